// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/importrows.h"

#include "app/desktop/widgets/flowlayout.h"
#include "editor/formats/plainletters.h"
#include "editor/widgets/letterlimit.h"
#include "engine/base/textlimits.h"

#include <QCollator>
#include <QHeaderView>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace marches::app {

namespace {

constexpr int kRowSwatch = 14;
constexpr int kKeyRole = Qt::UserRole;        ///< of a row: the key of its place
constexpr int kNameRole = Qt::UserRole + 1;   ///< of a group: its name without the count
constexpr int kKindRole = Qt::UserRole + 2;   ///< of a row: what it becomes
constexpr int kTurnedRole = Qt::UserRole + 3; ///< of a row: the file has it the other way

QString kindWord(engine::PlaceKind kind)
{
    switch (kind) {
    case engine::PlaceKind::Land: return ImportRows::tr("territory");
    case engine::PlaceKind::Sea: return ImportRows::tr("sea zone");
    case engine::PlaceKind::Coast: return ImportRows::tr("coast");
    default: return ImportRows::tr("other place");
    }
}

QPixmap rowSwatch(const QColor& fill)
{
    QPixmap square(kRowSwatch, kRowSwatch);
    square.fill(fill.isValid() ? fill : QColor(Qt::transparent));
    return square;
}

} // namespace

ImportRows::ImportRows(QWidget* parent)
    : Translated(parent), m_filter(new QLineEdit(this)), m_tree(new QTreeWidget(this)), m_take(new QPushButton(this)),
      m_leave(new QPushButton(this)), m_only(new QPushButton(this)), m_kind(new QPushButton(this))
{
    m_filter->setObjectName(QStringLiteral("import-filter"));
    m_filter->setClearButtonEnabled(true);
    editor::LetterLimit::set(*m_filter, engine::kLongestName);
    m_tree->setObjectName(QStringLiteral("import-rows"));
    m_tree->setColumnCount(2);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setUniformRowHeights(true);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* top = new FlowLayout; // four buttons of long words are wider than half of a small window
    for (QPushButton* button : {m_take, m_leave, m_only, m_kind}) top->addWidget(button);
    m_only->setObjectName(QStringLiteral("import-only"));
    m_kind->setObjectName(QStringLiteral("import-kind"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_filter);
    column->addLayout(top);
    column->addWidget(m_tree, 1);
    connect(m_filter, &QLineEdit::textChanged, this, &ImportRows::filterRows);
    connect(m_filter, &QLineEdit::textChanged, this, &ImportRows::refreshButtons);
    connect(m_take, &QPushButton::clicked, this, [this] { checkSelected(true); });
    connect(m_leave, &QPushButton::clicked, this, [this] { checkSelected(false); });
    connect(m_only, &QPushButton::clicked, this, &ImportRows::takeOnlySelected);
    connect(m_kind, &QPushButton::clicked, this, &ImportRows::turnSelected);
    connect(m_tree, &QTreeWidget::itemSelectionChanged, this, [this] {
        refreshButtons();
        if (!m_isFilling) emit selectionChanged();
    });
    connect(m_tree, &QTreeWidget::itemChanged, this, [this] {
        if (m_isFilling) return;
        countGroups();
        emit chosen();
    });
    ImportRows::retranslate();
}

void ImportRows::clear()
{
    m_isFilling = true;
    m_tree->clear();
    m_isFilling = false;
}

QTreeWidgetItem* ImportRows::groupOf(const QString& name)
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (m_tree->topLevelItem(i)->data(0, kNameRole).toString() == name) return m_tree->topLevelItem(i);
    auto* group = new QTreeWidgetItem(m_tree);
    group->setData(0, kNameRole, name);
    group->setFlags(group->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    group->setExpanded(true);
    return group;
}

void ImportRows::show(const ReadyMap& map)
{
    clear();
    m_isFilling = true;
    std::map<QString, QColor> fills;
    for (const ReadyMap::Place& place : map.places) fills.try_emplace(place.name, place.fill);
    const bool canChoose = !map.map.offers.places.empty();
    const auto add = [&](const QString& name, const QString& group, engine::PlaceKind kind) {
        auto* row = new QTreeWidgetItem(groupOf(group), {name, kindWord(kind)});
        const auto fill = fills.find(name);
        row->setIcon(0, rowSwatch(fill == fills.end() ? QColor() : fill->second));
        return row;
    };
    const auto usual = [](engine::PlaceKind kind) {
        return kind == engine::PlaceKind::Land  ? tr("Territories")
               : kind == engine::PlaceKind::Sea ? tr("Sea zones")
                                                : tr("Other places");
    };
    for (const editor::OfferedPlace& place : map.map.offers.places) {
        const QString region = QString::fromStdString(place.region);
        QTreeWidgetItem* row =
            add(QString::fromStdString(place.name), region.isEmpty() ? usual(place.kind) : region, place.kind);
        row->setData(0, kKeyRole, QByteArray::fromStdString(place.key));
        row->setData(0, kKindRole, static_cast<int>(place.kind));
        row->setData(0, kTurnedRole, map.choices.turned.contains(place.key));
        row->setFlags(row->flags() | Qt::ItemIsUserCheckable);
        row->setCheckState(0, place.taken ? Qt::Checked : Qt::Unchecked);
    }
    if (!canChoose)
        for (const ReadyMap::Place& place : map.places) add(place.name, usual(place.kind), place.kind);
    for (QWidget* part : std::initializer_list<QWidget*>{m_take, m_leave, m_only}) part->setVisible(canChoose);
    m_kind->setVisible(canChoose && map.map.offers.asksKinds);
    refreshButtons();
    sortRows();
    countGroups();
    filterRows();
}

std::vector<QTreeWidgetItem*> ImportRows::rows() const
{
    std::vector<QTreeWidgetItem*> all;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        for (int row = 0; row < m_tree->topLevelItem(i)->childCount(); ++row)
            all.push_back(m_tree->topLevelItem(i)->child(row));
    return all;
}

void ImportRows::countGroups()
{
    m_isFilling = true;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_tree->topLevelItem(i);
        int taken = 0;
        bool canChoose = false;
        for (int row = 0; row < group->childCount(); ++row) {
            canChoose |= !group->child(row)->data(0, kKeyRole).isNull();
            taken += group->child(row)->checkState(0) == Qt::Checked ? 1 : 0;
        }
        const QString name = group->data(0, kNameRole).toString();
        group->setText(0, !canChoose || taken == group->childCount()
                              ? tr("%1 (%2)", "a group of places, how many").arg(name).arg(group->childCount())
                              : tr("%1 (%2 of %3)", "a group of places, how many are taken, how many there are")
                                    .arg(name)
                                    .arg(taken)
                                    .arg(group->childCount()));
    }
    m_isFilling = false;
}

