// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/playpage.h"

#include <algorithm>
#include <utility>

#include <QAbstractScrollArea>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTimer>
#include <QToolTip>
#include <QVBoxLayout>

#include "app/desktop/base/application.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/battledock.h"
#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/editbar.h"
#include "app/desktop/play/effectwords.h"
#include "app/desktop/play/endingcard.h"
#include "app/desktop/play/foldingdock.h"
#include "app/desktop/play/gameboard.h"
#include "app/desktop/play/gamesounds.h"
#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/handpanel.h"
#include "app/desktop/play/hintstrip.h"
#include "app/desktop/play/logdock.h"
#include "app/desktop/play/logpanel.h"
#include "app/desktop/play/playactions.h"
#include "app/desktop/play/playdeals.h"
#include "app/desktop/play/playhints.h"
#include "app/desktop/play/playorders.h"
#include "app/desktop/play/playrecap.h"
#include "app/desktop/play/positionediting.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/recapstrip.h"
#include "app/desktop/play/resultpanel.h"
#include "app/desktop/play/seatspanel.h"
#include "app/desktop/play/timelinebar.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/widgets/scrollabledock.h"
#include "editor/canvas/boardview.h"
#include "engine/diplomacy/referee/gameorders.h"

namespace marches::app {

using Waiting = GameRunner::Waiting;

namespace {

constexpr int kLowWindow = 760; ///< pixels; the board gets what room there is
constexpr int kTumble = 500;    ///< milliseconds

} // namespace

PlayPage::PlayPage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent)
    : Translated(parent, Qt::Widget), m_application(application), m_window(window), m_answers(new AnswerBuilder(this)),
      m_actions(nullptr)
{
    setObjectName(QStringLiteral("playPage"));
    setWindowFlags(Qt::Widget); // a QMainWindow makes itself a window of its own otherwise
    buildBoardSide(actions);
    buildDocks();
    m_actions = new PlayActions(*this, actions);
    connectParts();
    retranslate();
    m_question->refreshKeys();
    m_timeline->refreshKeys();
    m_recapStrip->refreshKeys();
}

PlayPage::~PlayPage()
{
    m_hints->drop(); // its strip must not ask for marks while the page goes
}

void PlayPage::setSession(std::unique_ptr<GameSession> session)
{
    commitTexts();
    m_editing->end();
    m_timeline->show(nullptr);
    m_hints->drop();
    m_context.reset();
    m_question->show(nullptr, nullptr);
    m_battle->show(nullptr);
    m_orders->drop();
    m_recap->show(nullptr);
    m_sounds->watch(nullptr);
    m_answers->setRunner(nullptr);
    m_runner.reset();
    m_wording.reset();
    m_session = std::move(session);
    m_stripClosed = false;
    m_endTold = false;
    m_strip->clear();
    if (m_session) {
        m_runner = std::make_unique<GameRunner>(*m_session);
        m_answers->setRunner(m_runner.get());
        m_runner->setPace({m_application.preferences().botPause()});
        m_runner->setHabits(m_application.preferences().habits());
        makeWording();
        m_battleDock->setWindowTitle(hasBattles() ? tr("Battle") : tr("Dice"));
        m_battlePlace->beginGame(!engine::referee::takesOrders(m_runner->rules()));
        m_orders->beginGame(m_runner->rules());
        m_result->beginGame(m_runner->game());
        m_handPlace->beginGame(true);
        m_resultPlace->beginGame(true);
        m_deals->beginGame(m_runner->rules());
        arrangePanels();
        loadDrawing();
        connectRunner();
        m_sounds->watch(m_runner.get());
        m_runner->start();
    } else {
        m_board->setDrawing(nullptr); // its words were the session's
        m_board->setWording({});
        refresh(false, true);
    }
    emit sessionChanged();
    m_window.refreshTitle();
}

void PlayPage::commitTexts() { m_timeline->commit(); }

