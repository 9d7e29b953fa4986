// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/dealcard.h"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QScrollArea>
#include <QToolButton>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/dealrow.h"
#include "app/desktop/play/ownerplate.h"
#include "app/desktop/play/positionwords.h"
#include "app/desktop/play/rulechip.h"
#include "app/desktop/widgets/mirroring.h"
#include "app/desktop/widgets/retire.h"

namespace marches::app {

using engine::Space;

namespace {

constexpr int kShareOfWindow = 4; ///< a quarter of its height at most

} // namespace

DealCard::DealCard(QWidget* parent)
    : Translated(parent), m_area(new QScrollArea(this)), m_table(new QWidget), m_rule(new RuleChip(this)), m_sides{}
{
    setObjectName(QStringLiteral("deal"));
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidget(m_table);
    m_area->setWidgetResizable(true);
    m_area->viewport()->setAutoFillBackground(false); // the card is one surface
    m_table->setAutoFillBackground(false);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->installEventFilter(this);
    auto* around = new QHBoxLayout(this);
    setMirroredMargins(around, {12, 4, 8, 6});
    around->addWidget(m_area, 1);
    around->addWidget(m_rule, 0, Qt::AlignTop);
    auto* sides = new QHBoxLayout(m_table);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(16);
    for (Side& side : m_sides) side = addSide(sides);
    connect(m_rule, &RuleChip::ruleRequested, this, &DealCard::ruleRequested);
    hide();
}

DealCard::Side DealCard::addSide(QHBoxLayout* sides)
{
    auto* head = new QLabel(m_table);
    setTextRole(head, TextRole::Strong);
    auto* column = new QVBoxLayout;
    column->setSpacing(2);
    Side side{new OwnerPlate(m_table), head, new QVBoxLayout};
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(side.plate);
    line->addWidget(side.head, 1);
    column->addLayout(line);
    setMirroredMargins(side.body, {42, 0, 0, 0});
    side.body->setSpacing(2);
    column->addLayout(side.body);
    column->addStretch(1);
    sides->addLayout(column, 1);
    return side;
}

/// As high as its sides need to be, up to a share of the window: the board has to remain in sight.
void DealCard::keepHeight()
{
    m_table->layout()->activate();
    const int width = std::max(m_area->viewport()->width(), m_table->minimumSizeHint().width());
    const QLayout* sides = m_table->layout();
    const int wanted = sides->hasHeightForWidth() ? sides->totalHeightForWidth(width) : sides->totalSizeHint().height();
    m_area->setFixedHeight(std::min(wanted, window()->height() / kShareOfWindow));
}

/// What was made for an offer counts when it is shown, which its layout tells.
bool DealCard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::LayoutRequest && m_deal) keepHeight();
    return QFrame::eventFilter(watched, event);
}

void DealCard::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (m_deal) keepHeight();
}

void DealCard::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    painter.fillRect(rect(), colours().panel);
    painter.fillRect(QRect(0, height() - 1, width(), 1), colours().line);
}

void DealCard::clear()
{
    for (QWidget* widget : m_made) retire(widget);
    m_made.clear();
    if (m_row != nullptr) {
        retire(m_row);
        m_row = nullptr;
    }
}

void DealCard::show(const PlayContext* context)
{
    // Whoever has just put down gold most likely changes it once more.
    const bool focused = m_row != nullptr && m_row->hasFocusInside();
    clear();
    m_context = context;
    m_deal = context != nullptr ? dealOnTable(*context) : std::nullopt;
    if (m_deal && m_deal->hidden) m_deal.reset(); // between two others
    setVisible(m_deal.has_value());
    if (!m_deal) return;
    setAccessibleName(tr("Offer: %1 to %2", "names of two seats")
                          .arg(context->seatName(m_deal->maker), context->seatName(m_deal->partner)));
    m_rule->setRule(m_deal->rule);
    showSide(m_sides[0], m_deal->maker, m_deal->give);
    showSide(m_sides[1], m_deal->partner, m_deal->ask);
    if (focused && m_row != nullptr) m_row->setFocus();
    keepHeight();
}

