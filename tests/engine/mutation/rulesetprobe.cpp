// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulesetprobe.h"

#include <algorithm>
#include <bit>
#include <filesystem>
#include <fstream>
#include <set>

#include "../property/randomgame.h"
#include "engine/io/files.h"
#include "engine/rules/registry/registry.h"
#include "engine/scenario/runner.h"

namespace marches::engine::test {

namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kGames = 200;   ///< a mutation, at most
constexpr std::size_t kFurtherMaps = 2; ///< beside those of the shipped variants
constexpr int kMostSteps = 1'200;       ///< of a game: what differs later than that is a scenario's matter
constexpr int kLookEvery = 16;          ///< decisions between two looks at the whole position
constexpr int kJudgeEvery = 4;          ///< steps between two looks at what bots think
constexpr std::size_t kMostBytes = 2'500'000;

/// FNV-1a over numbers.
class Mixer {
public:
    void add(std::uint64_t value) { m_hash = (m_hash ^ value) * 0x100000001b3U; }
    void add(const std::string& text)
    {
        for (const char c : text) add(static_cast<std::uint64_t>(static_cast<unsigned char>(c)));
        add(text.size());
    }
    void add(const OptionValue& value)
    {
        add(value.index());
        if (const bool* on = std::get_if<bool>(&value)) add(*on ? 1U : 0U);
        if (const int* number = std::get_if<int>(&value)) add(static_cast<std::uint64_t>(*number));
        if (const std::string* word = std::get_if<std::string>(&value)) add(*word);
    }
    std::uint64_t hash() const { return m_hash; }

private:
    std::uint64_t m_hash = 0xcbf29ce484222325U;
};

void mixStep(Mixer& mixer, const Step& step)
{
    if (const auto* move = std::get_if<Move>(&step)) {
        mixer.add(std::uint64_t{move->verb});
        for (const std::int16_t arg : move->arg) mixer.add(static_cast<std::uint64_t>(arg));
        for (const Part& part : move->parts())
            mixer.add(static_cast<std::uint64_t>(part.item) * 0x10001U + static_cast<std::uint64_t>(part.amount));
    } else if (const auto* outcome = std::get_if<Outcome>(&step)) {
        for (const std::int16_t value : outcome->values()) mixer.add(static_cast<std::uint64_t>(value));
    }
}

void mixOutlook(Mixer& mixer, const Rules& rules, const State& state)
{
    if (!rules.hasOutlook()) return;
    std::vector<double> chances(rules.seats().size());
    rules.outlook(state, chances);
    for (const double chance : chances) mixer.add(std::bit_cast<std::uint64_t>(chance));
}

void mixPosition(Mixer& mixer, const Rules& rules, const State& state)
{
    static thread_local Facts facts;
    rules.describe(state, facts);
    for (const Fact& fact : facts) {
        mixer.add(std::uint64_t{fact.field});
        for (const std::int16_t key : fact.key) mixer.add(static_cast<std::uint64_t>(key));
        mixer.add(static_cast<std::uint64_t>(fact.value));
    }
    mixOutlook(mixer, rules, state);
}

/// What bots think of a move: what is aimed at shows here long before anybody gets there.
void mixJudgement(Mixer& mixer, const Rules& rules, const State& state, const Decision& decision, const Move& move)
{
    State view;
    rules.view(state, move.seat, view);
    mixer.add(std::bit_cast<std::uint64_t>(rules.evaluate(view, decision, move)));
    mixer.add(std::bit_cast<std::uint64_t>(rules.evaluateDeep(view, decision, move)));
}

std::vector<OptionValue> triedValues(const OptionSpec& spec)
{
    if (spec.isSwitch()) return {true, false};
    if (spec.isNumber()) return {spec.min - 1, spec.min, spec.max, spec.max + 1};
    std::vector<OptionValue> values;
    for (const std::string& value : spec.values) values.emplace_back(value);
    return values;
}

/// What may be said of one option, and what stands in its way.
void mixOption(Mixer& mixer, const OptionSpec& tried, const RulesetData& data, const OptionValues& values,
               const RulesMaker& maker)
{
    const auto spec = std::ranges::find(data.options, tried.id, &OptionSpec::id);
    if (spec == data.options.end()) return mixer.add(std::string("gone"));
    mixer.add(static_cast<std::uint64_t>(spec->group));
    mixer.add(spec->values.size());
    for (const OptionValue& value : triedValues(tried)) {
        mixer.add(checkOptionValue(*spec, value) ? 1U : 0U);
        const Result<OptionValues> changed = maker.changed(values, {tried.id, value});
        mixer.add(changed ? std::string("switched") : changed.error().front().code);
    }
    for (const OptionSpec& other : data.options) {
        if (!tried.isSwitch() || !other.isSwitch()) continue;
        OptionValues both = values;
        both.set(data.options, tried.id, true);
        both.set(data.options, other.id, true);
        for (const OptionConflict& conflict : conflicts(data.options, both)) {
            mixer.add(static_cast<std::uint64_t>(conflict.kind));
            mixer.add(conflict.option + ' ' + conflict.other);
        }
    }
    for (const auto& [word, today] : spec->former.values) {
        mixer.add(spec->former.id + ' ' + word);
        mixer.add(today);
    }
}

/// Without the care that a person's files are written with: these are gone soon.
void write(const std::string& file, const std::string& bytes)
{
    std::ofstream(file, std::ios::binary | std::ios::trunc) << bytes;
}

/// How orders in text are read, which no random player writes.
void mixWriting(Mixer& mixer, const OrderWriting& writing)
{
    for (const Flaw flaw : {writing.coastOfUnit, writing.invalidCoast, writing.kindMissing, writing.kindWrong,
                            writing.powerMissing, writing.powerWrong})
        mixer.add(static_cast<std::uint64_t>(flaw));
    for (const Stands stands : {writing.ordersOfOneUnit, writing.builds, writing.buildsInOnePlace, writing.removals})
        mixer.add(static_cast<std::uint64_t>(stands));
    mixer.add(static_cast<std::uint64_t>(writing.buildKind));
    mixer.add(static_cast<std::uint64_t>(writing.sets));
    mixer.add(writing.fleetInlandIsArmy ? 1U : 0U);
}

bool isIn(const std::vector<std::string>& words, const std::string& word)
{
    return std::ranges::find(words, word) != words.end();
}

std::vector<std::string> slashed(const std::string& path)
{
    std::vector<std::string> words(1);
    for (const char c : path) {
        if (c == '/')
            words.emplace_back();
        else
            words.back() += c;
    }
    return words;
}

} // namespace