void PlayPage::connectRunner()
{
    connect(m_runner.get(), &GameRunner::changed, this, &PlayPage::onChanged);
    connect(m_runner.get(), &GameRunner::refused, this, [this](const engine::Refusal& why) {
        m_question->showRefusal(why);
        announce();
    });
    connect(m_runner.get(), &GameRunner::botRefused, this, [this](int seat, const engine::Refusal& why) {
        m_question->showWarning(
            tr("%1 made a move that the rules forbid (%2) and is not asked again. Continue, or undo a step.",
               "who, why")
                .arg(m_context->seatSubject(seat), m_context->sentence(why)));
        announce();
    });
    connect(m_runner.get(), &GameRunner::rolled, this, [this] {
        const Motion motion = m_application.preferences().motion();
        m_sounds->followRoll();
        m_battle->showRoll(motion == Motion::Off ? 0 : motion == Motion::Short ? kTumble / 2 : kTumble);
    });
    connect(m_runner.get(), &GameRunner::gameOver, this, &PlayPage::tellEnd);
    connect(m_session.get(), &GameSession::seatsChanged, this, [this] {
        makeWording();
        refresh(false, true);
    });
}

void PlayPage::tellEnd()
{
    if (std::exchange(m_endTold, true) || !m_context || !m_runner->game().over())
        showScore();
    else
        m_ending->open(*m_context);
}

void PlayPage::showScore()
{
    m_resultPlace->insist();
    // Nothing more is asked of the board: how it went may have the room of a wide panel.
    if (m_tight) resizeDocks({m_seatsDock}, {kPanelWidth}, Qt::Horizontal);
    // Nor is more told: the log gives what the score needs. What has just been shown takes its room first.
    QTimer::singleShot(0, this, [this] {
        auto* score = findChild<QDockWidget*>(QStringLiteral("result"));
        if (!m_stacked || !score->isVisible() || !m_logDock->isVisible() || score->isFloating() ||
            m_logDock->isFloating() || m_log->isFolded())
            return;
        layout()->activate();
        constexpr int kPart = 4; // of what both have, the log keeps
        const int both = score->height() + m_logDock->height();
        const QWidget& room = *qobject_cast<QAbstractScrollArea*>(score->widget())->viewport();
        const int needed = std::max(0, m_result->layout()->totalHeightForWidth(room.width()) - room.height());
        const int log = std::max(m_logDock->height() - needed, both / kPart);
        if (log < m_logDock->height()) resizeDocks({score, m_logDock}, {both - log, log}, Qt::Vertical);
    });
}

void PlayPage::readTextsAnew()
{
    if (!m_session || m_session->isTrial()) return; // the map of a trial is another one in a minute
    m_hints->drop();
    m_context.reset();
    m_session->readTexts(m_application.library().textRoots());
    makeWording();
    refresh(false, true);
}

void PlayPage::makeWording()
{
    m_hints->drop(); // its words are of the language before
    m_context.reset();
    m_application.language().complete(m_session->texts());
    m_wording = std::make_unique<engine::MessageFormatter>(m_session->texts(), m_runner->rules(),
                                                           m_application.language().current().toStdString());
    for (int seat = 0; seat < m_runner->seatCount(); ++seat)
        m_wording->setSeatName(seat, m_session->seats()[static_cast<std::size_t>(seat)].name);
    m_context = std::make_unique<PlayContext>(
        PlayContext{*m_runner, *m_wording, editor::BoardStyle::of(m_runner->rules()),
                    colours().dark ? editor::Theme::Dark : editor::Theme::Light, gameName()});
    m_board->setWording(boardWording(*m_session, *m_wording, m_runner->rules()));
    if (isEditing()) m_editing->show(*m_context);
    tellUnplayedLand();
}

void PlayPage::tellUnplayedLand()
{
    m_strip->clear();
    if (m_stripClosed) return;
    const std::string language = m_application.language().current().toStdString();
    for (const QString& sentence : unplayedLand(*m_session, m_runner->rules(), language)) {
        m_strip->tell(sentence);
        connect(
            m_strip->addButton(tr("Close")), &QPushButton::clicked, this,
            [this] {
                m_stripClosed = true;
                m_strip->clear();
            },
            Qt::QueuedConnection);
    }
}

void PlayPage::loadDrawing()
{
    const auto drawing = drawingOf(*m_session);
    if (!drawing) {
        QStringList lines;
        for (const engine::Error& error : drawing.error())
            lines << QString::fromStdString(engine::errorText(error, m_session->texts(), m_wording->language()));
        m_trouble->setText(lines.join(QLatin1Char('\n')));
        m_stack->setCurrentWidget(m_trouble);
        return;
    }
    m_stack->setCurrentWidget(m_table);
    m_board->setDrawing(*drawing);
    m_board->setRules(m_session->game().sharedRules());
    m_board->fit();
}

