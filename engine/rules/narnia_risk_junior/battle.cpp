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

template <class W> void sendToStart(const Context<W>& ctx, int token)
{
    ctx.position.spot[token] = spotOf(startPlace(ctx.table, token));
    ctx.position.holder[token] = 0;
    if (ctx.position.borrowed == token + 1)
        ctx.position.borrowedFrom = ctx.position.borrowed = ctx.position.borrower = 0;
}

/// The characters of a side whose last piece there is gone (NRJ-34).
template <class W> void strand(const Context<W>& ctx, int place, Side side)
{
    for (int token = characterAt(ctx.position, place, side); token >= 0;
         token = characterAt(ctx.position, place, side)) {
        ctx.tell(Text::LogStranded, nrj(34), {token});
        const bool pavilion = token == num(Token::Aslan) && ctx.table.options.strandedAslanToPavilion;
        if (ctx.in(nrj(34)) && !pavilion)
            sendHome(ctx, token);
        else
            sendToStart(ctx, token);
    }
}

template <class W> void turnToStatue(const Context<W>& ctx, int token)
{
    ctx.tell(Text::LogCharacterToStone, advanced(9), {token});
    sendToStart(ctx, token);
    ctx.position.spot[token] = spotOf(ctx.table.courtyard);
    ctx.position.stone = static_cast<std::uint16_t>(ctx.position.stone | (1U << token));
}

/// A character that the roll hits (NRJ-28), which A9 turns to stone and A10 sends to the pavilion.
template <class W> void hitCharacter(const Context<W>& ctx, int token, bool attack)
{
    const bool aslan = token == num(Token::Aslan);
    const Options& options = ctx.table.options;
    ctx.tell(Text::LogCharacterHit, nrj(27), {seatOfArmy(ctx.table, rollerArmy(ctx.position, attack)), token});
    int twos = 0;
    for (const std::uint8_t face : ctx.position.dice) twos += face == 2 ? 1 : 0;
    if (options.witchPetrifiesCharacter && !aslan && twos >= 2 && witchRolls(ctx.asConst(), attack) &&
        ctx.in(advanced(9))) {
        turnToStatue(ctx, token);
        return;
    }
    ctx.position.spent = static_cast<std::uint16_t>(ctx.position.spent | (1U << token));
    if (aslan && options.aslanHitToPavilion && ctx.in(advanced(10))) {
        ctx.tell(Text::LogAslanToPavilion, advanced(10), {token, ctx.table.pavilion});
        sendToStart(ctx, token);
        return;
    }
    // Back to its owner's card; without the rule all the way to where it came from.
    if (ctx.in(nrj(28)))
        sendHome(ctx, token);
    else
        sendToStart(ctx, token);
}

template <class W> void tellCaptured(const Context<W>& ctx, int seat, int light, int heavy, int firstPiece)
{
    if (light > 0 && heavy > 0)
        ctx.tell(Text::LogCaptured2, nrj(26), {seat, light, firstPiece, heavy, firstPiece + 1});
    else if (light + heavy > 0)
        ctx.tell(Text::LogCaptured1, nrj(26), {seat, light + heavy, heavy > 0 ? firstPiece + 1 : firstPiece});
    else
        ctx.tell(Text::LogNoHit, nrj(25), {seat});
}

