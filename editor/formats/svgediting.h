// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/splices.h"
#include "editor/formats/svgchange.h"
#include "editor/formats/svgsource.h"
#include "engine/base/result.h"

#include <QByteArray>

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// One pass of changes over a drawing. First all changes are noted by element, then they are written out.
class SvgEditing {
public:
    explicit SvgEditing(const SvgSource& source) : m_source(source) {}

    [[nodiscard]] engine::Result<QByteArray> run(const std::vector<SvgChange>& changes);

private:
    void note(const SetSvgPath& change);
    void note(const SetSvgProperty& change);
    void note(const RenameSvgElement& change);
    void note(const RemoveSvgElement& change);
    void note(const AddSvgPath& change);
    void note(const SetSvgSize& change);

    std::optional<std::size_t> find(const std::string& id);
    void report(const std::string& code, const std::string& id, std::size_t ordinal = XmlElementSpans::kNoParent);
    bool isRemoved(std::size_t ordinal) const;
    XmlTag& tag(std::size_t ordinal);
    XmlTag presentTag(std::size_t ordinal) const;

    void setOutline(std::size_t node, const SetSvgPath& change);
    void setGroupOutline(std::size_t group, const SetSvgPath& change);
    void setShapeOutline(std::size_t node, const SetSvgPath& change);
    std::optional<std::string> placed(const QPainterPath& outline, std::size_t node, const std::string& id);
    void setProperties();
    void rename();
    void checkNewIds();

    // Written in svginsertion.cpp: what is new.
    std::optional<std::size_t> layer(SvgLayer layer) const;
    void addPaths();
    void addLayer(SvgLayer layer, const std::vector<const AddSvgPath*>& paths);
    std::string pathElement(const AddSvgPath& path, std::size_t parent);
    void writeContent(std::size_t ordinal, const std::vector<std::string>& lines);
    std::string indentationIn(std::size_t ordinal) const;
    std::string indentationOf(std::size_t ordinal) const;

    XmlSpan withItsLine(const XmlSpan& span) const;
    void writeRemovals();
    void writeTags();

    const SvgSource& m_source;
    engine::Errors m_errors;
    std::map<std::size_t, const SetSvgPath*> m_paths; ///< by the index of the element in the tree
    std::vector<const SetSvgProperty*> m_properties;
    std::map<std::size_t, const RenameSvgElement*> m_renamed; ///< by ordinal
    std::map<std::string, std::string, std::less<>> m_newIds;
    std::vector<const AddSvgPath*> m_added;
    std::set<std::size_t> m_removed; ///< ordinals
    std::map<std::size_t, XmlTag> m_tags;
    std::map<std::size_t, std::vector<std::string>> m_content; ///< lines to add at the end of an element
    Splices m_splices;
};

} // namespace marches::editor
