// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "engine/rules/common/rolling.h"
#include "engine/rules/heralds_round/game.h"

namespace marches::engine::heralds_round {

namespace {

constexpr double kInHand = 0.12; ///< an envoy that can still go anywhere, in renown
constexpr double kFirst = 0.15;  ///< of a shire's worth, for having anybody there

/// Chances that so many dice of three faces show their least sum, one more, ...
constexpr double kChances[3][7] = {{1 / 3.0, 1 / 3.0, 1 / 3.0},
                                   {1 / 9.0, 2 / 9.0, 3 / 9.0, 2 / 9.0, 1 / 9.0},
                                   {1 / 27.0, 3 / 27.0, 6 / 27.0, 7 / 27.0, 6 / 27.0, 3 / 27.0, 1 / 27.0}};

/// In the order of outlookNames().
enum Feature : std::size_t { Renown, Hope, Hand };

/// How many moots a shire will still see, about: the next one is the dice's, those after it fall anywhere, and the
/// great moot counts half.
double mootsAhead(const Table& t, const Position& s, int shire)
{
    const int shires = static_cast<int>(t.shires.size());
    const int rounds = std::max(t.options.rounds - s.round, 0);
    double moots = static_cast<double>(rounds) / shires + (t.options.greatMoot ? 0.5 : 0.0);
    if (phaseOf(s) == Phase::News) return moots;
    const int dice = t.options.dice;
    for (int far = dice; far <= dice * kFaces; ++far)
        if ((s.herald + far) % shires == shire) moots += kChances[dice - 1][far - dice];
    return moots;
}

/// A seat's share of what moots in a shire bring, if envoys stay where they are: by squares, since most take most.
double shareOf(const std::array<int, kMaxSeats>& count, int seat)
{
    double squares = kFirst;
    for (const int envoys : count) squares += envoys * envoys;
    const int own = count[static_cast<std::size_t>(seat)];
    return own * own / squares;
}

double hope(const Table& t, const Position& s, int seat)
{
    double sum = 0.0;
    for (std::size_t i = 0; i < t.shires.size(); ++i)
        sum += mootsAhead(t, s, static_cast<int>(i)) * t.shires[i].worth * shareOf(envoysIn(s, t.shires[i]), seat);
    return sum;
}

/// What one envoy more, or less, of a seat changes in a shire.
double change(const Table& t, const Position& s, int seat, int place, int envoys)
{
    const Shire& shire = t.shire(place);
    std::array<int, kMaxSeats> count = envoysIn(s, shire);
    const double before = shareOf(count, seat);
    count[static_cast<std::size_t>(seat)] += envoys;
    return mootsAhead(t, s, t.shireOf[static_cast<std::size_t>(place)]) * shire.worth * (shareOf(count, seat) - before);
}

/// How well a place leads on to other shires: breaks ties.
double ways(const Table& t, int place)
{
    int out = 0;
    t.around(place).forEach([&](int next) { out += &t.shire(next) != &t.shire(place) ? 1 : 0; });
    return 0.01 * out;
}

} // namespace

std::uint64_t leaders(const Table& t, const Position& s, bool byEnvoys)
{
    return leadersBy(
        t.seatCount(), [](int) { return true; },
        [&](int seat) {
            return std::array<int, 2>{s.renown[seat], byEnvoys ? envoysOnBoard(t, s, seat) : 0};
        });
}

GameResult standing(const Table& t, const Position& s)
{
    GameResult standing;
    standing.winners = phaseOf(s) == Phase::Over ? s.winners : leaders(t, s, true);
    for (int seat = 0; seat < t.seatCount(); ++seat) {
        standing.score.push_back(s.renown[seat]);
        standing.reasons.push_back(say(Text::ScoreRenown, hr(16), {seat, s.renown[seat]}));
        standing.reasons.push_back(say(Text::ScoreEnvoys, hr(16), {seat, envoysOnBoard(t, s, seat)}));
    }
    return standing;
}

double evaluate(const Table& t, const Position& s, const Decision& decision, const Move& move)
{
    const int seat = decision.seat;
    const int place = move.arg[0];
    switch (static_cast<Verb>(move.verb)) {
    case Verb::Send: return change(t, s, seat, place, 1) + ways(t, place) - kInHand;
    case Verb::Ride: {
        const int to = move.arg[1];
        const double onward = ways(t, to) - ways(t, place);
        if (&t.shire(place) == &t.shire(to)) return onward;
        return change(t, s, seat, place, -1) + change(t, s, seat, to, 1) + onward;
    }
    case Verb::BringHome: return -ways(t, place);
    default: return 0.0;
    }
}

const std::vector<std::string>& outlookNames()
{
    static const std::vector<std::string> names{"renown", "hope", "hand"};
    return names;
}

void fillOutlook(const Table& t, const Position& s, int seat, std::span<double> features)
{
    double renown = 1.0;
    double hopes = 1.0;
    for (int other = 0; other < t.seatCount(); ++other) {
        renown += s.renown[other];
        hopes += hope(t, s, other);
    }
    // What is won is worth the more, the less is left to win.
    features[Renown] = s.renown[seat] / (renown + hopes);
    features[Hope] = hope(t, s, seat) / (renown + hopes);
    features[Hand] = static_cast<double>(s.hand[seat]) / t.options.envoys;
}

} // namespace marches::engine::heralds_round
