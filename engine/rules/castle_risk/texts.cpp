// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/castle_risk/texts.h"

#include "engine/rules/common/messagetable.h"

namespace marches::engine::castle_risk {

namespace {

constexpr MessageEntry kEntries[] = {
    {"", ""},
#define MARCHES_TEXT(name, ...) {__VA_ARGS__},
#include "engine/rules/castle_risk/texts.inc"
#undef MARCHES_TEXT
};

} // namespace

const std::vector<MessageSpec>& messageSpecs()
{
    static const std::vector<MessageSpec> specs = makeMessages(kEntries);
    return specs;
}

} // namespace marches::engine::castle_risk
