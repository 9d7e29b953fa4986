// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/rulespackage.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

#include "engine/game/options.h"
#include "engine/io/files.h"
#include "engine/package/cardcircles.h"
#include "engine/package/cardreader.h"
#include "engine/package/contentapplier.h"
#include "engine/package/contentchanges.h"
#include "engine/package/textreader.h"
#include "engine/package/variantpackage.h"
#include "engine/rules/registry/registry.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

namespace fs = std::filesystem;

constexpr int kRulesVersion = 1;

bool flagOf(const YamlNode& node, std::string_view key)
{
    bool value = false;
    if (const YamlNode* found = node.find(key)) toFlag(*found, value);
    return value;
}

/// Reads a checked rules.yaml; finds what the shape alone cannot see.
class RulesReader {
public:
    RulesReader(const YamlNode& root, const std::string& file) : m_root(root), m_file(file), m_texts(file) {}

    /// `base`: what the ruleset begins as; null: nothing.
    [[nodiscard]] Result<RulesPackage> run(const RulesPackage* base)
    {
        RulesetData& data = m_package.data;
        if (base != nullptr) beginWith(*base);
        m_package.file = m_file;
        data.id = textOf(m_root, "id");
        data.language = textOf(m_root, "language");
        m_texts.readName("ruleset", m_root.find("name"));
        m_texts.readText("ruleset.text", m_root.find("text"));
        m_texts.readText("ruleset.source", m_root.find("source"));
        for (const char* key : {"players", "rules", "presets"})
            if (base == nullptr && m_root.find(key) == nullptr)
                add(errorAt(m_root, m_file, {}, "missing-key", {{"key", key}}));
        if (const YamlNode* players = m_root.find("players")) this->readPlayers(*players);
        if (const YamlNode* rules = m_root.find("rules")) this->readRules(*rules);
        if (const YamlNode* others = m_root.find("options-of")) takeOptionsOf(*others);
        if (const YamlNode* options = m_root.find("options")) this->readOptions(*options);
        if (const YamlNode* presets = m_root.find("presets")) this->readPresets(*presets);
        if (const YamlNode* names = m_root.find("names")) this->readNames(*names);
        if (const YamlNode* texts = m_root.find("texts"))
            for (std::size_t i = 0; i < texts->keys.size(); ++i)
                m_texts.readText(texts->keys[i].text, &texts->items[i]);
        m_package.texts = m_texts.take();
        if (const YamlNode* decks = m_root.find("decks"); decks != nullptr && decks->isList()) this->readDecks(*decks);
        if (const YamlNode* weights = m_root.find("outlook")) readOutlook(*weights);
        takeContent();
        for (Error& error : cardCircles(data)) add(std::move(error));
        checkCards();
        if (!m_errors.empty()) return fail(std::move(m_errors));
        return std::move(m_package);
    }

private:
    bool full() const { return m_errors.size() >= kMaxErrors; }
    void add(Error error)
    {
        if (!full()) m_errors.push_back(std::move(error));
    }

    bool isBased() const { return !m_package.data.base.empty(); }

    /// All that the base has, until the file says otherwise.
    void beginWith(const RulesPackage& base)
    {
        m_package.data = base.data;
        m_package.data.base = base.data.id;
        m_package.baseTexts = base.baseTexts;
        m_package.baseTexts.push_back({base.file, base.data.language, base.texts});
        for (std::size_t i = 0; i < base.data.options.size(); ++i) {
            m_optionIds.push_back(base.data.options[i].id);
            m_optionAt.emplace(base.data.options[i].id, i);
        }
        m_ruleIds.insert(base.data.rules.begin(), base.data.rules.end());
    }

    void readPlayers(const YamlNode& range)
    {
        RulesetData& data = m_package.data;
        const SeatRange before{data.minSeats, data.maxSeats};
        toInteger(range.items[0], data.minSeats);
        toInteger(range.items[1], data.maxSeats);
        if (data.minSeats > data.maxSeats) add(errorAt(range, m_file, "players", "range-reversed"));
        m_players = {range.line, range.column};
        const bool beyond = data.minSeats < before.least || (data.maxSeats > before.most && !seatsAll());
        if (isBased() && beyond)
            add(errorAt(range, m_file, "players", "beyond-base",
                        {{"min", std::to_string(before.least)}, {"max", std::to_string(before.most)}}));
    }

