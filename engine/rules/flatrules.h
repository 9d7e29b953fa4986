// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>

#include "engine/play/rules.h"

namespace marches::engine {

/// Calls f with the witness, or with the one of whom the compiler leaves nothing.
template <class F> void withWitness(Witness* witness, F f)
{
    NoWitness nobody;
    if (witness != nullptr)
        f(*witness);
    else
        f(nobody);
}

/// The functions of a game as FlatRules calls them. They stand in the game's own namespace and are found by their arguments;
/// a member of the same name would hide them, hence these.
namespace flat {

template <class P> void startOf(P play) { startGame(play); }
template <class L> void decideOf(const L& look, Decision& decision) { decide(look, decision); }
template <class L> void decideFor(const L& look, int seat, Decision& decision)
{
    if constexpr (requires { decide(look, seat, decision); })
        decide(look, seat, decision);
    else
        decide(look, decision);
}
template <class P> void applyOf(P play, const Move& move) { applyMove(play, move); }
template <class P> void resolveOf(P play, const Outcome& outcome) { resolveChance(play, outcome); }
template <class L> Refusal explainOf(const L& look, const Move& move) { return explain(look, move); }
template <class T, class S> void describeOf(const T& table, const S& position, Facts& facts) { describe(table, position, facts); }
template <class T, class S> bool putOf(const T& table, S& position, const Fact& fact) { return put(table, position, fact); }
template <class T, class S> Refusal settleOf(const T& table, S& position) { return settle(table, position); }
template <class T, class S> Standing standingOf(const T& table, const S& position) { return standing(table, position); }
template <class T, class S> double judgeOf(const T& table, const S& view, const Decision& decision, const Move& move)
{
    return judge(table, view, decision, move);
}
template <class T, class S>
std::optional<Forecast> forecastOf(const T& table, const S& view, const Decision& decision, const Move& move)
{
    return forecast(table, view, decision, move);
}
template <class T, class S> void fillOf(const T& table, S& view, int seat, Random& random)
{
    fillHidden(table, view, seat, random);
}

} // namespace flat

/// One game over a flat struct behind the interface that everything else knows. `Game` names the types and tables of a ruleset:
/// Table, Position, Look<W>, Play<W>, and messages(), fields(), verbs(). What is hidden from whom each game says itself.
template <class Game> class FlatRules : public Rules {
public:
    using Table = typename Game::Table;
    using Position = typename Game::Position;

    FlatRules(Board board, Table table, Vocabulary vocabulary)
        : m_board(std::move(board)), m_table(std::move(table)), m_vocabulary(std::move(vocabulary))
    {}

    const Board& board() const override { return m_board; }
    const Vocabulary& vocabulary() const override { return m_vocabulary; }
    const std::vector<MessageSpec>& messages() const override { return Game::messages(); }
    const std::vector<FieldSpec>& fields() const override { return Game::fields(); }
    const std::vector<VerbSpec>& verbSpecs() const override { return Game::verbs(); }
    const std::vector<SeatInfo>& seats() const override { return m_table.seats; }

    void start(State& state, Decision& decision, Witness* witness) const override
    {
        Position& position = state.emplace<Position>();
        withWitness(witness, [&]<class W>(W& w) {
            flat::startOf(typename Game::template Play<W>{m_table, position, w});
            flat::decideOf(typename Game::template Look<W>{m_table, position, w}, decision);
        });
    }
    void decide(const State& state, int seat, Decision& decision, Witness* witness) const override
    {
        const Position& position = state.as<Position>();
        withWitness(witness, [&]<class W>(W& w) {
            flat::decideFor(typename Game::template Look<W>{m_table, position, w}, seat, decision);
        });
    }
    void apply(State& state, const Move& move, Decision& decision, Witness* witness) const override
    {
        Position& position = state.as<Position>();
        withWitness(witness, [&]<class W>(W& w) {
            flat::applyOf(typename Game::template Play<W>{m_table, position, w}, move);
            flat::decideOf(typename Game::template Look<W>{m_table, position, w}, decision);
        });
    }
    void resolve(State& state, const Outcome& outcome, Decision& decision, Witness* witness) const override
    {
        Position& position = state.as<Position>();
        withWitness(witness, [&]<class W>(W& w) {
            flat::resolveOf(typename Game::template Play<W>{m_table, position, w}, outcome);
            flat::decideOf(typename Game::template Look<W>{m_table, position, w}, decision);
        });
    }
    Refusal explain(const State& state, const Move& move, Witness* witness) const override
    {
        const Position& position = state.as<Position>();
        Refusal refusal;
        withWitness(witness, [&]<class W>(W& w) {
            refusal = flat::explainOf(typename Game::template Look<W>{m_table, position, w}, move);
            w.inForce(refusal.rule); // the rule that a refusal cites has been consulted, whatever brought it to light
        });
        return refusal;
    }
    void resample(State& view, int seat, Random& random) const override
    {
        flat::fillOf(m_table, view.as<Position>(), seat, random);
    }

    void describe(const State& state, Facts& facts) const override { flat::describeOf(m_table, state.as<Position>(), facts); }
    bool put(State& state, const Fact& fact) const override { return flat::putOf(m_table, state.as<Position>(), fact); }
    void clear(State& state) const override { state.emplace<Position>(); }
    Refusal settle(State& state) const override { return flat::settleOf(m_table, state.as<Position>()); }

    Standing standing(const State& state) const override { return flat::standingOf(m_table, state.as<Position>()); }
    double appraise(const State& view, const Decision& decision, const Move& move) const override
    {
        return flat::judgeOf(m_table, view.as<Position>(), decision, move);
    }
    std::optional<Forecast> forecast(const State& view, const Decision& decision, const Move& move) const override
    {
        return flat::forecastOf(m_table, view.as<Position>(), decision, move);
    }

    const Table& table() const { return m_table; }

private:
    Board m_board;
    Table m_table;
    Vocabulary m_vocabulary;
};

} // namespace marches::engine
