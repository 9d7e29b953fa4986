// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QScrollArea>

#include "app/desktop/newgame/newgamemodel.h"
#include "editor/widgets/translated.h"

class QAbstractButton;
class QButtonGroup;
class QLabel;
class QLineEdit;
class QRadioButton;
class QVBoxLayout;

namespace marches::app {

class FlowLayout;
class Card;
class SeatCard;

/// How many play, who sits where, what bots do, how dice are rolled, which seed.
class SeatColumn : public editor::Translated<QScrollArea> {
    Q_OBJECT
public:
    SeatColumn(const Catalogue& catalogue, NewGameModel& model, QWidget* parent = nullptr);

    const QList<SeatCard*>& cards() const { return m_cards; }
    QList<QAbstractButton*> countButtons() const;
    QLineEdit* seedField() const { return m_seed; }
    QRadioButton* typedDice() const { return m_typed; }

private:
    void makeFoot(QVBoxLayout* column);
    void makeCounts();
    void rebuild();
    void refresh();
    void showLevels();
    void retranslate() final;

    const Catalogue& m_catalogue;
    NewGameModel& m_model;
    QWidget* m_content;
    QLabel* m_countLabel;
    FlowLayout* m_countRow;
    QButtonGroup* m_counts;
    engine::SeatRange m_range; ///< of the buttons
    QVBoxLayout* m_cardColumn;
    QList<SeatCard*> m_cards;
    QLabel* m_levelsHead = nullptr;
    QLabel* m_levels = nullptr;
    Card* m_fair = nullptr;
    QLabel* m_fairText = nullptr;
    QLabel* m_curtain = nullptr;
    QLabel* m_diceLabel = nullptr;
    QRadioButton* m_rolled = nullptr;
    QRadioButton* m_typed = nullptr;
    QLabel* m_seedLabel = nullptr;
    QLineEdit* m_seed = nullptr;
};

} // namespace marches::app