void PlayPage::onChanged(bool animate)
{
    refresh(animate, false);
    m_sounds->follow(animate, m_battle->faceUpCard());
    announce();
}

void PlayPage::refresh(bool animate, bool afresh)
{
    const bool curtain = m_runner && m_runner->waiting() == Waiting::HandoverScreen;
    if (curtain) lowerCurtain();
    // Under the curtain nothing is drawn, spoken or reachable.
    m_stack->setVisible(!curtain);
    for (QDockWidget* dock : findChildren<QDockWidget*>()) dock->setEnabled(!curtain);
    m_curtain->setVisible(curtain);
    if (curtain) {
        m_curtain->raise();
        m_curtain->setFocus();
    }
    if (m_context) m_context->theme = colours().dark ? editor::Theme::Dark : editor::Theme::Light;
    if (m_context) m_board->setTheme(m_context->theme);
    const PlayContext* context = curtain ? nullptr : m_context.get();
    m_answers->begin();
    // Under the curtain, too, where the board gets what everybody may see: it keeps nothing of what one person saw.
    if (m_context && !isEditing())
        m_board->setPosition(m_runner->facts(), animate && !curtain ? editor::BoardView::Change::Animated
                                                                    : editor::BoardView::Change::AtOnce);
    m_deals->show(context, isEditing());
    m_question->form().setBrief(m_deals->hasDeal()); // what is put on the table is asked for there
    m_question->show(context, &m_answers->builder());
    m_hints->show(isEditing() ? nullptr : context);
    m_seats->show(context);
    m_battle->show(context);
    m_hand->show(context);
    m_orders->show(context);
    m_recap->show(context);
    m_log->show(context, afresh);
    m_result->show(context);
    m_ending->show(isEditing() ? nullptr : context);
    m_timeline->show(context);
    if (isEditing()) {
        m_editing->show(*m_context);
        return;
    }
    m_battle->showForecast({}, std::nullopt); // odds of an earlier question are none of this one
    refreshMarks();
    followPanels();
    // Cards and panels that are new have no size before control comes back to the event loop.
    QTimer::singleShot(0, this, &PlayPage::growSeats);
}

void PlayPage::followPanels()
{
    const bool goesOn = m_runner && m_runner->waiting() == Waiting::Nothing;
    const FoldingDock::Moment moment = goesOn ? FoldingDock::Moment::Bots : FoldingDock::Moment::Question;
    m_battlePlace->follow(moment, !m_recap->isReplaying() && m_answers->asksAboutBattle(),
                          m_answers->builder().places().any());
    if (!m_runner) return;
    m_handPlace->follow(moment, HandPanel::isOfInterest(*m_runner));
    m_resultPlace->follow(moment, m_result->isOfInterest(m_runner->game()));
}

void PlayPage::lowerCurtain()
{
    const int seat = m_runner->askedSeat();
    const QString form =
        tr("with-article", "which form of a name follows \"Pass the screen to\": name, with-article, of or at");
    m_curtain->setPerson(m_context->word(engine::Space::Seat, seat, "with-article"),
                         m_context->word(engine::Space::Seat, seat, form.toStdString()),
                         m_runner->asksOpenly() ? m_context->sentence(m_runner->game().pending().question)
                                                : tr("What is asked now is a secret."),
                         hasField(engine::Role::Hand));
    m_curtain->setEarlier(m_runner->canRedo());
    m_curtain->setGeometry(rect());
    // What one person looked at is nothing to the next: place, tips, menus and windows go with what they say.
    m_board->setCurrentPlace(-1);
    QToolTip::hideText();
    for (QWidget* popup = QApplication::activePopupWidget(); popup != nullptr && popup->close();)
        popup = QApplication::activePopupWidget();
    for (QDialog* dialog : findChildren<QDialog*>()) dialog->close();
}

void PlayPage::refreshMarks()
{
    if (m_recap->isReplaying()) m_ending->dismiss(); // the board is what is looked at now
    m_marks = {};
    if (m_context && !isEditing()) {
        m_marks.arrows = m_orders->arrows();
        m_marks.lasting = lastingByPlace(*m_context);
        m_marks.ofOwner = lastingByOwner(*m_context);
    }
    if (m_recap->isReplaying()) m_marks = m_recap->marks();
    if (m_context && m_answers->isAsked() && !m_recap->isReplaying()) {
        m_answers->mark(m_marks);
        if (const auto odds = m_answers->forecast(); odds || m_answers->builder().complete())
            m_battle->showForecast({}, odds);
    }
    if (!m_recap->isReplaying()) m_hints->mark(m_marks);
    m_board->setMarks(m_marks);
}

