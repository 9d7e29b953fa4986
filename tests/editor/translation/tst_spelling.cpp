// SPDX-License-Identifier: GPL-3.0-or-later
// Spelling: which dictionary is taken, what of a text is looked at, encodings, names and words that a person teaches,
// dictionaries that are none. The dictionaries are made here, so that nothing rests on those of the system.
#include "editor/translation/spelling.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace marches;
using namespace marches::editor;

class TestSpelling : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;

    QString path(const char* name) const { return m_folder->filePath(QLatin1String(name)); }
    void write(const QString& name, const QByteArray& bytes) const
    {
        QFile out(m_folder->filePath(name));
        if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) qFatal("cannot write");
    }
    void make(const char* name, const QList<QByteArray>& words, const QByteArray& encoding = "UTF-8") const
    {
        const QString begin = QStringLiteral("dictionaries/") + QLatin1String(name);
        write(begin + QStringLiteral(".aff"), "SET " + encoding + "\nTRY esianrtolcdugmphbyfvkwz\n");
        write(begin + QStringLiteral(".dic"), QByteArray::number(words.size()) + '\n' + words.join('\n') + '\n');
    }
    static QStringList wrong(const Spelling& spelling, const QString& text)
    {
        QStringList words;
        for (const MisspeltWord& word : spelling.misspelt(text)) words << text.mid(word.at, word.length);
        return words;
    }
    static QString chosen(const char* code)
    {
        const auto files = Spelling::find(QLatin1String(code));
        return files ? files->affixes.section(QLatin1Char('/'), -1) : QString();
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("dictionaries")));
        QVERIFY(QDir(m_folder->path()).mkpath(QStringLiteral("share/hunspell")));
        qputenv("DICPATH", path("dictionaries").toUtf8());
        qputenv("XDG_DATA_DIRS", path("share").toUtf8());
    }

    void theDictionaryOfALanguageIsFound()
    {
        QCOMPARE(chosen("pt-BR"), QString());
        make("pt_PT", {"rei"});
        QCOMPARE(chosen("pt-BR"), QStringLiteral("pt_PT.aff")); // better than none
        make("pt_BR", {"rei"});
        QCOMPARE(chosen("pt-BR"), QStringLiteral("pt_BR.aff"));
        QCOMPARE(chosen("pt-PT"), QStringLiteral("pt_PT.aff"));
        make("de_AT", {"Wald"});
        QCOMPARE(chosen("de"), QStringLiteral("de_AT.aff"));
        make("de_DE", {"Wald"});
        QCOMPARE(chosen("de"), QStringLiteral("de_DE.aff"));
        make("fr-classique", {"roi"});
        QCOMPARE(chosen("fr"), QStringLiteral("fr-classique.aff"));
        make("fr", {"roi"});
        QCOMPARE(chosen("fr"), QStringLiteral("fr.aff"));
        // Another script is another matter.
        make("sr_Latn_RS", {"kralj"});
        QCOMPARE(chosen("sr"), QString());
        QCOMPARE(chosen("sr-Latn"), QStringLiteral("sr_Latn_RS.aff"));
        // Half a dictionary is none, and what is no code finds nothing.
        write(QStringLiteral("dictionaries/nl.aff"), "SET UTF-8\n");
        QCOMPARE(chosen("nl"), QString());
        QCOMPARE(chosen("../fr"), QString());
        QCOMPARE(chosen("*"), QString());
        QCOMPARE(chosen(""), QString());
    }

    void dictionariesOfTheSystemComeAfterOnesOwn()
    {
        write(QStringLiteral("share/hunspell/it_IT.aff"), "SET UTF-8\n");
        write(QStringLiteral("share/hunspell/it_IT.dic"), "1\nre\n");
        QCOMPARE(Spelling::find(QStringLiteral("it"))->affixes, path("share/hunspell/it_IT.aff"));
        make("it_IT", {"re"});
        QCOMPARE(Spelling::find(QStringLiteral("it"))->affixes, path("dictionaries/it_IT.aff"));
        qputenv("DICPATH", (path("nowhere") + QStringLiteral("::") + path("dictionaries")).toUtf8());
        QCOMPARE(Spelling::find(QStringLiteral("it"))->affixes, path("dictionaries/it_IT.aff"));
    }

    void packagesAreNamed()
    {
        QCOMPARE(Spelling::package(QStringLiteral("fr")), QStringLiteral("hunspell-fr"));
        QCOMPARE(Spelling::package(QStringLiteral("fr-CA")), QStringLiteral("hunspell-fr"));
        QCOMPARE(Spelling::package(QStringLiteral("de")), QStringLiteral("hunspell-de-de"));
        QCOMPARE(Spelling::package(QStringLiteral("pt-PT")), QStringLiteral("hunspell-pt-pt"));
        QCOMPARE(Spelling::package(QStringLiteral("eo")), QStringLiteral("myspell-eo"));
    }

    void wordsAreFoundWhereTheyStand()
    {
        make("en_US", {"the", "king", "is", "here"});
        Spelling spelling;
        QVERIFY(!spelling.hasDictionary());
        spelling.setLanguage(QStringLiteral("en"));
        QVERIFY(spelling.hasDictionary());
        QVERIFY(spelling.misspelt(QStringLiteral("The king is here.")).empty());
        const std::vector<MisspeltWord> expected{{4, 4, QStringLiteral("kign")}, {12, 4, QStringLiteral("heer")}};
        QVERIFY(spelling.misspelt(QStringLiteral("The kign is heer, is heer")).size() == 3);
        const auto found = spelling.misspelt(QStringLiteral("The kign is heer."));
        QVERIFY(found == expected);
        // Beyond the first plane a letter has two units.
        QCOMPARE(spelling.misspelt(QString::fromUtf8("\xF0\x9F\x91\x91 kign")).front().at, 3);
        QCOMPARE(spelling.suggestions(QStringLiteral("kign")).value(0), QStringLiteral("king"));
        QVERIFY(spelling.suggestions(QString(5000, QLatin1Char('k'))).isEmpty());
        QVERIFY(spelling.misspelt(QString()).empty());
        QVERIFY(spelling.misspelt(QString(QChar(0xD800))).empty());
    }

    void whatIsNoWordIsLeftOut()
    {
        make("en_US", {"king", "and", "queen"});
        Spelling spelling;
        spelling.setLanguage(QStringLiteral("en"));
        for (const char* text :
             {"king {plcae:of} and {plcae}", "%1 king %n and %L1", "king NRJ-23 and XYZZ and M2x", "x king z",
              "<b>king</b> <a href=\"xxzy\">queen</a>", "king&nbsp;and&#160;queen &amp; king",
              "king maps/xxzy/mapp.yaml and frr.po", "https://xxzy.org/qqw king a@xxzy.org", "king --xxzy and my_xxzy",
              "{n}xzth king", "&King and que&en",
              "king\xC2\xAD and que\xC2\xAD"
              "en",
              "king-queen", "\xE7\x8E\x8B\xE3\x81\xAF king"})
            QCOMPARE(wrong(spelling, QString::fromUtf8(text)), QStringList());
        QCOMPARE(wrong(spelling, QStringLiteral("<b>kinng</b> {n} quueen")),
                 (QStringList{QStringLiteral("kinng"), QStringLiteral("quueen")}));
        QCOMPARE(wrong(spelling, QStringLiteral("king-quueen")), QStringList{QStringLiteral("quueen")});
        QCOMPARE(wrong(spelling, QStringLiteral("ki&nng")), QStringList{QStringLiteral("ki&nng")});
        QCOMPARE(spelling.misspelt(QStringLiteral("ki&nng")).front().word, QStringLiteral("kinng"));
    }

    void apostrophesPartWords()
    {
        make("fr", {"île", "aujourd'hui", "qu", "elle", "jusqu'"});
        Spelling spelling;
        spelling.setLanguage(QStringLiteral("fr"));
        for (const char* text : {"l'île", "l’île", "L’île", "aujourd'hui", "aujourd’hui", "d’aujourd’hui", "qu’elle",
                                 "jusqu’{place}", "l’{place}"})
            QCOMPARE(wrong(spelling, QString::fromUtf8(text)), QStringList());
        QCOMPARE(wrong(spelling, QString::fromUtf8("l’îlle")), QStringList{QString::fromUtf8("îlle")});
        QCOMPARE(wrong(spelling, QString::fromUtf8("auojurd’hui")), QStringList{QString::fromUtf8("auojurd’hui")});
        // A suggestion is written as the word was.
        QCOMPARE(spelling.suggestions(QString::fromUtf8("aujourd’hhui")).value(0), QStringLiteral("aujourd'hui"));
        QCOMPARE(Spelling::inPlaceOf(QString::fromUtf8("aujourd’hhui"), QStringLiteral("aujourd'hui")),
                 QString::fromUtf8("aujourd’hui"));
        QCOMPARE(Spelling::inPlaceOf(QStringLiteral("aujourd'hhui"), QStringLiteral("aujourd'hui")),
                 QStringLiteral("aujourd'hui"));
        QCOMPARE(Spelling::inPlaceOf(QStringLiteral("te&xxte"), QStringLiteral("texte")), QStringLiteral("te&xte"));
    }

    void dictionariesHaveTheirEncodings()
    {
        make("fr", {"\xEEle", "for\xEAt"}, "ISO8859-1");
        make("fi",
             {"s\xA8kki", "\xBD"
                          "uvre"},
             "ISO8859-15");
        Spelling spelling;
        spelling.setLanguage(QStringLiteral("fr"));
        QCOMPARE(wrong(spelling, QString::fromUtf8("île forêt forét")), QStringList{QString::fromUtf8("forét")});
        QVERIFY(spelling.suggestions(QString::fromUtf8("forrêt")).contains(QString::fromUtf8("forêt")));
        // Written in two signs it is the same letter; what this encoding cannot say is nobody's mistake.
        QCOMPARE(wrong(spelling, QString::fromUtf8("fore\xCC\x82t œuf Жук")), QStringList());
        spelling.setLanguage(QStringLiteral("fi"));
        QCOMPARE(wrong(spelling, QString::fromUtf8("sškki œuvre sški")), QStringList{QString::fromUtf8("sški")});
        // Nobody knows this one: of its words those in ASCII are judged.
        make("xx", {"king"}, "NOSUCH-7");
        spelling.setLanguage(QStringLiteral("xx"));
        QCOMPARE(wrong(spelling, QString::fromUtf8("king kïng kinng")), QStringList{QStringLiteral("kinng")});
    }

    void namesOfTheTextsAreWords()
    {
        make("en_US", {"the", "king", "of", "forest"});
        Spelling spelling;
        spelling.setLanguage(QStringLiteral("en"));
        QCOMPARE(wrong(spelling, QStringLiteral("the king of Telmar")), QStringList{QStringLiteral("Telmar")});
        spelling.setKnown({QStringLiteral("the foreest of Telmar"), QStringLiteral("Cair-Paravel")});
        QCOMPARE(wrong(spelling, QStringLiteral("Telmar, Telmar's king, Paravel, Cair-Paravel")), QStringList());
        QCOMPARE(wrong(spelling, QStringLiteral("foreest")), QStringList{QStringLiteral("foreest")});
        QCOMPARE(spelling.suggestions(QStringLiteral("Telmarr")).value(0), QStringLiteral("Telmar"));
        spelling.setKnown({});
        QCOMPARE(wrong(spelling, QStringLiteral("Telmar")), QStringList{QStringLiteral("Telmar")});
    }

    void aPersonTeachesWords()
    {
        make("en_US", {"king"});
        const QString own = path("own/spelling");
        Spelling spelling(own);
        spelling.setLanguage(QStringLiteral("en"));
        QCOMPARE(wrong(spelling, QStringLiteral("faun")), QStringList{QStringLiteral("faun")});
        QVERIFY(spelling.learn(QStringLiteral("faun")).has_value());
        QCOMPARE(wrong(spelling, QStringLiteral("faun, Faun")), QStringList());
        // Another window learns at the same time: neither forgets the other's.
        Spelling other(own);
        other.setLanguage(QStringLiteral("en"));
        QVERIFY(spelling.learn(QStringLiteral("dryad")).has_value());
        QVERIFY(other.learn(QString::fromUtf8("o’clocck")).has_value());
        Spelling later(own);
        later.setLanguage(QStringLiteral("en"));
        QCOMPARE(wrong(later, QStringLiteral("faun dryad o'clocck")), QStringList());
        QFile file(own + QStringLiteral("/en.txt"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("dryad\nfaun\no'clocck\n"));
        // Each language has its own.
        make("fr", {"roi"});
        later.setLanguage(QStringLiteral("fr"));
        QCOMPARE(wrong(later, QStringLiteral("faun")), QStringList{QStringLiteral("faun")});
    }

    void whatCannotBeKeptIsLearntForNow()
    {
        make("en_US", {"king"});
        write(QStringLiteral("own"), "a file where the folder should be");
        Spelling spelling(path("own"));
        spelling.setLanguage(QStringLiteral("en"));
        QVERIFY(!spelling.learn(QStringLiteral("faun")).has_value());
        QCOMPARE(wrong(spelling, QStringLiteral("faun")), QStringList());
    }

    void brokenDictionariesFindNothing_data()
    {
        QTest::addColumn<QByteArray>("affixes");
        QTest::addColumn<QByteArray>("words");
        const QByteArray good("SET UTF-8\n");
        QByteArray noise;
        for (int i = 0; i < 4000; ++i) noise += static_cast<char>((i * 7919) >> 3);
        QTest::newRow("empty") << QByteArray() << QByteArray();
        QTest::newRow("no count") << good << QByteArray("king\nqueen\n");
        QTest::newRow("no words") << good << QByteArray("3\n");
        QTest::newRow("a count beyond all memory") << good << QByteArray("2147483647\nking\n");
        QTest::newRow("a count below nought") << good << QByteArray("-4\nking\n");
        QTest::newRow("noise") << noise << noise;
        QTest::newRow("noise for words") << good << noise;
    }
    void brokenDictionariesFindNothing()
    {
        QFETCH(QByteArray, affixes);
        QFETCH(QByteArray, words);
        write(QStringLiteral("dictionaries/en_US.aff"), affixes);
        write(QStringLiteral("dictionaries/en_US.dic"), words);
        Spelling spelling;
        spelling.setLanguage(QStringLiteral("en"));
        QVERIFY(!spelling.hasDictionary());
        QVERIFY(spelling.misspelt(QStringLiteral("The kign is heer")).empty());
        QVERIFY(spelling.suggestions(QStringLiteral("kign")).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestSpelling)
#include "tst_spelling.moc"
