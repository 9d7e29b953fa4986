// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/report.h"

#include <QXmlStreamReader>
#include <QtTest>

#include <algorithm>
#include <functional>

#include "engine/lab/estimate.h"
#include "engine/lab/experimentplan.h"
#include "engine/lab/experimentrun.h"
#include "engine/lab/svgchart.h"
#include "engine/package/textloading.h"
#include "tests/engine/support/toyrules.h"

using namespace marches::engine;

namespace {

const Texts& texts()
{
    static const Texts kTexts = [] {
        Errors errors;
        Texts read = engineTexts({MARCHES_SOURCE_DIR, {}}, errors);
        if (!errors.empty()) qFatal("no texts");
        return read;
    }();
    return kTexts;
}

PlannedArm armOf(std::string name, int rounds)
{
    return {std::move(name), "ring", std::make_shared<toy::Rules>(rounds), {}, {}, {"easy", "easy", "easy"}};
}

/// The toy game with four rounds, with one, and with a name that is made to break pages.
ExperimentPlan toyPlan()
{
    ExperimentPlan plan;
    plan.experiment.variant = "ring:toy";
    plan.experiment.title = "Rounds & <b>more</b>";
    plan.experiment.games = 40;
    plan.experiment.moveLimit = 1000;
    plan.experiment.measures = {"wins", "turns", "fought", "drama"};
    plan.experiment.target = "turns";
    plan.map = "ring";
    plan.ruleset = "toy";
    plan.arms = {armOf(kFirstArm, 4), armOf("one round", 1), armOf("=<script>alert(\"x\")</script>", 4)};
    plan.contrasts = {{"one round", {-1, 1, 0}, {}}, {"=<script>alert(\"x\")</script>", {-1, 0, 1}, {}}};
    return plan;
}

SimulationResult resultOf(const ExperimentPlan& plan)
{
    const Result<ExperimentOutcome> outcome = runExperiment({&plan, 1, 1, 1, {}});
    if (!outcome) qFatal("not run");
    return outcome->result;
}

QString wrongIn(const std::string& markup)
{
    QXmlStreamReader reader(QByteArray::fromStdString(markup));
    while (!reader.atEnd()) reader.readNext();
    return reader.hasError() ? reader.errorString() + QStringLiteral(" at line %1").arg(reader.lineNumber())
                             : QString();
}

} // namespace

class TestLabReport : public QObject {
    Q_OBJECT

private slots:
    void pagesAreWellFormed()
    {
        const ExperimentPlan plan = toyPlan();
        const SimulationResult result = resultOf(plan);
        for (const char* language : {"en", "fr"}) {
            const std::string page = htmlReport(result, plan.experiment, LabWords(texts(), language), "marches-cli x");
            QVERIFY2(wrongIn(page).isEmpty(), qPrintable(wrongIn(page)));
            QVERIFY(page.find("<script") == std::string::npos);
            QVERIFY(page.find("<svg") != std::string::npos);
            QVERIFY(page.find("measure.") == std::string::npos); // no text is missing
            QVERIFY(page.find("lab.") == std::string::npos);
        }
    }

    void placesAreShownOnTheBoard()
    {
        const ExperimentPlan plan = toyPlan();
        const SimulationResult result = resultOf(plan);
        const LabWords words(texts(), "en");
        const BoardOutline board{100, 80, {{"north", "M0 0L9 0L9 9Z"}, {"nowhere", "M1 1L2 1L2 2Z"}}};
        const std::string page = htmlReport(result, plan.experiment, words, "x", &board);
        QVERIFY2(wrongIn(page).isEmpty(), qPrintable(wrongIn(page)));
        QCOMPARE(QString::fromStdString(page).count(QStringLiteral("M0 0L9 0L9 9Z")), 2); // two arms side by side
        QVERIFY(page.find("M1 1L2 1L2 2Z") == std::string::npos);                         // it has no value
        QVERIFY(page.find("<title>north: ") != std::string::npos);
        QVERIFY(htmlReport(result, plan.experiment, words, "x").find("M0 0L9") == std::string::npos);
    }

