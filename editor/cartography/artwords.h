// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/stamps.h"
#include "editor/cartography/style.h"

#include <QString>

#include <string>

namespace marches::editor {

/// What a person reads for styles and stamps: their names come with them, in the languages that they have.
class ArtWords {
public:
    /// The language that the window speaks from now on.
    static void speak(const std::string& language);
    static QString style(const Style& style);
    static QString stamp(const Stamp& stamp);
    static QString group(const StampGroup& group);
};

} // namespace marches::editor
