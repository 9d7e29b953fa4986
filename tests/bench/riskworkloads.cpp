// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/riskworkloads.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>

#include "engine/game/ruleset.h"
#include "engine/package/library.h"
#include "engine/rules/registry/registry.h"

using namespace marches::engine;

namespace marches::bench {

namespace {

constexpr int kSeats = 4;
constexpr int kRounds = 999;

/// Numbers of the verbs, and where the stacks lie in a state.
struct Words {
    int place, attack, roll, assault, stop, occupy, endAttacks, fortify, endTurn;
    std::array<int, 6> trades;
    std::int32_t armies = Param::kNoCaps;

    explicit Words(const Rules& rules)
    {
        const auto verb = [&rules](std::string_view id) {
            return rules.vocabulary().find(Space::Verb, id).value_or(-1);
        };
        place = verb("place");
        attack = verb("attack");
        roll = verb("roll");
        assault = verb("assault");
        stop = verb("stop");
        occupy = verb("occupy");
        endAttacks = verb("end-attacks");
        fortify = verb("fortify");
        endTurn = verb("end-turn");
        trades = {verb("trade-mixed"),     verb("trade-infantry"), verb("trade-cavalry"),
                  verb("trade-artillery"), verb("trade-wild"),     verb("trade-two-wilds")};
        findArmies(rules);
    }

private:
    /// Plays at random until an attack is offered, whose dice are bounded by a stack.
    void findArmies(const Rules& rules)
    {
        State state;
        Decision decision;
        Move move;
        Outcome outcome;
        ChanceSource chanceSource(1);
        Random random(1);
        rules.start(state, decision, nullptr);
        while (decision.pending != Pending::Over && armies == Param::kNoCaps) {
            if (const Offer* offer = decision.findOffer(attack))
                armies = decision.params(*offer).back().caps;
            else if (decision.pending == Pending::Chance) {
                chanceSource.draw(decision.chance, outcome);
                rules.resolve(state, outcome, decision, nullptr);
            } else if (sample(decision, state, random, move)) {
                rules.apply(state, move, decision, nullptr);
            }
        }
    }
};

/// An attack.
struct Pair {
    std::int16_t from;
    std::int16_t to;
};

/// What the three have in common.
class WorkloadBot : public Bot {
public:
    WorkloadBot(const Rules& rules, std::uint64_t seed)
        : m_words(rules), m_open(rules.board().adjacency()), m_random(seed)
    {}

    bool looks() const override { return false; }

    void choose(const Rules& /*rules*/, const State& state, const Decision& decision, Move& move) final
    {
        m_state = &state;
        move.seat = decision.seat;
        move.arg = {};
        move.clearParts();
        const Offer& first = decision.offers().front();
        if (first.verb == m_words.attack)
            attack(decision, move);
        else if (first.verb == m_words.fortify)
            fortify(decision, move);
        else if (first.verb == m_words.roll)
            goOn(move);
        else if (first.verb == m_words.occupy)
            occupy(decision.params(first).front(), move);
        else if ((first.verb == m_words.place && decision.offers().size() == 1) || !trade(decision, move))
            reinforce(decision, move);
    }

protected:
    virtual void reinforce(const Mask& own, int count, Move& move) = 0;
    virtual void attack(const Decision& decision, Move& move) = 0;
    virtual void fortify(const Decision& /*decision*/, Move& move) { say(move, m_words.endTurn); }
    virtual void goOn(Move& move) { say(move, m_words.stop); }
    virtual void occupy(const Param& count, Move& move) { say(move, m_words.occupy, {count.hi}); }

    static void say(Move& move, int verb, std::array<int, 3> args = {})
    {
        move.verb = static_cast<std::uint8_t>(verb);
        for (std::size_t i = 0; i < args.size(); ++i) move.arg[i] = static_cast<std::int16_t>(args[i]);
    }
    int armies(int place) const
    {
        std::uint16_t stack = 0;
        std::memcpy(&stack, m_state->data() + m_words.armies + 2 * place, sizeof stack);
        return stack;
    }
    void attack(Move& move, int from, int to) const
    {
        say(move, m_words.attack, {from, to, std::min(3, armies(from) - 1)});
    }
    int draw(int count) { return static_cast<int>(below(m_random, static_cast<std::uint32_t>(count))); }
    const Mask& neighbours(int place) const { return m_open[place]; }

