// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/desktop/play/playcontext.h"
#include "app/desktop/play/revealedanswers.h"
#include "editor/widgets/translated.h"

class QGridLayout;
class QLabel;

namespace marches::app {

/// What is settled between the seats: who talks about an offer, whose sealed answers are in, and the answers that were
/// opened last, with their tally and what came of them.
class TablePanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit TablePanel(QWidget* parent = nullptr);
    /// Null: no game, or nobody may see anything.
    void show(const PlayContext* context);
    /// Answers are being sealed or looked at right now.
    bool isBusy() const { return m_busy; }
    bool isEmpty() const;
    /// Whether a game ever has something for this panel.
    static bool isNeeded(const engine::Rules& rules);

private:
    void retranslate() override { show(m_context); }
    /// Seats with a word each: plates beside lines.
    class Lines;

    void showTalk();
    void showSealed();
    void showOpened();

    const PlayContext* m_context = nullptr;
    bool m_busy = false;
    QLabel* m_talk;
    QLabel* m_sealedHead;
    QLabel* m_sealed;
    QLabel* m_openedHead;
    QLabel* m_topic;
    Lines* m_answers;
    QLabel* m_tally;
    QLabel* m_outcome;
    QLabel* m_nothing;
};

} // namespace marches::app
