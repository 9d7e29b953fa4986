// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/laidoutrules.h"

#include <algorithm>
#include <utility>

#include "engine/base/checksum.h"
#include "engine/game/carddeals.h"

namespace marches::engine {

namespace {

/// So many numbers in an order of their own are more than 2^64 possibilities.
constexpr int kNumbersOfALot = 24;
constexpr std::uint64_t kLotStream = 0x5e7;
constexpr std::uint64_t kTrials = 8;

std::optional<int> turnField(const Rules& rules)
{
    const std::vector<FieldSpec>& fields = rules.fields();
    const auto found = std::ranges::find_if(
        fields, [](const FieldSpec& field) { return field.role == Role::Turn && field.value == Space::Army; });
    return found == fields.end() ? std::nullopt : std::optional(static_cast<int>(found - fields.begin()));
}

std::optional<int> firstField(const Rules& rules)
{
    const std::vector<FieldSpec>& fields = rules.fields();
    const auto found = std::ranges::find_if(
        fields, [](const FieldSpec& field) { return field.path == "first" && field.value == Space::Seat; });
    return found == fields.end() ? std::nullopt : std::optional(static_cast<int>(found - fields.begin()));
}

int seatOf(const Rules& rules, int army)
{
    const std::vector<SeatInfo>& seats = rules.seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (std::ranges::find(seats[seat].armies, army) != seats[seat].armies.end()) return static_cast<int>(seat);
    return -1;
}

void setOne(Facts& facts, int field, int value)
{
    Fact fact;
    fact.field = static_cast<std::uint16_t>(field);
    fact.value = static_cast<std::int16_t>(value);
    std::erase_if(facts, [field](const Fact& other) { return other.field == field; });
    facts.insert(std::ranges::upper_bound(facts, fact), fact);
}

/// The same with another one's first turn.
std::optional<State> withTurn(const Rules& rules, Facts facts, int army)
{
    const std::optional<int> turn = turnField(rules);
    if (!turn) return {};
    setOne(facts, *turn, army);
    if (const std::optional<int> first = firstField(rules)) setOne(facts, *first, seatOf(rules, army));
    return positionOf(rules, facts);
}

/// What is hidden from everybody is filled anew, as the rules think of it when somebody has to guess.
std::optional<State> withHidden(const Rules& rules, const State& state, std::uint64_t seed)
{
    State drawn;
    rules.view(state, -1, drawn);
    Random random(seed, kLotStream);
    rules.resample(drawn, -1, random);
    rules.reopenAnswers(drawn); // nobody has answered before the game begins
    return positionOf(rules, factsOf(rules, drawn));
}

/// What is drawn of a lot that is not about who begins.
std::optional<State> withDrawn(const Rules& rules, const State& state, Lot lot, std::uint64_t seed)
{
    switch (lot) {
    case Lot::Turn: break;
    case Lot::Hidden: return withHidden(rules, state, seed);
    case Lot::Hands: return withHandsDealt(rules, state, seed);
    case Lot::Piles: return withPilesShuffled(rules, state, seed);
    }
    return {};
}

std::uint64_t seedOf(const Outcome& outcome)
{
    Fnv1a hash;
    for (const std::int16_t number : outcome.values()) hash.add(std::uint64_t{static_cast<std::uint16_t>(number)});
    return hash.value();
}

} // namespace

Facts factsOf(const Rules& rules, const State& state)
{
    Facts facts;
    rules.describe(state, facts);
    std::ranges::sort(facts);
    return facts;
}

std::optional<State> positionOf(const Rules& rules, const Facts& facts)
{
    State state;
    rules.clearPosition(state);
    for (const Fact& fact : facts)
        if (!rules.setFact(state, fact)) return {};
    if (rules.validatePosition(state)) return {};
    return state;
}

LaidOutRules::LaidOutRules(std::shared_ptr<const Rules> rules, LaidOutStart start)
    : m_rules(std::move(rules)), m_begin(positionOf(*m_rules, start.facts)), m_lots(std::move(start.lots)),
      m_vocabulary(m_rules->vocabulary()), m_messages(m_rules->messages())
{
    const auto addText = [this](const char* key, std::vector<MessageParam> params) {
        m_messages.push_back({key, std::move(params)});
        return m_vocabulary.add(Space::Text, key);
    };
    constexpr std::array kTexts{"set-up.turn", "set-up.hidden", "set-up.hands", "set-up.piles"};
    for (std::size_t lot = 0; lot < kLots.size(); ++lot) m_lotTexts[lot] = addText(kTexts[lot], {});
    m_beginsText = addText("log.set-up-turn", {{"seat", Space::Seat}});
    m_beginners = beginners(*m_rules, start.facts);
    // Whatever the options: a game may be waiting for a lot when they are switched.
    State empty;
    m_rules->clearPosition(empty);
    m_marked = empty.size() + 1;
}

std::vector<int> LaidOutRules::beginners(const Rules& rules, const Facts& facts)
{
    std::vector<int> armies;
    for (const SeatInfo& seat : rules.seats())
        for (const int army : seat.armies)
            if (seat.played && withTurn(rules, facts, army)) armies.push_back(army);
    return armies;
}

bool LaidOutRules::canDraw(const Rules& rules, const State& state, Lot lot)
{
    if (lot == Lot::Turn) return beginners(rules, factsOf(rules, state)).size() > 1;
    State asked = state;
    rules.reopenAnswers(asked);
    bool differs = false;
    for (std::uint64_t seed = 1; seed <= kTrials; ++seed) {
        const std::optional<State> drawn = withDrawn(rules, state, lot, seed);
        if (!drawn) return false;
        differs = differs || !(*drawn == asked);
    }
    return differs;
}

void LaidOutRules::mark(State& state, std::size_t lot) const
{
    std::vector<std::byte> bytes(state.data(), state.data() + state.size());
    bytes.push_back(static_cast<std::byte>(lot));
    state.restore(bytes);
}

/// The state of the rules in one that is marked, and which lot is next.
State LaidOutRules::bare(const State& state, std::size_t& lot) const
{
    State inner;
    inner.restore({state.data(), state.size() - 1});
    lot = static_cast<std::size_t>(state.data()[state.size() - 1]);
    return inner;
}

template <class Use> auto LaidOutRules::withBare(const State& state, Use use) const
{
    if (!isDrawing(state)) return use(state);
    std::size_t lot = 0;
    return use(bare(state, lot));
}

void LaidOutRules::start(State& state, Decision& decision, RuleTrace* trace) const
{
    if (!m_begin) return m_rules->start(state, decision, trace);
    state = *m_begin;
    if (trace != nullptr) m_rules->tellLacks(state, *trace);
    if (!m_lots.empty()) mark(state, 0);
    decide(state, 0, decision, trace);
}

void LaidOutRules::decide(const State& state, int seat, Decision& decision, RuleTrace* trace) const
{
    if (!isDrawing(state)) return m_rules->decide(state, seat, decision, trace);
    std::size_t lot = 0;
    bare(state, lot);
    decision = Decision();
    decision.pending = Pending::Chance;
    describeLot(m_lots[lot], decision.chance);
}

void LaidOutRules::describeLot(Lot lot, Chance& chance) const
{
    Message what;
    what.text = static_cast<std::uint16_t>(m_lotTexts[static_cast<std::size_t>(lot)]);
    chance.setShuffle(ChanceSource::kSetUpStream, lot == Lot::Turn ? Space::Army : Space::Number, what);
    if (lot == Lot::Turn)
        for (const int army : m_beginners) chance.add(army);
    else
        for (int number = 1; number <= kNumbersOfALot; ++number) chance.add(number);
}

void LaidOutRules::apply(State& state, const Move& move, Decision& decision, RuleTrace* trace) const
{
    m_rules->apply(state, move, decision, trace);
}

void LaidOutRules::resolve(State& state, const Outcome& outcome, Decision& decision, RuleTrace* trace) const
{
    if (!isDrawing(state)) return m_rules->resolve(state, outcome, decision, trace);
    std::size_t lot = 0;
    state = bare(state, lot);
    if (m_lots[lot] != Lot::Turn) {
        if (const std::optional<State> drawn = withDrawn(*m_rules, state, m_lots[lot], seedOf(outcome))) state = *drawn;
    } else if (outcome.count() > 0) {
        drawTurn(state, outcome[0], trace);
    }
    if (lot + 1 < m_lots.size()) mark(state, lot + 1);
    decide(state, 0, decision, trace);
}

void LaidOutRules::drawTurn(State& state, int army, RuleTrace* trace) const
{
    if (const std::optional<State> drawn = withTurn(*m_rules, factsOf(*m_rules, state), army)) state = *drawn;
    if (trace == nullptr) return;
    Message line;
    line.text = static_cast<std::uint16_t>(m_beginsText);
    line.arg[0] = static_cast<std::int16_t>(seatOf(*m_rules, army));
    trace->tell(line);
}

Refusal LaidOutRules::refusalReason(const State& state, const Move& move, RuleTrace* trace) const
{
    if (!isDrawing(state)) return m_rules->refusalReason(state, move, trace);
    // Nobody is asked while a lot is drawn; what would be refused anyway has its reason.
    std::size_t lot = 0;
    if (const Refusal refused = m_rules->refusalReason(bare(state, lot), move, trace)) return refused;
    Refusal refusal;
    refusal.text = static_cast<std::uint16_t>(m_lotTexts[static_cast<std::size_t>(m_lots[lot])]);
    return refusal;
}

void LaidOutRules::view(const State& state, int seat, State& out) const
{
    if (!isDrawing(state)) return m_rules->view(state, seat, out);
    std::size_t lot = 0;
    m_rules->view(bare(state, lot), seat, out);
    mark(out, lot);
}

void LaidOutRules::viewUnder(const State& state, int seat, State& out, RuleTrace& trace) const
{
    if (!isDrawing(state)) return m_rules->viewUnder(state, seat, out, trace);
    std::size_t lot = 0;
    m_rules->viewUnder(bare(state, lot), seat, out, trace);
    mark(out, lot);
}

void LaidOutRules::resample(State& view, int seat, Random& random) const
{
    if (!isDrawing(view)) return m_rules->resample(view, seat, random);
    std::size_t lot = 0;
    view = bare(view, lot);
    m_rules->resample(view, seat, random);
    mark(view, lot);
}

bool LaidOutRules::reopenAnswers(State& state) const { return !isDrawing(state) && m_rules->reopenAnswers(state); }

void LaidOutRules::describe(const State& state, Facts& facts) const
{
    withBare(state, [&](const State& inner) { m_rules->describe(inner, facts); });
}

GameResult LaidOutRules::standing(const State& state) const
{
    return withBare(state, [&](const State& inner) { return m_rules->standing(inner); });
}

int LaidOutRules::starter(const State& state) const
{
    return withBare(state, [&](const State& inner) { return m_rules->starter(inner); });
}

double LaidOutRules::evaluate(const State& view, const Decision& decision, const Move& move) const
{
    return m_rules->evaluate(view, decision, move); // nobody has moves while a lot is drawn
}

double LaidOutRules::evaluateDeep(const State& view, const Decision& decision, const Move& move) const
{
    return m_rules->evaluateDeep(view, decision, move);
}

void LaidOutRules::outlook(const State& view, std::span<double> chances) const
{
    withBare(view, [&](const State& inner) { m_rules->outlook(inner, chances); });
}

void LaidOutRules::fillOutlook(const State& view, int seat, std::span<double> features) const
{
    withBare(view, [&](const State& inner) { m_rules->fillOutlook(inner, seat, features); });
}

std::optional<Forecast> LaidOutRules::forecast(const State& view, const Decision& decision, const Move& move) const
{
    return m_rules->forecast(view, decision, move);
}

std::optional<OrderExplanation> LaidOutRules::explainOrder(const State& before, int place, int viewer) const
{
    return withBare(before, [&](const State& inner) { return m_rules->explainOrder(inner, place, viewer); });
}

} // namespace marches::engine
