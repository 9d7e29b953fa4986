// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QAction;
class QTreeWidget;

namespace marches::app {

/// The rows that are chosen, or all of them where none is, in the order that they stand in: columns parted by tabs,
/// the heads first, as spreadsheets take them.
QString rowsAsText(const QTreeWidget& table);

/// Lets several rows be chosen and copied, by the key for it and by the menu of the right button. The action belongs to
/// the table; its words are the caller's.
QAction* makeCopyable(QTreeWidget* table);

} // namespace marches::app