void PlayPage::showAnswer(AnswerBuilder::Progress progress)
{
    m_question->show(m_context.get(), &m_answers->builder());
    refreshMarks();
    m_battlePlace->follow(FoldingDock::Moment::Answer, m_answers->asksAboutBattle(),
                          m_answers->builder().places().any());
    if (progress == AnswerBuilder::Progress::Edited) return;
    say(m_question->spoken());
    QPushButton* primary = m_question->form().primary();
    if (progress == AnswerBuilder::Progress::Pointed && primary != nullptr) primary->setFocus();
}

void PlayPage::showForecastFor(int place)
{
    if (place < 0 || !m_marks.legal.test(place)) {
        // Odds of the question, where it has some; else those that were looked at last stay on the way to the answer.
        if (const auto odds = m_answers->forecast()) m_battle->showForecast({}, odds);
        return;
    }
    m_battle->showForecast(m_board->placeName(place), m_answers->forecastAt(place));
}

void PlayPage::showZoom()
{
    if (!isHidden()) m_window.setZoomText(tr("%1 %").arg(QLocale().toString(qRound(m_board->zoom() * 100))));
}

void PlayPage::commit(const engine::Move& move)
{
    if (!m_runner || m_orders->holdsBack(move)) return;
    if (const engine::Refusal refusal = m_runner->answer(move)) say(m_context->sentence(refusal));
}

void PlayPage::announce()
{
    if (!m_runner || !m_context) return;
    const bool asks = m_runner->waiting() != Waiting::Nothing;
    if (std::exchange(m_asks, asks) && !asks && !isHidden()) m_window.speak({}); // what was asked is asked no more
    if (!asks) return; // a bot's turn is not spoken step by step
    say(isCurtainDown() ? m_curtain->spoken() : m_question->spoken());
}

void PlayPage::say(const QString& sentence)
{
    m_lastSaid = sentence;
    if (!isHidden()) m_window.speak(sentence); // nobody hears a game behind another page
}

void PlayPage::sayAnew(const QString& sentence)
{
    if (!isHidden()) m_window.speak({});
    say(sentence);
}

void PlayPage::focusQuestion()
{
    if (isCurtainDown())
        m_curtain->setFocus();
    else if (m_marks.legal.any() || !m_question->focusAnswer())
        m_board->setFocus();
}

void PlayPage::enter()
{
    if (m_session) showZoom(); // a board that had its size before the page was shown tells of none
    if (isCurtainDown())
        m_curtain->setFocus();
    else
        m_board->setFocus();
    announce();
}

bool PlayPage::isCurtainDown() const { return m_curtain->isVisibleTo(this); }

bool PlayPage::isEditing() const { return m_editing->isOn(); }

bool PlayPage::isReplaying() const { return m_orders->isReplaying() || m_recap->isReplaying(); }

bool PlayPage::hasField(engine::Role role) const
{
    return m_runner && std::ranges::find(m_runner->rules().fields(), role, &engine::FieldSpec::role) !=
                           m_runner->rules().fields().end();
}

bool PlayPage::hasBattles() const { return !m_runner || hasField(engine::Role::Owner); }

QString PlayPage::gameName() const
{
    const engine::VariantData& variant = m_session->setup().variant;
    // A map that is being tried stands in no list.
    if (m_session->isTrial()) return QString::fromStdString(m_wording->text("ruleset.name"));
    return m_application.catalogue().gameName({variant.map, variant.ruleset}, variant.id);
}

QString PlayPage::title() const
{
    if (!m_session || !m_context) return {};
    const QString& name = m_context->game;
    return m_session->isTrial()
               ? tr("%1 (a trial, not kept)", "title bar: a game on a map that is being edited").arg(name)
               : name;
}

bool PlayPage::isModified() const { return m_session && m_session->isModified() && !m_session->isTrial(); }

void PlayPage::setKeptSafe(bool safe)
{
    m_keptSafe = safe;
    m_window.refreshTitle();
}

