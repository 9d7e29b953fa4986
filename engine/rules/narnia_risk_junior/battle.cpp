// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

namespace marches::engine::narnia_risk_junior {

namespace {

/// The phase of the same kind for the one who rolls.
constexpr Phase ofRoller(Phase defence, bool attack)
{
    return attack ? static_cast<Phase>(num(defence) + num(Phase::AttackRoll) - num(Phase::DefenceRoll)) : defence;
}

int seatOfArmy(const Table& t, int army) { return t.seatOf[static_cast<std::size_t>(army)]; }

template <class W> void toStart(const Play<W>& p, int token)
{
    p.s.spot[token] = spotOf(startPlace(p.t, token));
    p.s.holder[token] = 0;
    if (p.s.borrowed == token + 1) p.s.borrowedFrom = p.s.borrowed = p.s.borrower = 0;
}

/// The characters of a side whose last piece there is gone (NRJ-34).
template <class W> void strand(const Play<W>& p, int place, Side side)
{
    for (int token = characterAt(p.s, place, side); token >= 0; token = characterAt(p.s, place, side)) {
        p.tell(Text::LogStranded, nrj(34), {token});
        const bool pavilion = token == num(Token::Aslan) && p.t.options.strandedAslanToPavilion;
        if (p.in(nrj(34)) && !pavilion)
            sendHome(p, token);
        else
            toStart(p, token);
    }
}

template <class W> void toStatue(const Play<W>& p, int token)
{
    p.tell(Text::LogCharacterToStone, advanced(9), {token});
    toStart(p, token);
    p.s.spot[token] = spotOf(p.t.courtyard);
    p.s.stone = static_cast<std::uint16_t>(p.s.stone | (1U << token));
}

/// A character that the roll hits (NRJ-28), which A9 turns to stone and A10 sends to the pavilion.
template <class W> void hitCharacter(const Play<W>& p, int token, bool attack)
{
    const bool aslan = token == num(Token::Aslan);
    const Options& options = p.t.options;
    p.tell(Text::LogCharacterHit, nrj(27), {seatOfArmy(p.t, rollerArmy(p.s, attack)), token});
    int twos = 0;
    for (const std::uint8_t face : p.s.dice) twos += face == 2 ? 1 : 0;
    if (options.witchPetrifiesCharacter && !aslan && twos >= 2 && witchRolls(p.look(), attack) && p.in(advanced(9))) {
        toStatue(p, token);
        return;
    }
    p.s.spent = static_cast<std::uint16_t>(p.s.spent | (1U << token));
    if (aslan && options.aslanHitToPavilion && p.in(advanced(10))) {
        p.tell(Text::LogAslanToPavilion, advanced(10), {token, p.t.pavilion});
        toStart(p, token);
        return;
    }
    // Back to its owner's card; without the rule all the way to where it came from.
    if (p.in(nrj(28)))
        sendHome(p, token);
    else
        toStart(p, token);
}

template <class W> void tellCaptured(const Play<W>& p, int seat, int light, int heavy, int firstPiece)
{
    if (light > 0 && heavy > 0)
        p.tell(Text::LogCaptured2, nrj(26), {seat, light, firstPiece, heavy, firstPiece + 1});
    else if (light + heavy > 0)
        p.tell(Text::LogCaptured1, nrj(26), {seat, light + heavy, heavy > 0 ? firstPiece + 1 : firstPiece});
    else
        p.tell(Text::LogNoHit, nrj(25), {seat});
}

/// Takes the hit pieces off the board (NRJ-26).
template <class W> void capture(const Play<W>& p, bool attack)
{
    Position& s = p.s;
    const int roller = rollerArmy(s, attack);
    const int victim = victimArmy(s, attack);
    auto& enemy = victims(s, attack);
    const int light = std::min(s.hits[kLight], enemy[kLight]);
    const int heavy = std::min(s.hits[kHeavy], enemy[kHeavy]);
    if (light + heavy > 0) {
        const int taken[2] = {light, heavy};
        const bool kept = p.in(nrj(26));
        const int marker = p.t.markerOf[static_cast<std::size_t>(roller)];
        for (const int kind : {kLight, kHeavy}) {
            enemy[kind] = static_cast<std::uint16_t>(enemy[kind] - taken[kind]);
            std::uint16_t& where = kept ? s.captives[marker][victim][kind] : s.supply[victim][kind];
            where = static_cast<std::uint16_t>(where + taken[kind]);
        }
    }
    if (light + heavy > 0 || s.hitCharacter == 0)
        tellCaptured(p, seatOfArmy(p.t, roller), light, heavy, lightPiece(sideOf(static_cast<Army>(victim))));
    s.hits[kLight] = s.hits[kHeavy] = 0;
    if (s.hitCharacter != 0) {
        const int token = s.hitCharacter - 1;
        s.hitCharacter = 0;
        hitCharacter(p, token, attack);
    }
}

/// Pieces that this roll turns to stone: two for each 2 of the Witch.
template <class W> int stoneDue(const Play<W>& p, bool attack)
{
    int twos = 0;
    for (const std::uint8_t face : p.s.dice) twos += face == 2 ? 1 : 0;
    return twos > 0 && witchRolls(p.look(), attack) ? 2 * twos : 0;
}

template <class W> void repulsed(const Play<W>& p)
{
    const int at = battlePlace(p.s);
    strand(p, at, activeSide(p.s));
    p.tell(Text::LogHeld, nrj(29), {seatOfArmy(p.t, ownerOf(p.s, at)), at});
    if (p.in(nrj(29)))
        endTurn(p);
    else
        enterPlace(p);
}

template <class W> void nextRoll(const Play<W>& p, bool attack)
{
    if (sum(p.s.attackers) == 0)
        repulsed(p);
    else if (sum(p.s.stack(battlePlace(p.s))) == 0)
        wonBattle(p);
    else
        p.enter(attack ? Phase::DefenceRoll : Phase::AttackRoll);
}

template <class W> void enterAssign(const Play<W>& p, bool attack) { p.enter(ofRoller(Phase::DefenceAssign, attack)); }

/// What a character makes of the dice as they lie; else nobody could tell where a hit comes from.
template <class W> void tellPowers(const Play<W>& p)
{
    if constexpr (std::is_same_v<W, RuleTrace>) {
        const auto helps = [&p](int face, Token token) {
            return std::ranges::find(p.s.dice, face) != std::end(p.s.dice) && hasPower(p.look(), token, true);
        };
        if (helps(4, Token::Peter)) p.tell(Text::LogCounts, nrj(37), {num(Token::Peter), 4, 5});
        if (helps(5, Token::Otmin)) p.tell(Text::LogCounts, nrj(37), {num(Token::Otmin), 5, 6});
        if (helps(6, Token::Rumblebuffin)) p.tell(Text::LogOneMore, nrj(37), {num(Token::Rumblebuffin), 6});
    }
}

/// After the dice are final: stone first, where that is how the rules are read, else the hits.
template <class W> void diceStand(const Play<W>& p, bool attack)
{
    if (attack) tellPowers(p);
    const int due = p.t.options.stoneFirst ? stoneDue(p, attack) : 0;
    if (due > 0) {
        p.s.toStone = static_cast<std::uint16_t>(due);
        p.enter(ofRoller(Phase::DefencePetrify, attack));
        return;
    }
    enterAssign(p, attack);
}

template <class W> void runReroll(const Play<W>& p, bool attack)
{
    const int roller = rollerArmy(p.s, attack);
    const int seat = seatOfArmy(p.t, roller);
    const bool edmund = attack && (p.s.flags & kEdmundDone) == 0 && hasPower(p.look(), Token::Edmund, true);
    if (edmund || asksEverybody(p.t) || usableCards(p.look(), seat) != 0) return;
    diceStand(p, attack);
}

/// Assigns the hits by itself where there is only one way.
template <class W> void runAssign(const Play<W>& p, bool attack)
{
    const HitRange range = hitRange(p.look(), attack);
    const bool onePiece =
        range.caps[0] + range.caps[1] == range.most || range.caps[0] == 0 || range.caps[1] == 0 || range.most == 0;
    const bool oneAnswer =
        onePiece && range.wasteMost < 0 && range.strike < 0 && (range.character < 0 || range.mustHit);
    if (!oneAnswer) {
        setHitCaps(p.look(), p.s);
        return;
    }
    const int heavy = range.caps[0] == 0 ? range.most : std::min(range.caps[1], range.most);
    assign(p, range.most - heavy, heavy, range.character);
}

template <class W> void runPetrify(const Play<W>& p, bool attack)
{
    auto& enemy = victims(p.s, attack);
    const int due = std::min<int>(p.s.toStone, sum(enemy));
    p.s.toStone = static_cast<std::uint16_t>(due);
    const bool choice = enemy[kLight] > 0 && enemy[kHeavy] > 0 && due < sum(enemy);
    if (choice && !(p.t.options.witchFaunsFirst && p.in(erratum(4)))) return;
    const int light = std::min<int>(due, enemy[kLight]);
    petrify(p, light, due - light);
}

} // namespace

template <class W> void tellArrival(const Play<W>& p, int light, int heavy, Rule rule)
{
    const Side side = activeSide(p.s);
    const int at = battlePlace(p.s);
    const int seat = activeSeat(p.t, p.s);
    const int first = lightPiece(side);
    const int character = characterAt(p.s, at, side);
    const Troop troop{light, heavy, first};
    if (character >= 0 && troop.both())
        p.tell(Text::LogPlacedWith, rule, {seat, light, first, heavy, first + 1, character, at});
    else if (character >= 0)
        p.tell(Text::LogPlacedWithOne, rule, {seat, troop.count(), troop.piece(), character, at});
    else if (troop.both())
        p.tell(Text::LogPlaced, rule, {seat, light, first, heavy, first + 1, at});
    else
        p.tell(Text::LogPlacedOne, rule, {seat, troop.count(), troop.piece(), at});
}

/// What of the place costs the attacker a die, where nothing that was told already does: snow, a path or the water.
template <class W> void tellGround(const Play<W>& p)
{
    if constexpr (std::is_same_v<W, RuleTrace>) {
        const int place = battlePlace(p.s);
        const bool beavers = hasPower(p.look(), Token::Beavers, true);
        const DiceReasons why = diceReasons(p.look(), place, static_cast<Way>(p.s.way), beavers);
        if (why.cap < 3 || why.water || !(why.wood || why.camp) || !p.in(nrj(23))) return;
        p.tell(why.wood ? Text::LogWood : Text::LogCampHolds, why.wood ? advanced(8) : nrj(23), {place, 2});
    }
}

template <class W> void beginBattle(const Play<W>& p)
{
    Position& s = p.s;
    s.flags = static_cast<std::uint8_t>(s.flags & ~kEdmundDone);
    if (onPlace(s, num(Token::Lucy), battlePlace(s)) && activeSide(s) == Side::Aslan) s.flags |= kLucyFought;
    s.dice[0] = s.dice[1] = s.dice[2] = 0;
    tellGround(p);
    const bool first = (s.flags & kPowerDone) == 0 || p.t.options.powerEachBattle;
    s.flags |= kPowerDone;
    p.enter(first && powerBeforeBattle(p.look()) >= 0 ? Phase::PreBattle : Phase::DefenceRoll);
}

template <class W> void resolveRoll(const Play<W>& p, const Outcome& outcome)
{
    Position& s = p.s;
    const bool attack = attackerRolls(s);
    const int seat = seatOfArmy(p.t, rollerArmy(s, attack));
    for (int i = 0; i < 3; ++i) s.dice[i] = static_cast<std::uint8_t>(i < outcome.count() ? outcome[i] : 0);
    const Rule rule = attack ? nrj(23) : nrj(24);
    if (s.dice[2] != 0)
        p.tell(Text::LogRoll3, rule, {seat, s.dice[0], s.dice[1], s.dice[2]});
    else if (s.dice[1] != 0)
        p.tell(Text::LogRoll2, rule, {seat, s.dice[0], s.dice[1]});
    else
        p.tell(Text::LogRoll1, rule, {seat, s.dice[0]});
    p.enter(ofRoller(Phase::DefenceReroll, attack));
}

template <class W> void runRoll(const Play<W>& p)
{
    const bool attack = attackerRolls(p.s);
    switch (phaseOf(p.s)) {
    case Phase::DefenceReroll:
    case Phase::AttackReroll: runReroll(p, attack); break;
    case Phase::DefenceAssign:
    case Phase::AttackAssign: runAssign(p, attack); break;
    case Phase::DefenceReact:
    case Phase::AttackReact: {
        capture(p, attack);
        const int due = p.t.options.stoneFirst ? 0 : stoneDue(p, attack);
        if (due == 0) {
            nextRoll(p, attack);
        } else {
            p.s.toStone = static_cast<std::uint16_t>(due);
            p.enter(ofRoller(Phase::DefencePetrify, attack));
        }
        break;
    }
    case Phase::DefencePetrify:
    case Phase::AttackPetrify: runPetrify(p, attack); break;
    default: break;
    }
}

template <class W> void keepDice(const Play<W>& p) { diceStand(p, attackerRolls(p.s)); }

template <class W> void setHitCaps(const Look<W>& look, Position& s)
{
    const HitRange range = hitRange(look, attackerRolls(s));
    for (const int kind : {kLight, kHeavy}) {
        s.hitCaps[kind] = static_cast<std::uint16_t>(range.caps[kind]);
        s.strikeCaps[kind] = static_cast<std::uint16_t>(range.strike >= 0 ? range.strikeCaps[kind] : 0);
    }
}

template <class W> void assign(const Play<W>& p, int light, int heavy, int character)
{
    Position& s = p.s;
    s.hitCaps[0] = s.hitCaps[1] = s.strikeCaps[0] = s.strikeCaps[1] = 0;
    s.hits[kLight] = static_cast<std::uint16_t>(light);
    s.hits[kHeavy] = static_cast<std::uint16_t>(heavy);
    s.hitCharacter = static_cast<std::uint8_t>(character + 1);
    p.enter(ofRoller(Phase::DefenceReact, attackerRolls(s)));
}

template <class W> void petrify(const Play<W>& p, int light, int heavy)
{
    Position& s = p.s;
    const bool attack = attackerRolls(s);
    const int victim = victimArmy(s, attack);
    auto& enemy = victims(s, attack);
    const int first = lightPiece(sideOf(static_cast<Army>(victim)));
    if (light + heavy > 0) {
        // Statues are nobody's captives; without the rule the Witch keeps them.
        const bool statues = p.in(nrj(40));
        const int marker = p.t.markerOf[static_cast<std::size_t>(rollerArmy(s, attack))];
        const int count[2] = {light, heavy};
        for (const int kind : {kLight, kHeavy}) {
            enemy[kind] = static_cast<std::uint16_t>(enemy[kind] - count[kind]);
            std::uint16_t& where = statues ? s.statues[kind][victim] : s.captives[marker][victim][kind];
            where = static_cast<std::uint16_t>(where + count[kind]);
        }
        const Troop troop{light, heavy, first};
        if (troop.both())
            p.tell(Text::LogPetrified, nrj(50), {light, first, heavy, first + 1, battlePlace(s)});
        else
            p.tell(Text::LogPetrifiedOne, nrj(50), {troop.count(), troop.piece(), battlePlace(s)});
    }
    s.toStone = 0;
    if (p.t.options.stoneFirst && sum(enemy) > 0) // with nobody left there is nothing to hit
        enterAssign(p, attack);
    else
        nextRoll(p, attack);
}

template <class W> void sendHome(const Play<W>& p, int token)
{
    Position& s = p.s;
    if (s.borrowed == token + 1) {
        s.spot[token] = s.borrowedFrom;
        s.borrowedFrom = s.borrowed = s.borrower = 0;
        return;
    }
    s.spot[token] = kOnCard;
}

template <class W> void wonBattle(const Play<W>& p)
{
    Position& s = p.s;
    const int at = battlePlace(s);
    const int army = activeArmy(s);
    const int loser = ownerOf(s, at);
    strand(p, at, sideOf(static_cast<Army>(loser)));
    disown(s, loser, at);
    own(s, army, at);
    for (const int kind : {kLight, kHeavy}) {
        s.stack(at)[kind] = s.attackers[kind];
        s.attackers[kind] = 0;
    }
    p.tell(Text::LogWon, nrj(30), {activeSeat(p.t, s), at});
    const int character = characterAt(s, at, activeSide(s));
    if (character >= 0 && !p.in(nrj(33))) sendHome(p, character);
    if (s.camps().test(at)) {
        if (p.in(nrj(38))) {
            gainCrowns(p, army, 2);
            p.tell(Text::LogCampTaken, nrj(38), {activeSeat(p.t, s), at, 2});
        }
        if (!p.in(nrj(55))) s.camps().clear(at);
    }
    if (!p.t.options.controlAtEndOfTurn && checkControl(p)) return;
    p.enter(Phase::Continue);
}

template <class W> void attackOn(const Play<W>& p, int to, int light, int heavy, bool withCharacter, Way way)
{
    Position& s = p.s;
    const int from = battlePlace(s);
    const int count[2] = {light, heavy};
    for (const int kind : {kLight, kHeavy}) {
        s.stack(from)[kind] = static_cast<std::uint16_t>(s.stack(from)[kind] - count[kind]);
        s.attackers[kind] = static_cast<std::uint16_t>(count[kind]);
    }
    const int character = characterAt(s, from, activeSide(s));
    if (withCharacter && character >= 0) s.spot[character] = spotOf(to);
    s.origin = static_cast<PlusOne>(from + 1);
    s.battle = static_cast<PlusOne>(to + 1);
    s.way = static_cast<std::uint8_t>(way);
    const bool water = way == Way::Bridge || way == Way::SeaLane;
    p.tell(water ? Text::LogAttackWater : Text::LogAttack, nrj(30), {activeSeat(p.t, s), from, to});
    tellArrival(p, light, heavy, nrj(30));
    beginBattle(p);
}

#define MARCHES_NRJ_BATTLE(W)                                                                                          \
    template void tellArrival(const Play<W>&, int, int, Rule);                                                         \
    template void beginBattle(const Play<W>&);                                                                         \
    template void resolveRoll(const Play<W>&, const Outcome&);                                                         \
    template void runRoll(const Play<W>&);                                                                             \
    template void keepDice(const Play<W>&);                                                                            \
    template void setHitCaps(const Look<W>&, Position&);                                                               \
    template void assign(const Play<W>&, int, int, int);                                                               \
    template void petrify(const Play<W>&, int, int);                                                                   \
    template void sendHome(const Play<W>&, int);                                                                       \
    template void wonBattle(const Play<W>&);                                                                           \
    template void attackOn(const Play<W>&, int, int, int, bool, Way);

MARCHES_NRJ_BATTLE(RuleTrace)
MARCHES_NRJ_BATTLE(NoTrace)
#undef MARCHES_NRJ_BATTLE

} // namespace marches::engine::narnia_risk_junior
