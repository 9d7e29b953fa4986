// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardstyle.h"

#include "engine/diplomacy/orders/writtenorder.h"
#include "engine/game/rules.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

using engine::Space;

/// Colours for armies that are not named like one, the ones that contrast best with a usual red, blue and yellow first.
constexpr std::array<std::string_view, 8> kSpare{"ice",    "charcoal", "violet", "green",
                                                 "orange", "yellow",   "blue",   "red"};

std::vector<int> armyColours(const engine::Vocabulary& vocabulary)
{
    std::vector<int> colours;
    for (const std::string& id : vocabulary.names(Space::Army)) colours.push_back(findOwnerColour(id));
    std::vector<std::string_view> spare(kSpare.begin(), kSpare.end());
    for (const OwnerColour& further : furtherOwnerColours()) spare.push_back(further.id);
    std::size_t next = 0;
    for (int& colour : colours) {
        if (colour >= 0) continue;
        while (next < spare.size() && std::ranges::find(colours, findOwnerColour(spare[next])) != colours.end()) ++next;
        colour = next < spare.size() ? findOwnerColour(spare[next]) : -1;
    }
    return colours;
}

TokenShape shapeOfRank(std::ptrdiff_t rank)
{
    constexpr std::array kByRank{TokenShape::Disc, TokenShape::Square, TokenShape::Pentagon};
    return rank < std::ssize(kByRank) ? kByRank[static_cast<std::size_t>(rank)] : TokenShape::Plus;
}

/// Pairs of army and kind of piece that the first position of a game names together.
std::set<std::pair<int, int>> armyPieces(const engine::Rules& rules)
{
    const auto state = std::make_unique<engine::State>();
    const auto decision = std::make_unique<engine::Decision>();
    engine::Facts facts;
    rules.start(*state, *decision, nullptr);
    rules.describe(*state, facts);
    std::set<std::pair<int, int>> pairs;
    for (const engine::Fact& fact : facts) {
        const engine::FieldSpec& field = rules.fields()[fact.field];
        int army = -1;
        int piece = -1;
        for (std::size_t i = 0; i < field.keys.size(); ++i) {
            if (field.keys[i] == Space::Army) army = fact.key[i];
            if (field.keys[i] == Space::Piece) piece = fact.key[i];
        }
        if (army >= 0 && piece >= 0) pairs.emplace(army, piece);
    }
    return pairs;
}

/// Of the words of an id: "AF" of "army-fleet".
std::string initials(std::string_view id)
{
    std::string letters;
    for (std::size_t i = 0; i < id.size(); ++i)
        if (i == 0 || id[i - 1] == '-')
            letters.push_back(id[i] >= 'a' && id[i] <= 'z' ? static_cast<char>(id[i] - 'a' + 'A') : id[i]);
    return letters;
}

/// As in written orders, without the stroke of "A/F".
std::string letterOf(std::string_view piece)
{
    std::string sign(engine::orders::unitSign(engine::orders::unitKind(piece)));
    std::erase(sign, '/');
    return sign.empty() ? initials(piece) : sign;
}

} // namespace

BoardStyle BoardStyle::of(const engine::Rules& rules)
{
    BoardStyle look;
    look.army = armyColours(rules.vocabulary());
    const int pieces = rules.vocabulary().count(Space::Piece);
    look.piece.assign(static_cast<std::size_t>(pieces), TokenShape::Disc);
    const std::set<std::pair<int, int>> pairs = armyPieces(rules);
    for (int piece = 0; piece < pieces; ++piece) {
        // The rank within an army that has it; without any army, within all kinds.
        const auto holder = std::ranges::find(pairs, piece, &std::pair<int, int>::second);
        std::ptrdiff_t rank = piece;
        if (holder != pairs.end())
            rank = std::ranges::count_if(pairs, [army = holder->first, piece](const std::pair<int, int>& pair) {
                return pair.first == army && pair.second < piece;
            });
        look.piece[static_cast<std::size_t>(piece)] = shapeOfRank(rank);
    }
    if (std::ranges::any_of(rules.fields(), [](const auto& field) { return field.role == engine::Role::Order; }))
        for (int piece = 0; piece < pieces; ++piece)
            look.letters.push_back(letterOf(rules.vocabulary().name(Space::Piece, piece)));
    return look;
}

const OwnerColour& BoardStyle::owner(int armyIndex) const
{
    return armyIndex >= 0 && armyIndex < static_cast<int>(army.size())
               ? ownerColour(army[static_cast<std::size_t>(armyIndex)])
               : ownerColour(-1);
}

TokenShape BoardStyle::shape(int pieceIndex) const
{
    return pieceIndex >= 0 && pieceIndex < static_cast<int>(piece.size()) ? piece[static_cast<std::size_t>(pieceIndex)]
                                                                          : TokenShape::Disc;
}

} // namespace marches::editor
