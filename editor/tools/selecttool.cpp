// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/selecttool.h"

#include "editor/canvas/maphits.h"
#include "editor/canvas/mapview.h"
#include "editor/cartography/artresources.h"
#include "editor/cartography/artwords.h"
#include "editor/cartography/sceneryground.h"
#include "editor/document/deletion.h"
#include "editor/document/mapcommands.h"
#include "editor/document/sceneryedits.h"
#include "editor/document/stampedits.h"
#include "editor/document/territories.h"
#include "editor/geometry/boxes.h"
#include "editor/painting/namelayout.h"
#include "editor/tools/placemoves.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace marches::editor {

QString SelectTool::name() const { return tr("Select"); }

QString SelectTool::hint() const
{
    if (m_transform.isActive())
        return tr("Shift: turns in steps of 15°. Ctrl: scales about the middle. Esc: back to how it was");
    if (m_isTerritories)
        return tr(
            "Neighbours' borders follow. Ctrl at the start: leave them where they are. Esc: back to where it was");
    if (isAttached() && selection().items().made)
        return tr("Drawn by the program. Enter: take it in hand. Drag: move it. Del: it is drawn no more. Tab: the "
                  "next one there. Esc: done");
    return tr("Click: select; again: scenery or a tree there. Shift: add. Drag: what lies there or is selected; "
              "elsewhere a box, with "
              "Ctrl a lasso. Arrows: move. Del: remove. O: others");
}

QCursor SelectTool::cursor() const
{
    if (!m_carried.empty()) return Qt::DragCopyCursor;
    if (m_sheet.isResizing()) return Qt::SizeFDiagCursor;
    if (m_transform.isActive() || (m_overHandle && m_move == nullptr)) return m_transform.cursor();
    if (m_overPoint && !m_scenery.isActive()) return Qt::PointingHandCursor;
    if (m_move != nullptr || m_sheet.isActive() || m_scenery.isActive()) return Qt::ClosedHandCursor;
    if (const std::optional<bool> upright = m_guideDrag   ? m_guideDrag->isUpright()
                                            : m_hit.guide ? std::optional(m_hit.guide->upright)
                                                          : std::nullopt)
        return *upright ? Qt::SplitHCursor : Qt::SplitVCursor;
    if (m_hit.name || m_hit.stamp || m_hit.sheet || m_hoveredMade) return Qt::OpenHandCursor;
    return Qt::ArrowCursor;
}

void SelectTool::moved(const Pointer& pointer)
{
    m_overHandle = m_transform.isOver(document(), selection(), pointer);
    m_overPoint = !m_overHandle && m_scenery.isOver(selection(), pointer);
    m_hit = m_overHandle || m_overPoint ? SelectHit{} : hitAt(view(), pointer);
    m_hoveredMade = m_overHandle || m_overPoint ? std::nullopt : madeUnder(m_hit, pointer.at);
}

void SelectTool::left()
{
    m_overHandle = m_overPoint = false;
    m_hit = {};
    m_hoveredMade.reset();
}

std::optional<MadeItem> SelectTool::madeUnder(const SelectHit& hit, const QPointF& at) const
{
    if (hit.name || hit.connection || hit.barrier || hit.stamp || hit.guide || hit.sheet) return std::nullopt;
    const MapSelection::Items& items = selection().items();
    if (items.made) return madeAt(scene(), at); // the others are a click away
    // What covers the ground comes first, and trees cover much of it.
    const bool onPlace = hit.place && items == MapSelection::Items{{*hit.place}, {}, {}, {}, {}};
    if (onPlace) return sceneryAt(scene(), at).empty() ? madeAt(scene(), at) : std::nullopt;
    const bool onScenery = items.scenery.size() == 1 && items.scenery.front() == sceneryAt(scene(), at);
    const bool onNothing = !hit.place && hit.scenery.empty();
    return onScenery || onNothing ? madeAt(scene(), at) : std::nullopt;
}

