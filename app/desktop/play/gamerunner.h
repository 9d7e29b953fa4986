// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <QObject>
#include <QString>
#include <QTimer>

#include "app/desktop/base/gamesession.h"
#include "app/desktop/play/botthinker.h"
#include "app/desktop/play/turnledger.h"
#include "app/desktop/play/usualanswer.h"
#include "engine/bots/bot.h"
#include "engine/game/game.h"

namespace marches::app {

/// How fast bots play: milliseconds between their steps; 0 does all at once, -1 waits for step().
struct Pace {
    int stepMs = 600;
};

/// Runs one game between persons and bots: lets bots answer, rolls what the program rolls, keeps the curtain down
/// between seats with secrets, and tells whoever draws. It knows no game: everything goes through the engine's
/// decisions.
class GameRunner : public QObject {
    Q_OBJECT

public:
    /// What the session waits for.
    enum class Waiting {
        Nothing,         ///< a bot's answer or a roll of the program is on its way
        Answer,          ///< of the person at askedSeat()
        Roll,            ///< a person's dice: roll() or setDice()
        RevealedAnswers, ///< persons look together at answers that were sealed until now: acknowledge()
        HandoverScreen, ///< the person at askedSeat() takes the screen: liftCurtain(). Not while nobody has anything to
                        ///< hide
        Resume, ///< the position was chosen from the record: resume() lets it go on by itself. Where the screen would
                ///< have to be handed over, everybody may look at it as far as it is everybody's, and nobody is asked
        Over,
    };

    /// The session must outlive the runner.
    explicit GameRunner(GameSession& session, QObject* parent = nullptr);
    ~GameRunner() override;

    GameSession& session() { return m_session; }
    const engine::Game& game() const { return m_session.game(); }
    const engine::Rules& rules() const { return game().rules(); }
    int seatCount() const { return static_cast<int>(m_bots.size()); }
    bool isPerson(int seat) const;
    int personCount() const;
    bool typedDice() const { return m_session.typedDice(); }
    void setTypedDice(bool on);
    void setPace(Pace pace);
    /// What persons need not be asked.
    void setHabits(Habits habits);
    /// Lets another bot answer for a seat, until the seats change.
    void seatBot(int seat, std::unique_ptr<engine::Bot> bot)
    {
        m_bots[static_cast<std::size_t>(seat)] = std::move(bot);
    }

    Waiting waiting() const { return m_waiting; }
    /// The seat that is asked, rolls or takes the screen; -1 when none is.
    int askedSeat() const { return m_asked; }
    /// Whose knowledge is on the screen: the person who has it, -1 when only what everybody may see is shown.
    int viewer() const { return m_seenBy; }
    /// The position as the viewer may see it.
    const engine::State& shown() const { return m_shown; }
    /// A moment of the record is looked at in which the screen would have to be handed over: by all, and as all may
    /// see it.
    bool isLookedAtByAll() const
    {
        return m_waiting == Waiting::Resume && m_asked < 0 && game().pending().pending == engine::Pending::Choice;
    }
    /// Whether everybody may know what is asked.
    bool asksOpenly() const;
    /// What is pending for the seat that is asked.
    const engine::Decision& decision() const { return m_decision; }
    const engine::Facts& facts() const { return m_facts; }
    /// Whose turn it was at each moment of the record.
    const TurnLedger& turns() const { return m_turns; }

    void start();
    /// A person's answer. What was refused is told by refused() as well.
    [[nodiscard]] engine::Refusal answer(const engine::Move& move);
    void roll();
    /// Dice set by hand; false when they do not fit what is rolled.
    bool setDice(const std::vector<int>& faces);
    /// Answers as the person who is asked did the last time, as far as the rules allow. False where nothing that it did
    /// is open now.
    bool repeatLast();
    /// Ends the turn of the person who is asked, with all that it still might do in it. False where it must do
    /// something first.
    bool finishTurn();
    /// Places what is left, a piece after the other, until the phase is over; others place theirs in between. Where
    /// places are claimed, the pieces that are put on them in the phase after that are placed as well.
    void placeRest(Spread spread);
    bool mayPlaceRest() const;
    void liftCurtain();
    /// The opened answers have been seen.
    void acknowledge();
    void resume();
    /// One step of bots and dice, whatever the pace.
    void step();
    /// Bots answer at once until a person is asked, or, among bots alone, the next seat is.
    void hurry();
    /// Bots and dice wait for resume().
    void pause();
    /// Puts another position on the board, as a step of the record. What is wrong with it, or false.
    [[nodiscard]] engine::Refusal editPosition(const engine::Facts& facts);

