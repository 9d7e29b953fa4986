// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <utility>
#include <vector>

#include <QWidget>

#include "app/desktop/play/answertip.h"
#include "editor/painting/boardstyle.h"
#include "editor/painting/palette.h"
#include "engine/game/movebuilder.h"
#include "engine/text/messageformatter.h"

class QMenu;
class QPushButton;
class QSpinBox;

namespace marches::app {

/// The part of an answer that is not pointed at on the board: buttons for verbs, choices and cards, and, once a move is
/// begun, steppers and switches for its remaining arguments. Made from the decision alone, the same for every game.
class DecisionForm : public QWidget {
    Q_OBJECT

public:
    explicit DecisionForm(QWidget* parent = nullptr);

    /// Shows what the builder can be told now. Both are kept by reference until the next call; null: nothing to answer.
    void show(engine::MoveBuilder* builder, const engine::MessageFormatter* wording);
    /// What an answer does: with a verb (-1: it is no verb's alone) and a thing that can be chosen. For tips and F1.
    using Explainer = std::function<AnswerTip(int verb, engine::Space space, int index)>;
    void setExplainer(Explainer explainer) { m_explainer = std::move(explainer); }
    /// How pieces look, so that they are chosen on their pictures; null: by numbers. Kept by reference.
    void setLook(const editor::BoardStyle* look, editor::Theme theme);
    /// Which verbs end, stop or pass: one of these is the plain answer, and no other is.
    void setEnding(std::function<bool(int verb)> ends) { m_ends = std::move(ends); }
    /// The keys that press the answer which ends, passes or stops, and the way back; empty: only their numbers do.
    void setKeys(const QString& plain, const QString& back)
    {
        m_plainKey = plain;
        m_backKey = back;
    }
    /// Verbs that want to be told more are asked for elsewhere; only those that need no more words have buttons here.
    void setBrief(bool brief) { m_brief = brief; }
    /// Chooses a verb; commits the move where nothing else is to be said.
    void choose(int verb);
    /// Commits the move as it stands, when it is legal.
    void commit();
    /// Changes the first amount by a step (keys + and -); false when the form has none.
    bool stepAmount(int by);
    bool setAmount(int value);
    /// Presses the answer of that number, counted from 1 as they stand (keys 1 to 9); false when there is none.
    bool press(int number);
    /// Gives the focus to the first field or button; false when there is none.
    bool focusFirst();
    /// Which of the fields has the focus, counted from 0; -1: none. A form that is shown anew can have it there again.
    int fieldWithFocus() const;
    bool focusField(int field);

    /// The most important button at the moment, or null: Enter presses it.
    QPushButton* primary() const { return m_primary; }
    /// The button that ends, passes or stops, or null: S presses it.
    QPushButton* plain() const { return m_plain; }

signals:
    void committed(const marches::engine::Move& move);
    /// The move being built has changed: verb, place or argument.
    void edited();
    /// Numbers or switches of the move are others, and it may be legal or not now.
    void amountsChanged();
    /// Wants the choice of verb or place back.
    void backRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void clear();
    /// Begins the one move there is, when all that it needs is told in this form: its verb need not be pressed first.
    void beginOnlyForm();
    /// Whether each choice has a button of its own that says verb and choice at once.
    bool answersByButtons(const engine::Offer& offer) const;
    void showOffers();
    void showCandidates();
    void showForm();
    void addVerbButton(const engine::Offer& offer);
    void addMemberButtons(const engine::Offer& offer);
    void addToMenu(const engine::Offer& offer);
    QMenu* menuFor(const engine::Offer& offer);
    void answer(int verb, int member);
    void addParam(int index, const engine::Param& param);
    void addSpread(int index, const engine::Param& param);
    QWidget* shareField(int index, const engine::Param& param, int item);
    /// Where the total is given, what one item gets more the others get less, so that no two numbers contradict.
    void balance(int index, const engine::Param& param, int changed);
    void addSubset(int index, const engine::Param& param);
    void refreshCommit();
    AnswerTip tipOf(int verb, engine::Space space = engine::Space::None, int index = -1) const;
    /// The verb whose arguments are asked for.
    int verbAsked() const;
    void addBack();
    /// Names the key of each answer on it and in its tip.
    void tellKeys() const;
    QSpinBox* amountBox() const;
    std::vector<QPushButton*> buttons() const;
    QString word(engine::Space space, int index) const;
    QWidget* labelled(const QString& label, QWidget* field);

    engine::MoveBuilder* m_builder = nullptr;
    const engine::MessageFormatter* m_wording = nullptr;
    QPushButton* m_primary = nullptr;
    QPushButton* m_plain = nullptr;
    QPushButton* m_back = nullptr;
    std::vector<QWidget*> m_fields;
    /// What one item of a spread gets, in a stepper or on pictures.
    struct Share {
        int item = -1;
        int most = 0;
        std::function<int()> value;
        std::function<void(int)> setValue; ///< tells nobody
    };
    std::vector<Share> m_shares;
    std::map<int, QMenu*> m_menus; ///< by the person (Space::Token) that acts; -1: of all the rest
    Explainer m_explainer;
    const editor::BoardStyle* m_look = nullptr;
    editor::Theme m_theme = editor::Theme::Light;
    std::function<bool(int verb)> m_ends;
    QString m_plainKey;
    QString m_backKey;
    bool m_brief = false;
};

} // namespace marches::app
