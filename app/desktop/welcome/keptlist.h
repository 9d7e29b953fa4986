// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSet>

#include "app/desktop/widgets/card.h"
#include "editor/widgets/translated.h"

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace marches::app {

/// A game that the program keeps and no file holds, in words.
struct KeptWords {
    QString id;
    QString title;
    QString detail;
    QString when;
};

/// The games that were begun and not saved: each goes on with one press, can be saved to a file, or taken off the list.
/// What was taken off comes back with one press as long as the page is shown.
class KeptList : public editor::Translated<Card> {
    Q_OBJECT
public:
    static constexpr int kFirst = 6; ///< games that are shown before all are asked for

    explicit KeptList(QWidget* parent = nullptr);

    void setGames(const QList<KeptWords>& games);
    /// Forgets what can be taken back.
    void settle();

signals:
    void resumeRequested(const QString& id);
    void saveRequested(const QString& id);
    void removeRequested(const QString& id);
    void takeBackRequested(const QString& id);

private:
    void retranslate() override { rebuild(); }
    void rebuild();
    QWidget* row(const KeptWords& game);
    QWidget* removedRow(const KeptWords& game);

    QLabel* m_head;
    QLabel* m_hint;
    QVBoxLayout* m_rows;
    QWidget* m_list = nullptr;
    QList<KeptWords> m_games;
    QList<KeptWords> m_removed;
    bool m_all = false;
};

} // namespace marches::app
