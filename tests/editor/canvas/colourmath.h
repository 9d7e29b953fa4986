// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace marches::test {

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

} // namespace marches::test
