// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/cli/arguments.h"
#include "app/cli/console.h"
#include "engine/package/library.h"
#include "engine/text/texts.h"

namespace marches::app {

/// Exit status of the program.
enum Exit : int {
    kGood = 0,
    kBad = 1,   ///< what was checked is bad, or the work could not be done
    kUsage = 2, ///< the command line is wrong
};

/// What every command works with.
class Session {
public:
    Session(const Arguments& arguments, std::string language, std::string dataRoot);

    const Arguments& arguments() const { return m_arguments; }
    const Console& console() const { return m_console; }
    const std::string& language() const { return m_language; }
    const std::string& dataRoot() const { return m_dataRoot; }
    const engine::Texts& texts() const { return m_texts; } ///< the engine's own
    bool json() const { return m_arguments.has("json"); }
    /// Reads the folders when first asked for.
    const engine::Library& library() const;

    /// Has boards drawn with a person's own styles and stamps too, those of the desktop program; tells what is wrong
    /// with them. What can be read is used.
    void useOwnArt() const;

    /// All texts of a game, in the pseudo language too when that is asked for.
    engine::Texts gameTexts(const engine::GameSetup& setup) const;
    /// Tells errors, as JSON where asked for, and gives the exit status.
    int report(const engine::Errors& errors) const;
    std::string sentence(const engine::Error& error) const { return engine::errorText(error, m_texts, m_language); }

    /// The game that VARIANT, --set and --players describe.
    [[nodiscard]] engine::Result<engine::GameSetup> setup(const std::string& variant) const;
    /// The values of --set or --vs. Throws UsageError where one is no OPTION=VALUE.
    std::vector<engine::OptionSetting> settings(std::string_view option) const;

private:
    const Arguments& m_arguments;
    Console m_console;
    std::string m_language;
    std::string m_dataRoot;
    engine::Texts m_texts;
    mutable std::unique_ptr<engine::Library> m_library;
};

/// Tries whether the files that --out, --journal, --picture, --html and --csv name can be written, without touching
/// them: before the work that they are to hold, not after hours of it. Reports the error and gives false where one
/// cannot. Throws UsageError where one has no name.
bool canWriteOutputs(const Session& session);
/// Writes a file that was named on the command line; reports the error and gives false when that fails.
[[nodiscard]] bool writeNamed(const Session& session, const std::string& path, std::string_view bytes);
/// Answers with a file: written to --out where that is given, else printed. With --json the answer is {"file": its
/// path} or {"text": what stands in it}. Gives the exit status.
int deliverFile(const Session& session, std::string_view bytes);

// The commands; each returns an exit status and may throw UsageError.
int validateCommand(const Session& session);
int checkCommand(const Session& session);
int schemaCommand(const Session& session);
int playCommand(const Session& session);
int simulateCommand(const Session& session);
int tournamentCommand(const Session& session);
int outlookCommand(const Session& session);
int mergeCommand(const Session& session);
int experimentCommand(const Session& session);
int oddsCommand(const Session& session);
int adjudicateCommand(const Session& session);
int renderCommand(const Session& session);
int drawCommand(const Session& session);
int importCommand(const Session& session);
int exportCommand(const Session& session);
int translationCommand(const Session& session);
int listCommand(const Session& session);
int completionCommand(const Session& session);
int guideCommand(const Session& session);

} // namespace marches::app
