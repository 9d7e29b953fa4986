// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <vector>

namespace marches::monkey {

/// Everything that the program says anywhere, seen or not: the texts of all widgets and actions, their tips, names and
/// descriptions, what lists and trees hold in any role, and what a screen reader is told of the places of boards. A
/// line each, with who says it before it; sorted, so that two looks can be compared. Not among them: what is painted
/// and nowhere said in words, and the clipboard, which a person fills.
QStringList saidAnywhere();

/// A line of it, and which object says it.
struct Said {
    QString line;
    QPointer<const QObject> by;
};
std::vector<Said> saidByAll();
QStringList linesOf(const std::vector<Said>& said); ///< sorted

/// Lines of one that are not in the other; both sorted.
QStringList without(const QStringList& lines, const QStringList& others);

} // namespace marches::monkey
