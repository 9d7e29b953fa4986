// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/scenerygrip.h"

#include "editor/document/mapselection.h"
#include "editor/document/sceneryedits.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/segment.h"
#include "editor/painting/mapscene.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr double kSceneryReach = 7; ///< pixels

/// Null: none, or several, or something else as well.
const engine::MapScenery* onlyPiece(const MapModel& model, const MapSelection& selection)
{
    const MapSelection::Items& items = selection.items();
    if (items.scenery.size() != 1 || !items.places.empty() || !items.stamps.empty() || !items.sheet.empty())
        return nullptr;
    return findScenery(model, items.scenery.front());
}

/// The middles between points, each before the point of its number; of an area the last one before the end.
std::vector<QPointF> middlesOf(const engine::MapScenery& piece)
{
    std::vector<QPointF> middles;
    const std::size_t count = piece.points.size();
    for (std::size_t i = 1; i < count + (piece.isPath ? 0 : 1); ++i)
        middles.push_back((pointOf(piece.points[i - 1]) + pointOf(piece.points[i % count])) / 2);
    return middles;
}

} // namespace

bool SceneryGrip::takePoint(MapDocument& document, const MapSelection& selection, const Pointer& pointer)
{
    release();
    const engine::MapScenery* piece = onlyPiece(document.model(), selection);
    if (piece == nullptr || document.isReadOnly()) return false;
    const auto isNear = [&](const QPointF& at) {
        return distanceBetween(at, pointer.at) <= kSceneryReach * pointer.pixel;
    };
    for (std::size_t i = 0; i < piece->points.size() && !m_point; ++i)
        if (isNear(pointOf(piece->points[i]))) m_point = i;
    const std::vector<QPointF> middles = middlesOf(*piece);
    for (std::size_t i = 0; i < middles.size() && !m_point; ++i)
        if (isNear(middles[i])) {
            m_point = i + 1;
            m_isNew = true;
        }
    if (!m_point) return false;
    m_ids = {piece->id};
    m_from = pointer.at;
    m_merge = document.newMergeId();
    m_undoIndex = document.undoStack().index();
    m_current = m_isNew ? std::nullopt : m_point;
    m_currentOf = piece->id;
    m_byPointer = true;
    return true;
}

void SceneryGrip::takePiece(MapDocument& document, MapSelection& selection, const std::string& id, const QPointF& at)
{
    release();
    if (findScenery(document.model(), id) == nullptr) return;
    if (!selection.hasScenery(id)) selection.selectScenery({id});
    m_ids = selection.items().scenery;
    m_before = sceneryOf(document.model(), m_ids);
    m_from = at;
    m_merge = document.newMergeId();
    m_undoIndex = document.undoStack().index();
}

void SceneryGrip::drag(MapDocument& document, const QPointF& at)
{
    if (!isActive()) return;
    if (m_point) {
        document.edit(
            m_isNew ? tr("Add a point of scenery") : tr("Move a point of scenery"),
            [&](MapEdit& edit) -> EditOutcome {
                if (m_isNew && document.undoStack().index() == m_undoIndex)
                    insertSceneryPoint(edit, m_ids.front(), *m_point, at);
                else
                    moveSceneryPoint(edit, m_ids.front(), *m_point, at);
                return {};
            },
            m_merge);
        return;
    }
    // From how it was when it was taken: points are kept in tenths, and steps of the mouse may be smaller.
    const QPointF by = at - m_from;
    document.edit(
        tr("Move scenery"),
        [&](MapEdit& edit) -> EditOutcome {
            setScenery(edit, turned(m_before, QTransform::fromTranslate(by.x(), by.y())));
            return {};
        },
        m_merge);
}

void SceneryGrip::release()
{
    m_ids.clear();
    m_before.clear();
    m_point.reset();
    m_isNew = false;
    m_nudged.clear();
}

void SceneryGrip::dropWhatIsGone(const MapModel& model)
{
    if (std::ranges::any_of(m_ids, [&](const std::string& id) { return findScenery(model, id) == nullptr; })) release();
    const engine::MapScenery* piece = findScenery(model, m_currentOf);
    if (m_current && (piece == nullptr || *m_current >= piece->points.size())) m_current.reset();
}

