// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QFrame>
#include <QStringList>

#include "app/desktop/play/effectwords.h"
#include "app/desktop/play/playcontext.h"
#include "app/desktop/play/positionreader.h"

class QLabel;
class QToolButton;

namespace marches::app {

class Chip;
class ElidedLabel;
class OwnerPlate;
class TokenRow;

/// One seat: plate, name, who plays it, score, places, captives, characters and regions, cards, and what lasts for it.
class SeatStatus : public QFrame {
    Q_OBJECT
public:
    explicit SeatStatus(QWidget* parent = nullptr);
    /// Name and score alone, with the rest in a tip, unless the seat is asked: where many sit at the table.
    void setCompact(bool compact) { m_compact = compact; }
    void show(const PlayContext& context, const PositionReader& position, const std::vector<LastingEffect>& effects,
              int seat);
    /// Pixels that name and score take where there is room.
    struct Line {
        int name = 0;
        int score = 0;
    };
    Line neededLine() const;
    /// In a table all scores are said in one way: as the widest name and the widest score have room.
    void alignWith(const Line& widest);

signals:
    void ruleRequested(const QString& id);
    /// Another one is to play the seat: a level of bots; empty: a person.
    void controlRequested(int seat, const std::string& level);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Who the seat is, who plays it, and whether it is asked.
    void showPlayer(const PlayContext& context);
    /// The score, and what else the seat has that is counted.
    void showScore(const PlayContext& context, const PositionReader& position);
    void showCaptives(const PlayContext& context, const PositionReader& position);
    void showTokens(const PlayContext& context, const PositionReader& position);
    void showCards(const PlayContext& context, const PositionReader& position);
    void showEffects(const std::vector<LastingEffect>& effects);
    /// One line with the rest in a tip, where that is wanted; and what a screen reader says of all.
    void showBrief();
    void keepHeight();
    /// The name is seen whole: the score gives up its word, and keeps the number, where there is no room for both.
    void shareLine();
    /// The first of what the seat has stands beside who plays it, where there is room; else with the rest below.
    void shareSecondLine(int room);
    void fillControls();

    OwnerPlate* m_plate;
    ElidedLabel* m_name;
    ElidedLabel* m_who;
    Chip* m_toMove;
    ElidedLabel* m_score;
    ElidedLabel* m_places;
    QLabel* m_counters;
    QLabel* m_cards;
    QLabel* m_tokens;
    QLabel* m_effects;
    TokenRow* m_captives;
    QToolButton* m_control;
    QStringList m_has;  ///< territories, gold and the like, as words
    int m_chipRoom = 0; ///< pixels of the chip of whoever is to move
    int m_seat = -1;
    std::string m_level; ///< of the bot that plays; empty: a person
    const editor::OwnerColour* m_owner = nullptr;
    bool m_active = false;
    bool m_hasCards = false;
    bool m_compact = false;
    Line m_widest; ///< of the whole table; nothing: judged alone
};

} // namespace marches::app
