// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/narnian_wars/fields.h"
#include "engine/rules/narnian_wars/machine.h"

namespace marches::engine::narnian_wars {

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

constexpr auto kPlace = Space::Place;
constexpr auto kToken = Space::Token;
constexpr auto kFlag = Space::Flag;
constexpr auto kChoice = Space::Choice;
constexpr auto kNumber = Space::Number;

constexpr Row kRows[] = {
    {Field::Phase, "phase", Role::Phase, keys(), Space::Phase},
    {Field::Year, "year", Role::Counter, keys(), kNumber},
    {Field::FirstYear, "first-year", Role::Internal, keys(), kNumber},
    {Field::Fall, "fall", Role::Internal, keys(), kFlag},
    {Field::Stage, "stage", Role::Internal, keys(), kNumber},
    {Field::QueenForm, "queen", Role::Effect, keys(), kChoice},
    {Field::Dwarfs, "dwarfs", Role::Effect, keys(), kChoice},
    {Field::GiftDue, "gift-due", Role::Effect, keys(), kFlag},
    {Field::Owner, "centres.{place}", Role::Owner, keys(kPlace), Space::Seat},
    {Field::Garrison, "garrisons.{place}", Role::Marker, keys(kPlace), kFlag},
    {Field::Units, "units.{seat}.{place}.{piece}", Role::Stack, keys(Space::Seat, kPlace, Space::Piece), kNumber},
    {Field::Exempt, "exempt.{place}", Role::Internal, keys(kPlace), kFlag},
    {Field::Stone, "statues.{place}", Role::Effect, keys(kPlace), kNumber},
    {Field::Dislodged, "dislodged.{seat}.{place}.{piece}", Role::Intruders, keys(Space::Seat, kPlace, Space::Piece),
     kNumber},
    {Field::Barred, "barred.{place}", Role::Internal, keys(kPlace), kPlace},
    {Field::Came, "came.{place}", Role::Internal, keys(kPlace), kPlace},
    {Field::Contested, "contested.{place}", Role::Internal, keys(kPlace), kFlag},
    {Field::Person, "persons.{token}", Role::Token, keys(kToken), kPlace},
    {Field::Plight, "plights.{token}", Role::Internal, keys(kToken), kNumber},
    {Field::Shun, "shunned.{token}", Role::Internal, keys(kToken), kPlace},
    {Field::Known, "known.{token}.{seat}", Role::Internal, keys(kToken, Space::Seat), kFlag},
    {Field::KingAway, "king-away", Role::Internal, keys(), kNumber},
    {Field::Whisked, "whisked", Role::Internal, keys(), kFlag},
    {Field::CallsUsed, "calls-used", Role::Counter, keys(), kNumber},
    {Field::Streak, "seats.{seat}.turns-of-control", Role::Counter, keys(Space::Seat), kNumber},
    {Field::PrizeTaken, "prize-taken.{seat}", Role::Internal, keys(Space::Seat), kFlag},
    {Field::PrizeUsed, "prize-used.{seat}", Role::Internal, keys(Space::Seat), kFlag},
    {Field::PrizeAged, "prize-aged.{seat}", Role::Internal, keys(Space::Seat), kFlag},
    {Field::Score, "seats.{seat}.centres", Role::Score, keys(Space::Seat), kNumber},
    {Field::OrderDo, "orders.{place}.do", Role::Order, keys(kPlace), kChoice},
    {Field::OrderTo, "orders.{place}.to", Role::OrderTarget, keys(kPlace), kPlace},
    {Field::OrderOf, "orders.{place}.of", Role::OrderHelped, keys(kPlace), kPlace},
    {Field::Hunts, "hunts.{place}", Role::OrderPrey, keys(kPlace), kToken},
    {Field::ErrandDo, "errands.{token}.do", Role::Order, keys(kToken), kChoice},
    {Field::ErrandTo, "errands.{token}.to", Role::OrderTarget, keys(kToken), kPlace},
    {Field::ErrandOf, "errands.{token}.of", Role::OrderHelped, keys(kToken), kPlace},
    {Field::Still, "stone.{token}", Role::Status, keys(kToken), kNumber},
    {Field::Chases, "chases.{token}", Role::OrderPrey, keys(kToken), kToken},
    {Field::Welcome, "welcome.{token}.{seat}", Role::Internal, keys(kToken, Space::Seat), kFlag},
    {Field::Carries, "carries", Role::OrderPrey, keys(), kToken},
    {Field::Victim, "power.on", Role::Order, keys(), kPlace},
    {Field::Prey, "power.who", Role::Order, keys(), kToken},
    {Field::ChargeDo, "power.do", Role::Order, keys(), kChoice},
    {Field::ChargeTo, "power.to", Role::OrderTarget, keys(), kPlace},
    {Field::ChargeOf, "power.of", Role::OrderHelped, keys(), kPlace},
    {Field::Calling, "calling", Role::Order, keys(), kFlag},
    {Field::Declaring, "declaring", Role::Order, keys(), kFlag},
    {Field::Vote, "votes.{seat}", Role::Order, keys(Space::Seat), kNumber},
    {Field::Sealed, "sealed.{seat}", Role::Status, keys(Space::Seat), kFlag},
    {Field::Winner, "winners.{seat}", Role::Internal, keys(Space::Seat), kFlag},
};

class FactWriter {
public:
    FactWriter(const Table& table, const Position& position, Facts& facts) : t(table), s(position), m_facts(facts) {}

