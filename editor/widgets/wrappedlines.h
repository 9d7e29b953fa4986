// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTreeView;

namespace marches::editor {

/// Sentences of several lines in a tree, for which it has the height of one alone.
class WrappedLines : public QStyledItemDelegate {
public:
    /// Becomes the delegate of a tree, and lays its lines out anew when a column gets another width.
    static void installIn(QTreeView& tree);

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    using QStyledItemDelegate::QStyledItemDelegate;
};

} // namespace marches::editor
