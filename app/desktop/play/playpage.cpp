// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/playpage.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QFile>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/curtain.h"
#include "app/desktop/play/editbar.h"
#include "app/desktop/play/effectwords.h"
#include "app/desktop/play/handpanel.h"
#include "app/desktop/play/logpanel.h"
#include "app/desktop/play/orderspanel.h"
#include "app/desktop/play/playactions.h"
#include "app/desktop/play/positionediting.h"
#include "app/desktop/play/positionpanel.h"
#include "app/desktop/play/questionbar.h"
#include "app/desktop/play/resultpanel.h"
#include "app/desktop/play/seatspanel.h"
#include "app/desktop/play/tablepanel.h"
#include "app/desktop/play/timelinebar.h"
#include "app/desktop/shell/application.h"
#include "app/desktop/shell/noticestrip.h"
#include "app/desktop/shell/rulepopup.h"
#include "app/desktop/shell/theme.h"
#include "editor/canvas/boardview.h"
#include "editor/canvas/boardwording.h"

namespace marches::app {

using Waiting = GameRunner::Waiting;

namespace {

constexpr int kTumble = 500;         ///< milliseconds
constexpr int kLowWindow = 760;      ///< pixels; the board gets what room there is
constexpr int kMostForecasts = 40;   ///< odds badges at once
constexpr int kLargestSvg = 8 << 20; ///< bytes of a board's drawing

} // namespace

PlayPage::PlayPage(Application& application, Actions& actions, Shell& shell, QWidget* parent)
    : QMainWindow(parent, Qt::Widget), m_application(application), m_shell(shell), m_actions(nullptr)
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
}

PlayPage::~PlayPage() = default;

void PlayPage::buildBoardSide(const Actions& actions)
{
    m_stack = new QStackedWidget(this);
    m_table = new QWidget(m_stack);
    m_question = new QuestionBar(actions, m_table);
    m_edit = new EditBar(m_table);
    m_edit->hide();
    m_strip = new NoticeStrip(m_table);
    m_board = new editor::BoardView(m_table);
    m_position = new PositionPanel;
    m_editing = new PositionEditing(*m_edit, *m_position, *m_board, this);
    m_timeline = new TimelineBar(actions, m_table);
    auto* column = new QVBoxLayout(m_table);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_question);
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
    m_curtain = new Curtain(this);
    m_curtain->hide();
}

