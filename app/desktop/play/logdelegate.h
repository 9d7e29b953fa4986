// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QStyledItemDelegate>

#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// Paints a line of the log: plate of the seat, sentence (as many lines as it needs), a pencil where dice were set or
/// the position changed by hand, rule.
class LogDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setContext(const PlayContext* context) { m_context = context; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    static int viewWidth(const QStyleOptionViewItem& option);
    static QRect textRect(int width, const QModelIndex& index);

    const PlayContext* m_context = nullptr;
    /// Heights of lines at m_width by their text and its room: a view asks for all of them again whenever a line is
    /// added.
    mutable QHash<QString, int> m_heights;
    mutable int m_width = 0;
    mutable QFont m_font;
};

} // namespace marches::app
