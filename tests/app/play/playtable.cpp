// SPDX-License-Identifier: GPL-3.0-or-later
#include "playtable.h"

#include <QLabel>
#include <QtTest>

#include "app/desktop/play/dealcard.h"
#include "app/desktop/play/promptbar.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "editor/canvas/boardview.h"
#include "engine/game/domain.h"

namespace marches::app {

QList<const QWidget*> labelsOf(const QWidget& part)
{
    QList<const QWidget*> found;
    for (const QWidget* child : part.findChildren<QWidget*>())
        if (child->isVisible() &&
            (qobject_cast<const QLabel*>(child) != nullptr || qobject_cast<const ElidedLabel*>(child) != nullptr))
            found << child;
    return found;
}

QStringList textsOf(const QWidget& part)
{
    QStringList found;
    for (const QWidget* child : labelsOf(part)) {
        const auto* label = qobject_cast<const QLabel*>(child);
        found << (label != nullptr ? label->text() : qobject_cast<const ElidedLabel*>(child)->text());
    }
    return found;
}

PlayTable::PlayTable(const std::vector<int>& persons, std::uint64_t seed,
                     const std::vector<engine::OptionSetting>& options, int players, const std::string& variantName,
                     const std::string& bots)
    : m_random(seed)
{
    m_application = std::make_unique<Application>(m_folder.filePath(QStringLiteral("settings.ini")));
    preferences().setLanguage(QStringLiteral("en"));
    preferences().setMotion(Motion::Off);
    preferences().setBotPause(0);
    m_window = std::make_unique<MainWindow>(*m_application);
    m_window->resize(1400, 900);
    m_window->setVisible(true);

    NewGame game;
    const auto variant = m_application->library().variant(variantName);
    if (!variant) qFatal("%s cannot be read", variantName.c_str());
    game.variant = *variant;
    game.request.options = options;
    game.request.players = players;
    game.seed = seed;
    game.seats.assign(static_cast<std::size_t>(players), SeatControl{{}, bots});
    for (const int seat : persons)
        game.seats[static_cast<std::size_t>(seat)] = {"Person " + std::to_string(seat + 1), {}};
    auto session = GameSession::start(m_application->library(), game);
    if (!session) qFatal("the game cannot be started: %s", session.error().front().code.c_str());
    page().setSession(std::move(*session));
    m_window->goToPlay();
    QCoreApplication::processEvents();
}

QPoint PlayTable::pointOf(int place)
{
    editor::BoardView& board = page().board();
    const QRect box = board.placeRect(place).intersected(board.rect());
    for (int step = 2; step <= 16; step *= 2)
        for (int y = 1; y < step; ++y)
            for (int x = 1; x < step; ++x) {
                const QPoint point(box.left() + box.width() * x / step, box.top() + box.height() * y / step);
                if (board.placeAtPoint(point) == place) return point;
            }
    return {};
}

std::vector<QPushButton*> PlayTable::answers()
{
    std::vector<QPushButton*> found;
    for (const QWidget* asks :
         std::initializer_list<QWidget*>{&page().questionBar().form(), page().findChild<DealCard*>()})
        for (QPushButton* button : asks->findChildren<QPushButton*>())
            if (button->isVisible() && button->isEnabled() && button->objectName() != QLatin1String("back"))
                found.push_back(button);
    return found;
}

void PlayTable::settle()
{
    QElapsedTimer timer;
    timer.start();
    // Once in any case: widgets made for a question are shown by the event loop.
    do QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    while (runner().waiting() == GameRunner::Waiting::Nothing && timer.elapsed() < 20000);
}

void PlayTable::playUntil(const std::function<bool()>& stop)
{
    engine::Random random(99);
    int steps = 0;
    for (settle(); !stop() && runner().waiting() != GameRunner::Waiting::Over; settle()) {
        QVERIFY(++steps < 5000);
        if (runner().waiting() == GameRunner::Waiting::RevealedAnswers) runner().acknowledge();
        if (runner().waiting() == GameRunner::Waiting::HandoverScreen) runner().liftCurtain();
        if (runner().waiting() == GameRunner::Waiting::Roll) {
            runner().roll();
            continue;
        }
        engine::Move move;
        QVERIFY(engine::sample(runner().decision(), runner().game().state(), random, move));
        QVERIFY(!runner().answer(move));
    }
}

void stepUnseen(GameRunner& runner, engine::Random& random)
{
    using Waiting = GameRunner::Waiting;
    const QSignalBlocker quiet(runner);
    engine::Move move;
    switch (runner.waiting()) {
    case Waiting::HandoverScreen: runner.liftCurtain(); break;
    case Waiting::RevealedAnswers: runner.acknowledge(); break;
    case Waiting::Roll: runner.roll(); break;
    case Waiting::Answer:
        if (engine::sample(runner.decision(), runner.game().state(), random, move)) (void)runner.answer(move);
        break;
    default: runner.step();
    }
}

bool PlayTable::playUnseen(const std::function<bool()>& stop, int most)
{
    for (int step = 0; !stop() && step < most && runner().waiting() != GameRunner::Waiting::Over; ++step) stepUnseen();
    if (runner().game().lastRoll()) emit runner().rolled();
    emit runner().changed(false);
    for (int pass = 0; pass < 6; ++pass) QCoreApplication::processEvents(); // what is new is laid out
    return stop();
}

void PlayTable::key(Qt::Key key, Qt::KeyboardModifiers modifiers) { QTest::keyClick(&page().board(), key, modifiers); }

} // namespace marches::app
