// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/stampspanel.h"

#include "editor/cartography/artresources.h"
#include "editor/cartography/artwords.h"
#include "editor/document/boardart.h"
#include "editor/document/stampedits.h"
#include "editor/painting/madepicture.h"
#include "editor/widgets/choicebox.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPainter>
#include <QPixmap>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <set>

namespace marches::editor {

namespace {

constexpr QSize kStampPicture(52, 44); ///< pixels at 100 %
constexpr QSize kStampCell(84, 84);    ///< with two lines of words
constexpr int kGroupLetters = 9;

} // namespace

StampGrid::StampGrid(QWidget* parent) : QListWidget(parent)
{
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setIconSize(kStampPicture);
    setGridSize(kStampCell);
    setWordWrap(true);
    setTextElideMode(Qt::ElideRight);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setDragEnabled(true);
    setDragDropMode(QAbstractItemView::DragOnly);
    setMinimumHeight(kStampCell.height() + 2 * frameWidth());
}

QStringList StampGrid::mimeTypes() const { return {QLatin1String(kStampMime)}; }

QMimeData* StampGrid::mimeData(const QList<QListWidgetItem*>& items) const
{
    auto* data = new QMimeData;
    if (!items.isEmpty()) data->setData(QLatin1String(kStampMime), items.front()->data(kIdRole).toString().toUtf8());
    return data;
}

StampsPanel::StampsPanel(QWidget* parent)
    : MapPanel(parent), m_search(new QLineEdit(this)), m_group(new ChoiceBox(this)), m_grid(new StampGrid(this)),
      m_none(new QLabel(m_grid->viewport())), m_folder(new QPushButton(this)), m_reload(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    m_search->setObjectName(QStringLiteral("stamp-search"));
    m_search->setClearButtonEnabled(true);
    m_group->setObjectName(QStringLiteral("stamp-group"));
    m_grid->setObjectName(QStringLiteral("stamps"));
    m_folder->setObjectName(QStringLiteral("stamps-folder"));
    m_reload->setObjectName(QStringLiteral("stamps-reload"));
    auto* below = new QHBoxLayout;
    below->addWidget(m_folder);
    below->addWidget(m_reload);
    // Its whole name is told by the tip.
    m_group->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_group->setMinimumContentsLength(kGroupLetters);
    auto* above = new QHBoxLayout;
    above->addWidget(m_search, 1);
    above->addWidget(m_group);
    column->addLayout(above);
    column->addWidget(m_grid, 1);
    column->addLayout(below);
    m_none->setWordWrap(true);
    m_none->setAlignment(Qt::AlignHCenter);
    m_none->hide();
    auto* over = new QVBoxLayout(m_grid->viewport());
    over->addWidget(m_none);
    over->addStretch(1);
    connect(m_search, &QLineEdit::textChanged, this, &StampsPanel::filter);
    connect(m_group, &QComboBox::activated, this, &StampsPanel::filter);
    connect(m_grid, &QListWidget::itemClicked, this, &StampsPanel::take);
    connect(m_grid, &QListWidget::itemActivated, this, &StampsPanel::take);
    connect(m_folder, &QPushButton::clicked, this, &StampsPanel::folderRequested);
    connect(m_reload, &QPushButton::clicked, this, &StampsPanel::reloadRequested);
    StampsPanel::retranslate();
}

QString StampsPanel::heading() const { return tr("Stamps"); }

void StampsPanel::take(const QListWidgetItem* item)
{
    if (item != nullptr && canEdit()) emit taken(item->data(StampGrid::kIdRole).toString().toStdString());
}

void StampsPanel::setInHand(const std::string& stamp)
{
    m_inHand = stamp;
    for (int row = 0; row < m_grid->count(); ++row) {
        QListWidgetItem* item = m_grid->item(row);
        const bool held = !stamp.empty() && item->data(StampGrid::kIdRole).toString().toStdString() == stamp;
        if (held) m_grid->setCurrentItem(item);
        item->setSelected(held);
    }
}

void StampsPanel::mapChanged() { m_painted.clear(); }

void StampsPanel::reload()
{
    m_filled = false;
    refreshLater();
}

void StampsPanel::refresh()
{
    if (!m_filled) {
        fillGroups();
        fill();
        m_filled = true;
        m_painted.clear();
    }
    m_grid->setEnabled(canEdit());
    paintPictures();
}

void StampsPanel::fillGroups()
{
    const QSignalBlocker quiet(m_group);
    const QVariant chosen = m_group->currentData();
    m_group->clear();
    m_group->addItem(tr("All kinds"), QString());
    for (const StampGroup& group : artResources().stamps.groups())
        if (!artResources().stamps.idsIn(group.id).empty())
            m_group->addItem(ArtWords::group(group), QString::fromStdString(group.id));
    m_group->setCurrentIndex(std::max(0, m_group->findData(chosen)));
}

void StampsPanel::fill()
{
    const QSignalBlocker quiet(m_grid);
    m_grid->clear();
    const StampLibrary& library = artResources().stamps;
    for (const StampGroup& group : library.groups())
        for (const std::string& id : library.idsIn(group.id)) {
            const QString words = ArtWords::stamp(*library.find(id));
            auto* item = new QListWidgetItem(words, m_grid);
            item->setSizeHint(kStampCell - QSize(4, 2)); // its words have two lines
            item->setData(StampGrid::kIdRole, QString::fromStdString(id));
            item->setToolTip(words);
            item->setTextAlignment(Qt::AlignHCenter | Qt::AlignTop);
        }
    filter();
    setInHand(m_inHand);
}

void StampsPanel::filter()
{
    const QString wanted = m_search->text().trimmed();
    const std::string group = m_group->currentData().toString().toStdString();
    // Who looks for "ship" means those of a group whose name says so, too.
    std::set<std::string> groups;
    for (const StampGroup& one : artResources().stamps.groups())
        if (ArtWords::group(one).contains(wanted, Qt::CaseInsensitive)) groups.insert(one.id);
    bool any = false;
    for (int row = 0; row < m_grid->count(); ++row) {
        QListWidgetItem* item = m_grid->item(row);
        const Stamp* stamp = artResources().stamps.find(item->data(StampGrid::kIdRole).toString().toStdString());
        const bool found = stamp != nullptr && (group.empty() || stamp->group == group) &&
                           (item->text().contains(wanted, Qt::CaseInsensitive) || groups.contains(stamp->group));
        item->setHidden(!found);
        any = any || found;
    }
    m_none->setVisible(!any);
}

void StampsPanel::paintPictures()
{
    const Style& style = styleOf(document()->model());
    if (m_painted == style.id) return;
    m_painted = style.id;
    const double ratio = devicePixelRatioF();
    for (int row = 0; row < m_grid->count(); ++row) {
        QListWidgetItem* item = m_grid->item(row);
        const Stamp* stamp = artResources().stamps.find(item->data(StampGrid::kIdRole).toString().toStdString());
        if (stamp == nullptr) continue;
        QPixmap picture(kStampPicture * ratio);
        picture.setDevicePixelRatio(ratio);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        // On the ground that it is made for: what is drawn in dark ink is lost on a dark window.
        painter.setPen(Qt::NoPen);
        painter.setBrush(style.terrainFill("plain"));
        painter.drawRoundedRect(QRectF(QPointF(), QSizeF(kStampPicture)), 4, 4);
        paintStamp(painter, QRectF(QPointF(), QSizeF(kStampPicture)).adjusted(5, 4, -5, -5), *stamp, style);
        painter.end();
        item->setIcon(QIcon(picture));
    }
}

void StampsPanel::retranslate()
{
    m_search->setPlaceholderText(tr("Find a stamp"));
    m_search->setAccessibleName(tr("Find a stamp"));
    m_group->setAccessibleName(tr("Kind of stamps"));
    m_group->setToolTip(tr("Kind of stamps"));
    m_grid->setAccessibleName(tr("Stamps"));
    m_none->setText(tr("No stamp is called that."));
    m_folder->setText(tr("My stamps…"));
    m_folder->setToolTip(tr("Opens the folder for SVG drawings of your own, which are stamps, too"));
    m_reload->setText(tr("Reload"));
    m_filled = false; // names are in the language that is spoken
}

} // namespace marches::editor
