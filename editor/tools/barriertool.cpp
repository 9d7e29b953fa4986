// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/barriertool.h"

#include "editor/canvas/mapview.h"
#include "editor/document/borders.h"
#include "editor/document/mapfiles.h"
#include "editor/geometry/adjacency.h"
#include "editor/geometry/outline.h"
#include "editor/model/mapmodel.h"
#include "editor/painting/mappainter.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace marches::editor {

QString BarrierTool::hint() const
{
    if (isBusy())
        return tr("Click on along borders. Enter or double click: done. Backspace: remove the last point. Esc: cancel");
    return tr("Click where it begins, then along borders; between two clicks it follows them the shortest way. Begin "
              "at the end of an existing one to continue it");
}

SnapTargets BarrierTool::snapTargets() const
{
    SnapTargets targets;
    targets.vertices = targets.lines = true;
    return targets;
}

VertexId BarrierTool::vertexUnder() const
{
    if (!snap()) return kNoVertex;
    if (snap()->vertex != kNoVertex) return snap()->vertex;
    if (snap()->edge == kNoEdge || !map().has(snap()->edge)) return kNoVertex;
    const Edge& edge = map().edge(snap()->edge);
    return snap()->t < 0.5 ? edge.start : edge.end;
}

std::vector<VertexId> BarrierTool::line() const
{
    std::vector<VertexId> all;
    for (const auto& click : m_clicks) all.insert(all.end(), click.begin(), click.end());
    return all;
}

std::optional<std::vector<VertexId>> BarrierTool::lineTo(VertexId vertex) const
{
    const VertexId last = m_clicks.back().back();
    if (!map().has(last) || !map().has(vertex)) return std::nullopt;
    const auto way = shortestBorder(map(), last, vertex);
    if (!way) return std::nullopt;
    std::vector<VertexId> added;
    for (const HalfEdge half : *way) added.push_back(map().end(half));
    return added;
}

void BarrierTool::pressed(const Pointer& /*pointer*/)
{
    const VertexId vertex = vertexUnder();
    if (vertex == kNoVertex) {
        refuseWith("barrier-not-on-borders");
        return;
    }
    if (m_clicks.empty()) {
        m_clicks.push_back({vertex});
        emit hintChanged();
        return;
    }
    if (m_clicks.back().back() == vertex) return;
    if (auto added = lineTo(vertex))
        m_clicks.push_back(std::move(*added));
    else
        refuseWith("no-way-along-borders");
}

void BarrierTool::doubleClicked(const Pointer& /*pointer*/) { finish(); }

void BarrierTool::finish()
{
    std::vector<VertexId> drawn = line();
    if (drawn.size() < 2) {
        refuseWith("barrier-too-short");
        return;
    }
    std::optional<RecordId> key;
    // Going on with one that ends where this began.
    for (const Row<BarrierRecord>& row : model().barriers()) {
        const std::vector<VertexId>& old = row.record.line;
        if (row.record.mountains != mountains() || old.empty()) continue;
        if (old.back() != drawn.front() && old.front() != drawn.front()) continue;
        std::vector<VertexId> whole = old;
        if (old.back() != drawn.front()) std::ranges::reverse(whole);
        whole.insert(whole.end(), drawn.begin() + 1, drawn.end());
        drawn = std::move(whole);
        key = row.key;
        break;
    }
    int number = 1;
    const auto isTaken = [this](const QString& name) {
        return std::ranges::any_of(model().barriers(),
                                   [&](const auto& row) { return document().name(row.record) == name; });
    };
    while (isTaken(freeNamePattern().arg(number))) ++number;
    const std::string name = freeNamePattern().arg(number).toStdString();
    const EditOutcome outcome = document().edit(drawTitle(), [&](MapEdit& edit) -> EditOutcome {
        if (key) return setBarrierLine(edit, *key, drawn);
        const auto added = addBarrier(edit, mountains(), name, drawn);
        if (!added) return tl::unexpected(added.error());
        key = *added;
        return {};
    });
    if (!outcome) return;
    forgetCurrentPlace();
    m_clicks.clear();
    MapSelection::Items items;
    items.barriers.push_back(*key);
    selection().set(std::move(items));
    emit hintChanged();
}

bool BarrierTool::keyPress(QKeyEvent& event)
{
    if (m_clicks.empty()) return false;
    switch (event.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: finish(); return true;
    case Qt::Key_Backspace: takeBackPoint(); return true;
    default: return false;
    }
}

bool BarrierTool::cancel()
{
    if (m_clicks.empty()) return false;
    m_clicks.clear();
    emit hintChanged();
    return true;
}

void BarrierTool::dropWhatIsGone()
{
    const auto isGone = [this](VertexId vertex) { return !map().has(vertex); };
    const auto lost = std::ranges::find_if(
        m_clicks, [&isGone](const std::vector<VertexId>& click) { return std::ranges::any_of(click, isGone); });
    if (lost == m_clicks.end()) return;
    m_clicks.erase(lost, m_clicks.end()); // from there on the line leads nowhere
    emit hintChanged();
}

void BarrierTool::detached() { m_clicks.clear(); }

void BarrierTool::drawOverlay(QPainter& painter, double pixel) const
{
    if (m_clicks.empty()) return;
    const MapColours& colours = mapColours(scene().theme);
    std::vector<VertexId> shown = line();
    if (const VertexId vertex = vertexUnder(); vertex != kNoVertex && vertex != shown.back())
        if (const auto added = lineTo(vertex)) shown.insert(shown.end(), added->begin(), added->end());
    // What it will close, below it.
    QStringList closes;
    for (const auto& [a, b] : closedBy(model(), shown)) {
        const Row<PlaceRecord>* first = model().place(a);
        const Row<PlaceRecord>* second = model().place(b);
        if (first == nullptr || second == nullptr) continue;
        closes.append(
            tr("%1 | %2", "two territories").arg(document().name(first->record), document().name(second->record)));
        for (const auto& chain : bordersBetween(map(), first->record.face, second->record.face))
            painter.strokePath(pathOf(map(), chain), QPen(colours.closed, 7 * pixel, Qt::SolidLine, Qt::FlatCap));
    }
    painter.setOpacity(0.75);
    if (shown.size() > 1) drawBarrier(painter, linePath(model(), shown), mountains(), scene().theme, pixel);
    painter.setOpacity(1);
    painter.setPen(QPen(colours.change, 2 * pixel));
    painter.setBrush(colours.handleFill);
    for (const auto& click : m_clicks)
        if (map().has(click.back())) painter.drawEllipse(map().at(click.back()), 5 * pixel, 5 * pixel);
    if (closes.isEmpty()) return;
    constexpr qsizetype kMost = 5;
    const qsizetype more = closes.size() - kMost;
    if (more > 0) closes = closes.first(kMost) << tr("and %n more", nullptr, static_cast<int>(more));
    closes.prepend(tr("will be closed:"));
    const QPointF at = painter.transform().map(pointer().at);
    painter.resetTransform();
    drawCallout(painter, at + QPointF(26, 24), closes, colours.callout, colours.onCallout, view().rect());
}

QString RiverTool::name() const { return tr("River"); }
QString RiverTool::freeNamePattern() const { return tr("River %1", "name of a new river"); }
QString RiverTool::drawTitle() const { return tr("Draw a river"); }

QString MountainsTool::name() const { return tr("Mountains"); }
QString MountainsTool::freeNamePattern() const { return tr("Mountains %1", "name of new mountains"); }
QString MountainsTool::drawTitle() const { return tr("Draw mountains"); }

} // namespace marches::editor
