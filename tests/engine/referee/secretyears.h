// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <functional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/referee/mailturn.h"
#include "engine/diplomacy/referee/turnreport.h"
#include "engine/game/game.h"
#include "engine/package/library.h"
#include "engine/text/messageformatter.h"

namespace marches::tests {

using namespace engine;
using namespace engine::referee;

using Sheet = std::vector<orders::WrittenOrder>;

inline constexpr int kSecretYears = 200;

inline State viewOf(const Game& game, const State& state, int reader)
{
    State seen;
    game.rules().view(state, reader, seen);
    return seen;
}

/// Writes the orders of a game at random: those of units alike for games that differ in secrets alone, and those of
/// persons as its own luck has it.
class RandomSheets {
public:
    explicit RandomSheets(unsigned seed) : m_units(seed), m_persons(seed * 2 + 1) {}

    Sheet units(const Game& game)
    {
        const Board& board = game.rules().board();
        const Vocabulary& words = game.rules().vocabulary();
        Sheet sheet;
        Facts facts;
        game.rules().describe(game.state(), facts);
        for (const Fact& fact : facts) {
            const FieldSpec& spec = game.rules().fields()[fact.field];
            const bool piece = spec.keys[2] == Space::Piece && fact.value > 0;
            if (spec.path == "phase" && words.name(Space::Phase, fact.value) == std::string_view("queen-form")) {
                sheet.emplace_back().kind = orders::OrderKind::Jadis;
                sheet.back().power = "queen";
            }
            if (!piece || spec.role != Role::Stack) continue;
            orders::WrittenOrder order;
            order.place = fact.key[1];
            order.power = game.rules().seats()[static_cast<std::size_t>(fact.key[0])].id;
            order.kind = any(m_units, 5) == 0 ? orders::OrderKind::Hold : orders::OrderKind::Move;
            order.to = neighbour(m_units, board, order.place);
            if (any(m_units, 4) == 0) {
                order.kind = orders::OrderKind::SupportMove;
                order.otherPlace = neighbour(m_units, board, order.place);
            }
            if (any(m_units, 12) == 0) continue; // none
            sheet.push_back(order);
            if (any(m_units, 3) == 0) {
                order.kind = orders::OrderKind::Hunt;
                order.otherPerson = any(m_units, 6);
                sheet.push_back(order);
            }
        }
        for (const OpenWay& open : retreats(game)) sheet.push_back(open);
        return sheet;
    }
    /// Of all persons, each told to go somewhere, to travel, or nothing.
    Sheet persons(const Game& game)
    {
        Sheet sheet;
        Facts facts;
        game.rules().describe(game.state(), facts);
        for (const Fact& fact : facts) {
            if (game.rules().fields()[fact.field].role != Role::Token || fact.value < 0) continue;
            orders::WrittenOrder order;
            order.person = fact.key[0];
            const int what = any(m_persons, 4);
            order.kind = what == 0 ? orders::OrderKind::Travel : orders::OrderKind::Move;
            order.otherPlace = fact.value;
            order.to = neighbour(m_persons, game.rules().board(), fact.value);
            for (const SeatInfo& seat : game.rules().seats())
                if (std::ranges::find(seat.tokens, order.person) != seat.tokens.end()) order.power = seat.id;
            if (what != 1) sheet.push_back(order);
        }
        return sheet;
    }
    void useOwnLuck(unsigned seed) { m_persons.seed(seed); }

private:
    using OpenWay = orders::WrittenOrder;
    using Luck = std::mt19937;