/// Takes the hit pieces off the board (NRJ-26).
template <class W> void capture(const Context<W>& ctx, bool attack)
{
    Position& s = ctx.position;
    const int roller = rollerArmy(s, attack);
    const int victim = victimArmy(s, attack);
    auto& enemy = victims(s, attack);
    const int light = std::min(s.hits[kLight], enemy[kLight]);
    const int heavy = std::min(s.hits[kHeavy], enemy[kHeavy]);
    if (light + heavy > 0) {
        const int taken[2] = {light, heavy};
        const bool kept = ctx.in(nrj(26));
        const int marker = ctx.table.markerOf[static_cast<std::size_t>(roller)];
        for (const int kind : {kLight, kHeavy}) {
            enemy[kind] = static_cast<std::uint16_t>(enemy[kind] - taken[kind]);
            std::uint16_t& where = kept ? s.captives[marker][victim][kind] : s.supply[victim][kind];
            where = static_cast<std::uint16_t>(where + taken[kind]);
        }
    }
    if (light + heavy > 0 || s.hitCharacter == 0)
        tellCaptured(ctx, seatOfArmy(ctx.table, roller), light, heavy, lightPiece(sideOf(static_cast<Army>(victim))));
    s.hits[kLight] = s.hits[kHeavy] = 0;
    if (s.hitCharacter != 0) {
        const int token = s.hitCharacter - 1;
        s.hitCharacter = 0;
        hitCharacter(ctx, token, attack);
    }
}

/// Pieces that this roll turns to stone: two for each 2 of the Witch.
template <class W> int stoneDue(const Context<W>& ctx, bool attack)
{
    int twos = 0;
    for (const std::uint8_t face : ctx.position.dice) twos += face == 2 ? 1 : 0;
    return twos > 0 && witchRolls(ctx.asConst(), attack) ? 2 * twos : 0;
}

template <class W> void repulsed(const Context<W>& ctx)
{
    const int at = battlePlace(ctx.position);
    strand(ctx, at, activeSide(ctx.position));
    ctx.tell(Text::LogHeld, nrj(29), {seatOfArmy(ctx.table, ownerOf(ctx.position, at)), at});
    if (ctx.in(nrj(29)))
        endTurn(ctx);
    else
        enterPlace(ctx);
}

template <class W> void goToNextRoll(const Context<W>& ctx, bool attack)
{
    if (sum(ctx.position.attackers) == 0)
        repulsed(ctx);
    else if (sum(ctx.position.stack(battlePlace(ctx.position))) == 0)
        wonBattle(ctx);
    else
        ctx.enter(attack ? Phase::DefenceRoll : Phase::AttackRoll);
}

template <class W> void enterAssign(const Context<W>& ctx, bool attack)
{
    ctx.enter(ofRoller(Phase::DefenceAssign, attack));
}

/// What a character makes of the dice as they lie; else nobody could tell where a hit comes from.
template <class W> void tellPowers(const Context<W>& ctx)
{
    if constexpr (std::is_same_v<W, RuleTrace>) {
        const auto helps = [&ctx](int face, Token token) {
            return std::ranges::find(ctx.position.dice, face) != std::end(ctx.position.dice) &&
                   hasPower(ctx.asConst(), token, true);
        };
        if (helps(4, Token::Peter)) ctx.tell(Text::LogCounts, nrj(37), {num(Token::Peter), 4, 5});
        if (helps(5, Token::Otmin)) ctx.tell(Text::LogCounts, nrj(37), {num(Token::Otmin), 5, 6});
        if (helps(6, Token::Rumblebuffin)) ctx.tell(Text::LogOneMore, nrj(37), {num(Token::Rumblebuffin), 6});
    }
}

/// After the dice are final: stone first, where that is how the rules are read, else the hits.
template <class W> void letDiceStand(const Context<W>& ctx, bool attack)
{
    if (attack) tellPowers(ctx);
    const int due = ctx.table.options.stoneFirst ? stoneDue(ctx, attack) : 0;
    if (due > 0) {
        ctx.position.toStone = static_cast<std::uint16_t>(due);
        ctx.enter(ofRoller(Phase::DefencePetrify, attack));
        return;
    }
    enterAssign(ctx, attack);
}

template <class W> void runReroll(const Context<W>& ctx, bool attack)
{
    const int roller = rollerArmy(ctx.position, attack);
    const int seat = seatOfArmy(ctx.table, roller);
    const bool edmund =
        attack && (ctx.position.flags & kEdmundDone) == 0 && hasPower(ctx.asConst(), Token::Edmund, true);
    if (edmund || asksEverybody(ctx.table) || usableCards(ctx.asConst(), seat) != 0) return;
    letDiceStand(ctx, attack);
}