RulesetProbe::RulesetProbe(const Library& library, const std::string& ruleset, std::string workFolder)
    : m_library(library), m_work(std::move(workFolder)), m_shipped(library.ruleset(ruleset).value())
{
    m_folder = fs::path(m_shipped.file).parent_path().string();
    m_files = filesOf(m_folder);
    m_mutations = mutationsOf(m_files, m_shipped.data);
    for (const auto& [file, bytes] : m_files) {
        fs::create_directories((fs::path(m_work) / file).parent_path());
        write((fs::path(m_work) / file).string(), bytes);
    }
    std::set<std::string> played;
    for (const LibraryEntry& entry : library.variants()) {
        if (entry.ruleset != ruleset) continue;
        m_variants.push_back(library.variant(entry.file).value());
        played.insert(m_variants.back().preset);
    }
    for (const Preset& preset : m_shipped.data.presets) {
        if (m_variants.empty() || played.contains(preset.id)) continue;
        VariantData variant = m_variants.front();
        variant.preset = preset.id;
        variant.options.clear();
        m_variants.push_back(std::move(variant));
    }
    // What the rules say for other maps is told apart there.
    std::size_t further = 0;
    for (const Table& table : allTables(library)) {
        const auto isThere = [&table](const VariantData& variant) { return variant.map == table.map; };
        if (table.ruleset != ruleset || std::ranges::any_of(m_variants, isThere)) continue;
        VariantData variant;
        variant.id = "default";
        variant.map = table.map;
        variant.ruleset = ruleset;
        m_variants.push_back(std::move(variant));
        if (++further == kFurtherMaps) break;
    }
    const fs::path scenarios = fs::path(library.dataRoot()) / "tests" / "scenarios" / ruleset;
    std::vector<fs::path> found;
    for (const fs::directory_entry& entry : fs::directory_iterator(scenarios))
        if (entry.path().extension() == ".yaml") found.push_back(entry.path());
    std::ranges::sort(found);
    for (const fs::path& file : found)
        m_scenarios.push_back({file.string(), readFile(file.string(), kMostBytes).value()});
    m_answers = answersOf(m_shipped);
}

