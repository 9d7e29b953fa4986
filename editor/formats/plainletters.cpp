// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/plainletters.h"

#include <algorithm>

namespace marches::editor {

QString plainLetters(const QString& text)
{
    QString plain;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD))
        if (c.category() != QChar::Mark_NonSpacing) plain += c == u'\u2019' ? QChar(u'\'') : c.toCaseFolded();
    return plain;
}

QStringList plainWords(const QString& search)
{
    return plainLetters(search).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

bool hasWords(const QString& plain, const QStringList& words)
{
    return std::ranges::all_of(words, [&plain](const QString& word) { return plain.contains(word); });
}

} // namespace marches::editor
