// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/bots/bot.h"

namespace marches::test {

/// An opponent for Diplomacy after the published description of DumbBot (David Norman, with the numbers of the port by
/// P. Paquette): places are weighed by the sizes of the powers that own or threaten them, spread over nine steps, and
/// units go to the best ones with some chance of the next best. No convoys, no draws. A centre without an owner weighs
/// nothing, as in the port. For games of the ruleset `diplomacy` alone.
std::unique_ptr<engine::Bot> makeDumbBot(std::uint64_t seed);

} // namespace marches::test
