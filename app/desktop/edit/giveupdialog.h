// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/askdialog.h"

namespace marches::app {

/// Asked before an import goes in which somebody has done something: accepted, it is given up.
class GiveUpDialog : public AskDialog {
    Q_OBJECT
public:
    explicit GiveUpDialog(QString name, QWidget* parent = nullptr);

    QPushButton* giveUpButton() const { return m_giveUp; }
    QPushButton* continueButton() const { return m_continue; }

private:
    void retranslate() override;

    QString m_name;
    QPushButton* m_giveUp;
    QPushButton* m_continue;
};

} // namespace marches::app
