// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QTimer>
#include <QTreeWidget>

#include "app/desktop/base/catalogue.h"
#include "editor/widgets/translated.h"

namespace marches::app {

/// Maps, under them the games that play on them, under those their variants; broken variants with a mark and their
/// first error.
class MapTree : public editor::Translated<QTreeWidget> {
    Q_OBJECT
public:
    explicit MapTree(Catalogue& catalogue, QWidget* parent = nullptr);

    /// Shows only what a search finds: names, texts of rules, numbers of players ("3 players"). False when nothing is
    /// left.
    bool setSearch(const QString& words);
    /// Takes the keys; where a search has hidden what is chosen, the first that is found is chosen.
    void enter();
    /// The variant that is chosen in the list, broken ones too; null: a game is. It is gone when the library is looked
    /// at again.
    const engine::LibraryEntry* variant() const;
    /// Marks a game, or a variant of it, as chosen without telling anybody.
    void setChosen(const Catalogue::Game& game, const std::string& variantFile);

signals:
    /// `variantFile` is empty for the game itself.
    void chosen(const marches::app::Catalogue::Game& game, const std::string& variantFile);
    void brokenChosen(const marches::app::Catalogue::Game& game, const QString& errors);
    /// What is chosen in the list is another, or another by the same name.
    void variantChanged();
    // By key or menu, of one of the person's own.
    void renameRequested();
    void deleteRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate() override { rebuild(); }
    void rebuild();
    int changesOf(const engine::LibraryEntry& entry, const Catalogue::Game& game) const;
    void addVariants(QTreeWidgetItem* parent, const Catalogue::Game& game);
    QString mapFacts(const std::string& map) const;
    QString searchText(const Catalogue::Game& game) const;
    void onCurrentChanged(QTreeWidgetItem* item);
    void tell(const QTreeWidgetItem* item);
    /// What waits is told before anything else is done.
    void tellNow();

    Catalogue& m_catalogue;
    bool m_quiet = false;
    bool m_byKey = false; ///< what happens now
    QTimer m_later;       ///< whoever walks through the list by keys gets what they come to rest at
};

} // namespace marches::app
