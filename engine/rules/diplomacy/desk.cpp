// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/desk.h"

#include <utility>

namespace marches::engine::diplomacy {

std::unique_ptr<Desk> Desks::take()
{
    {
        const std::scoped_lock lock(m_mutex);
        if (!m_free.empty()) {
            std::unique_ptr<Desk> desk = std::move(m_free.back());
            m_free.pop_back();
            return desk;
        }
    }
    return std::make_unique<Desk>(*m_theatre, m_choices);
}

void Desks::give(std::unique_ptr<Desk> desk)
{
    const std::scoped_lock lock(m_mutex);
    m_free.push_back(std::move(desk));
}

} // namespace marches::engine::diplomacy
