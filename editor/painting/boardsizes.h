// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::editor {

/// Sizes on the screen at a zoom, in pixels.
struct BoardSizes {
    /// `share`: of the usual width of stacks and bands.
    explicit BoardSizes(double pixelsPerUnit, double share = 1);

    double scale;       ///< pixels per board unit
    double label;       ///< height of the letters' em; 0: labels are hidden
    double stack;       ///< width of a stack; 40 is the norm
    double band;        ///< width of the owner's band
    double line;        ///< factor for outlines and the like, 1 at the norm
    bool plain = false; ///< plates say all: there is but one kind of piece, or each has its letter there

    bool compact() const { return stack < 28; } ///< plate and total only
    bool apart() const { return stack >= 72; }  ///< kinds stand apart
};

/// Height of the letters of a name of which somebody wants `size` times the usual letters, but none that cannot be
/// read. `site`: it stands in the box of a site.
double labelPixels(const BoardSizes& sizes, bool site, double size);
inline constexpr double kLeastLetters = 10; ///< pixels: smaller ones cannot be read

} // namespace marches::editor
