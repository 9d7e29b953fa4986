// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/cartography/style.h"
#include "editor/painting/lettering.h"
#include "editor/painting/palette.h"
#include "engine/board/board.h"

#include <QColor>

namespace marches::editor {

/// How the names of a board are lettered: as the style has it that the cartographer draws it in, else in bold letters,
/// those of seas italic.
struct BoardLetters {
    LetterLook land{.bold = true};
    LetterLook sea{.italic = true, .bold = true};
    LetterLook region{.size = 1.5, .spacing = 0.3, .capitals = true};
    QColor landGround; ///< what names stand on; invalid: anything
    QColor seaGround;
    QColor siteGround;
    QColor ink; ///< of letters on plates; invalid: that of the board

    static BoardLetters of(const Style& style);
    const LetterLook& look(engine::PlaceKind kind) const { return kind == engine::PlaceKind::Sea ? sea : land; }
};

struct NameColours {
    QColor letters;
    QColor halo;
};
/// Such that a name is read wherever it stands: dark letters have a light halo, light ones that of their ground. By
/// night the board lies under a dark wash, which takes the colours of a style away. `box`: the colour of a site's own
/// box; invalid: it has that of the style.
NameColours nameColours(const BoardLetters& letters, engine::PlaceKind kind, Theme theme, const QColor& box = {});
/// Of the names of regions, which lie below all others: faint.
NameColours regionNameColours(const BoardLetters& letters, Theme theme);
/// Of what stands on a ground: the wanted colour where it is read there (contrast 3), else the board's ink or paper.
QColor readableOn(const QColor& ground, const QColor& wanted, Theme theme);

} // namespace marches::editor
