// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/maptool.h"

#include "editor/canvas/mapview.h"
#include "editor/document/edittexts.h"

#include <QKeyEvent>
#include <QLineF>
#include <QPainter>

#include <optional>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kDragStart = 4; ///< pixels that a click may wander

SnapSwitches theSwitches;

} // namespace

void MapTool::setSnapSwitches(const SnapSwitches& switches) { theSwitches = switches; }
const SnapSwitches& MapTool::snapSwitches() { return theSwitches; }

QString MapTool::iconName() const { return QStringLiteral("tool-") + id(); }

MapTool::~MapTool()
{
    if (m_view != nullptr) m_view->setTool(nullptr);
}

void MapTool::attach(MapView* view)
{
    if (m_view != nullptr) {
        if (isBusy()) cancel();
        detached();
        disconnect(m_told);
    }
    m_view = view;
    m_isPressed = m_isDragging = m_isOver = false;
    m_snapper.clear();
    if (m_view == nullptr) return;
    m_told = connect(&document(), &MapDocument::aboutToTell, this, [this] {
        if (!m_isActing) dropWhatIsGone();
    });
    attached();
}

QString MapTool::pointWords() const { return snap() ? snap()->label : QString(); }

const MapScene& MapTool::scene() const { return m_view->scene(); }
MapDocument& MapTool::document() const { return *m_view->document(); }
MapSelection& MapTool::selection() const { return *m_view->selection(); }

void MapTool::refresh() const
{
    if (m_view != nullptr) m_view->update();
}

void MapTool::forgetCurrentPlace() { m_view->setCurrentPlace(std::nullopt); }

void MapTool::takeBackPoint()
{
    if (!hasDraft()) return;
    takeBack();
    emit hintChanged();
    refresh();
}

void MapTool::refuseWith(const char* code) const
{
    const QString sentence = refusalText(EditRefusal{code, m_pointer.at});
    m_view->showRefusal(sentence);
    emit m_view->spoken(sentence);
}

std::optional<QPointF> MapTool::arrowStep(const QKeyEvent& event)
{
    const bool fine = event.modifiers().testFlag(Qt::AltModifier);
    const double step = event.modifiers().testFlag(Qt::ShiftModifier) ? 10 : fine ? 0.1 : 1;
    switch (event.key()) {
    case Qt::Key_Left: return QPointF(-step, 0);
    case Qt::Key_Right: return QPointF(step, 0);
    case Qt::Key_Up: return QPointF(0, -step);
    case Qt::Key_Down: return QPointF(0, step);
    default: return std::nullopt;
    }
}

Pointer MapTool::snappedPointer(const Pointer& pointer)
{
    Pointer here = pointer;
    SnapTargets targets = snapTargets();
    targets.grid = targets.any() && theSwitches.grid;
    targets.vertices = targets.vertices && theSwitches.points;
    targets.lines = targets.lines && theSwitches.lines;
    targets.guides = targets.guides && theSwitches.guides;
    if (targets.any() && pointer.modifiers.testFlags(Qt::ControlModifier | Qt::ShiftModifier)) {
        here.modifiers &= ~(Qt::ControlModifier | Qt::ShiftModifier); // here they are not what each is by itself
        here.modifiers |= Qt::AltModifier;
    }
    if (!theSwitches.on || here.hasAlt() || !targets.any())
        m_snapper.clear();
    else if (const std::optional<SnapResult>& found = m_snapper.snap(document(), pointer.at, pointer.pixel, targets))
        here.snapped = found->at;
    return here;
}

template <class Deed> void MapTool::act(const Deed& deed)
{
    const bool outer = std::exchange(m_isActing, true);
    deed();
    m_isActing = outer;
    if (m_view != nullptr && !m_isActing) dropWhatIsGone();
    refresh();
}

void MapTool::mousePress(const Pointer& pointer)
{
    m_isPressed = true;
    m_isDragging = false;
    m_pointer = m_pressed = snappedPointer(pointer);
    act([this] { pressed(m_pointer); });
}

void MapTool::mouseMove(const Pointer& pointer)
{
    m_isOver = true;
    if (m_isPressed && !m_isDragging && QLineF(pointer.at, m_pressed.at).length() > kDragStart * pointer.pixel)
        m_isDragging = true;
    m_pointer = snappedPointer(pointer);
    act([this] {
        if (!m_isPressed)
            moved(m_pointer);
        else if (m_isDragging)
            dragged(m_pointer);
    });
}

void MapTool::mouseRelease(const Pointer& pointer)
{
    if (!m_isPressed) return;
    m_pointer = snappedPointer(pointer);
    m_isPressed = false;
    const bool wasDrag = std::exchange(m_isDragging, false);
    act([&] { released(m_pointer, wasDrag); });
}

void MapTool::mouseDoubleClick(const Pointer& pointer)
{
    m_pointer = snappedPointer(pointer);
    act([this] { doubleClicked(m_pointer); });
}

void MapTool::mouseLeave()
{
    m_isOver = false;
    m_snapper.clear();
    if (m_isPressed) return refresh();
    act([this] { left(); });
}

void MapTool::paint(QPainter& painter, double pixel) const
{
    painter.save();
    drawOverlay(painter, pixel);
    painter.restore();
    if (m_isOver) m_snapper.paint(painter, pixel, scene().theme, m_view->rect());
}

} // namespace marches::editor
