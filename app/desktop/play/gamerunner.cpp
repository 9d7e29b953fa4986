// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/gamerunner.h"

#include <algorithm>
#include <bit>
#include <utility>

#include <QElapsedTimer>

#include "app/desktop/play/revealedanswers.h"

namespace marches::app {

using engine::Pending;

namespace {

constexpr int kOwnPace = 150; ///< milliseconds between what is done for a person without asking
constexpr qint64 kSlice = 30; ///< milliseconds of play between two looks at the screen when bots play at once

} // namespace

GameRunner::GameRunner(GameSession& session, QObject* parent) : QObject(parent), m_session(session)
{
    makeBots();
    m_turns.complete(game());
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &GameRunner::proceed);
    connect(&m_thinker, &BotThinker::thought, this, &GameRunner::takeThought);
    connect(&m_session, &GameSession::seatsChanged, this, [this] {
        const bool shared = std::count(m_bots.begin(), m_bots.end(), nullptr) > 1;
        makeBots();
        if (!isPerson(m_viewer)) {
            m_viewer = -1;
            m_isLeft = m_isLeft || shared; // whoever left is still before the screen
        }
        settle(false);
    });
}

GameRunner::~GameRunner() = default;

void GameRunner::makeBots()
{
    m_bots.clear();
    m_bots.resize(rules().seats().size());
    for (std::size_t seat = 0; seat < m_bots.size(); ++seat)
        // Bots draw from streams of their own, so that they never disturb the game's dice.
        if (!isPerson(static_cast<int>(seat)))
            m_bots[seat] =
                engine::makeBot(m_session.seats()[seat].bot, game().seed() + 0x9e3779b97f4a7c15ULL * (seat + 1));
}

bool GameRunner::isPerson(int seat) const
{
    const auto& seats = m_session.seats();
    return seat >= 0 && seat < static_cast<int>(seats.size()) && !seats[static_cast<std::size_t>(seat)].isBot();
}

int GameRunner::personCount() const
{
    int n = 0;
    for (int seat = 0; seat < seatCount(); ++seat) n += isPerson(seat) ? 1 : 0;
    return n;
}

void GameRunner::setTypedDice(bool on)
{
    if (typedDice() == on) return;
    m_session.setTypedDice(on);
    settle(false);
}

void GameRunner::setPace(Pace pace)
{
    m_pace = pace;
    if (m_waiting == Waiting::Nothing && m_running) settle(false);
}

void GameRunner::setHabits(Habits habits)
{
    if (m_habits == habits) return;
    m_habits = habits;
    settle(false);
}

void GameRunner::noteMoment()
{
    m_turns.note(game());
    const TurnLedger::Turn& now = m_turns.at(game().here());
    for (auto at = m_standingOrders.begin(); at != m_standingOrders.end();) {
        StandingOrder& order = at->second;
        bool ends = now.seat != order.begun.seat;
        if (order.kind == StandingOrder::Kind::Place) {
            ends = now.phase != order.begun.phase && !std::exchange(order.claims, false);
            order.begun = now;
        }
        at = ends ? m_standingOrders.erase(at) : std::next(at);
    }
}

std::optional<engine::Move> GameRunner::fromStandingOrder(int seat)
{
    const auto found = m_standingOrders.find(seat);
    if (found == m_standingOrders.end()) return {};
    const StandingOrder& order = found->second;
    const engine::Decision decision = game().pendingFor(seat);
    if (order.kind == StandingOrder::Kind::Finish) {
        if (auto end = finishing(rules(), decision, game().state())) return end;
    } else {
        engine::State view;
        rules().view(game().state(), seat, view);
        // Another place each time, and the same ones each time that a game is played again.
        const std::uint64_t lot = game().seed() + static_cast<std::uint64_t>(game().journal().size());
        if (auto next = nextPlacement(rules(), decision, game().state(), view, order.spread, lot)) return next;
    }
    m_standingOrders.erase(found);
    return {};
}

std::optional<engine::Move> GameRunner::answerFor(int seat)
{
    if (!m_running || game().pending().secret) return {};
    if (auto next = fromStandingOrder(seat)) return next;
    return usualAnswer(rules(), game().pendingFor(seat), game().state(), m_habits, personCount());
}

bool GameRunner::repeatLast()
{
    if (m_waiting != Waiting::Answer) return false;
    for (int node = game().here(); node > 0; node = game().journal().node(node).parent) {
        const auto* move = std::get_if<engine::Move>(&game().journal().node(node).step);
        if (move == nullptr || move->seat != m_asked) continue;
        const auto again = sameAgain(m_decision, game().state(), *move);
        if (again) return !answer(*again);
    }
    return false;
}

