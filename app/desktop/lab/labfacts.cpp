// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labfacts.h"

#include <cmath>
#include <cstdint>

#include <QLocale>

#include "app/desktop/lab/labanswer.h"
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

/// Whether games were watched for a rule, and none asked for it.
bool neverCameUp(const std::vector<engine::ArmView>& arms, const std::string& column)
{
    std::uint64_t watched = 0;
    std::int64_t consulted = 0;
    for (const engine::ArmView& arm : arms)
        if (const auto found = arm.measured->find(column); found != arm.measured->end()) {
            watched += found->second.games;
            consulted += found->second.units;
        }
    return watched > 0 && consulted == 0;
}

} // namespace

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

std::vector<LabTrust::Line> trustLines(const engine::SimulationResult& result, const engine::Experiment& experiment,
                                       const engine::LabWords& words, const std::vector<std::string>& rules)
{
    const std::vector<engine::ArmView> arms = engine::armsOf(result);
    std::vector<LabTrust::Line> lines{endings(result, arms)};
    if (!result.contrasts.empty())
        lines.push_back(
            {true, LabAnswer::tr("Equal dice in all arms"),
             LabAnswer::tr("The same seeds are played with and without the change, so that the difference is "
                           "known better than each arm.")});
    for (const std::string& rule : rules)
        if (const std::string column = "consulted." + rule; neverCameUp(arms, column))
            lines.push_back({false,
                             LabAnswer::tr("%1 never came up").arg(QString::fromStdString(words.itemName(column))),
                             LabAnswer::tr("No game asked for this rule: that nothing changed says nothing of it.")});
    if (result.contrasts.size() > 1)
        lines.push_back(
            {true, LabAnswer::tr("%1 changes were looked at").arg(counted(result.contrasts.size())),
             experiment.correction == engine::Correction::Holm
                 ? LabAnswer::tr("Chance finds something among so many; that is corrected for (Holm).")
                 : LabAnswer::tr(
                       "Chance finds something among so many; that is corrected for (false discovery rate).")});
    else if (!result.contrasts.empty())
        lines.push_back(
            {true, LabAnswer::tr("Many measures were looked at"),
             LabAnswer::tr("What you asked about is judged by itself; the others are corrected together for "
                           "their number.")});
    lines.push_back(
        {false, LabAnswer::tr("Bots are not people"),
         LabAnswer::tr("Ask again with stronger bots: a change that matters to all of them is likely to matter "
                       "to you.")});
    return lines;
}

} // namespace marches::app
