// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/pastewords.h"

#include "editor/geometry/outline.h"

#include <QLocale>
#include <QRectF>
#include <QStringList>

#include <algorithm>

namespace marches::app {

QString PasteWords::of(const editor::Inserted& added, const editor::MapDocument& document)
{
    QStringList said;
    const auto count = [](const auto& things) { return static_cast<int>(things.size()); };
    if (const int places = count(added.places); places > 0)
        said << tr("%n place(s) pasted.", "territories, seas and sites", places);
    if (const int art = count(added.stamps) + count(added.scenery); art > 0)
        said << tr("%n stamp(s) and piece(s) of scenery pasted.", nullptr, art);
    const editor::MapModel& model = document.model();
    const QRectF sheet(-1, -1, model.info.width + 2, model.info.height + 2); // beside it is farther away
    if (std::ranges::any_of(added.places, [&](editor::RecordId place) {
            const editor::FaceId face = model.places().at(place).face;
            return face != editor::kOutside && !sheet.contains(editor::boundsOf(model.drawing, face));
        }))
        said << tr("The sheet has no room for that: it lies beside the sheet.");
    QStringList regions;
    for (const std::string& id : added.regions)
        if (const auto* row = document.model().regions().byId(id)) regions << document.name(row->record);
    if (!regions.isEmpty()) said << tr("Regions that came with them: %1.").arg(QLocale().createSeparatedList(regions));
    if (added.renamed > 0)
        said << tr("%n name(s) got a number, since the map has them already.", nullptr, added.renamed);
    if (added.leftOut > 0)
        said << tr("%n stamp(s) or piece(s) of scenery left out: Marches does not draw this map.", nullptr,
                   added.leftOut);
    return said.join(QLatin1Char(' '));
}

} // namespace marches::app
