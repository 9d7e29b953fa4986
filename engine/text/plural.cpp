// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/plural.h"

#include <algorithm>
#include <cctype>
#include <optional>
#include <utility>

namespace marches::engine {

namespace {

constexpr std::size_t kMaxLength = 500;
constexpr int kMaxDepth = 40;
constexpr std::uint64_t kNoForm = ~std::uint64_t{0};

using Categories = std::vector<std::string_view>;

struct LanguageRule {
    std::string_view languages; ///< codes, separated by spaces
    int forms;
    std::string_view expression;
    Categories categories;
};

/// Facts of the Unicode CLDR (cardinal numbers), restricted to whole numbers and written as gettext expressions. The
/// classes that CLDR keeps for millions in compact writing ("1M") do not occur with numbers in full and are left out,
/// as gettext does.
const std::vector<LanguageRule>& table()
{
    static const std::vector<LanguageRule> rules = {
        {"ja ko vi th zh yue id ms jv su lo km my bo dz ig yo to wo sah", 1, "0", {"other"}},
        {"en de nl sv da nb nn no fi et el hu it es ca gl eu bg tr az eo af sq ka kk ta te ur "
         "an ast bal ckb fo fur fy gsw ha haw ia io ku ky lb ml mn mr nd ne nr ny om os ps rm sc sd sn so ss st sw tig "
         "tk tn ts "
         "ug "
         "uz ve vo xh yi",
         2,
         "(n != 1)",
         {"one", "other"}},
        {"fr pt-BR pt hi fa hy bn ak am as bho ff gu kab kn ln mg nso pa pcm si ti wa zu",
         2,
         "(n > 1)",
         {"one", "other"}},
        {"pt-PT", 2, "(n != 1)", {"one", "other"}},
        {"is mk", 2, "(n%10!=1 || n%100==11)", {"one", "other"}},
        {"fil tl", 2, "(n%10==4 || n%10==6 || n%10==9)", {"one", "other"}},
        {"pl", 3, "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)", {"one", "few", "many"}},
        {"ru uk be",
         3,
         "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)",
         {"one", "few", "many"}},
        {"hr sr bs sh",
         3,
         "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2)",
         {"one", "few", "other"}},
        {"cs sk", 3, "(n==1 ? 0 : n>=2 && n<=4 ? 1 : 2)", {"one", "few", "other"}},
        {"ro", 3, "(n==1 ? 0 : n==0 || (n%100>0 && n%100<20) ? 1 : 2)", {"one", "few", "other"}},
        {"lt", 3, "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2)", {"one", "few", "other"}},
        {"lv", 3, "(n%10==0 || (n%100>=11 && n%100<=19) ? 0 : n%10==1 && n%100!=11 ? 1 : 2)", {"zero", "one", "other"}},
        {"he", 3, "(n==1 ? 0 : n==2 ? 1 : 2)", {"one", "two", "other"}},
        {"sl dsb hsb",
         4,
         "(n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3)",
         {"one", "two", "few", "other"}},
        {"gd", 4, "(n==1 || n==11 ? 0 : n==2 || n==12 ? 1 : n>2 && n<20 ? 2 : 3)", {"one", "two", "few", "other"}},
        {"ga",
         5,
         "(n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4)",
         {"one", "two", "few", "many", "other"}},
        {"mt",
         5,
         "(n==1 ? 0 : n==2 ? 1 : n==0 || (n%100>=3 && n%100<=10) ? 2 : n%100>=11 && n%100<=19 ? 3 : 4)",
         {"one", "two", "few", "many", "other"}},
        {"br",
         5,
         "(n%10==1 && n%100!=11 && n%100!=71 && n%100!=91 ? 0 : n%10==2 && n%100!=12 && n%100!=72 && n%100!=92 ? 1 : "
         "(n%10==3 || n%10==4 || n%10==9) && (n%100<10 || n%100>19) && (n%100<70 || n%100>79) && (n%100<90 || "
         "n%100>99) ? 2 : "
         "n!=0 && n%1000000==0 ? 3 : 4)",
         {"one", "two", "few", "many", "other"}},
        {"cy",
         6,
         "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5)",
         {"zero", "one", "two", "few", "many", "other"}},
        {"ar",
         6,
         "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)",
         {"zero", "one", "two", "few", "many", "other"}},
    };
    return rules;
}

std::string normalised(std::string_view language)
{
    std::string tag(language);
    std::replace(tag.begin(), tag.end(), '_', '-');
    return tag;
}

bool lists(std::string_view codes, std::string_view code)
{
    std::size_t at = 0;
    while (at < codes.size()) {
        const std::size_t end = std::min(codes.find(' ', at), codes.size());
        if (codes.substr(at, end - at) == code) return true;
        at = end + 1;
    }
    return false;
}

const LanguageRule* findRule(std::string_view language)
{
    const std::string tag = normalised(language);
    const std::string_view base = std::string_view(tag).substr(0, tag.find('-'));
    for (const std::string_view code : {std::string_view(tag), base})
        for (const LanguageRule& rule : table())
            if (lists(rule.languages, code)) return &rule;
    return nullptr;
}

Error refused(std::string_view what) { return {"po-plural-forms", {{"text", std::string(what)}}, {}, 0, 0, {}}; }

} // namespace

/// Recursive descent over C's grammar of ?: || && == != < <= > >= + - * / % ! ( ) n and numbers.
class PluralRule::Parser {
public:
    Parser(std::string_view text, std::vector<Node>& nodes) : m_text(text), m_nodes(nodes) {}

