// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QString>
#include <QStringList>

#include <vector>

namespace marches::tests {

/// A turn of a game below tests/data/mail: a folder of sheets as they came in, what the game master answered (a line
/// each in `answers`), and in `reports` what every reader was sent. The command line and the window both play these.
struct WrittenTurn {
    QString name;
    QStringList sheets; ///< files, in the order of their names
    QStringList answers;
    QString reports; ///< file
};

inline QByteArray bytesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

inline std::vector<WrittenTurn> writtenGame(const QString& game)
{
    std::vector<WrittenTurn> turns;
    const QDir folder(QStringLiteral(MARCHES_SOURCE_DIR "/tests/data/mail/") + game);
    for (const QString& name : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir inside(folder.filePath(name));
        WrittenTurn turn{name, {}, {}, inside.filePath(QStringLiteral("reports"))};
        for (const QString& sheet : inside.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name))
            turn.sheets << inside.filePath(sheet);
        const QString answers = QString::fromUtf8(bytesOf(inside.filePath(QStringLiteral("answers"))));
        turn.answers = answers.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        turns.push_back(std::move(turn));
    }
    return turns;
}

/// The texts that were written into a folder for all readers, one below the other.
inline QByteArray reportsIn(const QString& folder)
{
    QByteArray all;
    const QDir inside(folder);
    for (const QString& name : inside.entryList({QStringLiteral("*.txt")}, QDir::Files, QDir::Name))
        all += "==== " + name.toUtf8() + "\n" + bytesOf(inside.filePath(name)) + "\n";
    return all;
}

/// The first line in which two texts differ, for whoever reads that a test failed; empty: they do not.
inline QByteArray firstDifference(const QByteArray& found, const QByteArray& wanted)
{
    const QList<QByteArray> one = found.split('\n');
    const QList<QByteArray> other = wanted.split('\n');
    for (qsizetype i = 0; i < qMax(one.size(), other.size()); ++i)
        if (one.value(i) != other.value(i))
            return "line " + QByteArray::number(i + 1) + ": \"" + one.value(i) + "\", not \"" + other.value(i) + '"';
    return {};
}

} // namespace marches::tests
