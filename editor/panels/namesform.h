// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"

#include <QWidget>

#include <map>
#include <string>
#include <vector>

class QGridLayout;
class QLabel;
class QToolButton;

namespace marches::editor {

class SharedField;

/// The names of one or several things in all languages at once, a field each; behind a fold the forms that sentences need
/// ("the Lamppost", "of the Lamppost", "at the Lamppost"), and for places how the board writes them: a name of its own, with a
/// "/" where a line begins, and the size of its letters in percent.
class NamesForm : public QWidget {
    Q_OBJECT
public:
    explicit NamesForm(QWidget* parent = nullptr);

    /// `bases`: starts of the keys of their texts ("territory.beruna").
    void showNames(MapDocument& document, const std::vector<std::string>& bases, bool withForms = true);
    /// Field of a language for "name" or one of its forms (engine/package/grammar.h); null: not shown.
    SharedField* field(const std::string& language, const std::string& form) const;
    void focusFirst();

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild(const std::vector<std::string>& languages);
    void retranslate();
    void showValues();
    /// Forms that a language has for the things that are shown, in their order.
    std::vector<std::string> formsOf(const std::string& language) const;
    QString formWords(const std::string& form) const;
    void store(const std::string& language, const std::string& form, const QString& text);

    MapDocument* m_document = nullptr;
    std::vector<std::string> m_bases;
    std::vector<std::string> m_languages;
    std::map<std::pair<std::string, std::string>, SharedField*> m_fields; ///< by language and form
    std::map<std::string, QLabel*> m_labels;
    QGridLayout* m_grid;
    QToolButton* m_fold;
    bool m_withForms = true;
    bool m_onBoard = false; ///< places, whose names stand on the board
};

/// Languages that a map's names are asked for: those that it has, and those of the program.
std::vector<std::string> nameLanguages(const MapDocument& document);

} // namespace marches::editor
