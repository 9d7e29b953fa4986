// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <memory>

namespace marches::monkey {

std::unique_ptr<QObject> makeMonkeyTest();

} // namespace marches::monkey
