// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace marches::engine {

/// The desks of one game's rules: room to resolve a phase in, so that nothing is allocated on the way of a game. Any
/// number of threads play at once; each works at a desk of its own and leaves it there.
template <class Desk> class DeskPool {
public:
    explicit DeskPool(std::function<std::unique_ptr<Desk>()> make) : m_make(std::move(make)) {}

    /// A desk for as long as this lives.
    class Seat {
    public:
        explicit Seat(DeskPool& pool) : m_pool(pool), m_desk(pool.take()) {}
        Seat(const Seat&) = delete;
        Seat& operator=(const Seat&) = delete;
        ~Seat() { m_pool.give(std::move(m_desk)); }
        Desk& operator*() const { return *m_desk; }
        Desk* operator->() const { return m_desk.get(); }

    private:
        DeskPool& m_pool;
        std::unique_ptr<Desk> m_desk;
    };

private:
    std::unique_ptr<Desk> take()
    {
        {
            const std::scoped_lock lock(m_mutex);
            if (!m_free.empty()) {
                std::unique_ptr<Desk> desk = std::move(m_free.back());
                m_free.pop_back();
                return desk;
            }
        }
        return m_make();
    }
    void give(std::unique_ptr<Desk> desk)
    {
        const std::scoped_lock lock(m_mutex);
        m_free.push_back(std::move(desk));
    }

    std::function<std::unique_ptr<Desk>()> m_make;
    std::mutex m_mutex;
    std::vector<std::unique_ptr<Desk>> m_free;
};

} // namespace marches::engine
