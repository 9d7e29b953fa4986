// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// White space of XML.
inline constexpr std::string_view kXmlSpace = " \t\r\n";
/// Without white space at its ends.
std::string_view trimmed(std::string_view text);

/// A start tag in pieces, so that one attribute can be changed and everything else is written as it was: order, white
/// space, quotes, entities.
class XmlTag {
public:
    struct Attribute {
        std::string before; ///< the white space before it
        std::string name;   ///< with its prefix
        std::string equals; ///< "=" with the white space around it
        char quote = '"';
        std::string value; ///< as in the file: entities are not resolved
    };

    /// Takes a start tag of a well-formed file apart, from "<" to ">". Nothing when it is none.
    static std::optional<XmlTag> parse(std::string_view text);
    /// A new tag without attributes.
    explicit XmlTag(std::string name) : m_name(std::move(name)) {}

    const std::string& name() const { return m_name; }
    std::string_view prefix() const;
    /// Another name in the same namespace.
    void setLocalName(std::string_view name);

    const std::vector<Attribute>& attributes() const { return m_attributes; }
    std::vector<Attribute>& attributes() { return m_attributes; }
    /// With its prefix; nothing where it is not given.
    const Attribute* find(std::string_view name) const;
    /// Resolves nothing: `value` is escaped. A new attribute comes last.
    void set(std::string_view name, std::string_view value);
    /// The same with a value that is already written as in a file, for the quotes that stand there.
    void setRaw(std::string_view name, std::string value);
    void remove(std::string_view name);

    bool closesItself() const { return m_closesItself; }
    void setClosesItself(bool closes) { m_closesItself = closes; }

    std::string text() const;

private:
    std::string m_name;
    std::vector<Attribute> m_attributes;
    std::string m_tail; ///< the white space before its end
    bool m_closesItself = false;
};

/// What comes before the colon of a qualified name, and what comes after.
std::string_view xmlPrefix(std::string_view name);
std::string_view xmlLocalName(std::string_view name);

/// As it stands between quotes of either kind.
std::string xmlEscaped(std::string_view value);

} // namespace marches::editor
