// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "editor/guide/guide.h"

namespace marches::editor {

/// Who shows a page. What a link or picture may name:
///   `first-game.md`        another page
///   `rules:classic-risk`   the rule book of a game
///   `do:file.sample`       an action of the window, by its id
///   `https://...`          a place outside
///   `board:narnia`         (a picture) see GuidePictures
enum class GuideReader {
    Window, ///< destinations stay as they are
    Web, ///< pages and rule books are files beside each other, pictures lie in pictures/; what the window alone can do
         ///< is said and no link
};

/// The page as HTML, without what is around its body. Marks of HTML in the page are left out.
QString guideHtml(const GuidePage& page, GuideReader reader);
/// Name of the file in pictures/ for what a picture names.
QString pictureFileName(const QString& picture);
/// Name of the file that a rule book is written to.
QString ruleBookFileName(const QString& ruleset);
/// A whole page of the web around a body.
QString webPage(const QString& title, const QString& language, const QString& body);

} // namespace marches::editor
