// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;

namespace marches::editor {

/// What joins two places: the state of a border, or where a crossing leads over.
class BorderForm : public QWidget {
    Q_OBJECT
public:
    explicit BorderForm(QWidget* parent = nullptr);

    void showConnection(MapDocument& document, Key connection);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    const ConnectionRecord& record() const { return m_document->model().connections().at(m_connection); }
    void fillBarriers(QComboBox& box, const std::string& chosen, const QString& none);
    void changeKind(int index);

    MapDocument* m_document = nullptr;
    Key m_connection{};
    QFormLayout* m_rows;
    QLabel* m_between;
    QLabel* m_length;
    QComboBox* m_kind;
    QComboBox* m_state;
    QComboBox* m_closedBy;
    QComboBox* m_over;
};

} // namespace marches::editor
