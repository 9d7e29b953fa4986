// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/foreignimport.h"

#include "editor/document/ids.h"
#include "editor/exchange/importmap.h"
#include "editor/formats/boardsvg.h"
#include "editor/geometry/outline.h"
#include "editor/painting/artwork.h"

namespace marches::app {

namespace {

const std::string kMapName = "map.name";

std::vector<ReadyMap::Place> placesOf(const editor::OpenedMap& opened)
{
    const editor::MapModel& model = opened.model;
    std::vector<ReadyMap::Place> places;
    for (const editor::Row<editor::PlaceRecord>& row : model.places()) {
        ReadyMap::Place place;
        place.name = QString::fromStdString(model.name(model.info.language, editor::textBase(row.record)));
        place.kind = row.record.kind;
        if (row.record.face != editor::kOutside && model.drawing.has(row.record.face)) {
            place.outline = editor::outlineOf(model.drawing, row.record.face);
            place.fill = opened.base.fill(model, row.key);
        }
        places.push_back(std::move(place));
    }
    return places;
}

/// Of an SVG only what is harmless is drawn.
QImage drawnOriginal(const QByteArray& original)
{
    if (original.isEmpty()) return {};
    if (const engine::Result<editor::BoardSvg> drawing = editor::BoardSvg::read(original, {})) {
        const QSizeF board = drawing->viewBox().size();
        const double scale = board.scaled(QSizeF(kOriginalSize), Qt::KeepAspectRatio).width() / board.width();
        return editor::renderArtwork(drawing->artwork({}), board, scale);
    }
    const QImage picture = QImage::fromData(original);
    return picture.isNull() ? picture : picture.scaled(kOriginalSize, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

} // namespace

engine::Result<editor::OpenedMap> ReadyMap::named(const std::string& name) const
{
    if (name.empty() || name == map.name) return opened;
    editor::MapModel model = opened.model;
    const std::string& language = model.info.language;
    model.apply(editor::TextChange{{language, kMapName}, model.text(language, kMapName), name});
    model.info.id = editor::idFromName(name);
    const engine::Result<editor::MapFiles> files = opened.base.filesFor(model);
    if (!files) return engine::fail(files.error());
    return editor::openMap(*files, std::string());
}

engine::Result<std::shared_ptr<const ReadyMap>> readForImport(const std::string& path, const std::string& unnamed,
                                                              const editor::ImportChoices& choices)
{
    editor::NewMapName name;
    name.unnamed = unnamed;
    engine::Result<editor::ImportedMap> map = editor::importMap(path, {}, choices, name);
    if (!map) return engine::fail(map.error());
    engine::Result<editor::OpenedMap> opened = editor::openMap(map->files, path);
    if (!opened) return engine::fail(opened.error());
    std::vector<ReadyMap::Place> places = placesOf(*opened);
    QImage original = drawnOriginal(map->original);
    map->original.clear(); // it has been drawn
    return std::make_shared<const ReadyMap>(
        ReadyMap{path, choices, std::move(*map), std::move(*opened), std::move(places), std::move(original)});
}

} // namespace marches::app
