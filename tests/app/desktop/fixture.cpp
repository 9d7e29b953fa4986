// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/play/playpage.h"
#include "engine/game/domain.h"

#include <QCoreApplication>
#include <QTest>

namespace marches::app {

Desktop::Desktop(const QString& language, QSize size) : m_path(m_folder.path()) { open(language, size); }

Desktop::Desktop(const QString& folder, const QString& language, QSize size) : m_path(folder) { open(language, size); }

void Desktop::open(const QString& language, QSize size)
{
    m_application = std::make_unique<Application>(m_path + QStringLiteral("/marches.ini"));
    m_application->preferences().setLanguage(language);
    m_application->preferences().setPersonName(QStringLiteral("Anna"));
    m_application->preferences().setMotion(Motion::Off);
    m_application->preferences().setBotPause(0);
    m_window = std::make_unique<MainWindow>(*m_application);
    m_window->resize(size);
    m_window->show();
    QCoreApplication::processEvents();
    settle();
}

Desktop::~Desktop()
{
    if (!m_window) return;
    m_window->edit().controller().closeAll(); // what is not saved stays in the journal, and nobody is asked
    m_window->importPage().finish();
    m_window->close();
}

void Desktop::crash()
{
    m_window.reset();
    m_application.reset();
}

void playOn(Desktop& desktop, int answers)
{
    using Waiting = GameRunner::Waiting;
    GameRunner& runner = *desktop.window().play().runner();
    engine::Random random(7);
    for (int steps = 0; runner.waiting() != Waiting::Over && steps < 4000; ++steps) {
        settle();
        if (runner.waiting() == Waiting::Roll) runner.roll();
        if (runner.waiting() == Waiting::HandoverScreen) runner.liftCurtain();
        if (runner.waiting() == Waiting::RevealedAnswers) runner.acknowledge();
        if (runner.waiting() != Waiting::Answer) continue;
        if (answers-- == 0) return;
        engine::Move move;
        QVERIFY(engine::sample(runner.decision(), runner.game().state(), random, move));
        QVERIFY(!runner.answer(move));
    }
}

void settle()
{
    for (int i = 0; i < 3; ++i) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
}

} // namespace marches::app
