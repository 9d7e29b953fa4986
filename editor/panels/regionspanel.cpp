// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/regionspanel.h"

#include "editor/document/boardart.h"
#include "editor/document/ids.h"
#include "editor/document/territories.h"
#include "editor/panels/letteringform.h"
#include "editor/panels/regionform.h"
#include "editor/panels/regiontree.h"
#include "editor/widgets/letterlimit.h"
#include "engine/base/textlimits.h"
#include "engine/package/mappackage.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPixmap>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QStyledItemDelegate>

#include <algorithm>
#include <optional>

namespace marches::editor {

namespace {

enum Column { Name, Count, Bonus, Columns };
constexpr int kSwatch = 14;
constexpr int kNothingSaid = -1; ///< in the column of bonuses: rules go by their own measure
QString nothingSaid() { return QStringLiteral("–"); }

/// A region's bonus as the list shows it, where 0 is worth nothing, and the other way round.
int shownBonus(int bonus) { return bonus == 0 ? kNothingSaid : std::max(0, bonus); }
int writtenBonus(int shown) { return shown == 0 ? engine::kNoBonus : std::max(0, shown); }

/// Only names and bonuses of regions are edited.
class RegionDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool isRegion =
            !index.parent().isValid() && !index.siblingAtColumn(Name).data(RegionTree::RegionRole).toString().isEmpty();
        if (!isRegion || index.column() == Count) return nullptr;
        QWidget* editor = QStyledItemDelegate::createEditor(parent, option, index);
        editor->setAutoFillBackground(true); // else the number below shines through
        if (auto* bonus = qobject_cast<QSpinBox*>(editor)) {
            bonus->setRange(kNothingSaid, engine::kLargestRegionBonus);
            bonus->setSpecialValueText(nothingSaid());
            bonus->setButtonSymbols(QAbstractSpinBox::NoButtons); // the column has no room for them
        }
        if (auto* name = qobject_cast<QLineEdit*>(editor)) LetterLimit::set(*name, engine::kLongestName);
        return editor;
    }
    QString displayText(const QVariant& value, const QLocale& locale) const override
    {
        const bool unsaid = value.typeId() == QMetaType::Int && value.toInt() == kNothingSaid;
        return unsaid ? nothingSaid() : QStyledItemDelegate::displayText(value, locale);
    }
};

} // namespace

