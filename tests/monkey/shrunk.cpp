// SPDX-License-Identifier: GPL-3.0-or-later
#include "shrunk.h"

#include "shrinker.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>

namespace marches::monkey {

namespace {

QString textOf(const Acts& acts)
{
    QString text;
    for (const Act& act : acts) text += lineOf(act) + QLatin1Char('\n');
    return text;
}

bool write(const QString& name, const QString& text)
{
    QFile file(name);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0;
}

} // namespace

QString tellShrunk(const Wish& wish, Outcome outcome, int mostRuns)
{
    const QTemporaryDir folder;
    Wish again = wish;
    again.replay = folder.filePath(QStringLiteral("acts"));
    const std::size_t after = outcome.acts.size();
    const auto fails = [&](const Acts& acts) {
        if (!write(again.replay, textOf(acts))) qFatal("%s cannot be written", qPrintable(again.replay));
        const Outcome next = runApart(again);
        if (next.sign != outcome.sign) return false;
        return true;
    };
    const bool repeats = mostRuns > 0 && fails(outcome.acts);
    const Acts shortest = repeats ? shrink(outcome.acts, fails, mostRuns) : outcome.acts;
    explain(outcome);
    QString text = QStringLiteral("%1\nafter %2 acts on the page %3, seed %4%5\n")
                       .arg(outcome.fault)
                       .arg(after)
                       .arg(wish.page)
                       .arg(wish.seed)
                       .arg(repeats ? QString() : QStringLiteral(" (not shrunk)"));
    text += QStringLiteral("-- where\n") + outcome.trace;
    return text + QStringLiteral("-- %1 acts that show it\n").arg(shortest.size()) + textOf(shortest);
}

int printShrunk(const Wish& wish)
{
    const Outcome outcome = runApart(wish);
    QTextStream out(stdout);
    if (outcome.fault.isEmpty()) {
        out << "no fault in " << outcome.acts.size() << " acts\n";
        return 0;
    }
    constexpr int kRuns = 400;
    out << tellShrunk(wish, outcome, kRuns);
    return 1;
}

} // namespace marches::monkey
