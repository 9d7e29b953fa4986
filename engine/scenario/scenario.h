// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/base/result.h"
#include "engine/diplomacy/orders/writtenorder.h"
#include "engine/game/rules.h"
#include "engine/package/library.h"
#include "engine/yaml/schema.h"

namespace marches::engine {

// A scenario is a rule as an executable example: a position, what is done, and what must come out. It knows no game:
// the position is written by the paths of Rules::fields(), moves by the verbs of Rules::verbSpecs().

/// What a scenario says before its position: enough to make the Rules.
struct ScenarioHead {
    std::string title;
    std::string text;
    std::vector<std::string> rules; ///< rule ids that it shows
    VariantData variant;            ///< map, ruleset, preset, options that differ from it, seats
    int players = 0;                ///< asks for the usual seats of so many; 0: as `variant` says
    std::uint64_t seed = 1;         ///< of what a step leaves to chance with `any`
};

/// A sentence that is expected: its text, and of its rule and arguments those that are named.
struct ExpectedMessage {
    int text = 0;
    int rule = 0;                                   ///< 0: any
    std::vector<std::pair<int, std::int16_t>> args; ///< position in the text's parameters, and the value
};

/// A move; with `refusedBy` one that must be refused by that rule (Space::Rule), with that reason, and change nothing.
struct MoveStep {
    Move move;
    int refusedBy = 0;
    std::optional<ExpectedMessage> reason{};
};

/// The outcome of the pending chance event.
struct OutcomeStep {
    Chance::Kind kind = Chance::Kind::Dice;
    bool any = false;                ///< whatever the seed gives
    std::vector<std::int16_t> faces; ///< Dice: exactly these; 0: the next one of `items`
    /// Shuffle: these first, the others after them in the order in which they lie. Dice: faces by what they show, or
    /// results that the die has on no face.
    std::vector<std::string> items;
};

/// An option that is switched during play; with `refusedBy` one that must be refused with that error (its code) and
/// change nothing.
struct OptionStep {
    OptionChange change;
    std::string refusedBy;
};

/// Orders in text, as a player writes them; with `refusedBy` such that one or more of them are refused, all by that
/// rule.
struct WriteStep {
    std::string text;
    std::vector<orders::WrittenOrder> orders; ///< the same, read
    int refusedBy = 0;
};

/// One fact that must hold, with one of several values. For a field that holds a list: all its values, in order.
struct ExpectedFact {
    int field = 0;
    std::array<std::int16_t, 3> key{kNothing, kNothing, kNothing};
    std::vector<std::vector<std::int16_t>> oneOf; ///< usually one
    SourceLocation mark;
};
/// An empty map: nothing at all below a path. Any of the fields with the keys that are given there (kNothing: any key).
struct ExpectedNothing {
    std::vector<std::pair<int, std::array<std::int16_t, 3>>> below;
    std::string path;
    SourceLocation mark;
};
/// The values that a parameter of an offered verb may take: exactly these.
struct ExpectedOffer {
    int verb = 0;
    int param = 0;                    ///< position in the verb's parameters
    std::vector<std::int16_t> values; ///< ascending
    SourceLocation mark;
};

struct Expectation {
    std::optional<int> seenBy; ///< the facts are those of the view of this seat
    std::vector<ExpectedFact> facts;
    std::vector<ExpectedNothing> nothing;
    std::optional<bool> over;
    std::optional<std::vector<int>> winners; ///< seats, ascending
    std::optional<int> asked;                ///< seat that is asked
    std::optional<std::vector<int>> verbs;   ///< exactly these are offered, ascending
    std::vector<ExpectedOffer> offers;
    std::optional<int> dice; ///< count of the pending dice; 0: none are to be rolled
    /// What the last action told that `seenBy`, or everybody, may read; in order.
    std::optional<std::vector<ExpectedMessage>> told;
    /// The facts are those at the moment at which the last action told this: in the midst of what runs by itself.
    std::optional<ExpectedMessage> when;
    std::vector<Expectation> oneOf; ///< one of these holds: facts alone
};

/// Makes the game that a head asks for: Library::setup, or a game of a test's own.
using ScenarioGameMaker = std::function<Result<GameSetup>(const ScenarioHead&)>;

using ScenarioAction = std::variant<MoveStep, OutcomeStep, OptionStep, WriteStep, Expectation>;
struct ScenarioStep {
    SourceLocation mark;
    ScenarioAction action;
};

/// A scenario ready to run.
struct Scenario {
    std::string file;
    ScenarioHead head;
    SourceLocation rulesMark;
    SourceLocation givenMark;
    GameSetup setup;
    std::optional<State> given; ///< nothing: from the start of a game
    Facts givenFacts;           ///< the same, as written: sorted, what follows from them left out
    std::vector<ScenarioStep> steps;

    const Rules& rules() const { return *setup.game; }
};

/// Reads a scenario file and makes its game from what the library has. All that is wrong with it is reported at once,
/// except that nothing below the head can be read when no game can be made.
[[nodiscard]] Result<Scenario> loadScenario(const std::string& file, const Library& library);

/// The same for bytes, with any maker of games; `file` names the place in errors.
[[nodiscard]] Result<Scenario> readScenario(std::string_view bytes, const std::string& file,
                                            const ScenarioGameMaker& maker);

/// What a scenario file may say. `given`, `expect` and the arguments of moves depend on the ruleset: see
/// scenarioGuide().
const Schema& scenarioSchema();

/// A position laid out by hand as a scenario of its own: what is played, with which options, by whom, and what stands
/// where. `given` is all of it, as Rules::describe() tells. Opened as a game, it begins there; chance is left to its
/// seed. Fails with "scenario-position" where no game can have it.
[[nodiscard]] Result<std::string> writeScenario(const GameSetup& setup, const OptionValues& options, const Facts& given,
                                                const std::string& title);

} // namespace marches::engine