    bool parse() { return choose().has_value() && (skip(), m_at == m_text.size()); }

private:
    using Operand = std::optional<std::uint16_t>;
    using Kind = Node::Kind;
    struct Operator {
        std::string_view sign;
        Kind kind;
    };

    void skip()
    {
        while (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0) ++m_at;
    }
    bool take(std::string_view sign)
    {
        skip();
        if (m_text.substr(m_at, sign.size()) != sign) return false;
        m_at += sign.size();
        return true;
    }
    Operand add(Kind kind, std::uint64_t value, std::array<std::uint16_t, 3> operand = {})
    {
        m_nodes.push_back({kind, value, operand});
        return static_cast<std::uint16_t>(m_nodes.size() - 1);
    }
    Operand choose()
    {
        if (++m_depth > kMaxDepth) return std::nullopt;
        const Operand condition = binary(0);
        if (!condition || !take("?")) {
            --m_depth;
            return condition;
        }
        const Operand yes = choose();
        if (!yes || !take(":")) return std::nullopt;
        const Operand no = choose();
        if (!no) return std::nullopt;
        --m_depth;
        return add(Kind::Choose, 0, {*condition, *yes, *no});
    }
    Operand binary(std::size_t level)
    {
        // Longer signs first: "<" begins "<=".
        static const std::vector<std::vector<Operator>> levels = {
            {{"||", Kind::Or}},
            {{"&&", Kind::And}},
            {{"==", Kind::Equal}, {"!=", Kind::NotEqual}},
            {{"<=", Kind::LessEqual}, {">=", Kind::GreaterEqual}, {"<", Kind::Less}, {">", Kind::Greater}},
            {{"+", Kind::Plus}, {"-", Kind::Minus}},
            {{"*", Kind::Times}, {"/", Kind::Divide}, {"%", Kind::Modulo}},
        };
        if (level == levels.size()) return unary();
        Operand left = binary(level + 1);
        while (left) {
            const auto found =
                std::ranges::find_if(levels[level], [this](const Operator& op) { return take(op.sign); });
            if (found == levels[level].end()) break;
            const Operand right = binary(level + 1);
            left = right ? add(found->kind, 0, {*left, *right, 0}) : std::nullopt;
        }
        return left;
    }
    Operand unary()
    {
        skip();
        if (++m_depth > kMaxDepth) return std::nullopt;
        Operand result;
        if (take("!")) {
            const Operand operand = unary();
            result = operand ? add(Kind::Not, 0, {*operand, 0, 0}) : std::nullopt;
        } else if (take("(")) {
            result = choose();
            if (!take(")")) return std::nullopt;
        } else if (take("n")) {
            result = add(Kind::Variable, 0);
        } else {
            result = number();
        }
        --m_depth;
        return result;
    }
    Operand number()
    {
        std::uint64_t value = 0;
        const std::size_t start = m_at;
        while (m_at < m_text.size() && m_text[m_at] >= '0' && m_text[m_at] <= '9' && m_at - start < 10)
            value = value * 10 + static_cast<std::uint64_t>(m_text[m_at++] - '0');
        return m_at == start ? std::nullopt : add(Kind::Number, value);
    }

