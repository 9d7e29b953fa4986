// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/warrior_risk/fields.h"

#include <string>
#include <utility>

#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

constexpr std::array<Space, 3> keys(Space a = Space::None, Space b = Space::None, Space c = Space::None)
{
    return {a, b, c};
}

constexpr FieldRow kRows[] = {
    {"turn", Role::Turn, Holds::One, keys(), Space::Army, Keep::PlusOne, offsetof(Position, active), false, 0},
    {"phase", Role::Phase, Holds::One, keys(), Space::Phase, Keep::Number, offsetof(Position, phase), false, 0},
    {"round", Role::Counter, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, round), true, 0},
    {"first", Role::Internal, Holds::One, keys(), Space::Seat, Keep::Number, offsetof(Position, first), false, 0},
    {"territories.{place}.owner", Role::Owner, Holds::One, keys(Space::Place), Space::Army, Keep::Owner, 0, false, 0},
    {"territories.{place}.{piece}", Role::Stack, Holds::One, keys(Space::Place, Space::Piece), Space::Number,
     Keep::ByPlace, offsetof(Position, units), true, 0},
    {"territories.{place}.guests.{army}.{piece}", Role::Stack, Holds::One,
     keys(Space::Place, Space::Army, Space::Piece), Space::Number, Keep::Guests, 0, false, 0},
    {"territories.{place}.capital", Role::Marker, Holds::One, keys(Space::Place), Space::Flag, Keep::Capital, 0, false,
     0},
    {"territories.{place}.natives-lost", Role::Internal, Holds::One, keys(Space::Place), Space::Number, Keep::ByPlace,
     offsetof(Position, wounds), false, 0},
    {"territories.{place}.spent", Role::Internal, Holds::One, keys(Space::Place), Space::Number, Keep::ByPlace,
     offsetof(Position, spent), true, 0},
    {"passage.{place}.{seat}", Role::Effect, Holds::One, keys(Space::Place, Space::Seat), Space::Flag, Keep::Passage, 0,
     false, 0},
    {"seats.{seat}.score", Role::Score, Holds::One, keys(Space::Seat), Space::Number, Keep::Score, 0, false, 0},
    {"seats.{seat}.gold", Role::Counter, Holds::One, keys(Space::Seat), Space::Number, Keep::BySeat,
     offsetof(Position, gold), true, 0},
    {"seats.{seat}.routes", Role::Counter, Holds::One, keys(Space::Seat), Space::Number, Keep::BySeat,
     offsetof(Position, routes), false, 0},
    {"seats.{seat}.out", Role::Status, Holds::One, keys(Space::Seat), Space::Flag, Keep::Out, 0, false, 0},
    {"reserve.{army}.{piece}", Role::Supply, Holds::One, keys(Space::Army, Space::Piece), Space::Number, Keep::BySeat,
     offsetof(Position, pool), true, 0},
    {"seats.{seat}.hand", Role::Hand, Holds::List, keys(Space::Seat), Space::Card, Keep::Hand, 0, false, 0},
    {"cards.{card}.symbol", Role::Status, Holds::One, keys(Space::Card), Space::Choice, Keep::Symbol, 0, false, 0},
    {"sets", Role::Counter, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, sets), true, 0},
    {"decks.cards", Role::Pile, Holds::List, keys(), Space::Card, Keep::Pile, 0, false, 0},
    {"decks.cards-used", Role::Discard, Holds::List, keys(), Space::Card, Keep::Pile, 0, false, 1},
    {"pairs.{seat}.{region}", Role::Status, Holds::One, keys(Space::Seat, Space::Region), Space::Flag, Keep::Pair, 0,
     false, 0},
    {"effects.{seat}.emergency", Role::Effect, Holds::One, keys(Space::Seat), Space::Number, Keep::BySeat,
     offsetof(Position, emergency), false, 0},
    {"effects.{seat}.weakened-in-round", Role::Effect, Holds::One, keys(Space::Seat), Space::Number, Keep::BySeat,
     offsetof(Position, strained), true, 0},
    {"effects.{seat}.paralysed-in-round", Role::Effect, Holds::One, keys(Space::Seat), Space::Number, Keep::BySeat,
     offsetof(Position, paralysed), true, 0},
    {"effects.{seat}.crisis-in-round", Role::Effect, Holds::One, keys(Space::Seat), Space::Number, Keep::BySeat,
     offsetof(Position, crisis), true, 0},
    {"betrayals.{seat}.{seat}", Role::Effect, Holds::One, keys(Space::Seat, Space::Seat), Space::Flag, Keep::Betrayal,
     0, false, 0},
    {"betrayed-at.{seat}.{place}", Role::Effect, Holds::One, keys(Space::Seat, Space::Place), Space::Flag,
     Keep::BetrayedAt, 0, false, 0},
    {"famine", Role::Status, Holds::One, keys(), Space::Flag, Keep::Flag, kFamine, false, 0},
    {"attack.place", Role::Internal, Holds::One, keys(), Space::Place, Keep::PlusOne, offsetof(Position, to), false, 0},
    {"attack.guests-of", Role::Internal, Holds::One, keys(), Space::Seat, Keep::PlusOne, offsetof(Position, enemy),
     false, 0},
    {"attack.force.{place}", Role::Internal, Holds::One, keys(Space::Place), Space::Number, Keep::ByPlace,
     offsetof(Position, force), true, 0},
    {"attack.order", Role::Internal, Holds::List, keys(), Space::Place, Keep::Origins, 0, false, 0},
    {"attack.strength", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, strength),
     true, 0},
    {"attack.mob", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, mob), true, 0},
    {"attack.attack-dice", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number,
     offsetof(Position, attackDice), false, 0},
    {"attack.defence-dice", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number,
     offsetof(Position, defenceDice), false, 0},
    {"attack.attack", Role::Internal, Holds::List, keys(), Space::Number, Keep::Dice, 0, false, 0},
    {"attack.defence", Role::Internal, Holds::List, keys(), Space::Number, Keep::Dice, 0, false, 1},
    {"attack.rolled", Role::Internal, Holds::One, keys(), Space::Flag, Keep::Flag, kRolled, false, 0},
    {"attack.assault", Role::Internal, Holds::One, keys(), Space::Flag, Keep::Flag, kAssault, false, 0},
    {"multipliers.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Number, Keep::BySeat,
     offsetof(Position, multiplier), false, 0},
    {"falls.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag, Keep::SeatBits,
     offsetof(Position, falls), false, 0},
    {"captor", Role::Internal, Holds::One, keys(), Space::Seat, Keep::PlusOne, offsetof(Position, captor), false, 0},
    {"this-turn.attacked", Role::Internal, Holds::One, keys(), Space::Flag, Keep::Flag, kAttacked, false, 0},
    {"this-turn.captured", Role::Internal, Holds::One, keys(), Space::Flag, Keep::Flag, kCaptured, false, 0},
    {"this-turn.bonus-used", Role::Internal, Holds::One, keys(), Space::Flag, Keep::Flag, kBonusUsed, false, 0},
    {"this-turn.captured-cards", Role::Internal, Holds::One, keys(), Space::Flag, Keep::Flag, kTakenCards, false, 0},
    {"this-turn.traded", Role::Internal, Holds::List, keys(), Space::Place, Keep::Traded, 0, false, 0},
    {"this-turn.asked.{place}", Role::Internal, Holds::One, keys(Space::Place), Space::Flag, Keep::PlaceBits,
     offsetof(Position, askedPassage), false, 0},
    {"asked", Role::Internal, Holds::One, keys(), Space::Seat, Keep::PlusOne, offsetof(Position, asked), false, 0},
    {"left", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, left), true, 0},
    {"contenders.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag, Keep::SeatBits,
     offsetof(Position, contenders), false, 0},
    {"auction.number", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, lotNumber),
     false, 0},
    {"auction.units", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, lot), true,
     0},
    {"auction.highest", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, high), true,
     0},
    {"holder", Role::Internal, Holds::One, keys(), Space::Seat, Keep::PlusOne, offsetof(Position, holder), false, 0},
    {"done.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag, Keep::SeatBits,
     offsetof(Position, done), false, 0},
    {"offers.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Number, Keep::BySeat,
     offsetof(Position, offers), false, 0},
    {"second-time", Role::Internal, Holds::One, keys(), Space::Flag, Keep::Flag, kSecond, false, 0},
    {"sealed.{seat}.made", Role::Sealed, Holds::One, keys(Space::Seat), Space::Flag, Keep::Sealed, 0, false, 0},
    {"sealed.{seat}.amount", Role::Internal, Holds::One, keys(Space::Seat), Space::Number, Keep::SealedAmount, 0, false,
     0},
    {"sealed.{seat}.for", Role::Internal, Holds::One, keys(Space::Seat), Space::Seat, Keep::BallotFor, 0, false, 0},
    {"sealed.{seat}.answer", Role::Internal, Holds::One, keys(Space::Seat), Space::Choice, Keep::BallotAnswer, 0, false,
     0},
    {"votes-used.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Number, Keep::BySeat,
     offsetof(Position, usedVotes), true, 0},
    {"fate.sum", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, fate), false, 0},
    {"fate.vote", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, vote), false, 0},
    {"fate.table", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, region), false,
     0},
    {"fate.place-number", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, drawing),
     false, 0},
    {"fate.places", Role::Internal, Holds::List, keys(), Space::Place, Keep::Drawn, 0, false, 0},
    {"fate.poorest", Role::Internal, Holds::One, keys(), Space::Flag, Keep::Flag, kPoorest, false, 0},
    {"deal.maker", Role::DealMaker, Holds::One, keys(), Space::Seat, Keep::DealSeat, offsetof(Position, asked), false,
     0},
    {"deal.partner", Role::DealPartner, Holds::One, keys(), Space::Seat, Keep::DealSeat, offsetof(Position, enemy),
     false, 0},
    {"deal.giver", Role::DealGiver, Holds::One, keys(), Space::Seat, Keep::DealGiver, 0, false, 0},
    {"deal.counters", Role::Internal, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, counters),
     false, 0},
    {"deal.unchanged", Role::Internal, Holds::One, keys(), Space::Flag, Keep::Flag, kUnchanged, false, 0},
    {"deal.hidden", Role::DealHidden, Holds::One, keys(), Space::Flag, Keep::Flag, kSealedDeal, false, 0},
    {"deal.give.gold", Role::DealGive, Holds::One, keys(), Space::Number, Keep::Number,
     offsetof(Position, deal[0].gold), true, 0},
    {"deal.give.troops", Role::DealGive, Holds::One, keys(), Space::Number, Keep::Number,
     offsetof(Position, deal[0].troops), true, 0},
    {"deal.give.routes", Role::DealGive, Holds::One, keys(), Space::Number, Keep::Number,
     offsetof(Position, deal[0].routes), false, 0},
    {"deal.give.units.{place}", Role::DealGive, Holds::One, keys(Space::Place), Space::Number, Keep::DealUnits, 0, true,
     0},
    {"deal.give.territories.{place}", Role::DealGive, Holds::One, keys(Space::Place), Space::Flag, Keep::PlaceBits,
     offsetof(Position, deal[0].land), false, 0},
    {"deal.give.passage.{place}", Role::DealGive, Holds::One, keys(Space::Place), Space::Flag, Keep::PlaceBits,
     offsetof(Position, deal[0].passage), false, 0},
    {"deal.give.promises.{choice}", Role::DealGive, Holds::One, keys(Space::Choice), Space::Flag, Keep::DealPromise, 0,
     false, 0},
    {"deal.ask.gold", Role::DealAsk, Holds::One, keys(), Space::Number, Keep::Number, offsetof(Position, deal[1].gold),
     true, 0},
    {"deal.ask.troops", Role::DealAsk, Holds::One, keys(), Space::Number, Keep::Number,
     offsetof(Position, deal[1].troops), true, 0},
    {"deal.ask.routes", Role::DealAsk, Holds::One, keys(), Space::Number, Keep::Number,
     offsetof(Position, deal[1].routes), false, 0},
    {"deal.ask.units.{place}", Role::DealAsk, Holds::One, keys(Space::Place), Space::Number, Keep::DealUnits, 0, true,
     1},
    {"deal.ask.territories.{place}", Role::DealAsk, Holds::One, keys(Space::Place), Space::Flag, Keep::PlaceBits,
     offsetof(Position, deal[1].land), false, 0},
    {"deal.ask.passage.{place}", Role::DealAsk, Holds::One, keys(Space::Place), Space::Flag, Keep::PlaceBits,
     offsetof(Position, deal[1].passage), false, 0},
    {"deal.ask.promises.{choice}", Role::DealAsk, Holds::One, keys(Space::Choice), Space::Flag, Keep::DealPromise, 0,
     false, 1},
    {"winners.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag, Keep::SeatBits,
     offsetof(Position, winners), false, 0},
};

} // namespace

