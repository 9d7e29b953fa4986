// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/session.h"

#include <filesystem>
#include <utility>

#include <QStandardPaths>
#include <QTemporaryFile>

#include "app/cli/tr.h"
#include "editor/cartography/artresources.h"
#include "engine/io/files.h"
#include "engine/package/textloading.h"
#include "engine/text/translation.h"

namespace marches::app {

Session::Session(const Arguments& arguments, std::string language, std::string dataRoot)
    : m_arguments(arguments), m_language(std::move(language)), m_dataRoot(std::move(dataRoot))
{
    engine::Errors errors;
    m_texts = engine::engineTexts(m_dataRoot, errors);
    if (!errors.empty()) {
        m_console.reportError(
            Cli::tr("The program's own texts cannot be read in %1: messages will be bare. Is --data or "
                    "MARCHES_DATA right?")
                .arg(QString::fromStdString(m_dataRoot)));
        if (errors.front().code != "file-not-found") m_console.reportError(errors, m_texts, m_language);
    }
    if (m_language == engine::kPseudoLanguage) m_texts.addPseudo();
}

const engine::Library& Session::library() const
{
    if (!m_library) m_library = std::make_unique<engine::Library>(m_dataRoot, m_arguments.value("own"));
    return *m_library;
}

void Session::useOwnArt() const
{
    // The folder that the desktop program calls its own.
    const QString folder =
        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/marches");
    m_console.reportError(editor::useOwnArt(folder.toStdString()), m_texts, m_language);
}

engine::Texts Session::gameTexts(const engine::GameSetup& setup) const
{
    engine::Errors errors;
    engine::Texts texts = engine::gameTexts(library().textRoots(), setup, errors);
    m_console.reportError(errors, m_texts, m_language);
    if (m_language == engine::kPseudoLanguage) texts.addPseudo();
    return texts;
}

int Session::report(const engine::Errors& errors) const
{
    if (json()) {
        m_console.print(QJsonObject{{QStringLiteral("errors"), errorsJson(errors, m_texts, m_language)}});
    } else {
        m_console.reportError(errors, m_texts, m_language);
    }
    return kBad;
}

engine::Result<engine::GameSetup> Session::setup(const std::string& variant) const
{
    engine::SetupRequest request;
    request.options = settings("set");
    request.players = static_cast<int>(numberOption(m_arguments, "players", 0, 1, 32));
    return library().setup(variant, request);
}

std::vector<engine::OptionSetting> Session::settings(std::string_view option) const
{
    std::vector<engine::OptionSetting> all;
    for (const std::string& text : m_arguments.list(option)) {
        engine::Result<engine::OptionSetting> setting = engine::parseOption(text);
        if (!setting) throw UsageError{QString::fromStdString(sentence(setting.error().front()))};
        all.push_back(*std::move(setting));
    }
    return all;
}

bool canWriteOutputs(const Session& session)
{
    namespace fs = std::filesystem;
    engine::Errors errors;
    for (const char* option : {"out", "journal", "picture", "html", "csv"}) {
        if (!session.arguments().has(option)) continue;
        const std::string file = session.arguments().value(option);
        std::error_code unknown;
        if (file.empty() || file.back() == '/' || fs::is_directory(file, unknown))
            throw UsageError{Cli::tr("--%1 takes the name of a file, not “%2”.")
                                 .arg(QString::fromLatin1(option), QString::fromStdString(file))};
        fs::path folder = fs::absolute(file, unknown).parent_path();
        while (!fs::exists(folder, unknown) && folder.has_relative_path()) folder = folder.parent_path();
        QTemporaryFile trial(QString::fromStdString((folder / ".marches-XXXXXX").string()));
        if (trial.open()) continue;
        errors.push_back(
            {"file-not-created", {{"path", file}, {"reason", trial.errorString().toStdString()}}, {}, 0, 0, {}});
    }
    if (!errors.empty()) session.report(errors);
    return errors.empty();
}

bool writeNamed(const Session& session, const std::string& path, std::string_view bytes)
{
    const engine::Result<void> written = engine::writeFile(path, bytes);
    if (!written) session.console().reportError(written.error(), session.texts(), session.language());
    return written.has_value();
}

int deliverFile(const Session& session, std::string_view bytes)
{
    const auto text = [](std::string_view words) {
        return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size()));
    };
    if (session.arguments().has("out")) {
        const std::string out = session.arguments().value("out");
        if (const engine::Result<void> written = engine::writeFile(out, bytes); !written)
            return session.report(written.error());
        if (session.json()) session.console().print(QJsonObject{{QStringLiteral("file"), text(out)}});
    } else if (session.json()) {
        session.console().print(QJsonObject{{QStringLiteral("text"), text(bytes)}});
    } else {
        session.console().printRaw(bytes);
    }
    return kGood;
}

} // namespace marches::app
