// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/hintthinker.h"

#include <utility>

#include "engine/bots/bot.h"

namespace marches::app {

HintThinker::HintThinker(QObject* parent) : QObject(parent)
{
    m_pool.setMaxThreadCount(1); // whoever asks again and again gets the last one only
}

HintThinker::~HintThinker()
{
    drop();
    m_pool.waitForDone();
}

void HintThinker::think(std::shared_ptr<const engine::Rules> rules, std::shared_ptr<const engine::State> view, int seat)
{
    drop();
    m_searcher = std::make_shared<engine::Searcher>(*engine::thinkingOf("hard"), engine::kHintSeed);
    const int number = *m_wanted;
    m_pool.start([this, number, wanted = m_wanted, searcher = m_searcher, rules = std::move(rules),
                  view = std::move(view), seat] {
        if (*wanted != number) return;
        auto answers =
            std::make_shared<const std::vector<engine::Answer>>(engine::bestAnswers(*searcher, *rules, *view, seat));
        // The object lives until the pool is done, and what is posted to it goes with it.
        QMetaObject::invokeMethod(
            this,
            [this, number, answers] {
                if (*m_wanted != number) return;
                m_searcher = nullptr;
                emit thought(*answers);
            },
            Qt::QueuedConnection);
    });
}

void HintThinker::drop()
{
    ++*m_wanted;
    if (m_searcher) m_searcher->stop();
    m_searcher = nullptr;
}

} // namespace marches::app
