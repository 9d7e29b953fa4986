// SPDX-License-Identifier: GPL-3.0-or-later
// What the page is made of, what its parts tell each other and what help says of them: a list of parts, apart from what
// the page does with a game.
#include <algorithm>
#include <array>
#include <utility>

#include <QAbstractScrollArea>
#include <QAction>
#include <QDockWidget>
#include <QLabel>
#include <QSettings>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include "app/desktop/base/application.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/battledock.h"
#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/editbar.h"
#include "app/desktop/play/endingcard.h"
#include "app/desktop/play/foldingdock.h"
#include "app/desktop/play/gamesounds.h"
#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/handpanel.h"
#include "app/desktop/play/hintstrip.h"
#include "app/desktop/play/logdock.h"
#include "app/desktop/play/logpanel.h"
#include "app/desktop/play/orderspanel.h"
#include "app/desktop/play/playactions.h"
#include "app/desktop/play/playdeals.h"
#include "app/desktop/play/playhints.h"
#include "app/desktop/play/playorders.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/playrecap.h"
#include "app/desktop/play/positionediting.h"
#include "app/desktop/play/positionpanel.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/promptslot.h"
#include "app/desktop/play/recapstrip.h"
#include "app/desktop/play/resultpanel.h"
#include "app/desktop/play/seatspanel.h"
#include "app/desktop/play/tablepanel.h"
#include "app/desktop/play/timelinebar.h"
#include "app/desktop/play/whypanel.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/widgets/panellayout.h"
#include "app/desktop/widgets/scrollabledock.h"
#include "editor/canvas/boardview.h"
#include "engine/diplomacy/referee/gameorders.h"

namespace marches::app {

namespace {

constexpr int kSeatsHeight = 230;  ///< of three seats
constexpr int kBattleHeight = 330; ///< odds with their reasons and two rows of dice
constexpr int kTitleHeight = 28;   ///< pixels, of a dock
constexpr int kLeastBetween = 170; ///< odds, or the cards of a hand, between seats and log
constexpr int kLineHeight = 28;    ///< the least of what lies behind the log
constexpr int kSlack = 16;         ///< pixels that the column may keep of what is asked for
constexpr int kTries = 4;          ///< to give the seats their height; then it is somebody's wish
constexpr int kSlimWidth = 264;    ///< pixels of the panels where the board needs the width

double lettersOf(const Preferences& preferences)
{
    constexpr std::array<double, kBoardLetters> kSizes{0.85, 1, 1.25, 1.5, 1.8};
    return kSizes[static_cast<std::size_t>(preferences.boardLetters())];
}

/// A dock's content that takes less width where the window is narrow: what is wider than that scrolls, or wraps.
class RoomyDock : public ScrollableDock {
public:
    using ScrollableDock::ScrollableDock;
    void setSlim(bool slim)
    {
        if (m_slim == slim) return;
        m_slim = slim;
        setHorizontalScrollBarPolicy(slim ? Qt::ScrollBarAsNeeded : Qt::ScrollBarAlwaysOff);
        updateGeometry();
    }
    QSize sizeHint() const override { return narrowed(ScrollableDock::sizeHint()); }
    QSize minimumSizeHint() const override { return narrowed(ScrollableDock::minimumSizeHint()); }

private:
    QSize narrowed(QSize size) const
    {
        return m_slim ? QSize(std::min(size.width(), kSlimWidth), size.height()) : size;
    }

    bool m_slim = false;
};

} // namespace

void PlayPage::buildBoardSide(const Actions& actions)
{
    m_stack = new QStackedWidget(this);
    m_table = new QWidget(m_stack);
    m_question = new PromptBar(actions, m_table);
    m_edit = new EditBar(m_table);
    m_edit->hide();
    m_strip = new MessageBar(m_table);
    m_board = new editor::BoardView(m_table);
    m_board->setObjectName(QStringLiteral("board"));
    m_position = new PositionPanel;
    m_editing = new PositionEditing(*m_edit, *m_position, *m_board, this);
    m_timeline = new TimelineBar(actions, m_table);
    m_hints = new PlayHints(this);
    m_sounds = new GameSounds(m_application.preferences(), this);
    m_recap = new PlayRecap(*m_board, m_application.preferences(), this);
    m_recapStrip = m_recap->makeStrip(actions, m_table);
    auto* column = new QVBoxLayout(m_table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_recapStrip);
    auto* question = new PromptSlot(*m_question);
    question->layOver(*m_hints->makeStrip(m_table), *m_board);
    column->addWidget(question);
    column->addWidget(m_edit);
    column->addWidget(m_strip);
    column->addWidget(m_board, 1);
    column->addWidget(m_timeline);
    m_trouble = new QLabel(m_stack);
    m_trouble->setWordWrap(true);
    m_trouble->setMargin(24);
    m_trouble->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_trouble);
    // In a frame that stays when the curtain hides what it holds: the panels would spread over its room, and keep it.
    auto* frame = new QWidget(this);
    auto* inside = new QVBoxLayout(frame);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->addWidget(m_stack);
    setCentralWidget(frame);
    m_curtain = new HandoverScreen(this);
    m_curtain->hide();
}

