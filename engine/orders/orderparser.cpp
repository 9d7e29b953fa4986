// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/orderparser.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <utility>

#include "engine/orders/fold.h"
#include "engine/orders/tokenreader.h"
#include "engine/package/utf8.h"

namespace marches::engine::orders {

namespace {

constexpr std::size_t kMostTokens = 200;

/// Recursive descent over the tokens of one order. A failed step leaves an error, and all after it fail as well.
class OrderReader : public TokenReader {
public:
    using TokenReader::TokenReader;

    /// Adds what the order says: one thing, or two. False: it cannot be understood.
    bool read(std::vector<WrittenOrder>& orders)
    {
        skipBullet();
        m_order.at = {m_line, column()};
        expect(kLeading | kUnitWord | kPlaceName | kPerson);
        if (!leading() || !finished()) return false;
        orders.push_back(m_order);
        if (m_further) orders.push_back(*m_further);
        return true;
    }
    /// The region with whose name the line begins, and a colon after it; read() goes on behind.
    int readPower()
    {
        expect(kPowerName);
        for (int words = Lexicon::kMostWords; words > 0; --words) {
            const std::size_t end = nameEnd(words);
            if (end == 0) continue;
            const std::optional<int> power = m_lexicon.power(key(end));
            if (!power) continue;
            const bool colon = end < m_tokens.size() && m_tokens[end].kind == Token::Kind::Colon;
            const bool closed = colon || end == m_tokens.size();
            // A power called like a province is one only where a colon or the end of the line says so.
            if (!closed && m_lexicon.place(key(end))) continue;
            m_at = end + (colon ? 1 : 0);
            return *power;
        }
        return -1;
    }

private:
    UnitKind unitWord()
    {
        expect(kUnitWord);
        const std::optional<Keyword> word =
            keyword(bit(Keyword::Army) | bit(Keyword::Fleet) | bit(Keyword::DoubleArmy) | bit(Keyword::Amphibian));
        if (!word) return UnitKind::Unknown;
        switch (*word) {
        case Keyword::Army: return UnitKind::Army;
        case Keyword::Fleet: return UnitKind::Fleet;
        case Keyword::DoubleArmy: return UnitKind::DoubleArmy;
        default: return UnitKind::Amphibian;
        }
    }

