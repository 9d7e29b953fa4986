// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/contentdraft.h"

#include <algorithm>
#include <charconv>

#include "engine/package/cardreader.h"
#include "engine/package/contentapplier.h"
#include "engine/package/mappackage.h"
#include "engine/yaml/schema.h"

namespace marches::engine {

namespace {

template <class Decks> auto* deckIn(Decks& decks, std::string_view id)
{
    const auto found = std::ranges::find(decks, id, &DeckSpec::id);
    return found == decks.end() ? nullptr : &*found;
}

template <class Deck> auto* cardIn(Deck& deck, std::string_view id)
{
    const auto found = std::ranges::find(deck.cards, id, &CardSpec::id);
    return found == deck.cards.end() ? nullptr : &*found;
}

/// Where an official card stands among those that are left.
std::size_t placeOf(const DeckSpec& official, const DeckSpec& now, std::string_view card)
{
    std::size_t place = 0;
    for (const CardSpec& before : official.cards) {
        if (before.id == card) break;
        const auto left = std::ranges::find(now.cards, before.id, &CardSpec::id);
        if (left != now.cards.end()) place = static_cast<std::size_t>(left - now.cards.begin()) + 1;
    }
    return place;
}

/// A value that the argument may have.
std::string firstValue(const ArgumentForm& form, const DeckSpec& deck)
{
    if (!form.byDefault.empty()) return form.byDefault;
    switch (form.type) {
    case ArgumentForm::Type::Number: return std::to_string(std::clamp(1, form.min, form.max));
    case ArgumentForm::Type::NotZero: return "1";
    case ArgumentForm::Type::Switch: return "false";
    case ArgumentForm::Type::Word: return form.words.empty() ? std::string() : form.words.front();
    case ArgumentForm::Type::Card: return deck.cards.empty() ? std::string() : deck.cards.front().id;
    case ArgumentForm::Type::Place: return {};
    }
    return {};
}

void write(EffectSpec& effect, const std::string& name, const std::vector<std::string>& values, bool list)
{
    std::erase_if(effect.args, [&name](const auto& arg) { return arg.first == name; });
    std::erase_if(effect.lists, [&name](const auto& arg) { return arg.first == name; });
    if (values.empty()) return;
    if (list)
        effect.lists.emplace_back(name, values);
    else
        effect.args.emplace_back(name, values.front());
}

std::vector<std::string> written(const EffectSpec& effect, const std::string& name)
{
    if (const std::vector<std::string>* list = effect.list(name)) return *list;
    const std::string_view alone = effect.arg(name);
    return alone.empty() ? std::vector<std::string>() : std::vector<std::string>{std::string(alone)};
}

/// A number that may stand for an argument, whatever kind of number another verb has in its place.
bool isNumberOf(const ArgumentForm& argument, const std::string& value)
{
    if (argument.type != ArgumentForm::Type::Number && argument.type != ArgumentForm::Type::NotZero) return false;
    int number = 0;
    const auto [end, code] = std::from_chars(value.data(), value.data() + value.size(), number);
    return code == std::errc{} && end == value.data() + value.size() && number >= argument.min &&
           number <= argument.max && (number != 0 || argument.type == ArgumentForm::Type::Number);
}

bool sameDecks(const std::vector<DeckSpec>& a, const std::vector<DeckSpec>& b)
{
    return std::ranges::equal(a, b, [](const DeckSpec& one, const DeckSpec& other) {
        return one.id == other.id && std::ranges::equal(one.cards, other.cards, sameCard);
    });
}

bool has(const std::vector<PlacedId>& ids, std::string_view id)
{
    return std::ranges::find(ids, id, &PlacedId::id) != ids.end();
}

std::string textKey(std::string_view card, std::string_view part)
{
    return "card." + std::string(card) + "." + std::string(part);
}

/// "Late Frost!" -> "late-frost"
std::string idOf(std::string_view word)
{
    std::string id;
    for (const char letter : word) {
        const bool upper = letter >= 'A' && letter <= 'Z';
        const bool plain = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || upper;
        if (plain)
            id += upper ? static_cast<char>(letter - 'A' + 'a') : letter;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    constexpr std::size_t kLongest = 60;
    id.resize(std::min(id.size(), kLongest));
    while (!id.empty() && id.back() == '-') id.pop_back();
    return id.empty() ? "card" : id;
}

} // namespace

ContentDraft::ContentDraft(const Ruleset& ruleset, const RulesetData& official)
    : m_ruleset(&ruleset), m_official(std::make_shared<const RulesetData>(official)), m_decks(official.decks)
{}

Errors ContentDraft::take(const ContentChanges& changes, const std::string& file)
{
    if (m_ruleset == nullptr) return {};
    restoreAll();
    m_places = changes.places;
    m_regions = changes.regions;
    m_start = changes.start;
    RulesetData data = *m_official;
    if (Errors errors = applyDecks(changes, file, *m_ruleset, data); !errors.empty()) return errors;
    m_decks = std::move(data.decks);
    m_texts = changes.texts;
    return {};
}

ContentChanges ContentDraft::changes() const
{
    if (m_ruleset == nullptr) return {};
    ContentChanges changes = deckChanges(m_ruleset->deckForms(), m_official->decks, m_decks, m_texts);
    changes.places = m_places;
    changes.regions = m_regions;
    changes.start = m_start;
    return changes;
}

const DeckForm* ContentDraft::form(std::string_view deck) const
{
    return m_ruleset == nullptr ? nullptr : findDeckForm(m_ruleset->deckForms(), deck);
}

const DeckSpec* ContentDraft::deck(std::string_view deck) const { return deckIn(m_decks, deck); }

const CardSpec* ContentDraft::card(std::string_view deck, std::string_view card) const
{
    const DeckSpec* found = deckIn(m_decks, deck);
    return found == nullptr ? nullptr : cardIn(*found, card);
}

const CardSpec* ContentDraft::officialCard(std::string_view deck, std::string_view card) const
{
    const DeckSpec* found = m_official == nullptr ? nullptr : deckIn(m_official->decks, deck);
    return found == nullptr ? nullptr : cardIn(*found, card);
}

std::string_view ContentDraft::text(std::string_view card, std::string_view part) const
{
    const auto found = std::ranges::find(m_texts, textKey(card, part), &TextEntry::key);
    return found == m_texts.end() ? std::string_view() : std::string_view(found->one);
}

std::string_view ContentDraft::textIn(const std::string& language, std::string_view card, std::string_view part) const
{
    const auto words = m_words.find(language);
    if (words == m_words.end()) return {};
    const auto found = words->second.find(textKey(card, part));
    return found == words->second.end() ? std::string_view() : std::string_view(found->second);
}

bool ContentDraft::setTextIn(const std::string& language, std::string_view card, std::string_view part,
                             const std::string& text)
{
    if (textIn(language, card, part) == text) return false;
    if (!text.empty()) {
        m_words[language][textKey(card, part)] = text;
        return true;
    }
    const auto words = m_words.find(language);
    words->second.erase(textKey(card, part));
    if (words->second.empty()) m_words.erase(words);
    return true;
}

/// All of one's own words for a card.
void ContentDraft::dropTexts(std::string_view card)
{
    const std::string start = textKey(card, {});
    std::erase_if(m_texts, [&start](const TextEntry& text) { return text.key.starts_with(start); });
    for (auto& [language, words] : m_words)
        std::erase_if(words, [&start](const auto& word) { return word.first.starts_with(start); });
    std::erase_if(m_words, [](const auto& words) { return words.second.empty(); });
}

DeckSpec* ContentDraft::findDeck(std::string_view deck) { return deckIn(m_decks, deck); }

CardSpec* ContentDraft::findCard(std::string_view deck, std::string_view card)
{
    DeckSpec* found = findDeck(deck);
    return found == nullptr ? nullptr : cardIn(*found, card);
}

EffectSpec* ContentDraft::findEffect(std::string_view deck, std::string_view card, std::size_t effect)
{
    CardSpec* found = findCard(deck, card);
    return found == nullptr || effect >= found->effects.size() ? nullptr : &found->effects[effect];
}

bool ContentDraft::setCopies(std::string_view deck, std::string_view card, int copies)
{
    CardSpec* found = findCard(deck, card);
    if (found == nullptr || copies < 0 || copies > kMostCopies || found->copies == copies) return false;
    found->copies = copies;
    return true;
}

bool ContentDraft::setWord(std::string_view deck, std::string_view card, std::string CardSpec::*word,
                           const std::string& value)
{
    CardSpec* found = findCard(deck, card);
    if (found == nullptr || found->*word == value) return false;
    found->*word = value;
    return true;
}

bool ContentDraft::setTiming(std::string_view deck, std::string_view card, const std::string& word)
{
    return setWord(deck, card, &CardSpec::timing, word);
}

bool ContentDraft::setWindow(std::string_view deck, std::string_view card, const std::string& word)
{
    return setWord(deck, card, &CardSpec::window, word);
}

bool ContentDraft::setSide(std::string_view deck, std::string_view card, const std::string& word)
{
    return setWord(deck, card, &CardSpec::side, word);
}

bool ContentDraft::setText(std::string_view card, std::string_view part, const std::string& text)
{
    const std::string key = textKey(card, part);
    const auto found = std::ranges::find(m_texts, key, &TextEntry::key);
    const bool official = m_official != nullptr && std::ranges::any_of(m_official->decks, [card](const DeckSpec& deck) {
                              return cardIn(deck, card) != nullptr;
                          });
    if (text.empty() && !official) return false; // nobody else has words for it
    if (found == m_texts.end()) {
        if (text.empty()) return false;
        m_texts.push_back({key, text, {}, {}, 0, {}, {}});
        return true;
    }
    if (found->one == text && !found->isPlural()) return false;
    if (text.empty())
        m_texts.erase(found);
    else
        *found = {key, text, {}, {}, 0, {}, {}};
    return true;
}

EffectSpec ContentDraft::newEffect(const DeckSpec& deck, const EffectForm& form, const EffectSpec* like) const
{
    EffectSpec effect;
    effect.verb = form.verb;
    for (const ArgumentForm& argument : form.arguments) {
        const bool list = argument.most > 0;
        std::vector<std::string> values = like == nullptr ? std::vector<std::string>() : written(*like, argument.name);
        if (values.empty() && argument.required)
            values.assign(static_cast<std::size_t>(std::max(1, argument.least)), firstValue(argument, deck));
        if (!list && values.size() > 1) values.resize(1);
        write(effect, argument.name, values, list);
    }
    return effect;
}

bool ContentDraft::addEffect(std::string_view deck, std::string_view card, std::string_view verb)
{
    const DeckForm* form = this->form(deck);
    const EffectForm* effect = form == nullptr ? nullptr : form->find(verb);
    CardSpec* found = findCard(deck, card);
    if (effect == nullptr || found == nullptr || static_cast<int>(found->effects.size()) >= form->mostEffects)
        return false;
    found->effects.push_back(newEffect(*findDeck(deck), *effect, nullptr));
    return true;
}

bool ContentDraft::removeEffect(std::string_view deck, std::string_view card, std::size_t effect)
{
    if (findEffect(deck, card, effect) == nullptr) return false;
    std::vector<EffectSpec>& effects = findCard(deck, card)->effects;
    effects.erase(effects.begin() + static_cast<std::ptrdiff_t>(effect));
    return true;
}

bool ContentDraft::setVerb(std::string_view deck, std::string_view card, std::size_t effect, std::string_view verb)
{
    const DeckForm* form = this->form(deck);
    const EffectForm* wanted = form == nullptr ? nullptr : form->find(verb);
    EffectSpec* found = findEffect(deck, card, effect);
    if (wanted == nullptr || found == nullptr || found->verb == verb) return false;
    const EffectForm* before = form->find(found->verb);
    EffectSpec like;
    for (const ArgumentForm& argument : wanted->arguments) {
        const ArgumentForm* was = before == nullptr ? nullptr : before->find(argument.name);
        if (was == nullptr || (was->most > 0) != (argument.most > 0)) continue;
        const std::vector<std::string> values = written(*found, argument.name);
        if (was->type == argument.type ||
            std::ranges::all_of(values, [&](const std::string& value) { return isNumberOf(argument, value); }))
            write(like, argument.name, values, argument.most > 0);
    }
    *found = newEffect(*findDeck(deck), *wanted, &like);
    return true;
}

bool ContentDraft::setArgument(std::string_view deck, std::string_view card, std::size_t effect, std::string_view name,
                               const std::vector<std::string>& values)
{
    EffectSpec* found = findEffect(deck, card, effect);
    const DeckForm* form = this->form(deck);
    const EffectForm* verb = found == nullptr || form == nullptr ? nullptr : form->find(found->verb);
    const ArgumentForm* argument = verb == nullptr ? nullptr : verb->find(name);
    if (argument == nullptr || written(*found, argument->name) == values) return false;
    write(*found, argument->name, values, argument->most > 0);
    return true;
}

std::vector<std::string> ContentDraft::freeCards(std::string_view deck) const
{
    const DeckForm* form = this->form(deck);
    std::vector<std::string> free;
    if (form == nullptr) return free;
    for (const std::string& id : form->cards)
        if (card(deck, id) == nullptr) free.push_back(id);
    return free;
}

bool ContentDraft::canAdd(std::string_view deck) const
{
    const DeckForm* form = this->form(deck);
    const DeckSpec* found = this->deck(deck);
    if (form == nullptr || found == nullptr || std::ssize(found->cards) >= kMostCardsOfDeck) return false;
    return form->cards.empty() || !freeCards(deck).empty();
}

std::string ContentDraft::addCard(std::string_view deck, std::string_view like, std::string_view id,
                                  const std::string& name, const std::string& text)
{
    if (!canAdd(deck)) return {};
    DeckSpec* found = findDeck(deck);
    std::string unique = std::string(id);
    if (form(deck)->cards.empty()) {
        const auto isTaken = [this](const std::string& wanted) {
            const auto has = [&wanted](const DeckSpec& any) { return cardIn(any, wanted) != nullptr; };
            return std::ranges::any_of(m_decks, has) || std::ranges::any_of(m_official->decks, has);
        };
        const std::string stem = idOf(id);
        unique = stem;
        for (int number = 2; isTaken(unique); ++number) unique = stem + "-" + std::to_string(number);
    } else if (const std::vector<std::string> free = freeCards(deck); std::ranges::find(free, unique) == free.end()) {
        return {};
    }
    CardSpec card;
    if (const CardSpec* model = cardIn(*found, like)) card = *model;
    card.id = unique;
    found->cards.push_back(std::move(card));
    setText(unique, "name", name);
    setText(unique, "text", text);
    return unique;
}

bool ContentDraft::canRemove(std::string_view deck, std::string_view card) const
{
    const DeckForm* form = this->form(deck);
    if (form == nullptr || this->card(deck, card) == nullptr) return false;
    return !form->complete || std::ranges::find(form->cards, card) == form->cards.end();
}

bool ContentDraft::removeCard(std::string_view deck, std::string_view card)
{
    if (!canRemove(deck, card)) return false;
    const std::string id(card); // it may be a part of what goes
    std::erase_if(findDeck(deck)->cards, [&id](const CardSpec& other) { return other.id == id; });
    dropTexts(id);
    return true;
}

bool ContentDraft::restoreCard(std::string_view deck, std::string_view card)
{
    if (!differs(deck, card)) return false;
    const CardSpec* official = officialCard(deck, card);
    if (official == nullptr) return removeCard(deck, card);
    dropTexts(card);
    DeckSpec* found = findDeck(deck);
    if (CardSpec* now = cardIn(*found, card)) {
        *now = *official;
        return true;
    }
    const std::size_t place = placeOf(*deckIn(m_official->decks, deck), *found, card);
    found->cards.insert(found->cards.begin() + static_cast<std::ptrdiff_t>(place), *official);
    return true;
}

const PlaceChange* ContentDraft::findPlace(std::string_view place) const
{
    const auto found = std::ranges::find(m_places, place, &PlaceChange::id);
    return found == m_places.end() ? nullptr : &*found;
}

PlaceChange& ContentDraft::changeOf(std::string_view place)
{
    const auto found = std::ranges::find(m_places, place, &PlaceChange::id);
    return found != m_places.end() ? *found : m_places.emplace_back(PlaceChange{std::string(place)});
}

/// A place of which nothing is said any more is no difference.
void ContentDraft::dropEmpty()
{
    std::erase_if(m_places, [](const PlaceChange& change) {
        return !change.flags && change.addedFlags.empty() && change.removedFlags.empty() && change.values.empty();
    });
}

bool ContentDraft::hasFlag(std::string_view place, std::string_view flag, bool onMap) const
{
    const PlaceChange* change = findPlace(place);
    if (change == nullptr) return onMap;
    if (change->flags) return has(*change->flags, flag);
    return (onMap && !has(change->removedFlags, flag)) || has(change->addedFlags, flag);
}

int ContentDraft::value(std::string_view place, std::string_view value, int onMap) const
{
    const PlaceChange* change = findPlace(place);
    if (change == nullptr) return onMap;
    for (const auto& [id, number] : change->values)
        if (id.id == value) return number;
    return onMap;
}

int ContentDraft::bonus(std::string_view region, int onMap) const
{
    const auto found = std::ranges::find(m_regions, region, &RegionChange::id);
    return found == m_regions.end() ? onMap : found->bonus;
}

bool ContentDraft::setFlag(std::string_view place, std::string_view flag, bool on, bool onMap)
{
    if (hasFlag(place, flag, onMap) == on) return false;
    PlaceChange& change = changeOf(place);
    const auto drop = [flag](std::vector<PlacedId>& list) {
        std::erase_if(list, [flag](const PlacedId& id) { return id.id == flag; });
    };
    if (change.flags) {
        drop(*change.flags);
        if (on) change.flags->push_back({std::string(flag)});
        return true;
    }
    drop(change.addedFlags);
    drop(change.removedFlags);
    if (on != onMap) (on ? change.addedFlags : change.removedFlags).push_back({std::string(flag)});
    dropEmpty();
    return true;
}

bool ContentDraft::setValue(std::string_view place, std::string_view value, int number, int onMap)
{
    if (this->value(place, value, onMap) == number) return false;
    PlaceChange& change = changeOf(place);
    std::erase_if(change.values, [value](const auto& entry) { return entry.first.id == value; });
    if (number != onMap) change.values.emplace_back(PlacedId{std::string(value)}, number);
    dropEmpty();
    return true;
}

bool ContentDraft::setBonus(std::string_view region, int bonus, int onMap)
{
    if (bonus < 0 || bonus > kLargestRegionBonus || this->bonus(region, onMap) == bonus) return false;
    restoreRegion(region);
    if (bonus != onMap) m_regions.push_back({std::string(region), {}, bonus});
    return true;
}

bool ContentDraft::restoreStart()
{
    const bool there = m_start.has_value();
    m_start.reset();
    return there;
}

bool ContentDraft::restorePlace(std::string_view place)
{
    return std::erase_if(m_places, [place](const PlaceChange& change) { return change.id == place; }) > 0;
}

bool ContentDraft::restoreRegion(std::string_view region)
{
    return std::erase_if(m_regions, [region](const RegionChange& change) { return change.id == region; }) > 0;
}

bool ContentDraft::restoreAll()
{
    if (m_official == nullptr) return false;
    const bool words = !m_texts.empty() || !m_words.empty() || !m_places.empty() || !m_regions.empty() || m_start;
    if (!words && sameDecks(m_decks, m_official->decks)) return false;
    m_decks = m_official->decks;
    m_texts.clear();
    m_words.clear();
    m_places.clear();
    m_regions.clear();
    m_start.reset();
    return true;
}

std::vector<CardDifference> ContentDraft::differences() const
{
    if (m_official == nullptr) return {};
    TextEntries texts = m_texts;
    for (const auto& [language, words] : m_words)
        for (const auto& [key, text] : words) texts.push_back({key, text, {}, {}, 0, {}, {}});
    return cardDifferences(m_official->decks, m_decks, texts);
}

bool ContentDraft::differs(std::string_view deck, std::string_view card) const
{
    return std::ranges::any_of(differences(), [&](const CardDifference& difference) {
        return difference.deck == deck && difference.card == card;
    });
}

Errors ContentDraft::problems() const
{
    if (m_ruleset == nullptr) return {};
    RulesetData data = *m_official;
    return applyDecks(changes(), {}, *m_ruleset, data);
}

std::string_view ContentDraft::cardOf(const Error& problem)
{
    constexpr std::string_view kCards = "cards.";
    std::string_view path = problem.path;
    if (!path.starts_with(kCards)) return {};
    path.remove_prefix(kCards.size());
    return path.substr(0, path.find('.'));
}

bool operator==(const ContentDraft& a, const ContentDraft& b)
{
    const auto sameIds = [](const std::vector<PlacedId>& one, const std::vector<PlacedId>& other) {
        return std::ranges::equal(one, other, {}, &PlacedId::id, &PlacedId::id);
    };
    const auto samePlace = [&](const PlaceChange& one, const PlaceChange& other) {
        const auto sameValue = [](const auto& v, const auto& w) {
            return v.first.id == w.first.id && v.second == w.second;
        };
        return one.id == other.id && one.flags.has_value() == other.flags.has_value() &&
               (!one.flags || sameIds(*one.flags, *other.flags)) && sameIds(one.addedFlags, other.addedFlags) &&
               sameIds(one.removedFlags, other.removedFlags) && std::ranges::equal(one.values, other.values, sameValue);
    };
    const auto sameRegion = [](const RegionChange& one, const RegionChange& other) {
        return one.id == other.id && one.bonus == other.bonus;
    };
    return sameDecks(a.m_decks, b.m_decks) && a.m_texts == b.m_texts && a.m_words == b.m_words &&
           std::ranges::equal(a.m_places, b.m_places, samePlace) &&
           std::ranges::equal(a.m_regions, b.m_regions, sameRegion) && a.m_start.has_value() == b.m_start.has_value() &&
           (!a.m_start || a.m_start->sameAs(*b.m_start));
}

} // namespace marches::engine
