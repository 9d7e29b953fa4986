// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labtablecopy.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QStringList>
#include <QTreeWidget>

namespace marches::app {

namespace {

QString lineOf(const QTreeWidget& table, const QTreeWidgetItem& item)
{
    QStringList cells;
    for (int column = 0; column < table.columnCount(); ++column)
        cells << item.text(table.header()->logicalIndex(column)).simplified();
    return cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
}

} // namespace

QString rowsAsText(const QTreeWidget& table)
{
    QString text = lineOf(table, *table.headerItem());
    const bool all = table.selectedItems().isEmpty();
    for (int row = 0; row < table.topLevelItemCount(); ++row)
        if (const QTreeWidgetItem& item = *table.topLevelItem(row); all || item.isSelected())
            text += lineOf(table, item);
    return text;
}

QAction* makeCopyable(QTreeWidget* table)
{
    table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* copy = new QAction(table);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    QObject::connect(copy, &QAction::triggered, table,
                     [table] { QGuiApplication::clipboard()->setText(rowsAsText(*table)); });
    table->addAction(copy);
    return copy;
}

} // namespace marches::app
