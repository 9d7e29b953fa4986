// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/game/laidoutrules.h"
#include "engine/package/contentchanges.h"
#include "engine/package/library.h"
#include "engine/yaml/errorcollector.h"

namespace marches::engine {

/// Understands the position with which games of `setup` are to begin; its rules are those without it, its variant is
/// the one that says it. Nothing, with errors at their places, where there can be no such game: those of readPosition()
/// and makePosition(); set-up-seats-missing, set-up-seats (other seats than the position is for), set-up-over (nothing
/// is left to play), set-up-turn, set-up-hidden,
/// set-up-hands and set-up-piles (there is nothing to draw).
std::optional<LaidOutStart> readStart(const StartPosition& start, const GameSetup& setup,
                                      const ErrorCollector& collector);

/// A position of a game that is being played, as a variant's start. Answers that seats have given and not carried out
/// are taken back. What is hidden from everybody (the order of piles, secret hands) is drawn by lot in each game, where
/// that is possible, and the file does not tell how it lay.
StartPosition startOf(const Rules& rules, const Facts& facts);
/// The same, of which these and no others are drawn by lot. Of what is hidden the file tells how it lies, unless that
/// is drawn.
StartPosition startOf(const Rules& rules, const Facts& facts, const std::vector<Lot>& lots);

/// What of such a position can be drawn by lot, in the order of files.
std::vector<Lot> possibleLots(const Rules& rules, const Facts& facts);
/// What of it is drawn where nobody says otherwise.
std::vector<Lot> usualLots(const Rules& rules, const Facts& facts);

} // namespace marches::engine
