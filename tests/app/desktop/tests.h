// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

namespace marches::app {

// One class a unit; main.cpp runs them in one program, because what takes time is linking.
std::unique_ptr<QObject> makeStartTest();
std::unique_ptr<QObject> makeNewGameTest();
std::unique_ptr<QObject> makeLanguageTest();
std::unique_ptr<QObject> makeLanguagesTest();
std::unique_ptr<QObject> makeLayoutTest();
std::unique_ptr<QObject> makeMirrorTest();
std::unique_ptr<QObject> makeRightToLeftTest();
std::unique_ptr<QObject> makeKeysTest();
std::unique_ptr<QObject> makeThemeTest();
std::unique_ptr<QObject> makeAutosaveTest();
std::unique_ptr<QObject> makeKeptTest();
std::unique_ptr<QObject> makeFocusTest();
std::unique_ptr<QObject> makeGuideTest();
std::unique_ptr<QObject> makeOpeningTest();
std::unique_ptr<QObject> makePictureCacheTest();

} // namespace marches::app
