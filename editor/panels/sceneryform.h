// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/recordform.h"

#include <functional>
#include <string>
#include <vector>

class QDoubleSpinBox;
class QFormLayout;
class QPushButton;

namespace marches::editor {

class ChoiceBox;
class ColourField;

/// The selected pieces of scenery: what they are, how wide, in which colour, above or below others. A change counts for
/// all of them, as one step to undo.
class SceneryForm : public RecordForm {
    Q_OBJECT
public:
    explicit SceneryForm(QWidget* parent = nullptr);

    /// Pieces that the map has, at least one.
    void showScenery(MapDocument& document, const std::vector<std::string>& ids);

signals:
    /// Something was chosen from a list, so that one is done with the form.
    void done();

private:
    void retranslate() final;
    void connectFields();
    void fillTerrains(const engine::MapScenery& last);
    void change(const QString& title, const std::function<void(engine::MapScenery&)>& change);
    void restack(const QString& title, bool onTop);

    std::vector<std::string> m_ids;
    QFormLayout* m_rows;
    ChoiceBox* m_terrain;
    ChoiceBox* m_shape;
    QDoubleSpinBox* m_width;
    ColourField* m_colour;
    QPushButton* m_raise;
    QPushButton* m_lower;
};

} // namespace marches::editor