/// Assigns the hits by itself where there is only one way.
template <class W> void runAssign(const Context<W>& ctx, bool attack)
{
    const HitRange range = hitRange(ctx.asConst(), attack);
    const bool onePiece =
        range.caps[0] + range.caps[1] == range.most || range.caps[0] == 0 || range.caps[1] == 0 || range.most == 0;
    const bool oneAnswer =
        onePiece && range.wasteMost < 0 && range.strike < 0 && (range.character < 0 || range.mustHit);
    if (!oneAnswer) {
        setHitCaps(ctx.asConst(), ctx.position);
        return;
    }
    const int heavy = range.caps[0] == 0 ? range.most : std::min(range.caps[1], range.most);
    assign(ctx, range.most - heavy, heavy, range.character);
}

template <class W> void runPetrify(const Context<W>& ctx, bool attack)
{
    auto& enemy = victims(ctx.position, attack);
    const int due = std::min<int>(ctx.position.toStone, sum(enemy));
    ctx.position.toStone = static_cast<std::uint16_t>(due);
    const bool choice = enemy[kLight] > 0 && enemy[kHeavy] > 0 && due < sum(enemy);
    if (choice && !(ctx.table.options.witchFaunsFirst && ctx.in(erratum(4)))) return;
    const int light = std::min<int>(due, enemy[kLight]);
    petrify(ctx, light, due - light);
}

} // namespace

template <class W> void tellArrival(const Context<W>& ctx, int light, int heavy, Rule rule)
{
    const Side side = activeSide(ctx.position);
    const int at = battlePlace(ctx.position);
    const int seat = activeSeat(ctx.table, ctx.position);
    const int first = lightPiece(side);
    const int character = characterAt(ctx.position, at, side);
    const Troop troop{light, heavy, first};
    if (character >= 0 && troop.both())
        ctx.tell(Text::LogPlacedWith, rule, {seat, light, first, heavy, first + 1, character, at});
    else if (character >= 0)
        ctx.tell(Text::LogPlacedWithOne, rule, {seat, troop.count(), troop.piece(), character, at});
    else if (troop.both())
        ctx.tell(Text::LogPlaced, rule, {seat, light, first, heavy, first + 1, at});
    else
        ctx.tell(Text::LogPlacedOne, rule, {seat, troop.count(), troop.piece(), at});
}

/// What of the place costs the attacker a die, where nothing that was told already does: snow, a path or the water.
template <class W> void tellGround(const Context<W>& ctx)
{
    if constexpr (std::is_same_v<W, RuleTrace>) {
        const int place = battlePlace(ctx.position);
        const bool beavers = hasPower(ctx.asConst(), Token::Beavers, true);
        const DiceReasons why = diceReasons(ctx.asConst(), place, static_cast<Way>(ctx.position.way), beavers);
        if (why.cap < 3 || why.water || !(why.wood || why.camp) || !ctx.in(nrj(23))) return;
        ctx.tell(why.wood ? Text::LogWood : Text::LogCampHolds, why.wood ? advanced(8) : nrj(23), {place, 2});
    }
}

template <class W> void beginBattle(const Context<W>& ctx)
{
    Position& s = ctx.position;
    s.flags = static_cast<std::uint8_t>(s.flags & ~kEdmundDone);
    if (onPlace(s, num(Token::Lucy), battlePlace(s)) && activeSide(s) == Side::Aslan) s.flags |= kLucyFought;
    s.dice[0] = s.dice[1] = s.dice[2] = 0;
    tellGround(ctx);
    const bool first = (s.flags & kPowerDone) == 0 || ctx.table.options.powerEachBattle;
    s.flags |= kPowerDone;
    ctx.enter(first && powerBeforeBattle(ctx.asConst()) >= 0 ? Phase::PreBattle : Phase::DefenceRoll);
}

