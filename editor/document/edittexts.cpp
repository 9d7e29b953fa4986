// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/edittexts.h"

#include "engine/base/textlimits.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace marches::editor {

namespace {

struct MessageFormatter {
    Q_DECLARE_TR_FUNCTIONS(marches::editor::EditTexts)
};

using CodeWords = std::pair<std::string_view, const char*>;

// Source texts, looked up at run time.
constexpr std::array kRefusals{
    // The drawing
    CodeWords("no-number", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "This point would lie off any board.")),
    CodeWords("edge-too-short", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                  "A piece of border would have no length. Move the points apart.")),
    CodeWords("same-face", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                             "This line would have the same territory on both of its sides.")),
    CodeWords("edges-cross",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "Borders would cross here. Stop before the other line, or join the points.")),
    CodeWords("edges-overlap",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "Two borders would lie on each other here. Join their points instead.")),
    CodeWords("vertex-on-vertex",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "Two points would lie on each other. Drop one on the other to join them.")),
    CodeWords("vertex-on-edge",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "The point would touch another border. Drop it on that border to join them.")),
    CodeWords("loose-end", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                             "A border would end in the open. Borders go from border to border.")),
    CodeWords("sides-differ",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "A territory would be turned inside out. Move less, or more points at once.")),
    CodeWords("face-swallowed",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "This would draw one territory over another. Move the other one first.")),
    CodeWords("face-vanishes",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A territory would lose its last piece of land.")),
    CodeWords("no-such-element",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "This part of the drawing is not there any more.")),
    CodeWords("is-junction", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                               "Three borders meet in this point. Merge territories to remove it.")),
    CodeWords("ring-too-small",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "Too few points would remain for an outline. Remove the territory instead.")),
    CodeWords("corner-unclear",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "The territory has several corners in this point. Detach a point beside it.")),
    CodeWords("not-in-contact", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "These two do not share a border.")),
    CodeWords("not-neighbours",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "These two share no border. Hold Shift to merge them anyway, as islands.")),
    CodeWords("land-into-water", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                   "This land would become water. Hold Shift to merge it anyway.")),
    CodeWords("water-into-land", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                   "This water would become land. Hold Shift to merge it anyway.")),
    CodeWords("path-crosses-itself",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "The outline crosses itself. Take corners back with Backspace, or go around.")),
    CodeWords("path-does-not-split",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "This line does not part the territory. Draw from one of its borders to another.")),
    CodeWords("path-too-near",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "The line runs too near to a border to be told apart from it. Zoom in, or keep away.")),
    CodeWords("path-encloses-nothing",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "The outline encloses no free land. Draw beside the territories that are there.")),
    CodeWords(
        "path-inside-land",
        QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                          "This is land already. K, then Enter: it becomes a lake. Split (X) cuts land out of land.")),
    CodeWords("stroke-crosses-itself",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "The stroke crosses itself. Draw it again, and end it where it first meets itself.")),
    CodeWords("stroke-inside-land",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "This is land already. Press K and draw it again: it "
                                                              "becomes a lake. Split (X) cuts land out of land.")),
    CodeWords("shares-borders",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "These territories share borders with others. Select those as well.")),
    // The document
    CodeWords("read-only",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "This map comes with Marches and stays as it is. Make your own copy to change it.")),
    CodeWords("bad-id", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                          "An id has small letters, digits and hyphens, and begins with a letter.")),
    CodeWords("id-taken",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "Something else on this map has this id already.")),
    CodeWords("scenery-path-too-short",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A path needs at least two points. Click on, or drag.")),
    CodeWords("scenery-area-too-small", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                          "An area needs at least three points. Click on, or drag.")),
    CodeWords("barrier-too-short", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                     "A river or mountains need at least two points on borders.")),
    CodeWords("barrier-not-on-borders",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "Rivers and mountains follow borders. Click along a border, or draw one first.")),
    CodeWords("border-fine-already",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "This border is as crooked as it gets at this size.")),
    CodeWords("border-plain-already",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "This border has no points that could be spared.")),
    CodeWords("border-smooth-already", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                         "No run of straight pieces here can become fewer curves.")),
    CodeWords("redraw-one-border",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "A stroke with Shift begins and ends on one border, with no junction between.")),
    CodeWords("sheet-size",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A sheet cannot be as small or as large as that.")),
    CodeWords("sheet-cuts",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "Territories and seas would be cut off at the edge. Leave all of them on the sheet.")),
    CodeWords("too-many-points",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "That would be too many points at once. Select fewer borders or territories.")),
    CodeWords("no-such-region", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "The map has no region of this name.")),
    CodeWords("no-such-barrier",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "The map has no river or mountains of this name.")),
    CodeWords("no-such-kind", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                "There is no such kind. The list of the cell has those there are.")),
    CodeWords("no-such-state",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A border is open, closed, or as the drawing says.")),
    CodeWords("no-number",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A whole number belongs here, and not a negative one.")),
    CodeWords("no-border-here",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "There is no border between two territories here.")),
    CodeWords("no-barrier-here",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "This border is open: one crosses it without a bridge. Draw a river first.")),
    CodeWords("crossing-there-already",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "These two territories have a crossing already. Drag it to move it.")),
    CodeWords(
        "crossing-of-wrong-kind",
        QT_TRANSLATE_NOOP("marches::editor::EditTexts", "Bridges and fords lead over rivers, passes over mountains.")),
    CodeWords("lane-to-itself",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A sea lane needs ports of two different territories.")),
    CodeWords("lane-there-already",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A sea lane joins these two already.")),
    CodeWords("nothing-to-paste", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                    "There is nothing of a map to paste. Copy something first.")),
    // The tools
    CodeWords("not-a-coast", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                               "Ports stand on coasts. Click the shore of a territory.")),
    CodeWords("layer-locked", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                "This layer is locked or hidden. Unlock it under Layers.")),
    CodeWords("no-way-along-borders",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "No border leads from the last point to here. Click somewhere nearer.")),
    CodeWords("nothing-traced", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                  "There is no picture to trace yet. Drop one on the map.")),
    CodeWords("board-not-drawn",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "Stamps and scenery are part of what the program draws. Choose a style first.")),
    CodeWords("too-many-pins",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                "Three points fit a picture. Move one of them, or remove it with Del.")),
    CodeWords("pin-on-pin", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                              "There is a pin already. Take a point of the picture further away.")),
    CodeWords("pins-in-line", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                "The three pins are nearly on a line, which does not say how wide the "
                                                "picture is across it. Put one of them beside the line.")),
    CodeWords("picture-bent", QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                                "That would turn the picture over or bend it beyond recognition. Move "
                                                "the pin elsewhere.")),
    CodeWords("no-strait",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "There is no coast that a sea lane could lead to.")),
    CodeWords("picture-locked",
              QT_TRANSLATE_NOOP("marches::editor::EditTexts", "The picture is locked. Press Enter to unlock it.")),
};

