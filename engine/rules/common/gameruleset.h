// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <utility>

#include "engine/rules/common/flatrules.h"
#include "engine/rules/common/outlook.h"
#include "engine/rules/common/sitting.h"

namespace marches::engine {

/// The ruleset of a game behind FlatRules: all that a game says is in its parts.
template <class Game> class GameRuleset final : public Ruleset {
public:
    using Table = typename Game::Table;

    explicit GameRuleset(const GameParts<Table>& parts) : m_parts(parts) {}

    std::string_view id() const override { return m_parts.id; }
    std::vector<SeatRequest> defaultSeats(const RulesetData& /*data*/, int players) const override
    {
        return m_parts.usualSeats != nullptr ? m_parts.usualSeats(players) : usualSitting(players, m_parts.mostSeats);
    }
    SeatRange seatRange(const RulesetData& data, const Board& board) const override
    {
        return m_parts.seatRange != nullptr ? m_parts.seatRange(data, board) : Ruleset::seatRange(data, board);
    }
    std::vector<SeatRequest> seatsOn(const Board& board, const RulesetData& data, int players) const override
    {
        return m_parts.seatsOn != nullptr ? m_parts.seatsOn(board) : defaultSeats(data, players);
    }
    const std::vector<DeckForm>& deckForms() const override
    {
        return m_parts.deckForms != nullptr ? m_parts.deckForms() : Ruleset::deckForms();
    }
    [[nodiscard]] Errors checkCards(const RulesetData& data) const override
    {
        return m_parts.checkCards != nullptr ? m_parts.checkCards(data) : Errors{};
    }
    SetUpWords setUpWords(const Board& board) const override
    {
        return m_parts.setUpWords != nullptr ? m_parts.setUpWords(board) : Ruleset::setUpWords(board);
    }
    const std::vector<std::string>& outlookFeatures() const override
    {
        return m_parts.outlookFeatures != nullptr ? m_parts.outlookFeatures() : Ruleset::outlookFeatures();
    }
    std::vector<MapNeed> needs(const Board& board) const override { return m_parts.needs(board); }
    [[nodiscard]] Result<std::unique_ptr<const Rules>> make(const Board& board, const RulesetData& data,
                                                            const OptionValues& values,
                                                            const std::vector<SeatRequest>& seats) const override
    {
        if (m_parts.deckForms != nullptr)
            if (Errors wrong = wrongInDecks(data); !wrong.empty()) return fail(std::move(wrong));
        const auto options = m_parts.readOptions(values);
        if (!options) return tl::unexpected(options.error());
        auto table =
            m_parts.makeTable(board, data, *options, seats.empty() ? seatsOn(board, data, data.minSeats) : seats);
        if (!table) return tl::unexpected(table.error());
        if constexpr (requires { table->outlook; }) table->outlook = outlookWeights(data, outlookFeatures());
        return std::unique_ptr<const Rules>(std::make_unique<FlatRules<Game>>(m_parts, board, std::move(*table)));
    }

private:
    GameParts<Table> m_parts;
};

} // namespace marches::engine