void PlayPage::connectParts()
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
    connect(m_editing, &PositionEditing::ended, this, &PlayPage::onEdited);
    connectOrders();
    connectTable();
    connect(&m_question->form(), &AnswerForm::committed, this, &PlayPage::commit);
    connect(&m_question->form(), &AnswerForm::edited, this, [this] {
        m_question->show(m_context.get(), &m_builder);
        refreshMarks();
    });
    connect(&m_question->form(), &AnswerForm::backRequested, this, &PlayPage::stepOut);
    connect(m_question, &QuestionBar::rollRequested, this, &PlayPage::roll);
    connect(m_question, &QuestionBar::setDiceRequested, this, &PlayPage::setDice);
    connect(m_question, &QuestionBar::undoRequested, this, &PlayPage::undo);
    connect(m_question, &QuestionBar::resumeRequested, this, [this] {
        if (m_runner) m_runner->resume();
    });
    connect(m_question, &QuestionBar::focusFree, m_board, qOverload<>(&QWidget::setFocus));
    connect(m_question, &QuestionBar::hurryRequested, this, &PlayPage::hurry);
    connect(m_question, &QuestionBar::reviewRequested, this, [this] { toEnd(false); });
    connect(m_question, &QuestionBar::ruleRequested, this, &PlayPage::showRule);
    connect(m_seats, &SeatsPanel::ruleRequested, this, &PlayPage::showRule);
    connect(m_battle, &BattlePanel::ruleRequested, this, &PlayPage::showRule);
    connect(m_battle, &BattlePanel::diceSet, this, [this](const std::vector<int>& faces) {
        if (m_runner) m_runner->setDice(faces);
    });
    connect(m_log, &LogPanel::ruleRequested, this, &PlayPage::showRule);
    connect(m_result, &ResultPanel::ruleRequested, this, &PlayPage::showRule);
    connect(m_result, &ResultPanel::againRequested, this, &PlayPage::againRequested);
    connect(m_result, &ResultPanel::newGameRequested, this, [this] { m_shell.goToNewGame(); });
    connect(m_curtain, &Curtain::lifted, this, [this] {
        if (m_runner) m_runner->liftCurtain();
    });
    const auto goTo = [this](int node) {
        if (m_runner && node != m_runner->game().here()) m_runner->goTo(node);
    };
    connect(m_log, &LogPanel::momentRequested, this, goTo);
    connect(m_timeline, &TimelineBar::momentRequested, this, goTo);
    connect(m_timeline, &TimelineBar::renameRequested, this,
            [this](int node, const QString& name) { m_runner->renameBranch(node, name); });
    connect(m_timeline, &TimelineBar::promoteRequested, this, [this](int node) { m_runner->promoteBranch(node); });
    connect(m_timeline, &TimelineBar::deleteRequested, this, [this](int node) { m_runner->deleteBranch(node); });
    connect(m_timeline, &TimelineBar::noteRequested, this,
            [this](int node, const QString& note) { m_runner->setNote(node, note); });
    connect(&m_application.preferences(), &Preferences::changed, this, [this] {
        if (m_runner) m_runner->setPace({m_application.preferences().botPause()});
        m_question->refreshKeys();
        m_timeline->refreshKeys();
        m_board->setMotion(static_cast<editor::Motion>(m_application.preferences().motion()));
    });
    connect(&m_application.theme(), &app::Theme::changed, this, [this] { refresh(false, false); });
    connect(&m_application.catalogue(), &Catalogue::changed, this, &PlayPage::readTextsAnew);
    m_board->setMotion(static_cast<editor::Motion>(m_application.preferences().motion()));
}

void PlayPage::setSession(std::unique_ptr<GameSession> session)
{
    m_editing->end();
    m_context.reset();
    m_question->show(nullptr, nullptr);
    m_battle->show(nullptr);
    m_orders->show(nullptr);
    m_runner.reset();
    m_wording.reset();
    m_session = std::move(session);
    m_stripClosed = false;
    m_strip->clear();
    if (m_session) {
        m_runner = std::make_unique<GameRunner>(*m_session);
        m_runner->setPace({m_application.preferences().botPause()});
        newWording();
        m_battleDock->setWindowTitle(hasBattles() ? tr("Battle") : tr("Dice"));
        showOrdersDock();
        showTableDock();
        loadDrawing();
        connectRunner();
        m_runner->start();
    } else {
        refresh(false, true);
    }
    emit sessionChanged();
    m_shell.refreshTitle();
}

void PlayPage::connectRunner()
{
    connect(m_runner.get(), &GameRunner::changed, this, &PlayPage::onChanged);
    connect(m_runner.get(), &GameRunner::refused, this, [this](const engine::Refusal& why) {
        m_question->showRefusal(why);
        announce();
    });
    connect(m_runner.get(), &GameRunner::rolled, this, [this] {
        const Motion motion = m_application.preferences().motion();
        m_battle->showRoll(motion == Motion::Off ? 0 : motion == Motion::Short ? kTumble / 2 : kTumble);
    });
    connect(m_runner.get(), &GameRunner::gameOver, this, [this] {
        if (auto* dock = findChild<QDockWidget*>(QStringLiteral("result"))) {
            dock->show();
            dock->raise();
        }
    });
    connect(m_session.get(), &GameSession::seatsChanged, this, [this] {
        newWording();
        refresh(false, true);
    });
}

void PlayPage::readTextsAnew()
{
    if (!m_session || m_session->isTrial()) return; // the map of a trial is another one in a minute
    m_context.reset();
    m_session->readTexts(m_application.library().textRoots());
    newWording();
    refresh(false, true);
}

