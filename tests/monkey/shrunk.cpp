// SPDX-License-Identifier: GPL-3.0-or-later
#include "shrunk.h"

#include "shrinker.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTextStream>

#include <algorithm>

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

QString keepRecord(const Wish& wish, const Outcome& outcome, const QString& folder)
{
    constexpr std::size_t kLast = 30; // acts: of most faults all that matter
    const QString name = QDir(folder).absoluteFilePath(QStringLiteral("%1-%2.log").arg(wish.page).arg(wish.seed));
    const bool kept = QDir().mkpath(folder) && write(name, outcome.log);
    const auto last = static_cast<std::ptrdiff_t>(std::min(kLast, outcome.acts.size()));
    const QString again =
        QStringLiteral("%1 --page %2 --seed %3").arg(QCoreApplication::applicationFilePath(), wish.page).arg(wish.seed);
    QString text = QStringLiteral("page %1, seed %2, %3 acts, a fault at act %4\n%5\n")
                       .arg(wish.page)
                       .arg(wish.seed)
                       .arg(wish.acts)
                       .arg(outcome.acts.size())
                       .arg(outcome.fault);
    text += QStringLiteral("-- again\n%1 --acts %2\n").arg(again).arg(wish.acts);
    text +=
        kept ? QStringLiteral("%1 --replay %2\n").arg(again, name) : QStringLiteral("%1 cannot be written\n").arg(name);
    text += QStringLiteral("-- the last %1 acts\n").arg(last);
    return text + textOf(Acts(outcome.acts.end() - last, outcome.acts.end()));
}

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
