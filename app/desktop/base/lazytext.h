// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QString>

namespace marches::app {

/// A sentence that stays on the screen, said in the language of the moment each time it is asked for.
using LazyText = std::function<QString()>;

} // namespace marches::app
