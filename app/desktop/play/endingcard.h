// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "editor/widgets/translated.h"

class QLabel;
class QScrollArea;
class QToolButton;

namespace marches::app {

class ResultPanel;
struct PlayContext;

/// The end of a game, over the middle of the board: how it went, with room for its lines and for what is told of them,
/// and what one can do next. Gone when it is closed or another moment is looked at.
class EndingCard : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    /// Stands beside the board in what holds it.
    explicit EndingCard(QWidget& board);

    ResultPanel& result() { return *m_result; }
    /// Opens with the game that is over.
    void open(const PlayContext& context);
    /// Follows the game; closes where it is not over.
    void show(const PlayContext* context);
    /// As its button does. False where it is not open.
    bool dismiss();

signals:
    void closed(); ///< by a person, not because the game went elsewhere

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate() final;
    void place();
    void fold();

    QWidget& m_board;
    QLabel* m_title;
    QToolButton* m_close;
    QScrollArea* m_area;
    ResultPanel* m_result;
};

} // namespace marches::app
