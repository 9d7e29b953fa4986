// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/desktop/play/playcontext.h"
#include "engine/game/move.h"

class QDockWidget;
class QWidget;

namespace marches::app {

class DealCard;
class TablePanel;

/// What is settled between the seats, offers, bids and votes: the card on which one is put together, and the panel that
/// shows all of them. Games in which nothing is settled so have no dock for it.
class PlayDeals : public QObject {
    Q_OBJECT
public:
    explicit PlayDeals(QObject* parent = nullptr);

    /// To be put into a dock, which owns it.
    TablePanel* panel() const { return m_panel; }
    /// Makes the card, for below the question; once.
    QWidget* makeCard(QWidget* parent);
    /// The panel's own dock, and the one of dice, which the two take turns in being looked at.
    void setDocks(QDockWidget* table, QDockWidget* battle);

    /// Another game is played.
    void beginGame(const engine::Rules& rules);
    /// There is news; while something is being settled the panel comes to the front. `editing`: the position is changed
    /// by hand, and no deal is made.
    void show(const PlayContext* context, bool editing);
    /// What is put on the table is asked for on the card.
    bool hasDeal() const;
    /// Until the next show().
    void hideCard();

signals:
    void committed(const marches::engine::Move& move);
    void ruleRequested(const QString& id);

private:
    TablePanel* m_panel;
    DealCard* m_card = nullptr;
    QDockWidget* m_tableDock = nullptr;
    QDockWidget* m_battleDock = nullptr;
};

} // namespace marches::app
