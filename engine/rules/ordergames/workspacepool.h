// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace marches::engine {

/// The workspaces of one game's rules: room to resolve a phase in, so that nothing is allocated on the way of a game.
/// Any number of threads play at once; each takes a workspace of its own and leaves it there.
template <class Workspace> class WorkspacePool {
public:
    explicit WorkspacePool(std::function<std::unique_ptr<Workspace>()> make) : m_make(std::move(make)) {}

    /// A workspace for as long as this lives.
    class Seat {
    public:
        explicit Seat(WorkspacePool& pool) : m_pool(pool), m_workspace(pool.take()) {}
        Seat(const Seat&) = delete;
        Seat& operator=(const Seat&) = delete;
        ~Seat() { m_pool.give(std::move(m_workspace)); }
        Workspace& operator*() const { return *m_workspace; }
        Workspace* operator->() const { return m_workspace.get(); }

    private:
        WorkspacePool& m_pool;
        std::unique_ptr<Workspace> m_workspace;
    };

private:
    std::unique_ptr<Workspace> take()
    {
        {
            const std::scoped_lock lock(m_mutex);
            if (!m_free.empty()) {
                std::unique_ptr<Workspace> workspace = std::move(m_free.back());
                m_free.pop_back();
                return workspace;
            }
        }
        return m_make();
    }
    void give(std::unique_ptr<Workspace> workspace)
    {
        const std::scoped_lock lock(m_mutex);
        m_free.push_back(std::move(workspace));
    }

    std::function<std::unique_ptr<Workspace>()> m_make;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Workspace>> m_free;
};

} // namespace marches::engine
