// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/machine.h"

#include <algorithm>
#include <array>

namespace marches::engine::diplomacy {

namespace {

/// In the order of outlookNames().
enum Feature : std::uint8_t { Centres, Lead, Units, Standing, Open, Threatened, Near, Out, Count };

/// What is near to what, seen once for all seats.
class Survey {
public:
    Survey(const Table& table, const Position& position) : t(table), s(position)
    {
        for (int i = 0; i < t.provinces; ++i) m_presence[at(i)].fill(0);
        for (int i = 0; i < t.provinces; ++i) {
            if (s.owner[i] != 0) ++m_centres[at(s.owner[i] - 1)];
            if (s.unit[i] == 0) continue;
            const std::size_t seat = at(seatOf(s.unit[i]));
            const bool fleet = isFleet(s.unit[i]);
            ++m_units[seat];
            ++m_presence[at(i)][seat];
            int last = -1; // coasts of a province follow each other
            t.ways(fleet)[at(placeOfUnit(s, i))].forEach([&](int place) {
                const int province = t.provinceOf(place);
                if (province != last && province != i) ++m_presence[at(province)][seat];
                last = province;
            });
            m_near[seat] += nearness(seat, fleet, placeOfUnit(s, i));
        }
    }
    void features(int seat, std::span<double> features) const;

private:
    static std::size_t at(int i) { return static_cast<std::size_t>(i); }
    int strongestOther(int province, std::size_t but) const
    {
        int most = 0;
        for (std::size_t seat = 0; seat < t.seats.size(); ++seat)
            if (seat != but) most = std::max<int>(most, m_presence[at(province)][seat]);
        return most;
    }
    /// How near a unit is to a centre that is not its own: 1 where it is there, less with each step.
    double nearness(std::size_t seat, bool fleet, int place) const
    {
        int best = kFar;
        std::size_t index = 0;
        t.centres.forEach([&](int centre) {
            const int steps = t.steps[fleet ? 1 : 0][index++][at(place)];
            if (steps < best && s.owner[centre] != static_cast<int>(seat) + 1) best = steps;
        });
        return 1.0 / (1.0 + best);
    }

    const Table& t;
    const Position& s;
    /// How many units of each seat stand on a province or could move there, by province.
    std::array<std::array<std::uint8_t, kMostPowers>, kMostProvinces> m_presence;
    std::array<int, kMostPowers> m_centres{};
    std::array<int, kMostPowers> m_units{};
    std::array<double, kMostPowers> m_near{};
};

void Survey::features(int seat, std::span<double> features) const
{
    const std::size_t own = at(seat);
    int standing = 0;
    double open = 0.0;
    double threatened = 0.0;
    int most = 0;
    for (std::size_t other = 0; other < t.seats.size(); ++other)
        if (other != own) most = std::max(most, m_centres[other]);
    t.centres.forEach([&](int centre) {
        const int here = m_presence[at(centre)][own];
        const bool mine = s.owner[centre] == seat + 1;
        if (!mine && here == 0) return;
        const int foes = strongestOther(centre, own);
        if (mine) {
            if (foes > here) threatened += foes > here + 1 ? 1.0 : 0.6;
        } else if (s.unit[centre] != 0 && seatOf(s.unit[centre]) == seat) {
            ++standing;
        } else if (here > foes) {
            open += foes == 0 ? 1.0 : 0.6;
        }
    });
    const double whole = std::max(1, t.victoryCentres);
    features[Centres] = m_centres[own] / whole;
    features[Lead] = std::max(0, m_centres[own] - most) / whole;
    features[Units] = m_units[own] / whole;
    features[Standing] = standing / whole;
    features[Open] = open / whole;
    features[Threatened] = threatened / whole;
    features[Near] = m_near[own] / whole;
    features[Out] = m_centres[own] == 0 && m_units[own] == 0 ? 1.0 : 0.0;
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
    Survey(table, s).features(seat, features);
}

void allOutlookFeatures(const Table& table, const Position& s, std::span<double> features)
{
    const Survey survey(table, s);
    const std::size_t count = features.size() / table.seats.size();
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        survey.features(static_cast<int>(seat), features.subspan(seat * count, count));
}

} // namespace marches::engine::diplomacy
