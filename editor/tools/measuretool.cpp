// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/measuretool.h"

#include "editor/document/mapdocument.h"
#include "editor/geometry/location.h"
#include "editor/geometry/outline.h"
#include "editor/painting/mapscene.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

#include <cmath>

namespace marches::editor {

namespace {

QString measureOf(double value)
{
    constexpr double kWhole = 100; // from here on nobody reads tenths
    return QLocale().toString(value, 'f', value < kWhole ? 1 : 0);
}

double enclosedBy(const QPainterPath& path)
{
    double twice = 0;
    for (const QPolygonF& ring : path.toSubpathPolygons())
        for (qsizetype i = 0, j = ring.size() - 1; i < ring.size(); j = i++)
            twice += ring[j].x() * ring[i].y() - ring[i].x() * ring[j].y();
    return std::abs(twice) / 2;
}

} // namespace

QString MeasureTool::name() const { return tr("Measure"); }

QString MeasureTool::hint() const
{
    const QString found = measured();
    const QString how =
        isBusy() ? tr("Click: next point. Click the first point: area. Enter or double click: done. Esc: clear")
                 : tr("Click from point to point; along borders it follows them. Ctrl: straight");
    return found.isEmpty() ? how : tr("%1. %2", "what was measured; what the mouse does").arg(found, how);
}

QPainterPath MeasureTool::line() const
{
    if (m_isClosed) return trail().closedPath(map());
    if (m_isDone) return trail().path(map());
    return trail().path(map(), pointer().snapped, borderPointOf(snap()), pointer().has(Qt::ControlModifier));
}

QString MeasureTool::measured() const
{
    if (!isAttached()) return {};
    if (isBusy()) {
        const QPainterPath path = line();
        if (m_isClosed)
            return tr("Length: %1 units, area: %2 square units")
                .arg(measureOf(path.length()), measureOf(enclosedBy(path)));
        return tr("Length: %1 units").arg(measureOf(path.length()));
    }
    if (!isOver()) return {};
    const FaceId face = faceAt(map(), pointer().at);
    const std::optional<RecordId> place = model().placeOf(face);
    if (!place || face == kOutside) return {};
    return tr("%1: area %2 square units, outline %3 units")
        .arg(document().name(model().places().at(*place)), measureOf(areaOf(map(), face)),
             measureOf(outlineOf(map(), face).length()));
}

bool MeasureTool::finish()
{
    m_isDone = true;
    constexpr double kClosing = 8; // pixels, as of a press that closes an outline
    m_isClosed = trail().size() >= 3 && distanceBetween(pointer().at, trail().first()) <= kClosing * pointer().pixel;
    emit hintChanged();
    refresh();
    return false; // it stays, to be read
}

void MeasureTool::pressed(const Pointer& pointer)
{
    if (m_isDone) cancel();
    PathTool::pressed(pointer);
    emit hintChanged();
}

void MeasureTool::moved(const Pointer& /*pointer*/)
{
    refresh();
    emit hintChanged();
}

void MeasureTool::dragged(const Pointer& pointer)
{
    if (!m_isDone) PathTool::dragged(pointer);
    emit hintChanged();
}

void MeasureTool::doubleClicked(const Pointer& pointer)
{
    if (!m_isDone) PathTool::doubleClicked(pointer);
}

bool MeasureTool::keyPress(QKeyEvent& event)
{
    if (m_isDone && event.key() == Qt::Key_Backspace) m_isDone = m_isClosed = false; // draws on
    return PathTool::keyPress(event);
}

bool MeasureTool::cancel()
{
    m_isDone = m_isClosed = false;
    return PathTool::cancel();
}

void MeasureTool::detached()
{
    m_isDone = m_isClosed = false;
    PathTool::detached();
}

void MeasureTool::drawOverlay(QPainter& painter, double pixel) const
{
    const QString found = measured();
    if (found.isEmpty()) return;
    const MapColours& colours = mapColours(scene().theme);
    if (isBusy()) trail().paint(painter, line(), pixel, scene().theme, m_isClosed);
    painter.save();
    painter.translate(m_isDone ? trail().last() : pointer().at);
    painter.scale(pixel, pixel);
    painter.setFont(QApplication::font());
    const QFontMetricsF metrics(painter.font());
    constexpr double kRoom = 6;
    // On the left, as the word of what is drawn: what snapping found stands on the right.
    const double width = 2 * kRoom + metrics.horizontalAdvance(found);
    const QRectF plate(-14 - width, 14, width, metrics.height() + kRoom);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.callout);
    painter.drawRoundedRect(plate, 4, 4);
    painter.setPen(colours.onCallout);
    painter.drawText(plate, Qt::AlignCenter, found);
    painter.restore();
}

} // namespace marches::editor
