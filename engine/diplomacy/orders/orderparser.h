// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/diplomacy/orders/orderline.h"
#include "engine/diplomacy/orders/tokenreader.h"

namespace marches::engine::orders {

/// Recursive descent over the tokens of one order. A failed step leaves an error, and all after it fail as well.
/// Private to this folder.
///
/// In two sources, a grammar each over the same tokens: orders of units, and of persons.
class OrderParser : public TokenReader {
public:
    using TokenReader::TokenReader;

    /// Adds what the order says: one thing, or two. False: it cannot be understood.
    bool read(std::vector<WrittenOrder>& orders);
    /// The region with whose name the line begins, and a colon after it; -1: none. read() goes on behind.
    int readPower();
    /// Names of powers and nothing else, which go on with the list of a vote before: "Draw propose Narnia, Archenland".
    bool continueVote(WrittenOrder& vote);
    /// The name before a colon that is no power's but near to one; empty: the line does not begin so. It goes behind
    /// the colon and leaves an error, and read() goes on.
    std::string readStranger();
    /// It said that what follows is an addition.
    bool added() const { return m_added; }

private:
    // unitorders.cpp
    std::optional<int> powerBefore(std::size_t end) const;
    UnitKind unitWord();
    bool leading();
    bool become(OrderKind kind)
    {
        m_order.kind = kind;
        return true;
    }
    bool waive();
    bool vote();
    std::optional<int> nextPower();
    bool green();
    bool moveSign();
    bool verb();
    bool noVerb();
    bool move();
    bool otherUnit();
    void readOtherPower();
    std::optional<int> powerInBrackets();
    bool unitAt(std::size_t token);
    bool support();
    bool convoy();
    bool retreat();
    bool proxy();
    bool finished();

    // personorders.cpp
    /// Only where there are persons.
    std::uint64_t declaring() const
    {
        constexpr std::uint64_t kOfSeats = bit(Keyword::DeclareDwarfs) | bit(Keyword::QueenJadis) |
                                           bit(Keyword::QueenGreen) | bit(Keyword::JoinGood) | bit(Keyword::JoinEvil) |
                                           bit(Keyword::Welcome);
        return m_lexicon.persons().empty() ? 0 : kOfSeats;
    }
    bool huntNext();
    bool hunts();
    bool besides(OrderKind kind);
    WrittenOrder& latest() { return m_further ? *m_further : m_order; }
    bool otherPerson();
    bool personOrder(std::optional<Keyword> first);
    static constexpr std::uint64_t kPowers = bit(Keyword::Hunt) | bit(Keyword::Carry) | bit(Keyword::Petrify);
    bool said() { return m_said = true; }
    bool powers();
    bool power(Keyword word);
    bool command();

    WrittenOrder m_order;
    std::optional<WrittenOrder> m_further; ///< what the same piece does besides
    bool m_said = false;                   ///< m_order has its verb
    bool m_added = false;
};

} // namespace marches::engine::orders
