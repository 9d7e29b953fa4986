// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/settings/settingspage.h"

#include "app/desktop/shell/application.h"

namespace marches::app {

SettingsPage::SettingsPage(Application& application, Shell& shell, QWidget* parent)
    : QWidget(parent), m_application(application), m_shell(shell)
{}

} // namespace marches::app
