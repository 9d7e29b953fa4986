// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/connectionspanel.h"

#include "editor/document/contacts.h"
#include "editor/document/deletion.h"
#include "editor/document/mapwords.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::editor {

namespace {

enum Role { IdRole = Qt::UserRole, ConnectionRole };

} // namespace

ConnectionsPanel::ConnectionsPanel(QWidget* parent)
    : MapPanel(parent), m_place(new QLabel(this)), m_list(new QTreeWidget(this)), m_open(new QPushButton(this)),
      m_close(new QPushButton(this)), m_follow(new QPushButton(this)), m_remove(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 4);
    m_place->setTextFormat(Qt::PlainText);
    m_place->setWordWrap(true);
    m_place->setContentsMargins(10, 0, 10, 0);
    column->addWidget(m_place);
    column->addWidget(m_list, 1);
    auto* buttons = new QGridLayout;
    buttons->setContentsMargins(8, 0, 8, 0);
    buttons->addWidget(m_open, 0, 0);
    buttons->addWidget(m_close, 0, 1);
    buttons->addWidget(m_follow, 1, 0);
    buttons->addWidget(m_remove, 1, 1);
    column->addLayout(buttons);
    m_list->setColumnCount(Columns);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->header()->setStretchLastSection(true);
    m_list->header()->setSectionResizeMode(Neighbour, QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(Kind, QHeaderView::ResizeToContents);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &ConnectionsPanel::refreshButtons);
    connect(m_list, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        const Row<PlaceRecord>* place =
            document()->model().place(item->data(Neighbour, IdRole).toString().toStdString());
        if (place == nullptr) return;
        const RecordId key = place->key;
        selection()->selectPlace(key);
        emit revealRequested(key);
    });
    connect(m_open, &QPushButton::clicked, this, [this] { choose(BorderChoice::Open); });
    connect(m_close, &QPushButton::clicked, this, [this] { choose(BorderChoice::Closed); });
    connect(m_follow, &QPushButton::clicked, this, [this] { choose(BorderChoice::FromDrawing); });
    connect(m_remove, &QPushButton::clicked, this, &ConnectionsPanel::removeChosen);
    ConnectionsPanel::retranslate();
}

QString ConnectionsPanel::heading() const { return tr("Connections"); }

void ConnectionsPanel::refresh()
{
    const MapModel& model = document()->model();
    const std::vector<RecordId>& places = selection()->items().places;
    QSet<QString> chosen;
    for (const QTreeWidgetItem* item : m_list->selectedItems()) chosen.insert(item->data(Neighbour, IdRole).toString());
    const std::string before = m_id;
    m_id = places.size() == 1 ? model.places().at(places.front()).id : std::string();
    m_list->clear();
    m_list->setEnabled(!m_id.empty());
    if (m_id.empty()) {
        m_place->setText(places.empty() ? tr("Select a territory to see what leads to it.")
                                        : tr("Several places are selected. Connections are shown for one."));
        refreshButtons();
        return;
    }
    m_place->setText(document()->nameOf(m_id));
    QSet<QString> listed;
    for (const Row<ConnectionRecord>& row : model.connections()) {
        if (!row.record.touches(m_id)) continue;
        const std::string& other = row.record.from == m_id ? row.record.to : row.record.from;
        listed.insert(words(other));
        addRow(other, row.key);
    }
    if (model.places().at(places.front()).face != kOutside)
        for (const auto& [key, length] : contactsOf(model, places.front()))
            if (!listed.contains(words(model.places().at(key).id))) addRow(model.places().at(key).id, std::nullopt);
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        if (before == m_id && chosen.contains(m_list->topLevelItem(i)->data(Neighbour, IdRole).toString()))
            m_list->topLevelItem(i)->setSelected(true);
    refreshButtons();
}

void ConnectionsPanel::addRow(const std::string& other, std::optional<RecordId> connection)
{
    auto* item = new QTreeWidgetItem(m_list);
    item->setText(Neighbour, document()->nameOf(other));
    item->setData(Neighbour, IdRole, words(other));
    if (!connection) {
        item->setText(Kind, MapWords::connection(engine::ConnectionKind::Border));
        item->setText(State, tr("they touch, nothing is specified"));
        return;
    }
    const ConnectionRecord& record = document()->model().connections().at(*connection);
    item->setData(Neighbour, ConnectionRole, static_cast<uint>(*connection));
    item->setText(Kind, MapWords::connection(record.kind));
    item->setText(State,
                  MapWords::state(record, document()->nameOf(record.barrier.empty() ? record.over : record.barrier)));
    item->setToolTip(State, item->text(State));
}

void ConnectionsPanel::refreshButtons()
{
    const bool any = canEdit() && !m_list->selectedItems().isEmpty();
    for (QPushButton* button : {m_open, m_close, m_follow}) button->setEnabled(any);
    const QList<QTreeWidgetItem*> chosen = m_list->selectedItems();
    // What the drawing makes would come back; the button that closes it stands beside.
    m_remove->setEnabled(any && std::ranges::any_of(chosen, [this](const QTreeWidgetItem* item) {
                             const QVariant key = item->data(Neighbour, ConnectionRole);
                             return key.isValid() &&
                                    document()->model().connections().has(static_cast<RecordId>(key.toUInt())) &&
                                    !isMadeByDrawing(document()->model(), static_cast<RecordId>(key.toUInt()));
                         }));
    m_remove->setToolTip(!any || m_remove->isEnabled()
                             ? tr("Removes the connection")
                             : tr("The two touch, so the drawing makes this border. Close it instead."));
}

void ConnectionsPanel::choose(BorderChoice choice)
{
    std::vector<std::string> others;
    for (const QTreeWidgetItem* item : m_list->selectedItems())
        others.push_back(item->data(Neighbour, IdRole).toString().toStdString());
    const auto isGone = [this](const std::string& id) { return document()->model().place(id) == nullptr; };
    std::erase_if(others, isGone); // the rows are a moment behind the map
    if (isGone(m_id)) return;
    document()->edit(tr("Open or close the border"), [&](MapEdit& edit) -> EditOutcome {
        for (const std::string& other : others) chooseBorder(edit, m_id, other, choice);
        return {};
    });
}

void ConnectionsPanel::removeChosen()
{
    std::vector<RecordId> connections;
    for (const QTreeWidgetItem* item : m_list->selectedItems())
        if (const QVariant key = item->data(Neighbour, ConnectionRole); key.isValid())
            connections.push_back(static_cast<RecordId>(key.toUInt()));
    document()->edit(tr("Remove the connection"), [&](MapEdit& edit) -> EditOutcome {
        for (const RecordId key : connections)
            if (edit.model().connections().has(key) && !isMadeByDrawing(edit.model(), key)) removeConnection(edit, key);
        return {};
    });
}

void ConnectionsPanel::retranslate()
{
    m_list->setHeaderLabels({tr("Neighbour"), tr("Kind"), tr("State")});
    m_list->setAccessibleName(tr("Connections"));
    m_open->setText(tr("Open"));
    m_close->setText(tr("Close"));
    m_follow->setText(tr("From the drawing"));
    m_remove->setText(tr("Remove"));
    m_open->setToolTip(tr("Open to cross; a problem is reported when they no longer touch"));
    m_close->setToolTip(tr("Closed to all, without a river or mountains"));
    m_follow->setToolTip(tr("Open as long as they touch"));
    refreshButtons();
}

} // namespace marches::editor
