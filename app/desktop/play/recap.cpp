// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/recap.h"

#include <algorithm>
#include <map>
#include <variant>

#include "app/desktop/play/positionreader.h"

namespace marches::app {

using engine::Fact;
using engine::FieldSpec;
using engine::Form;
using engine::Role;
using engine::Space;

namespace {

constexpr int kFewLines = 12; ///< told by others that one has read while they came

int keyIn(const FieldSpec& field, const Fact& fact, Space space)
{
    for (std::size_t i = 0; i < field.keys.size(); ++i)
        if (field.keys[i] == space) return fact.key[i];
    return engine::kNothing;
}

/// Reads the moments of a stretch of the record, as one seat may see them.
class Reader {
public:
    Reader(const engine::Game& game, int viewer) : m_walk(game), m_viewer(viewer) {}

    const engine::Rules& rules() const { return m_walk.rules(); }
    const engine::Facts& facts() const { return m_facts; }

    void goTo(int node)
    {
        m_walk.goTo(node);
        rules().view(m_walk.state(), m_viewer, m_view);
        m_facts.clear();
        rules().describe(m_view, m_facts);
        m_owners = ownersIn(rules(), m_facts);
    }
    RecapStep next(int node)
    {
        const std::map<int, int> before = m_owners;
        goTo(node);
        RecapStep step;
        step.node = node;
        step.changes = ownerChanges(before, m_owners);
        for (const engine::Message& message : m_walk.log(node))
            if (message.isFor(m_viewer)) step.told.push_back(message);
        if (const auto* move = std::get_if<engine::Move>(&m_walk.journal().node(node).step);
            move != nullptr && !step.told.empty()) // of one that is not told, nothing is said
            readMove(*move, step);
        return step;
    }

private:
    void readMove(const engine::Move& move, RecapStep& step) const
    {
        step.mover = move.seat;
        const auto& params = rules().verbSpecs()[move.verb].params;
        std::vector<int> places;
        for (std::size_t i = 0; i < params.size(); ++i)
            if (params[i].form == Form::One && params[i].space == Space::Place) places.push_back(move.arg[i]);
        // A move may name in secret what its line does not tell.
        const auto isTold = [&](int place) {
            return std::ranges::any_of(step.told, [&](const engine::Message& message) {
                const auto& told = rules().messages()[message.text].params;
                for (std::size_t i = 0; i < told.size(); ++i)
                    if (told[i].space == Space::Place && message.arg[i] == place) return true;
                return false;
            });
        };
        std::erase_if(places, [&](int place) { return place < 0 || !isTold(place); });
        if (places.empty()) return;
        step.to = places.back();
        if (places.size() > 1) step.from = places.front();
    }

