// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "editor/translation/translationunit.h"
#include "engine/text/translationreport.h"

namespace marches::editor {

enum class TextState {
    Done,
    Again,   ///< to be looked at again: not shown in a game, or its source has changed
    Mistake, ///< a placeholder or a plural form is missing or too many; a form is empty
    Empty,
};

/// What is wrong with one text, or worth a look.
struct TextFinding {
    engine::TranslationIssue issue = engine::TranslationIssue::Missing;
    std::string detail;   ///< the placeholder with its braces, the length and its limit, the earlier source
    bool missing = false; ///< of a placeholder or a mnemonic: it is not there; else it is one too many
    bool isError = false;
    std::string typography; ///< rule of a slip of typography
    int form = -1;          ///< the plural form that has it; -1: the text as a whole
};

/// What the bench tells of a finding: names often are the same as their source.
bool isTold(const TextFinding& finding);
/// A placeholder in a form that nobody knows: "{place:dative}".
bool asksForForm(const TextFinding& finding);

struct CheckedText {
    TextState state = TextState::Empty;
    std::vector<TextFinding> findings;
    bool reviewed = false; ///< done, and read over by somebody
    /// Nothing is wrong for certain, but something is to be looked at.
    bool hasWarning() const;
};
CheckedText validateUtf8(const TextRow& row, const TranslationUnit& unit);
/// The words that a finding is about.
const std::string& foundIn(const TextRow& row, const TextFinding& finding);
/// What lists show of a translation of several forms: the last that is not empty, or the source of a text without any.
const std::string& shownForm(const TextRow& row);

/// The placeholders of the source as they stand in it ("{place:of}", of the window "%1"), in their order, each once.
std::vector<std::string> sourcePlaceholders(const TextRow& row);
/// Placeholders that the source does without, but the translation may need in a language: "{place:object}" where the
/// source has
/// "{place:with-article}".
std::vector<std::string> furtherPlaceholders(const TextRow& row, const std::string& language);
/// "{place:of}": "place".
std::string placeholderName(const std::string& placeholder);
/// Whether a text uses the parameter of a placeholder ("{place:of}" uses that of "{place}").
bool usesPlaceholder(const std::string& text, const std::string& placeholder);
/// Whether a form of a translation must use a placeholder: one that stands for a single number may say it in words.
bool needsPlaceholder(const TextRow& row, std::size_t form, const std::string& placeholder);
/// The text with a placeholder before the sign that ends it.
std::string withPlaceholder(const std::string& text, const std::string& placeholder);
/// What mends a finding of a row: the forms with a misspelt placeholder spelt right, with the missing one in those that
/// lack it, or with the language's typography or its mnemonic. Nothing where only a person can.
std::vector<std::string> mended(const TextRow& row, const TextFinding& finding, const std::string& language);

} // namespace marches::editor
