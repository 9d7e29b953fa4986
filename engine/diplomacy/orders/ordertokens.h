// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace marches::engine::orders {

/// A piece of a line of orders.
struct Token {
    enum class Kind : std::uint8_t {
        Word,
        Dash,  ///< a single stroke, which also stands within names
        Arrow, ///< "->", "–>", ">", "→", "=>": never within a name
        Slash,
        Open,
        Close,
        Colon,
        End, ///< comma or semicolon: ends an order
        Other,
    };
    Kind kind = Kind::Other;
    std::size_t begin = 0; ///< bytes of the line
    std::size_t end = 0;
    int column = 1;           ///< in signs, from 1
    bool blankBefore = false; ///< so that "St-Petersburg" and "Ber - Kie" can be told apart
    std::string_view text;
};

/// Cuts a line up. A comment (# or //) ends it. At most `most` tokens; then `cut` is true.
struct Tokens {
    std::vector<Token> all;
    bool cut = false;
};
Tokens tokenize(std::string_view line, std::size_t most);

} // namespace marches::engine::orders
