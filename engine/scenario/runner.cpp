// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/runner.h"

#include <algorithm>

#include "engine/diplomacy/referee/gameorders.h"
#include "engine/game/domain.h"
#include "engine/package/positionreader.h"
#include "engine/record/notation.h"
#include "engine/scenario/expectation.h"
#include "engine/scenario/writtensteps.h"

namespace marches::engine {

namespace {

/// Code and arguments of an error without its place.
struct Wrong {
    std::string code;
    std::vector<std::pair<std::string, std::string>> args;
};

/// The named items first, then the others as they lie.
std::optional<Wrong> arrange(const std::vector<std::string>& items, const Chance& chance, const Vocabulary& vocabulary,
                             Outcome& outcome)
{
    std::vector<std::int16_t> rest(chance.items().begin(), chance.items().end());
    for (const std::string& name : items) {
        const std::optional<int> item = vocabulary.find(chance.space, name);
        const auto found = item ? std::ranges::find(rest, static_cast<std::int16_t>(*item)) : rest.end();
        if (found == rest.end()) return Wrong{"scenario-shuffle-item", {{"item", name}}};
        outcome.add(*found);
        rest.erase(found);
    }
    for (const std::int16_t item : rest) outcome.add(item);
    return std::nullopt;
}

/// The first face of a die that shows the named thing, or the result beyond its faces that does; 0: none.
int faceNamed(const Rules& rules, const Chance& chance, const std::string& word)
{
    for (int face = 1; face <= chance.sides + chance.beyond; ++face)
        if (const std::optional<Ref> shown = rules.faceOf(chance.die, face))
            if (rules.vocabulary().name(shown->space, shown->index) == word) return face;
    return 0;
}

std::optional<Wrong> makeOutcome(const OutcomeStep& step, const Chance& chance, const Rules& rules,
                                 ChanceSource& chanceSource, Outcome& outcome)
{
    if (step.kind != chance.kind) return Wrong{"scenario-roll-kind", {}};
    if (step.any) {
        chanceSource.draw(chance, outcome);
        return std::nullopt;
    }
    outcome.setByHand = true;
    if (chance.kind == Chance::Kind::Shuffle) return arrange(step.items, chance, rules.vocabulary(), outcome);
    if (step.faces.size() != chance.count)
        return Wrong{"scenario-roll-count",
                     {{"expected", std::to_string(chance.count)}, {"actual", std::to_string(step.faces.size())}}};
    auto word = step.items.begin();
    bool onADie = true; // a number is that of a face; what is on none has a name
    for (const std::int16_t face : step.faces) {
        const int shown = face != 0 ? face : faceNamed(rules, chance, *word);
        if (shown == 0) return Wrong{"scenario-roll-result", {{"value", *word}}}; // of another die
        if (face == 0) ++word;
        outcome.add(static_cast<std::int16_t>(shown));
        onADie = onADie && face <= chance.sides;
    }
    if (!onADie || !fits(chance, outcome))
        return Wrong{"scenario-roll-face", {{"sides", std::to_string(chance.sides)}}};
    return std::nullopt;
}

std::string valueText(const YamlNode& node)
{
    if (node.isScalar()) return node.text;
    std::string text;
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        if (!text.empty()) text += ", ";
        if (node.isMap()) text += node.keys[i].text + ": ";
        text += valueText(node.items[i]);
    }
    return (node.isMap() ? "{" : "[") + text + (node.isMap() ? "}" : "]");
}

/// A move on one line, as a file writes it.
std::string moveText(const Rules& rules, const Move& move)
{
    const YamlNode node = writeMove(rules, move);
    std::string text;
    for (std::size_t i = 0; i < node.keys.size(); ++i) {
        if (!text.empty()) text += ", ";
        text += node.keys[i].text + ": " + valueText(node.items[i]);
    }
    return text;
}

/// Plays the steps of one scenario. Works on the Rules themselves instead of a Game: the trace must not have seen the
/// set-up of a game that the scenario does not start from.
class Run {
public:
    Run(const Scenario& scenario, const ScenarioRunOptions& options)
        : m_scenario(scenario), m_shared(scenario.setup.game), m_options(scenario.setup.options),
          m_chanceSource(scenario.head.seed)
    {
        m_trace.disabled = options.without;
        const bool looksBack = std::ranges::any_of(scenario.steps, [](const ScenarioStep& step) {
            const auto* expectation = std::get_if<Expectation>(&step.action);
            return expectation != nullptr && expectation->when;
        });
        if (looksBack) m_trace.afterLine = [this] { m_stood.push_back(m_state); };
    }
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;
    ~Run() = default;

