// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/package/lesson.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <utility>

#include "engine/io/files.h"
#include "engine/package/textreader.h"
#include "engine/yaml/errorcollector.h"
#include "engine/yaml/yamlreader.h"

namespace marches::engine {

namespace {

constexpr int kMostLessonSteps = 30;
constexpr int kMostLessonVerbs = 20; ///< that one step waits for
constexpr int kMostPlayers = 10;
constexpr int kGreatestSeed = 1'000'000;
constexpr int kLongestLessonWord = 100; ///< of variants, levels and parts of the window

constexpr std::array<std::string_view, 9> kLessonDeeds{"roll",  "undo",     "edit",   "territory", "name",
                                                       "river", "crossing", "region", "playtest"};

Schema lessonVerbs() { return Schema::list(Schema::id(), 1, kMostLessonVerbs); }

Schema lessonStart()
{
    return Schema::object("lesson-start", {{"variant", Schema::text(kLongestLessonWord)},
                                           {"players", Schema::integer(1, kMostPlayers)},
                                           {"bots", Schema::id(), false, "easy"},
                                           {"seed", Schema::integer(0, kGreatestSeed), false, "1"},
                                           {"map", Schema::id()}});
}

Schema lessonGoalSchema()
{
    std::vector<std::string> deeds(kLessonDeeds.begin(), kLessonDeeds.end());
    return Schema::object("lesson-goal", {{"move", lessonVerbs()},
                                          {"asked", lessonVerbs()},
                                          {"done", Schema::list(Schema::word(std::move(deeds)), 1, kMostLessonVerbs)}});
}

Schema lessonStepSchema()
{
    return Schema::object("lesson-step", {{"id", Schema::id(), true},
                                          {"text", Schema::text(), true},
                                          {"look-at", Schema::text(kLongestLessonWord)},
                                          {"until", lessonGoalSchema()}});
}

std::string lessonText(const YamlNode& node, std::string_view key)
{
    const YamlNode* value = node.find(key);
    return value == nullptr ? std::string() : value->text;
}

std::vector<std::string> lessonWords(const YamlNode& node, std::string_view key)
{
    std::vector<std::string> words;
    if (const YamlNode* list = node.find(key))
        for (const YamlNode& item : list->items) words.push_back(item.text);
    return words;
}

LessonGoal readGoal(const YamlNode& node)
{
    LessonGoal goal{lessonWords(node, "move"), lessonWords(node, "asked"), {}};
    for (const std::string& deed : lessonWords(node, "done"))
        goal.deeds.push_back(static_cast<LessonDeed>(std::ranges::find(kLessonDeeds, deed) - kLessonDeeds.begin()));
    return goal;
}

void readLessonStart(const YamlNode& node, Lesson& lesson, const ErrorCollector& collector)
{
    lesson.variant = lessonText(node, "variant");
    lesson.map = lessonText(node, "map");
    if (lesson.variant.empty() == lesson.map.empty()) collector.add(node, "start", "lesson-start");
    if (const YamlNode* players = node.find("players")) toInteger(*players, lesson.players);
    lesson.bots = node.find("bots") == nullptr ? "easy" : lessonText(node, "bots");
    int seed = 1;
    if (const YamlNode* value = node.find("seed")) toInteger(*value, seed);
    lesson.seed = static_cast<std::uint64_t>(seed);
}

} // namespace

const Schema& lessonSchema()
{
    static const Schema kLesson =
        Schema::object("lesson", {{"marches", Schema::text(kLongestFormatName), true},
                                  {"id", Schema::id(), true},
                                  {"language", Schema::language(), true},
                                  {"title", Schema::text(), true},
                                  {"text", Schema::text(), true},
                                  {"start", lessonStart(), true},
                                  {"steps", Schema::list(lessonStepSchema(), 1, kMostLessonSteps), true}});
    return kLesson;
}

Result<Lesson> readLesson(std::string_view bytes, const std::string& file)
{
    const Result<YamlNode> root = readDocument(bytes, file, "lesson", 1);
    if (!root) return fail(root.error());
    Errors errors;
    checkSchema(*root, lessonSchema(), file, {}, errors);
    if (!errors.empty()) return fail(std::move(errors));
    const ErrorCollector collector(file, errors);
    Lesson lesson;
    lesson.file = file;
    lesson.id = lessonText(*root, "id");
    lesson.language = lessonText(*root, "language");
    readLessonStart(*root->find("start"), lesson, collector);
    TextReader texts(file);
    texts.readText("lesson.title", root->find("title"));
    texts.readText("lesson.text", root->find("text"));
    std::set<std::string> ids;
    for (const YamlNode& node : root->find("steps")->items) {
        LessonStep step{lessonText(node, "id"), lessonText(node, "look-at"), {}};
        if (const YamlNode* until = node.find("until")) step.goal = readGoal(*until);
        if (!ids.insert(step.id).second)
            collector.add(*node.find("id"), "steps", "lesson-step-twice", {{"name", step.id}});
        texts.readText("step." + step.id + ".text", node.find("text"));
        lesson.steps.push_back(std::move(step));
    }
    if (!errors.empty()) return fail(std::move(errors));
    lesson.texts = texts.take();
    return lesson;
}

Result<Lesson> loadLesson(const std::string& file)
{
    const Result<std::string> bytes = readFile(file, YamlLimits{}.bytes);
    if (!bytes) return fail(bytes.error());
    return readLesson(*bytes, file);
}

std::string lessonFile(std::string_view dataRoot, std::string_view id)
{
    return (std::filesystem::path(dataRoot) / "resources" / "lessons" / id / "lesson.yaml").string();
}

TextSource textsOf(const Lesson& lesson) { return {lesson.file, lesson.language, lesson.texts}; }

} // namespace marches::engine
