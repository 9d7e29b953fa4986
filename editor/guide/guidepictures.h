// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include <QImage>
#include <QString>

#include "editor/painting/palette.h"
#include "engine/base/result.h"
#include "engine/package/library.h"

namespace marches::editor {

/// Pictures of the guide. None is a file: each is drawn from the maps, rules, styles and windows as they are now, in
/// the language of the reader, so that none is stale. What a page may name:
///
///   board:narnia                           a map
///   board:narnia?style=atlas               the same drawn anew in a style
///   game:world/classic?seed=7&steps=60     a game of easy bots after so many steps, at most 2000
///   screen:new-game                        a part of the window, photographed by `marches --picture-of`
///
/// Needs a QGuiApplication. Errors: those of reading maps and variants; guide-picture for words that mean nothing;
/// guide-no-window where the program with the window does not lie beside this one, or takes no picture.
class GuidePictures {
public:
    static constexpr int kMostSteps = 2000;

    GuidePictures(const engine::Library& library, std::string language, Theme theme = Theme::Light);

    /// `width` in pixels; the height follows the board. A photograph takes seconds: it is given up where `goOn` says
    /// no.
    [[nodiscard]] engine::Result<QImage> draw(const QString& picture, int width,
                                              const std::function<bool()>& goOn = {}) const;

private:
    [[nodiscard]] engine::Result<QImage> drawBoard(const QString& map, const QString& style, int width) const;
    [[nodiscard]] engine::Result<QImage> drawGame(const QString& variant, std::uint64_t seed, int steps,
                                                  int width) const;
    [[nodiscard]] engine::Result<QImage> photograph(const QString& screen, int width,
                                                    const std::function<bool()>& goOn) const;

    const engine::Library& m_library;
    std::string m_language;
    Theme m_theme;
};

} // namespace marches::editor
