// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/desktop/newgame/deckwords.h"
#include "editor/widgets/translated.h"

#include <QTableWidget>

namespace marches::app {

/// A whole deck, or the faces of a die, as a table: each card with its copies, which are edited there, and what it
/// does. It edits the deck that it was made for.
class DeckTable : public editor::Translated<QTableWidget> {
    Q_OBJECT
public:
    DeckTable(const Catalogue& catalogue, NewGameModel& model, std::string deck, QWidget* parent = nullptr);

    const std::string& deck() const { return m_deck; }
    void refresh();

signals:
    /// By a double click on its name, or Enter.
    void cardRequested(const std::string& card);

private:
    std::string cardAt(int row) const;
    void retranslate() final;

    NewGameModel& m_model;
    const DeckWords m_words;
    const std::string m_deck;
};

} // namespace marches::app
