// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/mapimport.h"

#include <QDialog>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;
class QTreeWidgetItem;

namespace marches::app {

/// What an import would make of a drawing or picture, before anything is made: each shape with what it is to become, and what
/// joining them found. Every choice can be changed, and the report follows.
class ImportDialog : public QDialog {
    Q_OBJECT
public:
    /// Of a drawing in SVG.
    ImportDialog(editor::ImportPlan plan, const QString& name, const std::string& language, QWidget* parent = nullptr);
    /// Of a picture whose colours are to become territories.
    ImportDialog(const QImage& picture, const QString& name, const std::string& language, QWidget* parent = nullptr);

    const editor::ImportPlan& plan() const { return m_plan; }
    const editor::WeldedMap& welded() const { return m_welded; }
    QTreeWidget& shapes() { return *m_shapes; }
    QTreeWidget& report() { return *m_report; }
    /// What the accepted dialog makes.
    engine::Result<editor::MapFiles> files() const;

private:
    void build(const QString& name);
    void trace();
    void fillShapes();
    void weld();
    void fillReport();
    void drawPreview();
    QString nameOf(editor::FaceId face) const;

    editor::ImportPlan m_plan;
    editor::WeldedMap m_welded;
    QImage m_picture; ///< null: it is a drawing
    std::string m_language;
    QLineEdit* m_name = nullptr;
    QDoubleSpinBox* m_tolerance = nullptr;
    QDoubleSpinBox* m_leastRun = nullptr;
    QSpinBox* m_colours = nullptr;
    QDoubleSpinBox* m_smoothing = nullptr;
    QTreeWidget* m_shapes = nullptr;
    QTreeWidget* m_report = nullptr;
    QLabel* m_summary = nullptr;
    QLabel* m_preview = nullptr;
    QPushButton* m_make = nullptr;
    bool m_filling = false;
};

} // namespace marches::app
