// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/geometry/transaction.h"
#include "editor/model/mapmodel.h"

#include <tl/expected.hpp>

#include <functional>
#include <string>
#include <type_traits>
#include <utility>

namespace marches::editor {

/// Whether an edit was made, or why not: the reason of a geometric edit, or one of the document's own codes
/// (editwording.h has the sentences).
using EditOutcome = tl::expected<void, EditRefusal>;

/// Changes a model and keeps a list of what it did: the way in which every command is made. What is not taken is undone
/// when it goes out of scope, so that an edit that fails half-way leaves nothing behind.
class MapEdit {
public:
    explicit MapEdit(MapModel& model) : m_model(model) {}
    ~MapEdit() { rollBack(); }
    MapEdit(const MapEdit&) = delete;
    MapEdit& operator=(const MapEdit&) = delete;

    const MapModel& model() const { return m_model; }
    const ModelChanges& changes() const { return m_changes; }

    template <class Record> RecordId add(Record record)
    {
        return insert(m_model.table<Record>().size(), std::move(record));
    }
    template <class Record> RecordId insert(std::size_t at, Record record)
    {
        const RecordId key = m_model.newKey();
        run(RowChange<Record>{key, at, std::nullopt, std::move(record)});
        return key;
    }
    /// Nothing happens where the record is as it was.
    template <class Record> void set(RecordId key, Record record)
    {
        const Table<Record>& rows = m_model.table<Record>();
        if (rows.at(key) == record) return;
        run(RowChange<Record>{key, rows.placeOf(key), rows.at(key), std::move(record)});
    }
    /// Lets `change` work on a copy of the record and sets that.
    template <class Record> void modify(RecordId key, const std::function<void(Record&)>& change)
    {
        Record record = m_model.table<Record>().at(key);
        change(record);
        set(key, std::move(record));
    }
    template <class Record> void remove(RecordId key)
    {
        const Table<Record>& rows = m_model.table<Record>();
        run(RowChange<Record>{key, rows.placeOf(key), rows.at(key), std::nullopt});
    }
    void modifyPlace(RecordId key, const std::function<void(PlaceRecord&)>& change)
    {
        modify<PlaceRecord>(key, change);
    }
    void modifyConnection(RecordId key, const std::function<void(ConnectionRecord&)>& change)
    {
        modify<ConnectionRecord>(key, change);
    }

    /// An empty text is none.
    void setText(const std::string& language, const std::string& key, const std::string& text);
    void setInfo(const MapInfo& info);
    /// Runs an edit of the drawing (editor/geometry) and keeps its patch; gives the reason when it was refused.
    template <class Function, class... Args> [[nodiscard]] EditResult draw(Function edit, Args&&... args)
    {
        EditResult done = edit(m_model.drawing, std::forward<Args>(args)...);
        if (done && !done->isEmpty()) m_changes.push_back(*done);
        return done;
    }
    /// Keeps the patch of an edit of the drawing that has been made.
    void keep(const Patch& patch)
    {
        if (!patch.isEmpty()) m_changes.push_back(patch);
    }
    /// For edits of the drawing that need it; what they change must be given to keep().
    PlanarMap& drawing() { return m_model.drawing; }

    /// The changes, which stay made; begins anew.
    ModelChanges take() { return std::exchange(m_changes, {}); }
    void rollBack();

private:
    void run(ModelChange change);

    MapModel& m_model;
    ModelChanges m_changes;
};

} // namespace marches::editor
