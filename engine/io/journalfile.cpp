// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/journalfile.h"

#include <algorithm>
#include <charconv>

namespace marches::engine {

namespace {

constexpr std::size_t kNumberSize = 8;
constexpr std::size_t kFrameHead = 2 * kNumberSize;

void putNumber(std::string& bytes, std::uint64_t value)
{
    for (std::size_t i = 0; i < kNumberSize; ++i)
        bytes += static_cast<char>(static_cast<unsigned char>(value >> (8 * i)));
}

std::uint64_t numberAt(std::string_view bytes)
{
    std::uint64_t value = 0;
    for (std::size_t i = kNumberSize; i-- > 0;) value = value << 8U | static_cast<unsigned char>(bytes[i]);
    return value;
}

/// Fields of a head end with a zero byte, which no path holds.
std::optional<std::string_view> takeField(std::string_view& text)
{
    const std::size_t end = text.find('\0');
    if (end == std::string_view::npos) return std::nullopt;
    const std::string_view field = text.substr(0, end);
    text.remove_prefix(end + 1);
    return field;
}

std::optional<std::uint64_t> takeNumber(std::string_view& text)
{
    const std::optional<std::string_view> field = takeField(text);
    std::uint64_t value = 0;
    if (!field) return std::nullopt;
    const auto [end, error] = std::from_chars(field->data(), field->data() + field->size(), value);
    return error == std::errc() && end == field->data() + field->size() ? std::optional(value) : std::nullopt;
}

} // namespace

std::string journalFrame(std::string_view record)
{
    std::string frame;
    frame.reserve(kFrameHead + record.size());
    putNumber(frame, record.size());
    std::string summed = frame;
    summed += record;
    putNumber(frame, checksum(summed));
    frame += record;
    return frame;
}

std::optional<std::string_view> takeJournalFrame(std::string_view& bytes)
{
    if (bytes.size() < kFrameHead) return std::nullopt;
    const std::uint64_t size = numberAt(bytes);
    if (size > bytes.size() - kFrameHead) return std::nullopt;
    const std::string_view record = bytes.substr(kFrameHead, size);
    std::string summed(bytes.substr(0, kNumberSize));
    summed += record;
    if (numberAt(bytes.substr(kNumberSize)) != checksum(summed)) return std::nullopt;
    bytes.remove_prefix(kFrameHead + size);
    return record;
}

std::string writeJournalHead(const JournalHead& head)
{
    std::string text = head.document + '\0';
    for (const JournalHead::File& file : head.files)
        text += file.name + '\0' + std::to_string(file.stamp.size) + '\0' + std::to_string(file.stamp.sum) + '\0';
    return text;
}

std::optional<JournalHead> readJournalHead(std::string_view text)
{
    const std::optional<std::string_view> document = takeField(text);
    if (!document) return std::nullopt;
    JournalHead head{std::string(*document), {}};
    while (!text.empty()) {
        const std::optional<std::string_view> name = takeField(text);
        const std::optional<std::uint64_t> size = takeNumber(text);
        const std::optional<std::uint64_t> sum = takeNumber(text);
        if (!name || !size || !sum) return std::nullopt;
        head.files.push_back({std::string(*name), {*size, *sum}});
    }
    return head;
}

std::string journalSnapshotName(std::size_t file) { return "snapshot-" + std::to_string(file); }

} // namespace marches::engine
