// SPDX-License-Identifier: GPL-3.0-or-later
#include "playing.h"

#include <algorithm>
#include <map>
#include <optional>

#include <QDir>
#include <QtTest>

#include "app/desktop/play/handoverscreen.h"
#include "app/desktop/play/promptbar.h"
#include "editor/canvas/boardview.h"

namespace marches::app {

using Waiting = GameRunner::Waiting;

namespace {

/// A picture of the window for every so many answers, where one is wished for.
void takePicture(PlayTable& table, int step)
{
    constexpr int kEvery = 25;
    const QString folder = qEnvironmentVariable("MARCHES_PICTURES");
    if (folder.isEmpty() || (step % kEvery != 1 && table.runner().waiting() != Waiting::Over)) return;
    QDir().mkpath(folder);
    table.page().board().waitForArtwork();
    QCoreApplication::processEvents();
    table.window().grab().save(QDir(folder).filePath(QStringLiteral("%1-%2.png")
                                                         .arg(QLatin1String(QTest::currentTestFunction()))
                                                         .arg(step, 4, 10, QLatin1Char('0'))));
}

} // namespace

std::uint64_t seedOr(std::uint64_t otherwise)
{
    bool good = false;
    const int number = qEnvironmentVariableIntValue("MARCHES_SEED", &good);
    return good ? static_cast<std::uint64_t>(number) : otherwise;
}

Hands byMouse()
{
    return {
        [](PlayTable& t) {
            QTest::mouseClick(t.page().questionBar().findChild<QPushButton*>(QStringLiteral("roll")), Qt::LeftButton);
        },
        [](PlayTable& t, int place) {
            const QPoint point = t.pointOf(place);
            QVERIFY2(!point.isNull(), "a legal place cannot be clicked");
            QTest::mouseClick(&t.page().board(), Qt::LeftButton, {}, point);
        },
        [](PlayTable&, QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); },
    };
}

void play(PlayTable& table, const Hands& hands, const std::function<bool()>& stop)
{
    int steps = 0;
    if (const QString language = qEnvironmentVariable("MARCHES_LANGUAGE"); !language.isEmpty())
        table.preferences().setLanguage(language);
    QCoreApplication::processEvents();
    for (table.settle(); table.runner().waiting() != Waiting::Over && (!stop || !stop()); table.settle()) {
        QVERIFY2(++steps < kMostSteps, "the game does not end");
        takePicture(table, steps);

        const int here = table.runner().game().here();
        switch (table.runner().waiting()) {
        case Waiting::HandoverScreen:
            QTest::mouseClick(table.page().findChild<HandoverScreen*>()->findChild<QPushButton*>(), Qt::LeftButton);
            break;
        case Waiting::RevealedAnswers:
            hands.press(table, table.page().questionBar().findChild<QPushButton*>(QStringLiteral("continue")));
            break;
        case Waiting::Roll: hands.roll(table); break;
        case Waiting::Answer: {
            const std::vector<QPushButton*> buttons = table.answers();
            const engine::Mask places = table.page().legalPlaces();
            QVERIFY2(places.any() || !buttons.empty(), "nothing can be answered");
            // A place or a button, each as likely as it is one of several.
            std::vector<int> choices;
            for (int i = 0; i < places.count(); ++i) choices.push_back(places.nth(i));
            for (int i = 0; i < static_cast<int>(buttons.size()); ++i) choices.push_back(-1 - i);
            const int choice = table.pick(choices);
            if (choice >= 0)
                hands.point(table, choice);
            else
                hands.press(table, buttons[static_cast<std::size_t>(-1 - choice)]);
            break;
        }
        default: QFAIL("an unexpected pause");
        }
        QVERIFY(!table.page().questionBar().showsRefusal());
        QVERIFY(table.runner().game().here() >= here);
    }
    QVERIFY(stop || table.runner().game().over());
    takePicture(table, steps);
}

Past pastOf(PlayTable& table)
{
    Past past;
    const engine::Rules& rules = table.runner().rules();
    engine::Game game = table.runner().game();
    std::optional<std::map<std::uint16_t, int>> before;
    engine::Facts facts;
    for (const int node : game.journal().line(game.here())) {
        game.goTo(node);
        rules.describe(game.state(), facts);
        std::map<std::uint16_t, int> heights;
        int turn = -1;
        for (const engine::Fact& fact : facts) {
            const engine::FieldSpec& field = rules.fields()[fact.field];
            if (field.role == engine::Role::Pile) ++heights[fact.field];
            if (field.role == engine::Role::Turn) turn = fact.value;
        }
        for (const auto& [field, height] : heights)
            if (before && height > (*before)[field]) past.reshuffled.insert(engine::lastWord(rules.fields()[field]));
        before = heights;
        for (const engine::Message& message : game.log(node)) {
            const engine::MessageSpec& spec = rules.messages()[message.text];
            past.told.insert(spec.key);
            if (spec.params.empty() || spec.params[0].space != engine::Space::Seat || turn < 0) continue;
            const std::vector<int>& armies = rules.seats()[static_cast<std::size_t>(message.arg[0])].armies;
            if (std::ranges::find(armies, turn) == armies.end()) past.outOfTurn.insert(spec.key);
        }
    }
    return past;
}

} // namespace marches::app
