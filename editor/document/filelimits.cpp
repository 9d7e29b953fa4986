// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/filelimits.h"

#include "engine/base/textlimits.h"
#include "engine/base/utf8.h"

#include <algorithm>
#include <string_view>

namespace marches::editor {

namespace {

bool isLonger(std::string_view text, int limit) { return engine::characterCount(text) > limit; }

template <class List> bool hasMore(const List& list, int limit)
{
    return list.size() > static_cast<std::size_t>(limit);
}

/// Code of what is wrong; null: nothing is.
const char* excessOf(const PlaceRecord& place)
{
    if (isLonger(place.abbreviation, engine::kLongestAbbreviation)) return "abbreviation-too-long";
    if (hasMore(place.flags, engine::kMostMarks)) return "too-many-marks";
    if (hasMore(place.aliases, engine::kMostAliases)) return "too-many-spellings";
    if (std::ranges::any_of(place.aliases, [](const std::string& one) { return isLonger(one, engine::kLongestAlias); }))
        return "spelling-too-long";
    const auto isOut = [](const auto& value) {
        return value.second < -engine::kLargestValue || value.second > engine::kLargestValue;
    };
    if (std::ranges::any_of(place.values, isOut)) return "value-too-large";
    const auto& lettering = place.drawing.lettering;
    return lettering && hasMore(lettering->curve, engine::kMostBends) ? "too-many-bends" : nullptr;
}

const char* excessOf(const ConnectionRecord& connection)
{
    if (hasMore(connection.onlyFor, engine::kMostMarks)) return "too-many-marks";
    return hasMore(connection.drawing.bend, engine::kMostBends) ? "too-many-bends" : nullptr;
}

const char* excessOf(const ApprovalRecord& approval)
{
    if (isLonger(approval.reason, engine::kLongestReason)) return "reason-too-long";
    return hasMore(approval.at, engine::kMostApproved) ? "too-many-approved" : nullptr;
}

/// Of all other records: they hold ids and numbers, which whoever writes them has looked at.
template <class Record> const char* excessOf(const Record& /*record*/) { return nullptr; }

const char* excessOf(const MapInfo& info)
{
    if (isLonger(info.author, engine::kLongestCredit)) return "author-too-long";
    if (isLonger(info.license, engine::kLongestCredit)) return "license-too-long";
    if (info.picture && isLonger(info.picture->file, engine::kLongestFileName)) return "file-name-too-long";
    if (info.art && hasMore(info.art->scenery, engine::kMostScenery)) return "too-much-scenery";
    const auto isLong = [](const engine::MapScenery& piece) {
        return hasMore(piece.points, engine::kMostSceneryPoints);
    };
    if (info.art && std::ranges::any_of(info.art->scenery, isLong)) return "too-long-scenery";
    return hasMore(info.guides.upright, engine::kMostGuides) || hasMore(info.guides.level, engine::kMostGuides)
               ? "too-many-guides"
               : nullptr;
}

const char* excessOfText(const std::string& key, const std::string& text)
{
    if (key == "map.text") return isLonger(text, engine::kLongestText) ? "text-too-long" : nullptr;
    if (key.ends_with(".text")) return isLonger(text, engine::kLongestNote) ? "note-too-long" : nullptr;
    return isLonger(text, engine::kLongestName) ? "name-too-long" : nullptr;
}

class Excess {
public:
    explicit Excess(const std::string& language) : m_language(language) {}

    const char* operator()(const Patch& /*patch*/) const { return nullptr; }
    template <class Record> const char* operator()(const RowChange<Record>& change) const
    {
        return change.after ? excessOf(*change.after) : nullptr;
    }
    const char* operator()(const InfoChange& change) const { return excessOf(change.after); }
    const char* operator()(const TextChange& change) const
    {
        return change.id.language == m_language ? excessOfText(change.id.key, change.after) : nullptr;
    }

private:
    const std::string& m_language; ///< of map.yaml
};

} // namespace

EditOutcome withinFileLimits(const MapModel& model, const ModelChanges& changes)
{
    const Excess excess(model.info.language);
    for (const ModelChange& change : changes)
        if (const char* code = std::visit(excess, change)) return refuse(code, {});
    return {};
}

} // namespace marches::editor
