// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include <QList>
#include <QMainWindow>

#include "app/desktop/base/actions.h"
#include "app/desktop/base/gamesession.h"
#include "app/desktop/base/modepage.h"
#include "app/desktop/play/answerbuilder.h"
#include "app/desktop/play/playcontext.h"
#include "editor/painting/boardmarks.h"
#include "editor/widgets/translated.h"
#include "engine/base/result.h"
#include "engine/game/laidoutrules.h"

class QDockWidget;
class QLabel;
class QStackedWidget;

namespace marches::editor {
class BoardView;
} // namespace marches::editor

namespace marches::app {

class Application;
class BattleDock;
class BattlePanel;
class HandoverScreen;
class EditBar;
class FoldingDock;
class GameSounds;
class HandPanel;
class LogDock;
class LogPanel;
class PlayActions;
class PlayDeals;
class PlayHints;
class PlayOrders;
class PlayRecap;
class PositionEditing;
class PositionPanel;
class MessageBar;
class PromptBar;
class RecapStrip;
class EndingCard;
class ResultPanel;
class SeatsPanel;
class TimelineBar;

/// The play mode: one game with its board, docks and timeline. A main window of its own, so that its docks and their
/// layout stay with the mode. It puts parts together; what a question means is the engine's business.
///
/// In three sources, since every part and every command ends here: playpageparts.cpp makes the parts and connects
/// them, playpagecommands.cpp has what keys, menus and buttons do, one by one.
class PlayPage : public editor::Translated<QMainWindow>, public ModePage {
    Q_OBJECT
public:
    PlayPage(Application& application, Actions& actions, MainWindowInterface& window, QWidget* parent = nullptr);
    ~PlayPage() override;

    /// Takes over a game and shows it; null: none.
    void setSession(std::unique_ptr<GameSession> session);
    GameSession* session() const { return m_session.get(); }
    GameRunner* runner() const { return m_runner.get(); }
    editor::BoardView& board() { return *m_board; }
    PromptBar& questionBar() { return *m_question; }
    LogPanel& log() { return *m_log; }
    EditBar& editBar() { return *m_edit; }
    PositionPanel& positionPanel() { return *m_position; }
    const PositionEditing& editing() const { return *m_editing; }
    bool isCurtainDown() const;
    /// Words what F1 says of the parts of the page.
    void explainParts();
    /// Puts what is being typed, a note or the name of a branch, to where it belongs.
    void commitTexts();
    bool isEditing() const;
    /// The board shows the moment before orders were carried out, while they unfold one after the other.
    bool isReplaying() const;
    PlayRecap& recap() { return *m_recap; }
    /// In a low window news take the timeline's place, unless somebody is being shown around.
    void keepTimeline(bool keep);
    GameSounds& sounds() { return *m_sounds; }
    PlayHints& hints() { return *m_hints; }
    /// Places that answer the question as far as the move is built.
    const engine::Mask& legalPlaces() const { return m_marks.legal; }

    QWidget* widget() override { return this; }
    QString title() const override;
    QList<QWidget*> areas() override;
    QList<QAction*> menuActions(MenuId menu) override;
    void enter() override;
    void setRoominess(WindowSizeClass room) override;
    void sharePanels() override;
    void forgetPanels() override;
    Scope scope() const override { return Scope::Play; }
    QString panelsName() const override { return QStringLiteral("play"); }
    bool isModified() const override;
    QString savingState() const override;
    /// Whether the last write of the autosave went well.
    void setKeptSafe(bool safe);

