// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/promptbar.h"

#include <algorithm>
#include <bit>
#include <utility>

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QResizeEvent>
#include <QTimer>
#include <QToolButton>

#include "app/desktop/base/actions.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/answerbutton.h"
#include "app/desktop/play/answertip.h"
#include "app/desktop/play/orderrows.h"
#include "app/desktop/play/ownerplate.h"
#include "app/desktop/play/positionwords.h"
#include "app/desktop/play/revealedanswers.h"
#include "app/desktop/play/rulechip.h"
#include "app/desktop/play/usualanswer.h"
#include "app/desktop/widgets/mirroring.h"

namespace marches::app {

using Waiting = GameRunner::Waiting;

namespace {

constexpr int kPatience = 1000; ///< milliseconds before bots are seen to take their time
constexpr int kTimeToSee = 400; ///< milliseconds before what came up under the pointer can be pressed
constexpr QSize kBusy(90, 10);
constexpr int kLeastQuestion = 320; ///< pixels that hints have beside answers
constexpr int kBelowQuestion = 2;   ///< pixels between question and hint
constexpr int kLeastMost = 190;     ///< pixels that it may always be high: three rows of answers
constexpr int kMostHintLines = 2;
constexpr int kBetweenWords = 12;   ///< pixels between question, hint and rule in one line
constexpr int kShareOfAnswers = 45; ///< percent of the width that answers may take beside the question

// Labels and layouts ask to be laid out again by every such call, which leads back to where they are arranged: called
// without a change, the window would never come to rest.
void setWrap(QLabel& label, bool wraps)
{
    if (label.wordWrap() != wraps) label.setWordWrap(wraps);
}

void setSpacing(QBoxLayout& layout, int spacing)
{
    if (layout.spacing() != spacing) layout.setSpacing(spacing);
}

void setStretch(QBoxLayout& layout, int index, int stretch)
{
    if (layout.stretch(index) != stretch) layout.setStretch(index, stretch);
}

} // namespace

PromptBar::PromptBar(const Actions& actions, QWidget* parent)
    : Translated(parent), m_actions(actions), m_column(new QVBoxLayout(this)), m_row(new QHBoxLayout),
      m_words(new QVBoxLayout), m_hintLine(new QHBoxLayout), m_plate(new OwnerPlate(this)),
      m_question(new QLabel(this)), m_hint(new QLabel(this)), m_rule(new RuleChip(this)),
      m_form(new DecisionForm(this)), m_hintButton(new QToolButton(this)), m_undo(new QToolButton(this)),
      m_roll(new AnswerButton({}, this)), m_setDice(new AnswerButton({}, this)), m_resume(new AnswerButton({}, this)),
      m_review(new AnswerButton({}, this)), m_rest(new AnswerButton({}, this)), m_continue(new AnswerButton({}, this)),
      m_moveNow(new AnswerButton({}, this)), m_busy(new QProgressBar(this))
{
    setObjectName(QStringLiteral("questionBar"));
    setAutoFillBackground(true); // it may lie over the board
    setTextRole(m_question, TextRole::Head);
    m_question->setWordWrap(true);
    m_question->setObjectName(QStringLiteral("question"));
    setTextRole(m_hint, TextRole::Secondary, true);
    m_hint->setWordWrap(true);
    m_hint->setObjectName(QStringLiteral("hint"));
    m_hintButton->setObjectName(QStringLiteral("hintButton"));
    m_hintButton->setIcon(icon(QStringLiteral("help")));
    m_hintButton->setAutoRaise(true);
    m_undo->setIcon(icon(QStringLiteral("undo")));
    m_undo->setAutoRaise(true);
    m_roll->setProperty("primary", true);
    m_roll->setObjectName(QStringLiteral("roll"));
    m_resume->setProperty("primary", true);
    m_continue->setProperty("primary", true);
    m_continue->setObjectName(QStringLiteral("continue"));
    m_moveNow->setObjectName(QStringLiteral("moveNow"));
    m_rest->setObjectName(QStringLiteral("placeRest"));
    auto* ways = new QMenu(m_rest);
    for (const Spread spread : {Spread::Evenly, Spread::InFront, Spread::ByLot})
        connect(ways->addAction(QString()), &QAction::triggered, this, [this, spread] { emit restRequested(spread); });
    m_rest->setMenu(ways);
    m_busy->setRange(0, 0); // nobody knows how long
    m_busy->setTextVisible(false);
    m_busy->setFixedSize(kBusy);
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_busy->show();
        m_moveNow->show();
    });
    layOut();
    connectParts();
    retranslate();
    show(nullptr, nullptr);
}

