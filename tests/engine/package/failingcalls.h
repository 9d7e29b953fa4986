// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>

#include "engine/io/files.h"

namespace marches::engine::test {

/// Lets the n-th call fail as a disk would; counts the calls of a writing that goes well.
class FailingCalls final : public FileSystem {
public:
    enum class Style {
        Fail,       ///< this one call
        ShortWrite, ///< as a disk that is full after half of it
        FailOn,     ///< this call and all that follow
    };

    FailingCalls(int failAt, Style style) : m_failAt(failAt), m_style(style) {}
    int calls() const { return m_calls; }
    bool reachedFolder() const { return m_reachedFolder; }

    bool nameless = true;       ///< whether the file system knows nameless files
    bool linkable = true;       ///< whether it gives them a name
    int unreadable = 0;         ///< errno of opening anything for reading; 0: that is possible
    bool exchanges = true;      ///< whether it lets files change places
    bool failsRemovals = false; ///< whether removing counts and may fail

    int openNameless(const std::string& folder, unsigned mode) override
    {
        if (!nameless) {
            errno = EOPNOTSUPP; // as some file systems say
            return -1;
        }
        return fails() ? -1 : FileSystem::openNameless(folder, mode);
    }
    int openNew(const std::string& path, unsigned mode) override
    {
        return fails() ? -1 : FileSystem::openNew(path, mode);
    }
    std::ptrdiff_t write(int file, const char* bytes, std::size_t count) override
    {
        if (!fails()) return FileSystem::write(file, bytes, count);
        if (m_style != Style::ShortWrite) return -1;
        m_failAt = m_calls + 1; // the disk is full after half of it
        return FileSystem::write(file, bytes, count / 2);
    }
    int sync(int file) override { return fails() ? -1 : FileSystem::sync(file); }
    int syncData(int file) override { return fails() ? -1 : FileSystem::syncData(file); }
    int truncate(int file, std::uint64_t size) override { return fails() ? -1 : FileSystem::truncate(file, size); }
    int close(int file) override
    {
        const int closed = FileSystem::close(file);
        return fails() ? -1 : closed;
    }
    int link(int file, const std::string& path) override
    {
        if (!linkable) {
            errno = ENOENT; // as without /proc
            return -1;
        }
        return fails() ? -1 : FileSystem::link(file, path);
    }
    int openOld(const std::string& path) override
    {
        if (unreadable == 0) return FileSystem::openOld(path);
        errno = unreadable;
        return -1;
    }
    int rename(const std::string& from, const std::string& to) override
    {
        return fails() ? -1 : FileSystem::rename(from, to);
    }
    int remove(const std::string& path) override { return failsRemovals && fails() ? -1 : FileSystem::remove(path); }
    int syncFolder(const std::string& folder) override
    {
        m_reachedFolder = true;
        return fails() ? -1 : FileSystem::syncFolder(folder);
    }
    int exchange(const std::string& a, const std::string& b) override
    {
        if (!exchanges) {
            errno = EINVAL; // as some file systems say
            return -1;
        }
        return fails() ? -1 : FileSystem::exchange(a, b);
    }
    int makeFolder(const std::string& path) override { return fails() ? -1 : FileSystem::makeFolder(path); }
    int removeFolder(const std::string& path) override
    {
        return failsRemovals && fails() ? -1 : FileSystem::removeFolder(path);
    }

private:
    bool fails()
    {
        ++m_calls;
        if (m_calls != m_failAt && (m_style != Style::FailOn || m_calls < m_failAt)) return false;
        errno = ENOSPC;
        return true;
    }

    int m_failAt;
    Style m_style;
    int m_calls = 0;
    bool m_reachedFolder = false;
};

} // namespace marches::engine::test