template <class W> void resolveRoll(const Context<W>& ctx, const Outcome& outcome)
{
    Position& s = ctx.position;
    const bool attack = attackerRolls(s);
    const int seat = seatOfArmy(ctx.table, rollerArmy(s, attack));
    for (int i = 0; i < 3; ++i) s.dice[i] = static_cast<std::uint8_t>(i < outcome.count() ? outcome[i] : 0);
    const Rule rule = attack ? nrj(23) : nrj(24);
    if (s.dice[2] != 0)
        ctx.tell(Text::LogRoll3, rule, {seat, s.dice[0], s.dice[1], s.dice[2]});
    else if (s.dice[1] != 0)
        ctx.tell(Text::LogRoll2, rule, {seat, s.dice[0], s.dice[1]});
    else
        ctx.tell(Text::LogRoll1, rule, {seat, s.dice[0]});
    ctx.enter(ofRoller(Phase::DefenceReroll, attack));
}

template <class W> void runRoll(const Context<W>& ctx)
{
    const bool attack = attackerRolls(ctx.position);
    switch (phaseOf(ctx.position)) {
    case Phase::DefenceReroll:
    case Phase::AttackReroll: runReroll(ctx, attack); break;
    case Phase::DefenceAssign:
    case Phase::AttackAssign: runAssign(ctx, attack); break;
    case Phase::DefenceReact:
    case Phase::AttackReact: {
        capture(ctx, attack);
        const int due = ctx.table.options.stoneFirst ? 0 : stoneDue(ctx, attack);
        if (due == 0) {
            goToNextRoll(ctx, attack);
        } else {
            ctx.position.toStone = static_cast<std::uint16_t>(due);
            ctx.enter(ofRoller(Phase::DefencePetrify, attack));
        }
        break;
    }
    case Phase::DefencePetrify:
    case Phase::AttackPetrify: runPetrify(ctx, attack); break;
    default: break;
    }
}

template <class W> void keepDice(const Context<W>& ctx) { letDiceStand(ctx, attackerRolls(ctx.position)); }

template <class W> void setHitCaps(const ConstContext<W>& ctx, Position& s)
{
    const HitRange range = hitRange(ctx, attackerRolls(s));
    for (const int kind : {kLight, kHeavy}) {
        s.hitCaps[kind] = static_cast<std::uint16_t>(range.caps[kind]);
        s.strikeCaps[kind] = static_cast<std::uint16_t>(range.strike >= 0 ? range.strikeCaps[kind] : 0);
    }
}

template <class W> void assign(const Context<W>& ctx, int light, int heavy, int character)
{
    Position& s = ctx.position;
    s.hitCaps[0] = s.hitCaps[1] = s.strikeCaps[0] = s.strikeCaps[1] = 0;
    s.hits[kLight] = static_cast<std::uint16_t>(light);
    s.hits[kHeavy] = static_cast<std::uint16_t>(heavy);
    s.hitCharacter = static_cast<std::uint8_t>(character + 1);
    ctx.enter(ofRoller(Phase::DefenceReact, attackerRolls(s)));
}

