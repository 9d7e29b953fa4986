// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a collection of adjudicated positions: whatever is read can be played. Seeds: tests/data/datc.
#include <cstdint>

#include "engine/diplomacy/referee/caserunner.h"
#include "engine/package/mappackage.h"
#include "engine/package/textloading.h"

using namespace marches::engine;
using namespace marches::engine::referee;

namespace {

struct Words {
    MapData map = loadMap(MARCHES_SOURCE_DIR "/maps/diplomacy-europe").value();
    Errors errors;
    Texts texts = packageTexts(MARCHES_SOURCE_DIR, nullptr, &map, nullptr, errors);
    orders::Lexicon lexicon{map.board, texts};
    adjudication::MovementGraph graph = adjudication::makeMovementGraph(map.board);
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Words words;
    const auto collection = readCases({reinterpret_cast<const char*>(data), size}, "fuzz", words.lexicon);
    if (!collection) return 0;
    for (const OrderCase& one : collection->cases) playCase(*collection, one, words.map.board, words.graph);
    return 0;
}
