// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/facts.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "engine/rules/narnia_risk_junior/play.h"

namespace marches::engine::nrj {

namespace {

enum class Field : std::uint8_t {
    Turn,
    Phase,
    Stage,
    Owner,
    Stack,
    Attackers,
    Camp,
    BattlePlace,
    BattleFrom,
    BattleWay,
    Dice,
    Hits,
    HitCharacter,
    StoneDue,
    Character,
    Holder,
    Stone,
    Spent,
    Crowns,
    ArmyCrowns,
    Captives,
    ArmyCaptives,
    Supply,
    Statues,
    Hand,
    Narnia,
    NarniaUsed,
    Territory,
    TerritoryUsed,
    Track,
    Flipped,
    Drawn,
    Card,
    Effect,
    LakeThawed,
    DiceCap,
    Spies,
    PowerDone,
    LucyFought,
    LucyAnswered,
    EdmundDone,
    Streak,
    Diverted,
    MarchFrom,
    ReviveDue,
    ReviveTotal,
    Revived,
    Borrowed,
    BorrowedFrom,
    BorrowedBy,
    RerollDie,
    Resume,
    Asked,
    Asking,
    Silent,
    Setup,
    Winner,
    Count,
};

constexpr std::array<Space, 3> kNoKeys{Space::None, Space::None, Space::None};
constexpr std::array<Space, 3> keys(Space a, Space b = Space::None, Space c = Space::None) { return {a, b, c}; }

struct Row {
    Field field;
    const char* path;
    Role role;
    Holds holds;
    std::array<Space, 3> keys;
    Space value;
    Space otherValue = Space::None;
};

constexpr Row kRows[] = {
    {Field::Turn, "turn", Role::Turn, Holds::One, kNoKeys, Space::Army},
    {Field::Phase, "phase", Role::Phase, Holds::One, kNoKeys, Space::Phase},
    {Field::Stage, "stage", Role::Counter, Holds::One, kNoKeys, Space::Number},
    {Field::Owner, "territories.{place}.owner", Role::Owner, Holds::One, keys(Space::Place), Space::Army},
    {Field::Stack, "territories.{place}.{piece}", Role::Stack, Holds::One, keys(Space::Place, Space::Piece), Space::Number},
    {Field::Attackers, "territories.{place}.attackers.{piece}", Role::Intruders, Holds::One, keys(Space::Place, Space::Piece),
     Space::Number},
    {Field::Camp, "territories.{place}.camp", Role::Marker, Holds::One, keys(Space::Place), Space::Flag},
    {Field::BattlePlace, "battle.place", Role::Internal, Holds::One, kNoKeys, Space::Place},
    {Field::BattleFrom, "battle.from", Role::Internal, Holds::One, kNoKeys, Space::Place},
    {Field::BattleWay, "battle.way", Role::Internal, Holds::One, kNoKeys, Space::Choice},
    {Field::Dice, "battle.dice", Role::Internal, Holds::List, kNoKeys, Space::Number},
    {Field::Hits, "battle.hits.{piece}", Role::Internal, Holds::One, keys(Space::Piece), Space::Number},
    {Field::HitCharacter, "battle.hit-character", Role::Internal, Holds::One, kNoKeys, Space::Token},
    {Field::StoneDue, "battle.stone-due", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::Character, "characters.{token}", Role::Token, Holds::One, keys(Space::Token), Space::Place, Space::Choice},
    {Field::Holder, "holders.{token}", Role::Status, Holds::One, keys(Space::Token), Space::Seat},
    {Field::Stone, "stone.{token}", Role::Status, Holds::One, keys(Space::Token), Space::Flag},
    {Field::Spent, "spent.{token}", Role::Status, Holds::One, keys(Space::Token), Space::Flag},
    {Field::Crowns, "seats.{seat}.crowns", Role::Score, Holds::One, keys(Space::Seat), Space::Number},
    {Field::ArmyCrowns, "armies.{army}.crowns", Role::Counter, Holds::One, keys(Space::Army), Space::Number},
    {Field::Captives, "seats.{seat}.captives.{army}.{piece}", Role::Captives, Holds::One,
     keys(Space::Seat, Space::Army, Space::Piece), Space::Number},
    {Field::ArmyCaptives, "armies.{army}.captives.{army}.{piece}", Role::Captives, Holds::One,
     keys(Space::Army, Space::Army, Space::Piece), Space::Number},
    {Field::Supply, "supply.{army}.{piece}", Role::Supply, Holds::One, keys(Space::Army, Space::Piece), Space::Number},
    {Field::Statues, "statues.{place}.{army}.{piece}", Role::Stack, Holds::One, keys(Space::Place, Space::Army, Space::Piece),
     Space::Number},
    {Field::Hand, "seats.{seat}.hand", Role::Hand, Holds::List, keys(Space::Seat), Space::Card},
    {Field::Narnia, "decks.narnia", Role::Pile, Holds::List, kNoKeys, Space::Card},
    {Field::NarniaUsed, "decks.narnia-used", Role::Discard, Holds::List, kNoKeys, Space::Card},
    {Field::Territory, "decks.territory", Role::Pile, Holds::List, kNoKeys, Space::Place},
    {Field::TerritoryUsed, "decks.territory-used", Role::Discard, Holds::List, kNoKeys, Space::Place},
    {Field::Track, "track", Role::Track, Holds::List, kNoKeys, Space::Army},
    {Field::Flipped, "flipped", Role::Counter, Holds::One, kNoKeys, Space::Number},
    {Field::Drawn, "drawn", Role::Internal, Holds::List, kNoKeys, Space::Place},
    {Field::Card, "card", Role::OpenCard, Holds::One, kNoKeys, Space::Card},
    {Field::Effect, "effect", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::LakeThawed, "lake-thawed", Role::Effect, Holds::One, kNoKeys, Space::Flag},
    {Field::DiceCap, "dice-cap", Role::Effect, Holds::One, kNoKeys, Space::Number},
    {Field::Spies, "spies", Role::Effect, Holds::One, kNoKeys, Space::Flag},
    {Field::PowerDone, "this-turn.power-done", Role::Internal, Holds::One, kNoKeys, Space::Flag},
    {Field::LucyFought, "this-turn.lucy-fought", Role::Internal, Holds::One, kNoKeys, Space::Flag},
    {Field::LucyAnswered, "this-turn.lucy-answered", Role::Internal, Holds::One, kNoKeys, Space::Flag},
    {Field::EdmundDone, "this-turn.edmund-done", Role::Internal, Holds::One, kNoKeys, Space::Flag},
    {Field::Streak, "this-turn.streak", Role::Internal, Holds::One, kNoKeys, Space::Flag},
    {Field::Diverted, "this-turn.diverted", Role::Internal, Holds::One, kNoKeys, Space::Piece},
    {Field::MarchFrom, "march-from", Role::Internal, Holds::One, kNoKeys, Space::Place},
    {Field::ReviveDue, "revival.due", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::ReviveTotal, "revival.total", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::Revived, "revival.{piece}", Role::Internal, Holds::One, keys(Space::Piece), Space::Number},
    {Field::Borrowed, "borrowed.character", Role::Effect, Holds::One, kNoKeys, Space::Token},
    {Field::BorrowedFrom, "borrowed.from", Role::Internal, Holds::One, kNoKeys, Space::Place, Space::Choice},
    {Field::BorrowedBy, "borrowed.by", Role::Internal, Holds::One, kNoKeys, Space::Seat},
    {Field::RerollDie, "reroll-die", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::Resume, "resume", Role::Internal, Holds::One, kNoKeys, Space::Phase},
    {Field::Asked, "asked.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::Asking, "asking.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::Silent, "silent.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
    {Field::Setup, "setup", Role::Internal, Holds::One, kNoKeys, Space::Number},
    {Field::Winner, "winners.{seat}", Role::Internal, Holds::One, keys(Space::Seat), Space::Flag},
};

// A token's place: a place, or a choice, which is stored as -2 - index.
std::int16_t valueOfSpot(Spot spot)
{
    if (spot == kOnCard) return static_cast<std::int16_t>(-2 - num(Choice::Card));
    if (spot == kAside) return static_cast<std::int16_t>(-2 - num(Choice::Aside));
    return static_cast<std::int16_t>(spot - kFirstSpot);
}
/// kUnsaid for a value that is no place for a character.
Spot spotOfValue(const Table& t, int value)
{
    if (value == -2 - num(Choice::Card)) return kOnCard;
    if (value == -2 - num(Choice::Aside)) return kAside;
    return value >= 0 && value < t.places ? spotOf(value) : kUnsaid;
}

class Writer {
public:
    Writer(const Table& table, const Position& position, Facts& facts) : t(table), s(position), m_facts(facts) {}

    void all()
    {
        turn();
        territories();
        battle();
        characters();
        seats();
        decks();
        details();
        std::sort(m_facts.begin(), m_facts.end());
    }

private:
    void add(Field field, int value, int a = kNothing, int b = kNothing, int c = kNothing, int ordinal = 0)
    {
        Fact fact;
        fact.field = static_cast<std::uint16_t>(field);
        fact.key = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)};
        fact.ordinal = static_cast<std::int16_t>(ordinal);
        fact.value = static_cast<std::int16_t>(value);
        m_facts.push_back(fact);
    }
    void number(Field field, int value, int a = kNothing, int b = kNothing, int c = kNothing)
    {
        if (value != 0) add(field, value, a, b, c);
    }
    /// A number for which 0 means none.
    void reference(Field field, int plusOne)
    {
        if (plusOne != 0) add(field, plusOne - 1);
    }
    static int known(std::uint8_t plusOne) { return plusOne == kHidden ? int{kUnknown} : plusOne - 1; }
    /// Cards with the next one first, from an array in which it is last.
    void pile(Field field, const std::uint8_t* cards, int count)
    {
        for (int i = 0; i < count; ++i) add(field, known(cards[count - 1 - i]), kNothing, kNothing, kNothing, i);
    }

