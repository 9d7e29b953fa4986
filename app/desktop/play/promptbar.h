// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

#include "app/desktop/play/decisionform.h"
#include "app/desktop/play/playcontext.h"
#include "editor/widgets/translated.h"

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QToolButton;
class QVBoxLayout;

namespace marches::app {

class Actions;
class AnswerButton;
class OwnerPlate;
class RuleChip;

/// Who is asked, what, how to answer, and the answers that are not places. Filled from the engine's decision; the same
/// for every game. A refusal takes the place of the hint until the next thing happens.
class PromptBar : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    explicit PromptBar(const Actions& actions, QWidget* parent = nullptr);
    /// Names the keys as they are now.
    void refreshKeys() { retranslate(); }

    /// Shows what `context` waits for, and in the form what `builder` can be told. Null context: no game.
    void show(const PlayContext* context, engine::MoveBuilder* builder);
    void showRefusal(const engine::Refusal& why);
    /// A sentence of the program in the place of the hint, set off as a refusal is.
    void showWarning(const QString& sentence);
    bool showsRefusal() const { return m_refusing; }
    /// Shows a question and a hint, or a refusal in its place, that no game asks.
    void showSample(const QString& question, const QString& hint, bool refusal);
    DecisionForm& form() { return *m_form; }
    /// In a low window the question is written smaller, with less around it, so that the board has the room.
    void setFolded(bool folded);
    /// Pixels of height that a question, a hint and a row of answers take, whatever is asked now.
    int usualHeight() const;
    /// Pixels that what is asked now takes: often less, seldom more.
    int neededHeight() const { return m_needed; }
    /// Gives the focus to the first thing that answers here; false where there is none.
    bool focusAnswer();
    /// Presses the answer of that number (keys 1 to 9), also where the one there is goes on; false: there is none.
    bool press(int number);
    /// Question and hint as one sentence, for the screen reader.
    QString spoken() const;

signals:
    void ruleRequested(const QString& id);
    void rollRequested();
    void setDiceRequested();
    void hurryRequested(); ///< bots are to answer at once
    void resumeRequested();
    void undoRequested();
    void continueRequested();
    void hintRequested();                            ///< what a strong bot would answer
    void restRequested(marches::app::Spread spread); ///< what is left is to be placed
    void reviewRequested();                          ///< of the finished game
    void focusFree();                                ///< what had the focus in here is gone
    void heightChanged();                            ///< usualHeight() or neededHeight()

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOut();
    void connectParts();
    void retranslate() final;
    /// Says why the numbers in the form make no legal move, or takes that back.
    void tellWhetherLegal();
    void bePatient();
    void showBusy(bool bots);
    void keepHeight();
    void arrange();
    bool arrangeWords(int room, int chip, int hint);
    void word();
    QString hint() const;

    const Actions& m_actions;
    const PlayContext* m_context = nullptr;
    engine::MoveBuilder* m_builder = nullptr;
    QVBoxLayout* m_column;
    QHBoxLayout* m_row;      ///< in it: plate, words, what one can press, undo
    QBoxLayout* m_words;     ///< question, and below:
    QHBoxLayout* m_hintLine; ///< hint and rule
    OwnerPlate* m_plate;
    QLabel* m_question;
    QLabel* m_hint;
    RuleChip* m_rule;
    DecisionForm* m_form;
    QToolButton* m_hintButton;
    QToolButton* m_undo;
    AnswerButton* m_roll;
    AnswerButton* m_setDice;
    AnswerButton* m_resume;
    AnswerButton* m_review;
    AnswerButton* m_rest;     ///< with a menu of how what is left is placed
    AnswerButton* m_continue; ///< the opened answers have been seen
    AnswerButton* m_moveNow;
    QProgressBar* m_busy;
    QTimer m_patience; ///< until it is said that bots take their time
    int m_needed = 0;  ///< pixels of height
    bool m_refusing = false;
    bool m_folded = false;
};

} // namespace marches::app
