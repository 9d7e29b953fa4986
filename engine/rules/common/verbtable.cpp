// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/verbtable.h"

namespace marches::engine {

std::vector<VerbSpec> makeVerbs(std::span<const VerbRow> rows)
{
    std::vector<VerbSpec> made;
    made.reserve(rows.size());
    for (const VerbRow& row : rows) {
        const std::span<const VerbParam> params = std::span(row.params.param).first(row.params.count);
        made.push_back({{params.begin(), params.end()}, row.role});
    }
    return made;
}

} // namespace marches::engine
