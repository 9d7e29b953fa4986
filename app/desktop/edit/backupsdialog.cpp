// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/backupsdialog.h"

#include "app/desktop/edit/differencesdialog.h"
#include "app/desktop/edit/mapcontroller.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

namespace marches::app {

namespace {

constexpr QSize kUsual(620, 420);

std::optional<editor::OpenedMap> mapIn(const QString& folder)
{
    const auto files = editor::readMapFiles(folder.toStdString());
    if (!files) return std::nullopt;
    auto opened = editor::openMap(*files, folder.toStdString());
    if (!opened) return std::nullopt;
    return std::move(*opened);
}

} // namespace

BackupsDialog::BackupsDialog(MapController& controller, QWidget* parent)
    : Translated(parent), m_controller(controller), m_told(new QLabel(this)), m_list(new QTreeWidget(this)),
      m_differences(new QPushButton(this)), m_copy(new QPushButton(this)), m_restore(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    resize(kUsual);
    m_told->setWordWrap(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setStretchLastSection(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_differences);
    buttons->addStretch(1);
    for (QPushButton* button : {m_close, m_copy, m_restore}) buttons->addWidget(button);
    m_restore->setProperty("primary", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 14, 16, 14);
    column->addWidget(m_told);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_differences, &QPushButton::clicked, this, &BackupsDialog::showDifferences);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        const MapBackup backup = *chosen();
        accept();
        emit copyRequested(backup);
    });
    connect(m_restore, &QPushButton::clicked, this, [this] {
        const MapBackup backup = *chosen();
        accept();
        emit restoreRequested(backup);
    });
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, [this] {
        for (QPushButton* button : {m_differences, m_copy, m_restore}) button->setEnabled(chosen() != nullptr);
    });
    m_backups = controller.backups().of(controller.folder());
    retranslate();
}

const MapBackup* BackupsDialog::chosen() const
{
    const QList<QTreeWidgetItem*> items = m_list->selectedItems();
    return items.isEmpty() ? nullptr : &m_backups[static_cast<std::size_t>(m_list->indexOfTopLevelItem(items.front()))];
}

void BackupsDialog::fill()
{
    const int row = m_list->currentItem() == nullptr ? 0 : m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    const QLocale locale;
    for (const MapBackup& backup : m_backups) {
        auto* item = new QTreeWidgetItem(m_list);
        item->setText(0, tr("until %1", "date and time")
                             .arg(locale.toString(backup.when.date(), QLocale::ShortFormat) + QLatin1Char(' ') +
                                  backup.when.time().toString(QStringLiteral("HH:mm:ss"))));
        item->setText(1, locale.formattedDataSize(QFileInfo(backup.folder + QStringLiteral("/map.yaml")).size() +
                                                  QFileInfo(backup.folder + QStringLiteral("/board.svg")).size()));
    }
    m_list->setCurrentItem(m_list->topLevelItem(std::min(row, m_list->topLevelItemCount() - 1)));
    for (QPushButton* button : {m_differences, m_copy, m_restore}) button->setEnabled(chosen() != nullptr);
    m_list->resizeColumnToContents(0);
}

void BackupsDialog::showDifferences()
{
    const MapBackup* backup = chosen();
    const editor::MapDocument* now = m_controller.document();
    if (backup == nullptr || now == nullptr) return;
    const auto then = mapIn(backup->folder);
    if (!then) return;
    const editor::FiledMap present = editor::asFiled(now->model(), *m_controller.store()->base());
    auto* dialog =
        new DifferencesDialog(DifferencesDialog::Between::BackupAndNow, m_controller.title(),
                              editor::differencesBetween(present, editor::filedAs(*then), now->language()), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void BackupsDialog::retranslate()
{
    setWindowTitle(tr("Backups of %1").arg(m_controller.title()));
    m_told->setText(m_backups.empty()
                        ? tr("There are none yet. Each save keeps the version it replaces, up to %1 of them.")
                              .arg(QLocale().toString(MapBackups::kKept))
                        : tr("Restoring one makes it the current map again; the map as it is now becomes a backup."));
    m_list->setHeaderLabels({tr("The map as it was"), tr("Size")});
    m_list->setAccessibleName(tr("Backups"));
    m_differences->setText(tr("Show differences"));
    m_copy->setText(tr("Open a copy"));
    m_restore->setText(tr("Restore"));
    m_close->setText(tr("Close"));
    fill();
}

} // namespace marches::app
