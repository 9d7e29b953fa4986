// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/domain.h"

#include <algorithm>
#include <cassert>
#include <cstring>

namespace marches::engine {

namespace {

/// What the stack `index` of the parameter's array leaves free.
int cap(const Param& param, const State& state, int index)
{
    const auto place = static_cast<std::size_t>(index);
    const std::size_t offset = static_cast<std::size_t>(param.caps) +
                               place / 64 * static_cast<std::size_t>(param.capsStep) +
                               place % 64 * sizeof(std::uint16_t);
    assert(index >= 0 && offset + sizeof(std::uint16_t) <= state.size());
    std::uint16_t stack = 0;
    std::memcpy(&stack, state.data() + offset, sizeof stack);
    return int{stack} - param.keep;
}

bool ascending(std::span<const Part> parts)
{
    return std::ranges::adjacent_find(parts, [](const Part& a, const Part& b) { return a.item >= b.item; }) ==
           parts.end();
}

bool distinct(std::span<const Part> parts)
{
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (std::ranges::find(parts.first(i), parts[i].item, &Part::item) !=
            parts.begin() + static_cast<std::ptrdiff_t>(i))
            return false;
    return true;
}

bool isSubset(const Param& param, std::span<const Part> parts)
{
    const int size = static_cast<int>(parts.size());
    if (size < param.lo || size > param.hi || !ascending(parts)) return false;
    return std::ranges::all_of(
        parts, [&](const Part& part) { return part == Part{.item = part.item} && param.set.test(part.item); });
}

bool isSpread(const Param& param, const State& state, std::span<const Part> parts)
{
    if (param.ordered ? !distinct(parts) : !ascending(parts)) return false;
    int total = 0;
    for (const Part& part : parts) {
        if (!param.set.test(part.item) || part.x != 0 || part.y != 0) return false;
        if (part.amount < std::max<int>(param.lo, 1) || part.amount > itemBound(param, state, part.item)) return false;
        total += part.amount;
    }
    return total >= param.totalLo && total <= param.totalHi;
}

bool isPath(const Param& param, std::span<const Part> parts, int start)
{
    const int size = static_cast<int>(parts.size());
    if (size < param.lo || size > param.hi) return false;
    int at = start;
    for (const Part& part : parts) {
        if (part != Part{.item = part.item} || !param.set.test(part.item) || !param.adjacency[at].test(part.item))
            return false;
        at = part.item;
    }
    return true;
}

/// A place, amount or flag, given that the arguments before it are in their domains.
[[gnu::always_inline]] inline bool fits(const Param& param, const State& state, const Move& move, int value)
{
    const int before = param.of == Param::kAlone ? 0 : move.arg[static_cast<std::size_t>(param.of)];
    if (param.form == Form::One)
        return param.set.test(value) && (param.adjacency == nullptr || param.reach(before).test(value));
    return value >= param.lo && value <= param.hi &&
           (param.caps == Param::kNoCaps || value <= cap(param, state, before));
}

/// Nothing is said for parameters that there are not.
bool restIsEmpty(const Move& move, std::size_t from)
{
    int rest = 0; // without branches: how many there are changes with every verb
    for (std::size_t i = 0; i < move.arg.size(); ++i) rest |= i < from ? 0 : move.arg[i];
    return rest == 0;
}

/// The parts of a move as the value of its long parameter, given that the arguments before it are in their domains.
bool longFits(const Param& param, const State& state, const Move& move, int value)
{
    if (value != static_cast<int>(move.parts().size())) return false;
    if (param.form == Form::Subset) return isSubset(param, move.parts());
    if (param.form == Form::Spread) return isSpread(param, state, move.parts());
    return isPath(param, move.parts(), move.arg[static_cast<std::size_t>(param.of)]);
}

/// contains() for an offer with a long parameter. Apart, since it needs registers that contains() would save for it at
/// every simulated move.
[[gnu::noinline]] bool containsParts(std::span<const Param> params, const State& state, const Move& move)
{
    for (std::size_t i = 0; i < params.size(); ++i) {
        const Param& param = params[i];
        if (!(isLong(param.form) ? longFits(param, state, move, move.arg[i]) : fits(param, state, move, move.arg[i])))
            return false;
    }
    return restIsEmpty(move, params.size());
}

} // namespace

Bounds amountBounds(const Param& param, const State& state, const Move& move)
{
    Bounds bounds{param.lo, param.hi};
    if (param.caps == Param::kNoCaps) return bounds;
    const int stack = param.of == Param::kAlone ? 0 : move.arg[static_cast<std::size_t>(param.of)];
    bounds.hi = std::min(bounds.hi, cap(param, state, stack));
    return bounds;
}

int itemBound(const Param& param, const State& state, int item)
{
    return param.caps == Param::kNoCaps ? param.hi : std::min<int>(param.hi, cap(param, state, item));
}

Mask candidates(const Param& param, const Move& move)
{
    return param.adjacency == nullptr ? param.set
                                      : param.set & param.reach(move.arg[static_cast<std::size_t>(param.of)]);
}

bool contains(const Decision& decision, const State& state, const Move& move)
{
    if (move.seat != decision.seat || !decision.owes(move.seat)) return false;
    const Offer* offer = decision.findOffer(move.verb);
    if (offer == nullptr) return false;

    // Every simulated move comes by here, nearly always with places and amounts alone.
    const std::span<const Param> params = decision.params(*offer);
    if (offer->hasLong) return containsParts(params, state, move);
    for (std::size_t i = 0; i < params.size(); ++i)
        if (!fits(params[i], state, move, move.arg[i])) return false;
    return restIsEmpty(move, params.size()) && move.parts().empty();
}

} // namespace marches::engine
