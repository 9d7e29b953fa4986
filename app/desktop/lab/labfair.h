// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "app/desktop/lab/labsubject.h"
#include "editor/widgets/translated.h"
#include "engine/lab/experiment.h"

class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace marches::app {

/// Which number is to be made fair, for whom, and what fair is.
class LabFair : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit LabFair(QWidget* parent = nullptr);

    /// `fair`: nothing, or of a game that is not this one: the first number of the game, and an equal share. Where it
    /// asked for an equal share of another number of players, it asks for one of these.
    void setFair(const LabSubject& subject, int players, const std::optional<engine::FairQuestion>& fair);
    /// Nothing: the game has no number.
    const std::optional<engine::FairQuestion>& fair() const { return m_fair; }
    bool canBeAsked() const { return m_fair && m_fair->from < m_fair->to; }

    QComboBox* optionBox() const { return m_option; }
    QDoubleSpinBox* shareField() const { return m_share; }

signals:
    void changed();

private:
    void begin(const engine::OptionSpec& option);
    void fill();
    void fillSeats();
    void showTarget();
    void onOption();
    void onRange();
    void retranslate() final;

    std::optional<LabSubject> m_subject;
    int m_players = 0;
    std::size_t m_seats = 0; ///< that the share was given for
    std::optional<engine::FairQuestion> m_fair;
    QFormLayout* m_form;
    QLabel* m_none; ///< said where the game has no number
    std::vector<std::pair<QLabel*, QWidget*>> m_rows;
    QComboBox* m_option;
    QSpinBox* m_from;
    QSpinBox* m_to;
    QSpinBox* m_step;
    QComboBox* m_seat;
    QDoubleSpinBox* m_share;
};

} // namespace marches::app
