// SPDX-License-Identifier: GPL-3.0-or-later
// How content stands in a file. What it means is in contentapplier.cpp.
#include <algorithm>
#include <array>
#include <charconv>

#include "engine/base/checksum.h"
#include "engine/base/textlimits.h"
#include "engine/package/cardreader.h"
#include "engine/package/contentchanges.h"
#include "engine/package/mappackage.h"
#include "engine/package/textreader.h"
#include "engine/yaml/yamlreader.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

constexpr int kMostCards = 1'000; ///< in one list of a file; games have fewer by far
constexpr std::array kKinds{DeckForm::Kind::Cards, DeckForm::Kind::Table, DeckForm::Kind::Die};

std::vector<Field> cardFields()
{
    return {{"name", nameSchema()},      {"text", Schema::text()}, {"copies", Schema::integer(0, kMostCopies)},
            {"timing", Schema::id()},    {"window", Schema::id()}, {"side", Schema::id()},
            {"effects", effectsSchema()}};
}

Schema cardsSchema() { return Schema::mapOf(Schema::object("content-card", cardFields())).block(); }

Schema changeSchema()
{
    std::vector<Field> fields = cardFields();
    fields.push_back({"rows", Schema::mapOf(effectSchema(), Schema::Keys::Any).block()});
    return Schema::mapOf(Schema::object("card-change", std::move(fields))).block();
}

Schema setUpSchema()
{
    const Schema words = Schema::list(Schema::id(), 0, kMostMarks);
    const Schema flags =
        Schema::either({words, Schema::object("flag-changes", {{"add", words}, {"remove", words}}).flow()});
    const Schema place = Schema::object(
        "set-up-place", {{"flags", flags}, {"values", Schema::mapOf(Schema::integer(-kLargestValue, kLargestValue))}});
    const Schema region = Schema::object("set-up-region", {{"bonus", Schema::integer(0, kLargestRegionBonus), true}});
    const auto lots = static_cast<int>(lotWords().size());
    return Schema::object("set-up", {{"territories", Schema::mapOf(place).block()},
                                     {"regions", Schema::mapOf(region).block()},
                                     {"position", Schema::any().block()},
                                     {"by-lot", Schema::list(Schema::word(lotWords()), 0, lots)}})
        .block();
}

/// Whole number from 1, as a key of `rows`.
std::optional<int> rowNumber(const std::string& text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = error == std::errc{} && end == text.data() + text.size();
    return whole && number >= 1 && number <= kMostEffects ? std::optional(number) : std::nullopt;
}

class ContentReader {
public:
    ContentReader(const std::string& file, ContentChanges& content, Errors& errors)
        : m_file(file), m_content(content), m_errors(errors), m_texts(file)
    {}

    void readDecks(const YamlNode& decks, DeckForm::Kind kind)
    {
        for (std::size_t i = 0; i < decks.keys.size(); ++i) {
            m_path = std::string(contentKey(kind)) + "." + decks.keys[i].text;
            m_content.decks.push_back(deck(decks.keys[i], decks.items[i], kind));
        }
        TextEntries texts = m_texts.take();
        m_content.texts.insert(m_content.texts.end(), texts.begin(), texts.end());
    }

    void setUp(const YamlNode& setUp)
    {
        if (const YamlNode* places = setUp.find("territories"))
            for (std::size_t i = 0; i < places->keys.size(); ++i)
                m_content.places.push_back(place(places->keys[i], places->items[i]));
        const YamlNode* regions = setUp.find("regions");
        for (std::size_t i = 0; regions != nullptr && i < regions->keys.size(); ++i) {
            RegionChange& region =
                m_content.regions.emplace_back(RegionChange{regions->keys[i].text, placeOf(regions->keys[i])});
            toInteger(*regions->items[i].find("bonus"), region.bonus);
        }
        start(setUp);
    }

private:
    void start(const YamlNode& setUp)
    {
        const YamlNode* position = setUp.find("position");
        const YamlNode* byLot = setUp.find("by-lot");
        if (position == nullptr) {
            if (byLot != nullptr)
                m_errors.push_back(errorAt(*byLot, m_file, "set-up.by-lot", "missing-key", {{"key", "position"}}));
            return;
        }
        const auto key = std::ranges::find(setUp.keys, "position", &YamlNode::Key::text);
        StartPosition& start = m_content.start.emplace(StartPosition{*position, placeOf(*key)});
        if (byLot != nullptr) start.byLot = ids(*byLot);
        for (std::size_t i = 1; i < start.byLot.size(); ++i)
            if (start.byLot[i].id == start.byLot[i - 1].id)
                m_errors.push_back(errorAt(byLot->items[i], m_file, "set-up.by-lot[" + std::to_string(i) + "]",
                                           "name-twice", {{"name", start.byLot[i].id}}));
    }

