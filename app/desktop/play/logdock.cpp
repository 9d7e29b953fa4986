// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/logdock.h"

#include <algorithm>
#include <utility>

#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>

#include "app/desktop/play/logpanel.h"

namespace marches::app {

LogDock::LogDock(LogPanel& panel, QDockWidget& dock, QSettings& memory) : m_panel(panel), m_dock(dock), m_memory(memory)
{
    connect(&m_panel, &LogPanel::foldChosen, this, &LogDock::choose);
    connect(&m_dock, &QDockWidget::topLevelChanged, this, &LogDock::apply);
    connect(&m_dock, &QDockWidget::visibilityChanged, this, [this](bool visible) {
        if (!visible && !m_dock.isVisible()) return; // it is closed, or another mode is on the screen
        m_inFront = visible;
        limit();
    });
}

QString LogDock::key() const
{
    return m_small ? QStringLiteral("layout/play-log-small") : QStringLiteral("layout/play-log-large");
}

std::optional<bool> LogDock::wish() const
{
    const QString kept = m_memory.value(key()).toString();
    if (kept.isEmpty()) return {};
    return kept == QLatin1String("line");
}

void LogDock::setRoom(bool small, bool stacked)
{
    if (m_small == small && m_stacked == stacked) return;
    m_small = small;
    m_stacked = stacked;
    apply();
}

void LogDock::forgetWish()
{
    for (const char* key : {"layout/play-log-small", "layout/play-log-large"}) m_memory.remove(QLatin1String(key));
    apply();
}

void LogDock::choose(bool folded)
{
    m_memory.setValue(key(), folded ? QStringLiteral("line") : QStringLiteral("open"));
    apply();
}

void LogDock::apply()
{
    const bool foldable = m_stacked && !m_dock.isFloating();
    m_panel.setFoldable(foldable);
    m_panel.setFolded(foldable && wish().value_or(m_small));
    limit();
}

void LogDock::limit()
{
    const bool limited = m_panel.isFolded() && m_inFront;
    if (limited) {
        if (!m_limited) m_openHeight = m_dock.height();
        m_panel.setMaximumHeight(m_panel.lineHeight());
    }
    if (limited == std::exchange(m_limited, limited) || limited) return;
    auto* page = qobject_cast<QMainWindow*>(m_dock.parentWidget());
    m_panel.setMaximumHeight(QWIDGETSIZE_MAX);
    if (!m_dock.isVisible() || m_dock.isFloating()) return;
    // The column gives no room back by itself.
    constexpr int kPartOfColumn = 2; // panels above keep some of what is asked for
    page->resizeDocks({&m_dock}, {std::max(m_openHeight, page->height() / kPartOfColumn)}, Qt::Vertical);
}

} // namespace marches::app
