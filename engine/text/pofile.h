// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace marches::engine {

/// One entry of a gettext file. Comment lines are kept without their mark ("#. " and so on), in order.
struct PoEntry {
    std::vector<std::string> comments;   ///< "# ": the translator's own
    std::vector<std::string> notes;      ///< "#. ": written by us for the translator
    std::vector<std::string> references; ///< "#: "
    std::vector<std::string> flags;      ///< "#, " without fuzzy: "c-format", "no-wrap"
    bool fuzzy = false;                  ///< "#, fuzzy": to be looked at again; see isShown() in translationkeys.h
    bool obsolete = false;               ///< "#~ ": no longer asked for, kept
    std::optional<std::string> previousContext; ///< "#| msgctxt"
    std::optional<std::string> previousSource;  ///< "#| msgid"
    std::optional<std::string> previousPlural;  ///< "#| msgid_plural"
    std::optional<std::string> context;         ///< msgctxt: our key
    std::string source;                         ///< msgid
    std::optional<std::string> plural;          ///< msgid_plural
    std::vector<std::string> text;              ///< msgstr, or msgstr[0], msgstr[1], ...
    int line = 0;                               ///< of msgctxt or msgid, from 1

    bool isHeader() const { return !context && source.empty() && !obsolete; }
    /// Every form is there.
    bool translated() const;
    /// Each form begins and ends with a line end where the source does, and only there.
    bool sameLineEnds() const;
};

/// A gettext catalogue (.po) as text: the header entry, then entries in file order.
struct PoFile {
    PoEntry header; ///< of which text[0] is a block of "Name: value" lines
    std::vector<PoEntry> entries;

    /// Value of a header line, or empty.
    std::string_view field(std::string_view name) const;
    void setField(std::string_view name, std::string_view value);
};

/// Whether a character may stand in a .po file as it is: no control characters but tab and the line ends. In a string
/// the writer escapes the others, in a comment, which knows no escapes, it leaves them out.
bool mayStandRawInPo(char32_t point);

/// Reads a .po file. Never ends the program and never runs away: input over 2.5 MB, more than 50,000 entries and more
/// than 16 forms are refused. All mistakes of a file are reported, with line and column, up to 50. Error codes: po-*.
[[nodiscard]] Result<PoFile> readPo(std::string_view bytes, std::string_view fileName);

/// The file as Poedit and msgcat write it: wrapped at 79 columns at spaces and line ends, so that reopening it in them
/// changes nothing. Obsolete entries come last. Whatever the texts and comments hold, readPo() and msgfmt read it
/// again: a translation whose line ends or number of forms would be refused is marked fuzzy.
std::string writePo(const PoFile& file);

} // namespace marches::engine
