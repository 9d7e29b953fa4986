// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/pofile.h"

#include <algorithm>
#include <string>

#include "engine/package/linebreak.h"

namespace marches::engine {

namespace {

constexpr int kPageWidth = 79;

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : text) {
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
        default: out += c;
        }
    }
    return out;
}

/// One keyword with its string. A string that does not fit behind the keyword, or has a line end inside, starts on a line
/// of its own, as gettext does it.
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
        for (const std::string_view line : breakLines(portion, room)) out.append(prefix).append("\"").append(line).append("\"\n");
        text.remove_prefix(stop);
    }
}

void writeComments(std::string& out, std::string_view mark, const std::vector<std::string>& lines)
{
    for (const std::string& line : lines) out.append(mark).append(line.empty() ? "" : " ").append(line).append("\n");
}

void writeFlags(std::string& out, const PoEntry& entry)
{
    if (!entry.fuzzy && entry.flags.empty()) return;
    out += "#,";
    if (entry.fuzzy) out += " fuzzy";
    bool first = !entry.fuzzy;
    for (const std::string& flag : entry.flags) {
        out.append(first ? " " : ", ").append(flag);
        first = false;
    }
    out += "\n";
}

void writeEntry(std::string& out, const PoEntry& entry)
{
    writeComments(out, "#", entry.comments);
    writeComments(out, "#.", entry.notes);
    writeComments(out, "#:", entry.references);
    writeFlags(out, entry);
    const std::string_view previous = entry.obsolete ? "#~| " : "#| ";
    const std::string_view prefix = entry.obsolete ? "#~ " : "";
    if (entry.previousContext) writeString(out, previous, "msgctxt", *entry.previousContext);
    if (entry.previousSource) writeString(out, previous, "msgid", *entry.previousSource);
    if (entry.previousPlural) writeString(out, previous, "msgid_plural", *entry.previousPlural);
    if (entry.context) writeString(out, prefix, "msgctxt", *entry.context);
    writeString(out, prefix, "msgid", entry.source);
    if (!entry.plural) {
        writeString(out, prefix, "msgstr", entry.text.empty() ? std::string_view() : std::string_view(entry.text.front()));
        return;
    }
    writeString(out, prefix, "msgid_plural", *entry.plural);
    for (std::size_t form = 0; form < entry.text.size(); ++form)
        writeString(out, prefix, "msgstr[" + std::to_string(form) + "]", entry.text[form]);
}

} // namespace

std::string writePo(const PoFile& file)
{
    std::string out;
    writeEntry(out, file.header);
    for (const bool obsolete : {false, true})
        for (const PoEntry& entry : file.entries) {
            if (entry.obsolete != obsolete) continue;
            out += "\n";
            writeEntry(out, entry);
        }
    return out;
}

} // namespace marches::engine
