// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnian_wars/texts.h"

#include <array>

#include "engine/rules/common/messagetable.h"

namespace marches::engine::narnian_wars {

namespace {

Space spaceOf(std::string_view name)
{
    if (name == "seat" || name == "other") return Space::Seat;
    if (name == "place" || name == "from" || name == "to") return Space::Place;
    if (name == "piece") return Space::Piece;
    if (name == "person") return Space::Token;
    if (name == "side" || name == "word") return Space::Choice;
    if (name == "season") return Space::Phase;
    return Space::Number;
}

constexpr auto kEntries = std::to_array<MessageEntry<Text>>({
    {Text::None, "", ""},
    {Text::AskOrders, "question.orders", "seat season y"},
    {Text::AskRetreats, "question.retreats", "seat piece place"},
    {Text::AskBuilds, "question.builds", "seat n"},
    {Text::AskRemovals, "question.removals", "seat n"},
    {Text::AskForm, "question.form", "seat"},
    {Text::AskSite, "question.site", "seat"},
    {Text::AskSide, "question.side", "seat"},
    {Text::AskKing, "question.king", "seat"},
    {Text::AskCarried, "question.carried", "seat"},
    {Text::AskDelay, "question.delay", "seat"},
    {Text::AskOutcome, "question.outcome", "seat"},
    {Text::AskSiege, "question.siege", "seat"},
    {Text::ChanceKing, "chance.king", ""},
    {Text::ChanceDelay, "chance.delay", ""},
    {Text::ChanceOutcome, "chance.outcome", ""},
    {Text::ChanceCarried, "chance.carried", ""},
    {Text::LogSeason, "log.season", "season y"},
    {Text::LogSideVoid, "log.side-void", "seat piece from"},
    {Text::LogCommanded, "log.commanded", "seat piece from"},
    {Text::LogDislodged, "log.dislodged", "seat piece place from other", OrderStatus::Dislodged},
    {Text::LogNoWay, "log.no-way", "seat piece place"},
    {Text::LogRetreats, "log.retreats", "seat piece from to", OrderStatus::Done},
    {Text::LogCollides, "log.collides", "seat piece from to", OrderStatus::Failed},
    {Text::LogDisbands, "log.disbands", "seat piece place", OrderStatus::Done},
    {Text::LogNoRetreat, "log.no-retreat", "seat piece place"},
    {Text::LogTakes, "log.takes", "seat place"},
    {Text::LogBuilds, "log.builds", "seat piece place", OrderStatus::Done},
    {Text::LogRemoves, "log.removes", "seat piece place", OrderStatus::Done},
    {Text::LogDisorder, "log.disorder", "seat piece place"},
    {Text::LogRoundLimit, "log.round-limit", "n"},
    {Text::LogDraw, "log.draw", ""},
    {Text::LogWinner, "log.winner", "seat n"},
    {Text::LogShared, "log.shared", "seat n"},
    {Text::LogJadis, "log.jadis", "seat"},
    {Text::LogGreen, "log.green", "seat"},
    {Text::LogKingAt, "log.king-at", "seat place"},
    {Text::LogPersonGoes, "log.person-goes", "seat person from to", OrderStatus::Done},
    {Text::LogPersonFlies, "log.person-flies", "seat person from to", OrderStatus::Done},
    {Text::LogPersonIdle, "log.person-idle", "seat person from", OrderStatus::Failed},
    {Text::LogPersonSupports, "log.person-supports", "seat person from place", OrderStatus::Done},
    {Text::LogPersonSupportsMove, "log.person-supports-move", "seat person from place to", OrderStatus::Done},
    {Text::LogPersonHelpsNobody, "log.person-helps-nobody", "seat person from", OrderStatus::Failed},
    {Text::LogSeen, "log.seen", "seat person place"},
    {Text::LogMet, "log.met", "seat person place"},
    {Text::LogHunted, "log.hunted", "seat person place"},
    {Text::LogPersonLost, "log.person-lost", "seat person place"},
    {Text::LogDismissed, "log.dismissed", "seat person"},
    {Text::LogWhisked, "log.whisked", "seat place"},
    {Text::LogAway, "log.away", "seat n"},
    {Text::LogCall, "log.call", "seat"},
    {Text::LogCallWasted, "log.call-wasted", "seat"},
    {Text::LogCarried, "log.carried", "seat"},
    {Text::LogCarriedTo, "log.carried-to", "seat place"},
    {Text::LogStand, "log.stand", "seat place"},
    {Text::LogRoar, "log.roar", "seat place"},
    {Text::LogStone, "log.stone", "seat place"},
    {Text::LogPersonStone, "log.person-stone", "seat person"},
    {Text::LogWakes, "log.wakes", "place"},
    {Text::LogGarrisonFalls, "log.garrison-falls", "place"},
    {Text::LogDeclares, "log.declares", "seat", OrderStatus::Done},
    {Text::LogGift, "log.gift", "seat place"},
    {Text::LogJoins, "log.joins", "seat side person place"},
    {Text::NotYourTurn, "refused.not-your-turn", "seat"},
    {Text::NotNow, "refused.not-now", "season"},
    {Text::NotYours, "refused.not-yours", "place"},
    {Text::NoUnit, "refused.no-unit", "place"},
    {Text::NotYourPerson, "refused.not-your-person", "person"},
    {Text::OutOfReach, "refused.out-of-reach", "piece from to"},
    {Text::Mountains, "refused.mountains", "from to"},
    {Text::River, "refused.river", "from to"},
    {Text::Islands, "refused.islands", "from to"},
    {Text::SupportReach, "refused.support-reach", "piece from to"},
    {Text::OtherSide, "refused.other-side", "from to"},
    {Text::NoConvoy, "refused.no-convoy", "place"},
    {Text::NoShore, "refused.no-shore", "from to"},
    {Text::NobodyToHunt, "refused.nobody-to-hunt", "place"},
    {Text::NoHost, "refused.no-host", "person place"},
    {Text::NoSupport, "refused.no-support", "person"},
    {Text::PersonReach, "refused.person-reach", "person to"},
    {Text::NotBeside, "refused.not-beside", "place"},
    {Text::NoCall, "refused.no-call", ""},
    {Text::DeclaredAlready, "refused.declared-already", ""},
    {Text::NoRetreat, "refused.no-retreat", "from to"},
    {Text::RetreatOccupied, "refused.retreat-occupied", "place"},
    {Text::RetreatContested, "refused.retreat-contested", "place"},
    {Text::RetreatAttacker, "refused.retreat-attacker", "place"},
    {Text::NoneDue, "refused.none-due", "n"},
    {Text::NoSite, "refused.no-site", "place"},
    {Text::NoPrize, "refused.no-prize", ""},
    {Text::NoDraw, "refused.no-draw", ""},
    {Text::NoKingSite, "refused.no-king-site", "place"},
    {Text::NoQueenSite, "refused.no-queen-site", "place"},
    {Text::BadDelay, "refused.bad-delay", ""},
    {Text::NoOrder, "refused.no-order", "place"},
    {Text::BadPosition, "refused.position", ""},
    {Text::BadUnit, "refused.position-unit", "place"},
    {Text::BadOrder, "refused.position-order", "place"},
    {Text::BadPerson, "refused.position-person", "person"},
    {Text::BadPhase, "refused.position-phase", ""},
    {Text::BadScore, "refused.position-score", "seat"},
    {Text::ScoreCentres, "score.centres", "seat n"},
    {Text::ScoreUnits, "score.units", "seat n"},
    {Text::EffectQueen, "effect.queen", "word"},
    {Text::EffectDwarfs, "effect.dwarfs", "word"},
    {Text::EffectGift, "effect.gift-due", ""},
    {Text::EffectStatue, "effect.statues", "place n"},
    {Text::AccountDouble, "account.double", "piece place"},
    {Text::AccountDoubled, "account.doubled", "person"},
    {Text::AccountPerson, "account.person", "person"},
    {Text::AccountHidden, "account.hidden", ""},
    {Text::AccountFortress, "account.fortress", "place"},
    {Text::AccountSide, "account.side", "piece place"},
});

constexpr auto kSentences =
    withBlock(withBlock(kEntries, Text::LogLines, kOrderLineTexts), Text::AccountLines, kAccountTexts);
static_assert(inOrder<Text>(kSentences));

} // namespace

const std::vector<MessageSpec>& messageSpecs()
{
    static const std::vector<MessageSpec> specs = makeMessages<Text>(kSentences, spaceOf);
    return specs;
}

} // namespace marches::engine::narnian_wars
