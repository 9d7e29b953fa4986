// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests.h"

#include "app/desktop/newgame/differencespanel.h"
#include "app/desktop/newgame/maptree.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/optionlist.h"
#include "app/desktop/newgame/optionrow.h"
#include "app/desktop/newgame/ownvariant.h"
#include "app/desktop/newgame/savevariantdialog.h"
#include "app/desktop/newgame/seatcard.h"
#include "app/desktop/newgame/seatcolumn.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/widgets/chip.h"
#include "engine/package/variantpackage.h"

#include <algorithm>

#include <QDir>
#include <QFile>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTreeWidgetItemIterator>

namespace marches::app {

namespace {

const std::string kWoods = "advanced.wooded-two-dice";

/// Keys with their text, as a keyboard with accents sends them; QTest::keyClicks() knows ASCII alone.
void typeText(QWidget& field, const QString& text)
{
    for (const QChar sign : text) {
        QKeyEvent press(QEvent::KeyPress, Qt::Key_unknown, Qt::NoModifier, QString(sign));
        QCoreApplication::sendEvent(&field, &press);
    }
}

class NewGameTest : public QObject {
    Q_OBJECT
private slots:
    /// A file of a variant, as a file manager hands it over, is laid out to be started.
    void variantFilesOpenHere()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        window.openFile(QStringLiteral(MARCHES_SOURCE_DIR "/maps/world/variants/quick.yaml"));
        QCOMPARE(window.currentPage()->scope(), Scope::NewGame);
        QCOMPARE(window.newGame().model().game().map, std::string("world"));
        QCOMPARE(window.newGame().model().preset(), std::string("quick"));
        const QString broken = desktop.folder() + QStringLiteral("/broken.variant.yaml");
        QFile file(broken);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "marches: variant/1\nid: broken\nmap: world\nruleset: classic-risk\noptions: {base.nothing: true}\n");
        file.close();
        window.openFile(broken);
        QCOMPARE(window.currentPage()->scope(), Scope::Welcome); // the page that says what is wrong
    }

    /// Whoever has played at this screen is proposed for the next game.
    void namesOfPersonsAreRemembered()
    {
        Desktop desktop;
        desktop.window().goToNewGame();
        NewGamePage& page = desktop.window().newGame();
        page.choose({"world", "classic-risk"});
        settle();
        const auto sit = [&](qsizetype seat, const QString& name) {
            SeatCard& card = *page.seats()->cards()[seat];
            card.playerBox()->setFocus();
            QTest::keyClick(card.playerBox(), Qt::Key_Home); // a person
            settle();
            emit card.playerBox()->activated(0);
            settle();
            if (name.isNull()) return card.nameField()->text();
            card.nameField()->clear();
            QTest::keyClicks(card.nameField(), name);
            return card.nameField()->text();
        };
        sit(0, QStringLiteral("Anna"));
        sit(1, QStringLiteral("Paul"));
        QVERIFY(page.startButton()->isEnabled());
        QTest::mouseClick(page.startButton(), Qt::LeftButton);
        settle();
        desktop.window().goToNewGame();
        page.choose({"narnia", "narnia-risk-junior"});
        settle();
        QCOMPARE(page.model().rememberedNames().mid(0, 2),
                 QStringList({QStringLiteral("Anna"), QStringLiteral("Paul")}));
        for (int seat = 0; seat < page.model().players(); ++seat) page.model().setControl(seat, {{}, "medium"});
        settle();
        QCOMPARE(sit(0, {}), QStringLiteral("Anna"));
        QCOMPARE(sit(1, {}), QStringLiteral("Paul"));
    }

    void columnsDoNotLieOverEachOther()
    {
        for (const int width : {1000, 1040, 1100, 1200}) {
            Desktop desktop(QStringLiteral("fr"));
            desktop.window().resize(width, 700);
            settle();
            desktop.window().goToNewGame();
            settle();
            NewGamePage& page = desktop.window().newGame();
            const auto place = [&page](const QWidget* column) {
                return QRect(column->mapTo(&page, QPoint()), column->size());
            };
            const auto* seats = page.findChild<SeatColumn*>();
            const auto* rules = page.findChild<OptionList*>();
            QVERIFY(seats != nullptr && rules != nullptr);
            QVERIFY2(!seats->isVisible() || !rules->isVisible() || !place(seats).intersects(place(rules)),
                     qPrintable(QString::number(width)));
        }
    }

