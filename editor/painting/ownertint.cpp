// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/ownertint.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace marches::editor {

namespace {

constexpr float kUsualTint = 0.20F;
constexpr float kMostTint = 0.56F; ///< beyond, the band along the border would not stand out any more
constexpr float kTintStep = 0.04F;
constexpr std::array kSights{Sight::Normal, Sight::Protanopia, Sight::Deuteranopia, Sight::Tritanopia};
constexpr std::array kLightness{100, 83, 120, 69, 145, 57, 175, 48, 210}; ///< percent of the owner's

/// A colour as each kind of sight has it.
using Views = std::array<QColor, kSights.size()>;

Views viewsOf(const QColor& colour)
{
    Views views;
    for (std::size_t i = 0; i < kSights.size(); ++i) views[i] = seen(colour, kSights[i]);
    return views;
}

/// The least distance of a colour from any of some others, for whom it is least, of what it should be.
double shareOfDistance(const QColor& colour, const std::vector<Views>& others)
{
    const Views views = viewsOf(colour);
    double least = 1000;
    for (const Views& other : others)
        for (std::size_t i = 0; i < views.size(); ++i)
            least = std::min(least, colourDistance(views[i], other[i]) / leastFromSea(kSights[i]));
    return least;
}

} // namespace

QColor ownerTint(const QColor& owner, const QColor& land, std::span<const QColor> seas, Theme theme)
{
    QColor best = owner;
    best.setAlphaF(kUsualTint);
    if (!land.isValid() || seas.empty()) return best;
    const QColor& wash = boardColours(theme).wash;
    std::vector<Views> water;
    for (const QColor& sea : seas) water.push_back(viewsOf(under(sea, wash)));
    const QColor ground = under(land, wash);
    double farthest = -1;
    for (const int lightness : kLightness) {
        QColor tint = owner.lighter(lightness);
        for (int step = 0; kUsualTint + kTintStep * static_cast<float>(step) < kMostTint + kTintStep / 2; ++step) {
            tint.setAlphaF(kUsualTint + kTintStep * static_cast<float>(step));
            const double share = shareOfDistance(under(ground, tint), water);
            if (share >= 1) return tint;
            if (share <= farthest) continue;
            farthest = share;
            best = tint;
        }
    }
    return best;
}

} // namespace marches::editor
