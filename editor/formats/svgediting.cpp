// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgediting.h"

#include "editor/formats/svgattributes.h"
#include "editor/formats/svggeometry.h"
#include "editor/formats/svgpath.h"
#include "engine/base/utf8.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace marches::editor {

namespace {

/// Ids that need no escaping anywhere: in attributes, links and url(#...).
bool mayBeId(std::string_view id)
{
    constexpr std::size_t kMaxId = 256;
    if (id.empty() || id.size() > kMaxId || !engine::isUtf8(id)) return false;
    for (std::size_t at = 0; at < id.size();) {
        const engine::Utf8Step step = engine::utf8At(id, at);
        const char32_t c = step.code;
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                           c == '_' || c == '.' || (c >= 0xA1 && c < 0xFFF0) || c > 0xFFFF;
        if (!plain) return false;
        at = step.next;
    }
    return true;
}

/// Shapes that are drawn in a group, in the order of the file.
std::vector<std::size_t> shapesIn(const SvgTree& tree, std::size_t group)
{
    std::vector<std::size_t> shapes;
    std::vector<std::size_t> open{group};
    while (!open.empty()) {
        const std::size_t index = open.back();
        const SvgNode& node = tree[index];
        open.pop_back();
        if (node.name == "defs") continue;
        if (isSvgShape(node) || node.name == "use") shapes.push_back(index);
        open.insert(open.end(), node.children.rbegin(), node.children.rend());
    }
    return shapes;
}

std::string lengthOf(double number) { return QByteArray::number(number, 'g', 9).toStdString(); }

/// A length times a factor, in its unit; nothing where it is no number.
std::optional<std::string> scaledLength(std::string_view length, double factor)
{
    const std::size_t unit = length.find_first_not_of("0123456789.+- ");
    const SvgResult<double> number = parseSvgNumber(trimmed(length.substr(0, unit)));
    if (!number) return std::nullopt;
    return lengthOf(*number * factor) + std::string(unit == std::string_view::npos ? "" : length.substr(unit));
}

/// The value of an attribute with other ids in its references.
std::string withNewReferences(const XmlTag::Attribute& attribute,
                              const std::map<std::string, std::string, std::less<>>& newIds)
{
    const std::string& value = attribute.value;
    const std::string_view name = xmlLocalName(attribute.name);
    if (name == "href" || name == "connection-start" || name == "connection-end") {
        const auto found = value.starts_with('#') ? newIds.find(std::string_view(value).substr(1)) : newIds.end();
        return found == newIds.end() ? value : '#' + found->second;
    }
    std::string changed;
    std::size_t done = 0;
    constexpr std::string_view kMark = "url(";
    for (std::size_t at = value.find(kMark); at != std::string::npos; at = value.find(kMark, at + 1)) {
        const std::size_t close = std::min(value.find(')', at), value.size());
        const std::size_t hash = value.find('#', at);
        if (hash >= close) continue;
        const std::size_t end = std::min(value.find_first_of("'\"& )", hash), close);
        const auto found = newIds.find(std::string_view(value).substr(hash + 1, end - hash - 1));
        if (found == newIds.end()) continue;
        changed += value.substr(done, hash + 1 - done) + found->second;
        done = end;
    }
    return changed + value.substr(done);
}

} // namespace

engine::Result<QByteArray> SvgEditing::run(const std::vector<SvgChange>& changes)
{
    for (const SvgChange& change : changes) std::visit([this](const auto& one) { note(one); }, change);
    for (const auto& [node, change] : m_paths)
        if (!isRemoved(m_source.tree()[node].ordinal)) setOutline(node, *change);
    setProperties();
    rename();
    checkNewIds();
    addPaths();
    if (!m_errors.empty()) return engine::fail(m_errors);

    for (const auto& [ordinal, lines] : m_content) writeContent(ordinal, lines);
    writeRemovals();
    writeTags();
    return QByteArray::fromStdString(m_splices.appliedTo(m_source.text()));
}

void SvgEditing::note(const SetSvgPath& change)
{
    if (const std::optional<std::size_t> node = find(change.id)) m_paths[*node] = &change;
}

void SvgEditing::note(const SetSvgProperty& change)
{
    if (!isHarmlessSvgProperty(change.property, change.value))
        report("svg-bad-property", change.id);
    else if (find(change.id))
        m_properties.push_back(&change);
}

