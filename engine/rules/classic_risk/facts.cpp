// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/dice.h"
#include "engine/rules/classic_risk/border.h"
#include "engine/rules/classic_risk/machine.h"
#include "engine/rules/common/fieldtable.h"

namespace marches::engine::classic_risk {

namespace {

constexpr bool within(int value, int end) { return value >= 0 && value < end; }

struct Spaces {
    static bool canBe(const Table& t, Space space, int value)
    {
        switch (space) {
        case Space::Place: return t.land.test(value);
        case Space::Seat: return within(value, t.seatCount());
        case Space::Army: return within(value, t.armyCount());
        case Space::Piece: return value == kInfantry;
        case Space::Phase: return within(value, kPhases);
        case Space::Flag: return within(value, 2);
        default: return true; // numbers have limits of their own, and cards of missions are others than those of hands
        }
    }
    template <class F> static void forEachPlace(const Table& t, F f)
    {
        for (const int place : t.places) f(place);
    }
};

using Fields = FieldTable<Table, Position, Spaces>;

bool isCard(const Table& t, int value) { return within(value, t.wilds > 0 ? t.wildCard() + 1 : t.territories()); }

constexpr Fields::Access kOwnerField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                         for (const int place : t.places)
                                             if (const int owner = ownerOf(s, place); owner >= 0) out.add(owner, place);
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         setOwner(s, f.key[0], f.value);
                                         return true;
                                     }};
constexpr Fields::Access kScoreField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                         for (int seat = 0; seat < t.seatCount(); ++seat)
                                             out.addNumber(s.held[seat], seat);
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         return within(f.value, kMaxTerritories + 1) &&
                                                Fields::set(s.told[f.key[0]], f.value + 1);
                                     }};
constexpr Fields::Access kHandField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                        for (int seat = 0; seat < t.seatCount(); ++seat) {
                                            int ordinal = 0;
                                            s.hand(seat).forEach([&](int card) { out.addAt(ordinal++, card, seat); });
                                            for (int i = 0; i < s.wilds[seat]; ++i)
                                                out.addAt(ordinal++, t.wildCard(), seat);
                                            for (int i = 0; i < s.hidden[seat]; ++i)
                                                out.addAt(ordinal++, kUnknown, seat);
                                        }
                                    },
                                    [](const Table& t, Position& s, const Fact& f) {
                                        if (!isCard(t, f.value)) return false;
                                        std::uint8_t& wilds = s.wilds[f.key[0]];
                                        if (f.value == t.wildCard())
                                            return wilds < kMaxWilds && Fields::set(wilds, wilds + 1);
                                        if (s.hand(f.key[0]).test(f.value)) return false;
                                        s.hand(f.key[0]).set(f.value);
                                        return true;
                                    }};
constexpr Fields::Access kSymbolField{
    // printed on the card
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (int seat = 0; seat < t.seatCount(); ++seat)
            s.hand(seat).forEach([&](int card) { out.add(t.cardSymbol(card), card); });
    },
    [](const Table& t, Position&, const Fact& f) {
        return within(f.key[0], t.territories()) && f.value == t.cardSymbol(f.key[0]);
    }};
constexpr Fields::Access kReserveField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                           for (int army = 0; army < t.armyCount(); ++army)
                                               out.addNumber(s.reserve[army], army, kInfantry);
                                       },
                                       Fields::bySeat<&Position::reserve, kMostStack>.put};
struct DrawPile {
    static int count(const Position& s) { return s.deckCount; }
    static int card(const Position& s, int i) { return s.deck(i); }
    static bool add(Position& s, int card) { return Fields::set(s.deck(s.deckCount++), card); }
};
struct UsedPile {
    static int count(const Position& s) { return s.usedCount; }
    static int card(const Position& s, int i) { return s.deckUsed(i); }
    static bool add(Position& s, int card) { return Fields::set(s.deckUsed(s.usedCount++), card); }
};
/// As Fields::pile, of cards that lie in blocks.
template <class Pile> constexpr Fields::Access kPileField{
    [](const Table&, const Position& s, const FieldTeller& out) {
        for (int i = 0; i < Pile::count(s); ++i) {
            const int card = Pile::card(s, Pile::count(s) - 1 - i);
            out.addAt(i, card == kHiddenCard ? int{kUnknown} : card - 1);
        }
    },
    [](const Table& t, Position& s, const Fact& f) {
        return isCard(t, f.value) && Pile::count(s) < t.cards() && Pile::add(s, f.value + 1);
    }};
constexpr Fields::Access kForceField{[](const Table&, const Position& s, const FieldTeller& out) {
                                         // A territory stays named when its part of the force is gone: its order
                                         // decides where losses fall.
                                         for (int i = 0; i < kMaxOrigins && s.origin[i] != 0; ++i)
                                             out.add(s.force[i], s.origin[i] - 1);
                                     },
                                     [](const Table&, Position& s, const Fact& f) {
                                         if (!within(f.value, kMostStack + 1)) return false;
                                         for (int i = 0; i < kMaxOrigins; ++i) {
                                             if (s.origin[i] != 0) continue;
                                             return Fields::set(s.force[i], f.value) &&
                                                    Fields::set(s.origin[i], f.key[0] + 1);
                                         }
                                         return false;
                                     }};
