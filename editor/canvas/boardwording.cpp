// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardwording.h"

#include "engine/board/board.h"
#include "engine/package/texts.h"
#include "engine/package/wording.h"

namespace marches::editor {

namespace {

QString optional(const engine::Texts& texts, const std::string& key, const std::string& language)
{
    return texts.has(key) ? QString::fromStdString(texts.word(key, language)) : QString();
}

BoardWording commonWording(const engine::Texts& texts, const std::string& language)
{
    BoardWording words;
    words.terrain = [&texts, language](const std::string& terrain) {
        return optional(texts, "terrain." + terrain + ".name", language);
    };
    words.barrier = [&texts, language](const std::string& barrier) {
        return optional(texts, "barrier." + barrier + ".name", language);
    };
    return words;
}

} // namespace

BoardWording mapWording(const engine::Texts& texts, const engine::Board& board, const std::string& language)
{
    std::vector<std::string> ids;
    for (const engine::Place& place : board.places()) ids.push_back(place.id);
    BoardWording words = commonWording(texts, language);
    words.name = [&texts, language, ids = std::move(ids)](engine::Ref ref) {
        if (ref.space != engine::Space::Place || ref.index < 0 || ref.index >= static_cast<int>(ids.size())) return QString();
        const std::string& id = ids[static_cast<std::size_t>(ref.index)];
        const std::string base = engine::textBase(texts, ref.space, id);
        return QString::fromStdString(base.empty() ? id : texts.form(base, "name", language));
    };
    return words;
}

BoardWording gameWording(const engine::Wording& wording)
{
    BoardWording words = commonWording(wording.texts(), wording.language());
    words.name = [wording](engine::Ref ref) { return QString::fromStdString(wording.word(ref)); };
    words.withArticle = [wording](engine::Ref ref) { return QString::fromStdString(wording.word(ref, "with-article")); };
    words.counted = [wording](engine::Ref piece, int count) {
        return QString::fromStdString(wording.counted(piece.space, piece.index, count));
    };
    return words;
}

} // namespace marches::editor
