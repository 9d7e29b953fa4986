// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/tswork.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

#include "editor/formats/mnemonic.h"
#include "editor/formats/tsfile.h"
#include "editor/formats/tstranslator.h"
#include "engine/text/typography.h"

namespace marches::editor {

namespace {

QString keyOf(const QString& context, const TsMessage& message)
{
    return context + QChar(4) + message.source + QChar(4) + message.comment;
}

/// A sentence as it is asked for, without what is translated.
TsMessage asked(const TsMessage& message, int formCount)
{
    TsMessage out = message;
    out.translations = QStringList(message.numerus ? formCount : 1, QString());
    out.state = TsState::Unfinished;
    out.oldSource.clear();
    out.oldComment.clear();
    out.translatorComment.clear();
    out.userData.clear();
    out.line = 0;
    return out;
}

bool hasText(const TsMessage& message)
{
    return std::ranges::any_of(message.translations, [](const QString& form) { return !form.isEmpty(); });
}

/// "%1", "%n": the "L" of a number in the language's own writing is the translator's choice.
QStringList placeholdersOf(const QString& text)
{
    static const QRegularExpression placeholder(QStringLiteral("%L?(\\d{1,2}|n)"));
    QStringList found;
    for (auto it = placeholder.globalMatch(text); it.hasNext();) found.append(QLatin1Char('%') + it.next().captured(1));
    found.sort();
    found.removeDuplicates();
    return found;
}

class Reporter {
public:
    explicit Reporter(const TsFile& file) : m_file(file), m_rule(tsPluralRule(file.language))
    {
        m_report.language = file.language.toStdString();
        std::ranges::replace(m_report.language, '_', '-');
    }

    engine::TranslationReport report(const TsFile* like)
    {
        QSet<QString> known;
        for (const TsContext& context : m_file.contexts)
            for (const TsMessage& message : context.messages) {
                if (!message.isLive()) continue;
                known.insert(keyOf(context.name, message));
                check(context.name, message);
            }
        for (const TsContext& context : like == nullptr ? std::vector<TsContext>() : like->contexts)
            for (const TsMessage& message : context.messages) {
                if (!message.isLive() || known.contains(keyOf(context.name, message))) continue;
                ++m_report.total;
                note(Issue::Missing, context.name, message, 0);
            }
        return std::move(m_report);
    }

private:
    using Issue = engine::TranslationIssue;

