// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"
#include "engine/board/checks.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <cstdint>
#include <vector>

namespace marches::editor {

/// The problems of an open document, kept up to date: looked for on another thread soon after the last change, while
/// the person goes on drawing. The list is that of checkWholeMap().
class MapAnalysis : public QObject {
    Q_OBJECT
public:
    explicit MapAnalysis(MapDocument& document, QObject* parent = nullptr);
    /// Waits for a check that is under way.
    ~MapAnalysis() override;

    const std::vector<engine::Problem>& problems() const { return m_problems; }
    /// False between a change and the list that takes account of it.
    bool isCurrent() const { return m_checked == m_revision; }
    /// Not before now: for tests, and before the map is played.
    void waitUntilCurrent();

signals:
    /// There is a new list; it may be the same as before.
    void updated();

private:
    void start();
    void take(std::uint64_t revision, std::vector<engine::Problem> problems);

    MapDocument& m_document;
    QTimer m_timer;
    QThreadPool m_pool;
    std::vector<engine::Problem> m_problems;
    std::uint64_t m_revision = 1;
    std::uint64_t m_checked = 0;
    bool m_running = false;
};

} // namespace marches::editor
