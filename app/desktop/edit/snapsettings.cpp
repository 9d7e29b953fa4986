// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/edit/snapsettings.h"

#include "app/desktop/base/actions.h"
#include "editor/canvas/mapview.h"
#include "editor/canvas/ruledview.h"
#include "editor/tools/maptool.h"

#include <QAction>
#include <QMenu>
#include <QSettings>
#include <QToolButton>

namespace marches::app {

SnapSettings::SnapSettings(QWidget* owner, Actions& actions, editor::RuledView& ruled, QSettings& memory)
    : QObject(owner), m_ruled(ruled), m_memory(memory), m_rulers(add(owner, actions, "view.rulers", true)),
      m_guides(add(owner, actions, "view.guides", true)), m_grid(add(owner, actions, "view.grid", false)),
      m_snap(add(owner, actions, "snap.on", true, "magnet", Qt::Key_Percent)),
      m_points(add(owner, actions, "snap.points", true)), m_lines(add(owner, actions, "snap.lines", true)),
      m_snapGuides(add(owner, actions, "snap.guides", true)), m_snapGrid(add(owner, actions, "snap.grid", false))
{
    retranslate();
    apply();
    for (QAction* action : m_all) connect(action, &QAction::toggled, this, &SnapSettings::apply);
}

QAction* SnapSettings::add(QWidget* owner, Actions& actions, const char* id, bool on, const char* icon,
                           const QKeySequence& key)
{
    QList<QKeySequence> keys;
    if (!key.isEmpty()) keys << key;
    QAction* action = actions.add(owner, QLatin1String(id), Scope::Edit, keys, QLatin1String(icon));
    action->setCheckable(true);
    action->setChecked(m_memory.value(QStringLiteral("drawingAids/") + QLatin1String(id), on).toBool());
    action->setProperty("memory", QStringLiteral("drawingAids/") + QLatin1String(id));
    m_all << action;
    return action;
}

QToolButton* SnapSettings::makeButton(QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QStringLiteral("snapButton"));
    button->setDefaultAction(m_snap);
    button->setPopupMode(QToolButton::MenuButtonPopup);
    auto* menu = new QMenu(button);
    menu->addActions({m_points, m_lines, m_snapGuides, m_snapGrid});
    button->setMenu(menu);
    return button;
}

void SnapSettings::apply()
{
    for (const QAction* action : m_all) m_memory.setValue(action->property("memory").toString(), action->isChecked());
    m_ruled.showRulers(m_rulers->isChecked());
    m_ruled.view().showGuides(m_guides->isChecked());
    m_ruled.view().showGrid(m_grid->isChecked());
    editor::SnapSwitches switches;
    switches.on = m_snap->isChecked();
    switches.points = m_points->isChecked();
    switches.lines = m_lines->isChecked();
    switches.guides = m_snapGuides->isChecked();
    switches.grid = m_snapGrid->isChecked();
    editor::MapTool::setSnapSwitches(switches);
    for (QAction* action : {m_points, m_lines, m_snapGuides, m_snapGrid})
        action->setEnabled(m_snap->isEnabled() && switches.on);
}

void SnapSettings::setEnabled(bool on)
{
    for (QAction* action : m_all) action->setEnabled(on);
    for (QAction* action : {m_points, m_lines, m_snapGuides, m_snapGrid}) action->setEnabled(on && m_snap->isChecked());
}

void SnapSettings::retranslate()
{
    m_rulers->setText(tr("Ru&lers"));
    m_guides->setText(tr("Gui&des"));
    m_grid->setText(tr("&Grid"));
    m_snap->setText(tr("&Snapping"));
    m_snap->setToolTip(tr("Snapping: draws points to what is near. Hold Alt or Ctrl+Shift to let go"));
    m_points->setText(tr("Snap to &points"));
    m_lines->setText(tr("Snap to &borders"));
    m_snapGuides->setText(tr("Snap to &guides and the edges of the board"));
    m_snapGrid->setText(tr("Snap to the g&rid"));
}

} // namespace marches::app