void PromptBar::layOut()
{
    m_words->setSpacing(kBelowQuestion);
    m_words->addWidget(m_question);
    m_hintLine->addWidget(m_hint);
    m_hintLine->addWidget(m_rule);
    m_hintLine->addStretch(1);
    m_words->addLayout(m_hintLine);

    m_row->setSpacing(8);
    m_row->addWidget(m_plate, 0, Qt::AlignTop);
    m_row->addLayout(m_words, 1);
    // In the middle of the buttons beside it, which stand at the top.
    auto* busy = new QVBoxLayout;
    busy->setContentsMargins(0, (m_moveNow->sizeHint().height() - kBusy.height()) / 2, 0, 0);
    busy->addWidget(m_busy);
    busy->addStretch(1);
    m_row->addLayout(busy);
    for (QPushButton* button :
         std::initializer_list<QPushButton*>{m_rest, m_moveNow, m_roll, m_setDice, m_resume, m_review, m_continue})
        m_row->addWidget(button, 0, Qt::AlignTop);
    m_row->addWidget(m_hintButton, 0, Qt::AlignTop);
    m_row->addWidget(m_undo, 0, Qt::AlignTop);

    setMirroredMargins(m_column, {12, 8, 8, 8});
    m_column->setSpacing(6);
    m_column->addLayout(m_row);
    m_column->addWidget(m_form);
    m_column->addStretch(1); // below what is said, where the bar keeps more height than it needs
}

void PromptBar::connectParts()
{
    connect(m_rule, &RuleChip::ruleRequested, this, &PromptBar::ruleRequested);
    connect(m_hintButton, &QToolButton::clicked, this, &PromptBar::hintRequested);
    connect(m_undo, &QToolButton::clicked, this, &PromptBar::undoRequested);
    connect(m_roll, &QPushButton::clicked, this, &PromptBar::rollRequested);
    connect(m_setDice, &QPushButton::clicked, this, &PromptBar::setDiceRequested);
    connect(m_resume, &QPushButton::clicked, this, &PromptBar::resumeRequested);
    connect(m_form, &DecisionForm::amountsChanged, this, &PromptBar::tellWhetherLegal);
    connect(m_moveNow, &QPushButton::clicked, this, &PromptBar::hurryRequested);
    connect(m_continue, &QPushButton::clicked, this, &PromptBar::continueRequested);
    connect(m_review, &QPushButton::clicked, this, &PromptBar::reviewRequested);
}

