// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/filewatch.h"
#include "app/desktop/base/language.h"
#include "app/desktop/edit/mapbackups.h"
#include "app/desktop/edit/maprecovery.h"
#include "app/desktop/edit/openmap.h"
#include "engine/base/result.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace marches::app {

class Application;

/// The maps that are open in the editor, one of them in front, and their ways from and to the disk. It asks nobody
/// anything: who calls it has chosen the folder already, and what is to become of unsaved changes. What it does and
/// tells is about the map in front unless it says otherwise.
///
/// In two sources, since what is done with one map needs no thought of the others: mapcontrollermaps.cpp is about
/// several that are open.
class MapController : public QObject {
    Q_OBJECT
public:
    explicit MapController(Application& application, QObject* parent = nullptr);
    ~MapController() override;

    /// All null while no map is open; replaced together, after closing().
    editor::MapStore* store() const { return m_front->store.get(); }
    editor::MapSelection* selection() const { return m_front->selection.get(); }
    editor::MapAnalysis* analysis() const { return m_front->analysis.get(); }
    editor::MapDocument* document() const { return store() != nullptr ? &store()->document() : nullptr; }
    /// Of the open map; empty: it has none yet.
    QString folder() const { return folderOf(*m_front); }

    // All maps that are open, by their places in a row.

    int count() const { return static_cast<int>(m_maps.size()); }
    /// Place of the map in front; -1: none is open.
    int front() const;
    const OpenMap& map(int place) const { return *m_maps[static_cast<std::size_t>(place)]; }
    /// Where the map of a folder is; -1: it is not open.
    int placeOf(const QString& folder) const;
    /// Name of a map, for its tab.
    static QString titleOf(const OpenMap& map);
    static QString folderOf(const OpenMap& map);
    void bringToFront(int place);
    void move(int from, int to);
    /// The one at a place; see close().
    void close(int place);
    /// All of them, as close() does. They are the maps that reopen() knows.
    void closeAll();
    /// Opens the maps that were open when the program ended; false: there were none, or none is there any more.
    bool reopen();
    /// Where one was on the map when it left the front.
    const std::optional<MapSight>& sight() const { return m_front->sight; }
    void setSight(const std::optional<MapSight>& sight) { m_front->sight = sight; }

    // What opens a map puts it in front, in a tab of its own, or in the place of a new map that nobody has touched.

    /// An empty map without a folder.
    bool newMap();
    /// A new map of these files, as an import makes them: unsaved work from the start.
    bool adopt(const editor::MapFiles& files);
    /// The same of one that has been read already; `files`: what belongs to it besides, as of MapStore::addFiles().
    bool adopt(editor::OpenedMap map, const std::map<std::string, std::string>& files);
    /// The folder of a map, or its map.yaml. One that is open already comes to the front as it is.
    bool open(const QString& path);
    /// A map like the one in a folder, without a folder yet.
    bool openCopy(const QString& folder);
    /// False also where it has no folder yet (needsFolder()), where another program changed the files
    /// (changedOutside()), or where they are gone (missingOutside()). The version that is replaced is put by first.
    bool save(bool overwrite = false);
    bool saveAs(const QString& folder);
    bool saveCopy(const QString& folder);
    /// The map as it is now in one .marches-map file, with its translations and variants.
    bool saveToSend(const QString& file);
    /// Takes up what was left unsaved by an earlier start, in the place of the same map where that is open.
    bool restore(const LeftMap& left);
    /// Makes a backup of the open map's folder the map again, and opens it.
    bool restore(const MapBackup& backup);
    /// A shipped map becomes the person's own, in their folder of maps.
    bool makeOwn();
    /// Unsaved changes stay in the journal, to be found at the next start. The map beside it comes to the front.
    void close();
    /// The unsaved changes are not wanted; the map stays open.
    void forgetChanges();

    bool isModified() const { return store() != nullptr && store()->isModified(); }
    /// Closing would lose something that a person has done.
    bool wouldLose() const { return store() != nullptr && store()->hasUnsavedWork(); }
    bool needsFolder() const
    {
        return store() != nullptr && (store()->folder().empty() || store()->document().isReadOnly());
    }
    /// The map comes with the program.
    bool isShipped() const;
    /// Name of the map, for the title bar.
    QString title() const { return titleOf(*m_front); }
    /// Where a map of this name would go: a folder of the person's own that does not exist yet.
    QString proposedFolder() const;
    /// In such a folder of the person's own the map has the id of another one, which is played in its place.
    bool isIdTaken(const QString& folder) const;
    bool isHidden() const { return store() != nullptr && isIdTaken(QString::fromStdString(store()->folder())); }
    /// board.svg as it would be written now; empty, and troubled(), when it cannot be made.
    QByteArray boardSvg();