    void note(Issue issue, const QString& context, const TsMessage& message, int line, const QString& detail = {},
              qsizetype form = -1)
    {
        const QString key = context + QStringLiteral(": ") + message.source.simplified();
        m_report.findings.push_back({issue, key.toStdString(), line, detail.toStdString(), static_cast<int>(form)});
    }
    void check(const QString& context, const TsMessage& message)
    {
        ++m_report.total;
        const auto tell = [&](Issue issue, const QString& detail = {}, qsizetype form = -1) {
            note(issue, context, message, message.line, detail, form);
        };
        if (!message.isTranslated()) return tell(Issue::Missing);
        if (message.state == TsState::Unfinished) return tell(Issue::Fuzzy, message.oldSource);
        const std::size_t before = m_report.findings.size();
        if (message.numerus && message.translations.size() != m_rule.formCount())
            tell(Issue::Plural, QStringLiteral("%1/%2").arg(message.translations.size()).arg(m_rule.formCount()));
        for (qsizetype form = 0; form < message.translations.size(); ++form) checkPlaceholders(message, form, tell);
        if (TsTranslator::bringsMarkup(message.source, message.translations.join(QLatin1Char('\n'))))
            tell(Issue::Markup);
        if (m_report.findings.size() == before) ++m_report.done;
        for (qsizetype form = 0; form < message.translations.size(); ++form)
            for (const engine::TypographyFinding& finding : engine::checkTypography(
                     message.translations[form].toStdString(), m_report.language, message.source.toStdString()))
                tell(Issue::Typography,
                     QString::fromUtf8(finding.rule.data(), static_cast<qsizetype>(finding.rule.size())) +
                         QStringLiteral(": ") + QString::fromStdString(finding.shown),
                     form);
        const int letters = mnemonicCount(message.source);
        for (qsizetype form = 0; form < message.translations.size(); ++form)
            if (const int marked = mnemonicCount(message.translations[form]); marked != letters) {
                tell(Issue::Mnemonic, QString::number(marked) + QLatin1Char('/') + QString::number(letters), form);
                break;
            }
        static const QRegularExpression words(QStringLiteral("\\p{L}{4,}"));
        if (!message.numerus && message.translations.front() == message.source && message.source.contains(words))
            tell(Issue::SameAsSource);
        const auto known = m_first.constFind(message.source + QChar(4) + message.comment);
        if (known == m_first.constEnd())
            m_first.insert(message.source + QChar(4) + message.comment, {context, message.translations});
        else if (known->second != message.translations)
            tell(Issue::Duplicate, known->first);
    }
    template <class Tell> void checkPlaceholders(const TsMessage& message, qsizetype form, const Tell& tell)
    {
        const QStringList wanted = placeholdersOf(message.source);
        const QStringList used = placeholdersOf(message.translations[form]);
        const bool last = form + 1 == message.translations.size();
        for (const QString& name : used)
            if (!wanted.contains(name)) tell(Issue::Placeholder, name, form);
        for (const QString& name : wanted) // "one game": a form for a single number may say it in words
            if (!used.contains(name) && (name != QLatin1String("%n") || last || !message.numerus))
                tell(Issue::Placeholder, name, form);
    }

    const TsFile& m_file;
    engine::PluralRule m_rule;
    QHash<QString, std::pair<QString, QStringList>> m_first; ///< by sentence: its first class and words
    engine::TranslationReport m_report;
};

} // namespace

TsFile newTs(const TsFile& like, const QString& language)
{
    TsFile empty;
    empty.language = language;
    empty.sourceLanguage = like.sourceLanguage;
    return updateTs(empty, like);
}

TsFile updateTs(const TsFile& translation, const TsFile& like)
{
    const int formCount = tsPluralRule(translation.language).formCount();
    QHash<QString, const TsMessage*> old;
    for (const TsContext& context : translation.contexts)
        for (const TsMessage& message : context.messages) old.insert(keyOf(context.name, message), &message);
    TsFile out = translation;
    out.contexts.clear();
    QSet<QString> used;
    for (const TsContext& context : like.contexts) {
        TsContext& group = out.contexts.emplace_back(TsContext{context.name, {}});
        for (const TsMessage& message : context.messages) {
            if (!message.isLive()) continue;
            TsMessage& mine = group.messages.emplace_back(asked(message, formCount));
            const TsMessage* known = old.value(keyOf(context.name, message));
            if (known == nullptr) continue;
            used.insert(keyOf(context.name, message));
            const bool fits = known->numerus == message.numerus;
            mine.translatorComment = known->translatorComment;
            mine.userData = known->userData;
            if (fits) mine.translations = known->translations;
            if (fits && (known->isLive() || hasText(*known)))
                mine.state = known->isLive() ? known->state : TsState::Finished;
        }
        if (group.messages.empty()) out.contexts.pop_back();
    }
    for (const TsContext& context : translation.contexts)
        for (const TsMessage& message : context.messages) {
            if (used.contains(keyOf(context.name, message)) || !hasText(message)) continue;
            auto group = std::ranges::find(out.contexts, context.name, &TsContext::name);
            if (group == out.contexts.end())
                group = out.contexts.insert(out.contexts.end(), TsContext{context.name, {}});
            group->messages.push_back(message);
            if (message.isLive()) group->messages.back().state = TsState::Vanished;
        }
    return out;
}

engine::TranslationReport reportTs(const TsFile& translation, const TsFile* like)
{
    return Reporter(translation).report(like);
}

} // namespace marches::editor
