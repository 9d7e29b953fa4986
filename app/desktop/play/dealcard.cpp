// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/dealcard.h"

#include <algorithm>

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

#include "app/desktop/play/dealrow.h"
#include "app/desktop/play/ownerplate.h"
#include "app/desktop/play/positionwords.h"
#include "app/desktop/play/rulechip.h"
#include "app/desktop/shell/flowlayout.h"
#include "app/desktop/shell/textrole.h"

namespace marches::app {

using engine::Space;

DealCard::DealCard(QWidget* parent)
    : QFrame(parent), m_title(new QLabel(this)), m_rule(new RuleChip(this)), m_sides{}, m_buttons(nullptr)
{
    setObjectName(QStringLiteral("deal"));
    setTextRole(m_title, TextRole::Head);
    m_title->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_rule, 0, Qt::AlignTop);
    column->addLayout(top);
    for (Side& side : m_sides) side = addSide(column);
    m_buttons = new QHBoxLayout;
    column->addLayout(m_buttons);
    connect(m_rule, &RuleChip::ruleRequested, this, &DealCard::ruleRequested);
    hide();
}

DealCard::Side DealCard::addSide(QVBoxLayout* column)
{
    auto* head = new QLabel(this);
    setTextRole(head, TextRole::Strong);
    Side side{new OwnerPlate(this), head, new QVBoxLayout};
    auto* line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(side.plate);
    line->addWidget(side.head, 1);
    column->addLayout(line);
    side.body->setContentsMargins(8, 0, 0, 4);
    side.body->setSpacing(2);
    column->addLayout(side.body);
    return side;
}

void DealCard::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) show(m_context);
    QFrame::changeEvent(event);
}

void DealCard::clear()
{
    for (QWidget* widget : m_made) {
        widget->hide();
        widget->deleteLater();
    }
    m_made.clear();
    m_rows.clear();
}

void DealCard::show(const PlayContext* context)
{
    // Whoever has just put down gold most likely changes it once more.
    const auto row = std::ranges::find_if(m_rows, &DealRow::hasFocusInside);
    const int focused = row == m_rows.end() ? -1 : (*row)->verb();
    clear();
    m_context = context;
    m_deal = context != nullptr ? dealOnTable(*context) : std::nullopt;
    setVisible(m_deal.has_value());
    if (!m_deal) return;
    m_title->setText(
        tr("Offer: %1 to %2", "names of two seats").arg(context->seatName(m_deal->maker), context->seatName(m_deal->partner)));
    m_rule->setRule(m_deal->rule);
    showSide(m_sides[0], m_deal->maker, m_deal->give);
    showSide(m_sides[1], m_deal->partner, m_deal->ask);
    if (context->runner.waiting() == GameRunner::Waiting::Answer) addAnswers();
    for (DealRow* each : m_rows)
        if (each->verb() == focused) each->setFocus();
}

void DealCard::showSide(const Side& side, int seat, const std::vector<Deal::Term>& terms)
{
    side.plate->setOwner(m_context->seatColour(seat), m_context->theme);
    side.head->setText(tr("%1 gives:", "a seat").arg(m_context->seatSubject(seat)));
    const bool laying = m_context->runner.waiting() == GameRunner::Waiting::Answer && m_deal->giver == seat;
    if (terms.empty()) {
        auto* nothing = new QLabel(m_deal->hidden ? tr("only the two of them know what") : tr("nothing"), this);
        setTextRole(nothing, TextRole::Body, true);
        m_made.push_back(nothing);
        side.body->addWidget(nothing);
    }
    for (const Deal::Term& term : terms) addTerm(side, term, laying);
    if (!laying) return;
    const engine::Decision& decision = m_context->runner.decision();
    for (const engine::Offer& offer : decision.offers()) {
        if (!DealRow::fits(decision, offer) || m_context->runner.rules().verbSpecs()[offer.verb].takesBack) continue;
        auto* row = new DealRow(*m_context, offer, this);
        connect(row, &DealRow::committed, this, &DealCard::committed);
        m_rows.push_back(row);
        m_made.push_back(row);
        side.body->addWidget(row);
    }
}

void DealCard::addTerm(const Side& side, const Deal::Term& term, bool laying)
{
    auto* box = new QWidget(this);
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
        if (!runner.rules().verbSpecs()[offer.verb].takesBack || params.size() != 1 || params[0].space != space ||
            !params[0].set.test(fact.key[0]))
            continue;
        engine::Move move(offer.verb, runner.decision().seat);
        move.arg[0] = fact.key[0];
        return move;
    }
    return {};
}

/// What needs no more words: propose and withdraw, accept and refuse.
void DealCard::addAnswers()
{
    auto* box = new QWidget(this);
    auto* flow = new FlowLayout(box);
    for (const engine::Offer& offer : m_context->runner.decision().offers()) {
        if (offer.paramCount > 0) continue;
        auto* button = new QPushButton(capitalised(m_context->word(Space::Verb, offer.verb)), box);
        const engine::Move move(offer.verb, m_context->runner.decision().seat);
        connect(button, &QPushButton::clicked, this, [this, move] { emit committed(move); });
        flow->addWidget(button);
    }
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    box->setSizePolicy(policy);
    m_buttons->addWidget(box);
    m_made.push_back(box);
}

} // namespace marches::app
