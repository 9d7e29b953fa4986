// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <QList>

#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace marches::app {

class Application;
class MapPicture;

/// A game that the program keeps and no file holds, in words.
struct KeptWords {
    QString id;
    std::string map; ///< id, for the picture
    QString title;   ///< game and players, where it stands alone
    QString name;    ///< of the game
    QString players;
    QString detail; ///< moves, map
    QString when;
};

/// The games that were begun and not saved: each goes on with one press, can be saved to a file, or taken off the list.
/// What was taken off comes back with one press as long as the page is shown.
class KeptList : public editor::Translated<Card> {
    Q_OBJECT
public:
    static constexpr int kFirst = 6; ///< games that are shown before all are asked for

    explicit KeptList(Application& application, QWidget* parent = nullptr);
    /// The newest game alone until all are asked for, and nothing about what the list is: above something else.
    void setBrief();

    void setGames(const QList<KeptWords>& games);
    bool isEmpty() const { return m_games.isEmpty() && m_removed.isEmpty(); }
    /// Forgets what can be taken back.
    void settle();

signals:
    void resumeRequested(const QString& id);
    void saveRequested(const QString& id);
    void removeRequested(const QString& id);
    void takeBackRequested(const QString& id);

    /// Rows are more or fewer than before.
    void rebuilt();

private:
    void retranslate() override { rebuild(); }
    void showPictures();
    void rebuild();
    void showAll();
    QWidget* row(const KeptWords& game);
    QWidget* removedRow(const KeptWords& game);

    Application& m_application;
    QLabel* m_head;
    QLabel* m_hint;
    QHBoxLayout* m_heads; ///< head, and in a brief list what shows all
    QVBoxLayout* m_rows;
    QWidget* m_list = nullptr;
    QList<KeptWords> m_games;
    QList<KeptWords> m_removed;
    std::vector<std::pair<std::string, MapPicture*>> m_pictures; ///< by map, of the rows that are there
    QPushButton* m_showAll = nullptr;
    bool m_all = false;
    bool m_brief = false;
};

} // namespace marches::app
