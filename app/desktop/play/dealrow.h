// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/desktop/play/playcontext.h"
#include "engine/game/movebuilder.h"

class QComboBox;
class QHBoxLayout;
class QPushButton;
class QSpinBox;

namespace marches::app {

/// One thing that can be put on the table of a deal: what, which, how many, and the button that does it. Made from one
/// offer of the decision, so that it knows no game.
class DealRow : public QWidget {
    Q_OBJECT
public:
    /// Whether such a row can ask for all that an offer wants to know: things of lists, then at most one amount.
    static bool fits(const engine::Decision& decision, const engine::Offer& offer);

    DealRow(const PlayContext& context, const engine::Offer& offer, QWidget* parent = nullptr);
    int verb() const { return m_verb; }
    bool hasFocusInside() const;

signals:
    void committed(const marches::engine::Move& move);

private:
    void addList(const engine::Param& param);
    void addAmount();
    void refill();

    const PlayContext& m_context;
    int m_verb;
    engine::MoveBuilder m_builder;
    QHBoxLayout* m_line;
    std::vector<QComboBox*> m_lists;
    QSpinBox* m_amount = nullptr;
    QPushButton* m_put = nullptr;
};

} // namespace marches::app
