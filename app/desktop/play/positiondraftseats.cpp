// SPDX-License-Identifier: GPL-3.0-or-later
// The part of a changed position that is beside the board: numbers, whose turn it is, the row of tokens, cards.
#include <algorithm>
#include <string>

#include "app/desktop/play/factlist.h"
#include "app/desktop/play/positiondraft.h"

namespace marches::app {

using engine::Fact;
using engine::Facts;
using engine::FieldSpec;
using engine::Role;
using engine::Space;

namespace {

bool isNumber(const FieldSpec& field) { return field.holds == engine::Holds::One && field.value == Space::Number; }

} // namespace

void PositionDraft::findTallies()
{
    const std::vector<FieldSpec>& fields = m_rules.fields();
    const auto& seats = m_rules.seats();
    const std::set<std::pair<int, int>> kinds = kindsOfArmies();
    std::vector<Tally> candidates;
    const auto captives = [&](int field, int who, const std::vector<int>& own) {
        for (const auto& [army, piece] : kinds)
            if (std::ranges::find(own, army) == own.end())
                candidates.push_back({field,
                                      {static_cast<std::int16_t>(who), static_cast<std::int16_t>(army),
                                       static_cast<std::int16_t>(piece)}});
    };
    for (int i = 0; i < static_cast<int>(fields.size()); ++i) {
        const FieldSpec& field = fields[static_cast<std::size_t>(i)];
        if (!isNumber(field)) continue;
        const bool counts = field.role == Role::Score || field.role == Role::Counter;
        const bool named = m_rules.vocabulary().find(Space::Counter, lastWord(field)).has_value();
        if (field.role == Role::Counter && field.keys[0] == Space::None && named)
            candidates.push_back({i, keyOf(engine::kNothing)});
        for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat) {
            const std::vector<int>& armies = seats[static_cast<std::size_t>(seat)].armies;
            const bool bySeat = field.keys[0] == Space::Seat;
            const bool byArmy = field.keys[0] == Space::Army;
            if (counts && bySeat) candidates.push_back({i, keyOf(seat)});
            if (field.role == Role::Captives && bySeat) captives(i, seat, armies);
            for (const int army : armies) {
                if (counts && byArmy) candidates.push_back({i, keyOf(army)});
                if (field.role == Role::Captives && byArmy) captives(i, army, armies);
            }
        }
    }
    for (const Tally& candidate : candidates)
        if (canBeSet(candidate)) m_tallies.push_back(candidate);
}

/// Does the game keep another number there? Some fields only say otherwise what follows from others.
bool PositionDraft::canBeSet(const Tally& tally) const
{
    const int now = factValue(m_now.facts, tally.field, tally.key);
    if (now == engine::kUnknown) return false;
    for (const int other : {now + 1, now - 1}) {
        Facts facts = m_now.facts;
        if (other < 0 || !writeAmount(facts, tally, other)) continue;
        const std::optional<engine::State> state = settled(facts);
        if (state && factValue(described(*state), tally.field, tally.key) == other) return true;
    }
    return false;
}

/// Numbers that follow from the board would contradict it after a change; without them they are counted anew.
void PositionDraft::forgetDerived()
{
    for (int i = 0; i < static_cast<int>(m_rules.fields().size()); ++i) {
        if (m_rules.fields()[static_cast<std::size_t>(i)].role != Role::Score) continue;
        Facts without = m_now.facts;
        if (std::erase_if(without, [i](const Fact& f) { return f.field == i; }) == 0) continue;
        const std::optional<engine::State> state = settled(without);
        if (state && described(*state) == m_now.facts) m_now.facts = std::move(without);
    }
}

int PositionDraft::amount(const Tally& tally) const { return factValue(m_now.shown, tally.field, tally.key); }

bool PositionDraft::setAmount(const Tally& tally, int amount)
{
    if (std::ranges::find(m_tallies, tally) == m_tallies.end() || amount < 0) return false;
    if (factValue(m_now.facts, tally.field, tally.key) == amount) return false;
    return change([&](Facts& facts) { return writeAmount(facts, tally, amount); });
}

bool PositionDraft::writeAmount(Facts& facts, const Tally& tally, int amount) const
{
    const FieldSpec& field = m_rules.fields()[static_cast<std::size_t>(tally.field)];
    const int before = factValue(facts, tally.field, tally.key);
    if (field.role == Role::Captives && !moveSupply(facts, tally.key[1], tally.key[2], before - amount)) return false;
    if (amount == 0)
        eraseFact(facts, tally.field, tally.key);
    else
        setFact(facts, tally.field, tally.key, amount);
    return true;
}

int PositionDraft::turn() const
{
    for (const Fact& f : m_now.shown)
        if (f.field == m_turn) return f.value;
    return -1;
}

