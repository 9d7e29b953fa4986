// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/review.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include "engine/base/checksum.h"

namespace marches::engine {

namespace {

constexpr std::string_view kMark = "reviewed: ";

/// Eight hexadecimal digits.
std::string sumOf(const PoEntry& entry)
{
    constexpr std::string_view kDigits = "0123456789abcdef";
    constexpr char kBetween = '\4'; // stands in no text that gettext takes
    std::string words = entry.source;
    words.append(1, kBetween).append(entry.plural.value_or(std::string()));
    for (const std::string& text : entry.text) words.append(1, kBetween).append(text);
    const std::uint64_t whole = checksum(words);
    std::uint64_t sum = whole ^ (whole >> 32U);
    std::string digits(8, '0');
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, sum >>= 4U) *digit = kDigits[sum & 15U];
    return digits;
}

} // namespace

bool isReviewComment(std::string_view comment) { return comment.starts_with(kMark); }

bool isReviewed(const PoEntry& entry)
{
    if (entry.fuzzy || entry.obsolete || !entry.translated()) return false;
    return std::ranges::find(entry.comments, std::string(kMark) + sumOf(entry)) != entry.comments.end();
}

void setReviewed(PoEntry& entry, bool reviewed)
{
    std::erase_if(entry.comments, &isReviewComment);
    if (reviewed && !entry.fuzzy && entry.translated()) entry.comments.push_back(std::string(kMark) + sumOf(entry));
}

void dropStaleReview(PoEntry& entry)
{
    if (!isReviewed(entry)) std::erase_if(entry.comments, &isReviewComment);
}

} // namespace marches::engine
