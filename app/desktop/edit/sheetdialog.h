// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/translated.h"

#include <QDialog>
#include <QRectF>

#include <optional>

class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPushButton;

namespace marches::app {

/// Asks which part of the sheet is to become the whole, and how much larger everything on it.
class SheetDialog : public editor::Translated<QDialog> {
    Q_OBJECT
public:
    /// `drawn`: the box around what is on the map; nothing: it is empty. Board units.
    SheetDialog(const QSizeF& sheet, const std::optional<QRectF>& drawn, QWidget* parent = nullptr);

    QRectF frame() const;
    double scale() const;

private:
    void arrange();
    void fitToMap();
    void follow();
    void retranslate() final;

    QSizeF m_sheet;
    std::optional<QRectF> m_drawn;
    QFormLayout* m_rows = nullptr;
    QDoubleSpinBox* m_left;
    QDoubleSpinBox* m_top;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QDoubleSpinBox* m_percent;
    QLabel* m_result;
    QPushButton* m_fit;
    QPushButton* m_cancel;
    QPushButton* m_go;
};

} // namespace marches::app
