// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/rules.h"
#include "engine/game/ruleset.h"

namespace marches::engine {

/// Who sits where in a game in which every seat has one army, in a colour of its own.
struct Sitting {
    std::vector<SeatInfo> seats;
    std::vector<std::string> colours; ///< of the armies, by seat
};

/// What armies are called, by the colours of their pieces: the eight of every game first, then those of games with
/// more powers.
std::span<const std::string_view> armyColours();
inline constexpr std::size_t kUsualColours = 8;

/// Checks who wants to sit where and fills in what was left open; pieces are of `colours`. Errors: risk-seats-count (2
/// to `most` sit, and no more than there are colours), risk-bad-army, risk-seat-twice.
[[nodiscard]] Result<Sitting> makeSitting(
    const std::vector<SeatRequest>& requests, int most,
    std::span<const std::string_view> colours = armyColours().first(kUsualColours));
/// Seats named by their colours, at most `most`.
std::vector<SeatRequest> usualSitting(int players, int most);

/// So many players are to play, and the table whose effects have this verb says nothing of them; at its place.
Error seatsWithoutFigures(const RulesetData& data, std::string_view verb, int players);

/// How many can play: as many as `players` of the data says, where that is another number than the game's own
/// (`usual`); else as many as its tables have figures for.
int mostSeats(const RulesetData& data, int usual, int withFigures);

/// An error that is about no file.
Error gameProblem(std::string code, std::vector<std::pair<std::string, std::string>> args);

} // namespace marches::engine
