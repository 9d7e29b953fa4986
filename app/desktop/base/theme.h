// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QPalette>

#include "app/desktop/base/preferences.h"

namespace marches::app {

/// Colours that a QPalette has no role for. Text pairs reach at least 4.6:1 in both themes.
struct Colours {
    QColor window, panel, base, title;
    QColor text, muted, edge, line;        ///< `edge` of controls (3:1), `line` between rows and around cards
    QColor accent, onAccent, chip, onChip; ///< `chip`: accent as a tint, for what is chosen
    QColor error, errorBack, warning, warningBack, good, goodBack;
    bool dark = false;
    friend bool operator==(const Colours&, const Colours&) = default;
};

/// The colours in force; change with the theme, so painting code asks each time.
const Colours& colours();

/// Dresses the application: our light or dark palette as the person or the system wishes. A high-contrast palette of
/// the system is left as it is. One object a program, made after the QApplication.
class Theme : public QObject {
    Q_OBJECT
public:
    explicit Theme(Preferences& preferences, QObject* parent = nullptr);

    /// The palette of a theme, for tests and pictures.
    static QPalette palette(bool dark);
    /// True for palettes of pure contrast, which are obeyed untouched.
    static bool isHighContrast(const QPalette& palette);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void changed();

private:
    void dress();

    Preferences& m_preferences;
    bool m_dressing = false;
};

} // namespace marches::app
