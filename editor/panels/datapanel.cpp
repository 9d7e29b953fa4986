// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/datapanel.h"

#include "editor/document/mapanalysis.h"
#include "editor/document/problemfixes.h"
#include "editor/panels/cellsview.h"
#include "editor/panels/maptablemodel.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace marches::editor {

namespace {

constexpr int kWidestColumn = 220;       ///< pixels, at first
constexpr std::size_t kMostListed = 500; ///< changes that a paste shows one by one
constexpr int kPreviewHeight = 130;
constexpr qsizetype kMostChoices = 20; ///< that are told one by one
constexpr int kLeastHeight = 24;       ///< of the tables: what shares the place with them may be low

std::size_t slot(MapTable table) { return static_cast<std::size_t>(table); }

} // namespace

DataPanel::DataPanel(QWidget* parent)
    : MapPanel(parent), m_tabs(new QTabWidget(this)), m_filter(new QLineEdit(this)), m_count(new QLabel(this)),
      m_preview(new QWidget(this))
{
    arrangePreview();
    auto* head = new QHBoxLayout;
    head->setContentsMargins(8, 2, 8, 2);
    head->addWidget(m_count, 1);
    head->addWidget(m_filter);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2, 0, 0);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(m_preview);
    column->addWidget(m_tabs, 1);
    m_tabs->setMinimumHeight(kLeastHeight);
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(220);
    m_filter->setObjectName(QStringLiteral("data-filter"));
    m_tabs->setObjectName(QStringLiteral("data-tables"));
    m_tabs->setDocumentMode(true);
    for (const MapTable table : kTables) {
        m_models[slot(table)] = new MapTableModel(table, this);
        m_views[slot(table)] = new CellsView(*m_models[slot(table)], m_tabs);
        m_tabs->addTab(m_views[slot(table)], QString());
        connectView(*m_views[slot(table)]);
    }
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        followSelection();
        refreshCount();
    });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& text) {
        for (CellsView* view : m_views) view->setFilter(text);
        followSelection();
        refreshCount();
    });
    m_preview->hide();
    DataPanel::retranslate();
}

DataPanel::~DataPanel() = default;

void DataPanel::arrangePreview()
{
    m_question = new QLabel(m_preview);
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    m_question->setObjectName(QStringLiteral("paste-question"));
    m_changes = new QTreeWidget(m_preview);
    m_changes->setRootIsDecorated(false);
    m_changes->setUniformRowHeights(true);
    m_changes->setMaximumHeight(kPreviewHeight);
    m_changes->setSelectionMode(QAbstractItemView::NoSelection);
    m_take = new QPushButton(m_preview);
    m_leave = new QPushButton(m_preview);
    m_take->setObjectName(QStringLiteral("paste-take"));
    m_leave->setObjectName(QStringLiteral("paste-leave"));
    auto* row = new QHBoxLayout;
    row->addWidget(m_question, 1);
    row->addWidget(m_leave);
    row->addWidget(m_take);
    auto* column = new QVBoxLayout(m_preview);
    column->setContentsMargins(8, 2, 8, 4);
    column->addLayout(row);
    column->addWidget(m_changes);
    connect(m_take, &QPushButton::clicked, this, [this] { endPaste(true); });
    connect(m_leave, &QPushButton::clicked, this, [this] { endPaste(false); });
}

void DataPanel::connectView(CellsView& view)
{
    connect(&view, &CellsView::rowsChosen, this, [this, &view] { leadSelection(view); });
    connect(&view, &CellsView::rowActivated, this, [this, &view](RecordId row) { go(view, row); });
    connect(&view, &CellsView::pasteRequested, this, [this, &view](const QString& text) { askToPaste(view, text); });
}

QString DataPanel::heading() const { return tr("Data"); }

MapTable DataPanel::current() const { return kTables[static_cast<std::size_t>(std::max(0, m_tabs->currentIndex()))]; }

void DataPanel::setCurrent(MapTable table) { m_tabs->setCurrentIndex(static_cast<int>(table)); }

void DataPanel::takeFocus()
{
    CellsView& shown = view(current());
    if (!shown.currentIndex().isValid() && shown.model()->rowCount() > 0)
        shown.setCurrentIndex(shown.model()->index(0, 0));
    shown.setFocus(Qt::ShortcutFocusReason);
}

