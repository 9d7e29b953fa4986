// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/machine.h"

#include <algorithm>
#include <array>

namespace marches::engine::diplomacy {

namespace {

/// In the order of outlookNames().
enum Feature : std::uint8_t { Centres, Lead, Units, Standing, Open, Threatened, Near, Out, Count };

/// How many units of each seat stand on a province or could move there, by province.
using Presence = std::array<std::array<std::uint8_t, kMostPowers>, kMostProvinces>;

void count(const Table& t, const Position& s, Presence& presence)
{
    for (auto& row : presence) row.fill(0);
    for (int i = 0; i < t.provinces; ++i) {
        if (s.unit[i] == 0) continue;
        const auto seat = static_cast<std::size_t>(seatOf(s.unit[i]));
        ++presence[static_cast<std::size_t>(i)][seat];
        int last = -1; // coasts of a province follow each other
        t.ways(isFleet(s.unit[i]))[static_cast<std::size_t>(placeOfUnit(s, i))].forEach([&](int place) {
            const int province = t.provinceOf(place);
            if (province != last && province != i) ++presence[static_cast<std::size_t>(province)][seat];
            last = province;
        });
    }
}

int strongestOther(const std::array<std::uint8_t, kMostPowers>& row, int seats, int but)
{
    int most = 0;
    for (int seat = 0; seat < seats; ++seat)
        if (seat != but) most = std::max<int>(most, row[static_cast<std::size_t>(seat)]);
    return most;
}

/// By how much the units of a seat are near to centres that are not its own: 1 a unit that is there, less with each
/// step.
double nearness(const Table& t, const Position& s, int seat)
{
    double sum = 0.0;
    for (int i = 0; i < t.provinces; ++i) {
        if (s.unit[i] == 0 || seatOf(s.unit[i]) != seat) continue;
        int best = kFar;
        int index = 0;
        t.centres.forEach([&](int centre) {
            const auto& row = t.steps[isFleet(s.unit[i]) ? 1 : 0][static_cast<std::size_t>(index++)];
            if (s.owner[centre] != seat + 1)
                best = std::min<int>(best, row[static_cast<std::size_t>(placeOfUnit(s, i))]);
        });
        sum += 1.0 / (1.0 + best);
    }
    return sum;
}

} // namespace

const std::vector<std::string>& outlookNames()
{
    static const std::vector<std::string> names{"centres", "lead",       "units", "standing",
                                                "open",    "threatened", "near",  "out"};
    return names;
}

void outlookFeatures(const Table& table, const Position& s, int seat, std::span<double> features)
{
    Presence presence;
    count(table, s, presence);
    const auto own = static_cast<std::size_t>(seat);
    int standing = 0;
    double open = 0.0;
    double threatened = 0.0;
    int most = 0;
    for (int other = 0; other < table.seatCount(); ++other)
        if (other != seat) most = std::max(most, centresOf(table, s, other));
    table.centres.forEach([&](int centre) {
        const auto& row = presence[static_cast<std::size_t>(centre)];
        const int foes = strongestOther(row, table.seatCount(), seat);
        const bool mine = s.owner[centre] == seat + 1;
        const bool there = s.unit[centre] != 0 && seatOf(s.unit[centre]) == seat;
        if (mine) {
            if (foes > row[own]) threatened += foes > row[own] + 1 ? 1.0 : 0.6;
        } else if (there) {
            ++standing;
        } else if (row[own] > foes) {
            open += foes == 0 ? 1.0 : 0.6;
        }
    });
    const int centres = centresOf(table, s, seat);
    const int units = unitsOf(table, s, seat);
    const double whole = std::max(1, table.victoryCentres);
    features[Centres] = centres / whole;
    features[Lead] = std::max(0, centres - most) / whole;
    features[Units] = units / whole;
    features[Standing] = standing / whole;
    features[Open] = open / whole;
    features[Threatened] = threatened / whole;
    features[Near] = nearness(table, s, seat) / whole;
    features[Out] = centres == 0 && units == 0 ? 1.0 : 0.0;
}

} // namespace marches::engine::diplomacy
