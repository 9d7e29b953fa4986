// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

#include "app/desktop/newgame/newgamemodel.h"

class QLabel;
class QScrollArea;
class QTabBar;
class QVBoxLayout;

namespace marches::app {

class OptionRow;

/// All options of the chosen game, a tab a group, with the number of changes on each; a search looks through all
/// groups.
class OptionList : public QFrame {
    Q_OBJECT
public:
    OptionList(const Catalogue& catalogue, NewGameModel& model, QWidget* parent = nullptr);

    void setSearch(const QString& words);
    /// The options of a game that is on; see OptionRow::setGameIsOn().
    void setGameIsOn();
    /// Brings the row of an option into view.
    void showOption(const std::string& option);
    const QList<OptionRow*>& rows() const { return m_rows; }
    OptionRow* row(const std::string& option) const;
    QTabBar* tabs() const { return m_tabs; }

signals:
    void ruleRequested(QWidget* anchor, const QString& rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void refresh();
    void filter();
    void retranslate();
    void showBadges();

    const Catalogue& m_catalogue;
    NewGameModel& m_model;
    QTabBar* m_tabs;
    QLabel* m_hint;
    QScrollArea* m_scroll;
    QWidget* m_list = nullptr;
    QLabel* m_nothing = nullptr;
    QList<OptionRow*> m_rows;
    std::vector<engine::OptionGroup> m_groups; ///< by tab
    QString m_search;
};

} // namespace marches::app
