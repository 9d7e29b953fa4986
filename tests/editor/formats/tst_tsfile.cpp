// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include "editor/formats/tsfile.h"
#include "editor/formats/tstranslator.h"
#include "engine/package/textloading.h"

using namespace marches::editor;
namespace engine = marches::engine;

namespace marches::test {

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

int run(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(120'000) ? process.exitCode() : -1;
}

QByteArray framed(const QByteArray& inside)
{
    return "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\" language=\"fr\">\n" +
           inside + "</TS>\n";
}

QByteArray inMessage(const QByteArray& inside)
{
    return framed("<context>\n    <name>A</name>\n    <message>\n" + inside + "    </message>\n</context>\n");
}

/// Every kind of thing that Linguist writes.
const QByteArray kEverything = R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="lv" sourcelanguage="en">
<dependencies>
<dependency catalog="other"/>
</dependencies>
    <extra-head>xx &amp; y</extra-head>
<context>
    <name>Al&lt;pha</name>
    <message id="x.y" numerus="yes">
        <location filename="../a.cpp" line="+12"/>
        <location line="-9"/>
        <source>%n &quot;file(s)&apos; é
second &amp;	tab&#x202f;x<byte value="x1f"/></source>
        <oldsource>old</oldsource>
        <comment>which one</comment>
        <oldcomment>which</oldcomment>
        <extracomment>from the program</extracomment>
        <translatorcomment>from me</translatorcomment>
        <translation type="unfinished">
            <numerusform>a</numerusform>
            <numerusform variants="yes">
                <lengthvariant>long</lengthvariant>
                <lengthvariant>s</lengthvariant>
            </numerusform>
            <numerusform></numerusform>
        </translation>
        <extra-k>v</extra-k>
        <userdata>ours</userdata>
    </message>
    <message>
        <source>B</source>
        <translation variants="yes">
            <lengthvariant>long</lengthvariant>
            <lengthvariant>s</lengthvariant>
        </translation>
    </message>
    <message>
        <source>C</source>
        <translation type="vanished">kept</translation>
    </message>
    <message>
        <source>D</source>
        <translation type="obsolete">kept</translation>
    </message>
    <message>
        <source>E</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name></name>
    <message>
        <source>F</source>
        <translation>x  y</translation>
    </message>
</context>
</TS>
)";

} // namespace

class TestTsFile : public QObject {
    Q_OBJECT
private slots:
    void theShippedFilesStayAsTheyAre_data()
    {
        QTest::addColumn<QString>("path");
        const QDir folder(QStringLiteral(MARCHES_SOURCE_DIR "/translations"));
        for (const QString& name : folder.entryList({QStringLiteral("*.ts")}))
            QTest::newRow(qPrintable(name)) << folder.filePath(name);
    }
    void theShippedFilesStayAsTheyAre()
    {
        QFETCH(QString, path);
        const auto file = loadTs(path);
        QVERIFY(file.has_value());
        QVERIFY(!file->contexts.empty());
        QCOMPARE(writeTs(*file), contentOf(path));
    }

    void everythingStays()
    {
        const auto file = readTs(kEverything, "all.ts");
        QVERIFY(file.has_value());
        QCOMPARE(writeTs(*file), kEverything);
        const TsMessage& first = file->contexts[0].messages[0];
        QCOMPARE(file->contexts[0].name, QStringLiteral("Al<pha"));
        QCOMPARE(first.source, QStringLiteral("%n \"file(s)' é\nsecond &\ttab\u202fx\x1f"));
        QCOMPARE(first.state, TsState::Unfinished);
        QCOMPARE(first.translations, QStringList({QStringLiteral("a"), QStringLiteral("long\u009cs"), QString()}));
        QCOMPARE(first.line, 10);
        QCOMPARE(file->contexts[0].messages[2].state, TsState::Vanished);
        QCOMPARE(file->contexts[0].messages[3].state, TsState::Obsolete);
        QCOMPARE(file->contexts[1].messages[0].translations, QStringList(QStringLiteral("x  y")));
        QVERIFY(file->find(QString(), QStringLiteral("F"), QString()) != nullptr);
        QVERIFY(file->find(QString(), QStringLiteral("F"), QStringLiteral("x")) == nullptr);
    }

