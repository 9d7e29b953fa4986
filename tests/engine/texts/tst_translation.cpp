// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/translation.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <string>

#include "engine/base/utf8.h"
#include "engine/text/textentry.h"
#include "tests/engine/support/anytext.h"

using namespace marches::engine;

namespace {

TextEntry entry(std::string key, std::string one, std::string other = {}, std::string note = {})
{
    TextEntry text;
    text.key = std::move(key);
    text.one = std::move(one);
    text.other = std::move(other);
    text.note = std::move(note);
    return text;
}

const TextEntries kTexts = {entry("map.name", "Narnia"),
                            entry("question.target", "{seat}, which place?", {}, "In the bar."),
                            entry("piece.faun.name", "faun"), entry("piece.faun.count", "{n} faun", "{n} fauns")};

PoEntry& find(PoFile& file, const std::string& key)
{
    const auto found = std::ranges::find_if(file.entries, [&](const PoEntry& po) { return po.context == key; });
    Q_ASSERT(found != file.entries.end());
    return *found;
}

PoFile french()
{
    PoFile file = extractTexts(kTexts, "en", "fr");
    find(file, "map.name").text = {"Narnie"};
    find(file, "question.target").text = {"{seat}, quelle place\u202f?"};
    find(file, "piece.faun.name").text = {"faune"};
    find(file, "piece.faun.count").text = {"{n} faune", "{n} faunes"};
    return file;
}

/// The findings as "issue key detail".
QStringList findings(const PoFile& file, const TextEntries& texts = kTexts, const char* language = "fr")
{
    QStringList list;
    for (const TranslationFinding& finding : reportTranslation(file, texts, language).findings)
        list << QString::fromStdString(std::string(issueId(finding.issue)) + " " + finding.key + " " + finding.detail)
                    .trimmed();
    return list;
}

} // namespace

class TestTranslation : public QObject {
    Q_OBJECT
private slots:
    void extractsEverything();
    void completeReport();
    void reportsEachIssue();
    void updateKeepsAndMarks();
    void updateKeepsWhatIsNoLongerAskedFor();
    void updateIsStable();
    void pluralsComeAndGo();
    void formsOfNamesWithoutSource();
    void pseudo();
    void gettextAccepts();
    void aPluralThatBecomesSingularStaysReadable();
    void whatIsUpdatedIsReadAgain();
};

void TestTranslation::extractsEverything()
{
    PoFile file = extractTexts(kTexts, "en", "pl");
    QCOMPARE(file.entries.size(), kTexts.size());
    QCOMPARE(file.field("Language"), std::string_view("pl"));
    QCOMPARE(file.field("X-Source-Language"), std::string_view("en"));
    QVERIFY(file.field("Plural-Forms").substr(0, 10) == "nplurals=3");
    QCOMPARE(find(file, "piece.faun.count").text.size(), std::size_t{3});
    QCOMPARE(find(file, "question.target").notes,
             (std::vector<std::string>{"In the bar.", "There is room for 126 characters."}));
    const TranslationReport report = reportTranslation(file, kTexts, "pl");
    QCOMPARE(report.total, 4);
    QCOMPARE(report.done, 0);
    QVERIFY(!report.complete());
}

void TestTranslation::completeReport()
{
    const TranslationReport report = reportTranslation(french(), kTexts, "fr");
    QVERIFY(report.complete());
    QCOMPARE(report.done, 4);
    QVERIFY(report.findings.empty());
}

