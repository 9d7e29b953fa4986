// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/whypanel.h"

#include <QEvent>
#include <QFrame>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/arrowlegend.h"
#include "app/desktop/play/ownerplate.h"
#include "app/desktop/play/rulechip.h"
#include "app/desktop/widgets/flowlayout.h"

namespace marches::app {

using engine::OrderExplanation;
using engine::OrderStatus;

namespace {

QLabel* label(TextRole role, QWidget* parent, bool muted = false)
{
    auto* made = new QLabel(parent);
    made->setWordWrap(true);
    setTextRole(made, role, muted);
    return made;
}

void colour(QLabel& text, const QColor& ink)
{
    QPalette palette = text.palette();
    palette.setColor(QPalette::WindowText, ink);
    text.setPalette(palette);
}

} // namespace

WhyPanel::WhyPanel(QWidget* parent)
    : Translated(parent), m_back(new QToolButton(this)), m_next(new QToolButton(this)), m_run(new QToolButton(this)),
      m_place(label(TextRole::Small, this, true)), m_hint(label(TextRole::Secondary, this, true)),
      m_verdict(new QFrame(this)), m_written(label(TextRole::Strong, m_verdict)),
      m_told(label(TextRole::Secondary, m_verdict)), m_rule(new RuleChip(m_verdict)), m_sums(new QWidget(this)),
      m_column(new QVBoxLayout(this)), m_legend(new ArrowLegend(this))
{
    m_back->setObjectName(QStringLiteral("whyBack"));
    m_next->setObjectName(QStringLiteral("whyNext"));
    m_run->setObjectName(QStringLiteral("whyRun"));
    m_place->setWordWrap(false);
    m_back->setIcon(icon(QStringLiteral("step-back")));
    m_next->setIcon(icon(QStringLiteral("step-forward")));
    m_run->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QToolButton* button : {m_back, m_next, m_run}) button->setAutoRaise(true);
    auto* row = new FlowLayout(nullptr, 4); // a slim panel has no room for all in one line
    for (QWidget* part : std::initializer_list<QWidget*>{m_back, m_next, m_place, m_run}) row->addWidget(part);
    m_verdict->setAutoFillBackground(true);
    auto* verdict = new QGridLayout(m_verdict);
    verdict->setContentsMargins(10, 8, 10, 8);
    verdict->setHorizontalSpacing(8);
    verdict->setVerticalSpacing(2);
    verdict->addWidget(m_written, 0, 0);
    verdict->addWidget(m_rule, 0, 1, Qt::AlignRight | Qt::AlignTop);
    verdict->addWidget(m_told, 1, 0, 1, 2);
    verdict->setColumnStretch(0, 1);
    m_column->setContentsMargins(10, 6, 10, 8);
    m_column->setSpacing(8);
    m_column->addLayout(row);
    m_column->addWidget(m_hint);
    m_column->addWidget(m_verdict);
    m_column->addWidget(m_sums);
    m_column->addStretch(1);
    m_column->addWidget(m_legend);
    connect(m_back, &QToolButton::clicked, this, [this] { emit stepRequested(-1); });
    connect(m_next, &QToolButton::clicked, this, [this] { emit stepRequested(1); });
    connect(m_run, &QToolButton::clicked, this, [this] { emit runRequested(!m_running); });
    connect(m_rule, &RuleChip::ruleRequested, this, &WhyPanel::ruleRequested);
    retranslate();
    show(nullptr, nullptr, {-1, 0}, 0);
}

void WhyPanel::retranslate()
{
    m_back->setToolTip(tr("The order before"));
    m_next->setToolTip(tr("The next order"));
    m_back->setAccessibleName(m_back->toolTip());
    m_next->setAccessibleName(m_next->toolTip());
    sayHint();
    setRunning(m_running);
}

void WhyPanel::sayHint()
{
    m_hint->setText(m_any ? tr("Choose an order, in the list or by its arrow, to see why it came out as it did.")
                          : tr("Why orders came out as they did can be read here once they are carried out."));
}

void WhyPanel::setRunning(bool running)
{
    m_running = running;
    m_run->setText(running ? tr("Stop here") : tr("Show step by step"));
    m_run->setIcon(icon(running ? QStringLiteral("pause") : QStringLiteral("play-triangle")));
    m_run->setToolTip(running ? tr("Show how all orders came out at once")
                              : tr("One order after another, from the position before"));
}

