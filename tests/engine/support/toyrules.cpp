// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/support/toyrules.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace marches::engine::toy {

namespace {

enum Field { FPhase, FRound, FStack, FOwner, FGold, FPoints, FBid, FDeck, FWinner, FWalker };

Message say(Text text, int rule = NoRule, int a = 0, int b = 0)
{
    Message message;
    message.text = static_cast<std::uint16_t>(text);
    message.rule = static_cast<std::uint16_t>(rule);
    message.arg[0] = static_cast<std::int16_t>(a);
    message.arg[1] = static_cast<std::int16_t>(b);
    return message;
}

void consult(RuleTrace* trace, int rule)
{
    if (trace != nullptr) trace->inForce(rule);
}

std::uint16_t u16(int number) { return static_cast<std::uint16_t>(number); }
std::size_t ix(int number) { return static_cast<std::size_t>(number); }

Board makeBoard()
{
    std::vector<Place> places(kPlaces);
    const char* const ids[] = {"north", "east", "south", "west", "centre", "boast"};
    for (std::size_t i = 0; i < kPlaces; ++i) places[i].id = ids[i];
    places[4].aliases = {"middle"};
    const std::pair<int, int> borders[] = {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {0, 4}, {1, 4}, {2, 4}, {3, 4}, {4, 5}};
    std::vector<Connection> connections;
    for (const auto& [a, b] : borders) {
        Connection connection;
        connection.from = a;
        connection.to = b;
        connections.push_back(connection);
    }
    return {std::move(places), {}, std::move(connections), {}};
}

int firstOwing(const Position& position)
{
    for (int seat = 0; seat < kSeats; ++seat)
        if (position.bids[seat] == 0) return seat;
    return 0;
}

std::uint32_t owing(const Position& position)
{
    std::uint32_t seats = 0;
    for (unsigned seat = 0; seat < kSeats; ++seat)
        if (position.bids[seat] == 0) seats |= 1U << seat;
    return seats;
}

/// Seats that bid most.
std::uint32_t best(const Position& position)
{
    const std::uint16_t most = *std::max_element(position.bids, position.bids + kSeats);
    std::uint32_t seats = 0;
    for (unsigned seat = 0; seat < kSeats; ++seat)
        if (position.bids[seat] == most) seats |= 1U << seat;
    return seats;
}

} // namespace

