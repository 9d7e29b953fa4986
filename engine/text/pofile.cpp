// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/pofile.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

#include "engine/base/utf8.h"
#include "engine/text/plural.h"

namespace marches::engine {

namespace {

constexpr std::size_t kMaxBytes = 2'500'000;
constexpr std::size_t kMaxEntries = 50'000;
constexpr std::size_t kMaxErrors = 50;
constexpr std::size_t kMaxForms = 16;

/// Reads line by line; every method that finds a mistake notes it and goes on with the next line.
class Reader {
public:
    Reader(std::string_view bytes, std::string_view fileName) : m_bytes(bytes), m_fileName(fileName) {}

    Result<PoFile> read();

private:
    /// Which string continuation lines belong to.
    enum class Part { None, Context, Source, Plural, Text, PreviousContext, PreviousSource, PreviousPlural };

    void reportError(std::string code, std::size_t column, std::vector<std::pair<std::string, std::string>> args = {})
    {
        if (m_errors.size() < kMaxErrors)
            m_errors.push_back({std::move(code),
                                std::move(args),
                                std::string(m_fileName),
                                m_lineNumber,
                                static_cast<int>(column),
                                {}});
    }
    bool checkBytes();
    void readLine(std::string_view line);
    void readComment(std::string_view line);
    void readFlags(std::string_view flags);
    void readKeyword(std::string_view line, std::size_t column, bool previous, bool obsolete);
    void begin(Part part, std::size_t column);
    bool beginForm(std::string_view index, std::size_t column);
    void readString(std::string_view quoted, std::size_t column);
    std::size_t readEscape(std::string_view escape, std::string& target, std::size_t column);
    std::string* target();
    void finish();
    int lineOf(std::string_view value) const;
    void checkWhole();
    void checkEntry(const PoEntry& entry, int forms);

