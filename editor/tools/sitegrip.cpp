// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/sitegrip.h"

#include "editor/canvas/maphits.h"
#include "editor/document/mapselection.h"
#include "editor/geometry/boxes.h"

#include <QPainter>

#include <array>

namespace marches::editor {

namespace {

constexpr double kCornerReach = 8; ///< pixels
constexpr double kSmallest = 6;    ///< board units

/// The box of the one selected site; empty: none, or several places.
QRectF selectedBox(const MapModel& model, const MapSelection& selection)
{
    const std::vector<RecordId>& places = selection.items().places;
    if (places.size() != 1) return {};
    const auto& box = model.places().at(places.front()).drawing.box;
    return box ? QRectF(box->x, box->y, box->width, box->height) : QRectF();
}

} // namespace

bool SiteGrip::take(const MapScene& scene, MapDocument& document, MapSelection& selection, const Pointer& pointer)
{
    release();
    m_from = pointer.at;
    m_merge = document.newMergeId();
    m_undoIndex = document.undoStack().index();
    const QRectF box = selectedBox(document.model(), selection);
    if (!box.isEmpty()) {
        const auto corners = cornersOf(box);
        for (std::size_t i = 0; i < corners.size(); ++i) {
            if (distanceBetween(corners[i], pointer.at) > kCornerReach * pointer.pixel) continue;
            m_resized = selection.items().places.front();
            m_fixedCorner = corners[(i + 2) % corners.size()];
            return true;
        }
    }
    const std::optional<RecordId> under = siteAt(scene, pointer.at);
    if (!under) return false;
    if (!selection.has(*under)) selection.selectPlace(*under);
    m_moves.emplace(document.model(), selection.items().places);
    return true;
}

void SiteGrip::drag(MapDocument& document, const QPointF& at)
{
    if (m_moves) {
        document.edit(
            tr("Move a site"),
            [&](MapEdit& edit) -> EditOutcome {
                m_moves->apply(edit, at - m_from);
                return {};
            },
            m_merge);
        return;
    }
    const QRectF box = QRectF(m_fixedCorner, at).normalized();
    if (!m_resized || box.width() < kSmallest || box.height() < kSmallest) return;
    document.edit(
        tr("Resize a site"),
        [&](MapEdit& edit) -> EditOutcome {
            edit.modifyPlace(*m_resized, [&box](PlaceRecord& record) {
                record.drawing.box = engine::MapBox{box.x(), box.y(), box.width(), box.height()};
            });
            return {};
        },
        m_merge);
}

void SiteGrip::release()
{
    m_moves.reset();
    m_resized.reset();
}

void SiteGrip::dropWhatIsGone(const MapModel& model)
{
    if ((m_resized && !model.places().has(*m_resized)) || (m_moves && !m_moves->isIn(model))) release();
}

bool SiteGrip::cancel(MapDocument& document)
{
    if (!isActive()) return false;
    if (document.undoStack().index() > m_undoIndex) document.undoStack().undo();
    release();
    return true;
}

void SiteGrip::paint(QPainter& painter, const MapScene& scene, const MapSelection& selection, double pixel)
{
    const QRectF box = selectedBox(scene.model(), selection);
    if (box.isEmpty()) return;
    painter.setPen(QPen(mapColours(scene.theme).selection, 1.8 * pixel));
    painter.setBrush(mapColours(scene.theme).handleFill);
    const double s = 4.5 * pixel;
    for (const QPointF& corner : cornersOf(box)) painter.drawRect(QRectF(corner.x() - s, corner.y() - s, 2 * s, 2 * s));
}

} // namespace marches::editor
