// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/branchwords.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/desktop/play/stepwords.h"

namespace marches::app {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(marches::app::Branches)
};

} // namespace

QString branchName(const PlayContext& context, int node)
{
    const engine::Game& game = context.runner.game();
    const engine::Journal& journal = game.journal();
    if (const std::string& name = journal.node(node).name; !name.empty()) return QString::fromStdString(name);
    if (const QString sentence = node > 0 ? stepSentence(context, journal.node(node).step) : QString(); !sentence.isEmpty())
        return sentence;
    for (int at = node; at >= 0; at = journal.node(at).children.empty() ? -1 : journal.node(at).children.front())
        for (const engine::Message& message : game.log(at))
            if (message.audience < 0) return context.sentence(message);
    return Words::tr("Branch %1").arg(QLocale().toString(node));
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
                       ? Words::tr("Main line: %1").arg(branchName(context, node))
                       : branchName(context, node);
    return Words::tr("Main line");
}

} // namespace marches::app
