// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/desktop/play/playcontext.h"
#include "app/desktop/play/positionreader.h"
#include "app/desktop/play/scorehistory.h"
#include "editor/widgets/translated.h"

class QLabel;
class QPushButton;

namespace marches::app {

/// How a finished game was decided: winner, every line of the score with its rule, and what one can do next.
class ResultPanel : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit ResultPanel(QWidget* parent = nullptr);
    void show(const PlayContext* context);

signals:
    void againRequested(bool sameSeed); ///< the same rules and seats; another seed, or the same
    void newGameRequested();
    void ruleRequested(const QString& id);

private:
    void retranslate() final;
    bool countsHoldings(const PositionReader& position, const engine::GameResult& standing) const;
    QString seatHtml(int seat, const engine::GameResult& standing, const std::vector<ScoreShare>& shares,
                     const QStringList& held) const;

    const PlayContext* m_context = nullptr;
    QLabel* m_text;
    QPushButton* m_again;
    QPushButton* m_same;
    QPushButton* m_new;
};

} // namespace marches::app
