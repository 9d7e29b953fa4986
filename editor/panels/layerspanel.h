// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/painting/maplook.h"
#include "editor/panels/mappanel.h"

#include <array>

class QLabel;
class QToolButton;

namespace marches::editor {

/// The layers of the canvas, from above to below: an eye shows or hides one, a lock keeps it from being touched.
class LayersPanel : public MapPanel {
    Q_OBJECT
public:
    explicit LayersPanel(QWidget* parent = nullptr);

    QString heading() const override;
    const LayerState& layers() const { return m_layers; }
    void setLayers(const LayerState& layers);

signals:
    void layersChanged(const marches::editor::LayerState& layers);

protected:
    void refresh() override {}
    void retranslate() override;

private:
    struct Line {
        QToolButton* eye = nullptr;
        QToolButton* lock = nullptr;
        QLabel* name = nullptr;
    };
    void showState();

    LayerState m_layers;
    std::array<Line, kMapLayers> m_lines;
};

} // namespace marches::editor
