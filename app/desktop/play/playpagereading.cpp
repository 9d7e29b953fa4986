// SPDX-License-Identifier: GPL-3.0-or-later
// What the play page says when it is asked: neighbours, owners, legal places; and unasked, what of the map is not
// played on.
#include <algorithm>

#include <QDockWidget>
#include <QPushButton>

#include "app/desktop/base/application.h"
#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/timelinebar.h"
#include "app/desktop/widgets/messagebar.h"
#include "editor/canvas/boardview.h"
#include "engine/rules/registry/registry.h"

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
        sentences
            << tr("%1: %2", "a seat and its places").arg(m_context->seatName(seat), names.join(QStringLiteral(", ")));
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

void PlayPage::explainParts()
{
    setWhatsThis(tr(
        "One game: above the board what is asked and the answers that are no places, below it the record of the game, "
        "beside it the panels. F6 goes from one to the next."));
    m_board->setWhatsThis(
        tr("The board. Glowing places answer the question: click one, or go there with the arrow keys or / and a "
           "name, then press Enter. N reads the neighbours, L what can be chosen."));
    m_question->setWhatsThis(
        tr("Who is asked, what, and the answers. The keys 1 to 9 give them in their order, R rolls, S stops or "
           "passes; the rule that asks opens from its number."));
    m_timeline->setWhatsThis(
        tr("The record of the game. Go back to any moment and choose differently there: the game branches, and "
           "nothing is lost. A note belongs to the moment at which you begin to type it."));
    m_curtain->setWhatsThis(
        tr("The game has secrets between persons at this screen. Only the one who is named should lift it."));
    const auto explain = [this](const char* dock, const QString& text) {
        if (auto* panel = findChild<QDockWidget*>(QLatin1String(dock))) panel->setWhatsThis(text);
    };
    explain("seats", tr("Who plays, what each has that all may see, and what lasts or ends."));
    explain("battle",
            tr("The dice that were rolled last, and before an attack its odds. Dice can be set by hand here."));
    explain("hand", tr("The cards of whoever is asked. They are hidden while the screen is passed on."));
    explain("orders", tr("The orders of whoever is asked, given by click, by drag, or typed as players write them."));
    explain("why", tr("Why an order came out as it did: every share of the sum, with its rule."));
    explain("table", tr("What is settled between the seats: offers, bids and votes."));
    explain("log", tr("What happened, a line each. Enter goes to that moment, F1 on a line opens its rule."));
    explain("result", tr("The score, once the game is over."));
    explain("position", tr("The position as facts, while you change it by hand."));
}

void PlayPage::repeatAnnouncement()
{
    m_shell.speak({});
    m_shell.speak(m_lastSaid);
}

} // namespace marches::app
