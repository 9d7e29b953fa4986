// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/savemarker.h"

#include <algorithm>
#include <charconv>

namespace marches::engine {

namespace {

constexpr std::string_view kKind = "marches: folder-save/";
constexpr std::string_view kHead = "marches: folder-save/1\n";

/// Up to the next `separator`, which is taken too.
std::string_view take(std::string_view& text, char separator)
{
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view taken = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return taken;
}

std::optional<std::uint64_t> takeDigits(std::string_view& text)
{
    const std::string_view digits = take(text, ' ');
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    return value;
}

} // namespace

std::string saveSlot(std::size_t step) { return std::string(kSaveMarker) + '-' + std::to_string(step); }

bool isSaveFile(std::string_view name)
{
    if (name == kSaveMarker || name == "..marches-save.part")
        return true; // the latter is a marker of former times before it had its name
    if (!name.starts_with(kSaveMarker)) return false;
    name.remove_prefix(kSaveMarker.size());
    if (!name.starts_with('-') || name.size() < 2) return false;
    return std::ranges::all_of(name.substr(1), [](char c) { return c >= '0' && c <= '9'; });
}

bool isPlainName(std::string_view name)
{
    constexpr std::size_t kMaxName = 1000;
    if (name.empty() || name.size() > kMaxName || name.ends_with('/')) return false;
    if (std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7F'; }))
        return false;
    while (!name.empty()) {
        const std::string_view part = take(name, '/');
        if (part.empty() || part.front() == '.') return false;
    }
    return true;
}

std::string writeSaveMarker(const std::vector<SaveStep>& steps)
{
    std::string text(kHead);
    for (const SaveStep& step : steps) {
        text += step.kind == SaveStep::Kind::Put ? "put " : "remove ";
        text += std::to_string(step.stamp.size) + ' ' + std::to_string(step.stamp.sum) + ' ' + step.name + '\n';
    }
    return text + "end " + std::to_string(checksum(text)) + '\n';
}

bool isNewerSaveMarker(std::string_view text)
{
    if (!text.starts_with(kKind) || text.starts_with(kHead)) return false;
    text.remove_prefix(kKind.size());
    const std::string_view version = take(text, '\n');
    return !version.empty() && version.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<std::vector<SaveStep>> readSaveMarker(std::string_view text)
{
    const std::string_view whole = text;
    if (!text.starts_with(kHead) || !text.ends_with('\n')) return std::nullopt;
    text.remove_prefix(kHead.size());
    std::vector<SaveStep> steps;
    while (!text.empty()) {
        const std::string_view before = whole.substr(0, whole.size() - text.size());
        std::string_view line = take(text, '\n');
        const std::string_view word = take(line, ' ');
        if (word == "end") {
            if (takeDigits(line) != checksum(before) || !line.empty() || !text.empty()) return std::nullopt;
            return steps;
        }
        const std::optional<std::uint64_t> size = takeDigits(line);
        const std::optional<std::uint64_t> sum = takeDigits(line);
        if ((word != "put" && word != "remove") || !size || !sum || !isPlainName(line)) return std::nullopt;
        steps.push_back(
            {word == "put" ? SaveStep::Kind::Put : SaveStep::Kind::Remove, std::string(line), {*size, *sum}});
    }
    return std::nullopt;
}

} // namespace marches::engine
