// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/contentapplier.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "engine/base/closestmatch.h"
#include "engine/package/cardcircles.h"
#include "engine/yaml/schema.h"

namespace marches::engine {

namespace {

/// Errors of a file, at their places and not without end.
class ContentProblems {
public:
    explicit ContentProblems(const std::string& file) : m_file(file) {}

    void add(std::string code, SourceLocation at, const std::string& path, ErrorArgs args = {})
    {
        if (!full()) m_errors.push_back({std::move(code), std::move(args), m_file, at.line, at.column, path});
    }
    void addUnknown(std::string code, SourceLocation at, const std::string& path, const std::string& name,
                    const std::vector<std::string>& known, ErrorArgs args = {})
    {
        args.insert(args.begin(), {"name", name});
        if (full()) return;
        if (std::string hint = m_hints.closestMatch(name, known); !hint.empty())
            args.emplace_back("hint", std::move(hint));
        add(std::move(code), at, path, std::move(args));
    }
    bool none() const { return m_errors.empty(); }
    bool full() const { return m_errors.size() >= kMaxErrors; }
    Errors take() { return std::move(m_errors); }

private:
    const std::string& m_file;
    Hints m_hints;
    Errors m_errors;
};

/// What a card keeps of its ruleset is told, where it is wrong now, at the change that made it wrong.
void placeAt(CardSpec& card, SourceLocation at)
{
    card.place = card.timingAt = card.windowAt = card.sideAt = at;
    for (EffectSpec& effect : card.effects) {
        effect.place = at;
        for (ArgumentPlace& argument : effect.places) argument = {argument.name, at, at, {}};
    }
}

class DeckChanger {
public:
    DeckChanger(const ContentChanges& changes, const std::string& file, const Ruleset& ruleset, RulesetData& data)
        : m_changes(changes), m_file(file), m_forms(ruleset.deckForms()), m_data(data), m_problems(file)
    {
        for (const TextEntry& text : changes.texts) m_texts.insert(text.key);
        for (const DeckSpec& deck : data.decks)
            for (const CardSpec& card : deck.cards) m_deckOf.emplace(card.id, deck.id);
    }

    Errors run()
    {
        for (const DeckChange& change : m_changes.decks) {
            m_path = std::string(contentKey(change.kind)) + "." + change.id;
            if (DeckSpec* deck = find(change)) apply(change, *deck);
        }
        return m_problems.take();
    }

private:
    /// The deck that is changed; one that the ruleset knows and does not have begins empty.
    DeckSpec* find(const DeckChange& change)
    {
        const DeckForm* form = findDeckForm(m_forms, change.id);
        if (form == nullptr) {
            std::vector<std::string> known;
            for (const DeckForm& other : m_forms)
                if (other.kind == change.kind) known.push_back(other.id);
            m_problems.addUnknown("unknown-deck", change.place, m_path, change.id, known);
            return nullptr;
        }
        if (form->kind != change.kind) {
            m_problems.add("content-other-key", change.place, m_path,
                           {{"name", change.id}, {"key", std::string(contentKey(form->kind))}});
            return nullptr;
        }
        m_form = form;
        auto deck = std::ranges::find(m_data.decks, change.id, &DeckSpec::id);
        if (deck == m_data.decks.end()) deck = m_data.decks.insert(deck, DeckSpec{change.id, {}, m_file, change.place});
        for (CardSpec& card : deck->cards)
            if (card.file.empty()) card.file = deck->file;
        deck->file = m_file;
        deck->place = change.place;
        return &*deck;
    }

    void apply(const DeckChange& change, DeckSpec& deck)
    {
        m_ids.clear();
        for (std::size_t i = 0; i < deck.cards.size(); ++i) m_ids.emplace(deck.cards[i].id, i);
        m_touched.clear();
        if (change.whole) {
            for (const CardSpec& card : change.cards) needTexts(card, "cards");
            for (const auto& [id, index] : m_ids)
                if (std::ranges::find(change.cards, id, &CardSpec::id) == change.cards.end())
                    keepRow(id, change.place, "cards");
            deck.cards = change.cards;
        } else {
            changeCards(change, deck);
        }
        if (deck.cards.size() > static_cast<std::size_t>(kMostCardsOfDeck))
            m_problems.add("content-too-many-cards", change.place, m_path,
                           {{"count", std::to_string(deck.cards.size())}, {"n", std::to_string(kMostCardsOfDeck)}});
    }

