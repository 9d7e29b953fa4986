// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/tsfile.h"

#include <QHash>
#include <QXmlStreamReader>

#include <algorithm>
#include <optional>

#include "editor/formats/xmlbytes.h"

namespace marches::editor {

namespace {

bool isLanguageCode(QStringView code)
{
    constexpr qsizetype kLongest = 20;
    return code.size() <= kLongest && std::ranges::all_of(code, [](QChar c) {
               return (c.unicode() < 128 && c.isLetterOrNumber()) || c == QLatin1Char('-') || c == QLatin1Char('_');
           });
}

class Reader {
public:
    Reader(const QByteArray& bytes, const std::string& file) : m_bytes(bytes), m_xml(bytes), m_name(file) {}

    engine::Result<TsFile> read()
    {
        if (const std::optional<XmlPlace> crowded =
                crowdedXmlTag({m_bytes.constData(), static_cast<std::size_t>(m_bytes.size())}))
            return engine::fail({"ts-too-many-attributes",
                                 {{"limit", std::to_string(kMostXmlAttributes)}},
                                 m_name,
                                 crowded->line,
                                 crowded->column,
                                 {}});
        while (!m_xml.atEnd() && !m_failed) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::DTD: checkDocumentType(); break;
            case QXmlStreamReader::StartElement: readRoot(); break;
            default: break;
            }
        }
        if (m_xml.hasError() && !m_failed) reportError("ts-syntax", "what", m_xml.errorString());
        if (!m_failed && !m_hasRoot) reportError("ts-no-root");
        if (m_failed) return engine::fail(*m_failed);
        return std::move(m_file);
    }

private:
    void reportError(const char* code, const char* argument = nullptr, const QString& value = {})
    {
        if (m_failed) return; // what follows from the first is no news
        engine::Error error;
        error.code = code;
        if (argument != nullptr) error.args.emplace_back(argument, value.left(80).toStdString());
        error.file = m_name;
        error.line = static_cast<int>(m_xml.lineNumber());
        error.column = static_cast<int>(m_xml.columnNumber()) + 1;
        m_failed = std::move(error);
    }
    void refuseElement() { reportError("ts-unknown-element", "element", m_xml.name().toString()); }

    /// The document type names the root and nothing else: no entity can grow or open a file.
    void checkDocumentType()
    {
        if (!m_xml.entityDeclarations().isEmpty() || !m_xml.dtdSystemId().isEmpty() ||
            m_xml.text().contains(QLatin1Char('[')))
            reportError("ts-doctype");
    }

    void readRoot()
    {
        if (m_xml.name() != QLatin1String("TS")) return reportError("ts-no-root");
        m_hasRoot = true;
        m_file.language = language("language");
        m_file.sourceLanguage = language("sourcelanguage");
        readChildren([this](QStringView name) {
            if (name == QLatin1String("context"))
                readContext();
            else if (name == QLatin1String("message")) // files by id have no contexts
                readMessage(contextNamed({}));
            else if (name == QLatin1String("dependencies"))
                readDependencies();
            else if (name == QLatin1String("defaultcodec")) // of older files
                m_xml.skipCurrentElement();
            else if (!extra(m_file.extras))
                refuseElement();
        });
    }

    QString language(const char* attribute)
    {
        const QString code = m_xml.attributes().value(QLatin1String(attribute)).toString();
        if (!isLanguageCode(code)) reportError("ts-language", "code", code);
        return code;
    }