RulesetProbe::~RulesetProbe()
{
    std::error_code error;
    fs::remove_all(m_work, error);
}

std::vector<std::string> RulesetProbe::redScenarios() const
{
    std::vector<std::string> red;
    for (const ScenarioFile& file : m_scenarios)
        if (scenarioIsRed(file, m_shipped, {})) red.push_back(file.name);
    return red;
}

Result<RulesPackage> RulesetProbe::read(const Mutation& mutation) const
{
    const std::string changed = mutation.applied(m_files.at(mutation.file));
    const std::string file = (fs::path(m_work) / "rules.yaml").string();
    if (mutation.file == "rules.yaml") return readRules(changed, file);
    const std::string deck = (fs::path(m_work) / mutation.file).string();
    write(deck, changed);
    Result<RulesPackage> package = readRules(m_files.at("rules.yaml"), file);
    write(deck, m_files.at(mutation.file));
    return package;
}

std::optional<RulesetProbe::ChangedValue> RulesetProbe::changedValue(const Mutation& mutation,
                                                                     const RulesPackage& changed) const
{
    const std::vector<std::string> path = slashed(mutation.path);
    const bool isDefault = path.size() == 3 && path[0] == "options" && path[2] == "default";
    const bool isSet = path.size() == 4 && path[0] == "presets" && path[2] == "values";
    if (mutation.file != "rules.yaml" || (!isDefault && !isSet)) return {};
    ChangedValue value{isDefault ? path[1] : path[3], isDefault ? std::string() : path[1], false, false};
    const auto valueIn = [&](const RulesetData& data) -> std::optional<OptionValue> {
        if (isDefault) {
            const auto spec = std::ranges::find(data.options, value.option, &OptionSpec::id);
            return spec == data.options.end() ? std::nullopt : std::optional(spec->byDefault);
        }
        const auto preset = std::ranges::find(data.presets, value.preset, &Preset::id);
        if (preset == data.presets.end()) return {};
        const auto set = preset->values.find(value.option);
        return set == preset->values.end() ? std::nullopt : std::optional(set->second);
    };
    const std::optional<OptionValue> before = valueIn(m_shipped.data);
    const std::optional<OptionValue> after = valueIn(changed.data);
    if (!before || !after) return {};
    value.before = *before;
    value.after = *after;
    return value;
}

/// Random values for all options but the one whose value is in question, and what that one needs in order to run.
void RulesetProbe::mixOptions(ProbeGame& game, const std::optional<ChangedValue>& value) const
{
    Random random(game.seed, 0x6d757461U);
    std::vector<OptionSetting> settings = randomOptions(m_shipped.data, random);
    if (value) {
        std::vector<std::string> needed{value->option};
        for (std::size_t i = 0; i < needed.size(); ++i) {
            const auto spec = std::ranges::find(m_shipped.data.options, needed[i], &OptionSpec::id);
            if (spec == m_shipped.data.options.end()) continue;
            for (const std::string& id : spec->needs)
                if (!isIn(needed, id)) needed.push_back(id);
        }
        for (OptionSetting& setting : settings)
            if (setting.id != value->option && isIn(needed, setting.id)) setting.value = true;
        std::erase_if(settings, [&value](const OptionSetting& setting) { return setting.id == value->option; });
    }
    game.request.options = std::move(settings);
}

