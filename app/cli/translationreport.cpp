// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/translation.h"

#include <QJsonArray>

#include <algorithm>
#include <array>
#include <map>

#include "app/cli/session.h"
#include "app/cli/tr.h"

namespace marches::app {

namespace {

QString text(std::string_view value) { return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size())); }

QString issueText(engine::TranslationIssue issue)
{
    using Issue = engine::TranslationIssue;
    switch (issue) {
    case Issue::Missing: return Cli::tr("not translated");
    case Issue::Fuzzy: return Cli::tr("needs review");
    case Issue::SourceChanged: return Cli::tr("the source has changed");
    case Issue::Placeholder: return Cli::tr("placeholder differs");
    case Issue::Plural: return Cli::tr("wrong number of plural forms");
    case Issue::SameAsSource: return Cli::tr("same as the source");
    case Issue::TooLong: return Cli::tr("too long for its place");
    case Issue::Unknown: return Cli::tr("no such text");
    case Issue::Typography: return Cli::tr("typography");
    case Issue::Duplicate: return Cli::tr("translated differently elsewhere");
    case Issue::Markup: return Cli::tr("marks that the source does not have");
    case Issue::SameForms: return Cli::tr("the same for one and for many");
    case Issue::Term: return Cli::tr("a thing is not called by its name");
    case Issue::Mnemonic: return Cli::tr("letter for the keyboard (&) differs");
    }
    return {};
}

/// What else is known of it; that of a name on the board in words.
QString detailText(const std::string& detail)
{
    if (detail == "no-room") return Cli::tr("no room for it on the board");
    if (detail == "wider-than-place") return Cli::tr("wider than its place on the board");
    return QString::fromStdString(detail).simplified();
}

/// Texts are counted by what they are about: the first word of their key; sentences of the window by their class.
std::string kindOf(const std::string& key)
{
    const std::size_t colon = key.find(": ");
    if (colon == std::string::npos) return key.substr(0, key.find('.'));
    const std::string name = key.substr(0, colon);
    const std::size_t space = name.rfind("::");
    return space == std::string::npos ? name : name.substr(space + 2);
}

struct KindCount {
    int total = 0;
    std::map<std::string, int> issues;

    int of(std::initializer_list<engine::TranslationIssue> some) const
    {
        int sum = 0;
        for (const engine::TranslationIssue issue : some)
            if (const auto found = issues.find(std::string(engine::issueId(issue))); found != issues.end())
                sum += found->second;
        return sum;
    }
};

std::map<std::string, KindCount> countKinds(const std::vector<std::string>& keys,
                                            const engine::TranslationReport& report)
{
    std::map<std::string, KindCount> kinds;
    for (const std::string& key : keys) ++kinds[kindOf(key)].total;
    for (const engine::TranslationFinding& finding : report.findings)
        ++kinds[kindOf(finding.key)].issues[std::string(engine::issueId(finding.issue))];
    return kinds;
}

/// A row a kind of text that something is to be said of.
void printTable(const Session& session, const std::map<std::string, KindCount>& kinds)
{
    using Issue = engine::TranslationIssue;
    const QStringList heads{Cli::tr("kind of text"), Cli::tr("texts"), Cli::tr("missing"),
                            Cli::tr("stale"),        Cli::tr("wrong"), Cli::tr("to judge")};
    std::vector<QStringList> rows{heads};
    for (const auto& [kind, count] : kinds)
        if (!count.issues.empty())
            rows.push_back({text(kind), QString::number(count.total), QString::number(count.of({Issue::Missing})),
                            QString::number(count.of({Issue::Fuzzy, Issue::SourceChanged, Issue::Unknown})),
                            QString::number(count.of({Issue::Placeholder, Issue::Plural, Issue::Markup})),
                            QString::number(count.of({Issue::SameAsSource, Issue::TooLong, Issue::Typography,
                                                      Issue::Duplicate, Issue::SameForms, Issue::Term}))});
    std::array<qsizetype, 6> widths{};
    for (const QStringList& row : rows)
        for (qsizetype i = 0; i < row.size(); ++i)
            widths.at(std::size_t(i)) = std::max(widths.at(std::size_t(i)), row[i].size());
    for (const QStringList& row : rows) {
        QString line = QStringLiteral("  ") + row.front().leftJustified(int(widths[0]));
        for (qsizetype i = 1; i < row.size(); ++i)
            line += QStringLiteral("  ") + row[i].rightJustified(int(widths.at(std::size_t(i))));
        session.console().print(line);
    }
}

} // namespace

QJsonObject reportJson(const std::string& file, const std::vector<std::string>& keys,
                       const engine::TranslationReport& report)
{
    QJsonArray findings;
    for (const engine::TranslationFinding& finding : report.findings)
        findings.append(QJsonObject{{QStringLiteral("issue"), text(engine::issueId(finding.issue))},
                                    {QStringLiteral("key"), text(finding.key)},
                                    {QStringLiteral("line"), finding.line},
                                    {QStringLiteral("detail"), text(finding.detail)},
                                    {QStringLiteral("error"), finding.isError()}});
    QJsonObject kinds;
    for (const auto& [kind, count] : countKinds(keys, report)) {
        QJsonObject issues;
        for (const auto& [issue, number] : count.issues) issues.insert(text(issue), number);
        kinds.insert(text(kind),
                     QJsonObject{{QStringLiteral("total"), count.total}, {QStringLiteral("issues"), issues}});
    }
    return {{QStringLiteral("file"), text(file)},
            {QStringLiteral("language"), text(report.language)},
            {QStringLiteral("total"), report.total},
            {QStringLiteral("done"), report.done},
            {QStringLiteral("reviewed"), report.reviewed},
            {QStringLiteral("complete"), report.complete()},
            {QStringLiteral("kinds"), kinds},
            {QStringLiteral("findings"), findings}};
}

void printReport(const Session& session, const std::string& file, const std::vector<std::string>& keys,
                 const engine::TranslationReport& report)
{
    const QString path = QString::fromStdString(file);
    QString state = Cli::tr("%1: %2 of %3 texts done").arg(path).arg(report.done).arg(report.total);
    if (report.reviewed > 0) state += Cli::tr(", %1 reviewed").arg(report.reviewed);
    session.console().print(state);
    if (!report.findings.empty()) printTable(session, countKinds(keys, report));
    for (const engine::TranslationFinding& finding : report.findings) {
        QString line =
            finding.line > 0 ? QStringLiteral("%1:%2: ").arg(path).arg(finding.line) : QStringLiteral("%1: ").arg(path);
        line += QString::fromStdString(finding.key) + QStringLiteral(": ") + issueText(finding.issue);
        if (!finding.detail.empty()) line += QStringLiteral(" (") + detailText(finding.detail) + QLatin1Char(')');
        session.console().print(line);
    }
}

} // namespace marches::app
