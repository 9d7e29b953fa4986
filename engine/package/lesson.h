// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/text/textentry.h"
#include "engine/yaml/schema.h"

namespace marches::engine {

/// Something that a person does and a step of a lesson waits for.
enum class LessonDeed : std::uint8_t {
    Roll,      ///< dice are thrown
    Undo,      ///< a step of the game is taken back
    Edit,      ///< the open map is changed in any way
    Territory, ///< it has one more territory or sea zone
    Name,      ///< a name of it is another one
    River,     ///< it has one more river or line of mountains
    Crossing,  ///< it has one more bridge, ford or pass
    Region,    ///< it has one more region
    Playtest,  ///< a game on it is tried out
};

/// What ends a step by itself; a step without any is read, and ended by the person.
struct LessonGoal {
    std::vector<std::string> moves; ///< a move of a person with one of these verbs
    std::vector<std::string> asked; ///< a person is asked, and may answer with one of these verbs
    std::vector<LessonDeed> deeds;  ///< any one of these

    bool empty() const { return moves.empty() && asked.empty() && deeds.empty(); }
};

struct LessonStep {
    std::string id;     ///< its words are the text `step.<id>.text`
    std::string lookAt; ///< name of a part of the window that is pointed out; empty: none
    LessonGoal goal;
};

/// First steps beside the real thing: a game or a map is opened, and the person is told step by step what to do with
/// it. resources/lessons/<id>/lesson.yaml.
struct Lesson {
    std::string file;
    std::string id;
    std::string language;
    std::string variant; ///< of a game, as Library::variant names it; empty: the lesson is about a map
    int players = 0;     ///< as SetupRequest says
    std::string bots;    ///< level of all but the first seat
    std::uint64_t seed = 1;
    std::string map; ///< id of the map of which a copy is opened; empty: the lesson is about a game
    std::vector<LessonStep> steps;
    TextEntries texts; ///< lesson.title, lesson.text, step.<id>.text

    bool isGame() const { return !variant.empty(); }
};

/// Errors: those of the form; lesson-start unless it begins with either a game or a map; lesson-step-twice.
[[nodiscard]] Result<Lesson> loadLesson(const std::string& file);
[[nodiscard]] Result<Lesson> readLesson(std::string_view bytes, const std::string& file);
const Schema& lessonSchema();
/// Where a lesson that comes with the program is.
std::string lessonFile(std::string_view dataRoot, std::string_view id);
TextSource textsOf(const Lesson& lesson);

} // namespace marches::engine
