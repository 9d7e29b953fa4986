// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/formats/svgchange.h"
#include "editor/formats/svgsource.h"
#include "engine/base/result.h"

#include <QByteArray>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace marches::editor {

/// A board.svg as the bytes it came as. Changes are written into them, so that all else (artwork, metadata, order,
/// white space, what we do not understand) is kept byte for byte.
class SvgDocument {
public:
    /// Refuses what readSvgTree() refuses, and what is not in UTF-8.
    [[nodiscard]] static engine::Result<SvgDocument> read(const QByteArray& bytes, const std::string& file);

    const QByteArray& bytes() const { return m_source.bytes(); }
    bool has(std::string_view id) const { return m_source.find(id).has_value(); }

    /// The bytes with all changes made at once. Changes name elements by the ids that they have here, so that their
    /// order does not matter, but that of two that set the same thing the later counts; removing counts most. An
    /// outline that would be written as the one that is there changes nothing. Fails, naming the element, on an id that
    /// is unknown
    /// ("svg-unknown-id"), taken ("svg-duplicate-id") or none ("svg-bad-id"), on an element that cannot have an outline
    /// ("svg-no-outline", "svg-flat-transform", "svg-bad-transform"), on removing the outermost one ("svg-root-stays"),
    /// on a property that is not a plain one ("svg-bad-property") and on outlines that would not be read again
    /// ("svg-path-too-long", "svg-number-too-large").
    [[nodiscard]] engine::Result<QByteArray> withChanges(const std::vector<SvgChange>& changes) const;
    /// The same, read again.
    [[nodiscard]] engine::Result<SvgDocument> changed(const std::vector<SvgChange>& changes) const;

private:
    explicit SvgDocument(SvgSource source) : m_source(std::move(source)) {}

    SvgSource m_source;
};

} // namespace marches::editor
