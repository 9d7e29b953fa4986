// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/machine.h"

#include <algorithm>
#include <array>

#include "engine/rules/le_monde_de_narnia/play.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

enum class Field : std::uint8_t {
    Turn,
    Phase,
    Round,
    Holder,
    Pawn,
    Stone,
    Progress,
    Tokens,
    Skip,
    Shield,
    AbilityUsed,
    Bank,
    Event,
    EventUsed,
    Sword,
    SwordUsed,
    Card,
    Villain,
    VillainSteps,
    Second,
    SecondSteps,
    Drawer,
    DrawsFrom,
    DrawQueue,
    AfterCard,
    Branch,
    Effect,
    Target,
    Wolf,
    Revived,
    Rerolled,
    VillainDone,
    WasStone,
    IgnoresWolves,
    DrivenBack,
    WolvesDue,
    First,
    Winner,
    Count,
};

constexpr std::array<Space, 3> keys(Space a = Space::None) { return {a, Space::None, Space::None}; }

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
    {Field::Holder, "holders.{token}", Role::Status, Holds::One, keys(Space::Token), Space::Seat},
    {Field::Pawn, "pawns.{token}", Role::Token, Holds::One, keys(Space::Token), Space::Place},
    {Field::Stone, "stone.{token}", Role::Status, Holds::One, keys(Space::Token), Space::Flag},
    {Field::Progress, "seats.{seat}.progress", Role::Score, Holds::One, keys(Space::Seat), Space::Number},
    {Field::Tokens, "seats.{seat}.tokens", Role::Counter, Holds::One, keys(Space::Seat), Space::Number},
    {Field::Skip, "seats.{seat}.skip", Role::Effect, Holds::One, keys(Space::Seat), Space::Number},
    {Field::Shield, "seats.{seat}.shield", Role::Effect, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::AbilityUsed, "seats.{seat}.ability-used", Role::Effect, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::Bank, "bank", Role::Counter, Holds::One, keys(), Space::Number},
    {Field::Event, "decks.event", Role::Pile, Holds::List, keys(), Space::Card},
    {Field::EventUsed, "decks.event-used", Role::Discard, Holds::List, keys(), Space::Card},
    {Field::Sword, "decks.sword", Role::Pile, Holds::List, keys(), Space::Card},
    {Field::SwordUsed, "decks.sword-used", Role::Discard, Holds::List, keys(), Space::Card},
    {Field::Card, "card", Role::OpenCard, Holds::One, keys(), Space::Card},
    {Field::Villain, "roll.villain", Role::Internal, Holds::One, keys(), Space::Choice},
    {Field::VillainSteps, "roll.villain-steps", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::Second, "roll.second", Role::Internal, Holds::One, keys(), Space::Choice},
    {Field::SecondSteps, "roll.second-steps", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::Drawer, "drawer", Role::Internal, Holds::One, keys(), Space::Seat},
    {Field::DrawsFrom, "draws-from", Role::Internal, Holds::One, keys(), Space::Pile},
    {Field::DrawQueue, "draw-queue.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::AfterCard, "after-card", Role::Internal, Holds::One, keys(), Space::Phase},
    {Field::Branch, "branch", Role::Internal, Holds::One, keys(), Space::Card},
    {Field::Effect, "effect", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::Target, "target", Role::Internal, Holds::One, keys(), Space::Seat},
    {Field::Wolf, "chosen-wolf", Role::Internal, Holds::One, keys(), Space::Token},
    {Field::Revived, "revival", Role::Internal, Holds::One, keys(), Space::Choice},
    {Field::Rerolled, "this-turn.rerolled", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::VillainDone, "this-turn.villain-done", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::WasStone, "this-turn.was-stone", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::IgnoresWolves, "this-turn.ignores-wolves", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::DrivenBack, "this-turn.driven-back", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::WolvesDue, "this-turn.wolves-due", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::First, "first", Role::Internal, Holds::One, keys(), Space::Seat},
    {Field::Winner, "winners.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
};

constexpr TurnFlag kFlags[] = {kRerolled, kVillainDone, kWasStone, kIgnoresWolves, kDrivenBack, kWolvesDue};
/// Words of Space::Choice: Villain from 1, then Second from 1, then Revived from 1.
constexpr int kFirstSecond = 2;
constexpr int kFirstRevived = 4;
constexpr int kPilesOfDeck = 2; ///< draw pile and discards

class Writer {
public:
    Writer(const Table& table, const Position& position, Facts& facts) : t(table), s(position), m_facts(facts) {}

    void all()
    {
        reference(Field::Turn, s.active);
        add(Field::Phase, s.phase);
        number(Field::Round, s.round);
        for (int seat = 0; seat < t.seatCount(); ++seat) player(seat);
        add(Field::Pawn, t.road.place(s.witch), kWitch);
        for (int wolf = 0; wolf < kWolves; ++wolf) add(Field::Pawn, t.road.place(s.wolf[wolf]), kFirstWolf + wolf);
        if (t.options.tokenLimit) add(Field::Bank, s.bank);
        for (int deck = 0; deck < kDecks; ++deck) {
            const int field = num(Field::Event) + kPilesOfDeck * deck;
            pile(static_cast<Field>(field), s.deck[deck], s.deckCount[deck]);
            pile(static_cast<Field>(field + 1), s.used[deck], s.usedCount[deck]);
        }
        turn();
        card();
        add(Field::First, s.first);
        for (int seat = 0; seat < t.seatCount(); ++seat) number(Field::Winner, isBit(s.winners, seat) ? 1 : 0, seat);
        std::sort(m_facts.begin(), m_facts.end());
    }

private:
    void add(Field field, int value, int key = kNothing, int ordinal = 0)
    {
        Fact fact;
        fact.field = static_cast<std::uint16_t>(field);
        fact.key = {static_cast<std::int16_t>(key), kNothing, kNothing};
        fact.ordinal = static_cast<std::int16_t>(ordinal);
        fact.value = static_cast<std::int16_t>(value);
        m_facts.push_back(fact);
    }
    void number(Field field, int value, int key = kNothing)
    {
        if (value != 0) add(field, value, key);
    }
    /// A number for which 0 means none.
    void reference(Field field, int plusOne, int base = 0)
    {
        if (plusOne != 0) add(field, plusOne - 1 + base);
    }
    /// Cards with the next one first, from an array in which it is last.
    void pile(Field field, const std::uint8_t* cards, int count)
    {
        for (int i = 0; i < count; ++i) {
            const std::uint8_t card = cards[count - 1 - i];
            add(field, card == kHidden ? int{kUnknown} : card - 1, kNothing, i);
        }
    }

    void player(int seat)
    {
        const int child = childOf(s, seat);
        if (child >= 0) {
            add(Field::Holder, seat, child);
            add(Field::Pawn, t.road.place(s.child[child]), child);
            number(Field::Stone, isStone(s, seat) ? 1 : 0, child);
            number(Field::Progress, s.child[child], seat);
        }
        number(Field::Tokens, s.tokens[seat], seat);
        number(Field::Skip, s.skip[seat], seat);
        number(Field::Shield, isBit(s.shield, seat) ? 1 : 0, seat);
        number(Field::AbilityUsed, isBit(s.spent, seat) ? 1 : 0, seat);
    }

    void turn()
    {
        reference(Field::Villain, s.villain);
        number(Field::VillainSteps, s.villainSteps);
        reference(Field::Second, s.second, kFirstSecond);
        number(Field::SecondSteps, s.secondSteps);
        reference(Field::Revived, s.revived, kFirstRevived);
        for (std::size_t i = 0; i < std::size(kFlags); ++i)
            number(static_cast<Field>(idx(Field::Rerolled) + i), (s.flags & kFlags[i]) != 0 ? 1 : 0);
    }

    void card()
    {
        reference(Field::Card, s.card);
        reference(Field::Drawer, s.drawer);
        if (s.drawer != 0) {
            add(Field::DrawsFrom, s.drawFrom * kPilesOfDeck);
            add(Field::AfterCard, s.afterCard);
        }
        for (int seat = 0; seat < t.seatCount(); ++seat)
            number(Field::DrawQueue, isBit(s.drawQueue, seat) ? 1 : 0, seat);
        reference(Field::Branch, s.branch);
        number(Field::Effect, s.effect);
        reference(Field::Target, s.target);
        if (s.chosenWolf != 0) add(Field::Wolf, kFirstWolf + s.chosenWolf - 1);
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
        case Field::Turn: return seat(f.value) && set(s.active, f.value + 1);
        case Field::Phase: return within(f.value, kPhases) && set(s.phase, f.value);
        case Field::Round: return count(s.round);
        case Field::Holder:
            return within(f.key[0], kChildren) && seat(f.value) && s.character[f.value] == 0 &&
                   set(s.character[f.value], f.key[0] + 1);
        case Field::Pawn: return pawn();
        case Field::Stone: return within(f.key[0], kChildren) && flag() && bit(s.stone, f.key[0]);
        case Field::Progress:
            if (!seat(f.key[0])) return false;
            s.told[f.key[0]] = static_cast<std::int16_t>(f.value + 1);
            return within(f.value, t.road.length() + 1);
        case Field::Tokens: return seat(f.key[0]) && count(s.tokens[f.key[0]]);
        case Field::Skip: return seat(f.key[0]) && within(f.value, 201) && set(s.skip[f.key[0]], f.value);
        case Field::Shield: return seat(f.key[0]) && flag() && bit(s.shield, f.key[0]);
        case Field::AbilityUsed: return seat(f.key[0]) && flag() && bit(s.spent, f.key[0]);
        case Field::Bank:
            s.placed = static_cast<std::uint16_t>(s.placed | (1U << kBankTold));
            return t.options.tokenLimit ? count(s.bank) : f.value == 0;
        case Field::Event: return append(s.deck[0], s.deckCount[0]);
        case Field::EventUsed: return append(s.used[0], s.usedCount[0]);
        case Field::Sword: return append(s.deck[1], s.deckCount[1]);
        case Field::SwordUsed: return append(s.used[1], s.usedCount[1]);
        default: return readTurn();
        }
    }

private:
    bool readTurn()
    {
        switch (static_cast<Field>(f.field)) {
        case Field::Card: return card(f.value) && set(s.card, f.value + 1);
        case Field::Villain: return word(0, 2, s.villain);
        case Field::VillainSteps: return within(f.value, 101) && set(s.villainSteps, f.value);
        case Field::Second: return word(kFirstSecond, 2, s.second);
        case Field::SecondSteps: return within(f.value, 101) && set(s.secondSteps, f.value);
        case Field::Drawer: return seat(f.value) && set(s.drawer, f.value + 1);
        case Field::DrawsFrom:
            return f.value % kPilesOfDeck == 0 && within(f.value, kDecks * kPilesOfDeck) &&
                   set(s.drawFrom, f.value / kPilesOfDeck);
        case Field::DrawQueue: return seat(f.key[0]) && flag() && bit(s.drawQueue, f.key[0]);
        case Field::AfterCard: return within(f.value, kPhases) && set(s.afterCard, f.value);
        case Field::Branch: return card(f.value) && set(s.branch, f.value + 1);
        case Field::Effect: return within(f.value, kMaxChoices + 2) && set(s.effect, f.value);
        case Field::Target: return seat(f.value) && set(s.target, f.value + 1);
        case Field::Wolf: return within(f.value - kFirstWolf, kWolves) && set(s.chosenWolf, f.value - kFirstWolf + 1);
        case Field::Revived: return word(kFirstRevived, 3, s.revived);
        case Field::First: return seat(f.value) && set(s.first, f.value);
        case Field::Winner: return seat(f.key[0]) && flag() && bit(s.winners, f.key[0]);
        default: return turnFlag();
        }
    }

    static bool within(int value, int end) { return value >= 0 && value < end; }
    bool seat(int value) const { return within(value, t.seatCount()); }
    bool card(int value) const { return within(value, static_cast<int>(t.cards.kinds.size())); }
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
    bool bit(std::uint8_t& where, int at) const
    {
        setBit(where, at, f.value != 0);
        return true;
    }
    bool word(int first, int words, std::uint8_t& where) const
    {
        return within(f.value - first, words) && set(where, f.value - first + 1);
    }
    bool turnFlag() const
    {
        const int at = f.field - num(Field::Rerolled);
        if (!within(at, static_cast<int>(std::size(kFlags))) || !flag()) return false;
        const TurnFlag bits = kFlags[static_cast<std::size_t>(at)];
        return set(s.flags, f.value != 0 ? s.flags | bits : s.flags & ~bits);
    }
    bool pawn() const
    {
        if (!within(f.key[0], kPawns) || !within(f.value, static_cast<int>(t.road.wayOf.size()))) return false;
        const int way = t.road.wayOf[static_cast<std::size_t>(f.value)];
        if (way == Road::kNowhere) return false;
        const int pawn = f.key[0];
        s.placed = static_cast<std::uint16_t>(s.placed | (1U << static_cast<unsigned>(pawn)));
        std::int16_t& where = pawn == kWitch ? s.witch : pawn < kChildren ? s.child[pawn] : s.wolf[pawn - kFirstWolf];
        where = static_cast<std::int16_t>(way);
        return true;
    }
    bool append(std::uint8_t* cards, std::uint8_t& size) const
    {
        if (size >= kMaxDeck || !card(f.value)) return false;
        cards[size++] = static_cast<std::uint8_t>(f.value + 1); // next one first; settle() turns the row round
        return true;
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

int effectRule(const Table& /*table*/, const Fact& fact)
{
    if (fact.field == num(Field::AbilityUsed)) return num(lmn(42));
    // Cards alone make somebody miss a turn, or keep the wolves off.
    return fact.field == num(Field::Skip) || fact.field == num(Field::Shield) ? num(lmn(18)) : 0;
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    facts.clear();
    Writer(table, position, facts).all();
}

bool put(const Table& table, Position& position, const Fact& fact) { return Reader(table, position, fact).read(); }

} // namespace marches::engine::le_monde_de_narnia
