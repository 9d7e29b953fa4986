// SPDX-License-Identifier: GPL-3.0-or-later
#include "words.h"

#include <QStringList>

namespace marches::monkey {

QString drawWord(Lot& lot)
{
    static const QStringList kWords{
        QStringLiteral("Abc"),
        QStringLiteral("mv"),
        QStringLiteral("Mill Vale"),
        QStringLiteral("Édimbourg"),
        QStringLiteral("E\u0301dimbourg"), // the same, written in two code points
        QStringLiteral("\u0391\u03B8\u03AE\u03BD\u03B1"),
        QStringLiteral("\u05D0\u05D1\u05D2"),
        QStringLiteral("0"),
        QStringLiteral("1"),
        QStringLiteral("7"),
        QStringLiteral("-3"),
        QStringLiteral("1,5"),
        QStringLiteral("1.5"),
        QStringLiteral("999999999999"),
        QStringLiteral("lake"),
        QStringLiteral("a b  c"),
        QStringLiteral("x=3, y=4"),
        QStringLiteral("{place:of} %1 &x <b>"),
        QStringLiteral("\"'\\:#- ~"),
        QStringLiteral("\uFEFFx"),
        QStringLiteral("a\u000Bb\u0085c"),
        QStringLiteral("\u2028\u202E"),
        QStringLiteral("\U0001F409\u200D"),
        QString(300, QLatin1Char('w')),
        QStringLiteral(" "),
    };
    return lot.of(kWords);
}

QString drawKey(Lot& lot)
{
    static const QStringList kKeys{
        QStringLiteral("Tab"),       QStringLiteral("Tab"),       QStringLiteral("Shift+Tab"),
        QStringLiteral("Esc"),       QStringLiteral("Esc"),       QStringLiteral("Return"),
        QStringLiteral("Return"),    QStringLiteral("Space"),     QStringLiteral("Del"),
        QStringLiteral("Del"),       QStringLiteral("Backspace"), QStringLiteral("Left"),
        QStringLiteral("Right"),     QStringLiteral("Up"),        QStringLiteral("Down"),
        QStringLiteral("Home"),      QStringLiteral("End"),       QStringLiteral("PgUp"),
        QStringLiteral("PgDown"),    QStringLiteral("F1"),        QStringLiteral("F2"),
        QStringLiteral("F3"),        QStringLiteral("F4"),        QStringLiteral("F5"),
        QStringLiteral("F6"),        QStringLiteral("F7"),        QStringLiteral("F8"),
        QStringLiteral("F9"),        QStringLiteral("F10"),       QStringLiteral("F11"),
        QStringLiteral("F12"),       QStringLiteral("Ctrl+Z"),    QStringLiteral("Ctrl+Z"),
        QStringLiteral("Ctrl+Y"),    QStringLiteral("Ctrl+S"),    QStringLiteral("Ctrl+A"),
        QStringLiteral("Ctrl+C"),    QStringLiteral("Ctrl+V"),    QStringLiteral("Ctrl+X"),
        QStringLiteral("Shift+F10"), QStringLiteral("Menu"),      QStringLiteral("Alt+1"),
        QStringLiteral("Alt+2"),     QStringLiteral("Alt+Down"),  QStringLiteral("Ctrl+Home"),
        QStringLiteral("/"),         QStringLiteral("Shift+F5"),  QStringLiteral("Ctrl+Tab"),
        QStringLiteral("1"),         QStringLiteral("2"),         QStringLiteral("9"),
        QStringLiteral("+"),         QStringLiteral("-"),         QStringLiteral("Ctrl+Shift+Z"),
    };
    // A letter is a tool, a verb of play, or a step to a row.
    if (lot.onceIn(4)) return QString(QLatin1Char(static_cast<char>('A' + lot.below(26))));
    return lot.of(kKeys);
}

} // namespace marches::monkey