    DeckChange deck(const YamlNode::Key& key, const YamlNode& node, DeckForm::Kind kind)
    {
        DeckChange deck{key.text, kind, placeOf(key)};
        if (const YamlNode* whole = node.find("cards")) {
            deck.whole = true;
            deck.cards = cards(*whole);
            for (const YamlNode::Key& other : node.keys)
                if (other.text != "cards")
                    m_errors.push_back(errorAt(other, m_file, m_path, "content-whole-and-changed"));
            return deck;
        }
        if (const YamlNode* removed = node.find("remove")) deck.removed = ids(*removed);
        if (const YamlNode* changed = node.find("change"); changed != nullptr && !tooMany(*changed))
            for (std::size_t i = 0; i < changed->keys.size(); ++i)
                deck.changed.push_back(change(changed->keys[i], changed->items[i]));
        if (const YamlNode* replaced = node.find("replace")) deck.replaced = cards(*replaced);
        if (const YamlNode* added = node.find("add")) deck.added = cards(*added);
        return deck;
    }

    static std::vector<PlacedId> ids(const YamlNode& list)
    {
        std::vector<PlacedId> ids;
        for (const YamlNode& item : list.items) ids.push_back({item.text, placeOf(item)});
        return ids;
    }

    /// Nobody has so many cards, and what is refused in any case is not read.
    bool tooMany(const YamlNode& cards)
    {
        if (cards.keys.size() <= static_cast<std::size_t>(kMostCards)) return false;
        m_errors.push_back(errorAt(cards, m_file, m_path, "content-too-many-cards",
                                   {{"count", std::to_string(cards.keys.size())}, {"n", std::to_string(kMostCards)}}));
        return true;
    }

    std::vector<CardSpec> cards(const YamlNode& cards)
    {
        if (tooMany(cards)) return {};
        std::vector<CardSpec> read;
        for (std::size_t i = 0; i < cards.keys.size(); ++i) {
            CardSpec card = readCard(cards.keys[i], cards.items[i], m_file, m_errors);
            card.file = m_file;
            readTexts(card.id, cards.items[i]);
            read.push_back(std::move(card));
        }
        return read;
    }

    void readTexts(const std::string& card, const YamlNode& node)
    {
        m_texts.readName("card." + card, node.find("name"));
        m_texts.readText("card." + card + ".text", node.find("text"));
    }

    CardChange change(const YamlNode::Key& key, const YamlNode& node)
    {
        // What is not said is left as it is, so that an absent key is another thing than one with the usual value.
        const CardSpec said = readCard(key, node, m_file, m_errors);
        CardChange change{key.text, placeOf(key)};
        if (node.find("copies") != nullptr) change.copies = said.copies;
        if (node.find("timing") != nullptr) change.timing = said.timing;
        if (node.find("window") != nullptr) change.window = said.window;
        if (node.find("side") != nullptr) change.side = said.side;
        if (node.find("effects") != nullptr) change.effects = said.effects;
        change.timingAt = said.timingAt;
        change.windowAt = said.windowAt;
        change.sideAt = said.sideAt;
        readTexts(key.text, node);
        if (const YamlNode* rows = node.find("rows")) {
            change.rowsAt = placeOf(*rows);
            for (std::size_t i = 0; i < rows->keys.size(); ++i) readRow(rows->keys[i], rows->items[i], change);
        }
        return change;
    }

