// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/newgame/setuptable.h"

#include <algorithm>

#include "app/desktop/newgame/effectnotes.h"
#include "app/desktop/newgame/valuedelegate.h"
#include "editor/document/mapwords.h"
#include "engine/base/textlimits.h"
#include "engine/package/mappackage.h"

#include <QHeaderView>

namespace marches::app {

namespace {

constexpr int kMostValue = 99; ///< of a place; the window offers no more than a person would want

/// What the map says that a region is worth, and -1 where it says nothing.
int bonusOnMap(const engine::Region& region)
{
    if (region.bonus == engine::kNoBonus) return 0;
    return region.bonus == 0 ? -1 : region.bonus;
}

} // namespace

SetUpTable::SetUpTable(const Catalogue& catalogue, NewGameModel& model, QWidget* parent)
    : Translated(parent), m_model(model), m_words(catalogue, model),
      m_board(model.board() == nullptr ? engine::Board() : *model.board()), m_read(model.setUpWords())
{
    for (int region = 0; m_read.bonuses && region < static_cast<int>(m_board.regions().size()); ++region)
        m_lines.push_back({true, region});
    const bool places = !m_read.flags.empty() || !m_read.values.empty();
    for (int place = 0; places && place < m_board.placeCount(); ++place) {
        const engine::PlaceKind kind = m_board.place(place).kind;
        const bool holds = kind == engine::PlaceKind::Land || kind == engine::PlaceKind::Sea ||
                           kind == engine::PlaceKind::Space || !m_board.place(place).flags.empty();
        if (holds) m_lines.push_back({false, place});
    }
    const std::size_t columns = 1 + (m_read.bonuses ? 1 : 0) + m_read.values.size() + m_read.flags.size();
    setColumnCount(static_cast<int>(columns));
    setRowCount(static_cast<int>(m_lines.size()));
    // Numbers stand before what is ticked; of the rest nothing is edited by typing.
    for (int column = 1; column < 1 + (m_read.bonuses ? 1 : 0) + static_cast<int>(m_read.values.size()); ++column)
        setItemDelegateForColumn(
            column,
            new ValueDelegate(0, m_read.bonuses && column == 1 ? engine::kLargestRegionBonus : kMostValue, this));
    verticalHeader()->hide();
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setFrameShape(NoFrame);
    connect(this, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* item) { take(*item); });
    retranslate();
}

QTableWidgetItem* SetUpTable::cell(int row, int column)
{
    QTableWidgetItem* item = this->item(row, column);
    if (item != nullptr) return item;
    item = new QTableWidgetItem;
    setItem(row, column, item);
    return item;
}

void SetUpTable::showBonus(int row, const engine::Region& region)
{
    const int bonus = m_model.content().bonus(region.id, bonusOnMap(region));
    QTableWidgetItem* item = cell(row, 1);
    item->setText(bonus < 0 ? tr("by size", "what a region is worth") : QString::number(bonus));
    item->setData(kWrittenValue, QString::number(bonus));
    item->setTextAlignment(Qt::AlignCenter);
}

void SetUpTable::showPlace(int row, const engine::Place& place)
{
    int column = m_read.bonuses ? 2 : 1;
    for (const std::string& value : m_read.values) {
        QTableWidgetItem* item = cell(row, column++);
        const int number = m_model.content().value(place.id, value, place.value(value, 0));
        item->setText(QString::number(number));
        item->setData(kWrittenValue, QString::number(number));
        item->setTextAlignment(Qt::AlignCenter);
    }
    for (const std::string& flag : m_read.flags) {
        QTableWidgetItem* item = cell(row, column++);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        const bool on = m_model.content().hasFlag(place.id, flag, place.hasFlag(flag));
        item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
}

void SetUpTable::showLine(int row)
{
    const Line& line = m_lines[static_cast<std::size_t>(row)];
    const std::string id =
        line.region ? m_board.regions()[static_cast<std::size_t>(line.number)].id : m_board.place(line.number).id;
    for (int column = 0; column < columnCount(); ++column)
        if (item(row, column) == nullptr) cell(row, column)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item(row, 0)->setText(m_words.place(id));
    if (line.region) {
        item(row, 1)->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
        showBonus(row, m_board.regions()[static_cast<std::size_t>(line.number)]);
        return;
    }
    for (int column = 1; column < 1 + static_cast<int>(m_read.values.size()); ++column)
        item(row, column + (m_read.bonuses ? 1 : 0))
            ->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable);
    showPlace(row, m_board.place(line.number));
}

void SetUpTable::refresh()
{
    const QSignalBlocker quiet(this);
    for (int row = 0; row < rowCount(); ++row) showLine(row);
    resizeColumnsToContents();
    viewport()->update(); // told to nobody, and yet to be seen
}

void SetUpTable::take(const QTableWidgetItem& item)
{
    const Line& line = m_lines[static_cast<std::size_t>(item.row())];
    const int number = item.data(kWrittenValue).toInt();
    if (line.region) {
        const engine::Region& region = m_board.regions()[static_cast<std::size_t>(line.number)];
        return m_model.editContent(
            {}, [&](engine::ContentDraft& draft) { return draft.setBonus(region.id, number, bonusOnMap(region)); });
    }
    const engine::Place& place = m_board.place(line.number);
    const auto column = static_cast<std::size_t>(item.column() - (m_read.bonuses ? 2 : 1));
    m_model.editContent({}, [&](engine::ContentDraft& draft) {
        if (column < m_read.values.size())
            return draft.setValue(place.id, m_read.values[column], number, place.value(m_read.values[column], 0));
        const std::string& flag = m_read.flags[column - m_read.values.size()];
        return draft.setFlag(place.id, flag, item.checkState() == Qt::Checked, place.hasFlag(flag));
    });
}

QString SetUpTable::flagWord(const std::string& flag)
{
    const QString word = EffectNotes::word("flag." + flag);
    return word.isEmpty() ? editor::MapWords::flag(flag) : word;
}

void SetUpTable::retranslate()
{
    QStringList heads{m_read.bonuses ? tr("Region") : tr("Territory")};
    if (m_read.bonuses) heads << tr("Worth");
    for (const std::string& value : m_read.values) heads << flagWord(value);
    for (const std::string& flag : m_read.flags) heads << flagWord(flag);
    setHorizontalHeaderLabels(heads);
    setAccessibleName(tr("Set-up"));
    refresh();
}

} // namespace marches::app
