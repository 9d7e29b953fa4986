// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/adjudication/retreats.h"

namespace marches::engine::adjudication {

namespace {

/// The open place that an order means, or kNone.
std::int16_t meant(const MovementGraph& graph, const Mask& open, std::int16_t target)
{
    if (!graph.isPlace(target)) return kNone;
    if (open.test(target)) return target;
    const Mask coasts = open & graph.coasts[static_cast<std::size_t>(target)];
    return coasts.count() == 1 ? static_cast<std::int16_t>(coasts.first()) : kNone;
}

} // namespace

void resolveRetreats(const MovementGraph& graph, std::span<const Unit> units, std::span<const Dislodged> dislodged,
                     std::span<const std::int16_t> targets, std::span<Retreat> ends, std::span<std::int16_t> places)
{
    Mask once;
    Mask twice;
    for (std::size_t i = 0; i < dislodged.size(); ++i) {
        places[i] = meant(graph, dislodged[i].retreats, targets[i]);
        if (places[i] == kNone) continue;
        const std::int16_t province = graph.province(places[i]);
        const bool occupies = units[static_cast<std::size_t>(dislodged[i].unit)].occupies;
        if (once.test(province) && occupies) twice.set(province);
        if (occupies) once.set(province);
    }
    for (std::size_t i = 0; i < dislodged.size(); ++i) {
        if (places[i] == kNone) {
            ends[i] = targets[i] == kNone ? Retreat::Disbanded : Retreat::Impossible;
        } else if (twice.test(graph.province(places[i])) &&
                   units[static_cast<std::size_t>(dislodged[i].unit)].occupies) {
            ends[i] = Retreat::Collides;
            places[i] = kNone;
        } else {
            ends[i] = Retreat::Escapes;
        }
    }
}

} // namespace marches::engine::adjudication
