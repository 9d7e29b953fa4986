// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/gamecourse.h"

#include <algorithm>
#include <map>
#include <set>

namespace marches::app {

namespace {

constexpr std::size_t kDecisive = 3;

/// The turns with most changes, in the order of the game.
std::vector<GameCourse::Turn> mostOf(std::vector<GameCourse::Turn> turns)
{
    std::erase_if(turns, [](const GameCourse::Turn& turn) { return turn.changes.empty(); });
    std::ranges::stable_sort(turns, std::ranges::greater(),
                             [](const GameCourse::Turn& turn) { return turn.changes.size(); });
    if (turns.size() > kDecisive) turns.resize(kDecisive);
    std::ranges::sort(turns, {}, &GameCourse::Turn::node);
    return turns;
}

} // namespace

int GameCourse::value(std::size_t point, int seat, CourseMeasure measure) const
{
    const Holding& holding = points[point].seats[static_cast<std::size_t>(seat)];
    switch (measure.kind) {
    case CourseMeasure::Places: return holding.places;
    case CourseMeasure::Pieces: return holding.pieces;
    case CourseMeasure::Score: return holding.score;
    case CourseMeasure::Cards: return holding.cards;
    case CourseMeasure::Counter: break;
    }
    const auto counter = holding.counters.find(measure.counter);
    return counter == holding.counters.end() ? 0 : counter->second;
}

std::vector<CourseMeasure> GameCourse::measures() const
{
    std::vector<CourseMeasure> all;
    const bool placesAlone = std::ranges::all_of(points, [](const Point& point) {
        return std::ranges::all_of(point.seats, [](const Holding& seat) { return seat.score == seat.places; });
    });
    if (!placesAlone) all.push_back(CourseMeasure::Score);
    for (const CourseMeasure::Kind kind : {CourseMeasure::Places, CourseMeasure::Pieces, CourseMeasure::Cards})
        all.push_back(kind);
    std::set<int> counters;
    for (const Point& point : points)
        for (const Holding& seat : point.seats)
            for (const auto& [counter, amount] : seat.counters) counters.insert(counter);
    for (const int counter : counters) all.push_back({CourseMeasure::Counter, counter});
    std::erase_if(all, [this](CourseMeasure measure) { return !counts(measure); });
    return all;
}

bool GameCourse::counts(CourseMeasure measure) const
{
    for (std::size_t point = 1; point < points.size(); ++point)
        for (int seat = 0; seat < static_cast<int>(points[point].seats.size()); ++seat)
            if (value(point, seat, measure) != value(point - 1, seat, measure)) return true;
    return false;
}

GameCourse courseOf(const engine::Game& game, const TurnLedger& ledger, int viewer)
{
    engine::Game walk = game;
    const bool over = game.over();
    const std::vector<int> line = game.journal().line(game.here());
    GameCourse course;
    course.steps = static_cast<int>(line.size()) - 1;
    course.taken.assign(game.rules().seats().size(), 0);
    std::vector<GameCourse::Turn> turns;
    std::map<int, int> owners;
    engine::State view;
    engine::Facts facts;
    for (std::size_t i = 0; i < line.size(); ++i) {
        walk.goTo(line[i]);
        const engine::Rules& rules = walk.rules();
        if (over)
            view = walk.state();
        else
            rules.view(walk.state(), viewer, view);
        facts.clear();
        rules.describe(view, facts);
        std::vector<Holding> now = holdingsIn(rules, facts);
        if (course.points.empty() || i + 1 == line.size() || course.points.back().seats != now)
            course.points.push_back({line[i], static_cast<int>(i), std::move(now)});
        std::map<int, int> ownersNow = ownersIn(rules, facts);
        const int seat = ledger.at(line[i > 0 ? i - 1 : 0]).seat;
        if (turns.empty() || turns.back().seat != seat) turns.push_back({seat, line[i], {}});
        turns.back().node = line[i];
        if (i > 0)
            for (const OwnerChange& change : ownerChanges(owners, ownersNow)) {
                if (change.from < 0 || change.to < 0) continue; // nothing was taken from anybody
                turns.back().changes.push_back(change);
                if (const int taker = seatOfArmy(rules, change.to); taker >= 0)
                    ++course.taken[static_cast<std::size_t>(taker)];
            }
        owners = std::move(ownersNow);
    }
    course.decisive = mostOf(std::move(turns));
    return course;
}

} // namespace marches::app
