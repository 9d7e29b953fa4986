// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "engine/package/fields.h"
#include "engine/package/yamlreader.h"
#include "engine/scenario/fieldpaths.h"
#include "engine/scenario/scenario.h"

namespace marches::engine {

/// Collects what is wrong with a file: the first kMaxErrors of it.
class Complaints {
public:
    Complaints(std::string file, Errors& errors) : m_file(std::move(file)), m_errors(&errors) {}

    const std::string& file() const { return m_file; }
    /// How much was wrong, also of what is not told.
    std::size_t count() const { return m_count; }
    bool full() const { return m_errors->size() >= kMaxErrors; }
    template <class Place> void add(const Place& place, std::string path, std::string code, ErrorArgs args = {}) const
    {
        ++m_count;
        if (!full()) m_errors->push_back(errorAt(place, m_file, std::move(path), std::move(code), std::move(args)));
    }
    void add(Error error) const
    {
        ++m_count;
        if (!full()) m_errors->push_back(std::move(error));
    }
    void addAll(const Errors& errors) const
    {
        for (const Error& error : errors) add(error);
    }
    /// A name that is none of those that `known()` lists.
    template <class Known>
    void addUnknown(const Node& place, const std::string& path, const char* code, const std::string& name, Known known) const
    {
        ++m_count;
        if (!full()) m_errors->push_back(unknownName(place, m_file, path, code, name, known(), m_hints));
    }

private:
    std::string m_file;
    Errors* m_errors;
    mutable std::size_t m_count = 0;
    mutable Hints m_hints;
};

/// A fact with the place where it is written.
struct WrittenFact {
    Fact fact;
    Mark mark;
    std::string path;
};

/// Reads a position written as nested maps by the paths of Rules::fields().
std::vector<WrittenFact> readPosition(const Node& map, const FieldPaths& paths, const std::string& path,
                                      const Complaints& complaints);

/// Puts a position together: clear, put, settle. Nothing, with complaints, when it is no position of the game.
std::optional<State> makePosition(std::vector<WrittenFact> facts, const Node& map, const GameSetup& setup,
                                  const Complaints& complaints);

/// Reads the facts of an expectation, of which a value may be `{one-of: [...]}`; keys in `reserved` are passed over.
void readExpectedFacts(const Node& map, const FieldPaths& paths, const std::string& path,
                       const std::vector<std::string>& reserved, const Complaints& complaints, Expectation& expectation);

/// Why a text is no number of a position, as the code of an error with the argument `value`.
const char* numberFault(std::string_view text);

/// The sentence of a refusal in the language of the ruleset's texts.
std::string reasonText(const GameSetup& setup, const Message& message);

} // namespace marches::engine
