// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of question that a game can ask, in the pseudo language, with the forms of its answers: whatever is not in
// brackets escaped translation, and what is 40 % longer must still fit. The scenarios of the rules show where each is
// asked.
#include "screens.h"
#include "shownfaults.h"
#include "tests.h"

#include "app/desktop/play/gamerunner.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/window/gamecontroller.h"
#include "engine/game/ruleset.h"
#include "engine/rules/registry/registry.h"
#include "engine/scenario/runner.h"
#include "engine/scenario/scenario.h"

#include <QDir>
#include <QSet>
#include <QTest>

namespace marches::app {

namespace {

using Waiting = GameRunner::Waiting;

QString keyOf(const engine::Rules& rules, const engine::Decision& decision)
{
    return QString::fromStdString(std::string(rules.messages()[decision.question.text].key));
}

/// A moment of a scenario at which something is asked.
struct Moment {
    QString file;
    int node = 0;
};

class Questions {
public:
    /// Where each question of a ruleset is asked, until all are found.
    void find(const engine::Library& library, const QString& ruleset)
    {
        const QDir folder(QStringLiteral(MARCHES_SOURCE_DIR "/tests/scenarios/") + ruleset);
        for (const QFileInfo& file : folder.entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Name)) {
            const auto scenario = engine::loadScenario(file.filePath().toStdString(), library);
            if (!scenario) continue;
            const auto opened = engine::openAsGame(*scenario);
            if (!opened) continue;
            engine::Game& game = **opened;
            if (keys.isEmpty())
                for (const engine::MessageSpec& message : game.rules().messages())
                    if (message.key.starts_with("question."))
                        keys.insert(QString::fromStdString(std::string(message.key)));
            if (static_cast<qsizetype>(moments.size()) == keys.size()) return;
            note(game, file.filePath());
            while (game.canRedo()) {
                game.redo();
                note(game, file.filePath());
            }
        }
    }

    QSet<QString> keys;
    std::map<QString, Moment> moments;

private:
    void note(const engine::Game& game, const QString& file)
    {
        if (game.pending().pending == engine::Pending::Choice)
            moments.try_emplace(keyOf(game.rules(), game.pending()), Moment{file, game.here()});
    }
};

/// The scenario as a game of persons whose names are no words.
void show(Desktop& desktop, const QString& file)
{
    auto scenario = engine::loadScenario(file.toStdString(), desktop.application().library());
    engine::Game game = std::move(**engine::openAsGame(*scenario));
    std::vector<SeatControl> seats(game.rules().seats().size());
    for (std::size_t seat = 0; seat < seats.size(); ++seat) seats[seat].name = "P" + std::to_string(seat + 1);
    auto session = std::make_unique<GameSession>(std::move(scenario->setup), std::move(game), std::move(seats));
    session->readTexts(desktop.application().library().textRoots());
    desktop.window().controller().playtest(std::move(session));
}

class QuestionsTest : public QObject {
    Q_OBJECT
private slots:
    void everyQuestion_data()
    {
        QTest::addColumn<QString>("ruleset");
        for (const engine::Ruleset* ruleset : engine::rulesets()) {
            const std::string id(ruleset->id());
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
        }
    }
    void everyQuestion()
    {
        QFETCH(QString, ruleset);
        Desktop desktop(QStringLiteral("en-XA"));
        Questions questions;
        questions.find(desktop.application().library(), ruleset);
        QStringList faults;
        const auto look = [&](QWidget& shown, const QString& name) {
            settle();
            for (const QString& fault : textFaults(shown, {desktop.folder(), {}})) {
                if (faults.contains(fault)) continue;
                faults.append(fault);
                qWarning("<%s> %s", qPrintable(name), qPrintable(fault));
            }
        };
        QSet<QString> unseen = questions.keys;
        for (const auto& [key, moment] : questions.moments) {
            show(desktop, moment.file);
            PlayPage& page = desktop.window().play();
            GameRunner& runner = *page.runner();
            runner.goTo(moment.node);
            if (runner.waiting() == Waiting::Resume) runner.resume();
            if (runner.waiting() == Waiting::HandoverScreen) runner.liftCurtain();
            if (runner.waiting() != Waiting::Answer) continue;
            settle();
            unseen.remove(keyOf(runner.rules(), runner.decision()));
            look(page, key);
            lookAtForms(page, look, key);
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(QStringList(unseen.values()).join(QLatin1Char(' '))));
        QCOMPARE(faults.size(), 0);
    }
};

} // namespace

std::unique_ptr<QObject> makeQuestionsTest(const QString& /*group*/) { return std::make_unique<QuestionsTest>(); }

} // namespace marches::app

#include "tst_questions.moc"
