// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPainterPath>

#include <string>
#include <vector>

namespace marches::test {

/// The greatest distance between points of two outlines that have the same elements; endless where they do not.
double farthest(const QPainterPath& a, const QPainterPath& b);

/// Outline of an element of a drawing, as the board reads it; empty where there is none or the drawing cannot be read.
QPainterPath outlineIn(const QByteArray& svg, const std::string& id);

/// Lines of two texts that differ, each pair as "old -> new", when they have as many lines; else one entry that says
/// so.
std::vector<std::string> changedLines(const QByteArray& before, const QByteArray& after);

QByteArray fileContent(const char* path);

} // namespace marches::test