void PlayPage::newWording()
{
    m_context.reset();
    m_application.language().complete(m_session->texts());
    m_wording = std::make_unique<engine::Wording>(m_session->texts(), m_runner->rules(),
                                                  m_application.language().current().toStdString());
    for (int seat = 0; seat < m_runner->seatCount(); ++seat)
        m_wording->setSeatName(seat, m_session->seats()[static_cast<std::size_t>(seat)].name);
    m_context = std::make_unique<PlayContext>(PlayContext{*m_runner, *m_wording, editor::BoardLook::of(m_runner->rules()),
                                                          colours().dark ? editor::Theme::Dark : editor::Theme::Light});
    m_board->setWording(editor::gameWording(*m_wording));
    if (isEditing()) m_editing->show(*m_context);
    tellUnplayedLand();
}

void PlayPage::loadDrawing()
{
    const engine::MapData& map = m_session->setup().map;
    const std::string name = map.folder() + "/board.svg";
    QFile file(QString::fromStdString(name));
    QByteArray svg = m_session->boardSvg();
    if (svg.isEmpty() && file.open(QIODevice::ReadOnly)) svg = file.read(kLargestSvg);
    auto drawing = editor::makeBoardDrawing(map, svg, name);
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

bool PlayPage::isCurtainDown() const { return m_curtain->isVisibleTo(this); }

void PlayPage::onChanged(bool animate)
{
    refresh(animate, false);
    announce();
}

void PlayPage::refresh(bool animate, bool afresh)
{
    const bool curtain = m_runner && m_runner->waiting() == Waiting::Curtain;
    if (curtain) {
        const int seat = m_runner->askedSeat();
        const QString form =
            tr("with-article", "which form of a name follows \"Pass the screen to\": name, with-article, of or at");
        m_curtain->setPerson(m_context->word(engine::Space::Seat, seat, "with-article"),
                             m_context->word(engine::Space::Seat, seat, form.toStdString()), hasField(engine::Role::Hand));
        m_curtain->setGeometry(rect());
        m_board->setCurrentPlace(-1); // what one person looked at is nothing to the next
    }
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
    if (context != nullptr && m_runner->waiting() == Waiting::Answer)
        m_builder.begin(m_runner->decision(), m_runner->game().state());
    if (context != nullptr && !isEditing())
        m_board->setPosition(m_runner->facts(),
                             animate ? editor::BoardView::Change::Animated : editor::BoardView::Change::AtOnce);
    showTable(context);
    m_question->show(context, &m_builder);
    m_seats->show(context);
    m_battle->show(context);
    m_hand->show(context);
    showOrders(context);
    m_log->show(context, afresh);
    m_result->show(context);
    m_timeline->show(context);
    if (isEditing()) {
        m_editing->show(*m_context);
        return;
    }
    m_battle->showForecast({}, std::nullopt); // odds of an earlier question are none of this one
    refreshMarks();
}

std::optional<engine::Forecast> PlayPage::forecastAt(int place) const
{
    engine::MoveBuilder trial = m_builder;
    const engine::MoveBuilder::Picked picked = trial.pick(place);
    if (picked != engine::MoveBuilder::Picked::Form && picked != engine::MoveBuilder::Picked::Complete) return {};
    return m_runner->rules().forecast(m_runner->shown(), m_runner->decision(), trial.move());
}

std::optional<engine::Forecast> PlayPage::forecastOfGoingOn() const
{
    for (const engine::Offer& offer : m_runner->decision().offers()) {
        engine::MoveBuilder trial = m_builder;
        if (!trial.choose(offer.verb) || !trial.complete()) continue;
        if (auto odds = m_runner->rules().forecast(m_runner->shown(), m_runner->decision(), trial.move())) return odds;
    }
    return {};
}

void PlayPage::refreshMarks()
{
    m_marks = {};
    if (m_context && !isEditing()) {
        m_marks.arrows = m_orders->arrows();
        m_marks.lasting = lastingByPlace(*m_context);
    }
    if (m_runner && m_context && m_runner->waiting() == Waiting::Answer) {
        m_marks.legal = m_builder.places();
        m_marks.asking = m_marks.legal.any();
        m_marks.selected = m_builder.lastPlace();
        if (m_marks.legal.count() <= kMostForecasts) {
            m_marks.legal.forEach([this](int place) {
                if (const auto odds = forecastAt(place)) {
                    m_marks.badges[place] = BattlePanel::badge(*odds);
                    m_marks.spoken[place] = BattlePanel::spokenOdds(*odds);
                }
            });
        }
        if (m_builder.complete())
            m_battle->showForecast({}, m_runner->rules().forecast(m_runner->shown(), m_runner->decision(), m_builder.move()));
        else if (const auto odds = forecastOfGoingOn(); odds && m_builder.offer() == nullptr)
            m_battle->showForecast({}, odds);
    }
    m_board->setMarks(m_marks);
}

void PlayPage::onPlace(int place)
{
    if (isEditing()) {
        m_editing->put(place);
        return;
    }
    if (!m_runner || m_runner->waiting() != Waiting::Answer) {
        if (m_runner) say(m_board->describe(place));
        return;
    }
    switch (m_builder.pick(place)) {
    case engine::MoveBuilder::Picked::No: {
        const engine::Move move = m_builder.attempt(place);
        if (move.verb == 0 && m_runner->decision().findOffer(0) == nullptr) {
            say(m_board->describe(place));
            return;
        }
        m_board->refuse(place);
        m_question->showRefusal(m_runner->game().check(move));
        say(m_question->spoken());
        return;
    }
    case engine::MoveBuilder::Picked::Complete: commit(m_builder.move()); return;
    case engine::MoveBuilder::Picked::Several:
        if (const Qt::KeyboardModifiers held = QGuiApplication::keyboardModifiers(); held & Qt::ShiftModifier)
            chooseHelp("support-move");
        else if (held & Qt::ControlModifier)
            chooseHelp("convoy");
        break;
    case engine::MoveBuilder::Picked::Further:
    case engine::MoveBuilder::Picked::Form: break;
    }
    m_question->show(m_context.get(), &m_builder);
    refreshMarks();
    say(m_question->spoken());
    if (QPushButton* primary = m_question->form().primary()) primary->setFocus();
}

void PlayPage::onEnter(int place)
{
    // An answer that stands beside the board alone is given without going there.
    QPushButton* primary = m_question->form().primary();
    if (!isEditing() && !m_marks.legal.any() && primary != nullptr && primary->isVisible())
        primary->click();
    else if (place >= 0)
        onPlace(place);
}

void PlayPage::onHover(int place)
{
    if (!m_context) return;
    m_shell.speak(place >= 0 ? m_board->describe(place) : isEditing() ? m_edit->spoken() : m_question->spoken());
    if (!isEditing()) showForecastFor(place);
}

void PlayPage::showZoom()
{
    if (!isHidden()) m_shell.setZoomText(tr("%1 %").arg(QLocale().toString(qRound(m_board->zoom() * 100))));
}

void PlayPage::showForecastFor(int place)
{
    if (place < 0 || !m_marks.legal.test(place)) {
        if (!m_builder.complete()) m_battle->showForecast({}, std::nullopt);
        return;
    }
    m_battle->showForecast(m_board->placeName(place), forecastAt(place));
}

void PlayPage::commit(const engine::Move& move)
{
    if (m_runner && !holdsBack(move)) m_runner->answer(move);
}

void PlayPage::announce()
{
    if (!m_runner || !m_context) return;
    if (m_runner->waiting() == Waiting::Nothing) return; // a bot's turn is not spoken step by step
    say(isCurtainDown() ? m_curtain->spoken() : m_question->spoken());
}

void PlayPage::say(const QString& sentence)
{
    m_lastSaid = sentence;
    if (!isHidden()) m_shell.speak(sentence); // nobody hears a game behind another page
}

void PlayPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QMainWindow::changeEvent(event);
}

