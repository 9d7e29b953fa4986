// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapstore.h"
#include "editor/painting/mapartwork.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>
#include <QTimer>

#include <cstdint>

namespace marches::editor {
class MapView;
}

namespace marches::app {

/// Keeps the artwork on the canvas as board.svg would show it after a save and a new opening: a moment after an edit of
/// what the file draws, it is made anew in a thread of its own.
class ArtworkUpdate : public QObject {
    Q_OBJECT
public:
    explicit ArtworkUpdate(editor::MapView& canvas, QObject* parent = nullptr);
    ~ArtworkUpdate() override;

    /// The canvas shows the document of the store with its artwork as it is now. Null: it shows none any more.
    void follow(editor::MapStore* store);
    /// The drawing was changed by something else than an edit.
    void updateLater();
    /// True when the canvas shows the artwork of the document as it is now, but for what its own threads still paint.
    bool isCurrent() const { return m_shown == m_revision; }

private:
    void start();
    void take(std::uint64_t revision, std::optional<editor::MapArtwork::Source> source);

    editor::MapView& m_canvas;
    QPointer<editor::MapStore> m_store;
    QTimer m_rest;
    QThreadPool m_pool;
    std::uint64_t m_revision = 0;
    std::uint64_t m_shown = 0;
    bool m_running = false;
};

} // namespace marches::app
