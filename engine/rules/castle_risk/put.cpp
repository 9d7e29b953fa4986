// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/combat/dice.h"
#include "engine/rules/castle_risk/fields.h"
#include "engine/rules/castle_risk/machine.h"

namespace marches::engine::castle_risk {

namespace {

constexpr int kMostCopies = 200; ///< of one card in one place

class Reader {
public:
    Reader(const Table& table, Position& position, const Fact& fact) : t(table), s(position), f(fact) {}

    bool read()
    {
        switch (static_cast<Field>(f.field)) {
        case Field::Turn: return seat(f.value) && set(s.active, f.value + 1);
        case Field::Phase: return within(f.value, kPhases) && set(s.phase, f.value);
        case Field::Round: return count(s.round);
        case Field::Owner:
            if (!land(f.key[0]) || !seat(f.value)) return false;
            for (std::uint64_t& owned : s.owned) owned &= ~bit(f.key[0]);
            s.owned[f.value] |= bit(f.key[0]);
            return true;
        case Field::Stack: return land(f.key[0]) && f.key[1] == kArmyPiece && count(s.armies[f.key[0]]);
        case Field::Castle: return castle();
        case Field::Banner: {
            const int empire = empireNamed(f.key[0]);
            return empire >= 0 && seat(f.value) && set(s.banner[empire], f.value + 1);
        }
        case Field::Score:
            return seat(f.key[0]) && within(f.value, kMaxEmpires + 1) && set(s.told[f.key[0]], f.value + 1);
        default: return readSeat();
        }
    }

private:
    bool readSeat()
    {
        switch (static_cast<Field>(f.field)) {
        case Field::Hand: return seat(f.key[0]) && card() && add(s.hand[f.key[0]][f.value]);
        case Field::InUse: return seat(f.key[0]) && card() && add(s.inUse[f.key[0]][f.value]);
        case Field::Out:
            return seat(f.key[0]) && flag() && bits(s.living, seatBit(f.key[0])); // settle() turns it round
        case Field::Truce:
            return seat(f.key[0]) && seat(f.key[1]) && f.key[0] != f.key[1] && flag() &&
                   bits(s.truce[f.key[0]], seatBit(f.key[1]));
        case Field::SlipHolder: return seat(f.key[0]) && seat(f.value) && set(s.holder[f.key[0]], f.value + 1);
        case Field::SlipPlace: return seat(f.key[0]) && land(f.value) && set(s.site[f.key[0]], f.value + 1);
        case Field::Reserve: return seat(f.key[0]) && f.key[1] == kArmyPiece && count(s.reserve[f.key[0]]);
        case Field::Due: return seat(f.key[0]) && within(f.value, kMaxDeck) && set(s.due[f.key[0]], f.value);
        case Field::Contenders: return seat(f.key[0]) && flag() && bits(s.contenders, seatBit(f.key[0]));
        case Field::Winner: return seat(f.key[0]) && flag() && bits(s.winners, seatBit(f.key[0]));
        case Field::Asked: return seat(f.value) && set(s.asked, f.value + 1);
        case Field::First: return seat(f.value) && set(s.first, f.value);
        case Field::Fallen: return seat(f.value) && set(s.fallen, f.value + 1);
        default: return readDecks();
        }
    }
    bool readDecks()
    {
        switch (static_cast<Field>(f.field)) {
        case Field::Track: return within(f.value, kMostCopies) && set(s.covered, f.value);
        case Field::OnTrack: return f.value == num(Card::Reinforcements) && add(s.onTrack);
        case Field::Cards: return append(s.deck, s.deckCount);
        case Field::CardsUsed: return append(s.deckUsed, s.usedCount);
        case Field::Aside: return f.value == num(Card::Diplomat) && add(s.aside);
        case Field::Resume: return within(f.value, kPhases) && set(s.resume, f.value);
        case Field::Left: return within(f.value, 256) && set(s.left, f.value);
        case Field::Drawn: {
            const int empire = empireNamed(f.value);
            return empire >= 0 && set(s.empire, empire + 1);
        }
        case Field::Attacked: return flag() && bits(s.flags, kAttacked);
        case Field::Sailed: return flag() && bits(s.flags, kSailed);
        case Field::Talked: return flag() && bits(s.flags, kTalked);
        default: return readBattle();
        }
    }
    bool readBattle()
    {
        switch (static_cast<Field>(f.field)) {
        case Field::From: return land(f.value) && set(s.from, f.value + 1);
        case Field::To: return land(f.value) && set(s.to, f.value + 1);
        case Field::Sea: return flag() && bits(s.flags, kSea);
        case Field::Ship: return f.key[1] == kArmyPiece && f.key[0] == toPlace(s) && count(s.ship);
        case Field::AttackDice: return within(f.value, kMostDice + 1) && set(s.attackDice, f.value);
        case Field::DefenceDice: return within(f.value, kMostDice + 1) && set(s.defenceDice, f.value);
        case Field::Attack: return die(s.dice[0]);
        case Field::Defence: return die(s.dice[1]);
        case Field::MostRolled: return within(f.value, kMostDice + 1) && set(s.mostRolled, f.value);
        case Field::GameResult: return within(f.value, kMostDice + 1) && set(s.standing, f.value);
        case Field::Rolled: return flag() && bits(s.flags, kRolled);
        case Field::Assault: return flag() && bits(s.flags, kAssault);
        case Field::Committed: return flag() && bits(s.flags, kCommitted);
        case Field::Pledged: return within(f.value, kMostCopies) && set(s.pledged, f.value);
        case Field::MarshallAt: return land(f.value) && set(s.marshallAt, f.value + 1);
        case Field::Vacated:
            if (!land(f.key[0]) || !flag()) return false;
            s.vacated = f.value != 0 ? s.vacated | bit(f.key[0]) : s.vacated & ~bit(f.key[0]);
            return true;
        case Field::Conqueror: return flag() && bits(s.flags, kConqueror);
        default: return false;
        }
    }

