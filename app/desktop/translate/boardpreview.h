// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QWidget>

#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/previewtexts.h"
#include "editor/painting/boarddrawing.h"
#include "editor/painting/namefit.h"

namespace marches::editor {
class BoardView;
}

namespace marches::app {

class Theme;

/// The board of a map with the names as they are being translated. The place whose text is worked on is outlined; a
/// click on another one chooses its name.
class BoardPreview : public QWidget {
    Q_OBJECT
public:
    explicit BoardPreview(const Theme& theme, QWidget* parent = nullptr);

    /// Null, or texts without a map: an empty board. The texts outlive this or the next call.
    void setTexts(const PreviewTexts* texts);
    bool hasMap() const { return m_drawing != nullptr; }
    /// Draws the names anew.
    void refreshNames();
    /// Outlines the places that a key is about ("territory.telmar.of", "region.north.name") and brings a single one
    /// into sight; nothing for other keys.
    void point(const std::string& key);
    editor::BoardView& view() { return *m_view; }

    /// The place whose name a key is ("territory.telmar.name"); -1: none of this map.
    int placeOf(const std::string& key) const;
    /// How the name of a place gets on with it as it is now.
    editor::NameFit fit(int place) const;
    /// See editor::linesToFit().
    int linesToFit(int place, const QString& called) const;
    /// Places whose name, at 100 %, is wider than the place or finds no room, though the author's own name does.
    std::vector<NameProblem> problems(const editor::TranslationDocument& document) const;

signals:
    /// A place was clicked: the key of its name.
    void nameChosen(const QString& key);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refreshTheme();
    std::string keyOf(int place) const;
    /// The places that a text is about: of a region all of its, of a river those on its banks.
    std::vector<int> placesOf(const std::string& key) const;
    editor::BoardWording wording() const;

    editor::BoardView* m_view;
    const PreviewTexts* m_texts = nullptr;
    std::shared_ptr<const editor::BoardDrawing> m_drawing;
    std::string m_sourceLanguage;
};

} // namespace marches::app
