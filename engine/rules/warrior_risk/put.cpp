// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstring>

#include "engine/combat/dice.h"
#include "engine/rules/warrior_risk/fields.h"
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

constexpr int kMostByte = 255;

class Reader {
public:
    Reader(const Table& table, Position& position, const Fact& fact)
        : t(table), s(position), f(fact), m_row(fieldRows()[fact.field])
    {}

    bool read()
    {
        for (std::size_t k = 0; k < m_row.keys.size(); ++k)
            if (!keyFits(m_row.keys[k], f.key[k])) return false;
        if (!valueFits()) return false;
        switch (m_row.keep) {
        case Keep::Number: return write(f.value);
        case Keep::PlusOne: return write(f.value + 1);
        case Keep::BySeat:
        case Keep::ByPlace: return write(f.value, f.key[0]);
        case Keep::SeatBits: return writeBit(f.key[0]);
        case Keep::PlaceBits: return writeWord();
        case Keep::Flag:
            f.value != 0 ? raise(s, static_cast<Flag>(m_row.offset)) : lower(s, static_cast<int>(m_row.offset));
            return true;
        default: return special();
        }
    }

private:
    static bool within(int value, int end) { return value >= 0 && value < end; }
    bool keyFits(Space space, int key) const
    {
        switch (space) {
        case Space::Place: return has(t.land, key);
        case Space::Seat:
        case Space::Army: return within(key, t.seatCount());
        case Space::Piece: return key == kInfantry;
        case Space::Region: return within(key, static_cast<int>(t.partners.size()));
        case Space::Choice: return within(key, kPromises);
        case Space::Card: return t.options.classicCards && t.isTerritoryCard(key);
        default: return true;
        }
    }
    bool valueFits() const
    {
        switch (m_row.value) {
        case Space::Place: return has(t.land, f.value);
        case Space::Seat:
        case Space::Army: return within(f.value, t.seatCount());
        case Space::Phase: return within(f.value, kPhases);
        case Space::Flag: return within(f.value, 2);
        case Space::Choice: return within(f.value, kChoices);
        case Space::Card: return t.options.classicCards && t.isTerritoryCard(f.value);
        default: return f.value >= 0 && (m_row.wide || m_row.keep > Keep::ByPlace || f.value <= kMostByte);
        }
    }
    bool write(int value, int index = 0)
    {
        auto* bytes = reinterpret_cast<std::byte*>(&s) + m_row.offset;
        const auto at = static_cast<std::size_t>(index);
        const auto number = static_cast<std::uint16_t>(value);
        if (m_row.wide)
            std::memcpy(bytes + at * sizeof number, &number, sizeof number);
        else
            bytes[at] = static_cast<std::byte>(number);
        return true;
    }
    bool writeBit(int index)
    {
        auto* byte = reinterpret_cast<std::byte*>(&s) + m_row.offset;
        const std::byte mask{seatBit(index)};
        *byte = f.value != 0 ? *byte | mask : *byte & ~mask;
        return true;
    }
    bool writeWord()
    {
        std::uint64_t word = 0;
        auto* bytes = reinterpret_cast<std::byte*>(&s) + m_row.offset;
        std::memcpy(&word, bytes, sizeof word);
        word = f.value != 0 ? word | bit(f.key[0]) : word & ~bit(f.key[0]);
        std::memcpy(bytes, &word, sizeof word);
        return true;
    }
    static bool setBit(std::uint8_t& where, int index, int value)
    {
        set(where, value != 0 ? where | seatBit(index) : where & ~seatBit(index));
        return true;
    }
    template <class T> static bool set1(T& where, int value)
    {
        set(where, value);
        return true;
    }

    bool append(std::uint8_t (&cards)[kMaxTerritories], std::uint8_t& count)
    {
        return count < kMaxTerritories && set1(cards[count++], t.placeOf(f.value) + 1);
    }

    bool special()
    {
        const int a = f.key[0];
        const int b = f.key[1];
        switch (m_row.keep) {
        case Keep::Owner:
            for (std::uint64_t& owned : s.owned) owned &= ~bit(a);
            s.owned[f.value] |= bit(a);
            return true;
        case Keep::Guests: return set1(s.guests[b][a], f.value);
        case Keep::Passage: return setBit(s.passage[a], b, f.value);
        case Keep::Capital: {
            const int owner = ownerOf(s, a);
            return f.value == 0 || (owner >= 0 && set1(s.capital[owner], a + 1));
        }
        case Keep::Score: return f.value < 0x7fff && set1(s.told[a], f.value + 1);
        case Keep::Out: return setBit(s.living, a, f.value); // settle() turns it round
        case Keep::Pair: return f.value == 0 || set1(s.pairs[a][s.pairs[a][0] == 0 ? 0 : 1], b + 1);
        case Keep::Betrayal: return setBit(s.betrayers[a], b, f.value);
        case Keep::BetrayedAt:
            s.betrayedAt[a] = f.value != 0 ? s.betrayedAt[a] | bit(b) : s.betrayedAt[a] & ~bit(b);
            return true;
        case Keep::Hand:
            if (has(s.hand[a], t.placeOf(f.value))) return false;
            s.hand[a] |= bit(t.placeOf(f.value));
            return true;
        case Keep::Symbol: return f.value == num(Choice::Infantry) + t.symbolOf(t.placeOf(a));
        default: return specialLists(a);
        }
    }
    bool specialLists(int a)
    {
        switch (m_row.keep) {
        case Keep::Origins: return within(f.ordinal, kMaxTerritories) && set1(s.origins[f.ordinal], f.value + 1);
        case Keep::Dice:
            return within(f.ordinal, kMostDice) && within(f.value - 1, kDieFaces) &&
                   set1(s.dice[m_row.extra][f.ordinal], f.value);
        case Keep::Drawn: return within(f.ordinal, 2) && set1(s.drawn[f.ordinal], f.value + 1);
        case Keep::Traded: return within(f.ordinal, kSetSize) && set1(s.traded[f.ordinal], f.value + 1);
        case Keep::Pile: // next one first; settle() turns the row round
            return m_row.extra == 0 ? append(s.deck, s.deckCount) : append(s.used, s.usedCount);
        case Keep::Sealed: return f.value == 0 || set1(s.sealed[a], 1);
        case Keep::SealedAmount: return f.value <= kMaxGold && set1(s.sealed[a], f.value + 1);
        case Keep::BallotFor: return set1(s.choice[a], f.value + 1);
        case Keep::BallotAnswer:
            return f.value >= num(Choice::No) && f.value <= num(Choice::Yes) &&
                   set1(s.choice[a], f.value - num(Choice::No) + 1);
        case Keep::DealSeat: return write(f.value + 1);
        case Keep::DealGiver: return true;
        case Keep::DealUnits: return set1(s.deal[m_row.extra].units[a], f.value);
        case Keep::DealPromise: {
            std::uint8_t& promises = s.deal[m_row.extra].promises;
            return f.value == 0 || set1(promises, promises | (1 << a));
        }
        default: return false;
        }
    }

    const Table& t;
    Position& s;
    const Fact& f;
    const FieldRow& m_row;
};

} // namespace

bool put(const Table& table, Position& position, const Fact& fact) { return Reader(table, position, fact).read(); }

} // namespace marches::engine::warrior_risk
