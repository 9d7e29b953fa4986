// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/furniture.h"

#include "editor/cartography/sketch.h"
#include "editor/geometry/boxes.h"
#include "engine/base/utf8.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

constexpr double kFrameClear = 6;   ///< names keep so far from the frame
constexpr double kUsualSheet = 900; ///< height of a board, for which sizes of furniture are given
constexpr double kRose = 44;        ///< radius
constexpr double kTitle = 34;       ///< height of letters
constexpr double kLegendRow = 21;   ///< board units
constexpr double kTitleEdge = 8;    ///< between the title and the edge of the sheet
// Of the title's box, in heights of its letters.
constexpr double kTitleLetter = 0.62; ///< width of a letter
constexpr double kTitleEnds = 2.4;
constexpr double kTitleHeight = 1.9;
constexpr double kRibbonEnd = 0.5; ///< of the height of the box, on each side
constexpr double kLegendEdge = 10;
constexpr double kScaleBar = 5; ///< height of the bar

/// Of a large board the furniture is larger, of a small one smaller.
double furnitureScale(const QSizeF& board)
{
    return std::clamp(std::min(board.width(), board.height()) / kUsualSheet, 0.5, 3.0);
}

QSizeF boardOf(const MapModel& model) { return {model.info.width, model.info.height}; }

/// Rays of a rose: each half dark and half light.
void addRays(Inks& inks, double radius, double start, double step, double length, double width, const QColor& dark,
             const QColor& light, const QColor& ink)
{
    constexpr double kDegree = std::numbers::pi / 180;
    const auto point = [radius](double degrees, double share) {
        const double angle = (degrees - 90) * kDegree;
        return QPointF(std::cos(angle), std::sin(angle)) * (radius * share);
    };
    QPainterPath darkHalves;
    QPainterPath lightHalves;
    const double aside = step < 90 ? step / 2 : 45;
    const int count = static_cast<int>(std::lround(360 / step));
    for (int i = 0; i < count; ++i) {
        const double at = start + i * step;
        const QPointF tip = point(at, length);
        const std::vector<QPointF> right{QPointF(), tip, point(at + aside, width)};
        const std::vector<QPointF> left{QPointF(), tip, point(at - aside, width)};
        darkHalves.addPath(lineThrough(right, true));
        lightHalves.addPath(lineThrough(left, true));
    }
    for (const auto& [path, fill] : {std::pair(&darkHalves, &dark), std::pair(&lightHalves, &light)}) {
        Ink ray = filledInk(*path, *fill);
        ray.pen = strokedInk(*path, ink, 0.5).pen;
        inks.push_back(ray);
    }
}

Inks roseInks(const Style& style, double radius)
{
    const QColor ink = style.role(InkRole::Outline);
    const QColor light = style.role(InkRole::Light);
    const QColor accent = style.role(InkRole::Accent);
    QColor fine = ink;
    fine.setAlphaF(0.7F);
    Inks inks{strokedInk(discAt({}, radius * 0.74), fine, 0.8), strokedInk(discAt({}, radius * 0.69), fine, 0.5)};
    QPainterPath ticks;
    constexpr int kTicks = 64;
    for (int i = 0; i < kTicks; ++i) {
        const double angle = 2 * std::numbers::pi * i / kTicks;
        const QPointF way = QPointF(std::cos(angle), std::sin(angle)) * radius;
        ticks.moveTo(way * 0.74);
        ticks.lineTo(way * (i % 2 == 0 ? 0.66 : 0.69));
    }
    inks.push_back(strokedInk(ticks, fine, 0.5));
    addRays(inks, radius, 22.5, 45, 0.5, 0.1, ink, light, ink);
    addRays(inks, radius, 45, 90, 0.72, 0.15, style.river.colour, light, ink);
    addRays(inks, radius, 0, 90, 1, 0.17, accent, light, ink);
    Ink hub = filledInk(discAt({}, radius * 0.06), light);
    hub.pen = strokedInk(hub.path, ink, 0.7).pen;
    inks.push_back(hub);
    // North.
    const double s = radius * 0.16;
    const double top = -radius * 1.03;
    QPainterPath leaf(QPointF(0, top));
    leaf.cubicTo(-s * 0.7, top - s * 0.6, -s * 0.3, top - s * 1.2, 0, top - s * 1.7);
    leaf.cubicTo(s * 0.3, top - s * 1.2, s * 0.7, top - s * 0.6, 0, top);
    Ink north = filledInk(leaf, accent);
    north.pen = strokedInk(leaf, ink, 0.6).pen;
    inks.push_back(north);
    return inks;
}

