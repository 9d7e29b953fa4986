// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "app/desktop/play/playcontext.h"
#include "editor/widgets/translated.h"

class QBoxLayout;
class QLabel;
class QProgressBar;
class QToolButton;
class QVBoxLayout;

namespace marches::app {

class CardReader;
class DiceTray;
class OddsChart;

/// Odds of the battle that the move under the pointer would start, with what changes them, and the dice: the last roll,
/// and the next one where dice are set by hand; below them the card that was just turned over.
class BattlePanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit BattlePanel(QWidget* parent = nullptr);

    void show(const PlayContext* context);
    /// Odds of a move, with a heading ("Dancing Dawn"); nothing: none are known.
    void showForecast(const QString& heading, const std::optional<engine::Forecast>& forecast);
    /// The question is about a battle: it is said where odds come from, as long as there are none.
    void expectOdds(bool expected);
    /// The dice that were just thrown, tumbling; show() lets the last ones lie where the record stands.
    void showRoll(int tumbleMs);
    void editDice();
    bool isEditing() const;
    int faceUpCard() const; ///< that was just turned over; -1: none
    /// Dice are asked for, odds are known, or the last dice or card are still news (isNews).
    bool isOfInterest() const;
    const DiceTray& lastRoll() const { return *m_last.dice; }
    /// The roll that the last one answers, before it: the attack of a battle.
    const DiceTray& answeredRoll() const { return *m_answered.dice; }
    /// As one row below the question, for narrow windows: odds and dice without their details.
    void setFolded(bool folded);
    /// Whether that row is seen. It stays as it is while a question is answered: the board below it must not move under
    /// the pointer.
    void setRowShown(bool shown);
    void refreshFold();
    /// Share of a battle won, as the board's badges say it: "43 %".
    static QString badge(const engine::Forecast& forecast);
    /// "43 of 100".
    static QString spokenOdds(const engine::Forecast& forecast);

signals:
    void diceSet(const std::vector<int>& faces);
    void ruleRequested(const QString& id);

private:
    void retranslate() final;
    void wordForecast();
    void wordRoll();
    /// Dice that lie there.
    struct Throw {
        DiceTray* dice;
        std::optional<engine::DiceRoll> roll; ///< none: nothing lies there
        bool byHand = false;
    };

    void lay(Throw& thrown, const std::optional<engine::DiceRoll>& roll, int tumbleMs);
    void layDice(int tumbleMs);
    bool isRollNews() const;

    const PlayContext* m_context = nullptr;
    QBoxLayout* m_layout;
    QBoxLayout* m_thrownRow = nullptr; ///< the dice, and what they were for
    QBoxLayout* m_diceRow = nullptr;
    bool m_folded = false;
    bool m_rowShown = false;
    bool m_oddsExpected = false;
    QString m_heading;
    std::optional<engine::Forecast> m_forecast;

    QLabel* m_title;
    QLabel* m_exact;
    QProgressBar* m_bar;
    QLabel* m_terms;
    QToolButton* m_unfold;
    OddsChart* m_chart;
    QLabel* m_lastLabel;
    Throw m_answered; ///< by the last one
    Throw m_last;
    QLabel* m_lastWhat;
    QLabel* m_nextLabel;
    DiceTray* m_next;
    QLabel* m_nextHint;
    CardReader* m_card;
};

} // namespace marches::app
