// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QWidget>

#include "app/desktop/play/orderrows.h"
#include "app/desktop/play/playcontext.h"
#include "editor/widgets/translated.h"

class QListView;
class QPushButton;
class QStandardItemModel;
class QToolButton;

namespace marches::app {

class OrderEntry;

/// Orders at the same time: those that the seat that is asked gives, a row for each of its pieces, clicked or typed;
/// and what became of all orders when they were carried out, each with the rule that decided.
class OrdersPanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit OrdersPanel(QWidget* parent = nullptr);

    void show(const PlayContext* context);
    /// Of the orders carried out last, while nobody has given a new one that the viewer knows; beside the one that is
    /// chosen the others fade.
    std::vector<editor::BoardArrow> arrows() const;
    /// Of the orders carried out last the one that is looked at; null: none.
    const OrderRow* chosen() const;
    /// Where it stands among those of the list, from 0, and how many these are; -1 and 0: none.
    std::pair<int, int> position() const;
    /// The moment of the record at which they were carried out; 0: never yet.
    int moment() const { return m_moment; }
    /// To the order before or after; from none to the first, or the last. False where there is no further one.
    bool step(int by);
    /// None is chosen.
    void release();
    /// The order of the piece at a place.
    void choose(int place);
    /// Only the arrows of orders up to the one that is chosen are drawn.
    void setUnfolding(bool on);
    OrderEntry& entry() { return *m_entry; }
    const QStandardItemModel& model() const { return *m_model; }
    /// What became of the last orders, as text for a game by mail; empty: nothing yet.
    QString report() const;
    /// Docks share a column by what they wish for: a list of orders is longer than a roll of dice.
    QSize sizeHint() const override { return {300, 400}; }

    /// Milliseconds between a warning and the press that is taken for an answer to it.
    static constexpr int kTimeToRead = 1200;
    /// Pieces of the asked seat that have no order yet.
    int withoutOrder() const;

signals:
    void committed(const marches::engine::Move& move);
    /// A piece of the list is to be given an order.
    void pieceChosen(int place);
    void ruleRequested(const QString& id);
    void arrowsChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class List { Now, Done, Failed };
    void retranslate() final;
    void fill();
    /// Another list, with nothing chosen.
    void look(List list);
    /// Of one of the pieces that wait: "A Par H".
    QString example() const;
    void onRow(int row);
    void takeBack(int row);
    void seal();
    const std::vector<OrderRow>& rows() const { return m_list == List::Now ? m_now : m_done; }

    const PlayContext* m_context = nullptr;
    List m_list = List::Now;
    std::vector<OrderRow> m_now;
    std::vector<OrderRow> m_done;
    std::vector<int> m_shown; ///< rows() that the list has
    int m_moment = -1;        ///< that m_done is of
    bool m_unfolding = false;
    const engine::MessageFormatter* m_worded = nullptr;
    const GameRunner* m_runner = nullptr; ///< whose orders m_done are
    int m_here = -1;                      ///< moment of its game that was shown last
    int m_viewer = -1;                    ///< for whom m_done was read
    QToolButton* m_toGive;
    QToolButton* m_results;
    QToolButton* m_failed;
    QStandardItemModel* m_model;
    QListView* m_view;
    OrderEntry* m_entry;
    QPushButton* m_seal;
    QPushButton* m_copy;
};

} // namespace marches::app
