// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/narnia_risk_junior/machine.h"

#include <algorithm>
#include <bit>

namespace marches::engine::narnia_risk_junior {

namespace {

/// In the order of outlookNames(). All but the last three are of the side of a seat against the other one.
enum Feature : std::uint8_t { Crowns, Late, Territories, Pieces, Camps, Captives, Characters, Hand, Turn, Own, Count };

constexpr double kManyCrowns = 20.0; ///< a lead that is seldom lost
constexpr int kStages = 3;           ///< as many scoring cards end the game, or about as many

struct SideCount {
    double crowns = 0.0;
    int territories = 0;
    int pieces = 0;
    int camps = 0;
    int captives = 0;
    int characters = 0;
};

int captivesOf(const Position& s, int marker)
{
    int count = 0;
    for (const auto& army : s.captives[marker]) count += army[0] + army[1];
    return count;
}

SideCount countOf(const Position& s, Side side)
{
    SideCount count;
    const Mask own = ownedBy(s, side);
    count.territories = own.count();
    count.camps = s.camps().countIn(own);
    own.forEach([&](int place) { count.pieces += sum(s.stack(place)); });
    for (int army = 0; army < kArmies; ++army) {
        if (sideOf(static_cast<Army>(army)) != side) continue;
        count.crowns += s.crowns[army];
        count.captives += captivesOf(s, army);
    }
    const int first = side == Side::Witch ? num(Token::WhiteWitch) : 0;
    const int end = side == Side::Witch ? kTokens : num(Token::WhiteWitch);
    for (int token = first; token < end; ++token)
        if (s.spot[token] >= kFirstSpot || (s.holder[token] != 0 && s.spot[token] == kOnCard)) ++count.characters;
    return count;
}

double balance(double own, double other) { return own + other > 0.0 ? (own - other) / (own + other) : 0.0; }

} // namespace

const std::vector<std::string>& outlookNames()
{
    static const std::vector<std::string> names{"crowns",   "late",       "territories", "pieces", "camps",
                                                "captives", "characters", "hand",        "turn",   "own"};
    return names;
}

void fillOutlook(const Table& table, const Position& s, int seat, std::span<double> features)
{
    const Side side = table.sideOfSeat(seat);
    const SideCount own = countOf(s, side);
    const SideCount other = countOf(s, side == Side::Witch ? Side::Aslan : Side::Witch);
    const double lead = (own.crowns - other.crowns) / kManyCrowns;
    int hand = 0;
    for (const std::uint8_t copies : s.hand[seat]) hand += copies;
    int others = 0;
    for (int rival = 0; rival < table.seatCount(); ++rival)
        if (rival != seat && table.sideOfSeat(rival) == side) others = std::max<int>(others, crownsOf(table, s, rival));
    features[Crowns] = lead;
    features[Late] = lead * std::min<int>(s.scored, kStages) / kStages;
    features[Territories] = balance(own.territories, other.territories);
    features[Pieces] = balance(own.pieces, other.pieces);
    features[Camps] = balance(own.camps, other.camps);
    features[Captives] = balance(own.captives, other.captives);
    features[Characters] = balance(own.characters, other.characters);
    features[Hand] = hand / 4.0;
    features[Turn] = activeSeat(table, s) == seat ? 1.0 : 0.0;
    features[Own] = others > 0 ? (crownsOf(table, s, seat) - others) / kManyCrowns : 0.0;
}

} // namespace marches::engine::narnia_risk_junior