void TestTranslation::reportsEachIssue()
{
    PoFile file = french();
    find(file, "map.name").text = {""};
    QCOMPARE(findings(file), QStringList{"missing map.name"});
    file = french();
    find(file, "map.name").fuzzy = true;
    QCOMPARE(findings(file), QStringList{"fuzzy map.name"});
    file = french();
    find(file, "map.name").source = "Old Narnia";
    QCOMPARE(findings(file), QStringList{"source-changed map.name Narnia"});
    file = french();
    find(file, "question.target").text = {"{siege}, quelle place\u202f?"};
    QCOMPARE(findings(file),
             (QStringList{"placeholder question.target {siege}", "placeholder question.target {seat}"}));
    file = french();
    find(file, "question.target").text = {"Où va {seat:with-article}\u202f?"}; // another form of the same is right
    QVERIFY(findings(file).isEmpty());
    find(file, "question.target").text = {"{seat:dative}, {seat:player-of}, {seat:player}, {seat:player-dative}"};
    QCOMPARE(findings(file), (QStringList{"placeholder question.target {seat:dative}",
                                          "placeholder question.target {seat:player-dative}"}));
    file = french();
    find(file, "piece.faun.count").text = {"un faune", "{n} faunes"}; // one may be said in words
    QVERIFY(findings(file).isEmpty());
    find(file, "piece.faun.count").text = {"un faune", "des faunes"};
    QCOMPARE(findings(file), QStringList{"placeholder piece.faun.count {n}"});
    find(file, "piece.faun.count").text = {"{n} faunes"};
    QCOMPARE(findings(file), QStringList{"plural piece.faun.count 1/2"});
    file = french();
    find(file, "map.name").text = {"Narnia"};
    QCOMPARE(findings(file), QStringList{"same-as-source map.name"});
    QVERIFY(reportTranslation(file, kTexts, "fr").complete()); // a person may have meant it
    file = french();
    find(file, "question.target").text = {"{seat}, quelle place ?"};
    QCOMPARE(findings(file),
             QStringList{QStringLiteral("typography question.target space-before-sign: quelle place ?")});
    QVERIFY(reportTranslation(file, kTexts, "fr").complete());
    file = french();
    const TextEntries twice = {entry("map.name", "Narnia"), entry("piece.faun.name", "Narnia"),
                               entry("map.of", "Narnia")};
    file = updateTranslation({}, twice, "en", "fr");
    for (PoEntry& po : file.entries) po.text = {"Narnie"};
    QVERIFY(findings(file, twice).isEmpty());
    find(file, "map.of").text = {"de Narnie"}; // another form is another text
    QVERIFY(findings(file, twice).isEmpty());
    find(file, "piece.faun.name").text = {"Narnye"};
    QCOMPARE(findings(file, twice), QStringList{"duplicate piece.faun.name map.name"});
    file = french();
    find(file, "question.target").text = {"{seat}, " + std::string(130, 'x')};
    QCOMPARE(findings(file), QStringList{"too-long question.target 138/126"});
    file = french();
    PoEntry stray;
    stray.context = "map.nam";
    stray.text = {"x"};
    file.entries.push_back(stray);
    QCOMPARE(findings(file), QStringList{"unknown map.nam"});
    file = french();
    file.entries.erase(file.entries.begin());
    QCOMPARE(findings(file), QStringList{"missing map.name"});
}

void TestTranslation::updateKeepsAndMarks()
{
    PoFile file = french();
    find(file, "map.name").comments = {"my own note"};
    TextEntries texts = kTexts;
    texts[0].one = "Old Narnia";
    texts.push_back(entry("map.text", "A land."));
    PoFile updated = updateTranslation(file, texts, "en", "fr");
    const PoEntry& changed = find(updated, "map.name");
    QVERIFY(changed.fuzzy);
    QCOMPARE(changed.source, std::string("Old Narnia"));
    QCOMPARE(changed.previousSource.value_or(""), std::string("Narnia"));
    QCOMPARE(changed.text, std::vector<std::string>{"Narnie"});
    QCOMPARE(changed.comments, std::vector<std::string>{"my own note"});
    QVERIFY(!find(updated, "question.target").fuzzy);
    QCOMPARE(find(updated, "map.text").text, std::vector<std::string>{""});
    QVERIFY(!find(updated, "map.text").fuzzy);
    // Changed twice before anybody looked: the source that was translated is what helps.
    texts[0].one = "Ancient Narnia";
    updated = updateTranslation(updated, texts, "en", "fr");
    QCOMPARE(find(updated, "map.name").previousSource.value_or(""), std::string("Narnia"));
    // Taken back: the translation is as good as before.
    texts[0].one = "Narnia";
    updated = updateTranslation(updated, texts, "en", "fr");
    QVERIFY(!find(updated, "map.name").fuzzy && !find(updated, "map.name").previousSource);
    QCOMPARE(find(updated, "map.name").text, std::vector<std::string>{"Narnie"});
}

