// SPDX-License-Identifier: GPL-3.0-or-later
// Long games are read in another thread: the window lives on, and whatever comes meanwhile does no harm.
#include "fixture.h"
#include "impatient.h"
#include "tests.h"

#include "app/desktop/play/playpage.h"
#include "app/desktop/welcome/recoverystrip.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/window/gamecontroller.h"
#include "editor/document/longwork.h"
#include "engine/game/domain.h"
#include "engine/io/files.h"
#include "engine/record/savefile.h"
#include "engine/yaml/yamlwriter.h"

#include <QDir>
#include <QPushButton>
#include <QTest>
#include <QThread>
#include <QTimer>

namespace marches::app {

namespace {

constexpr int kLine = 3'000;              ///< steps of a game
constexpr std::size_t kBytes = 7'500'000; ///< of its file: it takes a while to play all that

engine::Game randomGame(const engine::GameSetup& setup)
{
    engine::Game game(setup.game, setup.options, 1, setup.maker);
    engine::Random random(1);
    engine::Move move;
    while (!game.over() && game.journal().size() <= kLine) {
        if (game.pending().pending == engine::Pending::Chance)
            game.roll();
        else if (!engine::sample(game.pending(), game.state(), random, move) || game.apply(move))
            qFatal("no move");
    }
    return game;
}

/// A game that holds its one line again and again, as branches that are there already.
std::string longSave(const engine::Library& library, std::string& plain)
{
    engine::VariantData variant;
    variant.map = "narnia";
    variant.ruleset = "narnia-risk-junior";
    const auto setup = library.setup(variant);
    if (!setup) qFatal("no game");
    plain = engine::writeSave(*setup, {}, randomGame(*setup));
    auto saved = engine::readSave(plain, "plain");
    if (!saved) qFatal("no save");
    const engine::YamlNode line = *saved->record.find("steps");
    engine::YamlNode& branches = saved->record.add("branches", engine::YamlNode::list());
    for (std::size_t bytes = 0; bytes < kBytes; bytes += plain.size()) {
        engine::YamlNode& branch = branches.append(engine::YamlNode::map());
        branch.add("from", engine::YamlNode::number(0));
        branch.add("steps", line);
    }
    return engine::writeYaml(saved->record, engine::saveSchema());
}

class OpeningTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_file;
    std::string m_plain;

    bool openIn(Desktop& desktop) { return desktop.window().controller().open(m_file); }

private slots:
    void initTestCase()
    {
        Desktop desktop;
        m_file = m_folder.filePath(QStringLiteral("long.marches-save"));
        QVERIFY(
            engine::writeFile(m_file.toStdString(), longSave(desktop.application().library(), m_plain)).has_value());
    }

    void aLongGameDoesNotHoldTheWindow()
    {
        Desktop desktop;
        int ticks = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [&ticks] { ++ticks; });
        timer.start(1);
        QVERIFY(openIn(desktop));
        QVERIFY(ticks > 1);
        const GameSession* session = desktop.window().play().session();
        QVERIFY(session != nullptr && session->thread() == QThread::currentThread());
        QCOMPARE(session->file(), m_file);
        QCOMPARE(session->game().journal().size(),
                 static_cast<int>(session->game().journal().line(session->game().here()).size()));
        QVERIFY(QString::fromStdString(session->asFile()).contains(QLatin1String("narnia-risk-junior")));
        QVERIFY(desktop.application().recent().entries().front().file == m_file);
    }

    void openingIsGivenUp()
    {
        Desktop desktop;
        QVERIFY(desktop.window().controller().startUsual(desktop.application().catalogue().games().front()));
        const GameSession* before = desktop.window().play().session();
        Impatient person;
        QVERIFY(!openIn(desktop));
        QCOMPARE(person.pressed(), 1);
        QVERIFY(person.sawBar() && person.sawCancel());
        QCOMPARE(desktop.window().play().session(), before);
        QCOMPARE(desktop.window().currentPage()->widget(), &desktop.window().play()); // no page of errors
        editor::LongWork::waitForAll();
        settle();
        QCOMPARE(desktop.window().play().session(), before);
    }

    void whatIsAskedForLastIsShown()
    {
        Desktop desktop;
        const Meanwhile another([&desktop] {
            desktop.window().controller().startUsual(desktop.application().catalogue().games().front());
        });
        QVERIFY(!openIn(desktop));
        QVERIFY(another.done());
        QVERIFY(desktop.window().play().session() != nullptr);
        QVERIFY(desktop.window().play().session()->file().isEmpty());

        const Meanwhile twice([&] { QVERIFY(openIn(desktop)); });
        QVERIFY(!openIn(desktop));
        QVERIFY(twice.done());
        QCOMPARE(desktop.window().play().session()->file(), m_file);
    }

    void theLanguageMayChangeMeanwhile()
    {
        Desktop desktop;
        const Meanwhile french([&desktop] { desktop.application().preferences().setLanguage(QStringLiteral("fr")); });
        QVERIFY(openIn(desktop));
        QVERIFY(french.done());
        QCOMPARE(desktop.application().language().current(), QStringLiteral("fr"));
        QCOMPARE(desktop.window().play().session()->file(), m_file);
    }

    void aWindowThatClosesMeanwhileShowsNothing()
    {
        Desktop desktop;
        const Meanwhile closed([&desktop] { desktop.window().close(); });
        QVERIFY(!openIn(desktop));
        QVERIFY(closed.done());
        QVERIFY(desktop.window().play().session() == nullptr);
    }

    void whatIsLeftStaysWhenItsReadingIsGivenUp()
    {
        const QTemporaryDir folder;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            QVERIFY(desktop.window().controller().startUsual({"narnia", "narnia-risk-junior"}));
            desktop.window().controller().autosave().waitForWrites();
            const QString kept = desktop.window().controller().autosave().folder().gameFile(
                desktop.window().controller().autosave().current());
            desktop.crash();
            QVERIFY(QFile::remove(kept) && QFile::copy(m_file, kept));
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        auto* strip = desktop.window().welcome().findChild<RecoveryStrip*>();
        QVERIFY(strip->isVisible());
        {
            const Impatient person;
            QVERIFY(!desktop.window().controller().leftDifferences().has_value());
            QCOMPARE(person.pressed(), 1);
        }
        {
            const Impatient person;
            QTest::mouseClick(strip->findChildren<QPushButton*>().first(), Qt::LeftButton); // Restore
            QCOMPARE(person.pressed(), 1);
        }
        QVERIFY(strip->isVisible());
        QVERIFY(desktop.window().play().session() == nullptr);
        editor::LongWork::waitForAll();
        QVERIFY(desktop.window().controller().restoreLeft());
        QVERIFY(desktop.window().play().session() != nullptr);
    }
};

} // namespace

std::unique_ptr<QObject> makeOpeningTest() { return std::make_unique<OpeningTest>(); }

} // namespace marches::app

#include "tst_opening.moc"
