// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/formats/svgdocument.h"

#include "editor/formats/svgediting.h"

namespace marches::editor {

engine::Result<SvgDocument> SvgDocument::read(const QByteArray& bytes, const std::string& file)
{
    engine::Result<SvgSource> source = SvgSource::read(bytes, file);
    if (!source) return engine::fail(source.error());
    return SvgDocument(std::move(*source));
}

engine::Result<QByteArray> SvgDocument::withChanges(const std::vector<SvgChange>& changes) const
{
    if (changes.empty()) return bytes();
    return SvgEditing(m_source).run(changes);
}

engine::Result<SvgDocument> SvgDocument::changed(const std::vector<SvgChange>& changes) const
{
    const engine::Result<QByteArray> bytes = withChanges(changes);
    if (!bytes) return engine::fail(bytes.error());
    return read(*bytes, m_source.file());
}

} // namespace marches::editor
