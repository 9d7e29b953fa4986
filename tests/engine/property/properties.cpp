// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties.h"

#include <algorithm>
#include <array>
#include <limits>

#include "engine/game/domain.h"
#include "engine/package/fieldpaths.h"

namespace marches::engine::test {

namespace {

bool sameParam(const Param& a, const Param& b)
{
    return a.form == b.form && a.space == b.space && a.name == b.name && a.of == b.of && a.lo == b.lo && a.hi == b.hi &&
           a.keep == b.keep && a.totalLo == b.totalLo && a.totalHi == b.totalHi && a.caps == b.caps &&
           a.adjacency == b.adjacency && a.otherAdjacency == b.otherAdjacency && a.others == b.others &&
           a.thirdAdjacency == b.thirdAdjacency && a.thirds == b.thirds && a.set == b.set;
}

bool sameChance(const Chance& a, const Chance& b)
{
    return a.kind == b.kind && a.stream == b.stream && a.count == b.count && a.seat == b.seat && a.space == b.space &&
           a.what == b.what && (a.kind == Chance::Kind::Shuffle || (a.sides == b.sides && a.die == b.die)) &&
           std::ranges::equal(a.items(), b.items());
}

std::string factText(const FieldPaths& paths, const Fact& fact)
{
    return paths.path(fact.field, fact.key) + '[' + std::to_string(fact.ordinal) +
           "]=" + paths.word(fact.field, fact.value);
}

/// The first difference of two positions.
std::string difference(const Rules& rules, const Facts& a, const Facts& b)
{
    const FieldPaths paths(rules);
    for (const Fact& fact : a)
        if (!std::ranges::binary_search(b, fact)) return "lost " + factText(paths, fact);
    for (const Fact& fact : b)
        if (!std::ranges::binary_search(a, fact)) return "new " + factText(paths, fact);
    return {};
}

/// Changes one thing of a legal move.
Move spoil(const Decision& decision, Move move, Random& random)
{
    const auto draw = [&random](int n) { return static_cast<int>(below(random, static_cast<std::uint32_t>(n))); };
    const Offer* offer = decision.findOffer(move.verb);
    const int params = offer == nullptr ? 0 : offer->paramCount;
    switch (draw(6)) {
    case 0: move.verb = static_cast<std::uint8_t>(draw(40)); break;
    case 1: move.seat = static_cast<std::uint8_t>(draw(6)); break;
    case 2: move.arg[static_cast<std::size_t>(draw(Move::kMaxArgs))] = static_cast<std::int16_t>(draw(70) - 5); break;
    case 3:
        if (params > 0) ++move.arg[static_cast<std::size_t>(draw(params))];
        break;
    case 4:
        if (!move.full()) move.addPart({static_cast<std::int16_t>(draw(40)), static_cast<std::int16_t>(draw(4)), 0, 0});
        break;
    default: {
        const Move whole = move;
        move.clearParts();
        for (const Part& part : whole.parts()) {
            Part changed = part;
            changed.amount = static_cast<std::int16_t>(changed.amount + draw(3) - 1);
            move.addPart(changed);
        }
    }
    }
    return move;
}

/// A number as a stranger's file may hold it: mostly one that could mean something, sometimes the ends of its type.
std::int16_t wildNumber(Random& random)
{
    static constexpr std::array<std::int16_t, 4> kEnds{std::numeric_limits<std::int16_t>::min(), -1, 255,
                                                       std::numeric_limits<std::int16_t>::max()};
    if (below(random, 4) == 0) return kEnds[below(random, kEnds.size())];
    return static_cast<std::int16_t>(below(random, 100));
}

/// Any verb of the game with any numbers, whatever is asked at the moment.
Move wildMove(const Rules& rules, const Decision& decision, Random& random)
{
    Move move;
    move.verb = static_cast<std::uint8_t>(below(random, static_cast<std::uint32_t>(rules.verbSpecs().size())));
    const bool anybody = below(random, 4) == 0;
    move.seat = anybody ? static_cast<std::uint8_t>(below(random, 256)) : static_cast<std::uint8_t>(decision.seat);
    for (std::int16_t& arg : move.arg) arg = wildNumber(random);
    for (std::uint32_t parts = below(random, 3); parts > 0; --parts)
        move.addPart({wildNumber(random), wildNumber(random), wildNumber(random), wildNumber(random)});
    return move;
}

/// A verb on offer with whatever names and small numbers there are, as a person could write it, who has read the list
/// of moves and not the rules.
Move writtenMove(const Rules& rules, const Decision& decision, Random& random)
{
    const auto draw = [&random](int n) {
        return static_cast<std::int16_t>(below(random, static_cast<std::uint32_t>(n)));
    };
    const auto named = [&](Space space) {
        const int names = rules.vocabulary().count(space);
        return draw(names > 0 ? names : 7);
    };
    Move move;
    move.seat = static_cast<std::uint8_t>(decision.seat);
    move.verb = decision.offers()[static_cast<std::size_t>(draw(static_cast<int>(decision.offers().size())))].verb;
    const std::vector<VerbParam>& params = rules.verbSpecs()[move.verb].params;
    for (std::size_t i = 0; i < params.size(); ++i) {
        switch (params[i].form) {
        case Form::One: move.arg[i] = named(params[i].space); break;
        case Form::Amount: move.arg[i] = draw(7); break;
        case Form::Flag: move.arg[i] = draw(2); break;
        default:
            for (int parts = draw(3); parts > 0; --parts) move.addPart({named(params[i].space), draw(4), 0, 0});
        }
    }
    return move;
}

} // namespace

bool sameDecision(const Decision& a, const Decision& b)
{
    if (a.pending != b.pending) return false;
    if (a.pending == Pending::Over) return true;
    if (a.pending == Pending::Chance) return sameChance(a.chance, b.chance);
    if (a.seat != b.seat || a.seats != b.seats || a.reaction != b.reaction || a.secret != b.secret ||
        !(a.question == b.question))
        return false;
    if (a.offers().size() != b.offers().size()) return false;
    for (std::size_t i = 0; i < a.offers().size(); ++i) {
        const Offer& x = a.offers()[i];
        const Offer& y = b.offers()[i];
        if (x.verb != y.verb || !std::ranges::equal(a.params(x), b.params(y), sameParam)) return false;
    }
    return true;
}

std::string decisionIsNotEmpty(const Rules& rules, const State& state, const Decision& decision, Random& random)
{
    if (decision.pending == Pending::Over) return {};
    if (decision.pending == Pending::Chance) {
        if (decision.chance.count == 0) return "a chance of nothing";
        if (decision.chance.kind == Chance::Kind::Dice && decision.chance.sides < 2) return "a die without faces";
        return {};
    }
    if (decision.offers().empty()) return "a decision without offers";
    if (!decision.owes(decision.seat)) return "the seat that is asked owes no answer";
    if (decision.question.text == 0) return "a decision without a question";
    for (const Offer& offer : decision.offers()) {
        Move move;
        if (!sample(decision, offer, state, random, move))
            return "an offer without moves: " + std::string(rules.vocabulary().name(Space::Verb, offer.verb));
        if (move.seat != decision.seat || !contains(decision, state, move))
            return "a sampled move is not contained: " + std::string(rules.vocabulary().name(Space::Verb, offer.verb));
    }
    return {};
}

std::string decideAgrees(const Rules& rules, const State& state, const Decision& decision)
{
    Decision again;
    rules.decide(state, decision.pending == Pending::Choice ? decision.seat : 0, again, nullptr);
    return sameDecision(decision, again) ? std::string()
                                         : "decide() makes another decision than the step before it left";
}

std::string offersFollowTheirSpecs(const Rules& rules, const Decision& decision)
{
    if (decision.pending != Pending::Choice) return {};
    std::uint64_t seen = 0;
    for (const Offer& offer : decision.offers()) {
        const std::string verb(rules.vocabulary().name(Space::Verb, offer.verb));
        if (offer.verb >= rules.verbSpecs().size()) return "an offer of an undeclared verb";
        if (((seen >> offer.verb) & 1U) != 0) return "a verb is offered twice: " + verb;
        seen |= std::uint64_t{1} << offer.verb;
        const std::vector<VerbParam>& spec = rules.verbSpecs()[offer.verb].params;
        const auto fits = [](const Param& param, const VerbParam& declared) {
            return param.name == declared.name && param.form == declared.form && param.space == declared.space;
        };
        if (!std::ranges::equal(decision.params(offer), spec, fits))
            return "an offer has other parameters than its verb declares: " + verb;
    }
    return {};
}

namespace {

/// Nothing, when the decision contains the move; otherwise it must be refused by a rule, in words, and change nothing.
std::string refusalIsWhole(const Rules& rules, const State& state, const Decision& decision, const Move& move)
{
    if (contains(decision, state, move)) return {};
    const State before = state;
    const Refusal refusal = rules.refusalReason(state, move, nullptr);
    const std::string_view name = rules.vocabulary().name(Space::Verb, move.verb);
    const std::string verb = name.empty() ? std::to_string(move.verb) : std::string(name);
    if (refusal.rule == 0) return "a refused move names no rule: " + verb;
    if (refusal.text == 0) return "a refused move has no sentence: " + verb;
    return state == before ? std::string() : "explain() changed the state: " + verb;
}

/// Where the seat is asked and the verb is on offer, it is what the move names that is wrong, and neither the moment
/// nor whose turn it is: a sentence about these would leave open why.
std::string refusalSaysWhy(const Rules& rules, const State& state, const Decision& decision, const Move& move)
{
    if (contains(decision, state, move)) return {};
    const Refusal refusal = rules.refusalReason(state, move, nullptr);
    const std::string_view text = rules.vocabulary().name(Space::Text, refusal.text);
    if (text != "refused.not-now" && text != "refused.not-your-turn") return {};
    return "a verb on offer is refused by " + std::string(text) + ": " +
           std::string(rules.vocabulary().name(Space::Verb, move.verb));
}

} // namespace

std::string otherMovesAreRefused(const Rules& rules, const State& state, const Decision& decision, Random& random,
                                 int tries)
{
    if (decision.pending != Pending::Choice) return {};
    for (int i = 0; i < tries; ++i) {
        Move move;
        sample(decision, state, random, move);
        if (!contains(decision, state, move)) return "a sampled move is not contained";
        for (const Move& other : {spoil(decision, move, random), wildMove(rules, decision, random)})
            if (std::string wrong = refusalIsWhole(rules, state, decision, other); !wrong.empty()) return wrong;
        const Move other = writtenMove(rules, decision, random);
        if (std::string wrong = refusalIsWhole(rules, state, decision, other); !wrong.empty()) return wrong;
        if (std::string wrong = refusalSaysWhy(rules, state, decision, other); !wrong.empty()) return wrong;
    }
    return {};
}

std::string positionRoundTrips(const FieldPaths& paths, const State& state, const Decision& decision)
{
    const Rules& rules = paths.rules();
    Facts facts;
    rules.describe(state, facts);
    if (!std::ranges::is_sorted(facts)) return "the facts of a position are not sorted";
    State again;
    rules.clearPosition(again);
    for (const Fact& fact : facts) {
        if (!rules.setFact(again, fact)) return "put() refuses " + factText(paths, fact);
        if (paths.value(fact.field, paths.word(fact.field, fact.value)) != std::optional(fact.value))
            return "a value does not read back as written: " + factText(paths, fact);
    }
    if (const Refusal wrong = rules.validatePosition(again))
        return "validatePosition() refuses by " + std::string(rules.vocabulary().name(Space::Rule, wrong.rule)) + ", " +
               std::string(rules.vocabulary().name(Space::Text, wrong.text));
    Facts facts2;
    rules.describe(again, facts2);
    if (facts != facts2) return "a position put together differs: " + difference(rules, facts, facts2);
    if (!(again == state)) return "a position put together has the same facts and another state";
    return decideAgrees(rules, again, decision);
}

std::string viewsHideWhatTheyMust(const Rules& rules, const State& state, const Decision& decision, Random& random)
{
    const int seats = static_cast<int>(rules.seats().size());
    for (int seat = -1; seat < seats; ++seat) {
        State view;
        rules.view(state, seat, view);
        const std::string who = " (seat " + std::to_string(seat) + ')';
        if (!rules.hasSecrets()) {
            if (!(view == state)) return "a game without secrets shows something else" + who;
            continue;
        }
        State again;
        rules.view(view, seat, again);
        if (!(again == view)) return "the view of a view differs" + who;
        State other = view;
        rules.resample(other, seat, random);
        State seen;
        rules.view(other, seat, seen);
        Facts a;
        Facts b;
        rules.describe(view, a);
        rules.describe(seen, b);
        if (a != b) return "a view depends on what is hidden" + who + ": " + difference(rules, a, b);
        if (!(seen == view)) return "a view depends on what is hidden, beyond its facts" + who;
        if (decision.owes(seat)) {
            Decision mine;
            Decision theirs;
            rules.decide(state, seat, mine, nullptr);
            rules.decide(other, seat, theirs, nullptr);
            if (!sameDecision(mine, theirs)) return "what a seat may do depends on what it cannot see" + who;
            rules.decide(view, seat, theirs, nullptr);
            if (!sameDecision(mine, theirs)) return "what a seat may do cannot be told from its view" + who;
        }
    }
    return {};
}

std::string countsMakeSense(const Rules& rules, const State& state)
{
    Facts facts;
    rules.describe(state, facts);
    const auto text = [&rules](const Fact& fact) { return factText(FieldPaths(rules), fact); };
    for (std::size_t i = 0; i < facts.size(); ++i) {
        const Fact& fact = facts[i];
        const FieldSpec& field = rules.fields()[fact.field];
        if (fact.value == kUnknown) return "a whole state has something unknown: " + text(fact);
        if (field.value == Space::Number && fact.value < 0) return "a count below nothing: " + text(fact);
        if (field.holds == Holds::List) {
            const bool first = i == 0 || facts[i - 1].field != fact.field || facts[i - 1].key != fact.key;
            if (fact.ordinal != (first ? 0 : facts[i - 1].ordinal + 1)) return "a list with a gap: " + text(fact);
        }
        for (std::size_t k = 0; k < fact.key.size(); ++k)
            if ((field.keys[k] == Space::None) != (fact.key[k] == kNothing))
                return "a fact without a key: " + field.path;
    }
    return {};
}

Conserved conserved(const std::string& ruleset, const Rules& rules, const State& state)
{
    Conserved sums;
    const bool pieces = ruleset == "narnia-risk-junior"; // armies of the other games come out of nowhere
    const bool tokens = ruleset == "le-monde-de-narnia";
    if (!pieces && !tokens && ruleset != "classic-risk" && ruleset != "castle-risk") return sums;
    Facts facts;
    rules.describe(state, facts);
    const Vocabulary& vocabulary = rules.vocabulary();
    if (pieces) sums.pieces.assign(static_cast<std::size_t>(vocabulary.count(Space::Piece)), 0);
    sums.cards.assign(static_cast<std::size_t>(vocabulary.count(Space::Card)), 0);
    bool deck = false;
    bool limited = false; // without a bank tokens come out of nowhere
    for (const Fact& fact : facts) {
        const FieldSpec& field = rules.fields()[fact.field];
        const bool stack = field.role == Role::Stack || field.role == Role::Intruders || field.role == Role::Supply ||
                           field.role == Role::Captives;
        if (pieces && stack && field.value == Space::Number)
            for (std::size_t k = 0; k < field.keys.size(); ++k)
                if (field.keys[k] == Space::Piece) sums.pieces[static_cast<std::size_t>(fact.key[k])] += fact.value;
        if (tokens && (field.path == "bank" || field.path == "seats.{seat}.tokens")) sums.tokens += fact.value;
        if (field.path == "bank") limited = true;
        // What was chosen on a card is no card of its own.
        if (tokens && field.path == "branch") continue;
        // The card that is being resolved is in no pile.
        if (field.value == Space::Card) ++sums.cards[static_cast<std::size_t>(fact.value)];
        if (field.value == Space::Card && field.role != Role::Effect) deck = true;
    }
    if (!limited) sums.tokens = 0;
    // While a game is set up there is no deck yet, though missions may have been dealt.
    if (!deck) sums.cards.clear();
    return sums;
}

std::string describeConserved(const Conserved& conserved)
{
    std::string text = "tokens " + std::to_string(conserved.tokens) + ", pieces";
    for (const long count : conserved.pieces) text += ' ' + std::to_string(count);
    text += ", cards";
    for (const long count : conserved.cards) text += ' ' + std::to_string(count);
    return text;
}

} // namespace marches::engine::test