    /// Goes through the elements inside the current one; text between them is refused.
    template <class Each> void readChildren(Each each)
    {
        while (!m_failed && !m_xml.atEnd()) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::StartElement: each(m_xml.name()); break;
            case QXmlStreamReader::EndElement: return;
            case QXmlStreamReader::Characters:
                if (!m_xml.isWhitespace()) reportError("ts-loose-text", "text", m_xml.text().toString().simplified());
                break;
            default: break;
            }
        }
    }

    /// The text of the current element, in which "<byte/>" stands for a sign that XML cannot hold.
    QString text()
    {
        QString out;
        while (!m_failed && !m_xml.atEnd()) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::Characters: out += m_xml.text(); break;
            case QXmlStreamReader::EntityReference: reportError("ts-doctype"); break;
            case QXmlStreamReader::StartElement:
                if (m_xml.name() == QLatin1String("byte"))
                    out += byte();
                else
                    refuseElement();
                break;
            case QXmlStreamReader::EndElement: return out;
            default: break;
            }
        }
        return out;
    }

    QString byte()
    {
        const QString value = m_xml.attributes().value(QLatin1String("value")).toString();
        const bool hexadecimal = value.startsWith(QLatin1Char('x'));
        bool good = false;
        const uint code = value.mid(hexadecimal ? 1 : 0).toUInt(&good, hexadecimal ? 16 : 10);
        if (!good || code == 0 || code > 0xff) reportError("ts-bad-byte", "value", value);
        readChildren([this](QStringView) { refuseElement(); });
        return m_failed ? QString() : QString(QChar(code));
    }

    /// Text, or its shorter wordings where the element says that it has some.
    QString variants()
    {
        if (m_xml.attributes().value(QLatin1String("variants")) != QLatin1String("yes")) return text();
        QStringList wordings;
        readChildren([&](QStringView name) {
            if (name == QLatin1String("lengthvariant"))
                wordings += text();
            else
                refuseElement();
        });
        return wordings.join(kTsVariantSeparator);
    }

    bool extra(TsExtras& extras)
    {
        const QString name = m_xml.name().toString();
        if (!name.startsWith(QLatin1String("extra-"))) return false;
        extras.emplace_back(name.mid(6), text());
        return true;
    }

    void readDependencies()
    {
        readChildren([this](QStringView name) {
            if (name != QLatin1String("dependency")) return refuseElement();
            m_file.dependencies += m_xml.attributes().value(QLatin1String("catalog")).toString();
            readChildren([this](QStringView) { refuseElement(); });
        });
    }

    std::size_t contextNamed(const QString& name)
    {
        const auto known = m_contexts.constFind(name);
        if (known != m_contexts.constEnd()) return *known;
        m_contexts.insert(name, m_file.contexts.size());
        m_file.contexts.push_back({name, {}});
        return m_file.contexts.size() - 1;
    }

    void readContext()
    {
        std::optional<std::size_t> at;
        readChildren([&](QStringView name) {
            if (name == QLatin1String("name"))
                at = contextNamed(text());
            else if (name == QLatin1String("message") && at)
                readMessage(*at);
            else if (name == QLatin1String("comment")) // of older files
                m_xml.skipCurrentElement();
            else
                refuseElement();
        });
    }

    void readMessage(std::size_t context)
    {
        if (++m_messages > kMaxTsMessages) return reportError("ts-too-many", "limit", QString::number(kMaxTsMessages));
        TsMessage message;
        message.line = static_cast<int>(m_xml.lineNumber());
        message.id = m_xml.attributes().value(QLatin1String("id")).toString();
        message.numerus = m_xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
        bool hasTranslation = false;
        readChildren([&](QStringView name) {
            if (QString* const field = textField(message, name)) {
                *field = text();
            } else if (name == QLatin1String("translation")) {
                hasTranslation = true;
                readTranslation(message);
            } else if (name == QLatin1String("location")) {
                message.locations.push_back({m_xml.attributes().value(QLatin1String("filename")).toString(),
                                             m_xml.attributes().value(QLatin1String("line")).toString()});
                readChildren([this](QStringView) { refuseElement(); });
            } else if (!extra(message.extras)) {
                refuseElement();
            }
        });
        if (!hasTranslation) message.state = TsState::Unfinished;
        if (!message.numerus && message.translations.isEmpty()) message.translations += QString();
        m_file.contexts[context].messages.push_back(std::move(message));
    }

    static QString* textField(TsMessage& message, QStringView name)
    {
        if (name == QLatin1String("source")) return &message.source;
        if (name == QLatin1String("oldsource")) return &message.oldSource;
        if (name == QLatin1String("comment")) return &message.comment;
        if (name == QLatin1String("oldcomment")) return &message.oldComment;
        if (name == QLatin1String("extracomment")) return &message.extraComment;
        if (name == QLatin1String("translatorcomment")) return &message.translatorComment;
        if (name == QLatin1String("userdata")) return &message.userData;
        return nullptr;
    }

    void readTranslation(TsMessage& message)
    {
        const QString type = m_xml.attributes().value(QLatin1String("type")).toString();
        if (type == QLatin1String("unfinished"))
            message.state = TsState::Unfinished;
        else if (type == QLatin1String("vanished"))
            message.state = TsState::Vanished;
        else if (type == QLatin1String("obsolete"))
            message.state = TsState::Obsolete;
        else if (!type.isEmpty())
            reportError("ts-unknown-state", "type", type);
        if (!message.numerus) {
            message.translations = {variants()};
            return;
        }
        readChildren([&](QStringView name) {
            if (name != QLatin1String("numerusform")) return refuseElement();
            if (message.translations.size() == kMaxTsForms)
                return reportError("ts-too-many-forms", "limit", QString::number(kMaxTsForms));
            message.translations += variants();
        });
    }

    const QByteArray& m_bytes;
    QXmlStreamReader m_xml;
    const std::string& m_name;
    TsFile m_file;
    QHash<QString, std::size_t> m_contexts; ///< by name, index in the file
    std::size_t m_messages = 0;
    bool m_hasRoot = false;
    std::optional<engine::Error> m_failed;
};

} // namespace

engine::Result<TsFile> readTs(const QByteArray& bytes, const std::string& file)
{
    if (bytes.size() > kMaxTsBytes)
        return engine::fail({"file-too-large", {{"limit", std::to_string(kMaxTsBytes)}}, file, 0, 0, {}});
    return Reader(bytes, file).read();
}

} // namespace marches::editor
