// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/classic_risk/texts.h"

#include "engine/rules/common/messagetable.h"

namespace marches::engine::classic_risk {

namespace {

Space spaceOf(std::string_view name)
{
    if (name == "seat" || name == "other") return Space::Seat;
    if (name == "place" || name == "from" || name == "to") return Space::Place;
    if (name == "army") return Space::Army;
    if (name == "region") return Space::Region;
    if (name == "card" || name == "second" || name == "third") return Space::Card;
    return Space::Number;
}

constexpr MessageEntry<Text> kEntries[] = {
    {Text::None, "", ""},
    {Text::AskGoOn, "question.go-on", "seat"},
    {Text::AskClaim, "question.claim", "seat"},
    {Text::AskClaimNeutral, "question.claim-neutral", "seat"},
    {Text::AskSetup, "question.setup", "seat n"},
    {Text::AskSetupNeutral, "question.setup-neutral", "seat n"},
    {Text::AskReinforce, "question.reinforce", "seat n"},
    {Text::AskMustTrade, "question.must-trade", "seat n"},
    {Text::AskMayTrade, "question.may-trade", "seat"},
    {Text::AskBonus, "question.bonus", "seat n"},
    {Text::AskAttack, "question.attack", "seat"},
    {Text::AskGather, "question.gather", "seat to"},
    {Text::AskDefend, "question.defend", "seat place other"},
    {Text::AskBattle, "question.battle", "seat from to"},
    {Text::AskBattleOn, "question.battle-pooled", "seat to"},
    {Text::AskOccupy, "question.occupy", "seat to"},
    {Text::AskFortify, "question.fortify", "seat"},
    {Text::AskDrop, "question.drop", "seat from"},
    {Text::AskCapital, "question.capital", "seat"},
    {Text::RollFirst, "chance.first", ""},
    {Text::ShuffleDeal, "chance.deal", ""},
    {Text::ShuffleCards, "chance.cards", ""},
    {Text::ShuffleAgain, "chance.cards-again", ""},
    {Text::ShuffleMissions, "chance.missions", ""},
    {Text::RollAttack, "chance.attack", "seat to"},
    {Text::RollDefence, "chance.defence", "army to"},
    {Text::LogRolledFirst, "log.rolled-first", "seat n"},
    {Text::LogFirst, "log.first", "seat"},
    {Text::LogFirstTie, "log.first-tie", "n"},
    {Text::LogDealt, "log.dealt", "army n"},
    {Text::LogClaim, "log.claim", "army place"},
    {Text::LogSetup, "log.setup", "army n place"},
    {Text::LogNeutralSpread, "log.neutral-spread", "army n"},
    {Text::LogReady, "log.ready", ""},
    {Text::LogRound, "log.round", "n"},
    {Text::LogTurn, "log.turn", "seat"},
    {Text::LogReinforcements, "log.reinforcements", "seat n"},
    {Text::LogRegion, "log.region", "seat n region"},
    {Text::LogPlaced, "log.placed", "seat n place"},
    {Text::LogTraded, "log.traded", "seat card second third n"},
    {Text::LogBonus, "log.bonus", "seat n place"},
    {Text::LogStayAway, "log.stay-away", "seat n place m"},
    {Text::LogAttack, "log.attack", "seat from to"},
    {Text::LogTarget, "log.target", "seat to"},
    {Text::LogAttack1, "log.attack-1", "seat a"},
    {Text::LogAttack2, "log.attack-2", "seat a b"},
    {Text::LogAttack3, "log.attack-3", "seat a b c"},
    {Text::LogDefence1, "log.defence-1", "army a"},
    {Text::LogDefence2, "log.defence-2", "army a b"},
    {Text::LogDefence3, "log.defence-3", "army a b c"},
    {Text::LogLosses, "log.losses", "seat n army m"},
    {Text::LogStop, "log.stop", "seat"},
    {Text::LogCaptured, "log.captured", "seat place army"},
    {Text::LogOccupied, "log.occupied", "seat n place"},
    {Text::LogEliminated, "log.eliminated", "seat army"},
    {Text::LogTakesCards, "log.takes-cards", "seat n other"},
    {Text::LogCardsGone, "log.cards-gone", "n other"},
    {Text::LogFortified, "log.fortified", "seat n from to"},
    {Text::LogDraws, "log.draws", "seat"},
    {Text::LogDrawn, "log.drawn", "seat card"},
    {Text::LogNoCard, "log.no-card", "seat"},
    {Text::LogReshuffled, "log.reshuffled", ""},
    {Text::LogRoundLimit, "log.round-limit", "n"},
    {Text::LogMissionsDealt, "log.missions-dealt", ""},
    {Text::LogMission, "log.mission", "seat card"},
    {Text::LogMissionFulfilled, "log.mission-fulfilled", "seat card"},
    {Text::LogCapital, "log.capital", "seat place"},
    {Text::LogCapitalsHeld, "log.capitals-held", "seat n"},
    {Text::EffectMission, "effect.mission", "seat card"},
    {Text::LogWinner, "log.winner", "seat n"},
    {Text::LogShared, "log.shared", "seat n"},
    {Text::NotYourTurn, "refused.not-your-turn", "seat other"},
    {Text::NotNow, "refused.not-now", "seat"},
    {Text::NotEmpty, "refused.not-empty", "place"},
    {Text::NotYours, "refused.not-yours", "place"},
    {Text::TooMany, "refused.too-many", "n"},
    {Text::AtLeastOne, "refused.at-least-one", ""},
    {Text::MustTrade, "refused.must-trade", "n"},
    {Text::PlaceFirst, "refused.place-first", "n"},
    {Text::NoSuchSet, "refused.no-such-set", ""},
    {Text::CardNotHeld, "refused.card-not-held", "card"},
    {Text::NotAdjacent, "refused.not-adjacent", "from to"},
    {Text::OwnTarget, "refused.own-target", "place"},
    {Text::TooFewArmies, "refused.too-few-armies", "place"},
    {Text::TooManyDice, "refused.too-many-dice", "place n"},
    {Text::DiceFixed, "refused.dice-fixed", "n"},
    {Text::OneAttack, "refused.one-attack", ""},
    {Text::NoOrigin, "refused.no-origin", "to"},
    {Text::LeaveOne, "refused.leave-one", "place"},
    {Text::MoveAtLeast, "refused.move-at-least", "n"},
    {Text::MoveAtMost, "refused.move-at-most", "n"},
    {Text::NotJoined, "refused.not-joined", "from to"},
    {Text::SameTerritory, "refused.same-territory", "place"},
    {Text::NoFortify, "refused.no-fortify", ""},
    {Text::NoBonus, "refused.no-bonus", "place"},
    {Text::NotPlayed, "refused.not-played", "place"},
    {Text::BadPosition, "refused.position", ""},
    {Text::BadTurn, "refused.position-turn", ""},
    {Text::BadOwner, "refused.position-owner", "place"},
    {Text::BadStack, "refused.position-stack", "place"},
    {Text::BadBattle, "refused.position-battle", ""},
    {Text::BadCards, "refused.position-cards", ""},
    {Text::BadPhase, "refused.position-phase", ""},
    {Text::BadScore, "refused.position-score", "seat"},
    {Text::TermAttackDice, "forecast.attack-dice", "n"},
    {Text::TermDefenceDice, "forecast.defence-dice", "n"},
    {Text::TermTies, "forecast.ties", ""},
    {Text::TermFirst, "forecast.first-throw", "n"},
    {Text::TermChoice, "forecast.defender-chooses", ""},
    {Text::ScoreTerritories, "score.territories", "seat n"},
    {Text::ScoreArmies, "score.armies", "seat n"},
};
static_assert(inOrder<Text>(kEntries));

} // namespace

const std::vector<MessageSpec>& messageSpecs()
{
    static const std::vector<MessageSpec> specs = makeMessages<Text>(kEntries, spaceOf);
    return specs;
}

} // namespace marches::engine::classic_risk