    void turn()
    {
        reference(Field::Turn, s.active);
        add(Field::Phase, s.phase);
        add(Field::Stage, s.scored + 1);
    }
    void territories()
    {
        eachPlace(t.land, [&](int place) {
            const int owner = ownerOf(s, place);
            if (owner >= 0) {
                add(Field::Owner, owner, place);
                const int first = lightPiece(sideOf(static_cast<Army>(owner)));
                for (const int kind : {kLight, kHeavy}) number(Field::Stack, s.stack[place][kind], place, first + kind);
            }
            if (has(s.camps, place)) add(Field::Camp, 1, place);
        });
        if (s.active == 0 || s.battle == 0) return;
        for (const int kind : {kLight, kHeavy})
            number(Field::Attackers, s.attackers[kind], battlePlace(s), lightPiece(activeSide(s)) + kind);
    }
    void battle()
    {
        reference(Field::BattlePlace, s.battle);
        reference(Field::BattleFrom, s.origin);
        if (s.way != 0) add(Field::BattleWay, num(Choice::Supply) + s.way - 1);
        for (int i = 0; i < 3 && s.dice[i] != 0; ++i) add(Field::Dice, s.dice[i], kNothing, kNothing, kNothing, i);
        const int victim = sum(s.hits) == 0 ? -1 : victimArmy(s, attackerRolls(s));
        for (const int kind : {kLight, kHeavy})
            if (victim >= 0) number(Field::Hits, s.hits[kind], pieceOf(sideOf(static_cast<Army>(victim)), kind));
        reference(Field::HitCharacter, s.hitCharacter);
        number(Field::StoneDue, s.toStone);
    }
    void characters()
    {
        for (int token = 0; token < kTokens; ++token) {
            if (s.spot[token] != kUnsaid) add(Field::Character, valueOfSpot(s.spot[token]), token);
            if (s.holder[token] != 0) add(Field::Holder, s.holder[token] - 1, token);
            if (isStone(s, token)) add(Field::Stone, 1, token);
            if (((s.spent >> token) & 1U) != 0) add(Field::Spent, 1, token);
        }
    }
    void seats()
    {
        for (int seat = 0; seat < static_cast<int>(t.seats.size()); ++seat) {
            const auto& armies = t.seats[static_cast<std::size_t>(seat)].armies;
            number(Field::Crowns, s.crowns[t.markerOf[static_cast<std::size_t>(armies.front())]], seat);
            if (!t.options.scoringPerArmy) captives(Field::Captives, armies.front(), seat);
            int ordinal = 0;
            for (int kind = 0; kind <= kMaxCards; ++kind)
                for (int copies = s.hand[seat][kind]; copies > 0; --copies)
                    add(Field::Hand, kind == kHiddenCard ? int{kUnknown} : kind, seat, kNothing, kNothing, ordinal++);
        }
        for (const int army : t.armies) {
            if (t.options.scoringPerArmy) {
                add(Field::ArmyCrowns, s.crowns[army], army);
                captives(Field::ArmyCaptives, army, army);
            }
            const Side side = sideOf(static_cast<Army>(army));
            for (const int kind : {kLight, kHeavy}) {
                add(Field::Supply, s.supply[army][kind], army, pieceOf(side, kind));
                number(Field::Statues, s.statues[kind][army], t.courtyard, army, pieceOf(side, kind));
            }
        }
    }
    void captives(Field field, int marker, int key)
    {
        for (const int army : t.armies)
            for (const int kind : {kLight, kHeavy})
                number(field, s.captives[marker][army][kind], key, army, pieceOf(sideOf(static_cast<Army>(army)), kind));
    }
    void decks()
    {
        pile(Field::Narnia, s.narnia, s.narniaCount);
        pile(Field::NarniaUsed, s.narniaUsed, s.narniaUsedCount);
        pile(Field::Territory, s.deck, s.deckCount);
        pile(Field::TerritoryUsed, s.deckUsed, s.deckUsedCount);
        for (int i = 0; i < s.trackCount; ++i) add(Field::Track, known(s.track[i]), kNothing, kNothing, kNothing, i);
        number(Field::Flipped, s.flipped);
        for (int i = 0; i < 2 && s.drawn[i] != 0; ++i) add(Field::Drawn, s.drawn[i] - 1, kNothing, kNothing, kNothing, i);
    }
    void details()
    {
        reference(Field::Card, s.card);
        number(Field::Effect, s.effect);
        number(Field::LakeThawed, s.thawed);
        number(Field::DiceCap, s.diceCap);
        const auto flag = [&](Field field, int mask) { number(field, (s.flags & mask) != 0 ? 1 : 0); };
        flag(Field::Spies, kSpies);
        flag(Field::PowerDone, kPowerDone);
        flag(Field::LucyFought, kLucyFought);
        flag(Field::LucyAnswered, kLucyAnswered);
        flag(Field::EdmundDone, kEdmundDone);
        flag(Field::Streak, kStreak);
        if (s.diverted != 0) add(Field::Diverted, pieceOf(activeSide(s), s.diverted - 1));
        reference(Field::MarchFrom, s.marchFrom);
        number(Field::ReviveDue, s.toRevive);
        number(Field::ReviveTotal, s.reviveTotal);
        for (const int kind : {kLight, kHeavy}) number(Field::Revived, s.revived[kind], pieceOf(Side::Aslan, kind));
        if (s.borrowed != 0) {
            add(Field::Borrowed, s.borrowed - 1);
            add(Field::BorrowedFrom, valueOfSpot(s.borrowedFrom));
            add(Field::BorrowedBy, s.borrower - 1);
        }
        number(Field::RerollDie, s.rerollAt);
        if (s.resume != 0) add(Field::Resume, s.resume);
        for (int seat = 0; seat < kMaxSeats; ++seat) {
            number(Field::Asked, (s.asked >> seat) & 1, seat);
            number(Field::Asking, (s.asking >> seat) & 1, seat);
            number(Field::Silent, (s.silent >> seat) & 1, seat);
            number(Field::Winner, (s.winners >> seat) & 1, seat);
        }
        number(Field::Setup, s.setup);
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
        for (const Row& row : kRows) made.push_back({row.path, row.role, row.holds, row.keys, row.value, row.otherValue});
        return made;
    }();
    static_assert(std::size(kRows) == static_cast<std::size_t>(Field::Count));
    return specs;
}

int effectRule(const Fact& fact)
{
    switch (static_cast<Field>(fact.field)) {
    case Field::LakeThawed: return num(advanced(6));
    case Field::DiceCap:
    case Field::Spies: return num(nrj(53));
    default: return 0;
    }
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    facts.clear();
    Writer(table, position, facts).all();
}

namespace {

class Reader {
public:
    Reader(const Table& table, Position& position, const Fact& fact) : t(table), s(position), f(fact) {}