bool GameRunner::finishTurn()
{
    if (m_waiting != Waiting::Answer) return false;
    const auto end = finishing(rules(), m_decision, game().state());
    if (!end) return false;
    m_standingOrders[m_asked] = {StandingOrder::Kind::Finish, m_turns.at(game().here()), {}, false};
    return !answer(*end);
}

bool GameRunner::mayPlaceRest() const { return m_waiting == Waiting::Answer && isPlacing(rules(), m_decision); }

void GameRunner::placeRest(Spread spread)
{
    if (!mayPlaceRest()) return;
    m_standingOrders[m_asked] = {StandingOrder::Kind::Place, m_turns.at(game().here()), spread,
                                 isClaiming(rules(), m_decision)};
    m_running = true;
    settle(false);
}

void GameRunner::start()
{
    if (canRedo()) lookBack(); // the game was left, or is shown, in the middle of its record
    m_seenOpened = openedAt();
    settle(false);
}

int GameRunner::openedAt() const
{
    const OpenedAnswers opened = lastRevealed(game());
    return opened.together > 1 ? opened.node : -1;
}

int GameRunner::nextOwing() const
{
    const std::uint64_t owing = m_session.game().pending().seats;
    for (int seat = 0; seat < seatCount(); ++seat)
        if (((owing >> seat) & 1U) != 0 && !isPerson(seat)) return seat;
    // Among persons the one who has the screen goes first, so that it is passed round no more than needed; where all
    // look at it, it goes by seats.
    const bool hasScreen = m_viewer >= 0 && (m_tookScreen || !keepsSecrets());
    if (hasScreen && ((owing >> m_viewer) & 1U) != 0) return m_viewer;
    return owing == 0 ? -1 : std::countr_zero(owing);
}

void GameRunner::settle(bool animate)
{
    m_timer.stop();
    m_thinker.drop(); // it thinks of another position, or of none
    noteMoment();
    const engine::Decision& pending = m_session.game().pending();
    m_asked = -1;
    m_usual.reset();
    if (m_session.game().over()) {
        m_waiting = Waiting::Over;
    } else if (pending.pending == Pending::Chance) {
        m_asked = pending.chance.seat;
        if (asksForDice(pending.chance))
            m_waiting = Waiting::Roll;
        else
            m_waiting = m_running ? Waiting::Nothing : Waiting::Resume;
    } else {
        m_asked = nextOwing();
        if (!isPerson(m_asked))
            m_waiting = m_running ? Waiting::Nothing : Waiting::Resume;
        else if ((m_usual = answerFor(m_asked)))
            m_waiting = Waiting::Nothing;
        else if (needsCurtain(m_asked))
            m_waiting = Waiting::HandoverScreen;
        else
            m_waiting = Waiting::Answer;
    }
    // What was sealed until now is looked at by all before one of them is asked for something else.
    const bool asks =
        m_waiting == Waiting::HandoverScreen || m_waiting == Waiting::Answer || m_waiting == Waiting::Roll;
    if (asks && personCount() > 1 && openedAt() != m_seenOpened) {
        m_waiting = Waiting::RevealedAnswers;
        m_asked = -1;
    }
    // Whoever looks back must find the way on without taking the screen for each of the others.
    if (m_waiting == Waiting::HandoverScreen && m_lookingBack && canRedo() && !m_running) {
        m_waiting = Waiting::Resume;
        m_asked = m_viewer = -1;
    }
    chooseViewer();
    if (m_waiting != Waiting::Nothing || (personCount() == 0 && m_asked >= 0 && m_asked != m_hurriedSeat))
        m_hurry = false;
    refreshView();
    emit changed(animate);
    if (m_waiting == Waiting::Over) emit gameOver();
    const bool own = m_usual || (pending.pending == Pending::Chance && isPerson(m_asked)) || isRestPlaced();
    if (m_waiting == Waiting::Nothing && (m_hurry || own || m_pace.stepMs >= 0)) {
        // Nobody wants to wait for a shuffle, or long for what he would do himself.
        const bool quiet = pending.pending == Pending::Chance && pending.chance.kind == engine::Chance::Kind::Shuffle;
        const int pause = own && (m_pace.stepMs < 0 || m_pace.stepMs > kOwnPace) ? kOwnPace : m_pace.stepMs;
        m_timer.start(quiet || m_hurry ? 0 : pause);
    }
}

/// Whoever lets the program place what he has left does not want to see each piece of the others put down.
bool GameRunner::isRestPlaced() const
{
    int placed = 0;
    for (const auto& [seat, order] : m_standingOrders)
        placed += order.kind == StandingOrder::Kind::Place && isPerson(seat) ? 1 : 0;
    return placed > 0 && placed == personCount();
}

bool GameRunner::keepsSecrets() const { return rules().hasPrivateKnowledge() && personCount() > 1; }

