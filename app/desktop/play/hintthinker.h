// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include <QObject>
#include <QThreadPool>

#include "engine/search/searcher.h"

namespace marches::app {

/// Looks for the best answers to a question in another thread, so that the window goes on meanwhile. One question at a
/// time; what is not wanted any more is stopped and forgotten.
class HintThinker : public QObject {
    Q_OBJECT

public:
    explicit HintThinker(QObject* parent = nullptr);
    ~HintThinker() override;

    /// What `seat` sees, and nothing beyond it. thought() tells the answers, unless drop() comes first.
    void think(std::shared_ptr<const engine::Rules> rules, std::shared_ptr<const engine::State> view, int seat);
    /// Forgets what is being thought about.
    void drop();
    bool isThinking() const { return m_searcher != nullptr; }

signals:
    /// Best first; none where nothing is asked.
    void thought(const std::vector<marches::engine::Answer>& answers);

private:
    std::shared_ptr<engine::Searcher> m_searcher;                                       ///< that thinks; null: none
    std::shared_ptr<std::atomic<int>> m_wanted = std::make_shared<std::atomic<int>>(0); ///< number of the question
    QThreadPool m_pool;
};

} // namespace marches::app
