// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/simulation/simulationchecks.h"

#include <algorithm>
#include <limits>

#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

constexpr std::uint64_t kEnd = std::numeric_limits<std::uint64_t>::max();

std::uint64_t cappedSum(std::uint64_t a, std::uint64_t b) { return a > kEnd - b ? kEnd : a + b; }
std::uint64_t cappedProduct(std::uint64_t a, std::uint64_t b) { return b != 0 && a > kEnd / b ? kEnd : a * b; }
std::uint64_t magnitude(std::int64_t n)
{
    return n < 0 ? 0 - static_cast<std::uint64_t>(n) : static_cast<std::uint64_t>(n);
}

/// The least that squares of so many whole numbers come to that have this sum: each as near to their mean as it can be.
std::uint64_t leastSquares(std::uint64_t games, std::uint64_t sum)
{
    if (games == 0) return 0;
    const std::uint64_t mean = sum / games;
    const std::uint64_t above = sum % games; // by one
    return cappedSum(cappedProduct(games, cappedProduct(mean, mean)),
                     cappedProduct(above, cappedSum(cappedProduct(2, mean), 1)));
}

/// Games, however large their numbers are.
std::uint64_t totalOf(const Histogram& histogram)
{
    std::uint64_t all = 0;
    for (const auto& [value, times] : histogram) all = cappedSum(all, times);
    return all;
}

class SumCheck {
public:
    SumCheck(const SimulationResult& result, const std::string& file, Errors& errors)
        : m_file(file), m_errors(errors), m_limit(static_cast<std::uint64_t>(result.subject.moveLimit))
    {
        for (const GameRange& range : result.done) m_games = cappedSum(m_games, range.end - range.first);
    }

    void checkRanges(const YamlNode& done, const SimulationResult& result)
    {
        if (!result.done.empty() && result.done.back().end > result.subject.games)
            m_errors.push_back(errorAt(done.items.back(), m_file, "done", "lab-ranges", {}));
    }

    void checkTally(const YamlNode& node, const SimulationTally& tally, const std::string& path)
    {
        if (cappedSum(cappedSum(tally.ended, tally.cut), tally.broken) != m_games)
            m_errors.push_back(errorAt(*node.find("ended"), m_file, path + ".ended", "lab-ended",
                                       {{"ended", std::to_string(tally.ended)},
                                        {"cut", std::to_string(tally.cut)},
                                        {"broken", std::to_string(tally.broken)},
                                        {"games", std::to_string(m_games)}}));
        if (!m_errors.empty()) return; // all that follows is measured by the games
        checkLengths(node, tally, path);
        const std::uint64_t wins = seats(node, tally, path);
        const YamlNode& bots = *node.find("bots");
        std::uint64_t ofBots = 0;
        for (const std::uint64_t units : tally.botWinUnits) ofBots = cappedSum(ofBots, units);
        checkWithin(bots, path + ".bots", ofBots, wins, wins);
        if (const YamlNode* starter = node.find("starter")) {
            checkWithin(*starter->find("games"), path + ".starter.games", tally.starter.games, 0, tally.ended);
            checkWithin(*starter->find("win-units"), path + ".starter.win-units", tally.starter.winUnits, 0,
                        tally.starter.games * kWinUnits);
        }
    }

    void checkVersus(const YamlNode& node, const SimulationResult& result)
    {
        checkTally(*node.find("result"), result.other, "versus.result");
        const std::uint64_t pairs = result.pairs;
        checkWithin(*node.find("pairs"), "versus.pairs", pairs, 0, std::min(result.tally.ended, result.other.ended));
        const YamlNode& differences = *node.find("differences");
        for (std::size_t i = 0; i < result.differences.size() && m_errors.empty(); ++i)
            checkDifference(differences.items[i], "versus.differences", result.differences[i], pairs, kWinUnits);
        if (const YamlNode* starter = node.find("starter"))
            checkDifference(*starter, "versus.starter", result.starter, pairs, kWinUnits);
        checkDifference(*node.find("moves"), "versus.moves", result.moves, pairs, m_limit);
        checkDifference(*node.find("turns"), "versus.turns", result.turns, pairs, m_limit);
    }