void ImportRows::filterRows()
{
    const QString wanted = editor::plainLetters(m_filter->text().trimmed());
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QTreeWidgetItem* group = m_tree->topLevelItem(i);
        const bool all = editor::plainLetters(group->data(0, kNameRole).toString()).contains(wanted);
        bool any = false;
        for (int row = 0; row < group->childCount(); ++row) {
            const bool fits = all || editor::plainLetters(group->child(row)->text(0)).contains(wanted);
            group->child(row)->setHidden(!fits);
            any |= fits;
        }
        group->setHidden(!any);
    }
}

/// A file has its places in whatever order: one looks for a name.
void ImportRows::sortRows()
{
    QCollator order;
    order.setNumericMode(true);
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i) {
        QList<QTreeWidgetItem*> rows = m_tree->topLevelItem(i)->takeChildren();
        std::ranges::stable_sort(rows, [&order](const QTreeWidgetItem* a, const QTreeWidgetItem* b) {
            return order.compare(a->text(0), b->text(0)) < 0;
        });
        m_tree->topLevelItem(i)->addChildren(rows);
    }
}

bool ImportRows::isMeant(const QTreeWidgetItem& row) const { return row.isSelected() || row.parent()->isSelected(); }

std::set<QString> ImportRows::selected() const
{
    std::set<QString> names;
    for (const QTreeWidgetItem* row : rows())
        if (isMeant(*row)) names.insert(row->text(0));
    return names;
}

