// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boarddrawing.h"
#include "engine/text/texts.h"

#include <memory>
#include <string>

namespace marches::test {

/// A map that comes with the program, read from its folder. Throws std::runtime_error when it cannot be read.
struct ShippedBoard {
    explicit ShippedBoard(const std::string& id);

    std::shared_ptr<const editor::BoardDrawing> drawing;
    engine::Texts texts;

    /// Number of a place; -1: there is none of this id.
    int place(const std::string& id) const { return drawing->board.findPlace(id).value_or(-1); }
};

} // namespace marches::test
