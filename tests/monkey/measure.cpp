// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure.h"

#include "log.h"
#include "worldclock.h"

#include <QEvent>
#include <QThread>

#include <algorithm>
#include <functional>

namespace marches::monkey {

namespace {

constexpr std::int64_t kLongStay = 100'000'000; ///< nanoseconds

} // namespace

bool MeasuredApplication::notify(QObject* receiver, QEvent* event)
{
    if (QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
    const int loop = QThread::currentThread()->loopLevel();
    if (m_measuring && loop == m_loop) return QApplication::notify(receiver, event); // within another one
    // In a loop that an event has begun, others are measured anew; the one that has begun it is given up.
    m_measuring = true;
    m_loop = loop;
    const std::int64_t began = threadNanoseconds();
    m_began = began;
    const QString what =
        QString::fromLatin1(receiver->metaObject()->className()) + QLatin1Char(' ') + QString::number(event->type());
    const bool done = QApplication::notify(receiver, event);
    if (m_measuring && m_began == began) keep(threadNanoseconds() - began, what);
    m_measuring = false;
    return done;
}

void MeasuredApplication::keep(std::int64_t nanoseconds, const QString& what)
{
    if (nanoseconds > kLongStay) logLine(QStringLiteral("# stays %1 ms: %2").arg(nanoseconds / 1'000'000).arg(what));
    if (nanoseconds <= m_longest.back().nanoseconds) return;
    m_longest.back() = {nanoseconds, what + QLatin1Char(' ') + m_what};
    std::ranges::sort(m_longest, std::greater(), &Stay::nanoseconds);
}

QStringList MeasuredApplication::longest() const
{
    QStringList lines;
    for (const Stay& stay : m_longest)
        lines.append(QStringLiteral("%1 ms: %2").arg(stay.nanoseconds / 1'000'000).arg(stay.what));
    return lines;
}

} // namespace marches::monkey
