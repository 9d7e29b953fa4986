// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/canvas/boardsheets.h"
#include "engine/base/result.h"

#include <QString>

namespace marches::engine {
class FileSystem;
}

namespace marches::app {

/// A map on its way to files: PDF over as many sheets as its size takes, PNG of any size, SVG. Each file is written
/// beside the old one and then takes its place, so that at every moment the old or the new one is there, whole. What is
/// not wanted any more (Progress) fails with "given-up" and writes no further file.
class MapOutput {
public:
    enum class Kind { Print, Pdf, Png, Svg };

    explicit MapOutput(editor::BoardPicture picture) : m_picture(std::move(picture)) {}

    const editor::BoardPicture& picture() const { return m_picture; }
    /// Of a PNG that is so many pixels wide; empty where the board cannot be drawn.
    QSize pictureSize(int width) const;

    [[nodiscard]] engine::Result<void> writePdf(const QString& file, const editor::SheetSettings& sheets,
                                                const editor::Progress& progress = {}) const;
    [[nodiscard]] engine::Result<void> writeSvg(const QString& file, const editor::Progress& progress = {}) const;
    /// What writePng() writes: one file, or one for each tile; empty where the picture is too large.
    QStringList pngFiles(const QString& file, int width) const;
    /// In several tiles the names get "-1-1" (row, column) and so on. Fails with "picture-too-large", or as writing
    /// does.
    [[nodiscard]] engine::Result<void> writePng(const QString& file, int width,
                                                const editor::Progress& progress = {}) const;

    /// The calls by which it writes, so that a test can let any of them fail; they must outlive the writing.
    void setCalls(engine::FileSystem& calls) { m_calls = &calls; }

private:
    /// `done`: how much is done when it begins.
    [[nodiscard]] engine::Result<void> write(const QString& file, const QByteArray& bytes,
                                             const editor::Progress& progress, double done) const;

    editor::BoardPicture m_picture;
    engine::FileSystem* m_calls = nullptr;
};

/// Name of a tile of a picture in several files.
QString tileName(const QString& file, const QRect& tile);

} // namespace marches::app
