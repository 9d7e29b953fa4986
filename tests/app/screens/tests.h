// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QObject>

namespace marches::app {

// One class a unit; main.cpp runs one of them, or all, in one program, because what takes time is linking.
std::unique_ptr<QObject> makePseudoTest();

} // namespace marches::app
