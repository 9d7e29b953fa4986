// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/adjudication/aftermath.h"

namespace marches::engine::adjudication {

namespace {

/// The open place that an order means, or kNone.
std::int16_t meant(const Theatre& theatre, const Mask& open, std::int16_t target)
{
    if (!theatre.isPlace(target)) return kNone;
    if (open.test(target)) return target;
    const Mask coasts = open & theatre.coasts[static_cast<std::size_t>(target)];
    return coasts.count() == 1 ? static_cast<std::int16_t>(coasts.first()) : kNone;
}

} // namespace

void resolveRetreats(const Theatre& theatre, std::span<const Unit> units, std::span<const Beaten> beaten,
                     std::span<const std::int16_t> targets, std::span<Retreat> ends, std::span<std::int16_t> places)
{
    Mask once;
    Mask twice;
    for (std::size_t i = 0; i < beaten.size(); ++i) {
        places[i] = meant(theatre, beaten[i].retreats, targets[i]);
        if (places[i] == kNone) continue;
        const std::int16_t province = theatre.province(places[i]);
        const bool occupies = units[static_cast<std::size_t>(beaten[i].unit)].occupies;
        if (once.test(province) && occupies) twice.set(province);
        if (occupies) once.set(province);
    }
    for (std::size_t i = 0; i < beaten.size(); ++i) {
        if (places[i] == kNone) {
            ends[i] = targets[i] == kNone ? Retreat::Disbanded : Retreat::Impossible;
        } else if (twice.test(theatre.province(places[i])) && units[static_cast<std::size_t>(beaten[i].unit)].occupies) {
            ends[i] = Retreat::Collides;
            places[i] = kNone;
        } else {
            ends[i] = Retreat::Escapes;
        }
    }
}

} // namespace marches::engine::adjudication
