// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <set>
#include <string>

#include <QImage>
#include <QObject>
#include <QThreadPool>

namespace marches::app {

/// Small pictures of maps, drawn in the background so that no page waits for them.
class Thumbnails : public QObject {
    Q_OBJECT
public:
    static constexpr int kWidth = 640; ///< pixels; height follows the board

    explicit Thumbnails(QObject* parent = nullptr);
    ~Thumbnails() override;

    /// The picture of the map in a folder; null while it is being drawn, then ready() comes.
    QImage picture(const std::string& mapFolder);
    /// Blocks until all asked for are drawn; for pictures and tests.
    void waitForAll();

signals:
    void ready(const QString& mapFolder);

private:
    void keep(const std::string& mapFolder, const QImage& image);

    std::map<std::string, QImage> m_pictures;
    std::set<std::string> m_asked;
    QThreadPool m_pool;
};

/// A crop of `image` that fills `size`, for the painter's device ratio.
QImage filled(const QImage& image, const QSize& size);

} // namespace marches::app