bool GameRunner::needsCurtain(int seat) const
{
    // Whom nobody gave the screen looks at it beside all others: at the first secret they turn away.
    if (m_viewer == seat && (m_tookScreen || !keepsSecrets())) return false;
    if (!(keepsSecrets() || (m_isLeft && rules().hasPrivateKnowledge()))) return false;
    const engine::Game& now = game();
    if (now.pending().secret) return true;
    // As long as no person knows more than everybody, as before the first card is dealt, there is nothing to hide. One
    // asked for each: a curtain for those alone who have something would tell who has.
    engine::State open;
    engine::State own;
    rules().view(now.state(), -1, open);
    for (int person = 0; person < seatCount(); ++person) {
        if (!isPerson(person)) continue;
        rules().view(now.state(), person, own);
        if (own != open) return true;
    }
    return false;
}

bool GameRunner::asksOpenly() const
{
    const engine::Decision& pending = game().pending();
    return pending.pending == Pending::Choice && !pending.secret && pending.question.audience < 0;
}

bool GameRunner::asksForDice(const engine::Chance& chance) const
{
    if (chance.kind != engine::Chance::Kind::Dice) return false;
    if (m_habits.testFlag(Habit::Roll) && m_running) return typedDice();
    // A throw of somebody else would let him read the open hand; to close it for one throw would cost a curtain
    // afterwards.
    return typedDice() || (isPerson(chance.seat) && !showsOthersHand(chance.seat));
}

void GameRunner::chooseViewer()
{
    if (m_waiting == Waiting::HandoverScreen || m_waiting == Waiting::RevealedAnswers ||
        (m_waiting == Waiting::Roll && showsOthersHand(m_asked)))
        m_viewer = -1;
    else if (m_waiting == Waiting::Answer) {
        m_tookScreen = m_tookScreen && m_viewer == m_asked;
        m_viewer = m_asked;
    } else if (personCount() == 1 && !m_isLeft)
        for (int seat = 0; seat < seatCount(); ++seat)
            if (isPerson(seat)) m_viewer = seat;
    if (m_viewer >= 0) m_isLeft = false;
}

bool GameRunner::isWatchedByOthers() const
{
    if (m_waiting != Waiting::Nothing || !keepsSecrets() || m_viewer < 0) return false;
    const int turn = m_turns.at(game().here()).seat;
    return turn >= 0 && turn != m_viewer && isPerson(turn);
}

void GameRunner::refreshView()
{
    m_seenBy = isWatchedByOthers() ? -1 : m_viewer;
    if (m_waiting == Waiting::Over)
        m_shown = m_session.game().state();
    else
        rules().view(m_session.game().state(), m_seenBy, m_shown);
    m_facts.clear();
    rules().describe(m_shown, m_facts);
    m_decision = m_asked >= 0 && m_session.game().pending().pending == Pending::Choice
                     ? m_session.game().pendingFor(m_asked)
                     : m_session.game().pending();
}

bool GameRunner::isAutomatic() const
{
    const engine::Decision& pending = game().pending();
    if (game().over()) return false;
    if (pending.pending == Pending::Chance) return !asksForDice(pending.chance);
    return !isPerson(nextOwing()); // what is done for a person is seen, one after the other
}

void GameRunner::proceed()
{
    if (m_waiting != Waiting::Nothing || m_thinker.isThinking()) return;
    // At once means at once: what nobody wants to watch is not drawn step by step either.
    QElapsedTimer timer;
    timer.start();
    engine::Refusal why;
    bool stepped = false;
    do {
        if (!m_usual && game().pending().pending == Pending::Choice &&
            m_bots[static_cast<std::size_t>(nextOwing())]->thinks()) {
            // What was played until now is shown first, and settling asks again.
            if (!stepped) return letThink(nextOwing());
            break;
        }
        stepped = true;
        if (game().pending().pending == Pending::Chance) {
            m_session.game().roll();
            emit rolled();
        } else if (m_usual) {
            why = m_session.game().apply(*m_usual);
            m_usual.reset();
        } else {
            why = playBot(nextOwing());
        }
        noteMoment();
    } while (!why && (m_pace.stepMs == 0 || m_hurry) && isAutomatic() && timer.elapsed() < kSlice);
    proceeded(why);
}

void GameRunner::proceeded(const engine::Refusal& why)
{
    if (why) m_running = m_hurry = false;
    m_session.touch();
    settle(true);
    if (why) emit botRefused(nextOwing(), why);
}

void GameRunner::letThink(int seat)
{
    engine::State view;
    rules().view(m_session.game().state(), seat, view);
    m_thinker.think(m_bots[static_cast<std::size_t>(seat)], game().sharedRules(), view,
                    m_session.game().pendingFor(seat));
}

