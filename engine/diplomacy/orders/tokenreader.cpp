// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/orders/tokenreader.h"

#include "engine/base/utf8.h"
#include "engine/diplomacy/orders/normalizedname.h"

namespace marches::engine::orders {

namespace {

constexpr std::size_t kLongestWord = 100; ///< of what an error repeats
constexpr std::size_t kMostMeant = 8;     ///< places that a beginning of a name can mean

} // namespace

void TokenReader::expect(std::uint32_t what)
{
    if (atEnd()) m_expected |= what;
}

std::string TokenReader::found() const
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

bool TokenReader::failWith(std::string code, std::vector<std::pair<std::string, std::string>> args)
{
    if (!m_error) m_error = Error{std::move(code), std::move(args), std::string(m_file), m_line, column(), {}};
    return false;
}

void TokenReader::skipBullet()
{
    if (is(Token::Kind::Dash) || is(Token::Kind::Other)) {
        ++m_at;
        return;
    }
    if (!is(Token::Kind::Word) || m_at + 1 >= m_tokens.size()) return;
    const std::string_view text = m_tokens[m_at].text;
    const bool number = text.find_first_not_of("0123456789.") == std::string_view::npos;
    if (!number && !normalizedName(text).empty()) return;
    ++m_at;
    if (is(Token::Kind::Close)) ++m_at;
}

std::size_t TokenReader::nameEnd(int words) const
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

bool TokenReader::joins(std::size_t at) const
{
    if (at == m_at || at + 1 >= m_tokens.size() || m_tokens[at + 1].kind != Token::Kind::Word) return false;
    if (m_tokens[at].kind == Token::Kind::Slash) return true;
    return m_tokens[at].kind == Token::Kind::Dash && !m_tokens[at].blankBefore && !m_tokens[at + 1].blankBefore;
}

std::string TokenReader::key(std::size_t end) const
{
    std::string all;
    for (std::size_t i = m_at; i < end; ++i)
        if (m_tokens[i].kind == Token::Kind::Word)
            all.append(all.empty() ? "" : " ").append(normalizedName(m_tokens[i].text));
    return all;
}

std::optional<Keyword> TokenReader::keyword(std::uint64_t wanted)
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

bool TokenReader::place(int& where, Side& stray, std::uint32_t what)
{
    expect(what);
    const bool bracket = is(Token::Kind::Open); // "A(Par)"
    if (bracket) ++m_at;
    if (!placeName(where)) return false;
    stray = side();
    if (const std::optional<int> coast = m_lexicon.coastOf(where, stray)) {
        where = *coast;
        stray = Side::None;
    }
    if (bracket && is(Token::Kind::Close)) ++m_at;
    return true;
}

/// "/ec", "(east coast)", "east coast".
Side TokenReader::side()
{
    constexpr std::uint64_t kSides =
        bit(Keyword::CoastNorth) | bit(Keyword::CoastEast) | bit(Keyword::CoastSouth) | bit(Keyword::CoastWest);
    const std::size_t start = m_at;
    if (is(Token::Kind::Slash)) ++m_at;
    const std::optional<Keyword> word = keyword(kSides);
    if (!word) m_at = start;
    switch (word.value_or(Keyword::Count)) {
    case Keyword::CoastNorth: return Side::North;
    case Keyword::CoastEast: return Side::East;
    case Keyword::CoastSouth: return Side::South;
    case Keyword::CoastWest: return Side::West;
    default: return Side::None;
    }
}

bool TokenReader::placeName(int& where)
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
    const std::vector<int> begun = m_lexicon.placesBeginning(normalizedName(m_tokens[m_at].text));
    // Letters with which half the map begins, as "the", mean none of it.
    if (begun.empty() || begun.size() > kMostMeant) return unknownPlace();
    if (begun.size() > 1) return unclearPlace(begun);
    where = begun.front();
    ++m_at;
    return true;
}

bool TokenReader::unclearPlace(const std::vector<int>& begun)
{
    std::string places;
    for (const int place : begun) places.append(places.empty() ? "" : ", ").append(shortName(m_lexicon.board(), place));
    return failWith("order-place-unclear", {{"name", found()}, {"places", std::move(places)}});
}

bool TokenReader::unknownPlace()
{
    std::vector<std::pair<std::string, std::string>> args{{"name", found()}};
    if (std::string hint = m_lexicon.nearestPlace(found()); !hint.empty()) args.emplace_back("hint", std::move(hint));
    return failWith("order-place-unknown", std::move(args));
}

std::optional<int> TokenReader::person()
{
    for (int words = Lexicon::kMostWords; words > 0; --words) {
        const std::size_t end = nameEnd(words);
        const std::optional<int> found = end == 0 ? std::nullopt : m_lexicon.person(key(end));
        if (!found) continue;
        m_at = end;
        return found;
    }
    return {};
}

} // namespace marches::engine::orders
