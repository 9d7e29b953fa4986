// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "app/desktop/play/orderrows.h"
#include "editor/widgets/translated.h"
#include "engine/game/orderexplanation.h"

class QFrame;
class QGridLayout;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace marches::app {

class ArrowLegend;
class RuleChip;

/// Why an order came out as it did: what became of it with its rule, and the two sums that decided, line by line. From
/// one order to the next, by hand or by itself.
class WhyPanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit WhyPanel(QWidget* parent = nullptr);

    /// `row`: null where none is chosen; `place`: its number in the list and how many there are. `node`: of the
    /// resolution.
    void show(const PlayContext* context, const OrderRow* row, std::pair<int, int> place, int node);
    void setRunning(bool running);
    /// All that it says, line by line.
    QString text() const;
    /// What became of the order, and the two sums without their lines.
    QString spoken() const { return m_spoken.join(QStringLiteral("; ")); }

signals:
    void stepRequested(int by);
    void runRequested(bool on);
    void ruleRequested(const QString& id);

private:
    void retranslate() final;
    void sayHint();
    void showRow(const OrderRow* row);
    void addSide(const engine::OrderExplanation::Side& side);
    void addLine(QGridLayout& grid, const engine::OrderExplanation::Line& line);

    const PlayContext* m_context = nullptr;
    bool m_any = false; ///< orders have been carried out
    bool m_running = false;
    QStringList m_said;
    QStringList m_spoken;
    QToolButton* m_back;
    QToolButton* m_next;
    QToolButton* m_run;
    QLabel* m_place;
    QLabel* m_hint;
    QFrame* m_verdict;
    QLabel* m_written;
    QLabel* m_told;
    RuleChip* m_rule;
    QWidget* m_sums; ///< made anew for each order
    QVBoxLayout* m_column;
    ArrowLegend* m_legend;
};

} // namespace marches::app