/// The title's box, for letters of height 1.
QSizeF cartoucheShape(const std::string& mapName)
{
    const double letters = engine::characterCount(mapName);
    return {std::max(4.0, letters) * kTitleLetter + kTitleEnds, kTitleHeight};
}

/// The title's box with the ends of its ribbon, as drawTitle() has them.
QRectF ribbonOf(const QRectF& title)
{
    const double end = title.height() * kRibbonEnd;
    return title.adjusted(-end, 0, end, title.height() * 0.14);
}

/// How far one moves an extent so that it lies within another one, which is no smaller.
double moveInto(double from, double to, double least, double most)
{
    return from < least ? least - from : to > most ? most - to : 0;
}

double roseRadius(const engine::MapArt& art, const QSizeF& board)
{
    return kRose * furnitureScale(board) * art.compassSize;
}

/// The rose with the leaf that tells north.
QRectF roseBox(const QPointF& middle, double radius)
{
    return around(middle, radius).adjusted(0, -radius * 0.32, 0, 0);
}

QRectF legendBoxOf(const engine::MapArt& art)
{
    return art.legend ? QRectF(art.legend->x, art.legend->y, art.legend->width, art.legend->height) : QRectF();
}

} // namespace

double titleLetters(const engine::MapArt& art, const QSizeF& board, const std::string& mapName)
{
    const QRectF whole = ribbonOf(QRectF(QPointF(), cartoucheShape(mapName)));
    const double room =
        std::min((board.width() - 2 * kTitleEdge) / whole.width(), (board.height() - 2 * kTitleEdge) / whole.height());
    return std::min(kTitle * furnitureScale(board) * art.titleSize, std::max(room, 1.0));
}

QRectF titleBox(const engine::MapArt& art, const QSizeF& board, const std::string& mapName)
{
    if (!art.title) return {};
    const QSizeF size = cartoucheShape(mapName) * titleLetters(art, board, mapName);
    const QRectF box({art.title->x - size.width() / 2, art.title->y - size.height() / 2}, size);
    const QRectF whole = ribbonOf(box);
    return box.translated(moveInto(whole.left(), whole.right(), kTitleEdge, board.width() - kTitleEdge),
                          moveInto(whole.top(), whole.bottom(), kTitleEdge, board.height() - kTitleEdge));
}

QRectF scaleBox(const engine::MapArt& art)
{
    if (!art.scale) return {};
    constexpr double kNumbers = 13;
    return {art.scale->x, art.scale->y - kNumbers * art.scaleSize, scaleLength(art),
            (kNumbers + kScaleBar) * art.scaleSize};
}

double scaleLength(const engine::MapArt& art) { return kScaleLength * art.scaleSize; }

std::vector<LegendLine> legendLines(const engine::MapArt& art, std::size_t regions)
{
    std::vector<LegendLine> lines;
    const QRectF box = legendBoxOf(art).adjusted(kLegendEdge, kLegendEdge, -kLegendEdge, -kLegendEdge);
    if (box.width() < 2 * kLegendRow || box.height() < 8 || regions == 0) return lines;
    // Every region has its line: where a person made the box low, in smaller letters.
    const double height = std::min(box.height() / static_cast<double>(regions), kLegendRow);
    const double size = height * 0.66;
    const double bonus = height * 1.4;
    double y = box.top();
    for (std::size_t i = 0; i < regions; ++i, y += height) {
        const QRectF patch(box.left(), y + (height - size) / 2, size * 1.5, size);
        lines.push_back({patch, QRectF(patch.right() + 6, y, box.right() - bonus - patch.right() - 6, height),
                         QRectF(box.right() - bonus, y, bonus, height)});
    }
    return lines;
}

