// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/spaceart.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <utility>

namespace marches::editor {

namespace {

constexpr std::array<std::pair<std::string_view, QRgb>, 5> kUsual{
    {{"start", 0xfff6d97a}, {"event", 0xffe9bf58}, {"sword", 0xffe9b49c}, {"castle", 0xffb9cfdd}, {"ice", 0xffd5e6ee}}};
constexpr std::array<QRgb, 6> kOthers{0xffc3d79a, 0xffcbb8dc, 0xffa9d3c6, 0xffe6c9d6, 0xffd9c39a, 0xffb8c6e6};
constexpr int kNight = 165; ///< how much darker spaces are in the dark theme, percent

} // namespace

QColor spaceFill(std::string_view kind, Theme theme)
{
    if (kind.empty()) return boardColours(theme).paper;
    const auto found = std::ranges::find(kUsual, kind, &std::pair<std::string_view, QRgb>::first);
    unsigned sum = 0;
    for (const char letter : kind) sum = sum * 31U + static_cast<unsigned char>(letter);
    const QColor fill(found != kUsual.end() ? found->second : kOthers[sum % kOthers.size()]);
    return theme == Theme::Light ? fill : fill.darker(kNight);
}

QColor spaceRoad(Theme theme) { return theme == Theme::Light ? QColor(0xc9, 0xac, 0x78) : QColor(0x6e, 0x5c, 0x40); }

void drawSpace(QPainter& painter, const QPointF& at, double radius, std::string_view kind, Theme theme)
{
    painter.setPen(QPen(boardColours(theme).ink, radius * 0.09));
    painter.setBrush(spaceFill(kind, theme));
    painter.drawEllipse(at, radius, radius);
}

} // namespace marches::editor
