// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/maptables.h"

#include <QSortFilterProxyModel>
#include <QTableView>

#include <optional>
#include <vector>

namespace marches::editor {

class MapTableModel;

/// Rows that say what is searched for, all of its words in one cell or several.
class CellFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void setWords(const QString& search);

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
};

/// A table of a map in which several cells are edited at once: what is written in one of those that are selected in a
/// column is written in all of these. Copies to spreadsheets and tells what was pasted from one.
class CellsView : public QTableView {
    Q_OBJECT
public:
    CellsView(MapTableModel& model, QWidget* parent = nullptr);

    MapTableModel& cells() const { return m_model; }
    /// What there is to choose from in a cell of the model.
    QStringList choicesFor(const QModelIndex& cell) const;
    /// Rows that say this in some cell; empty: all.
    void setFilter(const QString& text);
    int shownRows() const { return m_proxy.rowCount(); }
    /// Where a record stands among those that are shown, from 0; -1: it is not shown.
    int shownRow(RecordId key) const;
    /// Records of rows with a selected cell, from above.
    std::vector<RecordId> selectedRows() const;
    /// Selects the rows of these records and brings the first, when it is another one or elsewhere now, to the middle.
    void selectRows(const std::vector<RecordId>& rows);

    void copy() const;
    /// What a paste at the current cell would change; a single cell is written into all that are selected.
    std::vector<CellEdit> pasted(const QString& text) const;
    /// Empties the selected cells, as one step to undo.
    void clearCells();
    /// What somebody wrote in a cell: for it and all that are selected in its column.
    void write(const QModelIndex& index, const QString& text);

signals:
    /// Ctrl+V, with something in the clipboard.
    void pasteRequested(const QString& text);
    /// Somebody has selected other rows here.
    void rowsChosen();
    /// A row was gone to by Ctrl+Enter or a double click on a cell that cannot be edited.
    void rowActivated(marches::editor::RecordId row);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void selectionChanged(const QItemSelection& selected, const QItemSelection& deselected) override;

private:
    /// What selectRows() has brought into sight, and where.
    struct Revealed {
        RecordId key;
        int row = 0;
        std::optional<int> scrolled; ///< so far down; nothing: by whoever chose it
    };

    void chooseColumns(const QPoint& at);
    void reveal(RecordId key, int row);
    QModelIndex sourceOf(const QModelIndex& index) const { return m_proxy.mapToSource(index); }
    std::vector<CellEdit> editable(const QModelIndexList& indexes, const QString& text) const;

    MapTableModel& m_model;
    CellFilter m_proxy;
    bool m_following = false; ///< what is selected on the board
    std::optional<Revealed> m_revealed;
};

} // namespace marches::editor
