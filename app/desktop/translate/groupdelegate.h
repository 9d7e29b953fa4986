// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace marches::app {

/// Paints a group of texts: its name, how many are done of how many, and a bar of that below.
class GroupDelegate : public QStyledItemDelegate {
public:
    enum { GroupRole = Qt::UserRole, DoneRole, TotalRole };

    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace marches::app
