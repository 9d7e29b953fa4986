// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace marches::engine {

/// The known word nearest to `word` (few changed, missing or swapped letters), or empty. Only the first 2,000 are
/// looked at.
std::string closestMatch(std::string_view word, const std::vector<std::string>& known);

/// Hints for the mistakes of one file, which may be made on purpose and without number: when so many letters have been
/// compared there are no more.
class Hints {
public:
    static constexpr std::size_t kMostWork = 5'000'000;

    std::string closestMatch(std::string_view word, const std::vector<std::string>& known);
    std::size_t work() const { return m_work; } ///< pairs of letters compared
    bool spent() const { return m_work >= kMostWork; }

private:
    std::size_t m_work = 0;
};

} // namespace marches::engine
