// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/madepicture.h"

#include "editor/cartography/madeboard.h"
#include "editor/geometry/outline.h"
#include "editor/painting/paintinks.h"

#include <QPainter>

#include <algorithm>

namespace marches::editor {

namespace {

QImage blankPicture(const MapModel& model, const QSize& size, const QColor& ground)
{
    const QSizeF board(std::max(1.0, model.info.width), std::max(1.0, model.info.height));
    QImage picture(board.scaled(size, Qt::KeepAspectRatio).toSize().expandedTo({1, 1}),
                   QImage::Format_ARGB32_Premultiplied);
    picture.fill(ground);
    return picture;
}

void scaleToBoard(QPainter& painter, const MapModel& model, const QImage& picture)
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(picture.width() / std::max(1.0, model.info.width),
                  picture.height() / std::max(1.0, model.info.height));
}

void fillPlaces(QPainter& painter, const MapModel& model, const Cartographer& cartographer, engine::PlaceKind kind)
{
    painter.setPen(Qt::NoPen);
    for (const Row<PlaceRecord>& row : model.places()) {
        if (row.record.face == kOutside || row.record.kind != kind) continue;
        painter.setBrush(cartographer.fill(model, row.key));
        painter.drawPath(outlineOf(model.drawing, row.record.face));
    }
}

/// A cartouche or a legend, which is nothing without its words.
bool isForWords(const MadeItem& item) { return item.band == MadeBand::Furniture && item.depth > 0; }

void paintBands(QPainter& painter, const MadeBoard& board, const QRectF& exposed, MadeBand from, MadeBand to)
{
    board.visit(exposed, from, to, [&painter, &exposed](const MadeItem& item) {
        if (!isForWords(item)) paintInks(painter, item.inks, exposed);
    });
}

} // namespace

QImage madePicture(const MapModel& model, const Style& style, const StampLibrary& stamps, const QSize& size,
                   const Progress& progress)
{
    MadeBoard board(style, stamps);
    if (!board.drawAll(model, progress)) return {};
    QImage picture = blankPicture(model, size, style.groundIsSea ? style.sea : style.paper);
    QPainter painter(&picture);
    scaleToBoard(painter, model, picture);
    const QRectF all(0, 0, model.info.width, model.info.height);
    paintBands(painter, board, all, MadeBand::Paper, MadeBand::Paper);
    fillPlaces(painter, model, board.cartographer(), engine::PlaceKind::Sea);
    paintBands(painter, board, all, MadeBand::Shallows, MadeBand::SeaBorders);
    fillPlaces(painter, model, board.cartographer(), engine::PlaceKind::Land);
    paintBands(painter, board, all, MadeBand::Ground, MadeBand::Furniture);
    return picture;
}

QImage shapePicture(const MapModel& model, const QSize& size, const QColor& land, const QColor& sea, const QColor& line)
{
    QImage picture = blankPicture(model, size, sea);
    QPainter painter(&picture);
    scaleToBoard(painter, model, picture);
    QPen pen(line, 1);
    pen.setCosmetic(true);
    painter.setPen(pen);
    for (const engine::PlaceKind kind : {engine::PlaceKind::Sea, engine::PlaceKind::Land}) {
        painter.setBrush(kind == engine::PlaceKind::Sea ? sea : land);
        for (const Row<PlaceRecord>& row : model.places())
            if (row.record.face != kOutside && row.record.kind == kind)
                painter.drawPath(outlineOf(model.drawing, row.record.face));
    }
    return picture;
}

void paintStamp(QPainter& painter, const QRectF& box, const Stamp& stamp, const Style& style)
{
    if (box.isEmpty() || !(stamp.width > 0)) return;
    // At its usual height on the board, so that its lines are as thick as they are there, and the picture enlarged.
    const QSizeF usual(stamp.width * stamp.height, stamp.height);
    const double scale = std::min(box.width() / usual.width(), box.height() / usual.height());
    StampPlace place;
    place.height = stamp.height;
    painter.save();
    painter.translate(box.center().x(), box.bottom());
    painter.scale(scale, scale);
    const Inks inks = inksOf(stamp, place, style);
    paintInks(painter, inks, boxOf(inks));
    painter.restore();
}

} // namespace marches::editor
