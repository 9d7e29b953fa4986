// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/board/board.h"
#include "engine/game/chance.h"
#include "engine/game/decision.h"
#include "engine/game/message.h"
#include "engine/game/move.h"
#include "engine/game/orderexplanation.h"
#include "engine/game/orderwriting.h"
#include "engine/game/position.h"
#include "engine/game/ruletrace.h"
#include "engine/game/state.h"
#include "engine/game/vocabulary.h"

namespace marches::engine {

/// Who sits where. `armies` are numbers in Space::Army; a seat may command several, in turn order.
struct SeatInfo {
    std::string id; ///< "witch", "red", "aslan"
    std::vector<int> armies;
    int side = 0;              ///< seats of a side are friends
    std::vector<int> tokens{}; ///< numbers in Space::Token that are the seat's for the whole game
    bool played = true;        ///< false: it is never asked, whoever is named for it
};

/// How a game ended, or would be ranked now.
struct GameResult {
    std::uint64_t winners = 0;    ///< bit a seat; several: shared
    std::vector<int> score;       ///< by seat, in the ruleset's own unit (Role::Score)
    std::vector<Message> reasons; ///< lines of the final score, in order
};

/// Odds of what a move would start, for the screen, before anybody is committed.
struct Forecast {
    struct Term {
        Message why;
        bool applies = true;
    };                             ///< a modifier with its rule, those without effect too
    double win = 0.0;              ///< probability from 0 to 1 that the side of the move wins; a defence: that it holds
    bool defending = false;        ///< it is the defender's move
    bool exact = true;             ///< else an estimate
    std::vector<double> survivors; ///< [n]: probability that exactly n pieces of that side are left, n = 0: beaten
    std::vector<Term> terms;
};

/// A printed row of numbers along which a counter of the game goes: the counter says how many of them are used up.
struct NumberRow {
    std::vector<int> numbers; ///< not empty
    std::optional<int>
        step; ///< beyond the last number each is so much more than the one before; nothing: the row ends there

    /// The number that is used when `used` of them are; nothing: the row is at its end.
    std::optional<int> next(int used) const
    {
        if (used < static_cast<int>(numbers.size())) return numbers[static_cast<std::size_t>(used < 0 ? 0 : used)];
        if (!step) return {};
        return numbers.back() + *step * (used + 1 - static_cast<int>(numbers.size()));
    }
};

/// One parameter of a verb: name (Space::Param), form and space as in every offer's Param.
struct VerbParam {
    std::uint8_t name = 0;
    Form form = Form::One;
    Space space = Space::None;
    bool ordered = false; ///< Spread: members stay in the order in which they are named
    friend bool operator==(const VerbParam&, const VerbParam&) = default;
};

/// What a verb is for, where whoever draws a game or takes its answers has to know: a key may stand for it, or a panel
/// be made for it. Most verbs are none of these. A game may have two verbs of one role for different things: that a
/// piece does nothing, and that a person does.
enum class VerbRole : std::uint8_t {
    None,
    Roll,         ///< dice are thrown as an answer
    Place,        ///< pieces or a claim are put on the place that it names, as long as there are some
    Attack,       ///< a battle is begun with what its amount says
    FightOn,      ///< the battle goes on to its end
    BreakOff,     ///< the battle is given up
    Defend,       ///< who is attacked throws dice; the usual number is the greatest
    Advance,      ///< pieces go into what was taken
    Finish,       ///< the turn, or a part of it, is over for the seat
    Idle,         ///< the piece or person that it names is to do nothing
    SupportMove,  ///< the piece helps another one to where that goes
    Convoy,       ///< the piece ferries another one
    Retreat,      ///< the beaten piece or person goes elsewhere
    Disband,      ///< the piece is taken off the board, the person gives up
    Proxy,        ///< another seat is to order the piece
    TakeBack,     ///< the order kept for a place is forgotten
    DealTakeBack, ///< what its one parameter names is taken off the table of a deal (Role::DealGive, Role::DealAsk)
    Seal,         ///< the seat has given all its answers, and none is changed afterwards
    Draw,         ///< whether the seat agrees that the game ends in a draw: one flag
};

/// What every offer with one verb looks like, whenever it is made: the same parameters in the same order, narrowed to
/// what is legal then. So a written move can be read, and refused with its rule, where its verb is not on offer at all.
struct VerbSpec {
    std::vector<VerbParam> params;
    VerbRole role = VerbRole::None;
};

/// The rules of one game, ready to play: board, options and seats resolved to plain values. Immutable, shared by any
/// number of games and threads. A ruleset (engine/rules/<ruleset>) implements it over its own flat struct in State.
///
/// The one contract that everything rests on: start/apply/resolve leave in `decision` what decide() would make of the
/// new state from nothing; legal is what the decision contains; whatever is refused changes nothing.
class Rules {
public:
    Rules() = default;
    Rules(const Rules&) = delete;
    Rules& operator=(const Rules&) = delete;
    virtual ~Rules() = default;

