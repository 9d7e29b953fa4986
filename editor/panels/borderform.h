// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/recordform.h"

class QFormLayout;
class QLabel;

namespace marches::editor {

class ChoiceBox;

/// What joins two places: the state of a border, or where a crossing leads over.
class BorderForm : public RecordForm {
    Q_OBJECT
public:
    explicit BorderForm(QWidget* parent = nullptr);

    void showConnection(MapDocument& document, RecordId connection);

signals:
    /// Something was chosen from a list, so that one is done with the form.
    void done();

private:
    void retranslate() final;
    void fillBarriers(ChoiceBox& box, const std::string& chosen, const QString& none);
    void chooseState(int index);
    void changeKind(int index);

    QFormLayout* m_rows;
    QLabel* m_between;
    QLabel* m_length;
    ChoiceBox* m_kind;
    ChoiceBox* m_state;
    ChoiceBox* m_closedBy;
    ChoiceBox* m_over;
};

} // namespace marches::editor
