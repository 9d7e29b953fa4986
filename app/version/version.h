// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::app {

/// "1.0.0 (6a073ae8)": the version, and the commit that the sources are of, with a plus sign where files were changed
/// since; the version alone where nobody knows the commit.
const char* versionText();

} // namespace marches::app
