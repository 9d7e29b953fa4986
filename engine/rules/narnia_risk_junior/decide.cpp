// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <bit>
#include <cstddef>

namespace marches::engine::narnia_risk_junior {

namespace {

Mask maskOf(std::uint64_t members) { return Mask::ofWord(members); }

std::int32_t capsAt(std::size_t offset, int firstItem)
{
    return static_cast<std::int32_t>(offset) - firstItem * static_cast<std::int32_t>(sizeof(std::uint16_t));
}

Mask piecesOfSide(Side side)
{
    Mask mask;
    mask.set(lightPiece(side));
    mask.set(lightPiece(side) + 1);
    return mask;
}

/// A spread over the two kinds of a side, bounded by a pair of counts at `offset` of the state.
Param piecesParam(Side side, std::size_t offset, int least, int most)
{
    Param param = Param::spread(num(Name::Pieces), Space::Piece, piecesOfSide(side), most, least, most);
    param.caps = capsAt(offset, lightPiece(side));
    return param;
}

Param tokenParam(std::uint16_t tokens) { return Param::one(num(Name::Character), Space::Token, maskOf(tokens)); }
Param cardParam(std::uint32_t cards) { return Param::one(num(Name::Card), Space::Card, maskOf(cards)); }
Param placeParam(Name name, const Mask& places) { return Param::one(num(name), Space::Place, places); }

std::size_t stackOffset(int place)
{
    return offsetof(Position, block) + static_cast<std::size_t>(place / kBlockPlaces) * sizeof(Block) +
           offsetof(Block, stack) + Position::inBlock(place) * sizeof(std::uint16_t[2]);
}
std::size_t supplyOffset(int army)
{
    return offsetof(Position, supply) + static_cast<std::size_t>(army) * sizeof(std::uint16_t[2]);
}

Mask facesOf(const Position& s)
{
    Mask faces;
    for (const std::uint8_t face : s.dice)
        if (face != 0) faces.set(face);
    return faces;
}

std::uint32_t cardsWith(const Table& t, std::uint32_t cards, CardVerb verb)
{
    std::uint32_t set = 0;
    for (std::uint32_t rest = cards; rest != 0; rest &= rest - 1) {
        const int kind = std::countr_zero(rest);
        if (t.deck.cards[static_cast<std::size_t>(kind)].effects[0].verb == verb) set |= 1U << kind;
    }
    return set;
}

const CardEffect& effectOf(const Table& t, std::uint32_t cards)
{
    return t.deck.cards[static_cast<std::size_t>(std::countr_zero(cards))].effects[0];
}

template <class W> struct Describer {
    const ConstContext<W>& ctx;
    Decision& d;

    const Position& s() const { return ctx.position; }
    void ask(int seat, Text text, Rule rule, std::initializer_list<int> args)
    {
        d.beginChoice(seat, 1U << static_cast<unsigned>(seat), say(text, rule, args));
    }
    void offer(Verb verb) { d.addOffer(num(verb)); }
    void offer(Verb verb, const Param& param)
    {
        offer(verb);
        d.addParam(param);
    }

    void offerSteps();
    void addAttackParams(const Mask& to);
    void offerCards(int seat);
    void askWindow(int seat);
    void askTarget();
    void askPlace();
    void askReroll(bool attack);
    void askHits(bool attack);
    void askPetrify(bool attack);
    void askNext();
    void askEffect();
    void askRevive();
    void askSetup();
    bool describeChance();
    void describeChoice();
};

template <class W> void Describer<W>::addAttackParams(const Mask& to)
{
    d.addParam(placeParam(Name::To, to));
    const int from = battlePlace(s());
    d.addParam(piecesParam(activeSide(s()), stackOffset(from), 1, sum(s().stack(from)) - 1));
    const Escort company = escort(ctx);
    d.addParam(Param::flag(num(Name::WithCharacter), company.mayStay, company.mayGo));
}

/// Offers to play kept cards, beside whatever else is offered.
template <class W> void Describer<W>::offerCards(int seat)
{
    const std::uint32_t usable = usableCards(ctx, seat);
    if (usable == 0) return;
    const Table& t = ctx.table;
    const auto with = [&](CardVerb verb) { return cardsWith(t, usable, verb); };
    if (const std::uint32_t set = with(CardVerb::Move)) {
        offer(Verb::PlayMarch, placeParam(Name::From, marchSources(t, s(), seat)));
        d.addParam(cardParam(set));
    }
    if (const std::uint32_t set = with(CardVerb::SendToCard)) {
        offer(Verb::PlayLure, cardParam(set));
        d.addParam(tokenParam(lurable(t, s(), effectOf(t, set), seat)));
    }
    if (const std::uint32_t set = with(CardVerb::BorrowCharacter)) {
        offer(Verb::PlayHelp, cardParam(set));
        d.addParam(tokenParam(borrowable(t, s(), effectOf(t, set), seat)));
    }
    if (const std::uint32_t set = with(CardVerb::Reroll)) {
        offer(Verb::PlayReroll, cardParam(set));
        d.addParam(Param::one(num(Name::Die), Space::Number, facesOf(s())));
    }
    if (const std::uint32_t set = with(CardVerb::CancelHits)) {
        Mask pieces;
        const int first = lightPiece(sideOf(static_cast<Army>(victimArmy(s(), attackerRolls(s())))));
        for (const int kind : {kLight, kHeavy})
            if (s().hits[kind] > 0) pieces.set(first + kind);
        offer(Verb::PlayShield, cardParam(set));
        d.addParam(Param::one(num(Name::Piece), Space::Piece, pieces));
    }
    if (const std::uint32_t set = with(CardVerb::CancelCharacterHit)) offer(Verb::PlayCordial, cardParam(set));
    if (const std::uint32_t set = with(CardVerb::CrossClosedBorder)) {
        offer(Verb::PlayPath);
        addAttackParams(pathTargets(ctx));
        d.addParam(cardParam(set));
    }
}

template <class W> void Describer<W>::askWindow(int seat)
{
    const Phase phase = phaseOf(s());
    const bool reacting = phase == Phase::DefenceReact || phase == Phase::AttackReact;
    if (reacting)
        ask(seat, Text::AskReact, nrj(15), {seat, battlePlace(s())});
    else
        ask(seat, Text::AskWindow, nrj(15), {seat});
    d.reaction = true;
    offer(Verb::Pass, Param::flag(num(Name::ForTheTurn)));
    offerCards(seat);
}

template <class W> void Describer<W>::askTarget()
{
    const int seat = activeSeat(ctx.table, s());
    const int drawn = s().drawn[0] - 1;
    const bool lake = s().thawed != 0 && drawn == ctx.table.lake;
    ask(seat, lake ? Text::AskLakeTarget : Text::AskTarget, lake ? advanced(6) : nrj(18), {seat, drawn});
    offer(Verb::Target, placeParam(Name::To, targets(ctx)));
    offer(Verb::Decline);
    offerCards(seat);
}

template <class W> void Describer<W>::askPlace()
{
    const int seat = activeSeat(ctx.table, s());
    int pieces[2];
    countAllotment(ctx, pieces);
    const int first = lightPiece(activeSide(s()));
    ask(seat, Text::AskPlace, nrj(20), {seat, battlePlace(s()), pieces[0], first, pieces[1], first + 1});
    offer(Verb::Place);
    if (const std::uint16_t tokens = bringable(ctx)) offer(Verb::PlaceWith, tokenParam(tokens));
    if (const Mask camps = divertCamps(ctx); camps.any()) {
        Mask kinds;
        for (const int kind : {kLight, kHeavy})
            if (pieces[kind] > 0) kinds.set(first + kind);
        offer(Verb::Divert, placeParam(Name::To, camps));
        d.addParam(Param::one(num(Name::Piece), Space::Piece, kinds));
    }
    offerCards(seat);
}

template <class W> void Describer<W>::askReroll(bool attack)
{
    const int seat = ctx.table.seatOf[static_cast<std::size_t>(rollerArmy(s(), attack))];
    ask(seat, Text::AskReroll, nrj(attack ? 37 : 15), {seat});
    offer(Verb::Keep);
    if (attack && (s().flags & kEdmundDone) == 0 && hasPower(ctx, Token::Edmund, true))
        offer(Verb::Reroll, Param::one(num(Name::Die), Space::Number, facesOf(s())));
    offerCards(seat);
}

template <class W> void Describer<W>::askHits(bool attack)
{
    const int seat = ctx.table.seatOf[static_cast<std::size_t>(rollerArmy(s(), attack))];
    const Side enemy = sideOf(static_cast<Army>(victimArmy(s(), attack)));
    const HitRange range = hitRange(ctx, attack);
    ask(seat, Text::AskHits, nrj(25), {seat, battlePlace(s()), range.most});
    offer(Verb::AssignHits, piecesParam(enemy, offsetof(Position, hitCaps), range.most, range.most));
    const Param character =
        Param::flag(num(Name::Character), range.character < 0 || !range.mustHit, range.character >= 0);
    d.addParam(character);
    if (range.wasteMost >= 0) {
        offer(Verb::WasteHits, Param::amount(num(Name::Heavy), range.wasteLeast, range.wasteMost));
        d.addParam(character);
    }
    if (range.strike >= 0)
        offer(Verb::StrikeCharacter,
              piecesParam(enemy, offsetof(Position, strikeCaps), range.strikeMost, range.strikeMost));
}

template <class W> void Describer<W>::askPetrify(bool attack)
{
    const int seat = ctx.table.witchSeat;
    const Side enemy = sideOf(static_cast<Army>(victimArmy(s(), attack)));
    const int due = s().toStone;
    ask(seat, Text::AskPetrify, nrj(50), {seat, battlePlace(s()), due});
    const std::size_t offset = attack ? stackOffset(battlePlace(s())) : offsetof(Position, attackers);
    offer(Verb::Petrify, piecesParam(enemy, offset, due, due));
}

template <class W> void Describer<W>::askNext()
{
    const int seat = activeSeat(ctx.table, s());
    ask(seat, Text::AskContinue, nrj(30), {seat, battlePlace(s())});
    if (const Mask to = nextTargets(ctx); to.any()) {
        offer(Verb::Attack);
        addAttackParams(to);
    }
    offer(Verb::Stop);
    offerCards(seat);
}

template <class W> void Describer<W>::askEffect()
{
    const int kind = s().card - 1;
    const CardEffect& effect = ctx.table.deck.cards[static_cast<std::size_t>(kind)].effects[s().effect];
    const int seat = activeSeat(ctx.table, s());
    const int piece = pieceOf(activeSide(s()), effect.kind);
    const Mask places = effectPlaces(ctx.table, s(), effect);
    switch (effect.verb) {
    case CardVerb::Gain:
        ask(seat, Text::AskReinforce, nrj(53), {seat, kind, effect.count, piece});
        offer(Verb::Reinforce, placeParam(Name::Place, places));
        break;
    case CardVerb::Lose:
        ask(seat, Text::AskDesert, nrj(53), {seat, kind, effect.count, piece});
        offer(Verb::Desert, placeParam(Name::Place, places));
        break;
    case CardVerb::PlaceCamp:
        ask(seat, Text::AskPitchCamp, nrj(53), {seat, kind});
        offer(Verb::PitchCamp, placeParam(Name::Place, places));
        break;
    default: {
        const int receiver = receiverOf(ctx.table, s(), effect);
        ask(receiver, Text::AskTake, nrj(53), {receiver, kind});
        offer(Verb::TakeCharacter, tokenParam(takable(ctx.table, s(), effect, receiver)));
        break;
    }
    }
}

template <class W> void Describer<W>::askRevive()
{
    const int seat = activeSeat(ctx.table, s());
    const bool lucy = static_cast<Phase>(s().resume) == Phase::Exchange;
    ask(seat, Text::AskRevive, lucy ? advanced(12) : nrj(47), {seat, s().toRevive});
    for (const int kind : {kLight, kHeavy}) {
        Mask armies;
        for (int army = 0; army < kArmies; ++army)
            if (s().statues[kind][army] > 0) armies.set(army);
        if (armies.any())
            offer(kind == kLight ? Verb::ReviveFaun : Verb::ReviveCentaur,
                  Param::one(num(Name::Army), Space::Army, armies));
    }
}

template <class W> void Describer<W>::askSetup()
{
    if (phaseOf(s()) == Phase::ChooseCharacter) {
        const int army = ctx.table.aslanArmies[s().setup];
        const int seat = ctx.table.seatOf[static_cast<std::size_t>(army)];
        ask(seat, Text::AskCharacter, nrj(4), {seat, army});
        offer(Verb::ChooseCharacter, tokenParam(choosableCharacters(s(), !ctx.in(nrj(4)))));
        return;
    }
    const int army = ctx.table.choosers[s().setup];
    const int seat = ctx.table.seatOf[static_cast<std::size_t>(army)];
    ask(seat, Text::AskCamp, nrj(8), {seat, army});
    offer(Verb::ChooseCamp, placeParam(Name::Place, campChoices(ctx.table, s())));
}

/// True when the phase leaves something to chance.
template <class W> bool Describer<W>::describeChance()
{
    const Phase phase = phaseOf(s());
    const int at = battlePlace(s());
    const auto roll = [&](Stream stream, Die die, int count, int seat, const Message& what) {
        d.beginChance();
        d.chance.setDice(num(stream), num(die), count, seat, what);
    };
    switch (phase) {
    case Phase::Deal:
    case Phase::BuildNarnia:
    case Phase::BuildStack:
    case Phase::ShuffleTokens:
    case Phase::ShuffleTerritories:
        d.beginChance();
        describeShuffle(ctx, d.chance);
        return true;
    case Phase::PreBattle: {
        const int seat = activeSeat(ctx.table, s());
        const int token = powerBeforeBattle(ctx);
        const Rule rule = token == num(Token::Aslan) ? nrj(47) : token == num(Token::MrTumnus) ? nrj(51) : nrj(37);
        roll(Stream::Power, Die::White, 1, seat, say(Text::RollPower, rule, {seat, token}));
        return true;
    }
    case Phase::LucyRoll: {
        const int seat = activeSeat(ctx.table, s());
        roll(Stream::Power, Die::White, 1, seat, say(Text::RollLucy, nrj(48), {seat, num(Token::Lucy)}));
        return true;
    }
    case Phase::DefenceRoll:
    case Phase::AttackRoll: {
        const bool attack = phase == Phase::AttackRoll;
        const int seat = ctx.table.seatOf[static_cast<std::size_t>(rollerArmy(s(), attack))];
        roll(attack ? Stream::Attack : Stream::Defence, attack ? Die::Red : Die::Black, diceOf(ctx, attack), seat,
             say(attack ? Text::RollAttack : Text::RollDefence, attack ? nrj(23) : nrj(24), {seat, at}));
        return true;
    }
    case Phase::Reroll: {
        const bool attack = attackerRolls(s());
        const int seat = ctx.table.seatOf[static_cast<std::size_t>(rollerArmy(s(), attack))];
        roll(Stream::Reroll, attack ? Die::Red : Die::Black, 1, seat, say(Text::RollAgain, nrj(53), {seat}));
        return true;
    }
    default: return false;
    }
}

template <class W> void Describer<W>::describeChoice()
{
    const Phase phase = phaseOf(s());
    const int seat = activeSeat(ctx.table, s());
    const int at = battlePlace(s());
    switch (phase) {
    case Phase::ChooseCharacter:
    case Phase::ChooseCamp: askSetup(); break;
    case Phase::NarniaResolve: askEffect(); break;
    case Phase::ChooseCard: {
        Mask drawn = Mask::of(s().drawn[0] - 1);
        drawn.set(s().drawn[1] - 1);
        ask(seat, Text::AskCard, nrj(53), {seat});
        offer(Verb::ChooseCard, placeParam(Name::Place, drawn));
        break;
    }
    case Phase::ChooseTarget: askTarget(); break;
    case Phase::Place: askPlace(); break;
    case Phase::AslanSix:
        ask(seat, Text::AskAslanSix, advanced(11), {seat});
        offer(Verb::ReviveCharacter, tokenParam(s().stone));
        offer(Verb::ReviveArmies);
        break;
    case Phase::Revive: askRevive(); break;
    case Phase::Add: {
        const int due = dueToAdd(s());
        ask(seat, Text::AskAdd, nrj(47), {seat, at, due});
        offer(Verb::Add, piecesParam(activeSide(s()), supplyOffset(activeArmy(s())), due, due));
        break;
    }
    case Phase::DefenceReroll:
    case Phase::AttackReroll: askReroll(phase == Phase::AttackReroll); break;
    case Phase::DefenceAssign:
    case Phase::AttackAssign: askHits(phase == Phase::AttackAssign); break;
    case Phase::DefencePetrify:
    case Phase::AttackPetrify: askPetrify(phase == Phase::AttackPetrify); break;
    case Phase::Continue: askNext(); break;
    case Phase::March: {
        const int from = s().marchFrom - 1;
        const int army = ownerOf(s(), from);
        const int owner = ctx.table.seatOf[static_cast<std::size_t>(army)];
        ask(owner, Text::AskMarch, nrj(53), {owner, from});
        offer(Verb::Move, placeParam(Name::To, marchTargets(ctx.table, s(), from)));
        d.addParam(piecesParam(sideOf(static_cast<Army>(army)), stackOffset(from), 1, sum(s().stack(from)) - 1));
        break;
    }
    case Phase::Lucy:
        ask(seat, Text::AskLucy, nrj(48), {seat});
        offer(Verb::RollLucy);
        offer(Verb::SkipLucy);
        break;
    case Phase::LucyRestore:
        ask(seat, Text::AskRestore, nrj(48), {seat});
        offer(Verb::Restore, tokenParam(s().stone));
        if (lucyHelpsArmies(ctx)) offer(Verb::RestoreArmies);
        break;
    default: {
        // A position put on the board by hand may stand before a step that the machine makes by itself.
        const int who = seat < 0 ? 0 : seat;
        ask(who, Text::AskGoOn, nrj(12), {who});
        offer(Verb::GoOn);
        break;
    }
    }
}

} // namespace

template <class W> void decide(const ConstContext<W>& ctx, Decision& decision)
{
    if (phaseOf(ctx.position) == Phase::Over) {
        decision.setOver();
        return;
    }
    Describer<W> describer{ctx, decision};
    const int asked = seatToAsk(ctx.table, ctx.position);
    if (asked >= 0)
        describer.askWindow(asked);
    else if (!describer.describeChance())
        describer.describeChoice();
}

template void decide(const ConstContext<RuleTrace>&, Decision&);
template void decide(const ConstContext<NoTrace>&, Decision&);

} // namespace marches::engine::narnia_risk_junior
