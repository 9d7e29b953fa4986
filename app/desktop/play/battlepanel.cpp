// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/battlepanel.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QBoxLayout>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>

#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/cardreader.h"
#include "app/desktop/play/dicetray.h"
#include "app/desktop/play/oddschart.h"
#include "app/desktop/play/positionwords.h"
#include "app/desktop/play/rollnews.h"

namespace marches::app {

namespace {

constexpr std::size_t kFewDice = 2;   ///< beside which there is room for words
constexpr std::size_t kDiceInRow = 6; ///< of two sides
constexpr int kBetweenThrows = 14;    ///< pixels

/// A chance in hundredths. What is not quite sure is not called so: 99 or 1 then, with more (1) or less (-1) than that
/// meant.
std::pair<int, int> roundedWin(double win)
{
    const int hundredths = static_cast<int>(std::lround(win * 100));
    if (hundredths == 100 && win < 1) return {99, 1};
    if (hundredths == 0 && win > 0) return {1, -1};
    return {hundredths, 0};
}

} // namespace

BattlePanel::BattlePanel(QWidget* parent)
    : Translated(parent), m_layout(nullptr), m_title(new QLabel(this)), m_exact(new QLabel(this)),
      m_bar(new QProgressBar(this)), m_terms(new QLabel(this)), m_unfold(new QToolButton(this)),
      m_chart(new OddsChart(this)),
      m_lastLabel(new QLabel(this)), m_answered{new DiceTray(this), {}}, m_last{new DiceTray(this), {}},
      m_lastWhat(new QLabel(this)), m_nextLabel(new QLabel(this)), m_next(new DiceTray(this)),
      m_nextHint(new QLabel(this)), m_card(new CardReader(this))
{
    setTextRole(m_title, TextRole::Head);
    m_title->setWordWrap(true);
    for (QLabel* label : {m_exact, m_lastWhat, m_nextHint}) {
        setTextRole(label, TextRole::Small, true);
        label->setWordWrap(true);
    }
    setTextRole(m_terms, TextRole::Secondary);
    m_terms->setWordWrap(true);
    m_terms->setTextFormat(Qt::RichText);
    m_terms->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_bar->setTextVisible(false);
    m_bar->setRange(0, 1000);
    m_bar->setFixedHeight(10);
    m_unfold->setCheckable(true);
    m_unfold->setAutoRaise(true);
    m_chart->hide();
    for (DiceTray* dice : {m_answered.dice, m_last.dice, m_next}) dice->setWrapped(true);
    for (QLabel* label : {m_lastLabel, m_nextLabel}) setTextRole(label, TextRole::Strong);

    m_layout = new QVBoxLayout(this);
    m_layout->setContentsMargins(12, 8, 12, 8);
    m_layout->setSpacing(6);
    m_diceRow = new QBoxLayout(QBoxLayout::LeftToRight);
    m_diceRow->setSpacing(kBetweenThrows);
    m_diceRow->addWidget(m_answered.dice);
    m_diceRow->addWidget(m_last.dice, 1);
    m_thrownRow = new QBoxLayout(QBoxLayout::TopToBottom);
    m_thrownRow->setSpacing(6);
    m_thrownRow->addLayout(m_diceRow);
    m_thrownRow->addWidget(m_lastWhat, 1);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{m_title, m_bar, m_exact, m_terms, m_unfold, m_chart, m_lastLabel})
        m_layout->addWidget(widget);
    m_layout->addLayout(m_thrownRow);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_nextLabel, m_next, m_nextHint, m_card})
        m_layout->addWidget(widget);
    m_layout->addStretch();

    connect(m_unfold, &QToolButton::toggled, m_chart, &QWidget::setVisible);
    connect(m_terms, &QLabel::linkActivated, this, &BattlePanel::ruleRequested);
    connect(m_next, &DiceTray::edited, this, &BattlePanel::diceSet);
    retranslate();
}

void BattlePanel::retranslate()
{
    m_unfold->setText(tr("What is left afterwards"));
    m_lastLabel->setText(tr("Last roll"));
    m_nextLabel->setText(tr("Next roll"));
    wordForecast();
    wordRoll();
}

QString BattlePanel::badge(const engine::Forecast& forecast)
{
    const auto [hundredths, beyond] = roundedWin(forecast.win);
    const QString number = QLocale().toString(hundredths);
    //: share of a hundred, with the language's own space before the sign
    if (beyond == 0) return tr("%1 %").arg(number);
    //: a share of a hundred that is not quite reached
    return beyond > 0 ? tr("> %1 %").arg(number) : tr("< %1 %").arg(number);
}

