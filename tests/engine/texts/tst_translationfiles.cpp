// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "engine/io/files.h"
#include "engine/package/textloading.h"
#include "engine/text/translation.h"

using namespace marches::engine;

namespace marches::test {

namespace {

PoEntry entryOf(const char* key, const char* source, const char* text)
{
    PoEntry entry;
    entry.context = key;
    entry.source = source;
    entry.text = {text};
    return entry;
}

const PoEntry* find(const PoFile& file, const std::string& key)
{
    for (const PoEntry& entry : file.entries)
        if (entry.context == key) return &entry;
    return nullptr;
}

} // namespace

class TestTranslationFiles : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_roots = TextRoots(path("shipped"), path("own"));
        m_source = write("shipped/resources/rules/game", "a: Alpha\n  b: Beta\n  c: Gamma\n");
    }

    void ownTranslationsWinTextByText()
    {
        writePoFile("shipped/resources/rules/game/i18n/fr.po",
                    {entryOf("a", "Alpha", "Alfa"), entryOf("b", "Beta", "Béta")});
        writePoFile("own/translations/resources/rules/game/i18n/fr.po",
                    {entryOf("b", "Beta", "Bêta"), entryOf("c", "Delta", "Delta, d’une autre source")});
        writePoFile("own/translations/resources/rules/game/i18n/pl.po", {entryOf("c", "Gamma", "Gama")});
        const Texts texts = read();
        QCOMPARE(texts.word("a", "fr"), std::string("Alfa"));
        QCOMPARE(texts.word("b", "fr"), std::string("Bêta"));
        QCOMPARE(texts.word("c", "fr"), std::string("Gamma"));
        QCOMPARE(texts.word("c", "pl"), std::string("Gama"));
        QCOMPARE(texts.word("a", "pl"), std::string("Alpha"));
        QCOMPARE(texts.languages(), (std::vector<std::string>{"en", "fr", "pl"}));
        QCOMPARE(translatedLanguages(m_roots), (std::vector<std::string>{"fr", "pl"}));
    }

    void whereATranslationIsWritten()
    {
        const std::string beside = path("shipped/resources/rules/game/i18n/fr.po");
        const std::string over = path("own/translations/resources/rules/game/i18n/fr.po");
        QCOMPARE(translationTarget(m_source, "fr", m_roots).file, over); // shipped
        QVERIFY(translationTarget(m_source, "fr", m_roots).overlay);
        QCOMPARE(translationTarget(m_source, "fr", {path("shipped")}).file, beside); // nothing of one's own
        QDir().mkpath(QString::fromStdString(path("shipped/.git")));
        QCOMPARE(translationTarget(m_source, "fr", m_roots).file, beside); // a working copy
        writePoFile("own/translations/resources/rules/game/i18n/fr.po", {entryOf("a", "Alpha", "Alfa")});
        QCOMPARE(translationTarget(m_source, "fr", m_roots).file, over); // what is there would hide it
        const std::string own = write("own/maps/mine", "a: A\n");
        QCOMPARE(translationTarget(own, "pt-BR", m_roots).file, path("own/maps/mine/i18n/pt-BR.po"));
        const std::string other = write("other/maps/mine", "a: A\n");
        QCOMPARE(translationTarget(other, "fr", m_roots).file, path("other/maps/mine/i18n/fr.po"));
    }

    /// A link in a map from a stranger leads nobody to files elsewhere.
    void linksLeadNowhere()
    {
        const std::string map = write("other/maps/mine", "a: A\n");
        writePoFile("elsewhere/fr.po", {entryOf("a", "A", "B")});
        writePoFile("other/maps/mine/i18n/de.po", {entryOf("a", "A", "B")});
        const auto beside = [&](const char* language) { return staysBeside(map, translationFile(map, language)); };
        QVERIFY(QFile::link(QString::fromStdString(path("elsewhere/fr.po")),
                            QString::fromStdString(path("other/maps/mine/i18n/fr.po"))));
        QVERIFY(QFile::link("de.po", QString::fromStdString(path("other/maps/mine/i18n/nl.po"))));
        QVERIFY(beside("de") && beside("nl") && beside("pl"));
        QVERIFY(!beside("fr"));
        const std::string linked = write("other/maps/linked", "a: A\n");
        QVERIFY(QFile::link(QString::fromStdString(path("elsewhere")),
                            QString::fromStdString(path("other/maps/linked/i18n"))));
        QVERIFY(!staysBeside(linked, translationFile(linked, "pl")));
        QVERIFY(
            QFile::link(QString::fromStdString(path("other/maps/mine")), QString::fromStdString(path("other/alias"))));
        const std::string alias = path("other/alias/") + map.substr(map.rfind('/') + 1);
        QVERIFY(staysBeside(alias, translationFile(alias, "de"))); // the folder itself may be linked
    }

    /// Outside of everything and not to be written: the overlay has a place for it, too.
    void aReadOnlyMapFromElsewhere()
    {
        const TranslationFile target = translationTarget("/proc/maps/x/map.yaml", "fr", m_roots);
        QVERIFY(!target.overlay || target.file == path("own/translations/elsewhere/proc/maps/x/i18n/fr.po"));
        QCOMPARE(overlayFile("/nowhere/x/map.yaml", "fr", m_roots),
                 path("own/translations/elsewhere/nowhere/x/i18n/fr.po"));
    }

    void anOverlayHoldsOnlyWhatDiffers()
    {
        writePoFile("shipped/resources/rules/game/i18n/fr.po",
                    {entryOf("a", "Alpha", "Alfa"), entryOf("b", "Beta", "Béta")});
        PoFile edited = *loadTranslation(source(), "fr", m_roots);
        QCOMPARE(edited.entries.size(), std::size_t(2));
        edited = updateTranslation(edited, source().entries, "en", "fr");
        for (PoEntry& entry : edited.entries)
            if (entry.context == "b") entry.text = {"Bêta"};
        const Result<std::string> written = saveTranslation(edited, source(), "fr", m_roots);
        QVERIFY(written.has_value());
        QCOMPARE(*written, path("own/translations/resources/rules/game/i18n/fr.po"));
        const PoFile own = *loadPo(*written);
        QCOMPARE(own.entries.size(), std::size_t(1)); // "a" is the shipped one, "c" is not translated
        // A shipped text is bettered later, and is seen.
        writePoFile("shipped/resources/rules/game/i18n/fr.po",
                    {entryOf("a", "Alpha", "L’alpha"), entryOf("b", "Beta", "Béta")});
        const PoFile again = *loadTranslation(source(), "fr", m_roots);
        QCOMPARE(find(again, "a")->text.front(), std::string("L’alpha"));
        QCOMPARE(find(again, "b")->text.front(), std::string("Bêta"));
        QCOMPARE(read().word("a", "fr"), std::string("L’alpha"));
    }

    void aBrokenOverlayIsToldAndLeftOut()
    {
        QVERIFY(writeFile(path("own/translations/resources/rules/game/i18n/fr.po"), "nonsense\n"));
        QVERIFY(!loadTranslation(source(), "fr", m_roots).has_value());
        Texts texts;
        Errors errors;
        addTexts(texts, source(), errors, m_roots);
        QVERIFY(!errors.empty());
        QCOMPARE(texts.word("a", "fr"), std::string("Alpha"));
    }

private:
    std::string path(const char* name) const { return m_folder->filePath(QString::fromUtf8(name)).toStdString(); }
    std::string write(const char* folder, const std::string& texts) const
    {
        const std::string file = path(folder) + "/texts.yaml";
        [[maybe_unused]] const bool written =
            writeFile(file, "marches: texts/1\nlanguage: en\ntexts:\n  " + texts).has_value();
        return file;
    }
    void writePoFile(const char* name, std::vector<PoEntry> entries) const
    {
        PoFile file = extractTexts({}, "en", "fr");
        file.entries = std::move(entries);
        QVERIFY(writeFile(path(name), writePo(file)));
    }
    TextSource source() const { return *loadTexts(m_source); }
    Texts read() const
    {
        Texts texts;
        Errors errors;
        addTexts(texts, source(), errors, m_roots);
        return errors.empty() ? texts : Texts();
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    TextRoots m_roots;
    std::string m_source;
};

} // namespace marches::test

QTEST_GUILESS_MAIN(marches::test::TestTranslationFiles)
#include "tst_translationfiles.moc"
