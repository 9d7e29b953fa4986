// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/foreignfiles.h"
#include "engine/base/result.h"

#include <QImage>

#include <string>

namespace marches::editor {

/// The picture whose pixels say where territories are, in 32 bits without transparency. Of `files` the file `name`;
/// "import-picture-too-large" or "import-picture-unreadable".
[[nodiscard]] engine::Result<QImage> readIndexPicture(const ForeignFiles& files, const std::string& name);

} // namespace marches::editor
