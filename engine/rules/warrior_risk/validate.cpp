// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/combat/dice.h"
#include "engine/rules/warrior_risk/machine.h"

namespace marches::engine::warrior_risk {

namespace {

[[nodiscard]] Refusal bad(Text text, std::initializer_list<int> args = {}) { return say(text, wr(12), args); }

[[nodiscard]] Refusal checkTerritories(const Table& t, const Position& s)
{
    for (const int place : t.places) {
        const int owner = ownerOf(s, place);
        if (owner < 0 ? s.units(place) > 0 || guestsAt(s, place) > 0 : !lives(s, owner))
            return bad(Text::BadOwner, {place});
        const bool entering = phaseOf(s) == Phase::Occupy && place == toPlace(s);
        if (owner >= 0 && s.units(place) == 0 && !entering) return bad(Text::BadStack, {place});
        if (s.units(place) > kMaxUnits) return bad(Text::BadStack, {place});
        for (int seat = 0; seat < t.seatCount(); ++seat)
            if (s.guests(seat, place) > (seat == owner || !lives(s, seat) ? 0 : kMaxUnits))
                return bad(Text::BadStack, {place});
        const int seat = std::max(activeSeat(s), 0);
        const int here = seat == owner ? s.units(place) : s.guests(seat, place);
        if (s.spent(place) > here || s.force(place) > here || (s.passage(place) != 0 && owner < 0))
            return bad(Text::BadStack, {place});
    }
    return {};
}

[[nodiscard]] Refusal checkSeats(const Table& t, Position& s)
{
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        if (s.gold[seat] > kMaxGold || s.pool[seat] > kMaxUnits || s.emergency[seat] > 2)
            return bad(Text::BadSeat, {seat});
        if (s.capital[seat] != 0 && !s.owned(seat).test(s.capital[seat] - 1)) return bad(Text::BadCapital, {seat});
        if (s.capital[seat] != 0 && !t.options.capitals) return bad(Text::BadCapital, {seat});
        if (s.told[seat] != 0 && s.told[seat] - 1 != std::min(scoreOf(t, s, seat), kMostShown))
            return bad(Text::BadScore, {seat});
        if ((s.pairs[seat][0] == 0) != (s.pairs[seat][1] == 0)) return bad(Text::BadSeat, {seat});
        s.told[seat] = 0;
    }
    return {};
}

bool numbersFit(const Position& s)
{
    const bool fate = s.fate == 0 || (s.fate >= kFirstFate && s.fate <= kLastFate);
    return fate && s.vote <= kVotes && s.region <= kFaces && s.drawing <= 1 && s.attackDice <= kMostDice &&
           s.defenceDice <= kMostDice && s.counters <= kMostCounters && s.high <= kMaxGold && s.lot <= kMaxUnits &&
           s.left <= kMaxUnits && s.round <= kMaxRound;
}

class Sense {
public:
    explicit Sense(const ConstContext<NoTrace>& ctx) : m_ctx(ctx), t(ctx.table), s(ctx.position) {}

