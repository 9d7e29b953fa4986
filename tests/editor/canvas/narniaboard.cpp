// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/canvas/narniaboard.h"

namespace marches::test {

NarniaBoard::NarniaBoard() : ShippedBoard("narnia"), rules(std::make_shared<PaperRules>(drawing->board)) {}

editor::BoardWording NarniaBoard::wording(const std::string& language) const
{
    editor::BoardWording words = editor::mapWording(texts, drawing->board, language);
    words.name = [places = words.name, game = rules](engine::Ref ref) {
        if (ref.space == engine::Space::Place) return places(ref);
        const std::string_view id = game->vocabulary().name(ref.space, ref.index);
        return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    };
    return words;
}

engine::Facts NarniaBoard::midgame() const
{
    PaperPosition position(*rules);
    position.turn("red")
        .held("shuddering-wood", "witch", 4, 1)
        .held("witchs-castle", "witch", 3, 1)
        .held("ettinsmoor", "witch", 2)
        .held("northern-marshes", "witch", 2)
        .held("battle-plain", "witch", 2, 1)
        .held("frozen-lake", "witch", 3)
        .held("western-wild", "witch", 2)
        .held("beavers-dam", "witch", 2)
        .held("dancing-dawn", "witch", 2, 1)
        .held("stone-table", "witch", 3, 1)
        .held("archenland", "witch", 1)
        .held("seven-isles", "witch", 2)
        .held("allies-enclave", "red", 3)
        .held("cair-paravel", "red", 4, 1)
        .held("beruna", "red", 3, 1)
        .held("glasswater", "red", 2)
        .held("galma", "red", 2)
        .held("terebinthia", "red", 2)
        .held("anvard", "red", 8, 4)
        .held("lamppost", "blue", 2)
        .held("mr-tumnus-cave", "blue", 2)
        .held("father-christmas", "blue", 2, 1)
        .held("telmar", "blue", 2)
        .held("cauldron-pool", "blue", 3)
        .held("cherry-tree", "yellow", 4, 1)
        .attacked("dancing-dawn", "red", 2, 1)
        .attackedFrom("beruna")
        .camp("witchs-castle")
        .camp("cair-paravel")
        .camp("cherry-tree")
        .token("White Witch", "witchs-castle", "witch")
        .token("Maugrim", "shuddering-wood", "witch")
        .token("General Otmin", "dancing-dawn", "witch")
        .token("Peter", "beruna", "red")
        .token("Susan", "cherry-tree", "yellow")
        .token("Lucy", "anvard", "red")
        .token("Edmund", "anvard", "red")
        .token("Mr Tumnus", "courtyard", {}, true)
        .token("Rumblebuffin", "courtyard", {}, true)
        .token("Ginarrbrik", "courtyard")
        .token("Aslan", "pavilion")
        .token("Beavers", "pavilion")
        .statues("courtyard", "red", 3, 1)
        .statues("courtyard", "blue", 2, 0)
        .score("witch", 9)
        .score("red", 11)
        .score("blue", 6)
        .score("yellow", 12)
        .track({"witch", "red", "blue", "witch", "red", "", "", "", "", "", ""}, 5);
    return position.facts();
}

editor::BoardMarks NarniaBoard::question() const
{
    editor::BoardMarks marks;
    marks.asking = true;
    for (const char* id : {"dancing-dawn", "stone-table", "archenland"}) marks.legal.set(place(id));
    marks.sources.set(place("beruna"));
    marks.badges = {{place("dancing-dawn"), QStringLiteral("43 %")},
                    {place("stone-table"), QStringLiteral("28 %")},
                    {place("archenland"), QStringLiteral("95 %")}};
    marks.spoken = {{place("dancing-dawn"), QStringLiteral("43 of 100")}};
    return marks;
}

} // namespace marches::test