void ImportRows::select(const std::set<QString>& names, bool add)
{
    m_isFilling = true; // told once
    if (!add) m_tree->clearSelection();
    QTreeWidgetItem* first = nullptr;
    for (QTreeWidgetItem* row : rows()) {
        if (!names.contains(row->text(0)) || row->isHidden()) continue;
        row->setSelected(true);
        if (first == nullptr) first = row;
    }
    m_isFilling = false;
    if (first != nullptr) m_tree->scrollToItem(first);
    emit selectionChanged();
}

void ImportRows::takeOnlySelected()
{
    m_isFilling = true;
    for (QTreeWidgetItem* row : rows()) row->setCheckState(0, isMeant(*row) ? Qt::Checked : Qt::Unchecked);
    m_tree->clearSelection(); // all that is shown would be
    countGroups();
    emit chosen();
}

/// To leave everything out is nothing that anybody wants; a box that has met nothing would.
void ImportRows::refreshButtons()
{
    const bool some = !m_tree->selectedItems().isEmpty();
    for (QPushButton* button : {m_only, m_kind}) button->setEnabled(some);
    m_leave->setEnabled(some || !m_filter->text().trimmed().isEmpty());
}

void ImportRows::checkSelected(bool taken)
{
    const bool some = !m_tree->selectedItems().isEmpty();
    bool changed = false;
    m_isFilling = true;
    for (QTreeWidgetItem* row : rows()) {
        const bool meant = !some || isMeant(*row);
        const Qt::CheckState state = taken ? Qt::Checked : Qt::Unchecked;
        if (!meant || row->isHidden() || row->checkState(0) == state) continue;
        row->setCheckState(0, state);
        changed = true;
    }
    countGroups();
    if (changed) emit chosen();
}

/// All that are selected become sea zones, or territories where all of them are sea zones.
void ImportRows::turnSelected()
{
    using engine::PlaceKind;
    const auto kindOf = [](const QTreeWidgetItem* row) {
        return static_cast<PlaceKind>(row->data(0, kKindRole).toInt());
    };
    std::vector<QTreeWidgetItem*> meant;
    for (QTreeWidgetItem* row : rows())
        if (isMeant(*row) && !row->isHidden() && !row->data(0, kKeyRole).isNull()) meant.push_back(row);
    const bool isSea = std::ranges::all_of(meant, [&](auto* row) { return kindOf(row) == PlaceKind::Sea; });
    const PlaceKind wanted = isSea ? PlaceKind::Land : PlaceKind::Sea;
    bool changed = false;
    m_isFilling = true;
    for (QTreeWidgetItem* row : meant) {
        if (kindOf(row) == wanted) continue;
        row->setData(0, kKindRole, static_cast<int>(wanted));
        row->setData(0, kTurnedRole, !row->data(0, kTurnedRole).toBool());
        row->setText(1, kindWord(wanted));
        changed = true;
    }
    m_isFilling = false;
    if (changed) emit chosen();
}

std::set<std::string> ImportRows::turned() const
{
    std::set<std::string> keys;
    for (const QTreeWidgetItem* row : rows())
        if (row->data(0, kTurnedRole).toBool()) keys.insert(row->data(0, kKeyRole).toByteArray().toStdString());
    return keys;
}

std::set<std::string> ImportRows::leftOut() const
{
    std::set<std::string> keys;
    for (const QTreeWidgetItem* row : rows())
        if (!row->data(0, kKeyRole).isNull() && row->checkState(0) == Qt::Unchecked)
            keys.insert(row->data(0, kKeyRole).toByteArray().toStdString());
    return keys;
}

void ImportRows::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter of what the file has"));
    m_take->setText(tr("Include"));
    m_take->setToolTip(tr("Includes the selected rows in the map, or all rows listed"));
    m_leave->setText(tr("Leave out"));
    m_leave->setToolTip(tr("Leaves the selected rows out of the map, or all that the search lists"));
    m_only->setText(tr("Only these", "rows of an import"));
    m_only->setToolTip(tr("Includes the selected rows in the map, and leaves out all others"));
    m_kind->setText(tr("Sea or land", "rows of an import"));
    m_kind->setToolTip(tr("Makes the selected rows sea zones, or territories where they are sea zones"));
    m_tree->setHeaderLabels({tr("In the file"), tr("Becomes")});
    m_tree->setAccessibleName(tr("What the file has"));
}

} // namespace marches::app
