// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QWidget>

#include "app/desktop/play/playcontext.h"
#include "app/desktop/play/positiondraft.h"

class QComboBox;
class QFormLayout;
class QListWidget;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace marches::app {

/// What is beside the board while the position is changed by hand: whose turn or which phase it is and who comes next,
/// and of every seat its numbers and cards. It asks for changes; the draft makes them.
class PositionPanel : public QWidget {
    Q_OBJECT
public:
    explicit PositionPanel(QWidget* parent = nullptr);

    /// Shows the draft as it is now.
    void show(const PlayContext& context, const PositionDraft& draft);
    void clear();

    /// Fields, for those who type into them: the box of a number; of whose turn it is; the row of tokens.
    QSpinBox* box(const Tally& tally) const;
    QListWidget* trackList() const { return m_track; }
    QToolButton* earlierButton() const { return m_earlier; }
    QComboBox* cardBox(int seat) const;
    QComboBox* phaseBox() const { return m_phase; } ///< null in games of turns

signals:
    void amountChosen(const marches::app::Tally& tally, int amount);
    void turnChosen(int army);
    void phaseChosen(int phase);
    void swapChosen(int index);
    void cardGiven(int seat, int card);
    void cardDiscarded(int seat, int card);

private:
    struct Number {
        Tally tally;
        QSpinBox* box;
    };
    /// What the widgets were made for; while it stays, only their values are set.
    struct Shape {
        const PlayContext* context = nullptr;
        QString language;
        std::vector<Tally> tallies;
        std::vector<std::vector<int>> hands;
        std::vector<int> phases;
        bool operator==(const Shape&) const = default;
    };

    void build(const PlayContext& context, const PositionDraft& draft);
    void buildTurn(const PlayContext& context, const PositionDraft& draft);
    void chooseTurn(const PlayContext& context, QFormLayout& form);
    void choosePhase(const PlayContext& context, const PositionDraft& draft, QFormLayout& form);
    void buildTrack();
    void buildSeat(const PlayContext& context, const PositionDraft& draft, int seat);
    void buildCards(const PlayContext& context, const PositionDraft& draft, int seat, QVBoxLayout& column);
    void addNumber(const PlayContext& context, const Tally& tally, QFormLayout& form);
    void setValues(const PlayContext& context, const PositionDraft& draft);
    void moveToken(int by);

    Shape m_shape;
    QWidget* m_content = nullptr;
    std::vector<Number> m_numbers;
    std::vector<QComboBox*> m_cards; ///< by seat; may be null
    QComboBox* m_turn = nullptr;
    QComboBox* m_phase = nullptr;
    QListWidget* m_track = nullptr;
    QToolButton* m_earlier = nullptr;
    QToolButton* m_later = nullptr;
};

} // namespace marches::app
