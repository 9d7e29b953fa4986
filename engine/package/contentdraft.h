// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/base/result.h"
#include "engine/game/deckforms.h"
#include "engine/game/ruleset.h"
#include "engine/package/contentchanges.h"
#include "engine/package/contentdifferences.h"

namespace marches::engine {

/// Words of one's own for cards in other languages than that of the variant: by language, then by key
/// ("card.<id>.name").
using CardWords = std::map<std::string, std::map<std::string, std::string>>;

/// Decks, tables and dice of a game as a person edits them: cards by their ids, effects by their number from 0, and
/// arguments by the names that the ruleset declares. A plain value; a copy is a step back. An edit that names what is
/// not there, or changes nothing, gives false and leaves all as it was. What an edit makes may be wrong for the moment:
/// problems() tells.
class ContentDraft {
public:
    ContentDraft() = default;
    /// `official`: the ruleset as its package has it.
    ContentDraft(const Ruleset& ruleset, const RulesetData& official);

    /// Starts over from what a variant says. With errors (those of applyDecks()) it is at the official rules.
    [[nodiscard]] Errors take(const ContentChanges& changes, const std::string& file);
    /// The least that a variant has to say for this.
    ContentChanges changes() const;

    const std::vector<DeckSpec>& decks() const { return m_decks; }
    const DeckForm* form(std::string_view deck) const;
    const DeckSpec* deck(std::string_view deck) const;
    const CardSpec* card(std::string_view deck, std::string_view card) const;
    /// The card as the official rules have it, or null.
    const CardSpec* officialCard(std::string_view deck, std::string_view card) const;
    /// A word of one's own for a card, `part` being "name" or "text"; empty: that of the ruleset holds.
    std::string_view text(std::string_view card, std::string_view part) const;

    /// The same in another language than that of the variant; empty: there is none.
    std::string_view textIn(const std::string& language, std::string_view card, std::string_view part) const;
    /// Whether any card has words of one's own in the language of the variant.
    bool hasTexts() const { return !m_texts.empty(); }
    const CardWords& words() const { return m_words; }
    /// They stand in files beside the variant: whoever read it brings them.
    void takeWords(CardWords words) { m_words = std::move(words); }

    bool setCopies(std::string_view deck, std::string_view card, int copies);
    /// `word` may be empty: none.
    bool setTiming(std::string_view deck, std::string_view card, const std::string& word);
    bool setWindow(std::string_view deck, std::string_view card, const std::string& word);
    bool setSide(std::string_view deck, std::string_view card, const std::string& word);
    bool setText(std::string_view card, std::string_view part, const std::string& text);

    bool setTextIn(const std::string& language, std::string_view card, std::string_view part, const std::string& text);

    /// Adds an effect at the end, with values for the arguments that it needs.
    bool addEffect(std::string_view deck, std::string_view card, std::string_view verb);
    bool removeEffect(std::string_view deck, std::string_view card, std::size_t effect);
    /// Another verb; arguments of the same name and type are kept.
    bool setVerb(std::string_view deck, std::string_view card, std::size_t effect, std::string_view verb);
    /// No values: the argument is not written, and is what the ruleset takes for it then.
    bool setArgument(std::string_view deck, std::string_view card, std::size_t effect, std::string_view name,
                     const std::vector<std::string>& values);

    /// Ids that a new card may have where the ruleset knows them all; empty: a free one.
    std::vector<std::string> freeCards(std::string_view deck) const;
    /// Whether addCard() would add one.
    bool canAdd(std::string_view deck) const;
    /// Adds a card after the others, like another one of the deck or with nothing. `id` is one of freeCards(), or a
    /// word to make an id of. Gives the id, or nothing where none can be added.
    std::string addCard(std::string_view deck, std::string_view like, std::string_view id, const std::string& name,
                        const std::string& text);
    /// False for a row that the rules look up by name: a table has all of these.
    bool canRemove(std::string_view deck, std::string_view card) const;
    bool removeCard(std::string_view deck, std::string_view card);
    /// As it was in the official rules: an added one goes, a removed one comes back to its place.
    bool restoreCard(std::string_view deck, std::string_view card);
    /// What of the set-up is another than on the map.
    const std::vector<PlaceChange>& places() const { return m_places; }
    const std::vector<RegionChange>& regions() const { return m_regions; }
    // What holds of a place or region, and what is to hold; the last argument is what the map says.
    bool hasFlag(std::string_view place, std::string_view flag, bool onMap) const;
    int value(std::string_view place, std::string_view value, int onMap) const;
    int bonus(std::string_view region, int onMap) const;
    bool setFlag(std::string_view place, std::string_view flag, bool on, bool onMap);
    bool setValue(std::string_view place, std::string_view value, int number, int onMap);
    /// From 0, which is nothing, to kLargestRegionBonus.
    bool setBonus(std::string_view region, int bonus, int onMap);
    /// The position with which games begin, where there is one: it is edited in play, and taken as it is here.
    const std::optional<StartPosition>& start() const { return m_start; }
    bool restoreStart();
    bool restorePlace(std::string_view place);
    bool restoreRegion(std::string_view region);
    /// All as in the official rules and on the map.
    bool restoreAll();

    std::vector<CardDifference> differences() const;
    bool differs(std::string_view deck, std::string_view card) const;
    /// What is wrong with it as it stands; the path of an error begins with `cards.<card>` where it is about one.
    [[nodiscard]] Errors problems() const;
    /// The card that such an error is about, or nothing.
    static std::string_view cardOf(const Error& problem);

    friend bool operator==(const ContentDraft& a, const ContentDraft& b);

private:
    DeckSpec* findDeck(std::string_view deck);
    CardSpec* findCard(std::string_view deck, std::string_view card);
    const PlaceChange* findPlace(std::string_view place) const;
    PlaceChange& changeOf(std::string_view place);
    void dropEmpty();
    void dropTexts(std::string_view card);
    EffectSpec* findEffect(std::string_view deck, std::string_view card, std::size_t effect);
    bool setWord(std::string_view deck, std::string_view card, std::string CardSpec::*word, const std::string& value);
    EffectSpec newEffect(const DeckSpec& deck, const EffectForm& form, const EffectSpec* like) const;

    const Ruleset* m_ruleset = nullptr;
    std::shared_ptr<const RulesetData> m_official;
    std::vector<DeckSpec> m_decks;
    TextEntries m_texts;
    CardWords m_words;
    std::vector<PlaceChange> m_places;
    std::vector<RegionChange> m_regions;
    std::optional<StartPosition> m_start;
};

} // namespace marches::engine
