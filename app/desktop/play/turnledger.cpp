// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/turnledger.h"

#include <algorithm>

namespace marches::app {

using engine::Role;
using engine::Space;

namespace {

int commander(const engine::Rules& rules, int army)
{
    const auto& seats = rules.seats();
    const auto found = std::ranges::find_if(seats, [army](const engine::SeatInfo& seat) {
        return std::ranges::find(seat.armies, army) != seat.armies.end();
    });
    return found == seats.end() ? -1 : static_cast<int>(found - seats.begin());
}

TurnLedger::Asked askedBy(const engine::Decision& decision)
{
    TurnLedger::Asked asked;
    if (decision.pending != engine::Pending::Choice) return asked;
    asked.question = decision.question;
    for (const engine::Offer& offer : decision.offers())
        for (const engine::Param& param : decision.params(offer)) asked.places |= param.space == Space::Place;
    return asked;
}

} // namespace

int TurnLedger::begunBy(const engine::Rules& rules, const engine::Message& message)
{
    const engine::MessageSpec& spec = rules.messages()[message.text];
    if (spec.key != "log.turn" && spec.key != "log.turn-army") return -1;
    for (std::size_t i = 0; i < spec.params.size(); ++i)
        if (spec.params[i].space == Space::Seat) return message.arg[i];
    return -1;
}

TurnLedger::Turn TurnLedger::read(const engine::Game& game)
{
    const engine::Rules& rules = game.rules();
    rules.view(game.state(), -1, m_view);
    m_facts.clear();
    rules.describe(m_view, m_facts);
    Turn turn;
    for (const engine::Fact& fact : m_facts) {
        const engine::FieldSpec& field = rules.fields()[fact.field];
        if (field.role == Role::Phase) turn.phase = fact.value;
        if (field.role != Role::Turn || fact.value < 0) continue;
        turn.seat = field.value == Space::Army ? commander(rules, fact.value) : fact.value;
    }
    return turn;
}

void TurnLedger::note(const engine::Game& game)
{
    const auto size = static_cast<std::size_t>(game.journal().size());
    m_turns.resize(size);
    m_asked.resize(size);
    m_known.resize(size, false);
    const auto here = static_cast<std::size_t>(game.here());
    if (m_known[here]) return;
    m_turns[here] = read(game);
    m_asked[here] = askedBy(game.pending());
    m_known[here] = true;
}

void TurnLedger::complete(const engine::Game& game)
{
    note(game);
    if (std::ranges::find(m_known, false) == m_known.end()) return;
    engine::Game walk = game;
    for (int node = 0; node < walk.journal().size(); ++node) {
        if (m_known[static_cast<std::size_t>(node)]) continue;
        walk.goTo(node);
        note(walk);
    }
}

void TurnLedger::reset(const engine::Game& game)
{
    m_turns.clear();
    m_asked.clear();
    m_known.clear();
    complete(game);
}

} // namespace marches::app
