// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <csignal>
#include <functional>
#include <map>
#include <string>

#include <sys/types.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace marches::engine::test {

/// Where temporary folders of tests with thousands of savings go: in memory where that is possible. Ending a program
/// loses nothing that it has written, so the disk has no part in what they try, and waiting for it would take minutes.
inline QString quickFolders()
{
    return (QFileInfo(QStringLiteral("/dev/shm")).isWritable() ? QStringLiteral("/dev/shm") : QDir::tempPath()) +
           QStringLiteral("/marches-XXXXXX");
}

/// All files below a folder, hidden ones too, by their path in it.
inline std::map<std::string, std::string> contentOf(const QString& folder)
{
    std::map<std::string, std::string> files;
    QDirIterator entries(folder, QDir::Files | QDir::Hidden | QDir::System, QDirIterator::Subdirectories);
    while (entries.hasNext()) {
        QFile file(entries.next());
        files[QDir(folder).relativeFilePath(entries.filePath()).toStdString()] =
            file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string("cannot be read");
    }
    return files;
}

/// Microseconds that another process takes for `work`, its beginning and end among them.
inline unsigned timeOf(const std::function<void()>& work)
{
    const auto begin = std::chrono::steady_clock::now();
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    const auto took = std::chrono::steady_clock::now() - begin;
    return static_cast<unsigned>(std::chrono::duration_cast<std::chrono::microseconds>(took).count());
}

/// Lets another process do `work` until it is ended in the middle of it. False when it ended by itself.
inline bool killedWhile(const std::function<void()>& work, unsigned microseconds)
{
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::_exit(1);
    }
    ::usleep(microseconds);
    ::kill(child, SIGKILL);
    int status = 0;
    return ::waitpid(child, &status, 0) == child && WIFSIGNALED(status);
}

} // namespace marches::engine::test
