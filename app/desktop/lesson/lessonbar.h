// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"

class QBoxLayout;
class QLabel;
class QPushButton;

namespace marches::app {

/// What a lesson says at its step, above the page that it is about: one can go back, on, or leave at any time.
class LessonBar : public editor::Translated<Card> {
    Q_OBJECT
public:
    explicit LessonBar(QWidget* parent = nullptr);

    /// `step` from 0. `waits`: the step ends by something that the person does, and is skipped otherwise.
    void tell(const QString& title, const QString& words, int step, int steps, bool waits);
    QString words() const;

signals:
    void backRequested();
    void nextRequested();
    void leaveRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate() final;

    QLabel* m_head;
    QLabel* m_words;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_leave;
    QBoxLayout* m_row;
    QString m_title;
    int m_step = 0;
    int m_steps = 0;
    bool m_waits = false;
};

} // namespace marches::app