    std::string_view m_text;
    std::vector<Node>& m_nodes;
    std::size_t m_at = 0;
    int m_depth = 0;
};

PluralRule::PluralRule() { m_nodes.push_back({Node::Kind::Number, 0, {}}); }

Result<PluralRule> PluralRule::parse(std::string_view pluralForms)
{
    if (pluralForms.size() > kMaxLength) return fail(refused(pluralForms.substr(0, 40)));
    const std::size_t count = pluralForms.find("nplurals=");
    const std::size_t plural = pluralForms.find("plural=");
    if (count == std::string_view::npos || plural == std::string_view::npos) return fail(refused(pluralForms));
    const char digit = count + 9 < pluralForms.size() ? pluralForms[count + 9] : '0';
    if (digit < '1' || digit > '0' + kMaxForms) return fail(refused(pluralForms));

    std::string_view expression = pluralForms.substr(plural + 7);
    expression = expression.substr(0, expression.find(';'));
    PluralRule rule;
    rule.m_formCount = digit - '0';
    rule.m_expression = std::string(expression);
    rule.m_nodes.clear();
    if (!Parser(expression, rule.m_nodes).parse()) return fail(refused(pluralForms));
    for (std::uint64_t n = 0; n <= 1000; ++n) // as msgfmt checks it
        if (rule.value(rule.m_nodes.size() - 1, n).value_or(kNoForm) >= static_cast<std::uint64_t>(rule.m_formCount))
            return fail(refused(pluralForms));
    return rule;
}

PluralRule PluralRule::of(std::string_view language)
{
    const LanguageRule* found = findRule(language);
    if (found == nullptr) found = findRule("en");
    PluralRule rule;
    rule.m_formCount = found->forms;
    rule.m_expression = std::string(found->expression);
    rule.m_categories = found->categories;
    rule.m_nodes.clear();
    Parser(found->expression, rule.m_nodes).parse();
    return rule;
}

bool PluralRule::knows(std::string_view language) { return findRule(language) != nullptr; }

std::vector<std::string_view> PluralRule::languages()
{
    std::vector<std::string_view> codes;
    for (const LanguageRule& rule : table())
        for (std::size_t at = 0; at < rule.languages.size();) {
            const std::size_t end = std::min(rule.languages.find(' ', at), rule.languages.size());
            codes.push_back(rule.languages.substr(at, end - at));
            at = end + 1;
        }
    std::ranges::sort(codes);
    return codes;
}

std::optional<std::uint64_t> PluralRule::value(std::size_t index, std::uint64_t n) const
{
    using Kind = Node::Kind;
    const Node& node = m_nodes[index];
    if (node.kind == Kind::Variable) return n;
    if (node.kind == Kind::Number) return node.value;
    const std::optional<std::uint64_t> first = value(node.operand[0], n);
    if (!first) return std::nullopt;
    // As in C the second operand may go unread, and with it a division.
    if (node.kind == Kind::Not) return *first == 0 ? 1 : 0;
    if (node.kind == Kind::Choose) return value(node.operand[*first != 0 ? 1 : 2], n);
    if (node.kind == Kind::Or && *first != 0) return 1;
    if (node.kind == Kind::And && *first == 0) return 0;
    const std::optional<std::uint64_t> second = value(node.operand[1], n);
    if (!second) return std::nullopt;
    switch (node.kind) {
    case Kind::Or:
    case Kind::And: return *second != 0 ? 1 : 0;
    case Kind::Equal: return *first == *second ? 1 : 0;
    case Kind::NotEqual: return *first != *second ? 1 : 0;
    case Kind::Less: return *first < *second ? 1 : 0;
    case Kind::LessEqual: return *first <= *second ? 1 : 0;
    case Kind::Greater: return *first > *second ? 1 : 0;
    case Kind::GreaterEqual: return *first >= *second ? 1 : 0;
    case Kind::Plus: return *first + *second;
    case Kind::Minus: return *first - *second;
    case Kind::Times: return *first * *second;
    case Kind::Divide: return *second == 0 ? std::nullopt : std::optional(*first / *second);
    case Kind::Modulo: return *second == 0 ? std::nullopt : std::optional(*first % *second);
    default: return std::nullopt;
    }
}

int PluralRule::form(std::int64_t n) const
{
    const std::uint64_t amount = n < 0 ? 0U - static_cast<std::uint64_t>(n) : static_cast<std::uint64_t>(n);
    const std::uint64_t form = value(m_nodes.size() - 1, amount).value_or(kNoForm);
    return form < static_cast<std::uint64_t>(m_formCount) ? static_cast<int>(form) : m_formCount - 1;
}

std::string PluralRule::header() const
{
    return "nplurals=" + std::to_string(m_formCount) + "; plural=" + m_expression + ";";
}

std::int64_t PluralRule::example(int wanted) const
{
    for (std::int64_t n = 1; n <= 1000; ++n)
        if (form(n) == wanted) return n;
    for (const std::int64_t n : {0, 1000000})
        if (form(n) == wanted) return n;
    return -1;
}

} // namespace marches::engine
