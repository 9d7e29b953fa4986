// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/game.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/game/domain.h"
#include "engine/game/options.h"

namespace marches::engine {

namespace {

/// A state is kept every so many steps: 4,000 steps cost a hundred small copies, and going anywhere replays 31 at most.
constexpr int kKeepEvery = 32;

constexpr int kNobody = -1;

[[nodiscard]] Refusal impossiblePosition(const Rules& rules)
{
    Refusal refusal;
    refusal.text = static_cast<std::uint16_t>(rules.vocabulary().find(Space::Text, "refused.position").value_or(1));
    return refusal;
}

tl::unexpected<Errors> wrongOption(std::string_view code, const OptionChange& change)
{
    Error error;
    error.code = code;
    error.args = {{"name", change.id}};
    return fail(std::move(error));
}

} // namespace

Result<OptionValues> RulesMaker::changed(const OptionValues& options, const OptionChange& wanted) const
{
    const auto spec = std::ranges::find(specs, wanted.id, &OptionSpec::id);
    if (spec == specs.end()) return wrongOption("unknown-option", wanted);
    if (!spec->duringPlay || !make) return wrongOption("option-not-during-play", wanted);
    OptionValues changed = options;
    if (!changed.set(specs, wanted.id, wanted.value)) return wrongOption("option-value", wanted);
    if (Errors errors = checkTogether(specs, changed); !errors.empty()) return fail(std::move(errors));
    return changed;
}

Result<std::shared_ptr<const Rules>> RulesMaker::change(OptionValues& options, const OptionChange& wanted) const
{
    Result<OptionValues> wantedOptions = changed(options, wanted);
    if (!wantedOptions) return fail(std::move(wantedOptions.error()));
    auto rules = make(*wantedOptions);
    if (rules) options = *std::move(wantedOptions);
    return rules;
}

Game::Game(std::shared_ptr<const Rules> rules, OptionValues options, std::uint64_t seed, RulesMaker maker)
    : m_seed(seed),
      m_maker(std::move(maker)), m_setups{std::make_shared<const Setup>(Setup{
                                     std::move(rules), std::make_shared<const OptionValues>(std::move(options))})},
      m_current{{}, {}, ChanceSource(seed), m_setups.front()}, m_nodeInfo(1)
{
    RuleTrace trace;
    m_current.setup->rules->start(m_current.state, m_current.decision, &trace);
    m_consulted |= trace.consulted;
    m_nodeInfo.front().log = std::move(trace.log);
    takeSnapshot(0);
}

Decision Game::pendingFor(int seat) const
{
    if (seat == m_current.decision.seat || !m_current.decision.owes(seat)) return m_current.decision;
    Decision decision;
    RuleTrace trace;
    rules().decide(m_current.state, seat, decision, &trace);
    return decision;
}

Refusal Game::check(const Move& move) const
{
    RuleTrace trace;
    return refusal(move, trace);
}

Refusal Game::apply(const Move& move)
{
    RuleTrace trace;
    if (const Refusal refused = refusal(move, trace)) {
        m_consulted |= trace.consulted;
        return refused;
    }
    play(m_current, move, &trace);
    record(move, trace);
    return {};
}

Outcome Game::roll()
{
    assert(m_current.decision.pending == Pending::Chance);
    Outcome outcome;
    ChanceSource(m_current.chanceSource).draw(m_current.decision.chance, outcome);
    recordDraw(outcome);
    return outcome;
}

bool Game::resolve(const Outcome& outcome)
{
    if (m_current.decision.pending != Pending::Chance || !fits(m_current.decision.chance, outcome)) return false;
    Outcome typed = outcome;
    typed.setByHand = true;
    recordDraw(typed);
    return true;
}

void Game::recordDraw(const Outcome& outcome)
{
    const Chance& chance = m_current.decision.chance; // the draw makes another of it
    std::optional<DiceRoll> thrown;
    if (chance.kind == Chance::Kind::Dice) thrown = DiceRoll{0, chance.what, chance.seat, chance.die, chance.sides};
    RuleTrace trace;
    draw(m_current, outcome, &trace);
    record(outcome, trace);
    if (thrown) thrown->node = m_here;
    m_nodeInfo[static_cast<std::size_t>(m_here)].thrown = thrown;
}

std::optional<DiceRoll> Game::lastRoll() const
{
    for (int node = m_here; node != 0; node = m_journal.node(node).parent)
        if (const std::optional<DiceRoll>& thrown = m_nodeInfo[static_cast<std::size_t>(node)].thrown) return thrown;
    return std::nullopt;
}

std::optional<DiceRoll> Game::rollBefore(int node) const
{
    const int parent = m_journal.node(node).parent;
    return parent < 0 ? std::nullopt : m_nodeInfo[static_cast<std::size_t>(parent)].thrown;
}

Result<void> Game::setOption(const std::string& id, const OptionValue& value)
{
    Current next = m_current;
    RuleTrace trace;
    const OptionChange wanted{id, value};
    if (auto done = change(next, wanted, &trace); !done) return done;
    m_current = std::move(next);
    record(wanted, trace);
    return {};
}

Refusal Game::edit(const Facts& facts)
{
    Current next = m_current;
    RuleTrace trace;
    PositionEdit wanted{facts};
    std::sort(wanted.facts.begin(), wanted.facts.end()); // by field first, which is the order that put() wants
    if (const Refusal refusal = put(next, wanted, &trace)) return refusal;
    m_current = std::move(next);
    record(std::move(wanted), trace);
    return {};
}

void Game::remove(int node)
{
    const std::vector<int> line = m_journal.line(m_here);
    if (std::binary_search(line.begin(), line.end(), node)) goTo(m_journal.node(node).parent);
    const std::vector<int> renumbered = m_journal.remove(node);
    std::vector<NodeInfo> kept(static_cast<std::size_t>(m_journal.size()));
    for (std::size_t old = 0; old < renumbered.size(); ++old)
        if (renumbered[old] >= 0) kept[static_cast<std::size_t>(renumbered[old])] = std::move(m_nodeInfo[old]);
    for (NodeInfo& about : kept) {
        if (about.nextSeen >= 0) about.nextSeen = renumbered[static_cast<std::size_t>(about.nextSeen)];
        if (about.thrown) about.thrown->node = renumbered[static_cast<std::size_t>(about.thrown->node)];
    }
    m_nodeInfo = std::move(kept);
    m_here = renumbered[static_cast<std::size_t>(m_here)];
}

void Game::goTo(int node)
{
    assert(node >= 0 && node < m_journal.size());
    if (node == m_here) return;
    std::vector<int> missing; // steps to make again, last first
    int from = node;
    for (; from != m_here && !m_nodeInfo[static_cast<std::size_t>(from)].snapshot; from = m_journal.node(from).parent)
        missing.push_back(from);
    if (from != m_here) restore(from);
    for (auto step = missing.rbegin(); step != missing.rend(); ++step) replay(m_current, m_journal.node(*step).step);
    // Above the place that one comes from all is known: walking on through a long record must not look at all of it
    // each time.
    const int before = std::exchange(m_here, node);
    for (int child = node; child != 0 && child != before; child = m_journal.node(child).parent)
        m_nodeInfo[static_cast<std::size_t>(m_journal.node(child).parent)].nextSeen = child;
}

void Game::undo()
{
    if (canUndo()) goTo(m_journal.node(m_here).parent);
}

void Game::redo()
{
    if (!canRedo()) return;
    const int seen = m_nodeInfo[static_cast<std::size_t>(m_here)].nextSeen;
    goTo(seen >= 0 ? seen : m_journal.node(m_here).children.front());
}

bool Game::undoToDecision(const std::function<bool(int seat)>& stopAt)
{
    for (int node = m_here; node != 0; node = m_journal.node(node).parent) {
        const Move* move = std::get_if<Move>(&m_journal.node(node).step);
        if (move == nullptr || !stopAt(move->seat)) continue;
        goTo(m_journal.node(node).parent);
        return true;
    }
    return false;
}

Result<void> Game::load(const Journal& journal, int here)
{
    goTo(0);
    m_journal = Journal();
    m_nodeInfo.resize(1);
    m_nodeInfo.front().nextSeen = -1;

    Errors errors;
    std::vector<int> renumbered(static_cast<std::size_t>(journal.size()), -1);
    renumbered[0] = 0;
    // A walk down every line, the first child first, so that children come to stand in the same order.
    std::vector<int> ahead(journal.node(0).children.rbegin(), journal.node(0).children.rend());
    while (!ahead.empty()) {
        const int node = ahead.back();
        ahead.pop_back();
        const Journal::Node& read = journal.node(node);
        goTo(renumbered[static_cast<std::size_t>(read.parent)]);
        if (!applyStep(read.step)) {
            errors.push_back({"journal-step", {{"node", std::to_string(node)}}, {}, 0, 0, {}});
            continue;
        }
        renumbered[static_cast<std::size_t>(node)] = m_here;
        m_journal.rename(m_here, read.name);
        m_journal.setNote(m_here, read.note);
        ahead.insert(ahead.end(), read.children.rbegin(), read.children.rend());
    }
    m_journal.rename(0, journal.node(0).name);
    m_journal.setNote(0, journal.node(0).note);

    int stand = here >= 0 && here < journal.size() ? here : 0;
    while (renumbered[static_cast<std::size_t>(stand)] < 0) stand = journal.node(stand).parent;
    goTo(renumbered[static_cast<std::size_t>(stand)]);
    if (!errors.empty()) return fail(std::move(errors));
    return {};
}

Refusal Game::refusal(const Move& move, RuleTrace& trace) const
{
    if (contains(pendingFor(move.seat), m_current.state, move)) return {};
    const Refusal refused = rules().refusalReason(m_current.state, move, &trace);
    assert(refused);
    return refused ? refused : impossiblePosition(rules());
}

bool Game::applyStep(const Step& step)
{
    if (const auto* move = std::get_if<Move>(&step)) return !apply(*move);
    if (const auto* wanted = std::get_if<OptionChange>(&step)) return setOption(wanted->id, wanted->value).has_value();
    if (const auto* wanted = std::get_if<PositionEdit>(&step)) return !edit(wanted->facts);

    const auto& outcome = std::get<Outcome>(step);
    if (m_current.decision.pending != Pending::Chance) return false;
    Outcome drawn;
    ChanceSource(m_current.chanceSource).draw(m_current.decision.chance, drawn);
    if (drawn != outcome) return resolve(outcome);
    roll();
    return true;
}

/// Makes a step that has been made before from the same state, and is therefore possible.
void Game::replay(Current& now, const Step& step)
{
    [[maybe_unused]] bool good = true;
    if (const auto* move = std::get_if<Move>(&step))
        play(now, *move, nullptr);
    else if (const auto* outcome = std::get_if<Outcome>(&step))
        draw(now, *outcome, nullptr);
    else if (const auto* wanted = std::get_if<OptionChange>(&step))
        good = change(now, *wanted, nullptr).has_value();
    else
        good = !put(now, std::get<PositionEdit>(step), nullptr);
    assert(good);
}

void Game::play(Current& now, const Move& move, RuleTrace* trace) const
{
    const Rules& rules = *now.setup->rules;
    if (move.seat != now.decision.seat) rules.decide(now.state, move.seat, now.decision, trace);
    rules.apply(now.state, move, now.decision, trace);
}

void Game::draw(Current& now, const Outcome& outcome, RuleTrace* trace) const
{
    Outcome drawn; // also where the outcome was typed in: later draws stay what they would have been
    now.chanceSource.draw(now.decision.chance, drawn);
    now.setup->rules->resolve(now.state, outcome, now.decision, trace);
}

Result<void> Game::change(Current& now, const OptionChange& change, RuleTrace* trace)
{
    const Result<OptionValues> options = m_maker.changed(*now.setup->options, change);
    if (!options) return fail(options.error());
    auto setup = setupFor(*options);
    if (!setup) return fail(std::move(setup.error()));
    now.setup = *std::move(setup);
    decideAnew(now, trace);
    return {};
}

Result<std::shared_ptr<const Game::Setup>> Game::setupFor(const OptionValues& options)
{
    constexpr std::size_t kMostSetups = 8;
    const auto kept = std::ranges::find_if(m_setups, [&](const auto& setup) { return *setup->options == options; });
    if (kept == m_setups.begin()) return *kept;
    if (kept != m_setups.end()) {
        std::rotate(kept, kept + 1, m_setups.end());
        return m_setups.back();
    }
    auto rules = m_maker.make(options);
    if (!rules) return fail(std::move(rules.error()));
    if (m_setups.size() == kMostSetups) m_setups.erase(m_setups.begin() + 1);
    m_setups.push_back(
        std::make_shared<const Setup>(Setup{*std::move(rules), std::make_shared<const OptionValues>(options)}));
    return m_setups.back();
}

Refusal Game::put(Current& now, const PositionEdit& edit, RuleTrace* trace) const
{
    const Rules& rules = *now.setup->rules;
    rules.clearPosition(now.state);
    for (const Fact& fact : edit.facts)
        if (fact.field >= rules.fields().size() || !rules.setFact(now.state, fact)) return impossiblePosition(rules);
    if (const Refusal refusal = rules.validatePosition(now.state)) return refusal;
    decideAnew(now, trace);
    return {};
}

void Game::decideAnew(Current& now, RuleTrace* trace) const
{
    now.setup->rules->decide(now.state, kNobody, now.decision, trace);
}

void Game::record(Step step, RuleTrace& trace)
{
    m_consulted |= trace.consulted;
    const int node = m_journal.add(m_here, std::move(step));
    if (node == static_cast<int>(m_nodeInfo.size())) m_nodeInfo.emplace_back();
    NodeInfo& before = m_nodeInfo[static_cast<std::size_t>(m_here)];
    NodeInfo& about = m_nodeInfo[static_cast<std::size_t>(node)];
    before.nextSeen = node;
    about.depth = before.depth + 1;
    about.log = std::move(trace.log);
    m_here = node;
    if (about.depth % kKeepEvery == 0) takeSnapshot(node);
}

void Game::takeSnapshot(int node)
{
    auto& kept = m_nodeInfo[static_cast<std::size_t>(node)].snapshot;
    if (kept) return;
    const std::byte* bytes = m_current.state.data();
    kept = std::make_shared<const Snapshot>(
        Snapshot{{bytes, bytes + m_current.state.size()}, m_current.chanceSource, m_current.setup->options});
}

void Game::restore(int node)
{
    const Snapshot& kept = *m_nodeInfo[static_cast<std::size_t>(node)].snapshot;
    m_current.state.restore(kept.state);
    m_current.chanceSource = kept.chanceSource;
    if (*m_current.setup->options != *kept.options) {
        auto setup = setupFor(*kept.options);
        assert(setup); // they were made of these options before
        m_current.setup = *std::move(setup);
    }
    RuleTrace trace;
    decideAnew(m_current, &trace);
}

} // namespace marches::engine
