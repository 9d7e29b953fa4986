// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/tools/toolset.h"

#include "editor/tools/barriertool.h"
#include "editor/tools/borderstool.h"
#include "editor/tools/bridgetool.h"
#include "editor/tools/freehandtool.h"
#include "editor/tools/labeltool.h"
#include "editor/tools/lanetool.h"
#include "editor/tools/measuretool.h"
#include "editor/tools/mergetool.h"
#include "editor/tools/picturetool.h"
#include "editor/tools/scenerytool.h"
#include "editor/tools/selecttool.h"
#include "editor/tools/sitetool.h"
#include "editor/tools/splittool.h"
#include "editor/tools/stamptool.h"
#include "editor/tools/terrainbrush.h"
#include "editor/tools/territorytool.h"
#include "editor/tools/zoomtool.h"

namespace marches::editor {

std::vector<std::unique_ptr<MapTool>> makeTools()
{
    std::vector<std::unique_ptr<MapTool>> tools;
    const auto add = [&tools]<class Tool>(std::unique_ptr<Tool> tool) { tools.push_back(std::move(tool)); };
    add(std::make_unique<SelectTool>());
    add(std::make_unique<BordersTool>());
    auto territory = std::make_unique<TerritoryTool>();
    auto freehand = std::make_unique<FreehandTool>();
    // Both draw the same: land or sea.
    QObject::connect(territory.get(), &TerritoryTool::shapeChanged, freehand.get(), &FreehandTool::setShape);
    QObject::connect(freehand.get(), &FreehandTool::shapeChanged, territory.get(), &TerritoryTool::setShape);
    add(std::move(territory));
    add(std::move(freehand));
    add(std::make_unique<SplitTool>());
    add(std::make_unique<MergeTool>());
    add(std::make_unique<RiverTool>());
    add(std::make_unique<MountainsTool>());
    add(std::make_unique<BridgeTool>());
    add(std::make_unique<LaneTool>());
    add(std::make_unique<PortTool>());
    add(std::make_unique<TerrainBrush>());
    add(std::make_unique<LabelTool>());
    add(std::make_unique<SiteTool>());
    add(std::make_unique<SceneryTool>());
    add(std::make_unique<StampTool>());
    add(std::make_unique<PictureTool>());
    add(std::make_unique<MeasureTool>());
    add(std::make_unique<ZoomTool>());
    return tools;
}

MapTool* findTool(const std::vector<std::unique_ptr<MapTool>>& tools, QStringView id)
{
    for (const auto& tool : tools)
        if (tool->id() == id) return tool.get();
    return nullptr;
}

} // namespace marches::editor
