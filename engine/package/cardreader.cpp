// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/cardreader.h"

#include <algorithm>
#include <map>

#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

constexpr int kMostArguments = 100; ///< in one list

EffectSpec effectOf(const YamlNode::Key& verb, const YamlNode& args)
{
    EffectSpec effect;
    effect.verb = verb.text;
    effect.place = placeOf(verb);
    if (args.isScalar()) {
        effect.args.emplace_back("count", args.text);
        effect.places.push_back({"count", placeOf(args), placeOf(args)});
    }
    for (std::size_t i = 0; i < args.keys.size(); ++i) {
        const YamlNode& value = args.items[i];
        ArgumentPlace place{args.keys[i].text, placeOf(args.keys[i]), placeOf(value)};
        for (const YamlNode& item : value.items) place.items.push_back(placeOf(item));
        if (value.isList())
            effect.lists.emplace_back(args.keys[i].text, wordsOf(args, args.keys[i].text));
        else
            effect.args.emplace_back(args.keys[i].text, value.text);
        effect.places.push_back(std::move(place));
    }
    return effect;
}

void readWord(const YamlNode& card, const char* key, std::string& word, SourceLocation& place)
{
    word = textOf(card, key);
    if (const YamlNode* written = card.find(key)) place = placeOf(*written);
}

/// A number or switch as such, anything else as a text.
YamlNode valueNode(const std::string& text)
{
    YamlNode node = YamlNode::scalar(text);
    int number = 0;
    bool flag = false;
    return toInteger(node, number) || toFlag(node, flag) ? std::move(node) : YamlNode::words(text);
}

std::map<std::string, std::vector<std::string>> valuesOf(const EffectSpec& effect)
{
    std::map<std::string, std::vector<std::string>> values;
    for (const auto& [name, value] : effect.args) values[name] = {value};
    for (const auto& [name, list] : effect.lists) values[name] = list;
    return values;
}

} // namespace

Schema effectSchema()
{
    const Schema argument = Schema::either({Schema::scalar(), Schema::list(Schema::scalar(), 0, kMostArguments)});
    return Schema::mapOf(Schema::either({Schema::scalar(), Schema::mapOf(argument)}));
}

Schema effectsSchema() { return Schema::list(effectSchema(), 0, kMostEffects); }

SourceLocation placeOf(const YamlNode& node) { return {node.line, node.column}; }
SourceLocation placeOf(const YamlNode::Key& key) { return {key.line, key.column}; }

EffectSpec readEffect(const YamlNode& effect, const std::string& file, const std::string& path, Errors& errors)
{
    if (effect.keys.size() == 1) return effectOf(effect.keys[0], effect.items[0]);
    errors.push_back(errorAt(effect, file, path, "one-effect-each"));
    return {};
}

CardSpec readCard(const YamlNode::Key& id, const YamlNode& node, const std::string& file, Errors& errors)
{
    CardSpec card;
    card.id = id.text;
    card.place = placeOf(id);
    if (const YamlNode* copies = node.find("copies")) toInteger(*copies, card.copies);
    readWord(node, "timing", card.timing, card.timingAt);
    readWord(node, "window", card.window, card.windowAt);
    readWord(node, "side", card.side, card.sideAt);
    const YamlNode* effects = node.find("effects");
    if (effects == nullptr) return card;
    for (const YamlNode& effect : effects->items) {
        EffectSpec read = readEffect(effect, file, "cards." + id.text + ".effects", errors);
        if (!read.verb.empty()) card.effects.push_back(std::move(read));
    }
    return card;
}

YamlNode effectNode(const EffectSpec& effect)
{
    YamlNode args = YamlNode::map();
    for (const auto& [name, value] : effect.args) args.add(name, valueNode(value));
    for (const auto& [name, values] : effect.lists) {
        YamlNode& list = args.add(name, YamlNode::list());
        for (const std::string& value : values) list.append(valueNode(value));
    }
    YamlNode node = YamlNode::map();
    node.add(effect.verb, std::move(args));
    return node;
}

YamlNode cardNode(const CardSpec& card, const TextIndex& texts)
{
    YamlNode node = YamlNode::map();
    if (YamlNode name = texts.name("card." + card.id, {"text"}); !name.isNull()) node.add("name", std::move(name));
    if (YamlNode text = texts.text("card." + card.id + ".text"); !text.isNull()) node.add("text", std::move(text));
    if (card.copies != 1) node.add("copies", YamlNode::number(card.copies));
    if (!card.timing.empty()) node.add("timing", YamlNode::words(card.timing));
    if (!card.window.empty()) node.add("window", YamlNode::words(card.window));
    if (!card.side.empty()) node.add("side", YamlNode::words(card.side));
    if (!card.effects.empty()) {
        YamlNode& effects = node.add("effects", YamlNode::list());
        for (const EffectSpec& effect : card.effects) effects.append(effectNode(effect));
    }
    return node;
}

bool sameEffect(const EffectSpec& a, const EffectSpec& b) { return a.verb == b.verb && valuesOf(a) == valuesOf(b); }

bool sameEffects(const std::vector<EffectSpec>& a, const std::vector<EffectSpec>& b)
{
    return std::ranges::equal(a, b, sameEffect);
}

bool sameCard(const CardSpec& a, const CardSpec& b)
{
    return a.id == b.id && a.copies == b.copies && a.timing == b.timing && a.window == b.window && a.side == b.side &&
           sameEffects(a.effects, b.effects);
}

} // namespace marches::engine
