// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace marches::app {

class Actions;

/// The words of an action without the mark of its key.
QString withoutMnemonic(QString text);

/// All shortcuts, as they work now.
class ShortcutsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ShortcutsDialog(const Actions& actions, QWidget* parent = nullptr);
};

/// What Marches is, whose it is, and whose it is not.
class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace marches::app