bool SceneryGrip::cancel(MapDocument& document)
{
    if (!isActive()) return false;
    if (document.undoStack().index() > m_undoIndex) document.undoStack().undo();
    release();
    return true;
}

bool SceneryGrip::isOver(const MapSelection& selection, const Pointer& pointer)
{
    const engine::MapScenery* piece = onlyPiece(selection.document().model(), selection);
    if (piece == nullptr) return false;
    for (std::size_t i = 0; i < piece->points.size(); ++i)
        if (distanceBetween(pointOf(piece->points[i]), pointer.at) <= kSceneryReach * pointer.pixel) {
            m_current = i;
            m_currentOf = piece->id;
            m_byPointer = true;
            return true;
        }
    if (m_byPointer) m_current.reset(); // what keys have chosen stays
    return false;
}

bool SceneryGrip::step(const MapSelection& selection, bool forward)
{
    const engine::MapScenery* piece = onlyPiece(selection.document().model(), selection);
    if (piece == nullptr) return false;
    m_byPointer = false;
    if (!m_current || m_currentOf != piece->id) {
        m_currentOf = piece->id;
        m_current = forward ? 0 : piece->points.size() - 1;
        return true;
    }
    const bool isLast = forward ? *m_current + 1 >= piece->points.size() : *m_current == 0;
    if (isLast) {
        m_current.reset();
        return false;
    }
    m_current = forward ? *m_current + 1 : *m_current - 1;
    return true;
}

bool SceneryGrip::key(const QKeyEvent& event, MapDocument& document, const MapSelection& selection,
                      const std::optional<QPointF>& step)
{
    const std::vector<std::string> ids = selection.items().scenery;
    if (ids.empty() || document.isReadOnly()) return false;
    const engine::MapScenery* piece = onlyPiece(document.model(), selection);
    const bool atPoint = piece != nullptr && m_current && m_currentOf == piece->id && *m_current < piece->points.size();
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        if (!atPoint) return false;
        bool removed = false;
        document.edit(tr("Remove a point of scenery"), [&](MapEdit& edit) -> EditOutcome {
            removed = removeSceneryPoint(edit, ids.front(), *m_current);
            return {};
        });
        if (removed) m_current.reset();
        return removed;
    }
    if (!step || event.modifiers().testFlag(Qt::ControlModifier)) return false; // with Ctrl it is turned and scaled
    const std::string what = ids.front() + (atPoint ? "/" + std::to_string(*m_current) : std::string());
    if (m_nudged != what) {
        m_nudged = what;
        m_nudgeMerge = document.newMergeId();
    }
    document.edit(
        atPoint ? tr("Move a point of scenery") : tr("Move scenery"),
        [&](MapEdit& edit) -> EditOutcome {
            if (atPoint)
                moveSceneryPoint(edit, ids.front(), *m_current, pointOf(piece->points[*m_current]) + *step);
            else
                setScenery(edit, turned(sceneryOf(edit.model(), ids), QTransform::fromTranslate(step->x(), step->y())));
            return {};
        },
        m_nudgeMerge);
    return true;
}

void SceneryGrip::paint(QPainter& painter, const MapScene& scene, const MapSelection& selection, double pixel) const
{
    const engine::MapScenery* piece = onlyPiece(scene.model(), selection);
    if (piece == nullptr || selection.document().isReadOnly()) return;
    const MapColours& colours = mapColours(scene.theme);
    painter.setPen(QPen(colours.selection, 1.2 * pixel));
    painter.setBrush(colours.handleFill);
    if (!isActive())
        for (const QPointF& middle : middlesOf(*piece)) painter.drawEllipse(middle, 2.6 * pixel, 2.6 * pixel);
    painter.setPen(QPen(colours.selection, 1.8 * pixel));
    for (std::size_t i = 0; i < piece->points.size(); ++i) {
        const bool isCurrent = m_current == i && m_currentOf == piece->id;
        painter.setBrush(isCurrent ? colours.change : colours.handleFill);
        painter.drawRect(around(pointOf(piece->points[i]), (isCurrent ? 5.5 : 4) * pixel));
    }
}

} // namespace marches::editor
