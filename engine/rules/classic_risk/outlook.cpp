// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/machine.h"

#include <algorithm>

namespace marches::engine::classic_risk {

namespace {

/// In the order of outlookNames().
enum Feature : std::uint8_t { Territories, Armies, Reinforcements, Cards, Regions, Front, Turn, Out, Capitals, Count };

double bonusOf(const Continent& continent) { return continent.bonus != 0 ? continent.bonus : continent.ownBonus; }

/// Armies that a seat would get at the start of a turn by its territories and regions (CL-13, CL-14), about.
double income(const Table& t, const Position& s, int seat)
{
    if (s.held[seat] == 0) return 0.0;
    double armies = std::max(3, s.held[seat] / 3);
    const Mask own = s.owned(seat).mask();
    for (const Continent& continent : t.continents)
        if (!(continent.places - own).any()) armies += bonusOf(continent);
    return armies;
}

/// The best hope for a region that is not complete: what share of its territories is held, squared, times its bonus.
double hope(const Table& t, const Position& s, int seat)
{
    const Mask own = s.owned(seat).mask();
    double best = 0.0;
    for (const Continent& continent : t.continents) {
        const Mask& whole = continent.places;
        const int held = (whole & own).count();
        const int size = continent.size;
        if (held == size || size == 0) continue;
        const double share = static_cast<double>(held) / size;
        best = std::max(best, share * share * bonusOf(continent));
    }
    return best;
}

int totalArmies(const Position& s, int army)
{
    int armies = s.reserve[army];
    s.owned(army).forEach([&](int place) { armies += s.armies(place); });
    return armies;
}

} // namespace

const std::vector<std::string>& outlookNames()
{
    static const std::vector<std::string> names{"territories", "armies", "reinforcements", "cards", "regions", "front",
                                                "turn",        "out",    "capitals"};
    return names;
}

void fillOutlook(const Table& table, const Position& s, int seat, std::span<double> features)
{
    double armies = 0.0;
    double incomes = 0.0;
    double cards = 0.0;
    for (int other = 0; other < table.seatCount(); ++other) {
        armies += totalArmies(s, other);
        incomes += income(table, s, other);
        cards += handSize(s, other);
    }
    int border = 0;
    s.owned(seat).forEach([&](int place) { border += s.border().test(place) ? 1 : 0; });
    const int held = s.held[seat];
    features[Territories] = static_cast<double>(held) / std::max(1, table.territories());
    features[Armies] = totalArmies(s, seat) / std::max(1.0, armies);
    features[Reinforcements] = income(table, s, seat) / std::max(1.0, incomes);
    features[Cards] = handSize(s, seat) / std::max(4.0, cards);
    features[Regions] = hope(table, s, seat) / std::max(1.0, incomes);
    features[Front] = static_cast<double>(border) / std::max(1, held);
    features[Turn] = activeArmy(s) == seat ? 1.0 : 0.0;
    features[Out] = held == 0 && !isSetup(phaseOf(s)) ? 1.0 : 0.0;
    features[Capitals] =
        table.capitalsToWin() > 0
            ? static_cast<double>((s.capitals().mask() & s.owned(seat).mask()).count()) / table.capitalsToWin()
            : 0.0;
}

} // namespace marches::engine::classic_risk
