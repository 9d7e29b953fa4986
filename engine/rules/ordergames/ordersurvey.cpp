// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ordergames/ordersurvey.h"

#include <algorithm>

namespace marches::engine {

namespace {

/// In the order of names().
enum Feature : std::uint8_t { Centres, Lead, Units, Standing, Open, Threatened, Near, Out };

} // namespace

const std::vector<std::string>& OrderSurvey::names()
{
    static const std::vector<std::string> names{"centres", "lead",       "units", "standing",
                                                "open",    "threatened", "near",  "out"};
    return names;
}

OrderSurvey::OrderSurvey(const OrderFront& front) : f(front)
{
    for (int i = 0; i < f.provinces; ++i) std::fill_n(m_presence[at(i)].begin(), f.seats, std::uint8_t{0});
    for (int i = 0; i < f.provinces; ++i) {
        if (f.owner[at(i)] != 0) ++m_centres[at(f.owner[at(i)] - 1)];
        if (f.unit[at(i)] == 0) continue;
        const std::size_t seat = at(f.seatAt(i));
        const std::uint8_t strength = f.strength[at(i)];
        const auto count = [&](int province) {
            std::uint8_t& sum = m_presence[at(province)][seat];
            sum = static_cast<std::uint8_t>(sum + strength);
        };
        ++m_units[seat];
        count(i);
        f.forEachReached(i, count);
        m_near[seat] += nearness(seat, f.kind[at(i)], f.placeOf(i));
    }
}

int OrderSurvey::strongestOther(int province, std::size_t but) const
{
    int most = 0;
    for (std::size_t seat = 0; seat < at(f.seats); ++seat)
        if (seat != but) most = std::max<int>(most, m_presence[at(province)][seat]);
    return most;
}

/// How near a unit is to a centre that is not its own: 1 where it is there, less with each step.
double OrderSurvey::nearness(std::size_t seat, adjudication::UnitClass kind, int place) const
{
    const auto& steps = *f.steps[static_cast<std::size_t>(kind)];
    int best = kFarFromFront;
    std::size_t index = 0;
    f.centres->forEach([&](int centre) {
        const int away = steps[index++][at(place)];
        if (away < best && f.owner[at(centre)] != static_cast<int>(seat) + 1) best = away;
    });
    return 1.0 / (1.0 + best);
}

void OrderSurvey::fillFeatures(int seat, std::span<double> features) const
{
    const std::size_t own = at(seat);
    int standing = 0;
    double open = 0.0;
    double threatened = 0.0;
    int most = 0;
    for (std::size_t other = 0; other < at(f.seats); ++other)
        if (other != own) most = std::max(most, m_centres[other]);
    f.centres->forEach([&](int centre) {
        const int here = m_presence[at(centre)][own];
        const bool mine = f.owner[at(centre)] == seat + 1;
        if (!mine && here == 0) return;
        const int foes = strongestOther(centre, own);
        if (mine) {
            const int walls =
                f.seatAt(centre) == seat ? f.fort[at(centre)] + f.garrison[at(centre)] : f.garrison[at(centre)];
            if (foes > here + walls) threatened += foes > here + walls + 1 ? 1.0 : 0.6;
        } else if (f.seatAt(centre) == seat) {
            ++standing;
        } else if (const int against = foes + f.wallAgainst(seat, centre); here > against) {
            open += against == 0 ? 1.0 : 0.6;
        }
    });
    const double whole = std::max(1, f.victoryCentres);
    features[Centres] = m_centres[own] / whole;
    features[Lead] = std::max(0, m_centres[own] - most) / whole;
    features[Units] = m_units[own] / whole;
    features[Standing] = standing / whole;
    features[Open] = open / whole;
    features[Threatened] = threatened / whole;
    features[Near] = m_near[own] / whole;
    features[Out] = m_centres[own] == 0 && m_units[own] == 0 ? 1.0 : 0.0;
}

} // namespace marches::engine
