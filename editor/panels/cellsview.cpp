// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/cellsview.h"

#include "editor/formats/plainletters.h"
#include "editor/panels/maptablemodel.h"
#include "editor/widgets/letterlimit.h"
#include "engine/base/textlimits.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScrollBar>
#include <QStyledItemDelegate>

#include <algorithm>
#include <map>
#include <set>

namespace marches::editor {

namespace {

/// Fields of cells, with what there is to choose from; what is written goes to all selected cells of the column.
class CellDelegate : public QStyledItemDelegate {
public:
    CellDelegate(CellsView& view, const QSortFilterProxyModel& proxy)
        : QStyledItemDelegate(&view), m_view(view), m_proxy(proxy)
    {}

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem&, const QModelIndex& index) const override
    {
        const QModelIndex cell = m_proxy.mapToSource(index);
        auto* field = new QLineEdit(parent);
        field->setFrame(false);
        field->setAccessibleName(m_view.cells().headerData(cell.column(), Qt::Horizontal, Qt::DisplayRole).toString());
        LetterLimit::set(*field, engine::kLongestNote);
        const QStringList choices = m_view.choicesFor(cell);
        if (choices.isEmpty()) return field;
        auto* completer = new QCompleter(choices, field);
        completer->setCaseSensitivity(Qt::CaseInsensitive);
        completer->setFilterMode(Qt::MatchContains);
        field->setCompleter(completer);
        return field;
    }
    void setEditorData(QWidget* editor, const QModelIndex& index) const override
    {
        auto* field = static_cast<QLineEdit*>(editor);
        if (field->isModified()) return; // somebody writes in it
        LetterLimit::setText(*field, index.data(Qt::EditRole).toString());
        field->selectAll();
    }
    void setModelData(QWidget* editor, QAbstractItemModel*, const QModelIndex& index) const override
    {
        const auto* field = static_cast<QLineEdit*>(editor);
        if (field->isModified()) m_view.write(m_proxy.mapToSource(index), field->text());
    }

private:
    CellsView& m_view;
    const QSortFilterProxyModel& m_proxy;
};

} // namespace

void CellFilter::setWords(const QString& search)
{
    m_words = plainWords(search);
    invalidateFilter();
}

bool CellFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_words.isEmpty()) return true;
    QString text;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        text += sourceModel()->index(row, column, parent).data().toString() + QLatin1Char('\n');
    return hasWords(plainLetters(text), m_words);
}

CellsView::CellsView(MapTableModel& model, QWidget* parent) : QTableView(parent), m_model(model)
{
    m_proxy.setSourceModel(&model);
    m_proxy.setSortRole(MapTableModel::kSortRole);
    m_proxy.setSortLocaleAware(true);
    m_proxy.setSortCaseSensitivity(Qt::CaseInsensitive);
    m_proxy.setDynamicSortFilter(false); // a row does not run away from whoever writes in it
    setModel(&m_proxy);
    setItemDelegate(new CellDelegate(*this, m_proxy));
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                    QAbstractItemView::AnyKeyPressed);
    setSortingEnabled(true);
    sortByColumn(-1, Qt::AscendingOrder); // as in the file
    setAlternatingRowColors(true);
    setWordWrap(false);
    setTabKeyNavigation(false); // Tab goes on to what is beside the table
    setFrameShape(QFrame::NoFrame);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QHeaderView::customContextMenuRequested, this, &CellsView::chooseColumns);
}

QStringList CellsView::choicesFor(const QModelIndex& cell) const
{
    if (!m_model.keyOf(cell) || m_model.document() == nullptr) return {};
    return MapTables::choices(*m_model.document(), m_model.table(),
                              m_model.columns()[static_cast<std::size_t>(cell.column())]);
}

void CellsView::setFilter(const QString& text) { m_proxy.setWords(text); }

int CellsView::shownRow(RecordId key) const
{
    const int row = m_model.rowOf(key);
    return row < 0 ? -1 : m_proxy.mapFromSource(m_model.index(row, 0)).row();
}

