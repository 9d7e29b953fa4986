// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/savefile.h"

#include <charconv>

#include "engine/io/files.h"
#include "engine/yaml/fields.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

constexpr int kVersion = 1;
constexpr int kMostSeats = 16;
constexpr int kMostBranches = 2'000;
constexpr int kLongestText = static_cast<int>(kLargestDocument);

Shape stepsShape() { return Shape::list(Shape::any().flow(), 0, kMostSavedSteps).block(); }

bool readSeed(const Node& node, std::uint64_t& seed)
{
    const std::string& text = node.text;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    return error == std::errc{} && end == text.data() + text.size();
}

Node seatNodes(const std::vector<SeatRequest>& seats, const std::vector<SavedPlayer>& players)
{
    Node list = seatsNode(seats);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        for (const SavedPlayer& player : players) {
            if (player.seat != seats[i].id) continue;
            if (!player.name.empty()) list.items[i].add("name", Node::words(player.name));
            list.items[i].add("controller", Node::words(player.controller));
        }
    }
    return list;
}

std::vector<SavedPlayer> readPlayers(const Node& seats)
{
    std::vector<SavedPlayer> players;
    for (const Node& seat : seats.items) {
        SavedPlayer player;
        player.seat = textOf(seat, "id");
        player.name = textOf(seat, "name");
        if (const Node* controller = seat.find("controller")) player.controller = controller->text;
        players.push_back(std::move(player));
    }
    return players;
}

} // namespace

const Shape& saveShape()
{
    static const Shape kShape =
        Shape::object("save",
                      {
                          {"marches", Shape::text(40), true},
                          {"map", Shape::id(), true},
                          {"ruleset", Shape::id(), true},
                          {"preset", Shape::id()},
                          {"options", Shape::mapOf(Shape::scalar(), Shape::Keys::OptionId).block()},
                          {"seats", Shape::list(Shape::object("save-seat",
                                                              {
                                                                  {"id", Shape::id(), true},
                                                                  {"side", Shape::id()},
                                                                  {"armies", Shape::list(Shape::id(), 0, kMostSeats)},
                                                                  {"name", Shape::text(200)},
                                                                  {"controller", Shape::id(), false, "person"},
                                                              }),
                                                0, kMostSeats)
                                        .block()},
                          {"seed", Shape::number(0, 1.9e19), true}, // a whole number, read exactly
                          {"name", Shape::text(kLongestText)},      // as long as those of the steps, which nothing limits
                          {"note", Shape::text(kLongestText)},
                          {"here", Shape::integer(0, kMostSavedSteps), false, "0"},
                          {"steps", stepsShape()},
                          {"branches", Shape::list(Shape::object("save-branch",
                                                                 {
                                                                     {"from", Shape::integer(0, kMostSavedSteps), true},
                                                                     {"steps", stepsShape(), true},
                                                                 })
                                                       .block(),
                                                   0, kMostBranches)
                                           .block()},
                      })
            .block();
    return kShape;
}

std::string writeSave(const GameSetup& setup, const std::vector<SavedPlayer>& players, const Game& game)
{
    Node root = Node::map();
    root.add("marches", Node::words("save/1"));
    root.add("map", Node::words(setup.variant.map));
    root.add("ruleset", Node::words(setup.variant.ruleset));
    if (!setup.variant.preset.empty()) root.add("preset", Node::words(setup.variant.preset));
    const auto changed = differences(setup.rules.data, setup.variant.preset, game.startOptions());
    if (!changed.empty()) {
        Node& options = root.add("options", Node::map());
        for (const OptionSetting& setting : changed) options.add(setting.id, optionNode(setting.value));
    }
    root.add("seats", seatNodes(setup.seats, players));
    root.add("seed", Node::scalar(std::to_string(game.seed())));
    writeRecord(game, root);
    return writeYaml(root, saveShape());
}

Result<SavedGame> readSave(std::string_view bytes, const std::string& file)
{
    Result<Node> root = readDocument(bytes, file, "save", kVersion, kSaveLimits);
    if (!root) return fail(root.error());
    Errors errors;
    checkShape(*root, saveShape(), file, {}, errors);
    SavedGame saved;
    saved.file = file;
    if (errors.empty() && !readSeed(*root->find("seed"), saved.seed))
        errors.push_back(errorAt(*root->find("seed"), file, "seed", "save-seed", {{"value", textOf(*root, "seed")}}));
    if (!errors.empty()) return fail(std::move(errors));

    saved.variant.file = file;
    saved.variant.map = textOf(*root, "map");
    saved.variant.ruleset = textOf(*root, "ruleset");
    saved.variant.preset = textOf(*root, "preset");
    if (const Node* options = root->find("options"))
        for (std::size_t i = 0; i < options->keys.size(); ++i)
            saved.variant.options.push_back(
                {options->keys[i].text, optionValue(options->items[i]), options->keys[i].line, options->keys[i].column});
    if (const Node* seats = root->find("seats")) {
        saved.variant.seats = readSeats(*seats);
        saved.players = readPlayers(*seats);
    }
    saved.record = std::move(*root);
    return saved;
}

Result<SavedGame> loadSave(const std::string& file)
{
    const Result<std::string> bytes = readFile(file, kSaveLimits.bytes);
    if (!bytes) return fail(bytes.error());
    return readSave(*bytes, file);
}

OpenedGame openSave(const SavedGame& saved, const GameSetup& setup, const Replayed& told)
{
    OpenedGame opened{Game(setup.game, setup.options, saved.seed, setup.maker), {}};
    readRecord(saved.record, saved.file, opened.game, opened.errors, told);
    return opened;
}

} // namespace marches::engine
