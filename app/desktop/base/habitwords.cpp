// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/habitwords.h"

#include <QCoreApplication>

namespace marches::app {

namespace {

struct HabitTexts {
    Q_DECLARE_TR_FUNCTIONS(marches::app::Habits)
};

} // namespace

QString habitWord(Habit habit)
{
    switch (habit) {
    case Habit::Roll: return HabitTexts::tr("Roll the dice");
    case Habit::Defend: return HabitTexts::tr("Defend with the usual number of dice");
    case Habit::FightOn: return HabitTexts::tr("Fight to the end");
    case Habit::Advance: return HabitTexts::tr("Move everything into a captured territory");
    case Habit::Numbers: return HabitTexts::tr("Accept the proposed numbers (hold Shift to be asked)");
    case Habit::OnlyAnswer: break;
    }
    return HabitTexts::tr("Answer when there is only one choice");
}

} // namespace marches::app