    std::string_view m_bytes;
    std::string_view m_fileName;
    int m_lineNumber = 0;
    PoFile m_file;
    PoEntry m_entry;
    Part m_part = Part::None;
    std::vector<std::pair<std::size_t, int>>
        m_headerLines; ///< where each line of the header's text begins, in it and in the file
    bool m_hasSource = false;
    bool m_hasHeader = false;
    std::set<std::pair<std::string, std::string>> m_seen;
    Errors m_errors;
};

Result<PoFile> Reader::read()
{
    if (!checkBytes()) return fail(m_errors);
    std::size_t at = m_bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0;
    while (at < m_bytes.size() && m_errors.size() < kMaxErrors && m_file.entries.size() <= kMaxEntries) {
        const std::size_t end = std::min(m_bytes.find('\n', at), m_bytes.size());
        std::string_view line = m_bytes.substr(at, end - at);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        ++m_lineNumber;
        readLine(line);
        at = end + 1;
    }
    finish();
    if (m_file.entries.size() > kMaxEntries) reportError("po-too-many", 0, {{"limit", std::to_string(kMaxEntries)}});
    if (m_errors.empty()) checkWhole();
    if (!m_errors.empty()) return fail(m_errors);
    return std::move(m_file);
}

bool Reader::checkBytes()
{
    if (m_bytes.size() > kMaxBytes) {
        reportError("po-too-big", 0, {{"limit", std::to_string(kMaxBytes / 1000)}});
        return false;
    }
    m_lineNumber = 1;
    std::size_t lineStart = 0;
    for (std::size_t at = 0; at < m_bytes.size();) {
        const Utf8Step step = utf8At(m_bytes, at);
        if (!step.valid || !mayStandRawInPo(step.code)) {
            reportError(step.valid ? "po-control-sign" : "po-not-utf8", at - lineStart + 1);
            return false;
        }
        if (step.code == '\n') {
            ++m_lineNumber;
            lineStart = step.next;
        }
        at = step.next;
    }
    m_lineNumber = 0;
    return true;
}

void Reader::readLine(std::string_view line)
{
    const std::size_t start = line.find_first_not_of(" \t");
    if (start == std::string_view::npos) {
        finish();
    } else if (line[start] == '#') {
        readComment(line.substr(start));
    } else if (line[start] == '"') {
        if (target() == nullptr) return reportError("po-string-alone", start + 1);
        readString(line.substr(start), start + 1);
    } else {
        readKeyword(line.substr(start), start + 1, false, false);
    }
}

void Reader::readComment(std::string_view line)
{
    const auto rest = [&](std::size_t mark) { return line.substr(std::min(mark, line.size())); };
    const auto text = [&](std::size_t mark) {
        std::string_view body = rest(mark);
        if (!body.empty() && body.front() == ' ') body.remove_prefix(1);
        return std::string(body);
    };
    if (line.starts_with("#~|")) return readKeyword(rest(3), 4, true, true);
    if (line.starts_with("#~")) return readKeyword(rest(2), 3, false, true);
    if (line.starts_with("#|")) {
        if (!m_entry.text.empty()) finish();
        return readKeyword(rest(2), 3, true, false);
    }
    if (!m_entry.text.empty()) finish(); // comments stand before their entry
    if (line.starts_with("#,"))
        readFlags(rest(2));
    else if (line.starts_with("#."))
        m_entry.notes.push_back(text(2));
    else if (line.starts_with("#:"))
        m_entry.references.push_back(text(2));
    else
        m_entry.comments.push_back(text(1));
}

void Reader::readFlags(std::string_view flags)
{
    while (!flags.empty()) {
        const std::size_t comma = std::min(flags.find(','), flags.size());
        std::string_view flag = flags.substr(0, comma);
        flags.remove_prefix(std::min(comma + 1, flags.size()));
        const std::size_t first = flag.find_first_not_of(" \t");
        if (first == std::string_view::npos) continue;
        flag = flag.substr(first, flag.find_last_not_of(" \t") - first + 1);
        if (flag == "fuzzy")
            m_entry.fuzzy = true;
        else
            m_entry.flags.emplace_back(flag);
    }
}

void Reader::readKeyword(std::string_view line, std::size_t column, bool previous, bool obsolete)
{
    const std::size_t start = line.find_first_not_of(" \t");
    if (start == std::string_view::npos) return;
    line.remove_prefix(start);
    column += start;
    if (line.front() == '"') {
        if (target() == nullptr) return reportError("po-string-alone", column);
        return readString(line, column);
    }
    const std::size_t quote = line.find('"');
    std::string_view word = line.substr(0, quote);
    while (!word.empty() && (word.back() == ' ' || word.back() == '\t')) word.remove_suffix(1);
    const bool form = word.starts_with("msgstr[") && word.back() == ']';
    if (word == "msgctxt")
        begin(previous ? Part::PreviousContext : Part::Context, column);
    else if (word == "msgid")
        begin(previous ? Part::PreviousSource : Part::Source, column);
    else if (word == "msgid_plural")
        begin(previous ? Part::PreviousPlural : Part::Plural, column);
    else if (!previous && (word == "msgstr" || form)) {
        if (!beginForm(form ? word.substr(7, word.size() - 8) : std::string_view(), column)) return;
    } else {
        m_part = Part::None;
        // What was deleted from an older file may be anything; only live lines must make sense.
        if (!obsolete || quote != std::string_view::npos)
            reportError("po-unknown-word", column, {{"word", std::string(word.substr(0, 40))}});
        return;
    }
    if (obsolete) m_entry.obsolete = true;
    if (quote == std::string_view::npos) return reportError("po-string-missing", column);
    readString(line.substr(quote), column + quote);
}

void Reader::begin(Part part, std::size_t column)
{
    if (!m_entry.text.empty()) finish();
    if (part == Part::Context || part == Part::Source) {
        if (m_hasSource || (part == Part::Context && m_entry.context)) reportError("po-text-missing", column);
        if (m_hasSource) finish();
    }
    if (part == Part::Plural && !m_hasSource) reportError("po-source-missing", column);
    m_part = part;
    if (part == Part::Context || (part == Part::Source && !m_entry.context)) m_entry.line = m_lineNumber;
    if (part == Part::Source) m_hasSource = true;
    if (part == Part::Context) m_entry.context.emplace();
    if (part == Part::Plural) m_entry.plural.emplace();
    if (part == Part::PreviousContext) m_entry.previousContext.emplace();
    if (part == Part::PreviousSource) m_entry.previousSource.emplace();
    if (part == Part::PreviousPlural) m_entry.previousPlural.emplace();
}

bool Reader::beginForm(std::string_view index, std::size_t column)
{
    m_part = Part::None;
    if (!m_hasSource) {
        reportError("po-source-missing", column);
        return false;
    }
    std::size_t number = 0;
    if (!index.empty()) {
        const auto [end, code] = std::from_chars(index.data(), index.data() + index.size(), number);
        if (code != std::errc{} || end != index.data() + index.size()) number = kMaxForms;
    }
    if (number != m_entry.text.size() || number >= kMaxForms || index.empty() == m_entry.plural.has_value()) {
        reportError("po-form-order", column);
        return false;
    }
    m_part = Part::Text;
    m_entry.text.emplace_back();
    return true;
}

std::string* Reader::target()
{
    switch (m_part) {
    case Part::None: return nullptr;
    case Part::Context: return &*m_entry.context;
    case Part::Source: return &m_entry.source;
    case Part::Plural: return &*m_entry.plural;
    case Part::Text: return &m_entry.text.back();
    case Part::PreviousContext: return &*m_entry.previousContext;
    case Part::PreviousSource: return &*m_entry.previousSource;
    case Part::PreviousPlural: return &*m_entry.previousPlural;
    }
    return nullptr;
}

void Reader::readString(std::string_view quoted, std::size_t column)
{
    std::string* string = target();
    if (string == nullptr) return;
    if (!m_hasHeader && m_part == Part::Text) m_headerLines.emplace_back(string->size(), m_lineNumber);
    for (std::size_t i = 1; i < quoted.size(); ++i) {
        if (quoted[i] == '"') {
            const std::size_t more = quoted.find_first_not_of(" \t", i + 1);
            if (more != std::string_view::npos) reportError("po-after-string", column + more);
            return;
        }
        if (quoted[i] != '\\') {
            *string += quoted[i];
        } else if (i + 1 < quoted.size()) {
            i += readEscape(quoted.substr(i + 1), *string, column + i);
        }
    }
    reportError("po-string-open", column);
}

/// What stands behind a backslash; returns how many bytes that is. Up to three octal digits name a byte, as gettext has
/// it; those of a control character, since bytes of other characters stand there as they are.
std::size_t Reader::readEscape(std::string_view escape, std::string& target, std::size_t column)
{
    constexpr std::string_view kLetters = "ntrabfv\"\\";
    constexpr std::string_view kSigns = "\n\t\r\a\b\f\v\"\\";
    constexpr std::size_t kMostDigits = 3;
    constexpr unsigned kMostAscii = 0x7F;
    const std::size_t found = kLetters.find(escape.front());
    if (found != std::string_view::npos) {
        target += kSigns[found];
        return 1;
    }
    unsigned value = 0;
    const char* const last = escape.data() + std::min(escape.size(), kMostDigits);
    const auto [end, code] = std::from_chars(escape.data(), last, value, 8);
    if (code != std::errc{} || escape.front() == '-' || value > kMostAscii) {
        const std::size_t next = utf8At(escape, 0).next;
        reportError("po-escape", column, {{"sign", "\\" + std::string(escape.substr(0, next))}});
        return next;
    }
    target += static_cast<char>(value);
    return static_cast<std::size_t>(end - escape.data());
}

void Reader::finish()
{
    const bool complete = m_hasSource && !m_entry.text.empty();
    if (m_hasSource && !complete) reportError("po-text-missing", 0);
    if (m_entry.context && !m_hasSource) reportError("po-source-missing", 0);
    if (complete) {
        if (m_entry.isHeader() && !m_hasHeader && m_file.entries.empty()) {
            m_hasHeader = true;
            m_file.header = std::move(m_entry);
        } else {
            if (!m_entry.obsolete && !m_seen.emplace(m_entry.context.value_or("\x04"), m_entry.source).second)
                m_errors.push_back({"po-duplicate",
                                    {{"key", m_entry.context.value_or(m_entry.source)}},
                                    std::string(m_fileName),
                                    m_entry.line,
                                    0,
                                    m_entry.context.value_or("")});
            m_file.entries.push_back(std::move(m_entry));
        }
    }
    m_entry = {};
    m_part = Part::None;
    m_hasSource = false;
    if (!m_hasHeader) m_headerLines.clear();
}

/// The line of the file in which the value of a header's field stands.
int Reader::lineOf(std::string_view value) const
{
    const auto at = static_cast<std::size_t>(value.data() - m_file.header.text.front().data());
    int found = m_file.header.line;
    for (const auto& [begin, line] : m_headerLines)
        if (begin <= at) found = line;
    return found;
}

void Reader::checkWhole()
{
    const std::string_view type = m_file.field("Content-Type");
    const std::size_t charset = type.find("charset=");
    if (charset != std::string_view::npos) {
        std::string name(type.substr(charset + 8));
        std::ranges::transform(name, name.begin(),
                               [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
        m_lineNumber = lineOf(type);
        if (name != "UTF-8" && name != "ASCII" && name != "US-ASCII" && name != "CHARSET")
            reportError("po-charset", 0, {{"charset", name}});
    }
    int forms = 0; // unknown
    if (const std::string_view plural = m_file.field("Plural-Forms");
        !plural.empty() && plural.find("INTEGER") == std::string_view::npos) {
        const Result<PluralRule> rule = PluralRule::parse(plural);
        m_lineNumber = lineOf(plural);
        if (!rule) return reportError(rule.error().front().code, 0, rule.error().front().args);
        forms = rule->formCount();
    }
    for (const PoEntry& entry : m_file.entries) checkEntry(entry, forms);
}

void Reader::checkEntry(const PoEntry& entry, int forms)
{
    if (entry.obsolete || entry.fuzzy || !entry.translated()) return;
    m_lineNumber = entry.line;
    const std::string name = entry.context.value_or(entry.source);
    if (forms != 0 && entry.plural && entry.text.size() != static_cast<std::size_t>(forms))
        reportError("po-form-count", 0,
                    {{"key", name}, {"count", std::to_string(entry.text.size())}, {"expected", std::to_string(forms)}});
    if (!entry.sameLineEnds()) reportError("po-line-ends", 0, {{"key", name}});
}

} // namespace

bool mayStandRawInPo(char32_t point)
{
    constexpr char32_t kDelete = 0x7F;
    return point == '\n' || point == '\t' || point == '\r' || (point >= 0x20 && point != kDelete);
}

bool PoEntry::translated() const
{
    return !text.empty() && std::ranges::none_of(text, [](const std::string& form) { return form.empty(); });
}

bool PoEntry::sameLineEnds() const
{
    return source.empty() || std::ranges::all_of(text, [this](const std::string& form) {
               return form.starts_with('\n') == source.starts_with('\n') &&
                      form.ends_with('\n') == source.ends_with('\n');
           });
}

std::string_view PoFile::field(std::string_view name) const
{
    if (header.text.empty()) return {};
    const std::string_view block = header.text.front();
    for (std::size_t at = 0; at < block.size();) {
        const std::size_t end = std::min(block.find('\n', at), block.size());
        const std::string_view line = block.substr(at, end - at);
        if (line.starts_with(name) && line.size() > name.size() && line[name.size()] == ':') {
            const std::size_t value = line.find_first_not_of(' ', name.size() + 1);
            return value == std::string_view::npos ? std::string_view() : line.substr(value);
        }
        at = end + 1;
    }
    return {};
}

void PoFile::setField(std::string_view name, std::string_view value)
{
    if (header.text.empty()) header.text.emplace_back();
    std::string& block = header.text.front();
    const std::string line = std::string(name) + ": " + std::string(value) + "\n";
    for (std::size_t at = 0; at < block.size();) {
        const std::size_t end = std::min(block.find('\n', at), block.size());
        if (std::string_view(block).substr(at, name.size() + 1) == std::string(name) + ":") {
            block.replace(at, std::min(end + 1, block.size()) - at, line);
            return;
        }
        at = end + 1;
    }
    block += line;
}

Result<PoFile> readPo(std::string_view bytes, std::string_view fileName) { return Reader(bytes, fileName).read(); }

} // namespace marches::engine
