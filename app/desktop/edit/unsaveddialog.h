// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/askdialog.h"

#include <QString>

namespace marches::app {

/// What is to become of a map's changes that are in no file, before it leaves the screen.
class UnsavedDialog : public AskDialog {
    Q_OBJECT
public:
    enum class Answer { Cancel, Save, Drop };

    /// `filed`: it has been saved before.
    UnsavedDialog(QString map, bool filed, QWidget* parent = nullptr);

    /// Cancel as long as nothing else was chosen.
    Answer answer() const { return m_answer; }
    QPushButton* button(Answer answer) const;

private:
    void choose(Answer answer);
    void retranslate() override;

    QString m_map;
    bool m_filed;
    QPushButton* m_drop;
    QPushButton* m_cancel;
    QPushButton* m_save;
    Answer m_answer = Answer::Cancel;
};

} // namespace marches::app
