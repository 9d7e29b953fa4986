// SPDX-License-Identifier: GPL-3.0-or-later
#include "paintedtexts.h"

#include <algorithm>

#include <QFontMetrics>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QTransform>
#include <QWidget>

namespace marches::app {

namespace {

/// Draws nothing and notes what is written.
class NotingEngine : public QPaintEngine {
public:
    explicit NotingEngine(std::vector<PaintedText>& found) : QPaintEngine(AllFeatures), m_found(found) {}

    void setRoom(const QRectF& room) { m_room = room; }
    bool begin(QPaintDevice* /*device*/) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState& /*state*/) override {}
    void drawPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QRectF& /*from*/) override {}
    void drawImage(const QRectF& /*to*/, const QImage& /*image*/, const QRectF& /*from*/,
                   Qt::ImageConversionFlags) override
    {}
    void drawTiledPixmap(const QRectF& /*to*/, const QPixmap& /*pixmap*/, const QPointF& /*from*/) override {}
    void drawPath(const QPainterPath& /*path*/) override {}
    void drawPolygon(const QPointF* /*points*/, int /*count*/, PolygonDrawMode) override {}
    void drawPolygon(const QPoint* /*points*/, int /*count*/, PolygonDrawMode) override {}
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        const QTransform way = painter()->combinedTransform();
        const QRectF box =
            way.mapRect(QRectF(at.x(), at.y() - item.ascent(), item.width(), item.ascent() + item.descent()));
        QRectF room = m_room;
        if (painter()->hasClipping()) room &= way.mapRect(painter()->clipBoundingRect());
        if (item.text().trimmed().isEmpty()) return;
        const QRectF ink = way.mapRect(QRectF(QFontMetrics(item.font()).tightBoundingRect(item.text())).translated(at));
        m_found.push_back(
            {item.text(), box, box & room, std::max(room.top() - ink.top(), ink.bottom() - room.bottom())});
    }
    Type type() const override { return User; }

private:
    std::vector<PaintedText>& m_found;
    QRectF m_room;
};

class NotingDevice : public QPaintDevice {
public:
    NotingDevice(std::vector<PaintedText>& found, const QWidget& widget) : m_engine(found), m_like(widget)
    {
        m_engine.setRoom(widget.rect());
    }
    QPaintEngine* paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth: return m_like.width();
        case PdmHeight: return m_like.height();
        case PdmWidthMM: return m_like.widthMM();
        case PdmHeightMM: return m_like.heightMM();
        case PdmNumColors: return 1 << 24;
        case PdmDepth: return 32;
        case PdmDpiX:
        case PdmPhysicalDpiX: return m_like.logicalDpiX();
        case PdmDpiY:
        case PdmPhysicalDpiY: return m_like.logicalDpiY();
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        }
        return 0;
    }

private:
    mutable NotingEngine m_engine;
    const QWidget& m_like;
};

} // namespace

std::vector<PaintedText> paintedTexts(QWidget& widget)
{
    std::vector<PaintedText> found;
    NotingDevice device(found, widget);
    widget.render(&device, QPoint(), widget.rect(), QWidget::RenderFlags());
    return found;
}

void eachPainted(QWidget& shown,
                 const std::function<void(QWidget& widget, const std::vector<PaintedText>& texts)>& look)
{
    QList<QWidget*> all = shown.findChildren<QWidget*>();
    all.prepend(&shown);
    for (QWidget* widget : all) {
        // A dock behind another one lies left of the window.
        const bool behind =
            widget != &shown && !widget->isWindow() && widget->mapTo(&shown, widget->rect().topRight()).x() < 0;
        if (widget->isVisible() && !behind && !widget->size().isEmpty()) look(*widget, paintedTexts(*widget));
    }
}

} // namespace marches::app
