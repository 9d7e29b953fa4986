// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace marches::engine {

// What a language does to names and numbers by itself, so that a designer needs to give only the exceptions.

/// Forms of a name that sentences ask for, in the order in which one thinks of them.
inline constexpr std::array<std::string_view, 4> kSentenceForms = {"with-article", "of", "at", "object"};
/// How a name is written on the board, where that differs from the name: shorter, or broken into lines.
inline constexpr std::string_view kBoardForm = "board";
/// The size of its letters there in percent of the usual one, kLeastBoardSize to 100.
inline constexpr std::string_view kBoardSize = "board-size";
inline constexpr int kLeastBoardSize = 50;

/// True for languages that say the object of a verb otherwise than its subject, by the article or by an ending: German
/// "den Wald", Polish "Warszawę".
bool hasObjectForm(std::string_view language);

/// A form of a name where its author gave none:
/// - `with-article`: French lowers a leading article ("Le Lac" -> "le Lac"); elsewhere the name as it is.
/// - `of`: English "of X", French "de X", "d’X", "du X", "des X", German "von X", ...
/// - `at`: English "in X", French "à X", "au X", "aux X", ...
/// - `object`: German "der X" -> "den X"; elsewhere as with its article, which is all that English and French need.
/// `withArticle` is the name with its article where the author gave that, else the name. Any other form: the name.
std::string defaultForm(std::string_view name, std::string_view withArticle, std::string_view form,
                        std::string_view language);

/// True when French drops a vowel before the word: before vowels and the mute h ("d’Anvard", "de Telmar", "d’Hyères").
bool elides(std::string_view word);

/// A whole number with the language's group marks: "1,200", "1 200" (U+202F), "1.200".
std::string localNumber(std::int64_t number, std::string_view language);
/// With a fixed count of decimals (0 to 9) and the language's decimal mark.
std::string localNumber(double number, int decimals, std::string_view language);

/// The first letter as a capital. Knows Latin, Greek and Cyrillic.
std::string capitalised(std::string_view text, std::string_view language);

/// For a screen reader or a bare terminal: no-break and thin spaces become plain ones, typographic dashes, quotes and
/// ellipsis plain signs; invisible signs (soft hyphen, joiners, direction marks) go.
std::string plainText(std::string_view text);

} // namespace marches::engine
