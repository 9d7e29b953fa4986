// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/diplomacy/fields.h"
#include "engine/rules/diplomacy/machine.h"

namespace marches::engine::diplomacy {

namespace {

constexpr std::array<Space, 3> keys(Space a = Space::None, Space b = Space::None, Space c = Space::None)
{
    return {a, b, c};
}

struct Row {
    Field field;
    const char* path;
    Role role;
    std::array<Space, 3> keys;
    Space value;
};

constexpr Row kRows[] = {
    {Field::Phase, "phase", Role::Phase, keys(), Space::Phase},
    {Field::Year, "year", Role::Counter, keys(), Space::Number},
    {Field::FirstYear, "first-year", Role::Internal, keys(), Space::Number},
    {Field::Owner, "centres.{place}", Role::Owner, keys(Space::Place), Space::Seat},
    {Field::Units, "units.{seat}.{place}.{piece}", Role::Stack, keys(Space::Seat, Space::Place, Space::Piece),
     Space::Number},
    {Field::Dislodged, "dislodged.{seat}.{place}.{piece}", Role::Intruders,
     keys(Space::Seat, Space::Place, Space::Piece), Space::Number},
    {Field::Barred, "barred.{place}", Role::Internal, keys(Space::Place), Space::Place},
    {Field::Contested, "contested.{place}", Role::Internal, keys(Space::Place), Space::Flag},
    {Field::Score, "seats.{seat}.centres", Role::Score, keys(Space::Seat), Space::Number},
    {Field::OrderDo, "orders.{place}.do", Role::Order, keys(Space::Place), Space::Choice},
    {Field::OrderTo, "orders.{place}.to", Role::OrderTarget, keys(Space::Place), Space::Place},
    {Field::OrderOf, "orders.{place}.of", Role::OrderHelped, keys(Space::Place), Space::Place},
    {Field::OrderBy, "orders.{place}.by.{place}", Role::OrderPath, keys(Space::Place, Space::Place), Space::Flag},
    {Field::KeptDo, "kept.{place}.do", Role::OrderKept, keys(Space::Place), Space::Choice},
    {Field::KeptTo, "kept.{place}.to", Role::Internal, keys(Space::Place), Space::Place},
    {Field::KeptOf, "kept.{place}.of", Role::Internal, keys(Space::Place), Space::Place},
    {Field::Proxy, "proxies.{place}", Role::OrderProxy, keys(Space::Place), Space::Seat},
    {Field::Vote, "votes.{seat}", Role::Order, keys(Space::Seat), Space::Flag},
    {Field::Sealed, "sealed.{seat}", Role::Status, keys(Space::Seat), Space::Flag},
    {Field::Winner, "winners.{seat}", Role::Internal, keys(Space::Seat), Space::Flag},
};

class Writer {
public:
    Writer(const Table& table, const Position& position, Facts& facts) : t(table), s(position), m_facts(facts) {}