    /// What we write is what lupdate leaves alone.
    void lupdateFindsNothingToChange()
    {
        QTemporaryDir folder;
        const QString source = folder.filePath(QStringLiteral("a.cpp"));
        const QString path = folder.filePath(QStringLiteral("a_pl.ts"));
        QVERIFY(write(source, "struct A { Q_DECLARE_TR_FUNCTIONS(A) };\n//: For the translator\nQString x = "
                              "A::tr(\"One & <two>\", \"menu\");\n"
                              "QString y = A::tr(\"%n file(s)\", nullptr, 2);\n"
                              "QString z = QCoreApplication::translate(\"B\", \"Three\");\n"));
        const QStringList arguments{
            QStringLiteral("-silent"), source, QStringLiteral("-ts"), path, QStringLiteral("-target-language"),
            QStringLiteral("pl")};
        QCOMPARE(run(QStringLiteral(MARCHES_LUPDATE), arguments), 0);
        auto file = loadTs(path);
        QVERIFY(file.has_value());
        QCOMPARE(writeTs(*file), contentOf(path));
        TsMessage* plural = file->find(QStringLiteral("A"), QStringLiteral("%n file(s)"), QString());
        QVERIFY(plural != nullptr);
        QCOMPARE(plural->translations.size(), tsPluralRule(QStringLiteral("pl")).formCount());
        plural->translations = {QStringLiteral("%n 'plik'"), QStringLiteral("%n\u00a0pliki"),
                                QStringLiteral("%n plików\ni")};
        plural->translatorComment = QStringLiteral("<ja>");
        plural->state = TsState::Finished;
        QVERIFY(write(path, writeTs(*file)));
        QCOMPARE(run(QStringLiteral(MARCHES_LUPDATE), arguments), 0);
        QCOMPARE(contentOf(path), writeTs(*file));
    }

