// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/movebuilder.h"

#include <algorithm>
#include <utility>

#include "engine/base/bits.h"

namespace marches::engine {

void MoveBuilder::begin(const Decision& decision, const State& state)
{
    m_decision = decision;
    m_state = &state;
    m_first = nullptr;
    reset();
}

void MoveBuilder::reset()
{
    m_offer.reset();
    m_pointed = 0;
    m_undecided = -1;
    m_candidates.clear();
    m_move = Move(0, m_decision.seat);
}

int MoveBuilder::leadingPlaces(const Offer& offer) const
{
    int n = 0;
    for (const Param& param : m_decision.params(offer)) {
        if (param.form != Form::One || param.space != Space::Place) break;
        ++n;
    }
    return n;
}

Mask MoveBuilder::places() const
{
    if (m_decision.pending != Pending::Choice) return {};
    if (m_offer.has_value()) {
        if (m_pointed >= leadingPlaces(*m_offer)) return {};
        return engine::candidates(m_decision.params(*m_offer)[at(m_pointed)], m_move);
    }
    if (const Mask next = secondPlaces(); next.any()) return next;
    Mask all;
    for (const Offer& offer : m_decision.offers())
        if (leadingPlaces(offer) > 0) all |= m_decision.params(offer)[0].set;
    return all;
}

Mask MoveBuilder::secondPlaces() const
{
    Mask all;
    if (m_undecided < 0) return all;
    for (const Offer& offer : m_decision.offers()) {
        if (leadingPlaces(offer) != 2 || !admits(offer, m_undecided)) continue;
        Move move(offer.verb, m_decision.seat);
        move.arg[0] = static_cast<std::int16_t>(m_undecided);
        all |= engine::candidates(m_decision.params(offer)[1], move);
    }
    if (all.any() && verbFor(m_undecided, m_undecided) >= 0) all.set(m_undecided);
    return all;
}

bool MoveBuilder::admits(const Offer& offer, int place) const
{
    return leadingPlaces(offer) > 0 && m_decision.params(offer)[0].set.test(place);
}

bool MoveBuilder::joins(const Offer& offer, int from, int to) const
{
    if (leadingPlaces(offer) != 2 || !admits(offer, from)) return false;
    Move move(offer.verb, m_decision.seat);
    move.arg[0] = static_cast<std::int16_t>(from);
    return engine::candidates(m_decision.params(offer)[1], move).test(to);
}

int MoveBuilder::verbFor(int from, int to) const
{
    const auto offers = m_decision.offers();
    if (from != to) {
        const auto found = std::ranges::find_if(offers, [&](const Offer& offer) { return joins(offer, from, to); });
        return found == offers.end() ? -1 : found->verb;
    }
    // Twice the same place: the first that needs no other, where something does need one.
    int stays = -1;
    bool goes = false;
    for (const Offer& offer : offers) {
        if (!admits(offer, from)) continue;
        goes |= leadingPlaces(offer) > 1;
        if (stays < 0 && leadingPlaces(offer) == 1) stays = offer.verb;
    }
    return goes ? stays : -1;
}

const Offer* MoveBuilder::shorterOffer() const
{
    const auto params = m_decision.params(*m_offer);
    for (const Offer& other : m_decision.offers()) {
        if (leadingPlaces(other) != m_pointed || other.paramCount != m_pointed) continue;
        const auto names = m_decision.params(other);
        const bool same = std::equal(names.begin(), names.end(), params.begin(),
                                     [](const Param& a, const Param& b) { return a.name == b.name; });
        if (same) return &other;
    }
    return nullptr;
}

MoveBuilder::Picked MoveBuilder::state() const
{
    if (m_pointed < leadingPlaces(*m_offer)) return Picked::Further;
    return m_pointed < m_offer->paramCount && !nothingToChange() ? Picked::Form : Picked::Complete;
}

bool MoveBuilder::nothingToChange() const
{
    if (leadingPlaces(*m_offer) != 1) return false;
    const auto params = m_decision.params(*m_offer).subspan(at(m_pointed));
    return std::ranges::all_of(params, [this](const Param& param) {
        if (param.form != Form::Amount) return false;
        const Bounds bounds = amountBounds(param, *m_state, m_move);
        return bounds.lo == bounds.hi;
    });
}

bool MoveBuilder::takesInstead(int place) const
{
    if (!m_offer || m_pointed == 0 || m_pointed != leadingPlaces(*m_offer) || place == lastPlace()) return false;
    return engine::candidates(m_decision.params(*m_offer)[at(m_pointed - 1)], m_move).test(place);
}

MoveBuilder::Picked MoveBuilder::pick(int place)
{
    const std::vector<int> between = std::exchange(m_candidates, {});
    const int undecided = std::exchange(m_undecided, -1);
    if (m_decision.pending != Pending::Choice || !Mask::inRange(place)) return Picked::No;
    if (takesInstead(place)) {
        const int verb = m_offer->verb;
        back();
        if (!m_offer) choose(verb);
        return pick(place);
    }
    if (const int verb = m_offer || undecided < 0 ? -1 : verbFor(undecided, place); verb >= 0) {
        m_undecided = undecided;
        choose(verb);
        return place == undecided ? state() : pick(place);
    }
    if (m_offer && m_pointed > 1 && m_pointed < leadingPlaces(*m_offer) && place == lastPlace()) {
        // The piece that is helped once more: it is helped where it stands.
        if (const Offer* shorter = shorterOffer()) {
            const Move move = m_move;
            const int pointed = m_pointed;
            choose(shorter->verb);
            for (int i = 0; i < pointed; ++i)
                if (pick(move.arg[at(i)]) == Picked::No) return Picked::No;
            return state();
        }
    }
    if (!m_offer.has_value()) {
        for (const Offer& offer : m_decision.offers())
            if (admits(offer, place)) m_candidates.push_back(offer.verb);
        if (m_first) std::stable_partition(m_candidates.begin(), m_candidates.end(), m_first);
        if (m_candidates.empty()) { // what was pointed at before is still chosen
            m_candidates = between;
            m_undecided = undecided;
            return Picked::No;
        }
        if (m_candidates.size() > 1) {
            m_undecided = place;
            return Picked::Several;
        }
        const int verb = m_candidates.front();
        m_candidates.clear();
        choose(verb);
    }
    if (!places().test(place)) return Picked::No;
    m_move.arg[at(m_pointed++)] = static_cast<std::int16_t>(place);
    if (m_pointed == leadingPlaces(*m_offer)) fillDefaults(m_pointed);
    return state();
}

bool MoveBuilder::choose(int verb)
{
    const Offer* offer = m_decision.findOffer(verb);
    if (offer == nullptr) return false;
    const int place = m_undecided;
    reset();
    m_offer = *offer;
    m_move.verb = static_cast<std::uint8_t>(verb);
    if (leadingPlaces(*offer) == 0)
        fillDefaults(0);
    else if (place >= 0)
        pick(place);
    return true;
}

Move MoveBuilder::attempt(int place) const
{
    MoveBuilder other = *this;
    // A place that was pointed at before is kept, by the first verb that wants another one after it.
    const auto means = [this](const Offer& offer) {
        return m_undecided < 0 ? leadingPlaces(offer) > 0 : leadingPlaces(offer) > 1 && admits(offer, m_undecided);
    };
    for (const Offer& offer : m_decision.offers())
        if (!other.m_offer.has_value() && means(offer)) other.choose(offer.verb);
    if (!other.m_offer.has_value() || other.m_pointed >= leadingPlaces(*other.m_offer)) return Move(0, m_decision.seat);
    other.m_move.arg[at(other.m_pointed++)] = static_cast<std::int16_t>(place);
    if (other.complete()) other.fillDefaults(other.m_pointed);
    return other.m_move;
}

bool MoveBuilder::back()
{
    if (!m_offer.has_value()) {
        if (m_undecided < 0) return false;
        reset();
        return true;
    }
    const int verb = m_offer->verb;
    const int pointed = m_pointed;
    std::array<std::int16_t, Move::kMaxArgs> places = m_move.arg;
    reset();
    if (pointed <= 1) return true;
    choose(verb);
    for (int i = 0; i + 1 < pointed; ++i) pick(places[at(i)]);
    return true;
}

int MoveBuilder::lastPlace() const { return m_pointed > 0 ? m_move.arg[at(m_pointed - 1)] : m_undecided; }

bool MoveBuilder::complete() const { return m_offer.has_value() && m_pointed >= leadingPlaces(*m_offer); }

void MoveBuilder::fillDefaults(int from)
{
    for (int i = from; i < m_offer->paramCount; ++i) setDefault(m_decision.params(*m_offer)[at(i)], i);
}

void MoveBuilder::setDefault(const Param& param, int index)
{
    int value = 0;
    switch (param.form) {
    case Form::One: value = engine::candidates(param, m_move).first(); break;
    case Form::Amount: {
        const Bounds bounds = amountBounds(param, *m_state, m_move);
        value = std::clamp<int>(param.start, bounds.lo, std::max(bounds.lo, bounds.hi));
        break;
    }
    case Form::Flag: value = amountBounds(param, *m_state, m_move).hi; break;
    case Form::Subset: {
        m_move.clearParts();
        param.set.forEach([&](int item) {
            if (value < param.lo) m_move.addPart({static_cast<std::int16_t>(item), 0, 0, 0}), ++value;
        });
        break;
    }
    case Form::Spread: {
        m_move.clearParts();
        int left = param.totalHi;
        param.set.forEach([&](int item) {
            const int amount = std::min(left, itemBound(param, *m_state, item));
            if (amount < std::max<int>(param.lo, 1) || m_move.full()) return;
            m_move.addPart({static_cast<std::int16_t>(item), static_cast<std::int16_t>(amount), 0, 0});
            left -= amount;
            ++value;
        });
        break;
    }
    case Form::Path: m_move.clearParts(); break;
    }
    m_move.arg[at(index)] = static_cast<std::int16_t>(value);
}

bool MoveBuilder::set(int param, int value)
{
    if (!complete() || param < m_pointed || param >= m_offer->paramCount) return false;
    const Param& domain = m_decision.params(*m_offer)[at(param)];
    if (isLong(domain.form)) return false;
    if (domain.form == Form::One) {
        if (!engine::candidates(domain, m_move).test(value)) return false;
    } else {
        const Bounds bounds = amountBounds(domain, *m_state, m_move);
        if (value < bounds.lo || value > bounds.hi) return false;
    }
    m_move.arg[at(param)] = static_cast<std::int16_t>(value);
    // What depends on it starts again from its own default when it no longer fits.
    for (int i = param + 1; i < m_offer->paramCount; ++i) {
        const Param& later = m_decision.params(*m_offer)[at(i)];
        if (later.of == param) setDefault(later, i);
    }
    return true;
}

bool MoveBuilder::setItem(int param, int item, int amount)
{
    if (!complete() || param < m_pointed || param >= m_offer->paramCount) return false;
    const Param& domain = m_decision.params(*m_offer)[at(param)];
    if ((domain.form != Form::Spread && domain.form != Form::Subset) || !domain.set.test(item) || amount < 0)
        return false;
    if (amount > (domain.form == Form::Subset ? 1 : itemBound(domain, *m_state, item))) return false;

    const Part wanted{static_cast<std::int16_t>(item),
                      static_cast<std::int16_t>(domain.form == Form::Subset ? 0 : amount), 0, 0};
    std::vector<Part> parts(m_move.parts().begin(), m_move.parts().end());
    const auto before = std::ranges::find(parts, wanted.item, &Part::item);
    if (amount == 0) {
        if (before != parts.end()) parts.erase(before);
    } else if (before != parts.end()) {
        *before = wanted; // an amount that changes keeps its place
    } else {
        parts.push_back(wanted);
    }
    if (parts.size() > static_cast<std::size_t>(Move::kMaxParts)) return false;
    if (!domain.ordered) std::ranges::sort(parts, {}, &Part::item);
    m_move.clearParts();
    for (const Part& part : parts) m_move.addPart(part);
    m_move.arg[at(param)] = static_cast<std::int16_t>(parts.size());
    return true;
}

int MoveBuilder::itemAmount(int item) const
{
    for (const Part& part : m_move.parts())
        if (part.item == item) {
            for (const Param& param : m_decision.params(*m_offer))
                if (param.form == Form::Subset) return 1;
            return part.amount;
        }
    return 0;
}

bool MoveBuilder::legal() const { return complete() && contains(m_decision, *m_state, m_move); }

} // namespace marches::engine
