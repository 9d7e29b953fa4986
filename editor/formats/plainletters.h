// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace marches::editor {

/// What is compared when somebody searches: lower case without accents, with plain apostrophes, so that "ete" finds
/// "Été".
QString plainLetters(const QString& text);

/// The words of a search in plain letters.
QStringList plainWords(const QString& search);

/// Whether a text, in plain letters, has each of the words, in whatever order.
bool hasWords(const QString& plain, const QStringList& words);

} // namespace marches::editor