    bool leading()
    {
        const std::optional<Keyword> first =
            keyword(bit(Keyword::Build) | bit(Keyword::Disband) | bit(Keyword::Waive) | bit(Keyword::Retreat) | declaring());
        if (first == Keyword::Waive) return waive();
        if (first == Keyword::DeclareDwarfs) return become(OrderKind::Declare);
        if (const std::optional<int> named = person()) {
            m_order.person = *named;
            return personOrder(first);
        }
        m_order.unit = unitWord();
        if (!place(m_order.place, kPlaceName)) return false;
        if (first == Keyword::Build) return become(OrderKind::Build);
        if (first == Keyword::Disband) return become(OrderKind::Disband);
        return hunts() || (!m_error && verb() && (!huntNext() || hunts()));
    }
    /// Only where there are persons.
    std::uint32_t declaring() const { return m_lexicon.persons().empty() ? 0 : bit(Keyword::DeclareDwarfs); }
    bool huntNext()
    {
        if (m_lexicon.persons().empty()) return false;
        expect(kHuntWord);
        const std::size_t start = m_at;
        const bool next = keyword(bit(Keyword::Hunt)).has_value();
        m_at = start;
        return next;
    }
    /// "X Mir": all that is ordered, or besides.
    bool hunts()
    {
        if (!huntNext()) return false;
        keyword(bit(Keyword::Hunt));
        return besides(OrderKind::Hunt) && otherPerson();
    }
    /// What follows is a second order of the same piece, or the only one.
    bool besides(OrderKind kind)
    {
        if (!m_said) return become(kind);
        m_further =
            WrittenOrder{.kind = kind, .unit = m_order.unit, .person = m_order.person, .place = m_order.place, .at = m_order.at};
        return true;
    }
    WrittenOrder& latest() { return m_further ? *m_further : m_order; }
    bool otherPerson()
    {
        expect(kOtherPerson);
        const std::optional<int> named = person();
        if (!named) return atEnd() ? failWith("order-ends-early", {}) : failWith("order-person-expected", {{"found", found()}});
        latest().otherPerson = *named;
        return true;
    }
    /// Where a person is may be written or not: there is one of each.
    bool personOrder(std::optional<Keyword> first)
    {
        constexpr std::uint32_t kVerbs = bit(Keyword::Hold) | bit(Keyword::Support) | bit(Keyword::With) | bit(Keyword::Retreat) |
                                         bit(Keyword::Disband) | kPowers | bit(Keyword::Command) | bit(Keyword::CallAslan);
        const std::size_t start = m_at;
        const bool verbNext =
            atEnd() || is(Token::Kind::Dash) || is(Token::Kind::Arrow) || keyword(kVerbs | bit(Keyword::Move)).has_value();
        m_at = start;
        if (!verbNext && !place(m_order.place, kPlaceName)) return false;
        if (first == Keyword::Disband) return become(OrderKind::Disband);
        expect(kPersonVerb);
        expect(kPowerWord | kHuntWord);
        if (moveSign()) return move() && powers();
        const std::optional<Keyword> word = keyword(kVerbs);
        if (!word) return noVerb();
        switch (*word) {
        case Keyword::Hold: return become(OrderKind::Hold) && said() && powers();
        case Keyword::Support: return support() && powers();
        case Keyword::With: return become(OrderKind::Travel) && otherUnit() && said() && powers();
        case Keyword::Retreat: return retreat();
        case Keyword::Command: return command();
        case Keyword::CallAslan: return become(OrderKind::Call);
        case Keyword::Hunt:
        case Keyword::Carry:
        case Keyword::Petrify: return power(*word);
        default: return become(OrderKind::Disband);
        }
    }
    static constexpr std::uint32_t kPowers = bit(Keyword::Hunt) | bit(Keyword::Carry) | bit(Keyword::Petrify);
    bool said() { return m_said = true; }
    /// What a person does besides: carries another, turns a unit to stone.
    bool powers()
    {
        expect(kPowerWord | kHuntWord);
        const std::optional<Keyword> word = keyword(kPowers);
        return !word || power(*word);
    }
    bool power(Keyword word)
    {
        if (word == Keyword::Hunt) return besides(OrderKind::Hunt) && otherPerson();
        if (word == Keyword::Carry) return besides(OrderKind::Carry) && otherPerson();
        if (!besides(OrderKind::Petrify)) return false;
        expect(kOtherPerson | kOtherUnit);
        if (const std::optional<int> named = person()) {
            latest().otherPerson = *named;
            return true;
        }
        latest().other = unitWord();
        return place(latest().otherPlace, kOtherUnit);
    }
    /// The order of a unit, written by the person that commands it.
    bool command()
    {
        m_order.commanded = true;
        m_order.unit = unitWord();
        if (!place(m_order.place, kOtherUnit)) return false;
        expect(kVerb);
        if (moveSign()) return move();
        const std::optional<Keyword> word = keyword(bit(Keyword::Hold) | bit(Keyword::Support) | bit(Keyword::Convoy));
        if (!word) return noVerb();
        return *word == Keyword::Hold ? become(OrderKind::Hold) : *word == Keyword::Support ? support() : convoy();
    }
    bool become(OrderKind kind)
    {
        m_order.kind = kind;
        return true;
    }
    bool waive()
    {
        m_order.kind = OrderKind::Waive;
        if (!is(Token::Kind::Word)) return true;
        const std::string_view text = m_tokens[m_at].text;
        int count = 0;
        const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), count);
        if (wrong != std::errc{} || end != text.data() + text.size() || count < 1 || count > 99) return true; // told as left over
        m_order.count = count;
        ++m_at;
        return true;
    }

    bool moveSign()
    {
        expect(kMoveWord);
        if (is(Token::Kind::Dash) || is(Token::Kind::Arrow)) {
            ++m_at;
            return true;
        }
        return keyword(bit(Keyword::Move)).has_value();
    }

    bool verb()
    {
        expect(kVerb);
        if (moveSign()) return move();
        const std::optional<Keyword> word = keyword(bit(Keyword::Hold) | bit(Keyword::Support) | bit(Keyword::Convoy) |
                                                    bit(Keyword::Retreat) | bit(Keyword::Disband) | bit(Keyword::Build));
        if (!word) return noVerb();
        switch (*word) {
        case Keyword::Hold: return become(OrderKind::Hold) && said();
        case Keyword::Support: return support();
        case Keyword::Convoy: return convoy();
        case Keyword::Retreat: return retreat();
        case Keyword::Disband: return become(OrderKind::Disband);
        default: return become(OrderKind::Build);
        }
    }
    bool noVerb()
    {
        if (atEnd()) return failWith("order-ends-early", {});
        std::vector<std::pair<std::string, std::string>> args{{"found", found()}};
        if (std::string hint = m_lexicon.nearestKeyword(found()); !hint.empty()) args.emplace_back("hint", std::move(hint));
        return failWith("order-verb-expected", std::move(args));
    }

