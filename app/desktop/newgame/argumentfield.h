// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/desktop/newgame/deckwords.h"
#include "editor/widgets/translated.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace marches::app {

class ValueRow;

/// What an effect says of one thing: its note, and a field for a number, a choice or a row of them, with what the game
/// allows and no more.
class ArgumentField : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    ArgumentField(const DeckWords& words, const engine::ArgumentForm& form, QWidget* parent = nullptr);

    const std::string& argument() const { return m_form.name; }
    /// Takes the value from the effect, and tells nobody.
    void show(const engine::EffectSpec& effect, const engine::EffectForm& verb);
    QSpinBox* number() const { return m_number; }
    QComboBox* box() const { return m_box; }
    ValueRow* row() const { return m_row; }

signals:
    /// By a person. No values: it is not said, and what the rules take for it then holds.
    void edited(const std::vector<std::string>& values);

private:
    bool canBeUnsaid() const { return !m_form.required && m_form.byDefault.empty(); }
    void tell(const std::string& value);
    void retranslate() final;

    const DeckWords m_words;
    const engine::ArgumentForm m_form;
    QLabel* m_label;
    QSpinBox* m_number = nullptr;
    QComboBox* m_box = nullptr;
    ValueRow* m_row = nullptr;
};

} // namespace marches::app