    bool canUndo() const { return game().canUndo(); }
    bool canRedo() const { return game().canRedo(); }
    void undo(); ///< to the last answer of a person, or before a rule or the position was changed
    void redo();
    void goTo(int node);
    void renameBranch(int node, const QString& name);
    void promoteBranch(int node);
    /// Forgets a course of the game from `node` on.
    void deleteBranch(int node);
    /// Another number each time that moments of the record have got other numbers: whoever keeps one forgets it then.
    int numbering() const { return m_numbering; }
    void setNote(int node, const QString& note);
    [[nodiscard]] engine::Result<void> setOption(const std::string& id, const engine::OptionValue& value);

signals:
    /// The position, what is pending, or where in the record we are has changed. `animate`: a step forward in play.
    void changed(bool animate);
    void rolled(); ///< game().lastRoll() is new, or something was shuffled
    void refused(const marches::engine::Refusal& why);
    void gameOver();
    /// A bot's answer was refused: the game waits (Waiting::Resume) instead of asking it for ever.
    void botRefused(int seat, const marches::engine::Refusal& why);

private:
    void settle(bool animate);
    void proceed();
    /// The position of a moment of the record is looked at, and nothing goes on by itself.
    void lookBack();
    /// What is done for the person who is asked without asking.
    std::optional<engine::Move> answerFor(int seat);
    /// Something that a person asked for goes on for as long as it can. Each seat has its own: what one person asked
    /// for is not forgotten because another one asks for something, too.
    struct StandingOrder {
        enum class Kind { Finish, Place } kind = Kind::Finish;
        TurnLedger::Turn begun;
        Spread spread = Spread::Evenly;
        bool claims = false; ///< places are claimed first: pieces are placed on them in the phase after that
    };
    std::optional<engine::Move> fromStandingOrder(int seat);
    bool isRestPlaced() const;
    /// After every step: whose turn it is is noted, and standing orders that were for this turn or phase end with it.
    void noteMoment();
    [[nodiscard]] engine::Refusal playBot(int seat);
    /// Asks a bot that thinks in another thread; the game goes on with its answer.
    void letThink(int seat);
    void takeThought(const engine::Move& move);
    /// After steps of bots and dice: shows them, and stops where a bot's answer was refused.
    void proceeded(const engine::Refusal& why);
    /// Several persons sit before the screen, and the game has secrets between them.
    bool keepsSecrets() const;
    /// Somebody else than this seat would be seen through.
    bool showsOthersHand(int seat) const { return keepsSecrets() && m_viewer >= 0 && m_viewer != seat; }
    bool needsCurtain(int seat) const;
    /// Waits for dice that persons throw or type, not for the program's.
    bool asksForDice(const engine::Chance& chance) const;
    void chooseViewer();
    /// What goes on by itself is another person's turn, who looks at it on the screen that somebody else has.
    bool isWatchedByOthers() const;
    /// True when the next step is a bot's or the program's.
    bool isAutomatic() const;
    void refreshView();
    int nextOwing() const;
    /// Where answers were opened together last; -1: nowhere.
    int openedAt() const;

    void makeBots();

    GameSession& m_session;
    std::vector<std::shared_ptr<engine::Bot>> m_bots; ///< shared with the thread in which one thinks
    BotThinker m_thinker;
    Pace m_pace;
    QTimer m_timer;
    Waiting m_waiting = Waiting::Nothing;
    int m_asked = -1;
    int m_viewer = -1;         ///< the person who has the screen
    bool m_tookScreen = false; ///< by lifting the curtain: nobody else looks at it
    bool m_isLeft = false;     ///< one of several persons gave its seat to a bot, and nobody has taken the screen since
    int m_seenBy = -1;         ///< what is shown is for this one's eyes; -1: for everybody's
    int m_seenOpened = -1;     ///< openedAt() that all have seen
    bool m_hurry = false;
    int m_hurriedSeat = -1;
    int m_numbering = 0;
    bool m_running = true;      ///< false while a position of the record is looked at
    bool m_lookingBack = false; ///< it was chosen in the record, which goes on after it
    TurnLedger m_turns;
    Habits m_habits;
    std::map<int, StandingOrder> m_standingOrders; ///< by seat
    std::optional<engine::Move> m_usual;           ///< the answer that is on its way for a person
    engine::State m_shown;
    engine::Decision m_decision;
    engine::Facts m_facts;
};

} // namespace marches::app
