// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace marches::engine {

/// A number as the index it is, where it is known not to be negative.
constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

} // namespace marches::engine
