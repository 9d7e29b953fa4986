// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/style.h"

#include <algorithm>

#include "app/desktop/shell/theme.h"

#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>
#include <QToolButton>

namespace marches::app {

namespace {

constexpr int kRadius = 5;
constexpr int kNarrow = 10; ///< beside the text of a narrow button
constexpr int kTarget = 28; ///< least side of anything that is clicked

bool isPrimary(const QWidget* widget) { return widget != nullptr && widget->property("primary").toBool(); }

void drawBox(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& edge, qreal width = 1.0)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(edge, width));
    painter->setBrush(fill);
    const qreal inset = width / 2;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
    painter->restore();
}

QColor stronger(const QColor& colour, int percent)
{
    return colours().dark ? colour.lighter(100 + percent) : colour.darker(100 + percent);
}

void drawButton(const QStyleOption* option, QPainter* painter, const QWidget* widget)
{
    const Colours& c = colours();
    const bool enabled = (option->state & QStyle::State_Enabled) != 0;
    const bool down = (option->state & QStyle::State_Sunken) != 0;
    const bool on = (option->state & QStyle::State_On) != 0;
    const bool hover = enabled && (option->state & QStyle::State_MouseOver) != 0;
    QColor fill = c.dark ? c.panel : c.base;
    QColor edge = c.edge;
    if (isPrimary(widget) && enabled) {
        fill = edge = c.accent;
    } else if (on) {
        fill = c.chip;
        edge = c.accent;
    }
    if (!enabled) edge = c.line;
    if (down)
        fill = stronger(fill, 12);
    else if (hover)
        fill = stronger(fill, 5);
    drawBox(painter, option->rect, fill, edge);
}

} // namespace

void drawFocusRing(QPainter* painter, const QRect& rect, int radius)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(QPen(colours().accent, 2));
    painter->drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), radius, radius);
    painter->setPen(QPen(colours().base, 1));
    painter->drawRoundedRect(QRectF(rect).adjusted(2.5, 2.5, -2.5, -2.5), radius - 1, radius - 1);
    painter->restore();
}

Style::Style() : QProxyStyle(QStringLiteral("fusion")) {}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    switch (element) {
    case PE_FrameFocusRect: drawFocusRing(painter, option->rect, kRadius); return;
    case PE_PanelButtonCommand: drawButton(option, painter, widget); return;
    case PE_PanelLineEdit: {
        const bool focus = (option->state & State_HasFocus) != 0;
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame != nullptr && frame->lineWidth <= 0) {
            painter->fillRect(option->rect, option->palette.base());
            return;
        }
        drawBox(painter, option->rect, option->palette.color(QPalette::Base), focus ? colours().accent : colours().edge,
                focus ? 2.0 : 1.0);
        return;
    }
    default: QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter, const QWidget* widget) const
{
    if (element == CE_PushButtonLabel && isPrimary(widget)) {
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
            button != nullptr && (option->state & State_Enabled) != 0) {
            QStyleOptionButton own(*button);
            own.palette.setColor(QPalette::ButtonText, colours().onAccent);
            QProxyStyle::drawControl(element, &own, painter, widget);
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

int Style::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical: return 0;
    case PM_DockWidgetTitleMargin: return 6;
    case PM_ToolBarIconSize:
    case PM_SmallIconSize:
    case PM_ButtonIconSize: return 18;
    case PM_DockWidgetSeparatorExtent: return 5;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    if (hint == SH_UnderlineShortcut) return 1;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size, const QWidget* widget) const
{
    QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        // A number alone needs no more room than its digits.
        if (widget != nullptr && widget->property("narrow").toBool())
            wanted.setWidth(size.width() + 2 * kNarrow);
        else
            wanted += QSize(12, 0);
        [[fallthrough]];
    case CT_ComboBox:
    case CT_LineEdit:
    case CT_SpinBox: wanted.setHeight(std::max(wanted.height() + 4, kTarget)); break;
    case CT_ToolButton:
        wanted.setHeight(std::max(wanted.height(), kTarget));
        wanted.setWidth(std::max(wanted.width(), kTarget));
        break;
    case CT_CheckBox:
    case CT_RadioButton: wanted.setHeight(std::max(wanted.height(), kTarget)); break;
    default: break;
    }
    return wanted;
}

} // namespace marches::app
