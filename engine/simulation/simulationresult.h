// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/package/variantpackage.h"
#include "engine/simulation/statistics.h"

namespace marches::engine {

/// The largest run. With the next, it keeps all sums of a result but those of squares far from the end of 64 bits.
inline constexpr std::uint64_t kMostSimulatedGames = 1'000'000'000;
inline constexpr int kMostSimulatedMoves = 1'000'000'000;

/// What is simulated, as its result file says it. Results of the same subject can be merged.
struct SimulationSubject {
    std::string variant; ///< as it was named: "narnia:narnia-risk-junior"
    std::string map;
    std::string ruleset;
    std::vector<OptionSetting> options; ///< those that differ from the defaults, in the ruleset's order
    std::string content;                ///< contentMark() of cards and set-up of the variant's own; empty: none
    std::vector<std::string> seats;     ///< ids
    std::vector<std::string> bots;      ///< levels, by seat
    bool rotate = false;                ///< in game i, seat s is played by bots[(s + i) % seats]
    std::uint64_t seed = 0;
    std::uint64_t games = 0; ///< of the whole run, all shards together; kMostLabGames at most
    int moveLimit = 0;       ///< a game is cut after so many moves and rolls; kMostLabMoves at most
    friend bool operator==(const SimulationSubject&, const SimulationSubject&) = default;
};

/// A win is worth this, divided among those who share it, so that sums stay whole numbers (exact for up to ten
/// winners).
inline constexpr int kWinUnits = 2520;

/// How the seat fared that had the first turn, whichever it was. Only of games in which somebody has it
/// (Rules::starter).
struct StarterTally {
    std::uint64_t games = 0; ///< that ended
    std::uint64_t winUnits = 0;
    friend bool operator==(const StarterTally&, const StarterTally&) = default;
};

struct SeatTally {
    std::uint64_t winUnits = 0; ///< sum of kWinUnits / winners over the games that ended
    std::uint64_t won = 0;      ///< games won alone or shared
    Histogram scores;           ///< of games that ended
    friend bool operator==(const SeatTally&, const SeatTally&) = default;
};

/// Sums over games: whole numbers alone, so that the order in which games are added does not matter.
struct SimulationTally {
    std::uint64_t ended = 0;  ///< games that ended by the rules
    std::uint64_t cut = 0;    ///< games that reached the move limit
    std::uint64_t broken = 0; ///< games that were not played on, since something was wrong with them; in no other sum
    std::vector<SeatTally> seats;
    StarterTally starter;
    std::vector<std::uint64_t> botWinUnits; ///< by entry of SimulationSubject::bots: who won, wherever they sat
    Histogram moves;                        ///< answers to decisions, by game that ended
    Histogram turns;                        ///< how often the turn passed to another seat, by game that ended
    std::uint64_t allMoves = 0;             ///< of cut games too
    std::uint64_t rolls = 0;                ///< chance events of all games
    friend bool operator==(const SimulationTally&, const SimulationTally&) = default;

    void add(const SimulationTally& other);
};

/// Games from `first` to before `end`.
struct GameRange {
    std::uint64_t first = 0;
    std::uint64_t end = 0;
    friend bool operator==(const GameRange&, const GameRange&) = default;
};

/// The difference of a number of the games, first variant less second, game by game with equal seeds.
struct PairTally {
    std::int64_t units = 0;    ///< sum of differences; of win shares in kWinUnits
    std::uint64_t squares = 0; ///< sum of their squares
    friend bool operator==(const PairTally&, const PairTally&) = default;

    void add(std::int64_t difference)
    {
        units += difference;
        squares += static_cast<std::uint64_t>(difference * difference);
    }
    void add(const PairTally& other)
    {
        units += other.units;
        squares += other.squares;
    }
};

/// A game's value of a measure is a whole number of at most this size, in the measure's unit.
inline constexpr int kMostMeasured = 100'000;

/// Sums of a measure over the games that have a value of it.
struct MeasureSums {
    std::uint64_t games = 0;
    std::int64_t units = 0;
    std::uint64_t squares = 0;
    friend bool operator==(const MeasureSums&, const MeasureSums&) = default;