    engine::Game m_walk;
    int m_viewer;
    engine::State m_view;
    engine::Facts m_facts;
    std::map<int, int> m_owners;
};

bool isMoveOf(const engine::Game& game, int node, int seat)
{
    const auto* move = std::get_if<engine::Move>(&game.journal().node(node).step);
    return node > 0 && move != nullptr && move->seat == seat;
}

bool isSealing(const engine::Game& game, int node)
{
    const auto& move = std::get<engine::Move>(game.journal().node(node).step);
    return game.rules().verbSpecs()[move.verb].role == engine::VerbRole::Seal;
}

/// Where all answer at once: after the last answer, or, where answers are sealed, from the last sealing on: when it is
/// the last one that was waited for, everything comes of it in the same step.
Stretch sinceLastAnswer(const engine::Game& game, const std::vector<int>& line, int viewer)
{
    const int here = line.back();
    int last = -1;
    for (std::size_t i = line.size(); i-- > 0 && last < 0;)
        if (isMoveOf(game, line[i], viewer) && isSealing(game, line[i])) last = static_cast<int>(i);
    if (last < 0) {
        std::size_t i = line.size() - 1;
        while (i > 0 && !isMoveOf(game, line[i], viewer)) --i;
        return {line[i], here};
    }
    for (auto i = static_cast<std::size_t>(last) + 1; i < line.size(); ++i)
        if (isMoveOf(game, line[i], viewer)) return {line[static_cast<std::size_t>(last) - 1], line[i - 1]};
    return {line[static_cast<std::size_t>(last) - 1], here};
}

void openTurn(Recap& recap, int seat)
{
    if (recap.turns.empty() || recap.turns.back().seat != seat) recap.turns.push_back({seat, {}, {}});
}

} // namespace

int seatOfArmy(const engine::Rules& rules, int army)
{
    const auto& seats = rules.seats();
    const auto found = std::ranges::find_if(seats, [army](const engine::SeatInfo& seat) {
        return std::ranges::find(seat.armies, army) != seat.armies.end();
    });
    return army < 0 || found == seats.end() ? -1 : static_cast<int>(found - seats.begin());
}

std::map<int, int> ownersIn(const engine::Rules& rules, const engine::Facts& facts)
{
    std::map<int, int> owners;
    for (const Fact& fact : facts)
        if (const FieldSpec& field = rules.fields()[fact.field];
            field.role == Role::Owner && fact.value != engine::kUnknown)
            owners[keyIn(field, fact, Space::Place)] = fact.value;
    return owners;
}

std::vector<OwnerChange> ownerChanges(const std::map<int, int>& before, const std::map<int, int>& after)
{
    const auto owner = [](const std::map<int, int>& owners, int place) {
        const auto found = owners.find(place);
        return found == owners.end() || found->second < 0 ? -1 : found->second;
    };
    std::map<int, int> places = before;
    places.insert(after.begin(), after.end());
    std::vector<OwnerChange> changes;
    for (const auto& [place, army] : places)
        if (const OwnerChange change{place, owner(before, place), owner(after, place)}; change.from != change.to)
            changes.push_back(change);
    return changes;
}

std::vector<Holding> holdingsIn(const engine::Rules& rules, const engine::Facts& facts)
{
    const auto& seats = rules.seats();
    std::vector<Holding> holdings(seats.size());
    const std::map<int, int> owners = ownersIn(rules, facts);
    const PositionReader position(rules, facts);
    const auto ofArmy = [&](int army) -> Holding* {
        const int seat = seatOfArmy(rules, army);
        return seat < 0 ? nullptr : &holdings[static_cast<std::size_t>(seat)];
    };
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        Holding& holding = holdings[seat];
        holding.score = position.score(static_cast<int>(seat));
        holding.cards = static_cast<int>(position.hand(static_cast<int>(seat)).size());
        for (const PositionReader::Amount& counter : position.counters(static_cast<int>(seat)))
            if (counter.count != engine::kUnknown) holding.counters[counter.item] = counter.count;
    }
    for (const auto& [place, army] : owners)
        if (Holding* holding = ofArmy(army)) ++holding->places;
    for (const Fact& fact : facts) {
        const FieldSpec& field = rules.fields()[fact.field];
        if (field.role != Role::Stack || field.value != Space::Number || fact.value <= 0) continue;
        int army = keyIn(field, fact, Space::Army);
        if (const int seat = keyIn(field, fact, Space::Seat); seat >= 0) { // wherever they stand
            holdings[static_cast<std::size_t>(seat)].pieces += fact.value;
            continue;
        }
        if (army < 0)
            if (const auto owner = owners.find(keyIn(field, fact, Space::Place)); owner != owners.end())
                army = owner->second;
        if (Holding* holding = ofArmy(army)) holding->pieces += fact.value;
    }
    return holdings;
}

int Recap::stepCount() const
{
    int count = 0;
    for (const RecapTurn& turn : turns) count += static_cast<int>(turn.steps.size());
    return count;
}

const RecapStep& Recap::step(int number) const
{
    std::size_t turn = 0;
    auto left = static_cast<std::size_t>(number);
    while (left >= turns[turn].steps.size()) left -= turns[turn++].steps.size();
    return turns[turn].steps[left];
}

