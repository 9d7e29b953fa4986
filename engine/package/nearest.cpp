// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody may have meant.
#include <algorithm>
#include <string>
#include <vector>

#include "engine/package/fields.h"
#include "engine/package/yamlreader.h"

namespace marches::engine {

namespace {

/// Number of letters to change, add, leave out or swap with their neighbour; `limit` + 1 when more than `limit`.
int distance(std::string_view a, std::string_view b, int limit)
{
    std::vector<int> before(b.size() + 1);
    std::vector<int> last(b.size() + 1);
    std::vector<int> now(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) last[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= a.size(); ++i) {
        now[0] = static_cast<int>(i);
        int least = now[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) now[j] = std::min(now[j], before[j - 2] + 1);
            least = std::min(least, now[j]);
        }
        if (least > limit) return limit + 1;
        std::swap(before, last);
        std::swap(last, now);
    }
    return last[b.size()];
}

} // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& known)
{
    constexpr std::size_t kLongest = 40;
    constexpr std::size_t kMostKnown = 2000;
    if (word.empty() || word.size() > kLongest) return {};
    int best = std::max(1, std::min(3, static_cast<int>(word.size()) / 3)) + 1;
    std::string found;
    for (std::size_t i = 0; i < std::min(known.size(), kMostKnown); ++i) {
        const std::string& other = known[i];
        const std::size_t longer = std::max(other.size(), word.size());
        if (longer - std::min(other.size(), word.size()) >= static_cast<std::size_t>(best)) continue;
        if (const int d = distance(word, other, best - 1); d < best) {
            best = d;
            found = other;
        }
    }
    return found;
}

Error unknownName(const Node& node, std::string_view file, std::string path, std::string code, std::string_view name,
                  const std::vector<std::string>& known)
{
    Error error = errorAt(node, file, std::move(path), std::move(code), {{"name", std::string(name)}});
    if (std::string hint = nearest(name, known); !hint.empty()) error.args.emplace_back("hint", std::move(hint));
    return error;
}

} // namespace marches::engine