    bool read()
    {
        switch (static_cast<Field>(f.field)) {
        case Field::Turn: return army(f.value) && set(s.active, f.value + 1);
        case Field::Phase: return within(f.value, kPhases) && set(s.phase, f.value);
        case Field::Stage: return f.value >= 1 && f.value <= 8 && set(s.scored, f.value - 1);
        case Field::Owner:
            if (!land(f.key[0]) || !army(f.value)) return false;
            for (std::uint64_t& owned : s.owned) owned &= ~bit(f.key[0]);
            s.owned[f.value] |= bit(f.key[0]);
            return true;
        case Field::Stack: return land(f.key[0]) && piece(f.key[1]) && count(s.stack[f.key[0]][kindOf(f.key[1])]);
        case Field::Attackers: return attackers();
        case Field::Camp:
            if (!land(f.key[0]) || !flag()) return false;
            s.camps = f.value != 0 ? s.camps | bit(f.key[0]) : s.camps & ~bit(f.key[0]);
            return true;
        case Field::BattlePlace: return land(f.value) && set(s.battle, f.value + 1);
        case Field::BattleFrom: return land(f.value) && set(s.origin, f.value + 1);
        case Field::BattleWay:
            return f.value >= num(Choice::Supply) && f.value <= num(Choice::ClosedBorder) &&
                   set(s.way, f.value - num(Choice::Supply) + 1);
        case Field::Dice: return within(f.ordinal, 3) && f.value >= 1 && f.value <= 6 && set(s.dice[f.ordinal], f.value);
        case Field::Hits: return piece(f.key[0]) && count(s.hits[kindOf(f.key[0])]);
        case Field::HitCharacter: return within(f.value, kTokens) && set(s.hitCharacter, f.value + 1);
        case Field::StoneDue: return count(s.toStone);
        case Field::Character: return character();
        case Field::Holder: return token() && seat(f.value) && set(s.holder[f.key[0]], f.value + 1);
        case Field::Stone: return token() && flag() && bits(s.stone, f.key[0]);
        case Field::Spent: return token() && flag() && bits(s.spent, f.key[0]);
        default: return readTable();
        }
    }

private:
    bool readTable()
    {
        switch (static_cast<Field>(f.field)) {
        case Field::Crowns:
            return seat(f.key[0]) &&
                   crowns(t.markerOf[static_cast<std::size_t>(t.seats[static_cast<std::size_t>(f.key[0])].armies.front())]);
        case Field::ArmyCrowns: return t.options.scoringPerArmy && army(f.key[0]) && crowns(f.key[0]);
        case Field::Captives:
            return seat(f.key[0]) && army(f.key[1]) && pieceOfArmy(f.key[2], f.key[1]) &&
                   count(s.captives[t.seats[static_cast<std::size_t>(f.key[0])].armies.front()][f.key[1]][kindOf(f.key[2])]);
        case Field::ArmyCaptives:
            return t.options.scoringPerArmy && army(f.key[0]) && army(f.key[1]) && pieceOfArmy(f.key[2], f.key[1]) &&
                   count(s.captives[f.key[0]][f.key[1]][kindOf(f.key[2])]);
        case Field::Supply: return supply();
        case Field::Statues:
            return f.key[0] == t.courtyard && army(f.key[1]) && pieceOfArmy(f.key[2], f.key[1]) &&
                   count(s.statues[kindOf(f.key[2])][f.key[1]]);
        case Field::Hand: return hand();
        case Field::Narnia: return card(f.value) && append(s.narnia, s.narniaCount, kMaxDeck);
        case Field::NarniaUsed: return card(f.value) && append(s.narniaUsed, s.narniaUsedCount, kMaxDeck);
        case Field::Territory: return land(f.value) && append(s.deck, s.deckCount, kMaxTerritories);
        case Field::TerritoryUsed: return land(f.value) && append(s.deckUsed, s.deckUsedCount, kMaxTerritories);
        case Field::Track:
            if (!army(f.value) || s.trackCount >= kMaxTrack) return false;
            s.track[s.trackCount++] = static_cast<std::uint8_t>(f.value + 1);
            return true;
        case Field::Flipped: return within(f.value, kMaxTrack + 1) && set(s.flipped, f.value);
        case Field::Drawn: return within(f.ordinal, 2) && land(f.value) && set(s.drawn[f.ordinal], f.value + 1);
        case Field::Card: return card(f.value) && set(s.card, f.value + 1);
        case Field::Effect: return within(f.value, 4) && set(s.effect, f.value);
        default: return readDetails();
        }
    }
    bool readDetails()
    {
        switch (static_cast<Field>(f.field)) {
        case Field::LakeThawed: return flag() && (f.value == 0 || t.lake >= 0) && set(s.thawed, f.value);
        case Field::DiceCap: return within(f.value, 4) && set(s.diceCap, f.value);
        case Field::Spies: return turnFlag(kSpies);
        case Field::PowerDone: return turnFlag(kPowerDone);
        case Field::LucyFought: return turnFlag(kLucyFought);
        case Field::LucyAnswered: return turnFlag(kLucyAnswered);
        case Field::EdmundDone: return turnFlag(kEdmundDone);
        case Field::Streak: return turnFlag(kStreak);
        case Field::Diverted: return piece(f.value) && set(s.diverted, kindOf(f.value) + 1);
        case Field::MarchFrom: return land(f.value) && set(s.marchFrom, f.value + 1);
        case Field::ReviveDue: return within(f.value, 4) && set(s.toRevive, f.value);
        case Field::ReviveTotal: return within(f.value, 4) && set(s.reviveTotal, f.value);
        case Field::Revived: return piece(f.key[0]) && count(s.revived[kindOf(f.key[0])]);
        case Field::Borrowed: return within(f.value, kTokens) && set(s.borrowed, f.value + 1);
        case Field::BorrowedFrom: return spotOfValue(t, f.value) != kUnsaid && set(s.borrowedFrom, spotOfValue(t, f.value));
        case Field::BorrowedBy: return seat(f.value) && set(s.borrower, f.value + 1);
        case Field::RerollDie: return within(f.value, 4) && set(s.rerollAt, f.value);
        case Field::Resume: return within(f.value, kPhases) && set(s.resume, f.value);
        case Field::Asked: return seat(f.key[0]) && flag() && bits(s.asked, f.key[0]);
        case Field::Asking: return seat(f.key[0]) && flag() && bits(s.asking, f.key[0]);
        case Field::Silent: return seat(f.key[0]) && flag() && bits(s.silent, f.key[0]);
        case Field::Winner: return seat(f.key[0]) && flag() && bits(s.winners, f.key[0]);
        case Field::Setup: return within(f.value, 8) && set(s.setup, f.value);
        default: return false;
        }
    }

