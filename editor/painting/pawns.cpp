// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/pawns.h"

#include "editor/painting/boardpainter.h"
#include "editor/painting/markerglyph.h"
#include "engine/game/rules.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <array>

namespace marches::editor {

namespace {

constexpr double kSide = 40;        ///< of a pawn alone, in board units
constexpr double kLeastPixels = 16; ///< of a pawn alone on a small picture
constexpr double kGap = 0.04;       ///< between pawns, of their side

const QColor kNobodys(0x2b, 0x33, 0x45);
const QColor kNobodysInk(0xf3, 0xf6, 0xfb);
const QColor kEdge(0x17, 0x14, 0x0f);
const QColor kRim(0xfd, 0xf8, 0xea);

/// Pawns in a row, and how large each is, by their number.
struct Grid {
    std::size_t perRow;
    double share;
};
constexpr std::array<Grid, 6> kGrids{{{1, 1.0}, {2, 0.68}, {2, 0.66}, {2, 0.66}, {3, 0.52}, {3, 0.52}}};
constexpr Grid kCrowd{3, 0.46};

} // namespace

std::vector<QRectF> pawnBoxes(std::size_t count, const QPointF& middle, double side)
{
    std::vector<QRectF> boxes;
    if (count == 0) return boxes;
    const Grid grid = count <= kGrids.size() ? kGrids[count - 1] : kCrowd;
    const double each = side * grid.share;
    const double step = each * (1 + kGap);
    const std::size_t rows = (count + grid.perRow - 1) / grid.perRow;
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t inRow = std::min(grid.perRow, count - row * grid.perRow);
        const double y = middle.y() + (static_cast<double>(row) - static_cast<double>(rows - 1) / 2) * step - each / 2;
        for (std::size_t i = 0; i < inRow; ++i) {
            const double x =
                middle.x() + (static_cast<double>(i) - static_cast<double>(inRow - 1) / 2) * step - each / 2;
            boxes.emplace_back(x, y, each, each);
        }
    }
    return boxes;
}

double pawnSide(const BoardSizes& sizes) { return std::max(kSide, kLeastPixels / sizes.scale); }

void drawPawn(QPainter& painter, const BoardModel& model, const QRectF& box, const TokenHere& token)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double unit = box.width() / 40.0;
    const OwnerColour* owner = token.army >= 0 ? &model.look.owner(token.army) : nullptr;
    const QColor colour = owner != nullptr ? owner->fill : kNobodys;
    const QColor ink = token.statue ? kEdge : owner != nullptr ? owner->ink : kNobodysInk;
    painter.setPen(QPen(kEdge, 1.6 * unit));
    painter.setBrush(token.statue ? boardColours(model.theme).stone : colour);
    painter.drawEllipse(box.adjusted(unit, unit, -unit, -unit));
    painter.setPen(QPen(token.statue ? colour : kRim, (token.statue ? 4.5 : 2.2) * unit));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(box.adjusted(4 * unit, 4 * unit, -4 * unit, -4 * unit));
    const std::string_view id =
        model.rules ? model.rules->vocabulary().name(engine::Space::Token, token.token) : std::string_view();
    if (const QPainterPath* glyph = tokenGlyph(id)) {
        const double side = 25 * unit;
        const QPointF corner = box.center() - QPointF(side / 2, side / 2);
        painter.fillPath(QTransform::fromTranslate(corner.x(), corner.y()).scale(side, side).map(*glyph), ink);
    } else {
        drawCentred(painter, box, model.initial(token.token), ink, 22 * unit);
    }
    painter.restore();
}

void paintPawns(QPainter& painter, const BoardModel& model, int place)
{
    const std::vector<TokenHere>& tokens = model.contents(place).tokens;
    const double scale = model.layout.sizes.scale;
    const QPointF middle = model.place(place).label;
    painter.save();
    painter.translate(middle);
    painter.scale(1 / scale, 1 / scale);
    const std::vector<QRectF> boxes = pawnBoxes(tokens.size(), {0, 0}, pawnSide(model.layout.sizes) * scale);
    for (std::size_t i = 0; i < tokens.size(); ++i) drawPawn(painter, model, boxes[i], tokens[i]);
    painter.restore();
}

} // namespace marches::editor
