// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/borders.h"
#include "editor/panels/mappanel.h"

class QLabel;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace marches::editor {

/// What leads from the selected place to others, one line each, and what one may say of it.
class ConnectionsPanel : public MapPanel {
    Q_OBJECT
public:
    explicit ConnectionsPanel(QWidget* parent = nullptr);

    QString heading() const override;
    QTreeWidget& list() { return *m_list; }

signals:
    /// A neighbour was double clicked or entered.
    void revealRequested(marches::editor::RecordId place);

protected:
    void refresh() override;
    void retranslate() override;

private:
    enum Column { Neighbour, Kind, State, Columns };
    void addRow(const std::string& other, std::optional<RecordId> connection);
    void choose(BorderChoice choice);
    void removeChosen();
    void refreshButtons();

    QLabel* m_place;
    QTreeWidget* m_list;
    QPushButton* m_open;
    QPushButton* m_close;
    QPushButton* m_follow;
    QPushButton* m_remove;
    std::string m_id; ///< of the place; empty: none, or several
};

} // namespace marches::editor
