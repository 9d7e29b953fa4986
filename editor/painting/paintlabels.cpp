// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardpainter.h"
#include "editor/painting/paintname.h"

#include <QPainter>

namespace marches::editor {

void paintLabels(QPainter& painter, const BoardModel& model, const QRectF& exposed)
{
    if (model.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintSheetWords(painter, model.sheet(), model.drawing->letters, model.theme);
    const double scale = model.layout.sizes.scale;
    const auto isExposed = [&exposed, scale](const LabelPlace& label) {
        const double halo = haloOf(label) / scale;
        return !label.isHidden() && label.box.adjusted(-halo, -halo, halo, halo).intersects(exposed);
    };
    for (const LabelPlace& region : model.layout.regions)
        if (isExposed(region))
            paintName(painter, region, regionNameColours(model.drawing->letters, model.theme), scale);
    for (int i = 0; i < model.placeCount(); ++i) {
        const LabelPlace& label = model.layout.labels[static_cast<std::size_t>(i)];
        if (!isExposed(label)) continue;
        const BoardDrawing& drawing = *model.drawing;
        paintName(painter, label,
                  nameColours(drawing.letters, drawing.board.place(i).kind, model.theme,
                              drawing.places[static_cast<std::size_t>(i)].ground),
                  scale);
    }
}

} // namespace marches::editor