    /// The ruleset itself, where games begin with a laid-out position (laidoutrules.h).
    virtual const Rules& withoutStart() const { return *this; }

    // What the game is made of.
    virtual const Board& board() const = 0;
    virtual const Vocabulary& vocabulary() const = 0;
    virtual const std::vector<MessageSpec>& messages() const = 0; ///< by number in Space::Text; [0] is empty
    virtual const std::vector<FieldSpec>& fields() const = 0;
    virtual const std::vector<VerbSpec>& verbSpecs() const = 0; ///< by number in Space::Verb
    virtual const std::vector<SeatInfo>& seats() const = 0;
    /// What a face of a die (Space::Die) shows where it is more than a number: a thing with a name and a text. Numbers
    /// after the last face are results that the die has on no face (Chance::beyond).
    virtual std::optional<Ref> faceOf(int die, int face) const
    {
        static_cast<void>(die);
        static_cast<void>(face);
        return {};
    }
    /// The row of numbers that a counter (a field with Role::Counter) goes along, where it does.
    virtual std::optional<NumberRow> numberRow(int field) const
    {
        static_cast<void>(field);
        return {};
    }
    /// The rule (Space::Rule) that something lasting rests on, or a part of a deal: a fact of a field with
    /// Role::Effect, Role::DealGive or Role::DealAsk. 0: none.
    virtual int effectRule(const Fact& fact) const
    {
        static_cast<void>(fact);
        return 0;
    }
    /// How orders in text are read, in games of orders.
    virtual OrderWriting orderWriting() const { return {}; }
    virtual bool hasSecrets() const = 0; ///< something is hidden from somebody; false: every view is the whole state
    /// Seats know different things, so that persons at one screen need a curtain between them. A deck that is hidden
    /// from everybody is a secret, but nobody's.
    virtual bool hasPrivateKnowledge() const { return hasSecrets(); }

    // Play. `trace` may be null: then nothing is recorded and every rule is in force.
    virtual void start(State& state, Decision& decision, RuleTrace* trace) const = 0;
    /// A game begins with this position, which was laid out: tells what its options ask for and the position lacks.
    virtual void tellLacks(const State& state, RuleTrace& trace) const
    {
        static_cast<void>(state);
        static_cast<void>(trace);
    }
    /// What is pending, for `seat` where several owe an answer; a seat that owes none stands for the first that does.
    virtual void decide(const State& state, int seat, Decision& decision, RuleTrace* trace) const = 0;
    /// Carries out a move that `contains(decision, state, move)`. `decision` is the pending one, and becomes the next.
    virtual void apply(State& state, const Move& move, Decision& decision, RuleTrace* trace) const = 0;
    /// Carries out an outcome that `fits(decision.chance, outcome)`.
    virtual void resolve(State& state, const Outcome& outcome, Decision& decision, RuleTrace* trace) const = 0;
    /// Why a move that the decision does not contain is refused: always a rule, the nearest that forbids it.
    [[nodiscard]] virtual Refusal refusalReason(const State& state, const Move& move, RuleTrace* trace) const = 0;

    // Knowledge.
    /// What `seat` may see; -1: what everybody may see. What is hidden is replaced by one fixed value, so that two
    /// states that differ only in hidden things have equal views.
    virtual void view(const State& state, int seat, State& out) const = 0;
    /// The same where rules may be switched off: what a rule hides is seen without it. Only rulesets that hide by a
    /// rule that has an id of its own need to say more than view() does.
    virtual void viewUnder(const State& state, int seat, State& out, RuleTrace& trace) const
    {
        static_cast<void>(trace);
        view(state, seat, out);
    }
    /// Fills the unknown of a view with something that could be, all possibilities evenly where the game allows it.
    virtual void resample(State& view, int seat, Random& random) const = 0;

