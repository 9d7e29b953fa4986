// SPDX-License-Identifier: GPL-3.0-or-later
#include "worldclock.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <ctime>

#include <fcntl.h>
#include <sched.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

namespace marches::monkey {

namespace {

constexpr std::int64_t kSecond = 1'000'000'000;
constexpr std::int64_t kMillisecond = 1'000'000;
/// Who looks at the clock in a loop until a time has come is not to wait for ever.
constexpr std::int64_t kLook = 200;

std::atomic<bool> stopped{false};
std::atomic<std::int64_t> moved{0};  ///< nanoseconds since it was stopped
std::atomic<std::int64_t> looked{0}; ///< and those that looks have taken since it was moved on
std::int64_t stoppedSteady = 0;
std::int64_t stoppedDay = 0;
std::uint64_t drawn = 1;
thread_local bool isMain = false;             ///< other threads look at the clock a number of times that nobody knows
thread_local std::int64_t ahead = 0;          ///< nanoseconds that have passed for this thread alone
thread_local std::uint64_t ownDrawn = 0x5EED; ///< of another thread

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
    looked = 0;
    isMain = true;
    stopped = true;
}

void advanceWorldClock(std::int64_t milliseconds)
{
    // What looks have taken is within it: a look more or less changes nothing later.
    const std::int64_t took = looked.exchange(0);
    moved += std::max(milliseconds, took / kMillisecond + (took % kMillisecond == 0 ? 0 : 1)) * kMillisecond;
}
void advanceThreadClock(std::int64_t milliseconds) { ahead += milliseconds * kMillisecond; }
std::int64_t worldMilliseconds() { return moved / kMillisecond; }
std::int64_t threadNanoseconds() { return realTime(CLOCK_THREAD_CPUTIME_ID); }
std::int64_t realNanoseconds() { return realTime(CLOCK_MONOTONIC); }
void seedWorld(std::uint64_t seed) { drawn = seed; }
void seedThread(std::uint64_t seed)
{
    ownDrawn = seed;
    ahead = 0; // of the work that the thread had before
}

namespace {

/// Time of a clock that the world has; -1: of one that it has not.
std::int64_t worldTime(clockid_t clock)
{
    if (!stopped) return -1;
    switch (clock) {
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_BOOTTIME: return stoppedSteady + moved + ahead + (isMain ? looked += kLook : looked.load());
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE: return stoppedDay + moved;
    default: return -1;
    }
}

/// The kernel stamps files with the time of the machine. Whatever was written since the world began has its first
/// moment: finer is no order, since the stamps of two files that were written one after the other are often the same.
template <class Seconds, class Fraction> Seconds secondOfFile(Seconds seconds, Fraction& nanoseconds)
{
    if (!stopped || std::int64_t{seconds} * kSecond <= stoppedDay + moved) return seconds;
    nanoseconds = 0;
    return static_cast<Seconds>(stoppedDay / kSecond);
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

extern "C" __attribute__((visibility("default"))) int gettimeofday(timeval* now, void* /*zone*/) noexcept
{
    timespec time{};
    const int failed = clock_gettime(CLOCK_REALTIME, &time);
    now->tv_sec = time.tv_sec;
    now->tv_usec = time.tv_nsec / 1000;
    return failed;
}

extern "C" __attribute__((visibility("default"))) time_t time(time_t* now) noexcept
{
    timespec time{};
    clock_gettime(CLOCK_REALTIME, &time);
    if (now != nullptr) *now = time.tv_sec;
    return time.tv_sec;
}

extern "C" __attribute__((visibility("default"))) int statx(int folder, const char* path, int flags, unsigned mask,
                                                            struct statx* about) noexcept
{
    const int failed = static_cast<int>(::syscall(SYS_statx, folder, path, flags, mask, about));
    if (failed != 0) return failed;
    for (statx_timestamp* each : {&about->stx_atime, &about->stx_btime, &about->stx_ctime, &about->stx_mtime})
        each->tv_sec = marches::monkey::secondOfFile(each->tv_sec, each->tv_nsec);
    return 0;
}

extern "C" __attribute__((visibility("default"))) int stat(const char* path, struct stat* about) noexcept
{
    const int failed = ::fstatat(AT_FDCWD, path, about, 0);
    if (failed != 0) return failed;
    for (timespec* each : {&about->st_atim, &about->st_ctim, &about->st_mtim})
        each->tv_sec = marches::monkey::secondOfFile(each->tv_sec, each->tv_nsec);
    return 0;
}

// As many as a small machine has: how many threads share a work is not to depend on where it runs.
extern "C" __attribute__((visibility("default"))) int get_nprocs() noexcept { return 1; }

extern "C" __attribute__((visibility("default"))) int sched_getaffinity(pid_t /*process*/, size_t size,
                                                                        cpu_set_t* set) noexcept
{
    constexpr int kThreads = 4; // of a pool that asks: works that stand still leave room for others
    CPU_ZERO_S(size, set);
    for (int i = 0; i < kThreads; ++i) CPU_SET_S(i, size, set);
    return 0;
}

quint64 QRandomGenerator::_fillRange(void* buffer, qptrdiff count)
{
    const bool ours =
        QCoreApplication::instance() == nullptr || QThread::currentThread() == QCoreApplication::instance()->thread();
    std::uint64_t& state = ours ? marches::monkey::drawn : marches::monkey::ownDrawn;
    if (buffer == nullptr) {
        const quint64 low = marches::monkey::nextLot(state);
        return count < 2 ? low : low | (quint64{marches::monkey::nextLot(state)} << 32U);
    }
    for (auto* each = static_cast<quint32*>(buffer); count > 0; --count) *each++ = marches::monkey::nextLot(state);
    return 0;
}
