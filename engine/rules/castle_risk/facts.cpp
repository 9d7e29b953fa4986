// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/castle_risk/fields.h"
#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

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
    {Field::Fallen, "fallen", Role::Internal, Holds::One, keys(), Space::Seat},
    {Field::To, "battle.place", Role::Internal, Holds::One, keys(), Space::Place},
    {Field::Castle, "territories.{place}.castle", Role::Marker, Holds::One, keys(Space::Place), Space::Flag},
    {Field::Banner, "banners.{region}", Role::Status, Holds::One, keys(Space::Region), Space::Seat},
    {Field::Score, "seats.{seat}.banners", Role::Score, Holds::One, keys(Space::Seat), Space::Number},
    {Field::Hand, "seats.{seat}.hand", Role::Hand, Holds::List, keys(Space::Seat), Space::Card},
    {Field::InUse, "seats.{seat}.in-use", Role::Effect, Holds::List, keys(Space::Seat), Space::Card},
    {Field::Out, "seats.{seat}.out", Role::Status, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::Truce, "truces.{seat}.{seat}", Role::Effect, Holds::One, keys(Space::Seat, Space::Seat), Space::Flag},
    {Field::SlipHolder, "slips.{seat}.holder", Role::Internal, Holds::One, keys(Space::Seat), Space::Seat},
    {Field::SlipPlace, "slips.{seat}.place", Role::Internal, Holds::One, keys(Space::Seat), Space::Place},
    {Field::Reserve, "reserve.{army}.{piece}", Role::Supply, Holds::One, keys(Space::Army, Space::Piece),
     Space::Number},
    {Field::Track, "track", Role::Counter, Holds::One, keys(), Space::Number},
    {Field::OnTrack, "decks.on-track", Role::Effect, Holds::List, keys(), Space::Card},
    {Field::Cards, "decks.cards", Role::Pile, Holds::List, keys(), Space::Card},
    {Field::CardsUsed, "decks.cards-used", Role::Discard, Holds::List, keys(), Space::Card},
    {Field::Aside, "decks.aside", Role::Internal, Holds::List, keys(), Space::Card},
    {Field::From, "battle.from", Role::Internal, Holds::One, keys(), Space::Place},
    {Field::Sea, "battle.sea", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::Ship, "territories.{place}.aboard.{piece}", Role::Intruders, Holds::One, keys(Space::Place, Space::Piece),
     Space::Number},
    {Field::AttackDice, "battle.attack-dice", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::DefenceDice, "battle.defence-dice", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::Attack, "battle.attack", Role::Internal, Holds::List, keys(), Space::Number},
    {Field::Defence, "battle.defence", Role::Internal, Holds::List, keys(), Space::Number},
    {Field::MostRolled, "battle.most-rolled", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::GameResult, "battle.standing-dice", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::Rolled, "battle.rolled", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::Assault, "battle.assault", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::Committed, "battle.committed", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::Pledged, "battle.pledged", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::MarshallAt, "battle.marshall-stays", Role::Internal, Holds::One, keys(), Space::Place},
    {Field::Vacated, "resettling.vacant.{place}", Role::Internal, Holds::One, keys(Space::Place), Space::Flag},
    {Field::Conqueror, "resettling.conqueror", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::Asked, "asked", Role::Internal, Holds::One, keys(), Space::Seat},
    {Field::Due, "due.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Number},
    {Field::Resume, "resume", Role::Internal, Holds::One, keys(), Space::Phase},
    {Field::First, "first", Role::Internal, Holds::One, keys(), Space::Seat},
    {Field::Contenders, "contenders.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::Drawn, "drawn-banner", Role::Internal, Holds::One, keys(), Space::Region},
    {Field::Left, "this-turn.left", Role::Internal, Holds::One, keys(), Space::Number},
    {Field::Attacked, "this-turn.attacked", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::Sailed, "this-turn.sailed", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::Talked, "this-turn.talked", Role::Internal, Holds::One, keys(), Space::Flag},
    {Field::Winner, "winners.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
};

/// A field's number is its place in the table.
consteval bool inOrder()
{
    for (std::size_t i = 0; i < std::size(kRows); ++i)
        if (idx(kRows[i].field) != i) return false;
    return std::size(kRows) == idx(Field::Count);
}
static_assert(inOrder());

class Writer {
public:
    Writer(const Table& table, const Position& position, Facts& facts) : t(table), s(position), m_facts(facts) {}

    void all()
    {
        reference(Field::Turn, s.active);
        add(Field::Phase, s.phase);
        number(Field::Round, s.round);
        eachPlace(t.land, [&](int place) {
            if (const int owner = ownerOf(s, place); owner >= 0) add(Field::Owner, owner, place);
            number(Field::Stack, s.armies[place], place, kArmyPiece);
            number(Field::Vacated, has(s.vacated, place) ? 1 : 0, place);
        });
        for (int seat = 0; seat < t.seatCount(); ++seat) player(seat);
        for (std::size_t i = 0; i < t.empires.size(); ++i)
            if (s.banner[i] != 0) add(Field::Banner, s.banner[i] - 1, t.empires[i].region);
        decks();
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
    void flag(Field field, TurnFlag mask) { number(field, is(s, mask) ? 1 : 0); }
    /// A number for which 0 means none.
    void reference(Field field, int plusOne, int a = kNothing)
    {
        if (plusOne != 0) add(field, plusOne - 1, a);
    }
    void copies(Field field, Card card, int count)
    {
        for (int i = 0; i < count; ++i) add(field, num(card), kNothing, kNothing, i);
    }
    /// Cards with the next one first, from an array in which it is last.
    void pile(Field field, const std::uint8_t* cards, int count)
    {
        for (int i = 0; i < count; ++i) {
            const std::uint8_t card = cards[count - 1 - i];
            add(field, card == kHidden ? int{kUnknown} : card - 1, kNothing, kNothing, i);
        }
    }
    void dice(Field field, const std::uint8_t (&row)[3])
    {
        for (int i = 0; i < 3 && row[i] != 0; ++i) add(field, row[i], kNothing, kNothing, i);
    }

    void player(int seat)
    {
        if (s.castle[seat] != 0) add(Field::Castle, 1, s.castle[seat] - 1);
        number(Field::Score, bannersOf(t, s, seat), seat);
        int ordinal = 0;
        for (int kind = 0; kind <= kHiddenCard; ++kind)
            for (int i = 0; i < s.hand[seat][kind]; ++i)
                add(Field::Hand, kind == kHiddenCard ? int{kUnknown} : kind, seat, kNothing, ordinal++);
        ordinal = 0;
        for (int kind = 0; kind < kCards; ++kind)
            for (int i = 0; i < s.inUse[seat][kind]; ++i) add(Field::InUse, kind, seat, kNothing, ordinal++);
        number(Field::Out, lives(s, seat) ? 0 : 1, seat);
        for (int other = 0; other < t.seatCount(); ++other)
            number(Field::Truce, (s.truce[seat] >> other) & 1, seat, other);
        reference(Field::SlipHolder, s.holder[seat], seat);
        if (s.site[seat] == kHidden)
            add(Field::SlipPlace, kUnknown, seat);
        else
            reference(Field::SlipPlace, s.site[seat], seat);
        number(Field::Reserve, s.reserve[seat], seat, kArmyPiece);
        number(Field::Due, s.due[seat], seat);
        number(Field::Contenders, (s.contenders >> seat) & 1, seat);
        number(Field::Winner, (s.winners >> seat) & 1, seat);
    }
    void decks()
    {
        number(Field::Track, s.covered);
        copies(Field::OnTrack, Card::Reinforcements, s.onTrack);
        pile(Field::Cards, s.deck, s.deckCount);
        pile(Field::CardsUsed, s.deckUsed, s.usedCount);
        copies(Field::Aside, Card::Diplomat, s.aside);
    }
    void battle()
    {
        reference(Field::From, s.from);
        reference(Field::To, s.to);
        flag(Field::Sea, kSea);
        number(Field::Ship, s.ship, toPlace(s), kArmyPiece); // off the coast that they attack
        number(Field::AttackDice, s.attackDice);
        number(Field::DefenceDice, s.defenceDice);
        dice(Field::Attack, s.dice[0]);
        dice(Field::Defence, s.dice[1]);
        number(Field::MostRolled, s.mostRolled);
        number(Field::GameResult, s.standing);
        flag(Field::Rolled, kRolled);
        flag(Field::Assault, kAssault);
        flag(Field::Committed, kCommitted);
        number(Field::Pledged, s.pledged);
        reference(Field::MarshallAt, s.marshallAt);
        flag(Field::Conqueror, kConqueror);
        reference(Field::Fallen, s.fallen);
    }
    void turn()
    {
        reference(Field::Asked, s.asked);
        number(Field::Resume, s.resume);
        number(Field::First, s.first);
        if (s.empire != 0) add(Field::Drawn, t.empires[s.empire - 1U].region);
        number(Field::Left, s.left);
        flag(Field::Attacked, kAttacked);
        flag(Field::Sailed, kSailed);
        flag(Field::Talked, kTalked);
    }

    const Table& t;
    const Position& s;
    Facts& m_facts;
};

} // namespace

const std::vector<FieldSpec>& fieldSpecs()
{
    static const std::vector<FieldSpec> specs = [] {
        std::vector<FieldSpec> made;
        for (const Row& row : kRows) made.push_back({row.path, row.role, row.holds, row.keys, row.value, Space::None});
        return made;
    }();
    return specs;
}

std::optional<NumberRow> numberRow(const Table& table, int field)
{
    if (field != num(Field::Track)) return {};
    return NumberRow{table.track, table.options.trackStops ? std::optional<int>() : 0};
}

int effectRule(const Table& /*table*/, const Fact& fact)
{
    if (fact.field == num(Field::Truce)) return num(cr(34));
    if (fact.field != num(Field::InUse)) return 0;
    switch (static_cast<Card>(fact.value)) {
    case Card::General: return num(cr(26));
    case Card::Marshall: return num(cr(28));
    case Card::Admiral: return num(cr(30));
    case Card::Diplomat: return num(cr(34));
    default: return 0;
    }
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    facts.clear();
    Writer(table, position, facts).all();
}

} // namespace marches::engine::castle_risk