RegionsPanel::RegionsPanel(QWidget* parent)
    : MapPanel(parent), m_tree(new RegionTree(this)), m_empty(new QLabel(this)), m_add(new QPushButton(this)),
      m_assign(new QPushButton(this)), m_remove(new QPushButton(this)), m_names(new QCheckBox(this)),
      m_forms(new RegionForm(this)), m_lettering(new LetteringForm(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    m_empty->setWordWrap(true);
    m_empty->setMargin(10);
    column->addWidget(m_empty);
    column->addWidget(m_tree, 1);
    // In two rows: side by side, long words of a language would be cut off in the narrowest panel.
    auto* buttons = new QGridLayout;
    buttons->setContentsMargins(8, 0, 8, 0);
    buttons->addWidget(m_add, 0, 0, 1, 2);
    buttons->addWidget(m_assign, 1, 0);
    buttons->addWidget(m_remove, 1, 1);
    column->addLayout(buttons);
    auto* names = new QVBoxLayout;
    names->setContentsMargins(8, 4, 8, 0);
    m_names->setObjectName(QStringLiteral("region-names"));
    names->addWidget(m_forms);
    names->addWidget(m_names);
    names->addWidget(m_lettering);
    column->addLayout(names);
    m_forms->setObjectName(QStringLiteral("region-form"));
    m_forms->hide();
    connect(m_forms, &RegionForm::done, this, &RegionsPanel::done);
    m_lettering->hide(); // until a region is chosen; a layout that is given back must find the panel small
    connect(m_names, &QCheckBox::clicked, this, &RegionsPanel::setNamesRegions);

    m_tree->setColumnCount(Columns);
    m_tree->setItemDelegate(new RegionDelegate(m_tree));
    m_tree->setMouseTracking(true);
    m_tree->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_tree->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_tree->setDragEnabled(true);
    m_tree->setAcceptDrops(true);
    m_tree->setDropIndicatorShown(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(Name, QHeaderView::Stretch);
    m_tree->header()->setSectionResizeMode(Count, QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(Bonus, QHeaderView::ResizeToContents);
    m_tree->installEventFilter(this);
    connect(m_tree, &QTreeWidget::itemClicked, this, &RegionsPanel::onClicked);
    connect(m_tree, &QTreeWidget::itemActivated, this, &RegionsPanel::onClicked);
    connect(m_tree, &QTreeWidget::itemChanged, this, &RegionsPanel::onEdited);
    connect(m_tree, &QTreeWidget::itemEntered, this,
            [this](QTreeWidgetItem* item) { emit regionHovered(RegionTree::regionOf(item)); });
    connect(m_tree, &RegionTree::regionHovered, this, &RegionsPanel::regionHovered);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, &RegionsPanel::refreshLater);
    connect(m_tree, &RegionTree::dropped, this, &RegionsPanel::assign);
    connect(m_add, &QPushButton::clicked, this, &RegionsPanel::addFromSelection);
    connect(m_assign, &QPushButton::clicked, this, [this] {
        if (selection() != nullptr) assign(selection()->territories(), RegionTree::regionOf(m_tree->currentItem()));
    });
    connect(m_remove, &QPushButton::clicked, this, &RegionsPanel::removeCurrent);
    RegionsPanel::retranslate();
}

QString RegionsPanel::heading() const { return tr("Regions"); }

void RegionsPanel::mapChanged()
{
    m_recordsChanged = true;
    if (document() == nullptr) {
        m_tree->clear();
        return;
    }
    connect(document(), &MapDocument::changed, this, [this](const ModelChanges& changes) {
        m_recordsChanged |= std::ranges::any_of(changes, [](const ModelChange& change) {
            const auto* region = std::get_if<RowChange<RegionRecord>>(&change);
            if (region != nullptr && region->before && region->after)
                return !isSameButForName(*region->before, *region->after);
            return !std::holds_alternative<Patch>(change) &&
                   !std::holds_alternative<RowChange<ConnectionRecord>>(change);
        });
    });
    connect(document(), &MapDocument::languageChanged, this, [this] { m_recordsChanged = true; });
}

void RegionsPanel::refresh()
{
    if (m_recordsChanged) rebuild();
    m_recordsChanged = false;
    const bool chosen = !selection()->territories().empty();
    m_add->setEnabled(canEdit());
    m_assign->setEnabled(canEdit() && chosen && m_tree->currentItem() != nullptr);
    m_remove->setEnabled(canEdit() && currentRegion().has_value());
    refreshNames();
    if (m_nameNext.isEmpty()) return;
    QTreeWidgetItem* row = rowOf(m_nameNext);
    m_nameNext.clear();
    if (row == nullptr) return;
    m_tree->clearSelection(); // else the row that was current stays chosen beside it
    m_tree->setCurrentItem(row, Name);
    m_tree->setFocus(Qt::OtherFocusReason);
    m_tree->editItem(row, Name);
}

bool RegionsPanel::namesRegions() const
{
    const MapModel& model = document()->model();
    return model.info.regionNames.value_or(model.info.art && styleOf(model).namesRegions);
}

void RegionsPanel::setNamesRegions(bool on)
{
    if (document() == nullptr) return;
    document()->edit(on ? tr("Show names of regions") : tr("Hide names of regions"), [&](MapEdit& edit) -> EditOutcome {
        MapInfo info = edit.model().info;
        info.regionNames.reset(); // as the style has it is not written
        if ((info.art && styleOf(edit.model()).namesRegions) != on) info.regionNames = on;
        edit.setInfo(info);
        return {};
    });
}

void RegionsPanel::refreshNames()
{
    const std::optional<RecordId> region = currentRegion();
    m_names->setEnabled(canEdit());
    m_names->setChecked(namesRegions());
    m_lettering->setVisible(namesRegions() && region.has_value());
    m_forms->setVisible(region.has_value());
    if (region) m_forms->showRegion(*document(), *region);
    if (region) m_lettering->showRegion(*document(), *region);
}

void RegionsPanel::rebuild()
{
    const MapModel& model = document()->model();
    QSet<QString> open;
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (m_tree->topLevelItem(i)->isExpanded()) open.insert(RegionTree::regionOf(m_tree->topLevelItem(i)));
    const QString current = RegionTree::regionOf(m_tree->currentItem());
    m_filling = true;
    m_tree->clear();
    std::map<std::string, QTreeWidgetItem*> rows;
    const auto addRow = [&](const QString& id, const QString& name) {
        auto* row = new QTreeWidgetItem(m_tree);
        row->setText(Name, name);
        row->setToolTip(Name, name);
        row->setData(Name, RegionTree::RegionRole, id);
        row->setTextAlignment(Count, Qt::AlignRight | Qt::AlignVCenter);
        row->setTextAlignment(Bonus, Qt::AlignRight | Qt::AlignVCenter);
        row->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDropEnabled |
                      (canEdit() && !id.isEmpty() ? Qt::ItemIsEditable : Qt::NoItemFlags));
        rows[id.toStdString()] = row;
        return row;
    };
    std::optional<Cartographer> drawn;
    if (model.info.art) drawn.emplace(cartographerOf(model));
    std::size_t number = 0;
    for (const Row<RegionRecord>& region : model.regions()) {
        QTreeWidgetItem* row = addRow(words(region.record.id), document()->name(region.record));
        row->setData(Bonus, Qt::EditRole, shownBonus(region.record.bonus));
        if (m_colour) {
            QPixmap swatch(kSwatch, kSwatch);
            swatch.fill(drawn ? drawn->fillOfRegion(model, region.key) : m_colour(number));
            row->setIcon(Name, swatch);
        }
        ++number;
    }
    for (const Row<PlaceRecord>& place : model.places()) {
        if (!place.record.isTerritory()) continue;
        auto found = rows.find(place.record.region);
        if (found == rows.end()) {
            if (place.record.kind == engine::PlaceKind::Sea) continue; // seas need no region
            addRow({}, tr("In no region"));
            found = rows.find({});
        }
        auto* child = new QTreeWidgetItem(found->second);
        child->setText(Name, document()->name(place.record));
        child->setToolTip(Name, child->text(Name));
        child->setData(Name, RegionTree::PlaceRole, static_cast<uint>(place.key));
        child->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemIsDropEnabled);
    }
    for (const auto& [id, row] : rows) {
        row->setText(Count, QLocale().toString(row->childCount()));
        row->setToolTip(Count, tr("%n territory(ies)", nullptr, row->childCount()));
        row->setExpanded(open.contains(words(id)));
        if (!current.isEmpty() && words(id) == current) m_tree->setCurrentItem(row);
    }
    m_filling = false;
    m_empty->setVisible(model.regions().empty());
}

