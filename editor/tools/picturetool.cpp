// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/picturetool.h"

#include "editor/geometry/boxes.h"
#include "editor/geometry/segment.h"
#include "editor/painting/mapscene.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace marches::editor {

namespace {

constexpr double kHandle = 8; ///< pixels
constexpr double kSmallestScale = 0.001;
constexpr double kLargestScale = 1000;
constexpr double kOpacityStep = 0.1;

} // namespace

QString PictureTool::name() const { return tr("Picture"); }

QString PictureTool::hint() const
{
    return tr("Drag: move the picture. Drag a corner: scale it. Arrows: move. Up and Down with Ctrl: fainter, clearer. "
              "Enter: lock "
              "or unlock. ` held: look at the map without it");
}

std::optional<QRectF> PictureTool::box() const
{
    const std::optional<engine::TracePicture>& picture = model().info.picture;
    if (!picture || scene().picture.isNull()) return std::nullopt;
    return QRectF(QPointF(picture->at.x, picture->at.y), QSizeF(scene().picture.size()) * picture->scale);
}

std::optional<int> PictureTool::cornerAt(const Pointer& pointer) const
{
    const std::optional<QRectF> there = box();
    if (!there) return std::nullopt;
    const std::array<QPointF, 4> corners = cornersOf(*there);
    for (std::size_t i = 0; i < corners.size(); ++i)
        if (distanceBetween(corners[i], pointer.at) < kHandle * pointer.pixel) return static_cast<int>(i);
    return std::nullopt;
}

QCursor PictureTool::cursor() const
{
    if (m_corner) return *m_corner % 2 == 0 ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
    return Qt::SizeAllCursor;
}

void PictureTool::set(const engine::TracePicture& picture, const QString& title, MapDocument::MergeId merge)
{
    document().edit(
        title,
        [&](MapEdit& edit) -> EditOutcome {
            MapInfo info = edit.model().info;
            info.picture = picture;
            edit.setInfo(info);
            return {};
        },
        merge);
}

void PictureTool::moved(const Pointer& pointer) { m_corner = cornerAt(pointer); }

void PictureTool::pressed(const Pointer& pointer)
{
    m_before.reset();
    const std::optional<QRectF> there = box();
    if (!there) return refuseWith("nothing-traced");
    if (model().info.picture->locked) return refuseWith("picture-locked");
    m_corner = cornerAt(pointer);
    m_before = model().info.picture;
    m_boxBefore = *there;
    m_merge = document().newMergeId();
}

void PictureTool::dragged(const Pointer& pointer)
{
    if (!m_before) return;
    engine::TracePicture picture = *m_before;
    const QPointF by = pointer.at - pressedAt().at;
    if (!m_corner) {
        picture.at.x += by.x();
        picture.at.y += by.y();
        return set(picture, tr("Move the picture"), m_merge);
    }
    // The corner across stays where it is.
    const std::array<QPointF, 4> corners = cornersOf(m_boxBefore);
    const QPointF fixed = corners[static_cast<std::size_t>((*m_corner + 2) % 4)];
    const QPointF held = corners[static_cast<std::size_t>(*m_corner)] - fixed;
    const QPointF now = pointer.at - fixed;
    const double along = (held.x() * now.x() + held.y() * now.y()) / (held.x() * held.x() + held.y() * held.y());
    picture.scale = std::clamp(m_before->scale * along, kSmallestScale, kLargestScale);
    const double factor = picture.scale / m_before->scale;
    picture.at.x = fixed.x() + (m_boxBefore.left() - fixed.x()) * factor;
    picture.at.y = fixed.y() + (m_boxBefore.top() - fixed.y()) * factor;
    set(picture, tr("Scale the picture"), m_merge);
}

bool PictureTool::keyPress(QKeyEvent& event)
{
    if (!model().info.picture) return false;
    engine::TracePicture picture = *model().info.picture;
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) {
        picture.locked = !picture.locked;
        set(picture, picture.locked ? tr("Lock the picture") : tr("Unlock the picture"));
        return true;
    }
    if (event.modifiers().testFlag(Qt::ControlModifier) && (event.key() == Qt::Key_Up || event.key() == Qt::Key_Down)) {
        picture.opacity =
            std::clamp(picture.opacity + (event.key() == Qt::Key_Up ? -kOpacityStep : kOpacityStep), 0.0, 1.0);
        set(picture, tr("Fade the picture"));
        return true;
    }
    const std::optional<QPointF> step = arrowStep(event);
    if (!step) return false;
    if (picture.locked) {
        refuseWith("picture-locked");
        return true;
    }
    picture.at.x += step->x();
    picture.at.y += step->y();
    set(picture, tr("Move the picture"));
    return true;
}

void PictureTool::drawOverlay(QPainter& painter, double pixel) const
{
    const std::optional<QRectF> there = box();
    if (!there) return;
    const MapColours& colours = mapColours(scene().theme);
    painter.setPen(QPen(colours.selection, 1.5 * pixel, model().info.picture->locked ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(*there);
    if (model().info.picture->locked) return;
    painter.setBrush(colours.handleFill);
    for (const QPointF& corner : cornersOf(*there))
        painter.drawRect(QRectF(corner.x() - kHandle / 2 * pixel, corner.y() - kHandle / 2 * pixel, kHandle * pixel,
                                kHandle * pixel));
}

} // namespace marches::editor
