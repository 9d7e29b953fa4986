// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/picturetool.h"

#include "editor/canvas/mapview.h"
#include "editor/document/picturefit.h"
#include "editor/geometry/boxes.h"
#include "editor/geometry/segment.h"
#include "editor/painting/mapscene.h"

#include <QFont>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace marches::editor {

namespace {

constexpr double kPictureHandle = 8; ///< pixels
constexpr double kPinReach = 9;
constexpr double kPictureTurnAway = 24; ///< of the handle that turns, above the upper edge
constexpr double kOpacityStep = 0.1;
constexpr double kPictureTurnStep = 15; ///< degrees

double pictureAngle(const QPointF& way) { return std::atan2(way.y(), way.x()) * 180 / std::numbers::pi; }

} // namespace

QString PictureTool::name() const { return tr("Picture"); }

QString PictureTool::hint() const
{
    if (m_isLoose) return tr("Arrows: the pin over the picture. Enter: fix it. Del: remove it");
    if (m_pin)
        return tr(
            "Drag or arrows: this point of the picture, while the other pins stay. Del: remove the pin. Tab: next "
            "pin");
    return tr("Drag: move, at a corner scale, at the handle turn. Shift+click or K: a pin, by which the picture is "
              "fitted. Ctrl+arrows: turn, fade. Enter: lock. ` held: without it");
}

bool PictureTool::hasPicture() const { return model().info.picture && !scene().picture.isNull(); }

std::array<QPointF, 4> PictureTool::corners(const engine::TracePicture& picture) const
{
    const QTransform place = placeOf(picture);
    std::array<QPointF, 4> all = cornersOf(QRectF(QPointF(), QSizeF(scene().picture.size())));
    for (QPointF& corner : all) corner = place.map(corner);
    return all;
}

QPointF PictureTool::turnHandle(double pixel) const
{
    const std::array<QPointF, 4> all = corners(*model().info.picture);
    const QPointF up = (all[0] + all[1] - all[2] - all[3]) / 2;
    return (all[0] + all[1]) / 2 + up * (kPictureTurnAway * pixel / std::max(std::hypot(up.x(), up.y()), 1e-9));
}

PictureTool::Held PictureTool::gripAt(const Pointer& pointer) const
{
    if (!hasPicture()) return {};
    const engine::TracePicture& picture = *model().info.picture;
    for (std::size_t i = 0; i < picture.pins.size(); ++i)
        if (distanceBetween(pinPoint(picture, i), pointer.at) < kPinReach * pointer.pixel) return {Grip::Pin, i};
    const std::array<QPointF, 4> all = corners(picture);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (distanceBetween(all[i], pointer.at) < kPictureHandle * pointer.pixel) return {Grip::Corner, i};
    if (distanceBetween(turnHandle(pointer.pixel), pointer.at) < kPictureHandle * pointer.pixel) return {Grip::Turn, 0};
    return {Grip::Body, 0};
}

QCursor PictureTool::cursor() const
{
    switch (m_held.grip != Grip::None ? m_held.grip : m_over.grip) {
    case Grip::Corner: return m_over.number % 2 == 0 ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
    case Grip::Turn: return m_held.grip == Grip::Turn ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
    case Grip::Pin: return Qt::PointingHandCursor;
    case Grip::None:
    case Grip::Body: break;
    }
    return Qt::SizeAllCursor;
}

void PictureTool::set(const engine::TracePicture& picture, const QString& title, MapDocument::MergeId merge)
{
    document().edit(
        title,
        [&](MapEdit& edit) -> EditOutcome {
            setPicture(edit, picture);
            return {};
        },
        merge);
}

void PictureTool::moved(const Pointer& pointer) { m_over = gripAt(pointer); }

void PictureTool::pressed(const Pointer& pointer)
{
    m_before.reset();
    m_held = {};
    if (!hasPicture()) return refuseWith("nothing-traced");
    if (model().info.picture->locked) return refuseWith("picture-locked");
    const Held grip = gripAt(pointer);
    if (pointer.has(Qt::ShiftModifier) && grip.grip != Grip::Pin) {
        putPin(pointer.at);
        return;
    }
    m_isLoose = false;
    m_over = m_held = grip;
    m_pin.reset();
    if (grip.grip == Grip::Pin) m_pin = grip.number;
    m_before = model().info.picture;
    m_merge = document().newMergeId();
    m_undoIndex = document().undoStack().index();
    emit hintChanged();
}

engine::TracePicture PictureTool::about(const QPointF& middle, double factor, double degrees) const
{
    engine::TracePicture picture = *m_before;
    picture.scale = std::clamp(m_before->scale * factor, kLeastPictureScale, kLargestPictureScale);
    const double growth = picture.scale / m_before->scale;
    QTransform by;
    by.translate(middle.x(), middle.y());
    by.rotate(degrees);
    by.scale(growth, growth);
    by.translate(-middle.x(), -middle.y());
    const QPointF at = by.map(pointOf(m_before->at));
    picture.at = {at.x(), at.y()};
    picture.turn = std::remainder(m_before->turn + degrees, 360);
    return picture;
}

