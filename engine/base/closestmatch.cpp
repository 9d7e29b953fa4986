// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/base/closestmatch.h"

#include <algorithm>
#include <array>

namespace marches::engine {

namespace {

constexpr std::size_t kLongestWord = 40;
constexpr std::size_t kMostKnown = 2000;
constexpr int kMostChanges = 3;

/// Number of letters to change, add, leave out or swap with their neighbour; `limit` + 1 when more than `limit`. Only
/// the band of the table is filled in that so few changes can reach. Neither text is longer than kLongestWord +
/// kMostChanges.
int distance(std::string_view a, std::string_view b, int limit, std::size_t& work)
{
    using Row = std::array<int, kLongestWord + kMostChanges + 2>;
    Row before{};
    Row last{};
    Row now{};
    const int far = limit + 1;
    const int size = static_cast<int>(b.size());
    for (int j = 0; j <= size; ++j) last[static_cast<std::size_t>(j)] = std::min(j, far);
    for (int i = 1; i <= static_cast<int>(a.size()); ++i) {
        const int from = std::max(1, i - limit);
        const int to = std::min(size, i + limit);
        now.fill(far);
        now[0] = std::min(i, far);
        int least = from == 1 ? now[0] : far;
        for (int k = from; k <= to; ++k) {
            const auto j = static_cast<std::size_t>(k);
            const auto at = static_cast<std::size_t>(i);
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[at - 1] == b[j - 1] ? 0 : 1), far});
            if (i > 1 && k > 1 && a[at - 1] == b[j - 2] && a[at - 2] == b[j - 1])
                now[j] = std::min(now[j], before[j - 2] + 1);
            least = std::min(least, now[j]);
        }
        work += static_cast<std::size_t>(std::max(1, to - from + 1));
        if (least > limit) return far;
        before = last;
        last = now;
    }
    return last[b.size()];
}

} // namespace

std::string Hints::closestMatch(std::string_view word, const std::vector<std::string>& known)
{
    if (word.empty() || word.size() > kLongestWord) return {};
    int best = std::max(1, std::min(kMostChanges, static_cast<int>(word.size()) / 3)) + 1;
    std::string_view found;
    for (std::size_t i = 0; i < std::min(known.size(), kMostKnown) && !spent(); ++i) {
        const std::string& other = known[i];
        ++m_work;
        const std::size_t longer = std::max(other.size(), word.size());
        if (longer - std::min(other.size(), word.size()) >= static_cast<std::size_t>(best)) continue;
        if (const int d = distance(word, other, best - 1, m_work); d < best) {
            best = d;
            found = other;
        }
    }
    return std::string(found);
}

std::string closestMatch(std::string_view word, const std::vector<std::string>& known)
{
    return Hints().closestMatch(word, known);
}

} // namespace marches::engine
