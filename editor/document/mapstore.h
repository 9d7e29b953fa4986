// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/journalwriter.h"
#include "editor/document/mapdocument.h"
#include "editor/document/mapfiles.h"
#include "editor/document/mapjournal.h"
#include "editor/document/mapsaving.h"
#include "engine/base/result.h"

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

/// An open map with the folder that it is kept in. All files of a map change together or not at all; what was changed
/// since is in a journal beside the program's other data, step by step, so that a crash loses at most the last one: a
/// command goes to the disk when it is over, in another thread, and the next one waits until it is there.
///
/// In three sources: mapredrawing.cpp takes over a board that was drawn in another program, maptranslating.cpp what
/// became of the translations elsewhere.
class MapStore : public QObject {
    Q_OBJECT
public:
    /// A map without a folder yet. `journals`: folder for the journals of open documents; empty: none are kept.
    [[nodiscard]] static engine::Result<std::unique_ptr<MapStore>> create(const MapFiles& files,
                                                                          const std::string& journals);
    /// Reads a folder, which is brought to order first when a program was ended while it saved there. The long part of
    /// opening: it may be done in any thread.
    [[nodiscard]] static engine::Result<OpenedMap> readFolder(const std::string& folder);
    /// A map that was read from a folder.
    static std::unique_ptr<MapStore> of(const std::string& folder, OpenedMap read, const std::string& journals);
    [[nodiscard]] static engine::Result<std::unique_ptr<MapStore>> open(const std::string& folder,
                                                                        const std::string& journals);
    /// A map like the one in a folder, but without a folder yet: the one it is made from stays as it is.
    static std::unique_ptr<MapStore> copyOf(const std::string& folder, OpenedMap read, const std::string& journals);
    /// Takes up a document that an ended program left in its journal, with all changes up to the last whole one. Its
    /// undo list is empty, and it is modified, unless its folder holds just that: then the journal is not needed any
    /// more. `read`: by readMapJournal(journal), which takes longest and may be done in any thread.
    [[nodiscard]] static engine::Result<std::unique_ptr<MapStore>> recover(const std::string& journal,
                                                                           JournaledMap read,
                                                                           const std::string& journals);
    [[nodiscard]] static engine::Result<std::unique_ptr<MapStore>> recover(const std::string& journal,
                                                                           const std::string& journals);
    /// What waits to be recovered, the latest first. A journal that had just begun goes, unless it is of work as it
    /// stands, and one in which all is taken back.
    static std::vector<engine::JournalListing> left(const std::string& journals);
    /// Keeps the journal when there are unsaved changes.
    ~MapStore() override;
    /// The unsaved changes are not wanted: they go with the store, unless there are more of them until then.
    void discardChanges();

    MapDocument& document() { return *m_document; }
    const MapDocument& document() const { return *m_document; }
    /// Empty as long as it has never been saved.
    const std::string& folder() const { return m_folder; }
    bool isModified() const;
    /// Edits that are in no file; a copy or new map that nobody has touched has none.
    bool hasUnsavedWork() const;
    /// The map is work as it stands, as an import is: the journal keeps it from now on.
    void markAsWork();
    /// Names of the map's files whose bytes on the disk are not those that were read or written last. One that cannot
    /// be read (now) is not told.
    std::vector<std::string> changedOnDisk() const;
    /// Names of the map's files that are there no more.
    std::vector<std::string> missingOnDisk() const;
    /// The files as they were read or written last.
    const MapFiles& savedFiles() const { return m_base->files(); }
    /// What the next files are made from; another thread may keep it.
    std::shared_ptr<const SavedBaseline> base() const { return m_base; }
    /// What the drawing of loose shapes told when it was opened.
    const WeldReport& report() const { return m_report; }
    /// What is wrong with the stamps and styles that the map brings with it.
    const engine::Errors& artFaults() const { return m_artFaults; }
    /// Colour of a territory on the board.
    QColor fill(RecordId place) const { return m_base->fill(m_document->model(), place); }
    /// board.svg as it would be written now: artwork and shapes.
    [[nodiscard]] engine::Result<MapFiles> currentFiles() const { return m_base->filesFor(m_document->model()); }

    /// A picture for tracing that goes into the folder with the next save, if the map still traces it then; gives the
    /// name that it has there.
    std::string addPicture(const std::string& file, std::string bytes);
    /// Files that came with a new map, as a packed one brings them: they go into the folder with the next save. Those
    /// are the picture that it traces, by the name that it has for it, and variants ("variants/quick.yaml").
    void addFiles(const std::map<std::string, std::string>& files);
    /// A variant of the map, which goes into its folder with the next save: unsaved work, but no step to undo. `id` is
    /// one of freeVariant().
    void addVariant(const std::string& id, std::string bytes);
    /// Variants that go into the folder with the next save: bytes by name below it.
    std::map<std::string, std::string> newVariants() const;
    /// An id that no variant beside the map has: `wanted`, else with a number.
    std::string freeVariant(const std::string& wanted) const;
    /// Bytes of the picture that is traced, wherever they are; empty when there are none.
    std::string pictureBytes() const;

