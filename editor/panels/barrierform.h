// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/recordform.h"

class QFormLayout;
class QLabel;

namespace marches::editor {

class ChoiceBox;
class NamesForm;
class SharedField;

/// A river or a line of mountains.
class BarrierForm : public RecordForm {
    Q_OBJECT
public:
    explicit BarrierForm(QWidget* parent = nullptr);

    void showBarrier(MapDocument& document, RecordId barrier);
    /// Puts the cursor into the name (F2).
    void rename();

signals:
    /// Something was chosen from a list, or Enter or Esc pressed in a name: one is done with the form.
    void done();

private:
    void retranslate() final;
    void storeId(const QString& id);

    QFormLayout* m_rows;
    NamesForm* m_names;
    ChoiceBox* m_kind;
    SharedField* m_id;
    QLabel* m_closes;
};

} // namespace marches::editor
