// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/recordform.h"

#include <functional>
#include <vector>

class QDoubleSpinBox;
class QFormLayout;

namespace marches::editor {

class ChoiceBox;

/// How the names of places stand on the board, where it is not as the style has it. How large they are is said with the
/// name, for each language.
class LetteringForm : public RecordForm {
    Q_OBJECT
public:
    explicit LetteringForm(QWidget* parent = nullptr);

    void showPlaces(MapDocument& document, const std::vector<Key>& places);

signals:
    /// Something was chosen from a list, so that one is done with the form.
    void done();

private:
    void retranslate() final;
    void change(const QString& title, const std::function<void(engine::Lettering&)>& change);

    QFormLayout* m_rows;
    QDoubleSpinBox* m_spacing;
    QDoubleSpinBox* m_turn;
    ChoiceBox* m_letters;
};

} // namespace marches::editor
