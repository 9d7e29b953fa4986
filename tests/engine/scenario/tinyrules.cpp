// SPDX-License-Identifier: GPL-3.0-or-later
#include "tinyrules.h"

#include <algorithm>

namespace marches::engine::test {

namespace {

enum Field { Turn, Waits, Owner, Gold, Spears, Truce, Deck, Target, Marching };
enum ParamName { To, SpearCount, Where, Quietly };
enum TextKey { kNoText, kMarch, kRests, kGains, kOwn, kStays };
constexpr int kWaitChoice = 0;
constexpr int kWaitDice = 1;
constexpr int kWaitShuffle = 2;

bool inForce(RuleTrace* trace, int rule) { return trace == nullptr || trace->inForce(rule); }

void tell(RuleTrace* trace, TextKey text, int rule, std::initializer_list<std::int16_t> args)
{
    Message message;
    message.text = text;
    message.rule = static_cast<std::uint16_t>(rule);
    std::ranges::copy(args, message.arg.begin());
    if (trace != nullptr) trace->tell(message);
}

Board makeBoard()
{
    std::vector<Place> places(3);
    places[0].id = "hill";
    places[1].id = "ford";
    places[1].aliases = {"shallows"};
    places[2].id = "wood";
    return Board(std::move(places), {}, {}, {});
}

bool allOwned(const TinyRules::Position& p)
{
    return p.owner[0] >= 0 && p.owner[0] == p.owner[1] && p.owner[1] == p.owner[2];
}

} // namespace

TinyRules::TinyRules(bool mayPay) : m_mayPay(mayPay), m_board(makeBoard())
{
    m_vocabulary.set(Space::Place, {"hill", "ford", "wood"});
    m_vocabulary.set(Space::Seat, {"north", "south"});
    m_vocabulary.set(Space::Verb, {"march", "rest", "pay"});
    m_vocabulary.set(Space::Param, {"to", "spears", "where", "quietly"});
    m_vocabulary.set(Space::Rule, {"", "T-1", "T-2", "T-3", "T-4", "T-5"});
    m_vocabulary.set(Space::Card, {"storm", "calm", "fog"});
    m_vocabulary.set(Space::Phase, {"choice", "dice", "shuffle"});
    m_vocabulary.set(Space::Die, {"sky"});
    m_vocabulary.set(Space::Text, {"", "question.march", "log.rests", "log.gains", "refused.own", "refused.stays"});
    m_vocabulary.set(Space::Choice, {"nobody-yet"});
    m_messages = {{"", {}},
                  {"question.march", {}},
                  {"log.rests", {{"seat", Space::Seat}}},
                  {"log.gains", {{"seat", Space::Seat}, {"n", Space::Number}}},
                  {"refused.own", {{"place", Space::Place}}},
                  {"refused.stays", {{"n", Space::Number}}}};
    m_fields = {{"turn", Role::Turn, Holds::One, {}, Space::Seat, Space::None},
                {"phase", Role::Phase, Holds::One, {}, Space::Phase, Space::None},
                {"places.{place}.owner", Role::Owner, Holds::One, {Space::Place}, Space::Seat, Space::Choice},
                {"places.{place}.gold", Role::Marker, Holds::One, {Space::Place}, Space::Number, Space::None},
                {"seats.{seat}.spears", Role::Supply, Holds::One, {Space::Seat}, Space::Number, Space::None},
                {"truce", Role::Effect, Holds::One, {}, Space::Flag, Space::None},
                {"deck", Role::Pile, Holds::List, {}, Space::Card, Space::None},
                {"target", Role::Internal, Holds::One, {}, Space::Place, Space::None},
                {"marching", Role::Internal, Holds::One, {}, Space::Number, Space::None}};
    m_verbs = {{{{To, Form::One, Space::Place}, {SpearCount, Form::Amount, Space::Number}}},
               {{{Quietly, Form::Flag, Space::Flag}}},
               {{{Where, Form::Spread, Space::Place}}}};
    m_seats = {{"north", {0}, 0}, {"south", {1}, 1}};
}

void TinyRules::start(State& state, Decision& decision, RuleTrace* trace) const
{
    auto& p = state.emplace<Position>();
    p.owner = {0, -1, 1};
    p.spears = {3, 3};
    p.deck = {0, 1, 2, 0};
    p.deckSize = 4;
    p.waits = kWaitShuffle;
    p.target = -1;
    inForce(trace, RestShuffles);
    decide(state, 0, decision, trace);
}

void TinyRules::decide(const State& state, int /*seat*/, Decision& decision, RuleTrace* trace) const
{
    const auto& p = state.as<Position>();
    if (allOwned(p) && inForce(trace, AllWins)) return decision.setOver();
    if (p.waits != kWaitChoice) {
        decision.beginChance();
        if (p.waits == kWaitDice) {
            decision.chance.setDice(0, 0, std::min<int>(p.marching, 2), p.turn, {});
            decision.chance.beyond = 1;
        } else {
            decision.chance.setShuffle(1, Space::Card, {});
            for (int i = 0; i < p.deckSize; ++i) decision.chance.add(p.deck[static_cast<std::size_t>(i)]);
        }
        return;
    }
    Message question;
    question.text = 1;
    decision.beginChoice(p.turn, 1U << static_cast<unsigned>(p.turn), question);
    Mask enemy;
    Mask own;
    for (int i = 0; i < 3; ++i) (p.owner[static_cast<std::size_t>(i)] == p.turn ? own : enemy).set(i);
    const int spears = p.spears[static_cast<std::size_t>(p.turn)];
    const int most = spears - (inForce(trace, OneStays) ? 1 : 0);
    if (most > 0 && p.truce == 0) {
        decision.addOffer(March);
        decision.addParam(Param::one(To, Space::Place, inForce(trace, EnemyPlace) ? enemy : enemy | own));
        decision.addParam(Param::amount(SpearCount, 1, most));
    }
    decision.addOffer(Rest);
    decision.addParam(Param::flag(Quietly));
    if (m_mayPay && own.any()) {
        decision.addOffer(Pay);
        decision.addParam(Param::spread(Where, Space::Place, own, 5, 0, 5));
    }
}

void TinyRules::apply(State& state, const Move& move, Decision& decision, RuleTrace* trace) const
{
    auto& p = state.as<Position>();
    if (move.verb == March) {
        p.target = move.arg[0];
        p.marching = move.arg[1];
        p.waits = kWaitDice;
    } else if (move.verb == Rest) {
        const bool shuffles = inForce(trace, RestShuffles);
        tell(trace, kRests, RestShuffles, {p.turn});
        if (shuffles) ++p.spears[static_cast<std::size_t>(p.turn)];
        tell(trace, kGains, RestShuffles, {p.turn, p.spears[static_cast<std::size_t>(p.turn)]});
        p.waits = static_cast<std::int16_t>(shuffles && move.arg[0] == 0 ? kWaitShuffle : kWaitChoice);
        p.turn = static_cast<std::int16_t>(1 - p.turn);
    } else {
        for (const Part& part : move.parts())
            p.gold[static_cast<std::size_t>(part.item)] =
                static_cast<std::int16_t>(p.gold[static_cast<std::size_t>(part.item)] + part.amount);
        p.turn = static_cast<std::int16_t>(1 - p.turn);
    }
    decide(state, 0, decision, trace);
}

void TinyRules::resolve(State& state, const Outcome& outcome, Decision& decision, RuleTrace* trace) const
{
    auto& p = state.as<Position>();
    if (p.waits == kWaitShuffle) {
        for (int i = 0; i < outcome.count(); ++i)
            p.deck[static_cast<std::size_t>(i)] = static_cast<std::int16_t>(outcome[i]);
    } else {
        const bool high = std::ranges::any_of(outcome.values(), [](int face) { return face >= 4; });
        if (inForce(trace, DiceTake) && high) {
            p.owner[static_cast<std::size_t>(p.target)] = p.turn;
        } else {
            p.spears[static_cast<std::size_t>(p.turn)] =
                static_cast<std::int16_t>(p.spears[static_cast<std::size_t>(p.turn)] - p.marching);
        }
        p.target = -1;
        p.marching = 0;
        p.turn = static_cast<std::int16_t>(1 - p.turn);
    }
    p.waits = kWaitChoice;
    decide(state, 0, decision, trace);
}

Refusal TinyRules::refusalReason(const State& state, const Move& move, RuleTrace* trace) const
{
    const auto& p = state.as<Position>();
    Refusal refusal;
    const bool ownPlace = move.verb == March && move.arg[0] >= 0 && move.arg[0] < 3 &&
                          p.owner[static_cast<std::size_t>(move.arg[0])] == move.seat;
    refusal.rule = ownPlace && inForce(trace, EnemyPlace) ? EnemyPlace : OneStays;
    refusal.text = refusal.rule == OneStays ? kStays : kOwn;
    refusal.arg[0] = refusal.rule == OneStays ? std::int16_t{1} : move.arg[0];
    if (refusal.rule == OneStays) inForce(trace, OneStays);
    return refusal;
}

std::optional<Ref> TinyRules::faceOf(int die, int face) const
{
    if (die != 0 || face < 1 || face > 7) return {};
    return Ref{Space::Card, static_cast<std::int16_t>(face <= 6 ? 1 : 0)};
}

void TinyRules::view(const State& state, int /*seat*/, State& out) const { out = state; }
void TinyRules::resample(State& /*view*/, int /*seat*/, Random& /*random*/) const {}

void TinyRules::describe(const State& state, Facts& facts) const
{
    const auto& p = state.as<Position>();
    facts.clear();
    const auto add = [&facts](int field, int key, int ordinal, int value) {
        facts.push_back({static_cast<std::uint16_t>(field),
                         {static_cast<std::int16_t>(key), kNothing, kNothing},
                         static_cast<std::int16_t>(ordinal),
                         static_cast<std::int16_t>(value)});
    };
    add(Turn, kNothing, 0, p.turn);
    add(Waits, kNothing, 0, p.waits);
    for (int i = 0; i < 3; ++i)
        if (p.owner[static_cast<std::size_t>(i)] != -1) add(Owner, i, 0, p.owner[static_cast<std::size_t>(i)]);
    for (int i = 0; i < 3; ++i)
        if (p.gold[static_cast<std::size_t>(i)] != 0) add(Gold, i, 0, p.gold[static_cast<std::size_t>(i)]);
    for (int i = 0; i < 2; ++i)
        if (p.spears[static_cast<std::size_t>(i)] != 0) add(Spears, i, 0, p.spears[static_cast<std::size_t>(i)]);
    if (p.truce != 0) add(Truce, kNothing, 0, 1);
    for (int i = 0; i < p.deckSize; ++i) add(Deck, kNothing, i, p.deck[static_cast<std::size_t>(i)]);
    if (p.target >= 0) add(Target, kNothing, 0, p.target);
    if (p.marching != 0) add(Marching, kNothing, 0, p.marching);
}

bool TinyRules::setFact(State& state, const Fact& fact) const
{
    auto& p = state.as<Position>();
    const auto key = static_cast<std::size_t>(std::max<std::int16_t>(fact.key[0], 0));
    switch (fact.field) {
    case Turn: p.turn = fact.value; return true;
    case Waits: p.waits = fact.value; return true;
    case Owner: p.owner[key] = fact.value; return true;
    case Gold: p.gold[key] = fact.value; return fact.value >= 0;
    case Spears: p.spears[key] = fact.value; return fact.value >= 0;
    case Truce: p.truce = fact.value; return true;
    case Deck:
        if (fact.ordinal < 0 || fact.ordinal >= 4) return false;
        p.deck[static_cast<std::size_t>(fact.ordinal)] = fact.value;
        p.deckSize = static_cast<std::int16_t>(fact.ordinal + 1);
        return true;
    case Target: p.target = fact.value; return true;
    case Marching: p.marching = fact.value; return fact.value >= 0;
    default: return false;
    }
}

void TinyRules::clearPosition(State& state) const
{
    auto& p = state.emplace<Position>();
    p.owner = {-1, -1, -1};
    p.target = -1;
}

Refusal TinyRules::validatePosition(State& state) const
{
    Refusal wrong;
    const auto& p = state.as<Position>();
    if (p.waits == kWaitDice && (p.target < 0 || p.marching <= 0)) wrong.rule = DiceTake;
    return wrong;
}

GameResult TinyRules::standing(const State& state) const
{
    const auto& p = state.as<Position>();
    GameResult standing;
    if (allOwned(p)) standing.winners = 1U << static_cast<unsigned>(p.owner[0]);
    standing.score = {p.spears[0], p.spears[1]};
    return standing;
}

double TinyRules::evaluate(const State& /*view*/, const Decision& /*decision*/, const Move& /*move*/) const
{
    return 0.0;
}
std::optional<Forecast> TinyRules::forecast(const State& /*view*/, const Decision& /*decision*/,
                                            const Move& /*move*/) const
{
    return std::nullopt;
}

Result<GameSetup> tinySetup(const VariantData& variant)
{
    GameSetup setup;
    OptionSpec pay;
    pay.id = "house.pay";
    pay.group = OptionGroup::House;
    pay.duringPlay = true;
    OptionSpec board;
    board.id = "base.board";
    setup.rules.data.id = "tiny";
    setup.rules.data.options = {pay, board};
    Preset plain;
    plain.id = "plain";
    setup.rules.data.presets = {plain};
    Result<OptionValues> options = resolveOptions(setup.rules.data, variant.preset, variant.options, variant.file);
    if (!options) return fail(std::move(options.error()));
    setup.options = std::move(*options);
    setup.variant = variant;
    const auto make = [](const OptionValues& values) -> Result<std::shared_ptr<const Rules>> {
        return std::make_shared<const TinyRules>(values.flag("house.pay"));
    };
    setup.game = *make(setup.options);
    setup.maker = {setup.rules.data.options, make};
    return setup;
}

} // namespace marches::engine::test
