// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardsizes.h"

#include <algorithm>

namespace marches::editor {

BoardSizes::BoardSizes(double pixelsPerUnit, double share)
    : scale(pixelsPerUnit), label(16.5 * pixelsPerUnit), stack(std::clamp(54.0 * share * pixelsPerUnit, 20.0, 104.0)),
      band(std::clamp(18.0 * share * pixelsPerUnit, 5.0, 26.0)), line(std::clamp(1.3 * pixelsPerUnit, 0.7, 2.0))
{
    // Never below 10 px; where letters of 10 px would be out of all proportion there are no names.
    label = label < 6.0 ? 0.0 : std::clamp(label, kLeastLetters, 34.0);
}

double labelPixels(const BoardSizes& sizes, bool site, double size)
{
    constexpr double kSite = 0.72;
    constexpr double kLeastSite = 9; ///< pixels
    return site ? std::max(kLeastSite, std::max(kLeastSite, sizes.label * kSite) * size)
                : std::max(kLeastLetters, sizes.label * size);
}

} // namespace marches::editor
