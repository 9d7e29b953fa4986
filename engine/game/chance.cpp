// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/chance.h"

#include <utility>

#include "engine/base/splitmix.h"

namespace marches::engine {

bool fits(const Chance& chance, const Outcome& outcome)
{
    if (outcome.count() != chance.count) return false;
    if (chance.kind == Chance::Kind::Dice)
        return std::ranges::all_of(outcome.values(),
                                   [&](int face) { return face >= 1 && face <= chance.sides + chance.beyond; });

    std::array<std::int16_t, Chance::kMaxItems> before;
    std::array<std::int16_t, Chance::kMaxItems> after;
    const std::size_t count = chance.count;
    std::ranges::copy(chance.items(), before.begin());
    std::ranges::copy(outcome.values(), after.begin());
    std::sort(before.begin(), before.begin() + chance.count);
    std::sort(after.begin(), after.begin() + chance.count);
    return std::equal(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(count), after.begin());
}

ChanceSource::ChanceSource(std::uint64_t seed)
{
    for (Random& stream : m_streams) {
        const std::uint64_t state = splitMix64(seed);
        stream = Random(state, splitMix64(seed));
    }
}

void ChanceSource::draw(const Chance& chance, Outcome& outcome)
{
    assert(chance.stream < kStreams);
    Random& stream = m_streams[chance.stream];
    outcome.clear();
    outcome.setByHand = false;
    if (chance.kind == Chance::Kind::Dice) {
        Random local = stream; // stays in registers
        const std::uint32_t sides = chance.sides;
        for (int i = 0; i < chance.count; ++i) outcome.add(static_cast<int>(below(local, sides)) + 1);
        stream = local;
        return;
    }
    for (const std::int16_t item : chance.items()) outcome.add(item);
    for (int i = chance.count - 1; i > 0; --i) // Fisher-Yates
        std::swap(outcome.at(i), outcome.at(static_cast<int>(below(stream, static_cast<std::uint32_t>(i) + 1))));
}

} // namespace marches::engine
