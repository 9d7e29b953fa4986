// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "engine/text/textentry.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlnode.h"

namespace marches::engine {

// How texts stand in our files: a string; a plural {one, other, plural-by}; a name alone or with its forms.

Schema textOrPluralSchema();
/// "Lamppost", or {name: Lamppost, with-article: the Lamppost, of: ..., any other form: ...}.
Schema nameSchema();

/// Takes texts out of checked nodes, keeping their places. A missing node adds nothing.
class TextReader {
public:
    explicit TextReader(std::string_view file) : m_file(file) {}

    void readText(const std::string& key, const YamlNode* node);
    /// `<base>.name` and a text for each further form, as `<base>.<form>`.
    void readName(const std::string& base, const YamlNode* node);
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
    YamlNode text(const std::string& key) const;
    /// The node of the name `<base>` with all its forms, or one of the kind Null. `others`: last words of keys below
    /// `<base>` that are texts of their own, not forms of the name.
    YamlNode name(const std::string& base, const std::vector<std::string>& others = {}) const;

private:
    std::map<std::string, std::vector<const TextEntry*>, std::less<>> m_byBase;
};

} // namespace marches::engine
