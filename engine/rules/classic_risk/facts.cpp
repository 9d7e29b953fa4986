// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/machine.h"

#include <algorithm>
#include <array>

#include "engine/rules/classic_risk/play.h"

namespace marches::engine::classic_risk {

namespace {

enum class Field : std::uint8_t {
    Turn,
    Phase,
    Round,
    Owner,
    Stack,
    Score,
    Hand,
    Symbol,
    Reserve,
    Sets,
    Cards,
    CardsUsed,
    From,
    To,
    AttackDice,
    DefenceDice,
    Attack,
    Defence,
    Force,
    First,
    Contenders,
    Left,
    Captured,
    BonusUsed,
    MidTurn,
    Assault,
    Traded,
    Lifted,
    Winner,
    Capital,
    Mission,
    BeatenBy,
    Count,
};

constexpr std::array<Space, 3> keys(Space a = Space::None, Space b = Space::None) { return {a, b, Space::None}; }

struct Row {
    Field field;
    const char* path;
    Role role;
    Holds holds;
    std::array<Space, 3> keys;
    Space value;
};

constexpr Row kRows[] = {
    {Field::Turn, "turn", Role::Turn, Holds::One, keys(), Space::Army},
    {Field::Phase, "phase", Role::Phase, Holds::One, keys(), Space::Phase},
    {Field::Round, "round", Role::Counter, Holds::One, keys(), Space::Number},
    {Field::Owner, "territories.{place}.owner", Role::Owner, Holds::One, keys(Space::Place), Space::Army},
    {Field::Stack, "territories.{place}.{piece}", Role::Stack, Holds::One, keys(Space::Place, Space::Piece),
     Space::Number},
    {Field::Score, "seats.{seat}.territories", Role::Score, Holds::One, keys(Space::Seat), Space::Number},
    {Field::Hand, "seats.{seat}.hand", Role::Hand, Holds::List, keys(Space::Seat), Space::Card},
    {Field::Symbol, "cards.{card}.symbol", Role::Status, Holds::One, keys(Space::Card), Space::Choice},
    {Field::Reserve, "reserve.{army}.{piece}", Role::Supply, Holds::One, keys(Space::Army, Space::Piece),
     Space::Number},
    {Field::Sets, "sets", Role::Counter, Holds::One, keys(), Space::Number},
    {Field::Cards, "decks.cards", Role::Pile, Holds::List, keys(), Space::Card},
    {Field::CardsUsed, "decks.cards-used", Role::Discard, Holds::List, keys(), Space::Card},
    {Field::From, "battle.from", Role::Internal, Holds::One, keys(), Space::Place},
    {Field::To, "battle.place", Role::Internal, Holds::One, keys(), Space::Place},
    {Field::AttackDice, "battle.attack-dice", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::DefenceDice, "battle.defence-dice", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::Attack, "battle.attack", Role::Internal, Holds::List, keys(), Space::Number},
    {Field::Defence, "battle.defence", Role::Internal, Holds::List, keys(), Space::Number},
    {Field::Force, "battle.force.{place}", Role::Internal, Holds::One, keys(Space::Place), Space::Number},
    {Field::First, "first", Role::Internal, Holds::One, keys(), Space::Seat},
    {Field::Contenders, "contenders.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::Left, "this-turn.left", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::Captured, "this-turn.captured", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::BonusUsed, "this-turn.bonus-used", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::MidTurn, "this-turn.captured-cards", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::Assault, "battle.assault", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::Traded, "this-turn.traded", Role::Internal, Holds::List, keys(), Space::Place},
    {Field::Lifted, "this-turn.lifted", Role::Internal, Holds::One, keys(), Space::Place},
    {Field::Winner, "winners.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::Capital, "territories.{place}.capital", Role::Marker, Holds::One, keys(Space::Place), Space::Flag},
    {Field::Mission, "seats.{seat}.mission", Role::Effect, Holds::One, keys(Space::Seat), Space::Card},
    {Field::BeatenBy, "beaten.{army}", Role::Internal, Holds::One, keys(Space::Army), Space::Seat},
};

class Writer {
public:
    Writer(const Table& table, const Position& position, Facts& facts) : t(table), s(position), m_facts(facts) {}

    void all()
    {
        reference(Field::Turn, s.active);
        add(Field::Phase, s.phase);
        number(Field::Round, s.round);
        for (const int place : t.places) {
            const int owner = ownerOf(s, place);
            if (owner >= 0) add(Field::Owner, owner, place);
            number(Field::Stack, s.armies[place], place, kInfantry);
        }
        each(s.capitals, [&](int place) { add(Field::Capital, 1, place); });
        for (int army = 0; army < t.armyCount(); ++army)
            if (s.beatenBy[army] != 0) add(Field::BeatenBy, s.beatenBy[army] - 1, army);
        for (int seat = 0; seat < t.seatCount(); ++seat) player(seat);
        for (int army = 0; army < t.armyCount(); ++army) number(Field::Reserve, s.reserve[army], army, kInfantry);
        number(Field::Sets, s.sets);
        pile(Field::Cards, s.deck, s.deckCount);
        pile(Field::CardsUsed, s.deckUsed, s.usedCount);
        battle();
        turn();
        std::sort(m_facts.begin(), m_facts.end());
    }

private:
    void add(Field field, int value, int a = kNothing, int b = kNothing, int ordinal = 0)
    {
        Fact fact;
        fact.field = static_cast<std::uint16_t>(field);
        fact.key = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), kNothing};
        fact.ordinal = static_cast<std::int16_t>(ordinal);
        fact.value = static_cast<std::int16_t>(value);
        m_facts.push_back(fact);
    }
    void number(Field field, int value, int a = kNothing, int b = kNothing)
    {
        if (value != 0) add(field, value, a, b);
    }
    /// A number for which 0 means none.
    void reference(Field field, int plusOne)
    {
        if (plusOne != 0) add(field, plusOne - 1);
    }
    void list(Field field, const std::uint8_t* values, int count, int less)
    {
        for (int i = 0; i < count && values[i] != 0; ++i) add(field, values[i] - less, kNothing, kNothing, i);
    }
    /// Cards with the next one first, from an array in which it is last.
    void pile(Field field, const std::uint8_t* cards, int count)
    {
        for (int i = 0; i < count; ++i) {
            const std::uint8_t card = cards[count - 1 - i];
            add(field, card == kHidden ? int{kUnknown} : card - 1, kNothing, kNothing, i);
        }
    }

    void player(int seat)
    {
        number(Field::Score, s.held[seat], seat);
        int ordinal = 0;
        each(s.hand[seat], [&](int card) {
            add(Field::Hand, card, seat, kNothing, ordinal++);
            add(Field::Symbol, t.cardSymbol(card), card);
        });
        for (int i = 0; i < s.wilds[seat]; ++i) add(Field::Hand, t.wildCard(), seat, kNothing, ordinal++);
        for (int i = 0; i < s.hidden[seat]; ++i) add(Field::Hand, kUnknown, seat, kNothing, ordinal++);
        if (const int mission = s.mission[seat]; mission != 0)
            add(Field::Mission, mission == kHidden ? int{kUnknown} : t.missionCard(mission - 1), seat);
        number(Field::Contenders, (s.contenders >> seat) & 1, seat);
        number(Field::Winner, (s.winners >> seat) & 1, seat);
    }
    void battle()
    {
        reference(Field::From, s.from);
        reference(Field::To, s.to);
        number(Field::AttackDice, s.attackDice);
        number(Field::DefenceDice, s.defenceDice);
        list(Field::Attack, s.dice[0], kMostDice, 0);
        list(Field::Defence, s.dice[1], kMostDice, 0);
        // A territory stays named when its part of the force is gone: its order decides where losses fall.
        for (int i = 0; i < kMaxOrigins && s.origin[i] != 0; ++i) add(Field::Force, s.force[i], s.origin[i] - 1);
    }
    void turn()
    {
        number(Field::First, s.first);
        number(Field::Left, s.left);
        const auto flag = [&](Field field, int mask) { number(field, (s.flags & mask) != 0 ? 1 : 0); };
        flag(Field::Captured, kCaptured);
        flag(Field::BonusUsed, kBonusUsed);
        flag(Field::MidTurn, kMidTurn);
        flag(Field::Assault, kAssault);
        list(Field::Traded, s.traded, 3, 1);
        reference(Field::Lifted, s.lifted);
    }

    const Table& t;
    const Position& s;
    Facts& m_facts;
};

class Reader {
public:
    Reader(const Table& table, Position& position, const Fact& fact) : t(table), s(position), f(fact) {}

