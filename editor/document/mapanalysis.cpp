// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/mapanalysis.h"

#include "editor/document/drawingchecks.h"

#include <QCoreApplication>
#include <QEvent>

#include <memory>
#include <utility>

namespace marches::editor {

namespace {

/// Rests between strokes are longer than this, moves of a drag shorter.
constexpr int kRestMilliseconds = 200;

} // namespace

MapAnalysis::MapAnalysis(MapDocument& document, QObject* parent) : QObject(parent), m_document(document)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kRestMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &MapAnalysis::start);
    connect(&document, &MapDocument::changed, this, [this] {
        ++m_revision;
        m_timer.start();
    });
    m_timer.start(0);
}

MapAnalysis::~MapAnalysis()
{
    // What it has posted by then is dropped with this object.
    m_pool.waitForDone();
}

void MapAnalysis::waitUntilCurrent()
{
    m_timer.stop();
    while (!isCurrent()) {
        start();
        m_pool.waitForDone();
        QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
    }
}

void MapAnalysis::start()
{
    if (m_running) return; // take() starts anew when it comes too late
    m_running = true;
    // The worker has a copy of its own, so that nothing has to wait for it.
    const auto model = std::make_shared<const MapModel>(m_document.model());
    m_pool.start([this, model, revision = m_revision] {
        std::vector<engine::Problem> problems = checkWholeMap(*model);
        QMetaObject::invokeMethod(
            this, [this, revision, problems = std::move(problems)]() mutable { take(revision, std::move(problems)); },
            Qt::QueuedConnection);
    });
}

void MapAnalysis::take(std::uint64_t revision, std::vector<engine::Problem> problems)
{
    m_running = false;
    m_problems = std::move(problems);
    m_checked = revision;
    if (!isCurrent() && !m_timer.isActive()) m_timer.start();
    emit updated();
}

} // namespace marches::editor
