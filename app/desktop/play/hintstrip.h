// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

#include "editor/widgets/translated.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace marches::app {

/// A line below the question with what a bot would answer: that it thinks, then its answers, each a button that gives
/// it. Hidden, and empty, unless it was asked.
class HintStrip : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    static constexpr int kMost = 3; ///< answers

    explicit HintStrip(QWidget* parent = nullptr);

    void showThinking();
    /// Answers in words with their chances, best first; at most kMost.
    void showAnswers(const QStringList& answers);
    /// Forgets every word of them.
    void clear();
    /// Keys go to the best answer, where one is there.
    bool takeKeys();
    bool holdsKeys() const;
    /// The answer under the pointer, else that with the focus; -1: none.
    int pointed() const { return m_pointed; }

signals:
    void pressed(int answer);
    void closeRequested();
    void pointedChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate() final;
    void fill(const QStringList& answers);

    QLabel* m_words;
    QProgressBar* m_busy;
    QWidget* m_row;
    QList<QPushButton*> m_answers;
    QToolButton* m_close;
    int m_pointed = -1;
};

} // namespace marches::app