    /// The destination, perhaps with the seas on the way before it ("A Lon - NTH - Nwy"), and whether it goes by convoy.
    bool move()
    {
        m_order.kind = OrderKind::Move;
        m_said = true;
        if (!place(m_order.to, kTarget)) return false;
        while (is(Token::Kind::Dash) || is(Token::Kind::Arrow)) {
            ++m_at;
            m_order.byConvoy = true;
            if (!place(m_order.to, kTarget)) return false;
        }
        expect(kViaWord);
        if (keyword(bit(Keyword::ByConvoy))) m_order.byConvoy = true;
        return true;
    }
    bool otherUnit()
    {
        if (const int power = skipPower(); power >= 0) m_at = static_cast<std::size_t>(power);
        m_order.other = unitWord();
        return place(m_order.otherPlace, kOtherUnit);
    }
    /// Behind a power's name, as in "S France A Par"; -1: there is none, or it may be a province.
    int skipPower() const
    {
        const std::size_t end = nameEnd(1);
        if (end == 0 || end >= m_tokens.size() || m_lexicon.place(key(end)) || !m_lexicon.power(key(end))) return -1;
        return static_cast<int>(end);
    }
    bool support()
    {
        m_order.kind = OrderKind::SupportHold;
        m_said = true;
        if (!otherUnit()) return false;
        if (!moveSign()) {
            keyword(bit(Keyword::Hold));
            return true;
        }
        m_order.kind = OrderKind::SupportMove;
        if (!place(m_order.to, kTarget)) return false;
        keyword(bit(Keyword::ByConvoy)); // says nothing about the support
        return true;
    }
    bool convoy()
    {
        m_order.kind = OrderKind::Convoy;
        m_said = true;
        if (!otherUnit()) return false;
        if (!moveSign()) return noVerb();
        return place(m_order.to, kTarget);
    }
    bool retreat()
    {
        m_order.kind = OrderKind::Retreat;
        if (is(Token::Kind::Dash) || is(Token::Kind::Arrow)) ++m_at;
        return place(m_order.to, kTarget);
    }

    bool finished()
    {
        while (is(Token::Kind::Word) && folded(m_tokens[m_at].text).empty()) ++m_at; // a full stop
        return atEnd() || failWith("order-left-over", {{"found", found()}});
    }

    WrittenOrder m_order;
    std::optional<WrittenOrder> m_further; ///< what the same piece does besides
    bool m_said = false;                   ///< m_order has its verb
};

} // namespace

OrderLine readOrderLine(std::string_view text, const Lexicon& lexicon, std::string_view file, int line)
{
    OrderLine read;
    const Tokens tokens = tokensOf(text, kMostTokens);
    if (tokens.cut) {
        read.errors.push_back({"order-line-too-long", {}, std::string(file), line, 0, {}});
        return read;
    }
    const int endColumn = static_cast<int>(utf8Length(text)) + 1;
    std::span<const Token> left(tokens.all);
    bool first = true;
    while (!left.empty() || (first && text.empty())) {
        const auto end = std::ranges::find(left, Token::Kind::End, &Token::kind);
        const auto size = static_cast<std::size_t>(end - left.begin());
        const bool closed = end != left.end();
        OrderReader reader(left.first(size), lexicon, file, line, closed ? end->column : endColumn);
        left = left.subspan(closed ? size + 1 : size);
        if (std::exchange(first, false)) read.power = reader.readPower();
        if (reader.atEnd()) {
            read.heading = read.power >= 0 && left.empty() && read.orders.empty();
            read.expected = reader.expected();
            continue;
        }
        if (!reader.read(read.orders) && reader.error()) read.errors.push_back(*reader.error());
        read.expected = closed ? std::uint32_t{kUnitWord | kPlaceName | kLeading | kPerson} : reader.expected();
    }
    if (tokens.all.empty()) read.expected = kUnitWord | kPlaceName | kLeading | kPowerName | kPerson;
    return read;
}

} // namespace marches::engine::orders
