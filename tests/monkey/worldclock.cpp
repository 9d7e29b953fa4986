// SPDX-License-Identifier: GPL-3.0-or-later
#include "worldclock.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QThread>

#include <atomic>
#include <cerrno>
#include <ctime>

#include <sys/syscall.h>
#include <unistd.h>

namespace marches::monkey {

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;
/// Who looks at the clock in a loop until a time has come is not to wait for ever.
constexpr std::int64_t kLook = 200;

std::atomic<bool> stopped{false};
std::atomic<std::int64_t> moved{0}; ///< nanoseconds since it was stopped
std::int64_t stoppedSteady = 0;
std::int64_t stoppedDay = 0;
std::uint64_t drawn = 1;
thread_local bool isMain = false; ///< other threads look at the clock a number of times that nobody knows

std::int64_t realTime(clockid_t clock)
{
    timespec now{};
    ::syscall(SYS_clock_gettime, clock, &now);
    return now.tv_sec * kSecond + now.tv_nsec;
}

quint32 nextLot(std::uint64_t& state)
{
    state += 0x9E3779B97F4A7C15ULL; // splitmix64
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return static_cast<quint32>((z ^ (z >> 31U)) >> 16U);
}

} // namespace

void stopWorldClock()
{
    stoppedSteady = realTime(CLOCK_MONOTONIC);
    stoppedDay = 1'770'000'000 * kSecond; // a day like others
    moved = 0;
    isMain = true;
    stopped = true;
}

void advanceWorldClock(std::int64_t milliseconds) { moved += milliseconds * 1'000'000; }
std::int64_t worldMilliseconds() { return moved / 1'000'000; }
std::int64_t threadNanoseconds() { return realTime(CLOCK_THREAD_CPUTIME_ID); }
std::int64_t realNanoseconds() { return realTime(CLOCK_MONOTONIC); }
void seedWorld(std::uint64_t seed) { drawn = seed; }

namespace {

/// Time of a clock that the world has; -1: of one that it has not.
std::int64_t worldTime(clockid_t clock)
{
    if (!stopped) return -1;
    switch (clock) {
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_BOOTTIME: return stoppedSteady + (isMain ? moved += kLook : moved.load());
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE: return stoppedDay + moved;
    default: return -1;
    }
}

} // namespace

} // namespace marches::monkey

// These stand before the functions of the same name in the libraries.
extern "C" __attribute__((visibility("default"))) int clock_gettime(clockid_t clock, timespec* now) noexcept
{
    const std::int64_t time = marches::monkey::worldTime(clock);
    if (time < 0) return static_cast<int>(::syscall(SYS_clock_gettime, clock, now));
    now->tv_sec = time / marches::monkey::kSecond;
    now->tv_nsec = time % marches::monkey::kSecond;
    return 0;
}

quint64 QRandomGenerator::_fillRange(void* buffer, qptrdiff count)
{
    thread_local std::uint64_t others = static_cast<std::uint64_t>(::syscall(SYS_gettid));
    const bool ours =
        QCoreApplication::instance() == nullptr || QThread::currentThread() == QCoreApplication::instance()->thread();
    std::uint64_t& state = ours ? marches::monkey::drawn : others;
    if (buffer == nullptr) {
        const quint64 low = marches::monkey::nextLot(state);
        return count < 2 ? low : low | (quint64{marches::monkey::nextLot(state)} << 32U);
    }
    for (auto* each = static_cast<quint32*>(buffer); count > 0; --count) *each++ = marches::monkey::nextLot(state);
    return 0;
}
