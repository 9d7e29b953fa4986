// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/desktop/play/opened.h"
#include "app/desktop/play/playcontext.h"

class QGridLayout;
class QLabel;

namespace marches::app {

class DealCard;

/// What lies on the table between the seats: an offer that is made or talked about, whose sealed answers are in, and the answers
/// that were opened last, with their tally and what came of them.
class TablePanel : public QWidget {
    Q_OBJECT
public:
    explicit TablePanel(QWidget* parent = nullptr);
    /// Null: no game, or nobody may see anything.
    void show(const PlayContext* context);
    /// Something is being settled between seats right now.
    bool isBusy() const { return m_busy; }
    bool isEmpty() const;
    const DealCard& deal() const { return *m_deal; }
    /// Whether a game ever has something for this panel.
    static bool isNeeded(const engine::Rules& rules);

signals:
    void committed(const marches::engine::Move& move);
    void ruleRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// Seats with a word each: plates beside lines.
    class Lines;

    void showSealed();
    void showOpened();

    const PlayContext* m_context = nullptr;
    bool m_busy = false;
    DealCard* m_deal;
    QLabel* m_sealedHead;
    Lines* m_sealed;
    QLabel* m_openedHead;
    QLabel* m_topic;
    Lines* m_answers;
    QLabel* m_tally;
    QLabel* m_outcome;
    QLabel* m_nothing;
};

} // namespace marches::app
