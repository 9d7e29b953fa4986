// SPDX-License-Identifier: GPL-3.0-or-later
#include "passed.h"

#include <QDir>
#include <QFile>

namespace marches::monkey {

namespace {

/// Empty: nothing is kept.
QString fileOf(const Wish& wish)
{
    const QString folder = qEnvironmentVariable("MARCHES_PASSED");
    if (folder.isEmpty() || qEnvironmentVariableIsEmpty("MARCHES_STAMP")) return {};
    return QDir(folder).filePath(QStringLiteral("monkey-%1-%2-%3").arg(wish.page).arg(wish.seed).arg(wish.acts));
}

} // namespace

bool hasPassed(const Wish& wish)
{
    const QString name = fileOf(wish);
    QFile file(name);
    return !name.isEmpty() && file.open(QIODevice::ReadOnly) && file.readAll().trimmed() == qgetenv("MARCHES_STAMP");
}

void notePassed(const Wish& wish)
{
    const QString name = fileOf(wish);
    if (name.isEmpty()) return;
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly) || file.write(qgetenv("MARCHES_STAMP") + '\n') < 0)
        qWarning("%s cannot be written", qPrintable(name));
}

} // namespace marches::monkey