    /// What changed no game is told in words: its effect of 0 is no estimate.
    void whatChangedNothingIsWords()
    {
        ExperimentPlan plan = toyPlan();
        plan.arms[2].name = plan.contrasts[1].name = "nothing";
        const SimulationResult result = resultOf(plan);
        const LabWords words(texts(), "en");
        const QString page = QString::fromStdString(htmlReport(result, plan.experiment, words, "x"));
        QVERIFY(
            page.contains(QStringLiteral("<td>nothing</td><td colspan=\"4\">in no game did it change anything</td>")));
        QCOMPARE(page.count(QStringLiteral("in no game did it change anything")), 1);
        QCOMPARE(page.count(QStringLiteral("<td>nothing</td>")), 1);
        QVERIFY(!page.contains(QStringLiteral("<title>nothing")));
        plan.arms[2] = armOf("nothing", 2);
        const QString other = QString::fromStdString(htmlReport(resultOf(plan), plan.experiment, words, "x"));
        QVERIFY(!other.contains(QStringLiteral("in no game did it")));
        // Other games in which what is asked about is the same.
        plan.experiment.target = "unended";
        const QString same = QString::fromStdString(htmlReport(resultOf(plan), plan.experiment, words, "x"));
        QCOMPARE(same.count(QStringLiteral("the same in every game")), 2);
        QVERIFY(!same.contains(QStringLiteral("may be chance")));
        QVERIFY(!other.contains(QStringLiteral("the same in every game")));
        // Where nothing else is asked about there are no bars at all.
        plan = toyPlan();
        plan.arms.erase(plan.arms.begin() + 1);
        plan.contrasts = {{plan.arms[1].name, {-1, 1}, {}}};
        const std::string none = htmlReport(resultOf(plan), plan.experiment, words, "x");
        QVERIFY2(wrongIn(none).isEmpty(), qPrintable(wrongIn(none)));
        QVERIFY(none.find("class=\"bar") == std::string::npos);
    }

    /// Of two arms every measure, and of lengths how far games lie apart.
    void oneChangeIsToldOfEveryMeasure()
    {
        ExperimentPlan plan = toyPlan();
        const LabWords words(texts(), "en");
        const QString many = QString::fromStdString(htmlReport(resultOf(plan), plan.experiment, words, "x"));
        QVERIFY(!many.contains(QStringLiteral("<h2>What changes</h2>")));
        QVERIFY(many.contains(QStringLiteral("<td>Length in turns: standard deviation</td>")));
        QVERIFY(!many.contains(QStringLiteral("<td>Drama: standard deviation</td>")));
        plan.arms.pop_back();
        plan.contrasts = {{"one round", {-1, 1}, {}}};
        const SimulationResult result = resultOf(plan);
        const std::string page = htmlReport(result, plan.experiment, words, "x");
        QVERIFY2(wrongIn(page).isEmpty(), qPrintable(wrongIn(page)));
        const QString two = QString::fromStdString(page);
        const qsizetype from = two.indexOf(QStringLiteral("<h2>What changes</h2>"));
        QVERIFY(from > 0);
        const QString section = two.mid(from, two.indexOf(QStringLiteral("</table>"), from) - from);
        const std::vector<Change> changes = changesOf(result, plan.experiment);
        QCOMPARE(section.count(QStringLiteral("<tr>")), static_cast<int>(changes.size()) + 1);
        for (const Change& change : changes) {
            const Measure& measure = *measureOfColumn(change.effect.column);
            QVERIFY(section.contains(QString::fromStdString(words.effect(measure, change.effect.estimate))));
        }
    }

    void everyMeasureIsExplained()
    {
        for (const char* language : {"en", "fr"})
            for (const Measure& measure : measures())
                for (const char* part : {".name", ".text", ".source"}) {
                    const std::string key = "measure." + std::string(measure.id) + part;
                    const Texts::Found found = texts().find(key, language);
                    QVERIFY2(found, key.c_str());
                    QCOMPARE(std::string(found.language), std::string(language));
                    QVERIFY(found.form({}).find('\n') == std::string::npos);
                }
    }

    void answersSayNoMoreThanTheIntervals()
    {
        const ExperimentPlan plan = toyPlan();
        const LabWords words(texts(), "en");
        const std::string found = words.answer(resultOf(plan), plan.experiment);
        QVERIFY2(found.find("one round: Length in turns") == 0, found.c_str());
        QVERIFY(found.find("more than chance") != std::string::npos);
        ExperimentPlan same = plan;
        same.arms.pop_back();
        same.contrasts = {{"one round", {-1, 1}, {}}};
        same.experiment.target = "unended";
        const std::string none = words.answer(resultOf(same), same.experiment);
        QVERIFY2(none.find(": no difference was found. ") != std::string::npos, none.c_str());
        QVERIFY2(none.find("It was the same in each of 40 games.") != std::string::npos, none.c_str());
        // The same games are another thing than no difference.
        same.arms[1].rules = same.arms[0].rules;
        same.experiment.target = "wins";
        const std::string never = words.answer(resultOf(same), same.experiment);
        QVERIFY2(never.find("Not one of the 40 games went differently") == 0, never.c_str());
        // Without a change it is told who wins, where that is known, and how long games are.
        same.arms.pop_back();
        same.contrasts.clear();
        const SimulationResult alone = resultOf(same);
        const std::string plays = words.answer(alone, same.experiment);
        QVERIFY2(plays.find(" turns on average.") != std::string::npos, plays.c_str());
        std::vector<Estimate> wins;
        for (const auto& [column, sums] : alone.measured)
            if (column.rfind("wins.", 0) == 0)
                wins.push_back(estimateOf(*findMeasure("wins"), sums, confidenceOf(same.experiment)));
        QVERIFY(wins.size() > 1);
        std::ranges::sort(wins, std::greater{}, &Estimate::value);
        QCOMPARE(plays.find(" wins most: ") != std::string::npos, wins[0].interval.lo > wins[1].interval.hi);
        same = plan;
        same.arms.pop_back();
        same.contrasts = {{"one round", {-1, 1}, {}}};
        same.experiment.games = 10;
        const std::string early = words.answer(resultOf(same), same.experiment);
        QCOMPARE(early, std::string("Too early to say: 10 of 10 games."));
    }

