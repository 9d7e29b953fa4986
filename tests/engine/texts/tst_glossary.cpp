// SPDX-License-Identifier: GPL-3.0-or-later
// What is said beside the words of a translation: the names of things in sentences, what was read over, and what
// gettext is told of a text.
#include "engine/text/glossary.h"

#include "engine/text/review.h"
#include "engine/text/translation.h"

#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace marches::engine;

namespace {

TextEntry entry(std::string key, std::string one, std::string other = {})
{
    TextEntry text;
    text.key = std::move(key);
    text.one = std::move(one);
    text.other = std::move(other);
    text.file = "/somewhere/rules.yaml";
    return text;
}

const TextEntries kTexts = {entry("territory.beruna.name", "Beruna"),
                            entry("territory.fords.name", "Fords of Beruna"),
                            entry("piece.faun.name", "faun", "fauns"),
                            entry("piece.ox.name", "ox"),
                            entry("rule.R-1.text", "The Fords of Beruna are near Beruna."),
                            entry("rule.R-2.text", "Two Fauns of {beruna} beat an ox in berunas.")};

PoEntry& find(PoFile& file, const std::string& key)
{
    return *std::ranges::find_if(file.entries, [&](const PoEntry& po) { return po.context == key; });
}

QStringList termsIn(const PoFile& file)
{
    QStringList list;
    for (const TranslationFinding& finding : reportTranslation(file, kTexts, "fr").findings)
        if (finding.issue == TranslationIssue::Term)
            list << QString::fromStdString(finding.key + ": " + finding.detail + (finding.isError() ? " !" : ""));
    return list;
}

int msgfmt(const PoFile& file)
{
    QTemporaryDir folder;
    QFile out(folder.filePath(QStringLiteral("x.po")));
    if (!out.open(QIODevice::WriteOnly)) return -1;
    out.write(QByteArray::fromStdString(writePo(file)));
    out.close();
    QProcess process;
    process.start(QStringLiteral("msgfmt"),
                  {QStringLiteral("--check"), QStringLiteral("-o"), QStringLiteral("/dev/null"), out.fileName()});
    return process.waitForFinished(30'000) ? process.exitCode() : -1;
}

} // namespace

class TestGlossary : public QObject {
    Q_OBJECT

private slots:
    void sentencesNameThings()
    {
        const Glossary glossary(kTexts);
        QCOMPARE(glossary.terms().size(), std::size_t{3}); // an ox is too short to be told from other words
        const std::string first = kTexts[4].one;
        const std::vector<TermMention> inFirst = glossary.mentions(first, "rule.R-1.text");
        QCOMPARE(inFirst.size(), std::size_t{2});
        QCOMPARE(first.substr(inFirst[0].at, inFirst[0].length), std::string("Fords of Beruna")); // the longer one
        QCOMPARE(first.substr(inFirst[1].at, inFirst[1].length), std::string("Beruna"));
        // A plural of a common name, however it is written; no placeholder, and no proper name in small letters.
        const std::string second = kTexts[5].one;
        const std::vector<TermMention> inSecond = glossary.mentions(second, "rule.R-2.text");
        QCOMPARE(inSecond.size(), std::size_t{1});
        QCOMPARE(second.substr(inSecond[0].at, inSecond[0].length), std::string("Fauns"));
        QVERIFY(glossary.mentions("Beruna", "territory.beruna.at").empty()); // its own form
    }

    void anotherWordIsTold()
    {
        PoFile file = extractTexts(kTexts, "en", "fr");
        find(file, "rule.R-1.text").text = {"Les gués de Béruna sont près de la Ville."};
        QCOMPARE(termsIn(file), QStringList()); // nothing has a name yet
        find(file, "territory.beruna.name").text = {"Bérune"};
        find(file, "territory.fords.name").text = {"Gués de Béruna"};
        QCOMPARE(termsIn(file), QStringList()); // a stem is enough, marks and case count nothing
        find(file, "territory.fords.name").text = {"Passage rouge"};
        QCOMPARE(termsIn(file), QStringList{QStringLiteral("rule.R-1.text: Fords of Beruna = Passage rouge")});
        find(file, "territory.fords.name").fuzzy = true;
        QCOMPARE(termsIn(file), QStringList());
        find(file, "piece.faun.name").text = {"faune", "faunes"};
        find(file, "rule.R-2.text").text = {"Deux satyres de {beruna} battent un bœuf."};
        QCOMPARE(termsIn(file), QStringList{QStringLiteral("rule.R-2.text: faun = faune")});
    }

