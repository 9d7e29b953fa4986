// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/newgame/newgamemodel.h"
#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"

class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace marches::app {

/// One seat: whose armies, and who plays it.
class SeatCard : public editor::Translated<Card> {
    Q_OBJECT
public:
    SeatCard(const Catalogue& catalogue, NewGameModel& model, int seat, QWidget* parent = nullptr);

    void refresh();
    QComboBox* playerBox() const { return m_player; }
    QLineEdit* nameField() const { return m_name; }
    QLabel* nobodyLabel() const { return m_nobody; }
    QPushButton* swapButton() const { return m_swap; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void makeArmyBoxes(QHBoxLayout* row);
    /// The nearest seat above that is played; -1: none.
    int seatAbove() const;
    void onPlayerChosen(int index);
    void fillPlayers();
    QString seatWord() const;
    QString sideWord() const;
    QString armyWord(const std::string& army) const;
    void retranslate() final;

    const Catalogue& m_catalogue;
    NewGameModel& m_model;
    int m_seat;
    QWidget* m_plates;
    QLabel* m_title;
    QLabel* m_side;
    QLabel* m_nobody; ///< in place of a player
    QComboBox* m_player;
    QLineEdit* m_name;
    QPushButton* m_swap;
    QList<QComboBox*> m_armies;
};

/// Levels of bots that people are offered, in every game.
std::vector<std::string> offeredLevels();
QString levelWord(const std::string& level);
QString levelSentence(const std::string& level);

} // namespace marches::app