template <class W> void petrify(const Context<W>& ctx, int light, int heavy)
{
    Position& s = ctx.position;
    const bool attack = attackerRolls(s);
    const int victim = victimArmy(s, attack);
    auto& enemy = victims(s, attack);
    const int first = lightPiece(sideOf(static_cast<Army>(victim)));
    if (light + heavy > 0) {
        // Statues are nobody's captives; without the rule the Witch keeps them.
        const bool statues = ctx.in(nrj(40));
        const int marker = ctx.table.markerOf[static_cast<std::size_t>(rollerArmy(s, attack))];
        const int count[2] = {light, heavy};
        for (const int kind : {kLight, kHeavy}) {
            enemy[kind] = static_cast<std::uint16_t>(enemy[kind] - count[kind]);
            std::uint16_t& where = statues ? s.statues[kind][victim] : s.captives[marker][victim][kind];
            where = static_cast<std::uint16_t>(where + count[kind]);
        }
        const Troop troop{light, heavy, first};
        if (troop.both())
            ctx.tell(Text::LogPetrified, nrj(50), {light, first, heavy, first + 1, battlePlace(s)});
        else
            ctx.tell(Text::LogPetrifiedOne, nrj(50), {troop.count(), troop.piece(), battlePlace(s)});
    }
    s.toStone = 0;
    if (ctx.table.options.stoneFirst && sum(enemy) > 0) // with nobody left there is nothing to hit
        enterAssign(ctx, attack);
    else
        goToNextRoll(ctx, attack);
}

template <class W> void sendHome(const Context<W>& ctx, int token)
{
    Position& s = ctx.position;
    if (s.borrowed == token + 1) {
        s.spot[token] = s.borrowedFrom;
        s.borrowedFrom = s.borrowed = s.borrower = 0;
        return;
    }
    s.spot[token] = kOnCard;
}

template <class W> void wonBattle(const Context<W>& ctx)
{
    Position& s = ctx.position;
    const int at = battlePlace(s);
    const int army = activeArmy(s);
    const int loser = ownerOf(s, at);
    strand(ctx, at, sideOf(static_cast<Army>(loser)));
    disown(s, loser, at);
    setOwner(s, army, at);
    for (const int kind : {kLight, kHeavy}) {
        s.stack(at)[kind] = s.attackers[kind];
        s.attackers[kind] = 0;
    }
    ctx.tell(Text::LogWon, nrj(30), {activeSeat(ctx.table, s), at});
    const int character = characterAt(s, at, activeSide(s));
    if (character >= 0 && !ctx.in(nrj(33))) sendHome(ctx, character);
    if (s.camps().test(at)) {
        if (ctx.in(nrj(38))) {
            gainCrowns(ctx, army, 2);
            ctx.tell(Text::LogCampTaken, nrj(38), {activeSeat(ctx.table, s), at, 2});
        }
        if (!ctx.in(nrj(55))) s.camps().clear(at);
    }
    if (!ctx.table.options.controlAtEndOfTurn && checkControl(ctx)) return;
    ctx.enter(Phase::Continue);
}

template <class W> void attackOn(const Context<W>& ctx, int to, int light, int heavy, bool withCharacter, Way way)
{
    Position& s = ctx.position;
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
    ctx.tell(water ? Text::LogAttackWater : Text::LogAttack, nrj(30), {activeSeat(ctx.table, s), from, to});
    tellArrival(ctx, light, heavy, nrj(30));
    beginBattle(ctx);
}

#define MARCHES_NRJ_BATTLE(W)                                                                                          \
    template void tellArrival(const Context<W>&, int, int, Rule);                                                      \
    template void beginBattle(const Context<W>&);                                                                      \
    template void resolveRoll(const Context<W>&, const Outcome&);                                                      \
    template void runRoll(const Context<W>&);                                                                          \
    template void keepDice(const Context<W>&);                                                                         \
    template void setHitCaps(const ConstContext<W>&, Position&);                                                       \
    template void assign(const Context<W>&, int, int, int);                                                            \
    template void petrify(const Context<W>&, int, int);                                                                \
    template void sendHome(const Context<W>&, int);                                                                    \
    template void wonBattle(const Context<W>&);                                                                        \
    template void attackOn(const Context<W>&, int, int, int, bool, Way);

MARCHES_NRJ_BATTLE(RuleTrace)
MARCHES_NRJ_BATTLE(NoTrace)
#undef MARCHES_NRJ_BATTLE

} // namespace marches::engine::narnia_risk_junior
