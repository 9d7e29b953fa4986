// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/experimentrun.h"

#include <QtTest>

#include <cmath>
#include <set>
#include <span>

#include "engine/lab/comparison.h"
#include "engine/lab/coursewatch.h"
#include "engine/lab/estimate.h"
#include "engine/lab/factorial.h"
#include "engine/lab/gamewatch.h"
#include "engine/lab/labwords.h"
#include "engine/lab/samplegame.h"
#include "engine/package/library.h"
#include "engine/rules/registry/registry.h"
#include "tests/engine/support/toyrules.h"

using namespace marches::engine;

namespace {

/// The toy game with more gold at the start.
class RichRules : public toy::Rules {
public:
    explicit RichRules(std::array<int, toy::kSeats> more) : m_more(more) {}
    void start(State& state, Decision& decision, RuleTrace* trace) const override
    {
        toy::Rules::start(state, decision, trace);
        for (std::size_t seat = 0; seat < m_more.size(); ++seat)
            state.as<toy::Position>().gold[seat] =
                static_cast<std::uint16_t>(state.as<toy::Position>().gold[seat] + m_more[seat]);
        decide(state, 0, decision, trace);
    }

private:
    std::array<int, toy::kSeats> m_more;
};

/// The toy game with every shuffle and roll read from behind: other games, of which none is likelier than before.
class BackwardRules : public toy::Rules {
public:
    void resolve(State& state, const Outcome& outcome, Decision& decision, RuleTrace* trace) const override
    {
        Outcome backward;
        for (int i = outcome.count() - 1; i >= 0; --i) backward.add(outcome[i]);
        toy::Rules::resolve(state, backward, decision, trace);
    }
};

/// The toy game in which red is said to have the best chances throughout.
class RedAheadRules : public toy::Rules {
public:
    bool hasOutlook() const override { return true; }
    void outlook(const State&, std::span<double> chances) const override
    {
        std::ranges::fill(chances, 0.0);
        chances[0] = 1.0;
    }
};

PlannedArm armOf(std::string name, std::shared_ptr<const Rules> rules)
{
    return {std::move(name), "ring", std::move(rules), {}, {}, {"medium", "medium", "medium"}};
}

/// The toy game as it is, with more gold for one seat, and with more for all.
ExperimentPlan toyPlan(std::uint64_t games)
{
    ExperimentPlan plan;
    plan.experiment.variant = "ring:toy";
    plan.experiment.design = ExperimentDesign::OneAtATime;
    plan.experiment.games = games;
    plan.experiment.moveLimit = 1000;
    plan.map = "ring";
    plan.ruleset = "toy";
    plan.arms = {armOf(kFirstArm, std::make_shared<toy::Rules>()),
                 armOf("house.all-rich=true", std::make_shared<RichRules>(std::array{1, 1, 1})),
                 armOf("house.red-rich=2", std::make_shared<RichRules>(std::array{2, 0, 0}))};
    plan.contrasts = {{"house.all-rich=true", {-1, 1, 0}, {}}, {"house.red-rich=2", {-1, 0, 1}, {}}};
    return plan;
}

ExperimentOutcome outcomeOf(const ExperimentPlan& plan, int jobs = 1, int shard = 1, int shards = 1)
{
    const Result<ExperimentOutcome> outcome = runExperiment({&plan, shard, shards, jobs, {}});
    if (!outcome) qFatal("not run: %s", outcome.error()[0].code.c_str());
    return *outcome;
}

std::string bytesOf(const ExperimentOutcome& outcome) { return writeLabResult(outcome.result); }

Library library() { return {MARCHES_SOURCE_DIR, {}}; }

/// A factorial design of so many runs that their sums hold fewer games than may be asked for.
const char* const kManyArms = "design: factorial\ngames: 1000000\nfactors:\n"
                              "  advanced.castle-bonus: []\n  advanced.father-christmas-bonus: []\n"
                              "  advanced.frozen-lake-thaw: []\n  advanced.camp-reinforcement: []\n"
                              "  advanced.wooded-two-dice: []\n  advanced.witch-petrifies-character: []\n"
                              "  advanced.aslan-hit-to-pavilion: []\n  advanced.lucy-armies: []\n";

const char* const kHeader = "marches: experiment/1\nvariant: narnia:narnia-risk-junior\n";

} // namespace

class TestExperiment : public QObject {
    Q_OBJECT

private slots:
    void whatIsPlantedIsStrongest()
    {
        const ExperimentPlan plan = toyPlan(400);
        const SimulationResult result = outcomeOf(plan, 2).result;
        const std::vector<Effect> effects = effectsOn(result, plan.experiment, "wins");
        QCOMPARE(effects.size(), std::size_t{6}); // two changes, three seats
        QCOMPARE(effects[0].contrast, std::string("house.red-rich=2"));
        QCOMPARE(effects[0].column, std::string("wins.red"));
        QVERIFY(effects[0].estimate.value > 0.05);
        QVERIFY(effects[0].found());
        QVERIFY(effects[0].estimate.interval.lo > 0.0);
        for (const Effect& effect : effects)
            if (effect.contrast == "house.all-rich=true") QVERIFY2(!effect.found(), effect.column.c_str());
    }

    /// What one change did, taken out of the games of all changes, is what a comparison of its own finds.
    void oneChangeIsTakenOutAsAComparison()
    {
        Experiment matters;
        matters.variant = "narnia:narnia-risk-junior";
        matters.design = ExperimentDesign::OneAtATime;
        matters.bots = {"easy"};
        matters.games = 12;
        matters.factors = {{"errata.no-scoring-reshuffle", {}}, {"reading.hit-waste", {}}};
        const Result<ExperimentPlan> all = planExperiment(matters, {}, library());
        QVERIFY(all);
        const SimulationResult result = outcomeOf(*all).result;
        QVERIFY(result.contrasts.size() >= 2);
        for (const Contrast& contrast : result.contrasts) {
            const std::optional<ComparisonOfOne> one = comparisonOf(result, matters, contrast.name);
            QVERIFY(one);
            const Result<ExperimentPlan> plan = planExperiment(one->experiment, {}, library());
            QVERIFY(plan);
            QCOMPARE(writeLabResult(one->result), bytesOf(outcomeOf(*plan)));
        }
        QVERIFY(!comparisonOf(result, matters, "reading.hit-waste"));
        Experiment other = matters;
        other.design = ExperimentDesign::Factorial;
        QVERIFY(!comparisonOf(result, other, result.contrasts.front().name));
    }

