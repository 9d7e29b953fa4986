// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/ruleset.h"

#include <charconv>

#include "engine/game/deckforms.h"

namespace marches::engine {

std::string_view EffectSpec::arg(std::string_view name, std::string_view otherwise) const
{
    for (const auto& [key, value] : args)
        if (key == name) return value;
    return otherwise;
}

int EffectSpec::number(std::string_view name, int otherwise) const
{
    const std::string_view written = arg(name);
    int value = 0;
    const auto [end, error] = std::from_chars(written.data(), written.data() + written.size(), value);
    const bool whole = error == std::errc{} && end == written.data() + written.size();
    return whole && !written.empty() ? value : otherwise;
}

const std::vector<std::string>* EffectSpec::list(std::string_view name) const
{
    for (const auto& [key, values] : lists)
        if (key == name) return &values;
    return nullptr;
}

const std::vector<std::string>& Ruleset::outlookFeatures() const
{
    static const std::vector<std::string> none;
    return none;
}

const std::vector<DeckForm>& Ruleset::deckForms() const
{
    static const std::vector<DeckForm> none;
    return none;
}

SeatRange Ruleset::seatRange(const RulesetData& data, const Board& /*board*/) const
{
    return {data.minSeats, data.maxSeats};
}

std::vector<SeatRequest> Ruleset::seatsOn(const Board& /*board*/, const RulesetData& data, int players) const
{
    return defaultSeats(data, players);
}

Errors Ruleset::wrongInDecks(const RulesetData& data) const
{
    Errors errors = checkDecks(deckForms(), data);
    return errors.empty() ? checkCards(data) : errors;
}

SetUpWords Ruleset::setUpWords(const Board& /*board*/) const { return {}; }

Errors Ruleset::checkCards(const RulesetData& /*data*/) const { return {}; }

} // namespace marches::engine
