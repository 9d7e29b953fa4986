// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace marches::engine {

/// The number of an enumerator, as arguments and facts have it, and as an index.
template <class E> constexpr int num(E value) { return static_cast<int>(value); }
template <class E> constexpr std::size_t idx(E value) { return static_cast<std::size_t>(value); }

} // namespace marches::engine
