// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/transformgrip.h"

#include "editor/document/placemoves.h"
#include "editor/document/sceneryedits.h"
#include "editor/geometry/boxes.h"
#include "editor/painting/mapscene.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::editor {

namespace {

constexpr double kTransformReach = 8; ///< pixels
constexpr double kBoxMargin = 6;      ///< between what is selected and the box around it
constexpr double kLeastBoxSide = 40;  ///< of that box
constexpr double kTurnDistance = 24;  ///< of the handle above that
constexpr double kTurnStep = 15;      ///< degrees
constexpr double kLeastFactor = 0.02;
constexpr double kLargestFactor = 50;

QTransform about(const QPointF& middle, const QTransform& what)
{
    return QTransform::fromTranslate(-middle.x(), -middle.y()) * what *
           QTransform::fromTranslate(middle.x(), middle.y());
}

} // namespace

std::optional<QRectF> TransformGrip::boxOf(const MapDocument& document, const MapSelection& selection)
{
    if (document.isReadOnly()) return std::nullopt;
    const MapSelection::Items& items = selection.items();
    if (m_keptItems != items) {
        m_keptItems = items;
        m_keptBox.reset();
        if (canTransform(document.model(), items.places, items.stamps, items.scenery))
            m_keptBox = boxAroundItems(document.model(), items.places, items.stamps, items.scenery);
        // A site without a box is a point: there is nothing to turn or scale.
        if (m_keptBox && m_keptBox->width() <= 0 && m_keptBox->height() <= 0) m_keptBox.reset();
    }
    return m_keptBox;
}

std::array<QPointF, 5> TransformGrip::handlesOf(const QRectF& box, double pixel)
{
    // Around something small they stand further away, so that one can still take hold of it.
    const double across = std::max(kBoxMargin, (kLeastBoxSide - box.width() / pixel) / 2) * pixel;
    const double down = std::max(kBoxMargin, (kLeastBoxSide - box.height() / pixel) / 2) * pixel;
    const QRectF wide = box.adjusted(-across, -down, across, down);
    const std::array<QPointF, 4> corners = cornersOf(wide);
    return {corners[0], corners[1], corners[2], corners[3],
            QPointF(wide.center().x(), wide.top() - kTurnDistance * pixel)};
}

std::optional<std::size_t> TransformGrip::handleAt(const MapDocument& document, const MapSelection& selection,
                                                   const Pointer& pointer)
{
    const std::optional<QRectF> box = boxOf(document, selection);
    if (!box) return std::nullopt;
    const std::array<QPointF, 5> handles = handlesOf(*box, pointer.pixel);
    for (std::size_t i = 0; i < handles.size(); ++i)
        if (QLineF(handles[i], pointer.at).length() <= kTransformReach * pointer.pixel) return i;
    return std::nullopt;
}

bool TransformGrip::take(MapDocument& document, const MapSelection& selection, const Pointer& pointer)
{
    release();
    const std::optional<std::size_t> handle = handleAt(document, selection, pointer);
    if (!handle) return false;
    m_handle = handle;
    m_items = selection.items();
    m_scenery = sceneryOf(document.model(), m_items.scenery);
    m_box = *boxOf(document, selection);
    m_from = pointer.at;
    m_done = {};
    m_merge = document.newMergeId();
    m_undoIndex = document.undoStack().index();
    return true;
}

bool TransformGrip::isOver(const MapDocument& document, const MapSelection& selection, const Pointer& pointer)
{
    m_hovered = handleAt(document, selection, pointer);
    return m_hovered.has_value();
}

QCursor TransformGrip::cursor() const
{
    const std::optional<std::size_t> handle = m_handle ? m_handle : m_hovered;
    if (handle == kTurnHandle) return m_handle ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
    return handle == 0 || handle == 2 ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
}

