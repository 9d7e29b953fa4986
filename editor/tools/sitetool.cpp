// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/sitetool.h"

#include "editor/document/mapselection.h"
#include "editor/document/sites.h"
#include "editor/geometry/segment.h"
#include "editor/painting/mapscene.h"

#include <QKeyEvent>
#include <QPainter>
#include <QRectF>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr double kSmallestBox = 8;   ///< pixels; less was a click
constexpr double kClosingReach = 14; ///< pixels between the ends of a line that is meant to be a ring
constexpr double kPointDistance = 3; ///< pixels between points that a stroke keeps

} // namespace

QString SiteTool::name() const { return tr("Site"); }

QString SiteTool::shapeName() const
{
    switch (m_shape) {
    case TrackShape::Row: return tr("a row", "shape of a track");
    case TrackShape::Snake: return tr("a snake", "shape of a track");
    default: return tr("a ring", "shape of a track");
    }
}

QString SiteTool::hint() const
{
    if (m_box && !m_drawing)
        return tr("%n spaces as %1. Left and Right: another shape. Up and Down: more or fewer, with Shift by ten. "
                  "Enter: make the track. Esc: cancel",
                  nullptr, m_spaces)
            .arg(shapeName());
    if (hasTrack())
        return tr("%n spaces. Up and Down: more or fewer, with Shift by ten. Enter: make the track. Esc: cancel",
                  nullptr, m_spaces);
    return tr("Drag: the box of a place off the board. Ctrl+drag: the line of a track; end where you began for a ring. "
              "Shift+drag: a box for one. Drag a site to move it, a corner of the selected one to resize it");
}

void SiteTool::makeDraft()
{
    if (hasTrack()) makeTrack();
}

void SiteTool::pressed(const Pointer& pointer)
{
    makeDraft();
    forgetDraft();
    const bool inBox = pointer.has(Qt::ShiftModifier);
    m_drawing = inBox || pointer.has(Qt::ControlModifier);
    if (!m_drawing && m_grip.take(scene(), document(), selection(), pointer)) return;
    if (inBox)
        m_box = QRectF(pointer.snapped, QSizeF(0, 0));
    else if (m_drawing)
        m_line.push_back(pointer.at);
    emit hintChanged();
}

void SiteTool::dragged(const Pointer& pointer)
{
    if (m_grip.isActive()) m_grip.drag(document(), pointer.at);
    if (m_drawing && m_box)
        m_box = QRectF(pressedAt().snapped, pointer.snapped).normalized();
    else if (m_drawing && distanceBetween(m_line.back(), pointer.at) > kPointDistance * pointer.pixel)
        m_line.push_back(pointer.at);
}

void SiteTool::released(const Pointer& pointer, bool wasDrag)
{
    if (m_grip.isActive()) {
        m_grip.release();
        return;
    }
    if (m_drawing) {
        m_drawing = false;
        if (m_box) {
            const double least = kSmallestBox * pointer.pixel;
            if (!wasDrag || std::max(m_box->width(), m_box->height()) < least) m_box.reset();
        } else if (!wasDrag || m_line.size() < 2) {
            m_line.clear();
        } else {
            m_circular = distanceBetween(m_line.front(), m_line.back()) < kClosingReach * pointer.pixel;
            if (m_circular) m_line.push_back(m_line.front());
        }
        emit hintChanged();
        refresh();
        return;
    }
    const QRectF box = QRectF(pressedAt().snapped, pointer.snapped).normalized();
    if (!wasDrag || box.width() < kSmallestBox * pointer.pixel || box.height() < kSmallestBox * pointer.pixel) return;
    RecordId made{};
    const EditOutcome done = document().edit(tr("Add a site"), [&](MapEdit& edit) -> EditOutcome {
        made = addSite(edit, tr("Site").toStdString(), box);
        return {};
    });
    if (done) selection().selectPlace(made);
}

std::vector<QPointF> SiteTool::spacePoints() const
{
    if (m_box) return movedOntoSheet(model(), spacesInBox(m_shape, *m_box, m_spaces));
    // A ring's last space would stand on its first one.
    std::vector<QPointF> points = spacedAlong(m_line, m_circular ? m_spaces + 1 : m_spaces);
    if (m_circular && !points.empty()) points.pop_back();
    return movedOntoSheet(model(), std::move(points));
}

void SiteTool::forgetDraft()
{
    m_line.clear();
    m_box.reset();
}

void SiteTool::makeTrack()
{
    const std::vector<QPointF> points = spacePoints();
    const bool circular = m_box ? m_shape == TrackShape::Ring : m_circular;
    forgetDraft();
    emit hintChanged();
    const EditOutcome done = document().edit(tr("Add a track"), [&](MapEdit& edit) -> EditOutcome {
        addTrack(edit, tr("Track").toStdString(), points, circular);
        return {};
    });
    if (!done) return;
    std::vector<RecordId> spaces;
    const std::string& track =
        model().tracks().begin()[static_cast<std::ptrdiff_t>(model().tracks().size()) - 1].record.id;
    for (const Row<PlaceRecord>& row : model().places())
        if (row.record.track == track) spaces.push_back(row.key);
    selection().selectPlaces(std::move(spaces));
}

bool SiteTool::keyPress(QKeyEvent& event)
{
    if (!hasTrack()) return false;
    const int step = event.modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    switch (event.key()) {
    case Qt::Key_Up: m_spaces = std::min(kMostSpaces, m_spaces + step); break;
    case Qt::Key_Down: m_spaces = std::max(kFewestSpaces, m_spaces - step); break;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        if (!m_box) return false;
        constexpr int kShapes = 3; // a line of its own has no box
        const int next = static_cast<int>(m_shape) + (event.key() == Qt::Key_Right ? 1 : kShapes - 1);
        m_shape = static_cast<TrackShape>(next % kShapes);
        break;
    }
    case Qt::Key_Return:
    case Qt::Key_Enter: makeTrack(); return true;
    default: return false;
    }
    emit hintChanged();
    refresh();
    return true;
}

bool SiteTool::cancel()
{
    if (isAttached() && m_grip.cancel(document())) return true;
    if (m_line.empty() && !m_box) return false;
    forgetDraft();
    m_drawing = false;
    emit hintChanged();
    return true;
}

SnapTargets SiteTool::snapTargets() const
{
    SnapTargets targets;
    targets.guides = !m_drawing;
    return targets;
}

void SiteTool::drawOverlay(QPainter& painter, double pixel) const
{
    SiteGrip::paint(painter, scene(), selection(), pixel);
    const QColor colour = mapColours(scene().theme).change;
    painter.setPen(QPen(colour, 1.5 * pixel, Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    if (isDragging() && !m_drawing && !m_grip.isActive() && m_line.empty() && !m_box)
        painter.drawRect(QRectF(pressedAt().snapped, pointer().snapped).normalized());
    if (!hasTrack() && !m_drawing) return;
    if (m_box)
        painter.drawRect(*m_box);
    else
        painter.drawPolyline(m_line.data(), static_cast<int>(m_line.size()));
    if (m_drawing && !m_box) return;
    painter.setPen(QPen(colour, 1.5 * pixel));
    painter.setBrush(mapColours(scene().theme).handleFill);
    for (const QPointF& at : spacePoints()) painter.drawEllipse(at, 6 * pixel, 6 * pixel);
}

} // namespace marches::editor
