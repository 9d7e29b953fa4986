// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/recentfiles.h"

#include <algorithm>

#include <QFileInfo>
#include <QSettings>

namespace marches::app {

namespace {

const QString kArray = QStringLiteral("recent");

bool before(const RecentFiles::Entry& a, const RecentFiles::Entry& b)
{
    if (a.pinned != b.pinned) return a.pinned;
    return a.when > b.when;
}

} // namespace

bool RecentFiles::Entry::exists() const { return QFileInfo::exists(file); }

RecentFiles::RecentFiles(QSettings& memory, QObject* parent) : QObject(parent), m_memory(memory)
{
    const int count = m_memory.beginReadArray(kArray);
    for (int i = 0; i < count; ++i) {
        m_memory.setArrayIndex(i);
        Entry entry;
        entry.file = m_memory.value(QStringLiteral("file")).toString();
        entry.title = m_memory.value(QStringLiteral("title")).toString();
        entry.when = m_memory.value(QStringLiteral("when")).toDateTime();
        entry.pinned = m_memory.value(QStringLiteral("pinned")).toBool();
        if (!entry.file.isEmpty()) m_entries.push_back(entry);
    }
    m_memory.endArray();
}

void RecentFiles::add(const QString& file, const QString& title)
{
    const QString path = QFileInfo(file).absoluteFilePath();
    const auto found = std::ranges::find(m_entries, path, &Entry::file);
    const bool pinned = found != m_entries.end() && found->pinned;
    if (found != m_entries.end()) m_entries.erase(found);
    // First, because the sort keeps the order of what was opened within one millisecond.
    m_entries.insert(m_entries.begin(), {path, title, QDateTime::currentDateTime(), pinned});
    settle();
}

void RecentFiles::setPinned(const QString& file, bool pinned)
{
    const auto found = std::ranges::find(m_entries, file, &Entry::file);
    if (found == m_entries.end() || found->pinned == pinned) return;
    found->pinned = pinned;
    settle();
}

void RecentFiles::remove(const QString& file)
{
    std::erase_if(m_entries, [&file](const Entry& entry) { return entry.file == file; });
    settle();
}

void RecentFiles::move(const QString& from, const QString& to)
{
    const auto found = std::ranges::find(m_entries, from, &Entry::file);
    if (found == m_entries.end()) return;
    found->file = QFileInfo(to).absoluteFilePath();
    settle();
}

void RecentFiles::settle()
{
    std::ranges::stable_sort(m_entries, before);
    const auto loose = std::ranges::find(m_entries, false, &Entry::pinned);
    if (m_entries.end() - loose > kMost) m_entries.erase(loose + kMost, m_entries.end());
    m_memory.beginWriteArray(kArray, static_cast<int>(m_entries.size()));
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        m_memory.setArrayIndex(static_cast<int>(i));
        m_memory.setValue(QStringLiteral("file"), m_entries[i].file);
        m_memory.setValue(QStringLiteral("title"), m_entries[i].title);
        m_memory.setValue(QStringLiteral("when"), m_entries[i].when);
        m_memory.setValue(QStringLiteral("pinned"), m_entries[i].pinned);
    }
    m_memory.endArray();
    emit changed();
}

} // namespace marches::app