void SvgEditing::note(const RenameSvgElement& change)
{
    const std::optional<std::size_t> node = find(change.from);
    if (!mayBeId(change.to)) return report("svg-bad-id", change.to);
    if (node) m_renamed[m_source.tree()[*node].ordinal] = &change;
}

void SvgEditing::note(const RemoveSvgElement& change)
{
    const std::optional<std::size_t> node = find(change.id);
    if (node == std::size_t{0}) return report("svg-root-stays", change.id);
    if (node) m_removed.insert(m_source.tree()[*node].ordinal);
}

void SvgEditing::note(const AddSvgPath& change)
{
    const bool good = std::ranges::all_of(change.properties,
                                          [](const auto& one) { return isHarmlessSvgProperty(one.first, one.second); });
    if (!good) report("svg-bad-property", change.id);
    if (!mayBeId(change.id)) return report("svg-bad-id", change.id);
    m_added.push_back(&change);
}

void SvgEditing::note(const SetSvgSize& change)
{
    const SvgNode& root = m_source.tree().front();
    XmlTag& start = tag(root.ordinal);
    const SvgResult<std::vector<double>> box = parseSvgNumbers(root.attribute("viewBox"));
    const bool boxed = box && box->size() == 4 && (*box)[2] > 0 && (*box)[3] > 0;
    for (const auto& [name, wanted, at] : {std::tuple("width", change.size.width(), std::size_t{2}),
                                           std::tuple("height", change.size.height(), std::size_t{3})}) {
        const XmlTag::Attribute* said = start.find(name);
        if (said == nullptr) continue;
        // Without a view box the two are in board units themselves.
        const std::optional<std::string> length =
            boxed ? scaledLength(said->value, wanted / (*box)[at]) : std::optional(lengthOf(wanted));
        if (length) start.set(name, *length);
    }
    if (boxed)
        start.set("viewBox", lengthOf((*box)[0]) + ' ' + lengthOf((*box)[1]) + ' ' + lengthOf(change.size.width()) +
                                 ' ' + lengthOf(change.size.height()));
}

std::optional<std::size_t> SvgEditing::find(const std::string& id)
{
    const std::optional<std::size_t> node = m_source.find(id);
    if (!node) report("svg-unknown-id", id);
    return node;
}

void SvgEditing::report(const std::string& code, const std::string& id, std::size_t ordinal)
{
    engine::Error error{code, {{"id", id}}, m_source.file(), 0, 0, id};
    if (ordinal != XmlElementSpans::kNoParent) {
        const std::string_view before = m_source.text().substr(0, m_source.elements()[ordinal].start.begin);
        error.line = static_cast<int>(std::ranges::count(before, '\n')) + 1;
        error.args.emplace_back("element", m_source.tag(ordinal).name());
    }
    m_errors.push_back(std::move(error));
}

bool SvgEditing::isRemoved(std::size_t ordinal) const
{
    for (; ordinal != XmlElementSpans::kNoParent; ordinal = m_source.elements()[ordinal].parent)
        if (m_removed.contains(ordinal)) return true;
    return false;
}

XmlTag& SvgEditing::tag(std::size_t ordinal)
{
    const auto found = m_tags.find(ordinal);
    return found != m_tags.end() ? found->second : m_tags.emplace(ordinal, m_source.tag(ordinal)).first->second;
}

XmlTag SvgEditing::presentTag(std::size_t ordinal) const
{
    const auto found = m_tags.find(ordinal);
    return found != m_tags.end() ? found->second : m_source.tag(ordinal);
}

void SvgEditing::setOutline(std::size_t node, const SetSvgPath& change)
{
    const SvgNode& element = m_source.tree()[node];
    if (isSvgShape(element) || element.name == "use")
        setShapeOutline(node, change);
    else if (element.name == "g")
        setGroupOutline(node, change);
    else
        report("svg-no-outline", change.id, element.ordinal);
}

void SvgEditing::setGroupOutline(std::size_t group, const SetSvgPath& change)
{
    const std::vector<std::size_t> shapes = shapesIn(m_source.tree(), group);
    if (shapes.empty()) {
        const std::size_t ordinal = m_source.tree()[group].ordinal;
        XmlTag path(m_source.tag(ordinal).name());
        path.setLocalName("path");
        path.setClosesItself(true);
        if (const std::optional<std::string> data = placed(change.outline, group, change.id)) path.set("d", *data);
        m_content[ordinal].push_back(path.text());
        return;
    }
    setShapeOutline(shapes.front(), change);
    for (std::size_t i = 1; i < shapes.size(); ++i) m_removed.insert(m_source.tree()[shapes[i]].ordinal);
}