QString BattlePanel::spokenOdds(const engine::Forecast& forecast)
{
    const auto [hundredths, beyond] = roundedWin(forecast.win);
    const QString number = QLocale().toString(hundredths);
    if (beyond == 0) return tr("%1 of 100").arg(number);
    return beyond > 0 ? tr("more than %1 of 100").arg(number) : tr("less than %1 of 100").arg(number);
}

void BattlePanel::show(const PlayContext* context)
{
    m_context = context;
    // Odds were about a choice that is made by now.
    if (context == nullptr || context->runner.waiting() != GameRunner::Waiting::Answer) m_forecast.reset();
    m_next->stopEditing();
    const bool asks = context != nullptr && context->runner.waiting() == GameRunner::Waiting::Roll;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_nextLabel, m_next, m_nextHint}) widget->setVisible(asks);
    if (asks) {
        const engine::Chance& chance = context->runner.decision().chance;
        const editor::OwnerColour& owner = context->seatColour(chance.seat);
        m_next->setColours(owner.fill, owner.ink, context->theme);
        m_next->setLooks(faceLooks(*context, chance.die, chance.sides));
        m_next->showFaces(std::vector<int>(chance.count, 0), false);
        m_nextHint->setText(context->sentence(chance.what));
        if (context->runner.typedDice()) editDice();
    }
    m_card->show(context);
    wordForecast();
    layDice(0);
    // Whatever stands in the row: it does not grow while places are pointed at.
    if (m_folded) setFixedHeight(std::max(m_last.dice->sizeHint().height(), m_next->sizeHint().height()) + 4);
}

