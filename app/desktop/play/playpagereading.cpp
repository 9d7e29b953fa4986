// SPDX-License-Identifier: GPL-3.0-or-later
// What the play page says when it is asked: neighbours, owners, legal places; and unasked, what of the map is not played on.
#include <algorithm>

#include <QPushButton>

#include "app/desktop/play/playpage.h"
#include "app/desktop/shell/application.h"
#include "app/desktop/shell/noticestrip.h"
#include "editor/canvas/boardview.h"

namespace marches::app {

/// Land that no border or lane joins to the rest is drawn like all other: whoever tries a map must be told.
void PlayPage::tellUnplayedLand()
{
    m_strip->clear();
    const engine::Ruleset* ruleset = engine::findRuleset(m_session->setup().variant.ruleset);
    if (ruleset == nullptr || m_stripClosed) return;
    const std::string language = m_application.language().current().toStdString();
    for (const engine::MapNeed& need : ruleset->needs(m_runner->rules().board())) {
        if (need.what.code != "map-land-cut-off") continue;
        engine::Error said = need.what;
        for (auto& [name, value] : said.args)
            if (name == "place") value = m_session->texts().word("territory." + value + ".name", language);
        m_strip->tell(QString::fromStdString(engine::errorSentence(said, m_session->texts(), language)));
        connect(
            m_strip->addButton(tr("Close")), &QPushButton::clicked, this,
            [this] {
                m_stripClosed = true;
                m_strip->clear();
            },
            Qt::QueuedConnection);
    }
}

void PlayPage::readNeighbours()
{
    const int place = m_board->currentPlace();
    if (!m_runner || place < 0) return;
    QStringList names;
    for (const int neighbour : m_runner->rules().board().neighbours(place)) names << m_board->placeName(neighbour);
    say(tr("Neighbours of %1: %2").arg(m_board->placeName(place), names.join(QStringLiteral(", "))));
}

void PlayPage::readOwners()
{
    if (!m_context) return;
    QStringList sentences;
    for (int seat = 0; seat < m_runner->seatCount(); ++seat) {
        QStringList names;
        for (const engine::Fact& fact : m_runner->facts()) {
            const auto& armies = m_runner->rules().seats()[static_cast<std::size_t>(seat)].armies;
            if (m_runner->rules().fields()[fact.field].role == engine::Role::Owner &&
                std::find(armies.begin(), armies.end(), fact.value) != armies.end())
                names << m_board->placeName(fact.key[0]);
        }
        sentences << tr("%1: %2", "a seat and its places").arg(m_context->seatName(seat), names.join(QStringLiteral(", ")));
    }
    say(sentences.join(QStringLiteral(". ")));
}

void PlayPage::readLegal()
{
    QStringList names;
    m_marks.legal.forEach([&](int place) {
        const auto odds = m_marks.spoken.find(place);
        names << (odds == m_marks.spoken.end()
                      ? m_board->placeName(place)
                      : tr("%1, %2", "a place and its odds").arg(m_board->placeName(place), odds->second));
    });
    say(names.isEmpty() ? tr("No place answers this question.") : names.join(QStringLiteral("; ")));
}

void PlayPage::repeatAnnouncement()
{
    m_shell.speak({});
    m_shell.speak(m_lastSaid);
}

} // namespace marches::app