    ScenarioReport play()
    {
        begin();
        for (const ScenarioStep& step : m_scenario.steps) {
            m_mark = step.mark;
            if (!std::holds_alternative<Expectation>(step.action)) m_toldBefore = m_trace.log.size();
            if (!std::visit([this](const auto& action) { return carryOut(action); }, step.action)) break;
            ++m_report.stepsDone;
        }
        m_report.consulted = m_trace.consulted;
        m_report.log = std::move(m_trace.log);
        m_report.finalState = m_state;
        rules().describe(m_state, m_report.finalFacts);
        return std::move(m_report);
    }

private:
    void begin()
    {
        if (m_scenario.given) {
            m_state = *m_scenario.given;
            rules().decide(m_state, 0, m_decision, &m_trace);
        } else {
            rules().start(m_state, m_decision, &m_trace);
        }
    }

    bool carryOut(const MoveStep& step)
    {
        if (m_decision.pending == Pending::Chance && step.refusedBy == 0)
            return failed("scenario-roll-missing", {{"pending", pendingText()}});
        if (m_decision.pending == Pending::Over && step.refusedBy == 0)
            return failed("scenario-over", {{"move", text(step.move)}});
        askFor(step.move.seat);
        const bool legal = m_decision.pending == Pending::Choice && contains(m_decision, m_state, step.move);
        return step.refusedBy == 0 ? carryOutLegal(step, legal) : carryOutRefused(step, legal);
    }

    bool carryOutLegal(const MoveStep& step, bool legal)
    {
        if (!legal) {
            const Refusal refusal = rules().refusalReason(m_state, step.move, &m_trace);
            return failed("scenario-refused", {{"move", text(step.move)},
                                               {"rule", rule(refusal.rule)},
                                               {"reason", reasonText(m_scenario.setup, refusal)}});
        }
        rules().apply(m_state, step.move, m_decision, &m_trace);
        return true;
    }

    bool carryOutRefused(const MoveStep& step, bool legal)
    {
        const std::string expected = rule(step.refusedBy);
        if (legal) return failed("scenario-not-refused", {{"move", text(step.move)}, {"rule", expected}});
        const State before = m_state;
        const Refusal refusal = rules().refusalReason(m_state, step.move, &m_trace);
        if (!(before == m_state)) return failed("scenario-refusal-changed", {{"move", text(step.move)}});
        if (refusal.rule == step.refusedBy) {
            m_trace.consulted.set(refusal.rule); // to refuse by a rule is to apply it
            if (!step.reason || isExpected(refusal, *step.reason)) return true;
            failed("scenario-reason", {{"move", text(step.move)},
                                       {"expected", messageText(rules(), *step.reason)},
                                       {"actual", messageText(rules(), refusal)}});
            return true;
        }
        failed("scenario-refused-otherwise",
               {{"move", text(step.move)}, {"expected", expected}, {"actual", rule(refusal.rule)}});
        return true; // nothing changed, so the next step means what it says
    }

    bool carryOut(const OutcomeStep& step)
    {
        if (m_decision.pending != Pending::Chance) return failed("scenario-roll-unused", {{"pending", pendingText()}});
        Outcome outcome;
        if (const std::optional<Wrong> wrong = makeOutcome(step, m_decision.chance, rules(), m_chanceSource, outcome))
            return failed(wrong->code, wrong->args);
        rules().resolve(m_state, outcome, m_decision, &m_trace);
        return true;
    }

    bool carryOut(const OptionStep& step)
    {
        auto changed = m_scenario.setup.maker.change(m_options, step.change);
        if (step.refusedBy.empty() && !changed)
            return failed(changed.error().front().code, changed.error().front().args);
        if (step.refusedBy.empty()) {
            m_shared = std::move(*changed);
            rules().decide(m_state, 0, m_decision, &m_trace);
            return true;
        }
        if (changed)
            return failed("scenario-option-not-refused", {{"error", step.refusedBy}, {"name", step.change.id}});
        const std::string& actual = changed.error().front().code;
        if (actual == step.refusedBy) return true;
        return failed("scenario-option-refused-otherwise",
                      {{"expected", step.refusedBy}, {"actual", actual}, {"name", step.change.id}});
    }

    bool carryOut(const WriteStep& step)
    {
        if (m_decision.pending == Pending::Chance) return failed("scenario-roll-missing", {{"pending", pendingText()}});
        if (m_decision.pending == Pending::Over) return failed("scenario-over", {{"move", step.text}});
        ScenarioTable table(rules(), m_state, m_decision, m_trace);
        bool refused = false;
        for (const referee::GivenOrder& given : referee::giveOrders(table, step.orders)) {
            if (given.status == referee::GivenOrder::Status::Taken) continue;
            const std::string order = orders::writeOrder(given.order, rules().board());
            const std::string by = rule(given.refusal.rule);
            if (step.refusedBy == 0)
                return failed("scenario-refused",
                              {{"move", order}, {"rule", by}, {"reason", reasonText(m_scenario.setup, given.refusal)}});
            if (given.refusal.rule != step.refusedBy)
                return failed("scenario-refused-otherwise",
                              {{"move", order}, {"expected", rule(step.refusedBy)}, {"actual", by}});
            refused = true;
        }
        if (refused != (step.refusedBy != 0))
            return failed("scenario-not-refused", {{"move", step.text}, {"rule", rule(step.refusedBy)}});
        if (refused)
            m_trace.consulted.set(static_cast<std::size_t>(step.refusedBy)); // to refuse by a rule is to apply it
        return true;
    }

