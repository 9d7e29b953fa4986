// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/ordergames/powerseats.h"

#include <algorithm>
#include <string>

namespace marches::engine {

namespace {

std::string colourOf(const PowerColour& power, const std::vector<std::string>& taken)
{
    const auto free = [&](std::string_view colour) { return std::ranges::find(taken, colour) == taken.end(); };
    if (!power.colour.empty() && free(power.colour)) return std::string(power.colour);
    for (const std::string_view colour : armyColours())
        if (free(colour)) return std::string(colour);
    return {};
}

int powerAsked(std::span<const PowerColour> all, const SeatRequest& request)
{
    const std::string& name = request.side.empty() ? request.id : request.side;
    const auto found = std::ranges::find(all, std::string_view(name), &PowerColour::power);
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

} // namespace

Result<Sitting> seatPowers(std::span<const PowerColour> all, const std::vector<SeatRequest>& requests,
                           std::vector<int>& powers)
{
    if (requests.size() != all.size())
        return fail(gameProblem("diplomacy-seats-count",
                                {{"n", std::to_string(all.size())}, {"seat", std::to_string(requests.size())}}));
    std::vector<SeatRequest> seats = requests;
    powers.assign(seats.size(), -1);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        powers[i] = powerAsked(all, seats[i]);
        if (powers[i] >= 0 && std::count(powers.begin(), powers.end(), powers[i]) > 1)
            return fail(gameProblem("diplomacy-power-twice",
                                    {{"region", std::string(all[static_cast<std::size_t>(powers[i])].power)}}));
    }
    std::vector<std::string> taken;
    for (const SeatRequest& seat : seats)
        if (!seat.armies.empty()) taken.push_back(seat.armies.front());
    for (std::size_t i = 0; i < seats.size(); ++i) {
        for (int power = 0; power < static_cast<int>(all.size()); ++power)
            if (powers[i] < 0 && std::ranges::find(powers, power) == powers.end()) powers[i] = power;
        const PowerColour& power = all[static_cast<std::size_t>(powers[i])];
        if (seats[i].id.empty()) seats[i].id = power.power;
        seats[i].side.clear();
        if (!seats[i].armies.empty()) continue;
        seats[i].armies = {colourOf(power, taken)};
        taken.push_back(seats[i].armies.front());
    }
    return makeSitting(seats, static_cast<int>(all.size()), armyColours());
}

} // namespace marches::engine