constexpr Fields::Access kCapitalField{[](const Table&, const Position& s, const FieldTeller& out) {
                                           s.capitals().forEach([&](int place) { out.add(1, place); });
                                       },
                                       [](const Table& t, Position& s, const Fact& f) {
                                           if (t.capitalsToWin() == 0) return false;
                                           if (f.value != 0) s.capitals().set(f.key[0]);
                                           return true;
                                       }};
constexpr Fields::Access kMissionField{
    [](const Table& t, const Position& s, const FieldTeller& out) {
        for (int seat = 0; seat < t.seatCount(); ++seat)
            if (const int mission = s.mission[seat]; mission != 0)
                out.add(mission == kHidden ? int{kUnknown} : t.missionCard(mission - 1), seat);
    },
    [](const Table& t, Position& s, const Fact& f) {
        const int mission = f.value - t.missionCard(0);
        return within(mission, static_cast<int>(t.missions.size())) && Fields::set(s.mission[f.key[0]], mission + 1);
    }};
constexpr Fields::Access kBeatenByField{[](const Table& t, const Position& s, const FieldTeller& out) {
                                            for (int army = 0; army < t.armyCount(); ++army)
                                                out.addReference(s.beatenBy[army], army);
                                        },
                                        [](const Table& t, Position& s, const Fact& f) {
                                            return t.withMissions() && Fields::set(s.beatenBy[f.key[0]], f.value + 1);
                                        }};

constexpr Fields::Row kRows[] = {
    {"turn", Role::Turn, keys(), Space::Army, Fields::reference<&Position::active>},
    {"phase", Role::Phase, keys(), Space::Phase, Fields::always<&Position::phase>},
    {"round", Role::Counter, keys(), Space::Number, Fields::number<&Position::round>},
    {"territories.{place}.owner", Role::Owner, keys(Space::Place), Space::Army, kOwnerField},
    {"territories.{place}.{piece}", Role::Stack, keys(Space::Place, Space::Piece), Space::Number,
     Fields::armies<kMostStack, kInfantry>},
    {"seats.{seat}.territories", Role::Score, keys(Space::Seat), Space::Number, kScoreField},
    {"seats.{seat}.hand", Role::Hand, keys(Space::Seat), Space::Card, kHandField, Holds::List},
    {"cards.{card}.symbol", Role::Status, keys(Space::Card), Space::Choice, kSymbolField},
    {"reserve.{army}.{piece}", Role::Supply, keys(Space::Army, Space::Piece), Space::Number, kReserveField},
    {"sets", Role::Counter, keys(), Space::Number, Fields::number<&Position::sets>},
    {"decks.cards", Role::Pile, keys(), Space::Card, kPileField<DrawPile>, Holds::List},
    {"decks.cards-used", Role::Discard, keys(), Space::Card, kPileField<UsedPile>, Holds::List},
    {"battle.from", Role::Internal, keys(), Space::Place, Fields::reference<&Position::from>},
    {"battle.place", Role::Internal, keys(), Space::Place, Fields::reference<&Position::to>},
    {"battle.attack-dice", Role::Internal, keys(), Space::Number, Fields::number<&Position::attackDice, kMostDice>},
    {"battle.defence-dice", Role::Internal, keys(), Space::Number, Fields::number<&Position::defenceDice, kMostDice>},
    {"battle.attack", Role::Internal, keys(), Space::Number, Fields::dice<&Position::dice, 0>, Holds::List},
    {"battle.defence", Role::Internal, keys(), Space::Number, Fields::dice<&Position::dice, 1>, Holds::List},
    {"battle.force.{place}", Role::Internal, keys(Space::Place), Space::Number, kForceField},
    {"first", Role::Internal, keys(), Space::Seat, Fields::number<&Position::first>},
    {"contenders.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::contenders>},
    {"this-turn.left", Role::Internal, keys(), Space::Number, Fields::number<&Position::left>},
    {"this-turn.captured", Role::Internal, keys(), Space::Flag, Fields::flag<kCaptured>},
    {"this-turn.bonus-used", Role::Internal, keys(), Space::Flag, Fields::flag<kBonusUsed>},
    {"this-turn.captured-cards", Role::Internal, keys(), Space::Flag, Fields::flag<kMidTurn>},
    {"battle.assault", Role::Internal, keys(), Space::Flag, Fields::flag<kAssault>},
    {"this-turn.traded", Role::Internal, keys(), Space::Place, Fields::list<&Position::traded>, Holds::List},
    {"this-turn.lifted", Role::Internal, keys(), Space::Place, Fields::reference<&Position::lifted>},
    {"winners.{seat}", Role::Internal, keys(Space::Seat), Space::Flag, Fields::seatBits<&Position::winners>},
    {"territories.{place}.capital", Role::Marker, keys(Space::Place), Space::Flag, kCapitalField},
    {"seats.{seat}.mission", Role::Effect, keys(Space::Seat), Space::Card, kMissionField},
    {"beaten.{army}", Role::Internal, keys(Space::Army), Space::Seat, kBeatenByField},
};

} // namespace

const std::vector<FieldSpec>& fieldSpecs()
{
    static const std::vector<FieldSpec> specs = Fields::specs(kRows);
    return specs;
}

std::optional<NumberRow> numberRow(const Table& table, int field)
{
    if (kRows[field].path != "sets" || !table.options.cards || table.options.fixedValues) return {};
    return NumberRow{table.lists.risingSets, table.lists.risingStep};
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    Fields::describe(kRows, table, position, facts);
}

bool put(const Table& table, Position& position, const Fact& fact) { return Fields::put(kRows, table, position, fact); }

} // namespace marches::engine::classic_risk
