// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <new>

#include "engine/diplomacy/adjudication/movementgraph.h"

namespace marches::engine::adjudication {

/// Chains of fleets between two land provinces, without short cuts: each sea touches only its neighbours in the chain,
/// only the first touches the start and only the last the end. Such a chain breaks when any of its seas is taken away.
///
/// Whether a given sea lies on such a chain is as hard as any puzzle of its kind (an induced path through a vertex,
/// Bienstock 1991). What a board of play asks is answered by trying; where that takes long, by what parts the seas:
/// neither one sea nor two that touch may cut the wanted one off. Whatever is left open after a fixed amount of work
/// counts as a chain.
class Chains {
public:
    /// Steps of plain trying before each step looks ahead: hundreds of times what any published board needs.
    static constexpr int kTrials = 3000;

    Chains(const MovementGraph& graph, std::int16_t from, std::int16_t to, const Mask& fleets);

    /// True when `sea`, one of the fleets, lies on a chain without short cuts.
    bool passThrough(int sea, int trials = kTrials);

    /// Whether the last answer was found before the work ran out.
    bool certain() const { return m_left > 0; }

private:
    /// The end of a chain so far, and what it may still go to.
    struct Chain {
        int head;
        Mask free;  ///< does not touch the chain before its head
        bool found; ///< the wanted sea is in it
    };

    bool tried(const Chain& chain);
    bool guided(const Chain& chain);
    bool possible(const Chain& chain);
    /// Room for a set by place, of which each is there once it has been set.
    class Masks {
    public:
        void set(int place, const Mask& mask) { new (at(place)) Mask(mask); }
        Mask& operator[](int place) { return *std::launder(reinterpret_cast<Mask*>(at(place))); }
        const Mask& operator[](int place) const
        {
            return *std::launder(reinterpret_cast<const Mask*>(m_room.data() + offset(place)));
        }

    private:
        static std::size_t offset(int place) { return static_cast<std::size_t>(place) * sizeof(Mask); }
        std::byte* at(int place) { return m_room.data() + offset(place); }

        alignas(Mask) std::array<std::byte, sizeof(Mask) * kMostPlaces> m_room;
    };

    Mask wayBetween(int start, int goal, Mask within);
    bool reaches(int start, const Mask& goals, Mask within);
    Mask touchingAny(const Mask& seas) const;
    const Mask& touching(int place) const { return m_touching[place]; }

    int m_from;
    int m_to;
    int m_wanted = kNone;
    int m_left = 0;   ///< work
    Masks m_touching; ///< neighbours of each sea with a fleet, and of both shores
    Masks m_rings;    ///< scratch
    Mask m_all;       ///< the seas and the far shore
};

} // namespace marches::engine::adjudication
