// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/battledock.h"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QScrollArea>
#include <QSettings>
#include <QTimer>
#include <QVariant>

#include "app/desktop/play/battlepanel.h"

namespace marches::app {

namespace {

constexpr auto kMemory = "layout/play-battle";

bool hasFocus(const QWidget& part) { return part.isAncestorOf(QApplication::focusWidget()); }

} // namespace

BattleDock::BattleDock(BattlePanel& panel, QDockWidget& dock, QBoxLayout& column, QWidget& board, QSettings& memory)
    : m_panel(panel), m_dock(dock), m_column(column), m_board(board), m_memory(memory)
{
    const QString kept = m_memory.value(QLatin1String(kMemory)).toString();
    if (kept == QLatin1String("open")) m_wish = Wish::Open;
    if (kept == QLatin1String("closed")) m_wish = Wish::Closed;
    m_dock.installEventFilter(this);
    // Triggered by persons alone; the program shows and hides without it.
    connect(m_dock.toggleViewAction(), &QAction::triggered, this, [this](bool on) {
        if (on && m_hasBattles) setWish(Wish::Open);
    });
}

bool BattleDock::isFolded() const { return !m_dock.isAncestorOf(&m_panel); }

void BattleDock::setWish(Wish wish)
{
    m_wish = wish;
    m_dismissed = false;
    if (wish == Wish::None)
        m_memory.remove(QLatin1String(kMemory));
    else
        m_memory.setValue(QLatin1String(kMemory),
                          wish == Wish::Open ? QStringLiteral("open") : QStringLiteral("closed"));
}

void BattleDock::forgetWish()
{
    setWish(Wish::None);
    apply(Moment::Question);
}

bool BattleDock::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_dock && event->type() == QEvent::Close && m_hasBattles) {
        const bool byHand = m_wish == Wish::Open;
        setWish(byHand ? Wish::None : Wish::Closed);
        m_dismissed = byHand && m_wanted;
    }
    // All panels are opened at once, or put elsewhere.
    if (watched == &m_dock && event->type() == QEvent::Show)
        QTimer::singleShot(0, this, [this] { apply(Moment::Question); });
    return QObject::eventFilter(watched, event);
}

void BattleDock::beginGame(bool hasBattles)
{
    m_hasBattles = hasBattles;
    m_wanted = m_dismissed = false;
    if (isFolded())
        m_panel.setRowShown(false);
    else if (!hasBattles || m_wish != Wish::Open)
        m_dock.hide();
    else
        m_dock.show();
}

void BattleDock::fold(bool fold)
{
    auto* area = qobject_cast<QScrollArea*>(m_dock.widget());
    if (fold != isFolded()) {
        m_panel.setFolded(fold);
        if (fold) {
            area->takeWidget();
            m_column.insertWidget(m_column.indexOf(&m_board), &m_panel);
        } else {
            m_column.removeWidget(&m_panel);
            area->setWidget(&m_panel);
            m_panel.setVisible(true);
        }
        // While it is empty nobody is to open it.
        m_dock.setProperty("folded", fold);
        m_dock.setVisible(!fold);
        m_dock.toggleViewAction()->setEnabled(!fold);
    }
    apply(Moment::Question);
}

void BattleDock::follow(Moment moment, bool battle)
{
    m_panel.expectOdds(battle);
    const bool interest = battle || m_panel.isOfInterest();
    m_wanted = interest || (moment != Moment::Question && m_wanted);
    if (moment == Moment::Question && !interest) m_dismissed = false;
    apply(moment);
}

void BattleDock::apply(Moment moment)
{
    const bool stays = moment != Moment::Question;
    if (isFolded()) {
        if (m_wanted || (!stays && !hasFocus(m_panel))) m_panel.setRowShown(m_wanted);
        return;
    }
    // In a window of its own it takes nothing from the board, and without any panel beside it nobody wants this one.
    if (!m_hasBattles || m_dock.isFloating() || !hasCompany()) return;
    const bool wanted = m_wish == Wish::Open || (m_wish == Wish::None && m_wanted && !m_dismissed);
    if (wanted)
        open();
    else if (m_wish == Wish::Closed || (!stays && !hasFocus(m_dock)))
        m_dock.hide();
}

void BattleDock::open()
{
    if (!m_dock.isHidden()) return;
    m_dock.show();
    // Tabs are put in order when control comes back to the event loop. Nobody's panel is taken away while he uses it.
    QTimer::singleShot(0, this, [this] {
        const auto* page = qobject_cast<QMainWindow*>(m_dock.parentWidget());
        const bool used = std::ranges::any_of(page->tabifiedDockWidgets(&m_dock),
                                              [](const QDockWidget* other) { return hasFocus(*other); });
        if (!m_dock.isHidden() && !used) m_dock.raise();
    });
}

bool BattleDock::hasCompany() const
{
    const auto docks = m_dock.parentWidget()->findChildren<QDockWidget*>(QString(), Qt::FindDirectChildrenOnly);
    return std::ranges::any_of(
        docks, [this](const QDockWidget* dock) { return dock != &m_dock && !dock->isHidden() && !dock->isFloating(); });
}

void BattleDock::editDice()
{
    if (isFolded()) {
        m_panel.setRowShown(true); // below the question
    } else {
        m_dock.show();
        m_dock.raise();
    }
    m_panel.editDice();
}

} // namespace marches::app