bool PositionDraft::setTurn(int army)
{
    if (m_turn < 0 || army == turn()) return false;
    return change([&](Facts& facts) {
        setFact(facts, m_turn, keyOf(engine::kNothing), army);
        return true;
    });
}

int PositionDraft::phase() const { return m_phase < 0 ? -1 : factValue(m_now.facts, m_phase, keyOf(engine::kNothing)); }

Facts PositionDraft::inPhase(const Facts& facts, int phase) const
{
    Facts other = facts;
    std::erase_if(other, [&](const Fact& f) { return isOfOrders(m_rules.fields()[f.field]); });
    setFact(other, m_phase, keyOf(engine::kNothing), phase);
    return other;
}

std::vector<int> PositionDraft::phases() const
{
    std::vector<int> found;
    for (int other = 0; m_phase >= 0 && other < m_rules.vocabulary().count(Space::Phase); ++other)
        if (other == phase() || settled(inPhase(m_now.facts, other))) found.push_back(other);
    return found;
}

bool PositionDraft::setPhase(int phase)
{
    if (m_phase < 0 || phase == this->phase() || !settled(inPhase(m_now.facts, phase))) return false;
    return change([&](Facts& facts) {
        facts = inPhase(facts, phase);
        return true;
    });
}

std::vector<int> PositionDraft::track() const
{
    return m_track < 0 ? std::vector<int>() : listOf(m_now.shown, m_track);
}

bool PositionDraft::swapOnTrack(int index)
{
    if (m_track < 0 || index < 0) return false;
    return change([&](Facts& facts) {
        std::vector<int> tokens = listOf(facts, m_track);
        const auto i = static_cast<std::size_t>(index);
        if (i + 1 >= tokens.size()) return false;
        std::swap(tokens[i], tokens[i + 1]);
        setList(facts, m_track, engine::kNothing, tokens);
        return true;
    });
}

std::vector<int> PositionDraft::hand(int seat) const
{
    return m_hand < 0 ? std::vector<int>() : listOf(m_now.shown, m_hand, seat);
}

std::vector<int> PositionDraft::givable(int seat) const
{
    std::vector<int> found;
    if (m_hand < 0) return found;
    for (int card = 0; card < m_rules.vocabulary().count(Space::Card); ++card) {
        Facts facts = m_now.facts;
        if (giveCard(facts, seat, card) && settled(facts)) found.push_back(card);
    }
    return found;
}

bool PositionDraft::give(int seat, int card)
{
    if (m_hand < 0) return false;
    return change([&](Facts& facts) { return giveCard(facts, seat, card); });
}

bool PositionDraft::drawCard(Facts& facts, int card) const
{
    for (const int field : {m_pile, m_discard}) {
        if (field < 0) continue;
        std::vector<int> cards = listOf(facts, field);
        const auto found = std::ranges::find(cards, card);
        if (found == cards.end()) continue;
        cards.erase(found);
        setList(facts, field, engine::kNothing, cards);
        return true;
    }
    // In a hidden hand: its owner draws another one, so that the answer does not tell where the card was.
    for (int seat = 0; seat < static_cast<int>(m_rules.seats().size()); ++seat) {
        const std::vector<int> seen = hand(seat);
        std::vector<int> cards = listOf(facts, m_hand, seat);
        const auto found = std::ranges::find(cards, card);
        std::vector<int> pile = m_pile < 0 ? std::vector<int>() : listOf(facts, m_pile);
        if (found == cards.end() || pile.empty() || std::ranges::find(seen, engine::kUnknown) == seen.end()) continue;
        *found = pile.front();
        pile.erase(pile.begin());
        setList(facts, m_hand, seat, cards);
        setList(facts, m_pile, engine::kNothing, pile);
        return true;
    }
    return false;
}

bool PositionDraft::giveCard(Facts& facts, int seat, int card) const
{
    if (!drawCard(facts, card)) return false;
    std::vector<int> hand = listOf(facts, m_hand, seat);
    hand.push_back(card);
    setList(facts, m_hand, seat, hand);
    return true;
}

bool PositionDraft::discard(int seat, int card)
{
    if (m_hand < 0) return false;
    return change([&](Facts& facts) {
        std::vector<int> hand = listOf(facts, m_hand, seat);
        const auto found = std::ranges::find(hand, card);
        if (found == hand.end()) return false;
        hand.erase(found);
        setList(facts, m_hand, seat, hand);
        const int where = m_discard >= 0 ? m_discard : m_pile;
        if (where < 0) return true;
        std::vector<int> pile = listOf(facts, where); // the last one laid down comes first
        pile.insert(pile.begin(), card);
        setList(facts, where, engine::kNothing, pile);
        return true;
    });
}

} // namespace marches::app
