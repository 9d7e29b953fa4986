// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/widgets/style.h"

#include <algorithm>

#include "app/desktop/base/textdirection.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/widgets/styleparts.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>
#include <QTabBar>
#include <QToolButton>

namespace marches::app {

namespace {

constexpr int kNarrow = 10; ///< beside the text of a narrow button
constexpr int kRow = 26;    ///< height of a row of a list
constexpr int kPad = 6;

bool isPrimary(const QWidget* widget) { return widget != nullptr && widget->property("primary").toBool(); }

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
    if ((option->state & QStyle::State_HasFocus) == 0) return;
    if (isPrimary(widget) && enabled) { // the ring's own colour is that of the button
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(c.onAccent, 2));
        painter->drawRoundedRect(QRectF(option->rect).adjusted(3, 3, -3, -3), kBoxRadius - 1, kBoxRadius - 1);
        painter->restore();
    } else {
        drawFocusRing(painter, option->rect, kBoxRadius);
    }
}

/// A strip with the panel's name, so that one sees where it begins.
void drawPanelTitle(const QStyleOptionDockWidget& option, QPainter* painter, const QRect& words)
{
    painter->save();
    painter->fillRect(option.rect, colours().title);
    painter->setFont(fontFor(TextRole::Strong));
    painter->setPen(colours().text);
    drawLeading(painter, words, Qt::AlignVCenter,
                painter->fontMetrics().elidedText(option.title, Qt::ElideRight, words.width()), option.direction);
    painter->restore();
}

/// The chosen tab is underlined in the accent; the others lie flat.
void drawTab(const QStyleOptionTab& option, QPainter* painter)
{
    const bool chosen = (option.state & QStyle::State_Selected) != 0;
    const bool south = option.shape == QTabBar::RoundedSouth || option.shape == QTabBar::TriangularSouth;
    const QRect& rect = option.rect;
    if (chosen)
        painter->fillRect(rect, colours().base);
    else if ((option.state & QStyle::State_MouseOver) != 0)
        painter->fillRect(rect, colours().title);
    painter->fillRect(QRect(rect.left(), south ? rect.top() : rect.bottom(), rect.width(), 1), colours().line);
    if (chosen)
        painter->fillRect(QRect(rect.left(), south ? rect.top() : rect.bottom() - 2, rect.width(), 3),
                          colours().accent);
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

void Style::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    auto* label = qobject_cast<QLabel*>(widget);
    if (label == nullptr) return;
    polishLabel(*label);
    label->installEventFilter(this);
}

