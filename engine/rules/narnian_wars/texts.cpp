// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/texts.h"

#include <array>

#include "engine/rules/common/messagetable.h"

namespace marches::engine::narnian_wars {

namespace {

constexpr auto kEntries = std::to_array<MessageEntry>({
    {"", ""},
#define MARCHES_TEXT(name, ...) {__VA_ARGS__},
#define MARCHES_TEXT_BLOCK(name, block)
#include "engine/rules/narnian_wars/texts.inc"
#undef MARCHES_TEXT
#undef MARCHES_TEXT_BLOCK
});
constexpr auto kSentences =
    withBlock(withBlock(kEntries, idx(Text::LogLines), kOrderLineTexts), idx(Text::AccountLines), kExplanationTexts);
static_assert(kSentences.size() == idx(Text::Count));

} // namespace

const std::vector<MessageSpec>& messageSpecs()
{
    static const std::vector<MessageSpec> specs = makeMessages(kSentences);
    return specs;
}

} // namespace marches::engine::narnian_wars