void DataPanel::setAnalysis(MapAnalysis* analysis)
{
    if (m_analysis != nullptr) m_analysis->disconnect(this);
    m_analysis = analysis;
    if (analysis != nullptr) connect(analysis, &MapAnalysis::updated, this, &DataPanel::refreshLater);
    refreshLater();
}

void DataPanel::setTexts(const engine::Texts* texts, const std::string& language)
{
    m_texts = texts;
    m_language = language;
    refreshLater();
}

void DataPanel::mapChanged()
{
    endPaste(false);
    for (MapTableModel* model : m_models) model->setDocument(document());
    m_sized = false;
}

void DataPanel::refresh()
{
    for (MapTableModel* model : m_models) model->refresh();
    showProblems();
    if (!m_sized) {
        m_sized = true;
        for (CellsView* view : m_views) {
            view->resizeColumnsToContents();
            for (int column = 0; column < view->model()->columnCount(); ++column)
                view->setColumnWidth(column, std::min(view->columnWidth(column), kWidestColumn));
        }
    }
    followSelection();
    refreshCount();
    if (m_preview->isVisibleTo(this)) followMap();
    m_take->setEnabled(canEdit());
}

void DataPanel::showProblems()
{
    if (m_analysis == nullptr || m_texts == nullptr || !m_analysis->isCurrent()) return;
    for (MapTableModel* model : m_models)
        model->setProblems(m_analysis->problems(), [this](const engine::Problem& problem) {
            return sentenceOf(*document(), problem, *m_texts, m_language);
        });
}

void DataPanel::followSelection()
{
    if (m_leading || document() == nullptr) return;
    CellsView& shown = view(current());
    if (shown.hasFocus() || shown.isAncestorOf(QApplication::focusWidget())) return; // somebody is at work there
    const MapSelection::Items& items = selection()->items();
    if (current() == MapTable::Territories) shown.selectRows(items.places);
    if (current() == MapTable::Connections) shown.selectRows(items.connections);
}

void DataPanel::leadSelection(const CellsView& view)
{
    if (document() == nullptr) return;
    const std::vector<RecordId> rows = view.selectedRows();
    const MapModel& model = document()->model();
    MapSelection::Items items;
    switch (view.cells().table()) {
    case MapTable::Territories: items.places = rows; break;
    case MapTable::Connections: items.connections = rows; break;
    case MapTable::Regions: {
        std::set<std::string> ids;
        for (const RecordId row : rows) ids.insert(model.regions().at(row).id);
        for (const Row<PlaceRecord>& row : model.places())
            if (row.record.isTerritory() && ids.contains(row.record.region)) items.places.push_back(row.key);
        break;
    }
    }
    m_leading = true;
    selection()->set(std::move(items));
    m_leading = false;
}

void DataPanel::go(const CellsView& view, RecordId row)
{
    if (document() == nullptr) return;
    const MapModel& model = document()->model();
    leadSelection(view);
    const std::vector<std::string> ids = MapTables::idsOf(model, view.cells().table(), row);
    const Row<PlaceRecord>* place = ids.empty() ? nullptr : model.place(ids.front());
    if (place == nullptr && !selection()->items().places.empty())
        emit revealRequested(selection()->items().places.front());
    if (place != nullptr) emit revealRequested(place->key);
}

void DataPanel::askToPaste(const CellsView& view, const QString& text)
{
    if (!canEdit()) return;
    m_pasted = view.pasted(text);
    m_pastedInto = view.cells().table();
    m_refused.reset();
    listPasted();
    m_preview->show();
    retranslate();
    (m_pasted.empty() ? m_leave : m_take)->setFocus(Qt::OtherFocusReason);
}

