// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/translation/tmxfile.h"

#include <QXmlStreamReader>

#include <algorithm>

namespace marches::editor {

namespace {

constexpr qsizetype kMostTmxBytes = qsizetype{64} * 1024 * 1024;
constexpr std::size_t kMostTmxUnits = 200'000;

QString languagePart(const QString& code) { return code.section(QLatin1Char('-'), 0, 0); }

/// How well a language of the file serves the one that is wanted; 0: not at all.
int serves(QString code, QString wanted)
{
    code = code.replace(QLatin1Char('_'), QLatin1Char('-')).toLower();
    wanted = wanted.replace(QLatin1Char('_'), QLatin1Char('-')).toLower();
    if (code == wanted) return 2;
    return languagePart(code) == languagePart(wanted) && (code == languagePart(code) || wanted == languagePart(wanted))
               ? 1
               : 0;
}

/// The words of a segment; codes of formatting hold none, whatever stands in them. By counting: what is highlighted may
/// hold what is highlighted, as deep as a stranger likes.
QString segment(QXmlStreamReader& xml)
{
    QString words;
    for (int depth = 1; depth > 0 && !xml.atEnd();) {
        switch (xml.readNext()) {
        case QXmlStreamReader::Characters: words += xml.text(); break;
        case QXmlStreamReader::StartElement:
            if (xml.name() == QLatin1String("hi"))
                ++depth;
            else
                xml.skipCurrentElement();
            break;
        case QXmlStreamReader::EndElement: --depth; break;
        default: break;
        }
    }
    return words;
}

struct Best {
    int serves = 0;
    QString words;
};

void take(Best& best, int serves, const QString& words)
{
    if (serves > best.serves && !words.isEmpty()) best = {serves, words};
}

} // namespace

engine::Result<engine::PoFile> readTmx(const QByteArray& bytes, const std::string& file,
                                       const std::string& sourceLanguage, const std::string& language)
{
    const auto failed = [&file](const char* code, const QXmlStreamReader* xml, engine::ErrorArgs args = {}) {
        return engine::fail(engine::Error{code,
                                          std::move(args),
                                          file,
                                          xml == nullptr ? 0 : int(xml->lineNumber()),
                                          xml == nullptr ? 0 : int(xml->columnNumber()) + 1,
                                          {}});
    };
    if (bytes.size() > kMostTmxBytes)
        return failed("file-too-large", nullptr, {{"path", file}, {"limit", std::to_string(kMostTmxBytes)}});
    const QString from = QString::fromStdString(sourceLanguage);
    const QString to = QString::fromStdString(language);
    QXmlStreamReader xml(bytes);
    engine::PoFile memory;
    memory.header.text = {std::string()};
    if (!xml.readNextStartElement() || xml.name() != QLatin1String("tmx")) {
        if (xml.hasError()) return failed("tmx-syntax", &xml, {{"reason", xml.errorString().toStdString()}});
        return failed("tmx-no-memory", &xml);
    }
    std::size_t units = 0;
    Best source;
    Best target;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == QLatin1String("tu")) {
            if (source.serves > 0 && target.serves > 0) {
                engine::PoEntry entry;
                entry.source = source.words.toStdString();
                entry.text = {target.words.toStdString()};
                memory.entries.push_back(std::move(entry));
            }
            source = target = {};
        }
        if (!xml.isStartElement()) continue;
        if (xml.name() == QLatin1String("tu") && ++units > kMostTmxUnits)
            return failed("tmx-too-many", &xml, {{"limit", std::to_string(kMostTmxUnits)}});
        if (xml.name() != QLatin1String("tuv")) continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        QString code =
            attributes.value(QLatin1String("http://www.w3.org/XML/1998/namespace"), QLatin1String("lang")).toString();
        if (code.isEmpty()) code = attributes.value(QLatin1String("lang")).toString();
        while (xml.readNextStartElement()) {
            if (xml.name() != QLatin1String("seg")) {
                xml.skipCurrentElement();
                continue;
            }
            const QString words = segment(xml);
            take(source, serves(code, from), words);
            take(target, serves(code, to), words);
        }
    }
    if (xml.hasError()) return failed("tmx-syntax", &xml, {{"reason", xml.errorString().toStdString()}});
    return memory;
}

} // namespace marches::editor