/// Games by turns over all variants that the mutation may touch: as they are, and with other options, short ones among
/// them that come to their end.
std::vector<ProbeGame> RulesetProbe::gamesFor(const Mutation& mutation, const std::optional<ChangedValue>& value) const
{
    const std::vector<std::string> path = slashed(mutation.path);
    const std::string preset = path[0] == "presets" && path.size() > 1 ? path[1] : std::string();
    const std::string first = m_shipped.data.presets.empty() ? std::string() : m_shipped.data.presets.front().id;
    std::vector<const VariantData*> variants;
    for (const VariantData& variant : m_variants)
        if (preset.empty() || variant.preset == preset || (variant.preset.empty() && preset == first))
            variants.push_back(&variant);
    std::vector<ProbeGame> games;
    const bool limited = std::ranges::any_of(m_shipped.data.options, [](const OptionSpec& spec) {
        return spec.id == "house.round-limit" && spec.isNumber();
    });
    for (std::uint64_t i = 0; i < kGames && !variants.empty(); ++i) {
        ProbeGame game;
        game.variant = *variants[i % variants.size()];
        game.seed = i + 1;
        const std::uint64_t turn = i / variants.size();
        if (turn % 2 == 1) mixOptions(game, value);
        if (turn % 4 >= 2 && limited && (!value || value->option != "house.round-limit")) {
            std::erase_if(game.request.options,
                          [](const OptionSetting& setting) { return setting.id == "house.round-limit"; });
            game.request.options.push_back({"house.round-limit", 3});
        }
        if (const Result<MapData> map = m_library.map(game.variant.map); map && turn % 3 != 0) {
            const SeatRange range = findRuleset(m_shipped.data)->seatRange(m_shipped.data, map->board);
            const auto numbers = static_cast<std::uint64_t>(range.most - range.least + 1);
            game.request.players = range.least + static_cast<int>(turn % numbers);
        }
        games.push_back(std::move(game));
    }
    return games;
}

Result<GameSetup> RulesetProbe::setupOf(const RulesPackage& rules, const VariantData& variant,
                                        const SetupRequest& request) const
{
    auto map = m_maps.find(variant.map);
    if (map == m_maps.end()) {
        Result<MapData> read = m_library.map(variant.map);
        if (!read) return fail(std::move(read.error()));
        map = m_maps.emplace(variant.map, std::move(*read)).first;
    }
    return m_library.setup(map->second, rules, variant, request);
}

/// What options, seats and presets are let do, without a game.
std::uint64_t RulesetProbe::answersOf(const RulesPackage& rules) const
{
    Mixer mixer;
    const Ruleset* ruleset = findRuleset(rules.data);
    if (ruleset == nullptr) return 0;
    mixer.add(static_cast<std::uint64_t>(rules.data.minSeats * 100 + rules.data.maxSeats));
    mixer.add(rules.data.options.size());
    bool first = true;
    for (const VariantData& variant : m_variants) {
        const Result<GameSetup> setup = setupOf(rules, variant, {});
        mixer.add(setup ? std::string("playable") : setup.error().front().code);
        if (!setup) continue;
        mixer.add(setup->seats.size());
        for (const SeatRequest& seat : setup->seats) mixer.add(seat.id);
        if (!first) continue;
        first = false;
        // A rule that games cite has words.
        for (const std::string& rule : setup->game->vocabulary().names(Space::Rule))
            mixer.add(isIn(rules.data.rules, rule) ? 1U : 0U);
        mixWriting(mixer, setup->game->orderWriting());
        for (const OptionSpec& spec : m_shipped.data.options)
            mixOption(mixer, spec, rules.data, setup->options, setup->maker);
    }
    return mixer.hash();
}

