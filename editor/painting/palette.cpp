// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/palette.h"

#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace marches::editor {

namespace {

const QColor kInk(0x17, 0x14, 0x0f);

constexpr std::size_t kFirstOwners = 8;

const std::array<OwnerColour, 36>& owners()
{
    static const std::array<OwnerColour, 36> kOwners{{
        {"red", QColor(0xbc, 0x19, 0x0e), QColor(Qt::white), Emblem::Triangle, Pattern::Triangles},
        {"blue", QColor(0x1b, 0x41, 0x86), QColor(Qt::white), Emblem::DoubleChevron, Pattern::Waves},
        {"yellow", QColor(0xf6, 0xb7, 0x09), kInk, Emblem::Disc, Pattern::Dots},
        {"green", QColor(0x34, 0xa9, 0x77), kInk, Emblem::Plus, Pattern::Plusses},
        {"violet", QColor(0xb8, 0x45, 0xba), QColor(Qt::white), Emblem::Diamond, Pattern::Diamonds},
        {"ice", QColor(0x81, 0xd8, 0xfb), kInk, Emblem::Star, Pattern::Slants},
        {"charcoal", QColor(0x33, 0x2e, 0x23), QColor(Qt::white), Emblem::Square, Pattern::Grid},
        {"orange", QColor(0xdd, 0x6e, 0x1c), kInk, Emblem::TwoBars, Pattern::Lines},
        // Of games of more than eight powers. Signs come again, each in colours far from each other.
        {"pink", QColor(0xe5, 0x8f, 0xb0), kInk, Emblem::Ring, Pattern::Diamonds},
        {"teal", QColor(0x0f, 0x7c, 0x7c), QColor(Qt::white), Emblem::Hourglass, Pattern::Lines},
        {"brown", QColor(0x7a, 0x4a, 0x1f), QColor(Qt::white), Emblem::Saltire, Pattern::Plusses},
        {"lime", QColor(0xa6, 0xce, 0x39), kInk, Emblem::Crescent, Pattern::Plusses},
        {"navy", QColor(0x10, 0x26, 0x5c), QColor(Qt::white), Emblem::Triangle, Pattern::Triangles},
        {"sand", QColor(0xd9, 0xc4, 0x8f), kInk, Emblem::Square, Pattern::Grid},
        {"maroon", QColor(0x6e, 0x10, 0x20), QColor(Qt::white), Emblem::TwoBars, Pattern::Lines},
        {"olive", QColor(0x7b, 0x7a, 0x1e), QColor(Qt::white), Emblem::Star, Pattern::Slants},
        {"sky", QColor(0x4c, 0x9b, 0xe8), kInk, Emblem::Disc, Pattern::Dots},
        {"plum", QColor(0x5b, 0x2a, 0x6e), QColor(Qt::white), Emblem::Disc, Pattern::Dots},
        {"gold", QColor(0xc7, 0x9a, 0x00), kInk, Emblem::Triangle, Pattern::Triangles},
        {"forest", QColor(0x1e, 0x5a, 0x32), QColor(Qt::white), Emblem::Disc, Pattern::Dots},
        {"coral", QColor(0xf0, 0x82, 0x6a), kInk, Emblem::DoubleChevron, Pattern::Waves},
        {"turquoise", QColor(0x2c, 0xc4, 0xc0), kInk, Emblem::Square, Pattern::Grid},
        {"lavender", QColor(0xb6, 0xa2, 0xe0), kInk, Emblem::Triangle, Pattern::Triangles},
        {"rust", QColor(0x9c, 0x44, 0x18), QColor(Qt::white), Emblem::DoubleChevron, Pattern::Waves},
        {"mint", QColor(0x9b, 0xe0, 0xb8), kInk, Emblem::Triangle, Pattern::Triangles},
        {"steel", QColor(0x56, 0x71, 0x8c), QColor(Qt::white), Emblem::Square, Pattern::Grid},
        {"rose", QColor(0xcf, 0x7f, 0x97), kInk, Emblem::Star, Pattern::Slants},
        {"moss", QColor(0x8a, 0x9a, 0x5b), kInk, Emblem::Diamond, Pattern::Diamonds},
        {"indigo", QColor(0x3b, 0x2f, 0xa0), QColor(Qt::white), Emblem::TwoBars, Pattern::Lines},
        {"salmon", QColor(0xf4, 0xa9, 0x8e), kInk, Emblem::TwoBars, Pattern::Lines},
        {"khaki", QColor(0xb5, 0xa8, 0x66), kInk, Emblem::Star, Pattern::Slants},
        {"wine", QColor(0x8c, 0x23, 0x50), QColor(Qt::white), Emblem::Star, Pattern::Slants},
        {"chalk", QColor(0xe8, 0xe4, 0xda), kInk, Emblem::Disc, Pattern::Dots},
        {"bronze", QColor(0xb8, 0x80, 0x3a), kInk, Emblem::Square, Pattern::Grid},
        {"cyan", QColor(0x00, 0xb4, 0xd8), kInk, Emblem::DoubleChevron, Pattern::Waves},
        {"slate", QColor(0x5a, 0x60, 0x68), QColor(Qt::white), Emblem::Plus, Pattern::Plusses},
    }};
    return kOwners;
}

/// A point of the box by fractions of its sides.
QPointF at(const QRectF& box, double x, double y)
{
    return {box.left() + x * box.width(), box.top() + y * box.height()};
}

QPainterPath polygon(const QRectF& box, std::initializer_list<std::pair<double, double>> corners)
{
    QPolygonF points;
    for (const auto& [x, y] : corners) points << at(box, x, y);
    QPainterPath path;
    path.addPolygon(points);
    path.closeSubpath();
    return path;
}

QPainterPath chevrons(const QRectF& box)
{
    QPainterPath path = polygon(box, {{0.5, 0.1}, {0.94, 0.42}, {0.94, 0.6}, {0.5, 0.29}, {0.06, 0.6}, {0.06, 0.42}});
    path.addPath(polygon(box, {{0.5, 0.45}, {0.94, 0.77}, {0.94, 0.95}, {0.5, 0.64}, {0.06, 0.95}, {0.06, 0.77}}));
    return path;
}

QPainterPath star(const QRectF& box)
{
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    const QPointF centre = box.center();
    const double radius = std::min(box.width(), box.height()) / 2;
    for (int i = 0; i < 3; ++i) {
        const double angle = std::numbers::pi * i / 3 + std::numbers::pi / 2;
        const QPointF along(std::cos(angle) * radius, std::sin(angle) * radius);
        const QPointF across(-along.y() * 0.17, along.x() * 0.17);
        QPainterPath bar;
        bar.addPolygon(QPolygonF(
            {centre - along - across, centre + along - across, centre + along + across, centre - along + across}));
        bar.closeSubpath();
        path.addPath(bar);
    }
    return path;
}

} // namespace

