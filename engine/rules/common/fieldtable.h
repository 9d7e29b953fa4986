// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "engine/game/position.h"

namespace marches::engine {

/// Writes facts of one field.
class FieldTeller {
public:
    FieldTeller(Facts& facts, std::uint16_t field) : m_facts(facts), m_field(field) {}

    void add(int value, int a = kNothing, int b = kNothing, int c = kNothing) const { addAt(0, value, a, b, c); }
    /// A member of a list.
    void addAt(int ordinal, int value, int a = kNothing, int b = kNothing, int c = kNothing) const
    {
        Fact fact;
        fact.field = m_field;
        fact.key = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)};
        fact.ordinal = static_cast<std::int16_t>(ordinal);
        fact.value = static_cast<std::int16_t>(value);
        m_facts.push_back(fact);
    }
    /// Left out where it is 0.
    void addNumber(int value, int a = kNothing, int b = kNothing, int c = kNothing) const
    {
        if (value != 0) add(value, a, b, c);
    }
    /// A number for which 0 means none.
    void addReference(int plusOne, int a = kNothing, int b = kNothing) const
    {
        if (plusOne != 0) add(plusOne - 1, a, b);
    }

private:
    Facts& m_facts;
    std::uint16_t m_field;
};

constexpr std::array<Space, 3> keys(Space a = Space::None, Space b = Space::None, Space c = Space::None)
{
    return {a, b, c};
}

/// What can be in the spaces of a game in which every seat has one army. Table says by plays(place) which places facts
/// are about, and by `places` which these are, ascending.
template <class Table, int Phases, int Pieces = 1, int Tokens = 0> struct UsualSpaces {
    static constexpr bool within(int value, int end) { return value >= 0 && value < end; }
    static bool canBe(const Table& t, Space space, int value)
    {
        switch (space) {
        case Space::Place: return t.plays(value);
        case Space::Seat:
        case Space::Army: return within(value, t.seatCount());
        case Space::Piece: return within(value, Pieces);
        case Space::Token: return within(value, Tokens);
        case Space::Phase: return within(value, Phases);
        case Space::Flag: return within(value, 2);
        default: return true; // numbers have limits of their own
        }
    }
    template <class F> static void forEachPlace(const Table& t, F f)
    {
        for (const int place : t.places) f(place);
    }
};

