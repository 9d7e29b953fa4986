// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/labeltool.h"

#include "editor/canvas/maphits.h"
#include "editor/canvas/mapview.h"
#include "editor/document/deletion.h"
#include "editor/document/mapselection.h"
#include "editor/document/territories.h"
#include "editor/geometry/boxes.h"
#include "editor/painting/boardsizes.h"
#include "editor/painting/mapnames.h"
#include "editor/painting/mapscene.h"

#include <QKeyEvent>
#include <QLineF>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double kBowReach = 7;    ///< pixels
constexpr double kMiddleReach = 5; ///< of the grips between points
constexpr double kBowOff = 7;      ///< from the letters of a straight name
constexpr double kBaseline = 0.35; ///< below the middle of a line, of the height of its letters
constexpr double kBend = 4;        ///< board units for a key

bool isNearPoint(const QPointF& a, const QPointF& b, double reach) { return QLineF(a, b).length() <= reach; }

} // namespace

QString LabelTool::name() const { return tr("Label"); }

QString LabelTool::hint() const
{
    if (m_chosen)
        return tr("Arrows: move the point. Ins: add a point, Del: remove this one. Ctrl+left and right: next");
    return tr("Drag: a name, or a grip to bend it; small grips and Alt+click add points. Shift+drag: where the pieces "
              "stand. Double click or Del: back into the middle. Arrows: move, with Ctrl: bend");
}

std::optional<LabelTool::Named> LabelTool::labelAt(const QPointF& at, bool pieces) const
{
    if (const std::optional<RecordId> name = nameAt(scene(), at)) return Named{*name};
    if (const std::optional<RecordId> region = regionNameAt(scene(), at); region && !pieces)
        return Named{*region, true};
    if (const std::optional<RecordId> place = placeAt(scene(), at)) return Named{*place};
    return std::nullopt;
}

std::optional<SheetPart> LabelTool::lettersOnSheetAt(const QPointF& at) const
{
    const std::optional<SheetPart> part = nameAt(scene(), at) ? std::nullopt : sheetPartAt(scene(), at);
    return part == SheetPart::Title || part == SheetPart::Legend ? part : std::nullopt;
}

std::optional<RecordId> LabelTool::region() const
{
    return m_region && selection().empty() && model().regions().has(*m_region) ? m_region : std::nullopt;
}

std::optional<LabelTool::Named> LabelTool::inHand() const
{
    if (const std::optional<RecordId> found = region()) return Named{*found, true};
    const std::vector<RecordId>& places = selection().items().places;
    if (places.size() != 1 || !model().places().has(places.front())) return std::nullopt;
    return Named{places.front()};
}

void LabelTool::takeInHand(const Named& named)
{
    m_chosen.reset();
    m_region.reset();
    if (!named.isRegion) return selection().selectPlace(named.key);
    selection().clear();
    m_region = named.key;
    emit hintChanged();
}

bool LabelTool::isThere(const Named& named) const
{
    return named.isRegion ? model().regions().has(named.key) : model().places().has(named.key);
}

const LabelPlace* LabelTool::shown(const Named& named) const
{
    if (!named.isRegion) return scene().name(named.key);
    const LabelPlace& name = scene().names().regionName(named.key);
    return name.isHidden() ? nullptr : &name;
}

QPointF LabelTool::pointOfName(const Named& named) const
{
    if (!named.isRegion) return scene().namePoint(named.key);
    if (const auto& label = model().regions().at(named.key).drawing.label) return pointOf(*label);
    const LabelPlace* name = shown(named);
    return name == nullptr ? QPointF() : name->box.center();
}

std::optional<LabelTool::Bow> LabelTool::bow() const
{
    const std::optional<Named> named = inHand();
    if (!named) return std::nullopt;
    if (!named->isRegion) {
        const PlaceRecord& record = model().places().at(named->key);
        if (!record.isTerritory() || record.face == kOutside) return std::nullopt;
    }
    const LabelPlace* name = shown(*named);
    if (name == nullptr) return std::nullopt;
    Bow found{*named, name->letters.curve, name->letters.curve, true};
    if (!found.points.empty()) return found;
    const QRectF& box = name->box;
    const double off = kBowOff * scene().pixel();
    const double y = box.center().y() + kBaseline * name->pixels * scene().pixel();
    found.points = {{box.left(), y}, {box.center().x(), y}, {box.right(), y}};
    found.grips = {{box.left() - off, box.center().y()},
                   {box.center().x(), box.top() - off},
                   {box.right() + off, box.center().y()}};
    found.isBent = false;
    return found;
}

