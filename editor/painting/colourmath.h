// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace marches::editor {

/// Kinds of sight; the last three at full severity.
enum class Sight { Normal, Protanopia, Deuteranopia, Tritanopia };

/// How a colour looks to somebody (G. M. Machado and others, 2009: matrices for linear RGB).
QColor seen(const QColor& colour, Sight sight);

/// CIEDE2000 colour difference (G. Sharma and others, 2005): about 1 is just noticed, 10 is told apart at a glance.
double colourDistance(const QColor& a, const QColor& b);

/// Ratio of luminances as WCAG 2 defines it, from 1 to 21.
double contrast(const QColor& a, const QColor& b);

/// A colour with another one laid over it, by that one's opacity.
QColor under(const QColor& colour, const QColor& wash);

/// The owner whose colour is the nearest to a ground, for whichever kind of sight, by day or by night.
struct NearestOwner {
    int owner = 0;       ///< index into ownerColours()
    double distance = 0; ///< colourDistance() below the board's wash
};
NearestOwner nearestOwner(const QColor& ground);
/// From this distance on two colours are told apart at a glance.
inline constexpr double kToldApart = 10;
/// Contrast from which on letters are read without effort (WCAG 2).
inline constexpr double kReadableContrast = 4.5;

} // namespace marches::editor