void WhyPanel::show(const PlayContext* context, const OrderRow* row, std::pair<int, int> place, int node)
{
    m_context = context;
    const bool any = context != nullptr && node > 0;
    for (QToolButton* button : {m_back, m_next, m_run}) button->setEnabled(any);
    const QLocale locale;
    m_place->setText(place.first >= 0
                         ? tr("%1 of %2").arg(locale.toString(place.first + 1), locale.toString(place.second))
                         : QString());
    m_any = any;
    sayHint();
    m_hint->setVisible(row == nullptr);
    m_legend->setVisible(any);
    delete m_sums;
    m_sums = new QWidget(this);
    m_column->insertWidget(3, m_sums);
    auto* sums = new QVBoxLayout(m_sums);
    sums->setContentsMargins(0, 0, 0, 0);
    sums->setSpacing(10);
    m_said.clear();
    m_spoken.clear();
    showRow(context != nullptr ? row : nullptr);
    if (row != nullptr && context != nullptr)
        if (const std::optional<OrderExplanation> account = accountOf(*context, node, *row))
            for (const OrderExplanation::Side& side : account->sides) addSide(side);
    setAccessibleDescription(text()); // nothing is left of a reason that is no longer read
}

void WhyPanel::showRow(const OrderRow* row)
{
    m_verdict->setVisible(row != nullptr);
    if (row == nullptr) return;
    const bool done = row->fate == OrderStatus::Done;
    QPalette palette = m_verdict->palette();
    palette.setColor(QPalette::Window, done ? colours().goodBack : colours().errorBack);
    m_verdict->setPalette(palette);
    m_written->setVisible(!row->written.isEmpty());
    m_written->setText(row->written);
    m_told->setText(row->told);
    colour(*m_written, done ? colours().good : colours().error);
    colour(*m_told, colours().text);
    m_rule->setRule(row->rule);
    m_said << row->written << row->told + QLatin1Char(' ') + row->rule;
    m_spoken << row->told;
}

void WhyPanel::addSide(const OrderExplanation::Side& side)
{
    auto* box = new QWidget(m_sums);
    auto* grid = new QGridLayout(box);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(1, 1);
    const QString total = side.unbeatable ? QString(QChar(0x221e)) : QLocale().toString(side.total);
    auto* plate = new OwnerPlate(box, {22, 16});
    plate->setVisible(side.seat >= 0);
    if (side.seat >= 0) plate->setOwner(m_context->seatColour(side.seat), m_context->theme);
    QLabel* title = label(TextRole::Strong, box);
    title->setText(m_context->sentence(side.title));
    QLabel* sum = label(TextRole::Answer, box);
    sum->setWordWrap(false);
    sum->setText(total);
    sum->setAlignment(Qt::AlignRight | Qt::AlignTop);
    grid->addWidget(plate, 0, 0, Qt::AlignLeft | Qt::AlignTop);
    grid->addWidget(title, 0, 1);
    grid->addWidget(sum, 0, 2);
    m_said << title->text() + QStringLiteral(": ") + total;
    m_spoken << m_said.back();
    for (const OrderExplanation::Line& line : side.lines) addLine(*grid, line);
    m_sums->layout()->addWidget(box);
}

void WhyPanel::addLine(QGridLayout& grid, const OrderExplanation::Line& line)
{
    const int row = grid.rowCount();
    QWidget* box = grid.parentWidget();
    QLabel* why = label(TextRole::Secondary, box, !line.counts);
    why->setText(m_context->sentence(line.why));
    QLabel* worth = label(TextRole::Secondary, box, !line.counts);
    worth->setWordWrap(false);
    const QString first = row == 1 && line.counts ? QString() : QStringLiteral("+");
    worth->setText(first + QLocale().toString(line.counts ? line.worth : 0));
    worth->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto* rule = new RuleChip(box);
    connect(rule, &RuleChip::ruleRequested, this, &WhyPanel::ruleRequested);
    grid.addWidget(why, row, 0, 1, 2);
    grid.addWidget(worth, row, 2);
    grid.addWidget(rule, row, 3, Qt::AlignRight | Qt::AlignVCenter);
    rule->setRule(m_context->ruleId(line.why));
    m_said << (why->text() + QStringLiteral(": ") + worth->text() + QLatin1Char(' ') + rule->text()).trimmed();
}

QString WhyPanel::text() const { return m_said.join(QLatin1Char('\n')); }

} // namespace marches::app
