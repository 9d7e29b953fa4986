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
        QPixmap pixmap(size * ratio);
        pixmap.fill(Qt::transparent);
        QSvgRenderer renderer(m_file);
        QPainter painter(&pixmap);
        renderer.render(&painter);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(pixmap.rect(), colour(mode, state));
        painter.end();
        pixmap.setDevicePixelRatio(ratio);
        return pixmap;
    }

    QString m_file;
    bool m_onAccent;
};

} // namespace

QIcon icon(const QString& name, bool onAccent)
{
    return QIcon(new GlyphEngine(QStringLiteral(":/icons/%1.svg").arg(name), onAccent));
}

} // namespace marches::app