    /// Of a game in which all seats give several answers at once and seal them: takes back every answer of the round,
    /// of all seats, sealed ones too, so that somebody who knows only its own can think of all of them. False, and
    /// nothing changed, in any other game or where no such round is on.
    virtual bool reopenAnswers(State& state) const
    {
        static_cast<void>(state);
        return false;
    }

    // The position as facts.
    virtual void describe(const State& state, Facts& facts) const = 0;
    /// Sets one fact. Facts come in the order of fields(); false when the value makes no sense there. Every vocabulary
    /// has a text `refused.position` without parameters that says so.
    virtual bool setFact(State& state, const Fact& fact) const = 0;
    /// An empty position to setFact() into: nobody anywhere, nothing drawn.
    virtual void clearPosition(State& state) const = 0;
    /// Completes a position after setFact() (derived values) and checks it. Returns what is wrong, if anything.
    [[nodiscard]] virtual Refusal validatePosition(State& state) const = 0;

    // Ending and judging.
    virtual GameResult standing(const State& state) const = 0;
    /// The seat that had the first turn; -1: nobody has one, as where all order at once, or it is drawn anew in every
    /// round. Only of a game whose first turn has begun.
    virtual int starter(const State& state) const
    {
        static_cast<void>(state);
        return -1;
    }
    /// How good `seat` finds a move that the decision offers, in units of the score: a cheap, static judgement for
    /// bots. It reads a view, with no knowledge of what is hidden.
    virtual double evaluate(const State& view, const Decision& decision, const Move& move) const = 0;
    /// A deeper judgement of the same kind, with plans beyond the move, for the strongest bots; several times dearer.
    virtual double evaluateDeep(const State& view, const Decision& decision, const Move& move) const
    {
        return evaluate(view, decision, move);
    }
    /// True where evaluateDeep() sees more than evaluate().
    virtual bool hasDeepEvaluation() const { return false; }
    /// True where outlook() is known.
    virtual bool hasOutlook() const { return false; }
    /// How good the chances of each seat are to win, as logarithms of their odds against each other: a seat wins with
    /// the probability e^chance, divided by the sum of that over all seats. Cheap; for searchers. `chances` has a
    /// number a seat.
    virtual void outlook(const State& view, std::span<double> chances) const
    {
        static_cast<void>(view);
        static_cast<void>(chances);
    }
    /// What outlook() weighs for one seat, a number a feature of Ruleset::outlookFeatures(): the chance is the sum of
    /// the features with their weights.
    virtual void fillOutlook(const State& view, int seat, std::span<double> features) const
    {
        static_cast<void>(view);
        static_cast<void>(seat);
        static_cast<void>(features);
    }
    /// Odds of the battle that the move would start, where it would start one.
    virtual std::optional<Forecast> forecast(const State& view, const Decision& decision, const Move& move) const = 0;
    /// Why the order (Role::Order) of the piece at a place comes out as it does when the orders of the position are
    /// carried out, as far as `viewer` (-1: everybody) may know afterwards. Nothing where no order is, or none is
    /// carried out against others.
    virtual std::optional<OrderExplanation> explainOrder(const State& before, int place, int viewer) const
    {
        static_cast<void>(before);
        static_cast<void>(place);
        static_cast<void>(viewer);
        return {};
    }
};

/// The first verb with a role; `first`: the space of its first parameter, where several have the role (Space::None:
/// any). Nothing where the game has none.
inline std::optional<int> findVerb(const Rules& rules, VerbRole role, Space first = Space::None)
{
    const std::vector<VerbSpec>& specs = rules.verbSpecs();
    for (std::size_t verb = 0; verb < specs.size(); ++verb) {
        if (specs[verb].role != role) continue;
        if (first != Space::None && (specs[verb].params.empty() || specs[verb].params.front().space != first)) continue;
        return static_cast<int>(verb);
    }
    return {};
}

/// The role of the verb that gives an order: of a Space::Choice, as a field with Role::Order has it, which is called as
/// its verb is.
inline VerbRole orderRole(const Rules& rules, int choice)
{
    const std::optional<int> verb =
        rules.vocabulary().find(Space::Verb, rules.vocabulary().name(Space::Choice, choice));
    return verb ? rules.verbSpecs()[static_cast<std::size_t>(*verb)].role : VerbRole::None;
}

} // namespace marches::engine
