// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/labeltool.h"

#include "editor/canvas/maphits.h"
#include "editor/document/mapselection.h"
#include "editor/document/territories.h"
#include "editor/painting/mapscene.h"
#include "editor/painting/namelayout.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr double kBowReach = 7;        ///< pixels
constexpr double kBowOff = 7;          ///< from the letters of a straight name
constexpr double kBaseline = 0.35;     ///< below the middle of a line, of the height of its letters
constexpr double kBend = 4;            ///< board units for a key
constexpr std::size_t kMiddleGrip = 1; ///< of a name that was straight

} // namespace

QString LabelTool::name() const { return tr("Label"); }

QString LabelTool::hint() const
{
    return tr("Drag: a name, or a grip to bend it. Shift+drag: where the pieces stand. Double click or Del: back into "
              "the middle. Arrows: move, with Ctrl: bend");
}

std::optional<Key> LabelTool::labelAt(const QPointF& at) const
{
    if (const std::optional<Key> name = nameAt(scene(), at)) return name;
    return placeAt(scene(), at);
}

std::optional<LabelTool::Bow> LabelTool::bow() const
{
    const std::vector<Key>& places = selection().items().places;
    if (places.size() != 1 || !model().places().has(places.front())) return std::nullopt;
    const PlaceRecord& record = model().places().at(places.front());
    const LabelPlace* name = scene().name(places.front());
    if (name == nullptr || !record.isTerritory() || record.face == kOutside) return std::nullopt;
    Bow found{places.front(), name->letters.curve, name->letters.curve};
    if (!found.points.empty()) return found;
    const QRectF& box = name->box;
    const double off = kBowOff * scene().pixel();
    const double y = box.center().y() + kBaseline * name->pixels * scene().pixel();
    found.points = {{box.left(), y}, {box.center().x(), y}, {box.right(), y}};
    found.grips = {{box.left() - off, box.center().y()},
                   {box.center().x(), box.top() - off},
                   {box.right() + off, box.center().y()}};
    return found;
}

void LabelTool::bend(const Bow& bow, MapDocument::MergeId merge)
{
    const QPointF at = scene().namePoint(bow.place);
    document().edit(
        tr("Bend a name"),
        [&](MapEdit& edit) -> EditOutcome {
            bendName(edit, bow.place, at, bow.points);
            return {};
        },
        merge);
}

void LabelTool::put(Key place, bool stack, const std::optional<QPointF>& at, MapDocument::MergeId merge)
{
    document().edit(
        stack ? tr("Move the pieces' place") : tr("Move a name"),
        [&](MapEdit& edit) -> EditOutcome {
            if (!stack) {
                setLabel(edit, place, at);
                return {};
            }
            edit.modifyPlace(place, [&](PlaceRecord& record) {
                record.drawing.stack.reset();
                if (at) record.drawing.stack = engine::MapPoint{at->x(), at->y()};
            });
            return {};
        },
        merge);
}

void LabelTool::pressed(const Pointer& pointer)
{
    m_merge = document().newMergeId();
    m_held.reset();
    m_bow = pointer.has(Qt::ShiftModifier) ? std::nullopt : bow();
    if (m_bow) {
        const auto grip = std::ranges::find_if(m_bow->grips, [&](const QPointF& at) {
            return QLineF(at, pointer.at).length() <= kBowReach * pointer.pixel;
        });
        if (grip != m_bow->grips.end()) {
            m_grip = static_cast<std::size_t>(grip - m_bow->grips.begin());
            return;
        }
        m_bow.reset();
    }
    m_held = labelAt(pointer.at);
    if (!m_held) return selection().clear();
    selection().selectPlace(*m_held);
    m_stack = pointer.has(Qt::ShiftModifier);
    m_from = m_stack ? pointer.at : scene().namePoint(*m_held);
}

void LabelTool::dragged(const Pointer& pointer)
{
    if (m_bow) {
        Bow bent = *m_bow;
        bent.points[m_grip] += pointer.at - pressedAt().at;
        return bend(bent, m_merge);
    }
    if (m_held) put(*m_held, m_stack, m_from + pointer.at - pressedAt().at, m_merge);
}

void LabelTool::moved(const Pointer& pointer) { m_under = nameAt(scene(), pointer.at); }

void LabelTool::doubleClicked(const Pointer& pointer)
{
    if (const std::optional<Key> place = labelAt(pointer.at))
        put(*place, pointer.has(Qt::ShiftModifier), std::nullopt, {});
}

bool LabelTool::keyPress(QKeyEvent& event)
{
    const std::vector<Key> places = selection().items().places;
    if (places.empty()) return false;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        document().edit(tr("Move a name"), [&places](MapEdit& edit) -> EditOutcome {
            for (const Key place : places) setLabel(edit, place, std::nullopt);
            return {};
        });
        return true;
    }
    const bool isUp = event.key() == Qt::Key_Up;
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        std::optional<Bow> bent = bow();
        if (!bent || (!isUp && event.key() != Qt::Key_Down)) return false;
        // All between the ends.
        for (std::size_t i = kMiddleGrip; i + 1 < bent->points.size(); ++i)
            bent->points[i] += QPointF(0, isUp ? -kBend : kBend);
        bend(*bent, {});
        return true;
    }
    const std::optional<QPointF> step = arrowStep(event);
    if (!step) return false;
    document().edit(tr("Move a name"), [&](MapEdit& edit) -> EditOutcome {
        for (const Key place : places) setLabel(edit, place, scene().namePoint(place) + *step);
        return {};
    });
    return true;
}

void LabelTool::dropWhatIsGone()
{
    dropIfGone<PlaceRecord>(m_under);
    dropIfGone<PlaceRecord>(m_held);
    if (m_bow && !model().places().has(m_bow->place)) m_bow.reset();
}

void LabelTool::detached()
{
    m_under.reset();
    m_held.reset();
    m_bow.reset();
}

SnapTargets LabelTool::snapTargets() const { return {}; }

void LabelTool::drawOverlay(QPainter& painter, double pixel) const
{
    if (const std::optional<Bow> shown = bow()) {
        const MapColours& colours = mapColours(scene().theme);
        painter.setPen(QPen(colours.selection, 1.5 * pixel));
        painter.setBrush(colours.handleFill);
        for (const QPointF& grip : shown->grips) painter.drawEllipse(grip, 4 * pixel, 4 * pixel);
    }
    // Where the pieces of the selected places stand.
    for (const Key place : selection().items().places) {
        const std::optional<engine::MapPoint>& stack = model().places().at(place).drawing.stack;
        if (!stack) continue;
        const QRectF plate(stack->x - 14 * pixel, stack->y - 9 * pixel, 28 * pixel, 18 * pixel);
        painter.setPen(QPen(mapColours(scene().theme).change, 1.5 * pixel, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(plate, 4 * pixel, 4 * pixel);
    }
}

} // namespace marches::editor
