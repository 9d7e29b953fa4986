// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/widgets/workdialog.h"

#include <QApplication>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include <functional>
#include <utility>

namespace marches::app {

/// Presses Cancel in the dialog of long work as soon as it is there.
class Impatient : public QObject {
public:
    Impatient()
    {
        connect(&m_timer, &QTimer::timeout, this, [this] {
            auto* dialog = qobject_cast<WorkDialog*>(QApplication::activeModalWidget());
            // The keys of a window that does not have them yet go to the one before it.
            if (dialog == nullptr || !dialog->isActiveWindow()) return;
            m_bar = dialog->findChild<QProgressBar*>() != nullptr;
            m_cancel = dialog->findChild<QPushButton*>() != nullptr;
            QTest::keyClick(dialog, Qt::Key_Escape);
            ++m_pressed;
        });
        m_timer.start(5);
    }
    int pressed() const { return m_pressed; }
    bool sawBar() const { return m_bar; }
    bool sawCancel() const { return m_cancel; }

private:
    QTimer m_timer;
    int m_pressed = 0;
    bool m_bar = false;
    bool m_cancel = false;
};

/// What is done as soon as the window waits: nothing where it does not live on meanwhile.
class Meanwhile : public QObject {
public:
    explicit Meanwhile(std::function<void()> act) : m_act(std::move(act))
    {
        QTimer::singleShot(0, this, [this] {
            m_done = true;
            m_act();
        });
    }
    bool done() const { return m_done; }

private:
    std::function<void()> m_act;
    bool m_done = false;
};

} // namespace marches::app