Rules::Rules(int rounds) : m_rounds(rounds), m_board(makeBoard())
{
    std::vector<std::string> places;
    for (const Place& place : m_board.places()) places.push_back(place.id);
    m_vocabulary.set(Space::Place, places);
    m_vocabulary.set(Space::Seat, {"red", "green", "blue"});
    m_vocabulary.set(Space::Verb, {"bid", "march", "claim", "reinforce", "walk", "rest"});
    m_vocabulary.set(Space::Param, {"amount", "from", "to", "count", "places", "pieces", "boast", "path"});
    m_vocabulary.set(Space::Card, {"none", "prize-1", "prize-2", "prize-3", "prize-4", "prize-5", "prize-6"});
    m_vocabulary.set(Space::Phase, {"empty", "shuffling", "bidding", "tied", "acting", "over"});
    m_vocabulary.set(Space::Stream, {"deck", "ties"});
    m_vocabulary.set(Space::Die, {"plain"});
    m_vocabulary.set(Space::Rule,
                     {"", "TOY-1", "TOY-2", "TOY-3", "TOY-4", "TOY-5", "TOY-6", "TOY-7", "TOY-8", "TOY-9"});
    m_messages = {{"", {}},
                  {"refused.position", {}},
                  {"question.ask", {{"seat", Space::Seat}}},
                  {"refused.move", {}},
                  {"log.won", {{"seat", Space::Seat}, {"prize", Space::Number}}},
                  {"log.moved", {{"seat", Space::Seat}}},
                  {"chance.prizes", {}},
                  {"chance.tie", {}}};
    for (const MessageSpec& message : m_messages) m_vocabulary.add(Space::Text, message.key);

    const auto field = [this](const char* path, Role role, Space key, Space value, Holds holds = Holds::One,
                              Space other = Space::None) {
        FieldSpec spec;
        spec.path = path;
        spec.role = role;
        spec.holds = holds;
        spec.keys[0] = key;
        spec.value = value;
        spec.otherValue = other;
        m_fields.push_back(spec);
    };
    field("phase", Role::Phase, Space::None, Space::Phase);
    field("round", Role::Internal, Space::None, Space::Number);
    field("places.{place}.pieces", Role::Stack, Space::Place, Space::Number);
    field("places.{place}.owner", Role::Owner, Space::Place, Space::Seat);
    field("seats.{seat}.gold", Role::Counter, Space::Seat, Space::Number);
    field("seats.{seat}.points", Role::Score, Space::Seat, Space::Number);
    field("seats.{seat}.bid", Role::Counter, Space::Seat, Space::Number);
    field("deck", Role::Pile, Space::None, Space::Card, Holds::List);
    field("winner", Role::Turn, Space::None, Space::Seat);
    field("walker", Role::Token, Space::None, Space::Place);

    m_verbs.resize(6);
    m_verbs[Bid].params = {{0, Form::Amount, Space::Number}};
    m_verbs[March].params = {
        {1, Form::One, Space::Place}, {2, Form::One, Space::Place}, {3, Form::Amount, Space::Number}};
    m_verbs[Claim].params = {{4, Form::Subset, Space::Place}};
    m_verbs[Reinforce].params = {{5, Form::Spread, Space::Place}, {6, Form::Flag, Space::Flag}};
    m_verbs[Walk].params = {{1, Form::One, Space::Place}, {7, Form::Path, Space::Place}};
    m_verbs[Rest].params = {{6, Form::Flag, Space::Flag}};
    for (int seat = 0; seat < kSeats; ++seat)
        m_seats.push_back({m_vocabulary.names(Space::Seat)[ix(seat)], {seat}, seat});
}

void Rules::start(State& state, Decision& decision, RuleTrace* trace) const
{
    auto& position = state.emplace<Position>();
    position.phase = Shuffling;
    for (int prize = 0; prize < kPrizes; ++prize) position.deck[prize] = static_cast<std::int16_t>(prize + 1);
    position.deckCount = kPrizes;
    for (std::uint16_t& gold : position.gold) gold = 7;
    for (std::uint16_t& stack : position.stacks) stack = 2;
    position.walker = 1;
    decide(state, -1, decision, trace);
}

void Rules::decide(const State& state, int seat, Decision& decision, RuleTrace* trace) const
{
    const auto& position = state.as<Position>();
    switch (position.phase) {
    case Shuffling:
        decision.beginChance();
        decision.chance.setShuffle(0, Space::Card, say(Prizes));
        for (int i = 0; i < position.deckCount; ++i) decision.chance.add(position.deck[i]);
        return;
    case Bidding: {
        const bool owes = seat >= 0 && seat < kSeats && position.bids[seat] == 0;
        const int asked = owes ? seat : firstOwing(position);
        consult(trace, BidOne);
        decision.beginChoice(asked, owing(position), say(Ask, BidOne, asked));
        decision.secret = true;
        decision.addOffer(Bid);
        decision.addParam(Param::amount(0, 0, 7)).caps =
            static_cast<std::int32_t>(offsetof(Position, gold) + 2 * ix(asked));
        return;
    }
    case Tied:
        decision.beginChance();
        decision.chance.setDice(1, 0, std::popcount(best(position)), -1, say(TieRoll));
        return;
    case Acting: decideActing(position, decision); return;
    default: decision.setOver();
    }
}