void PlayPage::buildDocks()
{
    setDockNestingEnabled(true);
    m_seats = new SeatsPanel;
    m_battle = new BattlePanel;
    m_hand = new HandPanel;
    m_deals = new PlayDeals(this);
    m_orders = new PlayOrders(*m_board, m_application.preferences(), this);
    m_log = new LogPanel;
    m_log->setMinimumWidth(kPanelWidth);
    m_result = new ResultPanel;
    m_ending = new EndingCard(*m_board);
    const auto dock = [this](const char* name, QWidget* content) {
        auto* panel = new QDockWidget(this);
        panel->setObjectName(QLatin1String(name));
        panel->setWidget(content);
        addDockWidget(trailingSide(*this), panel);
        return panel;
    };
    m_seatsDock = dock("seats", new RoomyDock(m_seats, kSeatsHeight));
    QDockWidget* battle = m_battleDock = dock("battle", new RoomyDock(m_battle, kBattleHeight));
    QDockWidget* orders = dock("orders", m_orders->panel());
    QDockWidget* table = dock("table", new RoomyDock(m_deals->panel(), kBattleHeight));
    QDockWidget* hand = dock("hand", new RoomyDock(m_hand, kBattleHeight));
    m_logDock = dock("log", m_log);
    QDockWidget* why = dock("why", new RoomyDock(m_orders->why(), kBattleHeight));
    QDockWidget* result = dock("result", new RoomyDock(m_result, kBattleHeight));
    QDockWidget* recap = dock("recap", new RoomyDock(m_recap->makePanel(), kBattleHeight));
    m_positionDock = dock("position", new RoomyDock(m_position, kBattleHeight));
    tabifyDockWidget(battle, orders);
    tabifyDockWidget(battle, table);
    tabifyDockWidget(battle, m_positionDock);
    tabifyDockWidget(m_logDock, why);
    tabifyDockWidget(m_logDock, recap);
    m_recap->setDock(recap);
    // The log behind which they lie may be a single line.
    for (const QDockWidget* mate : {why, recap}) mate->widget()->setMinimumHeight(kLineHeight);
    m_logDock->raise();
    orders->hide();
    table->hide();
    why->hide();
    showPositionDock(false);
    tabifyDockWidget(battle, hand);
    tabifyDockWidget(battle, result);
    battle->raise();
    QSettings& memory = m_application.preferences().memory();
    m_battlePlace = std::make_unique<BattleDock>(*m_battle, *m_battleDock, static_cast<QBoxLayout&>(*m_table->layout()),
                                                 *m_board, memory);
    m_handPlace =
        std::make_unique<FoldingDock>(*hand, QStringLiteral("layout/play-hand"), FoldingDock::Place::Behind, memory);
    m_resultPlace = std::make_unique<FoldingDock>(*result, QStringLiteral("layout/play-result"),
                                                  FoldingDock::Place::Behind, memory);
    m_logPlace = std::make_unique<LogDock>(*m_log, *m_logDock, memory);
    m_deals->setDocks(table, m_battleDock);
    m_orders->setDocks({this, m_seatsDock, m_battleDock, hand, orders, why});
}

bool PlayPage::hasPanelsBetween() const
{
    const QList<QDockWidget*> atTheEnds = tabifiedDockWidgets(m_logDock) << m_logDock << m_seatsDock;
    return std::ranges::any_of(findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly),
                               [&](QDockWidget* dock) {
                                   return !dock->isHidden() && !dock->isFloating() && !atTheEnds.contains(dock) &&
                                          dockWidgetArea(dock) == dockWidgetArea(m_seatsDock);
                               });
}

