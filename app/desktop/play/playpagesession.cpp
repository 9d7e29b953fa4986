// SPDX-License-Identifier: GPL-3.0-or-later
// A game comes to the page: its runner, its words and the drawing of its board.
#include <algorithm>

#include <QDockWidget>
#include <QLabel>
#include <QStackedWidget>

#include "app/desktop/base/application.h"
#include "app/desktop/base/theme.h"
#include "app/desktop/play/battlepanel.h"
#include "app/desktop/play/playorders.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/play/positionediting.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/play/timelinebar.h"
#include "app/desktop/widgets/messagebar.h"
#include "editor/canvas/boardview.h"
#include "editor/formats/svgtree.h"
#include "editor/painting/boardwording.h"
#include "engine/diplomacy/referee/gameorders.h"

namespace marches::app {

namespace {

constexpr int kTumble = 500; ///< milliseconds

} // namespace

void PlayPage::setSession(std::unique_ptr<GameSession> session)
{
    commitTexts();
    m_editing->end();
    m_timeline->show(nullptr);
    m_context.reset();
    m_question->show(nullptr, nullptr);
    m_battle->show(nullptr);
    m_orders->drop();
    m_answers->setRunner(nullptr);
    m_runner.reset();
    m_wording.reset();
    m_session = std::move(session);
    m_stripClosed = false;
    m_strip->clear();
    if (m_session) {
        m_runner = std::make_unique<GameRunner>(*m_session);
        m_answers->setRunner(m_runner.get());
        m_runner->setPace({m_application.preferences().botPause()});
        newWording();
        m_battleDock->setWindowTitle(hasBattles() ? tr("Battle") : tr("Dice"));
        m_orders->beginGame(m_runner->rules());
        showTableDock();
        loadDrawing();
        connectRunner();
        m_runner->start();
    } else {
        m_board->setDrawing(nullptr); // its words were the session's
        m_board->setWording({});
        refresh(false, true);
    }
    emit sessionChanged();
    m_shell.refreshTitle();
}

void PlayPage::commitTexts() { m_timeline->commit(); }

void PlayPage::connectRunner()
{
    connect(m_runner.get(), &GameRunner::changed, this, &PlayPage::onChanged);
    connect(m_runner.get(), &GameRunner::refused, this, [this](const engine::Refusal& why) {
        m_question->showRefusal(why);
        announce();
    });
    connect(m_runner.get(), &GameRunner::botRefused, this, [this](int seat, const engine::Refusal& why) {
        m_question->showWarning(
            tr("%1 chose what the rules refuse (%2), and is not asked again. Go on, or take back a step.", "who, why")
                .arg(m_context->seatSubject(seat), m_context->sentence(why)));
        announce();
    });
    connect(m_runner.get(), &GameRunner::rolled, this, [this] {
        const Motion motion = m_application.preferences().motion();
        m_battle->showRoll(motion == Motion::Off ? 0 : motion == Motion::Short ? kTumble / 2 : kTumble);
    });
    connect(m_runner.get(), &GameRunner::gameOver, this, [this] {
        if (auto* dock = findChild<QDockWidget*>(QStringLiteral("result"))) {
            dock->show();
            dock->raise();
        }
    });
    connect(m_session.get(), &GameSession::seatsChanged, this, [this] {
        newWording();
        refresh(false, true);
    });
}

void PlayPage::readTextsAnew()
{
    if (!m_session || m_session->isTrial()) return; // the map of a trial is another one in a minute
    m_context.reset();
    m_session->readTexts(m_application.library().textRoots());
    newWording();
    refresh(false, true);
}

void PlayPage::newWording()
{
    m_context.reset();
    m_application.language().complete(m_session->texts());
    m_wording = std::make_unique<engine::MessageFormatter>(m_session->texts(), m_runner->rules(),
                                                           m_application.language().current().toStdString());
    for (int seat = 0; seat < m_runner->seatCount(); ++seat)
        m_wording->setSeatName(seat, m_session->seats()[static_cast<std::size_t>(seat)].name);
    m_context =
        std::make_unique<PlayContext>(PlayContext{*m_runner, *m_wording, editor::BoardStyle::of(m_runner->rules()),
                                                  colours().dark ? editor::Theme::Dark : editor::Theme::Light});
    m_board->setWording(boardWording());
    if (isEditing()) m_editing->show(*m_context);
    tellUnplayedLand();
}

/// Where powers give orders, a place is held by Turkey, not by its colour.
editor::BoardWording PlayPage::boardWording() const
{
    editor::BoardWording words = editor::gameWording(*m_wording);
    if (!engine::referee::takesOrders(m_runner->rules())) return words;
    const auto power = [wording = *m_wording, seats = m_runner->rules().seats()](engine::Ref ref, const char* form) {
        const auto commands = [&ref](const engine::SeatInfo& seat) {
            return std::ranges::find(seat.armies, ref.index) != seat.armies.end();
        };
        const auto seat = std::ranges::find_if(seats, commands);
        const std::string name = ref.space != engine::Space::Army || seat == seats.end()
                                     ? std::string()
                                     : wording.texts().form("seat." + seat->id, form, wording.language());
        return QString::fromStdString(name.empty() ? wording.word(ref, form) : name);
    };
    words.name = [power](engine::Ref ref) { return power(ref, "name"); };
    words.withArticle = [power](engine::Ref ref) { return power(ref, "with-article"); };
    return words;
}

void PlayPage::loadDrawing()
{
    const engine::MapData& map = m_session->setup().map;
    const std::string name = map.folder() + "/board.svg";
    const QByteArray own = m_session->boardSvg();
    const engine::Result<QByteArray> svg = own.isEmpty() ? editor::readSvgFile(name) : engine::Result<QByteArray>(own);
    const auto drawing = svg ? editor::makeBoardDrawing(map, *svg, name)
                             : engine::Result<std::shared_ptr<const editor::BoardDrawing>>(engine::fail(svg.error()));
    if (!drawing) {
        QStringList lines;
        for (const engine::Error& error : drawing.error())
            lines << QString::fromStdString(engine::errorText(error, m_session->texts(), m_wording->language()));
        m_trouble->setText(lines.join(QLatin1Char('\n')));
        m_stack->setCurrentWidget(m_trouble);
        return;
    }
    m_stack->setCurrentWidget(m_table);
    m_board->setDrawing(*drawing);
    m_board->setRules(m_session->game().sharedRules());
    m_board->fit();
}

} // namespace marches::app
