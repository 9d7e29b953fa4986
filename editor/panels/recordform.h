// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"
#include "editor/widgets/translated.h"

#include <QPointer>
#include <QWidget>

#include <functional>
#include <vector>

namespace marches::editor {

/// A form about records of a map. What is typed in it belongs to those that it showed when the typing began: it is
/// stored for them before the form shows others, and dropped where they are gone.
class RecordForm : public Translated<QWidget> {
public:
    using Translated::Translated;

    /// Stores what is being typed, as if the field had lost the focus.
    void commitTyped();

protected:
    /// First of all when the form is to show something; no records: it is about the map itself.
    void begin(MapDocument& document, std::vector<RecordId> records);
    /// Null once the map is closed, while fields still lose the focus and the window changes its language.
    MapDocument* document() const { return m_document; }
    /// Those that it was made for and that are still there.
    template <class Record> std::vector<RecordId> there() const
    {
        std::vector<RecordId> found;
        if (m_document == nullptr) return found;
        for (const RecordId key : m_records)
            if (m_document->model().table<Record>().has(key)) found.push_back(key);
        return found;
    }
    /// The one that it was made for; null where it is gone.
    template <class Record> const Record* only() const
    {
        return m_document == nullptr || m_records.size() != 1
                   ? nullptr
                   : m_document->model().table<Record>().find(m_records.front());
    }
    /// Edits what is still there of the records, as one step to undo; where nothing is, nothing happens.
    template <class Record> EditOutcome modify(const QString& title, const std::function<void(Record&)>& change)
    {
        const std::vector<RecordId> records = there<Record>();
        if (records.empty()) return {};
        return m_document->edit(title, [&](MapEdit& edit) -> EditOutcome {
            for (const RecordId key : records) edit.modify<Record>(key, change);
            return {};
        });
    }
    const std::vector<RecordId>& records() const { return m_records; }
    /// Fields that are not of the usual kind store what is typed in them.
    virtual void commitOwn() {}

private:
    QPointer<MapDocument> m_document;
    std::vector<RecordId> m_records;
};

} // namespace marches::editor
