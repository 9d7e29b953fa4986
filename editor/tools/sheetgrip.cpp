// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/sheetgrip.h"

#include "editor/document/mapselection.h"
#include "editor/geometry/boxes.h"
#include "editor/painting/mapscene.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace marches::editor {

namespace {

constexpr double kSheetCornerReach = 8; ///< pixels
constexpr double kSheetKeyFactor = 1.1;
constexpr double kScaleKeyFactor = 1.5; ///< of the scale, whose lengths are quarters

/// Empty: none, or several parts, or something else as well.
QRectF boxOfOnlyPart(const MapModel& model, const MapSelection& selection)
{
    const std::vector<SheetPart>& parts = selection.items().sheet;
    return parts.size() == 1 ? sheetPartBox(model, parts.front()) : QRectF();
}

} // namespace

bool SheetGrip::takeCorner(MapDocument& document, MapSelection& selection, const Pointer& pointer)
{
    release();
    const QRectF box = boxOfOnlyPart(document.model(), selection);
    if (box.isEmpty() || document.isReadOnly()) return false;
    const std::array<QPointF, 4> corners = cornersOf(box);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        if (QLineF(corners[i], pointer.at).length() > kSheetCornerReach * pointer.pixel) continue;
        takePart(document, selection, selection.items().sheet.front(), pointer.at);
        m_corner = i;
        return true;
    }
    return false;
}

void SheetGrip::takePart(MapDocument& document, MapSelection& selection, SheetPart part, const QPointF& at)
{
    release();
    if (!hasSheetPart(document.model(), part)) return;
    if (!selection.has(part)) selection.selectSheetPart(part);
    m_parts = selection.items().sheet;
    m_art = document.model().info.art;
    m_from = at;
    m_merge = document.newMergeId();
    m_undoIndex = document.undoStack().index();
}

void SheetGrip::drag(MapDocument& document, const QPointF& at)
{
    if (!isActive()) return;
    document.edit(
        m_corner ? resizeTitle(m_parts.front()) : moveTitle(m_parts.front()),
        [&](MapEdit& edit) -> EditOutcome {
            for (const SheetPart part : m_parts) {
                if (m_corner)
                    dragSheetCorner(edit, part, *m_art, *m_corner, at);
                else
                    moveSheetPart(edit, part, *m_art, at - m_from);
            }
            return {};
        },
        m_merge);
}

void SheetGrip::release()
{
    m_parts.clear();
    m_corner.reset();
    m_art.reset();
    m_nudged.clear();
}

void SheetGrip::dropWhatIsGone(const MapModel& model)
{
    if (std::ranges::any_of(m_parts, [&](SheetPart part) { return !hasSheetPart(model, part); })) release();
}

bool SheetGrip::cancel(MapDocument& document)
{
    if (!isActive()) return false;
    if (document.undoStack().index() > m_undoIndex) document.undoStack().undo();
    release();
    return true;
}

bool SheetGrip::key(const QKeyEvent& event, MapDocument& document, const MapSelection& selection,
                    const std::optional<QPointF>& step)
{
    const std::vector<SheetPart> parts = selection.items().sheet;
    if (parts.empty() || !document.model().info.art) return false;
    const bool isResize = event.modifiers().testFlag(Qt::ControlModifier);
    const bool isLarger = event.key() == Qt::Key_Up;
    if (isResize ? !isLarger && event.key() != Qt::Key_Down : !step.has_value()) return false;
    if (m_nudged != parts) {
        m_nudged = parts;
        m_nudgeMerge = document.newMergeId();
    }
    const engine::MapArt from = *document.model().info.art;
    document.edit(
        isResize ? resizeTitle(parts.front()) : moveTitle(parts.front()),
        [&](MapEdit& edit) -> EditOutcome {
            for (const SheetPart part : parts) {
                const double factor = part == SheetPart::Scale ? kScaleKeyFactor : kSheetKeyFactor;
                if (isResize)
                    scaleSheetPart(edit, part, from, isLarger ? factor : 1 / factor);
                else
                    moveSheetPart(edit, part, from, *step);
            }
            return {};
        },
        isResize ? MapDocument::MergeId::None : m_nudgeMerge);
    return true;
}

void SheetGrip::paint(QPainter& painter, const MapScene& scene, const MapSelection& selection, double pixel)
{
    const QRectF box = boxOfOnlyPart(scene.model(), selection);
    if (box.isEmpty()) return;
    painter.setPen(QPen(mapColours(scene.theme).selection, 1.8 * pixel));
    painter.setBrush(mapColours(scene.theme).handleFill);
    for (const QPointF& corner : cornersOf(box)) painter.drawRect(around(corner, 4.5 * pixel));
}

QString SheetGrip::moveTitle(SheetPart part)
{
    switch (part) {
    case SheetPart::Compass: return tr("Move the compass");
    case SheetPart::Scale: return tr("Move the scale");
    case SheetPart::Title: return tr("Move the title");
    case SheetPart::Legend: return tr("Move the legend");
    }
    return {};
}

QString SheetGrip::resizeTitle(SheetPart part)
{
    switch (part) {
    case SheetPart::Compass: return tr("Resize the compass");
    case SheetPart::Scale: return tr("Resize the scale");
    case SheetPart::Title: return tr("Resize the title");
    case SheetPart::Legend: return tr("Resize the legend");
    }
    return {};
}

} // namespace marches::editor