    /// The game has seats for as many as are to play, whatever its tables say of them.
    bool seatsAll() const
    {
        const RulesetData& data = m_package.data;
        const Ruleset* ruleset = findRuleset(data);
        return ruleset != nullptr &&
               static_cast<int>(ruleset->defaultSeats(data, data.maxSeats).size()) == data.maxSeats;
    }

    void readRules(const YamlNode& rules)
    {
        for (std::size_t i = 0; i < rules.keys.size(); ++i) {
            const std::string base = "rule." + rules.keys[i].text;
            if (!isBased())
                m_package.data.rules.push_back(rules.keys[i].text);
            else if (!m_ruleIds.contains(rules.keys[i].text))
                addUnknown(rules.keys[i], "rules", "unknown-rule", m_package.data.rules);
            for (const char* part : {"title", "text", "source"})
                m_texts.readText(base + "." + part, rules.items[i].find(part));
        }
    }

    /// Options that are those of another ruleset: what they mean is written there alone.
    void takeOptionsOf(const YamlNode& others)
    {
        const std::vector<std::string>& rules = m_package.data.rules;
        m_ruleIds.insert(rules.begin(), rules.end());
        for (std::size_t i = 0; i < others.keys.size(); ++i) {
            const std::string& id = others.keys[i].text;
            const std::string path = "options-of." + id;
            const fs::path folder = fs::path(m_file).parent_path().parent_path() / id;
            // What it has of others, or is based on, is not looked for: two that have options of each other end here.
            const Result<RulesPackage> other = readAlone(rulesFile(folder.string()));
            if (!other) {
                add(errorAt(others.keys[i], m_file, path, "unknown-base", {{"name", id}}));
                continue;
            }
            TextSource words{other->file, other->data.language, {}};
            const YamlNode& options = others.items[i];
            for (std::size_t k = 0; k < options.keys.size(); ++k)
                takeOptionOf(*other, options.keys[k], options.items[k], path, words);
            m_package.baseTexts.push_back(std::move(words));
        }
    }

    void takeOptionOf(const RulesPackage& other, const YamlNode::Key& key, const YamlNode& rules,
                      const std::string& path, TextSource& words)
    {
        const auto spec = std::ranges::find(other.data.options, key.text, &OptionSpec::id);
        if (spec == other.data.options.end()) {
            std::vector<std::string> known;
            for (const OptionSpec& option : other.data.options) known.push_back(option.id);
            return addUnknown(key, path, "unknown-option", known);
        }
        for (const YamlNode& rule : rules.items)
            if (!m_ruleIds.contains(rule.text))
                add(unknownName(rule, m_file, path + "." + key.text, "unknown-rule", rule.text, m_package.data.rules,
                                m_hints));
        OptionSpec taken = *spec;
        taken.rules.clear();
        for (const YamlNode& rule : rules.items) taken.rules.push_back(rule.text);
        takeOption(std::move(taken), key);
        const std::string base = "option." + key.text + ".";
        std::ranges::copy_if(other.texts, std::back_inserter(words.entries),
                             [&base](const TextEntry& entry) { return entry.key.starts_with(base); });
    }

    static Result<RulesPackage> readAlone(const std::string& file);

    void readOptions(const YamlNode& options)
    {
        for (std::size_t i = 0; i < options.keys.size(); ++i) {
            const YamlNode& node = options.items[i];
            const std::string& id = options.keys[i].text;
            OptionSpec spec;
            spec.id = id;
            readGroup(options.keys[i], spec);
            spec.duringPlay = flagOf(node, "during-play");
            spec.rules = wordsOf(node, "rules");
            spec.source = textOf(node, "source");
            spec.needs = wordsOf(node, "needs");
            spec.excludes = wordsOf(node, "excludes");
            spec.overriddenBy = wordsOf(node, "overridden-by");
            readOptionTexts(id, node);
            readOptionValue(node, "options." + id, spec);
            if (const YamlNode* former = node.find("formerly")) readFormer(*former, "options." + id, spec);
            takeOption(std::move(spec), options.keys[i]);
        }
        const std::vector<std::string>& rules = m_package.data.rules;
        m_ruleIds.insert(rules.begin(), rules.end());
        for (std::size_t i = 0; i < options.keys.size(); ++i)
            checkOptionReferences(options.items[i], "options." + options.keys[i].text);
    }

