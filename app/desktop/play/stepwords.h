// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/desktop/play/playcontext.h"
#include "engine/game/journal.h"

namespace marches::app {

/// Steps of a record that are nobody's move and tell nothing themselves, in words: a rule that was switched, a position
/// changed by hand. Empty for moves and outcomes, which have their own words.
QString stepSentence(const PlayContext& context, const engine::Step& step);
/// The rule that such a step is about; empty: none.
QString stepRule(const PlayContext& context, const engine::Step& step);

} // namespace marches::app
