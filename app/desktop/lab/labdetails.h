// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/desktop/lab/labsubject.h"
#include "editor/widgets/translated.h"
#include "engine/lab/experiment.h"

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace marches::app {

class LabChangeRows;

/// What most questions leave as it is: options of all arms, seats in turn, the correction, the seed and the limit.
class LabDetails : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LabDetails(QWidget* parent = nullptr);

    /// Whether any of them is another than usual.
    static bool any(const engine::Experiment& asked);
    void show(const LabSubject& subject, const engine::Experiment& asked);
    /// Writes them into an experiment.
    void apply(engine::Experiment& asked) const;

    LabChangeRows& options() const { return *m_options; }
    QCheckBox* rotateBox() const { return m_rotate; }
    QSpinBox* seedField() const { return m_seed; }

signals:
    void changed();

private:
    void retranslate() final;

    QFormLayout* m_form;
    QLabel* m_optionsLabel;
    QLabel* m_correctionLabel;
    QLabel* m_seedLabel;
    QLabel* m_limitLabel;
    LabChangeRows* m_options;
    QCheckBox* m_rotate;
    QComboBox* m_correction;
    QSpinBox* m_seed;
    QSpinBox* m_limit;
};

} // namespace marches::app
