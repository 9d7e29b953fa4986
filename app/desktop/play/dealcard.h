// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QFrame>

#include "app/desktop/play/dealwords.h"

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace marches::app {

class DealRow;
class OwnerPlate;
class RuleChip;

/// An offer between two seats as one card: who gives what, who gives what in return, and whatever the person who is asked may
/// do about it: put things down, take them back, propose, accept, counter, refuse. Made from roles of facts and the decision.
class DealCard : public QFrame {
    Q_OBJECT
public:
    explicit DealCard(QWidget* parent = nullptr);
    /// Null, or a position without an offer: nothing is shown. The context must outlive the card or the next call.
    void show(const PlayContext* context);
    bool hasDeal() const { return m_deal.has_value(); }

signals:
    void committed(const marches::engine::Move& move);
    void ruleRequested(const QString& id);

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Side {
        OwnerPlate* plate;
        QLabel* head;
        QVBoxLayout* body;
    };

    Side addSide(QVBoxLayout* column);
    void showSide(const Side& side, int seat, const std::vector<Deal::Term>& terms);
    void addTerm(const Side& side, const Deal::Term& term, bool laying);
    void addAnswers();
    /// A verb that takes a term off the table again, as the decision offers it; the move that does it.
    std::optional<engine::Move> takingBack(const engine::Fact& fact) const;
    void clear();

    const PlayContext* m_context = nullptr;
    std::optional<Deal> m_deal;
    QLabel* m_title;
    RuleChip* m_rule;
    std::array<Side, 2> m_sides;
    QHBoxLayout* m_buttons;
    std::vector<QWidget*> m_made; ///< for this offer, and gone with it
    std::vector<DealRow*> m_rows;
};

} // namespace marches::app
