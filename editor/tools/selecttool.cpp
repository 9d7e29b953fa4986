// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/selecttool.h"

#include "editor/canvas/maphits.h"
#include "editor/canvas/mapview.h"
#include "editor/document/deletion.h"
#include "editor/document/stampedits.h"
#include "editor/document/territories.h"
#include "editor/painting/namelayout.h"
#include "editor/tools/placemoves.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kReach = 6; ///< pixels
constexpr double kGuideReach = 3;
constexpr double kStampReach = 2;

} // namespace

QString SelectTool::name() const { return tr("Select"); }

QString SelectTool::hint() const
{
    if (m_transform.isActive())
        return tr("Shift: turns in steps of 15°. Ctrl: scales about the middle. Esc: back to how it was");
    if (m_isTerritories)
        return tr(
            "Neighbours' borders follow. Ctrl at the start: leave them where they are. Esc: back to where it was");
    return tr(
        "Click: select. Shift: add. Drag: what lies there, or the selected territories; elsewhere a box, with Ctrl a "
        "lasso. Arrows: move. Del: remove");
}

QCursor SelectTool::cursor() const
{
    if (!m_carried.empty()) return Qt::DragCopyCursor;
    if (m_sheet.isResizing()) return Qt::SizeFDiagCursor;
    if (m_transform.isActive() || (m_overHandle && m_move == nullptr)) return m_transform.cursor();
    if (m_move != nullptr || m_sheet.isActive()) return Qt::ClosedHandCursor;
    if (const std::optional<bool> upright = m_guideDrag   ? m_guideDrag->isUpright()
                                            : m_hit.guide ? std::optional(m_hit.guide->upright)
                                                          : std::nullopt)
        return *upright ? Qt::SplitHCursor : Qt::SplitVCursor;
    if (m_hit.name || m_hit.stamp || m_hit.sheet) return Qt::OpenHandCursor;
    return Qt::ArrowCursor;
}

SelectTool::Hit SelectTool::hitAt(const Pointer& pointer) const
{
    const QPointF at = pointer.at;
    const double pixel = pointer.pixel;
    Hit hit;
    hit.stamp = stampAt(scene(), at, kStampReach * pixel);
    if (hit.stamp) return hit;
    if (!nameAt(scene(), at)) hit.sheet = sheetPartAt(scene(), at);
    if (hit.sheet) return hit;
    hit.connection = connectionAt(scene(), at, kReach * pixel);
    if (hit.connection) return hit;
    hit.place = siteAt(scene(), at);
    if (hit.place && model().places().at(*hit.place).kind == engine::PlaceKind::Space) return hit;
    if (!hit.place) hit.name = nameAt(scene(), at);
    if (hit.name) {
        hit.place = hit.name;
        return hit;
    }
    if (view().showsGuides() && !document().isReadOnly()) hit.guide = guideAt(model().info, at, kGuideReach * pixel);
    if (hit.guide) return hit;
    if (!hit.place) hit.barrier = barrierAt(scene(), at, kReach * pixel);
    if (!hit.place && !hit.barrier) hit.place = placeAt(scene(), at);
    return hit;
}

void SelectTool::moved(const Pointer& pointer)
{
    m_overHandle = m_transform.isOver(document(), selection(), pointer);
    m_hit = m_overHandle ? Hit{} : hitAt(pointer);
}

void SelectTool::select(const Hit& hit, bool add)
{
    MapSelection::Items items;
    if (add) items = selection().items();
    const auto toggle = [](std::vector<Key>& all, Key key) {
        if (std::erase(all, key) == 0) all.push_back(key);
    };
    if (hit.connection)
        toggle(items.connections, *hit.connection);
    else if (hit.place)
        toggle(items.places, *hit.place);
    else if (hit.barrier)
        toggle(items.barriers, *hit.barrier);
    else if (hit.stamp)
        toggle(items.stamps, *hit.stamp);
    else if (hit.sheet && std::erase(items.sheet, *hit.sheet) == 0)
        items.sheet.push_back(*hit.sheet);
    selection().set(std::move(items));
}

