// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/translated.h"

#include <QTabBar>

namespace marches::app {

class MapController;

/// The maps that are open, a tab each, with the mark of those that are in no file as they are. One map needs no tabs.
class MapTabs : public editor::Translated<QTabBar> {
    Q_OBJECT
public:
    explicit MapTabs(const MapController& controller, QWidget* parent = nullptr);

    /// Shows what is open now.
    void refresh();

signals:
    void frontRequested(int place);
    /// By its button or the middle one of the mouse.
    void closeRequested(int place);

protected:
    QSize tabSizeHint(int place) const override;
    QSize minimumTabSizeHint(int place) const override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void addButton(int place);
    /// Name of a map; with its folder where another one is called the same.
    QString nameOf(int place) const;
    void retranslate() final;

    const MapController& m_controller;
};

} // namespace marches::app
