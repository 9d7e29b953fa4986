// SPDX-License-Identifier: GPL-3.0-or-later
#include "works.h"

#include "chance.h"
#include "log.h"
#include "quiet.h"
#include "worldclock.h"

#include <QRunnable>
#include <QSemaphore>
#include <QThreadPool>

#include <chrono>
#include <condition_variable>
#include <list>
#include <memory>
#include <mutex>

#include <dlfcn.h>
#include <unistd.h>

// The program's code, from and to; the linker makes them.
extern "C" const char __executable_start;
extern "C" const char etext;

namespace marches::monkey {

namespace {

constexpr int kKeptBack = 6;   ///< one of so many works is kept back ...
constexpr int kMostTurns = 30; ///< ... for so many turns of the event loop at most
constexpr int kSlow = 8;       ///< one of so many waits of the main thread is too short
constexpr int kShort = 1000;   ///< milliseconds: who waits longer wants it to the end
constexpr int kNoBound = 1'000'000'000;
constexpr std::int64_t kSecond = 1'000'000'000;
constexpr std::int64_t kPatience = 120 * kSecond; ///< of the real world, for one work
constexpr std::int64_t kLook = kSecond / 50;      ///< from one look whether it can begin at all to the next

struct Work {
    const QThreadPool* pool;
    std::uint64_t number;
    int keptBack; ///< turns of the event loop
    // Under the lock.
    int steps = 0; ///< that it may do before it stands still
    bool hasBegun = false;
    bool standsStill = true;
    bool hasEnded = false;
    bool isLong = false; ///< it is not waited for any more
};
using WorkList = std::list<std::shared_ptr<Work>>;
using Guard = std::unique_lock<std::mutex>;

std::mutex mutex;
std::condition_variable told; ///< of whatever has changed in a work
WorkList works;               ///< in the order in which they were asked for
std::uint64_t number = 0;
std::unique_ptr<Lot> lot; ///< null: they are not held
bool acting = false;      ///< somebody lets them go on, turn by turn

thread_local bool isMain = false;
thread_local Work* own = nullptr; ///< what this thread does

WorkList listed()
{
    const Guard guard(mutex);
    return works;
}

/// Clocks tell the time of the world, which stands still.
void waitAtMost(Guard& guard, std::int64_t nanoseconds)
{
    const std::int64_t end = realNanoseconds() + nanoseconds;
    timespec until{};
    until.tv_sec = end / kSecond;
    until.tv_nsec = end % kSecond;
    ::pthread_cond_clockwait(told.native_handle(), guard.mutex()->native_handle(), CLOCK_MONOTONIC, &until);
}

/// In the thread of the work: until it may do a step.
void standStill(Work& work, Guard& guard)
{
    work.standsStill = true;
    told.notify_all();
    told.wait(guard, [&work] { return work.steps > 0; });
    work.standsStill = false;
    work.hasBegun = true;
}

/// Waits until it stands still again or has ended.
void letGoOn(Work& work, int steps)
{
    Guard guard(mutex);
    work.steps = steps;
    told.notify_all();
    const auto rests = [&work] { return work.hasEnded || (work.standsStill && work.steps == 0); };
    const std::int64_t end = realNanoseconds() + (work.isLong ? 0 : kPatience);
    while (!rests() && realNanoseconds() < end) {
        waitAtMost(guard, kLook);
        if (rests() || work.hasBegun) continue;
        guard.unlock();
        const bool asleep = waitForOtherThreads(0);
        guard.lock();
        if (!asleep || work.hasBegun || rests()) continue;
        work.steps = 0; // all threads of its pool have works that stand still
        return;
    }
    if (rests() || work.isLong) return;
    work.isLong = true;
    logLine(QStringLiteral("# a work is not waited for any more"));
}

/// The main thread waits for some of them. Those that stand still come last, since they have a long way to go.
template <class Enough> void letEnd(const QThreadPool* pool, const Enough& enough)
{
    for (const bool begun : {false, true})
        for (const auto& work : listed()) {
            if (enough()) return;
            if ((pool == nullptr || work->pool == pool) && work->hasBegun == begun) letGoOn(*work, kNoBound);
        }
}

/// A work as its pool has it. It has ended, too, when the pool was cleared.
class HeldWork : public QRunnable {
public:
    HeldWork(std::function<void()> work, std::shared_ptr<Work> about)
        : m_work(std::move(work)), m_about(std::move(about))
    {}
    ~HeldWork() override
    {
        m_work = nullptr; // what it holds goes before it has ended
        const Guard guard(mutex);
        m_about->hasEnded = true;
        works.remove(m_about);
        told.notify_all();
    }
    HeldWork(const HeldWork&) = delete;
    HeldWork& operator=(const HeldWork&) = delete;

