// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lesson/lessoncoach.h"

#include "app/desktop/base/application.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/lesson/lessonbar.h"
#include "app/desktop/lesson/lessonmark.h"
#include "app/desktop/lesson/lessonwatch.h"
#include "app/desktop/play/gamerunner.h"
#include "app/desktop/play/playpage.h"
#include "editor/document/mapdocument.h"
#include "engine/package/textloading.h"

#include <QEvent>

namespace marches::app {

LessonCoach::LessonCoach(Application& application, PlayPage& play, EditPage& edit, LessonBar& bar, QObject* parent)
    : QObject(parent), m_application(application), m_play(play), m_edit(edit), m_bar(bar),
      m_mark(new LessonMark(*bar.window())), m_watch(std::make_unique<LessonWatch>(play, edit))
{
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, &LessonCoach::look);
    connect(&m_play, &PlayPage::sessionChanged, this, &LessonCoach::followGame);
    connect(&m_edit.controller(), &MapController::opened, this, &LessonCoach::followMap);
    connect(&m_bar, &LessonBar::leaveRequested, this, &LessonCoach::leave);
    connect(&m_bar, &LessonBar::backRequested, this, [this] { goTo(m_step - 1); });
    connect(&m_bar, &LessonBar::nextRequested, this, [this] {
        goTo(m_step + 1);
        m_soon.start();
    });
    m_bar.installEventFilter(this);
}

LessonCoach::~LessonCoach() = default;

void LessonCoach::begin(engine::Lesson lesson)
{
    m_lesson = std::move(lesson);
    m_texts = {};
    engine::Errors errors; // a translation that cannot be read leaves its words in English
    engine::addTexts(m_texts, engine::textsOf(*m_lesson), errors, m_application.library().textRoots());
    m_application.language().complete(m_texts);
    if (m_lesson->isGame())
        followGame();
    else
        followMap();
    m_play.keepTimeline(m_lesson->isGame());
    goTo(0);
    m_bar.setVisible(true);
    m_soon.start();
}

void LessonCoach::leave()
{
    if (!m_lesson) return;
    m_lesson.reset();
    m_play.keepTimeline(false);
    m_soon.stop();
    disconnect(m_game);
    disconnect(m_map);
    m_bar.setVisible(false);
    m_mark->point(nullptr);
    emit ended();
}

void LessonCoach::goTo(int step)
{
    if (!m_lesson || step < 0) return;
    if (step >= static_cast<int>(m_lesson->steps.size())) return leave();
    m_step = step;
    m_watch->begin();
    tell();
    pointOut();
}

void LessonCoach::tell()
{
    if (!m_lesson) return;
    const auto word = [this](const std::string& key) {
        return QString::fromStdString(m_texts.word(key, m_application.catalogue().languageCode()));
    };
    const engine::LessonStep& step = m_lesson->steps[static_cast<std::size_t>(m_step)];
    m_bar.tell(word("lesson.title"), word("step." + step.id + ".text"), m_step,
               static_cast<int>(m_lesson->steps.size()), !step.goal.empty());
}

void LessonCoach::look()
{
    if (!m_lesson) return;
    const engine::LessonGoal& goal = m_lesson->steps[static_cast<std::size_t>(m_step)].goal;
    if (goal.empty() || !m_watch->reached(goal)) return pointOut();
    goTo(m_step + 1);
    m_soon.start(); // it may have come about already
}

QWidget* LessonCoach::part(const QString& name) const
{
    if (name.isEmpty()) return nullptr;
    for (QWidget* found : m_bar.window()->findChildren<QWidget*>(name))
        if (found->isVisible()) return found;
    return nullptr;
}

void LessonCoach::pointOut()
{
    m_mark->point(part(QString::fromStdString(m_lesson->steps[static_cast<std::size_t>(m_step)].lookAt)));
}

QWidget* LessonCoach::pointedAt() const { return m_mark->part(); }

void LessonCoach::followGame()
{
    if (!m_lesson) return;
    disconnect(m_game);
    if (m_play.runner() != nullptr)
        m_game = connect(m_play.runner(), &GameRunner::changed, this, [this] { m_soon.start(); });
    m_soon.start();
}

void LessonCoach::followMap()
{
    if (!m_lesson) return;
    disconnect(m_map);
    if (editor::MapDocument* document = m_edit.controller().document())
        m_map = connect(document, &editor::MapDocument::changed, this, [this] { m_soon.start(); });
    m_soon.start();
}

bool LessonCoach::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) tell();
    return QObject::eventFilter(watched, event);
}

} // namespace marches::app
