// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace marches::engine {

/// Which form of a plural text goes with a number, in one language. From gettext's C expression, evaluated by
/// ourselves.
class PluralRule {
public:
    static constexpr int kMaxForms = 6;

    /// One form for every number.
    PluralRule();
    /// From a header's value "nplurals=2; plural=(n > 1);". Expressions over 500 characters, unknown signs and forms
    /// out of range are refused (code po-plural-forms), and so is a division by zero for any number up to 1,000, as
    /// msgfmt does.
    [[nodiscard]] static Result<PluralRule> parse(std::string_view pluralForms);
    /// The rule of a language ("fr", "pt_BR", "pt-BR") by the Unicode CLDR's facts; that of English for an unknown one.
    static PluralRule of(std::string_view language);
    /// True when the table knows the language itself (or the language without its country).
    static bool knows(std::string_view language);
    static std::vector<std::string_view> languages();

    int formCount() const { return m_formCount; }
    /// From 0 to formCount() - 1. The sign of `n` plays no part.
    int form(std::int64_t n) const;
    /// "nplurals=2; plural=(n > 1);"
    std::string header() const;
    /// CLDR names of the forms in order ("one", "few", "other"); empty for a rule that a file brought along.
    const std::vector<std::string_view>& categories() const { return m_categories; }
    /// A number that takes the form, for showing and testing; -1 when none under 1,000,001 does.
    std::int64_t example(int form) const;

private:
    /// A node of the expression's tree; operands are earlier nodes.
    struct Node {
        enum class Kind : std::uint8_t {
            Variable,
            Number,
            Choose,
            Or,
            And,
            Equal,
            NotEqual,
            Less,
            LessEqual,
            Greater,
            GreaterEqual,
            Plus,
            Minus,
            Times,
            Divide,
            Modulo,
            Not,
        };
        Kind kind = Kind::Number;
        std::uint64_t value = 0;
        std::array<std::uint16_t, 3> operand{};
    };
    class Parser;
    /// Nothing when it divides by zero.
    std::optional<std::uint64_t> value(std::size_t node, std::uint64_t n) const;

    int m_formCount = 1;
    std::string m_expression = "0";
    std::vector<Node> m_nodes; ///< the last one is the root
    std::vector<std::string_view> m_categories;
};

} // namespace marches::engine
