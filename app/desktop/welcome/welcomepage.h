// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/desktop/shell/modepage.h"

namespace marches::app {

class Application;

class WelcomePage : public QWidget, public ModePage {
    Q_OBJECT
public:
    WelcomePage(Application& application, Shell& shell, QWidget* parent = nullptr);

    QWidget* widget() override { return this; }

private:
    Application& m_application;
    Shell& m_shell;
};

} // namespace marches::app
