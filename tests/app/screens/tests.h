// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "screens.h"

#include <memory>

#include <QObject>

namespace marches::app {

/// A test of every screen of a group, a row each.
class ScreensTest : public QObject {
    Q_OBJECT
public:
    explicit ScreensTest(const QString& group) : m_screens(screensOf(group)) {}

protected:
    /// One row a screen, of which `screen` is the index.
    void addRows() const;
    const std::vector<Screen>& screens() const { return m_screens; }

private:
    std::vector<Screen> m_screens;
};

// One class a unit; main.cpp runs one of them, or all, in one program, because what takes time is linking.
std::unique_ptr<QObject> makeContentTest(const QString& group);
std::unique_ptr<QObject> makePapersTest(const QString& group);
std::unique_ptr<QObject> makePseudoTest(const QString& group);
std::unique_ptr<QObject> makeQuestionsTest(const QString& group);
std::unique_ptr<QObject> makeSwitchTest(const QString& group);

} // namespace marches::app
