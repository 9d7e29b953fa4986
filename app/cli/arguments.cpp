// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <deque>
#include <memory>

#include "app/cli/tr.h"
#include "app/version/version.h"
#include "engine/yaml/schema.h"

namespace marches::app {

namespace {

/// Where CLI11 puts what it found, by option.
struct Found {
    std::deque<std::vector<std::string>> values; // a deque: CLI11 keeps references
    std::deque<bool> flags;
    std::map<std::string, std::vector<std::string>*> valueOf;
    std::map<std::string, bool*> flagOf;
    std::deque<std::string> words;            ///< positionals that take exactly one
    std::vector<std::string>* rest = nullptr; ///< the last positional, which takes any number
};

/// CLI11 takes every value for one of many, because that is how we let it collect them; help tells how many there may
/// be.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_option_opts(const CLI::Option* option) const override
    {
        return option->get_type_name().empty() ? std::string() : " " + option->get_type_name();
    }
    std::string make_option_usage(const CLI::Option* option) const override
    {
        return option->get_name(true) + option->get_type_name();
    }
};

QString q(const std::string& text) { return QString::fromStdString(text); }

void translateHelp(CLI::App& app)
{
    app.formatter(std::make_shared<HelpFormatter>());
    const auto label = [&](const char* key, const QString& text) {
        app.get_formatter()->label(key, text.toStdString());
    };
    label("Usage", Cli::tr("Usage", "heading of --help, before a colon"));
    label("OPTIONS", Cli::tr("OPTIONS", "placeholder in a usage line"));
    label("SUBCOMMAND", Cli::tr("COMMAND", "placeholder in a usage line"));
    label("Positionals", Cli::tr("Arguments", "heading of --help, before a colon"));
    label("Subcommands", Cli::tr("Commands", "heading of --help, before a colon"));
    label("REQUIRED", Cli::tr("required"));
    app.get_formatter()->column_width(30);
    // Options made from now on are of this group, --help among them.
    app.option_defaults()->group(Cli::tr("Options", "heading of --help, before a colon").toStdString());
    app.set_help_flag("-h,--help", Cli::tr("Print this help and leave.").toStdString());
}

void addOption(CLI::App& app, Found& found, const OptionInfo& option)
{
    const std::string names = (option.letter.empty() ? "" : "-" + option.letter + ",") + "--" + option.name;
    if (option.value.empty()) {
        found.flags.push_back(false);
        found.flagOf[option.name] = &found.flags.back();
        app.add_flag(names, found.flags.back(), option.help.toStdString());
        return;
    }
    found.values.emplace_back();
    found.valueOf[option.name] = &found.values.back();
    CLI::Option* added = app.add_option(names, found.values.back(), option.help.toStdString());
    added->allow_extra_args(false)->type_name(option.value + (option.many ? " ..." : ""));
    added->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

/// "ACTION PATH": one of the first, any number of the last.
void addPositionals(CLI::App& app, Found& found, const CommandInfo& command)
{
    const std::string& names = command.positional;
    for (std::size_t at = 0; at < names.size();) {
        const std::size_t end = std::min(names.find(' ', at), names.size());
        const std::string name = names.substr(at, end - at);
        if (end < names.size()) {
            found.words.emplace_back();
            app.add_option(name, found.words.back())->type_name("");
        } else {
            found.values.emplace_back();
            found.rest = &found.values.back();
            app.add_option(name, *found.rest)->type_name(command.maxPositionals > 1 ? "..." : "");
        }
        at = end + 1;
    }
}

QString usageHint(const std::string& command)
{
    return command.empty() ? Cli::tr("See marches-cli --help.") : Cli::tr("See marches-cli %1 --help.").arg(q(command));
}

QString unknown(const std::string& word, const CommandInfo* command)
{
    std::vector<std::string> known;
    const bool option = word.size() > 1 && word.front() == '-';
    if (option) {
        for (const OptionInfo& info : globalOptions()) known.push_back("--" + info.name);
        if (command != nullptr)
            for (const OptionInfo& info : command->options) known.push_back("--" + info.name);
        const std::string name = word.substr(0, word.find('='));
        return Cli::tr("There is no option %1 here.").arg(q(name)) + suggestion(name, known);
    }
    if (command != nullptr) return Cli::tr("“%1” is one argument too many.").arg(q(word));
    for (const CommandInfo& info : commands()) known.push_back(info.name);
    return Cli::tr("There is no command “%1”.").arg(q(word)) + suggestion(word, known);
}

/// What is wrong with a command line that was read without trouble; empty: nothing.
QString usageError(const CLI::App& app, const CLI::App* sub, const CommandInfo* command, const Arguments& arguments)
{
    // An option that takes a value and stands last leaves nothing behind; CLI11 itself complains of that.
    for (const CLI::App* part : {&app, sub}) {
        if (part == nullptr) continue;
        const std::vector<std::string> rest = part->remaining();
        if (!rest.empty()) return unknown(rest.front(), command);
    }
    if (command == nullptr) return Cli::tr("A command is missing.");
    if (std::ranges::find(arguments.positionals, std::string()) != arguments.positionals.end())
        return Cli::tr("An argument is empty.");
    if (arguments.positionals.size() < command->minPositionals)
        return Cli::tr("%1 is missing.").arg(q(command->positional));
    if (arguments.positionals.size() > command->maxPositionals)
        return unknown(arguments.positionals[command->maxPositionals], command);
    for (const std::vector<OptionInfo>& options : {globalOptions(), command->options})
        for (const OptionInfo& option : options)
            if (!option.many && arguments.list(option.name).size() > 1)
                return Cli::tr("--%1 may be given only once.").arg(q(option.name));
    return {};
}

void collect(const Found& found, Arguments& arguments)
{
    for (const auto& [name, values] : found.valueOf)
        if (!values->empty()) arguments.values[name] = *values;
    for (const auto& [name, flag] : found.flagOf)
        if (*flag) arguments.values[name] = {std::string()};
    for (const std::string& word : found.words)
        if (!word.empty()) arguments.positionals.push_back(word);
    if (found.rest != nullptr)
        arguments.positionals.insert(arguments.positionals.end(), found.rest->begin(), found.rest->end());
}

/// The option that CLI11 speaks of: its sentences begin with the name and a colon.
QString mistake(const CLI::ParseError& error)
{
    const std::string what = error.what();
    const std::string name = what.substr(0, what.find(':'));
    const bool option = name.size() > 1 && name.front() == '-' && name.find(' ') == std::string::npos;
    return option ? Cli::tr("%1 needs a value.").arg(q(name)) : Cli::tr("The command line cannot be understood.");
}

} // namespace

const std::vector<OptionInfo>& globalOptions()
{
    static const std::vector<OptionInfo> options = {
        {"lang", "", "CODE", false, Cli::tr("Language of what is printed: en, fr, ... Default: that of the system.")},
        {"data", "", "FOLDER", false,
         Cli::tr("Folder that holds maps and resources. Default: MARCHES_DATA, or where the program is installed.")},
        {"own", "", "FOLDER", false,
         Cli::tr("Folder of your own with maps, variants and rules beside those of the program. Default: none.")},
    };
    return options;
}

std::string Arguments::value(std::string_view option, std::string_view otherwise) const
{
    const auto found = values.find(option);
    return found == values.end() ? std::string(otherwise) : found->second.back();
}

std::vector<std::string> Arguments::list(std::string_view option) const
{
    const auto found = values.find(option);
    return found == values.end() ? std::vector<std::string>() : found->second;
}

QString suggestion(const std::string& word, const std::vector<std::string>& known)
{
    std::string near = engine::closestMatch(word, known);
    // Who says "draw-map" or "simul" means the word that it begins with, or that begins so.
    constexpr std::size_t kSays = 3; // letters that say which
    for (const std::string& one : known)
        if (const std::size_t shared = std::min(one.size(), word.size());
            near.empty() && shared >= kSays && one.compare(0, shared, word, 0, shared) == 0)
            near = one;
    return near.empty() ? QString() : QStringLiteral(" ") + Cli::tr("Did you mean “%1”?").arg(q(near));
}

std::int64_t numberOption(const Arguments& arguments, std::string_view option, std::int64_t otherwise,
                          std::int64_t least, std::int64_t most)
{
    if (!arguments.has(option)) return otherwise;
    const std::string text = arguments.value(option);
    std::int64_t number = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (code != std::errc{} || end != text.data() + text.size() || number < least || number > most)
        throw UsageError{Cli::tr("--%1 takes a whole number from %2 to %3, not “%4”.")
                             .arg(q(std::string(option)))
                             .arg(least)
                             .arg(most)
                             .arg(q(text))};
    return number;
}

Parsed parseArguments(const std::vector<std::string>& words)
{
    CLI::App app(Cli::tr("Marches without a window: checks maps and rules, plays and simulates games, draws boards.")
                     .toStdString(),
                 "marches-cli");
    Found globals;
    translateHelp(app);
    app.set_version_flag("--version", std::string("marches-cli ") + versionText(),
                         Cli::tr("Print the version and leave.").toStdString());
    for (const OptionInfo& option : globalOptions()) addOption(app, globals, option);
    app.allow_extras();
    app.fallthrough();
    app.require_subcommand(0, 1); // "schema experiment": the second word is no command

    std::map<const CLI::App*, std::pair<const CommandInfo*, Found>> subs;
    for (const CommandInfo& command : commands()) {
        CLI::App* sub = app.add_subcommand(command.name, command.help.toStdString());
        translateHelp(*sub);
        sub->group(Cli::tr("Commands", "heading of --help, before a colon").toStdString());
        sub->allow_extras();
        sub->fallthrough();
        auto& [info, found] = subs[sub];
        info = &command;
        for (const OptionInfo& option : command.options) addOption(*sub, found, option);
        addPositionals(*sub, found, command);
    }

    Parsed parsed;
    const CLI::App* sub = nullptr;
    try {
        std::vector<std::string> reversed(words.rbegin(), words.rend()); // as CLI11 wants them
        app.parse(reversed);
    } catch (const CLI::CallForHelp&) {
        for (const CLI::App* used : app.get_subcommands()) sub = used;
        parsed.output = q(sub == nullptr ? app.help() : sub->help("marches-cli"));
        return parsed;
    } catch (const CLI::CallForVersion& version) {
        parsed.output = q(version.what()) + QLatin1Char('\n');
        return parsed;
    } catch (const CLI::ParseError& error) {
        for (const CLI::App* used : app.get_subcommands()) sub = used;
        parsed.error = mistake(error) + QLatin1Char(' ') + usageHint(sub == nullptr ? std::string() : sub->get_name());
        return parsed;
    }
    for (const CLI::App* used : app.get_subcommands()) sub = used;
    Arguments arguments;
    collect(globals, arguments);
    const CommandInfo* command = nullptr;
    if (sub != nullptr) {
        command = subs[sub].first;
        arguments.command = command->name;
        collect(subs[sub].second, arguments);
    }
    const QString wrong = usageError(app, sub, command, arguments);
    if (wrong.isEmpty())
        parsed.arguments = std::move(arguments);
    else
        parsed.error = wrong + QLatin1Char(' ') + usageHint(arguments.command);
    return parsed;
}

} // namespace marches::app