QRectF sheetArea(const engine::MapArt& art, const Style& style, const QSizeF& board)
{
    const double edge = kFrameClear + (art.frame ? style.frameWidth : 0);
    const QRectF area = QRectF(QPointF(), board).adjusted(edge, edge, -edge, -edge);
    return area.isEmpty() ? QRectF(QPointF(), board) : area;
}

std::vector<QRectF> sheetFurniture(const engine::MapArt& art, const Style& style, const QSizeF& board,
                                   const std::string& mapName)
{
    std::vector<QRectF> boxes{scaleBox(art), legendBoxOf(art)};
    if (const QRectF title = titleBox(art, board, mapName); !title.isEmpty()) boxes.push_back(ribbonOf(title));
    if (art.compass) boxes.push_back(roseBox(pointOf(*art.compass), roseRadius(art, board)));
    if (const double width = style.frameWidth + kFrameClear; art.frame && style.frameWidth > 0) {
        boxes.emplace_back(0, 0, board.width(), width);
        boxes.emplace_back(0, board.height() - width, board.width(), width);
        boxes.emplace_back(0, 0, width, board.height());
        boxes.emplace_back(board.width() - width, 0, width, board.height());
    }
    std::erase_if(boxes, [](const QRectF& box) { return box.isEmpty(); });
    return boxes;
}

QSizeF ribbonSize(const MapModel& model)
{
    const std::string& name = model.name(model.info.language, "map");
    const double letters = titleLetters(model.info.art.value_or(engine::MapArt()), boardOf(model), name);
    return ribbonOf(QRectF(QPointF(), cartoucheShape(name) * letters)).size();
}

QRectF ribbonBox(const MapModel& model)
{
    const QRectF title = titleBox(model);
    return title.isEmpty() ? title : ribbonOf(title);
}

QRectF titleBox(const MapModel& model)
{
    return model.info.art ? titleBox(*model.info.art, boardOf(model), model.name(model.info.language, "map"))
                          : QRectF();
}

QRectF scaleBox(const MapModel& model) { return model.info.art ? scaleBox(*model.info.art) : QRectF(); }

double compassRadius(const MapModel& model)
{
    return roseRadius(model.info.art.value_or(engine::MapArt()), boardOf(model));
}

QRectF compassBox(const MapModel& model)
{
    if (!model.info.art || !model.info.art->compass) return {};
    return roseBox(pointOf(*model.info.art->compass), compassRadius(model));
}

QRectF legendBox(const MapModel& model) { return model.info.art ? legendBoxOf(*model.info.art) : QRectF(); }

std::vector<LegendRow> legendRows(const MapModel& model)
{
    std::vector<LegendRow> rows;
    if (!model.info.art) return rows;
    const std::vector<LegendLine> lines = legendLines(*model.info.art, model.regions().size());
    auto region = model.regions().begin();
    for (const LegendLine& line : lines) rows.push_back({(region++)->key, line.patch, line.name, line.bonus});
    return rows;
}

std::vector<QRectF> furnitureBoxes(const MapModel& model)
{
    std::vector<QRectF> boxes{ribbonBox(model), scaleBox(model), compassBox(model), legendBox(model)};
    std::erase_if(boxes, [](const QRectF& box) { return box.isEmpty(); });
    return boxes;
}

void drawCompass(Sketch& sketch)
{
    const MapModel& model = sketch.survey.model();
    if (!model.info.art || !model.info.art->compass) return;
    Inks inks = roseInks(sketch.style(), compassRadius(model));
    for (Ink& ink : inks) ink.path.translate(pointOf(*model.info.art->compass));
    sketch.add(made(MadeBand::Furniture, std::move(inks)));
}

