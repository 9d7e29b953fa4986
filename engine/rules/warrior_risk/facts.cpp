// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstring>

#include "engine/rules/warrior_risk/fields.h"
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

class Writer {
public:
    Writer(const Table& table, const Position& position, Facts& facts) : t(table), s(position), m_facts(facts) {}

    void all()
    {
        for (const FieldRow& row : fieldRows()) {
            write(row);
            ++m_field;
        }
        std::sort(m_facts.begin(), m_facts.end());
    }

private:
    void add(int value, int a = kNothing, int b = kNothing, int c = kNothing, int ordinal = 0)
    {
        Fact fact;
        fact.field = m_field;
        fact.key = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)};
        fact.ordinal = static_cast<std::int16_t>(ordinal);
        fact.value = static_cast<std::int16_t>(value);
        m_facts.push_back(fact);
    }
    void number(int value, int a = kNothing, int b = kNothing, int c = kNothing)
    {
        if (value != 0) add(value, a, b, c);
    }
    /// The `index`-th number of an array, or the number of a member.
    int read(const FieldRow& row, int index = 0) const
    {
        const auto* bytes = reinterpret_cast<const std::byte*>(&s) + row.offset;
        const auto at = static_cast<std::size_t>(index);
        if (!row.wide) return std::to_integer<int>(bytes[at]);
        std::uint16_t value = 0;
        std::memcpy(&value, bytes + at * sizeof value, sizeof value);
        return value;
    }
    std::uint64_t word(const FieldRow& row) const
    {
        std::uint64_t value = 0;
        std::memcpy(&value, reinterpret_cast<const std::byte*>(&s) + row.offset, sizeof value);
        return value;
    }
    bool hasPiece(const FieldRow& row) const { return row.keys[1] == Space::Piece; }

    void write(const FieldRow& row)
    {
        switch (row.keep) {
        case Keep::Number: number(read(row)); break;
        case Keep::PlusOne:
            if (read(row) != 0) add(read(row) - 1);
            break;
        case Keep::BySeat:
            for (int seat = 0; seat < t.seatCount(); ++seat)
                number(read(row, seat), seat, hasPiece(row) ? kInfantry : kNothing);
            break;
        case Keep::ByPlace:
            for (const int place : t.places) number(read(row, place), place, hasPiece(row) ? kInfantry : kNothing);
            break;
        case Keep::SeatBits:
            for (int seat = 0; seat < t.seatCount(); ++seat) number(read(row) >> seat & 1, seat);
            break;
        case Keep::PlaceBits: eachPlace(word(row), [&](int place) { add(1, place); }); break;
        case Keep::Flag: number((s.flags & row.offset) != 0 ? 1 : 0); break;
        default: writeSpecial(row); break;
        }
    }

    void writeSpecial(const FieldRow& row)
    {
        switch (row.keep) {
        case Keep::Owner:
            for (const int place : t.places)
                if (const int owner = ownerOf(s, place); owner >= 0) add(owner, place);
            break;
        case Keep::Guests:
            for (const int place : t.places)
                for (int seat = 0; seat < t.seatCount(); ++seat) number(s.guests[seat][place], place, seat, kInfantry);
            break;
        case Keep::Passage:
            for (const int place : t.places)
                for (int seat = 0; seat < t.seatCount(); ++seat) number(s.passage[place] >> seat & 1, place, seat);
            break;
        case Keep::Origins:
            for (int i = 0; i < kMaxTerritories && s.origins[i] != 0; ++i)
                add(s.origins[i] - 1, kNothing, kNothing, kNothing, i);
            break;
        case Keep::Dice:
            for (int i = 0; i < 3 && s.dice[row.extra][i] != 0; ++i)
                add(s.dice[row.extra][i], kNothing, kNothing, kNothing, i);
            break;
        case Keep::Drawn:
            for (int i = 0; i < 2 && s.drawn[i] != 0; ++i) add(s.drawn[i] - 1, kNothing, kNothing, kNothing, i);
            break;
        case Keep::Pile: pile(row.extra == 0 ? s.deck : s.used, row.extra == 0 ? s.deckCount : s.usedCount); break;
        case Keep::Traded:
            for (int i = 0; i < kSetSize && s.traded[i] != 0; ++i)
                add(s.traded[i] - 1, kNothing, kNothing, kNothing, i);
            break;
        case Keep::DealSeat:
            if (bargaining(s) && read(row) != 0) add(read(row) - 1);
            break;
        case Keep::DealGiver:
            if (bargaining(s) && phaseOf(s) != Phase::Answer) add(dealGiver(s));
            break;
        case Keep::DealUnits:
            for (const int place : t.places) number(s.deal[row.extra].units[place], place);
            break;
        case Keep::DealPromise:
            for (int what = 0; what < kPromises; ++what) number(s.deal[row.extra].promises >> what & 1, what);
            break;
        default:
            for (int seat = 0; seat < t.seatCount(); ++seat) writeSeat(row, seat);
            break;
        }
    }

    void writeSeat(const FieldRow& row, int seat)
    {
        switch (row.keep) {
        case Keep::Capital:
            if (s.capital[seat] != 0) add(1, s.capital[seat] - 1);
            break;
        case Keep::Score: number(std::min(scoreOf(t, s, seat), kMostShown), seat); break;
        case Keep::Out: number(lives(s, seat) ? 0 : 1, seat); break;
        case Keep::Pair:
            for (const std::uint8_t region : s.pairs[seat])
                if (region != 0) add(1, seat, region - 1);
            break;
        case Keep::Betrayal:
            for (int other = 0; other < t.seatCount(); ++other) number(s.betrayers[seat] >> other & 1, seat, other);
            break;
        case Keep::BetrayedAt: eachPlace(s.betrayedAt[seat], [&](int place) { add(1, seat, place); }); break;
        case Keep::Hand: hand(seat); break;
        case Keep::Symbol:
            eachPlace(s.hand[seat],
                      [&](int place) { add(num(Choice::Infantry) + t.symbolOf(place), t.cardOf(place)); });
            break;
        case Keep::Sealed: number(s.sealed[seat] != 0 ? 1 : 0, seat); break;
        case Keep::SealedAmount:
            if (s.sealed[seat] == kHidden)
                add(kUnknown, seat);
            else if (s.sealed[seat] > 1)
                add(s.sealed[seat] - 1, seat);
            break;
        case Keep::BallotFor:
        case Keep::BallotAnswer: {
            const bool answer = voteRow(t, s).yesNo();
            if (s.choice[seat] == 0 || answer != (row.keep == Keep::BallotAnswer)) break;
            const int first = answer ? num(Choice::No) : 0;
            add(s.choice[seat] == kHiddenChoice ? int{kUnknown} : first + s.choice[seat] - 1, seat);
            break;
        }
        default: break;
        }
    }

    void hand(int seat)
    {
        int ordinal = 0;
        eachPlace(s.hand[seat], [&](int place) { add(t.cardOf(place), seat, kNothing, kNothing, ordinal++); });
        for (int i = 0; i < s.hidden[seat]; ++i) add(kUnknown, seat, kNothing, kNothing, ordinal++);
    }
    /// With the next card first, from an array in which it is last.
    void pile(const std::uint8_t* cards, int count)
    {
        for (int i = 0; i < count; ++i) {
            const std::uint8_t card = cards[count - 1 - i];
            add(card == kHiddenCard ? int{kUnknown} : t.cardOf(card - 1), kNothing, kNothing, kNothing, i);
        }
    }

    const Table& t;
    const Position& s;
    Facts& m_facts;
    std::uint16_t m_field = 0;
};

} // namespace

void describe(const Table& table, const Position& position, Facts& facts)
{
    facts.clear();
    Writer(table, position, facts).all();
}

} // namespace marches::engine::warrior_risk