    bool read()
    {
        switch (static_cast<Field>(f.field)) {
        case Field::Turn: return army(f.value) && set(s.active, f.value + 1);
        case Field::Phase: return within(f.value, kPhases) && set(s.phase, f.value);
        case Field::Round: return count(s.round);
        case Field::Owner:
            if (!land(f.key[0]) || !army(f.value)) return false;
            for (auto& owned : s.owned) drop(owned, f.key[0]);
            classic_risk::put(s.owned[f.value], f.key[0]);
            return true;
        case Field::Stack: return land(f.key[0]) && f.key[1] == kInfantry && stack(s.armies[f.key[0]]);
        case Field::Score:
            return seat(f.key[0]) && within(f.value, kMaxTerritories + 1) && set(s.told[f.key[0]], f.value + 1);
        case Field::Hand: return hand();
        case Field::Symbol: // printed on the card
            return within(f.key[0], t.territories()) && f.value == t.cardSymbol(f.key[0]);
        case Field::Reserve: return army(f.key[0]) && f.key[1] == kInfantry && stack(s.reserve[f.key[0]]);
        case Field::Sets: return count(s.sets);
        case Field::Cards: return append(s.deck, s.deckCount);
        case Field::CardsUsed: return append(s.deckUsed, s.usedCount);
        default: return readTurn();
        }
    }

private:
    bool readTurn()
    {
        switch (static_cast<Field>(f.field)) {
        case Field::From: return land(f.value) && set(s.from, f.value + 1);
        case Field::To: return land(f.value) && set(s.to, f.value + 1);
        case Field::AttackDice: return within(f.value, kMostDice + 1) && set(s.attackDice, f.value);
        case Field::DefenceDice: return within(f.value, kMostDice + 1) && set(s.defenceDice, f.value);
        case Field::Attack: return die(s.dice[0]);
        case Field::Defence: return die(s.dice[1]);
        case Field::Force: return force();
        case Field::First: return seat(f.value) && set(s.first, f.value);
        case Field::Contenders: return seat(f.key[0]) && flag() && bits(s.contenders, 1 << f.key[0]);
        case Field::Left: return within(f.value, 256) && set(s.left, f.value);
        case Field::Captured: return flag() && bits(s.flags, kCaptured);
        case Field::BonusUsed: return flag() && bits(s.flags, kBonusUsed);
        case Field::MidTurn: return flag() && bits(s.flags, kMidTurn);
        case Field::Assault: return flag() && bits(s.flags, kAssault);
        case Field::Traded: return within(f.ordinal, 3) && land(f.value) && set(s.traded[f.ordinal], f.value + 1);
        case Field::Lifted: return land(f.value) && set(s.lifted, f.value + 1);
        case Field::Winner: return seat(f.key[0]) && flag() && bits(s.winners, 1 << f.key[0]);
        case Field::Capital:
            if (!land(f.key[0]) || !flag() || t.capitalsToWin() == 0) return false;
            if (f.value != 0) classic_risk::put(s.capitals, f.key[0]);
            return true;
        case Field::Mission:
            return seat(f.key[0]) && mission(f.value - t.missionCard(0)) &&
                   set(s.mission[f.key[0]], f.value - t.missionCard(0) + 1);
        case Field::BeatenBy:
            return army(f.key[0]) && seat(f.value) && t.withMissions() && set(s.beatenBy[f.key[0]], f.value + 1);
        default: return false;
        }
    }