void TestTranslation::updateKeepsWhatIsNoLongerAskedFor()
{
    const TextEntries fewer(kTexts.begin() + 1, kTexts.end());
    PoFile updated = updateTranslation(french(), fewer, "en", "fr");
    QVERIFY(find(updated, "map.name").obsolete);
    QCOMPARE(updated.entries.size(), kTexts.size());
    const Result<PoFile> stored = readPo(writePo(updated), "fr.po");
    QVERIFY(stored.has_value());
    PoFile again = updateTranslation(*stored, kTexts, "en", "fr"); // it comes back with its translation
    QVERIFY(!find(again, "map.name").obsolete && !find(again, "map.name").fuzzy);
    QCOMPARE(find(again, "map.name").text, std::vector<std::string>{"Narnie"});
    PoFile untranslated = updateTranslation(extractTexts(kTexts, "en", "fr"), fewer, "en", "fr");
    QCOMPARE(untranslated.entries.size(), fewer.size()); // nobody had written anything
}

void TestTranslation::updateIsStable()
{
    const std::string once = writePo(updateTranslation(french(), kTexts, "en", "fr"));
    const Result<PoFile> file = readPo(once, "fr.po");
    QVERIFY(file.has_value());
    QCOMPARE(writePo(updateTranslation(*file, kTexts, "en", "fr")), once);
}

void TestTranslation::pluralsComeAndGo()
{
    TextEntries texts = kTexts;
    texts[3].other.clear();
    PoFile single = updateTranslation(french(), texts, "en", "fr");
    const PoEntry& one = find(single, "piece.faun.count");
    QVERIFY(one.fuzzy && !one.plural);
    QCOMPARE(one.text, std::vector<std::string>{"{n} faunes"});
    QVERIFY(std::ranges::find(one.comments, "{n} faune") != one.comments.end());
    PoFile plural = updateTranslation(single, kTexts, "en", "pl");
    QVERIFY(find(plural, "piece.faun.count").plural.has_value());
    QVERIFY(find(plural, "piece.faun.count").fuzzy);
    QVERIFY(readPo(writePo(plural), "pl.po").has_value());
}

void TestTranslation::formsOfNamesWithoutSource()
{
    PoFile file = french();
    PoEntry form;
    form.context = "piece.faun.of";
    form.source = "of faun";
    form.text = {"du faune"};
    file.entries.push_back(form);
    QVERIFY(findings(file).isEmpty());
    PoFile updated = updateTranslation(file, kTexts, "en", "fr");
    QVERIFY(!find(updated, "piece.faun.of").obsolete);
}

void TestTranslation::pseudo()
{
    const std::string source = "{seat}, which of {{these}} {n of piece}?";
    const std::string text = pseudoText(source);
    QCOMPARE(placeholders(text), placeholders(source));
    QVERIFY(text.find("{{") != std::string::npos && text.find("}}") != std::string::npos);
    const auto words = [](const std::string& t) { return static_cast<double>(utf8Length(t)); };
    QVERIFY(words(pseudoText("which territory do you attack?")) >= 1.4 * words("which territory do you attack?"));
    QVERIFY(text.find("which") == std::string::npos);
    QVERIFY(isUtf8(text));
    QCOMPARE(pseudoText(""), std::string());
    const PoFile file = pseudoTranslation(kTexts, "en");
    QVERIFY(reportTranslation(file, kTexts, kPseudoLanguage).complete());
}

