// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include <QDialog>

#include "engine/base/result.h"

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace marches::app {

class Application;
class NewGameModel;

/// Asks for the name of a variant and saves it among the person's own.
class SaveVariantDialog : public QDialog {
    Q_OBJECT
public:
    /// Writes it under a name. Gives its file.
    using Save = std::function<engine::Result<std::string>(const QString& name)>;

    SaveVariantDialog(Application& application, NewGameModel& model, QWidget* parent = nullptr);
    /// `hint` tells what is written.
    SaveVariantDialog(Application& application, const QString& hint, Save save, QWidget* parent = nullptr);

    /// What saving under the name that is typed does to others, said below the hint; empty: nothing to say.
    void setNote(std::function<QString(const QString& name)> note);
    /// Begins with a name.
    void setName(const QString& name);
    /// Further things to choose, below the hint.
    void addPart(QWidget& part);

    QLineEdit* nameField() const { return m_name; }
    QPushButton* saveButton() const { return m_save; }

private:
    void save();

    Application& m_application;
    Save m_write;
    QLineEdit* m_name;
    QVBoxLayout* m_parts;
    QLabel* m_trouble;
    QPushButton* m_save;
};

} // namespace marches::app
