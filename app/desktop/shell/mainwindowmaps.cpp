// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the main window that is about maps: opening, saving, trying out.
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importdialog.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/shell/application.h"
#include "app/desktop/shell/gamedesk.h"
#include "app/desktop/shell/mainwindow.h"
#include "app/desktop/welcome/welcomepage.h"
#include "engine/package/files.h"

#include <QFileDialog>
#include <QFileInfo>

namespace marches::app {

void MainWindow::connectEdit()
{
    connect(&m_edit->desk(), &MapDesk::failed, this, &MainWindow::onFailed);
    connect(&m_edit->desk(), &MapDesk::opened, this, [this] { goToEdit(); });
    connect(&m_edit->desk(), &MapDesk::savedStateChanged, this, &MainWindow::refreshTitle);
    connect(m_welcome, &WelcomePage::restoreMapRequested, this, [this] { m_edit->desk().restoreLeft(); });
    connect(m_welcome, &WelcomePage::discardMapRequested, this, [this] {
        m_edit->desk().discardLeft();
        refreshMapRecovery();
    });
    connect(m_edit, &EditPage::trialReady, this, &MainWindow::playMap);
    connect(m_edit, &EditPage::openRequested, this, &MainWindow::openMapWithDialog);
    connect(m_edit, &EditPage::pictureTraceRequested, this, &MainWindow::importPicture);
    connect(m_edit, &EditPage::fileDropped, this, &MainWindow::takeFile);
}

void MainWindow::refreshMapRecovery()
{
    const auto left = m_edit->desk().left();
    m_welcome->setMapRecovery(left ? &left->first : nullptr, left ? left->second : 0);
}

void MainWindow::goToEdit()
{
    if (m_edit->desk().document() == nullptr)
        newMap();
    else
        showPage(*m_edit, Edit);
}

void MainWindow::newMap() { m_edit->desk().newMap(); }
void MainWindow::openMap(const QString& path) { m_edit->desk().open(path); }

void MainWindow::openMapWithDialog()
{
    const QString folder = m_application.preferences().memory().value(QStringLiteral("map-folder")).toString();
    const QString file =
        QFileDialog::getOpenFileName(this, tr("Open a map"), folder, tr("Maps and drawings (map.yaml *.svg);;All files (*)"));
    if (file.isEmpty()) return;
    m_application.preferences().memory().setValue(QStringLiteral("map-folder"), QFileInfo(file).path());
    takeFile(file);
}

void MainWindow::takeFile(const QString& file)
{
    switch (editorFile(file)) {
    case EditorFile::Map: openMap(file); break;
    case EditorFile::Drawing: importFile(file); break;
    case EditorFile::Picture:
        goToEdit();
        m_edit->setPicture(file);
        break;
    case EditorFile::None: openFile(file); break;
    }
}

void MainWindow::importFile(const QString& file)
{
    constexpr std::size_t kLargest = 16UL * 1024 * 1024;
    const auto bytes = engine::readFile(file.toStdString(), kLargest);
    if (!bytes) {
        onFailed(tr("%1 cannot be read").arg(QFileInfo(file).fileName()), bytes.error());
        return;
    }
    auto plan = editor::planFromSvg(QByteArray::fromStdString(*bytes), file.toStdString());
    if (!plan) {
        onFailed(tr("%1 cannot be read").arg(QFileInfo(file).fileName()), plan.error());
        return;
    }
    ImportDialog dialog(std::move(*plan), QFileInfo(file).completeBaseName(), m_application.catalogue().languageCode(), this);
    if (dialog.exec() == QDialog::Accepted) takeImport(dialog);
}

void MainWindow::importPicture(const QString& file)
{
    const QImage picture(file);
    if (picture.isNull()) return;
    ImportDialog dialog(picture, QFileInfo(file).completeBaseName(), m_application.catalogue().languageCode(), this);
    if (dialog.exec() == QDialog::Accepted) takeImport(dialog);
}

void MainWindow::takeImport(const ImportDialog& dialog)
{
    const auto files = dialog.files();
    if (files)
        m_edit->desk().adopt(*files);
    else
        onFailed(tr("The new map cannot be made"), files.error());
}

void MainWindow::saveCurrent()
{
    if (m_current == m_edit)
        saveMap();
    else
        saveGame();
}

void MainWindow::saveCurrentAs()
{
    if (m_current == m_edit)
        saveMapAs();
    else
        saveAs();
}

bool MainWindow::saveMap()
{
    if (m_edit->desk().document() == nullptr) return false;
    return m_edit->desk().needsFolder() ? saveMapAs() : m_edit->desk().save();
}

bool MainWindow::saveMapAs()
{
    if (m_edit->desk().document() == nullptr) return false;
    const QString folder = QFileDialog::getSaveFileName(this, tr("Save the map in a folder"), m_edit->desk().proposedFolder());
    return !folder.isEmpty() && m_edit->desk().saveAs(folder);
}

void MainWindow::saveMapCopy()
{
    if (m_edit->desk().document() == nullptr) return;
    const QString folder = QFileDialog::getSaveFileName(this, tr("Save a copy in a folder"), m_edit->desk().proposedFolder());
    if (!folder.isEmpty()) m_edit->desk().saveCopy(folder);
}

void MainWindow::closeCurrent()
{
    if (m_current != m_edit) {
        closeGame();
        return;
    }
    m_edit->desk().close();
    goToWelcome();
}

void MainWindow::playMap()
{
    m_desk->tryOut(m_edit->takeTrial());
    goToPlay();
}

} // namespace marches::app
