// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardletters.h"

#include "editor/cartography/furniture.h"
#include "editor/painting/colourmath.h"

namespace marches::editor {

namespace {

/// Large letters are read from this contrast on (WCAG 2).
constexpr double kLargeContrast = 3;

const QColor& groundOf(const BoardLetters& letters, engine::PlaceKind kind, const QColor& box)
{
    switch (kind) {
    case engine::PlaceKind::Sea: return letters.seaGround;
    case engine::PlaceKind::Site: return box.isValid() ? box : letters.siteGround;
    default: return letters.landGround;
    }
}

} // namespace

BoardLetters BoardLetters::of(const Style& style)
{
    BoardLetters letters;
    letters.land = style.landLetters;
    letters.sea = style.seaLetters;
    letters.region = style.regionLetters;
    letters.landGround = style.terrainFill("plain");
    letters.seaGround = style.sea;
    letters.siteGround = style.paper;
    letters.ink = furnitureInk(style);
    return letters;
}

QColor readableOn(const QColor& ground, const QColor& wanted, Theme theme)
{
    if (wanted.isValid() && contrast(wanted, ground) >= kLargeContrast) return wanted;
    const BoardColours& colours = boardColours(theme);
    return contrast(colours.ink, ground) >= contrast(colours.paper, ground) ? colours.ink : colours.paper;
}

namespace {

/// Of letters that are wanted in a colour on a ground, or else have the usual one.
NameColours coloursOn(const QColor& ground, const QColor& wanted, const QColor& usual, Theme theme)
{
    const BoardColours& colours = boardColours(theme);
    if (theme == Theme::Dark || !ground.isValid()) return {usual, colours.paper};
    const QColor chosen = readableOn(ground, wanted.isValid() ? wanted : usual, theme);
    const bool isLight = contrast(chosen, colours.paper) < contrast(chosen, colours.ink);
    return {chosen, isLight ? ground : colours.paper};
}

} // namespace

NameColours nameColours(const BoardLetters& letters, engine::PlaceKind kind, Theme theme, const QColor& box)
{
    const BoardColours& colours = boardColours(theme);
    const QColor& usual = kind == engine::PlaceKind::Sea ? colours.water : colours.ink;
    return coloursOn(groundOf(letters, kind, box), letters.look(kind).colour, usual, theme);
}

NameColours regionNameColours(const BoardLetters& letters, Theme theme)
{
    constexpr float kLetters = 0.62F; // opacity
    constexpr float kHalo = 0.3F;
    NameColours colours = coloursOn(letters.landGround, letters.region.colour, boardColours(theme).ink, theme);
    colours.letters.setAlphaF(kLetters);
    colours.halo.setAlphaF(kHalo);
    return colours;
}

} // namespace marches::editor
