// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include "engine/base/result.h"
#include "engine/text/texts.h"

namespace marches::app {

/// Where the program writes: answers to standard output, everything else to standard error. Always UTF-8; control signs
/// that come from files and names are made harmless, so that no file can command the terminal.
class Console {
public:
    /// A line of the answer.
    void print(const QString& line) const;
    void print(const std::string& line) const { print(QString::fromStdString(line)); }
    /// The answer as it is, for a program or a file.
    void printRaw(std::string_view bytes) const;
    void print(const QJsonObject& answer) const;
    /// "marches-cli: ..." on standard error.
    void reportError(const QString& sentence) const;
    /// Errors of files, one a line, on standard error; of very many the first, and how many there are besides.
    void reportError(const engine::Errors& errors, const engine::Texts& texts, const std::string& language) const;
    /// Why standard output could not take everything so far (a full disk, a closed pipe); empty: it could.
    QString outputTrouble() const;
};

/// As many errors as somebody reads: the first of them, and instead of the others one that counts them.
[[nodiscard]] engine::Errors shortened(const engine::Errors& errors);

/// An error as --json tells it.
QJsonObject errorJson(const engine::Error& error, const engine::Texts& texts, const std::string& language);
QJsonArray errorsJson(const engine::Errors& errors, const engine::Texts& texts, const std::string& language);

/// "0:07", "12:30", "3:05:00"; negative counts as none.
QString clockTime(std::int64_t seconds);

/// A bar on standard error with the time that is probably left, when that is a terminal; else nothing at all.
class ProgressBar {
public:
    explicit ProgressBar(std::int64_t total);
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar();
    void show(std::int64_t done);

private:
    std::int64_t m_total;
    int m_shown = -1;             ///< percent on the screen
    std::int64_t m_shownLeft = 0; ///< seconds on the screen
    QElapsedTimer m_since;
    bool m_visible;
};

} // namespace marches::app
