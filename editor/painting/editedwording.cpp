// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/editedwording.h"

#include "editor/model/mapmodel.h"
#include "engine/board/board.h"
#include "engine/text/grammar.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace marches::editor {

namespace {

struct EditedNames {
    QString plain;
    BoardName onBoard;
};

struct EditedWords {
    QString map;
    std::vector<EditedNames> places;
    std::map<std::string, EditedNames> regions;

    /// Without names where there is no such place or region.
    EditedNames place(engine::Ref ref) const
    {
        const bool isKnown =
            ref.space == engine::Space::Place && ref.index >= 0 && ref.index < static_cast<int>(places.size());
        return isKnown ? places[static_cast<std::size_t>(ref.index)] : EditedNames();
    }
    EditedNames region(const std::string& id) const
    {
        const auto found = regions.find(id);
        return found != regions.end() ? found->second : EditedNames();
    }
};

} // namespace

QString editedMapName(const MapModel& model, const std::string& language)
{
    return QString::fromStdString(model.name(language, "map"));
}

QString editedRegionName(const MapModel& model, const std::string& region, const std::string& language)
{
    return QString::fromStdString(model.name(language, "region." + region));
}

BoardName editedName(const MapModel& model, const std::string& base, const std::string& language)
{
    const std::string prefix = base + '.';
    const bool isTranslated = !model.text(language, prefix + "name").empty();
    const std::string& spoken = isTranslated ? language : model.info.language;
    const std::string& written = model.text(spoken, prefix + std::string(engine::kBoardForm));
    return boardNameOf(written.empty() ? model.name(language, base) : written,
                       model.text(spoken, prefix + std::string(engine::kBoardSize)));
}

BoardWording editedWording(const MapModel& model, const engine::Board& board, const std::string& language)
{
    auto all = std::make_shared<EditedWords>();
    all->map = editedMapName(model, language);
    for (const engine::Place& place : board.places()) {
        EditedNames& names = all->places.emplace_back();
        const Row<PlaceRecord>* row = model.places().byId(place.id);
        if (row == nullptr) continue;
        const std::string base = textBase(row->record);
        names = {QString::fromStdString(model.name(language, base)), editedName(model, base, language)};
    }
    for (const Row<RegionRecord>& row : model.regions())
        all->regions[row.record.id] = {editedRegionName(model, row.record.id, language),
                                       editedName(model, textBase(row.record), language)};
    const std::shared_ptr<const EditedWords> words = std::move(all);
    BoardWording wording;
    wording.name = [words](engine::Ref ref) { return words->place(ref).plain; };
    wording.boardName = [words](engine::Ref ref) { return words->place(ref).onBoard; };
    wording.mapName = [words] { return words->map; };
    wording.region = [words](const std::string& region) { return words->region(region).plain; };
    wording.boardRegion = [words](const std::string& region) { return words->region(region).onBoard; };
    return wording;
}

} // namespace marches::editor
