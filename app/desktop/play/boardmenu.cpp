// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/boardmenu.h"

#include <QCoreApplication>
#include <QMenu>

#include "app/desktop/play/answertip.h"

namespace marches::app {

namespace {

struct BoardMenuWords {
    Q_DECLARE_TR_FUNCTIONS(marches::app::BoardMenu)
};

/// Verbs that pointing at the place could mean.
std::vector<int> verbsAt(const engine::MoveBuilder& builder, int place)
{
    engine::MoveBuilder trial = builder;
    const engine::MoveBuilder::Picked picked = trial.pick(place);
    if (picked == engine::MoveBuilder::Picked::No) return {};
    if (picked == engine::MoveBuilder::Picked::Several) return trial.candidates();
    return {trial.offer()->verb};
}

} // namespace

void fillBoardMenu(QMenu& menu, const PlayContext& context, const engine::MoveBuilder* builder, int place,
                   const QString& name, const BoardMenuActions& actions)
{
    menu.setToolTipsVisible(true);
    menu.addAction(name)->setEnabled(false);
    menu.addSeparator();
    if (builder != nullptr) {
        for (const int verb : verbsAt(*builder, place)) {
            QString word = context.word(engine::Space::Verb, verb);
            if (!word.isEmpty()) word[0] = word[0].toUpper();
            QAction* entry = menu.addAction(word);
            answerTip(context, verb).show(*entry);
            QObject::connect(entry, &QAction::triggered, &menu, [actions, verb] { actions.choose(verb); });
        }
        menu.addSeparator();
    }
    QObject::connect(menu.addAction(BoardMenuWords::tr("Read this place")), &QAction::triggered, &menu, actions.read);
    QObject::connect(menu.addAction(BoardMenuWords::tr("Read its neighbours")), &QAction::triggered, &menu,
                     actions.readNeighbours);
}

} // namespace marches::app
