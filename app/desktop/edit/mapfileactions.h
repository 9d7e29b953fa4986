// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/mapcontroller.h"

#include <QObject>

class QWidget;

namespace marches::app {

class Application;
class MainWindowInterface;

/// Where maps come from and go to, as a person is asked about it: files to choose, and what is to become of unsaved
/// changes before another map comes to the front.
class MapFileActions : public QObject {
    Q_OBJECT
public:
    /// It asks above the window of `page`.
    MapFileActions(Application& application, MapController& controller, MainWindowInterface& window, QWidget& page);

    /// Asks where the map in front has unsaved changes; false: it has to stay.
    bool mayLeave();
    /// Asks about one map after the other, each in front meanwhile; false: one has to stay.
    bool mayLeaveAll();
    /// Each of these opens a tab; false: nothing was opened.
    bool newMap();
    bool open(const QString& path);
    /// A copy of a map that comes with the program, by its id.
    bool openSample(const QString& map = QStringLiteral("two-isles"));
    /// Asks first where other changes to the same map would be lost.
    bool restore(const LeftMap& left);
    /// The map in front, or at a place; asks as mayLeave() does. False: it stays.
    bool close();
    bool close(int place);

    /// A file that a person chooses; empty: none.
    QString askForMap();
    QString askForForeignMap();
    /// False where it was not saved: nobody chose a folder, or it failed, which the controller tells.
    bool save();
    bool saveAs();
    void saveCopy();
    /// The map in one file, for somebody else.
    void saveToSend();
    /// On paper, or as a picture.
    void printMap();
    /// As a file of another program.
    void exportMap();
    void showBackups();
    /// What another program made of the open map, against the map.
    void showOutside();
    /// What a crash left, against the map's file.
    void showLeft(const LeftMap& left);

signals:
    /// Files that something of the map was written to for elsewhere.
    void written(const QStringList& files);

private:
    QString askForFile(const QString& title, const QString& filter);
    /// For a map, which is a folder; empty: none.
    QString askForFolder(const QString& title);
    /// The folder that a dialog begins with; the one around it is there.
    QString proposed() const;
    /// Where files were taken from or put last; else that of a person's documents, or the home.
    QString folderOfFiles() const;
    void keepFolderOf(const QString& file);
    /// Shows a dialog that writes files, in the folder of the last ones.
    template <class Dialog> void sendFrom(Dialog& dialog);

    Application& m_application;
    MapController& m_controller;
    MainWindowInterface& m_window;
    QWidget& m_page;
};

} // namespace marches::app
