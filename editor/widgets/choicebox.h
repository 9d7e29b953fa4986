// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace marches::editor {

/// A list to choose from that tells when something was chosen from the open list, after which one is done with it; who
/// walks through the entries by the arrows is not.
class ChoiceBox : public QComboBox {
    Q_OBJECT
public:
    explicit ChoiceBox(QWidget* parent = nullptr);

    void showPopup() override;
    void hidePopup() override;

signals:
    /// After activated().
    void chosenFromList();

private:
    bool m_closing = false;
};

} // namespace marches::editor
