// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/splices.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace marches::editor {

std::string Splices::appliedTo(std::string_view text) const
{
    std::vector<Splice> sorted = m_all;
    std::ranges::stable_sort(sorted, {},
                             [](const Splice& splice) { return std::tuple(splice.span.begin, splice.span.end); });
    std::string result;
    std::size_t at = 0;
    for (const Splice& splice : sorted) {
        assert(splice.span.begin >= at);
        result += text.substr(at, splice.span.begin - at);
        result += splice.text;
        at = splice.span.end;
    }
    result += text.substr(at);
    return result;
}

} // namespace marches::editor
