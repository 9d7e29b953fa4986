// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/rules/common/blocks.h"
#include "engine/rules/common/flatrules.h"
#include "engine/rules/common/outlook.h"

namespace marches::engine {

/// Calls f with the trace, or with the one of whom the compiler leaves nothing.
template <class F> void withTrace(RuleTrace* trace, F f)
{
    NoTrace nobody;
    if (trace != nullptr)
        f(*trace);
    else
        f(nobody);
}

/// The functions of a game as FlatRules calls them. They stand in the game's own namespace and are found by their
/// arguments; a member of the same name would hide them, hence these.
namespace flat {

/// One in blocks ends after those that its board needs.
template <class S, class T> S& emptyPosition(State& state, const T& table)
{
    if constexpr (requires(const S& position) { position.block; }) {
        S& position = state.emplace<S>(bytesWithBlocks<S>(table.blocks()));
        position.words = static_cast<decltype(position.words)>(table.words);
        return position;
    } else {
        return state.emplace<S>();
    }
}

template <class T> std::optional<Ref> faceOf(const T& table, int die, int face)
{
    if constexpr (requires { faceShown(table, die, face); }) return faceShown(table, die, face);
    return {};
}
template <class T> std::optional<NumberRow> numberRowOf(const T& table, int field)
{
    if constexpr (requires { numberRow(table, field); }) return numberRow(table, field);
    return {};
}
template <class T> int effectRuleOf(const T& table, const Fact& fact)
{
    if constexpr (requires { effectRule(table, fact); }) return effectRule(table, fact);
    return 0;
}
template <class T> OrderWriting orderWritingOf(const T& table)
{
    if constexpr (requires { orderWriting(table); }) return orderWriting(table);
    return {};
}
template <class T, class S> inline constexpr bool kHides = requires(const T& table, S& position)
{
    hide(table, position, 0);
};
template <class T, class S> bool hasPrivateKnowledgeOf(const T& table)
{
    if constexpr (requires { hasPrivateKnowledge(table); }) return hasPrivateKnowledge(table);
    return kHides<T, S>;
}
template <class T, class S> void hideOf(const T& table, S& position, int seat)
{
    if constexpr (kHides<T, S>) hide(table, position, seat);
}
template <class T, class S> void hideUnder(const T& table, S& position, int seat, RuleTrace& trace)
{
    if constexpr (requires { hide(table, position, seat, trace); })
        hide(table, position, seat, trace);
    else
        hideOf(table, position, seat);
}
template <class T, class S>
inline constexpr bool kBattles = requires(const T& table, S& position, const BattleRequest& request, Move& move)
{
    stageBattle(table, request, position, move);
};
template <class T, class S> bool stageOf(const T& table, const BattleRequest& request, S& position, Move& move)
{
    return stageBattle(table, request, position, move);
}
template <class P> void startOf(const P& ctx) { startGame(ctx); }
template <class L> void tellLacksOf(const L& ctx)
{
    if constexpr (requires { tellLacks(ctx); }) tellLacks(ctx);
}
template <class L> void decideOf(const L& ctx, Decision& decision) { decide(ctx, decision); }
template <class L> void decideFor(const L& ctx, int seat, Decision& decision)
{
    if constexpr (requires { decide(ctx, seat, decision); })
        decide(ctx, seat, decision);
    else
        decide(ctx, decision);
}
template <class P> void applyOf(const P& ctx, const Move& move) { applyMove(ctx, move); }
template <class P> void resolveOf(const P& ctx, const Outcome& outcome) { resolveChance(ctx, outcome); }
template <class L> [[nodiscard]] Refusal explainOf(const L& ctx, const Move& move) { return explain(ctx, move); }
template <class T, class S> void describeOf(const T& table, const S& position, Facts& facts)
{
    describe(table, position, facts);
}
template <class T, class S> bool putOf(const T& table, S& position, const Fact& fact)
{
    return put(table, position, fact);
}
template <class T, class S> [[nodiscard]] Refusal validationOf(const T& table, S& position)
{
    return validatePosition(table, position);
}
template <class T, class S> GameResult standingOf(const T& table, const S& position)
{
    return standing(table, position);
}
template <class T, class S>
double evaluationOf(const T& table, const S& view, const Decision& decision, const Move& move)
{
    return evaluate(table, view, decision, move);
}
template <class T, class S> inline constexpr bool kEvaluatesDeeply = requires(const T& table, const S& view,
                                                                              const Decision& decision,
                                                                              const Move& move)
{
    evaluateDeep(table, view, decision, move);
};
template <class T, class S>
double deepEvaluationOf(const T& table, const S& view, const Decision& decision, const Move& move)
{
    if constexpr (kEvaluatesDeeply<T, S>)
        return evaluateDeep(table, view, decision, move);
    else
        return evaluate(table, view, decision, move);
}
template <class T, class S>
std::optional<Forecast> forecastOf(const T& table, const S& view, const Decision& decision, const Move& move)
{
    if constexpr (requires { forecast(table, view, decision, move); }) return forecast(table, view, decision, move);
    return {};
}
template <class T, class S>
inline constexpr bool kExplainsOrders = requires(const T& table, const S& before, int number)
{
    explainOrder(table, before, number, number);
};
template <class T, class S>
std::optional<OrderExplanation> orderExplanationOf(const T& table, const S& before, int place, int viewer)
{
    if constexpr (kExplainsOrders<T, S>) return explainOrder(table, before, place, viewer);
    return {};
}
template <class T, class S> inline constexpr bool kReopens = requires(const T& table, S& position)
{
    reopen(table, position);
};
template <class T, class S> bool reopenOf(const T& table, S& position)
{
    if constexpr (kReopens<T, S>) return reopen(table, position);
    return false;
}
template <class T, class S>
inline constexpr bool kForesees = requires(const T& table, const S& view, std::span<double> features)
{
    fillOutlook(table, view, 0, features);
};
template <class T, class S> void fillFeatures(const T& table, const S& view, int seat, std::span<double> features)
{
    if constexpr (kForesees<T, S>) fillOutlook(table, view, seat, features);
}
/// The features of all seats, one seat after another, where a game sees them faster together.
template <class T, class S>
inline constexpr bool kForeseesAtOnce = requires(const T& table, const S& view, std::span<double> features)
{
    fillAllOutlooks(table, view, features);
};
template <class T, class S> void fillAllFeatures(const T& table, const S& view, std::span<double> features)
{
    if constexpr (kForeseesAtOnce<T, S>) fillAllOutlooks(table, view, features);
}
template <class T, class S>
inline constexpr bool kProposes = requires(const T& table, const S& view, Random& random, std::vector<Move>& answers)
{
    proposeOrders(table, view, 0, random, answers);
    varyOrders(table, view, 0, random, answers);
};
template <class T, class S>
void proposeFor(const T& table, const S& view, int seat, Random& random, std::vector<Move>& answers)
{
    if constexpr (kProposes<T, S>) proposeOrders(table, view, seat, random, answers);
}
template <class T, class S>
void varyFor(const T& table, const S& view, int seat, Random& random, std::vector<Move>& answers)
{
    if constexpr (kProposes<T, S>) varyOrders(table, view, seat, random, answers);
}
template <class T, class S> void fillOf(const T& table, S& view, Random& random)
{
    if constexpr (kHides<T, S>) fillHidden(table, view, random);
}

} // namespace flat

template <class Game> std::optional<Ref> FlatRules<Game>::faceOf(int die, int face) const
{
    return flat::faceOf(m_table, die, face);
}

template <class Game> std::optional<NumberRow> FlatRules<Game>::numberRow(int field) const
{
    return flat::numberRowOf(m_table, field);
}

template <class Game> int FlatRules<Game>::effectRule(const Fact& fact) const
{
    return flat::effectRuleOf(m_table, fact);
}

template <class Game> OrderWriting FlatRules<Game>::orderWriting() const { return flat::orderWritingOf(m_table); }

template <class Game> bool FlatRules<Game>::hasSecrets() const { return flat::kHides<Table, Position>; }

template <class Game> bool FlatRules<Game>::hasPrivateKnowledge() const
{
    return flat::hasPrivateKnowledgeOf<Table, Position>(m_table);
}

template <class Game> void FlatRules<Game>::start(State& state, Decision& decision, RuleTrace* trace) const
{
    Position& position = flat::emptyPosition<Position>(state, m_table);
    withTrace(trace, [&]<class W>(W& w) {
        flat::startOf(typename Game::template Context<W>{m_table, position, w});
        flat::decideOf(typename Game::template ConstContext<W>{m_table, position, w}, decision);
    });
}

template <class Game> void FlatRules<Game>::tellLacks(const State& state, RuleTrace& trace) const
{
    flat::tellLacksOf(typename Game::template ConstContext<RuleTrace>{m_table, state.as<Position>(), trace});
}

template <class Game>
void FlatRules<Game>::decide(const State& state, int seat, Decision& decision, RuleTrace* trace) const
{
    const Position& position = state.as<Position>();
    withTrace(trace, [&]<class W>(W& w) {
        flat::decideFor(typename Game::template ConstContext<W>{m_table, position, w}, seat, decision);
    });
}

template <class Game>
void FlatRules<Game>::apply(State& state, const Move& move, Decision& decision, RuleTrace* trace) const
{
    Position& position = state.as<Position>();
    withTrace(trace, [&]<class W>(W& w) {
        flat::applyOf(typename Game::template Context<W>{m_table, position, w}, move);
        flat::decideOf(typename Game::template ConstContext<W>{m_table, position, w}, decision);
    });
}

template <class Game>
void FlatRules<Game>::applyAll(State& state, std::span<const Move> moves, Decision& decision) const
{
    Position& position = state.as<Position>();
    NoTrace nobody;
    for (const Move& move : moves)
        flat::applyOf(typename Game::template Context<NoTrace>{m_table, position, nobody}, move);
    flat::decideOf(typename Game::template ConstContext<NoTrace>{m_table, position, nobody}, decision);
}

template <class Game> bool FlatRules<Game>::proposes() const { return flat::kProposes<Table, Position>; }

template <class Game>
void FlatRules<Game>::propose(const State& view, int seat, Random& random, std::vector<Move>& answers) const
{
    flat::proposeFor(m_table, view.as<Position>(), seat, random, answers);
}

template <class Game>
void FlatRules<Game>::vary(const State& view, int seat, Random& random, std::vector<Move>& answers) const
{
    flat::varyFor(m_table, view.as<Position>(), seat, random, answers);
}

template <class Game>
void FlatRules<Game>::resolve(State& state, const Outcome& outcome, Decision& decision, RuleTrace* trace) const
{
    Position& position = state.as<Position>();
    withTrace(trace, [&]<class W>(W& w) {
        flat::resolveOf(typename Game::template Context<W>{m_table, position, w}, outcome);
        flat::decideOf(typename Game::template ConstContext<W>{m_table, position, w}, decision);
    });
}

template <class Game>
Refusal FlatRules<Game>::refusalReason(const State& state, const Move& move, RuleTrace* trace) const
{
    const Position& position = state.as<Position>();
    Refusal refusal;
    withTrace(trace, [&]<class W>(W& w) {
        refusal = flat::explainOf(typename Game::template ConstContext<W>{m_table, position, w}, move);
        w.inForce(refusal.rule); // the rule that a refusal cites has been consulted, whatever brought it to light
    });
    return refusal;
}

template <class Game> void FlatRules<Game>::view(const State& state, int seat, State& out) const
{
    out = state;
    flat::hideOf(m_table, out.as<Position>(), seat);
}

template <class Game> void FlatRules<Game>::viewUnder(const State& state, int seat, State& out, RuleTrace& trace) const
{
    out = state;
    flat::hideUnder(m_table, out.as<Position>(), seat, trace);
}

template <class Game> void FlatRules<Game>::resample(State& view, int /*seat*/, Random& random) const
{
    flat::fillOf(m_table, view.as<Position>(), random);
}

template <class Game> bool FlatRules<Game>::reopenAnswers(State& state) const
{
    return flat::reopenOf(m_table, state.as<Position>());
}

template <class Game> void FlatRules<Game>::describe(const State& state, Facts& facts) const
{
    flat::describeOf(m_table, state.as<Position>(), facts);
}

template <class Game> bool FlatRules<Game>::setFact(State& state, const Fact& fact) const
{
    return flat::putOf(m_table, state.as<Position>(), fact);
}

template <class Game> void FlatRules<Game>::clearPosition(State& state) const
{
    flat::emptyPosition<Position>(state, m_table);
}

template <class Game> Refusal FlatRules<Game>::validatePosition(State& state) const
{
    return flat::validationOf(m_table, state.as<Position>());
}

template <class Game> GameResult FlatRules<Game>::standing(const State& state) const
{
    return flat::standingOf(m_table, state.as<Position>());
}

template <class Game> int FlatRules<Game>::starter(const State& state) const
{
    if constexpr (requires(const Position& position) { position.first; })
        return state.as<Position>().first;
    else
        return Rules::starter(state);
}

template <class Game>
double FlatRules<Game>::evaluate(const State& view, const Decision& decision, const Move& move) const
{
    return flat::evaluationOf(m_table, view.as<Position>(), decision, move);
}

template <class Game>
double FlatRules<Game>::evaluateDeep(const State& view, const Decision& decision, const Move& move) const
{
    return flat::deepEvaluationOf(m_table, view.as<Position>(), decision, move);
}

template <class Game> bool FlatRules<Game>::hasDeepEvaluation() const
{
    return flat::kEvaluatesDeeply<Table, Position>;
}

template <class Game> bool FlatRules<Game>::hasOutlook() const
{
    if constexpr (flat::kForesees<Table, Position>) return !m_table.outlook.empty();
    return false;
}

template <class Game> void FlatRules<Game>::outlook(const State& view, std::span<double> chances) const
{
    if constexpr (flat::kForesees<Table, Position>) {
        constexpr bool atOnce = flat::kForeseesAtOnce<Table, Position>;
        std::array<double, kMostOutlookFeatures*(atOnce ? kMostSeats : 1)> features;
        const std::size_t count = m_table.outlook.size();
        if constexpr (atOnce)
            flat::fillAllFeatures(m_table, view.as<Position>(), std::span(features.data(), count * chances.size()));
        for (std::size_t seat = 0; seat < chances.size(); ++seat) {
            const std::span own(features.data() + (atOnce ? count * seat : 0), count);
            if constexpr (!atOnce) flat::fillFeatures(m_table, view.as<Position>(), static_cast<int>(seat), own);
            chances[seat] = 0.0;
            for (std::size_t i = 0; i < count; ++i) chances[seat] += own[i] * m_table.outlook[i];
        }
    }
}

template <class Game> void FlatRules<Game>::fillOutlook(const State& view, int seat, std::span<double> features) const
{
    flat::fillFeatures(m_table, view.as<Position>(), seat, features);
}

template <class Game>
std::optional<Forecast> FlatRules<Game>::forecast(const State& view, const Decision& decision, const Move& move) const
{
    return flat::forecastOf(m_table, view.as<Position>(), decision, move);
}

template <class Game>
std::optional<OrderExplanation> FlatRules<Game>::explainOrder(const State& before, int place, int viewer) const
{
    return flat::orderExplanationOf(m_table, before.as<Position>(), place, viewer);
}

template <class Game> bool FlatRules<Game>::stageBattle(const BattleRequest& request, BattleStage& stage) const
{
    if constexpr (flat::kBattles<Table, Position>) {
        clearPosition(stage.state);
        if (!flat::stageOf(m_table, request, stage.state.as<Position>(), stage.move)) return false;
        decide(stage.state, stage.move.seat, stage.decision, nullptr);
        return true;
    }
    return false;
}

} // namespace marches::engine
