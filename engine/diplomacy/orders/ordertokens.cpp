// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/diplomacy/orders/ordertokens.h"

#include "engine/base/utf8.h"

namespace marches::engine::orders {

namespace {

constexpr char32_t kNoBreakSpace = 0xA0;

bool isBlank(char32_t code)
{
    return code == ' ' || code == '\t' || code == '\r' || code == kNoBreakSpace || code == 0x202F || code == 0x2009 ||
           code == 0x3000 || code == 0xFEFF;
}

bool isDash(char32_t code) { return code == '-' || (code >= 0x2010 && code <= 0x2015) || code == 0x2212; }
bool isArrowHead(char32_t code)
{
    return code == '>' || code == '=' || (code >= 0x2190 && code <= 0x21FF) || code == 0x279C;
}

bool isWord(char32_t code)
{
    if (code < 0x80) {
        const char c = static_cast<char>(code);
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '\'' ||
               c == '_';
    }
    return !isBlank(code) && !isDash(code) && !isArrowHead(code);
}

Token::Kind kindOf(char32_t code)
{
    switch (code) {
    case '/': return Token::Kind::Slash;
    case '(':
    case '[': return Token::Kind::Open;
    case ')':
    case ']': return Token::Kind::Close;
    case ':': return Token::Kind::Colon;
    case ',':
    case ';': return Token::Kind::End;
    default: return Token::Kind::Other;
    }
}

class Lexer {
public:
    explicit Lexer(std::string_view line) : m_line(line) {}

    Tokens run(std::size_t most)
    {
        Tokens tokens;
        while (skipBlanks() && !atComment()) {
            if (tokens.all.size() == most) {
                tokens.cut = true;
                break;
            }
            tokens.all.push_back(next());
        }
        return tokens;
    }

private:
    char32_t code() const { return utf8At(m_line, m_at).code; }
    bool more() const { return m_at < m_line.size(); }
    void step()
    {
        m_at = utf8At(m_line, m_at).next;
        ++m_column;
    }
    bool skipBlanks()
    {
        m_blank = m_at == 0;
        for (; more() && isBlank(code()); step()) m_blank = true;
        return more();
    }
    bool atComment() const { return m_line[m_at] == '#' || m_line.substr(m_at, 2) == "//"; }
    template <class F> void takeWhile(F f)
    {
        while (more() && f(code())) step();
    }
    Token next()
    {
        Token token;
        token.begin = m_at;
        token.column = m_column;
        token.blankBefore = m_blank;
        const char32_t first = code();
        if (isWord(first)) {
            token.kind = Token::Kind::Word;
            takeWhile(isWord);
        } else if (isDash(first) || isArrowHead(first)) {
            takeWhile([](char32_t c) { return isDash(c) || isArrowHead(c); });
            const bool single = isDash(first) && utf8At(m_line, token.begin).next == m_at;
            token.kind = single ? Token::Kind::Dash : Token::Kind::Arrow;
        } else {
            token.kind = kindOf(first);
            step();
        }
        token.end = m_at;
        token.text = m_line.substr(token.begin, token.end - token.begin);
        return token;
    }

    std::string_view m_line;
    std::size_t m_at = 0;
    int m_column = 1;
    bool m_blank = false;
};

} // namespace

Tokens tokenize(std::string_view line, std::size_t most) { return Lexer(line).run(most); }

} // namespace marches::engine::orders
