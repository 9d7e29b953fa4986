// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/base/result.h"

#include <QByteArray>
#include <QJsonDocument>

#include <string>

namespace marches::editor {

/// Line and column, both from 1, of a byte of a text.
std::pair<int, int> placeOfByte(const QByteArray& bytes, qsizetype offset);

/// Reads JSON within limits: values are counted before anything is built of them ("json-too-large"). A syntax error
/// ("json-syntax") has line and column.
[[nodiscard]] engine::Result<QJsonDocument> readJson(const QByteArray& bytes, const std::string& file);

} // namespace marches::editor
