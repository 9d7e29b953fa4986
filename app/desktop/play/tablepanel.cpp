// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/tablepanel.h"

#include <algorithm>

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

#include "app/desktop/base/textrole.h"
#include "app/desktop/play/dealwords.h"
#include "app/desktop/play/ownerplate.h"
#include "app/desktop/play/positionwords.h"

namespace marches::app {

using engine::Role;

namespace {

constexpr QSize kTablePlate(24, 17);

} // namespace

class TablePanel::Lines : public QWidget {
public:
    explicit Lines(QWidget* parent) : QWidget(parent), m_grid(new QGridLayout(this))
    {
        m_grid->setContentsMargins(0, 0, 0, 0);
        m_grid->setHorizontalSpacing(8);
        m_grid->setVerticalSpacing(3);
        m_grid->setColumnStretch(1, 1);
    }
    void clear()
    {
        for (const Line& line : m_lines) {
            line.plate->hide();
            line.words->hide();
        }
        m_used = 0;
        hide();
    }
    void add(const PlayContext& context, int seat, const QString& words)
    {
        if (m_used == m_lines.size()) {
            auto* label = new QLabel(this);
            label->setWordWrap(true);
            m_lines.push_back({new OwnerPlate(this, kTablePlate), label});
            m_grid->addWidget(m_lines.back().plate, static_cast<int>(m_used), 0, Qt::AlignTop);
            m_grid->addWidget(label, static_cast<int>(m_used), 1);
        }
        const Line& line = m_lines[m_used++];
        line.plate->setVisible(seat >= 0);
        if (seat >= 0) line.plate->setOwner(context.seatColour(seat), context.theme);
        line.words->setText(words);
        line.words->show();
        QWidget::show();
    }

private:
    struct Line {
        OwnerPlate* plate;
        QLabel* words;
    };
    QGridLayout* m_grid;
    std::vector<Line> m_lines;
    std::size_t m_used = 0;
};

TablePanel::TablePanel(QWidget* parent)
    : Translated(parent), m_talk(new QLabel(this)), m_sealedHead(new QLabel(this)), m_sealed(new QLabel(this)),
      m_openedHead(new QLabel(this)), m_topic(new QLabel(this)), m_answers(new Lines(this)), m_tally(new QLabel(this)),
      m_outcome(new QLabel(this)), m_nothing(new QLabel(this))
{
    setTextRole(m_sealedHead, TextRole::Head);
    setTextRole(m_openedHead, TextRole::Head);
    setTextRole(m_topic, TextRole::Secondary, true);
    setTextRole(m_nothing, TextRole::Secondary, true);
    for (QLabel* label : {m_tally, m_outcome}) setTextRole(label, TextRole::Strong);
    m_tally->setObjectName(QStringLiteral("tally"));
    m_outcome->setObjectName(QStringLiteral("outcome"));
    m_answers->setObjectName(QStringLiteral("opened"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(6);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_talk, m_sealedHead, m_sealed, m_openedHead, m_topic,
                                                           m_answers, m_tally, m_outcome, m_nothing})
        column->addWidget(widget);
    for (QLabel* label : {m_talk, m_sealedHead, m_sealed, m_openedHead, m_topic, m_tally, m_outcome, m_nothing})
        label->setWordWrap(true);
    m_sealed->setObjectName(QStringLiteral("sealed"));
    column->addStretch();
    show(nullptr);
}

bool TablePanel::isEmpty() const { return !m_busy && m_openedHead->isHidden(); }

bool TablePanel::isNeeded(const engine::Rules& rules)
{
    return std::ranges::any_of(rules.fields(), [](const engine::FieldSpec& field) {
        return field.role == Role::DealMaker || field.role == Role::Sealed;
    });
}

void TablePanel::show(const PlayContext* context)
{
    m_context = context;
    m_sealed->hide();
    m_answers->clear();
    for (QLabel* label : {m_sealedHead, m_openedHead, m_topic, m_tally, m_outcome}) label->hide();
    m_busy = false;
    m_talk->hide();
    if (context != nullptr) {
        showTalk();
        showSealed();
        showOpened();
    }
    m_nothing->setText(tr("Offers, bids and votes are shown here."));
    m_nothing->setVisible(isEmpty() && m_talk->isHidden());
}

void TablePanel::showTalk()
{
    const std::optional<Deal> deal = dealOnTable(*m_context);
    if (!deal || !deal->hidden) return;
    m_talk->setText(tr("%1 and %2 talk about an offer. Only the two of them know what it is.", "two seats")
                        .arg(m_context->seatName(deal->maker), m_context->seatName(deal->partner)));
    m_talk->show();
}

void TablePanel::showSealed()
{
    const GameRunner& runner = m_context->runner;
    const engine::Decision& decision = runner.decision();
    if (decision.pending != engine::Pending::Choice || !decision.secret) return;
    std::uint64_t in = 0;
    for (const engine::Fact& fact : runner.facts())
        if (runner.rules().fields()[fact.field].role == Role::Sealed && fact.value != 0)
            in |= std::uint64_t{1} << fact.key[0];
    m_busy = true;
    m_sealedHead->setText(tr("Sealed answers"));
    m_sealedHead->show();
    QStringList made;
    QStringList open;
    for (int seat = 0; seat < runner.seatCount(); ++seat) {
        if (decision.owes(seat))
            open << m_context->seatName(seat);
        else if (((in >> seat) & 1U) != 0)
            made << m_context->seatName(seat);
    }
    QStringList lines;
    const QString between = tr(", ", "between names in a list");
    if (!made.isEmpty()) lines << tr("Sealed: %1", "seats whose answers are in").arg(made.join(between));
    if (!open.isEmpty()) lines << tr("Waiting for: %1", "seats whose answers are awaited").arg(open.join(between));
    m_sealed->setText(lines.join(QLatin1Char('\n')));
    m_sealed->show();
}

void TablePanel::showOpened()
{
    const engine::Rules& rules = m_context->runner.rules();
    const OpenedAnswers opened = lastRevealed(m_context->runner.game());
    if (opened.answers.empty()) return;
    m_openedHead->setText(tr("Opened last"));
    m_openedHead->show();
    m_topic->setText(opened.topic.text != 0 ? m_context->sentence(opened.topic) : QString());
    m_topic->setVisible(opened.topic.text != 0);
    for (const engine::Message& answer : opened.answers)
        m_answers->add(*m_context, answer.arg[0], m_context->sentence(answer));
    const auto lines = [this](const std::vector<engine::Message>& messages, QLabel* label, const QString& between) {
        QStringList words;
        for (const engine::Message& message : messages) words << m_context->sentence(message);
        label->setText(words.join(between));
        label->setVisible(!words.isEmpty());
    };
    lines(tally(rules, opened.answers), m_tally, QStringLiteral(" · "));
    lines(opened.outcomes, m_outcome, QStringLiteral("\n"));
    m_busy = m_busy || m_context->runner.waiting() == GameRunner::Waiting::RevealedAnswers;
}

} // namespace marches::app
