// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/adjudication/chains.h"

#include "engine/base/bits.h"

namespace marches::engine::adjudication {

namespace {

/// Searches among the seas when each step looks ahead first.
constexpr int kSearches = 10'000;

} // namespace

Chains::Chains(const MovementGraph& graph, std::int16_t from, std::int16_t to, const Mask& fleets)
    : m_from(from), m_to(to), m_all(fleets | Mask::of(to))
{
    const Mask& embark = graph.adjacentSeas[at(from)];
    const Mask& land = graph.adjacentSeas[at(to)];
    fleets.forEach([&](int sea) {
        m_touching.set(sea, graph.adjacentSeas[at(sea)] & fleets);
        if (embark.test(sea)) m_touching[sea].set(from);
        if (land.test(sea)) m_touching[sea].set(to);
    });
    m_touching.set(m_from, embark & fleets);
    m_touching.set(m_to, land & fleets);
}

bool Chains::passThrough(int sea, int trials)
{
    m_wanted = sea;
    const Chain start{m_from, m_all, false};
    m_left = trials;
    if (tried(start)) return true;
    if (certain()) return false;
    m_left = kSearches;
    return (possible(start) && guided(start)) || !certain();
}

/// All chains one after the other.
bool Chains::tried(const Chain& chain)
{
    if (m_left <= 0) return false;
    --m_left;
    const Mask next = chain.free & touching(chain.head);
    if (next.test(m_to)) return chain.found; // going on would leave a short cut
    const Mask later = chain.free - next;
    return next.anyOf([&](int sea) { return tried({sea, later, chain.found || sea == m_wanted}); });
}

/// All chains that may still come to the wanted sea and to the end, those that lead there directly first.
bool Chains::guided(const Chain& chain)
{
    const Mask next = chain.free & touching(chain.head);
    if (next.test(m_to)) return chain.found;
    const Mask later = chain.free - next;
    Mask left = next;
    const auto follow = [&](int sea) {
        left.clear(sea);
        if (!certain()) return false;
        const Chain longer{sea, later, chain.found || sea == m_wanted};
        return possible(longer) && guided(longer);
    };
    Mask unseen = chain.free;
    for (Mask ring = Mask::of(chain.found ? m_to : m_wanted); ring.any() && left.any();) {
        if ((ring & left).anyOf(follow)) return true;
        unseen -= ring;
        ring = touchingAny(ring) & unseen;
    }
    return false;
}

/// False when what parts the seas shows that no chain without short cuts goes on from here through the wanted sea to
/// the end: such a chain passes neither the same sea twice nor, on the way there and back, two seas that touch.
bool Chains::possible(const Chain& chain)
{
    const Mask within = chain.free | Mask::of(chain.head);
    if (chain.found) return reaches(chain.head, Mask::of(m_to), within);
    const Mask ends = Mask::of(chain.head) | Mask::of(m_to);
    if (!reaches(m_wanted, Mask::of(m_to), within)) return false;
    // What parts the wanted sea from both ends lies on every way between them.
    const Mask way = wayBetween(m_wanted, chain.head, within);
    if (!way.any()) return false;
    const auto parts = [&](const Mask& gate) { return !reaches(m_wanted, ends - gate, within - gate); };
    return !(way - Mask::of(m_wanted)).anyOf([&](int one) {
        const Mask beside = (touching(one) & within) - Mask::of(m_wanted);
        return parts(Mask::of(one)) || beside.anyOf([&](int other) { return parts(Mask::of(one) | Mask::of(other)); });
    });
}

/// A shortest way, both ends in it; nothing where there is none.
Mask Chains::wayBetween(int start, int goal, Mask within)
{
    int rings = 0;
    for (Mask ring = Mask::of(goal); ring.any() && !ring.test(start); ++rings) {
        m_rings.set(rings, ring);
        within -= ring;
        ring = touchingAny(ring) & within;
    }
    if (rings == 0 || !(touching(start) & m_rings[rings - 1]).any()) return {};
    Mask way = Mask::of(start);
    for (int last = start; rings > 0; --rings) {
        last = (touching(last) & m_rings[rings - 1]).first();
        way.set(last);
    }
    --m_left;
    return way;
}

bool Chains::reaches(int start, const Mask& goals, Mask within)
{
    --m_left;
    for (Mask ring = Mask::of(start); ring.any();) {
        if ((ring & goals).any()) return true;
        within -= ring;
        ring = touchingAny(ring) & within;
    }
    return false;
}

Mask Chains::touchingAny(const Mask& seas) const
{
    Mask all;
    seas.forEach([&](int place) { all |= touching(place); });
    return all;
}

} // namespace marches::engine::adjudication