void Rules::decideActing(const Position& position, Decision& decision) const
{
    const int seat = position.winner - 1;
    decision.beginChoice(seat, 1U << static_cast<unsigned>(seat), say(Ask, NotNow, seat));
    const Mask all = Mask::firstN(kPlaces);
    Mask big;
    Mask others;
    for (int place = 0; place < kPlaces; ++place) {
        if (position.stacks[place] > 1) big.set(place);
        if (position.owner[place] != position.winner) others.set(place);
    }
    decision.addOffer(March);
    decision.addParam(Param::one(1, Space::Place, big));
    decision.addParam(Param::neighbour(2, 0, m_board.adjacency(), all));
    Param& count = decision.addParam(Param::amount(3, 1, 3));
    count.caps = offsetof(Position, stacks);
    count.of = 0;
    count.keep = 1;
    if (others.any()) {
        decision.addOffer(Claim);
        decision.addParam(Param::subset(4, Space::Place, others, 1, 2));
    }
    decision.addOffer(Reinforce);
    decision.addParam(Param::spread(5, Space::Place, all, 2, 1, 3));
    decision.addParam(Param::flag(6));
    decision.addOffer(Walk);
    decision.addParam(Param::one(1, Space::Place, Mask::of(position.walker - 1)));
    decision.addParam(Param::path(7, 0, m_board.adjacency(), all, 1, 3));
    decision.addOffer(Rest);
    decision.addParam(Param::flag(6));
}

void Rules::apply(State& state, const Move& move, Decision& decision, RuleTrace* trace) const
{
    auto& position = state.as<Position>();
    switch (move.verb) {
    case Bid:
        consult(trace, BidGold);
        position.bids[move.seat] = u16(move.arg[0] + 1);
        if (owing(position) == 0) finishBids(position, trace);
        break;
    case March:
        consult(trace, MarchOne);
        position.stacks[move.arg[0]] = u16(position.stacks[move.arg[0]] - move.arg[2]);
        position.stacks[move.arg[1]] = u16(position.stacks[move.arg[1]] + move.arg[2]);
        break;
    case Claim:
        for (const Part& part : move.parts()) {
            position.owner[part.item] = u16(move.seat + 1);
            ++position.points[move.seat];
        }
        break;
    case Reinforce:
        for (const Part& part : move.parts())
            position.stacks[part.item] = u16(std::min(position.stacks[part.item] + part.amount, 30000));
        break;
    case Walk: position.walker = u16(move.parts().back().item + 1); break;
    default: break;
    }
    if (move.verb != Bid) {
        if (trace != nullptr) trace->tell(say(LogMoved, NoRule, move.seat));
        endRound(position);
    }
    decide(state, -1, decision, trace);
}

void Rules::finishBids(Position& position, RuleTrace* trace) const
{
    const std::uint32_t leaders = best(position);
    if (std::popcount(leaders) > 1) {
        position.phase = Tied;
        return;
    }
    const int winner = std::countr_zero(leaders);
    const int prize = position.deck[--position.deckCount];
    position.deck[position.deckCount] = 0;
    position.gold[winner] = u16(position.gold[winner] - (position.bids[winner] - 1));
    position.points[winner] = u16(position.points[winner] + prize);
    position.winner = u16(winner + 1);
    position.phase = Acting;
    std::fill_n(position.bids, kSeats, std::uint16_t{0});
    if (trace != nullptr) trace->tell(say(LogWon, BidOne, winner, prize));
}

void Rules::endRound(Position& position) const
{
    position.winner = 0;
    ++position.round;
    position.phase = position.round >= m_rounds || position.deckCount == 0 ? Over : Bidding;
}