void PromptBar::retranslate()
{
    m_undo->setToolTip(m_actions.withKey(tr("Undo"), QStringLiteral("play.undo")));
    m_undo->setAccessibleName(tr("Undo"));
    m_hintButton->setToolTip(m_actions.withKey(tr("What would Hard do?"), QStringLiteral("play.hint")));
    m_hintButton->setAccessibleName(tr("What would Hard do?"));
    m_form->setKeys(m_actions.keyWord(QStringLiteral("play.stop")), m_actions.keyWord(QStringLiteral("play.step-out")));
    m_roll->setKey(m_actions.keyWord(QStringLiteral("play.roll")));
    m_setDice->setKey(m_actions.keyWord(QStringLiteral("play.set-dice")));
    m_rest->setKey(m_actions.keyWord(QStringLiteral("play.place-rest")));
    m_moveNow->setKey(m_actions.keyWord(QStringLiteral("play.hurry")));
    for (AnswerButton* alone : {m_resume, m_review, m_continue}) alone->setKey(QString::number(1));
    m_roll->setText(tr("Roll"));
    m_roll->setToolTip(m_actions.withKey(tr("Roll the dice"), QStringLiteral("play.roll")));
    m_setDice->setText(tr("Set dice"));
    m_setDice->setToolTip(m_actions.withKey(tr("Enter what the dice show"), QStringLiteral("play.set-dice")));
    m_resume->setText(tr("Continue from here"));
    m_resume->setToolTip(tr("The game goes on from the moment that is shown"));
    m_continue->setText(tr("Continue"));
    m_continue->setToolTip(tr("The game goes on"));
    m_rest->setText(tr("Place the rest"));
    m_rest->setToolTip(m_actions.withKey(tr("Places the rest automatically. You can undo it step by step"),
                                         QStringLiteral("play.place-rest")));
    const QList<QAction*> ways = m_rest->menu()->actions();
    ways[0]->setText(tr("Evenly", "how the rest is placed"));
    ways[1]->setText(tr("Where others press", "how the rest is placed"));
    ways[2]->setText(tr("At random", "how the rest is placed"));
    m_moveNow->setText(tr("Move now"));
    m_moveNow->setToolTip(m_actions.withKey(tr("The bots finish their turns at once"), QStringLiteral("play.hurry")));
    m_busy->setAccessibleName(tr("A bot is thinking"));
    m_review->setText(tr("View the game again"));
    m_review->setToolTip(tr("Goes to the start of the game; from there step by step"));
    // What a sample says comes from whoever shows it.
    if (m_context != nullptr) show(m_context, m_builder);
}

void PromptBar::show(const PlayContext* context, engine::MoveBuilder* builder)
{
    // The button that was pressed may go away. Qt would give the focus to what stands next, which is Undo.
    const bool focused = isAncestorOf(QApplication::focusWidget()) && !m_undo->hasFocus();
    const int field = m_form->fieldWithFocus();
    if (focused) setFocus();
    m_context = context;
    m_builder = builder;
    m_refusing = false;
    update();
    const Waiting waiting = context != nullptr ? context->runner.waiting() : Waiting::Nothing;
    const bool answering = context != nullptr && waiting == Waiting::Answer;
    m_form->setExplainer(!answering ? DecisionForm::Explainer() : [context](int verb, engine::Space space, int index) {
        return answerTip(*context, verb, space, index);
    });
    m_form->setEnding([context](int verb) { return endsOrPasses(context->runner.rules(), verb); });
    m_form->setLook(answering ? &context->look : nullptr, answering ? context->theme : editor::Theme::Light);
    m_form->show(answering ? builder : nullptr, answering ? &context->wording : nullptr);
    m_form->setVisible(answering && m_form->layout()->count() > 0);
    m_roll->setVisible(waiting == Waiting::Roll && !context->runner.typedDice());
    m_setDice->setVisible(waiting == Waiting::Roll);
    m_resume->setVisible(waiting == Waiting::Resume);
    m_review->setVisible(waiting == Waiting::Over);
    m_continue->setVisible(waiting == Waiting::RevealedAnswers);
    m_rest->setVisible(answering && context->runner.mayPlaceRest());
    m_hintButton->setVisible(answering);
    m_undo->setEnabled(context != nullptr && context->runner.canUndo());
    if (m_moveNow->isVisible() && m_moveNow->underMouse() && answering) bePatient();
    showBusy(context != nullptr && waiting == Waiting::Nothing);
    m_plate->setVisible(context != nullptr && context->runner.askedSeat() >= 0);
    if (m_plate->isVisibleTo(this)) m_plate->setOwner(context->seatColour(context->runner.askedSeat()), context->theme);
    word();
    arrange();
    if (focused && !m_form->focusField(field)) emit focusFree();
}

