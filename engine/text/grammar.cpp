// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/grammar.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <optional>

#include "engine/base/utf8.h"

namespace marches::engine {

namespace {

constexpr std::string_view kThinText = "\u202F";
constexpr std::string_view kNoBreakText = "\u00A0";

std::string_view baseOf(std::string_view language) { return language.substr(0, language.find_first_of("-_")); }

char lowerAscii(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string lowerWord(std::string_view text)
{
    std::string word;
    for (const char c : text) {
        const bool ofWord = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) > 127;
        if (!ofWord) break;
        word += lowerAscii(c);
    }
    return word;
}

/// Beginnings of French words whose h is mute. Any other h counts as spoken, as it is in foreign names ("de Hambourg").
constexpr std::array<std::string_view, 40> kMuteH = {
    "habit",  "hadrien", "hadès",  "haleine", "hameçon", "harmon", "hebdo",   "herb",   "hercul", "herm",
    "heur",   "hexa",    "hibern", "hier",    "himal",   "hippo",  "hirond",  "hispan", "histo",  "hiver",
    "homm",   "homo",    "homère", "honn",    "honor",   "horac",  "horizon", "horlog", "huil",   "huître",
    "humain", "humeur",  "humid",  "hy",      "hébr",    "hél",    "hémisph", "hér",    "hésit",  "hôt",
};

/// A leading article, how it is written within a sentence, and how it joins the prepositions of its language. The name
/// without it follows.
struct Article {
    std::string_view language;
    std::string_view written;
    std::string_view lowered;
    std::string_view of;
    std::string_view at;
};
constexpr std::array<Article, 22> kArticles = {{
    {"fr", "Le ", "le ", "du ", "au "},        {"fr", "Les ", "les ", "des ", "aux "},
    {"fr", "La ", "la ", "de la ", "à la "},   {"fr", "L'", "l'", "de l'", "à l'"},
    {"fr", "L’", "l’", "de l’", "à l’"},       {"fr", "le ", "le ", "du ", "au "},
    {"fr", "les ", "les ", "des ", "aux "},    {"fr", "la ", "la ", "de la ", "à la "},
    {"fr", "l'", "l'", "de l'", "à l'"},       {"es", "el ", "el ", "del ", "en el "},
    {"it", "il ", "il ", "del ", "al "},       {"it", "lo ", "lo ", "dello ", "allo "},
    {"it", "la ", "la ", "della ", "alla "},   {"it", "i ", "i ", "dei ", "ai "},
    {"it", "gli ", "gli ", "degli ", "agli "}, {"it", "le ", "le ", "delle ", "alle "},
    {"it", "l'", "l'", "dell'", "all'"},       {"it", "l’", "l’", "dell’", "all’"},
    {"pt", "o ", "o ", "do ", "no "},          {"pt", "a ", "a ", "da ", "na "},
    {"pt", "os ", "os ", "dos ", "nos "},      {"pt", "as ", "as ", "das ", "nas "},
}};

/// A name with an article that its language joins; nothing where there is none.
std::optional<std::string> joinedArticle(std::string_view language, std::string_view withArticle, std::string_view form)
{
    for (const Article& article : kArticles)
        if (article.language == language && withArticle.starts_with(article.written))
            return std::string(form == "of"   ? article.of
                               : form == "at" ? article.at
                                              : article.lowered)
                .append(withArticle.substr(article.written.size()));
    return std::nullopt;
}

std::string frenchForm(std::string_view withArticle, std::string_view form)
{
    if (form == "of") return (elides(withArticle) ? "d’" : "de ") + std::string(withArticle);
    if (form == "at") return "à " + std::string(withArticle);
    return std::string(withArticle);
}

struct Prepositions {
    std::string_view language;
    std::string_view of;
    std::string_view at;
};
constexpr std::array<Prepositions, 9> kPrepositions = {{
    {"en", "of ", "in "},
    {"de", "von ", "in "},
    {"es", "de ", "en "},
    {"it", "di ", "a "},
    {"pt", "de ", "em "},
    {"nl", "van ", "in "},
    {"sv", "av ", "i "},
    {"nb", "av ", "i "},
    {"da", "af ", "i "},
}};

struct NumberStyle {
    std::string_view languages;
    std::string_view group;
    std::string_view decimal;
    std::size_t groupFrom; ///< digits from which groups are marked
};

/// From the Unicode CLDR's number symbols.
const NumberStyle& numberStyle(std::string_view language)
{
    static constexpr std::array<NumberStyle, 6> kStyles = {{
        {" fr ", kThinText, ",", 4},
        {" de it nl da id tr el sl hr sr ro ", ".", ",", 4},
        {" es ", ".", ",", 5},
        {" pt pl ", kNoBreakText, ",", 5},
        {" ru uk be cs sk sv nb nn no fi bg hu lt lv et ", kNoBreakText, ",", 4},
        {" ", ",", ".", 4},
    }};
    if (language == "pt-BR" || language == "pt_BR") return kStyles[1];
    const std::string wanted = " " + std::string(baseOf(language)) + " ";
    const auto found = std::ranges::find_if(
        kStyles, [&](const NumberStyle& style) { return style.languages.find(wanted) != std::string_view::npos; });
    return found == kStyles.end() ? kStyles.back() : *found;
}

std::string grouped(std::string_view digits, const NumberStyle& style)
{
    if (digits.size() < style.groupFrom) return std::string(digits);
    std::string out;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i != 0 && (digits.size() - i) % 3 == 0) out += style.group;
        out += digits[i];
    }
    return out;
}

