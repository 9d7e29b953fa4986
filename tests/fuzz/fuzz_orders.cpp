// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a sheet of orders: what is understood must, written in the short form, mean the same again. Seeds:
// sheets of orders.
#include <cstdint>
#include <cstdlib>

#include "engine/diplomacy/orders/completion.h"
#include "engine/diplomacy/orders/orderline.h"
#include "engine/diplomacy/orders/ordersheet.h"
#include "engine/package/mappackage.h"
#include "engine/package/textloading.h"

using namespace marches::engine;
using namespace marches::engine::orders;

namespace {

struct Words {
    MapData map = loadMap(MARCHES_SOURCE_DIR "/maps/diplomacy-europe").value();
    Errors errors;
    Texts texts = packageTexts(MARCHES_SOURCE_DIR, nullptr, &map, nullptr, errors);
    Lexicon lexicon{map.board, texts};
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    static const Words words;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (const WrittenOrder& order : readOrderSheet(text, words.lexicon, "fuzz").orders) {
        const std::string written = writeOrder(order, words.map.board);
        const OrderLine again = readOrderLine(written, words.lexicon, "again", 1);
        if (again.orders.size() != 1 || writeOrder(again.orders.front(), words.map.board) != written) std::abort();
    }
    completions(text.substr(0, 200), words.lexicon, "fr");
    return 0;
}
