// SPDX-License-Identifier: GPL-3.0-or-later
// What a shell offers while one types. The scripts are written from the table of commands, so that they know what it
// knows; what there is to play is asked of `marches-cli list` at the moment of typing.
#include <algorithm>
#include <array>
#include <utility>

#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/bots/bot.h"
#include "engine/schema/jsonschema.h"

namespace marches::app {

namespace {

/// What may stand for a value.
struct Offer {
    enum class Kind { Nothing, Files, Folders, Words, Listed } kind = Kind::Nothing;
    std::string words; ///< with spaces between; of Listed what `marches-cli list` takes
};

template <typename Words> std::string joined(const Words& words)
{
    std::string text;
    for (const auto& word : words) {
        if (!text.empty()) text += ' ';
        text += word;
    }
    return text;
}

/// By the option's name where that says more than what it takes.
Offer offerFor(const std::string& option, const std::string& value)
{
    using Kind = Offer::Kind;
    if (option == "lang" || option == "language" || option == "to") return {Kind::Words, "en fr"};
    if (option == "theme") return {Kind::Words, "light dark"};
    if (option == "style") return {Kind::Words, "parchment atlas print night blueprint winter"};
    if (option == "fills") return {Kind::Words, "terrain regions"};
    const std::string first = value.substr(0, value.find(' '));
    if (first == "LEVELS") return {Kind::Words, joined(engine::botLevels())};
    if (first == "MAP") return {Kind::Listed, "maps"};
    if (first == "RULESET") return {Kind::Listed, "rules"};
    if (first == "VARIANT") return {Kind::Listed, "variants"};
    if (first == "KIND") return {Kind::Words, joined(engine::schemaKinds())};
    if (first == "LIST") return {Kind::Words, "variants maps rules"};
    if (first == "SHELL") return {Kind::Words, "bash zsh fish"};
    if (first == "ACTION") return {Kind::Words, "extract update report pseudo pack take"};
    if (first == "FOLDER") return {Kind::Folders, {}};
    if (first == "FILE" || first == "PATH" || first == "SCENARIO" || first == "POSITION") return {Kind::Files, {}};
    return {};
}

std::string escaped(const std::string& text, const std::string& marked)
{
    std::string safe;
    for (const char c : text) {
        if (marked.find(c) != std::string::npos) safe += '\\';
        safe += c;
    }
    return safe;
}

/// In single quotes, for any of the shells.
std::string quoted(const std::string& text, bool fish)
{
    std::string safe = "'";
    for (const char c : text) {
        if (c == '\'')
            safe += fish ? "\\'" : "'\\''";
        else if (fish && c == '\\')
            safe += "\\\\";
        else
            safe += c;
    }
    return safe + "'";
}

std::string withDashes(const OptionInfo& option) { return "--" + option.name; }

std::string commandNames(const char* between)
{
    std::string names;
    for (const CommandInfo& command : commands()) names += (names.empty() ? "" : between) + command.name;
    return names;
}

std::string bashOffer(const Offer& offer)
{
    switch (offer.kind) {
    case Offer::Kind::Files: return "compopt -o default; COMPREPLY=()";
    case Offer::Kind::Folders: return "COMPREPLY=($(compgen -d -- \"$cur\"))";
    case Offer::Kind::Words: return "COMPREPLY=($(compgen -W \"" + offer.words + "\" -- \"$cur\"))";
    case Offer::Kind::Listed:
        return "COMPREPLY=($(compgen -W \"$(marches-cli list " + offer.words +
               " 2>/dev/null | cut -f1)\" -- \"$cur\") $(compgen -f -- \"$cur\"))";
    case Offer::Kind::Nothing: break;
    }
    return "COMPREPLY=()";
}

std::string bashScript()
{
    std::string script = "# bash completion of marches-cli: marches-cli completion bash\n"
                         "_marches_cli()\n{\n"
                         "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command= word\n"
                         "    for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do\n"
                         "        case $word in " +
                         commandNames("|") +
                         ") command=$word; break ;; esac\n"
                         "    done\n"
                         "    case $command:$prev in\n";
    for (const OptionInfo& option : globalOptions())
        script +=
            "        *:" + withDashes(option) + ") " + bashOffer(offerFor(option.name, option.value)) + "; return ;;\n";
    for (const CommandInfo& command : commands())
        for (const OptionInfo& option : command.options) {
            if (option.value.empty()) continue;
            std::string pattern = command.name + ":" + withDashes(option);
            if (!option.letter.empty()) pattern += "|" + command.name + ":-" + option.letter;
            script += "        " + pattern + ") " + bashOffer(offerFor(option.name, option.value)) + "; return ;;\n";
        }
    script += "    esac\n    case $command:$cur in\n";
    std::string common;
    for (const OptionInfo& option : globalOptions()) common += " " + withDashes(option);
    common += " --help";
    for (const CommandInfo& command : commands()) {
        std::string options;
        for (const OptionInfo& option : command.options) options += withDashes(option) + " ";
        script += "        " + command.name + ":-*) COMPREPLY=($(compgen -W \"" + options + common.substr(1) +
                  "\" -- \"$cur\")) ;;\n";
        script += "        " + command.name + ":*) " + bashOffer(offerFor({}, command.positional)) + " ;;\n";
    }
    script += "        :-*) COMPREPLY=($(compgen -W \"" + common.substr(1) + " --version\" -- \"$cur\")) ;;\n";
    script += "        *) COMPREPLY=($(compgen -W \"" + commandNames(" ") + "\" -- \"$cur\")) ;;\n";
    return script + "    esac\n}\ncomplete -F _marches_cli marches-cli\n";
}

std::string zshOffer(const Offer& offer)
{
    switch (offer.kind) {
    case Offer::Kind::Files: return "_files";
    case Offer::Kind::Folders: return "_files -/";
    case Offer::Kind::Words: return "(" + offer.words + ")";
    case Offer::Kind::Listed: return "_marches_cli_list " + offer.words;
    case Offer::Kind::Nothing: break;
    }
    return " ";
}

std::string zshOption(const OptionInfo& option)
{
    const std::string help = "[" + escaped(option.help.toStdString(), "[]:\\") + "]";
    const std::string value =
        option.value.empty() ? std::string() : ":" + option.value + ":" + zshOffer(offerFor(option.name, option.value));
    std::string text = " " + quoted((option.many ? "*" : "") + withDashes(option) + help + value, false);
    if (!option.letter.empty()) text += " " + quoted("-" + option.letter + help + value, false);
    return text;
}

/// The places of a command's arguments.
std::string zshPositionals(const CommandInfo& command)
{
    std::string text;
    const std::string& names = command.positional;
    for (std::size_t at = 0; at < names.size();) {
        const std::size_t end = std::min(names.find(' ', at), names.size());
        const std::string name = names.substr(at, end - at);
        const bool many = end == names.size() && command.maxPositionals > 1;
        text += " " + quoted((many ? "*:" : ":") + name + ":" + zshOffer(offerFor({}, name)), false);
        at = end + 1;
    }
    return text;
}

std::string zshScript()
{
    std::string common;
    for (const OptionInfo& option : globalOptions()) common += zshOption(option);
    common += " '--help' '-h'";
    std::string script = "#compdef marches-cli\n"
                         "# marches-cli completion zsh\n"
                         "_marches_cli_list()\n{\n"
                         "    compadd -- ${(f)\"$(marches-cli list $1 2>/dev/null | cut -f1)\"}\n"
                         "    _files\n}\n"
                         "_marches_cli()\n{\n"
                         "    local state line\n    local -a all\n"
                         "    _arguments -C" +
                         common +
                         " '--version' ':COMMAND:->command' '*::argument:->argument'\n"
                         "    case $state in\n    command)\n        all=(";
    for (const CommandInfo& command : commands())
        script += "\n            " + quoted(command.name + ":" + escaped(command.help.toStdString(), ":\\"), false);
    script += ")\n        _describe command all ;;\n    argument)\n        case $line[1] in\n";
    for (const CommandInfo& command : commands()) {
        script += "        " + command.name + ") _arguments" + common;
        for (const OptionInfo& option : command.options) script += zshOption(option);
        script += zshPositionals(command) + " ;;\n";
    }
    return script + "        esac ;;\n    esac\n}\n_marches_cli \"$@\"\n";
}

std::string fishOffer(const Offer& offer)
{
    switch (offer.kind) {
    case Offer::Kind::Files: return " -r -F";
    case Offer::Kind::Folders: return " -x -a '(__fish_complete_directories)'";
    case Offer::Kind::Words: return " -x -a '" + offer.words + "'";
    case Offer::Kind::Listed: return " -r -a '(marches-cli list " + offer.words + " 2>/dev/null)'";
    case Offer::Kind::Nothing: break;
    }
    return " -x";
}

std::string fishOption(const OptionInfo& option)
{
    std::string text = " -l " + option.name;
    if (!option.letter.empty()) text += " -s " + option.letter;
    if (!option.value.empty()) text += fishOffer(offerFor(option.name, option.value));
    return text + " -d " + quoted(option.help.toStdString(), true) + "\n";
}

std::string fishScript()
{
    const std::string complete = "complete -c marches-cli";
    std::string script = "# marches-cli completion fish\n" + complete + " -f\n";
    for (const OptionInfo& option : globalOptions()) script += complete + fishOption(option);
    script += complete + " -l help -s h\n" + complete + " -n __fish_use_subcommand -l version\n";
    for (const CommandInfo& command : commands()) {
        script += complete + " -n __fish_use_subcommand -a " + command.name + " -d " +
                  quoted(command.help.toStdString(), true) + "\n";
        const std::string within = complete + " -n '__fish_seen_subcommand_from " + command.name + "'";
        if (!command.positional.empty()) {
            const Offer offer = offerFor({}, command.positional);
            // With -F files are offered besides, as paths may stand there too.
            if (offer.kind == Offer::Kind::Words)
                script += within + " -a '" + offer.words + "'\n";
            else if (offer.kind == Offer::Kind::Listed)
                script += within + " -F -a '(marches-cli list " + offer.words + " 2>/dev/null)'\n";
            else
                script += within + " -F\n";
        }
        for (const OptionInfo& option : command.options) script += within + fishOption(option);
    }
    return script;
}

} // namespace

int completionCommand(const Session& session)
{
    const std::string shell = session.arguments().positionals.front();
    constexpr std::array<std::pair<const char*, std::string (*)()>, 3> kShells = {
        {{"bash", bashScript}, {"zsh", zshScript}, {"fish", fishScript}}};
    std::vector<std::string> known;
    for (const auto& [name, script] : kShells) {
        if (shell == name) return deliverFile(session, script());
        known.emplace_back(name);
    }
    throw UsageError{Cli::tr("completion takes bash, zsh or fish, not “%1”.").arg(QString::fromStdString(shell)) +
                     suggestion(shell, known)};
}

} // namespace marches::app
