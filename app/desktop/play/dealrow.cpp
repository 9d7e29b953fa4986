// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/dealrow.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>
#include <QSpinBox>

#include "app/desktop/play/positionwords.h"
#include "editor/widgets/numberfield.h"

namespace marches::app {

using engine::Form;
using engine::Param;

namespace {

constexpr int kShortest = 7; ///< letters of a list's entry that are always seen

} // namespace

bool DealRow::fits(const engine::Decision& decision, const engine::Offer& offer)
{
    const auto params = decision.params(offer);
    for (std::size_t i = 0; i < params.size(); ++i)
        if (params[i].form != Form::One && (params[i].form != Form::Amount || i + 1 != params.size())) return false;
    return !params.empty();
}

DealRow::DealRow(const PlayContext& context, const engine::Offer& offer, QWidget* parent)
    : QWidget(parent), m_context(context), m_verb(offer.verb), m_line(new QHBoxLayout)
{
    const engine::Decision& decision = context.runner.decision();
    m_builder.begin(decision, context.runner.game().state());
    const QString name = capitalised(context.word(engine::Space::Verb, m_verb));
    m_line->setContentsMargins(0, 0, 0, 0);
    m_line->setSpacing(4);
    setLayout(m_line);
    const auto params = decision.params(offer);
    const bool alone = params.size() == 1 && params[0].form == Form::Amount;
    for (const Param& param : params)
        if (param.form == Form::One) addList(param);
    if (params.back().form == Form::Amount) addAmount();
    m_put = new QPushButton(alone ? tr("Set", "an amount") : tr("Add", "to an offer"), this);
    m_put->setAccessibleName(tr("%1: %2", "verb and what it is done with").arg(name, m_put->text()));
    connect(m_put, &QPushButton::clicked, this, [this] {
        if (m_builder.legal()) emit committed(m_builder.move());
    });
    m_put->setFixedWidth(m_put->minimumSizeHint().width());
    m_line->addWidget(m_put);
    if (alone) m_line->addStretch(1);
    refill();
    setFocusProxy(m_amount != nullptr ? static_cast<QWidget*>(m_amount) : m_lists.front());
    for (QComboBox* list : m_lists) list->setAccessibleName(name);
    if (m_amount != nullptr) m_amount->setAccessibleName(name);
}

bool DealRow::hasFocusInside() const { return focusWidget() != nullptr && focusWidget()->hasFocus(); }

void DealRow::addList(const Param& param)
{
    auto* list = new QComboBox(this);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    list->setMinimumContentsLength(kShortest);
    param.set.forEach([&](int member) { list->addItem(capitalised(m_context.word(param.space, member)), member); });
    list->model()->sort(0);
    list->setCurrentIndex(0);
    connect(list, &QComboBox::activated, this, &DealRow::refill);
    m_lists.push_back(list);
    m_line->addWidget(list, 1);
}

void DealRow::addAmount()
{
    m_amount = new editor::NumberField(this);
    connect(m_amount, &QSpinBox::valueChanged, this, [this](int value) {
        m_builder.set(static_cast<int>(m_lists.size()), value);
        m_put->setEnabled(m_builder.legal());
    });
    m_line->addWidget(m_amount);
}

/// The move begins anew from what the lists say; the amount keeps to what is possible with that.
void DealRow::refill()
{
    m_builder.reset();
    m_builder.choose(m_verb);
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        const int member = m_lists[i]->currentData().toInt();
        if (!m_builder.complete())
            m_builder.pick(member);
        else
            m_builder.set(static_cast<int>(i), member);
    }
    if (m_amount != nullptr && m_builder.complete()) {
        const int index = static_cast<int>(m_lists.size());
        const Param& param = m_builder.decision().params(*m_builder.offer())[static_cast<std::size_t>(index)];
        const engine::Bounds bounds = engine::amountBounds(param, m_builder.decisionState(), m_builder.move());
        const int start = m_builder.value(index);
        m_amount->setRange(bounds.lo, bounds.hi);
        m_amount->setValue(start);
    }
    m_put->setEnabled(m_builder.legal());
}

} // namespace marches::app