void Style::unpolish(QWidget* widget)
{
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool Style::eventFilter(QObject* watched, QEvent* event)
{
    if (unpolishesLabels(event->type()))
        if (auto* label = qobject_cast<QLabel*>(watched)) polishLabel(*label);
    return QProxyStyle::eventFilter(watched, event);
}

void Style::drawMirroredFold(const QStyleOptionToolButton& button, QPainter* painter, const QWidget* widget) const
{
    QStyleOption arrow;
    arrow.QStyleOption::operator=(button);
    arrow.rect.setLeft(button.rect.right() - button.iconSize.width());
    const bool open = button.arrowType == Qt::DownArrow;
    proxy()->drawPrimitive(open ? PE_IndicatorArrowDown : PE_IndicatorArrowLeft, &arrow, painter, widget);
    QStyleOptionToolButton words(button);
    words.features &= ~QStyleOptionToolButton::ToolButtonFeatures(QStyleOptionToolButton::Arrow);
    words.toolButtonStyle = Qt::ToolButtonTextOnly;
    words.rect.setRight(arrow.rect.left() - 1);
    QProxyStyle::drawControl(CE_ToolButtonLabel, &words, painter, widget);
}

void Style::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                          const QWidget* widget) const
{
    switch (element) {
    case PE_FrameFocusRect: drawFocusRing(painter, option->rect, kBoxRadius); return;
    case PE_FrameTabBarBase: return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: drawCheckIndicator(*option, painter); return;
    case PE_IndicatorRadioButton: drawRadioIndicator(*option, painter); return;
    case PE_PanelButtonCommand: drawButton(option, painter, widget); return;
    case PE_PanelLineEdit: {
        const bool focus = (option->state & State_HasFocus) != 0;
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
            frame != nullptr && frame->lineWidth <= 0) {
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

void Style::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                        const QWidget* widget) const
{
    if (element == CE_PushButtonLabel) {
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton own(*button);
            if (isPrimary(widget) && (option->state & State_Enabled) != 0)
                own.palette.setColor(QPalette::ButtonText, colours().onAccent);
            own.text = inOwnDirection(button->text, button->direction);
            m_sidesAreSeen = true; // beside a glyph
            QProxyStyle::drawControl(element, &own, painter, widget);
            m_sidesAreSeen = false;
            return;
        }
    }
    if (element == CE_ToolButtonLabel && option->direction == Qt::RightToLeft) {
        const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        if (button != nullptr && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon &&
            (button->features & QStyleOptionToolButton::Arrow) != 0) {
            drawMirroredFold(*button, painter, widget);
            return;
        }
    }
    if (element == CE_ItemViewItem) {
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option)) {
            QStyleOptionViewItem own(*item);
            own.text = inOwnDirection(item->text, item->direction);
            QProxyStyle::drawControl(element, &own, painter, widget);
            return;
        }
    }
    if (element == CE_DockWidgetTitle) {
        if (const auto* dock = qstyleoption_cast<const QStyleOptionDockWidget*>(option)) {
            const QRect words = subElementRect(SE_DockWidgetTitleBarText, option, widget);
            const bool mirrored = option->direction == Qt::RightToLeft;
            drawPanelTitle(*dock, painter, mirrored ? words.adjusted(0, 0, -kPad, 0) : words.adjusted(kPad, 0, 0, 0));
            return;
        }
    }
    if (element == CE_TabBarTabShape) {
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            drawTab(*tab, painter);
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void Style::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                               const QWidget* widget) const
{
    if (control == CC_ScrollBar)
        drawScrollBar(option, painter, subControlRect(control, option, SC_ScrollBarSlider, widget));
    else if (control == CC_Slider)
        drawSlider(option, painter, subControlRect(control, option, SC_SliderGroove, widget),
                   subControlRect(control, option, SC_SliderHandle, widget));
    else if (const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
             control == CC_SpinBox && spin != nullptr)
        drawSpinBox(*spin, painter, subControlRect(control, option, SC_SpinBoxUp, widget),
                    subControlRect(control, option, SC_SpinBoxDown, widget));
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect Style::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                            const QWidget* widget) const
{
    if (control == CC_ScrollBar)
        if (const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option)) return scrollBarPart(*bar, part);
    const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return option->direction == Qt::RightToLeft ? rect.adjusted(0, 0, -4, 0) : rect.adjusted(4, 0, 0, 0);
    return rect;
}

QRect Style::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    return element == SE_LineEditContents ? rect.adjusted(4, 0, -4, 0) : rect;
}

void Style::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                         const QString& text, QPalette::ColorRole role) const
{
    const int absolute = m_sidesAreSeen ? Qt::AlignAbsolute : 0;
    QProxyStyle::drawItemText(painter, rect, flags | absolute, palette, enabled, text, role);
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
    case PM_ScrollBarExtent: return 12;
    case PM_ScrollBarSliderMin: return kClickTarget;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int Style::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget, QStyleHintReturn* data) const
{
    if (hint == SH_UnderlineShortcut) return 1;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

QSize Style::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                              const QWidget* widget) const
{
    QSize wanted = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        // A number alone needs no more room than its digits.
        if (widget != nullptr && widget->property("narrow").toBool())
            wanted.setWidth(size.width() + 2 * kNarrow);
        else
            wanted += QSize(12, 0);
        wanted.setHeight(std::max(wanted.height() + 4, kClickTarget));
        break;
    case CT_ComboBox:
    case CT_SpinBox:
        wanted += QSize(12, 0); // or the last letter is cut off beside the arrows
        [[fallthrough]];
    case CT_LineEdit: wanted.setHeight(std::max(wanted.height() + 4, kClickTarget)); break;
    case CT_ToolButton:
        wanted.setHeight(std::max(wanted.height(), kClickTarget));
        wanted.setWidth(std::max(wanted.width(), kClickTarget));
        break;
    case CT_ItemViewItem: wanted.setHeight(std::max(wanted.height(), kRow)); break;
    case CT_CheckBox:
    case CT_RadioButton: wanted.setHeight(std::max(wanted.height(), kClickTarget)); break;
    default: break;
    }
    return wanted;
}

} // namespace marches::app