/// The fields of one game: each is declared once, in a row that says what it is called and how it is written and read.
/// Position is flat, and Table has seatCount().
///
/// Spaces says canBe(table, space, value), whether a key or value of that space is one of this game (of a field with a
/// second space, the row's own functions say it of the value), and forEachPlace(table, f), which calls f(place) for the
/// places that facts are about, ascending.
template <class Table, class Position, class Spaces> struct FieldTable {
    /// How a field is written, all its facts, and read, one of them: false for what makes no sense there.
    struct Access {
        void (*tell)(const Table& t, const Position& s, const FieldTeller& out);
        bool (*put)(const Table& t, Position& s, const Fact& f);
    };
    struct Row {
        std::string_view path;
        Role role;
        std::array<Space, 3> keys;
        Space value;
        Access access;
        Holds holds = Holds::One;
        Space otherValue = Space::None;
    };

    static constexpr bool within(int value, int end) { return value >= 0 && value < end; }
    template <class Number> static bool set(Number& where, int value)
    {
        where = static_cast<Number>(value);
        return true;
    }
    /// Sets or clears bits.
    template <class Number, class Bits> static bool setBits(Number& where, Bits bits, bool on)
    {
        const auto mask = static_cast<Number>(bits);
        where = static_cast<Number>(on ? where | mask : where & ~mask);
        return true;
    }
    template <class Number> static bool setBit(Number& where, int bit, bool on)
    {
        return setBits(where, std::uint64_t{1} << static_cast<unsigned>(bit), on);
    }

    /// The most that a fact can tell of such a number.
    template <class Number> static constexpr int mostOf()
    {
        constexpr auto kMost = std::numeric_limits<std::int16_t>::max(); // of a fact
        return std::numeric_limits<Number>::max() < kMost ? int{std::numeric_limits<Number>::max()} : int{kMost};
    }
    /// What a member, or an array of them, is made of.
    template <auto M> using Of =
        std::remove_all_extents_t<std::remove_reference_t<decltype(std::declval<Position>().*M)>>;

private:
    template <auto M> static void tellNumber(const Table& /*t*/, const Position& s, const FieldTeller& out)
    {
        out.addNumber(s.*M);
    }
    template <auto M> static void tellAlways(const Table& /*t*/, const Position& s, const FieldTeller& out)
    {
        out.add(s.*M);
    }
    template <auto M, int Most> static bool putNumber(const Table& /*t*/, Position& s, const Fact& f)
    {
        return within(f.value, Most + 1) && set(s.*M, f.value);
    }
    template <auto M, int Less> static void tellReference(const Table& /*t*/, const Position& s, const FieldTeller& out)
    {
        if (s.*M != 0) out.add(s.*M - Less);
    }
    template <auto M, int Less> static bool putReference(const Table& /*t*/, Position& s, const Fact& f)
    {
        return set(s.*M, f.value + Less);
    }
    template <auto Mask> static void tellFlag(const Table& /*t*/, const Position& s, const FieldTeller& out)
    {
        out.addNumber((s.flags & Mask) != 0 ? 1 : 0);
    }
    template <auto Mask> static bool putFlag(const Table& /*t*/, Position& s, const Fact& f)
    {
        return setBits(s.flags, Mask, f.value != 0);
    }
    template <auto M, int Piece> static void tellBySeat(const Table& t, const Position& s, const FieldTeller& out)
    {
        for (int seat = 0; seat < t.seatCount(); ++seat) out.addNumber((s.*M)[seat], seat, Piece);
    }
    template <auto M, int Piece> static void tellByPlace(const Table& t, const Position& s, const FieldTeller& out)
    {
        Spaces::forEachPlace(t, [&](int place) { out.addNumber((s.*M)[place], place, Piece); });
    }
    template <auto M, int Most> static bool putByKey(const Table& /*t*/, Position& s, const Fact& f)
    {
        return within(f.value, Most + 1) && set((s.*M)[f.key[0]], f.value);
    }
    template <int Piece> static void tellArmies(const Table& t, const Position& s, const FieldTeller& out)
    {
        Spaces::forEachPlace(t, [&](int place) { out.addNumber(s.armies(place), place, Piece); });
    }
    template <int Most> static bool putArmies(const Table& /*t*/, Position& s, const Fact& f)
    {
        return within(f.value, Most + 1) && set(s.armies(f.key[0]), f.value);
    }
    template <auto M> static void tellReferenceBySeat(const Table& t, const Position& s, const FieldTeller& out)
    {
        for (int seat = 0; seat < t.seatCount(); ++seat) out.addReference((s.*M)[seat], seat);
    }
    template <auto M> static void tellReferenceByPlace(const Table& t, const Position& s, const FieldTeller& out)
    {
        Spaces::forEachPlace(t, [&](int place) { out.addReference((s.*M)[place], place); });
    }
    template <auto M> static bool putReferenceByKey(const Table& /*t*/, Position& s, const Fact& f)
    {
        return set((s.*M)[f.key[0]], f.value + 1);
    }
    template <auto M> static void tellSeatBits(const Table& t, const Position& s, const FieldTeller& out)
    {
        for (int seat = 0; seat < t.seatCount(); ++seat)
            out.addNumber(static_cast<int>(s.*M >> static_cast<unsigned>(seat) & 1U), seat);
    }
    template <auto M> static bool putKeyBit(const Table& /*t*/, Position& s, const Fact& f)
    {
        return setBit(s.*M, f.key[0], f.value != 0);
    }
    template <auto M> static void tellPlaceBits(const Table& t, const Position& s, const FieldTeller& out)
    {
        Spaces::forEachPlace(
            t, [&](int place) { out.addNumber(static_cast<int>(s.*M >> static_cast<unsigned>(place) & 1U), place); });
    }
    template <auto M, int Less> static void tellList(const Table& /*t*/, const Position& s, const FieldTeller& out)
    {
        for (int i = 0; i < static_cast<int>(std::size(s.*M)) && (s.*M)[i] != 0; ++i) out.addAt(i, (s.*M)[i] - Less);
    }
    template <auto M, int Less> static bool putList(const Table& /*t*/, Position& s, const Fact& f)
    {
        return within(f.ordinal, static_cast<int>(std::size(s.*M))) && set((s.*M)[f.ordinal], f.value + Less);
    }
    template <auto M, int Row> static void tellDice(const Table& /*t*/, const Position& s, const FieldTeller& out)
    {
        const auto& dice = (s.*M)[Row];
        for (int i = 0; i < static_cast<int>(std::size(dice)) && dice[i] != 0; ++i) out.addAt(i, dice[i]);
    }
    template <auto M, int Row, int Faces> static bool putDice(const Table& /*t*/, Position& s, const Fact& f)
    {
        auto& dice = (s.*M)[Row];
        return within(f.ordinal, static_cast<int>(std::size(dice))) && within(f.value - 1, Faces) &&
               set(dice[f.ordinal], f.value);
    }
    template <auto M, auto Count, int Hidden>
    static void tellPile(const Table& /*t*/, const Position& s, const FieldTeller& out)
    {
        for (int i = 0; i < s.*Count; ++i) {
            const int card = (s.*M)[s.*Count - 1 - i];
            out.addAt(i, card == Hidden ? int{kUnknown} : card - 1);
        }
    }
    template <auto M, auto Count> static bool putPile(const Table& /*t*/, Position& s, const Fact& f)
    {
        return s.*Count < static_cast<int>(std::size(s.*M)) && set((s.*M)[(s.*Count)++], f.value + 1);
    }

public:
    /// A member from 0 to Most, left out where it is 0.
    template <auto M, int Most = mostOf<Of<M>>()> static constexpr Access number{tellNumber<M>, putNumber<M, Most>};
    /// Written even where it is 0.
    template <auto M, int Most = mostOf<Of<M>>()> static constexpr Access always{tellAlways<M>, putNumber<M, Most>};
    /// A member for which 0 means none, and which is more by Less than the value.
    template <auto M, int Less = 1> static constexpr Access reference{tellReference<M, Less>, putReference<M, Less>};
    /// Bits of Position::flags.
    template <auto Mask> static constexpr Access flag{tellFlag<Mask>, putFlag<Mask>};
    /// An array by seat, or by place; with a second key where there is but one kind of piece.
    template <auto M, int Most = mostOf<Of<M>>(), int Piece = kNothing>
    static constexpr Access bySeat{tellBySeat<M, Piece>, putByKey<M, Most>};
    template <auto M, int Most = mostOf<Of<M>>(), int Piece = kNothing>
    static constexpr Access byPlace{tellByPlace<M, Piece>, putByKey<M, Most>};
    /// Position::armies(place), of a position in blocks (engine/rules/common/blocks.h).
    template <int Most, int Piece> static constexpr Access armies{tellArmies<Piece>, putArmies<Most>};
    /// The same of members for which 0 means none.
    template <auto M> static constexpr Access referenceBySeat{tellReferenceBySeat<M>, putReferenceByKey<M>};
    template <auto M> static constexpr Access referenceByPlace{tellReferenceByPlace<M>, putReferenceByKey<M>};
    /// A bit each in a member.
    template <auto M> static constexpr Access seatBits{tellSeatBits<M>, putKeyBit<M>};
    template <auto M> static constexpr Access placeBits{tellPlaceBits<M>, putKeyBit<M>};
    /// An array up to its first 0, whose members are more by Less than the values.
    template <auto M, int Less = 1> static constexpr Access list{tellList<M, Less>, putList<M, Less>};
    /// A row of dice; 0: no die.
    template <auto M, int Row, int Faces = 6> static constexpr Access dice{tellDice<M, Row>, putDice<M, Row, Faces>};
    /// Cards + 1, of which the last one of the array is the next and the first that is told. Reading leaves them in the
    /// order in which they are told: whoever completes the position turns the row round.
    template <auto M, auto Count, int Hidden>
    static constexpr Access pile{tellPile<M, Count, Hidden>, putPile<M, Count>};

    static std::vector<FieldSpec> specs(std::span<const Row> rows)
    {
        std::vector<FieldSpec> made;
        made.reserve(rows.size());
        for (const Row& row : rows)
            made.push_back({std::string(row.path), row.role, row.holds, row.keys, row.value, row.otherValue});
        return made;
    }
    static void describe(std::span<const Row> rows, const Table& table, const Position& position, Facts& facts)
    {
        facts.clear();
        for (std::size_t field = 0; field < rows.size(); ++field)
            rows[field].access.tell(table, position, FieldTeller(facts, static_cast<std::uint16_t>(field)));
        std::sort(facts.begin(), facts.end());
    }
    static bool put(std::span<const Row> rows, const Table& table, Position& position, const Fact& fact)
    {
        if (fact.field >= rows.size()) return false;
        const Row& row = rows[fact.field];
        for (std::size_t k = 0; k < row.keys.size(); ++k)
            if (row.keys[k] != Space::None && !Spaces::canBe(table, row.keys[k], fact.key[k])) return false;
        if (row.otherValue == Space::None && !Spaces::canBe(table, row.value, fact.value)) return false;
        return row.access.put(table, position, fact);
    }
};

} // namespace marches::engine
