// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/artwork.h"

#include <QCoreApplication>
#include <QMetaObject>
#include <QPainter>
#include <QPointer>
#include <QSvgRenderer>
#include <QThreadPool>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

/// Beyond this a picture is only scaled up: 80 MB are enough for one board.
constexpr double kMaxPixels = 20e6;

} // namespace

QImage renderArtwork(const QByteArray& svg, const QSizeF& boardSize, double scale)
{
    const QSize pixels(std::max(1, static_cast<int>(std::ceil(boardSize.width() * scale))),
                       std::max(1, static_cast<int>(std::ceil(boardSize.height() * scale))));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QSvgRenderer renderer(svg);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(QPointF(0, 0), boardSize * scale));
    return image;
}

Artwork::Artwork(QObject* parent) : QObject(parent) {}

Artwork::~Artwork() = default;

void Artwork::setSource(const QByteArray& svg, const QSizeF& boardSize)
{
    ++m_generation;
    m_svg = svg;
    m_size = boardSize;
    m_image = {};
    m_scale = 0;
}

double Artwork::limited(double scale) const
{
    const double area = std::max(1.0, m_size.width() * m_size.height());
    return std::min(scale, std::sqrt(kMaxPixels / area));
}

void Artwork::request(double scale)
{
    m_wanted = limited(scale);
    if (m_svg.isEmpty() || m_busy || m_wanted <= 0) return;
    if (std::abs(m_wanted - m_scale) > 0.002 * m_wanted) begin();
}

void Artwork::begin()
{
    m_busy = true;
    const QPointer<Artwork> self(this);
    QThreadPool::globalInstance()->start([self, svg = m_svg, size = m_size, scale = m_wanted, generation = m_generation] {
        const QImage image = renderArtwork(svg, size, scale);
        // `self` is only looked at in the thread that it lives in.
        QMetaObject::invokeMethod(QCoreApplication::instance(), [self, image, scale, generation] {
            if (self == nullptr) return;
            self->m_busy = false;
            if (generation == self->m_generation) {
                self->m_image = image;
                self->m_scale = scale;
                emit self->changed();
            }
            self->request(self->m_wanted); // the zoom may have changed meanwhile
        });
    });
}

void Artwork::renderNow(double scale)
{
    scale = limited(scale);
    if (m_svg.isEmpty() || std::abs(scale - m_scale) <= 0.002 * scale) return;
    m_wanted = scale;
    m_image = renderArtwork(m_svg, m_size, scale);
    m_scale = scale;
    emit changed();
}

void Artwork::paint(QPainter& painter) const
{
    if (m_image.isNull()) return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(QPointF(0, 0), QSizeF(m_image.size()) / m_scale), m_image);
}

} // namespace marches::editor
