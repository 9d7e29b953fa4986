// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/contentdifferences.h"

#include <algorithm>
#include <map>

#include "engine/package/cardreader.h"

namespace marches::engine {

namespace {

const DeckSpec* findDeck(const std::vector<DeckSpec>& decks, const std::string& id)
{
    const auto found = std::ranges::find(decks, id, &DeckSpec::id);
    return found == decks.end() ? nullptr : &*found;
}

const CardSpec* findCard(const DeckSpec& deck, const std::string& id)
{
    const auto found = std::ranges::find(deck.cards, id, &CardSpec::id);
    return found == deck.cards.end() ? nullptr : &*found;
}

bool hasWords(const TextEntries& texts, const std::string& card)
{
    const std::string base = "card." + card + ".";
    return std::ranges::any_of(texts, [&base](const TextEntry& entry) { return entry.key.starts_with(base); });
}

bool sameWhen(const CardSpec& a, const CardSpec& b)
{
    return a.timing == b.timing && a.window == b.window && a.side == b.side;
}

/// The official cards that are left stand in their order, and new ones come after them.
bool keepsOrder(const DeckSpec& before, const DeckSpec& now)
{
    std::map<std::string, std::size_t> rank;
    for (std::size_t i = 0; i < before.cards.size(); ++i) rank.emplace(before.cards[i].id, i);
    std::size_t next = 0;
    bool added = false;
    for (const CardSpec& card : now.cards) {
        const auto found = rank.find(card.id);
        if (found == rank.end()) {
            added = true;
            continue;
        }
        if (added || found->second < next) return false;
        next = found->second + 1;
    }
    return true;
}

/// Empty: nothing was changed that a change can say.
CardChange changeOf(const CardSpec& before, const CardSpec& now)
{
    CardChange change{now.id};
    if (before.copies != now.copies) change.copies = now.copies;
    if (before.timing != now.timing) change.timing = now.timing;
    if (before.window != now.window) change.window = now.window;
    if (before.side != now.side) change.side = now.side;
    if (sameEffects(before.effects, now.effects)) return change;
    if (before.effects.size() != now.effects.size() || now.effects.size() == 1) {
        change.effects = now.effects;
        return change;
    }
    for (std::size_t i = 0; i < now.effects.size(); ++i)
        if (!sameEffect(before.effects[i], now.effects[i]))
            change.rows.emplace_back(static_cast<int>(i) + 1, now.effects[i]);
    return change;
}

/// A word that is taken away can only be said by replacing the card.
bool takesWordAway(const CardSpec& before, const CardSpec& now)
{
    const auto gone = [](const std::string& a, const std::string& b) { return !a.empty() && b.empty(); };
    return gone(before.timing, now.timing) || gone(before.window, now.window) || gone(before.side, now.side);
}

DeckChange changeOf(const DeckForm& form, const DeckSpec& before, const DeckSpec& now, const TextEntries& texts)
{
    DeckChange change{now.id, form.kind};
    if (!keepsOrder(before, now)) {
        change.whole = true;
        change.cards = now.cards;
        return change;
    }
    for (const CardSpec& card : before.cards)
        if (findCard(now, card.id) == nullptr) change.removed.push_back({card.id});
    for (const CardSpec& card : now.cards) {
        const CardSpec* official = findCard(before, card.id);
        if (official == nullptr)
            change.added.push_back(card);
        else if (takesWordAway(*official, card))
            change.replaced.push_back(card);
        else if (!sameCard(*official, card) || hasWords(texts, card.id))
            change.changed.push_back(changeOf(*official, card));
    }
    return change;
}

bool isEmpty(const DeckChange& change)
{
    return !change.whole && change.removed.empty() && change.changed.empty() && change.replaced.empty() &&
           change.added.empty();
}

void addDifferences(const DeckSpec& before, const DeckSpec& now, const TextEntries& texts,
                    std::vector<CardDifference>& found)
{
    using Kind = CardDifference::Kind;
    for (const CardSpec& card : before.cards) {
        const CardSpec* other = findCard(now, card.id);
        if (other == nullptr) {
            found.push_back({Kind::Removed, now.id, card.id, card.copies, 0});
            continue;
        }
        const bool words = hasWords(texts, card.id);
        if (sameCard(card, *other) && !words) continue;
        found.push_back({Kind::Changed, now.id, card.id, card.copies, other->copies,
                         !sameEffects(card.effects, other->effects), !sameWhen(card, *other), words});
    }
    for (const CardSpec& card : now.cards)
        if (findCard(before, card.id) == nullptr) found.push_back({Kind::Added, now.id, card.id, 0, card.copies});
}

} // namespace

std::vector<CardDifference> cardDifferences(const std::vector<DeckSpec>& official, const std::vector<DeckSpec>& now,
                                            const TextEntries& texts)
{
    std::vector<CardDifference> found;
    for (const DeckSpec& deck : official) {
        const DeckSpec* other = findDeck(now, deck.id);
        addDifferences(deck, other == nullptr ? DeckSpec{deck.id, {}} : *other, texts, found);
    }
    for (const DeckSpec& deck : now)
        if (findDeck(official, deck.id) == nullptr) addDifferences(DeckSpec{deck.id, {}}, deck, texts, found);
    return found;
}

ContentChanges deckChanges(const std::vector<DeckForm>& forms, const std::vector<DeckSpec>& official,
                           const std::vector<DeckSpec>& now, const TextEntries& texts)
{
    ContentChanges changes;
    for (const DeckSpec& deck : now) {
        const DeckForm* form = findDeckForm(forms, deck.id);
        if (form == nullptr) continue;
        const DeckSpec* before = findDeck(official, deck.id);
        DeckChange change = changeOf(*form, before == nullptr ? DeckSpec{deck.id, {}} : *before, deck, texts);
        if (!isEmpty(change)) changes.decks.push_back(std::move(change));
    }
    for (const TextEntry& entry : texts) {
        const bool used = std::ranges::any_of(now, [&entry](const DeckSpec& deck) {
            return std::ranges::any_of(
                deck.cards, [&entry](const CardSpec& card) { return entry.key.starts_with("card." + card.id + "."); });
        });
        if (used) changes.texts.push_back(entry);
    }
    return changes;
}

} // namespace marches::engine
