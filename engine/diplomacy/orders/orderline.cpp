// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/orders/orderline.h"

#include <algorithm>
#include <span>
#include <utility>

#include "engine/base/utf8.h"
#include "engine/diplomacy/orders/orderparser.h"

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
        OrderParser parser(left.first(size), lexicon, file, line, closed ? end->column : endColumn);
        left = left.subspan(closed ? size + 1 : size);
        if (std::exchange(first, false)) {
            read.power = parser.readPower();
            read.added = parser.added();
            if (read.power < 0) read.stranger = parser.readStranger();
            if (!read.stranger.empty()) { read.errors.push_back(*std::exchange(parser.error(), std::nullopt)); }
        }
        if (parser.atEnd()) {
            read.heading = read.power >= 0 && left.empty() && read.orders.empty();
            read.expected = parser.expected();
            continue;
        }
        if (!read.orders.empty() && parser.continueVote(read.orders.back())) {
            read.expected = kOtherPower;
            continue;
        }
        if (!parser.read(read.orders) && parser.error()) read.errors.push_back(*parser.error());
        read.expected = closed ? std::uint32_t{kUnitWord | kPlaceName | kLeading | kPerson} : parser.expected();
    }
    if (tokens.all.empty()) read.expected = kUnitWord | kPlaceName | kLeading | kPowerName | kPerson;
    return read;
}

} // namespace marches::engine::orders
