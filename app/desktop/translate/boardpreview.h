// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QWidget>

#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/previewtexts.h"
#include "editor/canvas/boarddrawing.h"

namespace marches::editor {
class BoardView;
}

namespace marches::app {

class Theme;

/// The board of a map with the names as they are being translated. The place whose text is worked on is outlined; a click on
/// another one chooses its name.
class BoardPreview : public QWidget {
    Q_OBJECT
public:
    explicit BoardPreview(const Theme& theme, QWidget* parent = nullptr);

    /// Null, or texts without a map: an empty board. The texts outlive this or the next call.
    void setTexts(const PreviewTexts* texts);
    bool hasMap() const { return m_drawing != nullptr; }
    /// Draws the names anew.
    void refreshNames();
    /// Outlines the place that a key is about ("territory.telmar.of") and brings it into sight; nothing for other keys.
    void point(const std::string& key);
    editor::BoardView& view() { return *m_view; }

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
    /// By place: does its name fit, in a language?
    std::vector<int> fits(const std::string& language) const;

    editor::BoardView* m_view;
    const PreviewTexts* m_texts = nullptr;
    std::shared_ptr<const editor::BoardDrawing> m_drawing;
    std::string m_sourceLanguage;
};

} // namespace marches::app
