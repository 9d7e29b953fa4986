// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/narnian_wars/machine.h"
#include "engine/rules/ordergames/ordersurvey.h"

namespace marches::engine::narnian_wars {

namespace {

using adjudication::UnitClass;

/// What persons of its own power, or who travel with anybody of its side, add to the unit beside them.
int escort(const Table& t, const Position& s, int province, const std::array<Alignment, kPowers>& sides)
{
    const int seat = seatOf(s.unit(province));
    int base = kindOf(s.unit(province)) == PieceKind::DoubleArmy ? 2 : 1;
    int bonus = 0;
    for (int p = 0; p < kPersons; ++p) {
        const auto person = static_cast<Person>(p);
        if (s.site[p] != province + 1 || s.still[p] != 0 || t.ownerOf(person) != seat) continue;
        if (!travelsWith(person, static_cast<std::uint8_t>(seat), static_cast<std::uint8_t>(seat), sides[idx(seat)]))
            continue;
        if (isPersonality(person))
            ++bonus;
        else
            base = 2;
    }
    return base + bonus;
}

double personsOf(const Table& t, const Position& s, int seat)
{
    int count = 0;
    for (int p = 0; p < kPersons; ++p)
        if (s.site[p] != 0 && t.ownerOf(static_cast<Person>(p)) == seat) ++count;
    return count;
}

OrderSeason seasonOf(const Position& s)
{
    if (phaseOf(s) == Phase::Winter) return OrderSeason::Winter;
    return s.fall != 0 ? OrderSeason::Fall : OrderSeason::Spring;
}

void add(const Table& t, const Position& s, const OrderSurvey& survey, int seat, std::span<double> features)
{
    const std::size_t own = features.size() - 1;
    if (seat >= kPowers) {
        std::fill(features.begin(), features.end(), 0.0);
        return;
    }
    survey.fillFeatures(seat, features.first(own));
    features[own] = personsOf(t, s, seat);
}

} // namespace

const std::vector<std::string>& outlookNames()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> all = OrderSurvey::names();
        all.emplace_back("persons");
        return all;
    }();
    return names;
}

OrderFront frontOf(const Table& t, const Position& s)
{
    OrderFront front;
    front.graph = &t.graph();
    front.centres = &t.centres;
    front.begin(t.provinces);
    front.seats = kPowers;
    front.victoryCentres = t.options.victoryCentres;
    front.season = seasonOf(s);
    for (const UnitClass kind : {UnitClass::Army, UnitClass::Fleet, UnitClass::Amphibian}) {
        front.steps[idx(kind)] = &t.steps[idx(kind)];
        front.pull[idx(kind)] = &t.pull[idx(kind)][front.season == OrderSeason::Spring ? 0 : 1];
    }
    NoTrace nobody;
    std::array<Alignment, kPowers> sides{};
    for (int seat = 0; seat < kPowers; ++seat) sides[idx(seat)] = sideOf(ConstContext<NoTrace>{t, s, nobody}, seat);
    for (int i = 0; i < t.provinces; ++i) {
        front.owner[idx(i)] = s.owner(i);
        front.garrison[idx(i)] = s.garrison().test(i) ? 1 : 0;
        if (s.unit(i) == 0) continue;
        const int seat = seatOf(s.unit(i));
        front.add(i, seat, i, classOf(kindOf(s.unit(i))), escort(t, s, i, sides));
        const bool wall =
            t.ground->fortress.test(i) || (t.ground->goodFortress.test(i) && sides[idx(seat)] == Alignment::Good);
        front.fort[idx(i)] = wall ? 1 : 0;
        if (s.stone(i) != 0) front.still.set(i);
    }
    return front;
}

void fillOutlook(const Table& t, const Position& s, int seat, std::span<double> features)
{
    const OrderFront front = frontOf(t, s);
    add(t, s, OrderSurvey(front), seat, features);
}

void fillAllOutlooks(const Table& t, const Position& s, std::span<double> features)
{
    const OrderFront front = frontOf(t, s);
    const OrderSurvey survey(front);
    const std::size_t count = features.size() / t.seats.size();
    for (std::size_t seat = 0; seat < t.seats.size(); ++seat)
        add(t, s, survey, static_cast<int>(seat), features.subspan(seat * count, count));
}

} // namespace marches::engine::narnian_wars
