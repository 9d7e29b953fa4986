// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/gamesounds.h"

#include <QAudioDevice>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include "app/desktop/base/preferences.h"
#include "app/desktop/play/gamerunner.h"

namespace marches::app {

namespace {

constexpr std::array kFiles{"dice", "card", "turn"};
constexpr float kVolume = 0.6F; ///< beside other programs

} // namespace

GameSounds::GameSounds(const Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences) {}

void GameSounds::watch(GameRunner* runner)
{
    m_runner = runner;
    m_person = -1;
    m_card = -1;
    m_node = 0;
    m_roll = -1;
}

void GameSounds::follow(bool live, int card)
{
    if (m_runner == nullptr) return;
    if (live && card >= 0 && card != m_card) play(Sound::Card);
    m_card = card;
    const int person = personAsked();
    if (person < 0) return;
    if (live && hasTurnCome()) play(Sound::Turn);
    m_person = person;
    m_node = m_runner->game().here();
}

void GameSounds::followRoll()
{
    if (m_runner == nullptr) return;
    const std::optional<engine::DiceRoll> roll = m_runner->game().lastRoll();
    const bool fresh = roll && roll->node != m_roll;
    if (fresh) m_roll = roll->node;
    play(fresh ? Sound::Dice : Sound::Card);
}

int GameSounds::personAsked() const
{
    switch (m_runner->waiting()) {
    case GameRunner::Waiting::Answer:
    case GameRunner::Waiting::Roll:
    case GameRunner::Waiting::HandoverScreen: return m_runner->askedSeat();
    default: return -1;
    }
}

bool GameSounds::hasTurnCome() const
{
    if (m_person < 0) return false;
    if (personAsked() != m_person) return true;
    const engine::Journal& journal = m_runner->game().journal();
    const TurnLedger& turns = m_runner->turns();
    const TurnLedger::Turn now = turns.at(m_runner->game().here());
    for (int node = m_runner->game().here(); node > m_node; node = journal.node(node).parent) {
        const TurnLedger::Turn then = turns.at(node);
        if (then.seat != now.seat || (now.seat < 0 && then.phase != now.phase)) return true;
    }
    const TurnLedger::Turn before = turns.at(m_node);
    return now.seat < 0 ? before.phase != now.phase : before.seat != now.seat;
}

void GameSounds::play(Sound sound)
{
    if (!m_preferences.sounds()) return;
    emit played(sound);
    if (QMediaDevices::defaultAudioOutput().isNull()) return;
    QSoundEffect*& effect = m_effects[static_cast<std::size_t>(sound)];
    if (effect == nullptr) {
        effect = new QSoundEffect(this);
        const QLatin1String name(kFiles[static_cast<std::size_t>(sound)]);
        effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(name)));
        effect->setVolume(kVolume);
    }
    effect->play();
}

} // namespace marches::app