    void reviewHoldsForTheWordsThatWereRead()
    {
        PoFile file = extractTexts(kTexts, "en", "fr");
        PoEntry& po = find(file, "piece.faun.name");
        po.comments = {"A note of mine."};
        setReviewed(po, true);
        QVERIFY(!isReviewed(po)); // there is nothing to be read
        po.text = {"faune", "faunes"};
        setReviewed(po, true);
        QVERIFY(isReviewed(po));
        const Result<PoFile> read = readPo(writePo(file), "fr.po");
        QVERIFY(read.has_value());
        PoFile again = updateTranslation(*read, kTexts, "en", "fr");
        QVERIFY(isReviewed(find(again, "piece.faun.name")));
        QCOMPARE(reportTranslation(again, kTexts, "fr").reviewed, 1);
        find(again, "piece.faun.name").text[1] = "satyres"; // by another program, which knows nothing of marks
        QVERIFY(!isReviewed(find(again, "piece.faun.name")));
        again = updateTranslation(again, kTexts, "en", "fr");
        QCOMPARE(find(again, "piece.faun.name").comments, std::vector<std::string>{"A note of mine."});
        // Neither does it hold for another source.
        TextEntries others = kTexts;
        others[2].one = "goat";
        PoFile changed = updateTranslation(*read, others, "en", "fr");
        QVERIFY(!isReviewed(find(changed, "piece.faun.name")));
    }

    void gettextKeepsTheMark()
    {
        PoFile file = extractTexts(kTexts, "en", "fr");
        find(file, "territory.beruna.name").text = {"Béruna"};
        setReviewed(find(file, "territory.beruna.name"), true);
        QTemporaryDir folder;
        QFile out(folder.filePath(QStringLiteral("x.po")));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write(QByteArray::fromStdString(writePo(file)));
        out.close();
        QProcess process;
        process.start(QStringLiteral("msgcat"), {out.fileName()});
        QVERIFY(process.waitForFinished(30'000));
        Result<PoFile> read = readPo(process.readAllStandardOutput().toStdString(), "x.po");
        QVERIFY(read.has_value());
        QVERIFY(isReviewed(find(*read, "territory.beruna.name")));
        QCOMPARE(writePo(*read), writePo(file));
    }

    void gettextIsToldOfPlaceholders()
    {
        const TextEntries texts = {entry("question.a", "{seat}, attack {place:with-article}?"),
                                   entry("rule.b", "{n of piece} here"),
                                   entry("rule.c", "{n-light} here"),
                                   entry("rule.d", "plain"),
                                   entry("rule.e", "{{n}} is {n}"),
                                   entry("log.f", "One piece of {seat}", "{n} pieces of {seat}"),
                                   entry("rule.g", "Room for {max}"),
                                   entry("rule.h", "To {place}")};
        PoFile file = extractTexts(texts, "en", "fr");
        const auto flagged = [&file] {
            std::vector<std::string> keys;
            for (const PoEntry& po : file.entries)
                if (std::ranges::find(po.flags, "python-brace-format") != po.flags.end()) keys.push_back(*po.context);
            return keys;
        };
        for (const PoEntry& po : file.entries) QCOMPARE(po.references, std::vector<std::string>{"rules.yaml"});
        QCOMPARE(find(file, "question.a").notes, std::vector<std::string>{"There is room for 126 characters."});
        QCOMPARE(flagged(), (std::vector<std::string>{"log.f", "rule.g"}));
        // It is there once, however often the file is brought in step, and stays as its own flags do.
        find(file, "rule.g").flags.emplace_back("no-wrap");
        file = updateTranslation(file, texts, "en", "fr");
        QCOMPARE(find(file, "rule.g").flags, (std::vector<std::string>{"no-wrap", "python-brace-format"}));
        find(file, "question.a").text = {"{seat}, attaquer {place:of}\u202f?"};
        find(file, "log.f").text = {"Une pièce de {seat}", "{n} pièces de {seat}"};
        find(file, "rule.g").text = {"Place pour {max}"};
        QCOMPARE(msgfmt(file), 0); // a form for one may go without its number
        find(file, "rule.g").text = {"Place pour {mx}"};
        QVERIFY(msgfmt(file) != 0);
        find(file, "rule.g").text = {"Place pour {max}"};
        // A name that gets a form in this language is not for that check any more.
        find(file, "log.f").text = {"Une pièce {seat:of}", "{n} pièces {seat:of}"};
        file = updateTranslation(file, texts, "en", "fr");
        QCOMPARE(flagged(), std::vector<std::string>{"rule.g"});
        QCOMPARE(msgfmt(file), 0);
    }
};

QTEST_GUILESS_MAIN(TestGlossary)
#include "tst_glossary.moc"