    void readRow(const YamlNode::Key& key, const YamlNode& node, CardChange& change)
    {
        const std::string path = m_path + ".change." + change.id + ".rows." + key.text;
        const std::optional<int> number = rowNumber(key.text);
        EffectSpec effect = readEffect(node, m_file, path, m_errors);
        if (!number)
            m_errors.push_back(errorAt(key, m_file, path, "content-row-number", {{"found", key.text}}));
        else if (!effect.verb.empty())
            change.rows.emplace_back(*number, std::move(effect));
    }

    PlaceChange place(const YamlNode::Key& key, const YamlNode& node)
    {
        PlaceChange change{key.text, placeOf(key)};
        if (const YamlNode* flags = node.find("flags")) {
            if (flags->isList()) change.flags = ids(*flags);
            if (const YamlNode* added = flags->find("add")) change.addedFlags = ids(*added);
            if (const YamlNode* removed = flags->find("remove")) change.removedFlags = ids(*removed);
        }
        if (const YamlNode* values = node.find("values"))
            for (std::size_t i = 0; i < values->keys.size(); ++i) {
                int value = 0;
                toInteger(values->items[i], value);
                change.values.emplace_back(PlacedId{values->keys[i].text, placeOf(values->keys[i])}, value);
            }
        return change;
    }

    const std::string& m_file;
    ContentChanges& m_content;
    Errors& m_errors;
    TextReader m_texts;
    std::string m_path;
};

YamlNode idsNode(const std::vector<PlacedId>& ids)
{
    YamlNode list = YamlNode::list();
    for (const PlacedId& id : ids) list.append(YamlNode::words(id.id));
    return list;
}

YamlNode cardsNode(const std::vector<CardSpec>& cards, const TextIndex& texts)
{
    YamlNode node = YamlNode::map();
    for (const CardSpec& card : cards) node.add(card.id, cardNode(card, texts));
    return node;
}

YamlNode effectsNode(const std::vector<EffectSpec>& effects)
{
    YamlNode list = YamlNode::list();
    for (const EffectSpec& effect : effects) list.append(effectNode(effect));
    return list;
}

YamlNode changeNode(const CardChange& change, const TextIndex& texts)
{
    YamlNode node = YamlNode::map();
    if (YamlNode name = texts.name("card." + change.id, {"text"}); !name.isNull()) node.add("name", std::move(name));
    if (YamlNode text = texts.text("card." + change.id + ".text"); !text.isNull()) node.add("text", std::move(text));
    if (change.copies) node.add("copies", YamlNode::number(*change.copies));
    if (change.timing) node.add("timing", YamlNode::words(*change.timing));
    if (change.window) node.add("window", YamlNode::words(*change.window));
    if (change.side) node.add("side", YamlNode::words(*change.side));
    if (change.effects) node.add("effects", effectsNode(*change.effects));
    if (!change.rows.empty()) {
        YamlNode& rows = node.add("rows", YamlNode::map());
        for (const auto& [number, effect] : change.rows) rows.add(std::to_string(number), effectNode(effect));
    }
    return node;
}

YamlNode deckNode(const DeckChange& deck, const TextIndex& texts)
{
    YamlNode node = YamlNode::map();
    if (deck.whole) node.add("cards", cardsNode(deck.cards, texts));
    if (!deck.removed.empty()) node.add("remove", idsNode(deck.removed));
    if (!deck.changed.empty()) {
        YamlNode& changed = node.add("change", YamlNode::map());
        for (const CardChange& change : deck.changed) changed.add(change.id, changeNode(change, texts));
    }
    if (!deck.replaced.empty()) node.add("replace", cardsNode(deck.replaced, texts));
    if (!deck.added.empty()) node.add("add", cardsNode(deck.added, texts));
    return node;
}

