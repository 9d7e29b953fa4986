// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

class QLabel;
class QMenu;
class QPushButton;

namespace marches::app {

class ElidedLabel;

/// The bar above the map: what is used most, the tool in hand with what its keys do, and the way to a game.
class EditToolBar : public QToolBar {
    Q_OBJECT
public:
    /// `aids`: the button of what helps to draw. `games`: what else the map can be played with, beside the button that
    /// plays.
    EditToolBar(const QList<QAction*>& actions, QWidget* aids, QMenu* games, QWidget* parent = nullptr);

    /// Words of the tool in hand.
    void setTool(const QString& name, const QString& hint);
    /// Name of the game that the button starts; empty: none can be played.
    void setUsualGame(const QString& name);
    /// The keys, in words, that start that game and open the menu of games; empty: none.
    void setKeys(const QString& play, const QString& choose);
    /// Opens the menu of games.
    void chooseGame();
    void retranslate();

signals:
    void playRequested();

private:
    QLabel* m_toolName;
    ElidedLabel* m_hint; ///< a long one must not widen the window, but goes on in a second line
    QPushButton* m_play;
    QPushButton* m_choose;
    QString m_usual;
    QString m_playKey;
    QString m_chooseKey;
};

} // namespace marches::app
