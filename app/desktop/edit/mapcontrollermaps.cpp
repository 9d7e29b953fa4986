// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the controller that is about several open maps: which of them is in front, and which come back with the
// next start.
#include "app/desktop/edit/mapcontroller.h"

#include "app/desktop/base/application.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace marches::app {

namespace {

const QString kOpenMapsKey = QStringLiteral("open-maps");
const QString kFrontMapKey = QStringLiteral("front-map");
const QString kMapFile = QStringLiteral("/map.yaml");

/// The same for all ways to write it.
QString plainPath(const QString& folder)
{
    const QFileInfo info(folder);
    return info.exists() ? info.canonicalFilePath() : QDir::cleanPath(info.absoluteFilePath());
}

} // namespace

int MapController::front() const
{
    const auto found = std::ranges::find(m_maps, m_front, &std::unique_ptr<OpenMap>::get);
    return found == m_maps.end() ? -1 : static_cast<int>(found - m_maps.begin());
}

int MapController::placeOf(const QString& folder) const
{
    const QString wanted = plainPath(folder);
    for (int place = 0; place < count(); ++place)
        if (const QString own = folderOf(map(place)); !own.isEmpty() && plainPath(own) == wanted) return place;
    return -1;
}

QString MapController::folderOf(const OpenMap& map)
{
    return map.store ? QString::fromStdString(map.store->folder()) : QString();
}

QString MapController::titleOf(const OpenMap& map)
{
    if (!map.store) return {};
    const editor::MapDocument& document = map.store->document();
    const QString name = QString::fromStdString(document.model().name(document.language(), "map"));
    return name.isEmpty() ? QString::fromStdString(document.model().info.id) : name;
}

bool MapController::mayGiveWay() const
{
    if (store() == nullptr || !store()->folder().empty() || store()->hasUnsavedWork()) return false;
    const editor::MapDocument& document = store()->document();
    return document.model().places().empty() && document.model().stamps().empty() && document.undoStack().count() == 0;
}

bool MapController::isOpenBehind(const QString& folder)
{
    const int there = placeOf(folder);
    if (there < 0 || there == front()) return false;
    emit troubled(tr("%1 is open in another tab.").arg(QDir::toNativeSeparators(folder)), {});
    return true;
}

void MapController::letGo()
{
    if (store() != nullptr) emit closing();
}

void MapController::show(OpenMap& map)
{
    m_front = &map;
    watch();
    emit opened();
    emit mapsChanged();
    rememberAll();
}

void MapController::bringToFront(int place)
{
    if (place < 0 || place >= count() || place == front()) return;
    letGo();
    show(*m_maps[static_cast<std::size_t>(place)]);
    lookOutside(); // nobody did while it was behind
}

void MapController::move(int from, int to)
{
    if (from < 0 || to < 0 || from >= count() || to >= count() || from == to) return;
    const auto at = m_maps.begin() + from;
    if (from < to)
        std::rotate(at, at + 1, m_maps.begin() + to + 1);
    else
        std::rotate(m_maps.begin() + to, at, at + 1);
    emit mapsChanged();
    rememberAll();
}

void MapController::close() { close(front()); }

void MapController::close(int place)
{
    if (place < 0 || place >= count()) return;
    const bool wasInFront = place == front();
    if (wasInFront) letGo();
    const std::unique_ptr<OpenMap> gone = std::move(m_maps[static_cast<std::size_t>(place)]);
    m_maps.erase(m_maps.begin() + place);
    if (wasInFront) {
        m_front = &m_none;
        watch();
    }
    empty(*gone, this);
    if (wasInFront && count() > 0) {
        show(*m_maps[static_cast<std::size_t>(std::min(place, count() - 1))]);
        lookOutside();
    } else {
        emit mapsChanged();
        rememberAll();
    }
}

void MapController::closeAll()
{
    letGo();
    m_front = &m_none;
    watch();
    for (const auto& map : m_maps) empty(*map, this);
    m_maps.clear();
    emit mapsChanged();
}

void MapController::rememberAll()
{
    QStringList folders;
    for (const auto& map : m_maps)
        if (const QString folder = folderOf(*map); !folder.isEmpty()) folders << folder;
    QSettings& memory = m_application.preferences().memory();
    memory.setValue(kOpenMapsKey, folders);
    memory.setValue(kFrontMapKey, folder());
}

bool MapController::reopen()
{
    const QSettings& memory = m_application.preferences().memory();
    const QStringList folders = memory.value(kOpenMapsKey).toStringList();
    const QString wanted = memory.value(kFrontMapKey).toString();
    OpenMap* first = nullptr;
    for (const QString& folder : folders) {
        if (placeOf(folder) >= 0 || !QFileInfo::exists(folder + kMapFile)) continue;
        auto opened = read(folder);
        if (!opened) break;     // given up
        if (!*opened) continue; // among the recent maps, where opening it tells what is wrong
        OpenMap& map = *m_maps.emplace_back(std::make_unique<OpenMap>());
        fill(map, editor::MapStore::of(folder.toStdString(), std::move(**opened), m_recovery.journals().toStdString()));
        map.left = m_recovery.leftOf(folder);
        if (first == nullptr || folder == wanted) first = &map;
    }
    if (first == nullptr) return false;
    letGo();
    show(*first);
    return true;
}

} // namespace marches::app
