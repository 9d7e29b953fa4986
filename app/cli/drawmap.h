// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/mapfiles.h"
#include "engine/base/result.h"

#include <string>

namespace marches::app {

class Session;

/// A map as the options --style, --seed, --fills, --woods, --heights and --fresh want it drawn. Throws UsageError.
[[nodiscard]] engine::Result<editor::OpenedMap> drawnMap(const Session& session, const std::string& path);

} // namespace marches::app
