// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/exchange/importmap.h"

#include "editor/exchange/foreigntext.h"
#include "editor/exchange/marchesmap.h"
#include "editor/exchange/newfolder.h"
#include "engine/base/textlimits.h"
#include "engine/base/utf8.h"

#include <algorithm>
#include <array>

namespace marches::editor {

namespace {

constexpr std::array<std::string_view, 10> kImportForms{"svg",  "warzone", "domination", "conquest", "triplea",
                                                        "jdip", "godip",   "geojson",    "topojson", "marches-map"};

/// Which form a file is of, and which of the files is the one to begin with.
struct Found {
    std::string form;
    std::string name;
};

std::string firstWith(const ForeignFiles& files, std::string_view ending)
{
    const std::vector<std::string> names = files.withEnding(ending);
    return names.empty() ? std::string() : names.front();
}

std::string lookInto(const ForeignFiles& files, const std::string& name)
{
    const engine::Result<QByteArray> bytes = files.read(name);
    return bytes ? bytes->toStdString() : std::string();
}

std::string jsonForm(const std::string& text)
{
    if (text.find("\"Topology\"") != std::string::npos) return "topojson";
    if (text.find("\"FeatureCollection\"") != std::string::npos || text.find("\"Feature\"") != std::string::npos ||
        text.find("Polygon\"") != std::string::npos)
        return "geojson";
    return {};
}

std::string svgForm(const std::string& text)
{
    if (text.find("Territory_") != std::string::npos) return "warzone";
    if (text.find("\"MapLayer\"") != std::string::npos && text.find("\"MouseLayer\"") != std::string::npos)
        return "jdip";
    const bool godip = text.find("\"province-centers\"") != std::string::npos ||
                       text.find("\"supply-centers\"") != std::string::npos ||
                       text.find("\"unit-positions\"") != std::string::npos;
    return godip && text.find("provinces") != std::string::npos ? "godip" : "svg";
}

/// Domination and Conquest call their files alike.
std::string mapFileForm(const std::string& text)
{
    const std::string lower = lowerCased(text);
    return lower.find("[territories]") != std::string::npos || lower.find("[map]") != std::string::npos ? "conquest"
                                                                                                        : "domination";
}

/// The map among the drawings that are nearest to the top of a folder: one in layers that a form has, else the largest.
/// Symbols and flags lie beside it, which are mostly small; so no more than a few are looked into.
std::string mapDrawing(const ForeignFiles& files)
{
    constexpr std::size_t kMostLookedInto = 8;
    std::vector<std::string> names = files.withEnding(".svg");
    const auto depth = [](const std::string& name) { return std::ranges::count(name, '/'); };
    if (names.empty()) return {};
    std::erase_if(names, [&, top = depth(names.front())](const std::string& name) { return depth(name) != top; });
    std::ranges::stable_sort(names, std::ranges::greater(), [&](const std::string& name) { return files.size(name); });
    for (std::size_t i = 0; names.size() > 1 && i < std::min(kMostLookedInto, names.size()); ++i)
        if (svgForm(lookInto(files, names[i])) != "svg") return names[i];
    return names.front();
}

/// By the file that was named.
Found lookAtNamed(const ForeignFiles& files)
{
    const std::string& name = files.named();
    const std::string lower = lowerCased(name);
    const std::string text = lookInto(files, name);
    const std::string words = lowerCased(text);
    if (lower.ends_with(".map") || words.find("\n[borders]") != std::string::npos ||
        words.find("[territories]") != std::string::npos)
        return {mapFileForm(text), name};
    if (lower == "map.yml" || lower == "polygons.txt" || lower == "centers.txt") return {"triplea", name};
    if (lower == "map.yaml" || text.find("marches: map/") != std::string::npos) return {};
    if (lower.ends_with(".xml") && text.find("<VARIANTS") != std::string::npos) return {"jdip", name};
    if (lower.ends_with(".json") || lower.ends_with(".geojson") || lower.ends_with(".topojson"))
        return {jsonForm(text), name};
    if (lower.ends_with(".svg") || text.find("<svg") != std::string::npos) {
        const std::string form = svgForm(text);
        const std::string package = form == "jdip" ? files.findBeside(name, "variants.xml") : std::string();
        return {form, package.empty() ? name : package};
    }
    return {};
}

Found lookAtFolder(const ForeignFiles& files)
{
    if (!files.find("map.yaml").empty() && !files.find("board.svg").empty())
        return {"marches-map", files.find("map.yaml")};
    if (const std::string name = files.find("map.yml");
        !name.empty() && (!files.find("polygons.txt").empty() || !files.find("centers.txt").empty()))
        return {"triplea", name};
    if (const std::string name = files.find("variants.xml"); !name.empty()) return {"jdip", name};
    for (const char* file : {"polygons.txt", "centers.txt"})
        if (const std::string name = files.find(file); !name.empty()) return {"triplea", name};
    if (const std::string name = firstWith(files, ".map"); !name.empty())
        return {mapFileForm(lookInto(files, name)), name};
    if (const std::string name = mapDrawing(files); !name.empty()) return {svgForm(lookInto(files, name)), name};
    for (const char* ending : {".topojson", ".geojson", ".json"})
        if (const std::string name = firstWith(files, ending); !name.empty())
            return {jsonForm(lookInto(files, name)), name};
    return {};
}

/// The file to begin with when the form is said.
std::string startOf(const ForeignFiles& files, const std::string& form)
{
    const bool named = !files.named().empty();
    if (form == "triplea") {
        const std::string index = files.find("map.yml");
        return index.empty() ? files.find("polygons.txt") : index;
    }
    if (form == "jdip") {
        const std::string package = files.find("variants.xml");
        return named && (package.empty() || lowerCased(files.named()).ends_with(".xml")) ? files.named() : package;
    }
    if (named) return files.named();
    if (form == "marches-map") return files.find("map.yaml");
    if (form == "domination" || form == "conquest") return firstWith(files, ".map");
    if (form == "svg" || form == "warzone" || form == "godip") return mapDrawing(files);
    for (const char* ending : {form == "topojson" ? ".topojson" : ".geojson", ".json"})
        if (std::string name = firstWith(files, ending); !name.empty()) return name;
    return {};
}

engine::Result<ForeignMap> readForm(const ForeignFiles& files, const Found& found, const ImportChoices& choices)
{
    if (found.form == "warzone") return readWarzone(files, found.name);
    if (found.form == "domination") return readDomination(files, found.name);
    if (found.form == "conquest") return readConquest(files, found.name);
    if (found.form == "triplea") return readTripleA(files, found.name, choices);
    if (found.form == "jdip" && lowerCased(found.name).ends_with(".svg")) return readJDipDrawing(files, found.name);
    if (found.form == "jdip") return readJDip(files, found.name, choices);
    if (found.form == "godip") return readGodip(files, found.name);
    if (found.form == "geojson") return readGeoJson(files, found.name, choices);
    if (found.form == "topojson") return readTopoJson(files, found.name, choices);
    return readPlainSvg(files, found.name);
}

/// Before some are left out: a place is called the same whatever else is taken.
void nameUnnamed(ForeignMap& map, const std::string& word)
{
    int number = 0;
    for (ForeignPlace& place : map.places) {
        if (place.kind == engine::PlaceKind::Coast) continue;
        ++number;
        if (place.name.empty()) place.name = word + ' ' + std::to_string(number);
    }
}

/// Of a folder or zip with several maps of a form, one is read: names the others.
void noteOtherMaps(const ForeignFiles& files, const Found& found, ForeignMap& map)
{
    constexpr std::size_t kMostNames = 10;
    const std::string ending = found.form == "triplea" ? "map.yml"
                               : found.form == "jdip"  ? "variants.xml"
                                                       : lowerCased(found.name.substr(found.name.rfind('.')));
    std::string names;
    std::size_t count = 0;
    for (const std::string& name : files.withEnding(ending))
        if (name != found.name && ++count <= kMostNames) {
            names += names.empty() ? "" : ", ";
            names += engine::firstCharacters(name, engine::kLongestName);
        }
    if (count > kMostNames) names += ", \u2026";
    if (count > 0) map.notes.push_back(importNote("import-other-maps", {{"names", names}}, map.file));
}

} // namespace

std::span<const std::string_view> importForms() { return kImportForms; }

engine::Result<ImportedMap> importMap(const ForeignFiles& files, const std::string& form, const ImportChoices& choices,
                                      const NewMapName& name)
{
    Found found{form, {}};
    if (form.empty())
        found = files.named().empty() ? lookAtFolder(files) : lookAtNamed(files);
    else
        found.name = startOf(files, form);
    if (found.form.empty()) return engine::fail(engine::Error{"import-unknown-form", {}, files.path(), 0, 0, {}});
    if (found.name.empty())
        return engine::fail(engine::Error{"import-not-of-form", {{"form", found.form}}, files.path(), 0, 0, {}});
    if (found.form == "marches-map") return readMarchesMap(files, found.name);
    engine::Result<ForeignMap> read = readForm(files, found, choices);
    if (!read) return engine::fail(read.error());
    if (read->offers.places.empty()) nameUnnamed(*read, name.unnamed);
    turnKinds(*read, choices);
    if (read->offers.places.empty()) leaveOutPlaces(*read, choices); // those of a sheet are gone before it is laid
    if (files.named().empty()) noteOtherMaps(files, found, *read);
    // Other forms, and files that we wrote, say what is sea, and what touches.
    constexpr std::array<std::string_view, 6> kOfLand{"svg",      "warzone", "domination",
                                                      "conquest", "geojson", "topojson"};
    read->offers.asksKinds = !read->saysLanguage && std::ranges::find(kOfLand, found.form) != kOfLand.end();
    read->offers.joinsShapes = !read->saysLanguage && found.form == "svg";
    if (read->offers.joinsShapes && choices.tolerance >= 0) read->fit.tolerance = choices.tolerance;
    read->wantsCoastLanes = choices.coastLanes;
    if (!read->saysLanguage) read->offers.language = read->language;
    if (!choices.language.empty()) read->language = choices.language;
    return buildMap(std::move(*read), name);
}

engine::Result<ImportedMap> importMap(const std::string& path, const std::string& form, const ImportChoices& choices,
                                      const NewMapName& name)
{
    const engine::Result<ForeignFiles> files = ForeignFiles::open(path);
    if (!files) return engine::fail(files.error());
    return importMap(*files, form, choices, name);
}

engine::Result<void> writeImportedMap(const ImportedMap& map, const std::string& folder)
{
    std::map<std::string, std::string> files = map.files.byName();
    for (const auto& [name, bytes] : map.others) files.emplace(name, bytes.toStdString());
    return writeNewFolder(folder, files);
}

} // namespace marches::editor
