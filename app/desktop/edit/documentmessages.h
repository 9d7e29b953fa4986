// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/edit/maprecovery.h"
#include "editor/document/mapstore.h"

#include <QObject>
#include <QString>
#include <QStringList>

#include <functional>

namespace marches::app {

class MapController;
class MessageBar;

/// What the strip above the map says: the one thing that matters most now about the open map and its files, with what
/// one can do about it.
class DocumentMessages : public QObject {
    Q_OBJECT
public:
    /// What went wrong, for a person, in the language in use.
    using ErrorWords = std::function<QString(const engine::Errors&)>;

    DocumentMessages(MessageBar& strip, MapController& controller, ErrorWords words);

    /// Says what is so now, in the language in use.
    void refresh();
    /// Whether a file could be put below the map; until it is closed, or another one is, if not.
    void tellPicture(const QString& fileName, const engine::Result<void>& put);
    /// Until it is closed: no ruleset finds what it needs.
    void tellNotPlayable();
    /// Until it is closed or drawn after all: the drawing of the board was stopped.
    void tellNotDrawn();
    void forgetNotDrawn();
    /// A game is played now.
    void forgetNotPlayable();
    /// What could not be done then has been done after all.
    void forgetTrouble();
    /// Until it is closed: where these files of an export are now.
    void tellWritten(const QStringList& files);
    /// Until it is closed: something could not be done.
    void tellTrouble(const QString& what, const engine::Errors& errors);
    /// What is wrong with a person's own stamps and styles, in words; empty: nothing.
    void setArtFaults(const QString& words);

signals:
    void needsRequested(); ///< what the map lacks for each game
    void drawRequested();  ///< the board, whose drawing was stopped
    void artFaultsNoted();
    void saveRequested();
    void saveElsewhereRequested();
    /// What another program's version differs in.
    void differencesRequested();
    /// What an ended program left of the open map.
    void restoreRequested(const marches::app::LeftMap& left);
    void leftDifferencesRequested(const marches::app::LeftMap& left);

private:
    enum class Passing { None, NoPicture, NotPlayable, Trouble, Redrawn, NotDrawn, Written };

    void pass(Passing notice);
    void sayPassing();
    bool sayTrouble(); ///< whether there is one
    void sayRedrawn();
    void sayWritten();
    void sayNotSaved();
    void sayMissing();
    void sayLeft();
    void sayChangedOutside();
    void sayNoJournal();
    void sayNoBackup();
    void sayArtFaults();
    void sayReadOnly();
    void sayHidden();
    void forget();
    void forgetIf(Passing notice);
    /// The notice changes under the button that was pressed, so what it does comes after the click.
    template <class Act> void offer(const QString& words, Act act);

    MessageBar& m_strip;
    MapController& m_controller;
    ErrorWords m_words;
    Passing m_passing = Passing::None;
    QString m_what; ///< of the passing notice
    engine::Errors m_errors;
    QStringList m_files;
    QString m_artFaults;
    editor::MapStore::Redrawn m_redrawn;
};

} // namespace marches::app
