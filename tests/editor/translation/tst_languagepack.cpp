// SPDX-License-Identifier: GPL-3.0-or-later
// Translations of other people: a language in one zip, single files, memories of other programs.
#include "editor/exchange/zipfile.h"
#include "editor/translation/languagepack.h"
#include "editor/translation/tmxfile.h"
#include "editor/translation/translationmemory.h"
#include "editor/translation/translationprogress.h"
#include "engine/text/review.h"
#include "tests/editor/translation/storefixture.h"

using namespace marches;
using namespace marches::editor;

class TestLanguagePack : public StoreTest {
    Q_OBJECT

    std::vector<std::string> sources() const { return {source().toStdString()}; }
    engine::TextRoots roots() const { return {m_folder->path().toStdString(), {}}; }
    engine::Result<PackComparison> compare(const std::map<std::string, QByteArray>& files) const
    {
        const auto zip = makeZip(files, "x.zip");
        const auto pack = readLanguagePack(*zip, "x.zip");
        if (!pack) return engine::fail(pack.error());
        return comparePack(*pack, sources(), roots(), {});
    }

    /// A shipped map with one variant, and one of the person's own of it.
    void writeVariants()
    {
        const auto variant = [](const char* id, const char* name) {
            return QByteArray("marches: variant/1\nid: ") + id + "\nlanguage: en\nname: " + name +
                   "\nmap: isle\nruleset: classic-risk\n";
        };
        write(in("data/maps/isle/map.yaml"), "marches: map/1\nid: isle\nlanguage: en\nname: Isle\nsize: [10, 10]\n");
        write(in("data/maps/isle/variants/short.yaml"), variant("short", "Short"));
        write(in("own/maps/isle/variants/mine.yaml"), variant("mine", "Mine"));
    }
    QString in(const char* name) const { return m_folder->filePath(QLatin1String(name)); }

private slots:
    void onesOwnVariantsOfAShippedMapAreAmongItsTexts()
    {
        writeVariants();
        const engine::TextRoots roots(in("data").toStdString(), in("own").toStdString());
        const std::string map = in("data/maps/isle/map.yaml").toStdString();
        auto store = TranslationStore::open(map, "de", journals(), roots);
        QVERIFY2(store.has_value(), store ? "" : store.error().front().code.c_str());
        const int mine = (*store)->document().find("variant.mine.name");
        QVERIFY(mine >= 0);
        (*store)->document().typeForm(mine, 0, "Meins");
        (*store)->document().typeForm((*store)->document().find("variant.short.name"), 0, "Kurz");
        QVERIFY((*store)->save().has_value());
        QVERIFY(bytesOf(in("own/maps/isle/variants/i18n/de.po")).contains("Meins"));
        // Both are in what is sent, though their folders are called alike.
        const auto zip = packLanguage({map}, "de", roots, "de.zip", {});
        QVERIFY(zip.has_value());
        const auto pack = readLanguagePack(*zip, "de.zip");
        QVERIFY(pack.has_value());
        QVERIFY(QFile::remove(in("own/maps/isle/variants/i18n/de.po")));
        const auto compared = comparePack(*pack, {map}, roots, {});
        QVERIFY(compared.has_value());
        QCOMPARE(compared->taken(), std::size_t{1});
        QVERIFY(compared->unknown.empty());
        QVERIFY(writeChanges(compared->texts, false, {}).has_value());
        QVERIFY(bytesOf(in("own/maps/isle/variants/i18n/de.po")).contains("Meins"));
    }

    /// A copy of the program's source that is not where the program reads its own from.
    void aPackIsForACopyOfTheSourceToo()
    {
        writeVariants();
        write(in("copy/maps/isle/map.yaml"), bytesOf(in("data/maps/isle/map.yaml")));
        const auto zip =
            makeZip({{"maps/isle/i18n/de.po", "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
                                              "msgctxt \"map.name\"\nmsgid \"Isle\"\nmsgstr \"Insel\"\n"}},
                    "x.zip");
        const auto pack = readLanguagePack(*zip, "x.zip");
        QVERIFY(pack.has_value());
        const auto compared = comparePack(*pack, {in("copy/maps/isle/map.yaml").toStdString()},
                                          engine::TextRoots(in("data").toStdString()), {});
        QVERIFY(compared.has_value());
        QCOMPARE(compared->taken(), std::size_t{1});
        QVERIFY(compared->unknown.empty());
    }

