// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/tsfile.h"

#include <algorithm>

namespace marches::editor {

namespace {

/// As Linguist writes text: the five entities, and spaces that one would not see as numbers.
QString escaped(const QString& text)
{
    QString out;
    out.reserve(text.size() + text.size() / 5);
    for (const QChar sign : text) {
        const char16_t code = sign.unicode();
        switch (code) {
        case '"': out += QStringLiteral("&quot;"); continue;
        case '&': out += QStringLiteral("&amp;"); continue;
        case '>': out += QStringLiteral("&gt;"); continue;
        case '<': out += QStringLiteral("&lt;"); continue;
        case '\'': out += QStringLiteral("&apos;"); continue;
        default: break;
        }
        if (code < 0x20 && code != '\n' && code != '\t')
            out += QStringLiteral("<byte value=\"x%1\"/>").arg(uint(code), 0, 16);
        else if (code > 0x7f && sign.isSpace())
            out += QStringLiteral("&#x%1;").arg(uint(code), 0, 16);
        else
            out += sign;
    }
    return out;
}

class TsWriter {
public:
    QByteArray write(const TsFile& file)
    {
        m_out = QStringLiteral("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\"");
        if (!file.language.isEmpty()) m_out += QStringLiteral(" language=\"%1\"").arg(escaped(file.language));
        if (!file.sourceLanguage.isEmpty())
            m_out += QStringLiteral(" sourcelanguage=\"%1\"").arg(escaped(file.sourceLanguage));
        m_out += QStringLiteral(">\n");
        if (!file.dependencies.isEmpty()) {
            m_out += QStringLiteral("<dependencies>\n");
            for (const QString& one : file.dependencies)
                m_out += QStringLiteral("<dependency catalog=\"") + escaped(one) + QStringLiteral("\"/>\n");
            m_out += QStringLiteral("</dependencies>\n");
        }
        writeExtras(file.extras, 4);
        for (const TsContext& each : file.contexts) writeContext(each);
        m_out += QStringLiteral("</TS>\n");
        return m_out.toUtf8();
    }

private:
    void writeContext(const TsContext& context)
    {
        const auto isNoise = [](const TsMessage& message) {
            return !message.isLive() && std::ranges::all_of(message.translations, &QString::isEmpty);
        };
        if (std::ranges::all_of(context.messages, isNoise)) return;
        m_out += QStringLiteral("<context>\n");
        writeElement("name", context.name, 4);
        for (const TsMessage& each : context.messages)
            if (!isNoise(each)) writeMessage(each);
        m_out += QStringLiteral("</context>\n");
    }

    void writeMessage(const TsMessage& message)
    {
        m_out += QStringLiteral("    <message");
        if (!message.id.isEmpty()) m_out += QStringLiteral(" id=\"") + escaped(message.id) + QLatin1Char('"');
        if (message.numerus) m_out += QStringLiteral(" numerus=\"yes\"");
        m_out += QStringLiteral(">\n");
        for (const TsLocation& location : message.locations) {
            m_out += QStringLiteral("        <location");
            if (!location.file.isEmpty())
                m_out += QStringLiteral(" filename=\"") + escaped(location.file) + QLatin1Char('"');
            if (!location.line.isEmpty())
                m_out += QStringLiteral(" line=\"") + escaped(location.line) + QLatin1Char('"');
            m_out += QStringLiteral("/>\n");
        }
        writeElement("source", message.source, 8);
        writeOptional("oldsource", message.oldSource);
        writeOptional("comment", message.comment);
        writeOptional("oldcomment", message.oldComment);
        writeOptional("extracomment", message.extraComment);
        writeOptional("translatorcomment", message.translatorComment);
        writeTranslation(message);
        writeExtras(message.extras, 8);
        writeOptional("userdata", message.userData);
        m_out += QStringLiteral("    </message>\n");
    }

    void writeTranslation(const TsMessage& message)
    {
        m_out += QStringLiteral("        <translation");
        switch (message.state) {
        case TsState::Finished: break;
        case TsState::Unfinished: m_out += QStringLiteral(" type=\"unfinished\""); break;
        case TsState::Vanished: m_out += QStringLiteral(" type=\"vanished\""); break;
        case TsState::Obsolete: m_out += QStringLiteral(" type=\"obsolete\""); break;
        }
        if (message.numerus) {
            m_out += QLatin1Char('>');
            for (const QString& form : message.translations) {
                m_out += QStringLiteral("\n            <numerusform");
                writeVariants(form, 12);
                m_out += QStringLiteral("</numerusform>");
            }
            m_out += QStringLiteral("\n        ");
        } else {
            writeVariants(message.translations.value(0), 8);
        }
        m_out += QStringLiteral("</translation>\n");
    }

    /// The end of a start tag, and the text or its shorter wordings.
    void writeVariants(const QString& text, int indent)
    {
        if (!text.contains(kTsVariantSeparator)) {
            m_out += QLatin1Char('>') + escaped(text);
            return;
        }
        m_out += QStringLiteral(" variants=\"yes\">");
        const QStringList wordings = text.split(kTsVariantSeparator);
        for (const QString& wording : wordings)
            m_out += QLatin1Char('\n') + QString(indent + 4, QLatin1Char(' ')) + QStringLiteral("<lengthvariant>") +
                     escaped(wording) + QStringLiteral("</lengthvariant>");
        m_out += QLatin1Char('\n') + QString(indent, QLatin1Char(' '));
    }

    void writeExtras(const TsExtras& extras, int indent)
    {
        QStringList lines;
        for (const auto& [name, text] : extras)
            lines += QStringLiteral("<extra-%1>").arg(name) + escaped(text) + QStringLiteral("</extra-%1>").arg(name);
        lines.sort();
        for (const QString& line : lines) m_out += QString(indent, QLatin1Char(' ')) + line + QLatin1Char('\n');
    }

    void writeElement(const char* name, const QString& text, int indent)
    {
        const QString tag = QString::fromLatin1(name);
        m_out += QString(indent, QLatin1Char(' ')) + QLatin1Char('<') + tag + QLatin1Char('>') + escaped(text) +
                 QStringLiteral("</") + tag + QStringLiteral(">\n");
    }
    void writeOptional(const char* name, const QString& text)
    {
        if (!text.isEmpty()) writeElement(name, text, 8);
    }

    QString m_out;
};

} // namespace

QByteArray writeTs(const TsFile& file) { return TsWriter().write(file); }

} // namespace marches::editor
