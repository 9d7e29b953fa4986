// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/diplomacy/texts.h"

#include <array>

#include "engine/rules/common/messagetable.h"

namespace marches::engine::diplomacy {

namespace {

Space spaceOf(std::string_view name)
{
    if (name == "seat" || name == "other") return Space::Seat;
    if (name == "place" || name == "from" || name == "to") return Space::Place;
    if (name == "piece" || name == "unit") return Space::Piece;
    if (name == "season") return Space::Phase;
    return Space::Number;
}

constexpr auto kEntries = std::to_array<MessageEntry<Text>>({
    {Text::None, "", ""},
    {Text::AskOrders, "question.orders", "seat season y"},
    {Text::AskRetreats, "question.retreats", "seat piece place"},
    {Text::AskBuilds, "question.builds", "seat n"},
    {Text::AskRemovals, "question.removals", "seat n"},
    {Text::LogSeason, "log.season", "season y"},
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
    {Text::NotYourTurn, "refused.not-your-turn", "seat"},
    {Text::NotNow, "refused.not-now", "season"},
    {Text::NotYours, "refused.not-yours", "place"},
    {Text::NoUnit, "refused.no-unit", "place"},
    {Text::OutOfReach, "refused.out-of-reach", "piece from to"},
    {Text::NameCoast, "refused.name-coast", "to"},
    {Text::SupportReach, "refused.support-reach", "piece from to"},
    {Text::NotAtSea, "refused.not-at-sea", "place"},
    {Text::NoArmyThere, "refused.no-army-there", "place"},
    {Text::NoShore, "refused.no-shore", "from to"},
    {Text::NoRetreat, "refused.no-retreat", "from to"},
    {Text::RetreatOccupied, "refused.retreat-occupied", "place"},
    {Text::RetreatContested, "refused.retreat-contested", "place"},
    {Text::RetreatAttacker, "refused.retreat-attacker", "place"},
    {Text::NoneDue, "refused.none-due", "n"},
    {Text::NoSite, "refused.no-site", "place"},
    {Text::WrongKind, "refused.wrong-kind", "place"},
    {Text::MustBuild, "refused.must-build", "n"},
    {Text::NoDraws, "refused.no-draws", ""},
    {Text::NoOrder, "refused.no-order", "place"},
    {Text::NothingToKeep, "refused.nothing-to-keep", "place"},
    {Text::NoProxies, "refused.no-proxies", ""},
    {Text::NoProxyTo, "refused.no-proxy-to", "seat"},
    {Text::BadPosition, "refused.position", ""},
    {Text::BadUnit, "refused.position-unit", "place"},
    {Text::BadOwner, "refused.position-owner", "place"},
    {Text::BadOrder, "refused.position-order", "place"},
    {Text::BadPhase, "refused.position-phase", ""},
    {Text::BadScore, "refused.position-score", "seat"},
    {Text::ScoreCentres, "score.centres", "seat n"},
    {Text::ScoreUnits, "score.units", "seat n"},
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

} // namespace marches::engine::diplomacy
