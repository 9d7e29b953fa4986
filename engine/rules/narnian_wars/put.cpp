// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/fields.h"
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

namespace {

bool within(int value, int end) { return value >= 0 && value < end; }

class Reader {
public:
    Reader(const Table& table, Position& position, const Fact& fact) : t(table), s(position), f(fact) {}

    bool read()
    {
        const int a = f.key[0];
        switch (static_cast<Field>(f.field)) {
        case Field::Phase: return within(f.value, kPhases) && set(s.phase);
        case Field::Year: return within(f.value, 10'000) && set(s.year);
        case Field::FirstYear: return within(f.value, 10'000) && set(s.firstYear);
        case Field::Fall: return flag() && set(s.fall);
        case Field::Stage: return within(f.value, num(Stage::Placed) + 1) && set(s.stage);
        case Field::QueenForm: return word(Word::Jadis, 2) && set(s.queenForm, num(Word::Jadis) - 1);
        case Field::Dwarfs: return word(Word::Good, 3) && set(s.dwarfs, -1);
        case Field::GiftDue: return flag() && set(s.giftDue);
        case Field::Plight: return person(a) && within(f.value, 3) && set(s.plight[a]);
        case Field::Known: return person(a) && within(f.key[1], kPowers) && flag() && bits(s.known[a], f.key[1]);
        case Field::Welcome: return person(a) && within(f.key[1], kPowers) && flag() && bits(s.welcome[a], f.key[1]);
        case Field::Still: return person(a) && within(f.value, 4) && set(s.still[a]);
        case Field::Prey: return person(f.value) && set(s.prey, -1);
        case Field::Chases: return person(a) && person(f.value) && set(s.chases[a], -1);
        case Field::KingAway: return within(f.value, 8) && set(s.kingAway);
        case Field::Whisked: return flag() && set(s.whisked);
        case Field::CallsUsed: return within(f.value, 100) && set(s.calls);
        case Field::Calling: return flag() && set(s.calling);
        case Field::Declaring: return flag() && set(s.declaring);
        case Field::Carries: return person(f.value) && set(s.carries, -1);
        case Field::Victim: return province(f.value) && set(s.victim, -1);
        case Field::ChargeDo: return command(f.value - kWords) && set(s.charge.verb, kWords - 1);
        case Field::ChargeTo: return province(f.value) && set(s.charge.to, -1);
        case Field::ChargeOf: return province(f.value) && set(s.charge.of, -1);
        default: return readPerson(a) || readSeat(a) || readPlace(a);
        }
    }

private:
    bool readPlace(int a)
    {
        const auto field = static_cast<Field>(f.field);
        if (field == Field::Units) return unit(s.unit);
        if (field == Field::Dislodged) return unit(s.dislodged);
        if (!province(a)) return false;
        switch (field) {
        case Field::Owner: return t.centres.test(a) && within(f.value, kPowers) && set(s.owner[a], -1);
        case Field::Garrison: return t.ground->garrison.test(a) && flag() && word64(s.garrison, a);
        case Field::Exempt: return flag() && s.unit[a] != 0 && exempt(s.unit[a]);
        case Field::Stone: return within(f.value, 4) && set(s.stone[a]);
        case Field::Barred: return province(f.value) && set(s.barred[a], -1);
        case Field::Came: return province(f.value) && set(s.came[a], -1);
        case Field::Contested: return flag() && word64(s.contested, a);
        case Field::OrderDo: return within(f.value - kWords, kVerbs) && set(s.order[a], kWords - 1);
        case Field::OrderTo: return province(f.value) && set(s.target[a], -1);
        case Field::OrderOf: return province(f.value) && set(s.helped[a], -1);
        case Field::Hunts: return person(f.value) && set(s.hunts[a], -1);
        default: return false;
        }
    }
    bool readPerson(int a)
    {
        if (!person(a)) return false;
        switch (static_cast<Field>(f.field)) {
        case Field::Person: return province(f.value) && set(s.site[a], -1);
        case Field::Shun: return province(f.value) && set(s.shun[a], -1);
        case Field::ErrandDo: return within(f.value - kWords, kVerbs) && set(s.errand[a].verb, kWords - 1);
        case Field::ErrandTo: return province(f.value) && set(s.errand[a].to, -1);
        case Field::ErrandOf: return province(f.value) && set(s.errand[a].of, -1);
        default: return false;
        }
    }
    bool readSeat(int a)
    {
        if (!within(a, t.seatCount())) return false;
        switch (static_cast<Field>(f.field)) {
        case Field::Sealed: return flag() && bits(s.sealed, a);
        case Field::Winner: return flag() && bits(s.winners, a);
        default: break;
        }
        if (!within(a, kPowers)) return false;
        switch (static_cast<Field>(f.field)) {
        case Field::Streak: return within(f.value, 4) && set(s.streak[a]);
        case Field::PrizeTaken: return flag() && bits(s.prizeTaken, a);
        case Field::PrizeUsed: return flag() && bits(s.prizeUsed, a);
        case Field::PrizeAged: return flag() && bits(s.prizeAged, a);
        case Field::Score: return within(f.value, kMostProvinces) && set(s.told[a], -1);
        case Field::Vote: return within(f.value, 256) && set(s.vote[a]);
        default: return false;
        }
    }

    bool province(int value) const { return within(value, t.provinces); }
    static bool person(int value) { return within(value, kPersons); }
    static bool command(int value) { return value >= num(Verb::Turn) && value <= num(Verb::CommandConvoy); }
    bool flag() const { return f.value == 0 || f.value == 1; }
    /// One of `count` words from `first` on.
    bool word(Word first, int count) const { return f.value >= num(first) && f.value < num(first) + count; }
    template <class Number> bool set(Number& where, int less = 0) const
    {
        where = static_cast<Number>(f.value - less);
        return true;
    }
    template <class Number> bool bits(Number& where, int bit) const
    {
        const unsigned mask = 1U << static_cast<unsigned>(bit);
        where = static_cast<Number>(f.value != 0 ? where | mask : where & ~mask);
        return true;
    }
    bool word64(std::uint64_t (&words)[2], int at) const
    {
        setBit(words, at, f.value != 0);
        return true;
    }
    bool exempt(std::uint8_t& unit) const
    {
        if (f.value != 0) unit |= kExemptBit;
        return true;
    }
    /// One unit a province, where such a unit can stand.
    bool unit(std::uint8_t (&units)[kMostProvinces]) const
    {
        const int where = f.key[1];
        if (!within(f.key[0], kPowers) || !province(where) || !within(f.key[2], 4) || !flag()) return false;
        const auto kind = static_cast<PieceKind>(f.key[2]);
        if (f.value == 0) return true;
        // An army may come to an island by sea, and cannot leave it by land.
        const bool fits =
            waysOf(t, kind, where).any() || (classOf(kind) == adjudication::UnitClass::Army && t.land.test(where));
        if (units[where] != 0 || !fits) return false;
        units[where] = unitOf(f.key[0], kind);
        return true;
    }

    const Table& t;
    Position& s;
    const Fact& f;
};

} // namespace

bool put(const Table& table, Position& position, const Fact& fact) { return Reader(table, position, fact).read(); }

} // namespace marches::engine::narnian_wars