QString PlayPage::savingState() const
{
    if (!m_session) return {};
    if (m_session->isTrial()) return tr("A trial of the map: not kept");
    if (!m_keptSafe) return tr("Not kept safe: the data folder cannot be written to");
    if (m_session->file().isEmpty()) return tr("Kept safe, not saved to a file");
    return m_session->isModified() ? tr("Kept safe, changed since it was saved") : tr("Saved");
}

QList<QWidget*> PlayPage::areas()
{
    // Question, board, panels, timeline. What stands above the question for a while is an area while it is there.
    QList<QWidget*> found;
    if (m_recapStrip->hasNews()) found << m_recapStrip;
    found << m_question << m_hints->strip() << m_edit << m_board;
    // The panels are one: that in which one was, or else the log. Tab leads on from there.
    if (QWidget* panel = panelWithFocus()) found << panel;
    found << m_timeline;
    return found;
}

QWidget* PlayPage::panelWithFocus() const
{
    QWidget* shown = nullptr;
    for (QDockWidget* dock : findChildren<QDockWidget*>()) {
        if (!dock->isVisible() || dock->visibleRegion().isEmpty()) continue;
        if (dock->isAncestorOf(QApplication::focusWidget())) return dock;
        if (shown == nullptr || dock == m_logDock) shown = dock;
    }
    return shown;
}

QList<QAction*> PlayPage::menuActions(MenuId menu) { return m_actions->menu(menu); }

void PlayPage::setRoominess(WindowSizeClass room)
{
    m_battlePlace->fold(room == WindowSizeClass::Drawer);
    m_tight = room != WindowSizeClass::Wide;
    m_stacked = room == WindowSizeClass::Wide || room == WindowSizeClass::Compact;
    giveRoom();
    setPanelsSlim(m_tight);
    closeUnused();
}

void PlayPage::giveRoom()
{
    m_low = m_tight || window()->height() < kLowWindow;
    m_timeline->setFolded(m_low);
    m_recapStrip->setFolded(m_low);
    placeRecap();
    m_question->setFolded(m_low);
    m_logPlace->setRoom(m_low, m_stacked);
}

void PlayPage::keepTimeline(bool keep)
{
    m_keepTimeline = keep;
    placeRecap();
}

/// In a low window the timeline makes room for news while there are some: above the question they would push the board
/// down, and let it up again under the pointer with the first answer.
void PlayPage::placeRecap()
{
    auto* column = static_cast<QVBoxLayout*>(m_table->layout());
    const bool below = column->indexOf(m_recapStrip) > column->indexOf(m_board);
    if (below != m_low) {
        column->removeWidget(m_recapStrip);
        column->insertWidget(m_low ? column->indexOf(m_timeline) : 0, m_recapStrip);
    }
    m_timeline->setHidden(m_low && m_recapStrip->hasNews() && !m_keepTimeline);
    const int height = std::max(m_timeline->sizeHint().height(), m_recapStrip->maximumHeight());
    m_timeline->setMinimumHeight(m_low ? height : 0);
    if (m_low) m_recapStrip->setFixedHeight(height);
}

void PlayPage::forgetPanels()
{
    m_battlePlace->forgetWish();
    m_handPlace->forgetWish();
    m_resultPlace->forgetWish();
    m_logPlace->forgetWish();
}

void PlayPage::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_curtain->setGeometry(rect());
    giveRoom();
    QTimer::singleShot(0, this, &PlayPage::growSeats);
}

void PlayPage::retranslate()
{
    const auto name = [this](const char* dock, const QString& text) {
        if (auto* panel = findChild<QDockWidget*>(QLatin1String(dock))) panel->setWindowTitle(text);
    };
    name("seats", tr("Seats"));
    name("battle", hasBattles() ? tr("Battle") : tr("Dice"));
    name("hand", tr("Cards"));
    name("orders", tr("Orders"));
    name("why", tr("Why"));
    name("table", tr("On the table"));
    name("log", tr("Log"));
    name("result", tr("Score"));
    name("recap", tr("Recap"));
    name("position", tr("Position"));
    m_board->setAccessibleName(tr("Board"));
    m_actions->retranslate();
    if (m_session) {
        showZoom();
        makeWording();
        refresh(false, true);
        const int place = m_board->currentPlace();
        if (place >= 0 && !isEditing()) showForecastFor(place);
        // The window has forgotten what was said in the language before. Of an earlier moment it says nothing by
        // itself.
        if (!isEditing() && !m_runner->game().canRedo()) announce();
    }
}

} // namespace marches::app
