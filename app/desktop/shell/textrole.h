// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

class QWidget;

namespace marches::app {

/// Sizes of type, as shares of the system's font (13 of the design is the body).
enum class TextRole {
    Small,     ///< 11: small facts
    Secondary, ///< 12
    Body,      ///< 13
    Strong,    ///< 13, bold
    Card,      ///< 15, bold: titles of cards and columns
    Head,      ///< 16, bold: the question, heads of panels
    Answer,    ///< 19, bold
    Wordmark,  ///< the program's name, in a serif
};

QFont fontFor(TextRole role);
/// Gives a widget the font of a role; `muted` also the quieter colour of secondary text (for labels of plain text).
void setTextRole(QWidget* widget, TextRole role, bool muted = false);

} // namespace marches::app
