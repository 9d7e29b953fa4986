// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/boarddrawing.h"
#include "editor/painting/boardwording.h"

#include <QStringList>

#include <string>
#include <vector>

namespace marches::engine {
class Texts;
}

namespace marches::editor {

/// How a name gets on with its place on the board, from good to bad.
enum class NameFit {
    Fits,
    TooWide, ///< more than an eighth of a line lies on other land
    NoRoom,  ///< it is not shown: it would cover another name, or its box is too small for it
};

/// Of every place with a name on the board, by place: territories, seas, sites and spaces, at 100 % with nothing else
/// on the board. Needs a QGuiApplication for its fonts.
std::vector<NameFit> nameFits(const BoardDrawing& drawing, const BoardWording& wording);

/// A place whose translated name fits worse than the author's own does.
struct NameMisfit {
    int place = -1;
    NameFit fit = NameFit::Fits;
    std::string key; ///< of the name: "territory.telmar.name"
};
std::vector<NameMisfit> nameMisfits(const BoardDrawing& drawing, const engine::Texts& texts,
                                    const std::string& sourceLanguage, const std::string& language);

/// A name in so many lines, broken at spaces and behind hyphens where the longest line gets as short as it can; empty:
/// it has not so many parts.
QStringList brokenInto(const QString& name, int lines);
/// What is written on the board (its lines) in one line again: the name itself where it is that, broken.
QString unbroken(const QString& onBoard, const QString& name);
/// Into how many lines, from 2 to BoardName::kMostLines, what a place is called on the board is best broken: as few as
/// it fits in, else as many as it has parts for. 0: the board writes it so already, or it has but one part.
int linesToFit(const BoardDrawing& drawing, const BoardWording& wording, int place, const QString& called);

/// The key of a place's name.
std::string nameKey(const engine::Board& board, const engine::Texts& texts, int place);

} // namespace marches::editor