    static int any(Luck& luck, int n) { return static_cast<int>(luck() % static_cast<unsigned>(n)); }
    static int neighbour(Luck& luck, const Board& board, int place)
    {
        std::vector<int> near;
        for (const Connection& way : board.connections()) {
            if (way.from == place) near.push_back(way.to);
            if (way.to == place) near.push_back(way.from);
        }
        return near.empty() ? place : near[static_cast<std::size_t>(any(luck, static_cast<int>(near.size())))];
    }
    std::vector<OpenWay> retreats(const Game& game)
    {
        std::vector<OpenWay> all;
        Facts facts;
        game.rules().describe(game.state(), facts);
        for (const Fact& fact : facts) {
            const FieldSpec& spec = game.rules().fields()[fact.field];
            if (spec.role != Role::Intruders || fact.value <= 0) continue;
            OpenWay order;
            order.kind = orders::OrderKind::Retreat;
            order.place = fact.key[1];
            order.power = game.rules().seats()[static_cast<std::size_t>(fact.key[0])].id;
            order.to = neighbour(m_units, game.rules().board(), order.place);
            all.push_back(order);
        }
        return all;
    }

    Luck m_units;
    Luck m_persons;
};

/// Two games after a turn in which the same happened as far as a reader can see.
struct SecretPair {
    std::array<const Game*, 2> games{};
    std::array<const MailTurn*, 2> turns{};
};

struct SecretYears {
    int years = 0;    ///< that were played in both games, at least as far as their spring
    int compared = 0; ///< turns of a reader that differed in something that he cannot know
};

inline int yearOf(const Game& game)
{
    Facts facts;
    game.rules().describe(game.state(), facts);
    for (const Fact& fact : facts)
        if (game.rules().fields()[fact.field].path == "year") return fact.value;
    return 0;
}

/// Random years of Narnian Wars, two games side by side that differ in the High King's place and in the ways of
/// persons. As long as a reader's view of both is the same, before and after a turn, and his own orders are, `compare`
/// looks at what he is told.
inline SecretYears playSecretYears(const GameSetup& setup, const orders::Lexicon& lexicon,
                                   const MessageFormatter& wording, int years,
                                   const std::function<void(const SecretPair&, int reader)>& compare)
{
    constexpr int kTurns = 10;
    SecretYears played;
    const auto& seats = setup.game->seats();
    for (unsigned pair = 1; played.years < years; ++pair) {
        std::array<Game, 2> games{Game(setup.game, setup.options, pair, setup.maker),
                                  Game(setup.game, setup.options, pair + 1000, setup.maker)};
        std::array<RandomSheets, 2> sheets{RandomSheets(pair), RandomSheets(pair)};
        sheets[1].useOwnLuck(pair + 5000);
        int year = 0;
        for (int step = 0; step < kTurns; ++step) {
            std::array<MailTurn, 2> turns;
            std::array<Sheet, 2> persons;
            for (std::size_t i = 0; i < 2; ++i) {
                Sheet sheet = sheets[i].units(games[i]);
                persons[i] = sheets[i].persons(games[i]);
                sheet.insert(sheet.end(), persons[i].begin(), persons[i].end());
                turns[i] = playTurn(games[i], sheet, {}, lexicon, wording);
            }
            const auto same = [&](int reader) {
                return viewOf(games[0], turns[0].before, reader) == viewOf(games[1], turns[1].before, reader) &&
                       viewOf(games[0], games[0].state(), reader) == viewOf(games[1], games[1].state(), reader);
            };
            if (!same(kPublic)) break;
            if (yearOf(games[0]) != year) {
                year = yearOf(games[0]);
                ++played.years;
            }
            for (int reader = kPublic; reader < static_cast<int>(seats.size()); ++reader) {
                const auto own = [&](const Sheet& sheet) {
                    Sheet mine;
                    for (const orders::WrittenOrder& order : sheet)
                        if (reader >= 0 && order.power == seats[static_cast<std::size_t>(reader)].id)
                            mine.push_back(order);
                    return mine;
                };
                if (!same(reader) || own(persons[0]) != own(persons[1])) continue;
                compare({{&games[0], &games[1]}, {&turns[0], &turns[1]}}, reader);
                if (!(games[0].state() == games[1].state())) ++played.compared;
            }
            if (games[0].over() || games[1].over()) break;
        }
    }
    return played;
}

} // namespace marches::tests
