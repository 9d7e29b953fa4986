// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/diplomacy/orders/lexicon.h"
#include "engine/diplomacy/orders/ordertokens.h"
#include "engine/diplomacy/orders/writtenorder.h"

namespace marches::engine::orders {

/// Reads names and keywords from the tokens of one order. The first failed step leaves its error. Private to this
/// folder.
class TokenReader {
public:
    TokenReader(std::span<const Token> tokens, const Lexicon& lexicon, std::string_view file, int line, int endColumn)
        : m_tokens(tokens), m_lexicon(lexicon), m_file(file), m_line(line), m_endColumn(endColumn)
    {}

    bool atEnd() const { return m_at >= m_tokens.size(); }
    std::uint32_t expected() const { return m_expected; } ///< bits of Expected
    std::optional<Error>& error() { return m_error; }

protected:
    int column() const { return atEnd() ? m_endColumn : m_tokens[m_at].column; }
    void expect(std::uint32_t what);
    bool is(Token::Kind kind) const { return !atEnd() && m_tokens[m_at].kind == kind; }
    std::string found() const;
    bool failWith(std::string code, std::vector<std::pair<std::string, std::string>> args);
    /// "1.", "2)", a dot or a stroke before the order.
    void skipBullet();
    /// Token behind a name of at most `words` words that begins here: words, joined by blanks or by strokes without
    /// blanks around them, by slashes and brackets. 0: there is none of just so many.
    std::size_t nameEnd(int words) const;
    bool joins(std::size_t at) const;
    std::string key(std::size_t end) const;
    /// The longest keyword that begins here, if it is one of `wanted` (bits by Keyword); goes behind it.
    std::optional<Keyword> keyword(std::uint64_t wanted);
    static_assert(static_cast<unsigned>(Keyword::Count) <= 64, "sets of keywords are 64 bits");
    static constexpr std::uint64_t bit(Keyword word) { return std::uint64_t{1} << static_cast<unsigned>(word); }
    /// A place, and a coast behind it that the board does not know.
    bool place(int& where, Side& stray, std::uint32_t what);
    Side side();
    bool placeName(int& where);
    bool unclearPlace(const std::vector<int>& begun);
    bool unknownPlace();
    /// The longest name of a person that begins here; goes behind it.
    std::optional<int> person();

    std::span<const Token> m_tokens;
    const Lexicon& m_lexicon;
    std::string_view m_file;
    int m_line;
    int m_endColumn;
    std::size_t m_at = 0;
    std::uint32_t m_expected = 0;
    std::optional<Error> m_error;
};

} // namespace marches::engine::orders