std::span<const FieldRow> fieldRows() { return kRows; }

std::optional<NumberRow> numberRow(const Table& table, int field)
{
    const bool sets = kRows[field].path == "sets";
    if (!sets || !table.options.classicCards) return {};
    return NumberRow{{kRisingSets.begin(), kRisingSets.end()}, kRisingStep};
}

int effectRule(const Table& /*table*/, const Fact& fact)
{
    constexpr std::array<std::pair<Keep, Rule>, 3> kByKeep{
        {{Keep::Passage, wr(16)}, {Keep::Betrayal, wr(18)}, {Keep::BetrayedAt, wr(18)}}};
    constexpr std::array<std::pair<std::size_t, Rule>, 4> kByOffset{
        {{offsetof(Position, emergency), wr(65)},
         {offsetof(Position, strained), wr(65)},
         {offsetof(Position, paralysed), fateRule(kParalysisFate)},
         {offsetof(Position, crisis), fateRule(kLastFate)}}};
    const FieldRow& row = kRows[fact.field];
    if (row.role == Role::DealGive || row.role == Role::DealAsk) return num(wr(44));
    if (row.role != Role::Effect) return 0;
    for (const auto& [keep, rule] : kByKeep)
        if (row.keep == keep) return num(rule);
    for (const auto& [offset, rule] : kByOffset)
        if (row.offset == offset) return num(rule);
    return 0;
}

const std::vector<FieldSpec>& fieldSpecs()
{
    static const std::vector<FieldSpec> specs = [] {
        std::vector<FieldSpec> made;
        for (const FieldRow& row : kRows)
            made.push_back({std::string(row.path), row.role, row.holds, row.keys, row.value, Space::None});
        return made;
    }();
    return specs;
}

} // namespace marches::engine::warrior_risk