    void aLanguageIsSentAndTaken()
    {
        {
            auto store = open();
            type(*store, "territory.lamp.name", "Laternenpfahl");
            type(*store, "rule.R-1.text", "Eine Regel.");
            store->document().setReviewed(row(*store, "rule.R-1.text"), true, {});
            QVERIFY(store->save().has_value());
        }
        const auto bytes = packLanguage(sources(), "de", roots(), "de.zip", {});
        QVERIFY2(bytes.has_value(), bytes ? "" : bytes.error().front().code.c_str());
        QVERIFY(isLanguagePack(*bytes));
        const auto files = readZip(*bytes, "de.zip");
        QVERIFY(files.has_value());
        const std::string name = files->begin()->first;
        QVERIFY2(name.ends_with("/i18n/de.po"), name.c_str());
        // Elsewhere one text is translated otherwise and one is not at all.
        QVERIFY(QFile::remove(po()));
        {
            auto store = open();
            type(*store, "territory.lamp.name", "Lampe");
            type(*store, "refused.friend", "{player} darf {place} nicht angreifen.");
            QVERIFY(store->save().has_value());
        }
        const auto pack = readLanguagePack(*bytes, "de.zip");
        QVERIFY(pack.has_value());
        const auto compared = comparePack(*pack, sources(), roots(), {});
        QVERIFY(compared.has_value());
        QCOMPARE(compared->taken(), std::size_t{1});
        QCOMPARE(compared->differing(), std::size_t{1});
        QVERIFY(writeChanges(compared->texts, false, "Anna <anna@example.org>").has_value());
        auto store = open();
        const auto text = [&](const char* key) { return store->document().row(row(*store, key)).po.text.front(); };
        QCOMPARE(text("territory.lamp.name"), std::string("Lampe"));
        QCOMPARE(text("rule.R-1.text"), std::string("Eine Regel."));
        QVERIFY(store->document().check(row(*store, "rule.R-1.text")).reviewed);
        QVERIFY(!text("refused.friend").empty());
        QVERIFY(bytesOf(po()).contains("\"Last-Translator: Anna <anna@example.org>\\n\""));
        // And theirs, where that is wanted.
        const auto again = comparePack(*pack, sources(), roots(), {});
        QCOMPARE(again->taken(), std::size_t{0});
        store.reset();
        const QByteArray before = bytesOf(po());
        const auto taken = writeChanges(again->texts, true, {});
        QVERIFY(taken.has_value());
        store = open();
        QCOMPARE(text("territory.lamp.name"), std::string("Laternenpfahl"));
        store.reset();
        // It can be taken back, as long as nobody else was at the file.
        QVERIFY(takeBack(*taken).has_value());
        QCOMPARE(bytesOf(po()), before);
        QVERIFY(takeBack(*taken).has_value()); // it is already
        QCOMPARE(bytesOf(po()), before);
        const QByteArray other = before + "\n# somebody else was here\n";
        write(po(), other);
        const auto refused = takeBack(*taken);
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().front().code, std::string("file-changed-on-disk"));
        QCOMPARE(bytesOf(po()), other);
    }

    void nothingIsWrittenThroughALink()
    {
        const QTemporaryDir elsewhere;
        {
            auto store = open();
            type(*store, "territory.lamp.name", "Laternenpfahl");
            QVERIFY(store->save().has_value());
        }
        const auto bytes = packLanguage(sources(), "de", roots(), "de.zip", {});
        const QString folder = QFileInfo(po()).path();
        QVERIFY(QDir(folder).removeRecursively());
        QVERIFY(QFile::link(elsewhere.path(), folder));
        const auto compared = comparePack(*readLanguagePack(*bytes, "de.zip"), sources(), roots(), {});
        QCOMPARE(compared->taken(), std::size_t{1});
        const auto taken = writeChanges(compared->texts, false, {});
        QVERIFY(!taken.has_value());
        QCOMPARE(taken.error().front().code, std::string("path-leaves-folder"));
        QVERIFY(QDir(elsewhere.path()).isEmpty());
    }

    void aPackIsTakenWholeOrNotAtAll()
    {
        {
            auto store = open();
            type(*store, "territory.lamp.name", "Laternenpfahl");
            QVERIFY(store->save().has_value());
        }
        const auto bytes = packLanguage(sources(), "de", roots(), "de.zip", {});
        QVERIFY(QFile::remove(po()));
        auto compared = comparePack(*readLanguagePack(*bytes, "de.zip"), sources(), roots(), {});
        QCOMPARE(compared->taken(), std::size_t{1});
        // The same file twice: the second finds another than was read, and the first goes with it.
        compared->texts.push_back(compared->texts.front());
        compared->texts.back().incoming.taken.front().second.text.front() = "Lampe";
        const auto taken = writeChanges(compared->texts, false, {});
        QVERIFY(!taken.has_value());
        QCOMPARE(taken.error().front().code, std::string("file-changed-on-disk"));
        QVERIFY(!QFile::exists(po()));
    }

    void nothingIsTakenFromHostileZips()
    {
        QVERIFY(!packLanguage(sources(), "de", roots(), "de.zip", {}).has_value()); // nothing to send
        const QByteArray good = "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgctxt \"territory.lamp.name\"\nmsgid "
                                "\"Lamppost\"\nmsgstr \"Laterne\"\n";
        const std::string here = "elsewhere/" + QFileInfo(m_folder->path()).fileName().toStdString() + "/i18n/de.po";
        const auto fine = compare({{"wrapped-1/" + here, good}, {"notes.txt", "x"}});
        QVERIFY(fine.has_value());
        QCOMPARE(fine->taken(), std::size_t{1});
        for (const std::string& name : {std::string("../i18n/de.po"), std::string("/i18n/de.po")}) {
            const auto pack = readLanguagePack(*makeZip({{name, good}}, "x.zip"), "x.zip");
            QVERIFY(!pack.has_value());
            QCOMPARE(pack.error().front().code, std::string("zip-bad-name"));
        }
        // Two names that differ in nothing but case; more than a translation can hold.
        QCOMPARE(compare({{here, good}, {"elsewhere/" + here.substr(10, here.size() - 15) + "DE.po", good}})
                     .error()
                     .front()
                     .code,
                 std::string("zip-double"));
        QByteArray bomb(9 * 1024 * 1024, 'x');
        QCOMPARE(compare({{here, bomb}}).error().front().code, std::string("zip-too-large"));
        // A broken file is left out, told with its place, and the rest is taken.
        const auto broken = compare({{here, QByteArray(good).replace("Laterne\"", "Laterne")}});
        QVERIFY(broken.has_value());
        QCOMPARE(broken->taken(), std::size_t{0});
        QCOMPARE(broken->unreadable.front().line, 6);
        QVERIFY(!QFile::exists(po()));
        const auto other = compare({{"maps/atlantis/i18n/de.po", good}});
        QCOMPARE(other->unknown, std::vector<std::string>{"maps/atlantis/i18n/de.po"});
    }

    void whatComesInIsHeldAgainstWhatIsHere()
    {
        auto store = open();
        type(*store, "territory.lamp.name", "Laterne");
        const QByteArray theirs =
            "msgid \"\"\nmsgstr \"Language: de\\n\"\n\nmsgctxt \"territory.lamp.name\"\nmsgid \"Lamppost\"\nmsgstr "
            "\"Laternenpfahl\"\n\nmsgctxt \"rule.R-1.text\"\nmsgid \"An older rule.\"\nmsgstr \"Eine Regel.\"\n";
        const auto incoming =
            incomingTexts(store->document().units(), store->document().rows(), 0, theirs.toStdString(), "theirs.po");
        QVERIFY(incoming.has_value());
        QCOMPARE(incoming->differing.size(), std::size_t{1});
        QCOMPARE(incoming->differing.front().theirs.text.front(), std::string("Laternenpfahl"));
        QCOMPARE(incoming->taken.size(), std::size_t{1});
        QVERIFY(incoming->taken.front().second.fuzzy); // of another source
        QCOMPARE(incoming->taken.front().second.previousSource.value_or(""), std::string("An older rule."));
        const auto po = engine::readPo(theirs.toStdString(), "theirs.po");
        QCOMPARE(languageOf(*po, "theirs.po"), std::string("de"));
        QCOMPARE(sharedTexts(*po, store->document().units().front().entries), std::size_t{1});
    }

    void progressIsThatOfTheFiles()
    {
        QCOMPARE(progressOf(source().toStdString(), "de", roots())->empty, 5);
        auto store = open();
        type(*store, "territory.lamp.name", "Laterne");
        store->document().setReviewed(row(*store, "territory.lamp.name"), true, {});
        QVERIFY(store->save().has_value());
        const auto counts = progressOf(source().toStdString(), "de", roots());
        QVERIFY(counts.has_value());
        QCOMPARE(counts->total, 5);
        QCOMPARE(counts->done, 1);
        QCOMPARE(counts->reviewed, 1);
        write(po(), "msgid \"");
        QVERIFY(!progressOf(source().toStdString(), "de", roots()).has_value());
    }

    void aReviewIsAStepAndEndsWithTheWords()
    {
        auto store = open();
        TranslationDocument& document = store->document();
        const int lamp = row(*store, "territory.lamp.name");
        document.setReviewed(lamp, true, {});
        QVERIFY(!document.check(lamp).reviewed); // there is nothing to be read
        type(*store, "territory.lamp.name", "Laterne");
        document.setReviewed(lamp, true, QStringLiteral("reviewed"));
        QVERIFY(document.check(lamp).reviewed);
        document.undoStack().undo();
        QVERIFY(!document.check(lamp).reviewed);
        QCOMPARE(document.row(lamp).po.text.front(), std::string("Laterne"));
        document.undoStack().redo();
        QCOMPARE(document.counts().reviewed, 1);
        type(*store, "territory.lamp.name", "Laternen");
        QVERIFY(document.row(lamp).po.comments.empty());
        QCOMPARE(document.counts().reviewed, 0);
        document.undoStack().undo();
        QVERIFY(document.check(lamp).reviewed);
        // Killed, it is not lost either; of words that were typed last nobody knows whether they are whole.
        document.setReviewed(lamp, false, {});
        document.setReviewed(lamp, true, {});
        store.reset();
        QVERIFY(open()->document().check(lamp).reviewed);
    }

    void memoriesOfOtherProgramsAreRead()
    {
        const QByteArray tmx =
            "<?xml version=\"1.0\"?>\n<!DOCTYPE tmx SYSTEM \"tmx14.dtd\">\n<tmx version=\"1.4\"><header/><body>\n"
            "<tu><tuv xml:lang=\"en-US\"><seg>Attack <bpt i=\"1\">&lt;b&gt;</bpt>now<ept i=\"1\"/>!</seg></tuv>"
            "<tuv xml:lang=\"fr\"><seg>Attaquez&#160;!</seg></tuv><tuv xml:lang=\"de_AT\"><seg>Angriff <hi>jetzt</hi>!"
            "</seg></tuv></tu>\n<tu><tuv xml:lang=\"en\"><seg>Only English</seg></tuv></tu></body></tmx>";
        const auto german = readTmx(tmx, "m.tmx", "en", "de");
        QVERIFY2(german.has_value(), german ? "" : german.error().front().code.c_str());
        QCOMPARE(german->entries.size(), std::size_t{1});
        QCOMPARE(german->entries.front().source, std::string("Attack now!"));
        QCOMPARE(german->entries.front().text.front(), std::string("Angriff jetzt!"));
        TranslationMemory memory;
        memory.add(*german);
        QCOMPARE(memory.find("Attack now!").front().text, std::string("Angriff jetzt!"));
        QVERIFY(readTmx(tmx, "m.tmx", "en", "es")->entries.empty());
        const auto broken = readTmx(QByteArray(tmx).replace("</seg></tuv></tu>\n", "</tu>\n"), "m.tmx", "en", "de");
        QVERIFY(!broken.has_value());
        QCOMPARE(broken.error().front().code, std::string("tmx-syntax"));
        QCOMPARE(broken.error().front().line, 4);
        QCOMPARE(readTmx("<html/>", "m.tmx", "en", "de").error().front().code, std::string("tmx-no-memory"));
        // What is defined in terms of itself many times over is not written out.
        QByteArray bomb = "<!DOCTYPE tmx [<!ENTITY a \"xxxxxxxxxxxxxxxxxxxxxxxx\">";
        char last = 'a';
        for (char name = 'b'; name <= 'i'; last = name++)
            bomb += QByteArray("<!ENTITY ") + name + " \"" + (QByteArray("&") + last + ";").repeated(20) + "\">";
        bomb += "]><tmx><body><tu><tuv xml:lang=\"en\"><seg>&i;</seg></tuv></tu></body></tmx>";
        QVERIFY(!readTmx(bomb, "m.tmx", "en", "de").has_value());
        constexpr int kDeep = 300'000; // what is highlighted within what is highlighted
        const QByteArray deep = "<tmx><body><tu><tuv lang=\"en\"><seg>" + QByteArray("<hi>").repeated(kDeep) +
                                "Bridge" + QByteArray("</hi>").repeated(kDeep) +
                                "</seg></tuv><tuv lang=\"de\"><seg>Br\u00FCcke</seg></tuv></tu></body></tmx>";
        const auto highlighted = readTmx(deep, "m.tmx", "en", "de");
        QVERIFY(highlighted.has_value());
        QCOMPARE(highlighted->entries.front().source, std::string("Bridge"));
    }
};

QTEST_GUILESS_MAIN(TestLanguagePack)
#include "tst_languagepack.moc"
