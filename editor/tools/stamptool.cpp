// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/stamptool.h"

#include "editor/canvas/maphits.h"
#include "editor/canvas/mapview.h"
#include "editor/cartography/artresources.h"
#include "editor/cartography/madeboard.h"
#include "editor/document/boardart.h"
#include "editor/document/deletion.h"
#include "editor/document/mapcommands.h"
#include "editor/document/mapselection.h"
#include "editor/document/stampedits.h"
#include "editor/painting/paintinks.h"
#include "editor/tools/stampshape.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kGripReach = 8; ///< pixels
constexpr double kGripSize = 4.5;
constexpr double kRightStep = 15;  ///< degrees, with Shift
constexpr double kKeyFactor = 1.1; ///< of the height, by a key
constexpr double kKeyTurn = 5;     ///< degrees
constexpr double kGhost = 0.55;    ///< opacity

double cent(double value) { return std::round(value * 100) / 100; }

double withinCircle(double degrees)
{
    const double turned = std::remainder(degrees, 360);
    return cent(turned);
}

} // namespace

QString StampTool::name() const { return tr("Stamp"); }

QString StampTool::hint() const
{
    if (!m_inHand.empty())
        return tr("Click: place the stamp; drag to move it. Esc: put it away. Handles of the one just put down: larger "
                  "or smaller, turned");
    if (hasMade()) return tr("Enter: take it in hand. Drag: move it. Del: the program draws it no more");
    if (isAttached() && !selection().items().stamps.empty())
        return tr("Drag: move. Round handle: turn, with Shift in steps. Square handle: size. Arrows: move; with Ctrl "
                  "larger, smaller, turned. Del: remove");
    return tr(
        "Click: select a stamp, or what the program drew. Choose a stamp in the list of stamps to place it on the map");
}

QCursor StampTool::cursor() const
{
    if (isDragging()) return Qt::ClosedHandCursor;
    if (isAttached() && handleAt(pointer()) != Grip::None) return Qt::SizeAllCursor;
    if (!m_inHand.empty()) return Qt::CrossCursor;
    return m_hovered || m_hoveredMade ? Qt::OpenHandCursor : Qt::ArrowCursor;
}

KeyCursor StampTool::keyCursor() const
{
    const bool selected = isAttached() && (hasMade() || !selection().items().stamps.empty());
    return m_inHand.empty() && selected ? KeyCursor::None : KeyCursor::Clicks;
}

QString StampTool::pointWords() const
{
    if (!isAttached()) return {};
    const StampRecord* record = m_hovered ? model().stamps().find(*m_hovered) : nullptr;
    if (record != nullptr) return tr("A stamp");
    return m_hoveredMade ? tr("Drawn by the program") : QString();
}

void StampTool::take(const std::string& stamp)
{
    if (m_inHand == stamp) return;
    m_inHand = stamp;
    if (isAttached() && !stamp.empty() && hasMade()) selection().clear();
    emit inHandChanged(stamp);
    emit hintChanged();
    refresh();
}

bool StampTool::isDrawn() const { return model().info.art.has_value(); }

std::optional<RecordId> StampTool::stampAt(const QPointF& at) const
{
    if (!isDrawn() || !scene().layers.offers(MapLayer::Artwork)) return std::nullopt;
    // The nearer to the reader, the later it is drawn.
    const Row<StampRecord>* uppermost = nullptr;
    for (const Row<StampRecord>& row : model().stamps()) {
        if (uppermost != nullptr && row.record.at.y < uppermost->record.at.y) continue;
        if (stampOutline(row.record).containsPoint(at, Qt::OddEvenFill)) uppermost = &row;
    }
    return uppermost == nullptr ? std::nullopt : std::optional(uppermost->key);
}

bool StampTool::hasMade() const { return isAttached() && selection().items().made.has_value(); }

const StampRecord* StampTool::single() const
{
    const std::vector<RecordId>& stamps = selection().items().stamps;
    return stamps.size() == 1 && isDrawn() ? model().stamps().find(stamps.front()) : nullptr;
}

StampTool::Grip StampTool::handleAt(const Pointer& pointer) const
{
    const StampRecord* record = single();
    if (record == nullptr || stampOutline(*record).isEmpty()) return Grip::None;
    const auto near = [&pointer](const QPointF& at) {
        return QLineF(at, pointer.at).length() < kGripReach * pointer.pixel;
    };
    if (near(turnHandle(*record, pointer.pixel))) return Grip::Turn;
    return near(heightHandle(*record)) ? Grip::Height : Grip::None;
}

void StampTool::moved(const Pointer& pointer)
{
    m_hovered = m_inHand.empty() ? stampAt(pointer.at) : std::nullopt;
    m_hoveredMade = m_inHand.empty() && !m_hovered ? madeAt(scene(), pointer.at) : std::nullopt;
}

