// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardwording.h"

#include "engine/board/board.h"
#include "engine/text/grammar.h"
#include "engine/text/messageformatter.h"
#include "engine/text/texts.h"

namespace marches::editor {

namespace {

QString optional(const engine::Texts& texts, const std::string& key, const std::string& language)
{
    return texts.has(key) ? QString::fromStdString(texts.word(key, language)) : QString();
}

/// What is no percentage in the bounds is passed over.
double boardSize(const std::string& percent)
{
    bool whole = false;
    const int value = QString::fromStdString(percent).toInt(&whole);
    return whole && value >= engine::kLeastBoardSize && value < 100 ? value / 100.0 : 1.0;
}

BoardWording commonWording(const engine::Texts& texts, const std::string& language)
{
    BoardWording words;
    words.terrain = [&texts, language](const std::string& terrain) {
        return optional(texts, "terrain." + terrain + ".name", language);
    };
    words.mapName = [&texts, language] { return optional(texts, "map.name", language); };
    words.region = [&texts, language](const std::string& region) {
        return optional(texts, "region." + region + ".name", language);
    };
    words.boardRegion = [&texts, language](const std::string& region) {
        const std::string base = "region." + region;
        return texts.has(base + ".name") ? boardNameOf(texts, base, language) : BoardName();
    };
    words.barrier = [&texts, language](const std::string& barrier) {
        return optional(texts, "barrier." + barrier + ".name", language);
    };
    return words;
}

} // namespace

BoardName boardNameOf(const std::string& written, const std::string& percent)
{
    BoardName name;
    for (const QString& line : QString::fromStdString(written).split(QLatin1Char('\n'))) {
        const QString words = line.simplified();
        if (words.isEmpty()) continue;
        if (name.lines.size() < BoardName::kMostLines)
            name.lines << words;
        else
            name.lines.back() += QLatin1Char(' ') + words;
    }
    name.size = boardSize(percent);
    return name;
}

BoardName boardNameOf(const engine::Texts& texts, const std::string& base, const std::string& language)
{
    return boardNameOf(texts.form(base, engine::kBoardForm, language),
                       texts.givenForm(base, engine::kBoardSize, language));
}

BoardWording mapWording(const engine::Texts& texts, const engine::Board& board, const std::string& language)
{
    std::vector<std::string> ids;
    for (const engine::Place& place : board.places()) ids.push_back(place.id);
    BoardWording words = commonWording(texts, language);
    const auto baseOf = [&texts, ids = std::move(ids)](engine::Ref ref) {
        if (ref.space != engine::Space::Place || ref.index < 0 || ref.index >= static_cast<int>(ids.size()))
            return std::string();
        return engine::textBase(texts, ref.space, ids[static_cast<std::size_t>(ref.index)]);
    };
    words.name = [&texts, language, baseOf](engine::Ref ref) {
        return QString::fromStdString(texts.form(baseOf(ref), "name", language));
    };
    words.boardName = [&texts, language, baseOf](engine::Ref ref) { return boardNameOf(texts, baseOf(ref), language); };
    return words;
}

BoardWording gameWording(const engine::MessageFormatter& wording)
{
    BoardWording words = commonWording(wording.texts(), wording.language());
    words.name = [wording](engine::Ref ref) { return QString::fromStdString(wording.word(ref)); };
    words.boardName = [wording](engine::Ref ref) {
        const std::string_view id = wording.vocabulary().name(ref.space, ref.index);
        BoardName name =
            boardNameOf(wording.texts(), engine::textBase(wording.texts(), ref.space, id), wording.language());
        if (name.lines.isEmpty()) name.lines << QString::fromStdString(wording.word(ref));
        return name;
    };
    words.withArticle = [wording](engine::Ref ref) {
        return QString::fromStdString(wording.word(ref, "with-article"));
    };
    words.counted = [wording](engine::Ref piece, int count) {
        return QString::fromStdString(wording.counted(piece.space, piece.index, count));
    };
    return words;
}

} // namespace marches::editor