void DataPanel::listPasted()
{
    m_changes->clear();
    const std::vector<TableColumn> columns = MapTables::columns(m_pastedInto, *document());
    for (std::size_t i = 0; i < m_pasted.size() && i < kMostListed; ++i) {
        const CellEdit& edit = m_pasted[i];
        auto* item = new QTreeWidgetItem(m_changes);
        item->setText(0, MapTables::text(*document(), m_pastedInto, edit.row, columns.front()));
        item->setText(1, MapTables::title(edit.column));
        item->setText(2, MapTables::text(*document(), m_pastedInto, edit.row, edit.column));
        item->setText(3, edit.text);
        if (m_refused != i) continue;
        QFont strong = m_changes->font();
        strong.setBold(true);
        for (int column = 0; column < m_changes->columnCount(); ++column) item->setFont(column, strong);
        m_changes->scrollToItem(item);
    }
    for (int column = 0; column < m_changes->columnCount(); ++column) m_changes->resizeColumnToContents(column);
}

QString DataPanel::refusedWords(const CellEdit& edit) const
{
    const TableColumn first = MapTables::columns(m_pastedInto, *document()).front();
    QString said =
        tr("Nothing was changed: “%1” is not possible in “%2” of “%3” (row %4).",
           "%1: text of a cell, %2: column, %3: row, %4: its number in the table")
            .arg(edit.text, MapTables::title(edit.column), MapTables::text(*document(), m_pastedInto, edit.row, first),
                 QLocale().toString(view(m_pastedInto).shownRow(edit.row) + 1));
    QStringList choices = MapTables::choices(*document(), m_pastedInto, edit.column);
    choices.removeAll(QString());
    if (!choices.isEmpty() && choices.size() <= kMostChoices)
        said += QLatin1Char(' ') + tr("Possible here: %1.").arg(QLocale().createSeparatedList(choices));
    if (edit.column.what == TableColumn::What::Region)
        said += QLatin1Char(' ') + tr("A new region is added in the panel Regions.");
    return said;
}

void DataPanel::followMap()
{
    // What was undone, removed or written in the meantime is another question.
    const std::vector<RecordId> rows = MapTables::rows(document()->model(), m_pastedInto);
    const std::size_t before = m_pasted.size();
    std::erase_if(m_pasted, [&](const CellEdit& edit) {
        return std::ranges::find(rows, edit.row) == rows.end() ||
               MapTables::text(*document(), m_pastedInto, edit.row, edit.column) == edit.text;
    });
    if (m_pasted.size() != before) m_refused.reset();
    listPasted();
    const bool asked = m_take->hasFocus();
    retranslate();
    if (asked && m_pasted.empty()) m_leave->setFocus(Qt::OtherFocusReason);
}

void DataPanel::endPaste(bool take)
{
    const bool open = m_preview->isVisibleTo(this);
    if (take && document() != nullptr && !m_pasted.empty()) {
        m_refused.reset();
        if (!MapTables::set(*document(), m_pastedInto, m_pasted, &m_refused)) {
            listPasted();
            retranslate();
            m_leave->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    m_pasted.clear();
    m_refused.reset();
    m_preview->hide();
    m_changes->clear();
    if (open && isVisible()) view(m_pastedInto).setFocus(Qt::OtherFocusReason);
}

void DataPanel::refreshCount()
{
    const int shown = view(current()).shownRows();
    const int all = m_models[slot(current())]->rowCount();
    m_count->setText(shown == all ? tr("%n row(s)", nullptr, all)
                                  : tr("%1 of %n row(s)", "%1: a number", all).arg(QLocale().toString(shown)));
}

void DataPanel::retranslate()
{
    for (const MapTable table : kTables) {
        m_tabs->setTabText(static_cast<int>(table), MapTables::title(table));
        m_views[slot(table)]->setAccessibleName(MapTables::title(table));
        m_models[slot(table)]->retranslate();
    }
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter rows"));
    const int cells = static_cast<int>(m_pasted.size());
    m_question->setText(cells == 0  ? tr("Nothing would change: the cells say this already, or cannot be edited.")
                        : m_refused ? refusedWords(m_pasted[*m_refused])
                                    : tr("Pasting would change %n cell(s).", nullptr, cells));
    m_changes->setHeaderLabels({tr("Row"), tr("Column"), tr("Now"), tr("Then")});
    m_changes->setAccessibleName(tr("What would change"));
    m_changes->setVisible(cells > 0);
    m_take->setText(tr("Change them"));
    m_take->setVisible(cells > 0);
    m_leave->setText(cells > 0 ? tr("Cancel") : tr("Close"));
    refreshCount();
}

} // namespace marches::editor
