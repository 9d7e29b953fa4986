// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/positionwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/desktop/base/theme.h"
#include "app/desktop/play/positionreader.h"
#include "editor/painting/boardposition.h"

namespace marches::app {

using engine::Space;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(marches::app::PositionWords)
};

QString word(const engine::MessageFormatter& wording, Space space, int index)
{
    return QString::fromStdString(wording.word(space, index));
}

QString pieces(const engine::MessageFormatter& wording, const std::vector<editor::PieceCount>& groups)
{
    QStringList parts;
    for (const editor::PieceCount& group : groups)
        parts << (group.count == engine::kUnknown
                      ? Words::tr("hidden pieces")
                      : QString::fromStdString(wording.counted(Space::Piece, group.piece, group.count)));
    return parts.join(Words::tr(", ", "between pieces"));
}

QString contents(const engine::MessageFormatter& wording, const editor::PlaceContents& place)
{
    QStringList parts;
    // As the players are called: an army may be no more than a colour.
    if (place.owner >= 0) parts << QString::fromStdString(wording.word(Space::Army, place.owner, "player"));
    if (!place.stack.empty()) parts << pieces(wording, place.stack);
    if (!place.intruders.empty()) parts << Words::tr("attackers: %1").arg(pieces(wording, place.intruders));
    if (!place.statues.empty()) parts << Words::tr("statues: %1").arg(pieces(wording, place.statues));
    for (const editor::TokenHere& token : place.tokens) parts << word(wording, Space::Token, token.token);
    for (const int marker : place.markers) parts << word(wording, Space::Marker, marker);
    return parts.isEmpty() ? Words::tr("empty", "a place")
                           : parts.join(Words::tr("; ", "between what stands on a place"));
}

} // namespace

std::vector<Difference> differences(const engine::Rules& rules, const engine::MessageFormatter& wording,
                                    const engine::Facts& here, const engine::Facts& there)
{
    std::vector<Difference> found;
    const PositionReader a(rules, here);
    const PositionReader b(rules, there);
    for (int seat = 0; seat < static_cast<int>(rules.seats().size()); ++seat)
        if (a.score(seat) != b.score(seat))
            found.push_back({-1, Words::tr("Score of %1").arg(word(wording, Space::Seat, seat)),
                             QLocale().toString(a.score(seat)), QLocale().toString(b.score(seat))});
    const editor::BoardPosition left = editor::readPosition(rules, here);
    const editor::BoardPosition right = editor::readPosition(rules, there);
    for (std::size_t place = 0; place < left.places.size() && place < right.places.size(); ++place) {
        if (left.places[place] == right.places[place]) continue;
        found.push_back({static_cast<int>(place), word(wording, Space::Place, static_cast<int>(place)),
                         contents(wording, left.places[place]), contents(wording, right.places[place])});
    }
    return found;
}

QString scoreText(const engine::Rules& rules, const engine::MessageFormatter& wording, int score)
{
    for (const engine::FieldSpec& field : rules.fields()) {
        if (field.role != engine::Role::Score) continue;
        // The field's last word names its counter.
        if (const std::optional<int> index = rules.vocabulary().find(Space::Counter, engine::lastWord(field)))
            return QString::fromStdString(wording.counted(Space::Counter, *index, score));
    }
    return QLocale().toString(score);
}

QString capitalised(QString text)
{
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

QString ruleLink(const QString& rule)
{
    if (rule.isEmpty()) return {};
    return QStringLiteral(
               "<a href=\"%1\" style=\"text-decoration: none; color: %2; background-color: %3;\">&nbsp;%1&nbsp;</a>")
        .arg(rule.toHtmlEscaped(), colours().onChip.name(), colours().chip.name());
}

} // namespace marches::app
