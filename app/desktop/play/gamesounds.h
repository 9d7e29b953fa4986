// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QObject>

class QSoundEffect;

namespace marches::app {

class GameRunner;
class Preferences;

/// Dice, cards and whose turn it is, heard by who has asked for it in Settings. Where there is nothing to hear it by,
/// all stays silent.
class GameSounds : public QObject {
    Q_OBJECT
public:
    enum class Sound { Dice, Card, Turn };

    explicit GameSounds(const Preferences& preferences, QObject* parent = nullptr);

    /// Another game, or none; nothing is heard of what it begins with. The runner must outlive this, or the next
    /// watch().
    void watch(GameRunner* runner);
    /// After a change of what is shown. `live`: a step forward in play; nothing is heard of what is looked back on.
    /// `card`: the one that lies face up; -1: none.
    void follow(bool live, int card);
    /// Dice were thrown, or cards shuffled.
    void followRoll();

signals:
    /// It is heard, if anything can be.
    void played(marches::app::GameSounds::Sound sound);

private:
    void play(Sound sound);
    /// The person who is asked now was not before, or others have had their turn since.
    bool hasTurnCome() const;
    int personAsked() const;

    const Preferences& m_preferences;
    GameRunner* m_runner = nullptr;
    std::array<QSoundEffect*, 3> m_effects{}; ///< null: not heard yet
    int m_person = -1;                        ///< who was asked last
    int m_node = 0;                           ///< when
    int m_card = -1;
    int m_roll = -1; ///< node of the dice that were heard last
};

} // namespace marches::app
