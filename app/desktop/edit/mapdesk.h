// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/shell/gamesession.h"
#include "editor/document/mapanalysis.h"
#include "editor/document/mapselection.h"
#include "editor/document/mapstore.h"
#include "editor/panels/playablepanel.h"
#include "engine/package/result.h"

#include <QObject>

#include <memory>

namespace marches::app {

class Application;

/// The map that is open in the editor and its way from and to the disk. It asks nobody anything: who calls it has chosen the
/// folder already.
class MapDesk : public QObject {
    Q_OBJECT
public:
    explicit MapDesk(Application& application, QObject* parent = nullptr);
    ~MapDesk() override;

    /// All null while no map is open; replaced together, after closing().
    editor::MapStore* store() const { return m_store.get(); }
    editor::MapSelection* selection() const { return m_selection.get(); }
    editor::MapAnalysis* analysis() const { return m_analysis.get(); }
    editor::MapDocument* document() const { return m_store ? &m_store->document() : nullptr; }

    /// An empty map without a folder.
    bool newMap();
    /// A new map of these files, as an import makes them.
    bool adopt(const editor::MapFiles& files);
    /// The folder of a map, or its map.yaml.
    bool open(const QString& path);
    /// False also where it has no folder yet (needsFolder()), or where another program changed the files (changedOutside()).
    bool save(bool overwrite = false);
    bool saveAs(const QString& folder);
    bool saveCopy(const QString& folder);
    /// What was left unsaved by an earlier start: name of the map, and how many steps; nothing: none.
    std::optional<std::pair<QString, int>> left() const;
    bool restoreLeft();
    void discardLeft();
    /// A shipped map becomes the person's own, in their folder of maps.
    bool makeOwn();
    void close();

    bool isModified() const { return m_store && m_store->isModified(); }
    bool needsFolder() const { return m_store && (m_store->folder().empty() || m_store->document().isReadOnly()); }
    bool wasChangedOutside() const { return m_changedOutside; }
    /// The map comes with the program.
    bool isShipped() const;
    /// Name of the map, for the title bar.
    QString title() const;
    /// Where a map of this name would go: a folder of the person's own that does not exist yet.
    QString proposedFolder() const;

    /// board.svg as it would be written now; empty, and failed(), when it cannot be made.
    QByteArray boardSvg();
    /// Rulesets in their order, the variants of this map below each.
    std::vector<editor::PlayableGame> games() const;
    /// A game on the map as it is now, saved or not; null, and failed(), when it cannot be.
    std::unique_ptr<GameSession> trial(const editor::PlayableGame& game);

signals:
    void closing(); ///< what shows the open map lets go of it now
    void opened();
    void savedStateChanged();
    void failed(const QString& what, const marches::engine::Errors& errors);

private:
    bool put(engine::Result<std::unique_ptr<editor::MapStore>> store, const QString& what);
    std::string journals() const;
    bool saved(const engine::Result<void>& done);
    void remember();

    Application& m_application;
    std::unique_ptr<editor::MapStore> m_store;
    std::unique_ptr<editor::MapSelection> m_selection;
    std::unique_ptr<editor::MapAnalysis> m_analysis;
    bool m_changedOutside = false;
};

/// What a file is to the editor, by its name: map.yaml, a drawing, a picture.
enum class EditorFile { None, Map, Drawing, Picture };
EditorFile editorFile(const QString& path);

} // namespace marches::app
