// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/application.h"
#include "app/desktop/shell/mainwindow.h"

#include <QApplication>

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::Application application;
    marches::app::MainWindow window(application);
    window.setVisible(true);
    return QApplication::exec();
}
