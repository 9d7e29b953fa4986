// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/package/fields.h"
#include "engine/package/node.h"
#include "engine/package/textentry.h"

namespace marches::engine {

// How texts stand in our files: a string; a plural {one, other, plural-by}; a name alone or with its forms.

Shape textOrPluralShape();
/// "Lamppost", or {name: Lamppost, with-article: the Lamppost, of: ..., any other form: ...}.
Shape nameShape();

/// Takes texts out of checked nodes, keeping their places. A missing node adds nothing.
class TextReader {
public:
    explicit TextReader(std::string_view file) : m_file(file) {}

    void text(const std::string& key, const Node* node);
    /// `<base>.name` and a text for each further form, as `<base>.<form>`.
    void name(const std::string& base, const Node* node);
    TextEntries take() { return std::move(m_entries); }

private:
    std::string m_file;
    TextEntries m_entries;
};

/// The node of a text as it is written; null for a missing one.
Node textNode(const TextEntry& entry);
/// The name of `<base>` with all its forms among `entries`: a string or a map. Null kind when there is none.
Node nameNode(const TextEntries& entries, const std::string& base, const std::vector<std::string>& notForms = {});

} // namespace marches::engine
