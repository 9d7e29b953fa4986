// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "editor/widgets/translated.h"

namespace marches::app {

class ActionCard;

/// What an empty map offers in the middle of the canvas: three ways to begin.
class EmptyMapPlaceholder : public editor::Translated<QWidget> {
    Q_OBJECT
public:
    explicit EmptyMapPlaceholder(QWidget* parent = nullptr);

signals:
    void drawRequested();
    void traceRequested();
    void startFromRequested();

private:
    void retranslate() final;

    ActionCard* m_draw;
    ActionCard* m_trace;
    ActionCard* m_from;
};

} // namespace marches::app
