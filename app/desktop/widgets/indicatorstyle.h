// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyleOption;

namespace marches::app {

// What can be ticked, with an edge that is seen in both themes.

/// A box: empty, ticked, or half so.
void drawCheckIndicator(const QStyleOption& option, QPainter* painter);
/// One of several.
void drawRadioIndicator(const QStyleOption& option, QPainter* painter);

} // namespace marches::app
