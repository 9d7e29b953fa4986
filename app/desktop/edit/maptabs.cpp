// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/maptabs.h"

#include "app/desktop/base/icons.h"
#include "app/desktop/edit/mapcontroller.h"

#include <QDir>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace marches::app {

namespace {

constexpr int kWidest = 240; ///< pixels
constexpr int kLeast = 90;   ///< pixels: a few letters and the button
constexpr int kCross = 14;   ///< pixels

} // namespace

MapTabs::MapTabs(const MapController& controller, QWidget* parent) : Translated(parent), m_controller(controller)
{
    setObjectName(QStringLiteral("mapTabs"));
    setDrawBase(false);
    setExpanding(false);
    setMovable(true);
    setElideMode(Qt::ElideRight);
    setUsesScrollButtons(true);
    setVisible(false);
    connect(this, &QTabBar::currentChanged, this, [this](int place) {
        if (place >= 0) emit frontRequested(place);
    });
    MapTabs::retranslate();
}

void MapTabs::addButton(int place)
{
    auto* button = new QToolButton(this);
    button->setAutoRaise(true);
    button->setIcon(icon(QStringLiteral("close")));
    button->setIconSize({kCross, kCross});
    button->setFocusPolicy(Qt::NoFocus); // the keys close what is in front
    connect(button, &QToolButton::clicked, this, [this, button] {
        for (int at = 0; at < count(); ++at)
            if (tabButton(at, RightSide) == button) return emit closeRequested(at);
    });
    setTabButton(place, RightSide, button);
}

QString MapTabs::nameOf(int place) const
{
    const OpenMap& map = m_controller.map(place);
    QString title = MapController::titleOf(map);
    for (int other = 0; other < m_controller.count(); ++other) {
        if (other == place || MapController::titleOf(m_controller.map(other)) != title) continue;
        const QString folder = MapController::folderOf(map);
        return tr("%1 (%2)", "name of a map, its folder")
            .arg(title, folder.isEmpty() ? tr("not saved yet") : QDir(folder).dirName());
    }
    return title;
}

void MapTabs::refresh()
{
    const QSignalBlocker quiet(this); // a person has chosen nothing
    while (count() > m_controller.count()) removeTab(count() - 1);
    while (count() < m_controller.count()) addButton(addTab(QString()));
    for (int place = 0; place < count(); ++place) {
        const OpenMap& map = m_controller.map(place);
        const QString name = nameOf(place);
        const QString folder = MapController::folderOf(map);
        const bool modified = map.store->isModified();
        QString text = modified ? name + QLatin1Char('*') : name; // as in title bars
        text.replace(QLatin1Char('&'), QStringLiteral("&&"));
        if (text != tabText(place)) setTabText(place, text); // a tab that is being dragged would jump
        setTabToolTip(place, folder.isEmpty() ? tr("Not saved yet") : QDir::toNativeSeparators(folder));
        setAccessibleTabName(place, modified ? tr("%1, not saved", "name of a map").arg(name) : name);
        auto* button = static_cast<QToolButton*>(tabButton(place, RightSide));
        button->setToolTip(tr("Close %1").arg(name));
        button->setAccessibleName(button->toolTip());
    }
    setCurrentIndex(m_controller.front());
    setVisible(count() > 1);
}

QSize MapTabs::tabSizeHint(int place) const
{
    const QSize hint = QTabBar::tabSizeHint(place);
    return {std::min(hint.width(), kWidest), hint.height()};
}

QSize MapTabs::minimumTabSizeHint(int place) const
{
    const QSize hint = tabSizeHint(place);
    return {std::min(hint.width(), kLeast), hint.height()};
}

void MapTabs::mouseReleaseEvent(QMouseEvent* event)
{
    const int place = tabAt(event->position().toPoint());
    if (event->button() == Qt::MiddleButton && place >= 0)
        emit closeRequested(place);
    else
        QTabBar::mouseReleaseEvent(event);
}

void MapTabs::retranslate()
{
    setAccessibleName(tr("Open maps"));
    refresh();
}

} // namespace marches::app
