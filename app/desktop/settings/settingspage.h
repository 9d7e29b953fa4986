// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QScrollArea>

#include "app/desktop/base/modepage.h"
#include "editor/widgets/translated.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;

namespace marches::app {

class Actions;
class Application;
class KeysEditor;

/// What a person can choose about the program. Each choice takes effect at once; there is nothing to confirm.
class SettingsPage : public editor::Translated<QScrollArea>, public ModePage {
    Q_OBJECT
public:
    SettingsPage(Application& application, Actions& actions, QWidget* parent = nullptr);

    QComboBox* languageBox() const { return m_language; }
    QComboBox* themeBox() const { return m_theme; }
    /// What is wrong with a translation of the window that could not be read; empty: nothing.
    QString languageProblem() const;
    QCheckBox* soundsBox() const { return m_sounds; }
    KeysEditor& keys() const { return *m_keysEditor; }

    QWidget* widget() override { return this; }
    Scope scope() const override { return Scope::Settings; }
    QString title() const override;
    void enter() override;

private:
    QLabel* head();
    QLabel* row(QFormLayout* form, QWidget* field);
    QLabel* hint(QFormLayout* form);
    void connectFields();
    void refresh();
    void fill(QComboBox* box, const QStringList& words, int current);
    void retranslate() final;

    Application& m_application;
    QLabel* m_title;
    QLabel* m_looks;
    QLabel* m_playing;
    QLabel* m_translating;
    QLabel* m_keys;
    QLabel* m_files;
    QComboBox* m_language;
    QComboBox* m_theme;
    QComboBox* m_motion;
    QComboBox* m_boardLetters;
    QLineEdit* m_name;
    QLineEdit* m_address;
    QSlider* m_pause;
    QLabel* m_pauseWords;
    QCheckBox* m_sounds;
    QLabel* m_habitsLabel;
    std::array<QCheckBox*, 6> m_habits{};
    QLabel* m_habitsHint = nullptr;
    QCheckBox* m_letters;
    KeysEditor* m_keysEditor;
    QLineEdit* m_folder;
    QPushButton* m_openFolder;
    QLabel* m_languageLabel = nullptr;
    QLabel* m_languageProblem = nullptr;
    QLabel* m_themeLabel = nullptr;
    QLabel* m_motionLabel = nullptr;
    QLabel* m_boardLettersLabel = nullptr;
    QLabel* m_nameLabel = nullptr;
    QLabel* m_pauseLabel = nullptr;
    QLabel* m_folderLabel = nullptr;
    QLabel* m_lettersHint = nullptr;
    QLabel* m_addressLabel = nullptr;
    QLabel* m_addressHint = nullptr;
};

} // namespace marches::app
