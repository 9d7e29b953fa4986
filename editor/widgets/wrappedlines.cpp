// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/wrappedlines.h"

#include <QHeaderView>
#include <QTreeView>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr int kBesideWords = 34; ///< pixels: icon and margins of a line
constexpr int kLeastWords = 80;
constexpr int kAroundWords = 3;
constexpr int kHighest = 10'000;

} // namespace

void WrappedLines::installIn(QTreeView& tree)
{
    tree.setWordWrap(true);
    tree.setItemDelegate(new WrappedLines(&tree));
    QObject::connect(tree.header(), &QHeaderView::sectionResized, &tree, [&tree] { tree.doItemsLayout(); });
}

QSize WrappedLines::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize hint = QStyledItemDelegate::sizeHint(option, index);
    const auto* tree = qobject_cast<const QTreeView*>(option.widget);
    if (tree == nullptr) return hint;
    int depth = tree->rootIsDecorated() ? 1 : 0;
    for (QModelIndex parent = index.parent(); parent.isValid(); parent = parent.parent()) ++depth;
    if (tree->header()->visualIndex(index.column()) > 0) depth = 0;
    const int room = tree->columnWidth(index.column()) - depth * tree->indentation() - kBesideWords;
    const QRect words = option.fontMetrics.boundingRect({0, 0, std::max(room, kLeastWords), kHighest}, Qt::TextWordWrap,
                                                        index.data().toString());
    hint.setHeight(std::max(hint.height(), words.height() + 2 * kAroundWords));
    return hint;
}

} // namespace marches::editor