    void add(std::int64_t value)
    {
        ++games;
        units += value;
        squares += static_cast<std::uint64_t>(value * value);
    }
    void add(const MeasureSums& other)
    {
        games += other.games;
        units += other.units;
        squares += other.squares;
    }
};

/// By what is measured: "turns", "wins.red", "held.telmar".
using Measured = std::map<std::string, MeasureSums, std::less<>>;

/// One of several ways of playing that an experiment compares, besides the first.
struct SimulationArm {
    std::string name;
    std::string map; ///< empty: that of the subject
    std::vector<OptionSetting> options;
    std::vector<std::string> seats;
    std::vector<std::string> bots;
    SimulationTally tally;
    Measured measured;
    friend bool operator==(const SimulationArm&, const SimulationArm&) = default;
};

/// A weighted sum of the arms' values in each game, all of them played with its seed: a difference, an effect of a
/// factor, an interaction of two.
struct Contrast {
    std::string name;
    std::vector<int> weights; ///< by arm, the first one too; together 0
    Measured measured;
    friend bool operator==(const Contrast&, const Contrast&) = default;
};

/// Where the first character of a block of text stands in the file that it was read from; 0: nowhere.
struct BlockPlace {
    int line = 0;
    int column = 0;
    bool literal = true; ///< its lines are lines of the file; else it stands in quotes
    friend bool operator==(const BlockPlace&, const BlockPlace&) { return true; } ///< says nothing of meaning
};

/// Where each column that was measured is first named in the file that it was read from.
struct ColumnPlaces {
    std::map<std::string, BlockPlace, std::less<>> columns;
    friend bool operator==(const ColumnPlaces&, const ColumnPlaces&) { return true; } ///< says nothing of meaning
};

/// Sums of a simulation or of a part of it, or of two variants compared, or of an experiment.
struct SimulationResult {
    SimulationSubject subject;
    std::vector<GameRange> done; ///< ascending, neither touching nor overlapping
    SimulationTally tally;

    bool compared = false;                   ///< the rest is used only then
    std::vector<OptionSetting> otherOptions; ///< of the second variant
    SimulationTally other;
    std::uint64_t pairs = 0;            ///< games that ended in both
    std::vector<PairTally> differences; ///< of wins, by seat
    PairTally starter;                  ///< of wins of the seat that had the first turn in its game
    PairTally moves;                    ///< of lengths, as SimulationTally counts them
    PairTally turns;

    std::string experiment;          ///< its file, in the canonical form; the rest is used only with it
    std::string name;                ///< of the arm that `subject` describes and `tally` counts
    Measured measured;               ///< of that arm
    std::vector<SimulationArm> arms; ///< the others
    std::vector<Contrast> contrasts;
    BlockPlace experimentPlace = {};
    ColumnPlaces columnPlaces = {};

    bool complete() const { return done == std::vector<GameRange>{{0, subject.games}}; }
    std::uint64_t gamesDone() const;
    /// Adds the sums of another part of the same run, but not its ranges.
    void addSums(const SimulationResult& part);
    friend bool operator==(const SimulationResult&, const SimulationResult&) = default;
};

/// Share of a seat's wins among the games that ended, with its 95 % interval.
struct Share {
    double value = 0.0;
    Interval interval;
};
Share winShare(const SimulationTally& tally, int seat);
/// The same for an entry of SimulationSubject::bots.
Share botShare(const SimulationTally& tally, int bot);
/// Difference of a seat's win shares in a comparison, first less second, with its 95 % interval.
Share winDifference(const SimulationResult& result, int seat);

/// Share of the games that the seat with the first turn won; 0 to 1 where nobody has it.
Share starterShare(const SimulationTally& tally);
Share starterDifference(const SimulationResult& result);

/// A mean over the games, or a difference of means, with its 95 % interval; from -infinity to infinity with fewer than
/// two games.
struct Mean {
    double value = 0.0;
    Interval interval;
};
Mean meanOf(const Histogram& histogram);
/// How much longer a game of the first variant is than of the second.
Mean movesDifference(const SimulationResult& result);
Mean turnsDifference(const SimulationResult& result);

/// Puts the parts of a run together one at a time, so that nothing but the sum and one part need be in memory.
class RunSum {
public:
    /// Errors, after which the sum is as before: merge-subject (another run than the first part), merge-overlap (games
    /// that part `first` has, too), merge-too-large (the squares of their differences do not fit); each with the
    /// argument `part`. Parts are counted from 1, refused ones too.
    [[nodiscard]] Result<void> add(SimulationResult part);
    bool empty() const { return !m_sum; }
    /// Not of an empty one.
    SimulationResult take();

private:
    struct Games {
        std::uint64_t end = 0;
        std::size_t part = 0;
    };
    std::optional<std::size_t> partWith(GameRange range) const;

    std::optional<SimulationResult> m_sum;
    std::map<std::uint64_t, Games> m_games; ///< by their first one; none twice
    std::size_t m_parts = 0;
};

/// One result of several parts of the same run. Errors: merge-nothing, and those of RunSum.
[[nodiscard]] Result<SimulationResult> merge(const std::vector<SimulationResult>& parts);

/// The canonical file (`marches: simulation/1`): equal results, equal bytes.
std::string writeLabResult(const SimulationResult& result);
/// Errors besides those of the form: sums that cannot be those of the games that the file says were played.
[[nodiscard]] Result<SimulationResult> readLabResult(std::string_view bytes, const std::string& file);

} // namespace marches::engine
