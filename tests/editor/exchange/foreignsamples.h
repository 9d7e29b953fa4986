// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/exchange/foreignfiles.h"

#include <QByteArray>

#include <map>
#include <string>

// Small maps in the forms of other programs, made up for the tests.

using SampleFiles = std::map<std::string, QByteArray>;

/// Layers of Inkscape in millimetres, a group of islands, a copy, a title, a text.
SampleFiles plainSvgSample();
/// Four territories, one of them as Inkscape's extension writes it, and a file of commands.
SampleFiles warzoneSample();
/// Three countries with a line of a pixel between them and an island, one way that does not lead back, French names.
SampleFiles dominationSample();
/// Two lands with a gap as wide as a line, a sea that covers an island, a canal.
SampleFiles tripleASample();
/// With document types, a style sheet, a coast, an entry that is missing on one side.
SampleFiles jdipSample();
SampleFiles godipSample();
/// Two countries whose border is written twice, one that crosses the meridian 180, a point.
SampleFiles geoJsonSample();
/// Two squares that share an arc, quantized.
SampleFiles topoJsonSample();

inline marches::editor::ForeignFiles opened(const SampleFiles& files)
{
    return marches::editor::ForeignFiles::of(files, "sample");
}