QTreeWidgetItem* RegionsPanel::rowOf(const QString& region) const
{
    for (int i = 0; i < m_tree->topLevelItemCount(); ++i)
        if (RegionTree::regionOf(m_tree->topLevelItem(i)) == region) return m_tree->topLevelItem(i);
    return nullptr;
}

std::optional<RecordId> RegionsPanel::currentRegion() const
{
    const QString id = RegionTree::regionOf(m_tree->currentItem());
    const Row<RegionRecord>* row = document()->model().regions().byId(id.toStdString());
    return row == nullptr ? std::nullopt : std::optional(row->key);
}

void RegionsPanel::onClicked(QTreeWidgetItem* item)
{
    std::vector<RecordId> places;
    for (const QTreeWidgetItem* chosen : m_tree->selectedItems()) {
        if (chosen->parent() != nullptr)
            places.push_back(static_cast<RecordId>(chosen->data(Name, RegionTree::PlaceRole).toUInt()));
        else
            for (int i = 0; i < chosen->childCount(); ++i)
                places.push_back(static_cast<RecordId>(chosen->child(i)->data(Name, RegionTree::PlaceRole).toUInt()));
    }
    std::erase_if(places, [this](RecordId key) { return !document()->model().places().has(key); });
    if (item != nullptr) selection()->selectPlaces(std::move(places));
}

