// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace marches::app {

/// Asked before an import goes in which somebody has done something: accepted, it is given up.
class GiveUpDialog : public QDialog {
    Q_OBJECT
public:
    explicit GiveUpDialog(QString name, QWidget* parent = nullptr);

    QPushButton* giveUpButton() const { return m_giveUp; }
    QPushButton* goOnButton() const { return m_goOn; }

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QString m_name;
    QLabel* m_question;
    QLabel* m_told;
    QPushButton* m_giveUp;
    QPushButton* m_goOn;
};

} // namespace marches::app
