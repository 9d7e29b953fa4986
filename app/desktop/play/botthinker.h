// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

#include <QObject>
#include <QThreadPool>

#include "engine/bots/bot.h"

namespace marches::app {

/// Has a bot think in another thread, so that the window goes on meanwhile. One thought at a time; what is not wanted
/// any more is hurried and forgotten.
class BotThinker : public QObject {
    Q_OBJECT

public:
    explicit BotThinker(QObject* parent = nullptr);
    ~BotThinker() override;

    /// What `seat` sees and is asked, as the bot may know it. thought() tells the answer, unless drop() comes first.
    void think(std::shared_ptr<engine::Bot> bot, std::shared_ptr<const engine::Rules> rules, const engine::State& view,
               const engine::Decision& decision);
    /// Forgets what is being thought about.
    void drop();
    bool isThinking() const { return m_bot != nullptr; }

signals:
    void thought(const marches::engine::Move& move);

private:
    std::shared_ptr<engine::Bot> m_bot;                                                 ///< that thinks; null: none
    std::shared_ptr<std::atomic<int>> m_wanted = std::make_shared<std::atomic<int>>(0); ///< number of the thought
    QThreadPool m_pool;
};

} // namespace marches::app
