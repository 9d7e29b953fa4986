// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>

#include "engine/text/texts.h"

namespace marches::app {

namespace {

std::string environment(const char* name)
{
    const char* value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): before any thread
    return value == nullptr ? std::string() : std::string(value);
}

/// A tag that is fit to be part of a file's name; what is none counts as English.
std::string safeTag(const std::string& locale)
{
    const std::string tag = engine::languageTag(locale);
    const bool safe =
        tag.size() <= 16 && std::ranges::all_of(tag, [](unsigned char c) { return std::isalnum(c) != 0 || c == '-'; });
    return safe ? tag : "en";
}

} // namespace

std::string chosenLanguage(const std::vector<std::string>& words)
{
    for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
        if (words[i].compare(0, 7, "--lang=") == 0) return safeTag(words[i].substr(7));
        if (words[i] == "--lang" && i + 1 < words.size()) return safeTag(words[i + 1]);
    }
    const std::string all = environment("LC_ALL");
    if (all == "C" || all == "POSIX") return "en"; // as gettext: the plain locale overrides LANGUAGE
    const std::string language = environment("LANGUAGE");
    for (const std::string& locale :
         {language.substr(0, language.find(':')), all, environment("LC_MESSAGES"), environment("LANG")})
        if (!locale.empty()) return safeTag(locale);
    return "en";
}

} // namespace marches::app
