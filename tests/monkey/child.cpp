// SPDX-License-Identifier: GPL-3.0-or-later
#include "child.h"

#include <QCoreApplication>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

namespace marches::monkey {

namespace {

QStringList argumentsOf(const Wish& wish)
{
    QStringList arguments{QStringLiteral("--page"), wish.page,
                          QStringLiteral("--seed"), QString::number(wish.seed),
                          QStringLiteral("--acts"), QString::number(wish.acts)};
    if (!wish.replay.isEmpty()) arguments << QStringLiteral("--replay") << wish.replay;
    return arguments << QStringLiteral("--log") << wish.log;
}

/// Frames of the program itself, without those that tell of the fault.
QStringList ownFrames(const QString& log)
{
    QStringList frames;
    static const QRegularExpression frame(QStringLiteral("^! at (0x[0-9a-f]+) (.*)$"),
                                          QRegularExpression::MultilineOption);
    for (const QRegularExpressionMatch& match : frame.globalMatch(log))
        if (match.captured(2).endsWith(QCoreApplication::applicationName())) frames.append(match.captured(1));
    return frames;
}

QString faultIn(const QString& log)
{
    static const QRegularExpression told(QStringLiteral("^! fault (.*(?:\\n!   .*)*)"),
                                         QRegularExpression::MultilineOption);
    return told.match(log).captured(1).remove(QStringLiteral("!   "));
}

QString signOf(const QString& faultText, const QStringList& frames)
{
    static const QRegularExpression numbers(QStringLiteral("[0-9]+"));
    QString first = faultText.section(QLatin1Char('\n'), 0, 0).left(160);
    return first.replace(numbers, QStringLiteral("#")) + QLatin1Char(' ') + frames.mid(2, 6).join(QLatin1Char(' '));
}

/// The sanitizers and the assertions of libraries tell it in their own words.
QString endingOf(const QProcess& process, const QString& errors)
{
    static const QRegularExpression summary(QStringLiteral("(SUMMARY: .*|.*runtime error: .*|.*Assertion .*failed.*)"));
    if (const auto match = summary.match(errors); match.hasMatch()) return match.captured(1);
    return QStringLiteral("ended with %1").arg(process.exitCode());
}

} // namespace

Outcome runApart(const Wish& wish)
{
    QTemporaryDir folder;
    Wish own = wish;
    own.log = folder.filePath(QStringLiteral("log"));
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_HASH_SEED"), QStringLiteral("0"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::SeparateChannels);
    process.start(QCoreApplication::applicationFilePath(), argumentsOf(own));
    process.closeWriteChannel();
    process.waitForFinished(-1);
    QFile file(own.log);
    const QString log = file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    const QString errors = QString::fromUtf8(process.readAllStandardError());
    Outcome outcome{actsOf(log), faultIn(log), {}, log + errors, log};
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0) return outcome;
    if (outcome.fault.isEmpty() || outcome.fault.startsWith(QLatin1String("signal")))
        outcome.fault += QLatin1Char(' ') + endingOf(process, errors);
    outcome.sign = signOf(outcome.fault, ownFrames(log));
    return outcome;
}

void explain(Outcome& outcome)
{
    const QStringList frames = ownFrames(outcome.trace);
    const qsizetype errors = outcome.trace.indexOf(QLatin1String("ERROR: AddressSanitizer"));
    if (frames.isEmpty()) {
        outcome.trace = errors < 0 ? QString() : outcome.trace.mid(errors, 6000);
        return;
    }
    QProcess process;
    process.start(QStringLiteral("addr2line"),
                  QStringList{QStringLiteral("-Cfpe"), QCoreApplication::applicationFilePath()} + frames);
    outcome.trace = process.waitForFinished(120000) ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

} // namespace marches::monkey
