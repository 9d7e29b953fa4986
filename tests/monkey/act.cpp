// SPDX-License-Identifier: GPL-3.0-or-later
#include "act.h"

#include <QStringList>

#include <array>

namespace marches::monkey {

namespace {

const QString kBetween = QStringLiteral(" | ");
const QString kComment = QStringLiteral("   # ");

QString escaped(const QString& text)
{
    QString safe;
    for (const QChar one : text) {
        const bool plain = one.isPrint() && one.unicode() < 0x250 && one != QLatin1Char('|') &&
                           one != QLatin1Char('%') && one != QLatin1Char('#') && one != QChar(0xAD);
        if (plain)
            safe += one;
        else
            safe += QStringLiteral("%%1").arg(one.unicode(), 4, 16, QLatin1Char('0'));
    }
    // A blank at either end would be lost.
    if (safe.endsWith(QLatin1Char(' '))) safe.replace(safe.size() - 1, 1, QStringLiteral("%0020"));
    if (safe.startsWith(QLatin1Char(' '))) safe.replace(0, 1, QStringLiteral("%0020"));
    return safe;
}

QString unescaped(const QString& safe)
{
    QString text;
    for (qsizetype i = 0; i < safe.size(); ++i) {
        if (safe[i] != QLatin1Char('%')) {
            text += safe[i];
            continue;
        }
        text += QChar(static_cast<char16_t>(safe.mid(i + 1, 4).toUShort(nullptr, 16)));
        i += 4;
    }
    return text;
}

} // namespace

QString lineOf(const Act& act)
{
    QStringList parts{act.kind, escaped(act.target), escaped(act.spot), escaped(act.argument)};
    while (parts.size() > 1 && parts.constLast().isEmpty()) parts.removeLast();
    const QString line = parts.join(kBetween);
    return act.comment.isEmpty() ? line : line + kComment + escaped(act.comment.simplified().left(60));
}

std::optional<Act> actOf(const QString& line)
{
    if (line.trimmed().isEmpty() || line.startsWith(QLatin1Char('#')) || line.startsWith(QLatin1Char('!'))) return {};
    const qsizetype comment = line.indexOf(kComment);
    const QStringList parts = line.left(comment < 0 ? line.size() : comment).split(kBetween);
    return Act{parts.value(0).trimmed(), unescaped(parts.value(1)), unescaped(parts.value(2)),
               unescaped(parts.value(3)), comment < 0 ? QString() : unescaped(line.mid(comment + kComment.size()))};
}

Acts actsOf(const QString& text)
{
    Acts acts;
    for (const QString& line : text.split(QLatin1Char('\n')))
        if (auto act = actOf(line)) acts.push_back(std::move(*act));
    return acts;
}

} // namespace marches::monkey