std::span<const OwnerColour> ownerColours() { return std::span(owners()).first(kFirstOwners); }

std::span<const OwnerColour> furtherOwnerColours() { return std::span(owners()).subspan(kFirstOwners); }

int findOwnerColour(std::string_view id)
{
    const auto found = std::ranges::find(owners(), id, &OwnerColour::id);
    return found == owners().end() ? -1 : static_cast<int>(found - owners().begin());
}

const OwnerColour& ownerColour(int index)
{
    constexpr std::size_t kCharcoal = 6;
    return index >= 0 && index < static_cast<int>(owners().size()) ? owners()[static_cast<std::size_t>(index)]
                                                                   : owners()[kCharcoal];
}

const BoardColours& boardColours(Theme theme)
{
    static const BoardColours kLight{
        .wash = QColor(0xf6, 0xec, 0xd2, 89),
        .ink = kInk,
        .paper = QColor(0xfd, 0xf8, 0xea),
        .backdrop = QColor(0xf3, 0xf1, 0xec),
        .plateEdge = kInk,
        .arrowEdge = QColor(0xfd, 0xf8, 0xea),
        .legalLine = QColor(Qt::white),
        .legalDash = kInk,
        .accent = QColor(0x1d, 0x5d, 0x86),
        .focusEdge = QColor(Qt::white),
        .refusal = QColor(0xa3, 0x20, 0x1a),
        .stone = QColor(0x8d, 0x8a, 0x84),
        .lane = QColor(0x9c, 0x43, 0x24),
        .water = QColor(0x24, 0x4c, 0x5c),
    };
    static const BoardColours kDark{
        .wash = QColor(0x15, 0x16, 0x1a, 153),
        .ink = QColor(0xf2, 0xec, 0xdc),
        .paper = QColor(0x1b, 0x1a, 0x17),
        .backdrop = QColor(0x25, 0x27, 0x2b),
        .plateEdge = QColor(0xf6, 0xf0, 0xe0),
        .arrowEdge = QColor(0xf6, 0xf0, 0xe0),
        .legalLine = QColor(Qt::white),
        .legalDash = kInk,
        .accent = QColor(0x7c, 0xc3, 0xea),
        .focusEdge = QColor(0x0f, 0x1d, 0x26),
        .refusal = QColor(0xff, 0x9d, 0x8f),
        .stone = QColor(0x8d, 0x8a, 0x84),
        .lane = QColor(0xe0, 0xa0, 0x74),
        .water = QColor(0xb6, 0xd3, 0xde),
    };
    return theme == Theme::Light ? kLight : kDark;
}

