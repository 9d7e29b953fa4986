// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/orders/orderparser.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/base/utf8.h"
#include "engine/diplomacy/orders/orderreader.h"

namespace marches::engine::orders {

namespace {

constexpr std::size_t kMostTokens = 200;

} // namespace

OrderLine readOrderLine(std::string_view text, const Lexicon& lexicon, std::string_view file, int line)
{
    OrderLine read;
    const Tokens tokens = tokenize(text, kMostTokens);
    if (tokens.cut) {
        read.errors.push_back({"order-line-too-long", {}, std::string(file), line, 0, {}});
        return read;
    }
    const int endColumn = static_cast<int>(utf8Length(text)) + 1;
    std::span<const Token> left(tokens.all);
    bool first = true;
    while (!left.empty() || (first && text.empty())) {
        const auto end = std::ranges::find(left, Token::Kind::End, &Token::kind);
        const auto size = static_cast<std::size_t>(end - left.begin());
        const bool closed = end != left.end();
        OrderReader reader(left.first(size), lexicon, file, line, closed ? end->column : endColumn);
        left = left.subspan(closed ? size + 1 : size);
        if (std::exchange(first, false)) {
            read.power = reader.readPower();
            read.added = reader.added();
            if (read.power < 0) read.stranger = reader.readStranger();
            if (!read.stranger.empty()) { read.errors.push_back(*std::exchange(reader.error(), std::nullopt)); }
        }
        if (reader.atEnd()) {
            read.heading = read.power >= 0 && left.empty() && read.orders.empty();
            read.expected = reader.expected();
            continue;
        }
        if (!read.orders.empty() && reader.goOn(read.orders.back())) {
            read.expected = kOtherPower;
            continue;
        }
        if (!reader.read(read.orders) && reader.error()) read.errors.push_back(*reader.error());
        read.expected = closed ? std::uint32_t{kUnitWord | kPlaceName | kLeading | kPerson} : reader.expected();
    }
    if (tokens.all.empty()) read.expected = kUnitWord | kPlaceName | kLeading | kPowerName | kPerson;
    return read;
}

} // namespace marches::engine::orders
