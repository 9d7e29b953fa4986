// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/botthinker.h"

#include <utility>

namespace marches::app {

BotThinker::BotThinker(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1); // a bot is asked by one thread at a time
}

BotThinker::~BotThinker()
{
    drop();
    m_pool.waitForDone();
}

void BotThinker::think(std::shared_ptr<engine::Bot> bot, std::shared_ptr<const engine::Rules> rules,
                       const engine::State& view, const engine::Decision& decision)
{
    drop();
    m_bot = bot;
    const int number = *m_wanted;
    // Big values, which no thread's stack should hold.
    auto seen = std::make_shared<const std::pair<engine::State, engine::Decision>>(view, decision);
    m_pool.start(
        [this, number, wanted = m_wanted, bot = std::move(bot), rules = std::move(rules), seen = std::move(seen)] {
            if (*wanted != number) return;
            auto move = std::make_shared<engine::Move>();
            bot->choose(*rules, seen->first, seen->second, *move);
            // The object lives until the pool is done, and what is posted to it goes with it.
            QMetaObject::invokeMethod(
                this,
                [this, number, move] {
                    if (*m_wanted != number) return;
                    m_bot = nullptr;
                    emit thought(*move);
                },
                Qt::QueuedConnection);
        });
}

void BotThinker::drop()
{
    ++*m_wanted;
    if (m_bot) m_bot->hurry();
    m_bot = nullptr;
}

} // namespace marches::app