void SelectTool::pressed(const Pointer& pointer)
{
    m_hit = hitAt(pointer);
    m_nudged = {};
    if (m_sheet.takeCorner(document(), selection(), pointer)) return;
    if (m_transform.take(document(), selection(), pointer)) {
        m_hit = {};
        emit hintChanged();
        return;
    }
    if (m_hit.guide) m_guideDrag.emplace(document(), *m_hit.guide);
}

SelectTool::Move SelectTool::moveOfSelection(bool parting) const
{
    const MapSelection::Items items = selection().items();
    const Borders borders = parting ? Borders::Part : Borders::Follow;
    // From how things were at the beginning: a move is made anew at each step of the mouse.
    const PlaceMoves moves(model(), items.places, items.stamps);
    QPointF done;
    return [items, moves, borders, done](MapEdit& edit, const QPointF& by) mutable -> EditOutcome {
        if (!moves.territories().empty())
            if (const EditOutcome moved = moveTerritories(edit, moves.territories(), by - done, borders); !moved)
                return moved;
        done = by;
        moves.apply(edit, by);
        return {};
    };
}

SelectTool::Move SelectTool::moveOf(const Hit& hit, const Pointer& pointer) const
{
    if (hit.connection) {
        const engine::ConnectionKind kind = model().connections().at(*hit.connection).kind;
        if (kind == engine::ConnectionKind::SeaLane) return {};
        const Key key = *hit.connection;
        const QPointF from = pointer.at;
        return [key, from](MapEdit& edit, const QPointF& by) { return moveCrossing(edit, key, from + by); };
    }
    if (hit.name && (!selection().has(*hit.name) || selection().items().places.size() == 1)) {
        const Key key = *hit.name;
        const QPointF from = scene().namePoint(key);
        return [key, from](MapEdit& edit, const QPointF& by) -> EditOutcome {
            setLabel(edit, key, from + by);
            return {};
        };
    }
    if (!hit.place && !hit.stamp) return {};
    const bool selected = hit.stamp ? selection().hasStamp(*hit.stamp) : selection().has(*hit.place);
    if (selected) return moveOfSelection(pointer.has(Qt::ControlModifier));
    if (hit.place && model().places().at(*hit.place).isTerritory()) return {};
    PlaceMoves moves = hit.stamp ? PlaceMoves(model(), {}, {*hit.stamp}) : PlaceMoves(model(), {*hit.place});
    return [moves](MapEdit& edit, const QPointF& by) -> EditOutcome {
        moves.apply(edit, by);
        return {};
    };
}

/// Places that leave the view go to whoever takes them there. They are put back to where they were.
bool SelectTool::carryOut(const Pointer& pointer)
{
    if (!m_isTerritories || QRectF(view().rect()).contains(view().toWidget(pointer.at))) return false;
    const std::vector<Key> places = selection().items().places;
    cancel();
    m_carried = places;
    return true;
}

void SelectTool::dragged(const Pointer& pointer)
{
    if (!m_carried.empty()) return;
    if (m_guideDrag) {
        m_guideDrag->moveTo(pointer.at);
        return;
    }
    if (m_band.isActive()) {
        m_band.extend(pointer.at);
        return;
    }
    if (m_sheet.isActive()) {
        m_sheet.drag(document(), pointer.at);
        return;
    }
    if (m_transform.isActive()) {
        m_transform.drag(document(), pointer);
        return;
    }
    if (m_move == nullptr) {
        const bool locked = pressedAt().has(Qt::ShiftModifier);
        if (!locked && m_hit.sheet && !document().isReadOnly()) {
            m_sheet.takePart(document(), selection(), *m_hit.sheet, pressedAt().at);
            m_sheet.drag(document(), pointer.at);
            return;
        }
        if (!locked) m_move = moveOf(m_hit, pressedAt());
        if (m_move == nullptr) {
            m_band.begin(pressedAt().at, pressedAt().has(Qt::ControlModifier));
            m_band.extend(pointer.at);
            return;
        }
        const bool name = m_hit.name && (!selection().has(*m_hit.name) || selection().items().places.size() == 1);
        m_isTerritories = !m_hit.connection && !name && m_hit.place && model().places().at(*m_hit.place).isTerritory();
        m_title = m_hit.connection  ? tr("Move a crossing")
                  : name            ? tr("Move a name")
                  : m_isTerritories ? tr("Move territories")
                  : m_hit.stamp     ? tr("Move a stamp")
                                    : tr("Move a site");
        m_moving = movable();
        m_merge = document().newMergeId();
        m_undoIndex = document().undoStack().index();
        emit hintChanged();
    }
    if (carryOut(pointer)) return;
    const QPointF by = pointer.at - pressedAt().at;
    document().edit(
        m_title, [&](MapEdit& edit) { return m_move(edit, by); }, m_merge);
}