/// Of what has more than files have room for; %1 is how much that is.
struct LimitWords {
    std::string_view code;
    const char* words;
    int limit;
};

constexpr std::array kLimits{
    LimitWords{"name-too-long",
               QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A name has at most %1 characters. Shorten it."),
               engine::kLongestName},
    LimitWords{"note-too-long",
               QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A note has at most %1 characters. Shorten it."),
               engine::kLongestNote},
    LimitWords{"text-too-long",
               QT_TRANSLATE_NOOP("marches::editor::EditTexts", "The text has at most %1 characters. Shorten it."),
               engine::kLongestText},
    LimitWords{
        "abbreviation-too-long",
        QT_TRANSLATE_NOOP("marches::editor::EditTexts", "An abbreviation has at most %1 characters. Shorten it."),
        engine::kLongestAbbreviation},
    LimitWords{
        "spelling-too-long",
        QT_TRANSLATE_NOOP("marches::editor::EditTexts", "Another spelling has at most %1 characters. Shorten it."),
        engine::kLongestAlias},
    LimitWords{
        "too-many-spellings",
        QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A place has at most %1 other spellings. Leave some out."),
        engine::kMostAliases},
    LimitWords{"too-many-marks",
               QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A place has at most %1 marks. Remove one first."),
               engine::kMostMarks},
    LimitWords{"value-too-large",
               QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A value is a number from −%1 to %1."),
               engine::kLargestValue},
    LimitWords{"too-many-bends",
               QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A curve has at most %1 points. Remove some first."),
               engine::kMostBends},
    LimitWords{
        "too-much-scenery",
        QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A map has at most %1 pieces of scenery. Remove some first."),
        engine::kMostScenery},
    LimitWords{"too-long-scenery",
               QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                 "A piece of scenery has at most %1 points. Draw it as several."),
               engine::kMostSceneryPoints},
    LimitWords{"reason-too-long",
               QT_TRANSLATE_NOOP("marches::editor::EditTexts", "A reason has at most %1 characters. Shorten it."),
               engine::kLongestReason},
    LimitWords{"too-many-approved",
               QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                                 "A problem of more than %1 places cannot be accepted. Fix it for some of them first."),
               engine::kMostApproved},
    LimitWords{"author-too-long",
               QT_TRANSLATE_NOOP("marches::editor::EditTexts", "The author has at most %1 characters. Shorten it."),
               engine::kLongestCredit},
    LimitWords{"license-too-long",
               QT_TRANSLATE_NOOP("marches::editor::EditTexts", "The licence has at most %1 characters. Shorten it."),
               engine::kLongestCredit},
    LimitWords{
        "file-name-too-long",
        QT_TRANSLATE_NOOP("marches::editor::EditTexts",
                          "The name of a picture’s file has at most %1 characters. Give the file a shorter one."),
        engine::kLongestFileName},
    LimitWords{
        "too-many-guides",
        QT_TRANSLATE_NOOP("marches::editor::EditTexts", "There are at most %1 guides each way. Remove some first."),
        engine::kMostGuides},
};

