// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/package/library.h"

namespace marches::test {

/// What is shipped, read once.
inline const engine::Library& shippedLibrary()
{
    static const engine::Library shipped(MARCHES_SOURCE_DIR, {});
    return shipped;
}

} // namespace marches::test
