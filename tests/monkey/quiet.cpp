// SPDX-License-Identifier: GPL-3.0-or-later
#include "quiet.h"

#include "worldclock.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#include <dirent.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace marches::monkey {

namespace {

/// A thread that waits for work sleeps; one that was woken a moment ago is told as running already.
bool isAsleep(const char* thread)
{
    std::array<char, 64> path{};
    std::snprintf(path.data(), path.size(), "/proc/self/task/%s/stat", thread);
    const int file = ::open(path.data(), O_RDONLY | O_CLOEXEC);
    if (file < 0) return true; // it has ended
    std::array<char, 256> stat{};
    const ssize_t size = ::read(file, stat.data(), stat.size() - 1);
    ::close(file);
    if (size <= 0) return true;
    const char* after = std::strrchr(stat.data(), ')');
    return after == nullptr || after[1] == '\0' || after[2] == 'S' || after[2] == 'Z' || after[2] == 'X';
}

bool allAsleep()
{
    DIR* threads = ::opendir("/proc/self/task");
    if (threads == nullptr) return true;
    const long self = ::syscall(SYS_gettid);
    bool asleep = true;
    while (const dirent* entry = ::readdir(threads)) {
        if (entry->d_name[0] == '.' || std::atol(entry->d_name) == self) continue;
        asleep = isAsleep(entry->d_name) && asleep;
    }
    ::closedir(threads);
    return asleep;
}

} // namespace

bool waitForOtherThreads(int milliseconds)
{
    const std::int64_t end = realNanoseconds() + std::int64_t{milliseconds} * 1'000'000;
    int still = 0;
    while (still < 2) {
        if (allAsleep()) {
            ++still;
            continue;
        }
        still = 0;
        if (realNanoseconds() > end) return false;
        ::usleep(100);
    }
    return true;
}

} // namespace marches::monkey
