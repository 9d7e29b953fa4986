// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/recordform.h"

#include <vector>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QPushButton;

namespace marches::editor {

class ChoiceBox;
class ColourField;

/// The selected stamps: which drawing, how high, how turned. A change counts for all of them, as one step to undo.
class StampForm : public RecordForm {
    Q_OBJECT
public:
    explicit StampForm(QWidget* parent = nullptr);

    void showStamps(MapDocument& document, const std::vector<RecordId>& stamps);

signals:
    /// Something was chosen from a list, so that one is done with the form.
    void done();

private:
    void retranslate() final;
    void connectFields();
    void fillStamps(const std::string& chosen);
    void drawAgain();

    QFormLayout* m_rows;
    ChoiceBox* m_stamp;
    QDoubleSpinBox* m_height;
    QDoubleSpinBox* m_turn;
    QCheckBox* m_mirrored;
    ColourField* m_tint;
    QPushButton* m_anew;
};

} // namespace marches::editor