std::optional<engine::Lettering> LabelTool::lettersAsShown(RecordId region) const
{
    const engine::RegionDrawing& drawing = model().regions().at(region).drawing;
    const LabelPlace* name = shown({region, true});
    if (drawing.label || name == nullptr) return drawing.lettering;
    engine::Lettering own = drawing.lettering.value_or(engine::Lettering());
    const NameLetters wanted = nameLetters(scene().names().letters().region, own);
    const auto hundredths = [](double value) { return std::round(100 * value) / 100; };
    own.spacing = std::clamp(hundredths(own.spacing + name->letters.face.spacing - wanted.face.spacing), -0.2, 3.0);
    const double usual = labelPixels(BoardSizes(1 / scene().pixel()), false, wanted.size);
    if (name->pixels < usual) own.size = std::clamp(hundredths(own.size * name->pixels / usual), 0.3, 5.0);
    own.turn = name->letters.turn;
    return own == engine::Lettering() ? std::nullopt : std::optional(own);
}

void LabelTool::bend(const Bow& bow, MapDocument::MergeId merge)
{
    const QPointF at = pointOfName(bow.of);
    const std::optional<engine::Lettering> letters =
        bow.of.isRegion ? lettersAsShown(bow.of.key) : std::optional<engine::Lettering>();
    document().edit(
        tr("Bend a name"),
        [&](MapEdit& edit) -> EditOutcome {
            if (!bow.of.isRegion) {
                bendName(edit, bow.of.key, at, bow.points);
                return {};
            }
            edit.modify<RegionRecord>(bow.of.key,
                                      [&letters](RegionRecord& record) { record.drawing.lettering = letters; });
            bendRegionName(edit, bow.of.key, at, bow.points);
            return {};
        },
        merge);
}

void LabelTool::putName(const Named& named, const std::optional<QPointF>& at, MapDocument::MergeId merge)
{
    const std::optional<engine::Lettering> letters =
        named.isRegion ? lettersAsShown(named.key) : std::optional<engine::Lettering>();
    document().edit(
        tr("Move a name"),
        [&](MapEdit& edit) -> EditOutcome {
            if (!named.isRegion) {
                setLabel(edit, named.key, at);
                return {};
            }
            if (at)
                edit.modify<RegionRecord>(named.key,
                                          [&letters](RegionRecord& record) { record.drawing.lettering = letters; });
            setRegionLabel(edit, named.key, at);
            return {};
        },
        merge);
}

void LabelTool::putPieces(RecordId place, const std::optional<QPointF>& at, MapDocument::MergeId merge)
{
    document().edit(
        tr("Move the pieces' place"),
        [&](MapEdit& edit) -> EditOutcome {
            edit.modifyPlace(place, [&](PlaceRecord& record) {
                record.drawing.stack.reset();
                if (at) record.drawing.stack = engine::MapPoint{at->x(), at->y()};
            });
            return {};
        },
        merge);
}

std::vector<QPointF> LabelTool::middleGrips(const Bow& bow) const
{
    std::vector<QPointF> grips;
    if (!bow.isBent || bow.points.size() >= kMostPoints) return grips;
    const std::vector<QPointF> chain = smoothCurve(bow.points);
    for (std::size_t i = 0; i + 1 < bow.points.size(); ++i) grips.push_back(chain[i * kCurvePieces + kCurvePieces / 2]);
    return grips;
}

void LabelTool::insertPoint(const Bow& bow, std::size_t before, const QPointF& at, MapDocument::MergeId merge)
{
    if (bow.points.size() >= kMostPoints) return;
    Bow more = bow;
    more.points.insert(more.points.begin() + static_cast<std::ptrdiff_t>(before), at);
    bend(more, merge);
    m_chosen = before;
    emit hintChanged();
}

void LabelTool::removePoint(std::size_t point)
{
    std::optional<Bow> left = bow();
    if (!left || !left->isBent || point >= left->points.size()) return;
    left->points.erase(left->points.begin() + static_cast<std::ptrdiff_t>(point));
    // One point is no curve.
    if (left->points.size() < 2) left->points.clear();
    bend(*left, {});
    m_chosen.reset();
    emit hintChanged();
}

bool LabelTool::takeGrip(const Pointer& pointer)
{
    m_bow = pointer.has(Qt::ShiftModifier) ? std::nullopt : bow();
    if (!m_bow) return false;
    for (std::size_t i = 0; i < m_bow->grips.size(); ++i)
        if (isNearPoint(m_bow->grips[i], pointer.at, kBowReach * pointer.pixel)) {
            m_grip = i;
            return true;
        }
    std::size_t before = 0;
    std::optional<QPointF> added;
    const std::vector<QPointF> middles = middleGrips(*m_bow);
    for (std::size_t i = 0; i < middles.size(); ++i)
        if (isNearPoint(middles[i], pointer.at, kMiddleReach * pointer.pixel)) {
            added = middles[i];
            before = i + 1;
        }
    if (!added && pointer.hasAlt() && !middles.empty()) {
        const std::vector<QPointF> chain = smoothCurve(m_bow->points);
        double least = kBowReach * pointer.pixel;
        for (std::size_t i = 0; i + 1 < chain.size(); ++i)
            if (const double far = QLineF(chain[i], pointer.at).length(); far <= least) {
                least = far;
                added = chain[i];
                before = i / kCurvePieces + 1;
            }
    }
    if (!added) {
        m_bow.reset();
        return false;
    }
    insertPoint(*m_bow, before, *added, m_merge);
    m_bow->points.insert(m_bow->points.begin() + static_cast<std::ptrdiff_t>(before), *added);
    m_grip = before;
    return true;
}

