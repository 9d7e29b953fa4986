// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QJsonArray>
#include <QJsonObject>

#include "engine/base/result.h"
#include "engine/text/translation.h"

namespace marches::app {

class Session;

/// What a report says of one file, for programs. `keys`: of all texts that are to be translated, for the counts by
/// kind.
QJsonObject reportJson(const std::string& file, const std::vector<std::string>& keys,
                       const engine::TranslationReport& report);

/// The same in words: how many are done, a table by kind of text, and each finding with its place.
void printReport(const Session& session, const std::string& file, const std::vector<std::string>& keys,
                 const engine::TranslationReport& report);

/// What `update` says of the files that it brings in step: a line each, or all as JSON.
class UpdateAnswer {
public:
    explicit UpdateAnswer(const Session& session) : m_session(session) {}
    /// `changed`: whether the file is another one now.
    void tell(const QString& file, const engine::Result<bool>& changed);
    void markBad() { m_status = 1; }
    int finish() const; ///< the exit status

private:
    const Session& m_session;
    QJsonArray m_files;
    engine::Errors m_errors;
    int m_status = 0;
};

/// True for a Qt Linguist file, or a folder of such.
bool isWindowTranslation(const std::string& path);

/// extract, update, report and pseudo for the words of the window. Which sentences there are says the French file that
/// comes with the program, or for extract and pseudo the file that is named.
int windowTranslation(const Session& session, const std::string& action, const std::vector<std::string>& paths);

/// Writes all that is translated into the language of --to in one zip, --out.
int packTranslation(const Session& session, const std::vector<std::string>& paths);
/// Takes what such a zip, the first of the paths, has for what is at the others; with --theirs also where it differs.
int takeTranslation(const Session& session, const std::vector<std::string>& paths);

/// The language of --to; throws UsageError where it is missing or no code.
std::string requiredLanguage(const Session& session);

} // namespace marches::app