constexpr std::array kTerrainNames{
    CodeWords("plain", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "plain")),
    CodeWords("wooded", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "wooded")),
    CodeWords("mountain", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "mountain")),
    CodeWords("hills", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "hills")),
    CodeWords("desert", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "desert")),
    CodeWords("marsh", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "marsh")),
    CodeWords("lake", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "lake")),
    CodeWords("sea", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "sea")),
    CodeWords("jungle", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "jungle")),
    CodeWords("fields", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "fields")),
    CodeWords("hill", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "hill")),
    CodeWords("rocks", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "rocks")),
    CodeWords("snow", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "snow")),
    CodeWords("ice", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "ice")),
    CodeWords("city", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "city")),
};

constexpr std::array kFlags{
    CodeWords("port", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "port")),
    CodeWords("castle", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "castle")),
    CodeWords("capital", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "capital")),
    CodeWords("fortress", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "fortress")),
    CodeWords("supply-centre", QT_TRANSLATE_NOOP("marches::editor::EditTexts", "supply centre")),
};

const LimitWords* limitOf(std::string_view code)
{
    const auto found = std::ranges::find(kLimits, code, &LimitWords::code);
    return found == kLimits.end() ? nullptr : &*found;
}

template <std::size_t N> const char* find(const std::array<CodeWords, N>& all, std::string_view code)
{
    const auto found = std::ranges::find(all, code, &CodeWords::first);
    return found == all.end() ? nullptr : found->second;
}

template <std::size_t N> QString nameIn(const std::array<CodeWords, N>& all, const std::string& word)
{
    const char* words = find(all, word);
    return words == nullptr ? QString::fromStdString(word) : MessageFormatter::tr(words);
}

} // namespace

QString refusalText(const EditRefusal& refusal)
{
    if (const LimitWords* limit = limitOf(refusal.code))
        return MessageFormatter::tr(limit->words).arg(QLocale().toString(limit->limit));
    const char* words = find(kRefusals, refusal.code);
    return words == nullptr
               ? MessageFormatter::tr("This cannot be drawn here (%1).").arg(QString::fromStdString(refusal.code))
               : MessageFormatter::tr(words);
}

bool hasRefusalText(std::string_view code) { return find(kRefusals, code) != nullptr || limitOf(code) != nullptr; }

QString terrainName(const std::string& terrain) { return nameIn(kTerrainNames, terrain); }

QString flagName(const std::string& flag) { return nameIn(kFlags, flag); }

QString connectionName(engine::ConnectionKind kind)
{
    switch (kind) {
    case engine::ConnectionKind::Border: return MessageFormatter::tr("border");
    case engine::ConnectionKind::Bridge: return MessageFormatter::tr("bridge");
    case engine::ConnectionKind::Ford: return MessageFormatter::tr("ford");
    case engine::ConnectionKind::Pass: return MessageFormatter::tr("pass");
    case engine::ConnectionKind::SeaLane: return MessageFormatter::tr("sea lane");
    }
    return {};
}

} // namespace marches::editor