std::size_t SelectTool::movable() const
{
    return selection().items().places.size() + selection().items().stamps.size();
}

void SelectTool::selectInBand()
{
    MapSelection::Items items;
    if (pressedAt().has(Qt::ShiftModifier)) items = selection().items();
    for (const Row<PlaceRecord>& row : model().places()) {
        const PlaceRecord& record = row.record;
        if (record.face != kOutside) {
            const bool sea = record.kind == engine::PlaceKind::Sea;
            if (!scene().layers.offers(sea ? MapLayer::Seas : MapLayer::Territories)) continue;
            // Seas lie all around: one takes them by a click.
            if (!sea && m_band.contains(scene().middleOf(row.key))) items.places.push_back(row.key);
        } else if (scene().layers.offers(MapLayer::Sites) && m_band.contains(scene().middleOf(row.key))) {
            items.places.push_back(row.key);
        }
    }
    if (model().info.art && scene().layers.offers(MapLayer::Artwork))
        for (const Row<StampRecord>& row : model().stamps())
            if (const QPolygonF outline = stampOutline(row.record);
                !outline.isEmpty() && m_band.contains(outline.boundingRect().center()))
                items.stamps.push_back(row.key);
    selection().set(std::move(items));
}

void SelectTool::released(const Pointer& pointer, bool wasDrag)
{
    if (!m_carried.empty()) {
        const std::vector<Key> carried = std::exchange(m_carried, {});
        if (!QRectF(view().rect()).contains(view().toWidget(pointer.at))) emit view().carriedOut(carried);
        return;
    }
    if (m_guideDrag) {
        if (!QRectF(view().rect()).contains(view().toWidget(pointer.at))) m_guideDrag->remove();
        m_guideDrag.reset();
        return;
    }
    if (m_sheet.isActive()) {
        m_sheet.release();
        return;
    }
    if (m_transform.isActive()) {
        m_transform.release();
        emit hintChanged();
        return;
    }
    if (m_band.isActive()) {
        m_band.end();
        selectInBand();
        return;
    }
    if (m_move != nullptr) {
        m_move = nullptr;
        m_isTerritories = false;
        emit hintChanged();
        return;
    }
    if (wasDrag) return;
    const bool add = pointer.has(Qt::ShiftModifier);
    if (!m_hit.empty() || !add) select(m_hit, add);
    if (m_hit.place) view().setCurrentPlace(m_hit.place);
}

void SelectTool::doubleClicked(const Pointer& pointer)
{
    const Hit hit = hitAt(pointer);
    if (!hit.place && !hit.barrier && !hit.stamp && hit.sheet != SheetPart::Title) return;
    select(hit, false);
    if (!hit.stamp) emit view().renameRequested();
}

bool SelectTool::keyPress(QKeyEvent& event)
{
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        if (m_hit.guide && !m_guideDrag) { // the pointer is on it
            GuideDrag(document(), *m_hit.guide).remove();
            m_hit = {};
            return true;
        }
        deleteSelected(selection());
        return true;
    }
    const std::optional<QPointF> step = arrowStep(event);
    if (movable() == 0 && m_sheet.key(event, document(), selection(), step)) return true;
    if (!step || movable() == 0) return false;
    if (m_nudged != selection().items()) {
        m_nudged = selection().items();
        m_nudgeMerge = document().newMergeId();
    }
    Move move = moveOfSelection(false);
    document().edit(
        tr("Move"), [&](MapEdit& edit) { return move(edit, *step); }, m_nudgeMerge);
    return true;
}

