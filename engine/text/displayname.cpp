// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/displayname.h"

#include "engine/base/languagename.h"
#include "engine/text/translation.h"

#include <unicode/locdspnm.h>
#include <unicode/locid.h>
#include <unicode/unistr.h>

#include <algorithm>
#include <array>
#include <memory>

namespace marches::engine {

namespace {

icu::Locale localeOf(std::string_view code)
{
    std::string tag(code);
    std::ranges::replace(tag, '_', '-');
    UErrorCode problem = U_ZERO_ERROR;
    icu::Locale locale = icu::Locale::forLanguageTag(tag, problem);
    if (U_FAILURE(problem) != 0) locale.setToBogus();
    return locale;
}

icu::UnicodeString named(const icu::Locale& language, const icu::Locale& reader)
{
    std::array usual{UDISPCTX_STANDARD_NAMES, UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE};
    const std::unique_ptr<icu::LocaleDisplayNames> names(
        icu::LocaleDisplayNames::createInstance(reader, usual.data(), static_cast<int32_t>(usual.size())));
    icu::UnicodeString name;
    if (names != nullptr) names->localeDisplayName(language, name);
    return name;
}

icu::UnicodeString ownName(std::string_view code, std::string_view reader)
{
    // The pseudo language is English with marks.
    const icu::Locale language = code == kPseudoLanguage ? icu::Locale::getEnglish() : localeOf(code);
    icu::UnicodeString unknown =
        icu::UnicodeString::fromUTF8(icu::StringPiece(code.data(), static_cast<int32_t>(code.size())));
    if (language.isBogus() != 0 || *language.getLanguage() == '\0') return unknown;
    icu::UnicodeString name = named(language, language);
    // What has no names of its own answers in English.
    const icu::Locale other = localeOf(reader);
    const icu::Locale& english = icu::Locale::getEnglish();
    if (language.getLanguage() != std::string_view(english.getLanguage()) && name == named(language, english) &&
        other.isBogus() == 0)
        name = named(language, other);
    return name == icu::UnicodeString(language.getLanguage(), -1, US_INV) ? unknown : name;
}

std::string utf8(const icu::UnicodeString& text)
{
    std::string bytes;
    return text.toUTF8String(bytes);
}

} // namespace

bool isKnownLanguage(std::string_view code)
{
    if (!isLanguageName(code)) return false;
    const icu::Locale locale = localeOf(code);
    if (locale.isBogus() != 0) return false;
    const std::string_view language = locale.getLanguage();
    if (language.size() == 3 && language >= "qaa" && language <= "qtz") return true;
    return !language.empty() && *locale.getISO3Language() != '\0';
}

std::string languageName(std::string_view code, std::string_view reader)
{
    icu::UnicodeString name = ownName(code, reader);
    if (name == icu::UnicodeString::fromUTF8(std::string(code))) return std::string(code);
    const int32_t first = name.moveIndex32(0, 1);
    icu::UnicodeString letter(name, 0, first);
    name.replaceBetween(0, first, letter.toUpper(localeOf(code)));
    return utf8(name);
}

std::string languageWord(std::string_view code, std::string_view reader) { return utf8(ownName(code, reader)); }

} // namespace marches::engine