void PlayPage::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    m_curtain->setGeometry(rect());
    m_timeline->setFolded(window()->height() < kLowWindow);
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
    name("position", tr("Position"));
    m_board->setAccessibleName(tr("Board"));
    m_actions->retranslate();
    if (m_session) {
        showZoom();
        newWording();
        refresh(false, true);
        const int place = m_board->currentPlace();
        if (place >= 0 && !isEditing()) showForecastFor(place);
    }
}

bool PlayPage::hasField(engine::Role role) const
{
    return m_runner &&
           std::ranges::find(m_runner->rules().fields(), role, &engine::FieldSpec::role) != m_runner->rules().fields().end();
}

bool PlayPage::hasBattles() const { return !m_runner || hasField(engine::Role::Owner); }

QString PlayPage::title() const
{
    if (!m_session) return {};
    return QString::fromStdString(m_wording->text("ruleset.name"));
}

QList<QWidget*> PlayPage::areas()
{
    QList<QWidget*> found{m_question, m_edit, m_board, m_timeline};
    for (QDockWidget* dock : findChildren<QDockWidget*>()) found << dock;
    return found;
}

QList<QAction*> PlayPage::menuActions(MenuId menu) { return m_actions->menu(menu); }

void PlayPage::enter()
{
    if (m_session) showZoom(); // a board that had its size before the page was shown tells of none
    if (isCurtainDown())
        m_curtain->setFocus();
    else
        m_board->setFocus();
    announce();
}