void StampTool::pressed(const Pointer& pointer)
{
    m_toggles = false;
    m_merge = document().newMergeId();
    m_undoIndex = document().undoStack().index();
    if (const Grip grip = handleAt(pointer); grip != Grip::None) return hold(grip);
    if (!m_inHand.empty()) return put(pointer.snapped);
    const std::optional<RecordId> stamp = stampAt(pointer.at);
    if (!stamp) {
        const std::optional<MadeItem> made = madeAt(scene(), pointer.at);
        if (!pointer.has(Qt::ShiftModifier) || made) selectMade(made);
        return;
    }
    const std::vector<RecordId>& selected = selection().items().stamps;
    if (pointer.has(Qt::ShiftModifier)) {
        std::vector<RecordId> all = selected;
        m_toggles = selection().hasStamp(*stamp);
        if (!m_toggles) all.push_back(*stamp);
        selection().selectStamps(std::move(all));
    } else if (!selection().hasStamp(*stamp)) {
        selection().selectStamps({*stamp});
    }
    hold(Grip::Place);
}

void StampTool::put(const QPointF& at)
{
    const Stamp* stamp = artResources().stamps.find(m_inHand);
    if (stamp == nullptr) return take({});
    if (!isDrawn()) return refuseWith("board-not-drawn");
    RecordId made{};
    const EditOutcome done = document().edit(
        tr("Place a stamp"),
        [&](MapEdit& edit) -> EditOutcome {
            made = addStamp(edit, *stamp, at);
            return {};
        },
        m_merge);
    if (!done) return;
    selection().selectStamps({made});
    hold(Grip::Place);
}

void StampTool::hold(Grip grip)
{
    m_grip = grip;
    m_held.clear();
    for (const RecordId key : selection().items().stamps) m_held.emplace_back(key, model().stamps().at(key));
}

void StampTool::holdMade()
{
    const MadeItem item = *selection().items().made;
    RecordId taken{};
    const EditOutcome done = document().edit(
        tr("Take in hand"),
        [&](MapEdit& edit) -> EditOutcome {
            taken = takeInHand(edit, item);
            return {};
        },
        m_merge);
    if (!done) return;
    selection().selectStamps({taken});
    hold(Grip::Place);
}

void StampTool::dragged(const Pointer& pointer)
{
    m_toggles = false;
    if (hasMade()) holdMade();
    if (m_held.empty()) return;
    const QPointF by = pointer.at - pressedAt().at;
    switch (m_grip) {
    case Grip::None: break;
    case Grip::Place:
        changeHeld(tr("Move a stamp"), [&by](StampRecord& record) {
            record.at = {cent(record.at.x + by.x()), cent(record.at.y + by.y())};
        });
        break;
    case Grip::Height:
        changeHeld(tr("Change the size of a stamp"), [&pointer](StampRecord& record) {
            const QPointF foot(record.at.x, record.at.y);
            record.height = std::clamp(cent(QLineF(foot, pointer.at).length()), kLeastStamp, kLargestStamp);
        });
        break;
    case Grip::Turn:
        changeHeld(tr("Turn a stamp"), [&pointer](StampRecord& record) {
            const double degrees = turnTowards(record, pointer.at);
            record.turn =
                pointer.has(Qt::ShiftModifier) ? std::round(degrees / kRightStep) * kRightStep : withinCircle(degrees);
        });
        break;
    }
}

void StampTool::released(const Pointer& pointer, bool wasDrag)
{
    if (m_toggles && !wasDrag)
        if (const std::optional<RecordId> stamp = stampAt(pointer.at)) {
            std::vector<RecordId> rest = selection().items().stamps;
            std::erase(rest, *stamp);
            selection().selectStamps(std::move(rest));
        }
    m_grip = Grip::None;
    m_held.clear();
    emit hintChanged();
}

void StampTool::changeHeld(const QString& title, const std::function<void(StampRecord&)>& change)
{
    document().edit(
        title,
        [&](MapEdit& edit) -> EditOutcome {
            for (const Kept& kept : m_held) {
                StampRecord record = kept.second;
                change(record);
                edit.set(kept.first, record);
            }
            return {};
        },
        m_merge);
}

void StampTool::changeSelected(const QString& title, const std::function<void(StampRecord&)>& change)
{
    const std::vector<RecordId> stamps = selection().items().stamps;
    if (m_nudged != stamps) {
        m_nudged = stamps;
        m_nudgeMerge = document().newMergeId();
    }
    document().edit(
        title,
        [&](MapEdit& edit) -> EditOutcome {
            for (const RecordId key : stamps) edit.modify<StampRecord>(key, change);
            return {};
        },
        m_nudgeMerge);
}

void StampTool::nudge(const QPointF& by)
{
    changeSelected(tr("Move a stamp"), [&by](StampRecord& record) {
        record.at = {cent(record.at.x + by.x()), cent(record.at.y + by.y())};
    });
}

void StampTool::resize(double factor)
{
    changeSelected(tr("Change the size of a stamp"), [factor](StampRecord& record) {
        record.height = std::clamp(cent(record.height * factor), kLeastStamp, kLargestStamp);
    });
}

