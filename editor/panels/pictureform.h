// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/panels/recordform.h"

#include <array>
#include <functional>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace marches::editor {

/// Where the picture to trace lies, in numbers: its corner, scale, turn, stretch and skew, and its pins, each with the
/// point of the board that it holds.
class PictureForm : public RecordForm {
    Q_OBJECT
public:
    explicit PictureForm(QWidget* parent = nullptr);

    /// The map must have a picture.
    void showPicture(MapDocument& document);

private:
    struct PinRow {
        QWidget* row = nullptr;
        QDoubleSpinBox* left = nullptr;
        QDoubleSpinBox* top = nullptr;
    };

    void retranslate() final;
    void connectFields();
    void movePin(std::size_t pin);
    void change(const QString& title, const std::function<void(engine::TracePicture&)>& change);

    QFormLayout* m_rows;
    QLabel* m_heading;
    QDoubleSpinBox* m_left;
    QDoubleSpinBox* m_top;
    QDoubleSpinBox* m_scale;
    QDoubleSpinBox* m_turn;
    QDoubleSpinBox* m_stretch;
    QDoubleSpinBox* m_skew;
    QSpinBox* m_opacity;
    QCheckBox* m_locked;
    std::array<PinRow, engine::kMostPicturePins> m_pins;
};

} // namespace marches::editor
