// SPDX-License-Identifier: GPL-3.0-or-later
#include "quiet.h"

#include "worldclock.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>

#include <dirent.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace marches::monkey {

namespace {

/// What the kernel says of each thread. The files stay open: opening one anew costs most of a look, and each act has
/// several of them.
class Threads {
public:
    bool allAsleep();

private:
    struct Watched {
        int file = -1;
        bool isThere = false;
    };
    static bool isAsleep(long thread, int& file);

    std::map<long, Watched> m_watched;
};

/// A thread that waits for work sleeps; one that was woken a moment ago is told as running already.
bool Threads::isAsleep(long thread, int& file)
{
    // The number may be that of another thread by now: the file of the one before it cannot be read any more.
    for (int tries = 0; tries < 2; ++tries) {
        if (file < 0) {
            std::array<char, 64> path{};
            std::snprintf(path.data(), path.size(), "/proc/self/task/%ld/stat", thread);
            file = ::open(path.data(), O_RDONLY | O_CLOEXEC);
            if (file < 0) return true; // it has ended
        }
        std::array<char, 256> stat{};
        if (::pread(file, stat.data(), stat.size() - 1, 0) > 0) {
            const char* after = std::strrchr(stat.data(), ')');
            return after == nullptr || after[1] == '\0' || after[2] == 'S' || after[2] == 'Z' || after[2] == 'X';
        }
        ::close(file);
        file = -1;
    }
    return true;
}

bool Threads::allAsleep()
{
    DIR* threads = ::opendir("/proc/self/task");
    if (threads == nullptr) return true;
    const long self = ::syscall(SYS_gettid);
    for (auto& [thread, watched] : m_watched) watched.isThere = false;
    bool asleep = true;
    while (const dirent* entry = ::readdir(threads)) {
        const long thread = std::atol(entry->d_name);
        if (entry->d_name[0] == '.' || thread == self) continue;
        Watched& watched = m_watched[thread];
        watched.isThere = true;
        asleep = asleep && isAsleep(thread, watched.file);
    }
    ::closedir(threads);
    std::erase_if(m_watched, [](const auto& one) {
        if (!one.second.isThere && one.second.file >= 0) ::close(one.second.file);
        return !one.second.isThere;
    });
    return asleep;
}

} // namespace

bool waitForOtherThreads(int milliseconds)
{
    // Work that has begun is mostly some of several milliseconds: looking again every 100 us took as much of the
    // processor as the work.
    constexpr useconds_t kSoonest = 100;
    constexpr useconds_t kLatest = 3000;
    static Threads threads;
    const std::int64_t end = realNanoseconds() + std::int64_t{milliseconds} * 1'000'000;
    useconds_t pause = kSoonest;
    int still = 0;
    while (still < 2) {
        if (threads.allAsleep()) {
            ++still;
            continue;
        }
        still = 0;
        if (realNanoseconds() > end) return false;
        ::usleep(pause);
        pause = std::min(pause * 2, kLatest);
    }
    return true;
}

} // namespace marches::monkey