    void changeCards(const DeckChange& change, DeckSpec& deck)
    {
        std::set<std::string> gone;
        for (const PlacedId& id : change.removed)
            if (touch(id.id, id.place, "remove")) {
                gone.insert(id.id);
                keepRow(id.id, id.place, "remove");
            }
        for (const CardChange& card : change.changed)
            if (const auto at = touch(card.id, card.place, "change")) changeCard(card, deck.cards[*at]);
        for (const CardSpec& card : change.replaced)
            if (const auto at = touch(card.id, card.place, "replace")) deck.cards[*at] = card;
        std::erase_if(deck.cards, [&gone](const CardSpec& card) { return gone.contains(card.id); });
        for (const CardSpec& card : change.added) {
            const std::string path = m_path + ".add." + card.id;
            if (const auto there = m_deckOf.find(card.id); there != m_deckOf.end())
                m_problems.add("content-card-there", card.place, path, {{"name", card.id}, {"deck", there->second}});
            else
                needTexts(card, "add");
            deck.cards.push_back(card);
        }
    }

    /// A table that the rules look up by the names of its rows has all of them: for one that is not there they would
    /// have to make up numbers, which nobody sees.
    void keepRow(const std::string& id, SourceLocation at, const char* key)
    {
        if (!m_form->complete || std::ranges::find(m_form->cards, id) == m_form->cards.end()) return;
        m_problems.add("content-row-needed", at, m_path + "." + key + "." + id, {{"name", id}});
    }

    /// Where a card of the ruleset is, if it is and nothing else was said of it.
    std::optional<std::size_t> touch(const std::string& id, SourceLocation at, const char* key)
    {
        const std::string path = m_path + "." + key + "." + id;
        const auto found = m_ids.find(id);
        if (found == m_ids.end()) {
            if (m_problems.full()) return {};
            std::vector<std::string> known;
            for (const auto& [other, index] : m_ids) known.push_back(other);
            m_problems.addUnknown("content-no-card", at, path, id, known);
            return {};
        }
        if (!m_touched.insert(id).second) {
            m_problems.add("name-twice", at, path, {{"name", id}});
            return {};
        }
        return found->second;
    }

    void changeCard(const CardChange& change, CardSpec& card)
    {
        card.file = m_file;
        placeAt(card, change.place);
        const auto word = [](const std::optional<std::string>& said, SourceLocation at, std::string& now,
                             SourceLocation& place) {
            if (!said) return;
            now = *said;
            place = at;
        };
        if (change.copies) card.copies = *change.copies;
        word(change.timing, change.timingAt, card.timing, card.timingAt);
        word(change.window, change.windowAt, card.window, card.windowAt);
        word(change.side, change.sideAt, card.side, card.sideAt);
        if (change.effects) card.effects = *change.effects;
        for (const auto& [number, effect] : change.rows) {
            if (number <= static_cast<int>(card.effects.size()))
                card.effects[static_cast<std::size_t>(number - 1)] = effect;
            else
                m_problems.add("content-no-row", effect.place,
                               m_path + ".change." + card.id + ".rows." + std::to_string(number),
                               {{"name", card.id}, {"n", std::to_string(card.effects.size())}});
        }
    }

    /// A card that the ruleset does not know brings its words along.
    void needTexts(const CardSpec& card, const char* key)
    {
        if (m_deckOf.contains(card.id)) return;
        for (const char* part : {"name", "text"})
            if (!m_texts.contains("card." + card.id + "." + part))
                m_problems.add("missing-key", card.place, m_path + "." + key + "." + card.id, {{"key", part}});
    }

    const ContentChanges& m_changes;
    const std::string& m_file;
    const std::vector<DeckForm>& m_forms;
    RulesetData& m_data;
    ContentProblems m_problems;
    std::set<std::string> m_texts;               ///< keys of those of the file
    std::map<std::string, std::string> m_deckOf; ///< of the ruleset's cards
    std::map<std::string, std::size_t> m_ids;    ///< cards of the deck
    std::set<std::string> m_touched;             ///< of those, what was said already
    const DeckForm* m_form = nullptr;            ///< of the deck that is changed
    std::string m_path;
};

class SetUpChanger {
public:
    SetUpChanger(const std::string& file, const SetUpWords& words, const Board& board)
        : m_words(words), m_board(board), m_places(board.places()), m_regions(board.regions()), m_problems(file)
    {}