std::vector<RecordId> CellsView::selectedRows() const
{
    std::set<int> rows;
    for (const QModelIndex& index : selectionModel()->selectedIndexes()) rows.insert(index.row());
    std::vector<RecordId> keys;
    for (const int row : rows)
        if (const std::optional<RecordId> key = m_model.keyOf(sourceOf(m_proxy.index(row, 0)))) keys.push_back(*key);
    return keys;
}

void CellsView::selectRows(const std::vector<RecordId>& rows)
{
    QItemSelection wanted;
    QModelIndex first;
    RecordId firstKey{};
    for (const RecordId key : rows) {
        const int row = m_model.rowOf(key);
        if (row < 0) continue;
        const QModelIndex shown = m_proxy.mapFromSource(m_model.index(row, 0));
        if (!shown.isValid()) continue;
        wanted.select(shown, shown.siblingAtColumn(m_model.columnCount() - 1));
        if (first.isValid()) continue;
        first = shown;
        firstKey = key;
    }
    m_following = true;
    selectionModel()->select(wanted, QItemSelectionModel::ClearAndSelect);
    m_following = false;
    // Whoever looks at another part of the table while the map changes is not taken back.
    if (!first.isValid())
        m_revealed.reset();
    else if (!m_revealed || m_revealed->key != firstKey || m_revealed->row != first.row())
        reveal(firstKey, first.row());
}

void CellsView::reveal(RecordId key, int row)
{
    scrollTo(m_proxy.index(row, 0), PositionAtCenter);
    m_revealed = Revealed{key, row, verticalScrollBar()->value()};
}

void CellsView::resizeEvent(QResizeEvent* event)
{
    // A panel gets its height in steps when it is opened.
    const bool isWhereItWas = m_revealed && verticalScrollBar()->value() == m_revealed->scrolled;
    QTableView::resizeEvent(event);
    if (isWhereItWas && m_revealed->row < m_proxy.rowCount()) reveal(m_revealed->key, m_revealed->row);
}

std::vector<CellEdit> CellsView::editable(const QModelIndexList& indexes, const QString& text) const
{
    std::vector<CellEdit> edits;
    for (const QModelIndex& cell : indexes) {
        const std::optional<RecordId> key = m_model.keyOf(cell);
        if (!key || !m_model.flags(cell).testFlag(Qt::ItemIsEditable)) continue;
        if (cell.data(Qt::EditRole).toString() == text) continue;
        edits.push_back({*key, m_model.columns()[static_cast<std::size_t>(cell.column())], text});
    }
    return edits;
}

void CellsView::write(const QModelIndex& index, const QString& text)
{
    QModelIndexList cells;
    for (const QModelIndex& selected : selectionModel()->selectedIndexes())
        if (const QModelIndex cell = sourceOf(selected); cell.column() == index.column()) cells << cell;
    if (!cells.contains(index)) cells = {index};
    const std::vector<CellEdit> edits = editable(cells, text.trimmed());
    if (!edits.empty() && m_model.document() != nullptr) MapTables::set(*m_model.document(), m_model.table(), edits);
}

void CellsView::clearCells()
{
    QModelIndexList cells;
    for (const QModelIndex& selected : selectionModel()->selectedIndexes()) cells << sourceOf(selected);
    const std::vector<CellEdit> edits = editable(cells, {});
    if (!edits.empty() && m_model.document() != nullptr) MapTables::set(*m_model.document(), m_model.table(), edits);
}

void CellsView::copy() const
{
    std::map<int, std::map<int, QString>> cells; // by shown row, then by where the column stands
    std::set<int> columns;
    for (const QModelIndex& index : selectionModel()->selectedIndexes()) {
        if (isColumnHidden(index.column())) continue;
        const int at = horizontalHeader()->visualIndex(index.column());
        cells[index.row()][at] = index.data().toString();
        columns.insert(at);
    }
    if (cells.empty()) return;
    std::vector<QStringList> lines;
    for (const auto& [row, line] : cells) {
        QStringList words;
        for (const int column : columns) words << (line.contains(column) ? line.at(column) : QString());
        lines.push_back(words);
    }
    QApplication::clipboard()->setText(MapTables::toSpreadsheet(lines));
}

