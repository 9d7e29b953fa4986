// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/panels/layerspanel.h"

#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QToolButton>

namespace marches::editor {

LayersPanel::LayersPanel(QWidget* parent) : MapPanel(parent)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(8, 6, 8, 6);
    grid->setVerticalSpacing(2);
    for (std::size_t i = 0; i < kMapLayers; ++i) {
        Line& line = m_lines[i];
        line = {new QToolButton(this), new QToolButton(this), new QLabel(this)};
        const int row = static_cast<int>(kMapLayers - 1 - i); // the uppermost layer first
        grid->addWidget(line.eye, row, 0);
        grid->addWidget(line.lock, row, 1);
        grid->addWidget(line.name, row, 2);
        const auto layer = static_cast<MapLayer>(i);
        for (QToolButton* button : {line.eye, line.lock}) {
            button->setCheckable(true);
            button->setAutoRaise(true);
        }
        line.eye->setObjectName(QStringLiteral("eye.%1").arg(i));
        line.lock->setObjectName(QStringLiteral("lock.%1").arg(i));
        connect(line.eye, &QToolButton::toggled, this, [this, layer](bool on) {
            m_layers.show(layer, on);
            showState();
            emit layersChanged(m_layers);
        });
        connect(line.lock, &QToolButton::toggled, this, [this, layer](bool on) {
            m_layers.lock(layer, on);
            showState();
            emit layersChanged(m_layers);
        });
    }
    grid->setColumnStretch(2, 1);
    grid->setRowStretch(static_cast<int>(kMapLayers), 1);
    for (std::size_t i = kMapLayers; i-- > 1;) {
        setTabOrder(m_lines[i].eye, m_lines[i].lock);
        setTabOrder(m_lines[i].lock, m_lines[i - 1].eye);
    }
    LayersPanel::retranslate();
}

QString LayersPanel::heading() const { return tr("Layers"); }

void LayersPanel::setLayers(const LayerState& layers)
{
    if (layers == m_layers) return;
    m_layers = layers;
    showState();
    emit layersChanged(m_layers);
}

void LayersPanel::showState()
{
    for (std::size_t i = 0; i < kMapLayers; ++i) {
        const Line& line = m_lines[i];
        const QSignalBlocker quietEye(line.eye);
        const QSignalBlocker quietLock(line.lock);
        const bool shown = m_layers.visible[i];
        const bool locked = m_layers.locked[i];
        line.eye->setChecked(shown);
        line.lock->setChecked(locked);
        line.eye->setIcon(panelIcon(shown ? QStringLiteral("eye") : QStringLiteral("eye-off")));
        line.lock->setIcon(panelIcon(locked ? QStringLiteral("lock") : QStringLiteral("unlock")));
        line.name->setEnabled(shown);
        line.eye->setToolTip(shown ? tr("Hide: %1").arg(line.name->text()) : tr("Show: %1").arg(line.name->text()));
        line.lock->setToolTip(locked ? tr("Unlock: %1").arg(line.name->text()) : tr("Lock: %1").arg(line.name->text()));
        line.eye->setAccessibleName(line.eye->toolTip());
        line.lock->setAccessibleName(line.lock->toolTip());
    }
}

void LayersPanel::retranslate()
{
    const auto name = [this](MapLayer layer, const QString& words) {
        m_lines[static_cast<std::size_t>(layer)].name->setText(words);
    };
    name(MapLayer::Picture, tr("Picture to trace"));
    name(MapLayer::Artwork, tr("Artwork"));
    name(MapLayer::Seas, tr("Seas"));
    name(MapLayer::Territories, tr("Territories"));
    name(MapLayer::Barriers, tr("Rivers and mountains"));
    name(MapLayer::Crossings, tr("Crossings and lanes"));
    name(MapLayer::Sites, tr("Sites and tracks"));
    name(MapLayer::Labels, tr("Names"));
    showState();
}

} // namespace marches::editor