    /// Own territories with a neighbour that is not. What one owns seldom changes: it is worked out only then.
    const Mask& frontier(const Mask& own)
    {
        if (own == m_own) return m_frontier;
        m_own = own;
        m_frontier = {};
        m_rim.clear();
        own.forEach([&](int place) {
            if (!(m_open[place] - own).any()) return;
            m_frontier.set(place);
            m_rim.push_back(static_cast<std::int16_t>(place));
        });
        return m_frontier;
    }
    int anyOfFrontier(const Mask& own)
    {
        frontier(own);
        return m_rim[static_cast<std::size_t>(draw(static_cast<int>(m_rim.size())))];
    }

    const Words m_words;

private:
    void reinforce(const Decision& decision, Move& move)
    {
        const auto params = decision.params(decision.offers().front());
        if (params.size() == 2)
            reinforce(params[0].set, params[1].hi, move);
        else
            say(move, decision.offers().front().verb); // nothing to place, nothing traded: go on
    }
    /// The first set that there is; false where there is none.
    bool trade(const Decision& decision, Move& move) const
    {
        for (const int verb : m_words.trades) {
            const Offer* offer = decision.findOffer(verb);
            if (offer == nullptr) continue;
            move.verb = static_cast<std::uint8_t>(verb);
            const auto params = decision.params(*offer);
            for (std::size_t i = 0; i < params.size(); ++i) {
                Mask left = params[i].set;
                move.arg[i] = params[i].form == Form::One ? static_cast<std::int16_t>(left.first()) : params[i].lo;
                if (params[i].form == Form::One) continue;
                for (int k = 0; k < params[i].lo; ++k, left.clear(left.first()))
                    move.addPart({.item = static_cast<std::int16_t>(left.first())});
            }
            return true;
        }
        return false;
    }

    const Mask* m_open;
    Random m_random;
    const State* m_state = nullptr;
    Mask m_own;
    Mask m_frontier;
    std::vector<std::int16_t> m_rim;
};

class RandomWorkload final : public WorkloadBot {
public:
    using WorkloadBot::WorkloadBot;

protected:
    void reinforce(const Mask& own, int /*count*/, Move& move) override
    {
        say(move, m_words.place, {anyOfFrontier(own), 1});
    }
    void attack(const Decision& decision, Move& move) override
    {
        const auto params = decision.params(decision.offers().front());
        int count = 0;
        params[0].set.forEach([&](int from) {
            (neighbours(from) & params[1].set).forEach([&](int to) {
                m_pairs[static_cast<std::size_t>(count++)] = {static_cast<std::int16_t>(from),
                                                              static_cast<std::int16_t>(to)};
            });
        });
        const int chosen = draw(count + 1);
        if (chosen == count)
            say(move, m_words.endAttacks);
        else
            WorkloadBot::attack(move, m_pairs[static_cast<std::size_t>(chosen)].from,
                                m_pairs[static_cast<std::size_t>(chosen)].to);
    }
    void occupy(const Param& count, Move& move) override
    {
        say(move, m_words.occupy, {count.lo + draw(count.hi - count.lo + 1)});
    }
    void fortify(const Decision& decision, Move& move) override
    {
        const auto params = decision.params(decision.offers().front());
        const int from = params[0].set.nth(draw(params[0].set.count()));
        const Mask goals = neighbours(from) & params[1].set;
        say(move, m_words.fortify, {from, goals.nth(draw(goals.count())), 1 + draw(armies(from) - 1)});
    }

private:
    std::array<Pair, 256> m_pairs;
};

class GreedyWorkload final : public WorkloadBot {
public:
    using WorkloadBot::WorkloadBot;

protected:
    void reinforce(const Mask& own, int count, Move& move) override
    {
        if (count == 1) { // only while the board is set up
            say(move, m_words.place, {anyOfFrontier(own), 1});
            return;
        }
        int best = -1;
        int worth = 0;
        frontier(own).forEach([&](int place) {
            int here = 4 * armies(place);
            (neighbours(place) - own).forEach([&](int enemy) { here -= armies(enemy); });
            if (best >= 0 && here <= worth) return;
            best = place;
            worth = here;
        });
        say(move, m_words.place, {best, count});
    }
    void attack(const Decision& decision, Move& move) override
    {
        const auto params = decision.params(decision.offers().front());
        m_own = params[0].set;
        m_enemies = params[1].set;
        m_best = best();
        if (m_best.from < 0)
            say(move, m_words.endAttacks);
        else
            WorkloadBot::attack(move, m_best.from, m_best.to);
    }
    /// The same attack goes on while it is still the best: as many throws, fewer words.
    void goOn(Move& move) override
    {
        const Pair now = best();
        if (now.from == m_best.from && now.to == m_best.to)
            say(move, m_words.roll, {std::min(3, armies(now.from) - 1)});
        else
            say(move, m_words.stop);
    }
    void fortify(const Decision& decision, Move& move) override
    {
        const auto params = decision.params(decision.offers().front());
        const Mask& own = params[1].set;
        int from = -1;
        (params[0].set - frontier(own)).forEach([&](int place) {
            if (from < 0 || armies(place) > armies(from)) from = place;
        });
        if (from < 0) {
            say(move, m_words.endTurn);
            return;
        }
        Mask goals = neighbours(from) & own;
        if (const Mask near = goals & frontier(own); near.any()) goals = near;
        say(move, m_words.fortify, {from, goals.nth(draw(goals.count())), armies(from) - 1});
    }

private:
    /// The attack with the greatest surplus, if there is any.
    Pair best() const
    {
        Pair found{-1, -1};
        int surplus = 0;
        m_own.forEach([&](int from) {
            if (armies(from) - 1 <= surplus) return;
            (neighbours(from) & m_enemies).forEach([&](int to) {
                const int here = armies(from) - armies(to);
                if (here <= surplus) return;
                surplus = here;
                found = {static_cast<std::int16_t>(from), static_cast<std::int16_t>(to)};
            });
        });
        return found;
    }

