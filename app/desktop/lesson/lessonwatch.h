// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/package/lesson.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

namespace marches::editor {
class MapDocument;
enum class RecordId : std::uint32_t;
} // namespace marches::editor

namespace marches::app {

class EditPage;
class PlayPage;

/// Sees whether what a step of a lesson waits for has been done since the step began. It asks nobody: whoever has it
/// calls reached() after anything has happened.
class LessonWatch {
public:
    LessonWatch(const PlayPage& play, EditPage& edit) : m_play(play), m_edit(edit) {}

    /// A step begins: what is there now does not count.
    void begin();
    bool reached(const engine::LessonGoal& goal);

private:
    /// How much of each kind the open map has.
    struct Tally {
        int steps = 0;
        std::size_t territories = 0;
        std::size_t rivers = 0;
        std::size_t crossings = 0;
        std::size_t regions = 0;
    };
    static Tally tallyOf(const editor::MapDocument& document);
    bool madeMove(const engine::LessonGoal& goal) const;
    bool isAsked(const engine::LessonGoal& goal) const;
    bool isDone(engine::LessonDeed deed) const;
    bool rolled() const;
    /// Of places, by their keys: a name may lead its id along.
    std::map<editor::RecordId, std::string> names() const;

    const PlayPage& m_play;
    EditPage& m_edit;
    int m_node = 0;  ///< of the record, when the step began or since something was taken back
    int m_depth = 0; ///< of the record, as last seen
    bool m_undone = false;
    Tally m_tally;
    std::map<editor::RecordId, std::string> m_names;
};

} // namespace marches::app