    /// Is there what the phase is about?
    bool phase() const
    {
        const Phase phase = phaseOf(s);
        switch (phase) {
        case Phase::ShuffleCards: return cardsInUse(m_ctx);
        case Phase::Reshuffle:
            return cardsInUse(m_ctx) && s.usedCount > 0 && s.deckCount == 0 && lives(s, activeSeat(s));
        case Phase::BeginRound:
        case Phase::Emergency:
        case Phase::Income:
        case Phase::EndRound:
        case Phase::EndFate:
        case Phase::Continents:
        case Phase::FirstRoll:
        case Phase::Deal: return true;
        case Phase::Over: return s.winners != 0;
        case Phase::LotRoll: return s.lotNumber > 0 && s.lotNumber <= s.left;
        case Phase::Bid: return s.lotNumber > 0 && owing(t, s) != 0;
        case Phase::Stake: return owing(t, s) != 0;
        case Phase::OpenBid:
            return s.lotNumber > 0 && asked() && s.gold[askedSeat(s)] >= leastBid(t, s) && s.holder != s.asked;
        case Phase::RollOff: return s.lotNumber > 0 && std::popcount(s.contenders) > 1;
        case Phase::TradeRoll: return true;
        default:
            return lives(s, activeSeat(s)) && (phase < Phase::LotRoll      ? combat()
                                               : phase >= Phase::FirstRoll ? setup()
                                                                           : commerce());
        }
    }

private:
    int seat() const { return activeSeat(s); }
    bool asked() const { return lives(s, askedSeat(s)); }
    bool owns(int who) const { return s.owned(who).any(); }
    bool hasTarget() const { return s.to != 0; }
    bool setup() const
    {
        switch (phaseOf(s)) {
        case Phase::Place: return s.pool[seat()] > 0 && owns(seat());
        case Phase::Pair: return !t.pairs.empty();
        default: return owns(seat());
        }
    }
    bool fighting() const
    {
        const bool somebody = is(s, kMob) ? s.fate != 0 && ownerOf(s, toPlace(s)) >= 0 : defenderSeat(s) != seat();
        return hasTarget() && somebody && attackers(s) > 0 && s.strength > 0;
    }
    bool throwing() const
    {
        const auto rolled = std::count_if(std::begin(s.dice[0]), std::end(s.dice[0]), [](int die) { return die != 0; });
        return fighting() && s.attackDice > 0 && s.attackDice <= attackers(s) && s.defenceDice > 0 &&
               s.defenceDice <= s.strength && (phaseOf(s) != Phase::DefenceRoll || rolled == s.attackDice);
    }
    bool combat() const
    {
        switch (phaseOf(s)) {
        case Phase::Muster: return (s.pool[seat()] > 0 || mayTrade(m_ctx) || s.traded[0] != 0) && owns(seat());
        case Phase::Passage:
            return asked() && hasTarget() && ownerOf(s, toPlace(s)) == askedSeat(s) && s.asked != s.active;
        case Phase::Gather: return hasTarget() && defenderSeat(s) != seat() && origins(m_ctx, toPlace(s)).any();
        case Phase::CapitalRoll: return hasTarget() && multiplies(m_ctx, toPlace(s)) && attackers(s) > 0;
        case Phase::Battle: return fighting() && !is(s, kMob);
        case Phase::DefenceDice: return throwing() && defenderSeat(s) >= 0 && mostDefenceDice(m_ctx) > 1;
        case Phase::AttackRoll:
        case Phase::DefenceRoll: return throwing();
        case Phase::Occupy: return hasTarget() && s.owned(seat()).test(toPlace(s)) && forceOf(s) > 0;
        case Phase::PressOn:
            return hasTarget() && s.owned(seat()).test(toPlace(s)) && s.left > 0 &&
                   s.left <= s.units(toPlace(s)) - keptAt(m_ctx, toPlace(s), seat()) && s.left <= s.spent(toPlace(s)) &&
                   (pressTargets(m_ctx).any() || s.falls != 0 || homeless(m_ctx) >= 0); // a fallen capital comes first
        default: return true;
        }
    }
    bool commerce() const
    {
        switch (phaseOf(s)) {
        case Phase::Barter: return s.offers[seat()] < t.options.barterRounds;
        case Phase::Give:
        case Phase::Ask:
        case Phase::Answer: return asked() && lives(s, enemySeat(s)) && s.asked != s.enemy && dealFits();
        case Phase::FateRoll: return true;
        case Phase::Allocate: return s.pool[seat()] > 0 && owns(seat());
        default: return s.fate != 0 && fated();
        }
    }
    /// Nobody has put more on the table than there is.
    bool dealFits() const
    {
        for (int side = 0; side < 2; ++side) {
            const Bundle& bundle = s.deal[side];
            const int giver = side == 0 ? askedSeat(s) : enemySeat(s);
            const Mask land = s.laidLand(side);
            if (bundle.gold > s.gold[giver] || bundle.troops > s.pool[giver] || bundle.routes > s.routes[giver])
                return false;
            if (!holdsAll(s, giver, land | s.laidPassage(side)) || land.test(s.capital[giver] - 1)) return false;
            if (land.any() && land == s.owned(giver).mask()) return false;
            for (const int place : t.places)
                if (const int units = s.laidUnits(side, place);
                    units > 0 && (!s.owned(giver).test(place) || units >= s.units(place)))
                    return false;
        }
        return phaseOf(s) != Phase::Answer || !emptyDeal(s);
    }
    bool fated() const
    {
        const FateRow& row = fateRow(t, s);
        switch (phaseOf(s)) {
        case Phase::RegionRoll: return drawing(row);
        case Phase::PlaceRoll: return tablesInUse(m_ctx) && s.region > 0 && drawing(row);
        case Phase::FateEffect: return s.drawn[s.drawing] != 0;
        case Phase::Bailout: return row.bailout > 0 && struck() && s.gold[askedSeat(s)] >= row.bailout;
        case Phase::Recruit: return row.recruit > 0 && owns(seat());
        case Phase::Desert: return row.desert > 0 && asked() && s.left > 0 && s.left <= unitsOf(s, seat());
        case Phase::MobRoll: return row.mobTimes > 0 && hasTarget() && ownerOf(s, toPlace(s)) >= 0;
        case Phase::DiseaseRoll: return row.diesFrom > 0 && hasTarget() && diseaseDice(m_ctx) > 0;
        case Phase::Supply: return row.supply > 0 && s.left > 0 && marchers(m_ctx).any();
        case Phase::Forfeit: return row.perTerritory < 0 && owns(seat());
        case Phase::VoteRoll: return row.vote;
        default: return s.vote != 0 && voteRow(t, s).card >= 0 && voted();
        }
    }
    bool struck() const { return asked() && hasTarget() && ownerOf(s, toPlace(s)) == askedSeat(s); }
    bool drawing(const FateRow& row) const
    {
        return (row.random > 0 || row.crisis || awarding()) && (s.drawing == 0 || s.drawn[0] != 0) && canDraw(m_ctx);
    }
    bool awarding() const { return s.vote != 0 && voteRow(t, s).award > 0 && s.holder != 0 && unoccupied(t, s).any(); }
    bool voted() const
    {
        const VoteRow& row = voteRow(t, s);
        switch (phaseOf(s)) {
        case Phase::Ballot: return !row.act() && owing(t, s) != 0;
        case Phase::TieBreak: return !row.act() && (s.contenders == 0 ? row.yesNo() : row.perTerritory == 0);
        case Phase::Contribute:
            return asked() && s.left > 0 && s.left <= unitsOf(s, askedSeat(s)) &&
                   (s.contenders & seatBit(askedSeat(s))) != 0;
        case Phase::Award: return row.award > 0 && asked() && unoccupied(t, s).any();
        case Phase::SpecialAct: return row.act();
        case Phase::SanctionRoll: return row.act() && hasTarget() && ownerOf(s, toPlace(s)) >= 0;
        case Phase::Reallocate: return row.act() && asked() && hasTarget() && s.left > 0 && reallocatable(m_ctx).any();
        default: return true;
        }
    }