    Mask m_own;     ///< territories that could attack when they were last named
    Mask m_enemies; ///< and those that they could attack
    Pair m_best{-1, -1};
};

class PyriskWorkload final : public WorkloadBot {
public:
    using WorkloadBot::WorkloadBot;

protected:
    void reinforce(const Mask& own, int /*count*/, Move& move) override
    {
        m_before = own;
        say(move, m_words.place, {anyOfFrontier(own), 1});
    }
    void attack(const Decision& decision, Move& move) override
    {
        const auto params = decision.params(decision.offers().front());
        const bool found = (params[0].set & m_before).anyOf([&](int from) {
            return (neighbours(from) & params[1].set).anyOf([&](int to) {
                if (armies(from) <= armies(to)) return false;
                WorkloadBot::attack(move, from, to);
                return true;
            });
        });
        if (!found) say(move, m_words.endAttacks);
    }
    void goOn(Move& move) override { say(move, m_words.assault); }

private:
    Mask m_before; ///< what was one's own when the turn began: nothing is attacked from what is conquered in it
};

} // namespace

std::shared_ptr<const Rules> workloadRules(Workload workload)
{
    const Library shipped(MARCHES_SOURCE_DIR, "");
    const Result<MapData> map = shipped.map("world");
    const Result<RulesPackage> package = shipped.ruleset("classic-risk");
    if (!map || !package) return nullptr;
    OptionValues values(package->data.options);
    std::vector<OptionSpec> specs = package->data.options;
    for (OptionSpec& spec : specs) spec.max = std::max(spec.max, kRounds); // longer than anybody would play
    values.set(specs, "base.setup", std::string("deal"));
    values.set(specs, "reading.first-player", std::string("seat"));
    values.set(specs, "house.round-limit", kRounds);
    values.set(specs, "base.cards", workload == Workload::Greedy);
    values.set(specs, "base.card-territory-bonus", 0);
    if (workload == Workload::Pyrisk) {
        values.set(specs, "base.start-armies", 17); // with four seats, 35 - 2 * 4
        values.set(specs, "base.fortify", std::string("none"));
    }
    const Ruleset* ruleset = findRuleset("classic-risk");
    auto rules = ruleset->make(map->board, package->data, values, ruleset->defaultSeats(package->data, kSeats));
    return rules ? std::move(*rules) : nullptr;
}

std::vector<std::unique_ptr<Bot>> workloadBots(Workload workload, const Rules& rules)
{
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::uint64_t seat = 0; seat < rules.seats().size(); ++seat) {
        switch (workload) {
        case Workload::Random: bots.push_back(std::make_unique<RandomWorkload>(rules, seat)); break;
        case Workload::Greedy: bots.push_back(std::make_unique<GreedyWorkload>(rules, seat)); break;
        case Workload::Pyrisk: bots.push_back(std::make_unique<PyriskWorkload>(rules, seat)); break;
        }
    }
    return bots;
}

} // namespace marches::bench