    /// A board drawn in another program, welded with all else that the map had when this was begun.
    struct DrawnBoard {
        QByteArray svg;
        OpenedMap opened;
        std::vector<PlaceRecord> added; ///< places for shapes that the map did not have
    };
    /// The long part of taking it over: it may be done in any thread. `model` and `base` are the document's, `folder`
    /// its own.
    [[nodiscard]] static engine::Result<DrawnBoard> readDrawing(const MapModel& model, const SavedBaseline& base,
                                                                const QByteArray& svg, const std::string& folder);
    /// What became of the places when a redrawn board was taken over.
    struct Redrawn {
        std::vector<std::string> changed; ///< ids of territories with another shape
        std::vector<std::string>
            missing; ///< territories that the new drawing does not have; they keep all but their shape
        std::vector<std::string> added; ///< shapes of its territory and sea layers that the map did not have
    };
    /// Takes over the board.svg of the folder after it was edited in another program, read by readDrawing() from the
    /// document as it is: shapes are matched by id, and names, regions, connections and all else stay. One step to
    /// undo; the artwork stays the new one.
    [[nodiscard]] engine::Result<Redrawn> takeDrawing(DrawnBoard board);
    /// Both at once, in this thread.
    [[nodiscard]] engine::Result<Redrawn> takeDrawing(const QByteArray& svg);

    /// Takes over what the translator's bench, or another program, has made of the translations since they were read or
    /// written: one step to undo, which is as saved as the map was before it. Nothing is taken, and the files stay
    /// among those of changedOnDisk(), where a text was changed here as well or a translation cannot be read.
    void takeTranslations();

    /// The next board.svg is a new drawing: all artwork that the map has beside its shapes goes. No step to undo; it is
    /// unsaved work, but a journal does not hold it: recovered, the map has its artwork.
    [[nodiscard]] engine::Result<void> removeArtwork();

    /// What saveMap() takes in any thread for saving into the own folder; finish() comes after it. Fails with
    /// "file-changed-on-disk" when another program changed a file since it was read; `overwrite` takes ours then.
    MapSaving beginSave(bool overwrite = false);
    /// Into another folder, which becomes the document's own; its id becomes the folder's name.
    MapSaving beginSaveAs(const std::string& folder);
    /// Into another folder, for writeMapFiles(); the document stays where it is.
    MapSaving beginCopy(const std::string& folder) const;
    /// The files of a save are on the disk. What was done meanwhile is unsaved work.
    void finish(const MapSaving& saving, SavedBaseline base);
    /// Both at once, in this thread.
    [[nodiscard]] engine::Result<void> save(bool overwrite = false);
    [[nodiscard]] engine::Result<void> saveAs(const std::string& folder);

    /// The calls by which it writes files and journal, so that a test can let any of them fail; they must outlive it.
    void setCalls(engine::FileSystem& calls);

    /// Steps that the journal holds, when all is on the disk.
    std::size_t journaledSteps() { return m_journal.records(); }
    /// Brings the command under way to the journal, which happens by itself when it is over, and waits until all is on
    /// the disk.
    void flushJournal();
    /// Empty while there is none.
    std::string journalFolder() { return m_journal.folder(); }

signals:
    void modifiedChanged();
    void folderChanged();
    /// The emergency copy cannot be kept; told once.
    void journalFailed(const marches::engine::Errors& errors);

private:
    MapStore(std::string folder, OpenedMap opened, std::string journals);
    /// The files in the folder are those of the recovered model; then they are the base, and the journal goes.
    bool isOnDisk();
    void follow(const ModelChanges& changes);
    /// Another drawing below the same model.
    void takeBase(SavedBaseline base);
    /// The command under way is over.
    void writePending();
    void begin();
    void append(JournalWriter::Record record);
    void breakJournal(const engine::Errors& errors);
    void endJournal();
    /// Not saved yet, and traced by the map as it is now.
    bool hasNewPicture() const;
    void addPictureTo(MapSaving& saving) const;
    void addVariantsTo(MapSaving& saving) const;
    /// A person's own stamps and style go with the map, since it is drawn anew wherever it is opened.
    void addArtTo(MapSaving& saving) const;
    [[nodiscard]] engine::Result<void> saveNow(const MapSaving& saving);

    std::string m_folder;
    std::string m_journals;
    std::shared_ptr<const SavedBaseline> m_base;
    WeldReport m_report;
    engine::Errors m_artFaults;
    /// Not saved yet, by name: pictures, to any of which undo and redo may come back, and variants.
    std::map<std::string, std::string> m_loose;
    std::unique_ptr<MapDocument> m_document;

    JournalWriter m_journal; ///< from the first change on
    ModelChanges m_pending;  ///< of the command under way
    int m_pendingStep = -1;  ///< number of that command
    QTimer m_flush;
    engine::FileSystem* m_calls = nullptr;
    std::optional<MapModel> m_beginning; ///< of a journal that is to begin with the whole model
    bool m_journalBroken = false;
    bool m_ownNames = false;         ///< elements and records have other names than they would get by opening the files
    bool m_changedMeanwhile = false; ///< since a save was begun
    bool m_unwanted = false;         ///< the unsaved changes
    bool m_isWork = false;           ///< before any edit
    bool m_recovered = false;        ///< changed in another session
    MapDocument::MergeId m_translating = MapDocument::MergeId::None; ///< of steps that take over translations
};

} // namespace marches::editor
