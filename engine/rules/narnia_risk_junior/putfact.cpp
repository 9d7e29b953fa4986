// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/narnia_risk_junior/fields.h"
#include "engine/rules/narnia_risk_junior/machine.h"
#include "engine/rules/narnia_risk_junior/play.h"

namespace marches::engine::narnia_risk_junior {

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
        case Field::Dice:
            return within(f.ordinal, 3) && f.value >= 1 && f.value <= 6 && set(s.dice[f.ordinal], f.value);
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
            return seat(f.key[0]) && crowns(t.markerOf[static_cast<std::size_t>(
                                         t.seats[static_cast<std::size_t>(f.key[0])].armies.front())]);
        case Field::ArmyCrowns: return t.options.scoringPerArmy && army(f.key[0]) && crowns(f.key[0]);
        case Field::Captives:
            return seat(f.key[0]) && army(f.key[1]) && pieceOfArmy(f.key[2], f.key[1]) &&
                   count(s.captives[t.seats[static_cast<std::size_t>(f.key[0])].armies.front()][f.key[1]]
                                   [kindOf(f.key[2])]);
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
        case Field::Revived:
            return army(f.key[0]) && pieceOfArmy(f.key[1], f.key[0]) && within(f.value, 4) &&
                   set(s.revived[kindOf(f.key[1])][f.key[0]], f.value);
        case Field::Borrowed: return within(f.value, kTokens) && set(s.borrowed, f.value + 1);
        case Field::BorrowedFrom:
            return spotOfValue(t, f.value) != kUnsaid && set(s.borrowedFrom, spotOfValue(t, f.value));
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
    static bool pieceOfArmy(int value, int army)
    {
        return piece(value) && sideOfPiece(value) == sideOf(static_cast<Army>(army));
    }
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

} // namespace marches::engine::narnia_risk_junior
