// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "app/desktop/play/playcontext.h"
#include "app/desktop/play/positionreader.h"

class QLabel;

namespace marches::app {

class Chip;
class OwnerPlate;
class TokenRow;

/// One seat: plate, name, who plays it, score, places, captives, characters and cards.
class SeatStatus : public QFrame {
    Q_OBJECT
public:
    explicit SeatStatus(QWidget* parent = nullptr);
    void show(const PlayContext& context, const PositionReader& position, int seat);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    OwnerPlate* m_plate;
    QLabel* m_name;
    QLabel* m_who;
    Chip* m_toMove;
    QLabel* m_score;
    QLabel* m_places;
    QLabel* m_cards;
    QLabel* m_tokens;
    TokenRow* m_captives;
    const editor::OwnerColour* m_owner = nullptr;
    bool m_active = false;
};

} // namespace marches::app