    void aMistakeIsToldWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        const QByteArray two = "<!DOCTYPE TS [<!ENTITY a \"b\">]>\n<TS version=\"2.1\">&a;</TS>";
        QTest::newRow("nothing") << QByteArray() << "ts-syntax" << 1;
        QTest::newRow("no XML") << QByteArray("msgid \"\"\n") << "ts-syntax" << 1;
        QTest::newRow("another root") << QByteArray("<svg/>") << "ts-no-root" << 1;
        QTest::newRow("an entity of its own") << two << "ts-doctype" << 1;
        QTest::newRow("a document type elsewhere")
            << QByteArray("<!DOCTYPE TS SYSTEM \"/etc/passwd\">\n<TS version=\"2.1\"></TS>") << "ts-doctype" << 1;
        QTest::newRow("an unknown entity") << inMessage("<source>&passwd;</source>") << "ts-syntax" << 7;
        QTest::newRow("an unknown element") << inMessage("<image/>\n") << "ts-unknown-element" << 7;
        QTest::newRow("markup in a sentence") << inMessage("<source>a<b>c</b></source>\n") << "ts-unknown-element" << 7;
        QTest::newRow("loose text") << inMessage("hello\n") << "ts-loose-text" << 8;
        QTest::newRow("an unknown state")
            << inMessage("<translation type=\"maybe\">x</translation>\n") << "ts-unknown-state" << 7;
        QTest::newRow("a byte that is none")
            << inMessage("<source><byte value=\"x0\"/></source>\n") << "ts-bad-byte" << 7;
        QTest::newRow("cut off") << kEverything.left(600) << "ts-syntax" << 18;
        QTest::newRow("a language that leads elsewhere")
            << QByteArray("<TS version=\"2.1\" language=\"../../x\"></TS>") << "ts-language" << 1;
        QByteArray forms = "<translation>";
        for (int i = 0; i < 7; ++i) forms += "<numerusform>x</numerusform>";
        QTest::newRow("seven forms") << framed("<context><name>A</name><message numerus=\"yes\">\n" + forms +
                                               "</translation></message></context>")
                                     << "ts-too-many-forms" << 5;
        QTest::newRow("nested deeply") << framed(QByteArray("<context>").repeated(100'000)) << "ts-unknown-element"
                                       << 4;
        QTest::newRow("too large") << QByteArray(kMaxTsBytes + 1, ' ') << "file-too-large" << 0;
        QTest::newRow("too many") << framed("<context><name>A</name>" + QByteArray("<message/>\n").repeated(50'001) +
                                            "</context>")
                                  << "ts-too-many" << 50'004;
    }
    void aMistakeIsToldWithItsPlace()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        QFETCH(int, line);
        const auto file = readTs(bytes, "x.ts");
        QVERIFY(!file.has_value());
        const engine::Error& error = file.error().front();
        QCOMPARE(QString::fromStdString(error.code), code);
        QCOMPARE(error.line, line);
        QVERIFY(line == 0 || error.column > 0);
        engine::Errors errors;
        const engine::Texts texts = engine::engineTexts(MARCHES_SOURCE_DIR, errors);
        for (const char* language : {"en", "fr"}) {
            const QString sentence = QString::fromStdString(engine::errorSentence(error, texts, language));
            QVERIFY2(!sentence.contains(code) && !sentence.contains(QLatin1Char('{')), qPrintable(sentence));
        }
    }

    /// Any cut of a good file, and any byte of it changed, is read or refused.
    void damageIsReadOrRefused()
    {
        int refused = 0;
        for (qsizetype at = 0; at < kEverything.size(); ++at) {
            refused += readTs(kEverything.left(at), "cut.ts") ? 0 : 1;
            QByteArray changed = kEverything;
            changed[at] = static_cast<char>(changed[at] ^ 5);
            if (const auto file = readTs(changed, "changed.ts")) {
                const QByteArray once = writeTs(*file);
                const auto again = readTs(once, "again.ts");
                QVERIFY2(again.has_value(), changed);
                QCOMPARE(writeTs(*again), once);
            }
        }
        QVERIFY(refused > kEverything.size() / 2);
    }

    /// The same words as a compiled file gives, whatever the language and the number.
    void itSpeaksAsTheCompiledFileDoes()
    {
        const QStringList languages =
            QStringLiteral("af ar az be bg bi bn bo br bs ca cs cy da de dv dz el en eo es et eu fa fi "
                           "fil fj fo fr ga gd gl gn gu ha he hi hr hu hy "
                           "id is it ja ka kk ko lb lt lv mi mk ms mt my na nb nl nn no pl pt pt_BR "
                           "pt_PT ro ru sa se sk sl sm sq sr su sv sw ta "
                           "te th ti tl tr tt uk ur uz vi wa yo za zh zh_TW")
                .split(QLatin1Char(' '));
        QTemporaryDir folder;
        QStringList paths;
        for (const QString& language : languages) {
            TsFile file;
            file.language = language;
            TsMessage counted;
            counted.source = QStringLiteral("%n");
            counted.numerus = true;
            for (int i = 0; i < tsPluralRule(language).formCount(); ++i) counted.translations += QString::number(i);
            TsMessage plain;
            plain.source = QStringLiteral("One");
            plain.translations = {QStringLiteral("Un")};
            TsMessage menu = plain;
            menu.comment = QStringLiteral("menu");
            menu.translations = {QStringLiteral("Une")};
            TsMessage open = plain;
            open.source = QStringLiteral("Open");
            open.state = TsState::Unfinished;
            file.contexts = {{QStringLiteral("A"), {counted, plain, menu, open}}};
            paths += folder.filePath(QStringLiteral("x_%1.ts").arg(language));
            QVERIFY(write(paths.back(), writeTs(file)));
        }
        QCOMPARE(run(QStringLiteral(MARCHES_LRELEASE),
                     QStringList{QStringLiteral("-silent"), QStringLiteral("-nounfinished")} + paths),
                 0);
        for (const QString& path : paths) {
            QTranslator compiled;
            QVERIFY(compiled.load(QString(path).replace(QStringLiteral(".ts"), QStringLiteral(".qm"))));
            const auto file = loadTs(path);
            QVERIFY(file.has_value());
            const TsTranslator spoken(*file);
            for (const char* source : {"One", "Open", "Two"})
                for (const char* comment : {"", "menu", "other"})
                    QCOMPARE(spoken.translate("A", source, comment), compiled.translate("A", source, comment));
            for (int n = 0; n < 250; ++n)
                QVERIFY2(spoken.translate("A", "%n", nullptr, n) == compiled.translate("A", "%n", nullptr, n),
                         qPrintable(QStringLiteral("%1 %2").arg(file->language).arg(n)));
        }
    }

    void markupThatTheSourceHasNotIsNotSpoken()
    {
        const auto file = readTs(
            inMessage("<source>Play</source><translation>&lt;img src=&quot;/dev/zero&quot;&gt;</translation>"), "x");
        QVERIFY(file.has_value());
        QVERIFY(TsTranslator(*file).isEmpty());
    }

    /// The language of a switch: installed, sentences are spoken; what is missing stays in the source.
    void aHalfDoneLanguageFallsBackSentenceBySentence()
    {
        const auto file = readTs(inMessage("<source>Play</source><translation>Jouer</translation>"), "x");
        QVERIFY(file.has_value());
        TsTranslator translator(*file);
        QVERIFY(QCoreApplication::installTranslator(&translator));
        QCOMPARE(QCoreApplication::translate("A", "Play"), QStringLiteral("Jouer"));
        QCOMPARE(QCoreApplication::translate("A", "Stop"), QStringLiteral("Stop"));
        QCoreApplication::removeTranslator(&translator);
        QCOMPARE(QCoreApplication::translate("A", "Play"), QStringLiteral("Play"));
    }
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestTsFile)
#include "tst_tsfile.moc"
