// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/base/sourcelocation.h"
#include "engine/board/board.h"
#include "engine/game/options.h"
#include "engine/game/rules.h"

namespace marches::engine {

/// Where an argument of an effect is written.
struct ArgumentPlace {
    std::string name;
    SourceLocation key = {};
    SourceLocation value = {};
    std::vector<SourceLocation> items = {}; ///< of a list
};

/// One effect of a card, or one row of a table, in the small vocabulary that a ruleset declares: a verb with named
/// arguments.
struct EffectSpec {
    std::string verb;                                      ///< "gain", "move", "crowns"
    std::vector<std::pair<std::string, std::string>> args; ///< scalar arguments as written: {"count", "2"}
    std::vector<std::pair<std::string, std::vector<std::string>>> lists; ///< {"set", {"peter", "lucy"}}
    SourceLocation place = {};                                           ///< of the verb
    std::vector<ArgumentPlace> places = {};

    /// The argument as written, or `otherwise`.
    std::string_view arg(std::string_view name, std::string_view otherwise = {}) const;
    int number(std::string_view name, int otherwise) const;
    const std::vector<std::string>* list(std::string_view name) const;
};

struct CardSpec {
    std::string id;
    int copies = 1;
    std::string timing; ///< "now", "kept", "scoring"; a word of the ruleset
    std::string window; ///< when a kept card may be played; empty: whenever one may at all
    std::string side;   ///< who may use it; empty: anybody
    std::vector<EffectSpec> effects;
    std::string file = {}; ///< that it is written in; empty: that of its deck
    SourceLocation place = {};
    SourceLocation timingAt = {};
    SourceLocation windowAt = {};
    SourceLocation sideAt = {};
};

struct DeckSpec {
    std::string id;
    std::vector<CardSpec> cards;
    std::string file = {};
    SourceLocation place = {}; ///< of its id

    const std::string& fileOf(const CardSpec& card) const { return card.file.empty() ? file : card.file; }
};

/// All data of a ruleset: options, presets, decks and tables, as read from resources/rules/<ruleset>. The texts are
/// apart.
struct RulesetData {
    std::string id;
    std::string base;               ///< ruleset of the program whose rules these are; empty: the one called `id`
    std::string language;           ///< of the texts as written
    std::vector<std::string> rules; ///< ids in order: "NRJ-01", ...
    std::vector<OptionSpec> options;
    std::vector<Preset> presets;
    std::vector<DeckSpec> decks;
    /// Weights of what the chances of a seat are seen by (Ruleset::outlookFeatures), fitted to games between bots.
    std::vector<std::pair<std::string, double>> outlook;
    int minSeats = 2;
    int maxSeats = 2;
};

/// Seats as a person or file asks for them; what is left empty the ruleset chooses.
struct SeatRequest {
    std::string id;
    std::string side;
    std::vector<std::string> armies; ///< colours
};

/// The most seats of any game.
inline constexpr int kMostSeats = 36;

/// How many may sit at a table.
struct SeatRange {
    int least = 2;
    int most = 2;
    bool holds(int players) const { return players >= least && players <= most; }
};

/// What rules read of a map when they set a game up: a variant may say it otherwise for its games.
struct SetUpWords {
    std::vector<std::string> flags;  ///< of territories and spaces
    std::vector<std::string> values; ///< of territories
    bool bonuses = false;            ///< of regions
};

struct DeckForm;

/// What a map lacks for a ruleset, and whether that forbids playing.
struct MapNeed {
    Error what;
    bool forbids = true;
};

/// A family of rules: makes the Rules of a game for a board, options and seats. One object a ruleset, registered once.
class Ruleset {
public:
    Ruleset() = default;
    Ruleset(const Ruleset&) = delete;
    Ruleset& operator=(const Ruleset&) = delete;
    virtual ~Ruleset() = default;

    virtual std::string_view id() const = 0;
    /// The usual seats for so many players.
    virtual std::vector<SeatRequest> defaultSeats(const RulesetData& data, int players) const = 0;
    /// How many play on a board: as the data say, unless the map has a number of powers of its own.
    virtual SeatRange seatRange(const RulesetData& data, const Board& board) const;
    /// The usual seats for so many players on a board; powers that the map names are named.
    virtual std::vector<SeatRequest> seatsOn(const Board& board, const RulesetData& data, int players) const;
    /// What its decks may say; empty: it has none.
    virtual const std::vector<DeckForm>& deckForms() const;
    /// What its decks say and cannot mean, whatever the map. Asked of decks that are as the forms say (checkDecks()).
    [[nodiscard]] virtual Errors checkCards(const RulesetData& data) const;
    /// Both: what is wrong with the decks.
    [[nodiscard]] Errors wrongInDecks(const RulesetData& data) const;
    /// What they read of a map when a game is set up; nothing: the map has no say in it.
    virtual SetUpWords setUpWords(const Board& board) const;
    /// Names of what the chances of a seat are seen by, in the order of Rules::outlookFeatures; empty: its games have
    /// no outlook.
    virtual const std::vector<std::string>& outlookFeatures() const;
    /// What the map still lacks to be played with these rules; empty: nothing.
    virtual std::vector<MapNeed> needs(const Board& board) const = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<const Rules>> make(const Board& board, const RulesetData& data,
                                                                    const OptionValues& options,
                                                                    const std::vector<SeatRequest>& seats) const = 0;
};

} // namespace marches::engine
