// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/mapfileactions.h"

#include "app/desktop/base/application.h"
#include "app/desktop/base/modepage.h"
#include "app/desktop/edit/backupsdialog.h"
#include "app/desktop/edit/differencesdialog.h"
#include "app/desktop/edit/foreignexportdialog.h"
#include "app/desktop/edit/mapforms.h"
#include "app/desktop/edit/outputdialog.h"
#include "app/desktop/edit/unsaveddialog.h"
#include "app/desktop/widgets/workdialog.h"
#include "editor/document/mapdifferences.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <QWidget>

namespace marches::app {

namespace {

const QString kFolderKey = QStringLiteral("map-folder");
const QString kMaps = QStringLiteral("/maps/");
const QString kMapYaml = QStringLiteral("map.yaml");

/// What the files in a folder and the open map differ in.
engine::Result<std::vector<editor::MapDifference>> differencesOnDisk(const std::string& folder,
                                                                     const editor::MapModel& ours,
                                                                     const editor::SavedBaseline& base,
                                                                     const std::string& language)
{
    const auto files = editor::readMapFiles(folder);
    if (!files) return engine::fail(files.error());
    const auto theirs = editor::openMap(*files, folder);
    if (!theirs) return engine::fail(theirs.error());
    return editor::differencesBetween(editor::asFiled(ours, base), editor::filedAs(*theirs), language);
}

/// Shows a dialog that is gone when it is closed.
void present(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace

MapFileActions::MapFileActions(Application& application, MapController& controller, MainWindowInterface& window,
                               QWidget& page)
    : QObject(&page), m_application(application), m_controller(controller), m_window(window), m_page(page)
{}

bool MapFileActions::mayLeave()
{
    m_window.commitPending();
    if (!m_controller.wouldLose()) return true;
    const bool isFiled = !m_controller.store()->folder().empty();
    UnsavedDialog dialog(m_controller.title(), isFiled, m_page.window());
    dialog.exec();
    switch (dialog.answer()) {
    case UnsavedDialog::Answer::Cancel: return false;
    case UnsavedDialog::Answer::Save: return save();
    case UnsavedDialog::Answer::Drop: m_controller.forgetChanges(); return true;
    }
    return false;
}

bool MapFileActions::mayLeaveAll()
{
    m_window.commitPending();
    for (int place = 0; place < m_controller.count(); ++place) {
        if (!m_controller.map(place).store->hasUnsavedWork()) continue;
        m_controller.bringToFront(place);
        if (!mayLeave()) return false;
    }
    return true;
}

bool MapFileActions::newMap()
{
    m_window.commitPending();
    return m_controller.newMap();
}

bool MapFileActions::open(const QString& path)
{
    m_window.commitPending();
    return m_controller.open(path);
}

bool MapFileActions::restore(const LeftMap& left)
{
    m_window.commitPending();
    if (const int there = left.folder.isEmpty() ? -1 : m_controller.placeOf(left.folder); there >= 0) {
        m_controller.bringToFront(there);
        if (!mayLeave()) return false;
    }
    return m_controller.restore(left);
}

bool MapFileActions::openSample(const QString& map)
{
    m_window.commitPending();
    return m_controller.openCopy(QString::fromStdString(m_application.library().dataRoot()) + kMaps + map);
}

bool MapFileActions::close() { return close(m_controller.front()); }

bool MapFileActions::close(int place)
{
    m_window.commitPending();
    if (place < 0) return true;
    if (m_controller.map(place).store->hasUnsavedWork())
        m_controller.bringToFront(place); // one sees what is asked about
    if (place == m_controller.front() && !mayLeave()) return false;
    m_controller.close(place);
    return true;
}

QString MapFileActions::askForMap()
{
    return askForFile(
        tr("Open a map: map.yaml in its folder, or a drawing"),
        tr("Maps and drawings (%1);;All files (*)").arg(kMapYaml + QLatin1Char(' ') + MapForms::patterns().join(u' ')));
}

QString MapFileActions::askForForeignMap()
{
    return askForFile(tr("Import a map"), tr("Maps of other programs (%1);;Pictures (%2);;All files (*)")
                                              .arg(MapForms::patterns().join(u' '),
                                                   QStringLiteral("*.png *.jpg *.jpeg *.webp *.gif *.bmp")));
}

QString MapFileActions::askForFile(const QString& title, const QString& filter)
{
    QFileDialog dialog(m_page.window(), title, folderOfFiles(), filter);
    dialog.setFileMode(QFileDialog::ExistingFile);
    // Who goes into the folder of a map has found it.
    connect(&dialog, &QFileDialog::directoryEntered, &dialog, [&dialog](const QString& folder) {
        const QString map = QDir(folder).filePath(kMapYaml);
        if (QFileInfo::exists(map)) dialog.selectFile(map);
    });
    if (dialog.exec() != QDialog::Accepted) return {};
    QString file = dialog.selectedFiles().value(0);
    if (!file.isEmpty()) keepFolderOf(file);
    return file;
}

QString MapFileActions::askForFolder(const QString& title)
{
    const QFileInfo folder(proposed());
    QFileDialog dialog(m_page.window(), title, folder.path());
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setLabelText(QFileDialog::FileName, tr("Name of the folder:"));
    dialog.selectFile(folder.fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

QString MapFileActions::folderOfFiles() const
{
    QString kept = m_application.preferences().memory().value(kFolderKey).toString();
    if (!kept.isEmpty() && QFileInfo(kept).isDir()) return kept;
    // Where the program happens to have been started is nobody's folder.
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void MapFileActions::keepFolderOf(const QString& file)
{
    m_application.preferences().memory().setValue(kFolderKey, QFileInfo(file).path());
}

bool MapFileActions::save()
{
    m_window.commitPending();
    if (m_controller.document() == nullptr) return false;
    return m_controller.needsFolder() ? saveAs() : m_controller.save();
}

QString MapFileActions::proposed() const
{
    // A dialog goes elsewhere when the folder around is not there yet.
    QString folder = m_controller.proposedFolder();
    QDir().mkpath(QFileInfo(folder).path());
    return folder;
}

bool MapFileActions::saveAs()
{
    m_window.commitPending();
    if (m_controller.document() == nullptr) return false;
    const QString folder = askForFolder(tr("Save the map: its files get a folder of their own"));
    if (folder.isEmpty() || !m_controller.saveAs(folder)) return false;
    keepFolderOf(folder); // where one looks for it again
    return true;
}

void MapFileActions::saveCopy()
{
    m_window.commitPending();
    if (m_controller.document() == nullptr) return;
    const QString folder = askForFolder(tr("Save a copy: its files get a folder of their own"));
    if (!folder.isEmpty() && m_controller.saveCopy(folder)) emit written({folder});
}

void MapFileActions::saveToSend()
{
    m_window.commitPending();
    if (m_controller.document() == nullptr) return;
    const QString name = QFileInfo(proposed()).fileName() + QStringLiteral(".marches-map");
    QString file =
        QFileDialog::getSaveFileName(m_page.window(), tr("Save a copy to send"), QDir(folderOfFiles()).filePath(name),
                                     tr("Maps of Marches (%1)").arg(QStringLiteral("*.marches-map")));
    if (file.isEmpty()) return;
    keepFolderOf(file);
    if (QFileInfo(file).suffix().isEmpty()) file += QStringLiteral(".marches-map");
    if (m_controller.saveToSend(file)) emit written({file});
}

template <class Dialog> void MapFileActions::sendFrom(Dialog& dialog)
{
    const QString before = folderOfFiles();
    dialog.setFolder(before);
    dialog.exec();
    if (dialog.folder() != before) m_application.preferences().memory().setValue(kFolderKey, dialog.folder());
    if (!dialog.written().isEmpty()) emit written(dialog.written());
}

void MapFileActions::printMap()
{
    if (m_controller.document() == nullptr) return;
    const QByteArray svg = m_controller.boardSvg();
    if (svg.isEmpty()) return;
    OutputDialog dialog(
        *m_controller.document(), svg,
        [this](const engine::Errors& errors) { return m_application.catalogue().sentences(errors); }, &m_page);
    sendFrom(dialog);
}

void MapFileActions::exportMap()
{
    if (m_controller.document() == nullptr) return;
    ForeignExportDialog dialog(
        m_controller.store()->beginCopy(m_controller.folder().toStdString()),
        [this](const engine::Errors& errors) { return m_application.catalogue().sentences(errors); }, &m_page);
    sendFrom(dialog);
}

void MapFileActions::showBackups()
{
    m_window.commitPending();
    if (m_controller.folder().isEmpty()) return;
    auto* dialog = new BackupsDialog(m_controller, m_page.window());
    connect(dialog, &BackupsDialog::copyRequested, this, [this](const MapBackup& backup) {
        m_window.commitPending();
        m_controller.openCopy(backup.folder);
    });
    connect(dialog, &BackupsDialog::restoreRequested, this, [this](const MapBackup& backup) {
        if (mayLeave()) m_controller.restore(backup);
    });
    present(dialog);
}

void MapFileActions::showOutside()
{
    m_window.commitPending();
    const editor::MapDocument& ours = *m_controller.document();
    const auto differences =
        doWhileShown(m_page.window(), tr("Comparing…"),
                     [folder = m_controller.store()->folder(), model = ours.model(),
                      base = m_controller.store()->base(), language = ours.language()](const editor::Progress&) {
                         return differencesOnDisk(folder, model, *base, language);
                     });
    if (!differences) return; // given up
    if (*differences)
        present(new DifferencesDialog(DifferencesDialog::Between::OursAndTheirs, m_controller.title(), **differences,
                                      m_page.window()));
    else
        emit m_controller.troubled(tr("The files of the other program cannot be read"), differences->error());
}

void MapFileActions::showLeft(const LeftMap& left)
{
    // What is left may be taken up while they are compared.
    const auto between = left.folder.isEmpty() ? DifferencesDialog::Between::NothingAndUnsaved
                                               : DifferencesDialog::Between::FileAndUnsaved;
    const QString name = left.name;
    const auto differences =
        doWhileShown(m_page.window(), tr("Comparing…"),
                     [recovery = m_controller.recovery(), left, language = m_application.catalogue().languageCode()](
                         const editor::Progress&) { return recovery.differences(left, language); });
    if (!differences) return; // given up
    if (!*differences) {
        emit m_controller.failed([] { return tr("The unsaved changes cannot be read"); }, differences->error());
        return;
    }
    present(new DifferencesDialog(between, name, **differences, m_page.window()));
}

} // namespace marches::app
