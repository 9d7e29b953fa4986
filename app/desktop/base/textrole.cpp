// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/textrole.h"

#include <algorithm>

#include <QApplication>
#include <QFontMetrics>
#include <QPalette>
#include <QWidget>

namespace marches::app {

namespace {

struct Face {
    double size = 1.0;
    bool bold = false;
};

Face faceOf(TextRole role)
{
    switch (role) {
    case TextRole::Small: return {11.0 / 13.0, false};
    case TextRole::Secondary: return {12.0 / 13.0, false};
    case TextRole::Body: return {1.0, false};
    case TextRole::Strong: return {1.0, true};
    case TextRole::Card: return {15.0 / 13.0, true};
    case TextRole::Head: return {16.0 / 13.0, true};
    case TextRole::Answer: return {19.0 / 13.0, true};
    case TextRole::Wordmark: return {34.0 / 13.0, true};
    }
    return {};
}

/// Pixels by which letters are higher than the ascent of their font.
int highest(const QFont& font, const QString& letters)
{
    const QFontMetrics metrics(font);
    return std::max(0, -metrics.tightBoundingRect(letters).top() - metrics.ascent());
}

} // namespace

QFont fontFor(TextRole role)
{
    QFont font = QApplication::font();
    const Face face = faceOf(role);
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * face.size);
    else
        font.setPixelSize(qRound(font.pixelSize() * face.size));
    font.setWeight(face.bold ? QFont::DemiBold : QFont::Normal);
    if (role == TextRole::Wordmark) {
        font.setFamilies({QStringLiteral("Noto Serif"), QStringLiteral("DejaVu Serif"), QStringLiteral("serif")});
        font.setStyleHint(QFont::Serif);
        font.setWeight(QFont::Bold);
    }
    return face.size < 1.0 && font.pointSizeF() > 0 ? withRoomForAccents(font) : font;
}

QFont withRoomForAccents(QFont font)
{
    constexpr double kStep = 0.25; // points
    constexpr int kSteps = 5;
    const double size = font.pointSizeF();
    for (int i = 0; i <= kSteps && size > 0; ++i) {
        font.setPointSizeF(size + i * kStep);
        if (highest(font, QStringLiteral("É")) == 0) return font;
    }
    font.setPointSizeF(size);
    return font;
}

int accentRoom(const QFont& font) { return highest(font, QStringLiteral("ÉÀÔÅÖŮŰ")); }

void setTextRole(QWidget* widget, TextRole role, bool muted)
{
    widget->setFont(fontFor(role));
    if (muted) widget->setForegroundRole(QPalette::PlaceholderText);
}

} // namespace marches::app
