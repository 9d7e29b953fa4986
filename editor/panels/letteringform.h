// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/recordform.h"

#include <functional>
#include <vector>

class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;

namespace marches::editor {

class ChoiceBox;

/// How the names of places, or of a region, stand on the board, where it is not as the style has it. How large those of
/// places are is said with the name, for each language.
class LetteringForm : public RecordForm {
    Q_OBJECT
public:
    explicit LetteringForm(QWidget* parent = nullptr);

    void showPlaces(MapDocument& document, const std::vector<RecordId>& places);
    void showRegion(MapDocument& document, RecordId region);

signals:
    /// Something was chosen from a list, so that one is done with the form.
    void done();

private:
    void retranslate() final;
    void show(const engine::Lettering& lettering);
    void change(const QString& title, const std::function<void(engine::Lettering&)>& change);

    QFormLayout* m_rows;
    QSpinBox* m_size; ///< percent; of regions alone
    QDoubleSpinBox* m_spacing;
    QDoubleSpinBox* m_turn;
    ChoiceBox* m_letters;
    bool m_isOfRegion = false;
};

} // namespace marches::editor
