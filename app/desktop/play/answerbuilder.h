// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QObject>

#include "app/desktop/play/gamerunner.h"
#include "editor/painting/boardmarks.h"
#include "engine/game/movebuilder.h"
#include "engine/game/rules.h"

namespace marches::app {

/// Makes an answer of what a person does on the board: a click or a key at a place, a drag, a step back. Knows what is
/// asked, which places answer it and what their odds are; shows and says nothing itself.
class AnswerBuilder : public QObject {
    Q_OBJECT
public:
    /// How the answer has changed.
    enum class Progress {
        Edited,  ///< nothing further is asked because of it: a number is another one, a step was taken back
        Chosen,  ///< what it means is clear now; what is asked next is to be said
        Pointed, ///< a place was taken; what is asked next is to be said, and may be answered beside the board
    };
    Q_ENUM(Progress)

    explicit AnswerBuilder(QObject* parent = nullptr);

    /// The game that asks, which must live until the next call; null: none. What was begun is forgotten.
    void setRunner(const GameRunner* runner);
    /// What a place that was pointed at means at once. With Shift or Alt held it is asked for all the same.
    void setHabits(Habits habits) { m_habits = habits; }
    /// The game has moved on: begins anew with what is asked now, and keeps nothing where nothing is.
    void begin();
    /// A person's answer is waited for.
    bool isAsked() const;

    /// The move as far as it is built, for the form that asks for the rest of it.
    engine::MoveBuilder& builder() { return m_builder; }
    const engine::MoveBuilder& builder() const { return m_builder; }

    /// A place was pointed at. The keys that are held may say which verb it means.
    void point(int place);
    /// The same, whatever was begun before.
    void pointAnew(int place);
    /// From a piece to where it is to go. Where only the aim is asked for, that alone is meant; where nothing can be
    /// dragged from there, refused() says why. A person goes where no piece beside it can, or with Alt held in any
    /// case.
    void drag(int from, int to);
    /// Of the verbs that a chosen piece leaves open the one with a role. False when none of them has it.
    bool chooseHelp(engine::VerbRole role);
    /// Takes back the last step; without any forgets what was begun, and returns false.
    bool stepOut();

    /// Forgets what was begun.
    void startAnew();
    /// Some answer ends, stops or passes, whatever is begun.
    bool mayEnd() const;

    /// Marks what answers, what is chosen, and odds where they are few enough to be read.
    void mark(editor::BoardMarks& marks) const;
    /// Odds of the battle that pointing at a place would start.
    std::optional<engine::Forecast> forecastAt(int place) const;
    /// Odds of the answer as it is built, or of a battle that an answer without any place goes on with.
    std::optional<engine::Forecast> forecast() const;
    /// The question is about a battle, to begin one, to go on with it or to end it, or odds of some answer are known.
    bool asksAboutBattle() const;

signals:
    /// The answer is complete.
    void answered(const marches::engine::Move& move);
    /// Marks and prompt are to be shown anew.
    void changed(marches::app::AnswerBuilder::Progress progress);
    /// The place is against a rule.
    void refused(int place, const marches::engine::Refusal& why);
    /// No place is asked for, or nobody: about this one there is nothing but what it is. isAsked() tells which.
    void nothingAsked(int place);

private:
    /// Of a battle that an answer without any place goes on with; nothing where none does.
    std::optional<engine::Forecast> forecastOfGoingOn() const;
    bool take(engine::VerbRole role);
    /// Some verb may be what both come to.
    static bool doesTheSame(const engine::MoveBuilder& one, const engine::MoveBuilder& other);
    bool takesNumbersAsProposed() const;
    /// The parameter that shares something out over places, where the answer is at it; -1: none.
    int sharedOut() const;
    /// What a person (Space::Token) that stands at `from` can do with `to`: the first thing offered; nothing if none.
    std::optional<engine::Move> personsMove(int from, int to) const;
    /// The parameter that still asks for one place after what was chosen beside the board, as for a person; -1: none.
    int placeAsked() const;
    /// Takes a place for that parameter, and answers where nothing else is to be chosen. False: none is asked for.
    bool aimAt(int place);
    /// Where the pieces of a place of one's own can be aimed, when the aim is asked for first, and whence after it.
    engine::Mask aimsFrom(int place) const;
    void rememberOrigin(int place);
    /// Of the verbs that the aim leaves open the one after which pieces from there are asked for; -1: none.
    int verbFrom(int origin) const;
    /// Pieces were meant to come from a place, which is asked about now: all that can come from there.
    void takeOrigin();
    /// One more for a place; after the most that it may get, none. False where nothing is shared out over it.
    bool shareTo(int place);

    const GameRunner* m_runner = nullptr;
    engine::MoveBuilder m_builder;
    Habits m_habits;
    int m_origin = -1;   ///< pointed at before its aim, which is asked for first
    int m_originAt = -1; ///< where in the record
};

} // namespace marches::app
