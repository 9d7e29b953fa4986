// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapdocument.h"
#include "editor/widgets/translated.h"

#include <QPointer>
#include <QWidget>

class QDoubleSpinBox;
class QFormLayout;

namespace marches::editor {

/// Where one point of a border is, and how long one line of it: both as numbers that can be typed, in board units. What
/// is typed belongs to what was shown when the typing began; where that is gone it is dropped.
class PointForm : public Translated<QWidget> {
    Q_OBJECT
public:
    explicit PointForm(QWidget* parent = nullptr);

    void showPoint(MapDocument& document, VertexId point);
    /// Its length is changed at its end; the handles of a curve are, too.
    void showLine(MapDocument& document, EdgeId line);
    /// Several things, or none.
    void clear();
    void commitTyped();

private:
    void retranslate() final;
    void show(MapDocument& document, VertexId point, EdgeId line);
    void displayRows();
    void movePoint();
    void stretchLine(double length);

    QPointer<MapDocument> m_document;
    VertexId m_point = kNoVertex;
    EdgeId m_line = kNoEdge;
    QFormLayout* m_rows;
    QDoubleSpinBox* m_x;
    QDoubleSpinBox* m_y;
    QDoubleSpinBox* m_length;
};

} // namespace marches::editor
