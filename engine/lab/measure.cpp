// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/lab/measure.h"

#include <algorithm>

#include "engine/simulation/simulationresult.h"

namespace marches::engine {

namespace {

constexpr int kFraction = 10'000; ///< of a number from 0 to 1 that is not a share of games

constexpr Measure shareOf(std::string_view id, MeasureScope scope, bool costly = false)
{
    return {id, scope, true, kWinUnits, costly};
}

constexpr Measure meanOf(std::string_view id, int unit = 1, bool costly = false)
{
    return {id, MeasureScope::Game, false, unit, costly};
}

} // namespace

const std::vector<Measure>& measures()
{
    static const std::vector<Measure> kMeasures = {
        shareOf("wins", MeasureScope::Seat),
        shareOf("wins-first", MeasureScope::Game),
        shareOf("draws", MeasureScope::Game),
        shareOf("unended", MeasureScope::Game),
        meanOf("turns"),
        meanOf("decisions"),
        meanOf("choices", 256, true),
        {"score", MeasureScope::Seat, false, 1, false},
        meanOf("margin"),
        meanOf("spread", 100),
        meanOf("lead-changes"),
        meanOf("drama", kFraction),
        meanOf("decisiveness", kFraction),
        meanOf("coverage", kFraction, true),
        shareOf("fought", MeasureScope::Place, true),
        shareOf("taken", MeasureScope::Place, true),
        shareOf("held", MeasureScope::Place, true),
        shareOf("held-by-winner", MeasureScope::Place, true),
        shareOf("card-wins", MeasureScope::Card, true),
        shareOf("token-wins", MeasureScope::Token, true),
        shareOf("consulted", MeasureScope::Rule, true),
        shareOf("decided", MeasureScope::Rule, true),
    };
    return kMeasures;
}

const Measure* findMeasure(std::string_view id)
{
    const auto found = std::ranges::find(measures(), id, &Measure::id);
    return found == measures().end() ? nullptr : &*found;
}

bool isSpread(const Measure& measure) { return measure.id == "turns" || measure.id == "decisions"; }

const Measure* measureOfColumn(std::string_view column) { return findMeasure(column.substr(0, column.find('.'))); }

std::string_view itemOfColumn(std::string_view column)
{
    const std::size_t dot = column.find('.');
    return dot == std::string_view::npos ? std::string_view() : column.substr(dot + 1);
}

std::string columnName(const Measure& measure, std::string_view item)
{
    return item.empty() ? std::string(measure.id) : std::string(measure.id) + "." + std::string(item);
}

} // namespace marches::engine
