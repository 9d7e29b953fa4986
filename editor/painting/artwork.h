// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QObject>
#include <QSizeF>

class QPainter;

namespace marches::editor {

/// Draws filtered artwork (BoardSvg::artwork) at a zoom, in pixels per board unit.
QImage renderArtwork(const QByteArray& svg, const QSizeF& boardSize, double scale);

/// The artwork of a board as a picture that is made anew, in a thread of its own, when the zoom changes: that takes
/// some tenths of a second. Meanwhile the former picture is shown, scaled.
class Artwork : public QObject {
    Q_OBJECT
public:
    explicit Artwork(QObject* parent = nullptr);
    ~Artwork() override;

    void setSource(const QByteArray& svg, const QSizeF& boardSize);
    /// Another state of the same drawing: the former picture is shown until the new one is there. False: it is the
    /// same.
    bool changeSource(const QByteArray& svg, const QSizeF& boardSize);
    /// Asks for device pixels per board unit; changed() follows when it is drawn.
    void request(double scale);
    /// Draws now, in this thread, when the picture at this scale is not there yet.
    void renderNow(double scale);
    void paint(QPainter& painter) const; ///< in board units

signals:
    void changed();

private:
    void begin();
    void take(const QImage& image, double scale);
    double limited(double scale) const;

    QByteArray m_svg;
    QSizeF m_size;
    QImage m_image;
    double m_scale = 0; ///< of m_image
    double m_wanted = 0;
    bool m_busy = false;
    bool m_former = false; ///< m_image is of a former state of the drawing
    int m_generation = 0;  ///< of the source: a picture of a former one is thrown away
};

} // namespace marches::editor
