// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/translate/fieldpaint.h"

#include "app/desktop/base/theme.h"
#include "editor/translation/spelling.h"
#include "editor/translation/textchecks.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>

#include <utility>

namespace marches::app {

void FieldPaint::setKnown(const QStringList& names)
{
    m_known = names;
    rehighlight();
}

void FieldPaint::setSpelling(const editor::Spelling* spelling)
{
    m_spelling = spelling;
    rehighlight();
}

void FieldPaint::setTyping(int position)
{
    if (m_typing == position) return;
    const int before = std::exchange(m_typing, position);
    if (m_spelling == nullptr) return;
    const QTextBlock left = document()->findBlock(before);
    const QTextBlock entered = document()->findBlock(position);
    if (before >= 0 && left.isValid()) rehighlightBlock(left);
    if (position >= 0 && entered.isValid() && entered != left) rehighlightBlock(entered);
}

void FieldPaint::highlightBlock(const QString& text)
{
    paintSpelling(text);
    paintPlaceholders(text);
}

void FieldPaint::paintPlaceholders(const QString& text)
{
    static const QRegularExpression kPlaceholder(QStringLiteral("\\{[^{}]*\\}"));
    QTextCharFormat format;
    format.setFontWeight(QFont::DemiBold);
    for (auto found = kPlaceholder.globalMatch(text); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        const std::string name = editor::placeholderName(match.captured().toStdString());
        const bool isKnown = m_known.contains(QString::fromStdString(name));
        format.setForeground(isKnown ? colours().accent : colours().error);
        format.setUnderlineStyle(isKnown ? QTextCharFormat::NoUnderline : QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(colours().error);
        setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()), format);
    }
}

void FieldPaint::paintSpelling(const QString& text)
{
    if (m_spelling == nullptr) return;
    QTextCharFormat format;
    format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    format.setUnderlineColor(colours().error);
    const int cursor = m_typing < 0 ? -1 : m_typing - currentBlock().position();
    for (const editor::MisspeltWord& word : m_spelling->misspelt(text))
        if (cursor <= word.at || cursor > word.at + word.length) setFormat(word.at, word.length, format);
}

} // namespace marches::app
