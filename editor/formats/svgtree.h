// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QByteArray>

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace marches::editor {

// What a board.svg may cost us at most.
inline constexpr qsizetype kMaxSvgBytes = qsizetype{32} * 1024 * 1024;
inline constexpr int kMaxSvgDepth = 64;
/// Drawn boards of ours have 500 bytes an element, so that kMaxSvgBytes is reached first.
inline constexpr std::size_t kMaxSvgElements = 100'000;
/// That are drawn, each copy (`use`) for itself.
inline constexpr std::size_t kMaxDrawnSvgElements = 200'000;

/// Words by which stamps name what their parts are painted with; nothing to a renderer, which is not given it.
inline constexpr std::string_view kSvgClass = "class";

/// An element of an SVG that we understand, with the attributes that we understand.
struct SvgNode {
    std::string name;
    std::vector<std::pair<std::string, std::string>> attributes; ///< `style` is already taken apart
    std::vector<std::size_t> children;
    std::size_t ordinal = 0; ///< which start tag of the file it is, from 0; those that were left out count too
    int line = 0;
    int column = 0;

    /// Empty where it is not given.
    std::string_view attribute(std::string_view key) const;
};

/// The elements of an SVG in one row, the root first. What is not on our list of harmless elements and attributes is
/// left out, so that nothing else ever reaches a renderer: no text, image, script, style sheet, filter or link to
/// elsewhere.
using SvgTree = std::vector<SvgNode>;

/// The bytes of an SVG file, kMaxSvgBytes at most: the one way in which drawings of boards are read.
[[nodiscard]] engine::Result<QByteArray> readSvgFile(const std::string& file);

/// Reads an SVG: refuses what is no well-formed XML, has a document type, is nested too deeply or is too large. Lengths
/// in millimetres, percent and the like become numbers.
[[nodiscard]] engine::Result<SvgTree> readSvgTree(const QByteArray& bytes, const std::string& file);

/// True for the presentation attributes that we understand (`fill`, `stroke-width`, ...) with a value that may be
/// rendered: plain, and leading nowhere but to an element of the same file.
bool isHarmlessSvgProperty(std::string_view key, std::string_view value);
/// True for the presentation attributes that we understand.
bool isSvgProperty(std::string_view key);

/// True for `#id` or `url(#id)`; anything else may lead out of the file.
bool isLocalReference(std::string_view value);

} // namespace marches::editor