int Recap::turnBegin(int number) const
{
    int begin = 0;
    for (const RecapTurn& turn : turns) {
        const int size = static_cast<int>(turn.steps.size());
        if (number < begin + size) break;
        begin += size;
    }
    return begin;
}

int Recap::nextTurn(int number) const
{
    int begin = 0;
    for (const RecapTurn& turn : turns) {
        if (begin > number) break;
        begin += static_cast<int>(turn.steps.size());
    }
    return begin > number && begin < stepCount() ? begin : -1;
}

int Recap::nextStop(int number) const
{
    const int turn = nextTurn(number);
    const int end = turn < 0 ? stepCount() : turn;
    for (int next = number + 1; next < end; ++next)
        if (!step(next).changes.empty()) return next;
    return turn;
}

std::vector<OwnerChange> Recap::changes() const
{
    std::vector<OwnerChange> all;
    for (const RecapTurn& turn : turns)
        for (const RecapStep& step : turn.steps) all.insert(all.end(), step.changes.begin(), step.changes.end());
    return all;
}

bool Recap::isNews() const
{
    int lines = 0;
    for (const RecapTurn& turn : turns)
        for (const RecapStep& step : turn.steps) {
            if (std::ranges::any_of(step.changes, [](const OwnerChange& change) { return change.from >= 0; }))
                return true;
            lines += static_cast<int>(step.told.size());
        }
    return lines > kFewLines;
}

Stretch newsFor(const engine::Game& game, const TurnLedger& ledger, int viewer)
{
    const Stretch nothing{game.here(), game.here()};
    if (viewer < 0) return nothing;
    const std::vector<int> line = game.journal().line(game.here());
    const auto turn = [&](std::size_t index) { return ledger.at(line[index]).seat; };
    const std::size_t here = line.size() - 1;
    if (turn(here) < 0) return sinceLastAnswer(game, line, viewer);
    if (turn(here) != viewer) { // asked in between, as who is attacked is: since the last turn of its own
        std::size_t last = here;
        while (last > 0 && turn(last) != viewer) --last;
        return {line[last], game.here()};
    }
    std::size_t begun = here;
    while (begun > 0 && turn(begun - 1) == viewer) --begun;
    std::size_t until = begun;
    while (until < here && !isMoveOf(game, line[until + 1], viewer)) ++until;
    std::size_t since = begun == 0 ? 0 : begun - 1;
    while (since > 0 && turn(since) != viewer) --since;
    return {line[since], line[until]};
}

Recap recapOf(const engine::Game& game, const TurnLedger& ledger, int viewer, const Stretch& stretch)
{
    Recap recap;
    recap.viewer = viewer;
    recap.since = stretch.since;
    recap.until = stretch.until;
    if (stretch.since == stretch.until) return recap;
    const std::vector<int> line = game.journal().line(stretch.until);
    Reader reader(game, viewer);
    reader.goTo(recap.since);
    recap.before = holdingsIn(reader.rules(), reader.facts());
    for (auto at = std::ranges::find(line, stretch.since) + 1; at != line.end(); ++at) {
        RecapStep step = reader.next(*at);
        if (step.told.empty() && step.changes.empty()) continue;
        // What ends a turn belongs to it, though the turn is another one's when it is done.
        const int seat = ledger.at(*(at - 1)).seat;
        openTurn(recap, seat);
        for (OwnerChange& change : step.changes) change.dealt = recap.since == 0 && step.mover < 0 && change.from < 0;
        step.facts = reader.facts();
        const std::size_t own = recap.turns.size() - 1;
        for (const engine::Message& message : step.told) {
            if (const int begun = TurnLedger::begunBy(reader.rules(), message); begun >= 0) openTurn(recap, begun);
            recap.turns.back().told.push_back(message);
        }
        recap.turns[own].steps.push_back(std::move(step));
    }
    recap.after = holdingsIn(reader.rules(), reader.facts());
    return recap;
}

} // namespace marches::app
