// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// A stretch of two texts laid over each other.
struct DiffPart {
    enum class Kind { Same, Removed, Added };
    Kind kind = Kind::Same;
    std::string text;
    friend bool operator==(const DiffPart&, const DiffPart&) = default;
};

/// What became of a text, word by word, with as few words changed as there can be (longest common subsequence); the
/// parts that are not Added are the text before, those that are not Removed the text after. Texts of more than some
/// hundred words are replaced as wholes.
std::vector<DiffPart> wordDiff(std::string_view before, std::string_view after);

} // namespace marches::editor
