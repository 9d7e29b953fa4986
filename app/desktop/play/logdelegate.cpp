// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/logdelegate.h"

#include <QAbstractItemView>
#include <QPainter>

#include "app/desktop/base/icons.h"
#include "app/desktop/base/textdirection.h"
#include "app/desktop/base/textrole.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/logmodel.h"

namespace marches::app {

namespace {

constexpr int kPlate = 20;
constexpr int kLogPad = 6;
constexpr int kPencil = 14;

int chipWidth(const QString& rule)
{
    return rule.isEmpty() ? 0 : QFontMetrics(fontFor(TextRole::Small)).horizontalAdvance(rule) + 2 * kLogPad;
}

} // namespace

int LogDelegate::viewWidth(const QStyleOptionViewItem& option)
{
    // While a size is asked for, the option's rectangle is not set yet; the view's width is.
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view != nullptr ? view->viewport()->width() : option.rect.width();
}

QRect LogDelegate::textRect(int width, const QModelIndex& index)
{
    const int pencil = index.data(LogModel::HandRole).toBool() ? kPencil + kLogPad : 0;
    const int taken = kPlate + 3 * kLogPad + chipWidth(index.data(LogModel::RuleRole).toString()) + pencil;
    return {kPlate + 2 * kLogPad, 4, std::max(60, width - taken - kLogPad), 10000};
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const int width = viewWidth(option);
    const QFont font = fontFor(TextRole::Secondary);
    if (width != m_width || font != m_font) {
        m_heights.clear();
        m_width = width;
        m_font = font;
    }
    const QString text = index.data().toString();
    const QRect room = textRect(width, index);
    int& height = m_heights[text + QChar(u'\0') + QString::number(room.width())];
    if (height == 0) height = QFontMetrics(font).boundingRect(room, Qt::TextWordWrap, text).height();
    return {100, std::max(26, height + 8)};
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (index.data(LogModel::NowRole).toBool()) painter->fillRect(option.rect, colours().chip);
    if ((option.state & QStyle::State_HasFocus) != 0 || (option.state & QStyle::State_Selected) != 0) {
        painter->setPen(colours().accent);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    const auto place = [&](const QRect& rect) { return QStyle::visualRect(option.direction, option.rect, rect); };

    const int seat = index.data(LogModel::SeatRole).toInt();
    if (m_context != nullptr && seat >= 0) {
        const QRect plate(option.rect.left() + kLogPad, option.rect.top() + 5, kPlate, 15);
        editor::drawOwnerPlate(*painter, place(plate), m_context->seatColour(seat), m_context->theme);
    }
    const QRect text = textRect(viewWidth(option), index).translated(option.rect.topLeft());
    const bool heading = index.data(LogModel::HeadingRole).toBool();
    if (heading) {
        painter->setPen(colours().line);
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
        const QRect box(text.right() - kPencil, option.rect.top() + (option.rect.height() - kPencil) / 2, kPencil,
                        kPencil);
        const bool folded = index.data(LogModel::FoldedRole).toBool();
        icon(folded ? QStringLiteral("chevron-right") : QStringLiteral("chevron-down")).paint(painter, place(box));
    }
    painter->setFont(fontFor(heading ? TextRole::Strong : TextRole::Secondary));
    painter->setPen(index.data(LogModel::NoteRole).toBool() ? colours().good : colours().text);
    drawLeading(painter, place(QRect(text.left(), text.top(), text.width(), option.rect.height() - 8)),
                Qt::TextWordWrap | Qt::AlignVCenter, index.data().toString(), option.direction);

    const QString rule = index.data(LogModel::RuleRole).toString();
    if (index.data(LogModel::HandRole).toBool()) {
        const int right = option.rect.right() - chipWidth(rule) - kLogPad;
        const QRect box(right - kPencil, option.rect.top() + (option.rect.height() - kPencil) / 2, kPencil, kPencil);
        icon(QStringLiteral("edit")).paint(painter, place(box));
    }
    if (!rule.isEmpty()) {
        const int width = chipWidth(rule);
        const QRect chip(option.rect.right() - width - 2, option.rect.top() + (option.rect.height() - 18) / 2, width,
                         18);
        painter->setPen(Qt::NoPen);
        painter->setBrush(colours().title);
        painter->drawRoundedRect(place(chip), 9, 9);
        painter->setFont(fontFor(TextRole::Small));
        painter->setPen(colours().muted);
        painter->drawText(place(chip), Qt::AlignCenter, rule);
    }
    painter->restore();
}

} // namespace marches::app
