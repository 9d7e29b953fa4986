// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

#include "app/desktop/base/catalogue.h"
#include "engine/package/variantpackage.h"

namespace marches::app {

/// "My evening variant" -> "my-evening-variant"; never empty.
std::string variantId(const QString& name);

/// Writes a variant among the person's own under a name, in the language that it says, and lists it. Another one of
/// that name is not to be lost: it is written over only when its file is `replaced`. Gives it with its id and file.
[[nodiscard]] engine::Result<engine::VariantData> saveOwnVariant(Catalogue& catalogue, engine::VariantData variant,
                                                                 const QString& name, const std::string& replaced = {});

} // namespace marches::app
