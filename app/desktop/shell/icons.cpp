// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/icons.h"

#include "app/desktop/shell/theme.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

namespace marches::app {

namespace {

QPixmap painted(const QString& file, const QSize& size, const QColor& colour, qreal ratio)
{
    QPixmap pixmap(size * ratio);
    pixmap.fill(Qt::transparent);
    QSvgRenderer renderer(file);
    QPainter painter(&pixmap);
    renderer.render(&painter);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(pixmap.rect(), colour);
    painter.end();
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

QString fileOf(const QString& name) { return QStringLiteral(":/icons/%1.svg").arg(name); }

class GlyphEngine : public QIconEngine {
public:
    GlyphEngine(QString file, bool onAccent) : m_file(std::move(file)), m_onAccent(onAccent) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        painter->drawPixmap(rect, drawn(rect.size(), ratio, mode, state));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override { return drawn(size, 1.0, mode, state); }
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        return drawn(size / scale, scale, mode, state);
    }
    QIconEngine* clone() const override { return new GlyphEngine(m_file, m_onAccent); }
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
        return painted(m_file, size, colour(mode, state), ratio);
    }

    QString m_file;
    bool m_onAccent;
};

} // namespace

QIcon icon(const QString& name, bool onAccent) { return QIcon(new GlyphEngine(fileOf(name), onAccent)); }

QPixmap glyph(const QString& name, int size, const QColor& colour, qreal ratio)
{
    return painted(fileOf(name), QSize(size, size), colour, ratio);
}

} // namespace marches::app
