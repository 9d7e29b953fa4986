// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/desktop/play/playcontext.h"
#include "engine/game/move.h"

namespace marches::app {

/// An answer to what is asked now, in words: "Attack: Telmar – Beruna, armies: 3". What may not be chosen otherwise is
/// left out. Empty for one that is not on offer.
QString answerText(const PlayContext& context, const engine::Move& move);
/// The places that such an answer names, in its order: where it comes from before where it goes.
std::vector<int> answerPlaces(const PlayContext& context, const engine::Move& move);

} // namespace marches::app
