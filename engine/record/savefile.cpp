// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/record/savefile.h"

#include <charconv>

#include "engine/game/ruleset.h"
#include "engine/io/files.h"
#include "engine/yaml/schema.h"
#include "engine/yaml/yamlwriter.h"

namespace marches::engine {

namespace {

constexpr int kVersion = 1;
constexpr int kMostBranches = 2'000;
constexpr int kWholeDocument = static_cast<int>(kLargestDocument);

Schema stepsShape() { return Schema::list(Schema::any().flow(), 0, kMostSavedSteps).block(); }

/// What was played.
std::vector<Field> recordFields()
{
    return {
        {"seed", Schema::number(0, 1.9e19), true}, // a whole number, read exactly
        {"name", Schema::text(kWholeDocument)},    // as long as those of the steps, which nothing limits
        {"note", Schema::text(kWholeDocument)},
        {"here", Schema::integer(0, kMostSavedSteps), false, "0"},
        {"steps", stepsShape()},
        {"branches", Schema::list(Schema::object("save-branch",
                                                 {
                                                     {"from", Schema::integer(0, kMostSavedSteps), true},
                                                     {"steps", stepsShape(), true},
                                                 })
                                      .block(),
                                  0, kMostBranches)
                         .block()},
    };
}

bool readSeed(const YamlNode& node, std::uint64_t& seed)
{
    const std::string& text = node.text;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    return error == std::errc{} && end == text.data() + text.size();
}

YamlNode seatNodes(const std::vector<SeatRequest>& seats, const std::vector<SavedPlayer>& players)
{
    YamlNode list = seatsNode(seats);
    for (std::size_t i = 0; i < seats.size(); ++i) {
        for (const SavedPlayer& player : players) {
            if (player.seat != seats[i].id) continue;
            if (!player.name.empty()) list.items[i].add("name", YamlNode::words(player.name));
            list.items[i].add("controller", YamlNode::words(player.controller));
        }
    }
    return list;
}

std::vector<SavedPlayer> readPlayers(const YamlNode& seats)
{
    std::vector<SavedPlayer> players;
    for (const YamlNode& seat : seats.items) {
        SavedPlayer player;
        player.seat = textOf(seat, "id");
        player.name = textOf(seat, "name");
        if (const YamlNode* controller = seat.find("controller")) player.controller = controller->text;
        players.push_back(std::move(player));
    }
    return players;
}

} // namespace

const Schema& saveSchema()
{
    static const Schema kShape = [] {
        std::vector<Field> fields{
            {"marches", Schema::text(kLongestFormatName), true},
            {"language", Schema::language(), false, "en"}, // of the words of its cards
            {"map", Schema::id(), true},
            {"ruleset", Schema::id(), true},
            {"variant", Schema::id()},
            {"preset", Schema::id()},
            {"options", Schema::mapOf(Schema::scalar(), Schema::Keys::OptionId).block()},
            {"seats", Schema::list(Schema::object("save-seat",
                                                  {
                                                      {"id", Schema::id(), true},
                                                      {"side", Schema::id()},
                                                      {"armies", Schema::list(Schema::id(), 0, kMostSeats)},
                                                      {"name", Schema::text(kLongestPlayer)},
                                                      {"controller", Schema::id(), false, "person"},
                                                  }),
                                   0, kMostSeats)
                          .block()},
        };
        for (Field& field : contentFields()) fields.push_back(std::move(field));
        for (Field& field : recordFields()) fields.push_back(std::move(field));
        fields.push_back({"mail", mailSchema()});
        return Schema::object("save", std::move(fields)).block();
    }();
    return kShape;
}

std::string writeSave(const GameSetup& setup, const std::vector<SavedPlayer>& players, const Game& game,
                      const MailRecord& mail)
{
    YamlNode root = YamlNode::map();
    root.add("marches", YamlNode::words("save/1"));
    if (!setup.variant.content.texts.empty()) root.add("language", YamlNode::words(setup.variant.language));
    root.add("map", YamlNode::words(setup.variant.map));
    root.add("ruleset", YamlNode::words(setup.variant.ruleset));
    if (!setup.variant.id.empty()) root.add("variant", YamlNode::words(setup.variant.id));
    if (!setup.variant.preset.empty()) root.add("preset", YamlNode::words(setup.variant.preset));
    const auto changed = differences(setup.rules.data, setup.variant.preset, game.startOptions());
    if (!changed.empty()) {
        YamlNode& options = root.add("options", YamlNode::map());
        for (const OptionSetting& setting : changed) options.add(setting.id, optionNode(setting.value));
    }
    root.add("seats", seatNodes(setup.seats, players));
    writeContent(setup.variant.content, root);
    root.add("seed", YamlNode::scalar(std::to_string(game.seed())));
    const std::vector<int> numbers = writeRecord(game, root);
    if (!mail.empty()) root.add("mail", mailNode(mail, numbers));
    return writeYaml(root, saveSchema());
}

Result<SavedGame> readSave(std::string_view bytes, const std::string& file)
{
    Result<YamlNode> root = readDocument(bytes, file, "save", kVersion, kSaveLimits);
    if (!root) return fail(root.error());
    Errors errors;
    checkSchema(*root, saveSchema(), file, {}, errors);
    SavedGame saved;
    saved.file = file;
    if (errors.empty() && !readSeed(*root->find("seed"), saved.seed))
        errors.push_back(errorAt(*root->find("seed"), file, "seed", "save-seed", {{"value", textOf(*root, "seed")}}));
    if (!errors.empty()) return fail(std::move(errors));

    saved.variant.file = file;
    if (const YamlNode* language = root->find("language")) saved.variant.language = language->text;
    saved.variant.map = textOf(*root, "map");
    saved.variant.ruleset = textOf(*root, "ruleset");
    saved.variant.id = textOf(*root, "variant");
    saved.variant.preset = textOf(*root, "preset");
    if (const YamlNode* options = root->find("options"))
        for (std::size_t i = 0; i < options->keys.size(); ++i)
            saved.variant.options.push_back({options->keys[i].text, optionValue(options->items[i]),
                                             options->keys[i].line, options->keys[i].column});
    if (const YamlNode* seats = root->find("seats")) {
        saved.variant.seats = readSeats(*seats);
        saved.players = readPlayers(*seats);
    }
    saved.variant.content = readContent(*root, file, errors);
    if (!errors.empty()) return fail(std::move(errors));
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
    const std::vector<int> nodes = readRecord(saved.record, saved.file, opened.game, opened.errors, told);
    if (const YamlNode* mail = saved.record.find("mail")) opened.mail = readMail(*mail, nodes);
    return opened;
}

} // namespace marches::engine
