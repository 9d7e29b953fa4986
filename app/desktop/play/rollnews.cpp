// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/rollnews.h"

namespace marches::app {

namespace {

engine::Mask placesIn(const engine::Rules& rules, const engine::Message& message)
{
    engine::Mask places;
    const std::vector<engine::MessageParam>& params = rules.messages()[message.text].params;
    for (std::size_t i = 0; i < params.size(); ++i)
        if (params[i].space == engine::Space::Place && message.arg[i] >= 0) places.set(message.arg[i]);
    return places;
}

} // namespace

bool isNews(const GameRunner& runner, int node, const engine::Message& about)
{
    const engine::Journal& journal = runner.game().journal();
    const TurnLedger& turns = runner.turns();
    const engine::Mask places = placesIn(runner.rules(), about);
    // What ends a turn belongs to it, though the turn is another one's when it is done.
    const int turn = turns.at(node > 0 ? journal.node(node).parent : 0).seat;
    for (int at = runner.game().here(); at >= 0; at = journal.node(at).parent) {
        if (turns.at(at).seat != turn) return false;
        if (at == node) return true;
        const engine::Step& step = journal.node(at).step;
        if (std::holds_alternative<engine::PositionEdit>(step)) return false;
        if (!std::holds_alternative<engine::Move>(step)) continue;
        const TurnLedger::Asked& asked = turns.askedAt(journal.node(at).parent);
        if (asked.places && !(placesIn(runner.rules(), asked.question) & places).any()) return false;
    }
    return false;
}

bool speakOfOnePlace(const engine::Rules& rules, const engine::Message& one, const engine::Message& other)
{
    return (placesIn(rules, one) & placesIn(rules, other)).any();
}

} // namespace marches::app