    /// Where one of two wins what the other loses, it is asked once.
    void theOtherSideOfADuelIsNotAskedAgain()
    {
        SimulationResult result;
        Experiment experiment;
        const auto contrast = [](const char* name, std::int64_t units, std::int64_t others) {
            return Contrast{name, {-1, 1}, {{"wins.red", {100, units, 40'000}}, {"wins.white", {100, others, 40'000}}}};
        };
        result.contrasts = {contrast("a=true", 900, -900), contrast("b=true", -70, 70)};
        const std::vector<Effect> once = effectsOn(result, experiment, "wins");
        QCOMPARE(once.size(), std::size_t{2});
        for (const Effect& effect : once) QCOMPARE(effect.column, std::string("wins.red"));
        result.contrasts[1] = contrast("b=true", -70, 60); // some games were drawn
        QCOMPARE(effectsOn(result, experiment, "wins").size(), std::size_t{4});
    }

    /// Two arms side by side: every measure once, what was asked first and judged by itself.
    void whatOneChangeDoesToEveryMeasure()
    {
        ExperimentPlan plan = toyPlan(200);
        QVERIFY(changesOf(outcomeOf(plan).result, plan.experiment).empty()); // two changes
        plan.arms.erase(plan.arms.begin() + 2, plan.arms.end());
        plan.contrasts = {{"house.all-rich=true", {-1, 1}, {}}};
        plan.experiment.target = "turns";
        const SimulationResult result = outcomeOf(plan).result;
        const std::vector<Change> changes = changesOf(result, plan.experiment);
        QVERIFY(changes.size() > 6);
        QCOMPARE(changes[0].effect.column, std::string("turns"));
        std::set<std::string> columns;
        const Measure* before = nullptr;
        for (const Change& change : changes) {
            QVERIFY(columns.insert(change.effect.column).second);
            QCOMPARE(change.before.arm, std::size_t{0});
            QCOMPARE(change.after.arm, std::size_t{1});
            const double difference = change.after.estimate.value - change.before.estimate.value;
            // Where each game has a value in both arms, as not all have of who led.
            const std::uint64_t games = change.effect.estimate.games;
            if (change.before.estimate.games == games && change.after.estimate.games == games)
                QVERIFY(std::abs(difference - change.effect.estimate.value) < 1e-6);
            const Measure* measure = measureOfColumn(change.effect.column);
            if (before != nullptr && measure->id != "turns") QVERIFY(before->id == "turns" || before <= measure);
            before = measure;
        }
        QCOMPARE(changes[0].effect.corrected, effectsOn(result, plan.experiment, "turns")[0].corrected);
        // The others are corrected together: more strictly than each by itself.
        for (const Change& change : changes)
            if (change.effect.column == "wins.red")
                QVERIFY(change.effect.corrected >= effectsOn(result, plan.experiment, "wins")[0].probability);
    }

    /// An option that is only called otherwise is never found, one that plays other games of which none is likelier
    /// than before about as seldom as the correction says, and one that is worth something is the strongest.
    void falseAlarmsAreAsRareAsIsSaid()
    {
        constexpr int kExperiments = 200;
        int alarms = 0;
        int namesFound = 0;
        int strongest = 0;
        int moved = 0;
        for (std::uint64_t seed = 1; seed <= kExperiments; ++seed) {
            ExperimentPlan plan = toyPlan(120);
            plan.experiment.seed = seed;
            plan.experiment.measures = {"wins"};
            plan.arms[1] = armOf("house.backward=true", std::make_shared<BackwardRules>());
            plan.arms.push_back(armOf("house.name=true", plan.arms[0].rules));
            plan.contrasts = {{"house.backward=true", {-1, 1, 0, 0}, {}},
                              {"house.red-rich=2", {-1, 0, 1, 0}, {}},
                              {"house.name=true", {-1, 0, 0, 1}, {}}};
            const std::vector<Effect> effects = effectsOn(outcomeOf(plan).result, plan.experiment, "wins");
            strongest += effects[0].contrast == "house.red-rich=2" && effects[0].found() ? 1 : 0;
            bool alarm = false;
            for (const Effect& effect : effects) {
                if (effect.contrast == "house.name=true") namesFound += effect.found() ? 1 : 0;
                if (effect.contrast != "house.backward=true") continue;
                alarm = alarm || effect.found();
                moved += effect.estimate.deviation > 0.0 ? 1 : 0;
            }
            alarms += alarm ? 1 : 0;
        }
        qInfo("%d false alarms, planted found %d times in %d", alarms, strongest, kExperiments);
        QVERIFY(moved > 5 * kExperiments / 2); // the games do differ
        // 5 in 100 are what is promised: two standard deviations more are luck.
        QVERIFY(alarms <= kExperiments / 20 + 2 * std::sqrt(kExperiments * 0.05 * 0.95));
        QCOMPARE(namesFound, 0);
        QVERIFY(strongest >= 95 * kExperiments / 100);
    }

    void pairsAreAskedOfWhatMoved()
    {
        const ExperimentPlan plan = toyPlan(100);
        const std::optional<Experiment> pairs = pairsExperiment(outcomeOf(plan).result, plan.experiment);
        QVERIFY(pairs.has_value());
        QCOMPARE(pairs->factors.size(), std::size_t{2});
        QCOMPARE(pairs->factors[0].option, std::string("house.red-rich"));
        QVERIFY(pairs->factors[0].values == std::vector<OptionValue>{2});
        const Result<Experiment> read = readExperiment(writeExperiment(*pairs), "pairs.yaml");
        QVERIFY(read.has_value());
        QVERIFY(*read == *pairs);
    }

    /// The runs of many factors hold fewer games than the changes that they come from.
    void pairsAskForNoMoreGamesThanFit()
    {
        ExperimentPlan plan = toyPlan(100);
        SimulationResult result = outcomeOf(plan).result;
        const Contrast moved = result.contrasts.back();
        result.contrasts.clear();
        for (int i = 0; i < 10; ++i) {
            result.contrasts.push_back(moved);
            result.contrasts.back().name = "house.option-" + std::to_string(i) + "=2";
        }
        plan.experiment.games = kMostExperimentGames;
        const std::optional<Experiment> pairs = pairsExperiment(result, plan.experiment);
        QVERIFY(pairs && pairs->factors.size() == 10);
        Contrast effect;
        effect.weights.assign(factorialRuns(10).size(), 1);
        QCOMPARE(pairs->games, mostGamesOf({effect}));
        QVERIFY(pairs->games < kMostExperimentGames);
    }

