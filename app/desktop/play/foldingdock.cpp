// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/foldingdock.h"

#include <algorithm>
#include <utility>

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QSettings>
#include <QTimer>
#include <QVariant>

namespace marches::app {

namespace {

bool hasFocus(const QWidget& part) { return part.isAncestorOf(QApplication::focusWidget()); }

} // namespace

FoldingDock::FoldingDock(QDockWidget& dock, QString key, Place place, QSettings& memory)
    : m_dock(dock), m_key(std::move(key)), m_place(place), m_memory(memory)
{
    const QString kept = m_memory.value(m_key).toString();
    if (kept == QLatin1String("open")) m_wish = Wish::Open;
    if (kept == QLatin1String("closed")) m_wish = Wish::Closed;
    m_dock.installEventFilter(this);
    // Triggered by persons alone; the program shows and hides without it.
    connect(m_dock.toggleViewAction(), &QAction::triggered, this, [this](bool on) {
        if (on && m_follows) setWish(Wish::Open);
    });
}

bool FoldingDock::isUnused() const { return m_dock.property("folded").toBool(); }

void FoldingDock::setWish(Wish wish)
{
    m_wish = wish;
    m_dismissed = m_insisted = false;
    if (wish == Wish::None)
        m_memory.remove(m_key);
    else
        m_memory.setValue(m_key, wish == Wish::Open ? QStringLiteral("open") : QStringLiteral("closed"));
}

void FoldingDock::forgetWish()
{
    setWish(Wish::None);
    apply(Moment::Question);
}

bool FoldingDock::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Close && m_follows && !isUnused()) {
        const bool byHand = m_wish == Wish::Open || m_insisted;
        setWish(byHand ? Wish::None : Wish::Closed);
        m_dismissed = byHand && m_wanted;
    }
    // All panels are opened at once, or put elsewhere.
    if (event->type() == QEvent::Show) QTimer::singleShot(0, this, [this] { apply(Moment::Question); });
    return QObject::eventFilter(watched, event);
}

void FoldingDock::beginGame(bool follows)
{
    m_follows = follows;
    m_wanted = m_dismissed = m_insisted = false;
    if (isUnused()) return;
    if (!follows || m_wish != Wish::Open)
        m_dock.hide();
    else if (hasCompany())
        m_dock.show();
}

void FoldingDock::follow(Moment moment, bool interest)
{
    m_wanted = interest || (moment != Moment::Question && m_wanted);
    if (moment == Moment::Question && !interest) m_dismissed = false;
    apply(moment);
}

void FoldingDock::insist()
{
    if (isUnused()) return;
    m_insisted = true;
    m_dock.show();
    m_dock.raise();
    // A panel that was hidden comes among the tabs when control is back in the event loop, and behind the one in front.
    QTimer::singleShot(0, this, [this] {
        if (!m_dock.isHidden()) m_dock.raise();
    });
}

void FoldingDock::apply(Moment moment)
{
    const bool stays = moment != Moment::Question;
    // In a window of its own it takes nothing from the board, and without any panel beside it nobody wants this one.
    if (isUnused() || !m_follows || m_dock.isFloating() || !hasCompany()) return;
    const bool wanted = m_insisted || m_wish == Wish::Open || (m_wish == Wish::None && m_wanted && !m_dismissed);
    if (wanted)
        open();
    else if (m_wish == Wish::Closed || (!stays && !hasFocus(m_dock)))
        m_dock.hide();
}

void FoldingDock::open()
{
    if (!m_dock.isHidden()) return;
    m_dock.show();
    if (m_place == Place::Behind) return;
    // Tabs are put in order when control comes back to the event loop. Nobody's panel is taken away while he uses it.
    QTimer::singleShot(0, this, [this] {
        const auto* page = qobject_cast<QMainWindow*>(m_dock.parentWidget());
        const bool used = std::ranges::any_of(page->tabifiedDockWidgets(&m_dock),
                                              [](const QDockWidget* other) { return hasFocus(*other); });
        if (!m_dock.isHidden() && !used) m_dock.raise();
    });
}

bool FoldingDock::hasCompany() const
{
    const auto docks = m_dock.parentWidget()->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    return std::ranges::any_of(
        docks, [this](const QDockWidget* dock) { return dock != &m_dock && !dock->isHidden() && !dock->isFloating(); });
}

} // namespace marches::app