void SelectTool::selectMade(const MadeItem& item)
{
    selection().selectMade(item);
    const Stamp* stamp = artResources().stamps.find(item.stamp);
    emit view().spoken(tr("%1, drawn by the program. Enter takes it in hand.")
                           .arg(stamp == nullptr ? QString::fromStdString(item.stamp) : ArtWords::stamp(*stamp)));
    emit hintChanged();
}

bool SelectTool::enterMade()
{
    const std::vector<RecordId>& places = selection().items().places;
    if (places.size() != 1 || selection().items() != MapSelection::Items{{places.front()}, {}, {}, {}, {}})
        return false;
    // Enter selects the place that has the focus, where that is another one.
    if (const std::optional<RecordId> current = view().currentPlace(); current && *current != places.front())
        return false;
    const std::vector<MadeItem> all = madeAround(scene(), places.front(), scene().middleOf(places.front()));
    if (all.empty()) return false;
    selectMade(all.front());
    return true;
}

bool SelectTool::stepToMade(bool forward)
{
    if (!selection().items().made) return false;
    const MadeItem now = *selection().items().made;
    const std::vector<MadeItem> all = madeAround(scene(), placeAt(scene(), now.foot), now.foot);
    const auto found = std::ranges::find(all, now.id, &MadeItem::id);
    if (found == all.end()) return false;
    const std::size_t place = static_cast<std::size_t>(found - all.begin());
    selectMade(all[(place + (forward ? 1 : all.size() - 1)) % all.size()]);
    return true;
}

void SelectTool::selectTaken()
{
    if (!std::exchange(m_takesMade, false)) return;
    const Table<StampRecord>& stamps = model().stamps();
    if (stamps.empty()) return;
    const RecordId taken = (stamps.end() - 1)->key;
    selection().selectStamps({taken});
    m_hit = {};
    m_hit.stamp = taken;
    m_hoveredMade.reset();
    m_moving = movable();
}

