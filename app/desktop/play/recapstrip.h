// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QFrame>

#include "editor/widgets/translated.h"

class QAbstractButton;
class QPushButton;
class QToolButton;

namespace marches::app {

class Actions;
class ElidedLabel;

/// A line above the question: what the others did, as it happens and when one is asked again, and the buttons by which
/// it is shown once more on the board. It has the same height whatever it says, so that the board stays where it is.
class RecapStrip : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    enum class State {
        Silent,    ///< no news: what is played
        Live,      ///< others are playing
        News,      ///< there is something to be shown
        Replaying, ///< it is being shown
        Paused,
    };

    explicit RecapStrip(const Actions& actions, QWidget* parent = nullptr);
    /// Names the keys as they are now.
    void refreshKeys() { retranslate(); }
    void show(State state, const QString& words);
    State state() const { return m_state; }
    QString text() const;
    /// Keys go to it, where something is replayed.
    void takeKeys();
    /// Steps are shown four times as fast.
    bool isQuick() const;
    /// It has something to show, or is showing it.
    bool hasNews() const { return m_state != State::Silent && m_state != State::Live; }
    /// In low windows it is there only while it has something to show, and low itself.
    void setFolded(bool folded);

signals:
    void newsChanged(); ///< hasNews() is another
    void showRequested();
    void listRequested();
    void pauseRequested();
    void stepRequested(int by);
    void turnRequested(bool onward);
    void stopRequested();
    void paceChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate() final;
    bool onKey(int key);
    void arrange();
    void fitHeight();
    std::vector<QAbstractButton*> buttons() const;

    const Actions& m_actions;
    State m_state = State::Silent;
    bool m_folded = false;
    bool m_told = false; ///< of news
    ElidedLabel* m_words;
    QPushButton* m_show;
    QPushButton* m_list;
    QToolButton* m_turnBack;
    QToolButton* m_back;
    QToolButton* m_pause;
    QToolButton* m_forward;
    QToolButton* m_turnForward;
    QToolButton* m_quick;
    QPushButton* m_stop;
};

} // namespace marches::app
