// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QDateTime>
#include <QObject>
#include <QString>

class QSettings;

namespace marches::app {

/// Files that were opened or saved lately, latest first, pinned ones on top. A file that is gone stays listed until a
/// person removes it: it may be on a disk that is not plugged in.
class RecentFiles : public QObject {
    Q_OBJECT
public:
    static constexpr int kMost = 12; ///< not counting pinned ones

    struct Entry {
        QString file;  ///< absolute
        QString title; ///< as it was when last seen
        QDateTime when;
        bool pinned = false;
        bool exists() const;
    };

    explicit RecentFiles(QSettings& memory, QObject* parent = nullptr);

    const std::vector<Entry>& entries() const { return m_entries; }
    void add(const QString& file, const QString& title);
    void setPinned(const QString& file, bool pinned);
    void remove(const QString& file);
    /// A person has found a moved file.
    void move(const QString& from, const QString& to);

signals:
    void changed();

private:
    void settle();

    QSettings& m_memory;
    std::vector<Entry> m_entries;
};

} // namespace marches::app
