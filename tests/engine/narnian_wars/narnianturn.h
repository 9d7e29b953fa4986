// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "engine/rules/narnian_wars/march.h"

namespace marches::test {

/// The board of Narnian Wars, ways and flags alone.
engine::Board narnianBoard();

/// One movement turn, in the short notation of players: "giants 2A HAR - CRU", "narnia HK STO - CRN CARRY COR".
class NarnianTurn {
public:
    explicit NarnianTurn(const engine::narnian_wars::TerrainOptions& terrain = {},
                         const engine::narnian_wars::MarchOptions& options = {});

    engine::narnian_wars::MarchOptions options;
    bool greenQueen = false;
    std::vector<engine::narnian_wars::Alignment> alignments; ///< by power; the usual ones
    /// A unit (or person) with an order. A line about a unit that is there already adds to it or changes it.
    NarnianTurn& order(const std::string& line);
    NarnianTurn& owns(const std::string& power, const std::string& place);
    /// The garrison of a place stands, or has fallen.
    NarnianTurn& garrison(const std::string& place, bool stands);
    NarnianTurn& stone(const std::string& place); ///< the unit there is a statue

    /// Resolves and says where everybody ends, in the order in which they were named: "CRU ETT CRU!" ("!": dislodged,
    /// persons in brackets).
    std::string end();
    const engine::narnian_wars::March& march() const { return m_march; }
    /// Provinces where the beaten unit of a place may go, in order of their abbreviations.
    std::string retreats(const std::string& place) const;
    std::string names(const engine::Mask& places) const;
    std::int16_t place(const std::string& abbreviation) const;

private:
    using Words = std::vector<std::string>;
    int piece(std::uint8_t power, engine::narnian_wars::PieceKind kind, std::int16_t province);
    int pieceIn(std::int16_t province) const;
    engine::adjudication::Order parse(const Words& words, std::size_t from) const;
    void orderPerson(std::uint8_t power, engine::narnian_wars::Person person, const Words& words);

    engine::Board m_board;
    engine::narnian_wars::Ground m_ground;
    std::vector<engine::narnian_wars::Piece> m_pieces;
    std::vector<engine::narnian_wars::PieceOrder> m_orders;
    std::vector<int> m_named; ///< pieces, or -1 - person
    engine::narnian_wars::Turn m_turn;
    std::vector<std::uint8_t> m_owners;
    std::vector<std::uint8_t> m_homes;
    engine::adjudication::Adjudicator m_adjudicator;
    engine::narnian_wars::March m_march;
};

} // namespace marches::test