    // What the actions do.
    void roll();
    void setDice();
    /// Support, where a piece was chosen that can give it; else what ends, passes or stops, whatever is begun. Where
    /// nothing does, that is told.
    void stopOrPass();
    void convoy();
    void sealOrders();
    void stepOut();
    void addAmount(int by);
    void undo();
    void redo();
    void step(int by);
    void goToEnd(bool last);
    void goToOtherBranch(int direction);
    void readNeighbours();
    void readOwners();
    void readLegal();
    void repeatAnnouncement();
    void showHand();
    void zoom(double factor);
    void fitBoard();
    void showRule(const QString& id);
    void changeRules();
    /// Changes the position by hand, or ends that.
    void editPosition();
    /// Writes the position that is being changed as a scenario, from which games can begin. False, and why is told,
    /// where there is none, no game can have it, or it cannot be written.
    bool keepPosition(const QString& file);
    /// Writes the position that is being changed as the set-up of a variant of the person's own, of which the lots are
    /// drawn in each game, without a list what is hidden. Gives its file, or why there is none.
    [[nodiscard]] engine::Result<std::string> keepVariant(const QString& name,
                                                          const std::optional<std::vector<engine::Lot>>& lots = {});
    /// Keeps a variant of a map that is tried out in the editor; nothing where it is kept like any other.
    using TrialKeeper =
        std::function<std::optional<engine::Result<std::string>>(engine::VariantData variant, const QString& name)>;
    void setTrialKeeper(TrialKeeper keeper) { m_keepTrial = std::move(keeper); }
    void compareBranches();
    void hurry();
    /// The same answer as the last time.
    void repeatLast();
    /// Ends the turn with all that one still might do in it.
    void finishTurn();
    /// What is left to be placed goes where fewest stand.
    void placeRest();
    void setHabit(Habit habit, bool on);
    /// All habits on, or, where they are, off.
    void playQuickly(bool on);
    /// Plays on the board what the others did, or ends that.
    void replayRecap();
    /// What would Hard do? Shown below the question.
    void askHint();
    void openPlaceMenu();
    /// Asks for a file, and writes how the game went into it.
    void exportCourse();
    /// The board as it is seen, without what is asked.
    QImage boardPicture() const;

signals:
    /// Another game, or none, is on the board.
    void sessionChanged();
    /// The same setup again, with another seed or the same.
    void againRequested(bool sameSeed);
    /// Esc was pressed, and no choice was half made.
    void nothingToStepOutOf();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void askToKeepPosition();
    void askToKeepVariant();
    /// Folds what stands above and below the board where the window is low or narrow.
    void giveRoom();
    void placeRecap();
    void closeUnused(); ///< panels that this game has nothing for
    /// Where all panels are one column of tabs, those that this game has something for are among them.
    void arrangePanels();
    /// Panels beside the board take as little width as their words let them.
    void setPanelsSlim(bool slim);
    /// The height in which all seats are seen, as far as the panels below keep what they need.
    int seatsHeight() const;
    /// Gives the seats that height once something else has come to share the column; what a person dragged stays.
    void growSeats();
    /// Whether any panel is seen between those of seats and of the log.
    bool hasPanelsBetween() const;
    /// The dock that F6 goes to; null: none is seen.
    QWidget* panelWithFocus() const;
    void buildBoardSide(const Actions& actions);
    void buildDocks();
    void connectParts();
    void connectBoard();
    void connectQuestion();
    void connectPanels();
    /// Whatever leads to another moment of the game, or changes its branches.
    void connectMoments();
    void followPreferences();
    void connectRunner();
    /// What a panel that tells how the game went asks for.
    void connectResult(const ResultPanel& result);
    /// The end is told once over the board; after that, and when it is closed, in the panel beside it.
    void tellEnd();
    void showScore();
    void retranslate() final;
    void makeWording();
    QString gameName() const;
    /// A translation has been changed: the game goes on in its new words.
    void readTextsAnew();
    void tellUnplayedLand();
    void loadDrawing();
    void onChanged(bool animate);
    void refresh(bool animate, bool afresh);
    void refreshMarks();
    void lowerCurtain();
    void goInRecord(const std::function<void(TimelineBar&)>& go);
    /// Keys go to what is asked: its answers, or the board where a place is one.
    void focusQuestion();
    /// Folds the panels that have nothing to show, between questions; opens those that have.
    void followPanels();
    void connectAnswers();
    void onPlace(int place);
    /// The answer that is being built has changed.
    void showAnswer(AnswerBuilder::Progress progress);
    void onEnter(int place);
    void onHover(int place);
    void commit(const engine::Move& move);
    void showZoom();
    void showForecastFor(int place);
    void onMenu(int place, const QPoint& globalPosition);
    void onAmount(QChar key);
    void onEdited();
    void connectOrders();
    void showPositionDock(bool shown);
    void connectDeals();
    void connectRecap();
    void connectHints();
    void takeHabits();
    /// In the game on the table places are owned, so that the panel of dice is about battles for them.
    bool hasBattles() const;
    bool hasField(engine::Role role) const;
    void announce();
    void say(const QString& sentence);
    /// The same, also where it was the last that was said: a key that was pressed is answered.
    void sayAnew(const QString& sentence);
    /// A person's answer is waited for. Where none is, what there is instead is said: no key is silent.
    bool waitsForAnswer();
    /// Tells why a key does nothing now.
    void tellUnable(const QString& why);