void PromptBar::setFolded(bool folded)
{
    if (m_folded == folded) return;
    m_folded = folded;
    setTextRole(m_question, folded ? TextRole::Strong : TextRole::Head);
    m_column->setSpacing(folded ? 2 : 6);
    const int edge = folded ? 3 : 8;
    setMirroredMargins(m_column, {12, edge, 8, edge});
    arrange();
    keepHeight();
    emit heightChanged();
}

/// An answer may come up under a pointer that was about to press "Move now".
void PromptBar::bePatient()
{
    m_form->setAttribute(Qt::WA_TransparentForMouseEvents, true);
    QTimer::singleShot(kTimeToSee, this, [this] { m_form->setAttribute(Qt::WA_TransparentForMouseEvents, false); });
}

bool PromptBar::focusAnswer()
{
    if (m_form->isVisibleTo(this) && m_form->focusFirst()) return true;
    for (QPushButton* button : std::initializer_list<QPushButton*>{m_roll, m_setDice, m_resume, m_continue})
        if (button->isVisibleTo(this)) {
            button->setFocus();
            return true;
        }
    return false;
}

bool PromptBar::press(int number)
{
    if (m_form->isVisibleTo(this)) return m_form->press(number);
    for (AnswerButton* alone : {m_resume, m_review, m_continue})
        if (number == 1 && alone->isVisibleTo(this)) {
            alone->click();
            return true;
        }
    return false;
}

void PromptBar::keyPressEvent(QKeyEvent* event)
{
    const QString text = event->text();
    if (event->modifiers() != Qt::NoModifier || text.size() != 1 || !text[0].isDigit() || !press(text[0].digitValue()))
        QFrame::keyPressEvent(event);
}

void PromptBar::showBusy(bool bots)
{
    if (bots) {
        if (!m_patience.isActive() && m_moveNow->isHidden()) m_patience.start();
        return;
    }
    m_patience.stop();
    m_busy->hide();
    m_moveNow->hide();
}

int PromptBar::usualHeight() const
{
    const QMargins edges = m_column->contentsMargins();
    const int question = m_question->fontMetrics().lineSpacing();
    const int below = m_folded ? question : std::max(m_hint->fontMetrics().lineSpacing(), m_rule->sizeHint().height());
    return edges.top() + question + (m_folded ? 0 : kBelowQuestion) + below + m_column->spacing() +
           m_roll->sizeHint().height() + edges.bottom();
}

void PromptBar::keepHeight()
{
    const int wanted =
        layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width()) : layout()->totalSizeHint().height();
    const int needed = std::min(wanted, std::max(window()->height() / 4, kLeastMost));
    if (std::exchange(m_needed, needed) != needed) emit heightChanged();
}

/// A few answers stand beside the question, many below it; the rule stands right behind the hint, unless that takes two
/// lines.
void PromptBar::arrange()
{
    const int room = width() - m_plate->width() - m_undo->width() - m_hintButton->width();
    const int wanted = m_form->sizeHint().width();
    const int question = std::max(m_question->fontMetrics().horizontalAdvance(m_question->text()), kLeastQuestion);
    const bool beside = wanted <= std::max(room * kShareOfAnswers / 100, room - question - 4 * m_row->spacing());
    const bool isBeside = m_row->indexOf(m_form) >= 0;
    if (beside != isBeside) {
        m_row->removeWidget(m_form);
        m_column->removeWidget(m_form);
        if (beside)
            m_row->insertWidget(m_row->indexOf(m_hintButton), m_form, 0, Qt::AlignTop);
        else
            m_column->insertWidget(1, m_form);
    }
    m_form->setMinimumWidth(beside ? wanted : 0);

    const int words = m_words->geometry().width();
    const int chip = m_rule->isHidden() ? 0 : m_rule->sizeHint().width() + m_hintLine->spacing();
    const int hint = m_hint->fontMetrics().horizontalAdvance(m_hint->text());
    const bool inOneLine = arrangeWords(words, chip, hint);
    const bool wrap = !inOneLine && hint > words - chip;
    if (wrap == m_hint->wordWrap()) return;
    m_hint->setWordWrap(wrap);
    m_hintLine->setStretch(0, wrap ? 1 : 0);
    m_hintLine->setStretch(2, wrap ? 0 : 1);
}