    void optionsThatExcludeEachOtherAreNoPair()
    {
        const ExperimentPlan plan = toyPlan(100);
        const SimulationResult result = outcomeOf(plan).result;
        int asked = 0;
        const auto never = [&](const Experiment& two) {
            asked += two.factors.size() == 2 ? 1 : 0;
            return false;
        };
        QVERIFY(!pairsExperiment(result, plan.experiment, never).has_value());
        QVERIFY(asked > 0);
    }

    /// What never arose is not what was too small to be found.
    void whatChangedNothingIsTold()
    {
        ExperimentPlan plan = toyPlan(40);
        plan.experiment.measures = {"wins"};
        plan.arms[1].rules = plan.arms[0].rules;
        const SimulationResult result = outcomeOf(plan).result;
        QVERIFY(changedNothing(result, "house.all-rich=true"));
        QVERIFY(!changedNothing(result, "house.red-rich=2"));
        QVERIFY(!changedNothing(result, "house.none=true"));
        QVERIFY(!changedNothing(emptyResult(plan), "house.all-rich=true")); // nothing is known yet

        // Other games of which the same seats won: with what was measured alone they would look alike.
        SimulationResult other = result;
        other.arms[0].tally.rolls += 1;
        QVERIFY(!changedNothing(other, "house.all-rich=true"));
        other = result;
        other.arms[0].tally.moves[5] += 1;
        QVERIFY(!changedNothing(other, "house.all-rich=true"));
        // What one game won another lost.
        other = result;
        other.contrasts[0].measured["wins.red"].squares = 2;
        QVERIFY(!changedNothing(other, "house.all-rich=true"));
    }

    void aRepeatedArmDiffersByNothing()
    {
        ExperimentPlan plan = toyPlan(60);
        plan.arms[1].rules = plan.arms[0].rules;
        const std::vector<Effect> effects = effectsOn(outcomeOf(plan).result, plan.experiment, "wins");
        for (const Effect& effect : effects)
            if (effect.contrast == "house.all-rich=true") QCOMPARE(effect.estimate.value, 0.0);
    }

    void threadsAndPartsChangeNothing()
    {
        const ExperimentPlan plan = toyPlan(101);
        const std::string whole = bytesOf(outcomeOf(plan));
        QCOMPARE(bytesOf(outcomeOf(plan, 3)), whole);
        std::vector<SimulationResult> parts;
        for (int part = 4; part >= 1; --part) parts.push_back(outcomeOf(plan, 2, part, 4).result);
        const Result<SimulationResult> merged = merge(parts);
        QVERIFY(merged.has_value());
        QCOMPARE(writeLabResult(*merged), whole);
        const Result<SimulationResult> read = readLabResult(whole, "whole.yaml");
        QVERIFY2(read.has_value(), read ? "" : read.error()[0].code.c_str());
        QCOMPARE(writeLabResult(*read), whole);
    }

    void anotherExperimentIsNotMerged()
    {
        const ExperimentPlan plan = toyPlan(40);
        ExperimentPlan other = plan;
        other.experiment.measures = {"turns"};
        const Result<SimulationResult> merged =
            merge({outcomeOf(plan, 1, 1, 2).result, outcomeOf(other, 1, 2, 2).result});
        QCOMPARE(merged.error()[0].code, std::string("merge-subject"));
    }