void PictureTool::dragged(const Pointer& pointer)
{
    if (!m_before) return;
    const std::array<QPointF, 4> all = corners(*m_before);
    switch (m_held.grip) {
    case Grip::None: return;
    case Grip::Body: {
        engine::TracePicture picture = *m_before;
        picture.at.x += pointer.at.x() - pressedAt().at.x();
        picture.at.y += pointer.at.y() - pressedAt().at.y();
        return set(picture, tr("Move the picture"), m_merge);
    }
    case Grip::Corner: { // the corner across stays where it is
        const QPointF fixed = all[(m_held.number + 2) % 4];
        const QPointF held = all[m_held.number] - fixed;
        const QPointF now = pointer.at - fixed;
        const double along = QPointF::dotProduct(held, now) / QPointF::dotProduct(held, held);
        return set(about(fixed, along, 0), tr("Scale the picture"), m_merge);
    }
    case Grip::Turn: {
        const QPointF middle = (all[0] + all[2]) / 2;
        double degrees = pictureAngle(pointer.at - middle) - pictureAngle(pressedAt().at - middle);
        if (pointer.has(Qt::ShiftModifier)) degrees = std::round(degrees / kPictureTurnStep) * kPictureTurnStep;
        return set(about(middle, 1, degrees), tr("Turn the picture"), m_merge);
    }
    case Grip::Pin: return movePin(*m_before, m_held.number, pointer.at, m_merge);
    }
}

void PictureTool::released(const Pointer& pointer, bool wasDrag)
{
    m_before.reset();
    m_held = {};
    m_over = gripAt(pointer);
    if (m_pin && wasDrag) tellPin();
}

void PictureTool::movePin(const engine::TracePicture& before, std::size_t pin, const QPointF& to,
                          MapDocument::MergeId merge)
{
    const QString title = m_isLoose                ? tr("Put a pin into the picture")
                          : before.pins.size() > 1 ? tr("Fit the picture")
                                                   : tr("Move the picture");
    const EditOutcome done = document().edit(
        title,
        [&](MapEdit& edit) -> EditOutcome {
            if (m_isLoose) return setPin(edit, pin, to);
            const auto fitted = withPinAt(before, pin, to);
            if (!fitted) return tl::unexpected(fitted.error());
            setPicture(edit, *fitted);
            return {};
        },
        merge);
    static_cast<void>(done); // the view tells a refusal
}

bool PictureTool::putPin(const QPointF& at)
{
    const EditOutcome done =
        document().edit(tr("Put a pin into the picture"), [&at](MapEdit& edit) { return addPin(edit, at); });
    if (!done) return false;
    m_pin = model().info.picture->pins.size() - 1;
    tellPin();
    emit hintChanged();
    return true;
}

void PictureTool::tellPin() const
{
    const QPointF at = pinPoint(*model().info.picture, *m_pin);
    emit view().spoken(
        tr("Pin %1 at %L2, %L3", "number, left, top").arg(*m_pin + 1).arg(at.x(), 0, 'f', 1).arg(at.y(), 0, 'f', 1));
}

TabStep PictureTool::tabStep(bool forward)
{
    const std::size_t count = hasPicture() ? model().info.picture->pins.size() : 0;
    if (count == 0) return TabStep::NotMine;
    m_isLoose = false;
    std::optional<std::size_t> next;
    if (!m_pin)
        next = forward ? 0 : count - 1;
    else if (forward ? *m_pin + 1 < count : *m_pin > 0)
        next = forward ? *m_pin + 1 : *m_pin - 1;
    m_pin = next;
    if (m_pin) tellPin();
    refresh();
    emit hintChanged();
    return m_pin ? TabStep::Taken : TabStep::NotMine;
}

bool PictureTool::pinKey(const QKeyEvent& event)
{
    if (event.key() == Qt::Key_K && event.modifiers() == Qt::NoModifier) {
        m_isLoose = false;
        const QPointF at = isOver() ? pointer().at : view().toBoard(QRectF(view().rect()).center());
        m_isLoose = putPin(at);
        emit hintChanged();
        return true;
    }
    if (!m_pin) return false;
    if (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace) {
        const std::size_t pin = *m_pin;
        m_pin.reset();
        m_isLoose = false;
        document().edit(tr("Remove a pin from the picture"), [pin](MapEdit& edit) -> EditOutcome {
            removePin(edit, pin);
            return {};
        });
        emit hintChanged();
        return true;
    }
    if (m_isLoose && (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)) {
        m_isLoose = false;
        refresh();
        emit hintChanged();
        return true;
    }
    if (event.modifiers().testFlag(Qt::ControlModifier)) return false;
    const std::optional<QPointF> step = arrowStep(event);
    if (!step) return false;
    const engine::TracePicture picture = *model().info.picture;
    movePin(picture, *m_pin, pinPoint(picture, *m_pin) + *step, {});
    tellPin();
    return true;
}

