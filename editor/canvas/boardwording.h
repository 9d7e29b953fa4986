// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include <QString>

#include "engine/play/vocabulary.h"

namespace marches::editor {

/// The words that the board shows and speaks, asked for anew whenever setWording() is called, so that a change of language
/// is one call. Functions that are left empty fall back to ids, which only tests and broken files ever show.
struct BoardWording {
    /// Name of a place, army, piece, token, marker, seat or phase.
    std::function<QString(engine::Ref)> name;
    /// A counted kind of piece: "3 fauns".
    std::function<QString(engine::Ref piece, int count)> counted;
    /// Word for a terrain ("wooded"); empty: nothing worth saying.
    std::function<QString(const std::string& terrain)> terrain;
};

} // namespace marches::editor
