// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/decision.h"

#include <algorithm>
#include <tuple>

namespace marches::engine {

namespace {

Param make(Form form, int name, Space space)
{
    Param param;
    param.form = form;
    param.name = static_cast<std::uint8_t>(name);
    param.space = space;
    return param;
}

} // namespace

Param Param::one(int name, Space space, const Mask& set)
{
    Param param = make(Form::One, name, space);
    param.set = set;
    return param;
}

Param Param::neighbour(int name, int of, const Mask* adjacency, const Mask& set)
{
    Param param = one(name, Space::Place, set);
    param.of = static_cast<std::int8_t>(of);
    param.adjacency = adjacency;
    return param;
}

Param Param::amount(int name, int lo, int hi)
{
    Param param = make(Form::Amount, name, Space::Number);
    param.lo = static_cast<std::int16_t>(lo);
    param.hi = static_cast<std::int16_t>(hi);
    return param;
}

Param Param::flag(int name, bool mayNo, bool mayYes)
{
    Param param = make(Form::Flag, name, Space::Flag);
    param.lo = mayNo ? 0 : 1;
    param.hi = mayYes ? 1 : 0;
    return param;
}

Param Param::subset(int name, Space space, const Mask& set, int lo, int hi)
{
    Param param = make(Form::Subset, name, space);
    param.set = set;
    param.lo = static_cast<std::int16_t>(lo);
    param.hi = static_cast<std::int16_t>(hi);
    return param;
}

Param Param::spread(int name, Space space, const Mask& set, int each, int totalLo, int totalHi)
{
    Param param = make(Form::Spread, name, space);
    param.set = set;
    param.hi = static_cast<std::int16_t>(each);
    param.totalLo = static_cast<std::int16_t>(totalLo);
    param.totalHi = static_cast<std::int16_t>(totalHi);
    return param;
}

Param Param::path(int name, int of, const Mask* adjacency, const Mask& set, int lo, int hi)
{
    Param param = make(Form::Path, name, Space::Place);
    param.of = static_cast<std::int8_t>(of);
    param.adjacency = adjacency;
    param.set = set;
    param.lo = static_cast<std::int16_t>(lo);
    param.hi = static_cast<std::int16_t>(hi);
    return param;
}

bool operator==(const Param& a, const Param& b)
{
    const auto plain = [](const Param& p) {
        return std::tie(p.form, p.space, p.name, p.of, p.ordered, p.lo, p.hi, p.keep, p.totalLo, p.totalHi, p.start,
                        p.caps, p.capsStep, p.adjacency, p.otherAdjacency, p.thirdAdjacency, p.set);
    };
    return plain(a) == plain(b) && (a.otherAdjacency == nullptr || a.others == b.others) &&
           (a.thirdAdjacency == nullptr || a.thirds == b.thirds);
}

bool operator==(const Decision& a, const Decision& b)
{
    if (a.pending != b.pending) return false;
    if (a.pending == Pending::Over) return true;
    if (a.pending == Pending::Chance) return a.chance == b.chance;
    const auto params = [](const Decision& decision) {
        return std::span(decision.m_params.data(), decision.m_paramCount);
    };
    return a.seat == b.seat && a.reaction == b.reaction && a.secret == b.secret && a.seats == b.seats &&
           a.question == b.question && std::ranges::equal(a.offers(), b.offers()) &&
           std::ranges::equal(params(a), params(b));
}

} // namespace marches::engine
