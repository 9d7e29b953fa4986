// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/options.h"

#include "engine/rules/common/optiontable.h"

namespace marches::engine::narnia_risk_junior {

namespace {

constexpr SwitchOption<Options> kSwitches[] = {
    {"errata.armies-on-the-move-any-turn", &Options::armiesOnTheMoveAnyTurn},
    {"errata.no-scoring-reshuffle", &Options::noScoringReshuffle},
    {"errata.scoring-redraw", &Options::scoringRedraw},
    {"errata.witch-fauns-first", &Options::witchFaunsFirst},
    {"errata.exchange-all-players", &Options::exchangeAllPlayers},
    {"advanced.free-placement-own", &Options::freePlacementOwn},
    {"advanced.free-placement-side", &Options::freePlacementSide},
    {"advanced.secret-cards", &Options::secretCards},
    {"advanced.castle-bonus", &Options::castleBonus},
    {"advanced.father-christmas-bonus", &Options::fatherChristmasBonus},
    {"advanced.frozen-lake-thaw", &Options::frozenLakeThaw},
    {"advanced.camp-reinforcement", &Options::campReinforcement},
    {"advanced.wooded-two-dice", &Options::woodedTwoDice},
    {"advanced.witch-petrifies-character", &Options::witchPetrifiesCharacter},
    {"advanced.aslan-hit-to-pavilion", &Options::aslanHitToPavilion},
    {"advanced.aslan-six-character", &Options::aslanSixCharacter},
    {"advanced.lucy-armies", &Options::lucyArmies},
    {"reading.character-may-stay", &Options::characterMayStay},
    {"reading.witch-power-on-defense", &Options::witchPowerOnDefence},
    {"house.always-ask", &Options::alwaysAsk},
};

constexpr WordOption<Options> kWords[] = {
    {"reading.double-hit", "mandatory", &Options::doubleHitMandatory},
    {"reading.hit-waste", "allow", &Options::hitWasteAllowed},
    {"reading.no-adjacent-target", "anywhere", &Options::noTargetAnywhere},
    {"reading.reshuffle-moment", "on-last-flip", &Options::reshuffleOnLastFlip},
    {"reading.streak-scope", "colour", &Options::streakByColour},
    {"reading.kept-card-windows", "own-turn", &Options::cardsOnOwnTurnOnly},
    {"reading.pre-battle-power", "each-battle", &Options::powerEachBattle},
    {"reading.aslan-placed-types", "mirror", &Options::aslanMirrors},
    {"reading.witch-order", "stone-first", &Options::stoneFirst},
    {"reading.lucy-trigger", "on-board", &Options::lucyOnBoard},
    {"reading.aslan-stranded", "pavilion", &Options::strandedAslanToPavilion},
    {"reading.majority-tie", "both", &Options::majorityTieBoth},
    {"reading.total-control-check", "end-of-turn", &Options::controlAtEndOfTurn},
    {"reading.final-tie", "witch-loses", &Options::tieWitchLoses},
    {"reading.two-player-scoring", "per-army", &Options::scoringPerArmy},
    {"reading.two-player-camps", "per-army", &Options::campsPerArmy},
    {"house.card-effects", "designed", &Options::cardEffects},
    {"house.extra-powers", "designed", &Options::extraPowers},
};

constexpr int kMostPerSet = 999;

constexpr NumberOption<Options> kNumbers[] = {
    {"base.faun-per-set", 0, kMostPerSet, &Options::faunsPerSet},
    {"base.centaur-per-set", 0, kMostPerSet, &Options::centaursPerSet},
};

} // namespace

Result<Options> readOptions(const OptionValues& values)
{
    return readOptionTables<Options>(values, kSwitches, kWords, kNumbers);
}

} // namespace marches::engine::narnia_risk_junior
