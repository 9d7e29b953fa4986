// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/scorehistory.h"

#include <algorithm>
#include <map>
#include <span>

#include "app/desktop/play/positionreader.h"

namespace marches::app {

using engine::Message;
using engine::Space;

namespace {

struct Told {
    int rule = 0;
    int number = 0; ///< the first number in the sentence; 0: none
};

std::vector<Told> linesOf(const engine::Rules& rules, std::span<const Message> log, int seat)
{
    std::vector<Told> lines;
    for (const Message& message : log) {
        if (seatOf(rules, message) != seat) continue;
        Told line{message.rule, 0};
        const auto& params = rules.messages()[message.text].params;
        for (std::size_t i = 0; i < params.size() && line.number == 0; ++i)
            if (params[i].space == Space::Number) line.number = message.arg[i];
        lines.push_back(line);
    }
    return lines;
}

void add(std::vector<ScoreShare>& shares, int rule, int amount)
{
    const auto found = std::ranges::find(shares, rule, &ScoreShare::rule);
    if (found == shares.end())
        shares.push_back({rule, amount});
    else
        found->amount += amount;
}

/// A change of one seat's score, and what the log told of that seat at the same step.
struct Change {
    std::size_t seat = 0;
    int amount = 0;
    std::vector<Told> lines;
};

/// Scoring comes towards the end of a step: the last lines in a row whose numbers make up the change say where it comes
/// from.
bool attribute(std::vector<ScoreShare>& shares, const std::vector<Told>& lines, int amount)
{
    for (std::size_t end = lines.size(); end > 0; --end) {
        int sum = 0;
        for (std::size_t from = end; from-- > 0;) {
            sum += lines[from].number;
            if (sum != amount || lines[from].number == 0) continue;
            for (std::size_t i = from; i < end; ++i)
                if (lines[i].number != 0) add(shares, lines[i].rule, lines[i].number);
            return true;
        }
    }
    return false;
}

} // namespace

int seatOf(const engine::Rules& rules, const Message& message)
{
    const auto& params = rules.messages()[message.text].params;
    for (std::size_t i = 0; i < params.size(); ++i) {
        if (params[i].space == Space::Seat) return message.arg[i];
        if (params[i].space != Space::Army) continue;
        for (int seat = 0; seat < static_cast<int>(rules.seats().size()); ++seat) {
            const auto& armies = rules.seats()[static_cast<std::size_t>(seat)].armies;
            if (std::ranges::find(armies, message.arg[i]) != armies.end()) return seat;
        }
    }
    return -1;
}

std::vector<std::vector<ScoreShare>> scoreHistory(const engine::Game& game)
{
    engine::Game walk = game;
    const std::size_t seats = game.rules().seats().size();
    std::vector<int> before(seats, 0);
    std::vector<Change> changes;
    // How much oftener a rule told a number when something was scored than when nothing was: dice, captives and turn
    // tokens are told at every step.
    std::map<int, int> scoring;
    engine::Facts facts;
    for (const int node : game.journal().line(game.here())) {
        walk.goTo(node);
        walk.rules().describe(walk.state(), facts);
        const PositionReader position(walk.rules(), facts);
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const int now = position.score(static_cast<int>(seat));
            const std::vector<Told> lines = linesOf(walk.rules(), walk.log(node), static_cast<int>(seat));
            for (const Told& line : lines)
                if (line.number != 0) scoring[line.rule] += now != before[seat] ? 1 : -1;
            if (now != before[seat]) changes.push_back({seat, now - before[seat], lines});
            before[seat] = now;
        }
    }

    std::vector<std::vector<ScoreShare>> shares(seats);
    for (const Change& change : changes) {
        std::vector<ScoreShare>& mine = shares[change.seat];
        std::vector<Told> likely;
        std::vector<Told> others;
        for (const Told& line : change.lines) (scoring[line.rule] > 0 ? likely : others).push_back(line);
        if (attribute(mine, likely, change.amount)) continue;
        // Or another rule, which gives something now and then only, gave the rest.
        int rest = change.amount;
        for (const Told& line : likely) rest -= line.number;
        if (attribute(mine, others, rest)) {
            for (const Told& line : likely) add(mine, line.rule, line.number);
            continue;
        }
        if (!attribute(mine, change.lines, change.amount))
            add(mine, change.lines.empty() ? 0 : change.lines.back().rule, change.amount);
    }
    for (auto& list : shares) std::erase_if(list, [](const ScoreShare& share) { return share.amount == 0; });
    return shares;
}

} // namespace marches::app
