// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/game.h"
#include "engine/package/positionreader.h"
#include "engine/scenario/scenario.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

/// What can be said of whoever opens the position: it is a step, since a scenario without any shows nothing.
YamlNode expectationOf(const Game& game)
{
    YamlNode step = YamlNode::map();
    YamlNode& expect = step.add("expect", YamlNode::map());
    if (game.pending().pending == Pending::Choice)
        expect.add("question", YamlNode::map())
            .add("seat", YamlNode::words(game.rules().seats()[static_cast<std::size_t>(game.pending().seat)].id));
    else
        expect.add("over", YamlNode::scalar(game.over() ? "true" : "false"));
    return step;
}

} // namespace

Result<std::string> writeScenario(const GameSetup& setup, const OptionValues& options, const Facts& given,
                                  const std::string& title)
{
    const Result<std::shared_ptr<const Rules>> rules = setup.maker.make(options);
    if (!rules) return fail(rules.error());
    Game game(*rules, options, 1, setup.maker);
    if (const Refusal refusal = game.edit(given))
        return fail(Error{"scenario-position",
                          {{"rule", std::string((*rules)->vocabulary().name(Space::Rule, refusal.rule))},
                           {"reason", reasonText(setup, refusal)}},
                          {},
                          0,
                          0,
                          "given"});
    const VariantData& variant = setup.variant;
    YamlNode root = YamlNode::map();
    root.add("marches", YamlNode::words("scenario/1"));
    root.add("title", YamlNode::words(title));
    if (!variant.content.texts.empty()) root.add("language", YamlNode::words(variant.language));
    root.add("rules", YamlNode::list());
    root.add("map", YamlNode::words(variant.map));
    root.add("ruleset", YamlNode::words(variant.ruleset));
    if (!variant.preset.empty()) root.add("preset", YamlNode::words(variant.preset));
    const std::vector<OptionSetting> changed = differences(setup.rules.data, variant.preset, options);
    if (!changed.empty()) {
        YamlNode& settings = root.add("options", YamlNode::map());
        for (const OptionSetting& setting : changed) settings.add(setting.id, optionNode(setting.value));
    }
    root.add("seats", seatsNode(setup.seats));
    ContentChanges content = variant.content;
    content.start.reset(); // the position is given
    writeContent(content, root);
    root.add("given", writePosition(**rules, given));
    root.add("steps", YamlNode::list()).append(expectationOf(game));
    return writeYaml(root, scenarioSchema());
}

} // namespace marches::engine