    static bool within(int value, int end) { return value >= 0 && value < end; }
    bool land(int place) const { return has(t.land, place); }
    bool army(int value) const { return within(value, kArmies) && t.seatOf[static_cast<std::size_t>(value)] >= 0; }
    bool seat(int value) const { return within(value, static_cast<int>(t.seats.size())); }
    bool card(int value) const { return within(value, static_cast<int>(t.deck.cards.size())); }
    bool token() const { return within(f.key[0], kTokens); }
    bool flag() const { return f.value == 0 || f.value == 1; }
    static bool piece(int value) { return within(value, kPieces); }
    static bool pieceOfArmy(int value, int army) { return piece(value) && sideOfPiece(value) == sideOf(static_cast<Army>(army)); }
    static bool set(std::uint8_t& where, int value)
    {
        where = static_cast<std::uint8_t>(value);
        return true;
    }
    bool count(std::uint16_t& where) const
    {
        if (f.value < 0 || f.value > 9999) return false;
        where = static_cast<std::uint16_t>(f.value);
        return true;
    }
    bool crowns(int marker) const
    {
        if (f.value < 0 || f.value > 9999) return false;
        s.crowns[marker] = f.value;
        return true;
    }
    template <class T> bool bits(T& where, int index) const
    {
        where = static_cast<T>(f.value != 0 ? where | (1U << index) : where & ~(1U << index));
        return true;
    }
    bool turnFlag(int mask) const
    {
        if (!flag()) return false;
        s.flags = static_cast<std::uint8_t>(f.value != 0 ? s.flags | mask : s.flags & ~mask);
        return true;
    }
    bool append(std::uint8_t* cards, std::uint8_t& size, int most) const
    {
        if (size >= most) return false;
        cards[size++] = static_cast<std::uint8_t>(f.value + 1); // next one first; settle() turns the row round
        return true;
    }
    bool attackers() const
    {
        if (!land(f.key[0]) || !piece(f.key[1])) return false;
        if (s.battle != 0 && battlePlace(s) != f.key[0]) return false;
        return set(s.battle, f.key[0] + 1) && count(s.attackers[kindOf(f.key[1])]);
    }
    bool character() const
    {
        const Spot spot = spotOfValue(t, f.value);
        return token() && spot != kUnsaid && set(s.spot[f.key[0]], spot);
    }
    bool supply() const
    {
        if (!army(f.key[0]) || !pieceOfArmy(f.key[1], f.key[0])) return false;
        const int kind = kindOf(f.key[1]);
        s.supplyGiven = static_cast<std::uint8_t>(s.supplyGiven | (1U << (2 * f.key[0] + kind)));
        return count(s.supply[f.key[0]][kind]);
    }
    bool hand() const
    {
        if (!seat(f.key[0]) || !card(f.value) || s.hand[f.key[0]][f.value] >= kMaxDeck) return false;
        ++s.hand[f.key[0]][f.value];
        return true;
    }

    const Table& t;
    Position& s;
    const Fact& f;
};

} // namespace

bool put(const Table& table, Position& position, const Fact& fact) { return Reader(table, position, fact).read(); }

} // namespace marches::engine::nrj
