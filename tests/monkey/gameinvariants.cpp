// SPDX-License-Identifier: GPL-3.0-or-later
#include "invariants.h"
#include "stage.h"

#include "app/desktop/play/gamerunner.h"
#include "app/desktop/play/playpage.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"

namespace marches::monkey {

namespace {

using Waiting = app::GameRunner::Waiting;

/// The board shows, and so tells whoever asks for its places, what the person at the screen may know, and nothing else.
QString boardKnows(Stage& stage)
{
    app::PlayPage& page = stage.window().play();
    const app::GameRunner* runner = page.runner();
    if (runner == nullptr || page.isEditing() || page.isReplaying() || runner->waiting() == Waiting::Nothing) return {};
    const editor::BoardModel& board = page.board().scene().model();
    if (board.isEmpty() || board.rules == nullptr || page.board().scene().isMoving()) return {};
    const editor::BoardPosition position = editor::readPosition(runner->rules(), runner->facts());
    for (int place = 0; place < board.placeCount() && static_cast<std::size_t>(place) < position.places.size(); ++place)
        if (!(board.contents(place) == position.places[static_cast<std::size_t>(place)]))
            return QStringLiteral("%1 is shown as it is not known (curtain: %2)")
                .arg(board.placeName(place))
                .arg(page.isCurtainDown());
    return {};
}

/// An answer can be given to what the game asks.
QString questionIsPending(Stage& stage)
{
    app::PlayPage& page = stage.window().play();
    const app::GameRunner* runner = page.runner();
    if (runner == nullptr || page.isEditing() || runner->waiting() != Waiting::Answer || page.isCurtainDown())
        return {};
    if (runner->game().pending().pending != engine::Pending::Choice) return QStringLiteral("asked without a question");
    return runner->askedSeat() >= 0 && runner->isPerson(runner->askedSeat()) ? QString()
                                                                             : QStringLiteral("nobody is asked");
}

QString savedGameReads(Stage& stage)
{
    const app::GameSession* session = stage.window().play().session();
    if (session == nullptr || session->isTrial()) return {};
    const std::string saved = session->asFile();
    engine::Errors leftOut;
    const auto read = app::GameSession::read(stage.application().library(), saved, "again.marches-save", leftOut);
    if (!read)
        return QStringLiteral("a saved game cannot be read: ") + QString::fromStdString(read.error().front().code);
    if (!leftOut.empty())
        return QStringLiteral("a saved game loses steps: ") + QString::fromStdString(leftOut.front().code);
    return (*read)->asFile() == saved ? QString() : QStringLiteral("a saved game is read as another one");
}

} // namespace

std::vector<Invariant> gameInvariants()
{
    return {{"board-knows", 1, boardKnows}, {"question", 1, questionIsPending}, {"saved-game", 100, savedGameReads}};
}

} // namespace marches::monkey