    Errors run(const ContentChanges& changes, Board& board)
    {
        for (const PlaceChange& change : changes.places) changePlace(change);
        for (const RegionChange& change : changes.regions) changeRegion(change);
        if (m_problems.none())
            board = Board(std::move(m_places), std::move(m_regions), m_board.connections(), m_board.tracks());
        return m_problems.take();
    }

private:
    void changePlace(const PlaceChange& change)
    {
        m_path = "set-up.territories." + change.id;
        const auto found = std::ranges::find(m_places, change.id, &Place::id);
        if (found == m_places.end()) {
            if (m_problems.full()) return;
            std::vector<std::string> known;
            for (const Place& place : m_places) known.push_back(place.id);
            return m_problems.addUnknown("unknown-place", change.place, m_path, change.id, known);
        }
        changeFlags(change, *found);
        for (const auto& [id, value] : change.values) {
            if (std::ranges::find(m_words.values, id.id) == m_words.values.end()) {
                m_problems.addUnknown("content-no-value", id.place, m_path + ".values", id.id, m_words.values);
                continue;
            }
            const auto there = std::ranges::find(found->values, id.id, &std::pair<std::string, int>::first);
            if (there != found->values.end())
                there->second = value;
            else
                found->values.emplace_back(id.id, value);
        }
    }

    bool isRead(const std::string& flag) const { return std::ranges::find(m_words.flags, flag) != m_words.flags.end(); }

    void changeFlags(const PlaceChange& change, Place& place)
    {
        if (change.flags) {
            // What the rules do not read, as a port to which others look, is the map's own.
            std::erase_if(place.flags, [this](const std::string& flag) { return isRead(flag); });
            for (const PlacedId& flag : *change.flags) addFlag(flag, place);
        }
        for (const PlacedId& flag : change.removedFlags)
            if (std::erase(place.flags, flag.id) == 0)
                m_problems.addUnknown("content-flag-not-there", flag.place, m_path + ".flags", flag.id, place.flags,
                                      {{"place", place.id}});
        for (const PlacedId& flag : change.addedFlags) addFlag(flag, place);
    }

    void addFlag(const PlacedId& flag, Place& place)
    {
        if (!isRead(flag.id))
            m_problems.addUnknown("content-no-flag", flag.place, m_path + ".flags", flag.id, m_words.flags);
        else if (!place.hasFlag(flag.id))
            place.flags.push_back(flag.id);
    }

    void changeRegion(const RegionChange& change)
    {
        m_path = "set-up.regions." + change.id;
        const auto found = std::ranges::find(m_regions, change.id, &Region::id);
        if (found == m_regions.end()) {
            if (m_problems.full()) return;
            std::vector<std::string> known;
            for (const Region& region : m_regions) known.push_back(region.id);
            return m_problems.addUnknown("unknown-region", change.place, m_path, change.id, known);
        }
        if (!m_words.bonuses) return m_problems.add("content-no-bonus", change.place, m_path);
        found->bonus = change.bonus == 0 ? kNoBonus : change.bonus;
    }

    const SetUpWords& m_words;
    const Board& m_board;
    std::vector<Place> m_places;
    std::vector<Region> m_regions;
    ContentProblems m_problems;
    std::string m_path;
};

} // namespace

Errors applyDecks(const ContentChanges& changes, const std::string& file, const Ruleset& ruleset, RulesetData& data)
{
    if (changes.decks.empty()) return {};
    Errors errors = DeckChanger(changes, file, ruleset, data).run();
    if (errors.empty()) errors = cardCircles(data);
    if (errors.empty()) errors = ruleset.wrongInDecks(data);
    return errors;
}

Errors applySetUp(const ContentChanges& changes, const std::string& file, const SetUpWords& words, Board& board)
{
    if (changes.places.empty() && changes.regions.empty()) return {};
    return SetUpChanger(file, words, board).run(changes, board);
}

} // namespace marches::engine