void RegionsPanel::onEdited(QTreeWidgetItem* item, int column)
{
    // What was typed in a row is stored as late as when the panel is switched off because the map has gone.
    if (m_filling || document() == nullptr || item->parent() != nullptr) return;
    const Row<RegionRecord>* row = document()->model().regions().byId(RegionTree::regionOf(item).toStdString());
    if (row == nullptr) return;
    const RecordId key = row->key;
    if (column == Bonus) {
        const int bonus = writtenBonus(item->data(Bonus, Qt::EditRole).toInt());
        document()->edit(tr("Change the bonus"), [&](MapEdit& edit) -> EditOutcome {
            edit.modify<RegionRecord>(key, [&](RegionRecord& region) { region.bonus = bonus; });
            return {};
        });
    } else if (column == Name) {
        const std::string name = item->text(Name).trimmed().toStdString();
        if (!name.empty()) rename(key, name);
        m_filling = true; // the row stays the current one, whatever its id is now
        item->setData(Name, RegionTree::RegionRole, words(document()->model().regions().at(key).id));
        m_filling = false;
    }
    m_recordsChanged = true;
    refreshLater();
}

void RegionsPanel::rename(RecordId region, const std::string& name)
{
    const std::string& language = document()->language();
    const QString title = tr("Rename the region to “%1”").arg(QString::fromStdString(name).left(40));
    document()->edit(title, [&](MapEdit& edit) -> EditOutcome {
        return nameRecord(edit, region, language, name, !document()->isFiled(region));
    });
}

bool RegionsPanel::rename()
{
    QTreeWidgetItem* row = m_tree->currentItem();
    if (!m_tree->hasFocus() || !canEdit() || row == nullptr || row->parent() != nullptr || !currentRegion())
        return false;
    m_tree->editItem(row, Name);
    return true;
}

void RegionsPanel::addFromSelection()
{
    if (document() == nullptr) return;
    const std::vector<RecordId> territories = selection()->territories();
    RecordId added{};
    const EditOutcome done = document()->edit(tr("New region"), [&](MapEdit& edit) -> EditOutcome {
        added = addRegion(edit, tr("New region").toStdString(), territories);
        return {};
    });
    if (!done) return;
    m_nameNext = words(document()->model().regions().at(added).id);
    if (isVisible()) refreshNow();
}

void RegionsPanel::assign(const std::vector<RecordId>& places, const QString& region)
{
    document()->edit(tr("Change the region"), [&](MapEdit& edit) -> EditOutcome {
        std::vector<RecordId> there;
        for (const RecordId key : places)
            if (edit.model().places().has(key)) there.push_back(key);
        assignRegion(edit, there, region.toStdString());
        return {};
    });
}

void RegionsPanel::removeCurrent()
{
    if (const std::optional<RecordId> region = currentRegion())
        document()->edit(tr("Remove the region"), [&](MapEdit& edit) -> EditOutcome {
            removeRegion(edit, *region);
            return {};
        });
}

bool RegionsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_tree && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete)) {
        removeCurrent();
        return true;
    }
    return MapPanel::eventFilter(watched, event);
}

void RegionsPanel::setAddKey(const QString& key)
{
    if (key == m_addKey) return;
    m_addKey = key;
    retranslate();
}

void RegionsPanel::retranslate()
{
    m_tree->setHeaderLabels({tr("Region"), tr("Territories"), tr("Bonus")});
    m_tree->setAccessibleName(tr("Regions"));
    m_empty->setText(m_addKey.isEmpty()
                         ? tr("No regions yet. Select territories and make a region of them.")
                         : tr("No regions yet. Select territories and press %1.", "a key").arg(m_addKey));
    m_add->setText(tr("New region"));
    const QString adds = tr("A new region of the selected territories");
    m_add->setToolTip(m_addKey.isEmpty() ? adds : tr("%1 (%2)", "what a button does, its key").arg(adds, m_addKey));
    m_assign->setText(tr("Move here"));
    m_assign->setToolTip(tr("Moves the selected territories into this region"));
    m_remove->setText(tr("Remove"));
    m_names->setText(tr("Names on the board"));
    m_names->setToolTip(tr("Letters the names of regions over their land, below all others"));
    m_remove->setToolTip(tr("Removes the region; its territories stay"));
    m_recordsChanged = true;
}

} // namespace marches::editor
