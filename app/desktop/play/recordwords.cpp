// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/recordwords.h"

#include <algorithm>

#include <QCoreApplication>
#include <QLocale>

namespace marches::app {

namespace {

struct BranchWords {
    Q_DECLARE_TR_FUNCTIONS(marches::app::Branches)
};

/// What is told first of all in a branch. What only one seat may read is not told: the name of a branch is everybody's.
QString toldFirst(const PlayContext& context, int node)
{
    const engine::Game& game = context.runner.game();
    const engine::Journal& journal = game.journal();
    if (const QString sentence = node > 0 ? stepSentence(context, journal.node(node).step) : QString();
        !sentence.isEmpty())
        return sentence;
    for (int at = node; at >= 0; at = journal.node(at).children.empty() ? -1 : journal.node(at).children.front())
        for (const engine::Message& message : game.log(at))
            if (message.isFor(-1)) return context.sentence(message);
    return BranchWords::tr("Branch %1").arg(QLocale().toString(node));
}

} // namespace

QString branchName(const PlayContext& context, int node)
{
    const engine::Journal& journal = context.runner.game().journal();
    if (const std::string& name = journal.node(node).name; !name.empty()) return QString::fromStdString(name);
    const QString told = toldFirst(context, node);
    if (node == 0) return told;
    // Moves of which others may not know more than that they were made have one name: they are counted.
    int alike = 0;
    int mine = 0;
    for (const int sibling : journal.node(journal.node(node).parent).children) {
        if (!journal.node(sibling).name.empty() || toldFirst(context, sibling) != told) continue;
        ++alike;
        if (sibling == node) mine = alike;
    }
    return alike > 1 ? BranchWords::tr("%1 (%2)", "name of a branch, its number among those with the same name")
                           .arg(told, QLocale().toString(mine))
                     : told;
}

std::vector<int> courseEnds(const engine::Journal& journal)
{
    std::vector<int> ends;
    std::vector<int> ahead{0};
    while (!ahead.empty()) {
        const int node = ahead.back();
        ahead.pop_back();
        const std::vector<int>& children = journal.node(node).children;
        if (children.empty()) ends.push_back(node);
        ahead.insert(ahead.end(), children.rbegin(), children.rend());
    }
    return ends;
}

QString courseName(const PlayContext& context, int end)
{
    const engine::Journal& journal = context.runner.game().journal();
    for (int node = end; node > 0; node = journal.node(node).parent)
        if (const auto& siblings = journal.node(journal.node(node).parent).children; siblings.size() > 1)
            return siblings.front() == node && journal.mainEnd(0) == end
                       ? BranchWords::tr("Main line: %1").arg(branchName(context, node))
                       : branchName(context, node);
    return BranchWords::tr("Main line");
}

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
