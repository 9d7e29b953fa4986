// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDialog>

#include "editor/translation/translationstore.h"

class QPushButton;
class QRadioButton;

namespace marches::app {

/// The texts that were changed both here and by another program: mine and theirs side by side, one to keep for each.
class ConflictDialog : public QDialog {
    Q_OBJECT
public:
    ConflictDialog(const editor::TranslationDocument& document, const std::vector<editor::TextConflict>& conflicts,
                   QWidget* parent = nullptr);

    /// Numbers of the conflicts for which theirs was chosen.
    std::vector<std::size_t> theirs() const;
    QRadioButton& theirsButton(std::size_t conflict) { return *m_theirs[conflict]; }
    QPushButton& keepButton() { return *m_keep; }

private:
    std::vector<QRadioButton*> m_mine;
    std::vector<QRadioButton*> m_theirs;
    QPushButton* m_keep;
};

} // namespace marches::app