void Rules::resolve(State& state, const Outcome& outcome, Decision& decision, RuleTrace* trace) const
{
    auto& position = state.as<Position>();
    if (position.phase == Shuffling) {
        for (int i = 0; i < outcome.count(); ++i) position.deck[i] = static_cast<std::int16_t>(outcome[i]);
        position.phase = Bidding;
    } else {
        // Each leader's die; the others fall back below the best, so that a new tie is rolled among the highest dice
        // alone.
        const auto faces = outcome.values();
        const int highest = *std::max_element(faces.begin(), faces.end());
        std::size_t die = 0;
        const std::uint32_t leaders = best(position);
        for (unsigned seat = 0; seat < kSeats; ++seat)
            if (((leaders >> seat) & 1U) != 0 && faces[die++] < highest) --position.bids[seat];
        position.phase = Bidding;
        finishBids(position, trace);
    }
    decide(state, -1, decision, trace);
}

Refusal Rules::refusalReason(const State& state, const Move& move, RuleTrace* trace) const
{
    const auto& position = state.as<Position>();
    int rule = NotNow;
    if (move.verb == Bid && position.phase == Bidding) rule = BidGold;
    if (move.verb == March && position.phase == Acting) rule = MarchStays;
    if (move.verb == Claim && position.phase == Acting) rule = ClaimOther;
    if (move.verb == Reinforce && position.phase == Acting) rule = ReinforceThree;
    if (move.verb == Walk && position.phase == Acting) rule = WalkOpen;
    consult(trace, rule);
    return say(RefusedMove, rule);
}

void Rules::view(const State& state, int seat, State& out) const
{
    out = state;
    auto& position = out.as<Position>();
    for (int i = 0; i < position.deckCount; ++i) position.deck[i] = -1;
    for (int other = 0; other < kSeats; ++other)
        if (other != seat && position.bids[other] != 0) position.bids[other] = kHiddenBid;
}

void Rules::resample(State& view, int seat, Random& random) const
{
    auto& position = view.as<Position>();
    for (int i = 0; i < position.deckCount; ++i)
        position.deck[i] = static_cast<std::int16_t>(below(random, kPrizes) + 1);
    for (int other = 0; other < kSeats; ++other)
        if (other != seat && position.bids[other] == kHiddenBid)
            position.bids[other] = u16(static_cast<int>(below(random, position.gold[other] + 1U)) + 1);
}

void Rules::describe(const State& state, Facts& facts) const
{
    const auto& position = state.as<Position>();
    facts.clear();
    const auto add = [&facts](int field, int key, int value, int ordinal = 0) {
        Fact fact;
        fact.field = static_cast<std::uint16_t>(field);
        fact.key[0] = static_cast<std::int16_t>(key);
        fact.ordinal = static_cast<std::int16_t>(ordinal);
        fact.value = static_cast<std::int16_t>(value);
        facts.push_back(fact);
    };
    if (position.phase != Empty) add(FPhase, kNothing, position.phase);
    if (position.round != 0) add(FRound, kNothing, position.round);
    for (int place = 0; place < kPlaces; ++place) {
        if (position.stacks[place] != 0) add(FStack, place, position.stacks[place]);
        if (position.owner[place] != 0) add(FOwner, place, position.owner[place] - 1);
    }
    for (int seat = 0; seat < kSeats; ++seat) {
        if (position.gold[seat] != 0) add(FGold, seat, position.gold[seat]);
        if (position.points[seat] != 0) add(FPoints, seat, position.points[seat]);
        if (position.bids[seat] != 0)
            add(FBid, seat, position.bids[seat] == kHiddenBid ? kUnknown : position.bids[seat]);
    }
    for (int i = 0; i < position.deckCount; ++i)
        add(FDeck, kNothing, position.deck[i] < 0 ? kUnknown : position.deck[i], i);
    if (position.winner != 0) add(FWinner, kNothing, position.winner - 1);
    if (position.walker != 0) add(FWalker, kNothing, position.walker - 1);
    std::sort(facts.begin(), facts.end());
}