    void tablesAreReadByPrograms()
    {
        const ExperimentPlan plan = toyPlan();
        const QString table = QString::fromStdString(csvTable(resultOf(plan), plan.experiment));
        const QStringList rows = table.split(QStringLiteral("\r\n"), Qt::SkipEmptyParts);
        QVERIFY(rows.size() > 30);
        for (const QString& row : rows) {
            if (row.contains(QLatin1Char('"'))) continue;
            QCOMPARE(row.count(QLatin1Char(',')), 12);
        }
        QVERIFY(table.contains(QStringLiteral("effect,one round,turns,,40,")));
        QVERIFY(rows.front().endsWith(QStringLiteral(",probability,corrected,correction,saved")));
        const auto ofTurns = [](const SimulationResult& result, const Experiment& experiment) {
            for (const QString& row :
                 QString::fromStdString(csvTable(result, experiment)).split(QStringLiteral("\r\n")))
                if (row.startsWith(QStringLiteral("effect,one round,drama,"))) return row.split(QLatin1Char(','));
            return QStringList();
        };
        ExperimentPlan two = plan;
        two.arms.pop_back();
        two.contrasts = {{"one round", {-1, 1}, {}}};
        for (const auto& [correction, word] : {std::pair{Correction::Holm, "holm"}, std::pair{Correction::None, "none"},
                                               std::pair{Correction::BenjaminiHochberg, "benjamini-hochberg"}}) {
            two.experiment.correction = correction;
            const SimulationResult result = resultOf(two);
            const QStringList row = ofTurns(result, two.experiment);
            QCOMPARE(row.size(), 13);
            QCOMPARE(row[11], QLatin1String(word));
            // As the measures are judged side by side: what was asked by itself, the others together.
            for (const Change& change : changesOf(result, two.experiment)) {
                if (change.effect.column != "drama") continue;
                QVERIFY(std::abs(row[10].toDouble() - change.effect.corrected) < 1e-9);
                QVERIFY(std::abs(row[12].toDouble() - change.effect.gamesSaved) < 1e-6);
                if (correction == Correction::Holm) QVERIFY(change.effect.corrected > change.effect.probability);
            }
        }
        // A spreadsheet would calculate what begins so.
        QVERIFY(table.contains(QStringLiteral(",\"'=<script>alert(\"\"x\"\")</script>\",")));
    }

    void chartsAreWellFormed()
    {
        const double endless = std::numeric_limits<double>::infinity();
        const std::vector<ChartRow> rows = {{"a & b", 1.5, {1.0, 2.0}, true, "1.5"},
                                            {"<c>", -3.0, {-endless, endless}, false, "-3"}};
        for (const std::string& chart : {barChart(rows, "t"), pointChart(rows, 0.5, "t"), barChart({}, "none"),
                                         histogramChart({{"x", {{1, 2}, {900, 1}}}, {"y", {{0, 5}}}}, "t"),
                                         pairChart({"a", "b"}, {{}, {{0.5, true, "0.5", "a with b"}}}, "t")}) {
            QVERIFY2(wrongIn(chart).isEmpty(), qPrintable(wrongIn(chart)));
            QVERIFY(chart.find("inf") == std::string::npos && chart.find("nan") == std::string::npos);
        }
        QVERIFY(histogramChart({}, "t").empty());
    }

    void figuresHaveSignsAndUnits()
    {
        const LabWords english(texts(), "en");
        const LabWords french(texts(), "fr");
        const Measure& wins = *findMeasure("wins");
        QCOMPARE(english.difference(wins, 0.031), std::string("+3.1 in 100"));
        QCOMPARE(english.difference(wins, -0.031), std::string("−3.1 in 100"));
        QCOMPARE(english.difference(wins, -0.0001), std::string("0.0 in 100"));
        QCOMPARE(french.value(wins, 0.5), std::string("50,0 sur 100"));
        QCOMPARE(english.estimate(wins, {0.5, {0.4, 0.6}, 90, 0.5}), std::string("50.0 in 100 (40.0 to 60.0)"));
        QCOMPARE(english.armName("house.rounds=3"), std::string("house.rounds=3")); // without the game's texts
    }
};

QTEST_APPLESS_MAIN(TestLabReport)
#include "tst_labreport.moc"
