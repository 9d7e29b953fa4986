// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/paintname.h"

#include <QCache>
#include <QImage>
#include <QPaintDevice>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr int kKept = 24 << 10; ///< kilobytes of pictures of names

void drawLetters(QPainter& painter, const QPainterPath& letters, const NameColours& colours, double halo)
{
    QColor ground = colours.halo;
    ground.setAlphaF(0.86F * ground.alphaF());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ground, 2 * halo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(letters);
    painter.fillPath(letters, colours.letters);
}

QString keyOf(const LabelPlace& name, const NameColours& colours, double ratio)
{
    const LetterFace& face = name.letters.face;
    return QStringLiteral("%1 %2 %3 %4 %5 %6 %7 ")
               .arg(name.pixels, 0, 'g', 12)
               .arg(ratio, 0, 'g', 12)
               .arg(face.spacing)
               .arg((face.bold ? 1 : 0) + (face.italic ? 2 : 0) + (name.alignment == LineAlignment::Left ? 4 : 0))
               .arg(name.letters.turn)
               .arg(colours.letters.rgba())
               .arg(colours.halo.rgba()) +
           name.lines.join(u'\n');
}

/// The picture of a name, with room for its halo.
QImage pictureOf(const LabelPlace& name, const NameColours& colours, double scale, double ratio, double room)
{
    const QSizeF size = (name.box.size() * scale + QSizeF(2 * room, 2 * room)) * ratio;
    QImage picture(static_cast<int>(std::ceil(size.width())), static_cast<int>(std::ceil(size.height())),
                   QImage::Format_ARGB32_Premultiplied);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(ratio, ratio);
    painter.translate(room, room);
    drawLetters(painter, lettersOf(name, scale), colours, haloOf(name));
    return picture;
}

} // namespace

double haloOf(const LabelPlace& name)
{
    const bool isSmall = name.alignment == LineAlignment::Left;
    return isSmall ? 1.0 : std::clamp(name.pixels * 0.12, 1.2, 3.0);
}

void paintName(QPainter& painter, const LabelPlace& name, const NameColours& colours, double scale)
{
    if (name.isHidden()) return;
    const QTransform& world = painter.worldTransform();
    // In the bleed of a sheet what lies at its edge is mirrored.
    const bool isUpright = painter.device()->devType() == QInternal::Image && world.type() <= QTransform::TxScale &&
                           world.m11() > 0 && world.m22() > 0;
    painter.save();
    if (!isUpright || !name.letters.curve.empty()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(name.box.topLeft());
        painter.scale(1 / scale, 1 / scale);
        drawLetters(painter, lettersOf(name, scale), colours, haloOf(name));
        painter.restore();
        return;
    }
    // To stroke the halo of letters takes longer than all else on a map: on a screen names are painted once and kept as
    // pixels.
    thread_local QCache<QString, QImage> pictures(kKept);
    const double ratio = world.m11() / scale;
    const double room = std::ceil(haloOf(name)) + 1;
    const QString key = keyOf(name, colours, ratio);
    QImage picture;
    if (const QImage* known = pictures.object(key)) {
        picture = *known;
    } else {
        picture = pictureOf(name, colours, scale, ratio, room);
        pictures.insert(key, new QImage(picture), std::max<qsizetype>(1, picture.sizeInBytes() >> 10));
    }
    const QPointF corner = world.map(name.box.topLeft()) - QPointF(room, room) * ratio;
    painter.resetTransform();
    painter.drawImage(QPoint(static_cast<int>(std::lround(corner.x())), static_cast<int>(std::lround(corner.y()))),
                      picture);
    painter.restore();
}

} // namespace marches::editor