    void whatIsAsTheOfficialRulesCountsNoChanges()
    {
        Desktop desktop;
        desktop.window().goToNewGame();
        int lines = 0;
        for (QTreeWidgetItemIterator it(desktop.window().newGame().tree()); *it != nullptr; ++it, ++lines) {
            const QString facts = (*it)->data(0, Qt::UserRole).toString();
            QVERIFY2(!facts.contains(QRegularExpression(QStringLiteral("\\b0\\b"))), qPrintable(facts));
        }
        QVERIFY(lines > 10);
    }

    void togglesAreDifferencesAndCanBeUndone()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        window.goToNewGame();
        NewGamePage& page = window.newGame();
        page.options()->showOption(kWoods);
        settle();
        OptionRow* row = page.options()->row(kWoods);
        QVERIFY(row->isVisible());
        QTest::mouseClick(row->toggle(), Qt::LeftButton);
        QCOMPARE(page.model().changedOptions(), std::vector<std::string>{kWoods});
        QVERIFY(page.options()->tabs()->tabButton(page.options()->tabs()->currentIndex(), QTabBar::RightSide) !=
                nullptr);
        settle();
        auto* undo = page.differences()->findChild<QToolButton*>(QStringLiteral("undo"));
        QVERIFY(undo != nullptr);
        QTest::mouseClick(undo, Qt::LeftButton);
        QVERIFY(page.model().changedOptions().empty());
        QVERIFY(!row->toggle()->isChecked());
    }

    void startedGameHasTheOptions()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        window.goToNewGame();
        window.newGame().model().setOption(kWoods, true);
        QTest::mouseClick(window.newGame().startButton(), Qt::LeftButton);
        QVERIFY(window.play().session() != nullptr);
        QVERIFY(window.play().session()->game().options().flag(kWoods));
    }

    void savesWhatDiffersAsAVariant()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        window.goToNewGame();
        NewGamePage& page = window.newGame();
        page.model().setOption(kWoods, true);
        SaveVariantDialog dialog(desktop.application(), page.model(), &window);
        typeText(*dialog.nameField(), QStringLiteral("Été au Nord"));
        QTest::mouseClick(dialog.saveButton(), Qt::LeftButton);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        const std::string file = page.model().variantFile();
        QVERIFY2(QString::fromStdString(file).endsWith(QStringLiteral("ete-au-nord.yaml")), file.c_str());
        const auto saved = engine::loadVariant(file);
        QVERIFY(saved.has_value());
        QCOMPARE(saved->options.size(), std::size_t{1});
        QCOMPARE(saved->options.front().id, kWoods);
        page.model().resetAll();
        QVERIFY(page.model().choose(page.model().game(), file));
        QCOMPARE(page.model().changedOptions(), std::vector<std::string>{kWoods});
    }

    /// What is written over is said, and what another window wrote meanwhile is not.
    void aVariantIsSavedOverItselfAlone()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        window.goToNewGame();
        NewGameModel& model = window.newGame().model();
        const auto save = [&](const QString& name) {
            SaveVariantDialog dialog(desktop.application(), model, &window);
            if (!name.isEmpty()) typeText(*dialog.nameField(), name);
            QTest::mouseClick(dialog.saveButton(), Qt::LeftButton);
            return model.variantFile();
        };
        QVERIFY(model.ownName().isEmpty());
        model.setOption(kWoods, true);
        const std::string first = save(QStringLiteral("Evening"));
        QCOMPARE(model.ownName(), QStringLiteral("Evening"));
        {
            SaveVariantDialog dialog(desktop.application(), model, &window);
            dialog.show();
            QCOMPARE(dialog.nameField()->text(), QStringLiteral("Evening"));
            const auto labels = dialog.findChildren<QLabel*>();
            const auto replaces = std::ranges::find_if(labels, [](const QLabel* label) {
                return label->text() == QStringLiteral("“Evening” is written over.");
            });
            QVERIFY(replaces != labels.end());
            QVERIFY((*replaces)->isVisible());
            typeText(*dialog.nameField(), QStringLiteral("Morning"));
            QVERIFY(!(*replaces)->isVisible());
        }
        model.resetAll();
        QCOMPARE(save({}), first);
        QVERIFY(engine::loadVariant(first)->options.empty());
        // Another window.
        const QByteArray other = "marches: variant/1\nid: evening\nlanguage: en\nname: Evening\nmap: narnia\nruleset: "
                                 "narnia-risk-junior\n";
        QFile file(QString::fromStdString(first));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(other) == other.size());
        file.close();
        model.setOption(kWoods, true);
        const std::string second = save({});
        QVERIFY(second != first);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), other);
        QCOMPARE(engine::loadVariant(second)->options.size(), std::size_t{1});
    }

    void aBrokenVariantIsListedWithItsError()
    {
        Desktop desktop;
        const QString folder =
            desktop.application().preferences().dataFolder() + QStringLiteral("/maps/narnia/variants");
        QVERIFY(QDir().mkpath(folder));
        QFile out(folder + QStringLiteral("/broken.yaml"));
        QVERIFY(out.open(QIODevice::WriteOnly));
        out.write("marches: variant/1\nid: broken\nlanguage: en\nname: Broken\nmap: narnia\nruleset: "
                  "narnia-risk-junior\noptons: {}\n");
        out.close();
        desktop.application().catalogue().rescan();
        desktop.window().goToNewGame();
        MapTree* tree = desktop.window().newGame().tree();
        const QList<QTreeWidgetItem*> found =
            tree->findItems(QStringLiteral("Broken"), Qt::MatchExactly | Qt::MatchRecursive);
        QCOMPARE(found.size(), 1);
        tree->setCurrentItem(found.first());
        bool told = false;
        for (const QLabel* label : desktop.window().newGame().findChildren<QLabel*>())
            told = told || (label->isVisible() && label->text().contains(QStringLiteral("optons")));
        QVERIFY(told);
        QVERIFY(desktop.window().newGame().startButton()->isEnabled());
    }

    void seatsFollowTheNumberOfPlayers()
    {
        Desktop desktop;
        desktop.window().goToNewGame();
        NewGamePage& page = desktop.window().newGame();
        for (QAbstractButton* button : page.seats()->countButtons()) {
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(page.seats()->cards().size(), button->text().toInt());
            QVERIFY(page.model().errors().empty());
            QVERIFY(page.model().persons() >= 1);
        }
    }

    void aPowerThatNobodyPlaysHasNoPlayer()
    {
        for (const char* language : {"en", "fr"}) {
            Desktop desktop(QString::fromLatin1(language));
            desktop.window().goToNewGame();
            NewGamePage& page = desktop.window().newGame();
            page.choose({"diplomacy-europe", "diplomacy"});
            const auto seatOf = [&](const char* power) {
                const auto& seats = page.model().seats();
                return static_cast<int>(std::ranges::find(seats, power, &engine::SeatRequest::id) - seats.begin());
            };
            const auto unplayed = [&] {
                settle();
                std::vector<int> found;
                for (int seat = 0; seat < page.model().players(); ++seat) {
                    const SeatCard& card = *page.seats()->cards()[seat];
                    const bool nobody = !card.nobodyLabel()->isHidden();
                    if (nobody != card.playerBox()->isHidden()) qFatal("one of both");
                    if (nobody) found.push_back(seat);
                }
                return found;
            };
            QCOMPARE(unplayed(), std::vector<int>());
            // The person sits in Italy, until nobody does.
            const int italy = seatOf("italy");
            page.model().swapControls(italy, seatOf("austria"));
            QVERIFY(!page.model().controls()[static_cast<std::size_t>(italy)].isBot());
            page.model().setOption("house.unplayed-powers", 2);
            std::vector<int> both{italy, seatOf("germany")};
            std::ranges::sort(both);
            QCOMPARE(unplayed(), both);
            QVERIFY(page.model().controls()[static_cast<std::size_t>(italy)].isBot());
            QCOMPARE(page.model().persons(), 1);
            // Places are changed across the gap.
            for (const SeatCard* card : page.seats()->cards()) {
                if (card->swapButton()->isHidden()) continue;
                QTest::mouseClick(card->swapButton(), Qt::LeftButton);
                for (const int seat : both) QVERIFY(page.model().controls()[static_cast<std::size_t>(seat)].isBot());
            }
            page.model().setOption("house.unplayed-powers", 1);
            QCOMPARE(unplayed(), std::vector<int>{italy});
            page.model().resetAll();
            QCOMPARE(unplayed(), std::vector<int>());
        }
    }

    /// Seats that went with a smaller game are deleted by the event loop, and hear of nothing before: their names are
    /// gone.
    void seatsThatWentHearOfNothing()
    {
        Desktop desktop;
        desktop.window().goToNewGame();
        settle();
        NewGamePage& page = desktop.window().newGame();
        page.model().setPlayers(page.model().seatRange().most);
        settle();
        QPointer<SeatCard> last = page.seats()->cards().last();
        page.model().setPlayers(page.model().seatRange().least);
        QVERIFY(last != nullptr); // not deleted yet
        last->nobodyLabel()->setText(QStringLiteral("gone"));
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&page, &change);
        QCOMPARE(last->nobodyLabel()->text(), QStringLiteral("gone"));
        settle();
        QVERIFY(last == nullptr);
    }

    void everySeatOfTheOfficialRulesIsPlayed()
    {
        Desktop desktop;
        NewGamePage& page = desktop.window().newGame();
        for (const Catalogue::Game& game : desktop.application().catalogue().games()) {
            page.choose(game);
            for (int players = page.model().seatRange().least; players <= page.model().seatRange().most; ++players) {
                page.model().setPlayers(players);
                // A game master is asked for nothing where chance decides his matters.
                const auto master = [&](int seat) {
                    return page.model().seats()[static_cast<std::size_t>(seat)].id == "master";
                };
                for (int seat = 0; seat < page.model().players(); ++seat)
                    QVERIFY2(page.model().isPlayed(seat) != master(seat),
                             qPrintable(QString::fromStdString(game.ruleset)));
            }
        }
        page.choose({"narnian-wars", "narnian-wars"});
        page.model().setPlayers(9);
        QVERIFY(!page.model().isPlayed(8));
        page.model().setOption("house.gm-mode", std::string("human"));
        QVERIFY(page.model().isPlayed(8));
    }

    void swappingMovesThePerson()
    {
        Desktop desktop;
        desktop.window().goToNewGame();
        NewGamePage& page = desktop.window().newGame();
        const std::vector<SeatControl> before = page.model().controls();
        QVERIFY(before[0].isBot() != before[1].isBot());
        QTest::mouseClick(page.seats()->cards()[1]->swapButton(), Qt::LeftButton);
        QCOMPARE(page.model().controls()[0], before[1]);
        QCOMPARE(page.model().controls()[1], before[0]);
    }

    void searchLooksThroughAllGroups()
    {
        Desktop desktop;
        desktop.window().goToNewGame();
        NewGamePage& page = desktop.window().newGame();
        QTest::keyClicks(page.ruleSearch(), QStringLiteral("nrj-a8"));
        settle();
        int shown = 0;
        for (const OptionRow* row : page.options()->rows()) shown += row->isVisible() ? 1 : 0;
        QVERIFY(shown >= 1);
        QVERIFY(page.options()->row(kWoods)->isVisible());
        QTest::keyClicks(page.ruleSearch(), QStringLiteral("zzzz"));
        for (const OptionRow* row : page.options()->rows()) QVERIFY(!row->isVisible());
    }

    /// Who looks for an island types "ile", with the keys of whatever keyboard.
    void searchKnowsNoAccents()
    {
        Desktop desktop(QStringLiteral("fr"));
        desktop.window().goToNewGame();
        settle();
        NewGamePage& page = desktop.window().newGame();
        const auto shown = [&page] {
            QStringList names;
            for (QTreeWidgetItemIterator it(page.tree(), QTreeWidgetItemIterator::NotHidden); *it != nullptr; ++it)
                if ((*it)->parent() == nullptr) names << (*it)->text(0);
            return names;
        };
        auto* search = page.findChild<QLineEdit*>(QStringLiteral("mapSearch"));
        const QString straits = QStringLiteral("Les D\u00E9troits d\u2019Ambre");
        QTest::keyClicks(search, QStringLiteral("d'ambre detroits"));
        QCOMPARE(shown(), QStringList{straits});
        search->setText(QStringLiteral("D\u00C9TROITS"));
        QVERIFY(shown().contains(straits));

        QTest::keyClicks(page.ruleSearch(), QStringLiteral("DECOMPTE")); // of points: "décompte"
        int rules = 0;
        for (const OptionRow* row : page.options()->rows()) rules += row->isVisible() ? 1 : 0;
        QVERIFY(rules >= 2);
    }

    void downLeadsFromTheSearchIntoTheList()
    {
        Desktop desktop;
        desktop.window().goToNewGame();
        settle();
        NewGamePage& page = desktop.window().newGame();
        auto* search = page.findChild<QLineEdit*>(QStringLiteral("mapSearch"));
        const Catalogue::Game before = page.model().game();
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("warrior"));
        QTest::keyClick(search, Qt::Key_Down);
        QVERIFY(page.tree()->hasFocus());
        QVERIFY(page.tree()->currentItem() != nullptr && !page.tree()->currentItem()->isHidden());
        QVERIFY(!(page.model().game() == before));
        QCOMPARE(page.model().game().ruleset, std::string("warrior-risk"));
        // What is played is what the lab asks about next.
        const std::string map = page.model().game().map;
        QTest::mouseClick(page.startButton(), Qt::LeftButton);
        QCOMPARE(desktop.application().preferences().memory().value(QStringLiteral("last-game")).toString(),
                 QString::fromStdString(map + ":warrior-risk"));
    }

    /// What was looked for hides nothing from whoever chooses a game elsewhere, or comes back for the next one.
    void searchesEndWithWhatTheyFound()
    {
        Desktop desktop;
        desktop.window().goToNewGame();
        settle();
        NewGamePage& page = desktop.window().newGame();
        auto* search = page.findChild<QLineEdit*>(QStringLiteral("mapSearch"));
        const Catalogue::Game game = page.model().game();
        QTest::keyClicks(search, QStringLiteral("zzzz"));
        page.choose(game);
        QVERIFY(search->text().isEmpty());
        QVERIFY(page.tree()->currentItem() != nullptr && !page.tree()->currentItem()->isHidden());

        QTest::keyClicks(search, page.tree()->currentItem()->text(0).left(4));
        QTest::keyClicks(page.ruleSearch(), QStringLiteral("zzzz"));
        QTest::mouseClick(page.startButton(), Qt::LeftButton);
        desktop.window().goToNewGame();
        QVERIFY(search->text().isEmpty());
        QVERIFY(page.ruleSearch()->text().isEmpty());
    }

    void conflictsNameTheirReason()
    {
        Desktop desktop;
        desktop.window().goToNewGame();
        NewGameModel& model = desktop.window().newGame().model();
        bool any = false;
        for (const engine::OptionSpec& option : model.data().options) {
            if (option.overriddenBy.empty() || !option.isSwitch()) continue;
            any = true;
            model.setOption(option.id, true);
            model.setOption(option.overriddenBy.front(), true);
            const std::vector<OptionConflict> conflicts = model.conflicts();
            QVERIFY(std::ranges::any_of(conflicts, [&option](const OptionConflict& c) {
                return c.option == option.id && c.kind == OptionConflict::Kind::NoEffect && !c.forbids();
            }));
            model.resetAll();
        }
        QVERIFY(any);
    }

    void namesBecomeIds_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("id");
        QTest::newRow("words") << "My evening variant"
                               << "my-evening-variant";
        QTest::newRow("accents") << "Été"
                                 << "ete";
        QTest::newRow("signs alone") << "!!!"
                                     << "variant";
        QTest::newRow("signs around") << "  (A) + B "
                                      << "a-b";
    }
    void namesBecomeIds()
    {
        QFETCH(QString, name);
        QFETCH(QString, id);
        QCOMPARE(QString::fromStdString(variantId(name)), id);
    }
};

} // namespace

std::unique_ptr<QObject> makeNewGameTest() { return std::make_unique<NewGameTest>(); }

} // namespace marches::app

#include "tst_newgame.moc"
