// SPDX-License-Identifier: GPL-3.0-or-later
#include "log.h"

#include <QFile>

#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <exception>

#include <dlfcn.h>
#include <execinfo.h>
#include <fcntl.h>
#include <unistd.h>

namespace marches::monkey {

namespace {

int target = STDOUT_FILENO;
unsigned patience = 0;
timer_t busy{}; ///< counts the processor time of the main thread

void put(const char* text, std::size_t size)
{
    while (size > 0) {
        const ssize_t done = ::write(target, text, size);
        if (done <= 0) return;
        text += done;
        size -= static_cast<std::size_t>(done);
    }
}

void put(const char* text) { put(text, std::strlen(text)); }

void putHex(std::uintptr_t number)
{
    std::array<char, 17> digits{};
    std::size_t at = digits.size() - 1;
    do {
        digits[--at] = "0123456789abcdef"[number % 16];
        number /= 16;
    } while (number != 0 && at > 0);
    put(digits.data() + at);
}

/// Offsets in the program, for addr2line.
void putTrace()
{
    std::array<void*, 48> frames{};
    const int count = ::backtrace(frames.data(), static_cast<int>(frames.size()));
    for (int i = 0; i < count; ++i) {
        Dl_info info{};
        if (::dladdr(frames[static_cast<std::size_t>(i)], &info) == 0) continue;
        put("! at 0x");
        putHex(reinterpret_cast<std::uintptr_t>(frames[static_cast<std::size_t>(i)]) -
               reinterpret_cast<std::uintptr_t>(info.dli_fbase) - 1);
        put(" ");
        put(info.dli_fname);
        put("\n");
    }
}

void onSignal(int number)
{
    switch (number) {
    case SIGSEGV: put("! fault signal: segmentation fault\n"); break;
    case SIGPROF: put("! fault hang: no end\n"); break;
    case SIGALRM: put("! fault hang: no answer\n"); break;
    case SIGABRT: put("! fault signal: abort\n"); break;
    default: put("! fault signal: another\n"); break;
    }
    putTrace();
    ::_exit(3);
}

[[noreturn]] void onTerminate()
{
    put("! fault exception: ");
    if (const std::exception_ptr error = std::current_exception()) {
        try {
            std::rethrow_exception(error);
        } catch (const std::exception& known) {
            put(known.what());
        } catch (...) {
            put("unknown");
        }
    }
    put("\n");
    putTrace();
    ::_exit(3);
}

} // namespace

void openLog(const QString& file)
{
    if (file.isEmpty()) return;
    const int opened =
        ::open(QFile::encodeName(file).constData(), O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0644);
    if (opened < 0) qFatal("%s cannot be written", qPrintable(file));
    target = opened;
}

void logLine(const QString& line)
{
    const QByteArray bytes = line.toUtf8() + '\n';
    put(bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

void fault(const QString& id, const QString& text)
{
    logLine(
        QStringLiteral("! fault %1: %2").arg(id, QString(text).replace(QLatin1Char('\n'), QLatin1String("\n!   "))));
    ::_exit(kFaultExit);
}

void logEndings(unsigned seconds)
{
    patience = seconds;
    std::set_terminate(onTerminate);
    std::array<void*, 1> first{};
    ::backtrace(first.data(), 1); // loads what it needs while there is no trouble
    // The address sanitizer tells more of a bad access than this could.
#if defined(__SANITIZE_ADDRESS__)
    for (const int number : {SIGABRT, SIGPROF, SIGALRM}) std::signal(number, onSignal);
#else
    for (const int number : {SIGSEGV, SIGABRT, SIGFPE, SIGBUS, SIGILL, SIGPROF, SIGALRM}) std::signal(number, onSignal);
#endif
    // The window's thread alone is to answer: what an experiment spends in other threads is not its doing.
    sigevent event{};
    event.sigev_notify = SIGEV_THREAD_ID;
    event.sigev_signo = SIGPROF;
    event._sigev_un._tid = ::gettid(); // glibc 2.36 has no other name for it
    if (::timer_create(CLOCK_THREAD_CPUTIME_ID, &event, &busy) != 0) qFatal("there is no timer");
    renewPatience();
}

void renewPatience()
{
    // Processor time: on a busy machine all is slow. What waits for ever has none of it, and is given a long time.
    constexpr unsigned kWaiting = 1200;
    itimerspec time{};
    time.it_value.tv_sec = static_cast<time_t>(patience);
    ::timer_settime(busy, 0, &time, nullptr);
    ::alarm(kWaiting);
}

} // namespace marches::monkey
