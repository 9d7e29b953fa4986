// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labfacts.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <set>

#include <QLocale>

#include "app/desktop/lab/labanswer.h"
#include "engine/lab/experimentplan.h"
#include "engine/lab/experimentrun.h"
#include "engine/text/grammar.h"

namespace marches::app {

namespace {

QString counted(std::uint64_t number) { return QLocale().toString(static_cast<qulonglong>(number)); }

/// How many of the games ended by themselves.
LabTrust::Line endings(const engine::SimulationResult& result, const std::vector<engine::ArmView>& arms)
{
    std::uint64_t cut = 0;
    std::uint64_t games = 0;
    for (const engine::ArmView& arm : arms) {
        cut += arm.tally->cut;
        games += arm.tally->cut + arm.tally->ended;
    }
    const QString most = counted(static_cast<std::uint64_t>(result.subject.moveLimit));
    if (cut == 0)
        return {true, LabAnswer::tr("All %1 games ended by themselves").arg(counted(games)),
                LabAnswer::tr("None was cut at %1 moves.").arg(most)};
    return {false, LabAnswer::tr("%1 of %2 games did not end").arg(counted(cut), counted(games)),
            LabAnswer::tr("They were cut at %1 moves and count as won by nobody.").arg(most)};
}

/// Whether the intervals became as narrow as was asked.
bool haveSeveralLevels(const std::vector<std::string>& bots)
{
    return std::ranges::any_of(bots, [&](const std::string& level) { return level != bots.front(); });
}

/// Of bots of several levels, whether they moved on from seat to seat; nothing to be said where all are alike.
std::optional<LabTrust::Line> seatsInTurn(const engine::Experiment& experiment)
{
    const bool several = haveSeveralLevels(experiment.bots) ||
                         std::ranges::any_of(experiment.arms, [](const engine::ExperimentArm& arm) {
                             return haveSeveralLevels(arm.bots);
                         });
    if (!several) return {};
    if (experiment.rotate)
        return LabTrust::Line{true, LabAnswer::tr("Every bot played every seat in turn"),
                              LabAnswer::tr("What a level wins is not what its seat wins.")};
    return LabTrust::Line{false, LabAnswer::tr("Every bot kept its seat"),
                          LabAnswer::tr("What a seat wins is also what the level of its bot wins. Let every bot play "
                                        "every seat in turn to tell the two apart.")};
}

LabTrust::Line precisionReached(const engine::SimulationResult& result, const engine::Experiment& experiment)
{
    const engine::Measure* measure =
        experiment.fair ? engine::measureOfColumn(experiment.fair->measure) : engine::findMeasure(experiment.target);
    const QString figure = QLocale().toString(experiment.precision, 'g', 3);
    const QString asked = measure != nullptr && measure->share ? LabAnswer::tr("±%1 in 100", "a precision").arg(figure)
                                                               : QStringLiteral("±") + figure;
    if (engine::isPrecise(result, experiment))
        return {true, LabAnswer::tr("Known to %1, as you asked", "a precision").arg(asked),
                LabAnswer::tr("No more games were played than that takes.")};
    return {false, LabAnswer::tr("Not known to %1, as you asked", "a precision").arg(asked),
            LabAnswer::tr("All games were played before that. Allow more games.")};
}

std::string askedColumn(const std::string& rule) { return "consulted." + rule; }

/// In how many games a rule was asked for; nothing where none was watched for it.
std::optional<std::int64_t> timesAsked(const std::vector<engine::ArmView>& arms, const std::string& rule)
{
    std::uint64_t watched = 0;
    std::int64_t asked = 0;
    for (const engine::ArmView& arm : arms)
        if (const auto found = arm.measured->find(askedColumn(rule)); found != arm.measured->end()) {
            watched += found->second.games;
            asked += found->second.units;
        }
    return watched > 0 ? std::optional(asked) : std::nullopt;
}

/// The first arm, which all are compared with, and the one that a contrast is named for.
std::vector<engine::ArmView> armsOfContrast(const engine::SimulationResult& result, const std::string& contrast)
{
    std::vector<engine::ArmView> arms = engine::armsOf(result);
    const engine::ArmView first = arms.front();
    std::erase_if(arms, [&contrast](const engine::ArmView& arm) { return *arm.name != contrast; });
    arms.insert(arms.begin(), first);
    return arms;
}

/// What is said of many changes that are looked at together.
QString correctionOfMany(engine::Correction correction)
{
    switch (correction) {
    case engine::Correction::None:
        return LabAnswer::tr("Among so many, some stand out by chance; this experiment asks for no correction.");
    case engine::Correction::Holm:
        return LabAnswer::tr("Among so many, some stand out by chance; this is corrected for (Holm).");
    case engine::Correction::BenjaminiHochberg: break;
    }
    return LabAnswer::tr("Among so many, some stand out by chance; this is corrected for (false discovery rate).");
}

QString shown(const std::string& text) { return QString::fromStdString(text); }

std::uint64_t silentChanges(const engine::SimulationResult& result)
{
    return static_cast<std::uint64_t>(
        std::ranges::count_if(result.contrasts, [&result](const engine::Contrast& contrast) {
            return engine::changedNothing(result, contrast.name);
        }));
}

/// The figure that the answer is going to be about; empty: there is none.
QString seenSoFar(const engine::SimulationResult& result, const engine::Experiment& experiment,
                  const engine::LabWords& words, const RulesOfChanges& rules)
{
    if (const std::optional<engine::FairAnswer> fair = engine::fairAnswer(result, experiment)) {
        const engine::Measure& measure = *engine::measureOfColumn(experiment.fair->measure);
        const auto nearest = std::ranges::find(fair->points, fair->nearest, &engine::FairAnswer::Point::value);
        return LabAnswer::tr("%1: %2, %3")
            .arg(shown(words.armName(engine::settingText(experiment.fair->option, fair->nearest))),
                 shown(words.columnName(experiment.fair->measure)), shown(words.estimate(measure, nearest->estimate)));
    }
    if (!result.contrasts.empty()) {
        const engine::Measure* target = engine::findMeasure(experiment.target);
        const std::vector<engine::Effect> effects = engine::effectsOn(result, experiment, experiment.target);
        if (target == nullptr || effects.empty()) return {};
        const engine::Effect& most = effects.front();
        if (result.contrasts.size() == 1 && silentChanges(result) == 1)
            return changedNothingWords(result, most.contrast, rules);
        return LabAnswer::tr("%1: %2, %3")
            .arg(shown(words.armName(most.contrast)), shown(words.columnName(most.column)),
                 shown(words.effect(*target, most.estimate)));
    }
    const engine::Measure& wins = *engine::findMeasure("wins");
    QString told;
    double most = -1.0;
    for (const auto& [column, sums] : result.measured) {
        if (engine::measureOfColumn(column) != &wins || sums.games == 0) continue;
        const engine::Estimate estimate = engine::estimateOf(wins, sums, engine::confidenceOf(experiment));
        if (estimate.value <= most) continue;
        most = estimate.value;
        told = LabAnswer::tr("%1: %2").arg(shown(words.columnName(column)), shown(words.estimate(wins, estimate)));
    }
    return told;
}

/// The engine's answer; where changes did nothing at all, that is said, and no bound for what they may have done.
QString wholeAnswer(const engine::SimulationResult& result, const engine::Experiment& experiment,
                    const engine::LabWords& words)
{
    const std::uint64_t silent = silentChanges(result);
    const std::uint64_t changes = result.contrasts.size();
    QString answer = shown(words.answer(result, experiment));
    if (silent == 0) return answer;
    if (silent == changes)
        return changes == 1 ? LabAnswer::tr("%1: in no game did it change anything.")
                                  .arg(shown(words.armName(result.contrasts.front().name)))
                            : LabAnswer::tr("None of the changes did anything in any game.");
    return answer + QLatin1Char(' ') +
           LabAnswer::tr("Changes that did nothing in any game: %1 of %2.").arg(counted(silent), counted(changes));
}

} // namespace

QString changedNothingWords(const engine::SimulationResult& result, const std::string& contrast,
                            const RulesOfChanges& rules)
{
    const auto touched = rules.find(contrast);
    if (touched != rules.end() && !touched->second.empty()) {
        const std::vector<engine::ArmView> arms = armsOfContrast(result, contrast);
        const auto watched = [&arms](const std::string& rule) { return timesAsked(arms, rule).has_value(); };
        const auto asked = [&arms](const std::string& rule) { return timesAsked(arms, rule).value_or(0) > 0; };
        if (std::ranges::any_of(touched->second, asked))
            return LabAnswer::tr("it came up, and changed nothing in any game");
        if (std::ranges::all_of(touched->second, watched)) return LabAnswer::tr("it never came up");
    }
    return LabAnswer::tr("in no game did it change anything");
}

QString answerAt(LabStage stage, const engine::SimulationResult& result, const engine::Experiment& experiment,
                 const engine::LabWords& words, const RulesOfChanges& rules)
{
    const QString done = shown(words.number(result.gamesDone()));
    const QString games = shown(words.number(result.subject.games));
    QString early =
        shown(words.text("lab.answer.early", {{"done", done.toStdString()}, {"games", games.toStdString()}}));
    if (stage == LabStage::Playing || (stage == LabStage::Paused && !result.contrasts.empty())) {
        const QString seen = seenSoFar(result, experiment, words, rules);
        return seen.isEmpty() ? early : early + QLatin1Char(' ') + LabAnswer::tr("So far: %1.").arg(seen);
    }
    // Of very few games the engine says nothing either.
    const bool tooFew = shown(words.answer(result, experiment)) == early;
    if (tooFew) return early;
    const QString answer = wholeAnswer(result, experiment, words);
    return stage == LabStage::Done ? answer : LabAnswer::tr("So far, %1 of %2 games: %3").arg(done, games, answer);
}

std::vector<ChangeRow> changeRows(const std::vector<engine::Change>& changes, const engine::LabWords& words)
{
    std::vector<ChangeRow> rows;
    for (const engine::Change& change : changes) {
        const engine::Effect& effect = change.effect;
        const engine::Measure& measure = *engine::measureOfColumn(effect.column);
        if (change.before.estimate.value == 0.0 && change.after.estimate.value == 0.0) continue;
        const double scale = measure.share ? 100.0 : 1.0;
        const auto mark = [scale](const engine::Estimate& estimate) {
            return ChangeRow::Mark{scale * estimate.value, scale * estimate.interval.lo, scale * estimate.interval.hi};
        };
        const auto bare = [&](double value) {
            const std::string size =
                engine::localNumber(std::abs(scale * value), measure.share ? 1 : 2, words.language());
            return (value < 0 ? QStringLiteral("−") : QString()) + QString::fromStdString(size);
        };
        const engine::Interval& interval = effect.estimate.interval;
        rows.push_back({QString::fromStdString(words.columnName(effect.column)),
                        measure.share ? LabAnswer::tr("games in 100") : LabAnswer::tr("a game, on average"),
                        mark(change.before.estimate), mark(change.after.estimate),
                        QString::fromStdString(words.difference(measure, effect.estimate.value)),
                        std::isfinite(interval.lo)
                            ? LabAnswer::tr("%1 to %2", "an interval").arg(bare(interval.lo), bare(interval.hi))
                            : QString(),
                        effect.found()});
    }
    return rows;
}

std::vector<LabTrust::Line> trustLines(LabStage stage, const engine::SimulationResult& result,
                                       const engine::Experiment& experiment, const engine::LabWords& words,
                                       const RulesOfChanges& rules)
{
    const std::vector<engine::ArmView> arms = engine::armsOf(result);
    std::vector<LabTrust::Line> lines{endings(result, arms)};
    if (stage == LabStage::Done && experiment.precision > 0.0) lines.push_back(precisionReached(result, experiment));
    if (!result.contrasts.empty())
        lines.push_back(
            {true, LabAnswer::tr("Equal dice in all arms"),
             LabAnswer::tr("The same seeds are played with and without the change, so that the difference is "
                           "known better than each arm.")});
    if (const std::optional<LabTrust::Line> seats = seatsInTurn(experiment)) lines.push_back(*seats);
    std::set<std::string> touched;
    if (experiment.design == engine::ExperimentDesign::Compare) // of many changes each says so itself
        for (const auto& [contrast, ids] : rules) touched.insert(ids.begin(), ids.end());
    for (const std::string& rule : touched)
        if (timesAsked(arms, rule) == 0)
            lines.push_back({false, LabAnswer::tr("%1 never came up").arg(shown(words.itemName(askedColumn(rule)))),
                             LabAnswer::tr("No game asked for this rule: that nothing changed says nothing of it.")});
    if (result.contrasts.size() > 1)
        lines.push_back({experiment.correction != engine::Correction::None,
                         LabAnswer::tr("%1 changes were tested").arg(counted(result.contrasts.size())),
                         correctionOfMany(experiment.correction)});
    else if (!result.contrasts.empty())
        lines.push_back(
            {experiment.correction != engine::Correction::None, LabAnswer::tr("Many measures were tested"),
             experiment.correction == engine::Correction::None
                 ? LabAnswer::tr(
                       "Each is judged by itself, as this experiment asks: among so many, some stand out by chance.")
                 : LabAnswer::tr("What you asked about is judged by itself; the others are corrected "
                                 "together for their number.")});
    lines.push_back(
        {false, LabAnswer::tr("Bots are not people"),
         LabAnswer::tr("Ask again with stronger bots: a change that matters to all of them is likely to matter "
                       "to you.")});
    return lines;
}

} // namespace marches::app