void TestTranslation::gettextAccepts()
{
    QVERIFY2(!QStandardPaths::findExecutable(QStringLiteral("msgfmt")).isEmpty(), "gettext is not installed");
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("x.po"));
    for (const PoFile& file : {french(), pseudoTranslation(kTexts, "en"), extractTexts(kTexts, "en", "ar")}) {
        QFile out(path);
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(QByteArray::fromStdString(writePo(file)));
        out.close();
        QProcess process;
        process.start(QStringLiteral("msgfmt"),
                      {QStringLiteral("--check"), QStringLiteral("-o"), QStringLiteral("/dev/null"), path});
        QVERIFY(process.waitForFinished(30'000));
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
    }
}

/// What an author may do to the texts, and a translator to the file, between two updates.
class Changes {
public:
    explicit Changes(unsigned seed) : m_any(seed) {}

    TextEntries texts()
    {
        TextEntries all;
        for (int i = 0; i < 12; ++i) {
            if (m_any.below(4) == 0) continue;
            // msgfmt wants the line end of a plural's source in forms that are not translated yet, too.
            const bool plural = m_any.below(2) == 0;
            const std::string one = words() + (!plural && m_any.below(4) == 0 ? "\n" : "");
            all.push_back(entry("text." + std::to_string(i), one, plural ? words() : std::string(),
                                m_any.below(3) == 0 ? m_any.text(30) : std::string()));
            if (m_any.below(8) == 0) all.push_back(all.back()); // as in two variants of one id
        }
        return all;
    }

    void translate(PoFile& file)
    {
        for (PoEntry& po : file.entries) {
            if (m_any.below(4) == 0) continue;
            const bool lines = po.source.ends_with('\n') || (po.obsolete && m_any.below(2) == 0);
            for (std::string& form : po.text) form = words() + (lines ? "\n" : "");
            po.fuzzy = po.fuzzy && m_any.below(2) == 0;
            if (m_any.below(6) == 0) po.comments.push_back(m_any.text(30));
        }
    }

private:
    /// Some of few, so that the same comes back.
    std::string words()
    {
        return m_any.below(2) == 0 ? "x" + std::to_string(m_any.below(3))
                                   : "x" + m_any.text(60) + "\n" + m_any.text(5) + "x";
    }

    test::AnyText m_any;
};

void TestTranslation::aPluralThatBecomesSingularStaysReadable()
{
    PoFile file = extractTexts({entry("k", "{n} faun\nof {m}", "{n} fauns\nof {m}")}, "en", "fr");
    file.entries[0].text = {"{n} faune\nde {m}", "{n} faunes\n\nde {m}"};
    file = updateTranslation(file, {entry("k", "fauns")}, "en", "fr");
    const Result<PoFile> read = readPo(writePo(file), "fr.po");
    QVERIFY2(read.has_value(), read ? "" : read.error()[0].code.c_str());
    const std::vector<std::string> kept{"{n} faune", "de {m}", "{n} faunes", "", "de {m}"};
    QCOMPARE(read->entries[0].comments, kept);
    QCOMPARE(file.entries[0].comments, kept);
    QCOMPARE(writePo(*read), writePo(file));
}

/// Over and over.
void TestTranslation::whatIsUpdatedIsReadAgain()
{
    for (unsigned seed = 1; seed <= 40; ++seed) {
        Changes changes(seed);
        PoFile file;
        for (int round = 0; round < 6; ++round) {
            file = updateTranslation(file, changes.texts(), "en", seed % 2 == 0 ? "fr" : "pl");
            const std::string written = writePo(file);
            const Result<PoFile> read = readPo(written, "x.po");
            QVERIFY2(read.has_value(),
                     read ? ""
                          : qPrintable(QString::number(seed) + ' ' + QString::fromStdString(read.error()[0].code)));
            QCOMPARE(writePo(*read), written);
            file = *read;
            changes.translate(file);
        }
    }
}

QTEST_GUILESS_MAIN(TestTranslation)
#include "tst_translation.moc"
