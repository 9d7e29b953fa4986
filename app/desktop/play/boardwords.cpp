// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/boardwords.h"

namespace marches::app {

editor::BoardWording boardWords(const engine::Wording& wording)
{
    const engine::Wording* words = &wording;
    editor::BoardWording board;
    board.name = [words](engine::Ref ref) { return QString::fromStdString(words->word(ref)); };
    board.counted = [words](engine::Ref piece, int count) {
        return QString::fromStdString(words->counted(piece.space, piece.index, count));
    };
    board.terrain = [words](const std::string& terrain) {
        const std::string key = "terrain." + terrain + ".name";
        return words->texts().has(key) ? QString::fromStdString(words->text(key)) : QString();
    };
    return board;
}

} // namespace marches::app