    /// Looks at the files now. What became of the translations alone, in the bench or elsewhere, is taken over.
    void lookOutside();
    /// Looks at the translations alone, and tells nothing of the other files.
    void takeTranslations();
    /// What another program has changed on the disk since: names of files.
    const std::vector<std::string>& changedOutside() const { return m_front->outside; }
    /// What has gone from the disk: names of files. They are written again only where a person says so: save(true).
    const std::vector<std::string>& missingOutside() const { return m_front->missing; }
    /// Takes over what another program made of the map: its drawing as a step to undo, told by redrawn(); where more
    /// than the drawing has changed, the map is opened anew, and what was not saved stays in the journal. False also
    /// where the reading was given up, or the map changed meanwhile: then it is still told of.
    bool takeTheirs();
    /// MapStore::removeArtwork(), told by artworkRemoved().
    void removeArtwork();
    /// It is to be told of no more until something happens again, or until the map is saved.
    void leaveOutside();

    /// Why the last save failed, the emergency copy is not kept, the version before was not put by; empty: all is well.
    const engine::Errors& saveTrouble() const { return m_front->saveTrouble; }
    const engine::Errors& journalTrouble() const { return m_front->journalTrouble; }
    const engine::Errors& backupTrouble() const { return m_front->backupTrouble; }
    void forgetTrouble();

    /// Changes to the open map that an ended program left unsaved; asked for once, when it is opened.
    const std::optional<LeftMap>& leftUnsaved() const { return m_front->left; }
    /// They are not wanted any more.
    void discardLeft();

    const MapBackups& backups() const { return m_backups; }
    const MapRecovery& recovery() const { return m_recovery; }

signals:
    void closing(); ///< what shows the open map lets go of it now
    void opened();  ///< a map is in front that was not
    /// There are other maps, or in another order, or one of them has another name or folder.
    void mapsChanged();
    void savedStateChanged();
    void redrawn(const marches::editor::MapStore::Redrawn& redrawn);
    void artworkRemoved();
    /// A map could not be opened or made; another one may be open.
    void failed(const marches::app::LazyText& what, const marches::engine::Errors& errors);
    /// Something could not be done with the open map, which is as it was.
    void troubled(const QString& what, const marches::engine::Errors& errors);

private:
    using StoreMaker = std::unique_ptr<editor::MapStore> (*)(const std::string&, editor::OpenedMap, const std::string&);
    enum class Where { InTab, InPlace };
    bool put(engine::Result<std::unique_ptr<editor::MapStore>> store, const LazyText& what, Where where = Where::InTab);
    /// Reads a folder in another thread, while the window waits.
    [[nodiscard]] bool putRead(const QString& folder, StoreMaker make, Where where = Where::InTab);
    [[nodiscard]] bool openFolder(const QString& folder, Where where);
    /// Nothing where the reading was given up.
    std::optional<engine::Result<editor::OpenedMap>> read(const QString& folder);
    void fill(OpenMap& map, std::unique_ptr<editor::MapStore> store);
    static void empty(OpenMap& map, const QObject* listener);
    /// What shows the map in front lets go of it.
    void letGo();
    void show(OpenMap& map);
    /// Of other programs' hands on the map in front.
    void watch();
    /// A new map that nobody has touched gives way to the next one.
    bool mayGiveWay() const;
    /// The map of a folder is open behind the one in front, which cannot take its place: this is told.
    bool isOpenBehind(const QString& folder);
    static QString savingWords(const QString& folder);
    /// Does what writes into the folder of a map in another thread; nothing: the program ends.
    template <class Work> auto writeWhileShown(const QString& folder, Work work);
    /// Puts by what stands in the folder and writes there, in another thread, while the window waits.
    template <class Written>
    [[nodiscard]] engine::Result<Written> putInto(const std::shared_ptr<const editor::MapSaving>& saving,
                                                  engine::Result<Written> (*write)(const editor::MapSaving&));
    [[nodiscard]] bool saveInto(editor::MapSaving saving);
    /// Variants of the open map go along to another folder. False: they cannot be read, which was told.
    [[nodiscard]] bool takeVariantsTo(editor::MapSaving& saving);
    bool saved(const engine::Result<void>& done);
    bool isShipped(const OpenMap& map) const;
    void remember();
    /// Which maps are open, for the next start.
    void rememberAll();
    void speakWindowLanguage(OpenMap& map) const;
    /// A map whose names were read in the window's language is read in its next one, too.
    void followLanguage();

    Application& m_application;
    MapBackups m_backups;
    MapRecovery m_recovery;
    FileWatch* m_watch; ///< of the map in front
    std::vector<std::unique_ptr<OpenMap>> m_maps;
    OpenMap m_none;
    OpenMap* m_front = &m_none;
    std::string m_windowLanguage;
    bool m_saving = false;
};

/// What a file is to the editor, by its name: map.yaml, a drawing or map of another program, a picture.
enum class EditorFile { None, Map, Foreign, Picture };
EditorFile editorFile(const QString& path);

} // namespace marches::app