/// In a low window question, rule and hint share a line, and a hint that says no more than how one answers stays away
/// where they have no room: whether they share it. Otherwise hint and rule stand below the question.
bool PromptBar::arrangeWords(int room, int chip, int hint)
{
    const int question = m_question->fontMetrics().horizontalAdvance(m_question->text());
    const int space = kBetweenWords;
    const bool fits = question + hint + chip + 2 * space <= room;
    const bool needed = m_refusing || m_context == nullptr || m_context->runner.waiting() != Waiting::Answer;
    const bool oneLine = m_folded && (fits || !needed);
    // A column of words beside the answers tells nobody anything; it is the tool tip, too.
    const bool isLong = !m_refusing && hint > kMostHintLines * std::max(1, room - chip);
    m_hint->setVisible((!oneLine || fits) && !isLong && !m_hint->text().isEmpty());
    m_question->setToolTip(m_hint->isHidden() ? m_hint->text() : QString());
    setWrap(*m_question, !oneLine || question + chip + space > room);
    m_words->setDirection(oneLine ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    setSpacing(*m_words, oneLine ? kBetweenWords : m_folded ? 0 : kBelowQuestion);
    setStretch(*m_words, 0, oneLine && m_hint->isHidden() ? 1 : 0);
    setStretch(*m_words, 1, oneLine && !m_hint->isHidden() ? 1 : 0);
    return oneLine;
}

bool PromptBar::event(QEvent* event)
{
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        arrange();
        keepHeight();
    }
    return done;
}

void PromptBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    if (event->oldSize().width() == event->size().width()) return;
    arrange();
    keepHeight();
}

void PromptBar::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    QPainter painter(this);
    if (m_refusing) {
        painter.fillRect(rect(), colours().warningBack);
        painter.fillRect(QRect(isRightToLeft() ? width() - 4 : 0, 0, 4, height()), colours().warning);
    }
    painter.fillRect(QRect(0, height() - 1, width(), 1), m_refusing ? colours().warning : colours().line);
}

void PromptBar::word()
{
    m_question->clear();
    m_hint->clear();
    m_rule->setRule({});
    if (m_context == nullptr) return;
    const GameRunner& runner = m_context->runner;
    const engine::Decision& decision = runner.decision();
    switch (runner.waiting()) {
    case Waiting::Answer:
        m_question->setText(m_context->sentence(decision.question));
        m_rule->setRule(m_context->ruleId(decision.question));
        break;
    case Waiting::Roll:
    case Waiting::Nothing:
    case Waiting::Resume:
        if (decision.pending == engine::Pending::Chance) {
            m_question->setText(m_context->sentence(decision.chance.what));
            m_rule->setRule(m_context->ruleId(decision.chance.what));
        } else if (runner.isLookedAtByAll()) {
            const bool open = runner.asksOpenly();
            m_question->setText(open ? m_context->sentence(decision.question) : tr("What is asked here is a secret."));
            m_rule->setRule(open ? m_context->ruleId(decision.question) : QString());
        } else if (runner.isPerson(runner.askedSeat())) { // answered by habit
            m_question->setText(m_context->sentence(decision.question));
            m_rule->setRule(m_context->ruleId(decision.question));
        } else if (runner.askedSeat() >= 0) {
            m_question->setText(tr("%1 is thinking…").arg(m_context->seatSubject(runner.askedSeat())));
        }
        break;
    case Waiting::RevealedAnswers: m_question->setText(tr("The sealed answers are open.")); break;
    case Waiting::HandoverScreen: break;
    case Waiting::Over: {
        const engine::GameResult standing = runner.rules().standing(runner.game().state());
        QStringList winners;
        for (int seat = 0; seat < runner.seatCount(); ++seat)
            if (((standing.winners >> seat) & 1U) != 0) winners << m_context->seatSubject(seat);
        const int best = standing.score.empty() ? 0 : *std::ranges::max_element(standing.score);
        const QString score = scoreText(runner.rules(), m_context->wording, best);
        m_question->setText(winners.size() == 1
                                ? tr("%1 wins with %2", "who, score").arg(winners.front(), score)
                                : tr("Shared victory: %1").arg(winners.join(tr(", ", "between names in a list"))));
        break;
    }
    }
    m_hint->setText(hint());
}

