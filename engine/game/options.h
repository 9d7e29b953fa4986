// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/base/result.h"

namespace marches::engine {

/// Value of an option: a switch, a number, or one of the named values.
using OptionValue = std::variant<bool, int, std::string>;

enum class OptionGroup { Base, Errata, Advanced, Reading, House };
std::string_view optionGroupName(OptionGroup group);

/// One toggle of a ruleset, from resources/rules/<ruleset>/rules.yaml. Title and sentence are texts
/// (`option.<id>.title`, `option.<id>.text`, and `option.<id>.value.<value>` for named values).
/// What an option was called in files of earlier versions, and what its values of then are now.
struct FormerOption {
    std::string id; ///< empty: it has always been what it is
    std::vector<std::pair<std::string, OptionValue>> values;
};

struct OptionSpec {
    std::string id; ///< "<group>.<kebab-name>"
    OptionGroup group = OptionGroup::Base;
    OptionValue byDefault = false;
    std::vector<std::string> values; ///< of a named option
    int min = 0;                     ///< of a number
    int max = 0;
    bool duringPlay = false;               ///< may be switched while a game is on
    std::vector<std::string> rules;        ///< ids of the rules it touches
    std::string source;                    ///< where in the document: "Advanced play, Attacking Power"
    std::vector<std::string> needs;        ///< switches that must be on for it to run
    std::vector<std::string> excludes;     ///< switches that must be off
    std::vector<std::string> overriddenBy; ///< it has no effect while one of these is on
    FormerOption former = {};

    bool isSwitch() const { return std::holds_alternative<bool>(byDefault); }
    bool isNumber() const { return std::holds_alternative<int>(byDefault); }
};

/// One option set in a file, not yet compared with what the ruleset knows.
struct OptionSetting {
    std::string id;
    OptionValue value;
    int line = 0; ///< of the file; 0: not from a file
    int column = 0;
    friend bool operator==(const OptionSetting& a, const OptionSetting& b)
    {
        return a.id == b.id && a.value == b.value;
    }
};

/// A named set of option values; options that it does not name are at their default.
struct Preset {
    std::string id;
    std::map<std::string, OptionValue> values;
};

/// The value of every option of a ruleset.
class OptionValues {
public:
    OptionValues() = default;
    explicit OptionValues(const std::vector<OptionSpec>& specs); ///< all defaults

    bool flag(std::string_view id) const;               ///< asserts that it is a switch of the ruleset
    int number(std::string_view id) const;              ///< asserts that it is a number
    const std::string& word(std::string_view id) const; ///< asserts that it is a named value
    bool is(std::string_view id, std::string_view value) const { return word(id) == value; }

    /// True when the option exists and the value is of its kind and range; then it is set.
    bool set(const std::vector<OptionSpec>& specs, std::string_view id, const OptionValue& value);
    const OptionValue* find(std::string_view id) const;
    const std::map<std::string, OptionValue, std::less<>>& all() const { return m_values; }
    friend bool operator==(const OptionValues&, const OptionValues&) = default;

    /// True for a switch that is on; false for any other option, and for none.
    bool isOn(std::string_view id) const;

private:
    std::map<std::string, OptionValue, std::less<>> m_values;
};

/// What stands in the way of an option that is on.
struct OptionConflict {
    enum class Kind {
        Needs,    ///< `other` must be on as well
        Excludes, ///< `other` must be off
        NoEffect, ///< `other` is on and wins; harmless
    };
    Kind kind = Kind::Needs;
    std::string option;
    std::string other;
    bool forbids() const { return kind != Kind::NoEffect; }
};

/// All conflicts among the values, in the order of the options.
std::vector<OptionConflict> conflicts(const std::vector<OptionSpec>& specs, const OptionValues& values);

/// What is wrong with a value for an option, without a place: another kind, out of range, an unknown word.
[[nodiscard]] std::optional<Error> checkOptionValue(const OptionSpec& spec, const OptionValue& value);

/// What forbids playing with these values, without a place: `option-needs` for a switch that is on while one that it
/// needs is off, `option-excludes` for two that do not go together.
[[nodiscard]] Errors checkTogether(const std::vector<OptionSpec>& specs, const OptionValues& values);

} // namespace marches::engine
