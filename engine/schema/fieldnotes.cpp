// SPDX-License-Identifier: GPL-3.0-or-later
// Notes for whoever writes our files in a text editor, shown there by way of the JSON Schemas. Like the keys themselves
// they are in English.
#include <map>
#include <string>

#include "engine/schema/jsonschema.h"

namespace marches::engine {

namespace {

const std::map<std::string, std::string, std::less<>>& notes()
{
    static const std::map<std::string, std::string, std::less<>> kNotes = {
        // Keys that mean the same wherever they are.
        {".marches", "Kind of the file and version of its form."},
        {".id", "Name for other files and the command line: small letters, digits and hyphens. Never shown."},
        {".language",
         "Language of the texts in this file, such as en or fr. Others are in i18n/<language>.po beside it."},
        {".name",
         "Name that is shown: a text, or a map with the key name and further forms such as with-article, of and at."},
        {".text", "A sentence or paragraph about it."},
        {".title", "A few words, as a list shows them."},
        {".source", "Where in the document this comes from, in our own words."},
        {".map", "Id of the map."},
        {".ruleset", "Id of the ruleset."},
        {".preset", "Named set of options that the others build on; without it the first one of the ruleset."},
        {".options", "Options that differ from the preset, by id."},
        {".seats", "Who plays, in order; without it the usual seats of the ruleset."},
        {".side", "Side that it belongs to, a word of the ruleset."},
        {".armies", "Armies that the seat commands, in turn order."},
        {".abbreviation", "Short form for orders and reports, unique on the map whatever the case."},
        {".aliases", "Other spellings that are understood and never shown."},
        {".label", "Centre of the name: x and y in board units."},
        {".stack", "Centre of the pieces: x and y in board units."},

        {"map.author", "Who made the map."},
        {"map.license", "Licence under which others may use the map."},
        {"map.size", "Width and height in board units, the user units of board.svg."},
        {"map.regions", "Continents, empires or homes, by id."},
        {"map.barriers", "Rivers and lines of mountains that close borders, by id."},
        {"map.territories",
         "Territories and sea zones by id, in the order of the board. Ids are those of the shapes in board.svg."},
        {"map.sites", "Places off the board that hold pieces, by id."},
        {"map.tracks", "Rows of spaces, by id."},
        {"map.connections", "Pairs of places that touch or are joined. What is not here is not connected."},
        {"map.approved", "Problems that the author accepts as they are."},
        {"region.bonus", "What holding all of it is worth, where a ruleset counts that."},
        {"barrier.kind", "A river or a line of mountains."},
        {"territory.kind", "Land, or a sea zone."},
        {"territory.terrain", "Word that rules and drawing read, such as plain, wooded, mountain or lake."},
        {"territory.region", "Id of the region it is in."},
        {"territory.flags", "Words that rules read, such as port, supply-centre or fortress."},
        {"territory.values", "Numbers that rules read, by name."},
        {"territory.coasts", "Coasts of a place that has several, by the second part of their ids."},
        {"map.picture", "A picture to trace, shown below the map in the editor alone."},
        {"picture.file", "Name of a file beside map.yaml."},
        {"picture.at", "Where its upper left corner is, in board units."},
        {"picture.scale", "Board units to a pixel."},
        {"picture.opacity", "From 0, not to be seen, to 1."},
        {"picture.locked", "The tools of the editor leave it where it is."},
        {"map.guides", "Lines to draw by, shown in the editor alone."},
        {"guides.upright", "Upright lines, by their x in board units."},
        {"guides.level", "Level lines, by their y in board units."},
        {"map.art", "How the editor draws the board; without it board.svg is drawn by hand or by another program."},
        {"art.style", "Id of a style: one of the program's, such as parchment, or of a person's own."},
        {"art.seed", "Another number arranges trees, hills and waves another way."},
        {"art.fills", "What colours territories: their terrain, or their region."},
        {"art.woods", "How dense woods are, from 0 to 3."},
        {"art.heights", "How dense hills and mountains are, from 0 to 3."},
        {"art.frame", "Whether the sheet has a frame."},
        {"art.compass", "Centre of the compass rose in board units; without it there is none."},
        {"art.scale", "Left end of the bar of the scale in board units; without it there is none."},
        {"art.title", "Centre of the title's ribbon in board units; without it there is none."},
        {"art.legend",
         "Box of the legend of regions: x, y, width and height in board units; without it there is none."},
        {"art.without", "Ids of things that the editor would draw and that are not wanted."},
        {"map.stamps", "Small drawings that somebody put on the board, by id."},
        {"stamp.stamp", "Which drawing: one of the program's, such as castle, or of a person's own."},
        {"stamp.at", "Where its foot stands: x and y in board units."},
        {"stamp.height", "Its height in board units."},
        {"stamp.turn", "By how much it is turned, in degrees clockwise."},
        {"stamp.mirrored", "Whether left and right are exchanged."},
        {"stamp.tint", "A colour in place of its accents: red, green and blue, two hexadecimal digits each."},
        {"region.color", "Colour of its territories, instead of that of the style."},
        {"territory.color", "Colour of the territory, instead of that of its region or terrain."},
        {".lettering", "How the name is lettered, where it is not as the style has it."},
        {"lettering.size", "Size of the letters, of the usual size."},
        {"lettering.spacing", "More room between letters, in widths of an m."},
        {"lettering.turn", "By how much the name is turned, in degrees clockwise."},
        {"lettering.case", "Capitals, or as written; without it as the style has it."},
        {"lettering.curve", "Points of a curve that the name stands on, from its first letter to its last."},
        {"site.box", "Where it is drawn: x, y, width and height in board units."},
        {"track.circular", "Whether the last space leads to the first."},
        {"track.after", "Space of another track from which this one branches off."},
        {"track.before", "Space of another track to which its last space leads."},
        {"track.spaces", "Spaces in order, by id."},
        {"space.kind", "Word that rules and drawing read, such as event or sword."},
        {"space.flags", "Words that rules read."},
        {"space.color",
         "Colour of the space, instead of that of its kind: red, green and blue, two hexadecimal digits each."},
        {"space.picture", "What is drawn on the space."},
        {"space.at", "Point of the space: x and y in board units."},
        {"connection.between", "Ids of the two places. It works both ways."},
        {"connection.kind", "How they are joined."},
        {"connection.barrier", "Id of the river or mountains that close a border."},
        {"connection.over", "Id of the barrier that a bridge, ford or pass crosses."},
        {"connection.for", "Classes of piece that it serves, such as army or fleet; without it all."},
        {"connection.basis",
         "Where a border comes from: a person confirmed or forbade it, or it follows from shapes that touch."},
        {"connection.at", "Point of a bridge, ford or pass."},
        {"connection.ends", "Points at which a sea lane begins and ends."},
        {"connection.bend", "Points that bend a sea lane on its way."},
        {"connection.edge",
         "For a sea lane around the back of the map: where it leaves the map, and where it comes in again."},
        {"approval.problem", "Id of the problem."},
        {"approval.at", "Ids of what the problem is about."},
        {"approval.reason", "Why it is good as it is."},

        {"rules.players", "Smallest and greatest number of players."},
        {"rules.rules", "Every rule by its id, such as NRJ-07."},
        {"rules.options", "What can be switched, by id: base, errata, advanced, reading or house, a dot, and a name."},
        {"rules.presets", "Named sets of options, by id. The first one is used where nothing else is said."},
        {"rules.names", "Words for what the ruleset names, by kind of thing."},
        {"rules.texts", "Questions, log lines and reasons by key, with placeholders in braces."},
        {"rules.decks", "Files of decks, from the folder of this file."},
        {"option.type", "A switch, a number in a range, or a choice among values."},
        {"option.default", "Value where no preset or variant says another."},
        {"option.range", "Smallest and greatest value of a number."},
        {"option.values", "Values of a choice, by id."},
        {"option.rules", "Ids of the rules that it touches."},
        {"option.during-play", "Whether it may be changed while a game is on."},
        {"option.needs", "Options that must be on for it to run."},
        {"option.excludes", "Options that must be off."},
        {"option.overridden-by", "It has no effect while one of these is on."},
        {"preset.values", "Values that differ from the defaults, by option."},
        {"deck.cards", "Kinds of card, by id."},
        {"card.copies",
         "How many of it are in the deck, or how many faces of the die; 0: a result that is on no face."},
        {"card.timing", "When it takes effect, a word of the ruleset."},
        {"card.window", "When a kept card may be played, a word of the ruleset."},
        {"card.effects", "What it does: verbs of the ruleset with their arguments."},
        {"plural.one", "The form for one."},
        {"plural.other", "The form for many."},
        {"plural.plural-by", "Placeholder whose number chooses the form."},

        {"scenario.rules", "Ids of the rules that it shows. Each must be consulted."},
        {"scenario.players", "Number of players, for the usual seats."},
        {"scenario.seed", "Seed of what steps leave to chance."},
        {"scenario.given", "The position at the start. What is not named is empty or at its default."},
        {"scenario.steps", "In order: moves (seat, do, arguments, perhaps refused: rule with reason: sentence), "
                           "outcomes (roll or shuffle), "
                           "options "
                           "switched during play (option: {id: value}, perhaps refused) and expectations (expect: "
                           "facts, of which a value may be "
                           "{one-of: [...]}; when: sentence, for the facts at the moment at which the last action told "
                           "it; one-of: a list of "
                           "facts)."},
        {"save.seed", "Seed of the dice and shuffles."},
        {"save.note", "A person's words about the game."},
        {"save.here", "Number of the step at which the game stands."},
        {"save.steps",
         "The main line, in order: moves (seat, do, arguments), outcomes (roll or shuffle, with by-hand: true where a "
         "person set them), switched options (option) and edited positions (position)."},
        {"save.branches", "Lines that leave another one."},
        {"save-seat.controller", "A person, or the level of a bot."},
        {"save-branch.from", "Number of the step after which it begins."},
        {"save-branch.steps", "Its steps, in order, as in the main line."},
        {"texts.texts", "Sentences by key, with placeholders in braces."},
    };
    return kNotes;
}

} // namespace

std::string_view fieldNote(std::string_view object, std::string_view key)
{
    const std::string own = std::string(object) + "." + std::string(key);
    auto found = notes().find(own);
    if (found == notes().end()) found = notes().find("." + std::string(key));
    return found == notes().end() ? std::string_view() : std::string_view(found->second);
}

} // namespace marches::engine
