// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <unistd.h>

#include <algorithm>
#include <cstdio>

namespace marches::app {

namespace {

constexpr int kBarWidth = 40;

QByteArray harmless(const QString& line)
{
    QString text = line;
    for (QChar& sign : text) {
        const bool direction =
            (sign.unicode() >= 0x202A && sign.unicode() <= 0x202E) || (sign.unicode() >= 0x2066 && sign.unicode() <= 0x2069);
        const bool control = sign.category() == QChar::Other_Control && sign != QLatin1Char('\n') && sign != QLatin1Char('\t');
        if (control || direction) sign = QChar(0xFFFD);
    }
    return text.toUtf8();
}

void write(std::FILE* file, const QByteArray& bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), file);
}

} // namespace

void Console::print(const QString& line) const { write(stdout, harmless(line) + '\n'); }

void Console::printRaw(std::string_view bytes) const { std::fwrite(bytes.data(), 1, bytes.size(), stdout); }

void Console::print(const QJsonObject& answer) const { write(stdout, QJsonDocument(answer).toJson(QJsonDocument::Indented)); }

void Console::complain(const QString& sentence) const
{
    std::fflush(stdout);
    write(stderr, "marches-cli: " + harmless(sentence) + '\n');
}

void Console::complain(const engine::Errors& errors, const engine::Texts& texts, const std::string& language) const
{
    std::fflush(stdout);
    for (const engine::Error& error : errors)
        write(stderr, harmless(QString::fromStdString(engine::errorText(error, texts, language))) + '\n');
}

bool Console::flush() const { return std::fflush(stdout) == 0 && std::ferror(stdout) == 0; }

QJsonObject errorJson(const engine::Error& error, const engine::Texts& texts, const std::string& language)
{
    const auto text = [](const std::string& value) { return QString::fromStdString(value); };
    QJsonObject args;
    for (const auto& [name, value] : error.args) args.insert(text(name), text(value));
    QJsonObject object{{QStringLiteral("code"), text(error.code)},
                       {QStringLiteral("text"), text(engine::errorSentence(error, texts, language))},
                       {QStringLiteral("args"), args}};
    if (!error.file.empty()) object.insert(QStringLiteral("file"), text(error.file));
    if (error.line > 0) object.insert(QStringLiteral("line"), error.line);
    if (error.column > 0) object.insert(QStringLiteral("column"), error.column);
    if (!error.path.empty()) object.insert(QStringLiteral("path"), text(error.path));
    return object;
}

ProgressBar::ProgressBar(std::int64_t total) : m_total(std::max<std::int64_t>(total, 1)), m_visible(isatty(STDERR_FILENO) != 0) {}

ProgressBar::~ProgressBar()
{
    if (m_visible && m_shown >= 0) write(stderr, "\r" + QByteArray(kBarWidth + 8, ' ') + "\r");
}

void ProgressBar::show(std::int64_t done)
{
    const int percent = static_cast<int>(std::clamp<std::int64_t>(done, 0, m_total) * 100 / m_total);
    if (!m_visible || percent == m_shown) return;
    m_shown = percent;
    const int filled = percent * kBarWidth / 100;
    write(stderr, "\r[" + QByteArray(filled, '#') + QByteArray(kBarWidth - filled, '.') + "] " +
                      QByteArray::number(percent).rightJustified(3) + " %");
}

} // namespace marches::app
