// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure.h"

#include "log.h"
#include "worldclock.h"

#include <QEvent>
#include <QThread>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>

#include <fcntl.h>
#include <unistd.h>

namespace marches::monkey {

namespace {

constexpr std::int64_t kMillisecond = 1'000'000; ///< in nanoseconds
#if defined(__SANITIZE_ADDRESS__) || !defined(NDEBUG)
constexpr int kSlower = 10; ///< than what people are given
#else
constexpr int kSlower = 1;
#endif
constexpr std::int64_t kLongStay = 100 * kMillisecond * kSlower; ///< is told in the log
constexpr int kOpening = 3; ///< times as long as else: to open a page, a game or a map
constexpr std::int64_t kLetter = 20 * kMillisecond * kSlower; ///< of a word, all of which come in one event here

/// Acts that may take longer, and why.
struct Allowance {
    const char* act; ///< is in its line
    const char* why;
};
constexpr Allowance kAllowed[] = {
    {"world |", "what happens outside, and forty answers in one, is no act of a person"},
    {"restart", "the whole program starts"},
    {"kill", "the whole program starts"},
};

bool isAllowed(const QString& what)
{
    return std::ranges::any_of(kAllowed,
                               [&what](const Allowance& one) { return what.contains(QLatin1String(one.act)); });
}

/// How long this thread has waited for a processor that others had, as the kernel counts it; -1: it does not.
std::int64_t nanosecondsInQueue()
{
    static const int file = ::open("/proc/thread-self/schedstat", O_RDONLY | O_CLOEXEC);
    std::array<char, 96> text{};
    if (file < 0 || ::pread(file, text.data(), text.size() - 1, 0) <= 0) return -1;
    char* second = text.data();
    std::strtoll(text.data(), &second, 10); // how long it ran
    return std::int64_t{std::strtoll(second, nullptr, 10)};
}

/// Time that passes for who does something or sleeps, and stands still while the machine is busy with something else.
std::int64_t ownNanoseconds()
{
    const std::int64_t queued = nanosecondsInQueue();
    return queued < 0 ? threadNanoseconds() : realNanoseconds() - queued;
}

} // namespace

bool MeasuredApplication::notify(QObject* receiver, QEvent* event)
{
    if (QThread::currentThread() != thread()) return QApplication::notify(receiver, event);
    const int loop = QThread::currentThread()->loopLevel();
    if (m_measuring && loop == m_loop) return QApplication::notify(receiver, event); // within another one
    // In a loop that an event has begun, others are measured anew; the one that has begun it is given up.
    m_measuring = true;
    m_loop = loop;
    const std::int64_t began = ownNanoseconds();
    m_began = began;
    const QString what =
        QString::fromLatin1(receiver->metaObject()->className()) + QLatin1Char(' ') + QString::number(event->type());
    const bool done = QApplication::notify(receiver, event);
    if (m_measuring && m_began == began) keep(ownNanoseconds() - began, what);
    m_measuring = false;
    return done;
}

void MeasuredApplication::keep(std::int64_t nanoseconds, const QString& what)
{
    if (nanoseconds > kLongStay) {
        const bool typed = m_what.startsWith(QLatin1String("type")) || m_what.startsWith(QLatin1String("fill"));
        const bool opening = m_open && m_open() != m_openBefore;
        const QString told = QStringLiteral("%1 ms%2: %3")
                                 .arg(nanoseconds / kMillisecond)
                                 .arg(opening ? QStringLiteral(" to open something") : QString(), what);
        logLine(QStringLiteral("# stays ") + told);
        const std::int64_t most = m_bound * kMillisecond * kSlower * (opening ? kOpening : 1);
        if (m_bound > 0 && nanoseconds > most + (typed ? m_what.size() * kLetter : 0) && !isAllowed(m_what))
            fault(QStringLiteral("stay"), told);
    }
    if (nanoseconds <= m_longest.back().nanoseconds) return;
    m_longest.back() = {nanoseconds, what + QLatin1Char(' ') + m_what};
    std::ranges::sort(m_longest, std::greater(), &Stay::nanoseconds);
}

void MeasuredApplication::setWhat(const QString& what)
{
    m_what = what;
    m_openBefore = m_open ? m_open() : QString();
}

QStringList MeasuredApplication::longest() const
{
    QStringList lines;
    for (const Stay& stay : m_longest)
        lines.append(QStringLiteral("%1 ms: %2").arg(stay.nanoseconds / 1'000'000).arg(stay.what));
    return lines;
}

} // namespace marches::monkey
