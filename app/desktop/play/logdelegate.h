// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/desktop/play/playcontext.h"

namespace marches::app {

/// Paints a line of the log: plate of the seat, sentence (as many lines as it needs), rule.
class LogDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setContext(const PlayContext* context) { m_context = context; }
    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    QRect textRect(const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const PlayContext* m_context = nullptr;
};

} // namespace marches::app