void StampTool::turn(double degrees)
{
    changeSelected(tr("Turn a stamp"),
                   [degrees](StampRecord& record) { record.turn = withinCircle(record.turn + degrees); });
}

bool StampTool::pick(const QPointF& at)
{
    const std::optional<RecordId> stamp = stampAt(at);
    if (stamp && !selection().hasStamp(*stamp)) selection().selectStamps({*stamp});
    const std::optional<MadeItem> made = stamp ? std::nullopt : madeAt(scene(), at);
    if (made) selectMade(made);
    return stamp || made;
}

void StampTool::selectMade(const std::optional<MadeItem>& item)
{
    if (!item) return selection().selectStamps({});
    selection().selectMade(*item);
    emit view().spoken(tr("Drawn by the program. Enter takes it in hand."));
    emit hintChanged();
}

bool StampTool::keyPress(QKeyEvent& event)
{
    const bool selected = !selection().items().stamps.empty();
    if (!selected && !hasMade()) return false;
    switch (event.key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace: deleteSelected(selection()); return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!hasMade()) return false;
        MapCommands::takeInHand(selection());
        return true;
    default: break;
    }
    if (!selected) return false;
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        switch (event.key()) {
        case Qt::Key_Up: resize(kKeyFactor); return true;
        case Qt::Key_Down: resize(1 / kKeyFactor); return true;
        case Qt::Key_Left: turn(-kKeyTurn); return true;
        case Qt::Key_Right: turn(kKeyTurn); return true;
        default: return false;
        }
    }
    const std::optional<QPointF> step = arrowStep(event);
    if (step) nudge(*step);
    return step.has_value();
}

bool StampTool::cancel()
{
    if (!isAttached()) return false;
    if (isPressed() && m_grip != Grip::None) {
        if (document().undoStack().index() > m_undoIndex) document().undoStack().undo();
        m_grip = Grip::None;
        m_held.clear();
        return true;
    }
    if (!m_inHand.empty()) {
        take({});
        return true;
    }
    if (!hasMade() && selection().items().stamps.empty()) return false;
    selection().selectStamps({});
    return true;
}

void StampTool::dropWhatIsGone()
{
    dropIfGone<StampRecord>(m_hovered);
    const bool whole =
        std::ranges::all_of(m_held, [this](const Kept& kept) { return model().stamps().has(kept.first); });
    if (!whole) {
        m_held.clear();
        m_grip = Grip::None;
    }
}

void StampTool::attached()
{
    m_selectionTold = connect(&selection(), &MapSelection::changed, this, &StampTool::hintChanged);
}

void StampTool::detached()
{
    disconnect(m_selectionTold);
    m_hovered.reset();
    m_hoveredMade.reset();
    m_held.clear();
    m_nudged.clear();
    m_grip = Grip::None;
}

void StampTool::paintGhost(QPainter& painter, double pixel) const
{
    const Stamp* stamp = m_inHand.empty() ? nullptr : artResources().stamps.find(m_inHand);
    if (stamp == nullptr || isPressed() || handleAt(pointer()) != Grip::None) return;
    StampPlace place;
    place.foot = pointer().at;
    place.height = stamp->height;
    const Inks inks = inksOf(*stamp, place, styleOf(model()));
    painter.setOpacity(kGhost);
    paintInks(painter, inks, boxOf(inks).adjusted(-pixel, -pixel, pixel, pixel));
    painter.setOpacity(1);
}

void StampTool::paintHandles(QPainter& painter, double pixel) const
{
    const MapColours& colours = mapColours(scene().theme);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.selection, 1.6 * pixel));
    const StampRecord* record = single();
    if (record == nullptr || stampOutline(*record).isEmpty()) return;
    const QPointF top = heightHandle(*record);
    const QPointF above = turnHandle(*record, pixel);
    painter.drawLine(top, above);
    painter.setBrush(colours.handleFill);
    const double s = kGripSize * pixel;
    painter.drawRect(QRectF(top.x() - s, top.y() - s, 2 * s, 2 * s));
    painter.drawEllipse(above, s, s);
}

void StampTool::drawOverlay(QPainter& painter, double pixel) const
{
    if (!isDrawn()) return;
    const MapColours& colours = mapColours(scene().theme);
    painter.setBrush(Qt::NoBrush);
    if (m_hovered && !selection().hasStamp(*m_hovered)) {
        painter.setPen(QPen(colours.selection, 1.2 * pixel, Qt::DashLine));
        painter.drawPolygon(stampOutline(model().stamps().at(*m_hovered)));
    }
    if (m_hoveredMade && isStillMade(scene(), *m_hoveredMade)) {
        painter.setPen(QPen(colours.selection, 1.4 * pixel, Qt::DotLine));
        painter.drawRect(m_hoveredMade->box);
    }
    paintHandles(painter, pixel);
    paintGhost(painter, pixel);
}

} // namespace marches::editor
