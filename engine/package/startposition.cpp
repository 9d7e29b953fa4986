// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/startposition.h"

#include <algorithm>

#include "engine/package/positionreader.h"

namespace marches::engine {

namespace {

constexpr const char* kPath = "set-up.position";

std::string idsOf(const std::vector<SeatRequest>& seats)
{
    std::string ids;
    for (const SeatRequest& seat : seats) ids += (ids.empty() ? "" : ", ") + seat.id;
    return ids;
}

/// The position is for the seats that the file lists, and for no others.
bool seatsFit(const StartPosition& start, const GameSetup& setup, const ErrorCollector& collector)
{
    const std::vector<SeatRequest>& wanted = setup.variant.seats;
    const auto reportError = [&](const char* code, ErrorArgs args) {
        collector.add(
            {code, std::move(args), collector.file(), start.place.line, start.place.column, std::string(kPath)});
        return false;
    };
    if (wanted.empty()) return reportError("set-up-seats-missing", {});
    if (std::ranges::equal(wanted, setup.seats, {}, &SeatRequest::id, &SeatRequest::id)) return true;
    return reportError("set-up-seats", {{"seats", idsOf(wanted)}});
}

/// The position without answers that seats have given and that were not carried out.
std::optional<State> beforeAnswers(const Rules& rules, Facts facts)
{
    std::ranges::sort(facts);
    std::optional<State> state = positionOf(rules, facts);
    if (state) rules.reopenAnswers(*state);
    return state;
}

/// A list of which nobody knows everything: a pile, a hand.
bool hasHiddenList(const Rules& rules, const State& state)
{
    State seen;
    rules.view(state, -1, seen);
    return std::ranges::any_of(factsOf(rules, seen), [&rules](const Fact& fact) {
        return fact.value == kUnknown && rules.fields()[fact.field].holds == Holds::List;
    });
}

} // namespace

std::optional<LaidOutStart> readStart(const StartPosition& start, const GameSetup& setup,
                                      const ErrorCollector& collector)
{
    if (!seatsFit(start, setup, collector)) return {};
    const Rules& rules = *setup.game;
    const std::size_t before = collector.count();
    std::vector<WrittenFact> written = readPosition(start.position, FieldPaths(rules), kPath, collector);
    if (collector.count() != before) return {};
    LaidOutStart laidOut;
    for (const WrittenFact& one : written) laidOut.facts.push_back(one.fact);
    std::ranges::sort(laidOut.facts);
    const std::optional<State> state = makePosition(std::move(written), start.position, kPath, setup, collector);
    if (!state) return {};

    Decision pending;
    rules.decide(*state, 0, pending, nullptr);
    if (pending.pending == Pending::Over) collector.add(start.position, kPath, "set-up-over");
    const std::vector<std::string> words = lotWords();
    for (const PlacedId& word : start.byLot) {
        const auto lot = static_cast<Lot>(std::ranges::find(words, word.id) - words.begin());
        if (!LaidOutRules::canDraw(rules, *state, lot))
            collector.add(
                {"set-up-" + word.id, {}, collector.file(), word.place.line, word.place.column, "set-up.by-lot"});
        laidOut.lots.push_back(lot);
    }
    if (collector.count() != before) return {};
    return laidOut;
}

std::vector<Lot> possibleLots(const Rules& rules, const Facts& facts)
{
    std::vector<Lot> possible;
    const std::optional<State> state = beforeAnswers(rules, facts);
    for (const Lot lot : kLots)
        if (state && LaidOutRules::canDraw(rules, *state, lot)) possible.push_back(lot);
    return possible;
}

std::vector<Lot> usualLots(const Rules& rules, const Facts& facts)
{
    const std::optional<State> state = beforeAnswers(rules, facts);
    if (!state || !hasHiddenList(rules, *state) || !LaidOutRules::canDraw(rules, *state, Lot::Hidden)) return {};
    return {Lot::Hidden};
}

StartPosition startOf(const Rules& rules, const Facts& facts) { return startOf(rules, facts, usualLots(rules, facts)); }

StartPosition startOf(const Rules& rules, const Facts& facts, const std::vector<Lot>& lots)
{
    StartPosition start;
    Facts kept = facts;
    std::ranges::sort(kept);
    if (std::optional<State> state = beforeAnswers(rules, facts)) {
        for (const Lot lot : lots) start.byLot.push_back({lotWords()[static_cast<std::size_t>(lot)]});
        if (std::ranges::find(lots, Lot::Hidden) != lots.end()) {
            State drawn;
            rules.view(*state, -1, drawn);
            Random random(1);
            rules.resample(drawn, -1, random);
            *state = drawn;
        }
        kept = factsOf(rules, *state);
    }
    start.position = writePosition(rules, kept);
    return start;
}

} // namespace marches::engine