    void changedResultsAreRefused_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("code");
        QTest::newRow("a weight too few") << "weights: [-1, 1, 0]"
                                          << "weights: [-1, 1]"
                                          << "lab-weights";
        QTest::newRow("more games than were played") << "turns: [40, "
                                                     << "turns: [41, "
                                                     << "lab-fit";
        QTest::newRow("sums of other games") << "turns: [40, "
                                             << "turns: [40, 9999999"
                                             << "lab-fit";
        QTest::newRow("no number") << "turns: [40, "
                                   << "turns: [40, x"
                                   << "lab-number";
        QTest::newRow("squares too small for the sum") << "unended: [40, 0, 0]"
                                                       << "unended: [40, 20160, 0]"
                                                       << "lab-fit";
        QTest::newRow("a sum that whole numbers do not have") << "unended: [40, 0, 0]"
                                                              << "unended: [40, 42, 45]"
                                                              << "lab-fit";
    }
    void changedResultsAreRefused()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, code);
        QString text = QString::fromStdString(bytesOf(outcomeOf(toyPlan(40))));
        QVERIFY(text.contains(from));
        text.replace(text.indexOf(from), from.size(), to);
        const Result<SimulationResult> read = readLabResult(text.toStdString(), "r.yaml");
        QVERIFY(!read.has_value());
        QCOMPARE(QString::fromStdString(read.error()[0].code), code);
        QVERIFY(read.error()[0].line > 0 && read.error()[0].column > 0);
    }

    /// Columns of measures that there are none of, with their place in the file.
    void unknownMeasuresAreRefused()
    {
        QString text = QString::fromStdString(bytesOf(outcomeOf(toyPlan(40))));
        const int at = static_cast<int>(text.lastIndexOf(QStringLiteral("wins.red: ")));
        text.replace(at, 4, QStringLiteral("winz"));
        const Result<SimulationResult> read = readLabResult(text.toStdString(), "r.yaml");
        QVERIFY(read);
        const Result<Experiment> experiment = experimentOf(*read, "r.yaml");
        QVERIFY(!experiment);
        QCOMPARE(experiment.error()[0].code, std::string("unknown-measure"));
        QCOMPARE(experiment.error()[0].line, static_cast<int>(text.left(at).count(QLatin1Char('\n'))) + 1);
        QCOMPARE(experiment.error()[0].column, at - static_cast<int>(text.lastIndexOf(QLatin1Char('\n'), at)));
    }

    /// What is too early to be said is not called found either.
    void ofFewGamesNothingIsFound()
    {
        ExperimentPlan plan = toyPlan(29);
        plan.arms[1].rules = std::make_shared<RichRules>(std::array{300, 0, 0});
        plan.experiment.correction = Correction::None;
        const std::vector<Effect> few = effectsOn(outcomeOf(plan).result, plan.experiment, "wins");
        QVERIFY(few[0].corrected < 0.05);
        QVERIFY(std::ranges::none_of(few, &Effect::found));
        plan.experiment.games = 30;
        QVERIFY(effectsOn(outcomeOf(plan).result, plan.experiment, "wins")[0].found());
    }

    /// Of the measure that is made fair, at the intervals that are shown.
    void fairIsPreciseByWhatIsShown()
    {
        ExperimentPlan plan = toyPlan(400);
        plan.experiment.design = ExperimentDesign::Fair;
        plan.experiment.fair = {"house.gold", 0, 2, 1, "score.red", 4};
        plan.contrasts.clear();
        plan.arms.clear();
        for (int gold = 0; gold <= 2; ++gold)
            plan.arms.push_back(
                armOf("house.gold=" + std::to_string(gold), std::make_shared<RichRules>(std::array{gold, 0, 0})));
        const SimulationResult result = outcomeOf(plan).result;
        const auto widestOf = [](const std::optional<FairAnswer>& answer) {
            double widest = 0.0;
            for (const FairAnswer::Point& point : answer->points)
                widest = std::max(widest, (point.estimate.interval.hi - point.estimate.interval.lo) / 2);
            return widest;
        };
        double widest = widestOf(fairAnswer(result, plan.experiment));
        QVERIFY(widest > 0.0);
        plan.experiment.precision = widest * 1.0001;
        QVERIFY(looksOf(plan.experiment).size() > 1); // which widen the intervals once more
        QVERIFY(!isPrecise(result, plan.experiment));
        widest = widestOf(fairAnswer(result, plan.experiment));
        plan.experiment.precision = widest * 1.0001;
        QVERIFY(isPrecise(result, plan.experiment));
        plan.experiment.precision = widest * 0.9999;
        QVERIFY(!isPrecise(result, plan.experiment));
    }

    void anExperimentStopsWhenItIsPrecise()
    {
        ExperimentPlan plan = toyPlan(1600);
        plan.contrasts.clear();
        plan.arms.resize(1);
        plan.experiment.design = ExperimentDesign::Compare;
        plan.experiment.precision = 10;
        QVERIFY(looksOf(plan.experiment) == (std::vector<std::uint64_t>{100, 200, 400, 800, 1600}));
        const ExperimentOutcome outcome = outcomeOf(plan);
        QVERIFY(outcome.precise);
        QVERIFY(outcome.result.gamesDone() < 1600);
        QVERIFY(isPrecise(outcome.result, plan.experiment));
        plan.experiment.precision = 0.1;
        const ExperimentOutcome all = outcomeOf(plan);
        QVERIFY(!all.precise);
        QCOMPARE(all.result.gamesDone(), std::uint64_t{1600});
    }

    void playingOnFindsTheSame()
    {
        for (const double precision : {0.0, 6.0}) {
            ExperimentPlan plan = toyPlan(1000);
            plan.experiment.precision = precision;
            const ExperimentOutcome whole = outcomeOf(plan, 2);
            SimulationResult grown = emptyResult(plan);
            int steps = 0;
            for (std::uint64_t games = 7; !isFinished(grown, plan.experiment); games = games * 3 % 101 + 1, ++steps) {
                // What was read from a file between two steps is as good.
                const Result<SimulationResult> read = readLabResult(writeLabResult(grown), "r.yaml");
                const Result<ExperimentOutcome> step = playOn(plan, steps == 0 ? grown : *read, games, 2);
                QVERIFY(step.has_value());
                grown = step->result;
            }
            QVERIFY(steps > 3);
            QCOMPARE(writeLabResult(grown), bytesOf(whole));
            QCOMPARE(grown.complete(), precision == 0.0);
        }
    }

    void whatIsStoppedIsAsBefore()
    {
        const ExperimentPlan plan = toyPlan(4000);
        const Result<ExperimentOutcome> some = playOn(plan, emptyResult(plan), 64, 1);
        QVERIFY(some && !some->stopped);
        const Result<ExperimentOutcome> stopped =
            playOn(plan, some->result, 3000, 1, [](std::uint64_t, std::uint64_t) { return false; });
        QVERIFY(stopped && stopped->stopped);
        QVERIFY(stopped->result == some->result);
        ExperimentPlan other = plan;
        other.experiment.seed = 2;
        QVERIFY(!playOn(other, some->result, 64, 1));
    }

    void aGameOfTheSampleIsPlayedOnceMore_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::newRow("open") << QStringLiteral("narnia:narnia-risk-junior");
        QTest::newRow("simultaneous, with secrets") << QStringLiteral("narnian-wars:narnian-wars");
        QTest::newRow("secret cards") << QStringLiteral("castle-europe:castle-risk");
    }
    void aGameOfTheSampleIsPlayedOnceMore()
    {
        QFETCH(QString, variant);
        Experiment experiment;
        experiment.variant = variant.toStdString();
        experiment.bots = {"easy"};
        experiment.rotate = true;
        experiment.games = 5;
        experiment.moveLimit = 4000;
        const Library shelf = library();
        const Result<ExperimentPlan> plan = planExperiment(experiment, "e.yaml", shelf);
        QVERIFY2(plan, plan ? "" : plan.error()[0].code.c_str());
        const std::vector<GameSummary> told = sampleSummaries(*plan, 0, {2, 4});
        QCOMPARE(told.size(), std::size_t{2});
        for (std::uint64_t number = 2; number < 4; ++number) {
            Result<SampleGame> sample = sampleGame(*plan, 0, number, "e.yaml", shelf);
            QVERIFY2(sample, sample ? "" : sample.error()[0].code.c_str());
            Game& game = *sample->game;
            QCOMPARE(game.here(), 0);
            const GameSummary& summary = told[number - 2];
            QCOMPARE(game.journal().size() - 1, summary.moves + summary.rolls);
            game.goTo(game.journal().size() - 1);
            QCOMPARE(game.over(), summary.ended);
            if (summary.ended) QCOMPARE(game.rules().standing(game.state()).winners, summary.winners);
        }
        QVERIFY(!sampleGame(*plan, 0, 5, "e.yaml", shelf));
        QVERIFY(!sampleGame(*plan, 1, 0, "e.yaml", shelf));
    }

    /// What equal seeds are for: an interval at least a third narrower than that of as many games apart.
    void pairedIntervalsAreNarrower()
    {
        Experiment experiment;
        experiment.variant = "narnia:narnia-risk-junior";
        experiment.design = ExperimentDesign::OneAtATime;
        experiment.bots = {"easy"};
        experiment.games = 400;
        experiment.measures = {"wins"};
        experiment.factors = {{"errata.exchange-all-players", {}},
                              {"advanced.witch-petrifies-character", {}},
                              {"advanced.father-christmas-bonus", {}},
                              {"advanced.castle-bonus", {}},
                              {"advanced.frozen-lake-thaw", {}}};
        const Result<ExperimentPlan> plan = planExperiment(experiment, {}, library());
        QVERIFY2(plan, plan ? "" : plan.error()[0].code.c_str());
        const SimulationResult result = outcomeOf(*plan, 2).result;
        QCOMPARE(result.contrasts.size(), std::size_t{5});
        const Measure& wins = *findMeasure("wins");
        const std::string column = "wins.witch";
        const Estimate before = estimateOf(wins, result.measured.at(column));
        for (std::size_t i = 0; i < 5; ++i) {
            const Contrast& contrast = result.contrasts[i];
            const Estimate after = estimateOf(wins, result.arms[i].measured.at(column));
            const Estimate paired = effectOf(wins, contrast.measured.at(column), contrast.weights);
            const double games = static_cast<double>(experiment.games);
            const double apart =
                2 * 1.96 * std::sqrt((std::pow(before.deviation, 2) + std::pow(after.deviation, 2)) / games);
            const double together = paired.interval.hi - paired.interval.lo;
            qInfo("%s: %.4f together, %.4f apart", contrast.name.c_str(), together, apart);
            QVERIFY2(together < apart * 2 / 3, contrast.name.c_str());
        }
    }

    void equalSeedsSaveGames()
    {
        const ExperimentPlan plan = toyPlan(200);
        const std::vector<Effect> effects = effectsOn(outcomeOf(plan).result, plan.experiment, "turns");
        QVERIFY(!effects.empty());
        const Effect& effect = effects[0];
        // By the definition: variances of both arms against that of their difference.
        const SimulationResult result = outcomeOf(plan).result;
        const Measure& turns = *findMeasure("turns");
        double apart = 0.0;
        const std::vector<ArmView> arms = armsOf(result);
        for (const ArmView& arm : arms)
            if (*arm.name == kFirstArm || *arm.name == effect.contrast)
                apart += std::pow(estimateOf(turns, arm.measured->find("turns")->second).deviation, 2);
        const double together = std::pow(effect.estimate.deviation, 2);
        if (together > 0) QVERIFY(std::abs(effect.gamesSaved - 200.0 * (apart / together - 1.0)) < 1e-6);
    }

    void fractionsMixUpNothing()
    {
        for (int factors = 1; factors <= 10; ++factors) {
            const std::vector<std::vector<int>> runs = factorialRuns(factors);
            std::set<std::vector<int>> columns;
            std::size_t effects = 0;
            const auto add = [&](int i, int j) {
                std::vector<int> column;
                int sum = 0;
                for (const std::vector<int>& run : runs) {
                    const int level =
                        run[static_cast<std::size_t>(i)] * (i == j ? 1 : run[static_cast<std::size_t>(j)]);
                    column.push_back(level);
                    sum += level;
                }
                QCOMPARE(sum, 0); // as many high as low
                std::vector<int> mirrored = column;
                for (int& level : mirrored) level = -level;
                QVERIFY(!columns.contains(mirrored));
                columns.insert(column);
                ++effects;
            };
            for (int i = 0; i < factors; ++i)
                for (int j = i; j < factors; ++j) add(i, j);
            QCOMPARE(columns.size(), effects);
        }
        QVERIFY(factorialRuns(0).empty());
        QVERIFY(factorialRuns(11).empty());
    }

    void effectsOfFactorsAreTold()
    {
        // Gold for red and for green at two levels each.
        ExperimentPlan plan = toyPlan(150);
        plan.experiment.design = ExperimentDesign::Factorial;
        plan.experiment.factors = {{"house.red", {2}}, {"house.green", {2}}};
        plan.arms.clear();
        for (const std::vector<int>& run : factorialRuns(2))
            plan.arms.push_back(
                armOf("run", std::make_shared<RichRules>(std::array{run[0] > 0 ? 2 : 0, run[1] > 0 ? 2 : 0, 0})));
        plan.contrasts = {{"house.red=2", {-1, 1, -1, 1}, {}},
                          {"house.green=2", {-1, -1, 1, 1}, {}},
                          {"house.red=2 * house.green=2", {1, -1, -1, 1}, {}}};
        const SimulationResult result = outcomeOf(plan).result;
        for (const Effect& effect : effectsOn(result, plan.experiment, "wins")) {
            if (effect.contrast == "house.red=2" && effect.column == "wins.red") QVERIFY(effect.estimate.value > 0.03);
            if (effect.contrast == "house.red=2" && effect.column == "wins.green") QVERIFY(effect.estimate.value < 0.0);
        }
        // The effect is the mean at the high level less that at the low one.
        const std::vector<ArmView> arms = armsOf(result);
        const Measure& wins = *findMeasure("wins");
        const auto share = [&](std::size_t arm) {
            return estimateOf(wins, arms[arm].measured->find("wins.red")->second).value;
        };
        const Estimate effect =
            effectOf(wins, result.contrasts[0].measured.find("wins.red")->second, result.contrasts[0].weights);
        QVERIFY(std::abs(effect.value - (share(1) + share(3) - share(0) - share(2)) / 2) < 1e-9);
    }

    void theFairValueIsFound()
    {
        ExperimentPlan plan = toyPlan(300);
        plan.experiment.design = ExperimentDesign::Fair;
        plan.experiment.fair = {"house.gold", -2, 2, 1, "wins.red", 1.0 / 3.0};
        plan.contrasts.clear();
        plan.arms.clear();
        for (int gold = -2; gold <= 2; ++gold)
            plan.arms.push_back(
                armOf("house.gold=" + std::to_string(gold), std::make_shared<RichRules>(std::array{gold + 2, 2, 2})));
        const std::optional<FairAnswer> answer = fairAnswer(outcomeOf(plan).result, plan.experiment);
        QVERIFY(answer.has_value());
        QCOMPARE(answer->points.size(), std::size_t{5});
        QVERIFY(std::abs(answer->nearest) <= 1);
        QVERIFY(answer->range.has_value());
        QVERIFY(answer->range->first <= 0 && answer->range->second >= 0);
        QVERIFY(answer->points.front().estimate.value < answer->points.back().estimate.value);
    }

    void measuresOfTheToyGame()
    {
        ExperimentPlan plan = toyPlan(80);
        for (const Measure& measure : measures()) plan.experiment.measures.emplace_back(measure.id);
        const SimulationResult result = outcomeOf(plan).result;
        const auto of = [&](const char* column) {
            const auto found = result.measured.find(column);
            if (found == result.measured.end()) qFatal("no %s", column);
            return estimateOf(*measureOfColumn(column), found->second);
        };
        QCOMPARE(of("unended").value, 0.0);
        QCOMPARE(of("decisions").value, 16.0); // four rounds of three bids and an action
        QVERIFY(of("choices").value > 1.0);
        QVERIFY(of("choices").value < 10.0);
        const double wins = of("wins.red").value + of("wins.green").value + of("wins.blue").value;
        QVERIFY(std::abs(wins - 1.0) < 1e-9);
        QVERIFY(of("drama").value >= 0.0 && of("drama").value < 1.0);
        QVERIFY(of("decisiveness").value > 0.0 && of("decisiveness").value <= 1.0);
        QVERIFY(of("coverage").value > 0.0 && of("coverage").value <= 1.0);
        QVERIFY(of("spread").value > 0.0);
        QVERIFY(of("margin").value > 0.0);
        QVERIFY(of("held.north").value >= 0.0);
        QCOMPARE(of("wins.red").games, std::uint64_t{80});
    }

    /// Who leads is told by the chances where the rules see them, and at the end by who won.
    void chancesTellWhoLeads()
    {
        ExperimentPlan plan = toyPlan(80);
        plan.experiment.measures = {"wins", "lead-changes", "drama", "decisiveness"};
        plan.arms = {armOf(kFirstArm, std::make_shared<RedAheadRules>())};
        plan.contrasts.clear();
        for (std::uint64_t game = 0; game < 80; ++game) {
            plan.experiment.games = 1;
            plan.experiment.seed = game + 1;
            const SimulationResult result = outcomeOf(plan).result;
            const auto of = [&](const char* column) { return result.measured.at(column); };
            const bool alone = of("decisiveness").games > 0; // one seat won
            const bool red = of("wins.red").units == kWinUnits;
            QCOMPARE(of("lead-changes").units, std::int64_t{alone && !red ? 1 : 0});
            if (!alone) continue;
            const double decisive = estimateOf(*findMeasure("decisiveness"), of("decisiveness")).value;
            const double drama = estimateOf(*findMeasure("drama"), of("drama")).value;
            QCOMPARE(decisive == 1.0, red);
            QCOMPARE(drama == 0.0, red);
            // e / (e + 2) - 1 / (e + 2) of the chances is what others lack until the end.
            const double lack = std::sqrt((std::exp(1.0) - 1.0) / (std::exp(1.0) + 2.0));
            if (!red) QVERIFY(std::abs(drama - lack * (1.0 - decisive)) < 0.01);
        }
    }

    void logarithmsAreWholeNumbers()
    {
        QCOMPARE(binaryLogarithm(1), 0);
        QCOMPARE(binaryLogarithm(2), 256);
        QCOMPARE(binaryLogarithm(1024), 2560);
        QCOMPARE(binaryLogarithm(std::uint64_t{1} << 63U), 63 * 256);
        for (const std::uint64_t n : {3U, 5U, 1000U, 123456789U})
            QVERIFY(std::abs(binaryLogarithm(n) / 256.0 - std::log2(static_cast<double>(n))) < 1.0 / 128);
    }

    /// Watching changes no game, and what every game shows can be measured.
    void everyGameIsMeasured_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<bool>("places");
        QTest::newRow("Narnia Risk Junior") << "narnia:narnia-risk-junior" << true;
        QTest::newRow("The Herald's Round") << "harrowvale:heralds-round" << false;
        QTest::newRow("Le Monde de Narnia") << "wardrobe-road:le-monde-de-narnia" << false;
        QTest::newRow("Castle Risk") << "castle-europe:castle-risk" << true;
        QTest::newRow("Classic Risk") << "world:classic-risk" << true;
        QTest::newRow("Warrior Risk") << "world:warrior-risk" << true;
        QTest::newRow("Diplomacy") << "diplomacy-europe:diplomacy" << true;
        QTest::newRow("Narnian Wars") << "narnian-wars:narnian-wars" << true;
    }
    void everyGameIsMeasured()
    {
        QFETCH(QString, variant);
        QFETCH(bool, places);
        const Result<GameSetup> setup = library().setup(variant.toStdString());
        QVERIFY2(setup.has_value(), setup ? "" : setup.error()[0].code.c_str());
        MeasureSet all;
        for (const Measure& measure : measures()) all.emplace(measure.id);
        GameRunner runner(*setup->game);
        GameWatch watch(*setup->game, all);
        constexpr int kMoves = 400;
        int consulted = 0;
        int decided = 0;
        const auto bots = [&] {
            std::vector<std::unique_ptr<Bot>> made;
            for (std::size_t seat = 0; seat < setup->game->seats().size(); ++seat)
                made.push_back(makeBot("random", derivedSeed(1, seat)));
            return made;
        };
        runner.play(7, bots(), kMoves);
        const GameSummary alone = runner.summary();
        runner.play(7, bots(), kMoves, nullptr, 0, &watch);
        const GameSummary watched = runner.summary();
        QCOMPARE(watched.moves, alone.moves);
        QCOMPARE(watched.rolls, alone.rolls);
        QVERIFY(watched.scores == alone.scores);
        QCOMPARE(watch.columns().size(), watch.values().size());
        bool hasPlaces = false;
        for (std::size_t i = 0; i < watch.columns().size(); ++i) {
            hasPlaces = hasPlaces || watch.columns()[i].starts_with("fought.");
            if (watch.values()[i] != GameWatch::kNone && watch.columns()[i].starts_with("consulted."))
                consulted += watch.values()[i] > 0 ? 1 : 0;
            if (watch.values()[i] != GameWatch::kNone && watch.columns()[i].starts_with("decided."))
                decided += watch.values()[i] > 0 ? 1 : 0;
        }
        QCOMPARE(hasPlaces, places);
        if (watched.ended) {
            QVERIFY(consulted > 3);
            QVERIFY(decided > 0 && decided <= consulted);
        }
    }

    void filesReadAsWritten()
    {
        const std::string text =
            std::string(kHeader) +
            "title: Two dice\noptions:\n  advanced.wooded-two-dice: true\nplayers: 3\n"
            "bots: [easy, medium, hard]\nrotate: true\narms:\n  - name: weaker\n"
            "    bots: [easy]\nmeasures: [wins, turns]\ntarget: turns\ngames: 500\nprecision: 1.5\n"
            "correction: benjamini-hochberg\nseed: 9\nmove-limit: 5000\n";
        const Result<Experiment> read = readExperiment(text, "x.yaml");
        QVERIFY2(read.has_value(), read ? "" : read.error()[0].code.c_str());
        QCOMPARE(read->arms.size(), std::size_t{1});
        QCOMPARE(read->precision, 1.5);
        const Result<Experiment> again = readExperiment(writeExperiment(*read), "y.yaml");
        QVERIFY(again.has_value());
        QVERIFY(*again == *read);
        QCOMPARE(writeExperiment(*again), writeExperiment(*read));
    }

    void hostileFilesAreRefused_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        const auto row = [](const char* name, const char* rest, const char* code, int line) {
            QTest::newRow(name) << QString::fromLatin1(rest) << QString::fromLatin1(code) << line;
        };
        row("an unknown key", "gmaes: 5\n", "unknown-key", 3);
        row("an unknown measure", "measures: [wins, trns]\n", "unknown-measure", 3);
        row("an unknown target", "target: winz\n", "unknown-measure", 3);
        row("an unknown bot", "bots: [mediun]\n", "unknown-bot", 3);
        row("games without end", "games: 99999999999\n", "out-of-range", 3);
        row("arms with one at a time", "design: one-at-a-time\narms:\n  - name: a\n", "experiment-key", 4);
        row("nothing to make fair", "design: fair\n", "experiment-lacks", 3);
        row("no factors", "design: factorial\n", "experiment-lacks", 3);
        row("a name twice", "arms:\n  - name: a\n  - name: a\n", "name-twice", 5);
        row("an unknown option", "arms:\n  - name: a\n    options: {advanced.wodded-two-dice: true}\n",
            "unknown-option", 5);
        row("an unknown factor", "design: factorial\nfactors:\n  advanced.nothing: [true]\n", "unknown-option", 5);
        row("no number to make fair",
            "design: fair\nfair: {option: advanced.wooded-two-dice, from: 1, to: 2, measure: wins.red}\n",
            "experiment-number", 4);
        row("values without end", "design: fair\nfair: {option: house.x, from: 1, to: 900000, measure: wins.red}\n",
            "out-of-range", 4);
        row("bots for other seats", "bots: [easy, easy, easy, easy, easy]\n", "lab-bots", 3);
        row("bots for other seats of a factorial design",
            "design: factorial\nfactors:\n  advanced.wooded-two-dice: [true]\nbots: [easy, easy, easy, easy, easy]\n",
            "lab-bots", 6);
        row("bots of an arm for other seats", "arms:\n  - name: a\n    bots: [easy, easy, easy]\n", "lab-bots", 4);
        row("too many players", "title: x\nplayers: 8\n", "wrong-players", 4);
        row("too many players of an arm", "arms:\n  - name: a\n    players: 8\n", "wrong-players", 4);
        row("more games than can be added up", kManyArms, "experiment-too-large", 4);
    }
    void hostileFilesAreRefused()
    {
        QFETCH(QString, rest);
        QFETCH(QString, code);
        QFETCH(int, line);
        const Result<Experiment> read = readExperiment(kHeader + rest.toStdString(), "x.yaml");
        Errors errors = read ? Errors() : read.error();
        if (read) {
            const Result<ExperimentPlan> plan = planExperiment(*read, "x.yaml", library());
            QVERIFY(!plan.has_value());
            errors = plan.error();
        }
        QCOMPARE(QString::fromStdString(errors[0].code), code);
        QCOMPARE(errors[0].line, line);
        QVERIFY(errors[0].column > 0);
        QCOMPARE(errors[0].file, std::string("x.yaml"));
    }

    void wrongVariantsAreShown_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("code");
        QTest::newRow("a path") << "/etc/passwd"
                                << "experiment-variant";
        QTest::newRow("no such variant") << "narnia/none"
                                         << "unknown-variant";
        QTest::newRow("no such rules") << "narnia:none"
                                       << "unknown-ruleset";
        QTest::newRow("no such map") << "nowhere:narnia-risk-junior"
                                     << "unknown-map";
    }
    void wrongVariantsAreShown()
    {
        QFETCH(QString, variant);
        QFETCH(QString, code);
        const std::string text = "marches: experiment/1\ntitle: x\nvariant: " + variant.toStdString() + "\n";
        const Result<Experiment> read = readExperiment(text, "x.yaml");
        QVERIFY(read);
        const Result<ExperimentPlan> plan = planExperiment(*read, "x.yaml", library());
        QVERIFY(!plan);
        const Error& error = plan.error()[0];
        QCOMPARE(QString::fromStdString(error.code), code);
        QCOMPARE(error.file, std::string("x.yaml"));
        QCOMPARE(error.line, 3);
        QCOMPARE(error.column, 10);
    }

    /// A variant of the library is not to blame for the number of players that was asked for.
    void playersAreAskedForHere()
    {
        const Result<Experiment> read =
            readExperiment("marches: experiment/1\nvariant: narnia/official\nplayers: 8\n", "x.yaml");
        QVERIFY(read);
        const Result<ExperimentPlan> plan = planExperiment(*read, "x.yaml", library());
        QVERIFY(!plan);
        QCOMPARE(plan.error()[0].file, std::string("x.yaml"));
        QCOMPARE(plan.error()[0].line, 3);
    }

    /// A variant with a number of players of its own beside one with another: the rules are compared, not the numbers.
    void armsHaveTheSamePlayers()
    {
        const auto seatsOf = [](const std::string& first, const std::string& other, const char* more = "") {
            const Result<Experiment> read = readExperiment("marches: experiment/1\nvariant: " + first +
                                                               "\narms:\n  - name: b\n    variant: " + other + more,
                                                           "x.yaml");
            std::vector<std::size_t> seats;
            if (!read) return seats;
            if (const Result<ExperimentPlan> plan = planExperiment(*read, "x.yaml", library()))
                for (const PlannedArm& arm : plan->arms) seats.push_back(arm.rules->seats().size());
            return seats;
        };
        using Seats = std::vector<std::size_t>;
        const std::string two = "harrowvale:heralds-round";
        const std::string four = "harrowvale/usual";
        QCOMPARE(seatsOf(two, two), (Seats{2, 2}));
        QCOMPARE(seatsOf(two, four), (Seats{2, 2}));
        QCOMPARE(seatsOf(four, two), (Seats{4, 4}));
        QCOMPARE(seatsOf(two, four, "\n    players: 3\n"), (Seats{2, 3})); // somebody wants to know just that
        QCOMPARE(seatsOf(two, four, "\nplayers: 3\n"), (Seats{3, 3}));
        QCOMPARE(seatsOf("world/classic", "world/strongholds"), (Seats{2, 3})); // laid out for three
    }

    /// An experiment inside of its result: what is wrong with it is told at its place in the file.
    void experimentsInResults_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("code");
        const auto row = [](const char* name, const char* from, const char* to, const char* code) {
            QTest::newRow(name) << QString::fromLatin1(from) << QString::fromLatin1(to) << QString::fromLatin1(code);
        };
        row("as it was written", "", "", "");
        row("an unknown measure", "  target: wins", "  target: winz", "unknown-measure");
        row("no YAML", "  target: wins", "  target: [wins", "yaml-unclosed");
        row("other games", "  games: 40", "  games: 41", "experiment-other-result");
        row("another seed", "  seed: 1\n", "  seed: 2\n", "experiment-other-result");
        row("another limit", "  move-limit: 1000\n", "  move-limit: 1001\n", "experiment-other-result");
        row("another variant", "  variant: ring:toy", "  variant: ring:boy", "experiment-other-result");
        row("other bots", "  bots: [medium]", "  bots: [easy]", "experiment-other-result");
        row("another question", "  design: one-at-a-time", "  design: compare", "experiment-other-result");
    }
    void experimentsInResults()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, code);
        QString text = QString::fromStdString(bytesOf(outcomeOf(toyPlan(40))));
        const int at = static_cast<int>(text.indexOf(from, text.indexOf("experiment: |")));
        QVERIFY(at > 0);
        text.replace(at, from.size(), to);
        const Result<SimulationResult> read = readLabResult(text.toStdString(), "r.yaml");
        QVERIFY2(read, read ? "" : read.error()[0].code.c_str());
        const Result<Experiment> experiment = experimentOf(*read, "r.yaml");
        QCOMPARE(experiment.has_value(), code.isEmpty());
        if (experiment) return;
        const Error& error = experiment.error()[0];
        QCOMPARE(QString::fromStdString(error.code), code);
        QCOMPARE(error.file, std::string("r.yaml"));
        QCOMPARE(error.line, static_cast<int>(text.left(at).count('\n')) + 1);
        const int value = static_cast<int>(to.indexOf(": ")) + 3; // a column further than the colon and the space
        QCOMPARE(error.column, value);
    }

    /// In quotes all of it is one line of the file.
    void quotedExperimentsInResults()
    {
        SimulationResult result = outcomeOf(toyPlan(40)).result;
        result.experimentPlace = {7, 13, false};
        QVERIFY(experimentOf(result, "r.yaml"));
        result.subject.games = 41;
        const Result<Experiment> experiment = experimentOf(result, "r.yaml");
        QVERIFY(!experiment);
        QCOMPARE(experiment.error()[0].line, 7);
        QCOMPARE(experiment.error()[0].column, 13);
    }

    void filesOpenNothingElse_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::newRow("a path") << "/etc/passwd";
        QTest::newRow("a path to rules") << "narnia:/etc/passwd";
        QTest::newRow("a path to a map") << "/etc/passwd:narnia-risk-junior";
        QTest::newRow("folders up") << "../../etc/passwd";
        QTest::newRow("no such variant") << "narnia/none";
    }
    void filesOpenNothingElse()
    {
        QFETCH(QString, variant);
        Experiment experiment;
        experiment.variant = variant.toStdString();
        const Result<ExperimentPlan> plan = planExperiment(experiment, "x.yaml", library());
        QVERIFY(!plan.has_value());
        const std::set<std::string> refusals = {"experiment-variant", "map-by-other-file", "ruleset-by-other-file",
                                                "unknown-variant"};
        QVERIFY2(refusals.contains(plan.error()[0].code), plan.error()[0].code.c_str());
    }

    void everyOptionIsTried()
    {
        Experiment experiment;
        experiment.variant = "world:classic-risk";
        experiment.design = ExperimentDesign::OneAtATime;
        const Result<ExperimentPlan> plan = planExperiment(experiment, "x.yaml", library());
        QVERIFY2(plan.has_value(), plan ? "" : plan.error()[0].code.c_str());
        const Result<GameSetup> setup = library().setup("world:classic-risk");
        std::set<std::string> tried;
        for (const PlannedArm& arm : plan->arms) tried.insert(arm.name.substr(0, arm.name.find('=')));
        for (const LeftOutArm& arm : plan->leftOut) tried.insert(arm.name.substr(0, arm.name.find('=')));
        for (const OptionSpec& option : setup->rules.data.options)
            QVERIFY2(tried.contains(option.id), option.id.c_str());
        QCOMPARE(plan->contrasts.size(), plan->arms.size() - 1);
    }

    void arealGameIsCompared()
    {
        const Result<Experiment> experiment =
            readExperiment(std::string(kHeader) + "bots: [easy]\ngames: 8\narms:\n"
                                                  "  - name: two dice\n    options: {advanced.wooded-two-dice: true}\n"
                                                  "  - name: weaker\n    bots: [random, easy]\n",
                           "x.yaml");
        QVERIFY(experiment.has_value());
        const Result<ExperimentPlan> plan = planExperiment(*experiment, "x.yaml", library());
        QVERIFY2(plan.has_value(), plan ? "" : plan.error()[0].code.c_str());
        QCOMPARE(plan->arms.size(), std::size_t{3});
        const SimulationResult result = outcomeOf(*plan, 2).result;
        QVERIFY(result.complete());
        QCOMPARE(result.arms[1].bots, (std::vector<std::string>{"random", "easy"}));
        QVERIFY(result.contrasts[0].measured.contains("wins.witch"));
        const Result<SimulationResult> read = readLabResult(writeLabResult(result), "r.yaml");
        QVERIFY2(read.has_value(), read ? "" : read.error()[0].code.c_str());
        QVERIFY(*read == result);
    }
};

QTEST_APPLESS_MAIN(TestExperiment)
#include "tst_experiment.moc"
