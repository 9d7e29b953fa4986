// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapimport.h"
#include "editor/exchange/mapbuilding.h"

#include <QTreeWidget>

#include <functional>

namespace marches::app {

/// What an import found in a drawing, what it guessed of it, what it drops, and what one should look at; a row each.
class ImportReport : public QTreeWidget {
    Q_OBJECT
public:
    explicit ImportReport(QWidget* parent = nullptr);

    /// In the language in use.
    void tell(const editor::ImportPlan& plan, const editor::WeldedMap& welded);
    /// Of a map that another program made: what was taken over, and its notes, in the words of `words`.
    void tell(const editor::ImportedMap& map, const std::function<QString(const engine::Errors&)>& words);
    /// "Domination: 42 territories, 0 sea zones, 83 connections"
    static QString summary(const editor::ImportedMap& map);
    /// "5 territories, 1 sea zone, 7 common borders"
    static QString summary(const editor::ImportPlan& plan, const editor::WeldedMap& welded);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void addGuesses(const editor::ImportPlan& plan);
    void addFindings(const editor::ImportPlan& plan, const editor::WeldedMap& welded);
    void addCounts(const editor::ImportedMap& map);
    QTreeWidgetItem* group(const QString& words);
    void finish(QTreeWidgetItem* group);
};

} // namespace marches::app
