// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include <algorithm>

#include "engine/game/domain.h"
#include "engine/package/library.h"
#include "engine/package/startposition.h"

namespace marches::engine {

// Games that begin with a position laid out, as tests make them.

inline constexpr int kSteps = 120; ///< of a game that is played by lot

inline const Library& shipped()
{
    static const Library library(MARCHES_SOURCE_DIR, "");
    return library;
}

inline QString told(const Errors& errors)
{
    QString all;
    for (const Error& error : errors) {
        all +=
            QString::fromStdString(error.code + " " + std::to_string(error.line) + ":" + std::to_string(error.column));
        for (const auto& [name, value] : error.args)
            if (name == "hint" || name == "seats") all += " " + QString::fromStdString(value);
        all += "; ";
    }
    return all;
}

template <class T> QString told(const Result<T>& result) { return result ? QString() : told(result.error()); }

/// A variant of which the content begins in line 8.
inline Result<GameSetup> setupOf(const char* map, const char* ruleset, const char* seats, const std::string& content,
                                 const SetupRequest& request = {})
{
    const std::string bytes = std::string("marches: variant/1\nid: mine\nlanguage: en\nname: Mine\nmap: ") + map +
                              "\nruleset: " + ruleset + "\n" + seats + content;
    const Result<VariantData> variant = readVariant(bytes, "mine.yaml");
    if (!variant) return fail(variant.error());
    return shipped().setup(*variant, request);
}

inline void rollOn(Game& game)
{
    while (game.pending().pending == Pending::Chance) game.roll();
}

inline void playOn(Game& game, int steps, std::uint64_t seed)
{
    Random random(seed);
    for (int i = 0; i < steps && !game.over(); ++i) {
        Move move;
        if (game.pending().pending == Pending::Chance)
            game.roll();
        else if (sample(game.pending(), game.state(), random, move))
            QVERIFY(!game.apply(move));
    }
}

inline Game newGame(const GameSetup& setup, std::uint64_t seed)
{
    return {setup.game, setup.options, seed, setup.maker};
}

/// A game under way, and the variant that begins with where it stands.
struct Kept {
    GameSetup setup; ///< of the game
    Facts facts;     ///< where it stood
    VariantData variant;
};

inline Kept keptAfter(const std::string& name, int players, int steps, std::uint64_t seed)
{
    SetupRequest request;
    request.players = players;
    Result<GameSetup> setup = shipped().setup(name, request);
    if (!setup) qFatal("%s", qPrintable(told(setup)));
    Game game = newGame(*setup, seed);
    playOn(game, steps, seed + 1);
    rollOn(game);
    Kept kept{*setup, factsOf(game.rules(), game.state()), setup->variant};
    kept.variant.id = "mine";
    kept.variant.file.clear();
    kept.variant.texts = {{"variant.name", "Mine", {}, {}, 0, {}, {}}};
    kept.variant.seats = setup->seats;
    kept.variant.content.start = startOf(game.rules(), kept.facts);
    return kept;
}

inline constexpr const char* kClassicSeats = "seats: [{id: red}, {id: blue}]\n";
inline const std::string kClassic = R"(set-up:
  position:
    turn: red
    phase: begin-turn
    territories:
      venezuela: {owner: red, infantry: 3}
      peru: {owner: red, infantry: 1}
      egypt: {owner: blue, infantry: 4}
    decks:
      cards: [alaska, alberta, peru, egypt, siam]
)";

/// Eight cards, three of them in hands.
inline const std::string kDealt = R"(set-up:
  position:
    turn: red
    phase: begin-turn
    territories:
      peru: {owner: red, infantry: 3}
      egypt: {owner: blue, infantry: 4}
    seats:
      red: {hand: [alaska, brazil]}
      blue: {hand: [china]}
    decks:
      cards: [alberta, peru, egypt, siam, japan]
)";

} // namespace marches::engine