    static bool within(int value, int end) { return value >= 0 && value < end; }
    bool land(int place) const { return has(t.land, place); }
    bool army(int value) const { return within(value, t.armyCount()); }
    bool seat(int value) const { return within(value, t.seatCount()); }
    bool card(int value) const { return within(value, t.wilds > 0 ? t.wildCard() + 1 : t.territories()); }
    bool mission(int value) const { return within(value, static_cast<int>(t.missions.size())); }
    bool flag() const { return f.value == 0 || f.value == 1; }
    static bool set(std::uint8_t& where, int value)
    {
        where = static_cast<std::uint8_t>(value);
        return true;
    }
    bool count(std::uint16_t& where) const
    {
        if (f.value < 0) return false;
        where = static_cast<std::uint16_t>(f.value);
        return true;
    }
    bool stack(std::uint16_t& where) const { return f.value <= kMostStack && count(where); }
    bool bits(std::uint16_t& where, int mask) const
    {
        where = static_cast<std::uint16_t>(f.value != 0 ? where | mask : where & ~mask);
        return true;
    }
    bool bits(std::uint8_t& where, int mask) const { return set(where, f.value != 0 ? where | mask : where & ~mask); }
    bool die(std::uint8_t (&dice)[kMostDice]) const
    {
        return within(f.ordinal, kMostDice) && f.value >= 1 && f.value <= kDieFaces && set(dice[f.ordinal], f.value);
    }
    bool append(std::uint8_t* cards, std::uint8_t& size) const
    {
        if (size >= kMaxDeck || !card(f.value)) return false;
        cards[size++] = static_cast<std::uint8_t>(f.value + 1); // next one first; settle() turns the row round
        return true;
    }
    bool hand() const
    {
        if (!seat(f.key[0]) || !card(f.value)) return false;
        if (f.value == t.wildCard()) {
            if (s.wilds[f.key[0]] >= kMaxWilds) return false;
            ++s.wilds[f.key[0]];
            return true;
        }
        if (has(s.hand[f.key[0]], f.value)) return false;
        classic_risk::put(s.hand[f.key[0]], f.value);
        return true;
    }
    bool force() const
    {
        if (!land(f.key[0]) || f.value < 0 || f.value > kMostStack) return false;
        for (int i = 0; i < kMaxOrigins; ++i) {
            if (s.origin[i] != 0) continue;
            s.force[i] = static_cast<std::uint16_t>(f.value);
            return set(s.origin[i], f.key[0] + 1);
        }
        return false;
    }

    const Table& t;
    Position& s;
    const Fact& f;
};

} // namespace

const std::vector<FieldSpec>& fieldSpecs()
{
    static const std::vector<FieldSpec> specs = [] {
        std::vector<FieldSpec> made;
        for (const Row& row : kRows) made.push_back({row.path, row.role, row.holds, row.keys, row.value, Space::None});
        return made;
    }();
    static_assert(std::size(kRows) == static_cast<std::size_t>(Field::Count));
    return specs;
}

std::optional<NumberRow> numberRow(const Table& table, int field)
{
    if (field != num(Field::Sets) || !table.options.cards || table.options.fixedValues) return {};
    return NumberRow{table.lists.risingSets, table.lists.risingStep};
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    facts.clear();
    Writer(table, position, facts).all();
}

bool put(const Table& table, Position& position, const Fact& fact) { return Reader(table, position, fact).read(); }

} // namespace marches::engine::classic_risk
