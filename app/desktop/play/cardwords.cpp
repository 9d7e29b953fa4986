// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/cardwords.h"

#include <set>
#include <string>
#include <vector>

#include "engine/text/messageformatter.h"
#include "engine/text/texts.h"

namespace marches::app {

using engine::Role;
using engine::Space;

namespace {

constexpr int kFarthest = 200; ///< steps of the record that are looked back through

/// The card that a message names, of those looked for; -1: none.
int cardIn(const engine::Rules& rules, const engine::Message& message, const std::set<int>& wanted)
{
    const std::vector<engine::MessageParam>& params = rules.messages()[message.text].params;
    for (std::size_t i = 0; i < params.size(); ++i)
        if (params[i].space == Space::Card && wanted.contains(message.arg[i])) return message.arg[i];
    return -1;
}

} // namespace

QString cardText(const PlayContext& context, int card)
{
    const engine::Rules& rules = context.runner.rules();
    const std::string id(rules.vocabulary().name(Space::Card, card));
    QString text = QString::fromStdString(engine::textUnder(context.runner.game().options(), context.wording.texts(),
                                                            "card." + id, context.wording.language()));
    for (const engine::Fact& fact : context.runner.facts()) {
        const engine::FieldSpec& field = rules.fields()[fact.field];
        if (text.isEmpty() && field.role == Role::Status && field.keys[0] == Space::Card && fact.key[0] == card)
            text = context.word(field.value, fact.value);
    }
    return text;
}

QString thingText(const PlayContext& context, Space space, int index)
{
    if (index < 0) return {};
    if (space == Space::Card) return cardText(context, index);
    const std::string id(context.runner.rules().vocabulary().name(space, index));
    const engine::Texts& texts = context.wording.texts();
    const std::string base = engine::textBase(texts, space, id);
    if (base.empty()) return {};
    return QString::fromStdString(
        engine::textUnder(context.runner.game().options(), texts, base, context.wording.language()));
}

std::optional<ToldCard> toldCard(const PlayContext& context)
{
    const engine::Rules& rules = context.runner.rules();
    std::set<int> open;
    std::set<int> lying;
    for (const engine::Fact& fact : context.runner.facts()) {
        const engine::FieldSpec& field = rules.fields()[fact.field];
        if (field.value != Space::Card || fact.value < 0) continue;
        if (field.role == Role::OpenCard) open.insert(fact.value);
        if (field.role == Role::Discard || field.role == Role::Hand || field.role == Role::Effect)
            lying.insert(fact.value);
    }
    const std::set<int>& wanted = open.empty() ? lying : open;
    const engine::Game& game = context.runner.game();
    const engine::Journal& journal = game.journal();
    int left = kFarthest;
    for (int node = game.here(); node >= 0 && left > 0; node = journal.node(node).parent, --left) {
        const std::span<const engine::Message> told = game.log(node);
        for (auto message = told.rbegin(); message != told.rend(); ++message) {
            if (!message->isFor(context.runner.viewer())) continue;
            if (const int card = cardIn(rules, *message, wanted); card >= 0)
                return ToldCard{card, context.sentence(*message), node, *message};
        }
    }
    if (open.empty()) return {};
    return ToldCard{*open.begin(), {}, -1, {}};
}

} // namespace marches::app