QPainterPath emblemPath(Emblem emblem, const QRectF& box)
{
    QPainterPath path;
    switch (emblem) {
    case Emblem::Triangle: return polygon(box, {{0.5, 0.08}, {1.0, 0.94}, {0.0, 0.94}});
    case Emblem::DoubleChevron: return chevrons(box);
    case Emblem::Disc: path.addEllipse(box.center(), box.width() * 0.4, box.height() * 0.4); return path;
    case Emblem::Plus:
        return polygon(box, {{0.39, 0.02},
                             {0.61, 0.02},
                             {0.61, 0.39},
                             {0.98, 0.39},
                             {0.98, 0.61},
                             {0.61, 0.61},
                             {0.61, 0.98},
                             {0.39, 0.98},
                             {0.39, 0.61},
                             {0.02, 0.61},
                             {0.02, 0.39},
                             {0.39, 0.39}});
    case Emblem::Diamond: return polygon(box, {{0.5, 0.0}, {0.92, 0.5}, {0.5, 1.0}, {0.08, 0.5}});
    case Emblem::Star: return star(box);
    case Emblem::Square: return polygon(box, {{0.13, 0.13}, {0.87, 0.13}, {0.87, 0.87}, {0.13, 0.87}});
    case Emblem::TwoBars:
        path = polygon(box, {{0.02, 0.2}, {0.98, 0.2}, {0.98, 0.42}, {0.02, 0.42}});
        path.addPath(polygon(box, {{0.02, 0.58}, {0.98, 0.58}, {0.98, 0.8}, {0.02, 0.8}}));
        return path;
    case Emblem::Ring:
        path.addEllipse(box.center(), box.width() * 0.46, box.height() * 0.46);
        path.addEllipse(box.center(), box.width() * 0.24, box.height() * 0.24); // a hole: the filling is odd-even
        return path;
    case Emblem::Hourglass: return polygon(box, {{0.08, 0.04}, {0.92, 0.04}, {0.08, 0.96}, {0.92, 0.96}});
    case Emblem::Saltire:
        return polygon(box, {{0.2, 0.04},
                             {0.5, 0.34},
                             {0.8, 0.04},
                             {0.96, 0.2},
                             {0.66, 0.5},
                             {0.96, 0.8},
                             {0.8, 0.96},
                             {0.5, 0.66},
                             {0.2, 0.96},
                             {0.04, 0.8},
                             {0.34, 0.5},
                             {0.04, 0.2}});
    case Emblem::Crescent: {
        path.addEllipse(box.center(), box.width() * 0.46, box.height() * 0.46);
        QPainterPath bite;
        bite.addEllipse(at(box, 0.68, 0.4), box.width() * 0.36, box.height() * 0.36);
        return path.subtracted(bite);
    }
    }
    return path;
}

QPainterPath tokenPath(TokenShape shape, const QRectF& box)
{
    QPainterPath path;
    switch (shape) {
    case TokenShape::Disc: path.addEllipse(box); return path;
    case TokenShape::Square:
        path.addRoundedRect(
            box.adjusted(box.width() * 0.04, box.height() * 0.04, -box.width() * 0.04, -box.height() * 0.04),
            box.width() * 0.14, box.height() * 0.14);
        return path;
    case TokenShape::Pentagon: return polygon(box, {{0.5, -0.02}, {1.02, 0.4}, {1.0, 1.0}, {0.0, 1.0}, {-0.02, 0.4}});
    case TokenShape::Plus: return emblemPath(Emblem::Plus, box);
    }
    return path;
}

} // namespace marches::editor