void BattlePanel::setFolded(bool folded)
{
    m_folded = folded;
    m_layout->setDirection(folded ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_layout->setContentsMargins(12, folded ? 2 : 8, 12, folded ? 2 : 8);
    setTextRole(m_title, folded ? TextRole::Strong : TextRole::Head);
    for (QLabel* label : {m_title, m_exact}) label->setWordWrap(!folded);
    for (DiceTray* dice : {m_answered.dice, m_last.dice, m_next})
        dice->setWrapped(!folded); // a wide roll must not widen the column
    if (!folded) {
        setMinimumHeight(0);
        setMaximumHeight(QWIDGETSIZE_MAX);
    }
    show(m_context);
    if (!folded) setVisible(true);
}

void BattlePanel::refreshFold()
{
    if (!m_folded) return;
    for (QWidget* detail : std::initializer_list<QWidget*>{m_bar, m_terms, m_unfold, m_chart, m_lastLabel, m_nextLabel,
                                                           m_lastWhat, m_card})
        detail->hide();
    const bool next = m_next->isVisibleTo(this);
    if (next || !isRollNews()) // there is room for the dice that are asked for, or for odds
        for (const Throw* thrown : {&m_answered, &m_last}) thrown->dice->hide();
    setVisible(m_rowShown);
}

void BattlePanel::setRowShown(bool shown)
{
    m_rowShown = shown;
    refreshFold();
}

bool BattlePanel::isOfInterest() const
{
    if (m_context == nullptr) return false;
    if (m_forecast || m_context->runner.waiting() == GameRunner::Waiting::Roll) return true;
    if (m_card->isNews() && !m_folded) return true; // the row has no room for it
    return isRollNews();
}

bool BattlePanel::isRollNews() const
{
    return m_last.roll && m_context != nullptr && isNews(m_context->runner, m_last.roll->node, m_last.roll->what);
}

void BattlePanel::showForecast(const QString& heading, const std::optional<engine::Forecast>& forecast)
{
    m_heading = heading;
    m_forecast = forecast;
    wordForecast();
}

void BattlePanel::expectOdds(bool expected)
{
    if (std::exchange(m_oddsExpected, expected) != expected) wordForecast();
}

void BattlePanel::wordForecast()
{
    const bool known = m_forecast.has_value() && m_context != nullptr;
    for (QWidget* widget : std::initializer_list<QWidget*>{m_title, m_bar, m_exact, m_terms}) widget->setVisible(known);
    if (!known && m_oddsExpected && m_context != nullptr) {
        m_exact->setText(tr("Point at a place to see its odds"));
        m_exact->show();
    }
    m_unfold->setVisible(known && !m_forecast->survivors.empty());
    m_chart->setVisible(m_unfold->isVisibleTo(this) && m_unfold->isChecked());
    refreshFold();
    if (!known) return;
    const QString odds = spokenOdds(*m_forecast);
    m_bar->setAccessibleName(m_forecast->defending ? tr("Chance to hold out") : tr("Chance to win"));
    if (m_forecast->defending) // of the one place that is attacked
        m_title->setText(capitalised(tr("You hold out in %1").arg(odds)));
    else
        m_title->setText(capitalised(m_heading.isEmpty() ? tr("You win in %1").arg(odds)
                                                         : tr("%1: you win in %2").arg(m_heading, odds)));
    m_bar->setValue(static_cast<int>(std::lround(m_forecast->win * 1000)));
    m_exact->setText(m_forecast->exact ? tr("exact") : tr("estimate"));
    QStringList lines;
    for (const engine::Forecast::Term& term : m_forecast->terms) {
        const QString rule = m_context->ruleId(term.why);
        QString line = m_context->sentence(term.why).toHtmlEscaped();
        if (!rule.isEmpty()) line += QLatin1Char(' ') + ruleLink(rule);
        lines << (term.applies
                      ? line
                      : QStringLiteral("<span style=\"color:%1\">%2 %3</span>")
                            .arg(colours().muted.name(), line, tr("(does not apply)", "what would change the odds")));
    }
    m_terms->setText(QStringLiteral("<p style=\"line-height: 130%\">%1</p>").arg(lines.join(QStringLiteral("<br>"))));
    m_terms->setVisible(!lines.isEmpty());
    m_chart->setSurvivors(m_forecast->survivors);
    refreshFold();
}

void BattlePanel::showRoll(int tumbleMs)
{
    if (m_context != nullptr) layDice(tumbleMs);
}

void BattlePanel::layDice(int tumbleMs)
{
    std::optional<engine::DiceRoll> last;
    std::optional<engine::DiceRoll> answered;
    if (m_context != nullptr) {
        const engine::Game& game = m_context->runner.game();
        last = game.lastRoll();
        if (last) answered = game.rollBefore(last->node);
        // Whoever's turn it is attacks.
        const bool ofOneBattle = answered && answered->seat != last->seat &&
                                 answered->seat == m_context->runner.turns().at(answered->node).seat &&
                                 speakOfOnePlace(m_context->runner.rules(), answered->what, last->what);
        if (!ofOneBattle) answered.reset();
    }
    lay(m_answered, answered, 0);
    lay(m_last, last, tumbleMs);
    const auto count = [](const Throw& thrown) { return thrown.roll ? thrown.dice->faces().size() : 0; };
    const std::size_t dice = count(m_answered) + count(m_last);
    m_diceRow->setDirection(m_folded || dice <= kDiceInRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // What few dice were for stands beside them, so that there is room for a card below.
    m_thrownRow->setDirection(dice <= kFewDice ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    wordRoll();
}

/// Dice that lie there already stay as they are, tumbling or not.
void BattlePanel::lay(Throw& thrown, const std::optional<engine::DiceRoll>& roll, int tumbleMs)
{
    const std::optional<engine::DiceRoll> before = std::exchange(thrown.roll, roll);
    if (!roll) return;
    const editor::OwnerColour& owner = m_context->seatColour(roll->seat);
    thrown.dice->setColours(owner.fill, owner.ink, m_context->theme);
    thrown.dice->setLooks(faceLooks(*m_context, roll->die, roll->sides));
    const engine::Step& step = m_context->runner.game().journal().node(roll->node).step;
    const auto& outcome = std::get<engine::Outcome>(step);
    const std::vector<int> faces(outcome.values().begin(), outcome.values().end());
    const bool other = !before || before->node != roll->node || thrown.dice->faces() != faces;
    thrown.byHand = outcome.setByHand;
    if (other && thrown.byHand)
        thrown.dice->showFaces(faces, true);
    else if (other)
        thrown.dice->tumble(faces, tumbleMs);
}

void BattlePanel::wordRoll()
{
    QStringList lines;
    for (const Throw* thrown : {&m_answered, &m_last}) {
        const bool known = thrown->roll && m_context != nullptr;
        thrown->dice->setVisible(known);
        if (!known) continue;
        const QString what = m_context->sentence(thrown->roll->what);
        lines << (thrown->byHand ? tr("%1 (set by hand)").arg(what) : what);
    }
    m_lastWhat->setText(lines.join(QLatin1Char('\n')));
    m_lastLabel->setVisible(!lines.isEmpty());
    m_lastWhat->setVisible(!lines.isEmpty());
    refreshFold();
}

void BattlePanel::editDice()
{
    if (m_context == nullptr || m_context->runner.waiting() != GameRunner::Waiting::Roll) return;
    const engine::Chance& chance = m_context->runner.decision().chance;
    m_next->edit(chance.count, chance.sides);
    m_nextHint->setText(tr("Click a die or type its number."));
}

int BattlePanel::faceUpCard() const { return m_card->card(); }

bool BattlePanel::isEditing() const { return m_next->isEditing(); }

} // namespace marches::app
