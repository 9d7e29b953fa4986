// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "app/desktop/lab/labsubject.h"
#include "editor/widgets/translated.h"
#include "engine/lab/experiment.h"

class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;

namespace marches::app {

/// Which options are tried: every one by itself, those chosen by themselves, or those chosen all together.
class LabFactors : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LabFactors(QWidget* parent = nullptr);

    void setFactors(const LabSubject& subject, engine::ExperimentDesign design,
                    const std::vector<engine::ExperimentFactor>& factors);
    engine::ExperimentDesign design() const;
    std::vector<engine::ExperimentFactor> factors() const;
    /// Why it cannot be asked yet; empty: it can.
    QString problem() const;

    QComboBox* howBox() const { return m_how; }
    QListWidget* list() const { return m_list; }

signals:
    void changed();

private:
    enum How { Every, Chosen, Together };

    How how() const;
    void fill();
    void onItem(const QListWidgetItem* item);
    void refresh();
    void retranslate() final;

    std::optional<LabSubject> m_subject;
    std::vector<engine::ExperimentFactor> m_factors; ///< those chosen, in their order
    QComboBox* m_how;
    QListWidget* m_list;
    QLabel* m_problem;
};

} // namespace marches::app
