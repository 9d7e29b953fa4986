// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;

namespace marches::editor {

class NamesForm;
class SharedField;

/// A river or a line of mountains.
class BarrierForm : public QWidget {
    Q_OBJECT
public:
    explicit BarrierForm(QWidget* parent = nullptr);

    void showBarrier(MapDocument& document, Key barrier);
    /// Puts the cursor into the id (F2).
    void rename();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    MapDocument* m_document = nullptr;
    Key m_barrier{};
    QFormLayout* m_rows;
    NamesForm* m_names;
    QComboBox* m_kind;
    SharedField* m_id;
    QLabel* m_closes;
};

} // namespace marches::editor
