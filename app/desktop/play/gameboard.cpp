// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/gameboard.h"

#include <algorithm>
#include <map>

#include "editor/formats/svgtree.h"
#include "engine/diplomacy/referee/gameorders.h"
#include "engine/rules/registry/registry.h"

namespace marches::app {

engine::Result<std::shared_ptr<const editor::BoardDrawing>> drawingOf(const GameSession& session)
{
    const engine::MapData& map = session.setup().map;
    const std::string name = map.folder() + "/board.svg";
    const QByteArray& own = session.boardSvg();
    const engine::Result<QByteArray> svg = own.isEmpty() ? editor::readSvgFile(name) : engine::Result<QByteArray>(own);
    return svg ? editor::makeBoardDrawing(map, *svg, name)
               : engine::Result<std::shared_ptr<const editor::BoardDrawing>>(engine::fail(svg.error()));
}

namespace {

/// Adds what a region is worth to its name on the board, where rules count regions. What is worth by its size has a
/// name alone.
void wordBonuses(const GameSession& session, const engine::Board& board, editor::BoardWording& words)
{
    const engine::Ruleset* ruleset = engine::findRuleset(session.setup().rules.data);
    words.countsRegions = ruleset != nullptr && ruleset->setUpWords(board).bonuses;
    if (!words.countsRegions) return;
    std::map<std::string, int> worth;
    for (const engine::Region& region : board.regions()) worth[region.id] = std::max(region.bonus, 0);
    words.boardRegion = [worth = std::move(worth), name = words.boardRegion](const std::string& region) {
        editor::BoardName said = name(region);
        const auto found = worth.find(region);
        if (found != worth.end() && found->second > 0 && !said.lines.isEmpty())
            said.lines.back() += QStringLiteral("\u00a0+%1").arg(found->second);
        return said;
    };
}

} // namespace

editor::BoardWording boardWording(const GameSession& session, const engine::MessageFormatter& formatter,
                                  const engine::Rules& rules)
{
    editor::BoardWording words = editor::gameWording(formatter);
    wordBonuses(session, rules.board(), words);
    if (!engine::referee::takesOrders(rules)) return words;
    const auto power = [wording = formatter, seats = rules.seats()](engine::Ref ref, const char* form) {
        const auto commands = [&ref](const engine::SeatInfo& seat) {
            return std::ranges::find(seat.armies, ref.index) != seat.armies.end();
        };
        const auto seat = std::ranges::find_if(seats, commands);
        const std::string name = ref.space != engine::Space::Army || seat == seats.end()
                                     ? std::string()
                                     : wording.texts().form("seat." + seat->id, form, wording.language());
        return QString::fromStdString(name.empty() ? wording.word(ref, form) : name);
    };
    words.name = [power](engine::Ref ref) { return power(ref, "name"); };
    words.withArticle = [power](engine::Ref ref) { return power(ref, "with-article"); };
    return words;
}

QStringList unplayedLand(const GameSession& session, const engine::Rules& rules, const std::string& language)
{
    QStringList sentences;
    const engine::Ruleset* ruleset = engine::findRuleset(session.setup().rules.data);
    if (ruleset == nullptr) return sentences;
    for (const engine::MapNeed& need : ruleset->needs(rules.board())) {
        if (need.what.code != "map-land-cut-off") continue;
        engine::Error said = need.what;
        for (auto& [name, value] : said.args)
            if (name == "place")
                value = session.texts().word(std::string("territory.").append(value).append(".name"), language);
        sentences << QString::fromStdString(engine::errorSentence(said, session.texts(), language));
    }
    return sentences;
}

} // namespace marches::app
