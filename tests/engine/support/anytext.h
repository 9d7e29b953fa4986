// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <random>
#include <string>
#include <vector>

#include "engine/base/utf8.h"

namespace marches::engine::test {

/// Texts of any characters that there are, those that mislead readers of files oftener than the others.
class AnyText {
public:
    explicit AnyText(unsigned seed) : m_random(seed) {}

    int below(int n) { return static_cast<int>(m_random() % static_cast<unsigned>(n)); }

    /// Of 1 to `longest` characters.
    std::string text(int longest)
    {
        std::string out;
        for (int i = below(longest) + 1; i > 0; --i) appendUtf8(out, character());
        return out;
    }

    char32_t character()
    {
        static constexpr char32_t kOdd[] = {0x00,   0x01,   0x04,   0x07,   0x0B,   0x0C,   0x1B,    0x1D,
                                            0x1E,   0x1F,   0x7F,   0x80,   0x85,   0x9F,   0xA0,    0xAD,
                                            0x200B, 0x2028, 0x2029, 0x202E, 0xFDD0, 0xFEFF, '\n',    '\r',
                                            0xFFFD, 0xFFFE, 0xFFFF, '\t',   0xE000, 0xD7FF, 0x1FFFE, 0x10FFFF};
        switch (below(4)) {
        case 0: return kOdd[below(static_cast<int>(std::size(kOdd)))];
        case 1: return static_cast<char32_t>(' ' + below(0x5F));
        case 2: return static_cast<char32_t>(below(0xD800));
        default: {
            const auto any = static_cast<char32_t>(m_random() % 0x110000);
            return any >= 0xD800 && any <= 0xDFFF ? U'x' : any;
        }
        }
    }

private:
    std::mt19937 m_random;
};

} // namespace marches::engine::test