    /// No code reads an option that the base does not have, and none is ready for values beyond those that it has.
    void takeOption(OptionSpec spec, const YamlNode::Key& key)
    {
        std::vector<OptionSpec>& specs = m_package.data.options;
        if (!isBased()) {
            m_optionAt.emplace(spec.id, specs.size());
            m_optionIds.push_back(spec.id);
            specs.push_back(std::move(spec));
            return;
        }
        const auto known = m_optionAt.find(spec.id);
        if (known == m_optionAt.end()) return addUnknown(key, "options", "unknown-option", m_optionIds);
        OptionSpec& before = specs[known->second];
        const bool sameType = spec.byDefault.index() == before.byDefault.index();
        const auto isKnown = [&before](const std::string& value) {
            return std::ranges::find(before.values, value) != before.values.end();
        };
        if (!sameType || spec.min < before.min || spec.max > before.max || !std::ranges::all_of(spec.values, isKnown))
            return add(errorAt(key, m_file, "options." + spec.id, "option-beyond-base"));
        before = std::move(spec);
    }

    void addUnknown(const YamlNode::Key& key, const std::string& path, const char* code,
                    const std::vector<std::string>& known)
    {
        Error error = errorAt(key, m_file, path + "." + key.text, code, {{"name", key.text}});
        if (full()) return;
        if (std::string hint = m_hints.closestMatch(key.text, known); !hint.empty())
            error.args.emplace_back("hint", std::move(hint));
        add(std::move(error));
    }

    void readGroup(const YamlNode::Key& key, OptionSpec& spec)
    {
        const std::string_view name = std::string_view(key.text).substr(0, key.text.find('.'));
        std::vector<std::string> known;
        for (const OptionGroup group : {OptionGroup::Base, OptionGroup::Errata, OptionGroup::Advanced,
                                        OptionGroup::Reading, OptionGroup::House}) {
            known.emplace_back(optionGroupName(group));
            if (name != optionGroupName(group)) continue;
            spec.group = group;
            return;
        }
        Error error =
            errorAt(key, m_file, "options." + key.text, "unknown-option-group", {{"name", std::string(name)}});
        if (std::string hint = closestMatch(name, known); !hint.empty())
            error.args.emplace_back("hint", std::move(hint));
        add(std::move(error));
    }

    void readOptionTexts(const std::string& id, const YamlNode& node)
    {
        const std::string base = "option." + id;
        for (const char* part : {"title", "text", "source"}) m_texts.readText(base + "." + part, node.find(part));
        const YamlNode* values = node.find("values");
        if (values == nullptr) return;
        for (std::size_t i = 0; i < values->keys.size(); ++i) {
            const std::string value = base + ".value." + values->keys[i].text;
            for (const char* part : {"title", "text"})
                m_texts.readText(value + "." + part, values->items[i].find(part));
        }
    }

    /// Type, range, named values and default of an option, which must agree.
    void readOptionValue(const YamlNode& node, const std::string& path, OptionSpec& spec)
    {
        const std::string type = textOf(node, "type");
        const YamlNode* range = node.find("range");
        const YamlNode* values = node.find("values");
        if ((range != nullptr) != (type == "number"))
            add(errorAt(range == nullptr ? node : *range, m_file, path, "option-range", {{"type", type}}));
        if ((values != nullptr) != (type == "choice"))
            add(errorAt(values == nullptr ? node : *values, m_file, path, "option-values", {{"type", type}}));
        if (range != nullptr) {
            toInteger(range->items[0], spec.min);
            toInteger(range->items[1], spec.max);
            if (spec.min > spec.max) add(errorAt(*range, m_file, path + ".range", "range-reversed"));
        }
        if (values != nullptr)
            for (const YamlNode::Key& key : values->keys) spec.values.push_back(key.text);
        // The kind of the default is the kind of the option, so it is there before the value is looked at.
        if (type == "number") spec.byDefault = 0;
        if (type == "choice") spec.byDefault = std::string();
        const YamlNode& byDefault = *node.find("default");
        const OptionValue value = engine::optionValue(byDefault);
        if (std::optional<Error> error = checkOptionValue(spec, value)) {
            error->file = m_file;
            error->line = byDefault.line;
            error->column = byDefault.column;
            error->path = path + ".default";
            add(std::move(*error));
        } else {
            spec.byDefault = value;
        }
    }

