// SPDX-License-Identifier: GPL-3.0-or-later
#include "warnings.h"

#include "log.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>

namespace marches::monkey {

namespace {

/// What Qt says on its own account, and why that is no fault of the program.
constexpr std::array kNotOurs{
    "This plugin does not support", // the screen that is none has no hints and no raising of windows
    "QFileSystemWatcher",           // a file that was deleted outside cannot be watched
    "OpenType support missing",     // the fonts that are installed
    "QFont",                        // the fonts that are installed
    "Unable to open default EGL",
    "qt.svg", // pictures that were made broken
    "libpng",
    "PulseAudioService", // nothing to hear sounds by
};

void onMessage(QtMsgType type, const QMessageLogContext& /*context*/, const QString& text)
{
    const QByteArray words = text.toUtf8();
    if (type == QtDebugMsg || type == QtInfoMsg ||
        std::ranges::any_of(kNotOurs, [&](const char* start) { return words.contains(start); })) {
        logLine(QStringLiteral("# ") + text);
        return;
    }
    if (type == QtFatalMsg) {
        logLine(QStringLiteral("! fault fatal: ") + text);
        std::abort();
    }
    fault(QStringLiteral("warning"), text);
}

} // namespace

void heedWarnings() { qInstallMessageHandler(onMessage); }

} // namespace marches::monkey
