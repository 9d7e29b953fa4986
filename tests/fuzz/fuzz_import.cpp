// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>

#include "editor/document/mapfiles.h"
#include "editor/exchange/importmap.h"
#include "editor/exchange/zipfile.h"

using namespace marches;
using namespace marches::editor;

namespace {

/// The files that each form looks for: the input is cut into them at a sign that no text holds.
std::vector<std::string> namesOf(std::string_view form)
{
    if (form == "domination") return {"a.map", "a.png", "a_fr.properties", "a.cards"};
    if (form == "conquest") return {"a.map", "a.bmp"};
    if (form == "triplea") return {"map.yml", "polygons.txt", "games/a.xml", "centers.txt", "map.properties"};
    if (form == "jdip") return {"variants.xml", "a.xml", "a.svg"};
    if (form == "godip") return {"a.svg", "a.go"};
    if (form == "warzone") return {"a.svg", "a.json"};
    if (form == "geojson") return {"a.geojson"};
    if (form == "topojson") return {"a.topojson"};
    if (form == "marches-map") return {"map.yaml", "board.svg", "i18n/fr.po"};
    return {"a.svg"};
}

} // namespace

/// A map of another program, whichever the first byte says: nothing breaks, and what is made can be opened.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) return 0;
    const QByteArray bytes(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size - 1));
    (void)readZip(bytes, "fuzz", {1'000'000, 2'000'000, 100});
    const std::span<const std::string_view> forms = importForms();
    const std::string form(forms[data[0] % forms.size()]);
    std::map<std::string, QByteArray> files;
    qsizetype begin = 0;
    for (const std::string& name : namesOf(form)) {
        const qsizetype end = bytes.indexOf('\xFF', begin);
        files.emplace(name, bytes.mid(begin, end < 0 ? -1 : end - begin));
        if (end < 0) break;
        begin = end + 1;
    }
    const engine::Result<ImportedMap> made = importMap(ForeignFiles::of(std::move(files), "fuzz"), form, {}, {});
    if (made && !openMap(made->files, {})) std::abort();
    return 0;
}