    /// What the option was called before; its values of today must be known by now.
    void readFormer(const YamlNode& node, const std::string& path, OptionSpec& spec)
    {
        spec.former.id = textOf(node, "id");
        const YamlNode& values = *node.find("values");
        for (std::size_t i = 0; i < values.keys.size(); ++i) {
            const OptionValue today = engine::optionValue(values.items[i]);
            if (std::optional<Error> error = checkOptionValue(spec, today)) {
                error->file = m_file;
                error->line = values.items[i].line;
                error->column = values.items[i].column;
                error->path = path + ".formerly.values." + values.keys[i].text;
                add(std::move(*error));
            } else {
                spec.former.values.emplace_back(values.keys[i].text, today);
            }
        }
    }

    void checkOptionReferences(const YamlNode& node, const std::string& path)
    {
        const auto isOption = [this](const std::string& id) { return m_optionAt.contains(id); };
        const auto isRule = [this](const std::string& id) { return m_ruleIds.contains(id); };
        for (const char* key : {"needs", "excludes", "overridden-by"})
            checkReferences(node, key, path, isOption, m_optionIds, "unknown-option");
        checkReferences(node, "rules", path, isRule, m_package.data.rules, "unknown-rule");
    }

    template <class IsKnown> void checkReferences(const YamlNode& node, const char* key, const std::string& path,
                                                  IsKnown isKnown, const std::vector<std::string>& known,
                                                  const char* code)
    {
        const YamlNode* list = node.find(key);
        if (list == nullptr) return;
        for (const YamlNode& item : list->items)
            if (!full() && !isKnown(item.text))
                add(unknownName(item, m_file, path + "." + key, code, item.text, known, m_hints));
    }

    /// By which the ruleset sees the chances of a seat; it knows what it can weigh.
    void readOutlook(const YamlNode& weights)
    {
        const Ruleset* ruleset = findRuleset(m_package.data.id);
        if (ruleset == nullptr) return; // that is told where it is used
        const std::vector<std::string>& known = ruleset->outlookFeatures();
        for (std::size_t i = 0; i < weights.keys.size(); ++i) {
            const std::string& name = weights.keys[i].text;
            double weight = 0.0;
            toNumber(weights.items[i], weight);
            if (std::ranges::find(known, name) != known.end()) {
                m_package.data.outlook.emplace_back(name, weight);
                continue;
            }
            Error error = errorAt(weights.keys[i], m_file, "outlook." + name, "unknown-outlook", {{"name", name}});
            if (std::string hint = closestMatch(name, known); !hint.empty())
                error.args.emplace_back("hint", std::move(hint));
            add(std::move(error));
        }
    }

    void readPresets(const YamlNode& presets)
    {
        if (presets.keys.empty()) add(errorAt(presets, m_file, "presets", "no-preset"));
        for (std::size_t i = 0; i < presets.keys.size(); ++i) {
            Preset preset;
            preset.id = presets.keys[i].text;
            const std::string path = "presets." + preset.id + ".values";
            const YamlNode& values = *presets.items[i].find("values");
            for (const char* part : {"title", "text"})
                m_texts.readText("preset." + preset.id + "." + part, presets.items[i].find(part));
            for (std::size_t v = 0; v < values.keys.size(); ++v) {
                const OptionSetting setting{values.keys[v].text, engine::optionValue(values.items[v]),
                                            values.keys[v].line, values.keys[v].column};
                const auto spec = m_optionAt.find(setting.id);
                const std::vector<OptionSpec>& specs = m_package.data.options;
                if (full()) return;
                if (std::optional<Error> error = checkSetting(spec == m_optionAt.end() ? nullptr : &specs[spec->second],
                                                              m_optionIds, setting, m_file, path, m_hints))
                    add(std::move(*error));
                else
                    preset.values.emplace(setting.id, setting.value);
            }
            takePreset(std::move(preset));
        }
    }

    /// A ruleset's own presets come before those of its base, so that its first one is how it is usually played.
    void takePreset(Preset preset)
    {
        std::vector<Preset>& presets = m_package.data.presets;
        if (isBased()) std::erase_if(presets, [&preset](const Preset& other) { return other.id == preset.id; });
        presets.insert(presets.begin() + m_ownPresets++, std::move(preset));
    }

