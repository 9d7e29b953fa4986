// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/mask.h"

#include <QString>

#include <map>
#include <vector>

namespace marches::editor {

/// An arrow over the board, from place to place.
struct BoardArrow {
    enum class Kind {
        Move,    ///< solid
        Fails,   ///< dashed, with a cross at its end
        Support, ///< dotted
        Cut,     ///< dotted, with a cross at its end: help that was lost
        Convoy,  ///< wavy
        Retreat, ///< short, with a slash
    };
    int from = -1;
    int to = -1;
    int army = -1; ///< Space::Army; -1: nobody's
    Kind kind = Kind::Move;
    int over =
        -1; ///< of help for a piece on its way: where that goes; the arrow ends on the middle of its way from `to`
    bool faded = false; ///< another one is pointed at
    friend bool operator==(const BoardArrow&, const BoardArrow&) = default;
};

/// What a question puts on top of the position. Made from a Decision by play mode; the board only draws it.
struct BoardMarks {
    bool asking = false;            ///< a place is asked for: all that is not legal is dimmed
    engine::Mask legal;             ///< places that answer
    engine::Mask sources;           ///< places the answer comes from: outlined strongly
    int selected = -1;              ///< chosen so far
    engine::Mask highlighted;       ///< pointed at from elsewhere (a log line, a panel)
    std::map<int, QString> badges;  ///< odds and the like, by place
    std::map<int, QString> spoken;  ///< the same in words, for the screen reader: "43 of 100"
    std::map<int, QString> lasting; ///< what lasts there for a while, in words, by place: a clock at the stack
    std::map<int, QString>
        ofOwner; ///< what lasts for its owner: for the ear, since each of its stacks would have a clock
    std::vector<BoardArrow> arrows;
    friend bool operator==(const BoardMarks&, const BoardMarks&) = default;
};

} // namespace marches::editor
