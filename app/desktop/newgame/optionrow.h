// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QList>
#include <QWidget>

#include "app/desktop/newgame/newgamemodel.h"
#include "app/desktop/newgame/optionwords.h"
#include "editor/widgets/translated.h"

class QLabel;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace marches::app {

class Chip;
class Switch;

/// One option: its control, title, sentence, rules, source, and what stands against it.
class OptionRow : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    OptionRow(OptionWords words, NewGameModel& model, const engine::OptionSpec& spec, QWidget* parent = nullptr);

    const std::string& option() const { return m_option; }
    engine::OptionGroup group() const { return m_group; }
    /// Takes value and conflicts from the model.
    void refresh(const std::vector<OptionConflict>& conflicts);
    /// True when title, sentence, values or rules mention all words of `needle`, whatever their accents and capitals.
    bool mentions(const QString& needle) const;
    /// Takes the words anew.
    void retranslate() final;
    /// In a game that is on: what may not change any more is greyed and says why.
    void setGameIsOn(bool on);
    bool isFixed() const { return m_gameIsOn && !m_duringPlayAllowed; }

    Switch* toggle() const { return m_switch; }
    QSpinBox* number() const { return m_number; }

signals:
    void ruleRequested(QWidget* anchor, const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void makeControls(const engine::OptionSpec& spec);
    void makeChips(const engine::OptionSpec& spec);
    void showConflict(const OptionConflict* conflict);
    void resolveConflict();

    OptionWords m_words;
    NewGameModel& m_model;
    std::string m_option;
    engine::OptionGroup m_group;
    std::vector<std::string> m_values;
    QWidget* m_body;
    QLabel* m_title;
    QLabel* m_sentence;
    QLabel* m_changed;
    Switch* m_switch = nullptr;
    QSpinBox* m_number = nullptr;
    QList<QRadioButton*> m_radios;
    QList<QLabel*> m_valueTexts;
    QList<Chip*> m_rules;
    Chip* m_source = nullptr;
    Chip* m_duringPlay = nullptr;
    QLabel* m_fixed;
    QWidget* m_conflictLine;
    QLabel* m_conflictText;
    QPushButton* m_remedy;
    OptionConflict m_conflict;
    bool m_isChanged = false;
    bool m_duringPlayAllowed = false;
    bool m_gameIsOn = false;
};

} // namespace marches::app
