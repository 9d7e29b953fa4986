// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/artworkupdate.h"

#include "editor/canvas/mapview.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace marches::app {

namespace {

constexpr int kRestMilliseconds = 250; ///< longer than between the moves of a drag

/// What board.svg draws depends on it.
bool isDrawn(const editor::ModelChange& change)
{
    return std::holds_alternative<editor::Patch>(change) ||
           std::holds_alternative<editor::RowChange<editor::PlaceRecord>>(change) ||
           std::holds_alternative<editor::RowChange<editor::BarrierRecord>>(change) ||
           std::holds_alternative<editor::InfoChange>(change);
}

} // namespace

ArtworkUpdate::ArtworkUpdate(editor::MapView& canvas, QObject* parent) : QObject(parent), m_canvas(canvas)
{
    m_pool.setMaxThreadCount(1);
    m_rest.setSingleShot(true);
    m_rest.setInterval(kRestMilliseconds);
    connect(&m_rest, &QTimer::timeout, this, &ArtworkUpdate::start);
}

ArtworkUpdate::~ArtworkUpdate() { m_pool.waitForDone(); }

void ArtworkUpdate::follow(editor::MapStore* store)
{
    if (m_store != nullptr) m_store->document().disconnect(this);
    m_rest.stop();
    m_shown = ++m_revision; // what is under way is of another map
    m_store = store;
    if (store == nullptr) return;
    connect(&store->document(), &editor::MapDocument::changed, this, [this](const editor::ModelChanges& changes) {
        if (std::ranges::any_of(changes, isDrawn)) updateLater();
    });
}

void ArtworkUpdate::updateLater()
{
    ++m_revision;
    m_rest.start();
}

void ArtworkUpdate::start()
{
    if (m_running || m_store == nullptr) return; // take() starts anew when it comes too late
    m_running = true;
    // The worker has copies of its own, so that nothing has to wait for it.
    const auto model = std::make_shared<const editor::MapModel>(m_store->document().model());
    const auto base = m_store->base();
    m_pool.start([this, model, base, revision = m_revision] {
        std::optional<editor::MapArtwork::Source> source;
        if (const auto svg = base->artworkFor(*model)) source = editor::MapArtwork::sourceOf(*svg, *model);
        QMetaObject::invokeMethod(
            this, [this, revision, source = std::move(source)]() mutable { take(revision, std::move(source)); },
            Qt::QueuedConnection);
    });
}

void ArtworkUpdate::take(std::uint64_t revision, std::optional<editor::MapArtwork::Source> source)
{
    m_running = false;
    if (revision != m_revision) {
        if (!m_rest.isActive() && !isCurrent()) m_rest.start();
        return;
    }
    m_shown = revision;
    if (source && m_store != nullptr) m_canvas.changeArtwork(std::move(*source));
}

} // namespace marches::app
