// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <QStringList>
#include <QWidget>

#include "editor/widgets/translated.h"

class QComboBox;
class QFormLayout;

namespace marches::app {

/// Who plays: one level of bots for all, or one a seat.
class LabBots : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    /// `mayBeEmpty`: there is a choice that says nothing, for an arm that plays as the others do.
    explicit LabBots(bool mayBeEmpty, QWidget* parent = nullptr);

    /// How a level is called.
    static QString levelWord(const std::string& level);
    /// The same of a list: one for all, or who plays by seat.
    static QString levelWords(const std::vector<std::string>& levels);

    /// Names of the seats, and a level for all, one a seat, or none.
    void setBots(const QStringList& seats, const std::vector<std::string>& levels);
    const std::vector<std::string>& levels() const { return m_levels; }

    /// The level of all; its last row unfolds the seats.
    QComboBox* levelBox() const { return m_all; }
    const std::vector<QComboBox*>& seatBoxes() const { return m_boxes; }
    /// Chooses that each seat has its own, as by hand.
    void unfold();

signals:
    void changed();

private:
    void fill();
    void fillSeats();
    void onAll();
    void retranslate() final;

    bool m_mayBeEmpty;
    QStringList m_seats;
    std::vector<std::string> m_levels;
    bool m_bySeat = false;
    QComboBox* m_all;
    QFormLayout* m_form;
    std::vector<QComboBox*> m_boxes; ///< by seat, as many as are shown
};

} // namespace marches::app
