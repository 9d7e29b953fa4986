// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/translated.h"

#include <QDialog>
#include <QRectF>
#include <QTransform>

class QCheckBox;
class QDoubleSpinBox;
class QFormLayout;
class QPushButton;

namespace marches::app {

/// Where the box around something is to lie, how large it is to be and how far it is turned, in exact numbers.
class TransformDialog : public editor::Translated<QDialog> {
    Q_OBJECT
public:
    /// `box`: as it is now, in board units.
    explicit TransformDialog(const QRectF& box, QWidget* parent = nullptr);

    /// What leads from the box as it was to what the fields say: turned about its middle after it was scaled.
    QTransform transform() const;

private:
    void retranslate() final;
    void arrange();
    /// The other side follows where proportions are kept.
    void follow(QDoubleSpinBox& changed);

    QRectF m_box;
    QDoubleSpinBox* m_left;
    QDoubleSpinBox* m_top;
    QDoubleSpinBox* m_width;
    QDoubleSpinBox* m_height;
    QCheckBox* m_proportions;
    QDoubleSpinBox* m_turn;
    QPushButton* m_cancel;
    QPushButton* m_go;
    QFormLayout* m_rows = nullptr;
};

} // namespace marches::app
