// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/artwork.h"

#include "editor/painting/paintinks.h"

#include <QCache>
#include <QCoreApplication>
#include <QMetaObject>
#include <QPainter>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

/// Beyond this a picture is only scaled up: 80 MB are enough for one board.
constexpr double kMaxPixels = 20e6;

/// What a picture depends on.
struct Source {
    QByteArray svg;
    QSizeF board;
    double scale;
    friend bool operator==(const Source& a, const Source& b)
    {
        return a.scale == b.scale && a.board.width() == b.board.width() && a.board.height() == b.board.height() &&
               a.svg == b.svg;
    }
    friend std::size_t qHash(const Source& source, std::size_t seed = 0)
    {
        return qHashMulti(seed, source.svg, source.scale);
    }
};

/// Pictures shown of late, of all boards: who opens a board again, or comes back to a size of the window, waits for
/// nothing. Only for the thread of the windows.
class Shown {
public:
    const QImage* find(const Source& source) const { return m_images.object(source); }
    void keep(const Source& source, const QImage& image)
    {
        m_images.insert(source, new QImage(image), std::max<qsizetype>(1, image.sizeInBytes() / kUnit));
    }

private:
    static constexpr qsizetype kUnit = 1024;
    static constexpr qsizetype kMost = 96 * 1024; ///< of it: 96 MB

    QCache<Source, QImage> m_images{kMost};
};

Shown& shown()
{
    static Shown cache;
    return cache;
}

} // namespace

QImage renderArtwork(const QByteArray& svg, const QSizeF& boardSize, double scale)
{
    const QSize pixels(std::max(1, static_cast<int>(std::ceil(boardSize.width() * scale))),
                       std::max(1, static_cast<int>(std::ceil(boardSize.height() * scale))));
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintArtwork(painter, svg, boardSize);
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
    m_former = false;
}

bool Artwork::changeSource(const QByteArray& svg, const QSizeF& boardSize)
{
    if (svg == m_svg && boardSize == m_size) return false;
    if (svg.isEmpty() || m_svg.isEmpty() || boardSize != m_size) {
        setSource(svg, boardSize);
        return true;
    }
    ++m_generation;
    m_svg = svg;
    m_former = true;
    return true;
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
    if (!m_former && std::abs(m_wanted - m_scale) <= 0.002 * m_wanted) return;
    if (const QImage* image = shown().find({m_svg, m_size, m_wanted}); image != nullptr)
        take(*image, m_wanted);
    else
        begin();
}

void Artwork::take(const QImage& image, double scale)
{
    m_image = image;
    m_scale = scale;
    m_former = false;
    emit changed();
}

void Artwork::begin()
{
    m_busy = true;
    const QPointer<Artwork> self(this);
    QThreadPool::globalInstance()->start(
        [self, svg = m_svg, size = m_size, scale = m_wanted, generation = m_generation] {
            const QImage image = renderArtwork(svg, size, scale);
            // `self` is only looked at in the thread that it lives in.
            QMetaObject::invokeMethod(QCoreApplication::instance(), [self, image, scale, generation] {
                if (self == nullptr) return;
                self->m_busy = false;
                if (generation == self->m_generation) {
                    shown().keep({self->m_svg, self->m_size, scale}, image);
                    self->take(image, scale);
                }
                self->request(self->m_wanted); // the zoom may have changed meanwhile
            });
        });
}

void Artwork::renderNow(double scale)
{
    scale = limited(scale);
    if (m_svg.isEmpty() || (!m_former && std::abs(scale - m_scale) <= 0.002 * scale)) return;
    m_wanted = scale;
    take(renderArtwork(m_svg, m_size, scale), scale);
}

void Artwork::paint(QPainter& painter) const
{
    if (m_image.isNull()) return;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(QRectF(QPointF(0, 0), QSizeF(m_image.size()) / m_scale), m_image);
}

} // namespace marches::editor
