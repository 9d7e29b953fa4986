// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/common/verbtable.h"

namespace marches::engine {

VerbTable makeVerbs(std::span<const VerbRow> rows)
{
    VerbTable made;
    made.specs.reserve(rows.size());
    made.rules.reserve(rows.size());
    for (const VerbRow& row : rows) {
        const std::span<const VerbParam> params = std::span(row.params.param).first(row.params.count);
        made.specs.push_back({{params.begin(), params.end()}, row.role});
        made.rules.push_back(row.rule);
    }
    return made;
}

} // namespace marches::engine
