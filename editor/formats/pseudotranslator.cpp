// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/pseudotranslator.h"

#include <QRegularExpression>

#include "engine/text/translation.h"

namespace marches::editor {

namespace {

/// What a program reads, not a person: Qt asks translators for these, too.
bool isNoText(const char* context)
{
    for (const char* one : {"QGuiApplication", "QShortcut", "QApplication"})
        if (qstrcmp(context, one) == 0) return true;
    return false;
}

} // namespace

QString pseudoSentence(const QString& source)
{
    static const QRegularExpression kept(
        QStringLiteral("%L?(?:\\d{1,2}|n)|<[^<>]+>|&#?\\w+;|&|\\(\\*[^)]*\\)|\\{[^{}]*\\}"));
    static const QRegularExpression letter(QStringLiteral("\\p{L}"));
    // A sign between others has nothing to translate; what stands around a placeholder has an order and a sign of its
    // own.
    const bool placeholder = source.contains(QLatin1Char('%')) && source.contains(kept);
    if (!placeholder && !QString(source).remove(kept).contains(letter)) return source;
    QString out = QStringLiteral("[");
    std::size_t signs = 0;
    const auto speak = [&](const QString& literal) {
        out += QString::fromStdString(engine::pseudoLetters(literal.toStdString()));
        signs += static_cast<std::size_t>(literal.size());
    };
    qsizetype at = 0;
    for (auto it = kept.globalMatch(source); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        speak(source.mid(at, match.capturedStart() - at));
        out += match.captured();
        at = match.capturedEnd();
    }
    speak(source.mid(at));
    return out + QString::fromStdString(engine::pseudoDots(signs)) + QLatin1Char(']');
}

TsFile pseudoTs(const TsFile& file)
{
    TsFile out = file;
    out.language = QStringLiteral("en_XA");
    for (TsContext& context : out.contexts) {
        std::erase_if(context.messages, [](const TsMessage& message) { return !message.isLive(); });
        for (TsMessage& message : context.messages) {
            message.translations = QStringList(message.numerus ? 2 : 1, pseudoSentence(message.source));
            message.state = TsState::Finished;
        }
    }
    return out;
}

QString PseudoTranslator::translate(const char* context, const char* source, const char* /*disambiguation*/,
                                    int /*n*/) const
{
    return isNoText(context) ? QString() : pseudoSentence(QString::fromUtf8(source));
}

} // namespace marches::editor
