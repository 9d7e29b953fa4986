// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/model/mapmodel.h"

#include "editor/geometry/outline.h"

#include <algorithm>
#include <type_traits>

namespace marches::editor {

namespace {

const std::string kNone;

} // namespace

ModelChanges inverseOf(const ModelChanges& changes)
{
    ModelChanges inverse;
    inverse.reserve(changes.size());
    for (auto change = changes.rbegin(); change != changes.rend(); ++change)
        inverse.push_back(std::visit([](const auto& one) -> ModelChange { return one.inverse(); }, *change));
    return inverse;
}

const std::string& MapModel::text(std::string_view language, std::string_view key) const
{
    const auto found = m_texts.find(TextId{std::string(language), std::string(key)});
    return found == m_texts.end() ? kNone : found->second;
}

std::string MapModel::name(std::string_view language, const std::string& base) const
{
    const std::string key = base + ".name";
    if (const std::string& given = text(language, key); !given.empty()) return given;
    if (const std::string& own = text(info.language, key); !own.empty()) return own;
    return base.substr(base.find('.') + 1);
}

std::optional<std::string> MapModel::textBaseOf(RecordId record) const
{
    const auto in = [record](const auto& rows) -> std::optional<std::string> {
        const auto* found = rows.find(record);
        return found == nullptr ? std::nullopt : std::optional(textBase(*found));
    };
    if (auto base = in(places())) return base;
    if (auto base = in(regions())) return base;
    if (auto base = in(barriers())) return base;
    return in(tracks());
}

std::optional<RecordId> MapModel::placeOf(FaceId face) const
{
    if (face == kOutside || slotOf(face) >= m_placeOfFace.size()) return std::nullopt;
    return m_placeOfFace[slotOf(face)];
}

void MapModel::apply(const ModelChange& change)
{
    std::visit(
        [this](const auto& one) {
            using One = std::decay_t<decltype(one)>;
            if constexpr (std::is_same_v<One, Patch>) {
                drawing.apply(one);
            } else if constexpr (std::is_same_v<One, TextChange>) {
                if (one.after.empty())
                    m_texts.erase(one.id);
                else
                    m_texts[one.id] = one.after;
            } else if constexpr (std::is_same_v<One, InfoChange>) {
                info = one.after;
            } else {
                if constexpr (std::is_same_v<One, RowChange<PlaceRecord>>) {
                    const auto enter = [this](FaceId face, std::optional<RecordId> key) {
                        if (face == kOutside) return;
                        if (slotOf(face) >= m_placeOfFace.size()) m_placeOfFace.resize(slotOf(face) + 1);
                        m_placeOfFace[slotOf(face)] = key;
                    };
                    if (one.before && placeOf(one.before->face) == one.key) enter(one.before->face, std::nullopt);
                    if (one.after) enter(one.after->face, one.key);
                }
                // A journal brings keys of another session.
                m_lastKey = std::max(m_lastKey, static_cast<std::uint32_t>(one.key));
                using Record = typename std::decay_t<decltype(one.after)>::value_type;
                std::get<Table<Record>>(m_tables).apply(one);
            }
        },
        change);
}

void MapModel::apply(const ModelChanges& changes)
{
    for (const ModelChange& change : changes) apply(change);
}

ModelChanges MapModel::whole() const
{
    ModelChanges changes{difference(PlanarMap(), drawing), InfoChange{MapInfo(), info}};
    const auto insertAll = [&changes](const auto& rows) {
        for (std::size_t at = 0; const auto& row : rows) {
            using Record = std::decay_t<decltype(row.record)>;
            changes.emplace_back(RowChange<Record>{row.key, at++, std::nullopt, row.record});
        }
    };
    std::apply([&](const auto&... rows) { (insertAll(rows), ...); }, m_tables);
    for (const auto& [id, text] : m_texts) changes.emplace_back(TextChange{id, {}, text});
    return changes;
}

QPainterPath linePath(const MapModel& model, const std::vector<VertexId>& line)
{
    const PlanarMap& map = model.drawing;
    std::vector<HalfEdge> chain;
    for (std::size_t i = 1; i < line.size(); ++i) {
        if (!map.has(line[i - 1]) || !map.has(line[i])) continue;
        map.visitStar(line[i - 1], [&](HalfEdge half) {
            if (map.end(half) == line[i] && (chain.empty() || chain.back() != half)) chain.push_back(half);
        });
    }
    return pathOf(map, chain);
}

} // namespace marches::editor
