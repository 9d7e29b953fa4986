// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game/rules.h"

namespace marches::engine {

/// The written names of a position: how the paths, keys and values of Rules::fields() look in a file, both ways. Knows
/// no game and no file format. `rules` must outlive it.
class FieldPaths {
public:
    explicit FieldPaths(const Rules& rules);

    const Rules& rules() const { return *m_rules; }
    const FieldSpec& field(int index) const { return m_rules->fields()[static_cast<std::size_t>(index)]; }
    /// Segments of a field's path; a key in braces keeps its braces.
    const std::vector<std::string>& segments(int index) const { return m_segments[static_cast<std::size_t>(index)]; }

    /// A value as written: a number, true or false, an id, `none`, or `hidden` for
    /// what a seat may not know. Nothing when the field cannot hold it.
    std::optional<std::int16_t> value(int fieldIndex, std::string_view word) const;
    std::string word(int fieldIndex, std::int16_t value) const;
    /// The whole path of a fact: "territories.telmar.faun".
    std::string path(int fieldIndex, const std::array<std::int16_t, 3>& key) const;
    /// Number of a name; places are also known by their aliases.
    std::optional<int> find(Space space, std::string_view id) const;

private:
    const Rules* m_rules;
    std::vector<std::vector<std::string>> m_segments;
};

/// A way down the tree of fields, one key of a nested map at a time.
class FieldWalk {
public:
    struct Candidate {
        int field = 0;
        std::array<std::int16_t, 3> key{kNothing, kNothing, kNothing};
        int keys = 0;
    };

    explicit FieldWalk(const FieldPaths& paths);

    /// One step further. A literal name wins over a key that is spelled the same. Lost when nothing is called so.
    FieldWalk down(std::string_view key) const;
    bool lost() const { return m_candidates.empty(); }
    /// The field whose path ends here.
    std::optional<Candidate> leaf() const;
    /// True when some path goes on below.
    bool inner() const;
    const std::vector<Candidate>& candidates() const { return m_candidates; }
    /// Space of the key that a candidate wants next; None where it wants a literal name or nothing.
    Space keySpace(const Candidate& candidate) const;
    /// What could be written here: literal names, and `{space}` for keys.
    std::vector<std::string> choices() const;

private:
    const FieldPaths* m_paths;
    std::size_t m_depth = 0;
    std::vector<Candidate> m_candidates;
};

} // namespace marches::engine