bool SelectTool::cancel()
{
    if (!m_carried.empty()) {
        m_carried.clear();
        return true;
    }
    if (m_guideDrag) {
        m_guideDrag->cancel();
        m_guideDrag.reset();
        m_hit = {};
        return true;
    }
    if (m_sheet.cancel(document()) || m_transform.cancel(document())) {
        m_hit = {};
        emit hintChanged();
        return true;
    }
    if (m_move != nullptr) {
        // Exactly as it was: to move back could leave a rounding error behind.
        if (document().undoStack().index() > m_undoIndex) document().undoStack().undo();
        m_move = nullptr;
        m_isTerritories = false;
        m_hit = {};
        emit hintChanged();
        return true;
    }
    if (m_band.isActive()) {
        m_band.end();
        return true;
    }
    if (selection().empty()) return false;
    selection().clear();
    return true;
}

void SelectTool::dropWhatIsGone()
{
    const Hit before = m_hit;
    dropIfGone<PlaceRecord>(m_hit.name);
    dropIfGone<PlaceRecord>(m_hit.place);
    dropIfGone<ConnectionRecord>(m_hit.connection);
    dropIfGone<BarrierRecord>(m_hit.barrier);
    dropIfGone<StampRecord>(m_hit.stamp);
    if (m_hit.sheet && !hasSheetPart(model(), *m_hit.sheet)) m_hit.sheet.reset();
    m_sheet.dropWhatIsGone(model());
    m_transform.dropWhatIsGone(model());
    m_overHandle = false;
    std::erase_if(m_carried, [this](Key key) { return !model().places().has(key); });
    const bool whole = m_hit.name == before.name && m_hit.place == before.place &&
                       m_hit.connection == before.connection && m_hit.stamp == before.stamp && movable() >= m_moving;
    if (m_move == nullptr || whole) return;
    m_move = nullptr; // one cannot go on to move what is gone
    m_isTerritories = false;
    m_hit = {};
}

void SelectTool::detached()
{
    m_move = nullptr;
    m_isTerritories = false;
    m_guideDrag.reset();
    m_carried.clear();
    m_sheet.release();
    m_transform.release();
    m_overHandle = false;
    m_band.end();
    m_hit = {};
}

void SelectTool::drawOverlay(QPainter& painter, double pixel) const
{
    m_band.paint(painter, pixel, scene().theme);
    SheetGrip::paint(painter, scene(), selection(), pixel);
    if (m_move == nullptr && !m_band.isActive()) m_transform.paint(painter, scene(), selection(), pixel);
    if (!m_sheet.isActive() && m_hit.sheet && !selection().has(*m_hit.sheet)) {
        painter.setPen(QPen(mapColours(scene().theme).selection, 1.2 * pixel, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(sheetPartBox(model(), *m_hit.sheet));
    }
    if (m_move == nullptr && m_hit.stamp && !selection().hasStamp(*m_hit.stamp)) {
        painter.setPen(QPen(mapColours(scene().theme).selection, 1.2 * pixel, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(stampOutline(model().stamps().at(*m_hit.stamp)));
    }
    if (m_move != nullptr || !m_hit.place || !model().places().has(*m_hit.place)) return;
    // A light edge tells what a click would take.
    const PlaceRecord& record = model().places().at(*m_hit.place);
    QColor edge = mapColours(scene().theme).selection;
    edge.setAlpha(150);
    const QPen pen(edge, 2 * pixel);
    if (m_hit.name) {
        painter.setPen(QPen(edge, 1.4 * pixel, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        if (const LabelPlace* name = scene().name(*m_hit.name)) painter.drawRect(name->box);
    } else if (record.face != kOutside) {
        painter.strokePath(scene().shape(record.face).area, pen);
    }
}

} // namespace marches::editor
