// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/pofile.h"

#include <algorithm>
#include <string>

#include "engine/base/utf8.h"
#include "engine/text/linebreak.h"
#include "engine/text/plural.h"

namespace marches::engine {

namespace {

constexpr int kPageWidth = 79;

/// The text with the sign for it where it is no UTF-8, or holds what gettext knows in no text: U+0000, at which it
/// takes a text for ended, and U+0004, with which it parts context and source.
std::string wellFormed(std::string_view text)
{
    constexpr char32_t kContextEnd = 0x04;
    constexpr char32_t kUnknown = 0xFFFD;
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const Utf8Step step = utf8At(text, at);
        appendUtf8(out, step.code == kContextEnd || step.code == 0 ? kUnknown : step.code);
        at = step.next;
    }
    return out;
}

/// A byte of a string: three octal digits where it may not stand raw.
void appendByte(std::string& out, char c)
{
    const auto byte = static_cast<unsigned char>(c);
    if (mayStandRawInPo(byte)) {
        out += c;
        return;
    }
    out += '\\';
    for (const unsigned shift : {6U, 3U, 0U}) out += static_cast<char>('0' + (byte >> shift & 7U));
}

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : wellFormed(text)) {
        switch (c) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\t': out += "\\t"; break;
        case '\r': out += "\\r"; break;
        case '\a': out += "\\a"; break;
        case '\b': out += "\\b"; break;
        case '\f': out += "\\f"; break;
        case '\v': out += "\\v"; break;
        default: appendByte(out, c);
        }
    }
    return out;
}

/// What a comment can hold of a text: no control characters.
std::string uncontrolled(std::string_view text)
{
    std::string out = wellFormed(text);
    std::erase_if(out, [](char c) { return c == '\r' || !mayStandRawInPo(static_cast<unsigned char>(c)); });
    return out;
}

/// One keyword with its string. A string that does not fit behind the keyword, or has a line end inside, starts on a
/// line of its own, as gettext does it.
void writeString(std::string& out, std::string_view prefix, std::string_view keyword, std::string_view text)
{
    const int room = kPageWidth - 2 - static_cast<int>(prefix.size()); // for the quotes
    const std::size_t end = text.find('\n');
    const bool lineEndInside = end != std::string_view::npos && end + 1 < text.size();
    const std::string whole = escaped(text);
    const int besideKeyword = room - static_cast<int>(keyword.size()) - 1;
    const bool fits = !lineEndInside && breakLines(whole, besideKeyword).size() <= 1;
    out.append(prefix).append(keyword).append(" \"");
    if (fits) {
        out.append(whole).append("\"\n");
        return;
    }
    out.append("\"\n");
    while (!text.empty()) {
        const std::size_t stop = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string portion = escaped(text.substr(0, stop));
        for (const std::string_view line : breakLines(portion, room))
            out.append(prefix).append("\"").append(line).append("\"\n");
        text.remove_prefix(stop);
    }
}

void writeComments(std::string& out, std::string_view mark, const std::vector<std::string>& lines)
{
    for (std::string_view rest : lines) {
        do { // a line end is that of the comment as well
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            const std::string line = uncontrolled(rest.substr(0, end));
            out.append(mark).append(line.empty() ? "" : " ").append(line).append("\n");
            rest.remove_prefix(std::min(end + 1, rest.size()));
        } while (!rest.empty());
    }
}

void writeFlags(std::string& out, const PoEntry& entry, bool fuzzy)
{
    if (!fuzzy && entry.flags.empty()) return;
    out += "#,";
    if (fuzzy) out += " fuzzy";
    bool first = !fuzzy;
    for (const std::string& flag : entry.flags) {
        out.append(first ? " " : ", ").append(flag);
        first = false;
    }
    out += "\n";
}

/// True for a translation that would be refused, and with it the file: it is written as one to be looked at again.
bool isUnfit(const PoEntry& entry, std::size_t forms)
{
    const bool begun = std::ranges::any_of(entry.text, [](const std::string& form) { return !form.empty(); });
    if (entry.obsolete || !begun) return false;
    return !entry.sameLineEnds() || (entry.plural && forms != 0 && entry.text.size() != forms);
}

void writeEntry(std::string& out, const PoEntry& entry, bool fuzzy)
{
    writeComments(out, "#", entry.comments);
    writeComments(out, "#.", entry.notes);
    writeComments(out, "#:", entry.references);
    writeFlags(out, entry, fuzzy);
    const std::string_view previous = entry.obsolete ? "#~| " : "#| ";
    const std::string_view prefix = entry.obsolete ? "#~ " : "";
    if (entry.previousContext) writeString(out, previous, "msgctxt", *entry.previousContext);
    if (entry.previousSource) writeString(out, previous, "msgid", *entry.previousSource);
    if (entry.previousPlural) writeString(out, previous, "msgid_plural", *entry.previousPlural);
    if (entry.context) writeString(out, prefix, "msgctxt", *entry.context);
    writeString(out, prefix, "msgid", entry.source);
    if (!entry.plural) {
        writeString(out, prefix, "msgstr",
                    entry.text.empty() ? std::string_view() : std::string_view(entry.text.front()));
        return;
    }
    writeString(out, prefix, "msgid_plural", *entry.plural);
    for (std::size_t form = 0; form < std::max<std::size_t>(1, entry.text.size()); ++form)
        writeString(out, prefix, "msgstr[" + std::to_string(form) + "]",
                    form < entry.text.size() ? std::string_view(entry.text[form]) : std::string_view());
}

} // namespace

std::string writePo(const PoFile& file)
{
    std::string out;
    writeEntry(out, file.header, file.header.fuzzy);
    const Result<PluralRule> rule = PluralRule::parse(file.field("Plural-Forms"));
    const std::size_t forms = rule ? static_cast<std::size_t>(rule->formCount()) : 0;
    for (const bool obsolete : {false, true})
        for (const PoEntry& entry : file.entries) {
            if (entry.obsolete != obsolete) continue;
            out += "\n";
            writeEntry(out, entry, entry.fuzzy || isUnfit(entry, forms));
        }
    return out;
}

} // namespace marches::engine