std::vector<CellEdit> CellsView::pasted(const QString& text) const
{
    const std::optional<std::vector<QStringList>> lines = MapTables::fromSpreadsheet(text);
    if (!lines || lines->empty() || !currentIndex().isValid()) return {};
    if (lines->size() == 1 && lines->front().size() == 1) {
        QModelIndexList cells;
        for (const QModelIndex& selected : selectionModel()->selectedIndexes()) cells << sourceOf(selected);
        if (cells.isEmpty()) cells << sourceOf(currentIndex());
        return editable(cells, lines->front().front().trimmed());
    }
    // From the upper left of what is selected, along the columns as they are shown.
    QModelIndex from = currentIndex();
    for (const QModelIndex& selected : selectionModel()->selectedIndexes()) {
        const int at = horizontalHeader()->visualIndex(selected.column());
        if (selected.row() < from.row()) from = from.sibling(selected.row(), from.column());
        if (at < horizontalHeader()->visualIndex(from.column())) from = from.siblingAtColumn(selected.column());
    }
    std::vector<CellEdit> edits;
    for (std::size_t line = 0; line < lines->size(); ++line) {
        const int row = from.row() + static_cast<int>(line);
        if (row >= m_proxy.rowCount()) break;
        int at = horizontalHeader()->visualIndex(from.column());
        for (const QString& word : (*lines)[line]) {
            while (at < horizontalHeader()->count() && isColumnHidden(horizontalHeader()->logicalIndex(at))) ++at;
            if (at >= horizontalHeader()->count()) break;
            const QModelIndex cell = sourceOf(m_proxy.index(row, horizontalHeader()->logicalIndex(at++)));
            for (CellEdit& edit : editable({cell}, word.trimmed())) edits.push_back(std::move(edit));
        }
    }
    return edits;
}

bool CellsView::event(QEvent* event)
{
    // Ahead of the keys of the map, which mean territories and not words.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::Copy) || key->matches(QKeySequence::Paste) ||
            key->matches(QKeySequence::SelectAll) || key->key() == Qt::Key_F2 ||
            (key->key() == Qt::Key_Delete && key->modifiers() == Qt::NoModifier) ||
            ((key->modifiers() & ~Qt::ShiftModifier) == 0 && !key->text().isEmpty() && key->text()[0].isPrint())) {
            event->accept();
            return true;
        }
    }
    return QTableView::event(event);
}

void CellsView::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy)) return copy();
    if (event->matches(QKeySequence::Paste)) {
        const QString text = QApplication::clipboard()->text();
        if (!text.isEmpty()) emit pasteRequested(text);
        return;
    }
    if (event->key() == Qt::Key_Delete && event->modifiers() == Qt::NoModifier) return clearCells();
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        const std::optional<RecordId> key = m_model.keyOf(sourceOf(currentIndex()));
        if (event->modifiers().testFlag(Qt::ControlModifier) && key) return emit rowActivated(*key);
        if (currentIndex().flags().testFlag(Qt::ItemIsEditable) && state() != EditingState) return edit(currentIndex());
    }
    QTableView::keyPressEvent(event);
}

void CellsView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QModelIndex index = indexAt(event->pos());
    const std::optional<RecordId> key = m_model.keyOf(sourceOf(index));
    if (key && !index.flags().testFlag(Qt::ItemIsEditable)) emit rowActivated(*key);
    QTableView::mouseDoubleClickEvent(event);
}

void CellsView::selectionChanged(const QItemSelection& selected, const QItemSelection& deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (m_following || !hasFocus()) return;
    const std::vector<RecordId> rows = selectedRows();
    m_revealed.reset();
    if (!rows.empty())
        m_revealed =
            Revealed{rows.front(), m_proxy.mapFromSource(m_model.index(m_model.rowOf(rows.front()), 0)).row(), {}};
    emit rowsChosen();
}

void CellsView::chooseColumns(const QPoint& at)
{
    QMenu menu(this);
    for (int column = 0; column < m_model.columnCount(); ++column) {
        QAction* action = menu.addAction(m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        action->setEnabled(column > 0); // one has to know what a row is about
        connect(action, &QAction::toggled, this, [this, column](bool on) { setColumnHidden(column, !on); });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("In the order of the map")), &QAction::triggered, this,
            [this] { sortByColumn(-1, Qt::AscendingOrder); });
    menu.exec(horizontalHeader()->mapToGlobal(at));
}

} // namespace marches::editor
