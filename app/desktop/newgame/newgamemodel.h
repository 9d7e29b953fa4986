// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <QObject>
#include <QString>
#include <QTimer>

#include "app/desktop/base/catalogue.h"
#include "app/desktop/base/gamesession.h"
#include "app/desktop/base/preferences.h"
#include "app/desktop/newgame/variantdrafts.h"
#include "engine/package/contentdraft.h"

namespace marches::app {

using engine::OptionConflict;

/// A game that is being put together: map, ruleset, seats, options, seed. No widgets; the page shows it and changes it.
class NewGameModel : public QObject {
    Q_OBJECT
public:
    NewGameModel(Catalogue& catalogue, Preferences& preferences, QObject* parent = nullptr);
    ~NewGameModel() override;

    /// Starts over with a game, or with a variant of it (a file). False when the variant is broken: then errors() tells
    /// why.
    bool choose(const Catalogue::Game& game, const std::string& variantFile = {});
    bool isEmpty() const { return m_game.map.empty(); }
    const Catalogue::Game& game() const { return m_game; }
    const std::string& variantFile() const { return m_base.file; }
    /// What the variant is called that was chosen, where it is the person's own; else empty.
    QString ownName() const;
    /// Rules, cards or set-up are others than those of the variant, or the game, that was chosen.
    bool isEdited() const { return !isEmpty() && edits() != m_clean; }
    /// The same of cards and set-up alone.
    bool isContentEdited() const { return !isEmpty() && contentEdits() != m_cleanContent; }
    /// What was changed and not saved, but for its id.
    VariantDraft draft() const;
    /// Lays out what was changed and not saved. With errors the draft goes with the game no more.
    [[nodiscard]] engine::Errors takeDraft(const VariantDraft& draft);
    /// Why the game as it stands cannot be made; empty: it can.
    const engine::Errors& errors() const { return m_errors; }

    const engine::RulesetData& data() const;
    const engine::OptionValues& options() const { return m_options; }
    const engine::OptionSpec* spec(const std::string& id) const;
    /// Value under the official rules, which are the ruleset's first preset.
    const engine::OptionValue& official(const std::string& id) const;
    bool isChanged(const std::string& id) const;
    std::vector<std::string> changedOptions() const; ///< in the ruleset's order
    void setOption(const std::string& id, const engine::OptionValue& value);
    void resetOption(const std::string& id);
    void resetAll();
    const std::string& preset() const { return m_preset; }
    void setPreset(const std::string& id);
    std::vector<OptionConflict> conflicts() const { return engine::conflicts(data().options, m_options); }
    /// The first conflict that forbids starting.
    std::optional<OptionConflict> obstacle() const;

    /// Decks, tables and dice as they stand.
    const engine::ContentDraft& content() const { return m_content; }
    bool hasDecks() const { return !m_content.decks().empty(); }
    /// The language that words of one's own for cards are in where none is named: that of the variant.
    std::string wordsLanguage() const;
    /// What of the map a variant of this game may say otherwise; nothing: the map has no say.
    engine::SetUpWords setUpWords() const;
    bool hasSetUp() const;
    /// The board as the map has it, or null.
    const engine::Board* board() const;
    /// False for a game of which nothing but options can be another.
    bool hasContent() const { return hasDecks() || hasSetUp(); }
    /// An edit of them; false: it changed nothing.
    using ContentEdit = std::function<bool(engine::ContentDraft&)>;
    /// Does an edit as a step that can be taken back. Steps of the same `key`, one after the other, are one, unless it
    /// is empty: whoever turns a number does not want it back in ones.
    void editContent(const QString& key, const ContentEdit& edit);
    bool canUndoContent() const { return !m_undo.empty(); }
    bool canRedoContent() const { return !m_redo.empty(); }
    void undoContent();
    void redoContent();
    /// Whether the map, too, goes with the cards is looked at a moment after an edit, since it reads files; this does
    /// it now.
    void finishTrying();
    /// What is wrong with the cards as they stand; empty: nothing.
    const engine::Errors& contentProblems() const { return m_contentProblems; }

