// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QFrame>

#include "app/desktop/play/dealwords.h"
#include "editor/widgets/translated.h"

class QHBoxLayout;
class QLabel;
class QScrollArea;
class QVBoxLayout;

namespace marches::app {

class DealRow;
class OwnerPlate;
class RuleChip;

/// An offer between two seats as one card below the question: who gives what, who gives what in return, and what may be
/// put down or taken back. Propose, accept, counter and refuse are answers of the question above it. Made from roles of
/// facts and the decision, so that it knows no game.
class DealCard : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    explicit DealCard(QWidget* parent = nullptr);
    /// Null, or a position without an offer that the viewer knows: nothing is shown. The context must outlive the card
    /// or the next call.
    void show(const PlayContext* context);
    bool hasDeal() const { return m_deal.has_value(); }

signals:
    void committed(const marches::engine::Move& move);
    void ruleRequested(const QString& id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate() override { show(m_context); }
    struct Side {
        OwnerPlate* plate;
        QLabel* head;
        QVBoxLayout* body;
    };

    Side addSide(QHBoxLayout* sides);
    void keepHeight();
    void showSide(const Side& side, int seat, const std::vector<Deal::Term>& terms);
    void addTerm(const Side& side, const Deal::Term& term, bool laying);
    void addLaying(const Side& side);
    void addRow(QHBoxLayout* line, int verb);
    /// A verb that takes a term off the table again, as the decision offers it; the move that does it.
    std::optional<engine::Move> takingBack(const engine::Fact& fact) const;
    void clear();

    const PlayContext* m_context = nullptr;
    std::optional<Deal> m_deal;
    QScrollArea* m_area;
    QWidget* m_table;
    RuleChip* m_rule;
    std::array<Side, 2> m_sides;
    std::vector<QWidget*> m_made; ///< for this offer, and gone with it
    DealRow* m_row = nullptr;     ///< of the kind that is put down
    int m_kind = -1;              ///< verb; the same one is offered first the next time
};

} // namespace marches::app