YamlNode placeNode(const PlaceChange& change)
{
    YamlNode node = YamlNode::map();
    if (change.flags) node.add("flags", idsNode(*change.flags));
    if (!change.flags && (!change.addedFlags.empty() || !change.removedFlags.empty())) {
        YamlNode& flags = node.add("flags", YamlNode::map());
        if (!change.addedFlags.empty()) flags.add("add", idsNode(change.addedFlags));
        if (!change.removedFlags.empty()) flags.add("remove", idsNode(change.removedFlags));
    }
    if (!change.values.empty()) {
        YamlNode& values = node.add("values", YamlNode::map());
        for (const auto& [id, value] : change.values) values.add(id.id, YamlNode::number(value));
    }
    return node;
}

} // namespace

bool StartPosition::sameAs(const StartPosition& other) const
{
    return position.sameValue(other.position) &&
           std::ranges::equal(byLot, other.byLot, {}, &PlacedId::id, &PlacedId::id);
}

std::vector<std::string> lotWords() { return {"turn", "hidden", "hands", "piles"}; }

std::string_view contentKey(DeckForm::Kind kind)
{
    switch (kind) {
    case DeckForm::Kind::Cards: return "decks";
    case DeckForm::Kind::Table: return "tables";
    case DeckForm::Kind::Die: return "dice";
    }
    return {};
}

Schema deckChangesSchema()
{
    return Schema::mapOf(Schema::object("content-deck", {{"cards", cardsSchema()},
                                                         {"remove", Schema::list(Schema::id(), 0, kMostCards)},
                                                         {"change", changeSchema()},
                                                         {"replace", cardsSchema()},
                                                         {"add", cardsSchema()}})
                             .block())
        .block();
}

std::vector<Field> contentFields()
{
    std::vector<Field> fields;
    for (const DeckForm::Kind kind : kKinds) fields.push_back({std::string(contentKey(kind)), deckChangesSchema()});
    fields.push_back({"set-up", setUpSchema()});
    return fields;
}

void readDeckChanges(const YamlNode& decks, DeckForm::Kind kind, const std::string& file, ContentChanges& content,
                     Errors& errors)
{
    ContentReader(file, content, errors).readDecks(decks, kind);
}

ContentChanges readContent(const YamlNode& root, const std::string& file, Errors& errors)
{
    ContentChanges content;
    for (const DeckForm::Kind kind : kKinds)
        if (const YamlNode* decks = root.find(contentKey(kind)); decks != nullptr && decks->isMap())
            readDeckChanges(*decks, kind, file, content, errors);
    if (const YamlNode* setUp = root.find("set-up")) ContentReader(file, content, errors).setUp(*setUp);
    return content;
}

std::string contentMark(const ContentChanges& content)
{
    if (content.empty()) return {};
    ContentChanges rules = content;
    rules.texts.clear(); // words change no game
    YamlNode root = YamlNode::map();
    writeContent(rules, root);
    std::string mark;
    for (std::uint64_t rest = checksum(writeYaml(root, Schema::any())), digits = 0; digits < 16; rest >>= 4, ++digits)
        mark.insert(mark.begin(), "0123456789abcdef"[rest & 15]);
    return mark;
}

void writeContent(const ContentChanges& content, YamlNode& root)
{
    const TextIndex texts(content.texts);
    for (const DeckForm::Kind kind : kKinds) {
        YamlNode decks = YamlNode::map();
        for (const DeckChange& deck : content.decks)
            if (deck.kind == kind) decks.add(deck.id, deckNode(deck, texts));
        if (!decks.keys.empty()) root.add(std::string(contentKey(kind)), std::move(decks));
    }
    if (content.places.empty() && content.regions.empty() && !content.start) return;
    YamlNode& setUp = root.add("set-up", YamlNode::map());
    if (!content.places.empty()) {
        YamlNode& places = setUp.add("territories", YamlNode::map());
        for (const PlaceChange& change : content.places) places.add(change.id, placeNode(change));
    }
    if (!content.regions.empty()) {
        YamlNode& regions = setUp.add("regions", YamlNode::map());
        for (const RegionChange& change : content.regions)
            regions.add(change.id, YamlNode::map()).add("bonus", YamlNode::number(change.bonus));
    }
    if (!content.start) return;
    setUp.add("position", content.start->position);
    if (!content.start->byLot.empty()) setUp.add("by-lot", idsNode(content.start->byLot));
}

} // namespace marches::engine
