// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/search/orderset.h"

#include <algorithm>
#include <utility>

namespace marches::engine {

namespace {

constexpr double kFocus = 1.6;      ///< for an order that is about the focus
constexpr std::uint64_t kFew = 256; ///< moves of which all are looked at
constexpr int kPerOffer = 64;
constexpr int kMostOrders = 96; ///< of one seat: a ruleset that always wants one more would never end
constexpr int kMostFerries = 2;

VerbRole roleOf(const Rules& rules, int verb) { return rules.verbSpecs()[static_cast<std::size_t>(verb)].role; }

/// What an order is about: the last of what it names.
int aboutOf(const Rules& rules, const Move& move)
{
    const auto& params = rules.verbSpecs()[move.verb].params;
    for (std::size_t i = params.size(); i-- > 0;)
        if (params[i].form == Form::One && params[i].space == Space::Place) return move.arg[i];
    return -1;
}

} // namespace

void OrderWriter::begin(const Rules& rules, const State& state, int seat)
{
    m_rules = &rules;
    m_seat = seat;
    m_seal = findVerb(rules, VerbRole::Seal).value_or(-1);
    m_state = state;
    rules.decide(m_state, seat, m_decision, nullptr);
}

bool OrderWriter::open() const { return m_decision.owes(m_seat) && m_decision.seat == m_seat; }

/// Pieces are moved, and can help each other.
bool OrderWriter::isMovement() const
{
    return std::ranges::any_of(m_decision.offers(), [&](const Offer& offer) {
        return roleOf(*m_rules, offer.verb) == VerbRole::SupportMove || roleOf(*m_rules, offer.verb) == VerbRole::Idle;
    });
}

/// The piece goes to a place by itself.
bool OrderWriter::travels(const Move& move) const
{
    const VerbSpec& spec = m_rules->verbSpecs()[move.verb];
    return spec.role == VerbRole::None && spec.params.size() >= 2 && spec.params[0].space == Space::Place &&
           spec.params[1].space == Space::Place && spec.params[1].form == Form::One &&
           m_decision.findOffer(move.verb) != nullptr &&
           m_decision.params(*m_decision.findOffer(move.verb)).size() == 2;
}

void OrderWriter::findPieces()
{
    m_pieces.clear();
    for (const Offer& offer : m_decision.offers()) {
        const auto params = m_decision.params(offer);
        if (params.empty() || params[0].form != Form::One) continue;
        if (params[0].space != Space::Place && params[0].space != Space::Token) continue;
        params[0].set.forEach([&](int number) {
            const bool known = std::ranges::any_of(
                m_pieces, [&](const Piece& piece) { return piece.space == params[0].space && piece.number == number; });
            if (!known) m_pieces.push_back({params[0].space, number, -1});
        });
    }
}

void OrderWriter::consider(const Move& move)
{
    m_choices.push_back({move, m_rules->evaluate(m_state, m_decision, move)});
}

/// Supports and convoys of what is ordered already.
void OrderWriter::collectHelp(const Offer& offer, Move& move)
{
    const auto params = m_decision.params(offer);
    if (params[1].form != Form::One || params[2].form != Form::One) return;
    for (const Move& other : *m_set) {
        if (other.arg[0] == move.arg[0] || !travels(other)) continue;
        move.arg[1] = other.arg[0];
        move.arg[2] = other.arg[1];
        if (contains(m_decision, m_state, move)) consider(move);
    }
}

/// All that the piece could do, as far as it is worth a look.
void OrderWriter::collect(const Piece& piece)
{
    m_choices.clear();
    for (const Offer& offer : m_decision.offers()) {
        const auto params = m_decision.params(offer);
        if (params.empty() || params[0].form != Form::One || params[0].space != piece.space ||
            !params[0].set.test(piece.number) || roleOf(*m_rules, offer.verb) == VerbRole::TakeBack)
            continue;
        Move move(offer.verb, static_cast<std::uint8_t>(m_seat));
        move.arg[0] = static_cast<std::int16_t>(piece.number);
        if (params.size() == 1) {
            consider(move);
        } else if (params.size() == 2 && params[1].form == Form::One) {
            candidates(params[1], move).forEach([&](int value) {
                move.arg[1] = static_cast<std::int16_t>(value);
                consider(move);
            });
        } else if (params.size() == 3) {
            collectHelp(offer, move);
        }
    }
}

double OrderWriter::sealWorth() const
{
    if (m_seal < 0 || m_decision.findOffer(m_seal) == nullptr) return -1e9;
    return m_rules->evaluate(m_state, m_decision,
                             Move(static_cast<std::uint8_t>(m_seal), static_cast<std::uint8_t>(m_seat)));
}

/// The best of m_choices for the plan; null where doing nothing is better than all.
const OrderWriter::Choice* OrderWriter::pick(const OrderPlan& plan, Random& random)
{
    const double nothing = sealWorth();
    const Choice* best = nullptr;
    double most = 0.0;
    for (const Choice& choice : m_choices) {
        if (choice.move.verb == m_seal || choice.worth <= nothing) continue;
        double worth = choice.worth;
        if (plan.noise > 0.0) worth += plan.noise * below(random, 1024) / 1024.0;
        if (plan.focus >= 0 && choice.worth > 0.1 && aboutOf(*m_rules, choice.move) == plan.focus) worth += kFocus;
        if (plan.idle && roleOf(*m_rules, choice.move.verb) == VerbRole::Idle) worth += 100.0;
        if (best != nullptr && worth <= most) continue;
        best = &choice;
        most = worth;
    }
    return best;
}

void OrderWriter::give(Piece& piece, const Move& move)
{
    if (!contains(m_decision, m_state, move)) return;
    piece.order = static_cast<int>(m_set->size());
    m_set->push_back(move);
    m_rules->apply(m_state, move, m_decision, nullptr);
    if (!open()) m_rules->decide(m_state, m_seat, m_decision, nullptr);
}

/// Forgets the order of a piece, so that it can be thought about anew.
bool OrderWriter::takeBack(Piece& piece)
{
    for (const Offer& offer : m_decision.offers()) {
        const auto params = m_decision.params(offer);
        if (roleOf(*m_rules, offer.verb) != VerbRole::TakeBack || params.size() != 1 ||
            params[0].space != piece.space || !params[0].set.test(piece.number))
            continue;
        Move move(offer.verb, static_cast<std::uint8_t>(m_seat));
        move.arg[0] = static_cast<std::int16_t>(piece.number);
        if (!contains(m_decision, m_state, move)) return false;
        m_rules->apply(m_state, move, m_decision, nullptr);
        m_set->erase(m_set->begin() + piece.order);
        for (Piece& other : m_pieces)
            if (other.order > piece.order) --other.order;
        piece.order = -1;
        return true;
    }
    return false;
}

/// An army over the sea: of those that could be convoyed one at random, and up to two fleets that ferry it.
void OrderWriter::ferry(Random& random)
{
    const std::optional<int> convoy = findVerb(*m_rules, VerbRole::Convoy);
    if (!convoy || m_decision.findOffer(*convoy) == nullptr) return;
    // What is convoyed goes by the offer whose destinations convoys can have: the places that fleets can be told.
    const auto params = m_decision.params(*m_decision.findOffer(*convoy));
    if (params.size() != 3) return;
    m_choices.clear();
    for (const Piece& piece : m_pieces) {
        if (piece.space != Space::Place || !params[1].set.test(piece.number)) continue;
        for (const Offer& offer : m_decision.offers()) {
            const auto own = m_decision.params(offer);
            if (own.size() != 2 || own[1].adjacency == nullptr || own[1].adjacency != params[2].adjacency ||
                !own[0].set.test(piece.number))
                continue;
            Move move(offer.verb, static_cast<std::uint8_t>(m_seat));
            move.arg[0] = static_cast<std::int16_t>(piece.number);
            candidates(own[1], move).forEach([&](int value) {
                move.arg[1] = static_cast<std::int16_t>(value);
                consider(move);
            });
        }
    }
    if (m_choices.empty()) return;
    const Move travel = m_choices[below(random, static_cast<std::uint32_t>(m_choices.size()))].move;
    for (Piece& piece : m_pieces)
        if (piece.space == Space::Place && piece.number == travel.arg[0]) give(piece, travel);
    int ferries = 0;
    for (Piece& piece : m_pieces) {
        if (piece.space != Space::Place || piece.order >= 0 || ferries == kMostFerries) continue;
        Move help(static_cast<std::uint8_t>(*convoy), static_cast<std::uint8_t>(m_seat));
        help.arg = {static_cast<std::int16_t>(piece.number), travel.arg[0], travel.arg[1], 0};
        if (!contains(m_decision, m_state, help)) continue;
        give(piece, help);
        ++ferries;
    }
}

void OrderWriter::orderPieces(const OrderPlan& plan, Random& random)
{
    findPieces();
    for (std::size_t i = m_pieces.size(); i > 1; --i)
        std::swap(m_pieces[i - 1], m_pieces[below(random, static_cast<std::uint32_t>(i))]);
    if (plan.ferry) ferry(random);
    const int given = static_cast<int>(m_set->size());
    // Once over all, and once more with the orders of the others known.
    for (int round = 0; round < (plan.idle ? 1 : 2); ++round) {
        for (Piece& piece : m_pieces) {
            if (!open() || m_set->size() >= kMostOrders) return;
            if (piece.order >= 0 && (piece.order < given || !takeBack(piece))) continue;
            collect(piece);
            if (const Choice* choice = pick(plan, random)) give(piece, choice->move);
        }
    }
    dropBlocked();
}

/// Whoever would run into a piece of its own that stays, stays as well; which may make others stay.
void OrderWriter::dropBlocked()
{
    for (bool changed = true; changed;) {
        changed = false;
        for (Piece& piece : m_pieces) {
            if (piece.order < 0) continue;
            const Move move = (*m_set)[static_cast<std::size_t>(piece.order)];
            if (!travels(move)) continue;
            const bool blocked = std::ranges::any_of(m_pieces, [&](const Piece& other) {
                if (other.space != Space::Place || other.number != move.arg[1] || other.number == piece.number)
                    return false;
                return other.order < 0 || !travels((*m_set)[static_cast<std::size_t>(other.order)]);
            });
            if (!blocked || !takeBack(piece)) continue;
            collect(piece);
            std::erase_if(m_choices, [&](const Choice& choice) { return travels(choice.move); });
            Random none(0);
            if (const Choice* choice = pick({}, none)) give(piece, choice->move);
            changed = true;
        }
    }
}

/// Builds, removals, retreats and whatever else is answered at once: one after the other, the best first.
void OrderWriter::orderOneByOne(const OrderPlan& plan, Random& random)
{
    Piece nobody{Space::None, 0, -1};
    while (open() && m_set->size() < kMostOrders) {
        m_choices.clear();
        if (!forEachMove(m_decision, m_state, kFew, [this](const Move& move) { consider(move); }))
            Candidates::visit(m_decision, m_state, random, kPerOffer, *this);
        std::erase_if(m_choices,
                      [&](const Choice& choice) { return roleOf(*m_rules, choice.move.verb) == VerbRole::TakeBack; });
        const Choice* choice = pick(plan, random);
        if (choice == nullptr) return;
        give(nobody, choice->move);
        if (isMovement()) return; // the round is over, and another one begins
    }
}

void OrderWriter::write(const Rules& rules, const State& state, int seat, const OrderPlan& plan, Random& random,
                        OrderSet& set)
{
    set.clear();
    m_set = &set;
    begin(rules, state, seat);
    if (!open()) return;
    if (isMovement())
        orderPieces(plan, random);
    else
        orderOneByOne(plan, random);
}

bool OrderWriter::complete() const
{
    return m_seal >= 0 && open() &&
           contains(m_decision, m_state, Move(static_cast<std::uint8_t>(m_seal), static_cast<std::uint8_t>(m_seat)));
}

void OrderWriter::focuses(const Rules& rules, const State& state, int seat, std::vector<int>& places)
{
    places.clear();
    begin(rules, state, seat);
    if (!open() || !isMovement()) return;
    OrderSet none;
    m_set = &none;
    findPieces();
    std::vector<Choice> all;
    for (const Piece& piece : m_pieces) {
        collect(piece);
        for (const Choice& choice : m_choices)
            if (choice.worth > 0.1) all.push_back(choice);
    }
    std::stable_sort(all.begin(), all.end(), [](const Choice& a, const Choice& b) { return a.worth > b.worth; });
    for (const Choice& choice : all) {
        const int about = aboutOf(rules, choice.move);
        if (about >= 0 && std::ranges::find(places, about) == places.end()) places.push_back(about);
    }
}

} // namespace marches::engine
