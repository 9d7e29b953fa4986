// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/referee/gameorders.h"

#include <algorithm>
#include <string_view>

#include "engine/diplomacy/referee/adjustmentorders.h"
#include "engine/diplomacy/referee/orderexecutor.h"
#include "engine/diplomacy/referee/ordervalidator.h"

namespace marches::engine::referee {

bool takesOrders(const Rules& rules)
{
    const auto knows = [&rules](std::string_view name) { return verb(rules, name) >= 0; };
    return knows("hold") && knows("move") && knows("support") && knows("seal") && knows("retreat") && knows("disband");
}

std::vector<std::string> personsToOrder(const Rules& rules)
{
    const Vocabulary& words = rules.vocabulary();
    std::vector<std::string> persons;
    persons.reserve(static_cast<std::size_t>(words.count(Space::Token)));
    for (int token = 0; token < words.count(Space::Token); ++token)
        persons.emplace_back(words.name(Space::Token, token));
    return persons;
}

std::vector<std::string> seatsToOrder(const Rules& rules)
{
    std::vector<std::string> seats;
    for (const SeatInfo& seat : rules.seats()) seats.push_back(seat.id);
    return seats;
}

std::vector<GivenOrder> giveOrders(OrderTarget& table, std::span<const orders::WrittenOrder> sheet)
{
    std::vector<GivenOrder> all = OrderValidator(table).validate(sheet);
    OrderExecutor executor(table);
    executor.giveAll(all);
    for (int seat = 0; seat < static_cast<int>(table.rules().seats().size()); ++seat)
        if (executor.isWinter(seat)) AdjustmentOrders(table).give(seat, all);
    return all;
}

std::vector<GivenOrder> giveOrders(Game& game, std::span<const orders::WrittenOrder> sheet)
{
    GameTarget table(game);
    return giveOrders(table, sheet);
}

std::vector<int> owingSeats(const Game& game)
{
    std::vector<int> seats;
    for (int seat = 0; seat < static_cast<int>(game.rules().seats().size()); ++seat)
        if (game.pending().owes(seat)) seats.push_back(seat);
    return seats;
}

} // namespace marches::engine::referee
