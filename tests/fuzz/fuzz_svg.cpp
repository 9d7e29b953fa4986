// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdint>
#include <cstdlib>

#include "editor/formats/boardsvg.h"
#include "editor/formats/svgdocument.h"

using namespace marches::editor;

namespace {

/// Changes of every kind to the elements of a drawing, in turn.
std::vector<SvgChange> someChanges(const std::vector<std::string>& ids, std::uint8_t seed)
{
    QPainterPath path;
    path.addRect(1, 2, 30, 40);
    std::vector<SvgChange> changes;
    for (const std::string& id : ids) {
        switch ((seed + changes.size()) % 5) {
        case 0: changes.emplace_back(SetSvgPath{id, path}); break;
        case 1: changes.emplace_back(RemoveSvgElement{id}); break;
        case 2: changes.emplace_back(RenameSvgElement{id, "new-" + std::to_string(changes.size())}); break;
        case 3: changes.emplace_back(SetSvgProperty{id, "fill", "#123456"}); break;
        default:
            changes.emplace_back(
                AddSvgPath{kSvgLayers[seed % kSvgLayers.size()], "added-" + std::to_string(changes.size()), path, {}});
        }
    }
    return changes;
}

/// What a drawing is refused for after changes that went well: only for having grown.
bool mayRefuse(const std::string& code)
{
    return code == "svg-too-deep" || code == "svg-too-many-elements" || code == "file-too-large";
}

} // namespace

/// A drawing is read, drawn and changed: nothing breaks, without changes it is the same, and with changes it still
/// reads.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size == 0) return 0;
    const QByteArray bytes(reinterpret_cast<const char*>(data) + 1, static_cast<qsizetype>(size - 1));
    std::vector<std::string> ids;
    if (const auto board = BoardSvg::read(bytes, "fuzz")) {
        (void)board->artwork();
        for (const std::string_view id : board->ids()) {
            (void)board->outline(id);
            ids.emplace_back(id);
        }
    }
    const auto document = SvgDocument::read(bytes, "fuzz");
    if (!document) return 0;
    if (*document->withChanges({}) != bytes) std::abort();
    // Each change alone, then all that can be made together.
    std::vector<SvgChange> good;
    for (const SvgChange& change : someChanges(ids, data[0]))
        if (document->withChanges({change})) good.push_back(change);
    const auto changed = document->withChanges(good);
    if (!changed) return 0; // two may want the same id
    const auto again = SvgDocument::read(*changed, "fuzz");
    if (!again && !mayRefuse(again.error().front().code)) std::abort();
    return 0;
}