void LabelTool::pressed(const Pointer& pointer)
{
    m_merge = document().newMergeId();
    m_held.reset();
    if (takeGrip(pointer) || m_sheet.takeCorner(document(), selection(), pointer)) return;
    m_stack = pointer.has(Qt::ShiftModifier);
    if (const std::optional<SheetPart> part = lettersOnSheetAt(pointer.at)) {
        m_region.reset();
        m_chosen.reset();
        selection().selectSheetPart(*part);
        m_sheet.takePart(document(), selection(), *part, pointer.at);
        return;
    }
    m_held = labelAt(pointer.at, m_stack);
    if (!m_held) {
        m_region.reset();
        m_chosen.reset();
        return selection().clear();
    }
    takeInHand(*m_held);
    m_from = m_stack ? pointer.at : pointOfName(*m_held);
}

void LabelTool::dragged(const Pointer& pointer)
{
    const QPointF by = pointer.at - pressedAt().at;
    if (m_bow) {
        if (m_grip >= m_bow->points.size()) return;
        Bow bent = *m_bow;
        bent.points[m_grip] += by;
        return bend(bent, m_merge);
    }
    if (m_sheet.isActive()) return m_sheet.drag(document(), pointer.at);
    if (!m_held) return;
    if (m_stack)
        putPieces(m_held->key, m_from + by, m_merge);
    else
        putName(*m_held, m_from + by, m_merge);
}

void LabelTool::released(const Pointer& /*pointer*/, bool wasDrag)
{
    m_sheet.release();
    if (!m_bow) return;
    // A click chooses a point, for the keys.
    m_chosen = m_bow->isBent && !wasDrag ? std::optional(m_grip) : std::nullopt;
    m_bow.reset();
    emit hintChanged();
}

void LabelTool::moved(const Pointer& pointer)
{
    m_under.reset();
    m_overSheet = lettersOnSheetAt(pointer.at).has_value();
    if (const std::optional<RecordId> name = nameAt(scene(), pointer.at))
        m_under = Named{*name};
    else if (const std::optional<RecordId> region = regionNameAt(scene(), pointer.at))
        m_under = Named{*region, true};
}

void LabelTool::doubleClicked(const Pointer& pointer)
{
    if (const std::optional<SheetPart> part = lettersOnSheetAt(pointer.at)) {
        document().edit(tr("Redraw"), [part](MapEdit& edit) -> EditOutcome {
            putSheetPartAnew(edit, *part);
            return {};
        });
        return;
    }
    const bool pieces = pointer.has(Qt::ShiftModifier);
    const std::optional<Named> named = labelAt(pointer.at, pieces);
    if (!named) return;
    if (pieces)
        putPieces(named->key, std::nullopt, {});
    else
        putName(*named, std::nullopt, {});
}

bool LabelTool::rightClick(const Pointer& pointer)
{
    const std::optional<Bow> here = bow();
    if (!here || !here->isBent) return false;
    for (std::size_t i = 0; i < here->grips.size(); ++i)
        if (isNearPoint(here->grips[i], pointer.at, kBowReach * pointer.pixel)) {
            removePoint(i);
            return true;
        }
    return false;
}

void LabelTool::choosePoint(const Bow& bow, bool next)
{
    const std::size_t count = bow.points.size();
    m_chosen = !m_chosen ? (next ? 0 : count - 1) : (*m_chosen + (next ? 1 : count - 1)) % count;
    emit view().spoken(
        tr("Point %1 of %2", "of a curve").arg(QLocale().toString(static_cast<int>(*m_chosen) + 1)).arg(count));
    emit hintChanged();
}

