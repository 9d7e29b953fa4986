// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/simulationresult.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <utility>

namespace marches::engine {

namespace {

void addAll(Histogram& sum, const Histogram& other)
{
    for (const auto& [value, times] : other) sum[value] += times;
}

Share shareOf(std::uint64_t units, std::uint64_t games)
{
    const double wins = static_cast<double>(units) / kWinUnits;
    const auto trials = static_cast<double>(games);
    return {games == 0 ? 0.0 : wins / trials, wilson(wins, trials)};
}

Share shareDifference(const PairTally& pair, std::uint64_t pairs)
{
    const auto games = static_cast<double>(pairs);
    const double sum = static_cast<double>(pair.units) / kWinUnits;
    const double squares = static_cast<double>(pair.squares) / (double{kWinUnits} * kWinUnits);
    return {pairs == 0 ? 0.0 : sum / games, pairedDifference(sum, squares, games)};
}

Mean meanDifference(const PairTally& pair, std::uint64_t pairs)
{
    const auto games = static_cast<double>(pairs);
    const auto sum = static_cast<double>(pair.units);
    return {pairs == 0 ? 0.0 : sum / games, pairedMean(sum, static_cast<double>(pair.squares), games)};
}

Error wrongPart(std::string code, std::size_t part)
{
    return {std::move(code), {{"part", std::to_string(part)}}, {}, 0, 0, {}};
}

bool sameArm(const SimulationArm& a, const SimulationArm& b)
{
    return a.name == b.name && a.map == b.map && a.options == b.options && a.seats == b.seats && a.bots == b.bots;
}

bool sameContrast(const Contrast& a, const Contrast& b) { return a.name == b.name && a.weights == b.weights; }

bool sameRun(const SimulationResult& a, const SimulationResult& b)
{
    return a.subject == b.subject && a.compared == b.compared && a.otherOptions == b.otherOptions &&
           a.experiment == b.experiment && a.name == b.name && std::ranges::equal(a.arms, b.arms, sameArm) &&
           std::ranges::equal(a.contrasts, b.contrasts, sameContrast);
}

bool fits(const Measured& sum, const Measured& part)
{
    return std::ranges::all_of(part, [&](const auto& entry) {
        const auto found = sum.find(entry.first);
        if (found == sum.end()) return true;
        const auto& [name, sums] = *found;
        const MeasureSums& more = entry.second;
        const bool units = more.units > 0 ? sums.units <= INT64_MAX - more.units : sums.units >= INT64_MIN - more.units;
        return units && sums.squares <= UINT64_MAX - more.squares;
    });
}

/// All other sums are bounded by the number of games.
bool squaresFit(const SimulationResult& sum, const SimulationResult& part)
{
    const auto pairFits = [](const PairTally& a, const PairTally& b) { return a.squares <= UINT64_MAX - b.squares; };
    bool good = pairFits(sum.moves, part.moves) && pairFits(sum.turns, part.turns) && fits(sum.measured, part.measured);
    for (std::size_t i = 0; i < sum.arms.size(); ++i) good = good && fits(sum.arms[i].measured, part.arms[i].measured);
    for (std::size_t i = 0; i < sum.contrasts.size(); ++i)
        good = good && fits(sum.contrasts[i].measured, part.contrasts[i].measured);
    return good;
}

void addMeasured(Measured& sum, const Measured& part)
{
    for (const auto& [name, sums] : part) sum[name].add(sums);
}

} // namespace

void SimulationTally::add(const SimulationTally& other)
{
    assert(seats.size() == other.seats.size() && botWinUnits.size() == other.botWinUnits.size());
    ended += other.ended;
    cut += other.cut;
    broken += other.broken;
    starter.games += other.starter.games;
    starter.winUnits += other.starter.winUnits;
    allMoves += other.allMoves;
    rolls += other.rolls;
    addAll(moves, other.moves);
    addAll(turns, other.turns);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        seats[i].winUnits += other.seats[i].winUnits;
        seats[i].won += other.seats[i].won;
        addAll(seats[i].scores, other.seats[i].scores);
    }
    for (std::size_t i = 0; i < botWinUnits.size(); ++i) botWinUnits[i] += other.botWinUnits[i];
}

