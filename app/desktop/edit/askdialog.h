// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "editor/widgets/translated.h"

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace marches::app {

/// A question, a sentence on what hangs on it, and a row of buttons; whoever asks gives the words, in every language
/// anew.
class AskDialog : public editor::Translated<QDialog> {
    Q_OBJECT
public:
    explicit AskDialog(QWidget* parent = nullptr);

protected:
    /// From left to right; `aside` ones stand at the left, away from the others.
    QPushButton* addButton(bool aside = false);
    /// What Enter presses.
    static void makeUsual(QPushButton& button);
    QLabel& question() const { return *m_question; }
    QLabel& told() const { return *m_told; }
    bool event(QEvent* event) override;

private:
    QLabel* m_question;
    QLabel* m_told;
    QHBoxLayout* m_buttons;
    int m_aside = 0;
};

} // namespace marches::app