void SvgEditing::setShapeOutline(std::size_t node, const SetSvgPath& change)
{
    const SvgNode& element = m_source.tree()[node];
    const std::optional<std::string> data = placed(change.outline, node, change.id);
    if (!data) return;
    if (isSvgShape(element)) {
        // As it would be written if it had been mapped to the board and back.
        const SvgResult<QPainterPath> old = svgOutline(element);
        const QTransform placement = m_source.placement(node).value_or(QTransform());
        if (old && writePlacedSvgPath(placement.map(*old), placement) == *data) return;
    }
    makePathTag(tag(element.ordinal), m_source, node, *data);
}

std::optional<std::string> SvgEditing::placed(const QPainterPath& outline, std::size_t node, const std::string& id)
{
    const SvgResult<QTransform> placement = m_source.placement(node);
    const SvgResult<std::string> data =
        placement ? writePlacedSvgPath(outline, *placement) : SvgResult<std::string>(tl::unexpect, placement.error());
    if (data) return *data;
    report("svg-" + data.error().code, id, m_source.tree()[node].ordinal);
    m_errors.back().args.emplace_back("attribute", "d");
    return std::nullopt;
}

void SvgEditing::setProperties()
{
    for (const SetSvgProperty* change : m_properties) {
        const std::size_t ordinal = m_source.tree()[*m_source.find(change->id)].ordinal;
        if (!isRemoved(ordinal)) setTagProperty(tag(ordinal), change->property, change->value);
    }
}

void SvgEditing::rename()
{
    for (const auto& [ordinal, change] : m_renamed) {
        if (isRemoved(ordinal)) continue;
        tag(ordinal).set("id", change->to);
        m_newIds.emplace(change->from, change->to);
    }
    if (m_newIds.empty()) return;
    for (std::size_t ordinal = 0; ordinal < m_source.elements().size(); ++ordinal) {
        if (m_source.elements()[ordinal].start.of(m_source.text()).find('#') == std::string_view::npos) continue;
        const XmlTag old = presentTag(ordinal);
        for (const XmlTag::Attribute& attribute : old.attributes()) {
            std::string changed = withNewReferences(attribute, m_newIds);
            if (changed != attribute.value) tag(ordinal).setRaw(attribute.name, std::move(changed));
        }
    }
}

/// Also against ids in what we do not understand: a drawing program would rename one of two that are the same.
void SvgEditing::checkNewIds()
{
    if (m_newIds.empty() && m_added.empty()) return;
    std::set<std::string, std::less<>> taken;
    for (std::size_t ordinal = 0; ordinal < m_source.elements().size(); ++ordinal) {
        if (m_renamed.contains(ordinal) || isRemoved(ordinal)) continue;
        const XmlTag old = m_source.tag(ordinal);
        if (const XmlTag::Attribute* id = old.find("id")) taken.insert(id->value);
    }
    const auto take = [&](const std::string& id) {
        if (!taken.insert(id).second) report("svg-duplicate-id", id);
    };
    for (const auto& [from, to] : m_newIds) take(to);
    for (const AddSvgPath* path : m_added) take(path->id);
}

XmlSpan SvgEditing::withItsLine(const XmlSpan& span) const
{
    const std::string_view text = m_source.text();
    const std::optional<std::string> before = m_source.indentation(span.begin);
    const std::size_t rest = text.find_first_not_of(" \t\r", span.end);
    if (!before || rest == std::string_view::npos || text[rest] != '\n') return span;
    return {span.begin - before->size(), rest + 1};
}

void SvgEditing::writeRemovals()
{
    for (const std::size_t ordinal : m_removed) {
        const XmlElementSpans& element = m_source.elements()[ordinal];
        if (!isRemoved(element.parent)) m_splices.replace(withItsLine(element.whole()), {});
    }
}

void SvgEditing::writeTags()
{
    for (const auto& [ordinal, tag] : m_tags) {
        if (isRemoved(ordinal)) continue;
        const XmlElementSpans& element = m_source.elements()[ordinal];
        const std::string_view old = element.start.of(m_source.text());
        if (std::string text = tag.text(); text != old) m_splices.replace(element.start, std::move(text));
        const std::string oldName = m_source.tag(ordinal).name();
        if (element.closesItself() || tag.name() == oldName) continue;
        const std::size_t name = element.end.begin + 2; // behind "</"
        m_splices.replace({name, name + oldName.size()}, tag.name());
    }
}

} // namespace marches::editor
