// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QByteArray>
#include <QImage>
#include <QString>

namespace marches::app {

/// Pictures that took long to draw, kept in files from one start of the program to the next. Whatever cannot be read or
/// written is drawn again; nothing is reported. May be used from any one thread.
class PictureCache {
public:
    static constexpr int kMostFiles = 200; ///< the oldest go first

    /// `folder`: is made when something is kept.
    explicit PictureCache(QString folder) : m_folder(std::move(folder)) {}
    /// In the person's cache folder.
    static PictureCache ofPerson(const QString& name);

    /// `key`: all that the picture depends on; of any length.
    std::optional<QImage> find(const QByteArray& key) const;
    void keep(const QByteArray& key, const QImage& image) const;

private:
    QString fileOf(const QByteArray& key) const;

    QString m_folder;
};

} // namespace marches::app
