// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/guide/guide.h"

#include <algorithm>

#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

#include "editor/guide/markdown.h"
#include "engine/io/files.h"

namespace marches::editor {

namespace {

constexpr qsizetype kAround = 60; ///< characters of a paragraph shown before the word that was found
constexpr qsizetype kLongestLine = 160;

/// Without case and accents, letter for letter, so that places in it are places in the text.
QString foldedWords(const QString& text)
{
    QString plain;
    plain.reserve(text.size());
    for (const QChar letter : text) {
        const QString parts = letter.decomposition();
        plain += (parts.isEmpty() || !parts.front().isLetter() ? letter : parts.front()).toCaseFolded();
    }
    return plain;
}

/// Title and words of a page.
void readText(GuidePage& page)
{
    const Markdown root = parseMarkdown(page.markdown);
    QStringList lines;
    bool heading = false;
    visitMarkdown(root.get(), [&](cmark_node* node, cmark_node_type type) {
        switch (type) {
        case CMARK_NODE_HEADING:
        case CMARK_NODE_PARAGRAPH:
            heading = type == CMARK_NODE_HEADING;
            lines.append(QString());
            break;
        case CMARK_NODE_CODE_BLOCK: lines.append(QString::fromUtf8(cmark_node_get_literal(node))); break;
        case CMARK_NODE_TEXT:
        case CMARK_NODE_CODE:
            if (lines.isEmpty()) lines.append(QString());
            lines.back() += QString::fromUtf8(cmark_node_get_literal(node));
            if (heading && lines.size() == 1) page.title = lines.back();
            break;
        case CMARK_NODE_SOFTBREAK:
        case CMARK_NODE_LINEBREAK:
            if (!lines.isEmpty()) lines.back() += QLatin1Char(' ');
            break;
        default: break;
        }
    });
    page.text = lines.join(QLatin1Char('\n'));
    if (page.title.isEmpty()) page.title = page.id;
}

/// A page in the first of the languages that has it.
engine::Result<GuidePage> readPage(const QString& folder, const QStringList& languages, const QString& id)
{
    GuidePage page;
    page.id = id;
    QString file;
    for (const QString& language : languages) {
        file = QStringLiteral("%1/%2/%3.md").arg(folder, language, id);
        page.language = language;
        if (QFileInfo::exists(file)) break;
    }
    const engine::Result<std::string> bytes = engine::readFile(file.toStdString(), Guide::kMostBytes);
    if (!bytes) return engine::fail(bytes.error());
    page.markdown = QByteArray(bytes->data(), static_cast<qsizetype>(bytes->size()));
    readText(page);
    return page;
}

} // namespace

engine::Result<Guide> Guide::read(const QString& folder, const QString& language)
{
    static const QRegularExpression pageLink(QStringLiteral("^([a-z0-9-]+)\\.md$"));
    // "pt-BR" reads pages in "pt", and pages that are nowhere else in English.
    QStringList languages{language, language.section(QLatin1Char('-'), 0, 0), QStringLiteral("en")};
    languages.removeDuplicates();
    engine::Result<GuidePage> index = readPage(folder, languages, indexId());
    if (!index) return engine::fail(index.error());
    Guide guide;
    guide.m_pages.push_back(*std::move(index));
    engine::Errors errors;
    for (const QString& link : referencesOf(guide.m_pages.front()).links) {
        const QRegularExpressionMatch match = pageLink.match(link);
        if (!match.hasMatch() || guide.find(match.captured(1)) != nullptr) continue;
        if (guide.m_pages.size() >= kMostPages) break;
        engine::Result<GuidePage> page = readPage(folder, languages, match.captured(1));
        if (page)
            guide.m_pages.push_back(*std::move(page));
        else
            errors.insert(errors.end(), page.error().begin(), page.error().end());
    }
    if (!errors.empty()) return engine::fail(std::move(errors));
    return guide;
}

const GuidePage* Guide::find(const QString& id) const
{
    const auto found = std::ranges::find(m_pages, id, &GuidePage::id);
    return found == m_pages.end() ? nullptr : &*found;
}

std::vector<GuideHit> Guide::search(const QString& words) const
{
    static const QRegularExpression space(QStringLiteral("\\s+"));
    const QStringList wanted = foldedWords(words).split(space, Qt::SkipEmptyParts);
    std::vector<GuideHit> titles;
    std::vector<GuideHit> others;
    if (wanted.isEmpty()) return titles;
    for (const GuidePage& page : m_pages) {
        if (page.id == indexId()) continue; // it says nothing that its pages do not
        const QString folded = foldedWords(page.text);
        const auto isIn = [](const QString& text) {
            return [&text](const QString& word) { return text.contains(word); };
        };
        if (!std::ranges::all_of(wanted, isIn(folded))) continue;
        const QString title = foldedWords(page.title);
        GuideHit hit{page.id, page.title, {}};
        if (!std::ranges::all_of(wanted, isIn(title))) {
            // The paragraph with most of the words.
            qsizetype start = 0;
            qsizetype best = 0;
            for (const QString& line : page.text.split(QLatin1Char('\n'))) {
                const QString plain = folded.mid(start, line.size());
                const qsizetype count = std::ranges::count_if(wanted, isIn(plain));
                if (count > best) {
                    best = count;
                    qsizetype at = plain.size();
                    for (const QString& word : wanted)
                        if (const qsizetype here = plain.indexOf(word); here >= 0) at = std::min(at, here);
                    qsizetype from = std::max<qsizetype>(0, at - kAround);
                    while (from > 0 && !line[from - 1].isSpace()) --from;
                    hit.line = (from > 0 ? QStringLiteral("…") : QString()) + line.mid(from, kLongestLine) +
                               (from + kLongestLine < line.size() ? QStringLiteral("…") : QString());
                }
                start += line.size() + 1;
            }
        }
        (std::ranges::any_of(wanted, isIn(title)) ? titles : others).push_back(std::move(hit));
    }
    titles.insert(titles.end(), others.begin(), others.end());
    return titles;
}

GuideReferences referencesOf(const GuidePage& page)
{
    GuideReferences found;
    const Markdown root = parseMarkdown(page.markdown);
    visitMarkdown(root.get(), [&](cmark_node* node, cmark_node_type type) {
        if (type == CMARK_NODE_LINK) found.links.push_back(destinationOf(node));
        if (type == CMARK_NODE_IMAGE) found.pictures.push_back(destinationOf(node));
    });
    return found;
}

} // namespace marches::editor
