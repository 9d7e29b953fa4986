// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace marches::app {

/// What is to become of a map's changes that are in no file, before it leaves the screen.
class UnsavedDialog : public QDialog {
    Q_OBJECT
public:
    enum class Answer { Cancel, Save, Drop };

    explicit UnsavedDialog(QString map, QWidget* parent = nullptr);

    /// Cancel as long as nothing else was chosen.
    Answer answer() const { return m_answer; }
    QPushButton* button(Answer answer) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void choose(Answer answer);
    void retranslate();

    QString m_map;
    QLabel* m_question;
    QLabel* m_told;
    QPushButton* m_save;
    QPushButton* m_drop;
    QPushButton* m_cancel;
    Answer m_answer = Answer::Cancel;
};

} // namespace marches::app
