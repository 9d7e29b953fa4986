// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace marches::engine {

/// Where something stands in a file; both from 1; 0: nowhere.
struct SourceLocation {
    int line = 0;
    int column = 0; ///< in code points
    friend bool operator==(const SourceLocation&, const SourceLocation&) = default;
};

} // namespace marches::engine
