// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "app/desktop/base/catalogue.h"
#include "editor/widgets/translated.h"
#include "engine/lab/experiment.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace marches::app {

class LabArmCard;

/// The arms of a comparison. With one that changes one option nothing but that is asked for; the rest unfolds when
/// another one is added.
class LabArms : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LabArms(const Catalogue& catalogue, QWidget* parent = nullptr);

    void setArms(const engine::Experiment& asked);
    const std::vector<engine::ExperimentArm>& arms() const { return m_asked.arms; }
    /// One change, and no more is to be seen.
    bool isPlain() const { return m_plain; }
    const std::vector<LabArmCard*>& cards() const { return m_cards; }
    QPushButton* addButton() const { return m_add; }

signals:
    void changed();

private:
    void refill();
    void addCard();
    void add();
    void copy(const LabArmCard* card);
    void remove(const LabArmCard* card);
    std::size_t placeOf(const LabArmCard* card) const;
    std::string freeName(const std::string& name) const;
    void changeEvent(QEvent* event) override;
    void retranslate() final;

    const Catalogue& m_catalogue;
    engine::Experiment m_asked;
    bool m_plain = true;
    QWidget* m_first; ///< the arm that is as it is
    QLabel* m_firstMark;
    QLabel* m_firstName;
    QVBoxLayout* m_column;
    std::vector<LabArmCard*> m_cards;
    QPushButton* m_add;
};

} // namespace marches::app