    void all()
    {
        add(Field::Phase, s.phase);
        add(Field::Year, s.year);
        add(Field::FirstYear, s.firstYear);
        some(Field::Fall, s.fall);
        some(Field::Stage, s.stage);
        if (s.queenForm != 0) add(Field::QueenForm, num(Word::Jadis) + s.queenForm - 1);
        if (s.dwarfs != 0) add(Field::Dwarfs, num(Word::Good) + s.dwarfs - 1);
        some(Field::GiftDue, s.giftDue);
        for (int province = 0; province < t.provinces; ++province) at(province);
        for (int person = 0; person < kPersons; ++person) who(person);
        some(Field::KingAway, s.kingAway);
        some(Field::Whisked, s.whisked);
        some(Field::CallsUsed, s.calls);
        less(Field::Carries, s.carries);
        less(Field::Victim, s.victim);
        less(Field::Prey, s.prey);
        deed(Field::ChargeDo, s.charge.verb);
        less(Field::ChargeTo, s.charge.to);
        less(Field::ChargeOf, s.charge.of);
        some(Field::Calling, s.calling);
        some(Field::Declaring, s.declaring);
        for (int seat = 0; seat < t.seatCount(); ++seat) sits(seat);
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
    /// A number that is left out when it is none, and unknown when it is hidden.
    void some(Field field, std::uint8_t value, int a = kNothing)
    {
        if (value != 0) add(field, value == kHidden ? int{kUnknown} : value, a);
    }
    /// The same for a number that is kept + 1.
    void less(Field field, std::uint8_t value, int a = kNothing)
    {
        if (value != 0) add(field, value == kHidden ? int{kUnknown} : value - 1, a);
    }
    /// What is ordered; verbs follow the other words.
    void deed(Field field, std::uint8_t verb, int a = kNothing)
    {
        if (verb != 0) add(field, verb == kHidden ? int{kUnknown} : kWords + verb - 1, a);
    }
    void at(int i)
    {
        less(Field::Owner, s.owner[i], i);
        if (bitOf(s.garrison, i)) add(Field::Garrison, 1, i);
        unit(Field::Units, s.unit[i], i);
        if (isExempt(s.unit[i])) add(Field::Exempt, 1, i);
        some(Field::Stone, s.stone[i], i);
        unit(Field::Dislodged, s.dislodged[i], i);
        less(Field::Barred, s.barred[i], i);
        less(Field::Came, s.came[i], i);
        if (bitOf(s.contested, i)) add(Field::Contested, 1, i);
        deed(Field::OrderDo, s.order[i], i);
        less(Field::OrderTo, s.target[i], i);
        less(Field::OrderOf, s.helped[i], i);
        less(Field::Hunts, s.hunts[i], i);
    }
    void unit(Field field, std::uint8_t unit, int place)
    {
        if (unit != 0) add(field, 1, seatOf(unit), place, num(kindOf(unit)));
    }
    void who(int i)
    {
        less(Field::Person, s.site[i], i);
        some(Field::Plight, s.plight[i], i);
        less(Field::Shun, s.shun[i], i);
        deed(Field::ErrandDo, s.errand[i].verb, i);
        less(Field::ErrandTo, s.errand[i].to, i);
        less(Field::ErrandOf, s.errand[i].of, i);
        some(Field::Still, s.still[i], i);
        less(Field::Chases, s.chases[i], i);
        for (int seat = 0; seat < kPowers; ++seat) {
            if ((s.known[i] & seatBit(seat)) != 0) add(Field::Known, 1, i, seat);
            if ((s.welcome[i] & seatBit(seat)) != 0) add(Field::Welcome, 1, i, seat);
        }
    }
    void sits(int seat)
    {
        if ((s.sealed >> static_cast<unsigned>(seat) & 1U) != 0) add(Field::Sealed, 1, seat);
        if ((s.winners >> static_cast<unsigned>(seat) & 1U) != 0) add(Field::Winner, 1, seat);
        if (seat >= kPowers) return;
        some(Field::Streak, s.streak[seat], seat);
        if ((s.prizeTaken & seatBit(seat)) != 0) add(Field::PrizeTaken, 1, seat);
        if ((s.prizeUsed & seatBit(seat)) != 0) add(Field::PrizeUsed, 1, seat);
        if ((s.prizeAged & seatBit(seat)) != 0) add(Field::PrizeAged, 1, seat);
        if (const int centres = centresOf(t, s, seat); centres > 0) add(Field::Score, centres, seat);
        if ((s.voteHidden & seatBit(seat)) != 0)
            add(Field::Vote, kUnknown, seat);
        else if (s.vote[seat] != 0)
            add(Field::Vote, s.vote[seat], seat);
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
        for (const Row& row : kRows) made.push_back({row.path, row.role, Holds::One, row.keys, row.value, Space::None});
        return made;
    }();
    static_assert(std::size(kRows) == static_cast<std::size_t>(Field::Count));
    return specs;
}

void describe(const Table& table, const Position& position, Facts& facts)
{
    facts.clear();
    FactWriter(table, position, facts).all();
}

} // namespace marches::engine::narnian_wars