QString PromptBar::hint() const
{
    const GameRunner& runner = m_context->runner;
    switch (runner.waiting()) {
    case Waiting::Answer:
        if (m_builder == nullptr) return {};
        if (!m_builder->candidates().empty())
            return !m_builder->joinsPlaces() || !m_builder->places().test(m_builder->lastPlace())
                       ? tr("Several things can be done there. Choose one.")
                   : anybodyBeaten(*m_context)
                       ? tr("Click where it goes, or choose what it does.")
                       : tr("Click where it goes, the same place again to stay, or choose what it does.");
        if (m_builder->places().any() || placeAskedFor(*m_builder) >= 0)
            return tr("Click a glowing place, or press Tab and Enter.");
        if (m_builder->complete()) return tr("Change what you like, then press Enter.");
        return tr("Choose one of the answers.");
    case Waiting::Roll:
        if (runner.typedDice()) return tr("Roll your dice and type what they show.");
        if (const QString key = m_actions.keyWord(QStringLiteral("play.roll")); !key.isEmpty())
            return tr("Press %1 to roll, or set the dice by hand.", "a key").arg(key);
        return tr("Roll the dice, or set them by hand.");
    case Waiting::Resume:
        if (!runner.canRedo()) return tr("The game rests here until it is continued.");
        if (runner.isLookedAtByAll())
            return tr(
                "This is an earlier moment, shown as everybody may see it. Continue from here to move differently.");
        return tr("You are looking at an earlier moment. A different move makes a branch.");
    case Waiting::RevealedAnswers: {
        QStringList outcomes;
        for (const engine::Message& outcome : lastRevealed(runner.game()).outcomes)
            outcomes << m_context->sentence(outcome);
        return outcomes.join(QStringLiteral(" · "));
    }
    case Waiting::Over: return tr("How it went is told over the board, and after that in the panel Score.");
    case Waiting::Nothing:
    case Waiting::HandoverScreen: return {};
    }
    return {};
}

void PromptBar::tellWhetherLegal()
{
    if (m_context == nullptr || m_builder == nullptr) return;
    if (!m_builder->legal()) {
        showRefusal(m_context->runner.game().check(m_builder->move()));
    } else if (m_refusing) {
        m_refusing = false;
        word();
        update();
    }
}

void PromptBar::showRefusal(const engine::Refusal& why)
{
    if (m_context == nullptr) return;
    m_refusing = true;
    m_hint->setText(m_context->sentence(why));
    m_rule->setRule(m_context->ruleId(why));
    update();
}

void PromptBar::showWarning(const QString& sentence)
{
    m_refusing = true;
    m_hint->setText(sentence);
    m_rule->setRule({});
    arrange();
    update();
}

void PromptBar::showSample(const QString& question, const QString& hint, bool refusal)
{
    show(nullptr, nullptr);
    m_hintButton->hide();
    m_undo->hide();
    m_question->setText(question);
    m_hint->setText(hint);
    m_refusing = refusal;
    arrange();
    update();
}

QString PromptBar::spoken() const
{
    if (m_hint->text().isEmpty()) return m_question->text();
    const QString question = m_question->text();
    const bool ends = question.isEmpty() || QStringLiteral(".?!…:").contains(question.back());
    return question + (ends ? QStringLiteral(" ") : QStringLiteral(". ")) + m_hint->text();
}

} // namespace marches::app
