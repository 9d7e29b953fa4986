// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/playactions.h"

#include <QAction>
#include <QMap>
#include <QMenu>
#include <QSignalBlocker>

#include "app/desktop/base/gamesession.h"
#include "app/desktop/base/habitwords.h"
#include "app/desktop/play/playpage.h"
#include "engine/game/rules.h"

namespace marches::app {

namespace {

constexpr char kHabitMenu[] = "habits"; ///< in the place of the id of an action

/// Their actions have these ids; keys are given to them in the list of keys.
const char* habitId(Habit habit)
{
    switch (habit) {
    case Habit::Roll: return "play.habit-roll";
    case Habit::Defend: return "play.habit-defend";
    case Habit::FightOn: return "play.habit-fight-on";
    case Habit::Advance: return "play.habit-advance";
    case Habit::Numbers: return "play.habit-numbers";
    case Habit::OnlyAnswer: break;
    }
    return "play.habit-only-answer";
}

} // namespace

PlayActions::PlayActions(PlayPage& page, Actions& actions)
    : QObject(&page), m_page(page), m_actions(actions), m_habits(new QMenu(&page))
{
    using Key = QKeySequence;
    add("play.undo", {Key(Qt::CTRL | Qt::Key_Z)}, "undo", [this] { m_page.undo(); });
    add("play.redo", {Key(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), Key(Qt::CTRL | Qt::Key_Y)}, "redo",
        [this] { m_page.redo(); });
    add("play.roll", {Key(Qt::Key_R)}, "roll", [this] { m_page.roll(); });
    add("play.set-dice", {Key(Qt::SHIFT | Qt::Key_R)}, "dice-edit", [this] { m_page.setDice(); });
    add("play.stop", {Key(Qt::Key_S)}, "stop", [this] { m_page.stopOrPass(); });
    add("play.convoy", {Key(Qt::Key_C)}, "", [this] { m_page.convoy(); });
    add("play.seal", {Key(Qt::CTRL | Qt::Key_Return)}, "", [this] { m_page.sealOrders(); });
    add("play.step-out", {Key(Qt::Key_Escape)}, "", [this] { m_page.stepOut(); });
    add("play.more", {Key(Qt::Key_Plus)}, "plus", [this] { m_page.addAmount(1); });
    add("play.less", {Key(Qt::Key_Minus)}, "minus", [this] { m_page.addAmount(-1); });
    add("play.back", {Key(Qt::ALT | Qt::Key_Left)}, "step-back", [this] { m_page.step(-1); });
    add("play.forward", {Key(Qt::ALT | Qt::Key_Right)}, "step-forward", [this] { m_page.step(1); });
    add("play.first", {Key(Qt::ALT | Qt::Key_Home)}, "step-first", [this] { m_page.goToEnd(false); });
    add("play.last", {Key(Qt::ALT | Qt::Key_End)}, "step-last", [this] { m_page.goToEnd(true); });
    add("play.previous-branch", {Key(Qt::ALT | Qt::Key_Up)}, "branch", [this] { m_page.goToOtherBranch(-1); });
    add("play.next-branch", {Key(Qt::ALT | Qt::Key_Down)}, "", [this] { m_page.goToOtherBranch(1); });
    add("play.neighbours", {Key(Qt::Key_N)}, "", [this] { m_page.readNeighbours(); });
    add("play.owners", {Key(Qt::Key_O)}, "", [this] { m_page.readOwners(); });
    add("play.legal", {Key(Qt::Key_L)}, "", [this] { m_page.readLegal(); });
    add("play.repeat", {Key(Qt::CTRL | Qt::Key_Space)}, "", [this] { m_page.repeatAnnouncement(); });
    add("play.hand", {Key(Qt::Key_H)}, "hand", [this] { m_page.showHand(); });
    add("play.rules", {Key(Qt::CTRL | Qt::Key_R)}, "rule", [this] { m_page.changeRules(); });
    add("play.edit", {Key(Qt::CTRL | Qt::Key_E)}, "edit", [this] { m_page.editPosition(); });
    add("play.compare", {Key(Qt::CTRL | Qt::Key_D)}, "branch", [this] { m_page.compareBranches(); });
    add("play.export", {}, "export", [this] { m_page.exportCourse(); });
    add("play.hurry", {Key(Qt::Key_M)}, "", [this] { m_page.hurry(); });
    add("play.again", {Key(Qt::Key_A)}, "redo", [this] { m_page.repeatLast(); });
    add("play.end-turn", {Key(Qt::Key_E)}, "", [this] { m_page.finishTurn(); });
    add("play.place-rest", {Key(Qt::Key_P)}, "", [this] { m_page.placeRest(); });
    QAction* quickly = add("play.quickly", {Key(Qt::Key_F)}, "", [] {});
    quickly->setCheckable(true);
    connect(quickly, &QAction::toggled, this, [this](bool on) { m_page.playQuickly(on); });
    for (const Habit habit : kHabitOrder) {
        QAction* action = add(habitId(habit), {}, "", [] {});
        action->setCheckable(true);
        connect(action, &QAction::toggled, this, [this, habit](bool on) { m_page.setHabit(habit, on); });
        m_habits->addAction(action);
    }
    add("play.recap", {Key(Qt::Key_W)}, "", [this] { m_page.replayRecap(); });
    add("play.hint", {Key(Qt::Key_I)}, "help", [this] { m_page.askHint(); });
    add("play.menu", {Key(Qt::SHIFT | Qt::Key_F10)}, "", [this] { m_page.openPlaceMenu(); });
    add("play.zoom-in", {Key(Qt::CTRL | Qt::Key_Plus), Key(Qt::CTRL | Qt::Key_Equal)}, "zoom-in",
        [this] { m_page.zoom(1.25); });
    add("play.zoom-out", {Key(Qt::CTRL | Qt::Key_Minus)}, "zoom-out", [this] { m_page.zoom(0.8); });
    add("play.fit", {Key(Qt::CTRL | Qt::Key_0)}, "fit", [this] { m_page.fitBoard(); });
    retranslate();
}

QAction* PlayActions::add(const char* id, const QList<QKeySequence>& keys, const char* icon, std::function<void()> act)
{
    QAction* action = m_actions.add(&m_page, QLatin1String(id), Scope::Play, keys, QLatin1String(icon));
    connect(action, &QAction::triggered, this, std::move(act));
    return action;
}

void PlayActions::showHabits(Habits habits)
{
    QAction* quickly = find("play.quickly");
    const QSignalBlocker quiet(quickly);
    // All of them: with some alone, "Play quickly" switches on the others.
    quickly->setChecked(habits == kAllHabits);
    for (const Habit habit : kHabitOrder) {
        QAction* action = find(habitId(habit));
        const QSignalBlocker alone(action);
        action->setChecked(habits.testFlag(habit));
    }
}

QAction* PlayActions::find(const char* id) const { return m_actions.find(QLatin1String(id)); }

QList<QAction*> PlayActions::menu(MenuId menu) const
{
    const auto list = [this](std::initializer_list<const char*> ids) {
        QList<QAction*> actions;
        for (const char* id : ids)
            if (*id == '\0')
                actions << nullptr;
            else if (QLatin1String(id) == QLatin1String(kHabitMenu))
                actions << m_habits->menuAction();
            else if (isOfUse(QLatin1String(id)))
                actions << find(id);
        return actions;
    };
    switch (menu) {
    case MenuId::Edit: return list({"play.undo", "play.redo", "", "play.edit", "play.rules"});
    case MenuId::View: return list({"play.zoom-in", "play.zoom-out", "play.fit", ""});
    case MenuId::Game:
        return list({"play.roll",
                     "play.set-dice",
                     "play.stop",
                     "play.convoy",
                     "play.seal",
                     "play.step-out",
                     "play.again",
                     "play.end-turn",
                     "play.place-rest",
                     "play.quickly",
                     kHabitMenu,
                     "play.hurry",
                     "play.recap",
                     "play.hint",
                     "",
                     "play.back",
                     "play.forward",
                     "play.first",
                     "play.last",
                     "play.previous-branch",
                     "play.next-branch",
                     "play.compare",
                     "play.export",
                     "",
                     "play.neighbours",
                     "play.owners",
                     "play.legal",
                     "play.repeat",
                     "play.hand",
                     "play.menu"});
    default: return {};
    }
}

bool PlayActions::isOfUse(const QString& id) const
{
    using engine::VerbRole;
    static const QMap<QString, VerbRole> kNeeds{{QStringLiteral("play.convoy"), VerbRole::Convoy},
                                                {QStringLiteral("play.seal"), VerbRole::Seal}};
    const GameSession* session = m_page.session();
    return session == nullptr || !kNeeds.contains(id) ||
           engine::findVerb(session->game().rules(), kNeeds.value(id)).has_value();
}

void PlayActions::retranslate()
{
    const auto name = [this](const char* id, const QString& text) { find(id)->setText(text); };
    name("play.undo", tr("&Undo"));
    name("play.redo", tr("&Redo"));
    name("play.roll", tr("&Roll"));
    name("play.set-dice", tr("Set &dice"));
    name("play.convoy", tr("Con&voy with the chosen piece"));
    name("play.seal", tr("Seal m&y orders"));
    name("play.stop", tr("&Stop or pass"));
    name("play.step-out", tr("Cancel a &choice"));
    name("play.more", tr("One more"));
    name("play.less", tr("One less"));
    name("play.back", tr("One step &back"));
    name("play.forward", tr("One step &forward"));
    name("play.first", tr("To the s&tart"));
    name("play.last", tr("To the &end"));
    name("play.previous-branch", tr("&Previous branch"));
    name("play.next-branch", tr("Ne&xt branch"));
    name("play.neighbours", tr("Read the &neighbours"));
    name("play.owners", tr("Read who &owns what"));
    name("play.legal", tr("Read the &legal places"));
    name("play.repeat", tr("Say it a&gain"));
    name("play.hand", tr("Show my &hand"));
    name("play.rules", tr("Change the ru&les…"));
    name("play.edit", tr("&Edit the position"));
    name("play.compare", tr("Branches side by s&ide…"));
    name("play.export", tr("Export how it went…"));
    name("play.hurry", tr("&Move now"));
    name("play.again", tr("Make the same move again"));
    name("play.end-turn", tr("End the turn"));
    name("play.place-rest", tr("Place the rest"));
    name("play.quickly", tr("Play quickly"));
    m_habits->setTitle(tr("Done without asking"));
    for (const Habit habit : kHabitOrder)
        name(habitId(habit), tr("Without asking: %1", "what is done for a person").arg(habitWord(habit)));
    name("play.recap", tr("Show what the others did"));
    name("play.hint", tr("What would Hard do?"));
    name("play.menu", tr("Wh&at can be done here"));
    name("play.zoom-in", tr("Zoom &in"));
    name("play.zoom-out", tr("Zoom &out"));
    name("play.fit", tr("&Fit the board"));
}

} // namespace marches::app
