// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/spaceart.h"

#include "editor/painting/markerglyph.h"

#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr std::array<std::pair<std::string_view, QRgb>, 5> kUsual{
    {{"start", 0xfff6d97a}, {"event", 0xffe9bf58}, {"sword", 0xffe9b49c}, {"castle", 0xffb9cfdd}, {"ice", 0xffd5e6ee}}};
constexpr std::array<QRgb, 6> kOthers{0xffc3d79a, 0xffcbb8dc, 0xffa9d3c6, 0xffe6c9d6, 0xffd9c39a, 0xffb8c6e6};
constexpr int kNight = 165; ///< how much darker spaces are in the dark theme, percent

} // namespace

QColor spaceFill(const SpaceLook& look, Theme theme)
{
    if (look.fill.isValid()) return theme == Theme::Light ? look.fill : look.fill.darker(kNight);
    const std::string_view kind = look.kind;
    if (kind.empty()) return boardColours(theme).paper;
    const auto found = std::ranges::find(kUsual, kind, &std::pair<std::string_view, QRgb>::first);
    unsigned sum = 0;
    for (const char letter : kind) sum = sum * 31U + static_cast<unsigned char>(letter);
    const QColor fill(found != kUsual.end() ? found->second : kOthers[sum % kOthers.size()]);
    return theme == Theme::Light ? fill : fill.darker(kNight);
}

QColor spaceRoad(Theme theme) { return theme == Theme::Light ? QColor(0xc9, 0xac, 0x78) : QColor(0x6e, 0x5c, 0x40); }

QColor inkOn(const QColor& fill)
{
    // Relative luminance at which both reach the same contrast (WCAG 2): sqrt(1.05 * 0.05) - 0.05.
    constexpr double kMiddle = 0.179;
    const auto linear = [](double share) {
        return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    const double light = 0.2126 * linear(fill.redF()) + 0.7152 * linear(fill.greenF()) + 0.0722 * linear(fill.blueF());
    return light > kMiddle ? QColor(0x17, 0x14, 0x0f) : QColor(Qt::white);
}

void drawSpace(QPainter& painter, const QPointF& at, double radius, const SpaceLook& look, Theme theme)
{
    const QColor fill = spaceFill(look, theme);
    painter.setPen(QPen(boardColours(theme).ink, radius * 0.09));
    painter.setBrush(fill);
    painter.drawEllipse(at, radius, radius);
    drawSpacePicture(painter, at, radius, look, theme);
}

void drawSpacePicture(QPainter& painter, const QPointF& at, double radius, const SpaceLook& look, Theme theme)
{
    if (look.picture.empty()) return;
    constexpr double kPicture = 1.3; // side, of the radius
    QTransform place;
    place.translate(at.x() - kPicture * radius / 2, at.y() - kPicture * radius / 2);
    place.scale(kPicture * radius, kPicture * radius);
    painter.setPen(Qt::NoPen);
    QColor ink = inkOn(spaceFill(look, theme));
    ink.setAlphaF(0.82F);
    painter.setBrush(ink);
    painter.drawPath(place.map(pieceGlyph(look.picture)));
}

} // namespace marches::editor
