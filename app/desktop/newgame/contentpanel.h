// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/desktop/newgame/cardform.h"
#include "app/desktop/newgame/decktable.h"
#include "app/desktop/newgame/setuptable.h"

#include <QFrame>

class QBoxLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace marches::app {

/// The decks, tables and dice of the chosen game: on one side all cards, with their copies and a pencil where one is
/// not as in the official rules, on the other the deck as a table or the form of a card.
class ContentPanel : public editor::Translated<QFrame> {
    Q_OBJECT
public:
    ContentPanel(const Catalogue& catalogue, NewGameModel& model, QWidget* parent = nullptr);

    QTreeWidget* tree() const { return m_tree; }
    CardForm* form() const { return m_form; }     ///< null: no card is chosen
    DeckTable* table() const { return m_table; }  ///< null: no deck is chosen
    SetUpTable* setUp() const { return m_setUp; } ///< null: it is not chosen
    QToolButton* undoButton() const { return m_undo; }
    QToolButton* redoButton() const { return m_redo; }
    QToolButton* addButton() const { return m_add; }
    QToolButton* removeButton() const { return m_remove; }
    QToolButton* printButton() const { return m_print; }
    QToolButton* restoreButton() const { return m_restore; }
    QToolButton* tryButton() const { return m_try; }
    /// Whether a game with the cards as they are can begin, and if not, why.
    void setPlayable(bool playable, const QString& why);
    /// What choose() takes for the set-up; no deck is called so.
    static constexpr const char* kSetUp = ":set-up";
    /// Shows a deck, or a card of it.
    void choose(const std::string& deck, const std::string& card = {});
    /// The chosen deck as a PDF of cards to cut out. False, with the reason shown, where it cannot be written.
    bool writeCards(const QString& file);

signals:
    /// A game with the cards as they are is wanted at once.
    void tryRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QToolButton* makeButton(const char* iconName);
    void connectButtons();
    void restart();
    void refresh();
    void fillTree();
    QTreeWidgetItem* addDeck(const engine::DeckSpec& deck);
    void showCurrent();
    void showChosen();
    void wordGone();
    void refreshButtons();
    void addCard();
    void printCards();
    void retranslate() final;

    const Catalogue& m_catalogue;
    NewGameModel& m_model;
    const DeckWords m_words;
    QToolButton* m_undo;
    QToolButton* m_redo;
    QToolButton* m_add;
    QToolButton* m_remove;
    QToolButton* m_restore;
    QToolButton* m_print;
    QToolButton* m_try;
    QTreeWidget* m_tree;
    QBoxLayout* m_sides;
    QStackedWidget* m_pages;
    QScrollArea* m_scroll;
    QLabel* m_gone; ///< what is said of a card that was left out
    CardForm* m_form = nullptr;
    DeckTable* m_table = nullptr;
    SetUpTable* m_setUp = nullptr;
    std::string m_deck; ///< chosen; empty: nothing
    std::string m_card; ///< chosen; empty: the deck
};

} // namespace marches::app
