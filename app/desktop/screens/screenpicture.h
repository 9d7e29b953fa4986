// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QImage>
#include <QSize>
#include <QString>
#include <QStringList>

namespace marches::app {

/// A picture of a part of the program, for its guide and for whoever writes about it.
struct ScreenPicture {
    QString screen; ///< one of screenNames()
    QString language = QStringLiteral("en");
    bool isDark = false;
    QSize size = QSize(1200, 780); ///< of the window, logical pixels

    /// All that may be photographed.
    static QStringList screenNames();

    /// Opens the program in settings and folders of its own, which are gone afterwards, brings it there, and takes the
    /// picture. What is drawn by lot is drawn from a fixed seed, so that it is the same each time. Nothing: there is no
    /// such screen, or it could not be opened. Takes seconds; needs a QApplication after prepareApplication().
    [[nodiscard]] std::optional<QImage> take() const;
};

} // namespace marches::app