std::uint64_t RulesetProbe::hashOf(const RulesPackage& rules, const ProbeGame& game) const
{
    Mixer mixer;
    const Result<GameSetup> setup = setupOf(rules, game.variant, game.request);
    if (!setup) {
        mixer.add(setup.error().front().code);
        return mixer.hash();
    }
    RandomGame played(*setup->game, game.seed);
    Step step;
    State before{};
    Decision decision;
    while (!played.over() && played.steps < kMostSteps) {
        const bool judged = played.decision.pending == Pending::Choice && played.steps % kJudgeEvery == 0;
        if (judged) {
            before = played.state;
            decision = played.decision;
        }
        if (!played.advance(step)) break;
        mixStep(mixer, step);
        const Move* move = std::get_if<Move>(&step);
        if (judged && move != nullptr) mixJudgement(mixer, *setup->game, before, decision, *move);
        if (played.steps % kLookEvery == 0) mixPosition(mixer, *setup->game, played.state);
    }
    mixPosition(mixer, *setup->game, played.state);
    const GameResult result = setup->game->standing(played.state);
    mixer.add(result.winners);
    for (const int score : result.score) mixer.add(static_cast<std::uint64_t>(score));
    return mixer.hash();
}

bool RulesetProbe::gamesDiffer(const RulesPackage& changed, const Mutation& mutation,
                               const std::optional<ChangedValue>& value)
{
    for (const ProbeGame& game : gamesFor(mutation, value)) {
        std::string key = game.variant.id + '/' + game.variant.map + '/' + game.variant.preset + '/' +
                          std::to_string(game.seed) + '/' + std::to_string(game.request.players) + '/' +
                          (value ? value->option : std::string());
        auto known = m_known.find(key);
        if (known == m_known.end()) known = m_known.emplace(std::move(key), hashOf(m_shipped, game)).first;
        if (hashOf(changed, game) != known->second) return true;
    }
    return false;
}

/// Plays the scenario with the shipped rules first, if it was not yet, to know how good the chances are at its end. A
/// preset is played by few scenarios. What one of its values does is what those do that have it, by whatever way.
bool RulesetProbe::scenarioIsRed(const ScenarioFile& file, const RulesPackage& rules,
                                 const std::optional<ChangedValue>& value) const
{
    bool touched = true;
    const Result<Scenario> scenario = readScenario(file.bytes, file.name, [&](const ScenarioHead& head) {
        SetupRequest request;
        request.players = head.players;
        VariantData variant = head.variant;
        if (variant.map.find('/') != std::string::npos) // beside the scenario
            variant.map = (fs::path(file.name).parent_path() / variant.map).lexically_normal().string();
        if (value && value->preset.empty()) // what is said although it is the default anyway need not be said
            std::erase_if(variant.options, [&value](const OptionSetting& setting) {
                return setting.id == value->option && setting.value == value->before;
            });
        if (value && !value->preset.empty()) {
            const Result<OptionValues> options =
                resolveOptions(m_shipped.data, variant.preset, variant.options, file.name);
            const OptionValue* has = options ? options->find(value->option) : nullptr;
            touched = has != nullptr && *has == value->before;
            if (touched) request.options.push_back({value->option, value->after});
        }
        return setupOf(rules, variant, request);
    });
    if (!touched) return false;
    if (!scenario) return true;
    const ScenarioReport report = run(*scenario);
    if (!report.passed()) return true;
    Mixer mixer;
    mixOutlook(mixer, scenario->rules(), report.finalState);
    if (const auto before = m_outlooks.find(file.name); before != m_outlooks.end())
        return before->second != mixer.hash();
    m_outlooks.emplace(file.name, mixer.hash());
    return false;
}

Killer RulesetProbe::killerOf(const Mutation& mutation)
{
    const Result<RulesPackage> changed = read(mutation);
    if (!changed || findRuleset(changed->data) == nullptr) return Killer::Validation;
    if (answersOf(*changed) != m_answers) return Killer::Answers;
    const std::optional<ChangedValue> value = changedValue(mutation, *changed);
    if (gamesDiffer(*changed, mutation, value)) return Killer::Games;
    for (std::size_t i = 0; i < m_scenarios.size(); ++i) {
        const std::size_t at = (m_lastRed + i) % m_scenarios.size();
        if (!m_outlooks.contains(m_scenarios[at].name)) (void)scenarioIsRed(m_scenarios[at], m_shipped, {});
        if (!scenarioIsRed(m_scenarios[at], *changed, value)) continue;
        m_lastRed = at;
        return Killer::Scenarios;
    }
    return Killer::Nobody;
}

} // namespace marches::engine::test