char32_t upper(char32_t code, bool turkish)
{
    if (code == U'i' && turkish) return 0x0130;
    if (code >= U'a' && code <= U'z') return code - 32;
    if (code >= 0xE0 && code <= 0xFE && code != 0xF7) return code - 32;
    if (code == 0xFF) return 0x178;
    const bool evenPairs = (code >= 0x100 && code <= 0x137) || (code >= 0x14A && code <= 0x177);
    const bool oddPairs = (code >= 0x139 && code <= 0x148) || (code >= 0x179 && code <= 0x17E);
    if (code == 0x131) return U'I';
    if ((evenPairs && code % 2 == 1) || (oddPairs && code % 2 == 0)) return code - 1;
    if (code >= 0x3B1 && code <= 0x3C9 && code != 0x3C2) return code - 32;
    if (code >= 0x430 && code <= 0x44F) return code - 32;
    if (code >= 0x450 && code <= 0x45F) return code - 80;
    return code;
}

std::string_view plainSign(char32_t code)
{
    switch (code) {
    case 0x00A0:
    case 0x202F:
    case 0x2007:
    case 0x2009:
    case 0x200A: return " ";
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212: return "-";
    case 0x2018:
    case 0x2019: return "'";
    case 0x201C:
    case 0x201D:
    case 0x00AB:
    case 0x00BB: return "\"";
    case 0x2026: return "...";
    case 0x00D7: return "x";
    case 0x2192: return "->";
    default: return {};
    }
}

bool isInvisible(char32_t code)
{
    return code == 0x00AD || (code >= 0x200B && code <= 0x200F) || (code >= 0x202A && code <= 0x202E) ||
           (code >= 0x2060 && code <= 0x2069) || code == 0xFEFF;
}

} // namespace

bool elides(std::string_view word)
{
    if (word.empty()) return false;
    const Utf8Step first = utf8At(word, 0);
    const char32_t code = upper(first.code, false);
    const std::string lowered = lowerWord(word);
    if (code == U'H') {
        // The hero is alone of his family, and heralds are no heirs.
        return lowered != "héros" && !lowered.starts_with("héraut") && !lowered.starts_with("hérald") &&
               std::ranges::any_of(kMuteH, [&](std::string_view start) { return lowered.starts_with(start); });
    }
    if (code == U'Y') { // "d'Ypres", "de Yalta"
        constexpr std::string_view kVowels = "aeiou";
        return word.size() > 1 && kVowels.find(lowerAscii(word[1])) == std::string_view::npos;
    }
    if (lowered.starts_with("onz") || lowered == "oui" || lowered == "uhlan" || lowered == "ouistiti") return false;
    constexpr std::u32string_view kVowels = U"AEIOUÀÂÄÈÉÊËÎÏÔÖÙÛÜÆŒ";
    return kVowels.find(code) != std::u32string_view::npos;
}

bool hasObjectForm(std::string_view language)
{
    // Languages with an accusative in their nouns or articles, of those whose plurals are known.
    constexpr std::string_view kLanguages =
        " ar az be bs cs de dsb el et fi fo hr hsb hu hy is ka kk ky la lt lv pl ru sk sl sq sr "
        "tk tr uk uz ";
    return kLanguages.find(" " + std::string(baseOf(language)) + " ") != std::string_view::npos;
}

std::string defaultForm(std::string_view name, std::string_view withArticle, std::string_view form,
                        std::string_view language)
{
    const std::string_view base = baseOf(language);
    if (std::ranges::find(kSentenceForms, form) == kSentenceForms.end()) return std::string(name);
    if (form == "object") {
        if (base == "de" && (withArticle.starts_with("der ") || withArticle.starts_with("Der ")))
            return "den " + std::string(withArticle.substr(4));
        form = "with-article";
    }
    if (std::optional<std::string> joined = joinedArticle(base, withArticle, form)) return *std::move(joined);
    if (base == "fr") return frenchForm(withArticle, form);
    const auto found =
        std::ranges::find_if(kPrepositions, [&](const Prepositions& words) { return words.language == base; });
    if (form == "with-article" || found == kPrepositions.end()) return std::string(withArticle);
    return std::string(form == "of" ? found->of : found->at).append(withArticle);
}

std::string localNumber(std::int64_t number, std::string_view language)
{
    std::string digits = std::to_string(number);
    const bool negative = digits.front() == '-';
    if (negative) digits.erase(0, 1);
    return (negative ? "-" : "") + grouped(digits, numberStyle(language));
}

std::string localNumber(double number, int decimals, std::string_view language)
{
    if (!std::isfinite(number)) return "?";
    std::array<char, 400> buffer{};
    const int length =
        std::snprintf(buffer.data(), buffer.size(), "%.*f", std::clamp(decimals, 0, 9), std::abs(number));
    const std::string_view text(buffer.data(), static_cast<std::size_t>(std::max(length, 0)));
    const std::size_t point = text.find_first_not_of("0123456789"); // whatever the C locale's mark is
    const NumberStyle& style = numberStyle(language);
    std::string out = grouped(text.substr(0, point), style);
    if (point != std::string_view::npos) out.append(style.decimal).append(text.substr(point + 1));
    const bool zero = out.find_first_of("123456789") == std::string::npos;
    return number < 0 && !zero ? "-" + out : out;
}

std::string capitalised(std::string_view text, std::string_view language)
{
    if (text.empty()) return {};
    const Utf8Step first = utf8At(text, 0);
    if (!first.valid) return std::string(text);
    const std::string_view base = baseOf(language);
    std::string out;
    appendUtf8(out, upper(first.code, base == "tr" || base == "az"));
    return out.append(text.substr(first.next));
}

std::string plainText(std::string_view text)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        const std::string_view sign = plainSign(step.code);
        if (!sign.empty())
            out += sign;
        else if (!isInvisible(step.code))
            out.append(text.substr(at, step.next - at));
        at = step.next;
    }
    return out;
}

} // namespace marches::engine
