// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/console.h"

#include "app/cli/tr.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace marches::app {

namespace {

constexpr int kBarWidth = 40;
constexpr int kBarWords = 32; ///< percent and time behind the bar
constexpr std::int64_t kGuessAfterMs = 2000;

QByteArray harmless(const QString& line)
{
    QString text = line;
    for (QChar& sign : text) {
        const bool direction = (sign.unicode() >= 0x202A && sign.unicode() <= 0x202E) ||
                               (sign.unicode() >= 0x2066 && sign.unicode() <= 0x2069);
        const bool control =
            sign.category() == QChar::Other_Control && sign != QLatin1Char('\n') && sign != QLatin1Char('\t');
        if (control || direction) sign = QChar(0xFFFD);
    }
    return text.toUtf8();
}

/// Why the first byte that was not written was not: whatever is written later may succeed and say nothing.
int& outputError()
{
    static int error = 0;
    return error;
}

void noteOutput(bool written)
{
    if (!written && outputError() == 0) outputError() = errno != 0 ? errno : EIO;
}

void writeOut(std::string_view bytes)
{
    noteOutput(std::fwrite(bytes.data(), 1, bytes.size(), stdout) == bytes.size());
}
void writeOut(const QByteArray& bytes)
{
    writeOut(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

void write(std::FILE* file, const QByteArray& bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), file);
}

} // namespace

void Console::print(const QString& line) const { writeOut(harmless(line) + '\n'); }

void Console::printRaw(std::string_view bytes) const { writeOut(bytes); }

void Console::print(const QJsonObject& answer) const
{
    writeOut(QJsonDocument(answer).toJson(QJsonDocument::Indented));
}

void Console::reportError(const QString& sentence) const
{
    noteOutput(std::fflush(stdout) == 0);
    write(stderr, "marches-cli: " + harmless(sentence) + '\n');
}

void Console::reportError(const engine::Errors& errors, const engine::Texts& texts, const std::string& language) const
{
    noteOutput(std::fflush(stdout) == 0);
    for (const engine::Error& error : shortened(errors))
        write(stderr, harmless(QString::fromStdString(engine::errorText(error, texts, language))) + '\n');
}

QString Console::outputTrouble() const
{
    noteOutput(std::fflush(stdout) == 0);
    return outputError() == 0 ? QString() : QString::fromLocal8Bit(std::strerror(outputError()));
}

engine::Errors shortened(const engine::Errors& errors)
{
    constexpr std::size_t kMost = 200;
    if (errors.size() <= kMost) return errors;
    engine::Errors first(errors.begin(), errors.begin() + kMost);
    first.push_back({"more-errors", {{"count", std::to_string(errors.size() - kMost)}}, errors[kMost].file, 0, 0, {}});
    return first;
}

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

QJsonArray errorsJson(const engine::Errors& errors, const engine::Texts& texts, const std::string& language)
{
    QJsonArray list;
    for (const engine::Error& error : shortened(errors)) list.append(errorJson(error, texts, language));
    return list;
}

QString clockTime(std::int64_t seconds)
{
    seconds = std::max<std::int64_t>(seconds, 0);
    const auto two = [](std::int64_t number) { return QString::number(number).rightJustified(2, QLatin1Char('0')); };
    const std::int64_t hours = seconds / 3600;
    const std::int64_t minutes = seconds / 60 % 60;
    return (hours > 0 ? QString::number(hours) + QLatin1Char(':') + two(minutes) : QString::number(minutes)) +
           QLatin1Char(':') + two(seconds % 60);
}

ProgressBar::ProgressBar(std::int64_t total)
    : m_total(std::max<std::int64_t>(total, 1)), m_visible(isatty(STDERR_FILENO) != 0)
{
    m_since.start();
}

ProgressBar::~ProgressBar()
{
    if (m_visible && m_shown >= 0) write(stderr, "\r" + QByteArray(kBarWidth + kBarWords, ' ') + "\r");
}

void ProgressBar::show(std::int64_t done)
{
    const int percent = static_cast<int>(std::clamp<std::int64_t>(done, 0, m_total) * 100 / m_total);
    // What is left is guessed from what was done, once there is enough of that.
    const std::int64_t elapsed = m_since.elapsed();
    const bool known = done > 0 && done < m_total && elapsed > kGuessAfterMs;
    const std::int64_t left = known ? elapsed * (m_total - done) / done / 1000 : 0;
    if (!m_visible || (percent == m_shown && left == m_shownLeft)) return;
    m_shown = percent;
    m_shownLeft = left;
    QString words = known ? Cli::tr("%1 left", "a time such as 2:05").arg(clockTime(left)) : QString();
    words = words.leftJustified(kBarWords - 8);
    const int filled = percent * kBarWidth / 100;
    write(stderr, "\r[" + QByteArray(filled, '#') + QByteArray(kBarWidth - filled, '.') + "] " +
                      QByteArray::number(percent).rightJustified(3) + " % " + words.toUtf8());
}

} // namespace marches::app