int PlayPage::seatsHeight() const
{
    const int log = m_log->isFolded() ? m_log->lineHeight() + 2 * kTitleHeight : height() / 4;
    const int most = height() - log - (hasPanelsBetween() ? kLeastBetween : 0);
    const QLayout* seats = m_seats->layout();
    // As a scroll area reckons what it would have to scroll.
    const int needed = std::max(seats->totalMinimumSize().height(), seats->totalHeightForWidth(m_seats->width()));
    const auto* area = qobject_cast<QAbstractScrollArea*>(m_seatsDock->widget());
    const int around = std::max(kTitleHeight, m_seatsDock->height() - area->viewport()->height());
    return std::min(needed + around, most);
}

void PlayPage::growSeats()
{
    if (m_sharesAgain && hasPanelsBetween()) {
        m_sharesAgain = false;
        layout()->activate(); // what has just been shown takes its room
        sharePanels();
        return;
    }
    if (!m_stacked || !m_runner || m_seatsDock->isHidden() || m_seatsDock->isFloating()) return;
    const int wanted = seatsHeight();
    QList<int> shared{wanted, height()};
    for (const QDockWidget* dock : findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
        shared << (dock->isHidden() ? 0 : 1);
    if (std::exchange(m_shared, shared) != shared) m_tries = 0;
    if (m_tries >= kTries) return;
    m_tries = m_seatsDock->height() >= wanted ? kTries : m_tries + 1;
    if (m_tries == kTries) return;
    resizeDocks({m_seatsDock}, {wanted + kSlack}, Qt::Vertical);
    // A panel that has just been shown takes its room after that.
    QTimer::singleShot(0, this, &PlayPage::growSeats);
}

void PlayPage::sharePanels()
{
    const int seats = std::max(seatsHeight(), height() / 3);
    const int others = (height() - seats) / 2;
    resizeDocks({m_seatsDock, m_battleDock, m_logDock}, {seats, others, others}, Qt::Vertical);
    resizeDocks({m_seatsDock}, {m_tight ? kSlimWidth : kPanelWidth}, Qt::Horizontal);
    m_sharesAgain = !hasPanelsBetween();
    m_shared.clear();
    QTimer::singleShot(0, this, &PlayPage::growSeats);
}

void PlayPage::setPanelsSlim(bool slim)
{
    const int width = slim ? kSlimWidth : kPanelWidth;
    const bool other = m_log->minimumWidth() != width;
    for (QDockWidget* dock : findChildren<QDockWidget*>())
        if (auto* roomy = dynamic_cast<RoomyDock*>(dock->widget())) roomy->setSlim(slim);
    m_log->setMinimumWidth(width);
    m_orders->panel()->setMinimumWidth(slim ? kSlimWidth : 0);
    if (other && slim) resizeDocks({m_seatsDock}, {kSlimWidth}, Qt::Horizontal);
}

void PlayPage::closeUnused()
{
    for (QDockWidget* dock : findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (dock->property("folded").toBool() && !dock->isHidden()) dock->hide();
}

void PlayPage::arrangePanels()
{
    closeUnused();
    if (m_stacked) return;
    for (QDockWidget* dock : findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (dock != m_seatsDock && !dock->isFloating() && !dock->isHidden() &&
            !tabifiedDockWidgets(m_seatsDock).contains(dock))
            tabifyDockWidget(m_seatsDock, dock);
}

/// Only while the position is changed there is anything in it.
void PlayPage::showPositionDock(bool shown)
{
    m_positionDock->setProperty("folded", !shown);
    m_positionDock->toggleViewAction()->setEnabled(shown);
    if (!shown) {
        const QList<QDockWidget*> mates = tabifiedDockWidgets(m_positionDock);
        m_positionDock->hide();
        // What was looked at before comes back, not whatever lies next to it.
        for (QDockWidget* dock : std::exchange(m_seenBefore, {}))
            if (mates.contains(dock) && !dock->isHidden()) dock->raise();
        return;
    }
    for (QDockWidget* dock : findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (!dock->visibleRegion().isEmpty()) m_seenBefore << dock;
    // In a narrow window all panels are one tabbed column.
    QDockWidget* beside = m_battleDock->isVisibleTo(this) ? m_battleDock : m_stacked ? nullptr : m_seatsDock;
    m_positionDock->show();
    if (beside != nullptr && !m_positionDock->isFloating() && !beside->isFloating())
        tabifyDockWidget(beside, m_positionDock);
    m_positionDock->raise();
}

void PlayPage::connectParts()
{
    connectBoard();
    connectAnswers();
    connectOrders();
    connectDeals();
    connectRecap();
    connectHints();
    connectQuestion();
    connectPanels();
    connectMoments();
    followPreferences();
}

void PlayPage::connectBoard()
{
    connect(m_board, &editor::BoardView::placeActivated, this, &PlayPage::onPlace);
    connect(m_board, &editor::BoardView::entered, this, &PlayPage::onEnter);
    connect(m_board, &editor::BoardView::placeHovered, this, &PlayPage::onHover);
    connect(m_board, &editor::BoardView::currentPlaceChanged, this, &PlayPage::onHover);
    connect(m_board, &editor::BoardView::spoken, this, &PlayPage::say);
    connect(m_board, &editor::BoardView::zoomChanged, this, &PlayPage::showZoom);
    connect(m_board, &editor::BoardView::amountTyped, this, &PlayPage::onAmount);
    connect(m_board, &editor::BoardView::contextRequested, this, &PlayPage::onMenu);
    connect(m_editing, &PositionEditing::told, this, &PlayPage::say);
    connect(m_editing, &PositionEditing::changed, this,
            [this] { m_seats->show(m_context.get(), &m_editing->draft()->shown()); });
    connect(m_editing, &PositionEditing::ended, this, &PlayPage::onEdited);
    connect(m_edit, &EditBar::keepRequested, this, &PlayPage::askToKeepPosition);
    connect(m_edit, &EditBar::keepVariantRequested, this, &PlayPage::askToKeepVariant);
}

void PlayPage::connectQuestion()
{
    connect(&m_question->form(), &DecisionForm::committed, this, &PlayPage::commit);
    connect(&m_question->form(), &DecisionForm::edited, this, [this] { showAnswer(AnswerBuilder::Progress::Edited); });
    connect(&m_question->form(), &DecisionForm::backRequested, this, &PlayPage::stepOut);
    connect(m_question, &PromptBar::rollRequested, this, &PlayPage::roll);
    connect(m_question, &PromptBar::setDiceRequested, this, &PlayPage::setDice);
    connect(m_question, &PromptBar::undoRequested, this, &PlayPage::undo);
    connect(m_question, &PromptBar::hintRequested, this, &PlayPage::askHint);
    connect(m_question, &PromptBar::resumeRequested, this, [this] {
        if (m_runner) m_runner->resume();
    });
    connect(m_question, &PromptBar::restRequested, this, [this](Spread spread) {
        if (m_runner) m_runner->placeRest(spread);
    });
    connect(m_question, &PromptBar::focusFree, m_board, qOverload<>(&QWidget::setFocus));
    connect(m_question, &PromptBar::hurryRequested, this, &PlayPage::hurry);
    connect(m_question, &PromptBar::reviewRequested, this, [this] { goToEnd(false); });
    connect(m_question, &PromptBar::ruleRequested, this, &PlayPage::showRule);
}

void PlayPage::connectPanels()
{
    connect(m_seats, &SeatsPanel::laidOutAnew, this, &PlayPage::growSeats, Qt::QueuedConnection);
    connect(m_seats, &SeatsPanel::ruleRequested, this, &PlayPage::showRule);
    connect(
        m_seats, &SeatsPanel::controlRequested, this,
        [this](int seat, const std::string& level) {
            if (!m_session || isEditing()) return;
            const std::string& name = m_session->seats()[static_cast<std::size_t>(seat)].name;
            m_session->setSeat(seat, {name, level});
        },
        Qt::QueuedConnection); // the menu it comes from belongs to what is shown anew
    connect(m_battle, &BattlePanel::ruleRequested, this, &PlayPage::showRule);
    connect(m_battle, &BattlePanel::diceSet, this, [this](const std::vector<int>& faces) {
        if (m_runner) m_runner->setDice(faces);
    });
    connect(m_log, &LogPanel::ruleRequested, this, &PlayPage::showRule);
    connectResult(*m_result);
    connectResult(m_ending->result());
    connect(m_ending, &EndingCard::closed, this, &PlayPage::showScore);
    connect(m_curtain, &HandoverScreen::lifted, this, [this] {
        if (!m_runner) return;
        m_runner->liftCurtain();
        focusQuestion();
    });
    connect(m_curtain, &HandoverScreen::endRequested, this, [this] { goToEnd(true); });
    m_result->setBoardPicture([this] { return boardPicture(); });
}

void PlayPage::connectResult(const ResultPanel& result)
{
    connect(&result, &ResultPanel::ruleRequested, this, &PlayPage::showRule);
    connect(&result, &ResultPanel::exportRequested, this, &PlayPage::exportCourse);
    connect(&result, &ResultPanel::againRequested, this, &PlayPage::againRequested);
    connect(&result, &ResultPanel::newGameRequested, this, [this] { m_window.goToNewGame(); });
}

void PlayPage::connectMoments()
{
    const auto goTo = [this](int node) {
        if (m_runner && node != m_runner->game().here()) m_runner->goTo(node);
    };
    connect(m_log, &LogPanel::momentRequested, this, goTo);
    connect(m_result, &ResultPanel::momentRequested, this, goTo);
    connect(&m_ending->result(), &ResultPanel::momentRequested, this, [this, goTo](int node) {
        goTo(node);
        showScore(); // where the story goes on
    });
    connect(m_timeline, &TimelineBar::momentRequested, this, goTo);
    connect(m_timeline, &TimelineBar::renameRequested, this,
            [this](int node, const QString& name) { m_runner->renameBranch(node, name); });
    connect(m_timeline, &TimelineBar::promoteRequested, this, [this](int node) { m_runner->promoteBranch(node); });
    connect(m_timeline, &TimelineBar::deleteRequested, this, [this](int node) { m_runner->deleteBranch(node); });
    connect(m_timeline, &TimelineBar::noteRequested, this,
            [this](int node, const QString& note) { m_runner->setNote(node, note); });
}

void PlayPage::followPreferences()
{
    connect(&m_application.preferences(), &Preferences::changed, this, [this](Preference what) {
        const Preferences& preferences = m_application.preferences();
        if (what == Preference::BotPause && m_runner) m_runner->setPace({preferences.botPause()});
        if (what == Preference::Motion) m_board->setMotion(static_cast<editor::Motion>(preferences.motion()));
        if (what == Preference::BoardLetters) m_board->setLetters(lettersOf(preferences));
        if (what == Preference::Habits) takeHabits();
        if (what != Preference::Keys && what != Preference::Letters) return;
        m_question->refreshKeys();
        m_timeline->refreshKeys();
        m_recapStrip->refreshKeys();
    });
    takeHabits();
    connect(&m_application.theme(), &app::Theme::changed, this, [this] { refresh(false, false); });
    connect(&m_application.catalogue(), &Catalogue::changed, this, &PlayPage::readTextsAnew);
    m_board->setMotion(static_cast<editor::Motion>(m_application.preferences().motion()));
    m_board->setLetters(lettersOf(m_application.preferences()));
}

void PlayPage::connectAnswers()
{
    connect(m_board, &editor::BoardView::placeDragged, this, [this](int from, int to) {
        if (!isEditing() && !m_recap->isReplaying()) m_answers->drag(from, to);
    });
    connect(m_board, &editor::BoardView::draggedNowhere, this, [this](int from) {
        if (isEditing() || m_recap->isReplaying() || !m_runner) return;
        if (!m_answers->isAsked()) return m_answers->point(from); // says so
        m_board->refuse(from);
        m_question->showWarning(tr("Nothing is there to go to: let go over a place."));
        say(m_question->spoken());
    });
    connect(m_answers, &AnswerBuilder::answered, this, &PlayPage::commit);
    connect(m_answers, &AnswerBuilder::changed, this, &PlayPage::showAnswer);
    connect(m_answers, &AnswerBuilder::nothingAsked, this, [this](int place) {
        if (m_answers->isAsked()) m_question->showWarning(tr("No place is asked for: the answers stand in this bar."));
        if (m_runner->waiting() == GameRunner::Waiting::Nothing && m_runner->personCount() > 0) {
            m_board->refuse(place); // the click is not lost unseen
            sayAnew(tr("It is not your turn yet. %1", "what stands at a place").arg(m_board->describe(place)));
            return;
        }
        say(m_board->describe(place));
    });
    connect(m_answers, &AnswerBuilder::refused, this, [this](int place, const engine::Refusal& why) {
        m_board->refuse(place);
        m_question->showRefusal(why);
        say(m_question->spoken());
    });
}

void PlayPage::connectOrders()
{
    connect(m_orders, &PlayOrders::committed, this, &PlayPage::commit);
    connect(m_orders, &PlayOrders::ruleRequested, this, &PlayPage::showRule);
    connect(m_orders, &PlayOrders::arrowsChanged, this, &PlayPage::refreshMarks);
    connect(m_orders, &PlayOrders::said, this, &PlayPage::say);
    connect(m_orders, &PlayOrders::warned, this, [this](const QString& sentence) {
        m_question->showWarning(sentence);
        say(m_question->spoken());
    });
    connect(m_orders, &PlayOrders::docksRaised, this, [this] { m_curtain->raise(); });
    connect(m_orders, &PlayOrders::pieceChosen, this, [this](int place) {
        if (!m_runner || isEditing()) return;
        m_answers->pointAnew(place);
        m_board->setCurrentPlace(place);
        m_board->setFocus();
    });
}

void PlayPage::takeHabits()
{
    const Preferences& preferences = m_application.preferences();
    m_answers->setHabits(preferences.habits());
    if (m_runner) m_runner->setHabits(preferences.habits());
    m_actions->showHabits(preferences.habits());
}

void PlayPage::connectRecap()
{
    connect(m_recap, &PlayRecap::marksChanged, this, [this] {
        if (m_recap->isReplaying()) m_hints->close(); // what is seen is past
        refreshMarks();
    });
    connect(m_recapStrip, &RecapStrip::newsChanged, this, &PlayPage::placeRecap);
    connect(m_recap, &PlayRecap::said, this, &PlayPage::say);
    connect(m_recap, &PlayRecap::ended, this, [this] {
        m_board->setFocus();
        announce();
    });
}

void PlayPage::connectHints()
{
    connect(m_hints, &PlayHints::chosen, this, &PlayPage::commit);
    connect(m_hints, &PlayHints::marksChanged, this, &PlayPage::refreshMarks);
    connect(m_hints, &PlayHints::said, this, &PlayPage::say);
    connect(m_hints, &PlayHints::focusFree, m_board, qOverload<>(&QWidget::setFocus));
}

void PlayPage::connectDeals()
{
    auto* column = static_cast<QBoxLayout*>(m_table->layout());
    auto* question = m_table->findChild<PromptSlot*>();
    QWidget* card = m_deals->makeCard(m_table);
    column->insertWidget(column->indexOf(question) + 1, card);
    question->keepClearOf(*card);
    connect(m_deals, &PlayDeals::committed, this, &PlayPage::commit);
    connect(m_deals, &PlayDeals::ruleRequested, this, &PlayPage::showRule);
    connect(m_question, &PromptBar::continueRequested, this, [this] {
        if (m_runner) m_runner->acknowledge();
    });
}

void PlayPage::explainParts()
{
    setWhatsThis(tr(
        "One game: above the board what is asked and the answers that are no places, below it the record of the game, "
        "beside it the panels. F6 goes from one to the next."));
    m_board->setWhatsThis(
        tr("The board. Glowing places answer the question: click one, or go there with the arrow keys or / and a "
           "name, then press Enter. N reads the neighbours, L what can be chosen."));
    m_recapStrip->setWhatsThis(
        tr("What the others did since your turn. It can be played on the board step by step, as often as you like; the "
           "panel beside the board lists all of it."));
    m_question->setWhatsThis(
        tr("Who is asked, what, and the answers. The keys 1 to 9 give them in their order, R rolls, S stops or "
           "passes; the rule that asks opens from its number."));
    m_hints->strip()->setWhatsThis(tr("What the bot Hard would answer from what you may know, best first, each with "
                                      "its chance to win and the range of that chance. Press one to give it."));
    m_timeline->setWhatsThis(
        tr("The record of the game. Go back to any moment and choose differently there: the game branches, and "
           "nothing is lost. A note belongs to the moment at which you begin to type it."));
    m_curtain->setWhatsThis(
        tr("The game has secrets between persons at this screen. Only the one who is named should lift it."));
    const auto explain = [this](const char* dock, const QString& text) {
        if (auto* panel = findChild<QDockWidget*>(QLatin1String(dock))) panel->setWhatsThis(text);
    };
    explain("seats", tr("Who plays, what each has that all may see, and what lasts or ends."));
    explain("battle",
            tr("The dice that were rolled last, and before an attack its odds. Dice can be set by hand here."));
    explain("hand", tr("The cards of whoever is asked. They are hidden while the screen is passed on."));
    explain("orders", tr("The orders of whoever is asked, given by click, by drag, or typed as players write them."));
    explain("why", tr("Why an order came out as it did: every share of the sum, with its rule."));
    explain("table", tr("What is settled between the seats: offers, bids and votes."));
    explain("log", tr("What happened, a line each. Enter goes to that moment, F1 on a line opens its rule."));
    explain("recap", tr("What the others did since your turn: turn by turn, what changed hands first."));
    explain("result",
            tr("How it went: what the game counts, over its course; the score once it is over, and an export."));
    explain("position", tr("The position as facts, while you change it by hand."));
}

} // namespace marches::app