    Application& m_application;
    MainWindowInterface& m_window;
    std::unique_ptr<GameSession> m_session;
    TrialKeeper m_keepTrial;
    bool m_keptWithMap = false; ///< what was kept last
    std::unique_ptr<GameRunner> m_runner;
    bool m_keptSafe = true; ///< the last write of the autosave went well
    std::unique_ptr<engine::MessageFormatter> m_wording;
    std::unique_ptr<PlayContext> m_context;
    AnswerBuilder* m_answers;
    editor::BoardMarks m_marks;
    PlayActions* m_actions;
    QString m_lastSaid;

    PositionEditing* m_editing = nullptr;
    QStackedWidget* m_stack = nullptr;
    QWidget* m_table = nullptr;
    QLabel* m_trouble = nullptr;
    PromptBar* m_question = nullptr;
    MessageBar* m_strip = nullptr;
    bool m_stripClosed = false; ///< in this game
    bool m_tight = false;       ///< the window has little width for its letters
    QList<int> m_shared;        ///< between what the height of the panels was shared out last
    int m_tries = 0;            ///< since then
    bool m_sharesAgain = false; ///< once there is something between seats and log, which had no share
    bool m_stacked = true;      ///< panels stand below each other, not all behind each other
    EditBar* m_edit = nullptr;
    editor::BoardView* m_board = nullptr;
    TimelineBar* m_timeline = nullptr;
    bool m_asks = false; ///< something was asked when it was last announced
    bool m_keepTimeline = false;
    bool m_low = false; ///< the window: the board gets what room there is
    HandoverScreen* m_curtain = nullptr;
    SeatsPanel* m_seats = nullptr;
    BattlePanel* m_battle = nullptr;
    QDockWidget* m_seatsDock = nullptr;
    QDockWidget* m_battleDock = nullptr;
    std::unique_ptr<BattleDock> m_battlePlace;
    std::unique_ptr<FoldingDock> m_handPlace;
    std::unique_ptr<FoldingDock> m_resultPlace;
    QDockWidget* m_logDock = nullptr;
    std::unique_ptr<LogDock> m_logPlace;
    PositionPanel* m_position = nullptr;
    QDockWidget* m_positionDock = nullptr;
    QList<QDockWidget*> m_seenBefore; ///< panels that were seen before the position was changed
    HandPanel* m_hand = nullptr;
    PlayOrders* m_orders = nullptr;
    PlayDeals* m_deals = nullptr;
    PlayHints* m_hints = nullptr;
    PlayRecap* m_recap = nullptr;
    GameSounds* m_sounds = nullptr;
    RecapStrip* m_recapStrip = nullptr;
    LogPanel* m_log = nullptr;
    ResultPanel* m_result = nullptr;
    EndingCard* m_ending = nullptr;
    bool m_endTold = false; ///< of this game, over the board
};

} // namespace marches::app
