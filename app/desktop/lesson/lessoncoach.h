// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/package/lesson.h"
#include "engine/text/texts.h"

#include <QMetaObject>
#include <QObject>
#include <QTimer>

#include <memory>
#include <optional>

namespace marches::app {

class Application;
class EditPage;
class LessonBar;
class LessonMark;
class LessonWatch;
class PlayPage;

/// Leads a person through a lesson: tells its steps one after the other, points out what they are about, and goes on
/// when what a step waits for is done. The game or map is the real one; whoever leaves the lesson keeps it.
class LessonCoach : public QObject {
    Q_OBJECT
public:
    /// `bar` shows the words; the pages are those on which lessons take place. All outlive the coach.
    LessonCoach(Application& application, PlayPage& play, EditPage& edit, LessonBar& bar, QObject* parent = nullptr);
    ~LessonCoach() override;

    /// Begins at the first step. The game or map of the lesson is open by now.
    void begin(engine::Lesson lesson);
    /// Null: none is on.
    const engine::Lesson* lesson() const { return m_lesson ? &*m_lesson : nullptr; }
    int step() const { return m_step; }
    /// The part of the window that is pointed out; null: none, or it is not shown.
    QWidget* pointedAt() const;
    void leave();

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void ended();

private:
    void goTo(int step);
    void tell();
    void look();
    void pointOut();
    void followGame();
    void followMap();
    QWidget* part(const QString& name) const;

    Application& m_application;
    PlayPage& m_play;
    EditPage& m_edit;
    LessonBar& m_bar;
    LessonMark* m_mark;
    std::unique_ptr<LessonWatch> m_watch;
    std::optional<engine::Lesson> m_lesson;
    engine::Texts m_texts;
    int m_step = 0;
    QTimer m_soon; ///< looks once after anything has happened, when it is over
    QMetaObject::Connection m_game;
    QMetaObject::Connection m_map;
};

} // namespace marches::app
