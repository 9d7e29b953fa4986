// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSet>
#include <QString>
#include <QStringList>

class QWidget;

namespace marches::app {

/// What is not the program's to translate.
struct PseudoWorld {
    QString folder;        ///< of the settings, whose name is nobody's sentence
    QSet<QString> content; ///< words of the texts that somebody works on, in their own languages
};

/// What is wrong with the texts of a window in the pseudo language, in words, each with the way to its widget; empty:
/// nothing. "escaped": a word without its marks; "glued": sentences put together, which another language cannot order;
/// "clipped" and "outside": there is no room for it; "overlapping": two texts are painted over each other.
QStringList textFaults(QWidget& shown, const PseudoWorld& world);
/// Those of room alone, in any language.
QStringList roomFaults(QWidget& shown);

} // namespace marches::app
