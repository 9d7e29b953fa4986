// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the main window that is about lessons: first steps beside a real game or map.
#include "app/desktop/base/application.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/lesson/lessonbar.h"
#include "app/desktop/lesson/lessoncoach.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/mainwindow.h"
#include "engine/package/lesson.h"

#include <QFileInfo>

#include <algorithm>

namespace marches::app {

void MainWindow::makeLessons() { m_coach = new LessonCoach(m_application, *m_play, *m_edit, *m_lessonBar, this); }

void MainWindow::beginFirstGame() { beginLesson("first-game"); }
void MainWindow::beginFirstMap() { beginLesson("first-map"); }

void MainWindow::beginLesson(const std::string& id)
{
    m_coach->leave();
    commitPending();
    const std::string file = engine::lessonFile(m_application.library().dataRoot(), id);
    const engine::Result<engine::Lesson> lesson = engine::loadLesson(file);
    if (!lesson) {
        onFailed([file] { return tr("%1 cannot be opened").arg(QFileInfo(QString::fromStdString(file)).fileName()); },
                 lesson.error());
        return;
    }
    if (openLesson(*lesson)) m_coach->begin(*lesson);
}

bool MainWindow::openLesson(const engine::Lesson& lesson)
{
    if (!lesson.isGame()) return fileActions().openSample(QString::fromStdString(lesson.map));
    const engine::Result<engine::VariantData> variant = m_application.library().variant(lesson.variant);
    if (!variant) {
        onFailed([] { return tr("This game cannot be played as it is"); }, variant.error());
        return false;
    }
    NewGame wanted;
    wanted.variant = *variant;
    wanted.request.players = lesson.players;
    wanted.seed = lesson.seed;
    wanted.seats.assign(static_cast<std::size_t>(std::max(lesson.players, 1)), SeatControl{{}, lesson.bots});
    wanted.seats.front() = {m_application.preferences().personName().toStdString(), {}};
    return m_controller->start(wanted);
}

} // namespace marches::app
