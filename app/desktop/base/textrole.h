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
/// Pixels by which an accent on a capital is higher than its line: at some sizes, 9 and 11 points among them, the
/// ascent of a font is short of it. Whoever is as high as a line leaves so much above it.
int accentRoom(const QFont& font);
/// The nearest size, little more than a point larger at most, at which an accent on a capital fits into its line.
QFont withRoomForAccents(QFont font);
/// Gives a widget the font of a role; `muted` also the quieter colour of secondary text (for labels of plain text).
void setTextRole(QWidget* widget, TextRole role, bool muted = false);

} // namespace marches::app
