// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/texts.h"

#include <algorithm>
#include <cassert>
#include <string_view>

namespace marches::engine::nrj {

namespace {

struct Entry {
    Text text;
    std::string_view key;
    /// Names of the parameters, separated by blanks; the space of each follows from its name (spaceOf).
    std::string_view params;
};

/// In one game a word always means the same kind of thing.
Space spaceOf(std::string_view name)
{
    if (name == "seat" || name == "other" || name == "owner") return Space::Seat;
    if (name == "place" || name == "from" || name == "to") return Space::Place;
    if (name == "army") return Space::Army;
    if (name == "piece" || name == "light" || name == "heavy") return Space::Piece;
    if (name == "character" || name == "helper") return Space::Token;
    if (name == "card") return Space::Card;
    return Space::Number;
}

constexpr Entry kEntries[] = {
    {Text::None, "", ""},
    {Text::AskGoOn, "question.go-on", "seat"},
    {Text::AskCharacter, "question.choose-character", "seat army"},
    {Text::AskCamp, "question.choose-camp", "seat army"},
    {Text::AskTake, "question.take-character", "seat card"},
    {Text::AskReinforce, "question.reinforce", "seat card n piece"},
    {Text::AskDesert, "question.desert", "seat card n piece"},
    {Text::AskPitchCamp, "question.pitch-camp", "seat card"},
    {Text::AskCard, "question.choose-card", "seat"},
    {Text::AskTarget, "question.choose-target", "seat place"},
    {Text::AskLakeTarget, "question.choose-target-lake", "seat place"},
    {Text::AskPlace, "question.place", "seat place n-light light n-heavy heavy"},
    {Text::AskPieces, "question.choose-pieces", "seat place"},
    {Text::AskAslanSix, "question.aslan-six", "seat"},
    {Text::AskRevive, "question.revive", "seat n"},
    {Text::AskAdd, "question.add", "seat place n"},
    {Text::AskReroll, "question.reroll", "seat"},
    {Text::AskHits, "question.assign-hits", "seat place n"},
    {Text::AskReact, "question.react", "seat place"},
    {Text::AskPetrify, "question.petrify", "seat place n"},
    {Text::AskContinue, "question.continue", "seat place"},
    {Text::AskMarch, "question.march", "seat from"},
    {Text::AskLucy, "question.lucy", "seat"},
    {Text::AskRestore, "question.restore", "seat"},
    {Text::AskWindow, "question.window", "seat"},
    {Text::RollDefence, "chance.defence", "seat place"},
    {Text::RollAttack, "chance.attack", "seat place"},
    {Text::RollPower, "chance.power", "seat character"},
    {Text::RollLucy, "chance.lucy", "seat character"},
    {Text::RollAgain, "chance.reroll", "seat"},
    {Text::ShuffleDeal, "chance.deal", ""},
    {Text::ShuffleTerritories, "chance.territories", ""},
    {Text::ShuffleTokens, "chance.tokens", ""},
    {Text::ShuffleNarnia, "chance.narnia", ""},
    {Text::ShuffleStack, "chance.narnia-stack", "card"},
    {Text::LogDealt, "log.dealt", "army n"},
    {Text::LogCharacter, "log.character", "seat character"},
    {Text::LogCamp, "log.camp", "seat place"},
    {Text::LogReady, "log.ready", ""},
    {Text::LogTurn, "log.turn", "n seat"},
    {Text::LogTurnArmy, "log.turn-army", "n seat army"},
    {Text::LogTokensShuffled, "log.tokens-shuffled", ""},
    {Text::LogTerritoriesShuffled, "log.territories-shuffled", ""},
    {Text::LogNoNarniaCard, "log.no-narnia-card", "seat"},
    {Text::LogNarniaCard, "log.narnia-card", "seat card"},
    {Text::LogKept, "log.kept", "seat card"},
    {Text::LogKeptSecret, "log.kept-secret", "seat"},
    {Text::LogDiscarded, "log.discarded", "card"},
    {Text::LogBlank, "log.blank", "card"},
    {Text::LogNoEffect, "log.no-effect", "card"},
    {Text::LogTaken, "log.taken", "seat character"},
    {Text::LogGained, "log.gained", "seat n piece"},
    {Text::LogGainedAt, "log.gained-at", "seat n piece place"},
    {Text::LogLost, "log.lost", "seat n piece place"},
    {Text::LogCampPitched, "log.camp-pitched", "seat place"},
    {Text::LogNoCamp, "log.no-camp", ""},
    {Text::LogCrowns, "log.crowns", "seat n"},
    {Text::LogSnow, "log.snow", "n"},
    {Text::LogSpies, "log.spies", "seat"},
    {Text::LogSpiesChoose, "log.spies-choose", "seat place"},
    {Text::LogTerritoryCard, "log.territory-card", "seat place owner"},
    {Text::LogOwnTerritoryCard, "log.own-territory-card", "seat place"},
    {Text::LogLakeCard, "log.lake-card", "seat place"},
    {Text::LogTarget, "log.target", "seat place"},
    {Text::LogDecline, "log.decline", "seat"},
    {Text::LogNoTarget, "log.no-target", "seat"},
    {Text::LogNoPieces, "log.no-pieces", "seat"},
    {Text::LogPlaced, "log.placed", "seat n-light light n-heavy heavy place"},
    {Text::LogPlacedOne, "log.placed-one", "seat n piece place"},
    {Text::LogPlacedWith, "log.placed-with", "seat n-light light n-heavy heavy character place"},
    {Text::LogPlacedWithOne, "log.placed-with-one", "seat n piece character place"},
    {Text::LogDiverted, "log.diverted", "seat piece place"},
    {Text::LogRevived, "log.revived", "army n piece"},
    {Text::LogAdded, "log.added", "seat n-light light n-heavy heavy place"},
    {Text::LogAddedOne, "log.added-one", "seat n piece place"},
    {Text::LogRevivedCharacter, "log.revived-character", "seat character"},
    {Text::LogExtraPiece, "log.extra-piece", "seat character piece place"},
    {Text::LogSusan, "log.shot", "seat character piece"},
    {Text::LogNoPower, "log.power-fails", "character n"},
    {Text::LogPowerRoll, "log.power-roll", "seat character n"},
    {Text::LogLucyFails, "log.lucy-fails", "seat n"},
    {Text::LogRestored, "log.restored", "seat character"},
    {Text::LogPetrified, "log.petrified", "n-light light n-heavy heavy place"},
    {Text::LogPetrifiedOne, "log.petrified-one", "n piece place"},
    {Text::LogCharacterToStone, "log.character-to-stone", "character"},
    {Text::LogRoll1, "log.roll-1", "seat a"},
    {Text::LogRoll2, "log.roll-2", "seat a b"},
    {Text::LogRoll3, "log.roll-3", "seat a b c"},
    {Text::LogNoHit, "log.no-hit", "seat"},
    {Text::LogCaptured1, "log.captured", "seat n piece"},
    {Text::LogCaptured2, "log.captured-both", "seat n-light light n-heavy heavy"},
    {Text::LogCharacterHit, "log.character-hit", "seat character"},
    {Text::LogAslanToPavilion, "log.aslan-to-pavilion", "character place"},
    {Text::LogStranded, "log.stranded", "character"},
    {Text::LogReroll, "log.reroll", "seat a b"},
    {Text::LogShield, "log.shield", "seat card piece"},
    {Text::LogCordial, "log.cordial", "seat card character"},
    {Text::LogLure, "log.lure", "seat card character"},
    {Text::LogHelp, "log.help", "seat card character"},
    {Text::LogHelpEnds, "log.help-ends", "character"},
    {Text::LogMarch, "log.march", "seat n-light light n-heavy heavy from to"},
    {Text::LogMarchOne, "log.march-one", "seat n piece from to"},
    {Text::LogPath, "log.path", "seat card to"},
    {Text::LogHeld, "log.held", "owner place"},
    {Text::LogWon, "log.won", "seat place"},
    {Text::LogCampTaken, "log.camp-taken", "seat place n"},
    {Text::LogAttack, "log.attack", "seat from to"},
    {Text::LogAttackWater, "log.attack-water", "seat from to"},
    {Text::LogStop, "log.stop", "seat"},
    {Text::LogPass, "log.pass", "seat"},
    {Text::LogScoring, "log.scoring", "seat card"},
    {Text::LogCampPoints, "log.camp-points", "seat n camps"},
    {Text::LogMajority, "log.majority", "seat n witch aslan"},
    {Text::LogNoMajority, "log.no-majority", "n"},
    {Text::LogBonus, "log.bonus", "seat n place"},
    {Text::LogThaw, "log.thaw", "place"},
    {Text::LogExchanged, "log.exchanged", "seat n piece owner"},
    {Text::LogControl, "log.control", "seat"},
    {Text::LogOver, "log.over", ""},
    {Text::LogWinner, "log.winner", "seat n"},
    {Text::LogShared, "log.shared", "seat n"},
    {Text::NotYourTurn, "refused.not-your-turn", "seat other"},
    {Text::NotNow, "refused.not-now", "seat"},
    {Text::NotOffered, "refused.not-offered", "seat"},
    {Text::NotAdjacent, "refused.not-adjacent", "from to"},
    {Text::RiverCloses, "refused.river", "from to"},
    {Text::OwnTerritory, "refused.own-territory", "place"},
    {Text::FriendlyTerritory, "refused.friendly-territory", "place owner"},
    {Text::LeaveOne, "refused.leave-one", "place"},
    {Text::TooFewPieces, "refused.one-piece-left", "place"},
    {Text::NotHere, "refused.not-there", "place"},
    {Text::MustFight, "refused.must-fight", "place"},
    {Text::TargetNotAdjacentOwn, "refused.target-not-next-to-own", "place"},
    {Text::TargetNotAdjacentSide, "refused.target-not-next-to-side", "place"},
    {Text::LakeThawed, "refused.lake-thawed", "place"},
    {Text::CharacterNotOnCard, "refused.character-not-on-card", "character"},
    {Text::CharacterNotYours, "refused.character-not-yours", "character"},
    {Text::CharacterStone, "refused.character-stone", "character"},
    {Text::CharacterSpent, "refused.character-spent", "character"},
    {Text::CharacterAlready, "refused.character-already", "character"},
    {Text::CharacterMayNot, "refused.character-may-not", "place"},
    {Text::NotAllowedCharacter, "refused.not-choosable", "character"},
    {Text::NotYourTerritory, "refused.not-your-territory", "place"},
    {Text::NotACamp, "refused.not-your-camp", "place"},
    {Text::HeavyNeedsSix, "refused.heavy-needs-six", "n piece"},
    {Text::HitsWasted, "refused.hits-wasted", "n"},
    {Text::HitsTooMany, "refused.hits-too-many", "n"},
    {Text::NoDouble, "refused.no-double", ""},
    {Text::NoStatue, "refused.no-statue", "army"},
    {Text::MoveOne, "refused.move-one", "place"},
    {Text::CardNotHeld, "refused.card-not-held", "seat card"},
    {Text::CardNotNow, "refused.card-not-now", "card"},
    {Text::NoSuchDie, "refused.no-such-die", "n"},
    {Text::WrongAmount, "refused.wrong-amount", "n"},
    {Text::MustAddAll, "refused.must-add", "n"},
    {Text::PiecesNotMarching, "refused.not-a-march", "place"},
    {Text::FarTarget, "refused.not-a-target", "place"},
    {Text::BadPosition, "refused.position", ""},
    {Text::BadTurn, "refused.position-turn", ""},
    {Text::BadBattle, "refused.position-battle", ""},
    {Text::BadOwner, "refused.position-owner", "place"},
    {Text::BadStack, "refused.position-stack", "place"},
    {Text::BadAttackers, "refused.position-attackers", "place"},
    {Text::BadDice, "refused.position-dice", ""},
    {Text::BadTooMany, "refused.position-too-many", "army piece"},
    {Text::BadPhase, "refused.position-phase", ""},
    {Text::TermCamp, "forecast.camp", "place"},
    {Text::TermWater, "forecast.water", "from to"},
    {Text::TermWood, "forecast.wood", "place"},
    {Text::TermSnow, "forecast.card-cap", "n"},
    {Text::TermPath, "forecast.closed-border", "card"},
    {Text::TermDice, "forecast.dice", "n"},
    {Text::TermBeavers, "forecast.ignores-bridge", "character"},
    {Text::TermWitch, "forecast.witch", "character"},
    {Text::TermPowers, "forecast.power", "character"},
    {Text::ScoreCrowns, "score.crowns", "seat n"},
    {Text::ScorePieces, "score.pieces", "seat n"},
};

} // namespace

const std::vector<MessageSpec>& messageSpecs()
{
    static const std::vector<MessageSpec> specs = [] {
        std::vector<MessageSpec> made;
        for (const Entry& entry : kEntries) {
            assert(static_cast<std::size_t>(entry.text) == made.size());
            MessageSpec spec;
            spec.key = entry.key;
            for (std::size_t at = 0; at < entry.params.size();) {
                const std::size_t end = std::min(entry.params.find(' ', at), entry.params.size());
                const std::string_view name = entry.params.substr(at, end - at);
                spec.params.push_back({std::string(name), spaceOf(name)});
                at = end + 1;
            }
            made.push_back(std::move(spec));
        }
        assert(made.size() == static_cast<std::size_t>(Text::Count));
        return made;
    }();
    return specs;
}

} // namespace marches::engine::nrj
