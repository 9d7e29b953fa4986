// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/tstranslator.h"

#include <QTextDocument>

#include "editor/formats/tsfile.h"

namespace marches::editor {

namespace {

/// The separator is none that a name of a class or a sentence holds.
QString keyOf(const QString& context, const QString& source, const QString& comment)
{
    return context + QChar(4) + source + QChar(4) + comment;
}

} // namespace

bool TsTranslator::bringsMarkup(const QString& source, const QString& translation)
{
    return Qt::mightBeRichText(translation) && !Qt::mightBeRichText(source);
}

TsTranslator::TsTranslator(const TsFile& file, QObject* parent)
    : QTranslator(parent), m_rule(tsPluralRule(file.language))
{
    for (const TsContext& context : file.contexts)
        for (const TsMessage& message : context.messages) {
            if (!message.isDone()) continue;
            if (message.numerus && message.translations.size() != m_rule.formCount()) continue;
            if (bringsMarkup(message.source, message.translations.join(QLatin1Char('\n')))) continue;
            m_sentences.insert(keyOf(context.name, message.source, message.comment), message.translations);
        }
}

QString TsTranslator::translate(const char* context, const char* source, const char* disambiguation, int n) const
{
    const QString name = QString::fromUtf8(context);
    const QString text = QString::fromUtf8(source);
    auto found = m_sentences.constEnd();
    if (disambiguation != nullptr && *disambiguation != '\0')
        found = m_sentences.constFind(keyOf(name, text, QString::fromUtf8(disambiguation)));
    if (found == m_sentences.constEnd()) found = m_sentences.constFind(keyOf(name, text, {})); // as QTranslator does
    if (found == m_sentences.constEnd()) return {};
    if (n < 0 || found->size() == 1) return found->front();
    return found->at(m_rule.form(n));
}

} // namespace marches::editor
