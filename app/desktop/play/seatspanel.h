// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/desktop/play/playcontext.h"

class QLabel;
class QVBoxLayout;

namespace marches::app {

class NumberTrack;
class PositionReader;
class SeatStatus;
struct LastingEffect;

/// The seats of the game: who, what they have, and whose turn it is; above them what is everybody's.
class SeatsPanel : public QWidget {
    Q_OBJECT
public:
    explicit SeatsPanel(QWidget* parent = nullptr);
    /// Null: no game. `facts`: what the seats have, where it is not what they have in the game.
    void show(const PlayContext* context, const engine::Facts* facts = nullptr);

signals:
    /// What is in it may have another height.
    void laidOutAnew();
    void ruleRequested(const QString& id);
    /// Another one is to play a seat: a level of bots; empty: a person.
    void controlRequested(int seat, const std::string& level);

protected:
    bool event(QEvent* event) override;

private:
    void showCommon(const PlayContext& context, const PositionReader& position,
                    const std::vector<LastingEffect>& effects);

    QVBoxLayout* m_column;
    QLabel* m_common; ///< numbers of the whole game, and what lasts for everybody
    std::vector<NumberTrack*> m_tracks;
    std::vector<SeatStatus*> m_cards;
};

} // namespace marches::app
