// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardposition.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/play/rules.h"

namespace marches::editor {

namespace {

using engine::Fact;
using engine::FieldSpec;
using engine::Role;
using engine::Space;

/// The number that a fact has for a space, as a key or as its value.
std::optional<int> keyOf(const FieldSpec& field, const Fact& fact, Space space)
{
    for (std::size_t i = 0; i < field.keys.size(); ++i)
        if (field.keys[i] == space && fact.key[i] >= 0) return fact.key[i];
    return std::nullopt;
}

std::optional<int> valueOf(const FieldSpec& field, const Fact& fact, Space space)
{
    if (field.value == space && fact.value >= 0) return fact.value;
    if (field.otherValue == space && fact.value <= -2 && fact.value != engine::kUnknown) return -2 - fact.value;
    return std::nullopt;
}

class Reader {
public:
    explicit Reader(const engine::Rules& rules) : m_rules(rules)
    {
        m_position.places.resize(static_cast<std::size_t>(rules.board().placeCount()));
        m_holder.assign(static_cast<std::size_t>(rules.vocabulary().count(Space::Token)), -1);
        m_status.assign(m_holder.size(), 0);
    }

    BoardPosition read(const engine::Facts& facts)
    {
        for (const Fact& fact : facts) first(field(fact), fact);
        for (const Fact& fact : facts) second(field(fact), fact);
        finishTrack();
        for (PlaceContents& place : m_position.places)
            for (PieceCount& pieces : place.intruders)
                if (pieces.army < 0) pieces.army = intruderArmy(place);
        return std::move(m_position);
    }

private:
    const FieldSpec& field(const Fact& fact) const { return m_rules.fields()[fact.field]; }

    int armyOfSeat(int seat) const
    {
        const auto& seats = m_rules.seats();
        if (seat < 0 || seat >= static_cast<int>(seats.size())) return -1;
        const std::vector<int>& armies = seats[static_cast<std::size_t>(seat)].armies;
        return armies.empty() ? -1 : armies.front();
    }

    /// An army or seat that the fact names, as an army.
    int armyIn(const FieldSpec& field, const Fact& fact, bool asValue) const
    {
        const auto find = asValue ? valueOf : keyOf;
        if (const std::optional<int> army = find(field, fact, Space::Army)) return *army;
        if (const std::optional<int> seat = find(field, fact, Space::Seat)) return armyOfSeat(*seat);
        return -1;
    }

    PlaceContents* place(const FieldSpec& field, const Fact& fact)
    {
        std::optional<int> index = keyOf(field, fact, Space::Place);
        if (!index) index = valueOf(field, fact, Space::Place);
        return index && *index < m_rules.board().placeCount() ? &m_position.places[static_cast<std::size_t>(*index)] : nullptr;
    }

    /// What other facts lean on: owners, whose turn it is, who holds a token and how it is.
    void first(const FieldSpec& field, const Fact& fact)
    {
        if (field.role == Role::Owner) {
            if (PlaceContents* here = place(field, fact)) here->owner = armyIn(field, fact, true);
        } else if (field.role == Role::Turn) {
            if (const int army = armyIn(field, fact, true); army >= 0) m_position.turnArmy = army;
        }
        const std::optional<int> token = keyOf(field, fact, Space::Token);
        if (!token || *token >= static_cast<int>(m_holder.size())) return;
        const auto index = static_cast<std::size_t>(*token);
        if (const int army = std::max(armyIn(field, fact, true), armyIn(field, fact, false)); army >= 0) m_holder[index] = army;
        if (field.role == Role::Status && fact.value != engine::kNothing && fact.value != 0) m_status[index] = 1;
    }

    void second(const FieldSpec& field, const Fact& fact)
    {
        switch (field.role) {
        case Role::Stack: addPieces(field, fact, &PlaceContents::stack); break;
        case Role::Intruders: addPieces(field, fact, &PlaceContents::intruders); break;
        case Role::Status: addPieces(field, fact, &PlaceContents::statues); break;
        case Role::Marker: addMarker(field, fact); break;
        case Role::Token: addToken(field, fact); break;
        case Role::Track: addTrack(field, fact); break;
        case Role::Score:
            m_position.scores.push_back({armyIn(field, fact, false), keyOf(field, fact, Space::Seat).value_or(-1), fact.value});
            break;
        default: break;
        }
    }

    void addPieces(const FieldSpec& field, const Fact& fact, std::vector<PieceCount> PlaceContents::*where)
    {
        const std::optional<int> piece = keyOf(field, fact, Space::Piece);
        PlaceContents* here = place(field, fact);
        if (!piece || here == nullptr || fact.value == 0) return;
        int army = armyIn(field, fact, false);
        if (army < 0 && where == &PlaceContents::stack) army = here->owner;
        // Pieces of several armies on a place off the board are a collection of what fell: drawn in stone.
        (here->*where).push_back({army, *piece, fact.value});
    }

    void addMarker(const FieldSpec& field, const Fact& fact)
    {
        PlaceContents* here = place(field, fact);
        if (here == nullptr || fact.value == engine::kNothing || fact.value == engine::kUnknown) return;
        std::optional<int> marker = keyOf(field, fact, Space::Marker);
        if (!marker) marker = valueOf(field, fact, Space::Marker);
        if (marker || fact.value > 0) here->markers.push_back(marker.value_or(markerNamed(field.path)));
    }

    /// A field such as "territories.{place}.camp" names its marker by its last word.
    int markerNamed(std::string_view path) const
    {
        const std::size_t dot = path.rfind('.');
        const std::string_view word = dot == std::string_view::npos ? path : path.substr(dot + 1);
        return m_rules.vocabulary().find(Space::Marker, word).value_or(0);
    }

    void addToken(const FieldSpec& field, const Fact& fact)
    {
        const std::optional<int> token = keyOf(field, fact, Space::Token);
        const std::optional<int> where = valueOf(field, fact, Space::Place);
        if (!token || !where || *where >= m_rules.board().placeCount() || *token >= static_cast<int>(m_holder.size())) return;
        const auto index = static_cast<std::size_t>(*token);
        m_position.places[static_cast<std::size_t>(*where)].tokens.push_back({*token, m_holder[index], m_status[index] != 0});
    }

    void addTrack(const FieldSpec& field, const Fact& fact)
    {
        if (field.holds != engine::Holds::List) {
            if (field.value == Space::Number) m_used = fact.value;
            return;
        }
        TrackSpace space;
        space.hidden = fact.value == engine::kUnknown;
        if (!space.hidden) space.army = armyIn(field, fact, true);
        m_position.track.push_back(space);
    }

    void finishTrack()
    {
        for (std::size_t i = 0; i < m_position.track.size(); ++i) m_position.track[i].used = static_cast<int>(i) < m_used;
    }

    /// Whose attackers are: of the army on turn, unless that is the owner.
    int intruderArmy(const PlaceContents& here) const { return m_position.turnArmy != here.owner ? m_position.turnArmy : -1; }

    const engine::Rules& m_rules;
    BoardPosition m_position;
    std::vector<int> m_holder; ///< army by token
    std::vector<char> m_status;
    int m_used = 0;
};

} // namespace

int PlaceContents::total() const
{
    int sum = 0;
    for (const PieceCount& pieces : stack) sum += std::max(0, pieces.count);
    return sum;
}

bool PlaceContents::hidden() const
{
    return std::ranges::any_of(stack, [](const PieceCount& pieces) { return pieces.count == engine::kUnknown; });
}

BoardPosition readPosition(const engine::Rules& rules, const engine::Facts& facts)
{
    return Reader(rules).read(facts);
}

} // namespace marches::editor