    void checkExperiment(const YamlNode& root, const SimulationResult& result)
    {
        checkMeasured(root.find("measured"), "measured", result.measured, 1);
        for (std::size_t i = 0; i < result.arms.size() && m_errors.empty(); ++i) {
            const std::string path = "arms[" + std::to_string(i) + "]";
            const YamlNode& node = root.find("arms")->items[i];
            checkTally(*node.find("result"), result.arms[i].tally, path + ".result");
            if (m_errors.empty()) checkMeasured(node.find("measured"), path + ".measured", result.arms[i].measured, 1);
        }
        for (std::size_t i = 0; i < result.contrasts.size() && m_errors.empty(); ++i) {
            std::uint64_t weight = 0;
            for (const int part : result.contrasts[i].weights) weight += magnitude(part);
            checkMeasured(root.find("contrasts")->items[i].find("measured"),
                          "contrasts[" + std::to_string(i) + "].measured", result.contrasts[i].measured, weight);
        }
    }

private:
    /// `weight`: how many arms' values a game's value is made of.
    void checkMeasured(const YamlNode* node, const std::string& path, const Measured& measured, std::uint64_t weight)
    {
        if (node == nullptr) return;
        const std::uint64_t most = cappedProduct(weight, kMostMeasured);
        for (std::size_t i = 0; i < node->keys.size(); ++i) {
            const MeasureSums& sums = measured.find(node->keys[i].text)->second;
            const std::string here = path + "." + node->keys[i].text;
            const YamlNode& place = node->items[i];
            checkWithin(place, here, sums.games, 0, m_games);
            checkWithin(place, here, magnitude(sums.units), 0, cappedProduct(sums.games, most));
            checkWithin(place, here, sums.squares, leastSquares(sums.games, magnitude(sums.units)),
                        cappedProduct(sums.games, cappedProduct(most, most)));
        }
    }

    void checkWithin(const YamlNode& node, const std::string& path, std::uint64_t value, std::uint64_t least,
                     std::uint64_t most)
    {
        if (value >= least && value <= most) return;
        m_errors.push_back(
            errorAt(node, m_file, path, "lab-fit",
                    {{"value", std::to_string(value)}, {"min", std::to_string(least)}, {"max", std::to_string(most)}}));
    }

    void checkLengths(const YamlNode& node, const SimulationTally& tally, const std::string& path)
    {
        checkHistogram(*node.find("moves"), path + ".moves", tally.moves, tally.ended);
        checkHistogram(*node.find("turns"), path + ".turns", tally.turns, tally.ended);
        if (!m_errors.empty()) return;
        std::uint64_t moves = 0;
        for (const auto& [length, times] : tally.moves) moves += static_cast<std::uint64_t>(length) * times;
        checkWithin(*node.find("all-moves"), path + ".all-moves", tally.allMoves, moves, moves + tally.cut * m_limit);
        checkWithin(*node.find("rolls"), path + ".rolls", tally.rolls, 0, (tally.ended + tally.cut) * m_limit);
    }

    /// Each game once, none longer than the limit of moves.
    void checkHistogram(const YamlNode& node, const std::string& path, const Histogram& histogram, std::uint64_t games)
    {
        checkWithin(node, path, totalOf(histogram), games, games);
        for (const auto& [length, times] : histogram)
            if (length < 0 || static_cast<std::uint64_t>(length) > m_limit)
                m_errors.push_back(
                    errorAt(node, m_file, path, "lab-fit",
                            {{"value", std::to_string(length)}, {"min", "0"}, {"max", std::to_string(m_limit)}}));
    }

    /// Gives the wins of all seats.
    std::uint64_t seats(const YamlNode& node, const SimulationTally& tally, const std::string& path)
    {
        std::uint64_t wins = 0;
        const YamlNode& seats = *node.find("seats");
        for (std::size_t i = 0; i < tally.seats.size(); ++i) {
            const SeatTally& seat = tally.seats[i];
            const std::string here = path + ".seats[" + std::to_string(i) + "]";
            checkWithin(*seats.items[i].find("won"), here + ".won", seat.won, 0, tally.ended);
            // The fewest for a win are those of one that all seats share.
            checkWithin(*seats.items[i].find("win-units"), here + ".win-units", seat.winUnits,
                        cappedProduct(seat.won, kWinUnits / tally.seats.size()), cappedProduct(seat.won, kWinUnits));
            // Some rules have no scores.
            if (const std::uint64_t scored = totalOf(seat.scores); scored != 0)
                checkWithin(*seats.items[i].find("scores"), here + ".scores", scored, tally.ended, tally.ended);
            wins = cappedSum(wins, seat.winUnits);
        }
        checkWithin(seats, path + ".seats", wins, 0, tally.ended * kWinUnits);
        return wins;
    }

    /// `most`: of one pair.
    void checkDifference(const YamlNode& node, const std::string& path, const PairTally& sums, std::uint64_t pairs,
                         std::uint64_t most)
    {
        checkWithin(*node.find("units"), path + ".units", magnitude(sums.units), 0, cappedProduct(pairs, most));
        checkWithin(*node.find("squares"), path + ".squares", sums.squares, leastSquares(pairs, magnitude(sums.units)),
                    cappedProduct(pairs, cappedProduct(most, most)));
    }

    const std::string& m_file;
    Errors& m_errors;
    std::uint64_t m_limit;     ///< moves and rolls of a game
    std::uint64_t m_games = 0; ///< that were played
};

} // namespace

void checkSums(const YamlNode& root, const SimulationResult& result, const std::string& file, Errors& errors)
{
    SumCheck check(result, file, errors);
    check.checkRanges(*root.find("done"), result);
    if (!errors.empty()) return;
    check.checkTally(*root.find("result"), result.tally, "result");
    if (errors.empty()) check.checkExperiment(root, result);
    if (const YamlNode* versus = root.find("versus"); versus != nullptr && errors.empty())
        check.checkVersus(*versus, result);
}

} // namespace marches::engine
