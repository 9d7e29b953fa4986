// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace marches::editor {

/// A `style` attribute, as it stands in the file, with another value for `property`; nothing where the property is not
/// declared in it. The last declaration counts, as in CSS. `value` must be plain (no quotes, no semicolon).
std::optional<std::string> styleWith(std::string_view style, std::string_view property, std::string_view value);

/// The style without any declaration of `property`.
std::string styleWithout(std::string_view style, std::string_view property);

} // namespace marches::editor
