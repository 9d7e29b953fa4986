// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace marches::app {

class Application;
class NewGameModel;

/// Asks for the name of a variant and saves it among the person's own.
class SaveVariantDialog : public QDialog {
    Q_OBJECT
public:
    SaveVariantDialog(Application& application, NewGameModel& model, QWidget* parent = nullptr);

    QLineEdit* nameField() const { return m_name; }
    QPushButton* saveButton() const { return m_save; }

private:
    void save();

    Application& m_application;
    NewGameModel& m_model;
    QLineEdit* m_name;
    QLabel* m_trouble;
    QPushButton* m_save;
};

} // namespace marches::app
