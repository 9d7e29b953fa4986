// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/icons.h"

#include "app/desktop/base/theme.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

namespace marches::app {

namespace {

/// Whether the glyph tells of before and after, which change sides with the direction of reading.
bool hasDirection(const QString& name)
{
    return name.startsWith(QLatin1String("step-")) || name == QLatin1String("undo") || name == QLatin1String("redo") ||
           name == QLatin1String("chevron-right");
}

QPixmap painted(const QString& name, const QSize& size, const QColor& colour, qreal ratio)
{
    if (size.isEmpty()) return {}; // a button that is squeezed to nothing still asks for its icon
    QPixmap pixmap(size * ratio);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(QStringLiteral(":/icons/%1.svg").arg(name));
    QPainter painter(&pixmap);
    if (QGuiApplication::isRightToLeft() && hasDirection(name))
        painter.setTransform({-1, 0, 0, 1, 1.0 * pixmap.width(), 0});
    renderer.render(&painter);
    painter.resetTransform();
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), colour);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

class GlyphEngine : public QIconEngine {
public:
    GlyphEngine(QString name, bool onAccent) : m_name(std::move(name)), m_onAccent(onAccent) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, drawn(rect.size(), ratio, mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return drawn(size, 1.0, mode, state);
    }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        return drawn(size / scale, scale, mode, state);
    }
    QIconEngine* clone() const override { return new GlyphEngine(m_name, m_onAccent); }
    QString key() const override { return QStringLiteral("marches-glyph"); }

private:
    QColor colour(QIcon::Mode mode, QIcon::State state) const
    {
        if (m_onAccent && mode != QIcon::Disabled) return colours().onAccent;
        if (mode == QIcon::Disabled) return QGuiApplication::palette().color(QPalette::Disabled, QPalette::ButtonText);
        if (mode == QIcon::Selected) return QGuiApplication::palette().color(QPalette::HighlightedText);
        if (state == QIcon::On) return colours().accent;
        return QGuiApplication::palette().color(QPalette::ButtonText);
    }
    QPixmap drawn(const QSize& size, qreal ratio, QIcon::Mode mode, QIcon::State state) const
    {
        return painted(m_name, size, colour(mode, state), ratio);
    }

    QString m_name;
    bool m_onAccent;
};

} // namespace

QIcon icon(const QString& name, bool onAccent) { return QIcon(new GlyphEngine(name, onAccent)); }

QPixmap glyph(const QString& name, int size, const QColor& colour, qreal ratio)
{
    return painted(name, QSize(size, size), colour, ratio);
}

} // namespace marches::app
