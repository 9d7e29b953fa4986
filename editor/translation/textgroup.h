// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace marches::editor {

/// What texts are about, in the order in which a translator meets them: names first, because sentences use them.
enum class TextGroup {
    About,       ///< the name and the description of the map or the game
    Territories, ///< with the forms of their names
    Places,      ///< regions, sites, spaces of tracks, rivers and mountains
    Names,       ///< pieces, seats, armies, dice and the like
    Cards,       ///< with decks, piles and tokens
    Options,     ///< with their values, and presets
    Questions,   ///< with the answers to them
    Refusals,    ///< why a move is not allowed
    LogLines,    ///< what happened, what may happen
    Rules,       ///< titles and sentences of the rules
    Variants,    ///< games that a map comes with
    Errors,      ///< what is wrong with a file
    Problems,    ///< what is wrong with a map
    Words,       ///< everything else
    // The program's own window, by the screen that says them.
    WindowFrame, ///< menus, mode rail, dialogs that all screens share
    WindowWelcome,
    WindowNewGame,
    WindowPlay,
    WindowEdit,
    WindowBench,
    WindowLab,
    WindowSettings,
};
inline constexpr std::array kTextGroups = {
    TextGroup::About,         TextGroup::Territories,   TextGroup::Places,      TextGroup::Names,
    TextGroup::Cards,         TextGroup::Options,       TextGroup::Questions,   TextGroup::Refusals,
    TextGroup::LogLines,      TextGroup::Rules,         TextGroup::Variants,    TextGroup::Errors,
    TextGroup::Problems,      TextGroup::Words,         TextGroup::WindowFrame, TextGroup::WindowWelcome,
    TextGroup::WindowNewGame, TextGroup::WindowPlay,    TextGroup::WindowEdit,  TextGroup::WindowBench,
    TextGroup::WindowLab,     TextGroup::WindowSettings};

/// By the first word of its key ("territory.telmar.name").
TextGroup textGroupOf(std::string_view key);

} // namespace marches::editor