bool PictureTool::turnKey(const QKeyEvent& event)
{
    const bool left = event.key() == Qt::Key_Left;
    if (!event.modifiers().testFlag(Qt::ControlModifier) || (!left && event.key() != Qt::Key_Right)) return false;
    const double step = event.modifiers().testFlag(Qt::ShiftModifier) ? 10 : 1;
    m_before = model().info.picture;
    const std::array<QPointF, 4> all = corners(*m_before);
    set(about((all[0] + all[2]) / 2, 1, left ? -step : step), tr("Turn the picture"));
    m_before.reset();
    return true;
}

bool PictureTool::keyPress(QKeyEvent& event)
{
    if (!hasPicture() || isPressed()) return false;
    engine::TracePicture picture = *model().info.picture;
    const bool isEnter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    if (isEnter && !m_isLoose) {
        picture.locked = !picture.locked;
        set(picture, picture.locked ? tr("Lock the picture") : tr("Unlock the picture"));
        return true;
    }
    const bool isUpright = event.key() == Qt::Key_Up || event.key() == Qt::Key_Down;
    if (event.modifiers().testFlag(Qt::ControlModifier) && isUpright) {
        picture.opacity =
            std::clamp(picture.opacity + (event.key() == Qt::Key_Up ? -kOpacityStep : kOpacityStep), 0.0, 1.0);
        set(picture, tr("Fade the picture"));
        return true;
    }
    const std::optional<QPointF> step = arrowStep(event);
    const bool isPin =
        event.key() == Qt::Key_K || (m_pin && (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace));
    if (!step && !isPin && !isEnter) return false;
    if (picture.locked) {
        refuseWith("picture-locked");
        return true;
    }
    if (turnKey(event) || pinKey(event)) return true;
    if (!step) return false;
    picture.at.x += step->x();
    picture.at.y += step->y();
    set(picture, tr("Move the picture"));
    return true;
}

bool PictureTool::cancel()
{
    if (m_before && m_held.grip != Grip::None) {
        if (document().undoStack().index() > m_undoIndex) document().undoStack().undo();
        m_before.reset();
        m_held = {};
        return true;
    }
    if (!m_pin) return false;
    m_pin.reset();
    m_isLoose = false;
    emit hintChanged();
    return true;
}

void PictureTool::dropWhatIsGone()
{
    const std::size_t count = model().info.picture ? model().info.picture->pins.size() : 0;
    if (m_pin && *m_pin >= count) {
        m_pin.reset();
        m_isLoose = false;
        emit hintChanged();
    }
    if (m_held.grip == Grip::Pin && m_held.number >= count) m_before.reset();
    if (!model().info.picture) m_before.reset();
    if (!m_before) m_held = {};
    m_over = {};
}

void PictureTool::detached()
{
    m_over = m_held = {};
    m_before.reset();
    m_pin.reset();
    m_isLoose = false;
}

void PictureTool::drawOverlay(QPainter& painter, double pixel) const
{
    if (!hasPicture()) return;
    const engine::TracePicture& picture = *model().info.picture;
    const MapColours& colours = mapColours(scene().theme);
    const std::array<QPointF, 4> all = corners(picture);
    painter.setPen(QPen(colours.selection, 1.5 * pixel, picture.locked ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolygon(QPolygonF(QList<QPointF>(all.begin(), all.end())));
    if (!picture.locked) {
        const QPointF turn = turnHandle(pixel);
        painter.drawLine((all[0] + all[1]) / 2, turn);
        painter.setBrush(colours.handleFill);
        for (const QPointF& corner : all) painter.drawRect(around(corner, kPictureHandle / 2 * pixel));
        painter.drawEllipse(turn, 5 * pixel, 5 * pixel);
    }
    // A pin is a ring with a cross, so that one sees the very point, and its number beside it.
    const QFont font = view().font();
    for (std::size_t i = 0; i < picture.pins.size(); ++i) {
        const QPointF at = pinPoint(picture, i);
        const bool isCurrent = m_pin == i;
        for (const auto& [colour, width] :
             {std::pair(colours.handleFill, 4.0), std::pair(isCurrent ? colours.change : colours.selection, 2.0)}) {
            painter.setPen(QPen(colour, width * pixel, isCurrent && m_isLoose ? Qt::DotLine : Qt::SolidLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(at, 8 * pixel, 8 * pixel);
            for (const QPointF& way : {QPointF(1, 0), QPointF(0, 1)})
                painter.drawLine(at - way * (12 * pixel), at + way * (12 * pixel));
        }
        painter.save();
        painter.translate(at + QPointF(11, -11) * pixel);
        painter.scale(pixel, pixel);
        painter.setFont(font);
        const QString number = QLocale().toString(static_cast<int>(i + 1));
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.callout);
        painter.drawRoundedRect(QRectF(0, -16, 16, 18), 4, 4);
        painter.setPen(colours.onCallout);
        painter.drawText(QRectF(0, -16, 16, 18), Qt::AlignCenter, number);
        painter.restore();
    }
}

} // namespace marches::editor
