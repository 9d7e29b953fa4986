// SPDX-License-Identifier: GPL-3.0-or-later
#include <QJsonArray>

#include <algorithm>

#include "app/cli/checkcases.h"
#include "app/cli/filesearch.h"
#include "app/cli/session.h"
#include "app/cli/tr.h"
#include "engine/package/library.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"

namespace marches::app {

namespace {

struct Checked {
    std::string file;
    std::string title;
    engine::Errors failures;
};

/// Rules to switch off in one scenario's game; those of other games are passed over.
engine::RuleSet rulesOff(const engine::Scenario& scenario, const std::vector<std::string>& ids,
                         std::vector<bool>& known)
{
    engine::RuleSet off;
    for (std::size_t i = 0; i < ids.size(); ++i)
        if (const std::optional<int> rule = scenario.rules().vocabulary().find(engine::Space::Rule, ids[i])) {
            off.set(static_cast<std::size_t>(*rule));
            known[i] = true;
        }
    return off;
}

Checked checkFile(const Session& session, const std::string& file, const std::vector<std::string>& without,
                  std::vector<bool>& known)
{
    Checked checked{file, {}, {}};
    const engine::Result<engine::Scenario> scenario = engine::loadScenario(file, session.library());
    if (!scenario) {
        checked.failures = nameFile(scenario.error(), file);
        return checked;
    }
    checked.title = scenario->head.title;
    engine::ScenarioRunOptions options;
    options.without = rulesOff(*scenario, without, known);
    checked.failures = engine::run(*scenario, options).failures;
    return checked;
}

QJsonObject toJson(const Session& session, const Checked& checked)
{
    const QJsonArray failures = errorsJson(checked.failures, session.texts(), session.language());
    return {{QStringLiteral("file"), QString::fromStdString(checked.file)},
            {QStringLiteral("title"), QString::fromStdString(checked.title)},
            {QStringLiteral("passed"), checked.failures.empty()},
            {QStringLiteral("failures"), failures}};
}

void print(const Session& session, const Checked& checked)
{
    const QString word =
        checked.failures.empty() ? Cli::tr("passed", "of a scenario") : Cli::tr("FAILED", "of a scenario");
    const QString title =
        checked.title.empty() ? QString() : QStringLiteral("  ") + QString::fromStdString(checked.title);
    session.console().print(word + QStringLiteral("  ") + QString::fromStdString(checked.file) + title);
    session.console().reportError(checked.failures, session.texts(), session.language());
}

} // namespace

int checkCommand(const Session& session)
{
    const std::vector<std::string> without = session.arguments().list("without");
    std::vector<bool> known(without.size());
    QJsonArray list;
    int passed = 0;
    int failed = 0;
    for (const FoundFile& file : findFiles(session.arguments().positionals)) {
        const bool named =
            std::ranges::find(session.arguments().positionals, file.path) != session.arguments().positionals.end();
        if (file.kind == kCaseKind) {
            const CaseCount count = checkCases(session, file.path, list);
            passed += count.passed;
            failed += count.failed;
            continue;
        }
        if (file.kind != "scenario" && !named) continue; // a folder holds other files too
        const Checked checked = checkFile(session, file.path, without, known);
        checked.failures.empty() ? ++passed : ++failed;
        if (session.json())
            list.append(toJson(session, checked));
        else
            print(session, checked);
    }
    for (std::size_t i = 0; i < without.size(); ++i)
        if (!known[i])
            throw UsageError{
                Cli::tr("No scenario here is of a game with a rule %1.").arg(QString::fromStdString(without[i]))};
    if (session.json())
        session.console().print(QJsonObject{{QStringLiteral("scenarios"), list},
                                            {QStringLiteral("passed"), passed},
                                            {QStringLiteral("failed"), failed}});
    else
        session.console().print(Cli::tr("%n scenario(s) passed.", nullptr, passed) + QLatin1Char(' ') +
                                Cli::tr("%n scenario(s) failed.", nullptr, failed));
    if (passed + failed == 0) session.console().reportError(Cli::tr("There is no scenario here."));
    return failed == 0 && passed > 0 ? kGood : kBad;
}

} // namespace marches::app