bool LabelTool::bendKey(QKeyEvent& event)
{
    std::optional<Bow> bent = bow();
    if (!bent) return false;
    if (m_chosen && *m_chosen >= bent->points.size()) m_chosen.reset();
    if (event.key() == Qt::Key_Insert) {
        const std::vector<QPointF> middles = middleGrips(*bent);
        if (middles.empty()) return false;
        const std::size_t after = std::min(m_chosen.value_or(0), middles.size() - 1);
        insertPoint(*bent, after + 1, middles[after], {});
        return true;
    }
    if (event.modifiers().testFlag(Qt::ControlModifier)) {
        if (event.key() == Qt::Key_Left || event.key() == Qt::Key_Right) {
            choosePoint(*bent, event.key() == Qt::Key_Right);
            return true;
        }
        const bool isUp = event.key() == Qt::Key_Up;
        if (!isUp && event.key() != Qt::Key_Down) return false;
        // The chosen point, else all between the ends.
        for (std::size_t i = 0; i < bent->points.size(); ++i)
            if (m_chosen ? i == *m_chosen : i > 0 && i + 1 < bent->points.size())
                bent->points[i] += QPointF(0, isUp ? -kBend : kBend);
        bend(*bent, {});
        return true;
    }
    if (!m_chosen) return false;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        if (!bent->isBent) return false;
        removePoint(*m_chosen);
        return true;
    }
    const std::optional<QPointF> step = arrowStep(event);
    if (!step) return false;
    bent->points[*m_chosen] += *step;
    bend(*bent, {});
    return true;
}

bool LabelTool::keyPress(QKeyEvent& event)
{
    const std::vector<RecordId> places = selection().items().places;
    const std::optional<RecordId> ofRegion = region();
    if (!selection().items().sheet.empty() && places.empty()) {
        if (event.key() != Qt::Key_Delete && event.key() != Qt::Key_Backspace)
            return m_sheet.key(event, document(), selection(), arrowStep(event));
        return deleteSelected(selection()).has_value();
    }
    if (places.empty() && !ofRegion) return false;
    if (bendKey(event)) return true;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        document().edit(tr("Move a name"), [&](MapEdit& edit) -> EditOutcome {
            for (const RecordId place : places) setLabel(edit, place, std::nullopt);
            if (ofRegion) setRegionLabel(edit, *ofRegion, std::nullopt);
            return {};
        });
        return true;
    }
    if (event.modifiers().testFlag(Qt::ControlModifier)) return false;
    const std::optional<QPointF> step = arrowStep(event);
    if (!step) return false;
    if (ofRegion) {
        putName({*ofRegion, true}, pointOfName({*ofRegion, true}) + *step, {});
        return true;
    }
    document().edit(tr("Move a name"), [&](MapEdit& edit) -> EditOutcome {
        for (const RecordId place : places) setLabel(edit, place, scene().namePoint(place) + *step);
        return {};
    });
    return true;
}

bool LabelTool::cancel()
{
    if (m_sheet.cancel(document())) return true;
    if (m_chosen) {
        m_chosen.reset();
        emit hintChanged();
        return true;
    }
    if (!region()) return false;
    m_region.reset();
    return true;
}

void LabelTool::dropWhatIsGone()
{
    if (m_under && !isThere(*m_under)) m_under.reset();
    if (m_held && !isThere(*m_held)) m_held.reset();
    m_sheet.dropWhatIsGone(model());
    dropIfGone<RegionRecord>(m_region);
    if (m_bow && !isThere(m_bow->of)) m_bow.reset();
    // Undo may have taken points away.
    const std::optional<Bow> here = m_chosen ? bow() : std::nullopt;
    if (m_chosen && (!here || *m_chosen >= here->points.size())) m_chosen.reset();
}

void LabelTool::detached()
{
    m_under.reset();
    m_held.reset();
    m_region.reset();
    m_sheet.release();
    m_bow.reset();
    m_chosen.reset();
}

SnapTargets LabelTool::snapTargets() const { return {}; }

void LabelTool::drawOverlay(QPainter& painter, double pixel) const
{
    SheetGrip::paint(painter, scene(), selection(), pixel);
    if (const std::optional<Bow> here = bow()) {
        const MapColours& colours = mapColours(scene().theme);
        painter.setPen(QPen(colours.selection, 1.5 * pixel));
        for (std::size_t i = 0; i < here->grips.size(); ++i) {
            painter.setBrush(m_chosen == i ? colours.selection : colours.handleFill);
            painter.drawEllipse(here->grips[i], 4 * pixel, 4 * pixel);
        }
        painter.setPen(QPen(colours.selection, pixel));
        painter.setBrush(colours.handleFill);
        for (const QPointF& middle : middleGrips(*here)) painter.drawEllipse(middle, 2.5 * pixel, 2.5 * pixel);
    }
    // Where the pieces of the selected places stand.
    for (const RecordId place : selection().items().places) {
        const std::optional<engine::MapPoint>& stack = model().places().at(place).drawing.stack;
        if (!stack) continue;
        const QRectF plate(stack->x - 14 * pixel, stack->y - 9 * pixel, 28 * pixel, 18 * pixel);
        painter.setPen(QPen(mapColours(scene().theme).change, 1.5 * pixel, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(plate, 4 * pixel, 4 * pixel);
    }
}

} // namespace marches::editor