    void readNames(const YamlNode& spaces)
    {
        for (std::size_t s = 0; s < spaces.keys.size(); ++s) {
            const YamlNode& things = spaces.items[s];
            for (std::size_t i = 0; i < things.keys.size(); ++i) {
                const std::string base = spaces.keys[s].text + "." + things.keys[i].text;
                if (things.items[i].isMap() && things.items[i].find("name") == nullptr)
                    add(errorAt(things.items[i], m_file, "names." + base, "missing-key", {{"key", "name"}}));
                m_texts.readName(base, &things.items[i]);
            }
        }
    }

    void readDecks(const YamlNode& decks)
    {
        // All decks together may be as large as one file, so that a few lines do not ask for reading without end.
        std::size_t left = YamlLimits{}.bytes;
        for (const YamlNode& node : decks.items) {
            if (full()) return;
            const fs::path relative = fs::path(node.text).lexically_normal();
            if (relative.is_absolute() || relative.empty() || *relative.begin() == "..") {
                add(errorAt(node, m_file, "decks", "path-leaves-folder", {{"path", node.text}}));
                continue;
            }
            const std::string file = (fs::path(m_file).parent_path() / relative).string();
            const Result<std::string> bytes = readFile(file, left);
            if (bytes) left -= bytes->size();
            Result<DeckPackage> deck = bytes ? readDeck(*bytes, file) : fail(bytes.error());
            if (!deck) {
                for (const Error& error : deck.error()) add(error);
                continue;
            }
            if (deck->language != m_package.data.language)
                add(errorAt(node, m_file, "decks", "deck-language",
                            {{"found", deck->language}, {"language", m_package.data.language}}));
            takeDeck(std::move(deck->deck));
            m_package.texts.insert(m_package.texts.end(), deck->texts.begin(), deck->texts.end());
        }
    }

    /// A deck of a ruleset with a base takes the place of the base's.
    void takeDeck(DeckSpec deck)
    {
        std::vector<DeckSpec>& decks = m_package.data.decks;
        const auto known = std::ranges::find(decks, deck.id, &DeckSpec::id);
        if (isBased() && known != decks.end())
            *known = std::move(deck);
        else
            decks.push_back(std::move(deck));
    }

    /// Decks, tables and dice that are told as changes of the base's.
    void takeContent()
    {
        const ContentChanges changes = readContent(m_root, m_file, m_errors);
        if (changes.decks.empty()) return;
        if (!isBased())
            return add(errorAt(m_root, m_file, {}, "content-without-base",
                               {{"key", std::string(contentKey(changes.decks.front().kind))}}));
        m_package.texts.insert(m_package.texts.end(), changes.texts.begin(), changes.texts.end());
        if (const Ruleset* ruleset = m_errors.empty() ? findRuleset(m_package.data) : nullptr)
            m_errors = applyDecks(changes, m_file, *ruleset, m_package.data);
    }

    /// What the rules of this id make of the decks. What is wrong with the form of the file itself comes first.
    void checkCards()
    {
        const Ruleset* ruleset = m_errors.empty() ? findRuleset(m_package.data) : nullptr;
        if (ruleset == nullptr) return;
        m_errors = ruleset->wrongInDecks(m_package.data);
        for (Error& error : m_errors) // the table is that of the base
            if (error.code == "seats-without-figures" && isBased() && error.file != m_file && m_players.line > 0) {
                error.file = m_file;
                error.line = m_players.line;
                error.column = m_players.column;
                error.path = "players";
            }
        for (Error& error : m_errors)
            if (error.file.empty()) error.file = m_file;
    }

    const YamlNode& m_root;
    std::string m_file;
    TextReader m_texts;
    RulesPackage m_package;
    std::ptrdiff_t m_ownPresets = 0; ///< that stand first
    SourceLocation m_players;        ///< where it says how many play
    std::vector<std::string> m_optionIds;
    std::map<std::string, std::size_t> m_optionAt; ///< in data.options
    std::set<std::string> m_ruleIds;
    Hints m_hints;
    Errors m_errors;
};

