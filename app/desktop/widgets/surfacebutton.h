// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace marches::app {

/// A surface of which the whole is pressed, by mouse, Space or Enter, and which is painted anew when the pointer or the
/// focus comes or goes. What it looks like is for who derives from it.
class SurfaceButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit SurfaceButton(QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
};

} // namespace marches::app