void DealCard::showSide(const Side& side, int seat, const std::vector<Deal::Term>& terms)
{
    side.plate->setOwner(m_context->seatColour(seat), m_context->theme);
    side.head->setText(tr("%1 gives:", "a seat").arg(m_context->seatSubject(seat)));
    const bool laying = m_context->runner.waiting() == GameRunner::Waiting::Answer && m_deal->giver == seat;
    if (terms.empty()) {
        auto* nothing = new QLabel(tr("nothing"), m_table);
        setTextRole(nothing, TextRole::Body, true);
        m_made.push_back(nothing);
        side.body->addWidget(nothing);
    }
    for (const Deal::Term& term : terms) addTerm(side, term, laying);
    if (!laying) return;
    addLaying(side);
}

/// What else can be put down: a list of kinds, and what is to be said of the one that is chosen in it.
void DealCard::addLaying(const Side& side)
{
    const engine::Decision& decision = m_context->runner.decision();
    auto* box = new QWidget(m_table);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 2, 0, 0);
    line->setSpacing(4);
    auto* kinds = new QComboBox(box);
    kinds->setObjectName(QStringLiteral("kinds"));
    kinds->setAccessibleName(tr("What to put on the table"));
    for (const engine::Offer& offer : decision.offers())
        if (DealRow::fits(decision, offer) &&
            m_context->runner.rules().verbSpecs()[offer.verb].role != engine::VerbRole::DealTakeBack)
            kinds->addItem(capitalised(m_context->word(Space::Verb, offer.verb)), int{offer.verb});
    if (kinds->count() == 0) {
        delete box;
        return;
    }
    kinds->setCurrentIndex(std::max(0, kinds->findData(m_kind)));
    line->addWidget(kinds);
    m_made.push_back(box);
    side.body->addWidget(box);
    connect(kinds, &QComboBox::activated, this, [this, kinds, line] { addRow(line, kinds->currentData().toInt()); });
    addRow(line, kinds->currentData().toInt());
}

void DealCard::addRow(QHBoxLayout* line, int verb)
{
    if (m_row != nullptr) retire(m_row);
    m_kind = verb;
    m_row = new DealRow(*m_context, *m_context->runner.decision().findOffer(verb), m_table);
    connect(m_row, &DealRow::committed, this, &DealCard::committed);
    line->addWidget(m_row, 1);
}

void DealCard::addTerm(const Side& side, const Deal::Term& term, bool laying)
{
    auto* box = new QWidget(m_table);
    auto* line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    auto* words = new QLabel(QStringLiteral("• ") + capitalised(term.words), box);
    words->setWordWrap(true);
    setTextRole(words, TextRole::Body);
    line->addWidget(words, 1);
    m_made.push_back(box);
    side.body->addWidget(box);
    const std::optional<engine::Move> back = laying ? takingBack(term.fact) : std::nullopt;
    if (!back) return;
    auto* button = new QToolButton(box);
    button->setAutoRaise(true);
    button->setText(QStringLiteral("✕"));
    button->setToolTip(capitalised(m_context->word(Space::Verb, back->verb)));
    button->setAccessibleName(tr("%1: %2", "verb and what it is done with").arg(button->toolTip(), term.words));
    connect(button, &QToolButton::clicked, this, [this, move = *back] { emit committed(move); });
    line->addWidget(button, 0, Qt::AlignTop);
}

std::optional<engine::Move> DealCard::takingBack(const engine::Fact& fact) const
{
    const GameRunner& runner = m_context->runner;
    const Space space = runner.rules().fields()[fact.field].keys[0];
    for (const engine::Offer& offer : runner.decision().offers()) {
        const auto params = runner.decision().params(offer);
        if (runner.rules().verbSpecs()[offer.verb].role != engine::VerbRole::DealTakeBack || params.size() != 1 ||
            params[0].space != space || !params[0].set.test(fact.key[0]))
            continue;
        engine::Move move(offer.verb, runner.decision().seat);
        move.arg[0] = fact.key[0];
        return move;
    }
    return {};
}

} // namespace marches::app
