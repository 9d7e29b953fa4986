// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/xmlbytes.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// Replacements of stretches of a text, none of which overlap. Insertions at one place come in the order they were
/// made.
class Splices {
public:
    void replace(const XmlSpan& span, std::string text) { m_all.push_back({span, std::move(text)}); }
    void insert(std::size_t at, std::string text) { replace({at, at}, std::move(text)); }

    std::string appliedTo(std::string_view text) const;

private:
    struct Splice {
        XmlSpan span;
        std::string text;
    };
    std::vector<Splice> m_all;
};

} // namespace marches::editor