void SelectTool::select(const SelectHit& hit, bool add)
{
    MapSelection::Items items;
    if (add) items = selection().items();
    const auto toggle = [](std::vector<RecordId>& all, RecordId key) {
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
    else if (!hit.scenery.empty()) {
        if (std::erase(items.scenery, hit.scenery) == 0) items.scenery.push_back(hit.scenery);
    } else if (hit.sheet && std::erase(items.sheet, *hit.sheet) == 0)
        items.sheet.push_back(*hit.sheet);
    selection().set(std::move(items));
}

void SelectTool::pressed(const Pointer& pointer)
{
    m_hit = hitAt(view(), pointer);
    m_nudged = {};
    if (m_sheet.takeCorner(document(), selection(), pointer)) return;
    if (m_scenery.takePoint(document(), selection(), pointer)) {
        m_hit = {};
        return;
    }
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
    const PlaceMoves moves(model(), items.places, items.stamps, items.scenery);
    QPointF done;
    return [items, moves, borders, done](MapEdit& edit, const QPointF& by) mutable -> EditOutcome {
        if (!moves.territories().empty())
            if (EditOutcome moved = moveTerritories(edit, moves.territories(), by - done, borders); !moved)
                return moved;
        done = by;
        moves.apply(edit, by);
        return {};
    };
}

SelectTool::Move SelectTool::moveOfMade() const
{
    const MadeItem item = *selection().items().made;
    std::optional<RecordId> taken;
    return [item, taken](MapEdit& edit, const QPointF& by) mutable -> EditOutcome {
        if (!taken) taken = takeInHand(edit, item);
        moveStamp(edit, *taken, item.foot + by);
        return {};
    };
}

SelectTool::Move SelectTool::moveOf(const SelectHit& hit, const Pointer& pointer) const
{
    if (hit.connection) {
        const engine::ConnectionKind kind = model().connections().at(*hit.connection).kind;
        if (kind == engine::ConnectionKind::SeaLane) return {};
        const RecordId key = *hit.connection;
        const QPointF from = pointer.at;
        return [key, from](MapEdit& edit, const QPointF& by) { return moveCrossing(edit, key, from + by); };
    }
    if (hit.name && (!selection().has(*hit.name) || selection().items().places.size() == 1)) {
        const RecordId key = *hit.name;
        const QPointF from = scene().namePoint(key);
        return [key, from](MapEdit& edit, const QPointF& by) -> EditOutcome {
            setLabel(edit, key, from + by);
            return {};
        };
    }
    if (selection().hasScenery(hit.scenery)) return moveOfSelection(pointer.has(Qt::ControlModifier));
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
    const std::vector<RecordId> places = selection().items().places;
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
    if (m_scenery.isActive()) {
        m_scenery.drag(document(), pointer.at);
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
        // What covers much of a board is moved when it is selected; else a box begins there.
        if (!locked && selection().hasScenery(m_hit.scenery) && movable() == 0 && !document().isReadOnly()) {
            m_scenery.takePiece(document(), selection(), m_hit.scenery, pressedAt().at);
            m_scenery.drag(document(), pointer.at);
            return;
        }
        const std::optional<MadeItem>& made = selection().items().made;
        const std::optional<MadeItem> under = made ? madeUnder(m_hit, pressedAt().at) : std::nullopt;
        m_takesMade = !locked && under && under->id == made->id && !document().isReadOnly();
        if (m_takesMade)
            m_move = moveOfMade();
        else if (!locked)
            m_move = moveOf(m_hit, pressedAt());
        if (m_move == nullptr) {
            m_band.begin(pressedAt().at, pressedAt().has(Qt::ControlModifier));
            m_band.extend(pointer.at);
            return;
        }
        const bool name =
            !m_takesMade && m_hit.name && (!selection().has(*m_hit.name) || selection().items().places.size() == 1);
        m_isTerritories = !m_takesMade && !m_hit.connection && !name && m_hit.place &&
                          model().places().at(*m_hit.place).isTerritory();
        m_title = m_takesMade        ? tr("Take in hand")
                  : m_hit.connection ? tr("Move a crossing")
                  : name             ? tr("Move a name")
                  : m_isTerritories  ? tr("Move territories")
                  : m_hit.stamp      ? tr("Move a stamp")
                  : !m_hit.place     ? tr("Move")
                                     : tr("Move a site");
        m_moving = movable();
        m_merge = document().newMergeId();
        m_undoIndex = document().undoStack().index();
        emit hintChanged();
    }
    if (carryOut(pointer)) return;
    const QPointF by = pointer.at - pressedAt().at;
    const EditOutcome moved = document().edit(
        m_title, [&](MapEdit& edit) { return m_move(edit, by); }, m_merge);
    if (moved) selectTaken();
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
    if (model().info.art && scene().layers.offers(MapLayer::Artwork)) {
        for (const Row<StampRecord>& row : model().stamps())
            if (const QPolygonF outline = stampOutline(row.record);
                !outline.isEmpty() && m_band.contains(outline.boundingRect().center()))
                items.stamps.push_back(row.key);
        // Scenery lies below half a board: what sticks out of the box was not meant.
        for (const engine::MapScenery& piece : model().info.art->scenery)
            if (std::ranges::all_of(piece.points,
                                    [this](const engine::MapPoint& point) { return m_band.contains(pointOf(point)); }))
                items.scenery.push_back(piece.id);
    }
    selection().set(std::move(items));
}

void SelectTool::released(const Pointer& pointer, bool wasDrag)
{
    if (!m_carried.empty()) {
        const std::vector<RecordId> carried = std::exchange(m_carried, {});
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
    if (m_scenery.isActive()) {
        m_scenery.release();
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
    const std::optional<MadeItem> made = add ? std::nullopt : madeUnder(m_hit, pointer.at);
    if (made && (!selection().items().made || selection().items().made->id != made->id)) return selectMade(*made);
    // A place that is selected alone gives way to what lies on it, and that to the place again.
    if (!add && m_hit.place && !m_hit.name &&
        selection().items() == MapSelection::Items{{*m_hit.place}, {}, {}, {}, {}})
        if (const std::string scenery = sceneryAt(scene(), pointer.at); !scenery.empty()) {
            selection().selectScenery({scenery});
            return;
        }
    if (!m_hit.empty() || !add) select(m_hit, add);
    if (m_hit.place) view().setCurrentPlace(m_hit.place);
}

void SelectTool::doubleClicked(const Pointer& pointer)
{
    const SelectHit hit = hitAt(view(), pointer);
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
        if (!m_scenery.key(event, document(), selection(), {})) deleteSelected(selection());
        return true;
    }
    if (event.key() == Qt::Key_O && !isBusy() && (event.modifiers() & ~Qt::ShiftModifier) == Qt::NoModifier) {
        selectNextOther(model(), selection(), !event.modifiers().testFlag(Qt::ShiftModifier));
        return true;
    }
    if ((event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter) && event.modifiers() == Qt::NoModifier &&
        !isBusy()) {
        if (!selection().items().made) return enterMade();
        if (MapCommands::takeInHand(selection())) forgetCurrentPlace();
        return true;
    }
    const std::optional<QPointF> step = arrowStep(event);
    if (movable() == 0 && m_scenery.key(event, document(), selection(), step)) return true;
    if (m_transform.key(event, document(), selection())) return true;
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

TabStep SelectTool::tabStep(bool forward)
{
    if (stepToMade(forward)) return TabStep::Taken;
    return m_scenery.step(selection(), forward) ? TabStep::Taken : TabStep::NotMine;
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
    if (m_sheet.cancel(document()) || m_scenery.cancel(document()) || m_transform.cancel(document())) {
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
    const SelectHit before = m_hit;
    if (m_hoveredMade && !isStillMade(scene(), *m_hoveredMade)) m_hoveredMade.reset();
    m_hit.dropWhatIsGone(model());
    m_sheet.dropWhatIsGone(model());
    m_scenery.dropWhatIsGone(model());
    m_transform.dropWhatIsGone(model());
    m_overHandle = false;
    std::erase_if(m_carried, [this](RecordId key) { return !model().places().has(key); });
    const bool whole = m_hit.name == before.name && m_hit.place == before.place &&
                       m_hit.connection == before.connection && m_hit.stamp == before.stamp && movable() >= m_moving;
    if (m_move == nullptr || whole) return;
    m_move = nullptr; // one cannot go on to move what is gone
    m_isTerritories = false;
    m_hit = {};
}

void SelectTool::detached()
{
    m_hoveredMade.reset();
    m_takesMade = false;
    m_move = nullptr;
    m_isTerritories = false;
    m_guideDrag.reset();
    m_carried.clear();
    m_sheet.release();
    m_scenery.release();
    m_transform.release();
    m_overHandle = m_overPoint = false;
    m_band.end();
    m_hit = {};
}

void SelectTool::drawOverlay(QPainter& painter, double pixel) const
{
    m_band.paint(painter, pixel, scene().theme);
    SheetGrip::paint(painter, scene(), selection(), pixel);
    m_scenery.paint(painter, scene(), selection(), pixel);
    const bool isFree = m_move == nullptr && !m_band.isActive();
    if (isFree) m_transform.paint(painter, scene(), selection(), pixel);
    if (isFree && m_hoveredMade && isStillMade(scene(), *m_hoveredMade)) {
        painter.setPen(QPen(mapColours(scene().theme).selection, 1.4 * pixel, Qt::DotLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(m_hoveredMade->box);
    }
    if (m_move == nullptr && !m_sheet.isActive() && !m_scenery.isActive())
        m_hit.paint(painter, scene(), selection(), pixel);
}

} // namespace marches::editor
