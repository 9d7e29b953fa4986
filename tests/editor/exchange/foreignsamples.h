// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/foreignfiles.h"

#include <QByteArray>
#include <QString>

#include <map>
#include <string>

// Small maps in the forms of other programs, drawn for the tests; what is odd about each stands in the README there.

using SampleFiles = std::map<std::string, QByteArray>;

/// Where the sample of a form is: "domination".
QString sampleFolder(const char* form);
/// Its files in memory, so that a test can change some.
SampleFiles sample(const char* form);

inline marches::editor::ForeignFiles opened(const SampleFiles& files)
{
    return marches::editor::ForeignFiles::of(files, "sample");
}
