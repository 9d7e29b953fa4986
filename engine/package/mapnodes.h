// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/package/mappackage.h"
#include "engine/yaml/yamlnode.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches::engine {

// Parts of map.yaml that tell how things look, as nodes and back. What is read has been checked against the schema.

YamlNode pointNode(const MapPoint& point);
YamlNode pointsNode(const std::vector<MapPoint>& points);
YamlNode boxNode(const MapBox& box);
YamlNode wordsNode(const std::vector<std::string>& words);
YamlNode letteringNode(const Lettering& lettering);
YamlNode artNode(const MapArt& art);
/// A map of stamps by id.
YamlNode stampsNode(const std::vector<MapStamp>& stamps);

MapPoint pointOf(const YamlNode& list);
/// Nothing where the key is not there, as below.
std::optional<MapPoint> pointOf(const YamlNode& node, std::string_view key);
std::vector<MapPoint> pointsOf(const YamlNode& node, std::string_view key);
std::optional<MapBox> boxOf(const YamlNode& node, std::string_view key);
std::optional<Lettering> letteringOf(const YamlNode& node);
MapArt artOf(const YamlNode& node);
MapStamp stampOf(const std::string& id, const YamlNode& node);

} // namespace marches::engine
