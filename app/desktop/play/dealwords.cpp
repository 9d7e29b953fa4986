// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/dealwords.h"

#include "app/desktop/play/effectwords.h"

namespace marches::app {

using engine::Role;

std::optional<Deal> dealOnTable(const PlayContext& context)
{
    Deal deal;
    const engine::Rules& rules = context.runner.rules();
    for (const engine::Fact& fact : context.runner.facts()) {
        const Role role = rules.fields()[fact.field].role;
        switch (role) {
        case Role::DealMaker: deal.maker = fact.value; break;
        case Role::DealPartner: deal.partner = fact.value; break;
        case Role::DealGiver: deal.giver = fact.value; break;
        case Role::DealHidden: deal.hidden = fact.value != 0; break;
        case Role::DealGive:
        case Role::DealAsk: {
            const engine::Message message = factMessage(rules, fact, "deal");
            deal.rule = context.ruleId(message);
            (role == Role::DealGive ? deal.give : deal.ask).push_back({context.sentence(message), fact});
            break;
        }
        default: break;
        }
    }
    if (deal.maker < 0 || deal.partner < 0) return {};
    return deal;
}

} // namespace marches::app
