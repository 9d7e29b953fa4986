// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boardmarks.h"
#include "editor/painting/boardwording.h"
#include "tests/editor/canvas/paperrules.h"
#include "tests/editor/canvas/shippedboard.h"

#include <memory>
#include <string>

namespace marches::test {

/// The shipped map of Narnia with an invented game on it.
struct NarniaBoard : ShippedBoard {
    NarniaBoard();

    std::shared_ptr<const PaperRules> rules;

    editor::BoardWording wording(const std::string& language) const;
    /// The middle of a game, everything on the board that can be.
    engine::Facts midgame() const;
    /// A question about the next target from Beruna.
    editor::BoardMarks question() const;
};

} // namespace marches::test