bool Rules::setFact(State& state, const Fact& fact) const
{
    auto& position = state.as<Position>();
    const int key = fact.key[0];
    const auto keyed = [&](int count) { return key >= 0 && key < count; };
    const int value = fact.value;
    if (value < 0 || value > 30000) return false;
    switch (fact.field) {
    case FPhase: position.phase = u16(value); return value <= Over;
    case FRound: position.round = u16(value); return true;
    case FStack:
        if (keyed(kPlaces)) position.stacks[key] = u16(value);
        return keyed(kPlaces);
    case FOwner:
        if (keyed(kPlaces)) position.owner[key] = u16(value + 1);
        return keyed(kPlaces) && value < kSeats;
    case FGold:
        if (keyed(kSeats)) position.gold[key] = u16(value);
        return keyed(kSeats);
    case FPoints:
        if (keyed(kSeats)) position.points[key] = u16(value);
        return keyed(kSeats);
    case FBid:
        if (keyed(kSeats)) position.bids[key] = u16(value);
        return keyed(kSeats);
    case FDeck:
        if (fact.ordinal != position.deckCount || position.deckCount >= kPrizes || value < 1 || value > kPrizes)
            return false;
        position.deck[position.deckCount++] = static_cast<std::int16_t>(value);
        return true;
    case FWinner: position.winner = u16(value + 1); return value < kSeats;
    case FWalker: position.walker = u16(value + 1); return value < kPlaces;
    default: return false;
    }
}

void Rules::clearPosition(State& state) const { state.emplace<Position>(); }

Refusal Rules::validatePosition(State& state) const
{
    const auto& position = state.as<Position>();
    const bool sound =
        (position.phase == Acting) == (position.winner != 0) && position.walker != 0 && position.phase != Empty;
    return sound ? Refusal{} : say(RefusedPosition, NotNow);
}

GameResult Rules::standing(const State& state) const
{
    const auto& position = state.as<Position>();
    GameResult standing;
    const std::uint16_t most = *std::max_element(position.points, position.points + kSeats);
    for (unsigned seat = 0; seat < kSeats; ++seat) {
        standing.score.push_back(position.points[seat]);
        if (position.points[seat] == most) standing.winners |= 1U << seat;
    }
    return standing;
}

double Rules::evaluate(const State& view, const Decision& decision, const Move& move) const
{
    const auto& position = view.as<Position>();
    if (move.verb == Bid) {
        // An even share of the gold for every prize that is left.
        const int share = position.gold[decision.seat] / std::max(1, m_rounds - position.round);
        return -std::abs(move.arg[0] - share);
    }
    return move.verb == Claim ? static_cast<double>(move.parts().size()) : 0.0;
}

std::vector<OptionSpec> optionSpecs()
{
    OptionSpec rounds;
    rounds.id = "house.rounds";
    rounds.group = OptionGroup::House;
    rounds.byDefault = 4;
    rounds.min = 1;
    rounds.max = kPrizes;
    rounds.duringPlay = true;
    OptionSpec fixed;
    fixed.id = "house.fixed";
    fixed.group = OptionGroup::House;
    // Without any effect: for what options say of each other.
    const auto idle = [](std::string id) {
        OptionSpec spec;
        spec.id = std::move(id);
        spec.group = OptionGroup::House;
        spec.duringPlay = true;
        return spec;
    };
    OptionSpec loud = idle("house.loud");
    OptionSpec echo = idle("house.echo");
    echo.needs = {loud.id};
    OptionSpec quiet = idle("house.quiet");
    quiet.excludes = {loud.id};
    return {rounds, fixed, loud, echo, quiet};
}

RulesMaker maker()
{
    return {optionSpecs(), [](const OptionValues& options) -> Result<std::shared_ptr<const engine::Rules>> {
                return std::make_shared<const Rules>(options.number("house.rounds"));
            }};
}

Game newGame(std::uint64_t seed)
{
    static const auto rules = std::make_shared<const Rules>();
    return {rules, OptionValues(optionSpecs()), seed, maker()};
}

} // namespace marches::engine::toy
