// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/orders/ordersheet.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>

#include "engine/base/utf8.h"
#include "engine/diplomacy/orders/orderline.h"

namespace marches::engine::orders {

namespace {

/// The set of orders that a power is writing.
struct OrderSet {
    int number = 0;
    bool used = false;
    bool added = false;
    void begin(bool adds)
    {
        if (used) ++number;
        used = false;
        added = adds;
    }
};

} // namespace

OrderSheet readOrderSheet(std::string_view text, const Lexicon& lexicon, std::string_view file, std::string_view power)
{
    OrderSheet sheet;
    const auto wrong = [&](const char* code, int line, int limit) {
        sheet.errors.push_back({code, {{"limit", std::to_string(limit)}}, std::string(file), line, 0, {}});
    };
    if (text.size() > kLargestSheet) {
        wrong("order-sheet-too-large", 0, static_cast<int>(kLargestSheet));
        return sheet;
    }
    std::string whose(power);
    std::map<std::string, OrderSet, std::less<>> sets;
    int number = 0;
    while (!text.empty()) {
        ++number;
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!isUtf8(line)) {
            sheet.errors.push_back({"not-utf8", {}, std::string(file), number, 0, {}});
            continue;
        }
        OrderLine read = readOrderLine(line, lexicon, file, number);
        if (read.power >= 0) {
            whose = lexicon.powerId(read.power);
            if (std::ranges::find(sheet.powers, whose) == sheet.powers.end()) sheet.powers.push_back(whose);
            if (read.heading || read.added) sets[whose].begin(read.added);
        }
        if (!read.stranger.empty()) whose = read.stranger; // not whose name stood before
        OrderSet& set = sets[whose];
        for (WrittenOrder& order : read.orders) {
            order.power = whose;
            order.set = set.number;
            order.added = set.added;
        }
        set.used |= !read.orders.empty();
        if (sheet.orders.size() + read.orders.size() > kMostOrders || sheet.errors.size() > kMostOrders) {
            wrong("order-too-many", number, static_cast<int>(kMostOrders));
            return sheet;
        }
        std::ranges::move(read.orders, std::back_inserter(sheet.orders));
        std::ranges::move(read.errors, std::back_inserter(sheet.errors));
    }
    return sheet;
}

void addSheet(OrderSheet& all, OrderSheet later)
{
    int first = 0;
    for (const WrittenOrder& order : all.orders) first = std::max(first, order.set + 1);
    for (WrittenOrder& order : later.orders) order.set += first;
    std::ranges::move(later.orders, std::back_inserter(all.orders));
    for (std::string& power : later.powers)
        if (std::ranges::find(all.powers, power) == all.powers.end()) all.powers.push_back(std::move(power));
    std::ranges::move(later.errors, std::back_inserter(all.errors));
}

} // namespace marches::engine::orders
