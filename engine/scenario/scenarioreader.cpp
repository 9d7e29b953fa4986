// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scenario/scenario.h"

#include <algorithm>
#include <filesystem>

#include "engine/io/files.h"
#include "engine/scenario/stepreader.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

constexpr int kVersion = 1;
constexpr int kMaxSteps = 10'000;

SourceLocation locationOf(const YamlNode* node)
{
    return node == nullptr ? SourceLocation{} : SourceLocation{node->line, node->column};
}

std::vector<OptionSetting> readOptions(const YamlNode& map)
{
    std::vector<OptionSetting> settings;
    for (std::size_t i = 0; i < map.keys.size(); ++i)
        settings.push_back({map.keys[i].text, optionValue(map.items[i]), map.keys[i].line, map.keys[i].column});
    return settings;
}

ScenarioHead readHead(const YamlNode& root, const std::string& file, Errors& errors)
{
    ScenarioHead head;
    head.title = textOf(root, "title");
    head.text = textOf(root, "text");
    for (const YamlNode& rule : root.find("rules")->items) head.rules.push_back(rule.text);
    head.variant.file = file;
    head.variant.map = textOf(root, "map");
    head.variant.ruleset = textOf(root, "ruleset");
    head.variant.preset = textOf(root, "preset");
    if (const YamlNode* options = root.find("options")) head.variant.options = readOptions(*options);
    if (const YamlNode* seats = root.find("seats")) head.variant.seats = readSeats(*seats);
    if (const YamlNode* language = root.find("language")) head.variant.language = language->text;
    head.variant.content = readContent(root, file, errors);
    if (const YamlNode* players = root.find("players")) toInteger(*players, head.players);
    int seed = 1;
    if (const YamlNode* written = root.find("seed")) toInteger(*written, seed);
    head.seed = static_cast<std::uint64_t>(seed);
    return head;
}

void checkRules(const YamlNode& rules, const FieldPaths& paths, const ErrorCollector& collector)
{
    const std::span<const std::string> known = paths.rules().vocabulary().names(Space::Rule);
    for (const YamlNode& rule : rules.items)
        if (paths.find(Space::Rule, rule.text).value_or(0) == 0)
            collector.addUnknown(rule, "rules", "scenario-value", rule.text,
                                 [&] { return std::vector<std::string>(known.begin(), known.end()); });
}

void readBody(const YamlNode& root, Scenario& scenario, const ErrorCollector& collector)
{
    const FieldPaths paths(scenario.rules());
    checkRules(*root.find("rules"), paths, collector);
    scenario.rulesMark = locationOf(root.find("rules"));
    scenario.givenMark = locationOf(root.find("given"));
    if (const YamlNode* given = root.find("given")) {
        const std::size_t before = collector.count();
        std::vector<WrittenFact> facts = readPosition(*given, paths, "given", collector);
        for (const WrittenFact& written : facts) scenario.givenFacts.push_back(written.fact);
        std::ranges::sort(scenario.givenFacts);
        if (collector.count() == before)
            scenario.given = makePosition(std::move(facts), *given, "given", scenario.setup, collector);
    }
    scenario.steps = readSteps(*root.find("steps"), paths, scenario.setup, collector);
}

/// A map named by a path is looked for from the scenario on, so that a map of one's own and its scenarios move
/// together.
std::string mapBeside(const std::string& scenario, const std::string& map)
{
    const std::filesystem::path path(map);
    if (!path.has_parent_path() || path.is_absolute()) return map;
    return (std::filesystem::path(scenario).parent_path() / path).lexically_normal().string();
}

} // namespace

const Schema& scenarioSchema()
{
    static const Schema shape = [] {
        std::vector<Field> fields{
            {"marches", Schema::text(), true},
            {"title", Schema::text(kLongestTitle), true},
            {"language", Schema::language(), false, "en"}, // of the words of its cards
            {"text", Schema::text()},
            {"rules", Schema::list(Schema::text(40), 0, 200), true},
            {"map", Schema::text(1000), true},
            {"ruleset", Schema::text(1000), true},
            {"preset", Schema::id()},
            {"options", Schema::mapOf(Schema::scalar(), Schema::Keys::OptionId)},
            {"players", Schema::integer(1, kMostSeats)},
            {"seats", seatsSchema()},
            {"seed", Schema::integer(0, INT32_MAX)},
        };
        for (Field& field : contentFields()) fields.push_back(std::move(field));
        fields.push_back({"given", Schema::any()});
        fields.push_back({"steps", Schema::list(Schema::any(), 1, kMaxSteps), true});
        return Schema::object("scenario", std::move(fields));
    }();
    return shape;
}

Result<Scenario> readScenario(std::string_view bytes, const std::string& file, const ScenarioGameMaker& maker)
{
    const Result<YamlNode> root = readDocument(bytes, file, "scenario", kVersion);
    if (!root) return fail(root.error());
    Errors errors;
    checkSchema(*root, scenarioSchema(), file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));

    Scenario scenario;
    scenario.file = file;
    scenario.head = readHead(*root, file, errors);
    if (!errors.empty()) return fail(std::move(errors));
    Result<GameSetup> setup = maker(scenario.head);
    if (!setup) return fail(std::move(setup.error()));
    scenario.setup = std::move(*setup);
    readBody(*root, scenario, ErrorCollector(file, errors));
    if (!errors.empty()) return fail(std::move(errors));
    return scenario;
}

Result<Scenario> loadScenario(const std::string& file, const Library& library)
{
    const Result<std::string> bytes = readFile(file, YamlLimits{}.bytes);
    if (!bytes) return fail(bytes.error());
    return readScenario(*bytes, file, [&](const ScenarioHead& head) {
        SetupRequest request;
        request.players = head.players;
        VariantData variant = head.variant;
        variant.map = mapBeside(file, variant.map);
        return library.setup(variant, request);
    });
}

} // namespace marches::engine
