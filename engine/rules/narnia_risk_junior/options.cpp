// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/options.h"

#include <string_view>

namespace marches::engine::nrj {

namespace {

struct Switch {
    std::string_view id;
    bool Options::*member;
};
/// A named value: the switch is on when the option has the value `on`.
struct Word {
    std::string_view id;
    std::string_view on;
    bool Options::*member;
};

constexpr Switch kSwitches[] = {
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

constexpr Word kWords[] = {
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

Result<void> readNumber(const OptionValues& values, std::string_view id, int& out)
{
    const OptionValue* value = values.find(id);
    if (value == nullptr) return {};
    const int* number = std::get_if<int>(value);
    if (number == nullptr || *number < 0 || *number > kMostPerSet)
        return fail(Error{"option-value", {{"name", std::string(id)}}, {}, 0, 0, {}});
    out = *number;
    return {};
}

} // namespace

Result<Options> readOptions(const OptionValues& values)
{
    Options options;
    for (const Switch& entry : kSwitches)
        if (const OptionValue* value = values.find(entry.id))
            if (const bool* on = std::get_if<bool>(value)) options.*entry.member = *on;
    for (const Word& entry : kWords)
        if (const OptionValue* value = values.find(entry.id))
            if (const std::string* word = std::get_if<std::string>(value)) options.*entry.member = *word == entry.on;
    if (auto read = readNumber(values, "base.faun-per-set", options.faunsPerSet); !read) return tl::unexpected(read.error());
    if (auto read = readNumber(values, "base.centaur-per-set", options.centaursPerSet); !read)
        return tl::unexpected(read.error());
    return options;
}

} // namespace marches::engine::nrj
