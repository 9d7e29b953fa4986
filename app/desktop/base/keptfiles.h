// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QLockFile>
#include <QString>
#include <QStringList>

namespace marches::app {

/// Files that the program keeps by itself in a folder, each by an id: `<id><ending>`, and while it is worked on
/// `<id>.lock`. Several programs may use the folder at the same time.
class KeptFiles {
public:
    KeptFiles(QString folder, QString ending);

    QString file(const QString& id) const { return path(id, m_ending); }
    /// "<kind>-20261201-140000-0badcafe"
    static QString newId(const QString& kind);
    /// Ids of all that begin so, the newest first.
    QStringList ids(const QString& kind) const;
    /// It is worked on in this program from now on, or false: another one does so.
    bool lock(const QString& id);
    void unlock();
    bool isFree(const QString& id) const;
    /// Out of the list; takeBack() brings it there again for a day.
    bool remove(const QString& id) const;
    void takeBack(const QString& id) const;
    /// What was removed so long ago that it is taken back no more goes for good. `gone` is told each id.
    void clearRemoved(const std::function<void(const QString& id)>& gone) const;

private:
    QString path(const QString& id, const QString& ending) const { return m_folder + QLatin1Char('/') + id + ending; }

    QString m_folder;
    QString m_ending;
    std::unique_ptr<QLockFile> m_lock;
    QString m_locked;
};

} // namespace marches::app
