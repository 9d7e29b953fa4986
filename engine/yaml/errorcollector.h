// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "engine/yaml/schema.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

/// Collects what is wrong with a file: the first kMaxErrors of it.
class ErrorCollector {
public:
    ErrorCollector(std::string file, Errors& errors) : m_file(std::move(file)), m_errors(&errors) {}

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
    template <class Known> void addUnknown(const YamlNode& place, const std::string& path, const char* code,
                                           const std::string& name, Known known) const
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

} // namespace marches::engine
