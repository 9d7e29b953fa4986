// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/lab/labsuggestions.h"

#include <algorithm>
#include <set>

#include <QCoreApplication>

#include "app/desktop/base/gamesession.h"
#include "app/desktop/lab/labsubject.h"
#include "engine/lab/experimentplan.h"
#include "engine/lab/measure.h"

namespace marches::app {

namespace {

constexpr std::uint64_t kGamesOfSuggestion = 400;

struct SuggestionWords {
    Q_DECLARE_TR_FUNCTIONS(marches::app::LabPage)
};

/// Whether the rules can be played with these options, and this one has a say in them.
bool canBePlayed(const LabSubject& subject, const engine::OptionValues& values, const engine::OptionSpec& option)
{
    if (std::ranges::any_of(option.overriddenBy, [&](const std::string& other) { return values.isOn(other); }))
        return false;
    return engine::checkTogether(subject.options(), values).empty();
}

/// Options in the order in which they are worth asking about: those that were changed, then one of each group, then the
/// others.
std::vector<const engine::OptionSpec*> inOrder(const LabSubject& subject, const LabOpenGame& game)
{
    std::vector<const engine::OptionSpec*> order;
    std::vector<const engine::OptionSpec*> others;
    std::set<engine::OptionGroup> groups;
    for (const engine::OptionSetting& setting : game.options)
        if (const engine::OptionSpec* option = subject.option(setting.id)) order.push_back(option);
    const std::size_t changed = order.size();
    for (const engine::OptionSpec& option : subject.options()) {
        if (std::ranges::find(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(changed), &option) !=
            order.begin() + static_cast<std::ptrdiff_t>(changed))
            continue;
        (groups.insert(option.group).second ? order : others).push_back(&option);
    }
    order.insert(order.end(), others.begin(), others.end());
    return order;
}

} // namespace

std::optional<LabOpenGame> labGameOf(const Catalogue& catalogue, const GameSession& session)
{
    const engine::GameSetup& setup = session.setup();
    if (session.isTrial()) return {};
    LabOpenGame game;
    game.variant = setup.map.id + ":" + setup.rules.data.id;
    for (const engine::LibraryEntry& entry : catalogue.library().variants())
        if (!entry.broken() && !setup.variant.file.empty() && entry.file == setup.variant.file)
            game.variant = entry.map + "/" + entry.id;
    const bool named = game.variant.find('/') != std::string::npos;
    if (!named && !engine::contentMark(setup.variant.content).empty()) return {};
    const std::optional<LabSubject> subject = LabSubject::of(catalogue, game.variant);
    if (!subject) return {};
    for (const engine::OptionSpec& option : subject->options())
        if (const engine::OptionValue* value = setup.options.find(option.id); value && *value != subject->usual(option))
            game.options.push_back({option.id, *value});
    if (subject->seats(0).size() != setup.seats.size()) game.players = static_cast<int>(setup.seats.size());
    // Whoever plays is asked about with bots in the seats of people.
    for (const SeatControl& seat : session.seats()) game.bots.push_back(seat.isBot() ? seat.bot : "medium");
    const bool alike = std::ranges::all_of(game.bots, [&](const std::string& bot) { return bot == game.bots.front(); });
    if (game.bots.empty() || game.bots.size() != setup.seats.size())
        game.bots = {"medium"};
    else if (alike)
        game.bots.resize(1);
    return game;
}

std::vector<LabSuggestion> labSuggestions(const Catalogue& catalogue, const LabOpenGame& game, std::size_t count)
{
    std::vector<LabSuggestion> suggestions;
    std::optional<LabSubject> subject = LabSubject::of(catalogue, game.variant);
    if (!subject) return suggestions;
    const LabSubject plain = *subject;
    subject->apply(game.options);
    for (const engine::OptionSpec* option : inOrder(plain, game)) {
        if (suggestions.size() == count) break;
        const engine::OptionValue now = subject->usual(*option);
        std::vector<engine::OptionValue> values = engine::valuesToTry(*option, now);
        // What was changed for this game is asked about as it was before.
        if (plain.usual(*option) != now) values.insert(values.begin(), plain.usual(*option));
        const auto playable = std::ranges::find_if(values, [&](const engine::OptionValue& value) {
            LabSubject changed = *subject;
            changed.apply({{option->id, value}});
            return canBePlayed(changed, changed.values(), *option);
        });
        if (playable == values.end()) continue;
        LabSuggestion one;
        one.experiment.variant = game.variant;
        one.experiment.options = game.options;
        one.experiment.players = game.players;
        one.experiment.bots = game.bots;
        one.experiment.games = kGamesOfSuggestion;
        for (const engine::Measure& measure : engine::measures()) one.experiment.measures.emplace_back(measure.id);
        engine::ExperimentArm arm;
        arm.name = engine::settingText(option->id, *playable);
        arm.options = {{option->id, *playable}};
        one.experiment.arms = {std::move(arm)};
        one.title = SuggestionWords::tr("%1 → %2", "option, its value")
                        .arg(subject->optionTitle(option->id), subject->valueWord(option->id, *playable));
        one.sentence = SuggestionWords::tr("Now: %1. What would change?", "value of an option")
                           .arg(subject->valueWord(option->id, now));
        suggestions.push_back(std::move(one));
    }
    return suggestions;
}

} // namespace marches::app