/// Parses and checks by shape, or all errors.
[[nodiscard]] Result<YamlNode> checkedDocument(std::string_view bytes, const std::string& file, std::string_view kind,
                                               const Schema& shape)
{
    Result<YamlNode> root = readDocument(bytes, file, kind, kRulesVersion);
    if (!root) return root;
    Errors errors;
    checkSchema(*root, shape, file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));
    return root;
}

Result<RulesPackage> RulesReader::readAlone(const std::string& file)
{
    const Result<std::string> bytes = readFile(file, YamlLimits{}.bytes);
    if (!bytes) return fail(bytes.error());
    const Result<YamlNode> root = checkedDocument(*bytes, file, "rules", rulesSchema());
    if (!root) return fail(root.error());
    if (const YamlNode* more = root->find("base") != nullptr ? root->find("base") : root->find("options-of"))
        return fail(errorAt(*more, file, {}, "unknown-base", {{"name", textOf(*root, "id")}}));
    return RulesReader(*root, file).run(nullptr);
}

} // namespace

std::string rulesFile(const std::string& path)
{
    std::error_code error;
    return fs::is_directory(path, error) ? (fs::path(path) / "rules.yaml").string() : path;
}

Result<RulesPackage> readRules(std::string_view bytes, const std::string& file, const BaseFinder& bases)
{
    const Result<YamlNode> root = checkedDocument(bytes, file, "rules", rulesSchema());
    if (!root) return fail(root.error());
    const YamlNode* base = root->find("base");
    if (base == nullptr) return RulesReader(*root, file).run(nullptr);
    const Result<RulesPackage> found =
        bases ? bases(base->text) : fail({"unknown-base", {{"name", base->text}}, {}, 0, 0, {}});
    if (found) return RulesReader(*root, file).run(&*found);
    Errors errors = found.error();
    for (Error& error : errors)
        if (error.file.empty()) error = {error.code, error.args, file, base->line, base->column, "base"};
    return fail(std::move(errors));
}

Result<DeckPackage> readDeck(std::string_view bytes, const std::string& file)
{
    const Result<YamlNode> root = checkedDocument(bytes, file, "deck", deckSchema());
    if (!root) return fail(root.error());
    DeckPackage package;
    Errors errors;
    TextReader texts(file);
    package.deck.id = textOf(*root, "id");
    package.deck.file = file;
    package.deck.place = placeOf(*root->find("id"));
    package.language = textOf(*root, "language");
    texts.readName("deck." + package.deck.id, root->find("name"));
    const YamlNode& cards = *root->find("cards");
    for (std::size_t i = 0; i < cards.keys.size(); ++i) {
        const std::string& id = cards.keys[i].text;
        package.deck.cards.push_back(readCard(cards.keys[i], cards.items[i], file, errors));
        texts.readName("card." + id, cards.items[i].find("name"));
        texts.readText("card." + id + ".text", cards.items[i].find("text"));
    }
    package.texts = texts.take();
    if (!errors.empty()) return fail(std::move(errors));
    return package;
}

Result<RulesPackage> loadRules(const std::string& path, const BaseFinder& bases)
{
    const std::string file = rulesFile(path);
    const Result<std::string> bytes = readFile(file, YamlLimits{}.bytes);
    if (!bytes) return fail(bytes.error());
    return readRules(*bytes, file, bases);
}

Result<DeckPackage> loadDeck(const std::string& path)
{
    const Result<std::string> bytes = readFile(path, YamlLimits{}.bytes);
    if (!bytes) return fail(bytes.error());
    return readDeck(*bytes, path);
}

Errors checkDeckFile(const std::string& path, const BaseFinder& bases)
{
    if (const Result<DeckPackage> deck = loadDeck(path); !deck) return deck.error();
    const fs::path folder = fs::absolute(path).lexically_normal().parent_path();
    std::error_code error;
    for (const fs::path& above : {folder, folder.parent_path()}) {
        const std::string rules = (above / "rules.yaml").string();
        if (!fs::exists(rules, error)) continue;
        Result<RulesPackage> package = loadRules(rules, bases);
        if (package) return {};
        Errors errors = std::move(package.error());
        std::erase_if(errors, [&](const Error& wrong) { return !fs::equivalent(wrong.file, path, error); });
        for (Error& wrong : errors) wrong.file = path;
        return errors;
    }
    return {};
}

} // namespace marches::engine