    bool carryOut(const Expectation& expectation)
    {
        const std::vector<Message> told(m_trace.log.begin() + static_cast<std::ptrdiff_t>(m_toldBefore),
                                        m_trace.log.end());
        const State* state = &m_state;
        if (expectation.when) {
            const auto found =
                std::ranges::find_if(told, [&](const Message& m) { return isExpected(m, *expectation.when); });
            if (found == told.end()) {
                failed("scenario-when", {{"message", messageText(rules(), *expectation.when)}});
                return true;
            }
            state = &m_stood[m_toldBefore + static_cast<std::size_t>(found - told.begin())];
        }
        checkExpectation(expectation, m_mark, {m_scenario, rules(), *state, m_decision, told, m_trace},
                         m_report.failures);
        return true;
    }

    /// Where several seats owe an answer, the decision as `seat` has it.
    void askFor(int seat)
    {
        if (m_decision.pending == Pending::Choice && m_decision.seat != seat && m_decision.owes(seat))
            rules().decide(m_state, seat, m_decision, &m_trace);
    }

    /// Always false, so that a step can end with it.
    bool failed(std::string code, std::vector<std::pair<std::string, std::string>> args)
    {
        m_report.failures.push_back(
            {std::move(code), std::move(args), m_scenario.file, m_mark.line, m_mark.column, {}});
        return false;
    }
    std::string text(const Move& move) const { return moveText(rules(), move); }
    std::string rule(int index) const { return std::string(rules().vocabulary().name(Space::Rule, index)); }
    std::string pendingText() const { return describePending(rules(), m_decision); }

    const Rules& rules() const { return *m_shared; }

    const Scenario& m_scenario;
    std::shared_ptr<const Rules> m_shared;
    OptionValues m_options;
    ChanceSource m_chanceSource;
    RuleTrace m_trace;
    State m_state;
    Decision m_decision;
    SourceLocation m_mark;
    std::size_t m_toldBefore = 0;
    std::vector<State> m_stood; ///< after each line of the log, where an expectation looks back
    ScenarioReport m_report;
};

} // namespace

ScenarioReport run(const Scenario& scenario, const ScenarioRunOptions& options)
{
    ScenarioReport report = Run(scenario, options).play();
    if (!options.checkConsulted || !report.passed()) return report;
    const Vocabulary& vocabulary = scenario.rules().vocabulary();
    for (const std::string& id : scenario.head.rules) {
        const std::optional<int> rule = vocabulary.find(Space::Rule, id);
        if (rule && report.consulted.test(static_cast<std::size_t>(*rule))) continue;
        report.failures.push_back({"scenario-rule-not-consulted",
                                   {{"rule", id}},
                                   scenario.file,
                                   scenario.rulesMark.line,
                                   scenario.rulesMark.column,
                                   "rules"});
    }
    return report;
}

Result<std::unique_ptr<Game>> openAsGame(const Scenario& scenario)
{
    const Vocabulary& vocabulary = scenario.rules().vocabulary();
    auto game =
        std::make_unique<Game>(scenario.setup.game, scenario.setup.options, scenario.head.seed, scenario.setup.maker);
    if (scenario.given) {
        if (const Refusal refusal = game->edit(scenario.givenFacts)) {
            const std::string rule(vocabulary.name(Space::Rule, refusal.rule));
            return fail(Error{"scenario-position",
                              {{"rule", rule}, {"reason", reasonText(scenario.setup, refusal)}},
                              scenario.file,
                              scenario.givenMark.line,
                              scenario.givenMark.column,
                              "given"});
        }
    }
    const int start = game->here();
    ChanceSource chanceSource(scenario.head.seed);
    for (const ScenarioStep& step : scenario.steps) {
        if (const auto* move = std::get_if<MoveStep>(&step.action)) {
            if (move->refusedBy == 0 && game->apply(move->move)) break;
        } else if (const auto* chance = std::get_if<OutcomeStep>(&step.action)) {
            Outcome outcome;
            if (game->pending().pending != Pending::Chance ||
                makeOutcome(*chance, game->pending().chance, game->rules(), chanceSource, outcome) ||
                !game->resolve(outcome))
                break;
        } else if (const auto* write = std::get_if<WriteStep>(&step.action)) {
            referee::giveOrders(*game, write->orders);
        } else if (const auto* option = std::get_if<OptionStep>(&step.action)) {
            if (option->refusedBy.empty() && !game->setOption(option->change.id, option->change.value)) break;
        }
    }
    while (game->here() != start) game->undo();
    return game;
}

} // namespace marches::engine