    void all()
    {
        add(Field::Phase, s.phase);
        add(Field::Year, s.year);
        add(Field::FirstYear, s.firstYear);
        for (int province = 0; province < t.provinces; ++province) at(province);
        for (int seat = 0; seat < t.seatCount(); ++seat) {
            if (const int centres = centresOf(t, s, seat); centres > 0) add(Field::Score, centres, seat);
            if (s.vote[seat] != 0) add(Field::Vote, s.vote[seat] == kHidden ? int{kUnknown} : 1, seat);
            if ((s.sealed & seatBit(seat)) != 0) add(Field::Sealed, 1, seat);
            if ((s.winners & seatBit(seat)) != 0) add(Field::Winner, 1, seat);
        }
        std::sort(m_facts.begin(), m_facts.end());
    }

private:
    void add(Field field, int value, int a = kNothing, int b = kNothing, int c = kNothing)
    {
        Fact fact;
        fact.field = static_cast<std::uint16_t>(field);
        fact.key = {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c)};
        fact.value = static_cast<std::int16_t>(value);
        m_facts.push_back(fact);
    }
    void at(int province)
    {
        if (s.owner[province] != 0) add(Field::Owner, s.owner[province] - 1, province);
        unit(Field::Units, s.unit[province], placeOfUnit(s, province));
        unit(Field::Dislodged, s.dislodged[province], placeOfDislodged(s, province));
        if (s.barred[province] != 0) add(Field::Barred, s.barred[province] - 1, province);
        if (contested(s, province)) add(Field::Contested, 1, province);
        if (s.kept[province] != 0) add(Field::KeptDo, s.kept[province] - 1, province);
        if (s.keptTarget[province] != 0) add(Field::KeptTo, s.keptTarget[province] - 1, province);
        if (s.keptHelped[province] != 0) add(Field::KeptOf, s.keptHelped[province] - 1, province);
        if (s.proxy[province] != 0) add(Field::Proxy, s.proxy[province] - 1, province);
        if (s.order[province] == 0) return;
        if (s.order[province] == kHidden) return add(Field::OrderDo, kUnknown, province);
        add(Field::OrderDo, s.order[province] - 1, province);
        if (s.target[province] != 0) add(Field::OrderTo, s.target[province] - 1, province);
        if (s.helped[province] != 0) add(Field::OrderOf, s.helped[province] - 1, province);
        pathOf(t, s, province).forEach([&](int sea) { add(Field::OrderBy, 1, province, sea); });
    }
    void unit(Field field, std::uint8_t unit, int place)
    {
        if (unit != 0) add(field, 1, seatOf(unit), place, pieceOf(unit));
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
        const int a = f.key[0];
        switch (static_cast<Field>(f.field)) {
        case Field::Phase: return within(f.value, kPhases) && set(s.phase, f.value);
        case Field::Year: return within(f.value, 10'000) && set(s.year, f.value);
        case Field::FirstYear: return within(f.value, 10'000) && set(s.firstYear, f.value);
        case Field::Owner: return t.centres.test(a) && seat(f.value) && set(s.owner[a], f.value + 1);
        case Field::Units: return unit(s.unit, s.berth);
        case Field::Dislodged: return unit(s.dislodged, s.beatenBerth);
        case Field::Barred: return province(a) && province(f.value) && set(s.barred[a], f.value + 1);
        case Field::Contested: return province(a) && flag() && contest(a);
        case Field::Score: return seat(a) && within(f.value, kMostProvinces) && set(s.told[a], f.value + 1);
        case Field::OrderDo: return province(a) && within(f.value, kOrderVerbs) && set(s.order[a], f.value + 1);
        case Field::OrderTo: return province(a) && place(f.value) && set(s.target[a], f.value + 1);
        case Field::OrderOf: return province(a) && place(f.value) && set(s.helped[a], f.value + 1);
        case Field::OrderBy: return province(a) && flag() && path(a);
        case Field::KeptDo: return province(a) && within(f.value, num(Verb::Retreat)) && set(s.kept[a], f.value + 1);
        case Field::KeptTo: return province(a) && place(f.value) && set(s.keptTarget[a], f.value + 1);
        case Field::KeptOf: return province(a) && place(f.value) && set(s.keptHelped[a], f.value + 1);
        case Field::Proxy: return province(a) && seat(f.value) && set(s.proxy[a], f.value + 1);
        case Field::Vote: return seat(a) && flag() && set(s.vote[a], f.value);
        case Field::Sealed: return seat(a) && flag() && bits(s.sealed, a, f.value != 0);
        case Field::Winner: return seat(a) && flag() && bits(s.winners, a, f.value != 0);
        case Field::Count: return false;
        }
        return false;
    }

private:
    static bool within(int value, int end) { return value >= 0 && value < end; }
    bool province(int value) const { return within(value, t.provinces); }
    bool place(int value) const { return within(value, t.places); }
    bool seat(int value) const { return within(value, t.seatCount()); }
    bool flag() const { return f.value == 0 || f.value == 1; }
    template <class Number> static bool set(Number& where, int value)
    {
        where = static_cast<Number>(value);
        return true;
    }
    static bool bits(std::uint64_t& where, int seat, bool on)
    {
        where = on ? where | seatBit(seat) : where & ~seatBit(seat);
        return true;
    }
    bool contest(int province) const
    {
        const std::uint64_t bit = std::uint64_t{1} << static_cast<unsigned>(province % 64);
        std::uint64_t& word = s.contested[province / 64];
        word = f.value != 0 ? word | bit : word & ~bit;
        return true;
    }
    bool path(int army) const
    {
        const std::uint64_t bit = straitBit(t, f.key[1]);
        s.path[army] = f.value != 0 ? s.path[army] | bit : s.path[army] & ~bit;
        return bit != 0;
    }
    /// One unit a province, where such a unit can stand.
    bool unit(std::uint8_t (&units)[kMostProvinces], std::uint8_t (&berths)[kMostProvinces]) const
    {
        const int where = f.key[1];
        const bool fleet = f.key[2] == num(PieceKind::Fleet);
        if (!seat(f.key[0]) || !place(where) || !within(f.key[2], 2) || !flag()) return false;
        if (f.value == 0) return true;
        const int at = t.provinceOf(where);
        if (units[at] != 0 || !t.fits(fleet, where) || (!fleet && where != at)) return false;
        units[at] = unitOf(f.key[0], fleet);
        return set(berths[at], where != at ? where + 1 : 0);
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
        for (const Row& row : kRows) made.push_back({row.path, row.role, Holds::One, row.keys, row.value, Space::None});
        return made;
    }();
    static_assert(std::size(kRows) == static_cast<std::size_t>(Field::Count));
    return specs;
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    facts.clear();
    Writer(table, position, facts).all();
}

bool put(const Table& table, Position& position, const Fact& fact) { return Reader(table, position, fact).read(); }

} // namespace marches::engine::diplomacy