    static bool within(int value, int end) { return value >= 0 && value < end; }
    bool land(int place) const { return has(t.land, place); }
    bool seat(int value) const { return within(value, t.seatCount()); }
    bool card() const { return within(f.value, kCards); }
    bool flag() const { return f.value == 0 || f.value == 1; }
    int empireNamed(int region) const
    {
        for (std::size_t i = 0; i < t.empires.size(); ++i)
            if (t.empires[i].region == region) return static_cast<int>(i);
        return -1;
    }
    /// Whose castle it is follows from the territory: its owner's, or that of whoever just lost it.
    bool castle() const
    {
        const int place = f.key[0];
        if (!land(place) || !flag()) return false;
        const int seat = s.fallen != 0 && place == toPlace(s) ? s.fallen - 1 : ownerOf(s, place);
        if (f.value == 0) return true;
        return seat >= 0 && set(s.castle[seat], place + 1);
    }
    static bool set(std::uint8_t& where, int value)
    {
        where = static_cast<std::uint8_t>(value);
        return true;
    }
    static bool add(std::uint8_t& copies) { return copies < kMostCopies && set(copies, copies + 1); }
    bool count(std::uint16_t& where) const
    {
        if (f.value < 0) return false;
        where = static_cast<std::uint16_t>(f.value);
        return true;
    }
    bool bits(std::uint8_t& where, int mask) const { return set(where, f.value != 0 ? where | mask : where & ~mask); }
    bool die(std::uint8_t (&dice)[kMostDice]) const
    {
        return within(f.ordinal, kMostDice) && f.value >= 1 && f.value <= kDieFaces && set(dice[f.ordinal], f.value);
    }
    bool append(std::uint8_t* cards, std::uint8_t& size) const
    {
        if (size >= kMaxDeck || !card()) return false;
        cards[size++] = static_cast<std::uint8_t>(f.value + 1); // next one first; settle() turns the row round
        return true;
    }

    const Table& t;
    Position& s;
    const Fact& f;
};

} // namespace

bool put(const Table& table, Position& position, const Fact& fact) { return Reader(table, position, fact).read(); }

} // namespace marches::engine::castle_risk
