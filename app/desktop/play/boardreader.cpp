// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/boardreader.h"

#include <algorithm>

#include "editor/canvas/boardview.h"

namespace marches::app {

QString BoardReader::neighbours(const engine::Board& board, int place) const
{
    QStringList names;
    for (const int neighbour : board.neighbours(place)) names << m_board.placeName(neighbour);
    if (names.isEmpty()) return tr("%1 has no neighbours.").arg(m_board.placeName(place));
    return tr("Neighbours of %1: %2").arg(m_board.placeName(place), names.join(QStringLiteral(", ")));
}

QString BoardReader::owners(const PlayContext& context) const
{
    const GameRunner& runner = context.runner;
    QStringList sentences;
    for (int seat = 0; seat < runner.seatCount(); ++seat) {
        QStringList names;
        for (const engine::Fact& fact : runner.facts()) {
            const auto& armies = runner.rules().seats()[static_cast<std::size_t>(seat)].armies;
            if (runner.rules().fields()[fact.field].role == engine::Role::Owner &&
                std::find(armies.begin(), armies.end(), fact.value) != armies.end())
                names << m_board.placeName(fact.key[0]);
        }
        sentences
            << tr("%1: %2", "a seat and its places").arg(context.seatName(seat), names.join(QStringLiteral(", ")));
    }
    return sentences.join(QStringLiteral(". "));
}

QString BoardReader::legal(const editor::BoardMarks& marks) const
{
    QStringList names;
    marks.legal.forEach([&](int place) {
        const auto odds = marks.spoken.find(place);
        names << (odds == marks.spoken.end()
                      ? m_board.placeName(place)
                      : tr("%1, %2", "a place and its odds").arg(m_board.placeName(place), odds->second));
    });
    return names.isEmpty() ? tr("No place answers this question.") : names.join(QStringLiteral("; "));
}

} // namespace marches::app
