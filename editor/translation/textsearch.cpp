// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/textsearch.h"

#include "editor/translation/translationsources.h"
#include "engine/text/review.h"

#include <algorithm>

namespace marches::editor {

namespace {

QString patternOf(const QString& words, const TextSearch::Options& options)
{
    QString pattern = QRegularExpression::escape(words);
    // A word's end is only one beside a letter: who looks for "(2" or "!" wants that, too.
    const QString letter = QStringLiteral("[\\p{L}\\p{M}\\p{N}]");
    if (options.wholeWords)
        pattern =
            QStringLiteral("(?<!%1)%2(?!%1)").arg(letter, pattern); // one pass: words with "%1" stay what they are
    return QStringLiteral("(\\{[^{}]*\\}|%L?(?:[0-9]{1,2}|n))|(?:") + pattern + QLatin1Char(')');
}

/// With a first letter that is as large as another one; where one of both has no case, as it is.
QString withFirstAs(QString word, QChar letter)
{
    if (word.isEmpty()) return word;
    if (letter.isUpper()) word[0] = word.front().toUpper();
    if (letter.isLower()) word[0] = word.front().toLower();
    return word;
}

} // namespace

TextSearch::TextSearch(const QString& words, const QString& replacement, Options options)
    : m_words(words), m_replacement(replacement),
      m_pattern(patternOf(words, options), options.matchCase ? QRegularExpression::UseUnicodePropertiesOption
                                                             : QRegularExpression::UseUnicodePropertiesOption |
                                                                   QRegularExpression::CaseInsensitiveOption),
      m_followsCase(!options.matchCase)
{}

bool TextSearch::isIn(const QString& text) const
{
    if (isEmpty()) return false;
    for (QRegularExpressionMatchIterator found = m_pattern.globalMatch(text); found.hasNext();)
        if (found.next().capturedStart(1) < 0) return true;
    return false;
}

QString TextSearch::replacedIn(const QString& text) const
{
    if (isEmpty()) return text;
    QString replaced;
    qsizetype at = 0;
    for (QRegularExpressionMatchIterator found = m_pattern.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        if (match.capturedStart(1) >= 0) continue;
        replaced += QStringView(text).mid(at, match.capturedStart() - at);
        replaced += m_followsCase ? withFirstAs(m_replacement, match.captured().front()) : m_replacement;
        at = match.capturedEnd();
    }
    replaced += QStringView(text).mid(at);
    return replaced;
}

engine::PoEntry TextSearch::replacedIn(const engine::PoEntry& entry) const
{
    engine::PoEntry replaced = entry;
    for (std::string& form : replaced.text) form = replacedIn(QString::fromStdString(form)).toStdString();
    if (replaced.text != entry.text) engine::dropStaleReview(replaced);
    return replaced;
}

engine::Result<std::vector<SourceChanges>> findInTexts(const TextSearch& search,
                                                       const std::vector<std::string>& sources,
                                                       const std::string& language, const engine::TextRoots& roots,
                                                       const Progress& progress)
{
    std::vector<SourceChanges> found;
    for (std::size_t i = 0; i < sources.size(); ++i) {
        if (!tellProgress(progress, static_cast<double>(i) / static_cast<double>(sources.size())))
            return engine::fail({"given-up", {{"path", sources[i]}}, sources[i], 0, 0, {}});
        const auto texts = loadTranslationSources(sources[i], roots);
        if (!texts) return engine::fail(texts.error());
        if (texts->front().language == language) continue; // written in it
        engine::Result<UnitsRead> read = readUnits(*texts, language, roots);
        if (!read) return engine::fail(read.error());
        SourceChanges changes{sources[i], language, *std::move(read), {}};
        for (std::size_t row = 0; row < changes.read.rows.size(); ++row) {
            const engine::PoEntry& entry = changes.read.rows[row].po;
            const auto holds = [&search](const std::string& form) { return search.isIn(QString::fromStdString(form)); };
            if (std::ranges::any_of(entry.text, holds))
                changes.incoming.differing.push_back({static_cast<int>(row), search.replacedIn(entry)});
        }
        if (!changes.incoming.isEmpty()) found.push_back(std::move(changes));
    }
    return found;
}

} // namespace marches::editor
