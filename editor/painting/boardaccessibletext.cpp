// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/boardaccessibletext.h"

#include "engine/game/rules.h"

#include <QStringList>

#include <algorithm>

namespace marches::editor {

namespace {

using engine::ConnectionKind;
using engine::Space;

QString startingWithCapital(QString sentence)
{
    if (!sentence.isEmpty()) sentence[0] = sentence[0].toUpper();
    return sentence;
}

} // namespace

QString BoardAccessibleText::pieces(const BoardModel& model, const std::vector<PieceCount>& groups)
{
    QStringList words;
    for (const PieceCount& group : groups) {
        const engine::Ref piece{Space::Piece, static_cast<std::int16_t>(group.piece)};
        if (group.count == engine::kUnknown)
            words << tr("hidden pieces");
        else if (model.wording.counted)
            words << model.wording.counted(piece, group.count);
        else
            words
                << tr("%1 %2", "number and kind of piece").arg(group.count).arg(model.name(Space::Piece, group.piece));
    }
    return words.join(tr(", ", "between the parts of a list"));
}

QString BoardAccessibleText::armies(const BoardModel& model, const PlaceContents& here)
{
    QStringList words;
    for (const PieceCount& army : here.byArmy()) {
        std::vector<PieceCount> own;
        std::ranges::copy_if(here.stack, std::back_inserter(own),
                             [&](const PieceCount& group) { return group.army == army.army; });
        words << tr("%1 with %2", "an army and its pieces, in a place with several")
                     .arg(model.withArticle(Space::Army, army.army), pieces(model, own));
    }
    return words.join(tr(", ", "between the parts of a list"));
}

QString BoardAccessibleText::tokens(const BoardModel& model, const PlaceContents& here)
{
    QStringList words;
    for (const TokenHere& token : here.tokens) {
        const QString name = model.name(Space::Token, token.token);
        words << (token.statue ? tr("%1 as a statue").arg(name) : name);
    }
    return words.join(tr(", ", "between the parts of a list"));
}

QStringList BoardAccessibleText::contentSentences(const BoardModel& model, int place)
{
    const PlaceContents& here = model.contents(place);
    const QString standing = here.shared() ? armies(model, here) : pieces(model, here.stack);
    const QString characters = tokens(model, here);
    const QString all = standing.isEmpty() || characters.isEmpty()
                            ? standing + characters
                            : standing + tr(", ", "between the parts of a list") + characters;
    QStringList sentences;
    if (here.owner >= 0) {
        const QString owner = model.withArticle(Space::Army, here.owner);
        sentences << (all.isEmpty() ? tr("Held by %1.").arg(owner) : tr("Held by %1: %2.").arg(owner, all));
    } else if (!all.isEmpty()) {
        sentences << tr("Here: %1.").arg(all);
    }
    if (!here.intruders.empty()) {
        const QString army = startingWithCapital(model.withArticle(Space::Army, here.intruders.front().army));
        const QString attackers = pieces(model, here.intruders);
        sentences << (army.isEmpty() ? tr("Attacked by %1.").arg(attackers)
                                     : tr("%1 attacks with %2.").arg(army, attackers));
    }
    if (!here.planned.empty()) sentences << tr("To be built: %1.").arg(pieces(model, here.planned));
    if (!here.statues.empty()) sentences << tr("Statues: %1.").arg(pieces(model, here.statues));
    for (const int marker : here.markers)
        sentences << tr("With %1.", "a marker such as a camp").arg(model.name(Space::Marker, marker));
    return sentences;
}

QString BoardAccessibleText::description(const BoardModel& model, int place)
{
    if (place < 0 || place >= model.placeCount()) return {};
    QStringList sentences;
    const std::string& terrain = model.drawing->board.place(place).terrain;
    const QString ground = model.wording.terrain && !terrain.empty() ? model.wording.terrain(terrain) : QString();
    if (!ground.isEmpty()) sentences << tr("%1.", "terrain of a place").arg(ground);
    sentences << contentSentences(model, place);
    if (const auto lasting = model.marks.lasting.find(place); lasting != model.marks.lasting.end())
        sentences << lasting->second;
    if (const auto ofOwner = model.marks.ofOwner.find(place); ofOwner != model.marks.ofOwner.end())
        sentences << ofOwner->second;
    const auto spoken = model.marks.spoken.find(place);
    if (model.marks.legal.test(place))
        sentences << (spoken != model.marks.spoken.end() ? tr("Can be chosen, %1.").arg(spoken->second)
                                                         : tr("Can be chosen."));
    return sentences.join(u' ');
}

QString BoardAccessibleText::neighbours(const BoardModel& model, int place)
{
    QStringList names;
    for (const engine::Connection& connection : model.drawing->board.connections()) {
        if (!connection.open() || (connection.from != place && connection.to != place)) continue;
        const QString name = model.placeName(connection.from == place ? connection.to : connection.from);
        switch (connection.kind) {
        case ConnectionKind::Border: names << name; break;
        case ConnectionKind::Bridge: names << tr("%1 by bridge").arg(name); break;
        case ConnectionKind::Ford: names << tr("%1 by ford").arg(name); break;
        case ConnectionKind::Pass: names << tr("%1 over a pass").arg(name); break;
        case ConnectionKind::SeaLane: names << tr("%1 by sea").arg(name); break;
        }
    }
    names.sort();
    return names.isEmpty() ? tr("No neighbours.")
                           : tr("Neighbours: %1.").arg(names.join(tr(", ", "between the parts of a list")));
}

QString BoardAccessibleText::full(const BoardModel& model, int place)
{
    if (place < 0 || place >= model.placeCount()) return {};
    QStringList sentences{tr("%1.", "name of a place").arg(model.placeName(place))};
    const QString details = description(model, place);
    if (!details.isEmpty()) sentences << details;
    if (model.drawing->board.place(place).kind != engine::PlaceKind::Site) sentences << neighbours(model, place);
    return sentences.join(u' ');
}

QString BoardAccessibleText::closedWay(const BoardModel& model, const engine::Connection& connection, int from)
{
    const QString here = model.placeName(from);
    const QString there = model.placeName(connection.from == from ? connection.to : connection.from);
    const QString barrier = model.wording.barrier ? model.wording.barrier(connection.barrier) : QString();
    return barrier.isEmpty() ? tr("No way from %1 to %2.").arg(here, there)
                             : tr("No way from %1 to %2: %3.").arg(here, there, barrier);
}

} // namespace marches::editor
