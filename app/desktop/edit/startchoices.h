// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace marches::app {

class ActionCard;

/// What an empty map offers in the middle of the canvas: three ways to begin.
class StartChoices : public QWidget {
    Q_OBJECT
public:
    explicit StartChoices(QWidget* parent = nullptr);

signals:
    void drawRequested();
    void traceRequested();
    void startFromRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    ActionCard* m_draw;
    ActionCard* m_trace;
    ActionCard* m_from;
};

} // namespace marches::app
