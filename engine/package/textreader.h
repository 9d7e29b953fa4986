// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/textentry.h"
#include "engine/yaml/fields.h"
#include "engine/yaml/node.h"

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

/// Finds texts when a file is written. The entries must outlive it.
class TextIndex {
public:
    explicit TextIndex(const TextEntries& entries);

    /// The node of a text, or one of the kind Null.
    Node text(const std::string& key) const;
    /// The node of the name `<base>` with all its forms, or one of the kind Null. `others`: last words of keys below `<base>`
    /// that are texts of their own, not forms of the name.
    Node name(const std::string& base, const std::vector<std::string>& others = {}) const;

private:
    std::map<std::string, std::vector<const TextEntry*>, std::less<>> m_byBase;
};

} // namespace marches::engine
