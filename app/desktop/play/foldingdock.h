// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QDockWidget;
class QSettings;

namespace marches::app {

/// A dock that folds away by itself while there is nothing of interest in it, and comes back when there is.
///
/// A person who opens it keeps it open until he closes it; one who closes it while it came by itself does not get it
/// again until he opens it. Both are remembered.
class FoldingDock : public QObject {
public:
    /// What comes back: in front of the panels behind which it stands, or behind the one that is seen.
    enum class Place { InFront, Behind };
    /// `key`: under which the wish of a person is remembered.
    FoldingDock(QDockWidget& dock, QString key, Place place, QSettings& memory);

    /// Another game is played. Where nothing in it comes and goes the dock is there for those who open it.
    void beginGame(bool follows);

    enum class Moment {
        Question, ///< something else is asked, or another moment looked at
        Answer,   ///< an answer is being built: what is seen is not taken away
        Bots,     ///< nor while bots and dice go on
    };
    /// What it shows has changed: whether that is of interest.
    void follow(Moment moment, bool interest);
    /// There is something of interest.
    bool isWanted() const { return m_wanted; }
    /// Opens it whatever there is in it, as a key or the end of the game does. It stays until it is closed.
    void insist();
    /// Panels stand elsewhere now.
    void refresh() { apply(Moment::Question); }
    /// As when the program was new.
    void forgetWish();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum class Wish { None, Open, Closed };

    /// The page shows what it holds elsewhere, or has nothing for it.
    bool isUnused() const;
    void setWish(Wish wish);
    void apply(Moment moment);
    void open();
    /// Some other panel stands beside the board.
    bool hasCompany() const;

    QDockWidget& m_dock;
    QString m_key;
    Place m_place;
    QSettings& m_memory;
    Wish m_wish = Wish::None;
    bool m_follows = true;
    bool m_wanted = false;    ///< there is something of interest
    bool m_dismissed = false; ///< and it was closed: it comes back with what is of interest next
    bool m_insisted = false;
};

} // namespace marches::app