    void run() override
    {
        {
            Guard guard(mutex);
            standStill(*m_about, guard);
        }
        own = m_about.get();
        seedThread(m_about->number);
        m_work();
        own = nullptr;
    }

private:
    std::function<void()> m_work;
    std::shared_ptr<Work> m_about;
};

/// A step of an experiment: it looks at the clock after some games, whether it is to be told.
void takeStep()
{
    if (own == nullptr) return;
    constexpr int kStepTakes = 100; // milliseconds: it tells after each
    advanceThreadClock(kStepTakes);
    Guard guard(mutex);
    if (own->steps-- <= 1) {
        own->steps = 0;
        standStill(*own, guard);
    }
}

/// Qt has parts of a picture made in threads, too, and waits for them at once: so often that dladdr() would be felt.
bool isOfProgram(const void* caller) { return caller >= &__executable_start && caller < &etext; }

} // namespace

void holdWorks(std::uint64_t seed)
{
    lot = std::make_unique<Lot>(~seed); // none of what the acts are drawn from
    isMain = true;
}

bool letWorksGoOn(int steps)
{
    acting = true;
    bool ran = false;
    for (const auto& work : listed()) {
        // Nothing goes before what was asked for earlier.
        if (work->keptBack > 0) {
            --work->keptBack;
            break;
        }
        if (work->hasBegun && !work->isLong && steps == 0) continue;
        ran = true;
        letGoOn(*work, std::max(steps, 1));
    }
    return ran;
}

void freeWorks()
{
    letEnd(nullptr, [] { return false; });
    lot = nullptr;
}

} // namespace marches::monkey

// These stand before the functions of the same name in the libraries.

void QThreadPool::start(std::function<void()> work, int priority)
{
    using namespace marches::monkey;
    if (!isMain || lot == nullptr || !isOfProgram(__builtin_return_address(0)))
        return start(QRunnable::create(std::move(work)), priority);
    const int keptBack = lot->onceIn(kKeptBack) ? lot->between(1, kMostTurns) : 0;
    const auto about = std::make_shared<Work>(Work{this, ++number, keptBack});
    {
        const Guard guard(mutex);
        works.push_back(about);
    }
    start(new HeldWork(std::move(work), about), priority);
}

bool QThreadPool::waitForDone(int milliseconds)
{
    using namespace marches::monkey;
    static const auto wait =
        reinterpret_cast<bool (*)(QThreadPool*, int)>(::dlsym(RTLD_NEXT, "_ZN11QThreadPool11waitForDoneEi"));
    if (isMain) letEnd(this, [] { return false; });
    return wait(this, milliseconds);
}

bool QSemaphore::tryAcquire(int count, int milliseconds)
{
    using namespace marches::monkey;
    if (isMain && lot != nullptr) {
        const bool isShort = milliseconds >= 0 && milliseconds < kShort;
        if (acting && isShort && lot->onceIn(kSlow)) return tryAcquire(count);
        letEnd(nullptr, [&] { return available() >= count; });
    }
    const std::int64_t end = realNanoseconds() + std::int64_t{milliseconds} * 1'000'000;
    while (!tryAcquire(count)) {
        if (milliseconds >= 0 && realNanoseconds() >= end) return false;
        ::usleep(1000);
    }
    return true;
}

std::chrono::steady_clock::time_point std::chrono::steady_clock::now() noexcept
{
    marches::monkey::takeStep();
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return time_point(std::chrono::seconds(now.tv_sec) + std::chrono::nanoseconds(now.tv_nsec));
}
