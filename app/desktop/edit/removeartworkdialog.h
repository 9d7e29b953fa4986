// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/askdialog.h"

namespace marches::app {

/// Asked before the artwork of a board goes that the program did not draw: it cannot be undone.
class RemoveArtworkDialog : public AskDialog {
    Q_OBJECT
public:
    explicit RemoveArtworkDialog(QWidget* parent = nullptr);

    QPushButton* removeButton() const { return m_remove; }
    QPushButton* keepButton() const { return m_keep; }

private:
    void retranslate() override;

    QPushButton* m_remove;
    QPushButton* m_keep;
};

} // namespace marches::app