QTransform TransformGrip::transformTo(const Pointer& pointer) const
{
    if (*m_handle == kTurnHandle) {
        const QPointF middle = m_box.center();
        const auto angleOf = [&middle](const QPointF& at) {
            return std::atan2(at.y() - middle.y(), at.x() - middle.x()) * 180 / std::numbers::pi;
        };
        double angle = angleOf(pointer.at) - angleOf(m_from);
        if (pointer.has(Qt::ShiftModifier)) angle = std::round(angle / kTurnStep) * kTurnStep;
        return about(middle, QTransform().rotate(angle));
    }
    const QPointF fixed = pointer.has(Qt::ControlModifier) ? m_box.center() : cornersOf(m_box)[(*m_handle + 2) % 4];
    // How far the pointer has gone along the way from the fixed point to where it took hold.
    const QPointF way = m_from - fixed;
    const double length = QPointF::dotProduct(way, way);
    const double factor = length > 0 ? QPointF::dotProduct(pointer.at - fixed, way) / length : 1;
    const double kept = std::clamp(factor, kLeastFactor, kLargestFactor);
    return about(fixed, QTransform::fromScale(kept, kept));
}

void TransformGrip::drag(MapDocument& document, const Pointer& pointer)
{
    if (!isActive()) return;
    const QTransform to = transformTo(pointer);
    const QTransform further = m_done.inverted() * to;
    const EditOutcome moved = document.edit(
        *m_handle == kTurnHandle ? tr("Turn") : tr("Scale"),
        [&](MapEdit& edit) { return transformItems(edit, m_items.places, m_items.stamps, further, m_scenery, to); },
        m_merge);
    if (moved) m_done = to;
}

bool TransformGrip::key(const QKeyEvent& event, MapDocument& document, const MapSelection& selection)
{
    constexpr double kScaleByKey = 1.1;
    constexpr double kTurnByKey = 5; // degrees
    if (event.modifiers() != Qt::ControlModifier || isActive()) return false;
    QTransform change;
    switch (event.key()) {
    case Qt::Key_Up: change.scale(kScaleByKey, kScaleByKey); break;
    case Qt::Key_Down: change.scale(1 / kScaleByKey, 1 / kScaleByKey); break;
    case Qt::Key_Right: change.rotate(kTurnByKey); break;
    case Qt::Key_Left: change.rotate(-kTurnByKey); break;
    default: return false;
    }
    const std::optional<QRectF> box = boxOf(document, selection);
    if (!box) return false;
    const MapSelection::Items items = selection.items();
    const QTransform by = about(box->center(), change);
    const bool turns = event.key() == Qt::Key_Left || event.key() == Qt::Key_Right;
    document.edit(turns ? tr("Turn") : tr("Scale"), [&](MapEdit& edit) {
        return transformItems(edit, items.places, items.stamps, by, sceneryOf(edit.model(), items.scenery));
    });
    return true;
}

void TransformGrip::release()
{
    m_handle.reset();
    m_items = {};
    m_scenery.clear();
}

bool TransformGrip::cancel(MapDocument& document)
{
    if (!isActive()) return false;
    if (document.undoStack().index() > m_undoIndex) document.undoStack().undo();
    release();
    return true;
}

void TransformGrip::dropWhatIsGone(const MapModel& model)
{
    m_hovered.reset();
    m_keptItems.reset();
    const bool whole =
        std::ranges::all_of(m_items.places, [&](RecordId key) { return model.places().has(key); }) &&
        std::ranges::all_of(m_items.stamps, [&](RecordId key) { return model.stamps().has(key); }) &&
        std::ranges::all_of(m_items.scenery, [&](const std::string& id) { return findScenery(model, id) != nullptr; });
    if (!whole) release();
}

void TransformGrip::paint(QPainter& painter, const MapScene& scene, const MapSelection& selection, double pixel)
{
    const std::optional<QRectF> box = boxOf(selection.document(), selection);
    if (!box) return;
    const std::array<QPointF, 5> handles = handlesOf(*box, pixel);
    painter.setPen(QPen(mapColours(scene.theme).selection, pixel, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(handles[0], handles[2]));
    painter.setPen(QPen(mapColours(scene.theme).selection, 1.8 * pixel));
    painter.drawLine(QPointF(handles[kTurnHandle].x(), handles[0].y()), handles[kTurnHandle]);
    painter.setBrush(mapColours(scene.theme).handleFill);
    for (std::size_t i = 0; i < kTurnHandle; ++i) painter.drawRect(around(handles[i], 4.5 * pixel));
    painter.drawEllipse(handles[kTurnHandle], 5 * pixel, 5 * pixel);
}

} // namespace marches::editor
