// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/base/catalogue.h"
#include "app/desktop/lab/labsubject.h"
#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"
#include "engine/lab/experiment.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace marches::app {

class LabBots;
class LabChangeRows;

/// Whether all that an arm says is one option at one value, under the name that the program gives it.
bool isPlainArm(const engine::ExperimentArm& arm);
/// The name that the program gives an arm: what it changes.
std::string nameOfArm(const Catalogue& catalogue, const engine::ExperimentArm& arm);

/// One arm of a comparison: its name, what it changes, and folded away who plays it and where.
class LabArmCard : public editor::Translated<Card> {
    Q_OBJECT
public:
    explicit LabArmCard(const Catalogue& catalogue, QWidget* parent = nullptr);

    /// The arm at this place, from 0 for the first that is changed, of an experiment.
    void show(const engine::Experiment& asked, std::size_t arm);
    const engine::ExperimentArm& arm() const { return m_arm; }
    /// Its one change alone, without name and sheet.
    void setPlain(bool plain);

    LabChangeRows& changes() const { return *m_changes; }
    QLineEdit* nameField() const { return m_name; }
    QToolButton* copyButton() const { return m_copy; }
    QToolButton* removeButton() const { return m_remove; }
    QPushButton* moreButton() const { return m_more; }
    QComboBox* variantBox() const { return m_variant; }
    QSpinBox* playersField() const { return m_players; }
    LabBots& bots() const { return *m_bots; }

signals:
    void edited();
    void copyRequested();
    void removeRequested();

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void edit(const std::function<void()>& change);
    void refresh();
    void showName();
    void showMark();
    void fillVariants();
    std::optional<LabSubject> subject() const;
    void retranslate() final;

    const Catalogue& m_catalogue;
    engine::Experiment m_asked;
    engine::ExperimentArm m_arm;
    std::size_t m_at = 0;
    bool m_plain = false;
    QWidget* m_head;
    QLabel* m_mark;
    QLineEdit* m_name;
    QToolButton* m_copy;
    QToolButton* m_remove;
    LabChangeRows* m_changes;
    QPushButton* m_more;
    QWidget* m_own; ///< what is folded away
    QFormLayout* m_form;
    QLabel* m_variantLabel;
    QLabel* m_playersLabel;
    QLabel* m_botsLabel;
    QComboBox* m_variant;
    QSpinBox* m_players;
    LabBots* m_bots;
};

} // namespace marches::app
