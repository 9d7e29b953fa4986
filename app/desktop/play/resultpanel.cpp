// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/resultpanel.h"

#include <algorithm>
#include <numeric>

#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/desktop/base/textrole.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/positionwords.h"

namespace marches::app {

ResultPanel::ResultPanel(QWidget* parent)
    : Translated(parent), m_text(new QLabel(this)), m_again(new QPushButton(this)), m_same(new QPushButton(this)),
      m_new(new QPushButton(this))
{
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_text->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard |
                                    Qt::TextSelectableByMouse);
    m_again->setProperty("primary", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(m_text);
    column->addWidget(m_again);
    column->addWidget(m_same);
    column->addWidget(m_new);
    column->addStretch();
    m_again->setObjectName(QStringLiteral("again"));
    m_same->setObjectName(QStringLiteral("sameSeed"));
    connect(m_again, &QPushButton::clicked, this, [this] { emit againRequested(false); });
    connect(m_same, &QPushButton::clicked, this, [this] { emit againRequested(true); });
    connect(m_new, &QPushButton::clicked, this, &ResultPanel::newGameRequested);
    connect(m_text, &QLabel::linkActivated, this, &ResultPanel::ruleRequested);
    retranslate();
}

void ResultPanel::retranslate()
{
    m_again->setText(tr("Same rules again"));
    m_same->setToolTip(tr("The same dice and cards come again, as long as the same moves are made"));
    m_new->setText(tr("Another game"));
    show(m_context);
}

/// Where the score is what a seat holds in the end, nothing has to be told of how it came about; the names of what is
/// held are.
bool ResultPanel::countsHoldings(const PositionReader& position, const engine::GameResult& standing) const
{
    bool regions = true;
    bool places = true;
    for (int seat = 0; seat < static_cast<int>(standing.score.size()); ++seat) {
        const int score = standing.score[static_cast<std::size_t>(seat)];
        regions = regions && score == static_cast<int>(position.regions(seat).size());
        places = places && score == position.places(seat);
    }
    return regions || places;
}

/// Name and score, and below what it is made of: rule, title, share.
QString ResultPanel::seatHtml(int seat, const engine::GameResult& standing, const std::vector<ScoreShare>& shares,
                              const QStringList& held) const
{
    const bool winner = ((standing.winners >> seat) & 1U) != 0;
    const QString total =
        scoreText(m_context->runner.rules(), m_context->wording, standing.score[static_cast<std::size_t>(seat)]);
    QString html =
        QStringLiteral("<table width=\"100%\" cellpadding=\"2\"><tr><td><big><b>%1</b></big></td>"
                       "<td align=\"right\"><big><b>%2</b></big></td></tr>")
            .arg((winner ? tr("%1 wins").arg(m_context->seatSubject(seat)) : m_context->seatName(seat)).toHtmlEscaped(),
                 total.toHtmlEscaped());
    for (const QString& region : held) html += QStringLiteral("<tr><td>%1</td></tr>").arg(region.toHtmlEscaped());
    for (const ScoreShare& share : shares) {
        const std::string rule(m_context->runner.rules().vocabulary().name(engine::Space::Rule, share.rule));
        const QString title = share.rule == 0 ? tr("Set by hand") : m_context->text("rule." + rule + ".title");
        html += QStringLiteral("<tr><td>%1 %2</td><td align=\"right\">%3</td></tr>")
                    .arg(title.toHtmlEscaped(), ruleLink(share.rule == 0 ? QString() : QString::fromStdString(rule)),
                         QLocale().toString(share.amount));
    }
    return html + QStringLiteral("</table>");
}

void ResultPanel::show(const PlayContext* context)
{
    m_context = context;
    const bool over = context != nullptr && context->runner.game().over();
    m_again->setVisible(over);
    m_same->setVisible(over);
    if (over) m_same->setText(tr("The same game again (seed %1)").arg(context->runner.game().seed()));
    m_new->setVisible(over);
    if (!over) {
        m_text->setText(tr("The game is not over yet.").toHtmlEscaped());
        return;
    }
    const engine::GameResult standing = context->runner.rules().standing(context->runner.game().state());
    std::vector<int> order(standing.score.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        return standing.score[static_cast<std::size_t>(a)] > standing.score[static_cast<std::size_t>(b)];
    });
    const PositionReader position(context->runner.rules(), context->runner.facts());
    const bool holdings = countsHoldings(position, standing);
    const auto history =
        holdings ? std::vector<std::vector<ScoreShare>>(standing.score.size()) : scoreHistory(context->runner.game());
    QString html;
    for (const int seat : order) {
        QStringList held;
        if (holdings)
            for (const int region : position.regions(seat)) held << context->word(engine::Space::Region, region);
        html += seatHtml(seat, standing, history[static_cast<std::size_t>(seat)], held);
    }
    html += QStringLiteral("<hr>");
    for (const engine::Message& reason : standing.reasons)
        html += QStringLiteral("<p>%1 %2</p>")
                    .arg(context->sentence(reason).toHtmlEscaped(), ruleLink(context->ruleId(reason)));
    m_text->setText(html);
}

} // namespace marches::app
