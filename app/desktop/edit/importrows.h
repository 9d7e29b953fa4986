// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/foreignimport.h"
#include "editor/widgets/translated.h"

#include <QTreeWidget>
#include <QWidget>

#include <set>
#include <string>

class QLineEdit;
class QPushButton;

namespace marches::app {

/// The territories and sea zones of a file, by region or kind, each with a check mark that says whether it becomes part
/// of the map: one by one, group by group, all that are selected, or all that the filter leaves.
class ImportRows : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit ImportRows(QWidget* parent = nullptr);

    void show(const ReadyMap& map);
    void clear();
    /// Keys of the places that are not checked.
    std::set<std::string> leftOut() const;
    /// Keys of the places that are to be sea instead of land, or land instead of sea.
    std::set<std::string> turned() const;
    QTreeWidget& tree() { return *m_tree; }
    QLineEdit& filter() { return *m_filter; }
    QPushButton& takeButton() { return *m_take; }
    QPushButton& leaveButton() { return *m_leave; }
    QPushButton& onlyButton() { return *m_only; }
    QPushButton& kindButton() { return *m_kind; }
    /// Names of the rows that are selected.
    std::set<QString> selected() const;
    /// Selects the rows of these names, and no others unless it is to `add` them.
    void select(const std::set<QString>& names, bool add);

signals:
    /// A person checked or unchecked something, or made land of sea.
    void chosen();
    /// Other rows are selected.
    void selectionChanged();

private:
    QTreeWidgetItem* groupOf(const QString& name);
    void countGroups();
    void filterRows();
    void sortRows();
    void refreshButtons();
    void checkSelected(bool taken);
    void takeOnlySelected();
    void turnSelected();
    bool isMeant(const QTreeWidgetItem& row) const;
    std::vector<QTreeWidgetItem*> rows() const;
    void retranslate() final;

    QLineEdit* m_filter;
    QTreeWidget* m_tree;
    QPushButton* m_take;
    QPushButton* m_leave;
    QPushButton* m_only;
    QPushButton* m_kind;
    bool m_isFilling = false;
};

} // namespace marches::app