    const ConstContext<NoTrace>& m_ctx;
    const Table& t;
    const Position& s;
};

/// Every card in one place alone, and territories to choose from only where a set was traded for them.
bool cardsFit(const Table& t, const Position& s)
{
    Mask seen;
    bool twice = false;
    const auto add = [&](int place) {
        twice = twice || seen.test(place);
        seen.set(place);
    };
    for (int i = 0; i < s.deckCount; ++i) add(s.deck(i) - 1);
    for (int i = 0; i < s.usedCount; ++i) add(s.used(i) - 1);
    for (int seat = 0; seat < t.seatCount(); ++seat) s.hand(seat).forEach(add);
    const int seat = activeSeat(s);
    const bool turn = lives(s, seat) && phaseOf(s) >= Phase::Muster && phaseOf(s) <= Phase::EndTurn;
    if ((s.traded[0] != 0 || is(s, kTakenCards)) && !turn) return false;
    const bool own =
        std::ranges::all_of(s.traded, [&](int place) { return place == 0 || s.owned(seat).test(place - 1); });
    return !twice && own;
}

/// Units that attack from a territory that is not named come after those that are, in the order of the map.
bool nameOrigins(const Table& t, Position& s)
{
    Mask named;
    int count = 0;
    for (; count < s.places() && s.origins(count) != 0; ++count) {
        const int place = s.origins(count) - 1;
        if (named.test(place)) return false; // one whose units have all fallen stays named
        named.set(place);
    }
    for (const int place : t.places)
        if (s.force(place) > 0 && !named.test(place)) set(s.origins(count++), place + 1);
    return true;
}

bool sealedFit(const Table& t, const Position& s)
{
    for (int seat = 0; seat < t.seatCount(); ++seat)
        if (s.choice[seat] != 0 && s.sealed[seat] == 0) return false;
    return true;
}

} // namespace

Refusal validatePosition(const Table& table, Position& s)
{
    const auto everybody = static_cast<std::uint16_t>((1U << static_cast<unsigned>(table.seatCount())) - 1U);
    s.living = static_cast<std::uint16_t>(everybody & ~s.living);
    for (int i = 0; i < s.deckCount / 2; ++i) std::swap(s.deck(i), s.deck(s.deckCount - 1 - i));
    for (int i = 0; i < s.usedCount / 2; ++i) std::swap(s.used(i), s.used(s.usedCount - 1 - i));
    if (s.mob > 0) raise(s, kMob);
    if (s.active != 0 && !lives(s, activeSeat(s)) && phaseOf(s) != Phase::Over) return bad(Text::BadTurn);
    if (!numbersFit(s) || !nameOrigins(table, s) || is(s, kSealedDeal) || !sealedFit(table, s))
        return bad(Text::BadPhase);
    if (!cardsFit(table, s)) return bad(Text::BadCards);
    if (Refusal problem = checkSeats(table, s)) return problem;
    if (Refusal problem = checkTerritories(table, s)) return problem;
    NoTrace nobody;
    refresh(Context<NoTrace>{table, s, nobody});
    const ConstContext<NoTrace> ctx{table, s, nobody};
    for (int seat = 0; seat < table.seatCount(); ++seat)
        if ((s.falls & seatBit(seat)) != 0 && !s.owned(seat).any()) return bad(Text::BadCapital, {seat});
    return Sense(ctx).phase() ? Refusal{} : bad(Text::BadPhase);
}

} // namespace marches::engine::warrior_risk
