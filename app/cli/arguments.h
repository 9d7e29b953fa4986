// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <QString>

namespace marches::app {

/// An option of a command, as --help, the parser and the test of the manual page know it.
struct OptionInfo {
    std::string name;   ///< without dashes: "seed"
    std::string letter; ///< "o", or empty
    std::string value;  ///< what it takes, in capitals: "N"; empty: a switch
    bool many = false;  ///< may be given several times
    QString help;
};

struct CommandInfo {
    std::string name;
    std::string positional; ///< "PATH"; empty: takes none
    std::size_t minPositionals = 0;
    std::size_t maxPositionals = 0;
    QString help;
    std::vector<OptionInfo> options;
};

/// What every command takes besides.
const std::vector<OptionInfo>& globalOptions();

/// All commands, in the order of the manual. Their texts are in the language in use.
const std::vector<CommandInfo>& commands();

/// A command line as understood: which command, and what it was told. Values are still text; the readers below judge
/// them.
struct Arguments {
    std::string command;
    std::vector<std::string> positionals;
    std::map<std::string, std::vector<std::string>, std::less<>> values; ///< by option; a switch has one empty value

    bool has(std::string_view option) const { return values.find(option) != values.end(); }
    std::string value(std::string_view option, std::string_view otherwise = {}) const;
    std::vector<std::string> list(std::string_view option) const;
};

/// What came of reading the command line.
struct Parsed {
    std::optional<Arguments> arguments; ///< empty: nothing to carry out
    QString output;                     ///< --help or --version: to be printed, and all is well
    QString error;                      ///< wrong usage
};

Parsed parseArguments(const std::vector<std::string>& words);

/// A wrong value on the command line; caught in run(), told with exit status 2.
struct UsageError {
    QString text;
};

/// A whole number from `least` to `most`, or `otherwise` where the option is not given. Throws UsageError.
std::int64_t numberOption(const Arguments& arguments, std::string_view option, std::int64_t otherwise,
                          std::int64_t least, std::int64_t most);
/// The nearest of `known`, worded as a question to append to an error; empty when none is near.
QString suggestion(const std::string& word, const std::vector<std::string>& known);

/// The language asked for: --lang, else the first that LANGUAGE, LC_ALL, LC_MESSAGES or LANG name. Read before the
/// command line is understood, because errors in it are translated too. A tag such as "fr" or "pt-BR"; "en" for
/// none.
std::string chosenLanguage(const std::vector<std::string>& words);

} // namespace marches::app
