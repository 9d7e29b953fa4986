// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QString>

#include "app/desktop/base/preferences.h"

namespace marches::app {

/// All habits, in the order in which they are offered.
inline constexpr std::array kHabitOrder{Habit::Roll,    Habit::Defend,  Habit::FightOn,
                                        Habit::Advance, Habit::Numbers, Habit::OnlyAnswer};

/// What a person with this habit is not asked for: "Roll the dice".
QString habitWord(Habit habit);

} // namespace marches::app
