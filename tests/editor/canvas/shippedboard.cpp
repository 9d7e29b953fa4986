// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/canvas/shippedboard.h"

#include "engine/package/mappackage.h"
#include "engine/package/textloading.h"

#include <QFile>

#include <stdexcept>

namespace marches::test {

ShippedBoard::ShippedBoard(const std::string& id)
{
    const std::string folder = std::string(MARCHES_SOURCE_DIR) + "/maps/" + id;
    const engine::Result<engine::MapData> map = engine::loadMap(folder);
    if (!map) throw std::runtime_error("map.yaml: " + map.error().front().code);
    QFile svg(QString::fromStdString(folder + "/board.svg"));
    if (!svg.open(QIODevice::ReadOnly)) throw std::runtime_error("no board.svg");
    const auto made = editor::makeBoardDrawing(*map, svg.readAll(), "board.svg");
    if (!made) throw std::runtime_error("board.svg: " + made.error().front().code);
    drawing = *made;
    engine::Errors errors;
    engine::addTexts(texts, engine::textsOf(*map), errors);
}

} // namespace marches::test
