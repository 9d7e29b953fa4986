// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/desktop/newgame/deckwords.h"
#include "editor/widgets/translated.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;
class QVBoxLayout;

namespace marches::editor {
class SharedField;
}

namespace marches::app {

class Card;
class EffectEditor;

/// One card of a deck: how it looks in play, its words, copies, when it is played, and what it does. It is about the
/// card that it was made for, and edits that one alone, if it is still there.
class CardForm : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    CardForm(const Catalogue& catalogue, NewGameModel& model, std::string deck, std::string card,
             QWidget* parent = nullptr);

    const std::string& card() const { return m_card; }
    /// Takes all from the model. Where the card is gone nothing changes.
    void refresh();
    QSpinBox* copies() const { return m_copies; }
    editor::SharedField* nameField() const { return m_name; }
    /// For the name in another language; null: the game is not told in it, or it is that of nameField().
    editor::SharedField* nameFieldIn(const std::string& language) const;
    editor::SharedField* textField() const { return m_text; }
    QComboBox* timing() const { return m_timing; }
    QComboBox* addBox() const { return m_add; }
    const QList<EffectEditor*>& effects() const { return m_effects; }
    QString problem() const;

private:
    using WordEdit = bool (engine::ContentDraft::*)(std::string_view, std::string_view, const std::string&);
    QComboBox* makeWordBox(const std::vector<std::string>& words, WordEdit edit, QLabel*& label);
    editor::SharedField* makeTextField(const char* part, int longest);
    void makeOtherNames(const std::vector<std::string>& languages);
    editor::SharedField* makeOtherName(const std::string& language);
    void refreshNames();
    void edit(const QString& key, const NewGameModel::ContentEdit& edit);
    void refreshEffects(const engine::CardSpec& card);
    void showWords(QComboBox* box, const std::vector<std::string>& words, const std::string& now);
    const engine::DeckForm& form() const { return *m_model.content().form(m_deck); }
    void retranslate() final;

    const Catalogue& m_catalogue;
    NewGameModel& m_model;
    const DeckWords m_words;
    const std::string m_deck;
    const std::string m_card;
    Card* m_preview;
    QLabel* m_previewName;
    QLabel* m_previewText;
    QLabel* m_previewFacts;
    QLabel* m_problem;
    QLabel* m_nameLabel;
    QLabel* m_textLabel;
    editor::SharedField* m_name;
    editor::SharedField* m_text;
    /// The name in a language other than that of the variant.
    struct OtherName {
        std::string language;
        QLabel* label;
        editor::SharedField* field;
    };
    QVBoxLayout* m_otherNameRows;
    std::vector<OtherName> m_otherNames;
    QLabel* m_copiesLabel = nullptr;
    QSpinBox* m_copies = nullptr; ///< null: there is one of each
    QLabel* m_timingLabel = nullptr;
    QLabel* m_windowLabel = nullptr;
    QLabel* m_sideLabel = nullptr;
    QComboBox* m_timing = nullptr; ///< null, as those below: the game knows no such thing
    QComboBox* m_window = nullptr;
    QComboBox* m_side = nullptr;
    QLabel* m_effectsHead;
    QVBoxLayout* m_effectRows;
    QList<EffectEditor*> m_effects;
    QComboBox* m_add = nullptr; ///< null: its cards have no effects
};

} // namespace marches::app
