// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include "app/desktop/newgame/newgamemodel.h"
#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"

class QLabel;
class QPushButton;
class QScrollArea;

namespace marches::app {

/// Always visible: what differs from the official rules, each with an undo arrow, and whether the rules work together.
class DifferencesPanel : public editor::Translated<Card> {
    Q_OBJECT
public:
    DifferencesPanel(const Catalogue& catalogue, NewGameModel& model, QWidget* parent = nullptr);

    QPushButton* undoAll() const { return m_undoAll; }

signals:
    void ruleRequested(QWidget* anchor, const QString& rule);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate() override { refresh(); }
    void refresh();
    void fitHeight();
    QWidget* line(const std::string& option);
    QWidget* line(const engine::CardDifference& difference);
    QWidget* setUpLine(const std::string& id, bool region);
    QWidget* startLine();
    QWidget* makeLine(const QString& text, const QString& undo, const std::function<void()>& undone,
                      const std::vector<QWidget*>& facts);
    int count() const;

    const Catalogue& m_catalogue;
    NewGameModel& m_model;
    QLabel* m_head;
    QPushButton* m_undoAll;
    QScrollArea* m_scroll;
    QLabel* m_verdict;
};

} // namespace marches::app
