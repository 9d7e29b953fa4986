// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/fieldpaths.h"

#include <algorithm>
#include <charconv>

namespace marches::engine {

namespace {

constexpr std::string_view kNoneWord = "none";
constexpr std::string_view kHidden = "hidden";

std::vector<std::string> split(std::string_view path)
{
    std::vector<std::string> parts;
    std::size_t begin = 0;
    while (begin <= path.size()) {
        const std::size_t end = std::min(path.find('.', begin), path.size());
        parts.emplace_back(path.substr(begin, end - begin));
        begin = end + 1;
    }
    return parts;
}

bool isKey(std::string_view segment) { return segment.starts_with('{'); }

std::optional<std::int16_t> number(std::string_view word)
{
    std::int16_t value = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc{} || end != word.data() + word.size() || value == kUnknown) return std::nullopt;
    return value;
}

} // namespace

FieldPaths::FieldPaths(const Rules& rules) : m_rules(&rules)
{
    for (const FieldSpec& spec : rules.fields()) m_segments.push_back(split(spec.path));
}

std::optional<int> FieldPaths::find(Space space, std::string_view id) const
{
    if (const std::optional<int> index = m_rules->vocabulary().find(space, id)) return index;
    return space == Space::Place ? m_rules->board().findPlace(id) : std::nullopt;
}

std::optional<std::int16_t> FieldPaths::value(int fieldIndex, std::string_view word) const
{
    const FieldSpec& spec = field(fieldIndex);
    if (word == kHidden) return kUnknown;
    if (spec.value == Space::Number) {
        if (const std::optional<std::int16_t> value = number(word)) return value;
    } else if (spec.value == Space::Flag) {
        if (word == "true") return std::int16_t{1};
        if (word == "false") return std::int16_t{0};
    } else if (const std::optional<int> index = find(spec.value, word)) {
        return static_cast<std::int16_t>(*index);
    }
    if (spec.otherValue != Space::None)
        if (const std::optional<int> index = find(spec.otherValue, word)) return storedOther(*index);
    if (word == kNoneWord && spec.value != Space::Number && spec.value != Space::Flag) return kNothing;
    return std::nullopt;
}

std::string FieldPaths::word(int fieldIndex, std::int16_t value) const
{
    const FieldSpec& spec = field(fieldIndex);
    if (value == kUnknown) return std::string(kHidden);
    if (spec.otherValue != Space::None && isOther(value))
        return std::string(m_rules->vocabulary().name(spec.otherValue, indexOfOther(value)));
    if (spec.value == Space::Number) return std::to_string(value);
    if (spec.value == Space::Flag) return value != 0 ? "true" : "false";
    if (value == kNothing) return std::string(kNoneWord);
    return std::string(m_rules->vocabulary().name(spec.value, value));
}

std::string FieldPaths::path(int fieldIndex, const std::array<std::int16_t, 3>& key) const
{
    const FieldSpec& spec = field(fieldIndex);
    std::string text;
    std::size_t used = 0;
    for (const std::string& segment : segments(fieldIndex)) {
        if (!text.empty()) text += '.';
        if (isKey(segment) && used < key.size()) {
            text += m_rules->vocabulary().name(spec.keys[used], key[used]);
            ++used;
        } else {
            text += segment;
        }
    }
    return text;
}

FieldWalk::FieldWalk(const FieldPaths& paths) : m_paths(&paths)
{
    for (std::size_t i = 0; i < paths.rules().fields().size(); ++i)
        m_candidates.push_back({static_cast<int>(i), {kNothing, kNothing, kNothing}, 0});
}

FieldWalk FieldWalk::down(std::string_view key) const
{
    FieldWalk literal = *this;
    literal.m_depth = m_depth + 1;
    literal.m_candidates.clear();
    FieldWalk keyed = literal;
    for (const Candidate& candidate : m_candidates) {
        const std::vector<std::string>& segments = m_paths->segments(candidate.field);
        if (segments.size() <= m_depth) continue;
        if (!isKey(segments[m_depth])) {
            if (segments[m_depth] == key) literal.m_candidates.push_back(candidate);
            continue;
        }
        const std::optional<int> index = m_paths->find(keySpace(candidate), key);
        if (!index) continue;
        Candidate next = candidate;
        next.key[static_cast<std::size_t>(candidate.keys)] = static_cast<std::int16_t>(*index);
        ++next.keys;
        keyed.m_candidates.push_back(next);
    }
    return literal.lost() ? keyed : literal;
}

std::optional<FieldWalk::Candidate> FieldWalk::leaf() const
{
    for (const Candidate& candidate : m_candidates)
        if (m_paths->segments(candidate.field).size() == m_depth) return candidate;
    return std::nullopt;
}

bool FieldWalk::inner() const
{
    return std::ranges::any_of(m_candidates,
                               [this](const Candidate& c) { return m_paths->segments(c.field).size() > m_depth; });
}

Space FieldWalk::keySpace(const Candidate& candidate) const
{
    const std::vector<std::string>& segments = m_paths->segments(candidate.field);
    const auto at = static_cast<std::size_t>(candidate.keys);
    if (segments.size() <= m_depth || !isKey(segments[m_depth]) || at >= candidate.key.size()) return Space::None;
    return m_paths->field(candidate.field).keys[at];
}

std::vector<std::string> FieldWalk::choices() const
{
    std::vector<std::string> names;
    for (const Candidate& candidate : m_candidates) {
        const std::vector<std::string>& segments = m_paths->segments(candidate.field);
        if (segments.size() > m_depth && std::ranges::find(names, segments[m_depth]) == names.end())
            names.push_back(segments[m_depth]);
    }
    return names;
}

} // namespace marches::engine
