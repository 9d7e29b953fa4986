// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/machine.h"
#include "engine/rules/ordergames/ordersurvey.h"

namespace marches::engine::diplomacy {

const std::vector<std::string>& outlookNames() { return OrderSurvey::names(); }

void fillOutlook(const Table& table, const Position& s, int seat, std::span<double> features)
{
    const OrderFront front = frontOf(table, s);
    OrderSurvey(front).fillFeatures(seat, features);
}

void fillAllOutlooks(const Table& table, const Position& s, std::span<double> features)
{
    const OrderFront front = frontOf(table, s);
    const OrderSurvey survey(front);
    const std::size_t count = features.size() / table.seats.size();
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat)
        survey.fillFeatures(static_cast<int>(seat), features.subspan(seat * count, count));
}

} // namespace marches::engine::diplomacy