void PlayPage::roll()
{
    if (!m_runner || isEditing() || m_runner->typedDice()) return;
    m_runner->roll();
}

void PlayPage::setDice()
{
    if (!m_runner || isEditing() || m_runner->waiting() != Waiting::Roll) return;
    if (!m_battleDock->isAncestorOf(m_battle)) {
        m_battle->setVisible(true); // as a row below the question
    } else {
        m_battleDock->show();
        m_battleDock->raise();
    }
    m_battle->editDice();
}

void PlayPage::stopOrPass()
{
    if (chooseHelp("support-move")) return;
    if (QPushButton* button = m_question->form().plain(); button != nullptr && button->isVisible()) button->click();
}

void PlayPage::stepOut()
{
    if (!m_runner) return;
    if (isEditing()) {
        m_board->setFocus();
        return;
    }
    m_board->finishMotion();
    if (!m_builder.back()) m_builder.reset();
    m_question->show(m_context.get(), &m_builder);
    refreshMarks();
    m_board->setFocus();
}

void PlayPage::addAmount(int by)
{
    if (isEditing())
        by > 0 ? m_editing->put(m_board->currentPlace()) : m_editing->take(m_board->currentPlace());
    else
        m_question->form().stepAmount(by);
}

void PlayPage::onAmount(QChar key)
{
    if (key == QLatin1Char('+'))
        addAmount(1);
    else if (key == QLatin1Char('-'))
        addAmount(-1);
    else if (key.isDigit() && !isEditing())
        m_question->form().setAmount(key.digitValue());
}

void PlayPage::undo()
{
    if (isEditing())
        m_editing->undo();
    else if (m_runner)
        m_runner->undo();
}

void PlayPage::redo()
{
    if (m_runner && !isEditing()) m_runner->redo();
}

void PlayPage::step(int by)
{
    if (!isEditing()) m_timeline->step(by);
}

void PlayPage::toEnd(bool last) { last ? m_timeline->last() : m_timeline->first(); }

void PlayPage::otherBranch(int direction) { m_timeline->otherBranch(direction); }

void PlayPage::showHand()
{
    if (!hasField(engine::Role::Hand)) return; // no cards in this game
    if (auto* dock = findChild<QDockWidget*>(QStringLiteral("hand")); dock != nullptr && !isCurtainDown()) {
        dock->show();
        dock->raise();
    }
}

void PlayPage::zoom(double factor) { m_board->setZoom(m_board->zoom() * factor); }

void PlayPage::fitBoard() { m_board->fit(); }

void PlayPage::showRule(const QString& id)
{
    if (!m_session || id.isEmpty() || isCurtainDown()) return;
    QWidget* focus = QApplication::focusWidget();
    QWidget* anchor = focus != nullptr && isAncestorOf(focus) ? focus : m_question;
    RulePopup::open(anchor, m_session->texts(), m_wording->language(), id);
}

} // namespace marches::app
