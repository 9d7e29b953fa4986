// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/base/theme.h"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QEvent>
#include <QWindow>

namespace marches::app {

namespace {

Colours g_colours;

constexpr double kHighContrast = 19.5; ///< black on white is 21:1, the usual grey window below 18.5:1

QColor mix(const QColor& a, const QColor& b, double share)
{
    const auto part = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

double luminance(const QColor& colour)
{
    const auto linear = [](double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

Colours lightColours()
{
    Colours c;
    c.window = QColor(0xf3f1ec);
    c.panel = QColor(0xfaf8f4);
    c.base = QColor(0xffffff);
    c.title = QColor(0xe4dfd5);
    c.text = QColor(0x23201b);
    c.muted = QColor(0x635d52);
    c.edge = QColor(0x7f7869);
    c.line = QColor(0xd3cdc1);
    c.accent = QColor(0x1d5d86);
    c.onAccent = QColor(0xffffff);
    c.chip = QColor(0xdce9f2);
    c.onChip = QColor(0x1a4f73);
    c.error = QColor(0xa3201a);
    c.errorBack = QColor(0xfbe9e6);
    c.warning = QColor(0x7a5200);
    c.warningBack = QColor(0xfdf2d8);
    c.good = QColor(0x23663a);
    c.goodBack = QColor(0xe4f2e6);
    return c;
}

Colours darkColours()
{
    Colours c;
    c.window = QColor(0x25272b);
    c.panel = QColor(0x2a2c31);
    c.base = QColor(0x1b1c20);
    c.title = QColor(0x1e1f23);
    c.text = QColor(0xebe6da);
    c.muted = QColor(0xa9a497);
    c.edge = QColor(0x868a93);
    c.line = QColor(0x3d4047);
    c.accent = QColor(0x7cc3ea);
    c.onAccent = QColor(0x0f1d26);
    c.chip = QColor(0x243b4a);
    c.onChip = QColor(0x9fd4f2);
    c.error = QColor(0xff9d8f);
    c.errorBack = QColor(0x3d2523);
    c.warning = QColor(0xf3c667);
    c.warningBack = QColor(0x3a3120);
    c.good = QColor(0x8fd6a4);
    c.goodBack = QColor(0x223529);
    c.dark = true;
    return c;
}

/// Where the system's own palette rules, the same roles are taken from it.
Colours coloursOf(const QPalette& p)
{
    Colours c;
    c.window = p.color(QPalette::Window);
    c.panel = c.window;
    c.base = p.color(QPalette::Base);
    c.title = c.window;
    c.text = p.color(QPalette::WindowText);
    c.muted = c.text;
    c.edge = c.text;
    c.line = c.text;
    c.accent = p.color(QPalette::Highlight);
    c.onAccent = p.color(QPalette::HighlightedText);
    c.chip = c.accent;
    c.onChip = c.onAccent;
    c.error = c.warning = c.good = c.text;
    c.errorBack = c.warningBack = c.goodBack = c.base;
    c.dark = luminance(c.window) < luminance(c.text);
    return c;
}

QPalette paletteOf(const Colours& c)
{
    QPalette p;
    const auto all = [&p](QPalette::ColorRole role, const QColor& colour) { p.setColor(role, colour); };
    all(QPalette::Window, c.window);
    all(QPalette::WindowText, c.text);
    all(QPalette::Base, c.base);
    all(QPalette::AlternateBase, c.panel);
    all(QPalette::Text, c.text);
    all(QPalette::PlaceholderText, c.muted);
    all(QPalette::Button, c.dark ? c.panel : c.base);
    all(QPalette::ButtonText, c.text);
    all(QPalette::BrightText, c.error);
    all(QPalette::Highlight, c.accent);
    all(QPalette::HighlightedText, c.onAccent);
    all(QPalette::Link, c.accent);
    all(QPalette::LinkVisited, c.accent);
    all(QPalette::ToolTipBase, c.text);
    all(QPalette::ToolTipText, c.base);
    all(QPalette::Light, mix(c.base, c.window, c.dark ? 1.0 : 0.0));
    all(QPalette::Midlight, mix(c.window, c.line, 0.5));
    all(QPalette::Mid, c.line);
    all(QPalette::Dark, c.edge);
    all(QPalette::Shadow, mix(c.edge, QColor(0, 0, 0), 0.5));
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, mix(c.muted, c.window, 0.35));
    p.setColor(QPalette::Disabled, QPalette::Highlight, c.line);
    return p;
}

} // namespace

const Colours& colours() { return g_colours; }

Theme::Theme(Preferences& preferences, QObject* parent) : QObject(parent), m_preferences(preferences)
{
    qApp->installEventFilter(this);
    connect(&preferences, &Preferences::changed, this, [this](Preference what) {
        if (what == Preference::Theme) dress();
    });
    dress();
}

QPalette Theme::palette(bool dark) { return paletteOf(dark ? darkColours() : lightColours()); }

bool Theme::isHighContrast(const QPalette& palette)
{
    return contrast(palette.color(QPalette::Window), palette.color(QPalette::WindowText)) > kHighContrast &&
           contrast(palette.color(QPalette::Button), palette.color(QPalette::ButtonText)) > kHighContrast;
}

void Theme::dress()
{
    if (m_dressing) return;
    m_dressing = true;
    const Colours before = g_colours;
    QApplication::setPalette(QPalette()); // lets the system's own palette show through, to be looked at
    const QPalette system = QApplication::palette();
    const ThemeChoice choice = m_preferences.theme();
    const bool systemDark = luminance(system.color(QPalette::Window)) < luminance(system.color(QPalette::WindowText));
    const bool dark = choice == ThemeChoice::Dark || (choice == ThemeChoice::System && systemDark);
    if (choice == ThemeChoice::System && isHighContrast(system)) {
        g_colours = coloursOf(system);
    } else {
        g_colours = dark ? darkColours() : lightColours();
        QApplication::setPalette(paletteOf(g_colours));
    }
    m_dressing = false;
    if (g_colours != before) emit changed();
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    // Sent to every window when the desktop changes its look; one of them is enough.
    if (event->type() == QEvent::ThemeChange && qobject_cast<QWindow*>(watched) != nullptr && !m_dressing) dress();
    return QObject::eventFilter(watched, event);
}

} // namespace marches::app