std::uint64_t SimulationResult::gamesDone() const
{
    std::uint64_t sum = 0;
    for (const GameRange& range : done) sum += range.end - range.first;
    return sum;
}

void SimulationResult::addSums(const SimulationResult& part)
{
    tally.add(part.tally);
    addMeasured(measured, part.measured);
    for (std::size_t i = 0; i < arms.size(); ++i) {
        arms[i].tally.add(part.arms[i].tally);
        addMeasured(arms[i].measured, part.arms[i].measured);
    }
    for (std::size_t i = 0; i < contrasts.size(); ++i) addMeasured(contrasts[i].measured, part.contrasts[i].measured);
    if (!compared) return;
    other.add(part.other);
    pairs += part.pairs;
    for (std::size_t seat = 0; seat < differences.size(); ++seat) differences[seat].add(part.differences[seat]);
    starter.add(part.starter);
    moves.add(part.moves);
    turns.add(part.turns);
}

Share winShare(const SimulationTally& tally, int seat)
{
    return shareOf(tally.seats[static_cast<std::size_t>(seat)].winUnits, tally.ended);
}

Share botShare(const SimulationTally& tally, int bot)
{
    return shareOf(tally.botWinUnits[static_cast<std::size_t>(bot)], tally.ended);
}

Share winDifference(const SimulationResult& result, int seat)
{
    return shareDifference(result.differences[static_cast<std::size_t>(seat)], result.pairs);
}

Share starterShare(const SimulationTally& tally) { return shareOf(tally.starter.winUnits, tally.starter.games); }

Share starterDifference(const SimulationResult& result) { return shareDifference(result.starter, result.pairs); }

Mean meanOf(const Histogram& histogram)
{
    double sum = 0.0;
    double squares = 0.0;
    for (const auto& [value, times] : histogram) {
        sum += static_cast<double>(value) * static_cast<double>(times);
        squares += static_cast<double>(value) * value * static_cast<double>(times);
    }
    return {mean(histogram), pairedMean(sum, squares, static_cast<double>(total(histogram)))};
}

Mean movesDifference(const SimulationResult& result) { return meanDifference(result.moves, result.pairs); }

Mean turnsDifference(const SimulationResult& result) { return meanDifference(result.turns, result.pairs); }

/// The part that has one of these games.
std::optional<std::size_t> RunSum::partWith(GameRange range) const
{
    const auto next = m_games.upper_bound(range.first);
    if (next != m_games.begin() && std::prev(next)->second.end > range.first) return std::prev(next)->second.part;
    if (next != m_games.end() && next->first < range.end) return next->second.part;
    return {};
}

Result<void> RunSum::add(SimulationResult part)
{
    ++m_parts;
    if (m_sum && !sameRun(*m_sum, part)) return fail(wrongPart("merge-subject", m_parts));
    for (const GameRange& range : part.done)
        if (const std::optional<std::size_t> other = partWith(range)) {
            Error error = wrongPart("merge-overlap", m_parts);
            error.args.emplace_back("first", std::to_string(*other));
            return fail(std::move(error));
        }
    if (m_sum && !squaresFit(*m_sum, part)) return fail(wrongPart("merge-too-large", m_parts));
    for (const GameRange& range : part.done)
        if (range.first < range.end) m_games[range.first] = {range.end, m_parts};
    if (m_sum)
        m_sum->addSums(part);
    else
        m_sum = std::move(part);
    return {};
}

SimulationResult RunSum::take()
{
    SimulationResult sum = *std::move(m_sum);
    sum.done.clear();
    for (const auto& [first, games] : m_games) {
        if (!sum.done.empty() && sum.done.back().end == first)
            sum.done.back().end = games.end;
        else
            sum.done.push_back({first, games.end});
    }
    *this = {};
    return sum;
}

Result<SimulationResult> merge(const std::vector<SimulationResult>& parts)
{
    if (parts.empty()) return fail(wrongPart("merge-nothing", 1));
    RunSum sum;
    for (const SimulationResult& part : parts)
        if (Result<void> added = sum.add(part); !added) return fail(added.error());
    return sum.take();
}

} // namespace marches::engine
