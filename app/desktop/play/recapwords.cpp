// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/play/recapwords.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QLocale>

#include "app/desktop/play/positionwords.h"

namespace marches::app {

using engine::Space;

namespace {

struct RecapTexts {
    Q_DECLARE_TR_FUNCTIONS(marches::app::Recaps)
};

/// A place as the object of a sentence: "the Congo".
QString recapPlace(const PlayContext& context, int place) { return context.word(Space::Place, place, "object"); }

/// "+3", "−2"
QString gain(int by)
{
    return by < 0 ? QStringLiteral("\u2212") + QLocale().toString(-by) : QStringLiteral("+") + QLocale().toString(by);
}

QString recapList(const QStringList& names) { return names.join(RecapTexts::tr(", ", "between names in a list")); }

/// What a seat had and has; empty where nothing of it is another number.
QString holdingLine(const PlayContext& context, int seat, const Holding& before, const Holding& after)
{
    QStringList parts;
    if (after.places != before.places)
        parts << RecapTexts::tr("territories: %1 (%2)", "how many now, how many more or less")
                     .arg(QLocale().toString(after.places), gain(after.places - before.places));
    if (after.pieces != before.pieces)
        parts << RecapTexts::tr("pieces on the board: %1 (%2)", "how many now, how many more or less")
                     .arg(QLocale().toString(after.pieces), gain(after.pieces - before.pieces));
    // Where the score is the number of territories it has been said.
    if (after.score != before.score && (after.score != after.places || before.score != before.places))
        parts << RecapTexts::tr("%1 (%2)", "the score now, how much more or less")
                     .arg(scoreText(context.runner.rules(), context.wording, after.score),
                          gain(after.score - before.score));
    if (parts.isEmpty()) return {};
    return RecapTexts::tr("%1: %2", "a seat, what it has").arg(context.seatSubject(seat), recapList(parts));
}

enum class Weight { Plain, Bold, Head };

QString paragraph(const QString& text, Weight weight = Weight::Plain)
{
    const char* style = weight == Weight::Head   ? "margin:10px 0 2px 0; font-weight:600; font-size:large"
                        : weight == Weight::Bold ? "margin:2px 0; font-weight:600"
                                                 : "margin:2px 0";
    return QStringLiteral("<p style=\"%1\">%2</p>").arg(QLatin1String(style), text.toHtmlEscaped());
}

/// Names of places by the army that has them now, in the order in which armies came to them.
class PlacesByArmy {
public:
    void add(int army, const QString& place)
    {
        auto found = std::ranges::find(m_armies, army, &Places::first);
        if (found == m_armies.end()) found = m_armies.insert(m_armies.end(), {army, {}});
        found->second << place;
    }
    auto begin() const { return m_armies.begin(); }
    auto end() const { return m_armies.end(); }

private:
    using Places = std::pair<int, QStringList>;
    std::vector<Places> m_armies;
};

/// Places of a seat that are another one's at the end of it all: each is named once, with who has it now.
class OwnLosses {
public:
    OwnLosses(const PlayContext& context, int seat, const std::vector<OwnerChange>& changes) : m_context(context)
    {
        for (const OwnerChange& change : changes) {
            if (seatOfArmy(context.runner.rules(), change.from) == seat) m_holder.insert({change.place, change.to});
            if (const auto lost = m_holder.find(change.place); lost != m_holder.end()) lost->second = change.to;
        }
        std::erase_if(m_holder, [&](const auto& one) {
            return one.second < 0 || seatOfArmy(context.runner.rules(), one.second) == seat;
        });
    }
    /// Whether the sentences say where this place is now.
    bool tells(const OwnerChange& change) const { return m_holder.contains(change.place); }
    /// "Alaska (now: Blue)"
    QStringList sentences() const
    {
        PlacesByArmy holders;
        for (const auto& [place, army] : m_holder) holders.add(army, recapPlace(m_context, place));
        QStringList all;
        for (const auto& [army, places] : holders)
            all << RecapTexts::tr("%1 (now: %2)", "places, whose they are")
                       .arg(recapList(places), commanderName(m_context, army));
        return all;
    }

private:
    const PlayContext& m_context;
    std::map<int, int> m_holder; // by place: the army that has it at the end
};

} // namespace

QString commanderName(const PlayContext& context, int army)
{
    if (army < 0) return {};
    const auto& seats = context.runner.rules().seats();
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (seats[seat].armies.size() == 1 && seats[seat].armies.front() == army)
            return context.seatSubject(static_cast<int>(seat));
    return capitalised(context.word(Space::Army, army));
}

QString changeSentence(const PlayContext& context, const OwnerChange& change)
{
    const QString place = recapPlace(context, change.place);
    const QString from = commanderName(context, change.from);
    const QString to = commanderName(context, change.to);
    if (to.isEmpty()) return RecapTexts::tr("%1 lost %2", "who, a place").arg(from, place);
    if (change.dealt) return RecapTexts::tr("%1 received %2", "who, places dealt").arg(to, place);
    if (from.isEmpty()) return RecapTexts::tr("%1 took %2", "who, places").arg(to, place);
    return RecapTexts::tr("%1 took %2 (before: %3)", "who, a place, whose it was").arg(to, place, from);
}

QString recapSummary(const PlayContext& context, const Recap& recap)
{
    if (recap.empty()) return {};
    const std::vector<OwnerChange> changes = recap.changes();
    // First what one has lost oneself: the line may end before all is told.
    const OwnLosses own(context, recap.viewer, changes);
    PlacesByArmy given;
    PlacesByArmy taken;
    QStringList lost;
    for (const OwnerChange& change : changes) {
        if (own.tells(change)) continue;
        if (change.to < 0)
            lost << changeSentence(context, change);
        else
            (change.dealt ? given : taken).add(change.to, recapPlace(context, change.place));
    }
    QStringList parts;
    if (const QStringList losses = own.sentences(); !losses.isEmpty())
        parts << RecapTexts::tr("%1 lost %2", "who, a place").arg(context.seatSubject(recap.viewer), recapList(losses));
    for (const auto& [army, places] : given)
        parts << RecapTexts::tr("%1 received %2", "who, places dealt")
                     .arg(commanderName(context, army), recapList(places));
    for (const auto& [army, places] : taken)
        parts << RecapTexts::tr("%1 took %2", "who, places").arg(commanderName(context, army), recapList(places));
    parts << lost;
    if (parts.isEmpty()) parts << RecapTexts::tr("nothing changed hands", "after \"Since your turn:\"");
    const QString what = parts.join(RecapTexts::tr("; ", "between what one and what another did"));
    return recap.since == 0 ? RecapTexts::tr("Until now: %1").arg(what)
                            : RecapTexts::tr("Since your turn: %1").arg(what);
}

QString recapStepText(const PlayContext& context, const RecapStep& step)
{
    QStringList sentences;
    for (const engine::Message& message : step.told) sentences << context.sentence(message);
    sentences.removeAll(QString());
    if (sentences.isEmpty())
        for (const OwnerChange& change : step.changes) sentences << changeSentence(context, change);
    return sentences.join(QStringLiteral(" · "));
}

QString recapHtml(const PlayContext& context, const Recap& recap)
{
    QString html;
    for (const RecapTurn& turn : recap.turns) {
        html +=
            paragraph(turn.seat >= 0 ? context.seatSubject(turn.seat) : RecapTexts::tr("All together"), Weight::Head);
        for (const RecapStep& step : turn.steps)
            for (const OwnerChange& change : step.changes)
                html += paragraph(changeSentence(context, change), Weight::Bold);
        for (const engine::Message& message : turn.told)
            if (const QString sentence = context.sentence(message); !sentence.isEmpty()) html += paragraph(sentence);
    }
    QString holdings;
    for (std::size_t seat = 0; seat < recap.after.size(); ++seat)
        if (const QString line = holdingLine(context, static_cast<int>(seat), recap.before[seat], recap.after[seat]);
            !line.isEmpty())
            holdings += paragraph(line);
    if (!holdings.isEmpty()) html += QStringLiteral("<hr>") + holdings;
    return html;
}

} // namespace marches::app
