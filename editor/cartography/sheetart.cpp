// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/furniture.h"
#include "editor/cartography/sketch.h"
#include "editor/geometry/boxes.h"

#include <array>
#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

constexpr double kTick = 20; ///< board units: bars of the frame
constexpr int kRhumbs = 32;

QPainterPath sheetPath(const QRectF& box)
{
    QPainterPath path;
    path.addRect(box);
    return path;
}

/// Dark bars along the frame, every other of its scale.
QPainterPath barsOf(const QRectF& board, double margin, double outer, double inner)
{
    QPainterPath bars;
    const QRectF sheet = board.adjusted(margin, margin, -margin, -margin);
    const auto pairs = [](double length) { return std::max(1, static_cast<int>(std::lround(length / kTick / 2))); };
    const double thick = inner - outer;
    const int across = 2 * pairs(sheet.width());
    const double width = sheet.width() / across;
    for (int i = 0; i < across; i += 2)
        for (const double y : {board.top() + outer, board.bottom() - inner})
            bars.addRect(sheet.left() + i * width, y, width, thick);
    const int down = 2 * pairs(sheet.height());
    const double height = sheet.height() / down;
    for (int i = 0; i < down; i += 2)
        for (const double x : {board.left() + outer, board.right() - inner})
            bars.addRect(x, sheet.top() + i * height, thick, height);
    return bars;
}

/// The sea is a little darker towards the edges of the sheet.
void drawDepths(Sketch& sketch)
{
    const QRectF sheet = sketch.survey.sheet();
    const double reach = 0.16 * std::min(sheet.width(), sheet.height());
    const QColor& sea = sketch.style().sea;
    QColor shade = sea.darker(165);
    constexpr double kWhite = 0.93; // of a sheet that is not painted there is nothing to darken
    if (static_cast<double>(sea.lightnessF()) > kWhite) return;
    shade.setAlphaF(0.03F);
    constexpr int kSteps = 7;
    Inks inks;
    for (int i = 1; i <= kSteps; ++i) {
        const double in = reach * i * i / (kSteps * kSteps);
        QPainterPath band = sheetPath(sheet);
        band.addRoundedRect(sheet.adjusted(in, in, -in, -in), in + reach * 0.4, in + reach * 0.4);
        band.setFillRule(Qt::OddEvenFill);
        inks.push_back(filledInk(band, shade));
    }
    sketch.add(made(MadeBand::Waves, std::move(inks), -2e6)); // below all waves
}

/// From the rose over the sea, each to the edge of the sheet.
void drawCourses(Sketch& sketch)
{
    const std::optional<engine::MapPoint>& compass = sketch.survey.art().compass;
    if (!compass) return;
    const Style& style = sketch.style();
    QPainterPath courses;
    const QRectF sheet = sketch.survey.sheet();
    const QPointF from = pointOf(*compass);
    const double reach = std::hypot(sheet.width(), sheet.height());
    for (int i = 0; i < kRhumbs; ++i) {
        const double angle = 2 * std::numbers::pi * i / kRhumbs;
        const QPointF way(std::cos(angle), std::sin(angle));
        double length = reach;
        if (way.x() > 1e-9) length = std::min(length, (sheet.right() - from.x()) / way.x());
        if (way.x() < -1e-9) length = std::min(length, (sheet.left() - from.x()) / way.x());
        if (way.y() > 1e-9) length = std::min(length, (sheet.bottom() - from.y()) / way.y());
        if (way.y() < -1e-9) length = std::min(length, (sheet.top() - from.y()) / way.y());
        if (length <= 0) continue;
        courses.moveTo(from);
        courses.lineTo(from + way * length);
    }
    QColor faint = style.waterLine.colour.isValid() ? style.waterLine.colour : style.role(InkRole::Water);
    faint.setAlphaF(0.13F);
    sketch.add(made(MadeBand::Waves, {strokedInk(courses, faint, 0.6)}, -1e6));
}

} // namespace

void drawPaper(Sketch& sketch)
{
    const Survey& survey = sketch.survey;
    const Style& style = survey.style();
    sketch.add(
        made(MadeBand::Paper, {filledInk(sheetPath(survey.board()), style.groundIsSea ? style.sea : style.paper)}));
    if (style.groundIsSea) {
        drawDepths(sketch);
        drawCourses(sketch);
    }
}

void drawFrame(Sketch& sketch)
{
    const Survey& survey = sketch.survey;
    const Style& style = survey.style();
    const double margin = style.frameWidth;
    if (!survey.art().frame || margin <= 0) return;
    const QRectF board = survey.board();
    const auto rule = [&](double share) {
        return sheetPath(board.adjusted(margin * share, margin * share, -margin * share, -margin * share));
    };
    QPainterPath ground = sheetPath(board);
    ground.addPath(rule(1));
    ground.setFillRule(Qt::OddEvenFill);
    const QColor& ink = style.frame.colour;
    const QColor paper = style.frame.band.isValid() ? style.frame.band : style.paper;
    QColor bars = ink;
    bars.setAlphaF(0.75F);
    Inks inks{filledInk(ground, paper), filledInk(barsOf(board, margin, margin * 0.65, margin * 0.875), bars)};
    inks.push_back(strokedInk(rule(1), ink, style.frame.width));
    for (const double share : {0.875, 0.65}) inks.push_back(strokedInk(rule(share), ink, style.frame.width * 0.43));
    inks.push_back(strokedInk(rule(0.5), ink, style.frame.width * 1.15));
    inks.push_back(strokedInk(rule(0.375), ink, style.frame.width * 0.36));
    // Corners.
    QPainterPath plates;
    QPainterPath gems;
    const double in = margin * 0.75;
    const double half = margin * 0.275;
    for (const QPointF& at : cornersOf(board.adjusted(in, in, -in, -in))) {
        plates.addRect(around(at, half));
        const double gem = half * 0.72;
        const std::array<QPointF, 4> diamond{at + QPointF(0, -gem), at + QPointF(gem, 0), at + QPointF(0, gem),
                                             at + QPointF(-gem, 0)};
        gems.addPath(lineThrough(diamond, true));
    }
    Ink plate = filledInk(plates, paper);
    plate.pen = strokedInk(plates, ink, style.frame.width * 0.7).pen;
    Ink gem = filledInk(gems, style.role(InkRole::Accent));
    gem.pen = strokedInk(gems, ink, 0.5).pen;
    inks.push_back(plate);
    inks.push_back(gem);
    sketch.add(made(MadeBand::Frame, std::move(inks)));
}

} // namespace marches::editor
