// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/patch.h"
#include "editor/geometry/planarmap.h"
#include "editor/model/table.h"

#include <QPainterPath>

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

namespace marches::editor {

struct TextChange {
    TextId id;
    std::string before; ///< empty: there is none
    std::string after;

    TextChange inverse() const { return {id, after, before}; }
};

struct InfoChange {
    MapInfo before;
    MapInfo after;

    InfoChange inverse() const { return {after, before}; }
};

using ApprovalRecord = engine::Approval;

/// One step of what a command does. Every edit of a document is a list of these: undo, redo, the autosave's journal and
/// the repainting all work from the same list.
using ModelChange = std::variant<Patch, RowChange<PlaceRecord>, RowChange<RegionRecord>, RowChange<ConnectionRecord>,
                                 RowChange<BarrierRecord>, RowChange<TrackRecord>, RowChange<ApprovalRecord>,
                                 RowChange<StampRecord>, TextChange, InfoChange>;
using ModelChanges = std::vector<ModelChange>;

/// What undoes a list of changes, in order.
ModelChanges inverseOf(const ModelChanges& changes);

/// A map as it is being edited: its drawing, its records and its texts in all languages. It changes only by
/// ModelChanges, made by MapEdit.
class MapModel {
public:
    PlanarMap drawing;
    MapInfo info;

    template <class Record> const Table<Record>& table() const { return std::get<Table<Record>>(m_tables); }
    const Table<PlaceRecord>& places() const { return table<PlaceRecord>(); }
    const Table<RegionRecord>& regions() const { return table<RegionRecord>(); }
    const Table<ConnectionRecord>& connections() const { return table<ConnectionRecord>(); }
    const Table<BarrierRecord>& barriers() const { return table<BarrierRecord>(); }
    const Table<TrackRecord>& tracks() const { return table<TrackRecord>(); }
    const Table<ApprovalRecord>& approvals() const { return table<ApprovalRecord>(); }
    const Table<StampRecord>& stamps() const { return table<StampRecord>(); }
    const std::map<TextId, std::string>& texts() const { return m_texts; }

    /// Empty where there is none.
    const std::string& text(std::string_view language, std::string_view key) const;
    /// `<base>.name` in a language, else in that of the map, else the last part of the base: never empty for a record.
    std::string name(std::string_view language, const std::string& base) const;
    /// The territory or sea zone with a face.
    std::optional<RecordId> placeOf(FaceId face) const;
    /// Start of the keys of a record's texts; none where no record of the map has this key and texts.
    std::optional<std::string> textBaseOf(RecordId record) const;
    const Row<PlaceRecord>* place(const std::string& id) const { return places().byId(id); }

    void apply(const ModelChange& change);
    void apply(const ModelChanges& changes);

    /// What makes this model of an empty one, with all its names and keys.
    ModelChanges whole() const;

    /// A key that no record had so far.
    RecordId newKey() { return static_cast<RecordId>(m_lastKey += 1); }
    /// A new record after all others of its kind.
    template <class Record> void append(Record record)
    {
        apply(RowChange<Record>{newKey(), table<Record>().size(), std::nullopt, std::move(record)});
    }

private:
    std::tuple<Table<PlaceRecord>, Table<RegionRecord>, Table<ConnectionRecord>, Table<BarrierRecord>,
               Table<TrackRecord>, Table<ApprovalRecord>, Table<StampRecord>>
        m_tables;
    std::map<TextId, std::string> m_texts;
    std::vector<std::optional<RecordId>> m_placeOfFace; ///< by face
    std::uint32_t m_lastKey = 0;
};

/// Path along the vertices of a barrier's line, with the curves of the borders that it follows.
QPainterPath linePath(const MapModel& model, const std::vector<VertexId>& line);

} // namespace marches::editor
