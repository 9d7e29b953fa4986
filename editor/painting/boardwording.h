// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/vocabulary.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <string>

namespace marches::engine {
class Board;
class Texts;
class MessageFormatter;
} // namespace marches::engine

namespace marches::editor {

/// A name as it is written on the board.
struct BoardName {
    static constexpr int kMostLines = 4;

    QStringList lines; ///< one: broken where the board has no room for it; more: as somebody broke it
    double size = 1;   ///< of its letters, of the usual size
};

/// The words that the board shows and speaks, asked for anew whenever setWording() is called, so that a change of
/// language is one call. Functions that are left empty fall back to ids, which only tests and broken files ever show.
struct BoardWording {
    /// Name of a place, army, piece, token, marker, seat or phase.
    std::function<QString(engine::Ref)> name;
    /// The name of a place as its translator wants it on the board; left empty: the name in letters of the usual size.
    std::function<BoardName(engine::Ref)> boardName;
    /// The same as it stands in a sentence: "the Witch's army"; left empty: the name.
    std::function<QString(engine::Ref)> withArticle;
    /// A counted kind of piece: "3 fauns".
    std::function<QString(engine::Ref piece, int count)> counted;
    /// Word for a terrain ("wooded"); empty: nothing worth saying.
    std::function<QString(const std::string& terrain)> terrain;
    /// Name of the map, and of a region by its id in the map.
    std::function<QString()> mapName;
    std::function<QString(const std::string& region)> region;
    /// The latter as it stands on the board; where the game counts regions with what one is worth.
    std::function<BoardName(const std::string& region)> boardRegion;
    bool countsRegions = false; ///< the game: their names stand on a board that neither names them nor has a legend
    /// Name of a river or mountains by their id in the map.
    std::function<QString(const std::string& barrier)> barrier;
};

/// A name as it is written on the board, from its lines and the percentage of its letters' size.
BoardName boardNameOf(const std::string& written, const std::string& percent);
/// The name of a place as the board writes it: the forms "board" and "board-size" of the name `<base>.name` where they
/// are given (engine/text/grammar.h), else the name.
BoardName boardNameOf(const engine::Texts& texts, const std::string& base, const std::string& language);
/// The words of a map alone, in a language. `texts` outlives the result.
BoardWording mapWording(const engine::Texts& texts, const engine::Board& board, const std::string& language);
/// The words of a game. `wording` is copied; its texts outlive the result.
BoardWording gameWording(const engine::MessageFormatter& wording);

} // namespace marches::editor
