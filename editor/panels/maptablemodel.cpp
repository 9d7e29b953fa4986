// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/maptablemodel.h"

#include "editor/panels/mappanel.h"

#include <QBrush>
#include <QColor>
#include <QLocale>

#include <algorithm>
#include <array>
#include <set>

namespace marches::editor {

namespace {

using TableWhat = TableColumn::What;

constexpr int kProblemTint = 60; ///< of 255: the words on it stay as easy to read

/// Which column a problem is about, by how its id begins; the first one of the table where none fits.
struct ProblemColumn {
    const char* begins;
    TableWhat what;
};
constexpr std::array kProblemColumns{
    ProblemColumn{"terrain", TableWhat::Terrain},
    ProblemColumn{"lake", TableWhat::Terrain},
    ProblemColumn{"abbreviation", TableWhat::Abbreviation},
    ProblemColumn{"alias", TableWhat::Spellings},
    ProblemColumn{"port", TableWhat::Marks},
    ProblemColumn{"region", TableWhat::Region},
    ProblemColumn{"no-region", TableWhat::Region},
};

TableWhat whatOf(const engine::Problem& problem)
{
    const auto found = std::ranges::find_if(
        kProblemColumns, [&](const ProblemColumn& column) { return problem.id.starts_with(column.begins); });
    return found == kProblemColumns.end() ? TableWhat::Name : found->what;
}

bool isNumber(TableWhat what)
{
    return what == TableWhat::Bonus || what == TableWhat::Territories || what == TableWhat::SitsOut;
}

} // namespace

MapTableModel::MapTableModel(MapTable table, QObject* parent) : QAbstractTableModel(parent), m_table(table) {}

void MapTableModel::setDocument(MapDocument* document)
{
    beginResetModel();
    m_document = document;
    m_rows.clear();
    m_rowOf.clear();
    m_columns.clear();
    m_problems.clear();
    m_told.clear();
    endResetModel();
    if (document != nullptr) refresh();
}

void MapTableModel::refresh()
{
    if (m_document == nullptr) return;
    std::vector<RecordId> rows = MapTables::rows(m_document->model(), m_table);
    std::vector<TableColumn> columns = MapTables::columns(m_table, *m_document);
    if (rows != m_rows || columns != m_columns) {
        beginResetModel();
        m_rows = std::move(rows);
        m_columns = std::move(columns);
        m_rowOf.clear();
        for (std::size_t i = 0; i < m_rows.size(); ++i) m_rowOf[m_rows[i]] = static_cast<int>(i);
        placeProblems();
        endResetModel();
    } else if (!m_rows.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }
}

void MapTableModel::setProblems(const std::vector<engine::Problem>& problems,
                                const std::function<QString(const engine::Problem&)>& sentence)
{
    m_told.clear();
    for (const engine::Problem& problem : problems)
        if (!problem.approved) m_told.emplace_back(problem, sentence(problem));
    placeProblems();
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void MapTableModel::placeProblems()
{
    m_problems.clear();
    if (m_document == nullptr || m_told.empty() || m_columns.empty()) return;
    std::map<std::string, std::vector<int>> rows;
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (MapTables::has(m_document->model(), m_table, m_rows[i]))
            for (const std::string& id : MapTables::idsOf(m_document->model(), m_table, m_rows[i]))
                rows[id].push_back(static_cast<int>(i));
    for (const auto& [problem, sentence] : m_told) {
        const auto column = std::ranges::find(m_columns, whatOf(problem), &TableColumn::what);
        const int at = column == m_columns.end() ? 0 : static_cast<int>(column - m_columns.begin());
        std::map<int, std::size_t> hits; // rows by how many of its ids they have
        for (const std::string& id : std::set<std::string>(problem.at.begin(), problem.at.end()))
            if (const auto found = rows.find(id); found != rows.end())
                for (const int row : found->second) ++hits[row];
        for (const auto& [row, count] : hits) {
            // A connection is meant where both its ends are.
            if (m_table == MapTable::Connections && count < 2) continue;
            QString& told = m_problems[{row, at}];
            told = told.isEmpty() ? sentence : told + u'\n' + sentence;
        }
    }
}

void MapTableModel::retranslate()
{
    if (m_columns.empty()) return;
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_rows.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

std::optional<RecordId> MapTableModel::keyOf(const QModelIndex& index) const
{
    if (!index.isValid() || index.row() >= rowCount() || m_document == nullptr) return std::nullopt;
    const RecordId key = m_rows[static_cast<std::size_t>(index.row())];
    return MapTables::has(m_document->model(), m_table, key) ? std::optional(key) : std::nullopt;
}

int MapTableModel::rowOf(RecordId key) const
{
    const auto found = m_rowOf.find(key);
    return found == m_rowOf.end() ? -1 : found->second;
}

QString MapTableModel::problemsOf(const QModelIndex& index) const
{
    const auto found = m_problems.find({index.row(), index.column()});
    return found == m_problems.end() ? QString() : found->second;
}

int MapTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MapTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant MapTableModel::data(const QModelIndex& index, int role) const
{
    const std::optional<RecordId> key = keyOf(index);
    if (!key) return {};
    const TableColumn& column = m_columns[static_cast<std::size_t>(index.column())];
    const QString problem = problemsOf(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole: return MapTables::text(*m_document, m_table, *key, column);
    case kSortRole: {
        const QString text = MapTables::text(*m_document, m_table, *key, column);
        return isNumber(column.what) ? QVariant(text.isEmpty() ? -1 : QLocale().toInt(text)) : QVariant(text);
    }
    case Qt::TextAlignmentRole: return isNumber(column.what) ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case Qt::ToolTipRole: return problem.isEmpty() ? MapTables::text(*m_document, m_table, *key, column) : problem;
    case Qt::DecorationRole: return problem.isEmpty() ? QVariant() : QVariant(panelIcon(QStringLiteral("warning")));
    case Qt::BackgroundRole:
        return problem.isEmpty() ? QVariant() : QVariant(QBrush(QColor(224, 150, 0, kProblemTint)));
    case Qt::AccessibleTextRole: {
        const QString text = MapTables::text(*m_document, m_table, *key, column);
        return problem.isEmpty() ? text : tr("%1. Problem: %2", "what a cell says, what is wrong").arg(text, problem);
    }
    default: return {};
    }
}

QVariant MapTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) return {};
    if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole) return {};
    return MapTables::title(m_columns[static_cast<std::size_t>(section)]);
}

Qt::ItemFlags MapTableModel::flags(const QModelIndex& index) const
{
    const std::optional<RecordId> key = keyOf(index);
    if (!key) return Qt::NoItemFlags;
    Qt::ItemFlags all = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (MapTables::canEdit(*m_document, m_table, *key, m_columns[static_cast<std::size_t>(index.column())]))
        all |= Qt::ItemIsEditable;
    return all;
}

bool MapTableModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const std::optional<RecordId> key = keyOf(index);
    if (!key || role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable)) return false;
    const TableColumn column = m_columns[static_cast<std::size_t>(index.column())];
    const QString text = value.toString();
    if (text == MapTables::text(*m_document, m_table, *key, column)) return true;
    return MapTables::set(*m_document, m_table, {{*key, column, text}}).has_value();
}

} // namespace marches::editor
