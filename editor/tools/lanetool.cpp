// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/lanetool.h"

#include "editor/canvas/maphits.h"
#include "editor/document/borders.h"
#include "editor/document/mapselection.h"
#include "editor/painting/crossingart.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr double kCoastReach = 16; ///< pixels off the shore
constexpr double kLaneReach = 7;

} // namespace

QString LaneTool::name() const { return tr("Sea lane"); }

QString LaneTool::hint() const
{
    if (m_from)
        return tr(
            "Click at sea to lead it around, then on the other coast. Backspace: remove the last point. Esc: cancel");
    return tr("Drag or click from the coast of one territory to that of another. Drag a lane to bend it");
}

void LaneTool::moved(const Pointer& pointer)
{
    const double reach = kCoastReach * pointer.pixel;
    m_under = m_from ? coastPointTowards(scene(), m_bend.empty() ? m_from->at : m_bend.back(), pointer.at, reach)
                     : coastPointAt(scene(), pointer.at, reach);
}

void LaneTool::pressed(const Pointer& pointer)
{
    moved(pointer);
    m_bent.reset();
    m_begins = !m_from;
    if (m_from) return;
    const std::optional<RecordId> lane = connectionAt(scene(), pointer.at, kLaneReach * pointer.pixel);
    if (lane && model().connections().at(*lane).kind == engine::ConnectionKind::SeaLane) {
        m_bent = lane;
        m_merge = document().newMergeId();
        m_undoIndex = document().undoStack().index();
        MapSelection::Items items;
        items.connections.push_back(*lane);
        selection().set(std::move(items));
    } else if (m_under) {
        m_from = m_under;
        emit hintChanged();
    } else {
        refuseWith("not-a-coast");
    }
}

void LaneTool::dragged(const Pointer& pointer)
{
    moved(pointer);
    if (!m_bent) return;
    const RecordId key = *m_bent;
    document().edit(
        tr("Bend a sea lane"),
        [&](MapEdit& edit) -> EditOutcome {
            edit.modifyConnection(key, [&](ConnectionRecord& lane) {
                if (lane.drawing.ends.size() != 2) return;
                // The control point that leads the curve through the pointer in its middle.
                const engine::MapPoint& a = lane.drawing.ends[0];
                const engine::MapPoint& b = lane.drawing.ends[1];
                lane.drawing.bend = {{2 * pointer.at.x() - (a.x + b.x) / 2, 2 * pointer.at.y() - (a.y + b.y) / 2}};
            });
            return {};
        },
        m_merge);
}

void LaneTool::finish(const CoastPoint& to)
{
    const std::string from = model().places().at(m_from->territory).id;
    const std::string other = model().places().at(to.territory).id;
    std::vector<engine::MapPoint> bend;
    for (const QPointF& point : m_bend) bend.push_back({point.x(), point.y()});
    std::optional<RecordId> made;
    document().edit(tr("Draw a sea lane"), [&](MapEdit& edit) -> EditOutcome {
        const auto added = addLane(edit, from, m_from->at, other, to.at, bend);
        if (!added) return tl::unexpected(added.error());
        made = *added;
        return {};
    });
    if (!made) return;
    forgetCurrentPlace();
    m_from.reset();
    m_bend.clear();
    MapSelection::Items items;
    items.connections.push_back(*made);
    selection().set(std::move(items));
    emit hintChanged();
}

void LaneTool::released(const Pointer& pointer, bool wasDrag)
{
    if (m_bent) {
        m_bent.reset();
        return;
    }
    if (!m_from) return;
    moved(pointer);
    const bool here = m_under && m_under->territory == m_from->territory;
    if (m_under && !here) {
        finish(*m_under);
    } else if (!m_under && !m_begins && !wasDrag) {
        constexpr std::size_t kMostBends = 8;
        if (m_bend.size() < kMostBends) m_bend.push_back(pointer.at);
    }
}

bool LaneTool::keyPress(QKeyEvent& event)
{
    if (!m_from || event.key() != Qt::Key_Backspace) return false;
    takeBackPoint();
    return true;
}

void LaneTool::takeBack()
{
    if (m_bend.empty())
        m_from.reset();
    else
        m_bend.pop_back();
}

bool LaneTool::cancel()
{
    if (m_bent) {
        if (document().undoStack().index() > m_undoIndex) document().undoStack().undo();
        m_bent.reset();
        return true;
    }
    if (!m_from) return false;
    m_from.reset();
    m_bend.clear();
    emit hintChanged();
    return true;
}

void LaneTool::dropWhatIsGone()
{
    dropIfGone<ConnectionRecord>(m_bent);
    if (m_under && !model().places().has(m_under->territory)) m_under.reset();
    if (m_from && !model().places().has(m_from->territory)) {
        m_from.reset();
        m_bend.clear();
        emit hintChanged();
    }
}

void LaneTool::detached()
{
    m_from.reset();
    m_bend.clear();
    m_bent.reset();
    m_under.reset();
}

void LaneTool::drawOverlay(QPainter& painter, double pixel) const
{
    const BoardColours& colours = boardColours(scene().theme);
    if (m_from) {
        const QPointF end = m_under ? m_under->at : pointer().at;
        painter.setOpacity(0.8);
        drawLane(painter, lanePath(m_from->at, m_bend, end), colours, 1.3);
        drawPort(painter, m_from->at, colours);
        painter.setBrush(mapColours(scene().theme).handleFill);
        painter.setPen(QPen(mapColours(scene().theme).change, 1.6 * pixel));
        for (const QPointF& bend : m_bend) painter.drawEllipse(bend, 4 * pixel, 4 * pixel);
    }
    if (!m_under || m_bent) return;
    painter.setOpacity(0.8);
    drawPort(painter, m_under->at, colours);
}

QString PortTool::name() const { return tr("Port"); }

QString PortTool::hint() const { return tr("Click a territory on the coast: it becomes a port, or no longer is one"); }

void PortTool::moved(const Pointer& pointer)
{
    m_under = coastPointAt(scene(), pointer.at, kCoastReach * pointer.pixel);
}

void PortTool::released(const Pointer& pointer, bool wasDrag)
{
    if (wasDrag) return;
    moved(pointer);
    if (!m_under) {
        refuseWith("not-a-coast");
        return;
    }
    const RecordId key = m_under->territory;
    const std::vector<std::string>& flags = model().places().at(key).flags;
    const bool isPort = std::ranges::find(flags, "port") != flags.end();
    document().edit(isPort ? tr("Close a port") : tr("Open a port"), [&](MapEdit& edit) -> EditOutcome {
        edit.modifyPlace(key, [isPort](PlaceRecord& record) {
            if (isPort)
                std::erase(record.flags, "port");
            else
                record.flags.emplace_back("port");
        });
        return {};
    });
    selection().selectPlace(key);
}

void PortTool::dropWhatIsGone()
{
    if (m_under && !model().places().has(m_under->territory)) m_under.reset();
}

void PortTool::drawOverlay(QPainter& painter, double /*pixel*/) const
{
    if (!m_under) return;
    painter.setOpacity(0.6);
    drawPort(painter, scene().portOf(m_under->territory).value_or(m_under->at), boardColours(scene().theme));
}

} // namespace marches::editor
