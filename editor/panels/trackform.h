// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/tracklayout.h"
#include "editor/panels/recordform.h"

#include <array>
#include <string>

class QCheckBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace marches::editor {

class ChoiceBox;
class NamesForm;
class SharedField;

/// A track: its names, whether it is a circle, how its spaces stand, and the spaces of other tracks that it branches
/// off and leads to. Every change is one step to undo.
class TrackForm : public RecordForm {
    Q_OBJECT
public:
    explicit TrackForm(QWidget* parent = nullptr);

    void showTrack(MapDocument& document, RecordId track);

signals:
    /// Something was chosen from a list, or Enter or Esc pressed in a name: one is done with the form.
    void done();

private:
    void retranslate() final;
    void storeId(const QString& id);
    void fill(ChoiceBox& box, const std::string& own, const std::string& chosen);
    void layOut(TrackShape shape);
    void join(ChoiceBox& box, std::string TrackRecord::*end, const QString& title);

    QFormLayout* m_rows;
    QLabel* m_head;
    NamesForm* m_names;
    QCheckBox* m_circular;
    struct Shape {
        TrackShape shape;
        QPushButton* button;
    };
    QWidget* m_layOut;
    std::array<Shape, 4> m_shapes;
    ChoiceBox* m_after;
    ChoiceBox* m_before;
    SharedField* m_id;
};

} // namespace marches::editor