void drawScale(Sketch& sketch)
{
    const QRectF box = scaleBox(sketch.survey.model());
    if (box.isEmpty()) return;
    const Style& style = sketch.style();
    const QColor ink = furnitureInk(style);
    constexpr int kParts = 4;
    const double size = sketch.survey.art().scaleSize;
    const double height = kScaleBar * size;
    const QRectF bar(box.left(), box.bottom() - height, box.width(), height);
    QPainterPath whole;
    whole.addRect(bar);
    QPainterPath dark;
    QPainterPath ticks;
    for (int i = 0; i <= kParts; ++i) {
        const double x = bar.left() + bar.width() * i / kParts;
        if (i % 2 == 0 && i < kParts) dark.addRect(x, bar.top(), bar.width() / kParts, bar.height());
        ticks.moveTo(x, bar.top());
        ticks.lineTo(x, bar.top() - 3 * size);
    }
    Inks inks{filledInk(whole, style.paper), filledInk(dark, ink), strokedInk(whole, ink, 0.9),
              strokedInk(ticks, ink, 0.8)};
    sketch.add(made(MadeBand::Furniture, std::move(inks)));
}

void drawTitle(Sketch& sketch)
{
    const QRectF box = titleBox(sketch.survey.model());
    if (box.isEmpty()) return;
    const Style& style = sketch.style();
    const QColor ink = furnitureInk(style);
    // A plate on a ribbon, whose ends come out from behind it.
    Inks inks;
    const double end = box.height() * kRibbonEnd;
    const double drop = box.height() * 0.16;
    for (const double side : {-1.0, 1.0}) {
        const double x = side < 0 ? box.left() : box.right();
        const auto at = [&](double out, double down) {
            return QPointF(x + side * end * out, box.top() + drop + box.height() * down);
        };
        QPainterPath tail(at(-0.45, 0.04));
        tail.cubicTo(at(0.1, 0.14), at(0.5, 0), at(1, 0.1));
        tail.lineTo(at(0.68, 0.5));
        tail.lineTo(at(1, 0.9));
        tail.cubicTo(at(0.5, 0.8), at(0.1, 0.98), at(-0.45, 0.9));
        tail.closeSubpath();
        Ink ribbonEnd = filledInk(tail, over(QColor(0x5b, 0x3f, 0x1c, 46), style.paper));
        ribbonEnd.pen = strokedInk(tail, ink, 1.2).pen;
        inks.push_back(ribbonEnd);
        QPainterPath fold(at(-0.45, 0.9));
        fold.lineTo(at(0, 0.9));
        fold.lineTo(at(-0.02, 1 - drop / box.height()));
        fold.lineTo(at(-0.45, 1 - drop / box.height()));
        fold.closeSubpath();
        inks.push_back(filledInk(fold, QColor(0x2a, 0x20, 0x14, 120)));
    }
    const Inks plate = cartoucheInks(box, style);
    inks.insert(inks.end(), plate.begin(), plate.end());
    QPainterPath gems;
    for (const double x : {box.left() + box.height() * 0.24, box.right() - box.height() * 0.24}) {
        const double gem = box.height() * 0.07;
        const QPointF at(x, box.center().y());
        const std::vector<QPointF> diamond{at + QPointF(0, -1.6 * gem), at + QPointF(gem, 0),
                                           at + QPointF(0, 1.6 * gem), at + QPointF(-gem, 0)};
        gems.addPath(lineThrough(diamond, true));
    }
    inks.push_back(filledInk(gems, style.role(InkRole::Accent)));
    sketch.add(made(MadeBand::Furniture, std::move(inks), 1));
}

void drawLegend(Sketch& sketch)
{
    const MapModel& model = sketch.survey.model();
    const QRectF box = legendBox(model);
    if (box.isEmpty()) return;
    const Style& style = sketch.style();
    Inks inks = cartoucheInks(box, style);
    for (const LegendRow& row : legendRows(model)) {
        QPainterPath patch;
        patch.addRoundedRect(row.patch, 1.5, 1.5);
        Ink colour = filledInk(patch, regionFill(model, style, row.region));
        colour.pen = strokedInk(patch, furnitureInk(style), 0.8).pen;
        inks.push_back(colour);
    }
    sketch.add(made(MadeBand::Furniture, std::move(inks), 2));
}

} // namespace marches::editor
