// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <map>
#include <string>

namespace marches::editor {

/// A .properties file of Java: keys and values, with \uXXXX and the other escapes resolved, lines continued by a
/// backslash. UTF-8 where the bytes are that, else ISO 8859-1.
std::map<std::string, std::string> readJavaProperties(const QByteArray& bytes);
/// The same written: "key=value" a line, in ASCII.
std::string writeJavaProperties(const std::map<std::string, std::string>& values);

} // namespace marches::editor