    int players() const { return static_cast<int>(m_seats.size()); }
    /// How many can sit at this game: as many as its position is for, where it begins with one.
    engine::SeatRange seatRange() const;
    void setPlayers(int players);
    const std::vector<engine::SeatRequest>& seats() const { return m_seats; }
    const std::vector<SeatControl>& controls() const { return m_controls; }
    void setControl(int seat, const SeatControl& control);
    /// Who sits at two seats changes places.
    void swapControls(int a, int b);
    /// Armies that a seat of this side can have, in the ruleset's order.
    std::vector<std::string> armiesOf(const std::string& side) const;
    /// Gives a seat another army; who had it gets the old one.
    void setArmy(int seat, int index, const std::string& army);
    /// Names of persons who have played at this screen, the latest first.
    QStringList rememberedNames() const;
    /// Keeps the names of the persons of this game for later ones.
    void rememberNames();
    /// The first remembered name that nobody has in this game; empty: none is left.
    QString nameForAnother() const;
    int persons() const;
    /// False for a seat that the options leave to nobody: whoever is named for it is never asked.
    bool isPlayed(int seat) const { return ((m_unplayed >> static_cast<unsigned>(seat)) & 1U) == 0; }
    /// Rules of the game as it stands, for names and colours; null while it cannot be made.
    const engine::Rules* rules() const { return m_rules.get(); }

    std::uint64_t seed() const { return m_seed; }
    /// Typed by a person: it stays until another one is.
    void setSeed(std::uint64_t seed);
    /// Another one, unless a person has typed this one.
    void renewSeed();
    bool typedDice() const { return m_typedDice; }
    void setTypedDice(bool typed);

    NewGame newGame() const;
    /// What comes of the person's other variants when it is saved under a name.
    enum class SavedAs : std::uint8_t {
        New,          ///< none has that name
        Over,         ///< the one that was chosen is written over
        BesideNamed,  ///< another one has that name, and stays
        BesideChanged ///< the one that was chosen was changed by another window or program since, and stays
    };
    SavedAs savedAs(const QString& name) const;
    /// Gives one of the person's own variants another name; changes that were not saved stay.
    [[nodiscard]] engine::Result<void> renameVariant(const std::string& file, const QString& name);
    /// Writes the options as a variant of the person's own. Returns its file.
    [[nodiscard]] engine::Result<std::string> saveVariant(const QString& name, const std::string& language);

signals:
    void gameLeft();    ///< another one is about to be chosen
    void saved();       ///< as a variant
    void gameChanged(); ///< another map, ruleset or variant
    void optionsChanged();
    void contentChanged();
    void seatsChanged();
    void seedChanged();

private:
    void apply(const std::string& preset, const std::vector<engine::OptionSetting>& settings);
    void takeContent();
    void contentEdited();
    void takeSeats(int players);
    std::vector<engine::SeatRequest> usualSeats(int players) const;
    void buildSetup();
    bool findUnplayed(); ///< true: others than before
    engine::VariantData variant() const;
    std::string edits() const;
    std::string contentEdits() const;
    void markClean();
    void takeState(const engine::VariantData& state, const VariantDraft& draft);

    Catalogue& m_catalogue;
    Preferences& m_preferences;
    Catalogue::Game m_game;
    engine::VariantData m_base; ///< as chosen
    std::string m_baseBytes;    ///< of its file, as it was then
    std::string m_clean;        ///< edits() that are none
    std::string m_cleanContent;
    std::string m_preset;
    engine::OptionValues m_official;
    engine::OptionValues m_options;
    engine::ContentDraft m_content;
    std::string m_wordsLanguage;              ///< that the first words for a card were written in
    std::vector<engine::ContentDraft> m_undo; ///< as it stood before each step, the latest last
    std::vector<engine::ContentDraft> m_redo;
    QString m_lastEdit; ///< key of the latest step; empty: it was taken back, or there is none
    engine::Errors m_contentProblems;
    QTimer m_tryLater;
    std::vector<engine::SeatRequest> m_seats;
    std::vector<SeatControl> m_controls;
    std::shared_ptr<const engine::Rules> m_rules;
    engine::Errors m_errors;
    std::uint64_t m_unplayed = 0; ///< bit a seat
    std::uint64_t m_seed = 0;
    bool m_seedTyped = false;
    bool m_typedDice = false;
};

} // namespace marches::app
