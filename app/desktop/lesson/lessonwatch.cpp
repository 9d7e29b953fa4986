// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lesson/lessonwatch.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/play/gamerunner.h"
#include "app/desktop/play/playpage.h"
#include "editor/document/mapdocument.h"
#include "engine/board/board.h"
#include "engine/game/game.h"

#include <algorithm>
#include <variant>
#include <vector>

namespace marches::app {

namespace {

bool hasVerb(const std::vector<std::string>& verbs, const engine::Rules& rules, int verb)
{
    return std::ranges::find(verbs, rules.vocabulary().name(engine::Space::Verb, verb)) != verbs.end();
}

/// Steps of the record after `node` up to where the game stands; none where it stands elsewhere.
std::vector<const engine::Step*> stepsSince(const engine::Game& game, int node)
{
    const std::vector<int> line = game.journal().line(game.here());
    const auto from = std::ranges::find(line, node);
    std::vector<const engine::Step*> steps;
    if (from == line.end()) return steps;
    for (auto it = from + 1; it != line.end(); ++it) steps.push_back(&game.journal().node(*it).step);
    return steps;
}

} // namespace

void LessonWatch::begin()
{
    m_undone = false;
    m_node = m_depth = 0;
    if (const GameSession* session = m_play.session()) {
        m_node = session->game().here();
        m_depth = static_cast<int>(session->game().journal().line(m_node).size());
    }
    m_tally = {};
    m_names.clear();
    if (const editor::MapDocument* document = m_edit.controller().document()) {
        m_tally = tallyOf(*document);
        m_names = names();
    }
}

bool LessonWatch::reached(const engine::LessonGoal& goal)
{
    if (const GameSession* session = m_play.session()) {
        const engine::Game& game = session->game();
        const int depth = static_cast<int>(game.journal().line(game.here()).size());
        if (depth < m_depth) {
            // What was taken back is not done, and what comes now counts again.
            m_undone = true;
            m_node = game.here();
        }
        m_depth = depth;
        if (madeMove(goal) || isAsked(goal)) return true;
    }
    return std::ranges::any_of(goal.deeds, [this](engine::LessonDeed deed) { return isDone(deed); });
}

bool LessonWatch::madeMove(const engine::LessonGoal& goal) const
{
    if (goal.moves.empty()) return false;
    const engine::Game& game = m_play.session()->game();
    const std::vector<const engine::Step*> steps = stepsSince(game, m_node);
    return std::ranges::any_of(steps, [&](const engine::Step* step) {
        const auto* move = std::get_if<engine::Move>(step);
        return move != nullptr && m_play.runner()->isPerson(move->seat) &&
               hasVerb(goal.moves, game.rules(), move->verb);
    });
}

bool LessonWatch::isAsked(const engine::LessonGoal& goal) const
{
    const GameRunner* runner = m_play.runner();
    if (goal.asked.empty() || runner->waiting() != GameRunner::Waiting::Answer) return false;
    const auto& offers = runner->decision().offers();
    return std::ranges::any_of(
        offers, [&](const engine::Offer& offer) { return hasVerb(goal.asked, runner->rules(), offer.verb); });
}

bool LessonWatch::rolled() const
{
    if (m_play.session() == nullptr) return false;
    const engine::Game& game = m_play.session()->game();
    const std::vector<const engine::Step*> steps = stepsSince(game, m_node);
    return game.lastRoll() && std::ranges::any_of(steps, [](const engine::Step* step) {
               return std::holds_alternative<engine::Outcome>(*step);
           });
}

bool LessonWatch::isDone(engine::LessonDeed deed) const
{
    using Deed = engine::LessonDeed;
    if (deed == Deed::Roll) return rolled();
    if (deed == Deed::Undo) return m_undone;
    if (deed == Deed::Playtest) return m_play.session() != nullptr && m_play.session()->isTrial();
    const editor::MapDocument* document = m_edit.controller().document();
    if (document == nullptr) return false;
    const Tally now = tallyOf(*document);
    switch (deed) {
    case Deed::Edit: return now.steps > m_tally.steps;
    case Deed::Territory: return now.territories > m_tally.territories;
    case Deed::River: return now.rivers > m_tally.rivers;
    case Deed::Crossing: return now.crossings > m_tally.crossings;
    case Deed::Region: return now.regions > m_tally.regions;
    case Deed::Name: {
        // A new name of a thing that was there; new things bring names of their own.
        const std::map<editor::RecordId, std::string> all = names();
        return std::ranges::any_of(m_names, [&](const auto& before) {
            const auto found = all.find(before.first);
            return found != all.end() && found->second != before.second;
        });
    }
    default: return false;
    }
}

LessonWatch::Tally LessonWatch::tallyOf(const editor::MapDocument& document)
{
    const editor::MapModel& model = document.model();
    Tally tally;
    tally.steps = document.step();
    for (const auto& row : model.places()) tally.territories += row.record.isTerritory() ? 1 : 0;
    tally.rivers = model.barriers().size();
    using Kind = engine::ConnectionKind;
    for (const auto& row : model.connections()) {
        const Kind kind = row.record.kind;
        tally.crossings += kind == Kind::Bridge || kind == Kind::Ford || kind == Kind::Pass ? 1 : 0;
    }
    tally.regions = model.regions().size();
    return tally;
}

std::map<editor::RecordId, std::string> LessonWatch::names() const
{
    std::map<editor::RecordId, std::string> found;
    const editor::MapDocument& document = *m_edit.controller().document();
    const editor::MapModel& model = document.model();
    for (const auto& row : model.places())
        found.emplace(row.key, model.name(document.language(), editor::textBase(row.record)));
    return found;
}

} // namespace marches::app
