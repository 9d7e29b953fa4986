// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/le_monde_de_narnia/texts.h"

#include "engine/rules/common/messagetable.h"

namespace marches::engine::le_monde_de_narnia {

namespace {

Space spaceOf(std::string_view name)
{
    if (name == "seat" || name == "other") return Space::Seat;
    if (name == "place") return Space::Place;
    if (name == "token" || name == "helper") return Space::Token;
    if (name == "card") return Space::Card;
    return Space::Number;
}

constexpr MessageEntry<Text> kEntries[] = {
    {Text::None, "", ""},
    {Text::AskGoOn, "question.go-on", "seat"},
    {Text::AskCharacter, "question.character", "seat"},
    {Text::AskDie, "question.die", "seat"},
    {Text::AskReroll, "question.reroll", "seat n"},
    {Text::AskAdd, "question.add", "seat n"},
    {Text::AskShield, "question.shield", "seat n"},
    {Text::AskExchange, "question.exchange", "seat card n"},
    {Text::AskWolf, "question.wolf", "seat"},
    {Text::AskWolfMove, "question.wolf-move", "seat token n"},
    {Text::AskRevival, "question.revival", "seat n"},
    {Text::AskLateRevival, "question.late-revival", "seat n"},
    {Text::AskChoice, "question.choice", "seat card"},
    {Text::AskSeat, "question.seat", "seat card"},
    {Text::RollVillain, "chance.villain", "seat"},
    {Text::RollTravel, "chance.travel", "seat"},
    {Text::RollAslan, "chance.aslan", "seat"},
    {Text::RollFirst, "chance.first", ""},
    {Text::ShuffleCharacters, "chance.characters", ""},
    {Text::ShuffleEvent, "chance.event", ""},
    {Text::ShuffleSword, "chance.sword", ""},
    {Text::ShuffleAgain, "chance.again", ""},
    {Text::LogCharacter, "log.character", "seat token"},
    {Text::LogFirst, "log.first", "seat"},
    {Text::LogTurn, "log.turn", "n seat token"},
    {Text::LogSkips, "log.skips", "seat token"},
    {Text::LogChoosesTravel, "log.chooses-travel", "seat token"},
    {Text::LogChoosesAslan, "log.chooses-aslan", "seat token"},
    {Text::LogRollsVillain, "log.rolls-villain", "seat token card"},
    {Text::LogRollsTravel, "log.rolls-travel", "seat token card"},
    {Text::LogRollsAslan, "log.rolls-aslan", "seat token card"},
    {Text::LogAslan, "log.aslan", "seat token n"},
    {Text::LogTravels, "log.travels", "seat token place"},
    {Text::LogGoesBack, "log.goes-back", "seat token place"},
    {Text::LogStays, "log.stays", "seat token place"},
    {Text::LogRetreats, "log.retreats", "seat token place"},
    {Text::LogWolf, "log.wolf", "token place"},
    {Text::LogWolfStays, "log.wolf-stays", "token place"},
    {Text::LogWitchForward, "log.witch-forward", "token place"},
    {Text::LogWitchBack, "log.witch-back", "token place"},
    {Text::LogWitchStays, "log.witch-stays", "token place"},
    {Text::LogWolvesTake, "log.wolves-take", "seat token n"},
    {Text::LogWolvesFindNone, "log.wolves-find-none", "seat token"},
    {Text::LogShielded, "log.shielded", "seat token"},
    {Text::LogStone, "log.stone", "seat token place"},
    {Text::LogTurnLost, "log.turn-lost", "seat token"},
    {Text::LogWaits, "log.waits", "seat token"},
    {Text::LogRevived, "log.revived", "seat token n"},
    {Text::LogDraws, "log.draws", "seat token card"},
    {Text::LogNoCard, "log.no-card", "seat token"},
    {Text::LogReshuffled, "log.reshuffled", ""},
    {Text::LogChooses, "log.chooses", "seat token card"},
    {Text::LogGains, "log.gains", "seat token n"},
    {Text::LogGainsNone, "log.gains-none", "seat token"},
    {Text::LogLoses, "log.loses", "seat token n"},
    {Text::LogHasNone, "log.has-none", "seat token"},
    {Text::LogPays, "log.pays", "seat token n"},
    {Text::LogGives, "log.gives", "seat token n helper"},
    {Text::LogSteals, "log.steals", "seat token n helper"},
    {Text::LogWillSkip, "log.will-skip", "seat token n"},
    {Text::LogShield, "log.shield", "seat token"},
    {Text::LogNoEffect, "log.no-effect", "card"},
    {Text::LogRerolls, "log.rerolls", "seat token"},
    {Text::LogAddsVillain, "log.adds-villain", "seat token n"},
    {Text::LogAddsTravel, "log.adds-travel", "seat token n"},
    {Text::LogIgnoresWolves, "log.ignores-wolves", "seat token"},
    {Text::LogExchanges, "log.exchanges", "seat token"},
    {Text::LogRoundLimit, "log.round-limit", "n"},
    {Text::LogWinner, "log.winner", "seat token place"},
    {Text::LogShared, "log.shared", "seat token place"},
    {Text::NotYourTurn, "refused.not-your-turn", "seat other"},
    {Text::NotNow, "refused.not-now", "seat"},
    {Text::TakenCharacter, "refused.taken-character", "token"},
    {Text::NoAbility, "refused.no-ability", "seat"},
    {Text::AbilityUsed, "refused.ability-used", "seat"},
    {Text::AbilityCost, "refused.ability-cost", "n"},
    {Text::AbilityStone, "refused.ability-stone", "seat"},
    {Text::NoSuchWolf, "refused.no-such-wolf", "place"},
    {Text::WolfWay, "refused.wolf-way", "n"},
    {Text::MustPay, "refused.must-pay", "n"},
    {Text::TooFewTokens, "refused.too-few-tokens", "n"},
    {Text::OneDie, "refused.one-die", ""},
    {Text::NoSuchChoice, "refused.no-such-choice", "card"},
    {Text::NoSuchSeat, "refused.no-such-seat", "seat"},
    {Text::BadPosition, "refused.position", ""},
    {Text::BadTurn, "refused.position-turn", ""},
    {Text::BadPawn, "refused.position-pawn", "token"},
    {Text::BadCards, "refused.position-cards", ""},
    {Text::BadPhase, "refused.position-phase", ""},
    {Text::BadScore, "refused.position-score", "seat"},
    {Text::BadTokens, "refused.position-tokens", ""},
    {Text::ScoreSpaces, "score.spaces", "seat n"},
    {Text::ScoreTokens, "score.tokens", "seat n"},
    {Text::EffectSkip, "effect.skip", "seat n"},
    {Text::EffectShield, "effect.shield", "seat"},
    {Text::EffectAbility, "effect.ability-used", "seat"},
};
static_assert(inOrder<Text>(kEntries));

} // namespace

const std::vector<MessageSpec>& messageSpecs()
{
    static const std::vector<MessageSpec> specs = makeMessages<Text>(kEntries, spaceOf);
    return specs;
}

} // namespace marches::engine::le_monde_de_narnia
