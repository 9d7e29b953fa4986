// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/mappanel.h"

#include <QEvent>

namespace marches::editor {

namespace {

constexpr int kDelay = 15; ///< milliseconds: a drag must not wait for panels

IconSource& source()
{
    static IconSource kSource = nullptr;
    return kSource;
}

} // namespace

void setPanelIcons(IconSource icons) { source() = icons; }
QIcon panelIcon(const QString& name) { return source() != nullptr ? source()(name) : QIcon(); }

MapPanel::MapPanel(QWidget* parent) : QWidget(parent)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelay);
    connect(&m_timer, &QTimer::timeout, this, &MapPanel::refreshNow);
}

MapPanel::~MapPanel() = default;

void MapPanel::setMap(MapSelection* selection)
{
    if (m_selection != nullptr) {
        m_selection->disconnect(this);
        m_selection->document().disconnect(this);
    }
    m_selection = selection;
    if (selection != nullptr) {
        connect(selection, &MapSelection::changed, this, &MapPanel::refreshLater);
        connect(&selection->document(), &MapDocument::changed, this, &MapPanel::refreshLater);
        connect(&selection->document(), &MapDocument::refused, this,
                &MapPanel::refreshLater); // what is stored is as it was
        connect(&selection->document(), &MapDocument::languageChanged, this, &MapPanel::refreshLater);
        connect(&selection->document(), &MapDocument::readOnlyChanged, this, &MapPanel::refreshLater);
    }
    setEnabled(selection != nullptr);
    mapChanged();
    refreshLater();
}

void MapPanel::refreshLater()
{
    m_stale = true;
    if (isVisible() && !m_timer.isActive()) m_timer.start();
}

void MapPanel::refreshNow()
{
    m_timer.stop();
    m_stale = false;
    if (document() != nullptr) refresh();
}

void MapPanel::showEvent(QShowEvent* event)
{
    if (m_stale) refreshNow();
    QWidget::showEvent(event);
}

void MapPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshLater();
    }
    QWidget::changeEvent(event);
}

} // namespace marches::editor
