// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "engine/game/game.h"
#include "engine/game/rules.h"

namespace marches::engine::toy {

// A small game of our own for the tests of what knows no game. Three seats bid in secret for a prize from a shuffled
// deck; a tie is settled by dice; the winner makes one move on a board of six places. It has every form of parameter,
// hidden hands, dice, a shuffle and an option.

inline constexpr int kSeats = 3;
inline constexpr int kPlaces =
    6; ///< north, east, south, west: a ring; centre: joined to all; boast: to the centre alone
inline constexpr int kPrizes = 6;

enum Verb { Bid, March, Claim, Reinforce, Walk, Rest };
enum RuleId {
    NoRule,
    BidOne,
    BidGold,
    MarchOne,
    MarchBorder,
    MarchStays,
    ClaimOther,
    ReinforceThree,
    WalkOpen,
    NotNow
};
enum Text { NoText, RefusedPosition, Ask, RefusedMove, LogWon, LogMoved, Prizes, TieRoll };
enum Phase { Empty, Shuffling, Bidding, Tied, Acting, Over };

struct Position {
    std::uint16_t stacks[kPlaces];
    std::uint16_t gold[kSeats];
    std::uint16_t points[kSeats];
    std::int16_t deck[kPrizes];   ///< prize (1..6), the next one last; -1: hidden
    std::uint16_t owner[kPlaces]; ///< seat + 1
    std::uint16_t bids[kSeats];   ///< bid + 1; 0: none yet; kHiddenBid: sealed
    std::uint16_t deckCount;
    std::uint16_t round;
    std::uint16_t phase;
    std::uint16_t winner; ///< seat + 1, while acting
    std::uint16_t walker; ///< place + 1
};
inline constexpr std::uint16_t kHiddenBid = 60000;

/// Rules for so many rounds (at most 6).
class Rules : public engine::Rules {
public:
    explicit Rules(int rounds = 4);

    const Board& board() const override { return m_board; }
    const Vocabulary& vocabulary() const override { return m_vocabulary; }
    const std::vector<MessageSpec>& messages() const override { return m_messages; }
    const std::vector<FieldSpec>& fields() const override { return m_fields; }
    const std::vector<VerbSpec>& verbSpecs() const override { return m_verbs; }
    const std::vector<SeatInfo>& seats() const override { return m_seats; }
    bool hasSecrets() const override { return true; }

    void start(State& state, Decision& decision, RuleTrace* trace) const override;
    void decide(const State& state, int seat, Decision& decision, RuleTrace* trace) const override;
    void apply(State& state, const Move& move, Decision& decision, RuleTrace* trace) const override;
    void resolve(State& state, const Outcome& outcome, Decision& decision, RuleTrace* trace) const override;
    Refusal refusalReason(const State& state, const Move& move, RuleTrace* trace) const override;
    void view(const State& state, int seat, State& out) const override;
    void resample(State& view, int seat, Random& random) const override;
    void describe(const State& state, Facts& facts) const override;
    bool setFact(State& state, const Fact& fact) const override;
    void clearPosition(State& state) const override;
    Refusal validatePosition(State& state) const override;
    GameResult standing(const State& state) const override;
    int starter(const State&) const override { return 0; }
    double evaluate(const State& view, const Decision& decision, const Move& move) const override;
    std::optional<Forecast> forecast(const State&, const Decision&, const Move&) const override { return std::nullopt; }

private:
    void decideActing(const Position& position, Decision& decision) const;
    void finishBids(Position& position, RuleTrace* trace) const;
    void endRound(Position& position) const;

    int m_rounds;
    Board m_board;
    Vocabulary m_vocabulary;
    std::vector<MessageSpec> m_messages;
    std::vector<FieldSpec> m_fields;
    std::vector<VerbSpec> m_verbs;
    std::vector<SeatInfo> m_seats;
};

/// The one option, `house.rounds`, a number from 1 to 6 that may be changed during play, and `house.fixed`, a switch
/// that may not.
std::vector<OptionSpec> optionSpecs();
RulesMaker maker();
Game newGame(std::uint64_t seed);

} // namespace marches::engine::toy
