// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/stepwords.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

namespace marches::app {

namespace {

struct Steps {
    Q_DECLARE_TR_FUNCTIONS(marches::app::Steps)
};

QString valueWord(const PlayContext& context, const engine::OptionChange& change)
{
    if (const bool* flag = std::get_if<bool>(&change.value))
        return *flag ? Steps::tr("on", "a rule") : Steps::tr("off", "a rule");
    if (const int* number = std::get_if<int>(&change.value)) return QLocale().toString(*number);
    return context.text("option." + change.id + ".value." + std::get<std::string>(change.value) + ".title");
}

} // namespace

QString stepSentence(const PlayContext& context, const engine::Step& step)
{
    if (const auto* change = std::get_if<engine::OptionChange>(&step))
        return Steps::tr("Rule changed: %1 (now: %2)", "title of a rule, its new value")
            .arg(context.text("option." + change->id + ".title"), valueWord(context, *change));
    if (std::holds_alternative<engine::PositionEdit>(step)) return Steps::tr("The position was changed by hand.");
    return {};
}

QString stepRule(const PlayContext& context, const engine::Step& step)
{
    const auto* change = std::get_if<engine::OptionChange>(&step);
    if (change == nullptr) return {};
    const auto& specs = context.runner.session().setup().maker.specs;
    const auto spec = std::ranges::find(specs, change->id, &engine::OptionSpec::id);
    return spec == specs.end() || spec->rules.empty() ? QString() : QString::fromStdString(spec->rules.front());
}

} // namespace marches::app
