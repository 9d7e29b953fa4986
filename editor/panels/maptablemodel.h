// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/maptables.h"
#include "engine/board/checks.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace marches::editor {

/// A table of a map for a view. Rows are records by their keys: what was asked for by an index is of the record that
/// the index was made for, or of none.
class MapTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// What a cell is sorted by: a number where it says one, else its words.
    static constexpr int kSortRole = Qt::UserRole;

    explicit MapTableModel(MapTable table, QObject* parent = nullptr);

    MapTable table() const { return m_table; }
    /// Null: no map is open.
    void setDocument(MapDocument* document);
    MapDocument* document() const { return m_document; }
    /// As the document is now. Rows and columns that are the same keep their indexes.
    void refresh();
    /// What is wrong with the map; `sentence` gives each in words.
    void setProblems(const std::vector<engine::Problem>& problems,
                     const std::function<QString(const engine::Problem&)>& sentence);
    /// The words of headings and cells have changed.
    void retranslate();

    /// None where the record is gone.
    std::optional<RecordId> keyOf(const QModelIndex& index) const;
    int rowOf(RecordId key) const; ///< -1: none
    const std::vector<TableColumn>& columns() const { return m_columns; }
    /// Sentences of the problems of a cell, one a line.
    QString problemsOf(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    MapTable m_table;
    QPointer<MapDocument> m_document;
    std::vector<RecordId> m_rows;
    std::map<RecordId, int> m_rowOf;
    std::vector<TableColumn> m_columns;
    std::map<std::pair<int, int>, QString> m_problems; ///< by row and column
    std::vector<std::pair<engine::Problem, QString>> m_told;

    void placeProblems();
};

} // namespace marches::editor
