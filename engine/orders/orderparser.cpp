// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/orders/orderparser.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <span>
#include <utility>

#include "engine/orders/fold.h"
#include "engine/orders/ordertokens.h"
#include "engine/package/utf8.h"

namespace marches::engine::orders {

namespace {

constexpr std::size_t kMostTokens = 200;
constexpr std::size_t kLongestWord = 100; ///< of what an error repeats

/// Recursive descent over the tokens of one order. A failed step leaves an error, and all after it fail as well.
class OrderReader {
public:
    OrderReader(std::span<const Token> tokens, const Lexicon& lexicon, std::string_view file, int line, int endColumn)
        : m_tokens(tokens), m_lexicon(lexicon), m_file(file), m_line(line), m_endColumn(endColumn)
    {}

    std::optional<WrittenOrder> read()
    {
        skipBullet();
        m_order.at = {m_line, column()};
        expect(kLeading | kUnitWord | kPlaceName);
        const bool good = leading() && finished();
        return good ? std::optional(m_order) : std::nullopt;
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
    bool atEnd() const { return m_at >= m_tokens.size(); }
    std::uint32_t expected() const { return m_expected; }
    std::optional<Error>& error() { return m_error; }

private:
    int column() const { return atEnd() ? m_endColumn : m_tokens[m_at].column; }
    void expect(std::uint32_t what)
    {
        if (atEnd()) m_expected |= what;
    }
    bool is(Token::Kind kind) const { return !atEnd() && m_tokens[m_at].kind == kind; }

    std::string found() const
    {
        if (atEnd()) return {};
        std::string_view text = m_tokens[m_at].text;
        if (text.size() > kLongestWord) {
            std::size_t end = 0;
            while (utf8At(text, end).next <= kLongestWord) end = utf8At(text, end).next;
            text = text.substr(0, end);
        }
        return std::string(text);
    }
    bool failWith(std::string code, std::vector<std::pair<std::string, std::string>> args)
    {
        if (!m_error) m_error = Error{std::move(code), std::move(args), std::string(m_file), m_line, column(), {}};
        return false;
    }

    /// "1.", "2)", a dot or a stroke before the order.
    void skipBullet()
    {
        if (is(Token::Kind::Dash) || is(Token::Kind::Other)) {
            ++m_at;
            return;
        }
        if (!is(Token::Kind::Word) || m_at + 1 >= m_tokens.size()) return;
        const std::string_view text = m_tokens[m_at].text;
        const bool number = text.find_first_not_of("0123456789.") == std::string_view::npos;
        if (!number && !folded(text).empty()) return;
        ++m_at;
        if (is(Token::Kind::Close)) ++m_at;
    }

    /// Token behind a name of at most `words` words that begins here: words, joined by blanks or by strokes without blanks around
    /// them, by slashes and brackets. 0: there is none of just so many.
    std::size_t nameEnd(int words) const
    {
        std::size_t at = m_at;
        int open = 0;
        for (int left = words; at < m_tokens.size();) {
            const Token& token = m_tokens[at];
            if (token.kind == Token::Kind::Word) {
                if (left-- == 0) break;
            } else if (token.kind == Token::Kind::Open) {
                if (at == m_at || ++open > 1) return 0;
            } else if (token.kind == Token::Kind::Close) {
                if (--open < 0) break;
            } else if (!joins(at)) {
                break;
            }
            ++at;
            if (left == 0 && open == 0) return at;
        }
        return 0;
    }
    bool joins(std::size_t at) const
    {
        if (at == m_at || at + 1 >= m_tokens.size() || m_tokens[at + 1].kind != Token::Kind::Word) return false;
        if (m_tokens[at].kind == Token::Kind::Slash) return true;
        return m_tokens[at].kind == Token::Kind::Dash && !m_tokens[at].blankBefore && !m_tokens[at + 1].blankBefore;
    }
    std::string key(std::size_t end) const
    {
        std::string all;
        for (std::size_t i = m_at; i < end; ++i)
            if (m_tokens[i].kind == Token::Kind::Word) all.append(all.empty() ? "" : " ").append(folded(m_tokens[i].text));
        return all;
    }

    /// The longest keyword that begins here, if it is one of `wanted` (bits by Keyword); goes behind it.
    std::optional<Keyword> keyword(std::uint32_t wanted)
    {
        const std::size_t start = m_at;
        const bool bracket = is(Token::Kind::Open);
        if (bracket) ++m_at;
        for (int words = Lexicon::kMostWords; words > 0; --words) {
            const std::size_t end = nameEnd(words);
            if (end == 0) continue;
            const std::optional<Keyword> word = m_lexicon.keyword(key(end));
            if (!word || ((wanted >> static_cast<unsigned>(*word)) & 1U) == 0) continue;
            m_at = end;
            if (bracket && is(Token::Kind::Close)) ++m_at;
            return word;
        }
        m_at = start;
        return {};
    }
    static constexpr std::uint32_t bit(Keyword word) { return 1U << static_cast<unsigned>(word); }

    UnitKind unitWord()
    {
        expect(kUnitWord);
        const std::optional<Keyword> word = keyword(bit(Keyword::Army) | bit(Keyword::Fleet));
        if (!word) return UnitKind::Unknown;
        return *word == Keyword::Army ? UnitKind::Army : UnitKind::Fleet;
    }

    bool place(int& where, std::uint32_t what)
    {
        expect(what);
        const bool bracket = is(Token::Kind::Open); // "A(Par)"
        if (bracket) ++m_at;
        if (!placeName(where)) return false;
        if (bracket && is(Token::Kind::Close)) ++m_at;
        return true;
    }
    bool placeName(int& where)
    {
        for (int words = Lexicon::kMostWords; words > 0; --words) {
            const std::size_t end = nameEnd(words);
            if (end == 0) continue;
            if (const std::optional<int> found = m_lexicon.place(key(end))) {
                where = *found;
                m_at = end;
                return true;
            }
        }
        if (atEnd()) return failWith("order-ends-early", {});
        if (!is(Token::Kind::Word)) return failWith("order-place-expected", {{"found", found()}});
        const std::vector<int> begun = m_lexicon.placesBeginning(folded(m_tokens[m_at].text));
        if (begun.size() > 1) return unclearPlace(begun);
        if (begun.empty()) return unknownPlace();
        where = begun.front();
        ++m_at;
        return true;
    }
    bool unclearPlace(const std::vector<int>& begun)
    {
        std::string places;
        for (const int place : begun) places.append(places.empty() ? "" : ", ").append(shortName(m_lexicon.board(), place));
        return failWith("order-place-unclear", {{"name", found()}, {"places", std::move(places)}});
    }
    bool unknownPlace()
    {
        std::vector<std::pair<std::string, std::string>> args{{"name", found()}};
        if (std::string hint = m_lexicon.nearestPlace(found()); !hint.empty()) args.emplace_back("hint", std::move(hint));
        return failWith("order-place-unknown", std::move(args));
    }

    bool leading()
    {
        const std::optional<Keyword> first =
            keyword(bit(Keyword::Build) | bit(Keyword::Disband) | bit(Keyword::Waive) | bit(Keyword::Retreat));
        if (first == Keyword::Waive) return waive();
        m_order.unit = unitWord();
        if (!place(m_order.place, kPlaceName)) return false;
        if (first == Keyword::Build) return become(OrderKind::Build);
        if (first == Keyword::Disband) return become(OrderKind::Disband);
        return verb();
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
        case Keyword::Hold: return become(OrderKind::Hold);
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

    std::span<const Token> m_tokens;
    const Lexicon& m_lexicon;
    std::string_view m_file;
    int m_line;
    int m_endColumn;
    std::size_t m_at = 0;
    std::uint32_t m_expected = 0;
    WrittenOrder m_order;
    std::optional<Error> m_error;
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
        if (const std::optional<WrittenOrder> order = reader.read())
            read.orders.push_back(*order);
        else if (reader.error())
            read.errors.push_back(*reader.error());
        read.expected = closed ? std::uint32_t{kUnitWord | kPlaceName | kLeading} : reader.expected();
    }
    if (tokens.all.empty()) read.expected = kUnitWord | kPlaceName | kLeading | kPowerName;
    return read;
}

} // namespace marches::engine::orders
