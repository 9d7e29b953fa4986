// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/geometry/lanepath.h"

namespace marches::editor {

QPainterPath lanePath(const QPointF& from, std::span<const QPointF> bend, const QPointF& to)
{
    QPainterPath path;
    path.moveTo(from);
    if (bend.size() == 1) {
        path.quadTo(bend[0], to);
    } else if (bend.size() == 2) {
        path.cubicTo(bend[0], bend[1], to);
    } else {
        // Through the middles between the control points, so that any number of them gives one smooth line.
        for (std::size_t i = 0; i + 1 < bend.size(); ++i) path.quadTo(bend[i], (bend[i] + bend[i + 1]) / 2);
        if (!bend.empty())
            path.quadTo(bend.back(), to);
        else
            path.lineTo(to);
    }
    return path;
}

QPainterPath lanePathAround(const QPointF& from, const QPointF& leaves, const QPointF& enters, const QPointF& to)
{
    QPainterPath path(from);
    path.lineTo(leaves);
    path.moveTo(enters);
    path.lineTo(to);
    return path;
}

} // namespace marches::editor
