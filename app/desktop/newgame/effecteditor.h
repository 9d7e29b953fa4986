// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/desktop/newgame/deckwords.h"
#include "app/desktop/widgets/card.h"

#include <QList>

class QComboBox;
class QToolButton;

namespace marches::app {

class ArgumentField;

/// One effect of a card, or one row of a table: what it does, chosen among what the game has, and its values.
///
/// It edits the effect that it was made for, known by deck, card, number and verb, where that is still there: what is
/// typed may arrive after the effect has gone or another one has taken its number.
class EffectEditor : public Card {
    Q_OBJECT
public:
    EffectEditor(const DeckWords& words, NewGameModel& model, std::string deck, std::string card, std::size_t effect,
                 QWidget* parent = nullptr);

    const std::string& verb() const { return m_verb; }
    /// Takes the values from the model, whose effect must have this verb.
    void refresh();
    QComboBox* verbBox() const { return m_box; }
    QToolButton* removeButton() const { return m_remove; }
    ArgumentField* field(const std::string& argument) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    /// The effect that this was made for; null: it is gone.
    const engine::EffectSpec* effect() const;
    void edit(const QString& key, const NewGameModel::ContentEdit& edit);
    void retranslate();

    const DeckWords m_words;
    NewGameModel& m_model;
    const std::string m_deck;
    const std::string m_card;
    const std::size_t m_number;
    std::string m_verb;
    QComboBox* m_box;
    QToolButton* m_remove;
    QList<ArgumentField*> m_fields;
};

} // namespace marches::app