void GameRunner::takeThought(const engine::Move& move)
{
    if (m_waiting != Waiting::Nothing || game().over()) return;
    const engine::Refusal why = m_session.game().apply(move);
    noteMoment();
    proceeded(why);
}

engine::Refusal GameRunner::playBot(int seat)
{
    engine::State view;
    rules().view(m_session.game().state(), seat, view);
    engine::Move move;
    m_bots[static_cast<std::size_t>(seat)]->choose(rules(), view, m_session.game().pendingFor(seat), move);
    return m_session.game().apply(move);
}

engine::Refusal GameRunner::answer(const engine::Move& move)
{
    if (m_waiting != Waiting::Answer) return {};
    const engine::Refusal why = m_session.game().apply(move);
    if (why) {
        emit refused(why);
        return why;
    }
    m_running = true;
    m_session.touch();
    settle(true);
    return {};
}

void GameRunner::roll()
{
    if (m_waiting != Waiting::Roll) return;
    m_running = true;
    m_session.game().roll();
    m_session.touch();
    emit rolled();
    settle(true);
}

bool GameRunner::setDice(const std::vector<int>& faces)
{
    if (m_session.game().pending().pending != Pending::Chance) return false;
    engine::Outcome outcome;
    outcome.setByHand = true;
    for (const int face : faces) outcome.add(face);
    if (!m_session.game().resolve(outcome)) return false;
    m_running = true;
    m_session.touch();
    emit rolled();
    settle(true);
    return true;
}

void GameRunner::liftCurtain()
{
    if (m_waiting != Waiting::HandoverScreen) return;
    m_viewer = m_asked;
    m_tookScreen = true;
    settle(false);
}

void GameRunner::acknowledge()
{
    if (m_waiting != Waiting::RevealedAnswers) return;
    m_seenOpened = openedAt();
    settle(false);
}

void GameRunner::lookBack()
{
    m_running = false;
    m_lookingBack = canRedo();
}

void GameRunner::resume()
{
    m_running = true;
    m_lookingBack = false;
    settle(false);
}

void GameRunner::step()
{
    if (m_waiting == Waiting::Resume) resume();
    if (m_waiting == Waiting::Nothing) {
        m_timer.stop();
        proceed();
    }
}

void GameRunner::hurry()
{
    if (m_waiting != Waiting::Nothing) return;
    m_hurry = true;
    m_hurriedSeat = m_asked;
    m_timer.start(0);
}

void GameRunner::pause()
{
    m_standingOrders.clear();
    m_running = false;
    settle(false);
}

engine::Refusal GameRunner::editPosition(const engine::Facts& facts)
{
    const engine::Refusal why = m_session.game().edit(facts);
    if (why) return why;
    m_session.touch();
    settle(false);
    return {};
}

void GameRunner::undo()
{
    m_standingOrders.clear();
    if (!canUndo()) return;
    const engine::Step& last = game().journal().node(game().here()).step;
    // What was done by hand, and is no move, is taken back by itself.
    if (std::holds_alternative<engine::OptionChange>(last) || std::holds_alternative<engine::PositionEdit>(last))
        m_session.game().undo();
    else
        m_session.game().undoToDecision([this](int seat) { return isPerson(seat); });
    m_running = m_lookingBack = false;
    m_seenOpened = openedAt();
    if (keepsSecrets()) m_viewer = -1; // back across a curtain is back to a curtain
    m_session.touch();
    settle(false);
}

void GameRunner::redo()
{
    if (!canRedo()) return;
    m_session.game().redo();
    m_running = false;
    m_seenOpened = openedAt();
    m_session.touch();
    settle(false);
}

void GameRunner::goTo(int node)
{
    m_standingOrders.clear();
    m_session.game().goTo(node);
    lookBack();
    m_seenOpened = openedAt();
    if (keepsSecrets()) m_viewer = -1;
    m_session.touch();
    settle(false);
}

void GameRunner::renameBranch(int node, const QString& name)
{
    m_session.game().rename(node, name.toStdString());
    m_session.touch();
    emit changed(false);
}

void GameRunner::promoteBranch(int node)
{
    m_session.game().promote(node);
    m_session.touch();
    emit changed(false);
}

void GameRunner::deleteBranch(int node)
{
    m_session.game().remove(node);
    ++m_numbering;
    m_turns.reset(game());
    m_running = false;
    m_seenOpened = openedAt();
    m_session.touch();
    settle(false);
}

void GameRunner::setNote(int node, const QString& note)
{
    m_session.game().setNote(node, note.toStdString());
    m_session.touch();
    emit changed(false);
}

engine::Result<void> GameRunner::setOption(const std::string& id, const engine::OptionValue& value)
{
    engine::Result<void> done = m_session.game().setOption(id, value);
    if (done) {
        m_session.touch();
        settle(false);
    }
    return done;
}

} // namespace marches::app
