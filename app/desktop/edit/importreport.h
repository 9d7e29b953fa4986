// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapimport.h"

#include <QTreeWidget>

namespace marches::app {

/// What an import found in a drawing, what it guessed of it, what it drops, and what one should look at; a row each.
class ImportReport : public QTreeWidget {
    Q_OBJECT
public:
    explicit ImportReport(QWidget* parent = nullptr);

    /// In the language in use.
    void tell(const editor::ImportPlan& plan, const editor::WeldedMap& welded);
    /// "5 territories, 1 sea zone, 7 common borders"
    static QString summary(const editor::ImportPlan& plan, const editor::WeldedMap& welded);

private:
    void addGuesses(const editor::ImportPlan& plan);
    void addFindings(const editor::ImportPlan& plan, const editor::WeldedMap& welded);
    QTreeWidgetItem* group(const QString& words);
    void finish(QTreeWidgetItem* group);
};

} // namespace marches::app
