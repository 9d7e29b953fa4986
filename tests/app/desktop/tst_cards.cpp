// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"

#include "app/desktop/newgame/argumentfield.h"
#include "app/desktop/newgame/cardsheets.h"
#include "app/desktop/newgame/contentpanel.h"
#include "app/desktop/newgame/deckwords.h"
#include "app/desktop/newgame/differencespanel.h"
#include "app/desktop/newgame/effecteditor.h"
#include "app/desktop/newgame/effectnotes.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/optionlist.h"
#include "app/desktop/newgame/savevariantdialog.h"
#include "app/desktop/newgame/seatcolumn.h"
#include "app/desktop/newgame/valuerow.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/window/preparation.h"
#include "editor/widgets/sharedfield.h"
#include "engine/game/deckforms.h"
#include "engine/io/files.h"
#include "engine/package/textloading.h"
#include "engine/package/variantpackage.h"
#include "engine/rules/registry/registry.h"

#include <algorithm>

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QFontInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

namespace marches::app {

namespace {

const Catalogue::Game kRace{"wardrobe-road", "le-monde-de-narnia"};
const Catalogue::Game kCastle{"castle-europe", "castle-risk"};
const Catalogue::Game kJunior{"narnia", "narnia-risk-junior"};

/// New game, with the cards of a game in sight.
class CardsOpen {
public:
    explicit CardsOpen(const Catalogue::Game& game, const QString& language = QStringLiteral("en"))
        : m_desktop(language)
    {
        m_desktop.window().goToNewGame();
        page().choose(game);
        settle();
        QTest::mouseClick(page().ruleParts(), Qt::LeftButton, {}, page().ruleParts()->tabRect(1).center());
        settle();
    }

    Desktop& desktop() { return m_desktop; }
    NewGamePage& page() { return m_desktop.window().newGame(); }
    ContentPanel& panel() { return *page().content(); }
    const engine::ContentDraft& content() { return page().model().content(); }

    /// Clicks a line of the list; by its words, since that is what a person sees.
    bool click(const QString& words)
    {
        QTreeWidget* tree = panel().tree();
        for (QTreeWidgetItemIterator it(tree); *it != nullptr; ++it) {
            if ((*it)->text(0) != words) continue;
            tree->scrollToItem(*it);
            QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualItemRect(*it).center());
            settle();
            return true;
        }
        return false;
    }
    QTreeWidgetItem* line(const QString& words)
    {
        const QList<QTreeWidgetItem*> found = panel().tree()->findItems(words, Qt::MatchExactly | Qt::MatchRecursive);
        return found.isEmpty() ? nullptr : found.first();
    }

private:
    Desktop m_desktop;
};

/// Writes a number into a field as a person does.
void type(QSpinBox* field, int number)
{
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, QString::number(number));
    QTest::keyClick(field, Qt::Key_Tab);
    settle();
}

/// Writes over the text of a field, and leaves it.
void type(QLineEdit* field, const QString& text)
{
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, text);
    QTest::keyClick(field, Qt::Key_Return);
    settle();
}

/// Chooses an entry of the open list.
void choose(QComboBox* box, const QString& value)
{
    const int wanted = box->findData(value);
    QVERIFY2(wanted >= 0, qPrintable(value));
    box->showPopup();
    box->view()->setCurrentIndex(box->model()->index(wanted, 0));
    QTest::keyClick(box->view(), Qt::Key_Return);
    settle();
}

QStringList differences(DifferencesPanel* panel)
{
    QStringList lines;
    for (const QToolButton* button : panel->findChildren<QToolButton*>(QStringLiteral("undo")))
        lines << button->accessibleName();
    return lines;
}

} // namespace

/// Decks, tables and dice edited in the page of a new game.
class CardsTest : public QObject {
    Q_OBJECT

private slots:
    void thereAreCardsWhereAGameHasSome()
    {
        CardsOpen open(kCastle);
        QVERIFY(open.panel().isVisible());
        QVERIFY(open.panel().table() != nullptr && open.panel().table()->isVisible());
        QCOMPARE(open.panel().table()->rowCount(), 6);
        open.page().choose({"diplomacy-europe", "diplomacy"});
        settle();
        QVERIFY(open.panel().isVisible() && open.panel().setUp() != nullptr);
        QCOMPARE(open.page().ruleParts()->tabText(1), QStringLiteral("Set-up"));
        open.page().choose(kJunior);
        settle();
        QVERIFY(open.panel().setUp() == nullptr && open.line(QStringLiteral("Set-up")) == nullptr);
        QTest::mouseClick(open.page().ruleParts(), Qt::LeftButton, {}, open.page().ruleParts()->tabRect(0).center());
        settle();
        QVERIFY(open.page().options()->isVisible() && !open.panel().isVisible());
    }

    /// Where both have no room beside each other, the card lies below the list, and nothing of it is cut off.
    void aCardHasItsWidth_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(1200, 780), QSize(1400, 900), QSize(1920, 1080)})
            QTest::addRow("%d", size.width()) << size;
    }
    void aCardHasItsWidth()
    {
        QFETCH(QSize, size);
        CardsOpen open(kCastle, QStringLiteral("fr"));
        open.desktop().window().resize(size);
        settle();
        open.page().showCard("castle", "spy");
        settle();
        const CardForm* form = open.panel().form();
        QVERIFY(form != nullptr);
        QCOMPARE(form->visibleRegion().boundingRect().width(), form->width());
    }

    void copiesAreChangedAndTakenBack()
    {
        CardsOpen open(kCastle);
        QVERIFY(open.click(QStringLiteral("Spy")));
        QVERIFY(open.panel().form() != nullptr);
        QCOMPARE(open.panel().form()->copies()->value(), 7);
        type(open.panel().form()->copies(), 2);
        QCOMPARE(open.content().card("castle", "spy")->copies, 2);
        QCOMPARE(open.line(QStringLiteral("Spy"))->text(1), QStringLiteral("2"));
        QVERIFY(!open.line(QStringLiteral("Spy"))->icon(0).isNull());
        QVERIFY(open.line(QStringLiteral("General"))->icon(0).isNull());
        QCOMPARE(differences(open.page().differences()), QStringList{QStringLiteral("Back to the official card: Spy")});
        QVERIFY(open.page().startButton()->isEnabled());

        QTest::mouseClick(open.panel().undoButton(), Qt::LeftButton);
        settle();
        QCOMPARE(open.content().card("castle", "spy")->copies, 7);
        QCOMPARE(open.panel().form()->copies()->value(), 7);
        QVERIFY(differences(open.page().differences()).isEmpty());
        QTest::mouseClick(open.panel().redoButton(), Qt::LeftButton);
        QCOMPARE(open.content().card("castle", "spy")->copies, 2);
        settle();
        // One press gives back the official card.
        QTest::mouseClick(open.page().differences()->findChild<QToolButton*>(QStringLiteral("undo")), Qt::LeftButton);
        settle();
        QVERIFY(open.content().differences().empty());
    }

    void aTrackIsATableOfNumbers()
    {
        CardsOpen open(kCastle);
        QVERIFY(open.click(QStringLiteral("Reinforcements")));
        ValueRow* row = open.panel().form()->effects().first()->field("track")->row();
        QVERIFY(row != nullptr);
        QCOMPARE(row->table()->columnCount(), 12);
        QTableWidget* table = row->table();
        table->setCurrentCell(0, 0);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_F2);
        auto* editor = table->viewport()->findChild<QSpinBox*>();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("25"));
        QTest::keyClick(editor, Qt::Key_Return);
        settle();
        QCOMPARE(open.content().card("castle", "reinforcements")->effects.front().list("track")->front(),
                 std::string("25"));
        QVERIFY(open.desktop().window().newGame().isVisible()); // Enter ended the field and did not start the game
        QTest::mouseClick(row->fewerButton(), Qt::LeftButton);
        QCOMPARE(row->table()->columnCount(), 11);
        QTest::mouseClick(row->moreButton(), Qt::LeftButton);
        QTest::mouseClick(row->moreButton(), Qt::LeftButton);
        QCOMPARE(open.content().card("castle", "reinforcements")->effects.front().list("track")->size(),
                 std::size_t{13});
    }

    void facesOfADieAreATable()
    {
        CardsOpen open(kRace, QStringLiteral("fr"));
        QVERIFY(open.click(QStringLiteral("Dé de Voyage")));
        DeckTable* table = open.panel().table();
        QVERIFY(table != nullptr);
        QCOMPARE(table->rowCount(), 6);
        QCOMPARE(table->horizontalHeaderItem(1)->text(), QStringLiteral("Faces"));
        table->setCurrentCell(0, 1);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_F2);
        auto* editor = table->viewport()->findChild<QSpinBox*>();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("3"));
        QTest::keyClick(editor, Qt::Key_Return);
        settle();
        QCOMPARE(open.content().card("travel", "travel-1")->copies, 3);
        QCOMPARE(table->item(0, 1)->text(), QStringLiteral("3"));
    }

    void effectsAreChosenAmongThoseOfTheGame()
    {
        CardsOpen open(kRace);
        open.panel().choose("event", "the-thaw");
        settle();
        CardForm* form = open.panel().form();
        QVERIFY(form != nullptr);
        QCOMPARE(form->effects().size(), 1);
        type(form->effects().first()->field("count")->number(), 5);
        QCOMPARE(open.content().card("event", "the-thaw")->effects[0].arg("count"), std::string_view("5"));
        choose(form->effects().first()->field("who")->box(), QStringLiteral("all"));
        QCOMPARE(open.content().card("event", "the-thaw")->effects[0].arg("who"), std::string_view("all"));
        // What is usual is not written.
        choose(form->effects().first()->field("who")->box(), QStringLiteral("self"));
        QVERIFY(open.content().card("event", "the-thaw")->effects[0].arg("who").empty());

        // By the arrows one goes on from one effect to the next.
        form->effects().first()->verbBox()->setFocus();
        QTest::keyClick(form->effects().first()->verbBox(), Qt::Key_Down);
        settle();
        QCOMPARE(form->effects().first()->verb(), std::string("wolf"));
        QVERIFY(open.desktop().window().focusWidget() == form->effects().first()->verbBox());
        choose(form->effects().first()->verbBox(), QStringLiteral("witch"));
        QCOMPARE(open.content().card("event", "the-thaw")->effects[0].verb, std::string("witch"));
        QCOMPARE(form->effects().first()->field("count")->number()->value(), 5); // it was said of the other verb
        form->addBox()->setFocus();
        QTest::keyClick(form->addBox(), Qt::Key_Down);
        settle();
        QCOMPARE(open.content().card("event", "the-thaw")->effects.size(), std::size_t{2});
        QCOMPARE(form->effects().size(), 2);
        QTest::mouseClick(form->effects().first()->removeButton(), Qt::LeftButton);
        settle();
        QCOMPARE(open.content().card("event", "the-thaw")->effects.size(), std::size_t{1});
        QTest::mouseClick(open.panel().restoreButton(), Qt::LeftButton);
        settle();
        QVERIFY(open.content().differences().empty());
        QCOMPARE(form->effects().first()->verb(), std::string("move"));
    }

    void cardsComeGoAndComeBack()
    {
        CardsOpen open(kRace);
        open.panel().choose("event", "the-thaw");
        QTest::mouseClick(open.panel().addButton(), Qt::LeftButton);
        settle();
        CardForm* form = open.panel().form();
        QVERIFY(form != nullptr);
        QCOMPARE(form->card(), std::string("own-card"));
        type(form->nameField(), QStringLiteral("Gale"));
        type(form->textField(), QStringLiteral("Away with you."));
        QVERIFY(open.line(QStringLiteral("Gale")) != nullptr);
        QCOMPARE(open.content().card("event", "own-card")->effects.size(), std::size_t{1}); // like the other one
        QVERIFY(open.page().startButton()->isEnabled());

        const QString thaw = open.panel().tree()->currentItem()->parent()->child(3)->text(0);
        QVERIFY(open.click(thaw));
        QTest::mouseClick(open.panel().removeButton(), Qt::LeftButton);
        settle();
        QVERIFY(open.content().card("event", "the-thaw") == nullptr);
        QVERIFY(open.panel().form() == nullptr);
        QTest::mouseClick(open.panel().restoreButton(), Qt::LeftButton);
        settle();
        QVERIFY(open.content().card("event", "the-thaw") != nullptr);
        QVERIFY(open.panel().form() != nullptr);
        QCOMPARE(open.content().differences().size(), std::size_t{1});
        QTest::mouseClick(open.page().differences()->undoAll(), Qt::LeftButton);
        settle();
        QVERIFY(open.content().differences().empty());
    }

    void whatIsWrongStandsAtTheCardAndForbidsToStart()
    {
        CardsOpen open(kJunior);
        open.panel().choose("narnia", "lion-witch-wardrobe");
        QTest::mouseClick(open.panel().form()->effects().last()->removeButton(), Qt::LeftButton);
        settle();
        QVERIFY(!open.page().startButton()->isEnabled());
        QVERIFY(!open.page().startButton()->toolTip().isEmpty());
        QTest::keyClick(open.panel().tree(), Qt::Key_Z, Qt::ControlModifier);
        settle();
        QVERIFY(open.page().startButton()->isEnabled());
        open.panel().choose("narnia", "armies-on-the-move");
        choose(open.panel().form()->timing(), QStringLiteral("scoring"));
        QVERIFY(!open.panel().form()->problem().isEmpty());
        QVERIFY(!open.page().startButton()->isEnabled());
    }

    /// A field that outlives its card, or whose number another effect has by now, changes nothing.
    void aFieldEditsWhatItWasMadeFor()
    {
        CardsOpen open(kRace);
        open.panel().choose("event", "beavers-shelter");
        NewGameModel& model = open.page().model();
        const DeckWords words(open.desktop().application().catalogue(), model);
        EffectEditor second(words, model, "event", "beavers-shelter", 1);
        EffectEditor first(words, model, "event", "beavers-shelter", 0);
        model.editContent(
            {}, [](engine::ContentDraft& draft) { return draft.removeEffect("event", "beavers-shelter", 0); });
        const engine::ContentDraft before = model.content();
        first.field("count")->number()->setValue(9); // there is another effect of that number now
        QComboBox* who = second.field("who")->box();
        emit who->activated(who->findData(QStringLiteral("all")));
        QVERIFY(model.content() == before);
        model.editContent({}, [](engine::ContentDraft& draft) { return draft.removeCard("event", "beavers-shelter"); });
        const engine::ContentDraft without = model.content();
        first.field("count")->number()->setValue(8);
        QVERIFY(model.content() == without);
    }

    void aVariantIsSavedWithItsCards()
    {
        CardsOpen open(kCastle);
        QVERIFY(open.click(QStringLiteral("Diplomat")));
        QTest::mouseClick(open.panel().removeButton(), Qt::LeftButton);
        QVERIFY(open.click(QStringLiteral("Spy")));
        type(open.panel().form()->copies(), 3);
        type(open.panel().form()->nameField(), QStringLiteral("Watcher"));
        SaveVariantDialog dialog(open.desktop().application(), open.page().model(), &open.desktop().window());
        QTest::keyClicks(dialog.nameField(), QStringLiteral("Quiet courts"));
        QTest::mouseClick(dialog.saveButton(), Qt::LeftButton);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        const std::string file = open.page().model().variantFile();
        const auto saved = engine::loadVariant(file);
        QVERIFY(saved.has_value());
        QCOMPARE(saved->content.decks.size(), std::size_t{1});
        QVERIFY(!saved->content.decks.front().whole);
        QCOMPARE(saved->content.decks.front().removed.front().id, std::string("diplomat"));
        // Chosen again it is as it was, and is played.
        open.page().choose(kCastle);
        settle();
        QVERIFY(open.content().differences().empty());
        QVERIFY(open.page().model().choose(kCastle, file));
        settle();
        QCOMPARE(open.content().card("castle", "spy")->copies, 3);
        QVERIFY(open.line(QStringLiteral("Watcher")) != nullptr);
        QTest::mouseClick(open.page().startButton(), Qt::LeftButton);
        QVERIFY(open.desktop().window().play().session() != nullptr);
        const engine::RulesetData& data = open.desktop().window().play().session()->setup().rules.data;
        QCOMPARE(data.decks.front().cards.size(), std::size_t{5});
    }

    void namesAreGivenInEachLanguage()
    {
        CardsOpen open(kCastle);
        QVERIFY(open.click(QStringLiteral("Spy")));
        editor::SharedField* french = open.panel().form()->nameFieldIn("fr");
        QVERIFY(french != nullptr && french->isVisible());
        QVERIFY(open.panel().form()->nameFieldIn("en") == nullptr); // that is the first one
        // What no language has a name in is shown there as what will be said instead, and is no name in it.
        CardsOpen lacking(kJunior);
        QVERIFY(lacking.panel().table() != nullptr);
        lacking.page().showCard(lacking.content().decks().front().id,
                                lacking.content().decks().front().cards.front().id);
        editor::SharedField* german = lacking.panel().form()->nameFieldIn("de");
        QVERIFY(german != nullptr);
        QCOMPARE(german->text(), QString());
        QCOMPARE(german->placeholderText(), lacking.panel().form()->nameField()->text());
        QCOMPARE(french->text(), QStringLiteral("Espion"));
        type(french, QStringLiteral("Guetteur"));
        QCOMPARE(open.panel().form()->nameField()->text(), QStringLiteral("Spy"));
        QVERIFY(open.line(QStringLiteral("Spy")) != nullptr);
        QCOMPARE(differences(open.page().differences()), QStringList{QStringLiteral("Back to the official card: Spy")});
        // What the ruleset says anyway is no word of one's own.
        type(french, QStringLiteral("Espion"));
        QVERIFY(open.content().differences().empty());
        type(french, QStringLiteral("Guetteur"));

        SaveVariantDialog dialog(open.desktop().application(), open.page().model(), &open.desktop().window());
        QTest::keyClicks(dialog.nameField(), QStringLiteral("Lookouts"));
        QTest::mouseClick(dialog.saveButton(), Qt::LeftButton);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        const std::string file = open.page().model().variantFile();
        const auto wordIn = [&](const char* language) {
            const engine::Library& library = open.desktop().application().catalogue().library();
            const auto saved = engine::loadVariant(file);
            const auto setup = library.setup(*saved, engine::SetupRequest());
            engine::Errors errors;
            return QString::fromStdString(
                engine::gameTexts(library.textRoots(), *setup, errors).word("card.spy.name", language));
        };
        QCOMPARE(wordIn("fr"), QStringLiteral("Guetteur"));
        QCOMPARE(wordIn("en"), QStringLiteral("Spy"));

        // Chosen again it is as it was, and what is taken back goes from the files.
        open.page().choose(kCastle);
        settle();
        QVERIFY(open.content().differences().empty());
        QVERIFY(open.page().model().choose(kCastle, file));
        settle();
        QVERIFY(open.click(QStringLiteral("Spy")));
        QCOMPARE(open.panel().form()->nameFieldIn("fr")->text(), QStringLiteral("Guetteur"));
        QTest::mouseClick(open.panel().restoreButton(), Qt::LeftButton);
        settle();
        QVERIFY(open.page().model().saveVariant(QStringLiteral("Lookouts"), "en").has_value());
        QCOMPARE(wordIn("fr"), QStringLiteral("Espion"));
    }

    void theFirstNameIsInTheLanguageOfTheWindow()
    {
        CardsOpen open(kCastle, QStringLiteral("fr"));
        QVERIFY(open.click(QStringLiteral("Espion")));
        CardForm* form = open.panel().form();
        QVERIFY(form->nameFieldIn("fr") == nullptr);
        type(form->nameField(), QStringLiteral("Guetteur"));
        type(form->nameFieldIn("en"), QStringLiteral("Lookout"));
        QVERIFY(open.line(QStringLiteral("Guetteur")) != nullptr);
        QCOMPARE(QString::fromUtf8(open.content().text("spy", "name").data()), QStringLiteral("Guetteur"));
        QCOMPARE(open.content().words().at("en").at("card.spy.name"), std::string("Lookout"));
    }

    /// A table that goes on to more players gives them seats to choose.
    void aTableSaysHowManyPlay()
    {
        CardsOpen open({"world", "warrior-risk"});
        NewGameModel& model = open.page().model();
        QCOMPARE(model.seatRange().most, 6);
        QVERIFY(open.click(QStringLiteral("Dealt realms")));
        CardForm* form = open.panel().form();
        choose(form->addBox(), QStringLiteral("deal"));
        EffectEditor* deal = form->effects().last();
        for (QSpinBox* field : deal->findChildren<QSpinBox*>())
            if (field->maximum() == 12) type(field, 7);
        QVERIFY2(model.contentProblems().empty(), qPrintable(form->problem()));
        QCOMPARE(model.seatRange().most, 7);
        const QList<QAbstractButton*> counts = open.page().seats()->countButtons();
        QCOMPARE(counts.size(), 6);
        QTest::mouseClick(counts.last(), Qt::LeftButton);
        settle();
        QCOMPARE(model.players(), 7);
        QTest::mouseClick(open.page().startButton(), Qt::LeftButton);
        QVERIFY(open.desktop().window().play().session() != nullptr);
        QCOMPARE(open.desktop().window().play().session()->setup().seats.size(), std::size_t{7});
    }

    void aSetUpIsADifferenceToo()
    {
        CardsOpen open(kCastle);
        NewGameModel& model = open.page().model();
        QVERIFY(model.choose({"diplomacy-europe", "diplomacy"},
                             MARCHES_SOURCE_DIR "/maps/diplomacy-europe/variants/fleet-rome.yaml"));
        settle();
        QCOMPARE(differences(open.page().differences()),
                 QStringList{QStringLiteral("Back to what the map says: Rome")});
        QTest::mouseClick(open.page().differences()->findChild<QToolButton*>(QStringLiteral("undo")), Qt::LeftButton);
        settle();
        QVERIFY(model.content().places().empty());
        QTest::mouseClick(open.page().startButton(), Qt::LeftButton);
        QVERIFY(open.desktop().window().play().session() != nullptr);
        const engine::Board& board = open.desktop().window().play().session()->setup().map.board;
        QVERIFY(board.place(*board.findPlace("rome")).hasFlag("starts-army"));
    }

    void whatTerritoriesBeginWithIsATable()
    {
        CardsOpen open({"diplomacy-europe", "diplomacy"});
        SetUpTable* table = open.panel().setUp();
        QVERIFY(table != nullptr && table->isVisible());
        const QList<QTableWidgetItem*> found = table->findItems(QStringLiteral("Rome"), Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        const int row = found.first()->row();
        int army = 0;
        while (army < table->columnCount() && table->horizontalHeaderItem(army)->text() != QStringLiteral("army"))
            ++army;
        QVERIFY(army < table->columnCount());
        QCOMPARE(table->item(row, army)->checkState(), Qt::Checked);
        table->setCurrentCell(row, army);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Space);
        settle();
        QCOMPARE(open.content().places().size(), std::size_t{1});
        QCOMPARE(open.content().changes().places.front().removedFlags.front().id, std::string("starts-army"));
        QTest::keyClick(table, Qt::Key_Space);
        settle();
        QVERIFY(open.content().changes().empty()); // as on the map it is no change
    }

    void whatRegionsAreWorthIsATable()
    {
        CardsOpen open({"world", "classic-risk"});
        open.panel().choose(ContentPanel::kSetUp);
        settle();
        SetUpTable* table = open.panel().setUp();
        QVERIFY(table != nullptr);
        const int row = table->findItems(QStringLiteral("Asia"), Qt::MatchExactly).first()->row();
        table->setCurrentCell(row, 1);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_F2);
        auto* editor = table->viewport()->findChild<QSpinBox*>();
        QVERIFY(editor != nullptr);
        editor->selectAll();
        QTest::keyClicks(editor, QStringLiteral("9"));
        QTest::keyClick(editor, Qt::Key_Return);
        settle();
        QCOMPARE(open.content().regions().size(), std::size_t{1});
        QCOMPARE(open.content().regions().front().bonus, 9);
        QTest::mouseClick(open.page().startButton(), Qt::LeftButton);
        QVERIFY(open.desktop().window().play().session() != nullptr);
        const engine::Board& board = open.desktop().window().play().session()->setup().map.board;
        QCOMPARE(board.regions()[static_cast<std::size_t>(*board.findRegion("asia"))].bonus, 9);
    }

    void aDeckIsPrintedAsCards()
    {
        CardsOpen open(kCastle);
        QVERIFY(open.panel().printButton()->isEnabled() && open.panel().printButton()->isVisible());
        const QString file = open.desktop().folder() + QStringLiteral("/cards.pdf");
        QVERIFY(open.panel().writeCards(file));
        const auto pdf = engine::readFile(file.toStdString(), 10'000'000);
        QVERIFY(pdf && pdf->starts_with("%PDF"));
        QVERIFY(!open.panel().writeCards(file + QStringLiteral("/there.pdf"))); // below a file

        // Nine to a sheet of A4; the longest text stays within its card.
        QString longText;
        for (int i = 0; i < 60; ++i) longText += QStringLiteral("Everybody goes home. ");
        const std::vector<PrintedCard> cards{{QStringLiteral("Fates"), QStringLiteral("Winter"), longText, 8},
                                             {QStringLiteral("Fates"), QStringLiteral("Spring"), QString(), 2}};
        QCOMPARE(cardSheetCount(cards, {}), 2);
        constexpr double kDots = 12; // a millimetre: a mark is wider than a dot, and its smooth edges are not all of it
        const QImage sheet = renderCardSheet(cards, {}, 0, kDots);
        const auto ink = [&sheet](const QRectF& millimetres) {
            const QRect box = QRectF(millimetres.topLeft() * kDots, millimetres.size() * kDots).toRect();
            int dark = 0;
            for (int y = box.top(); y < box.bottom(); ++y)
                for (int x = box.left(); x < box.right(); ++x) dark += qGray(sheet.pixel(x, y)) < 128 ? 1 : 0;
            return dark;
        };
        const double left = (210 - 3 * 63) / 2.0;
        const double top = (297 - 3 * 88) / 2.0;
        QVERIFY(ink({left + 5, top + 30, 50, 40}) > 200);  // its text
        QCOMPARE(ink({left + 0.5, top + 10, 1, 70}), 0);   // no letter at the edge
        QVERIFY(ink({left - 0.5, top - 6, 1, 5}) > 0);     // a mark to cut along
        QVERIFY(ink({left + 130, top + 185, 50, 12}) > 0); // the ninth is Spring
        CardSheetSettings tooLarge;
        tooLarge.card = QSizeF(300, 400);
        QCOMPARE(cardSheetCount(cards, tooLarge), 0);
        QVERIFY(renderCardsPdf(cards, tooLarge).isEmpty());
    }

    void allThatDecksSayIsTranslated()
    {
        Desktop desktop(QStringLiteral("fr"));
        for (const engine::Ruleset* ruleset : engine::rulesets())
            for (const engine::DeckForm& deck : ruleset->deckForms())
                for (const engine::EffectForm& effect : deck.effects) {
                    QVERIFY2(EffectNotes::note(effect.note) != QString::fromStdString(effect.note),
                             effect.note.c_str());
                    for (const engine::ArgumentForm& argument : effect.arguments)
                        QVERIFY2(EffectNotes::note(argument.note) != QString::fromStdString(argument.note),
                                 argument.note.c_str());
                }
    }

    /// Whatever the shipped decks do is a sentence with its values in it.
    void effectsAreToldAsSentences()
    {
        CardsOpen open(kCastle);
        for (const Catalogue::Game& game : {kCastle, kRace, kJunior, Catalogue::Game{"world", "classic-risk"},
                                            Catalogue::Game{"world", "warrior-risk"}}) {
            open.page().choose(game);
            settle();
            const DeckWords words(open.desktop().application().catalogue(), open.page().model());
            for (const engine::DeckSpec& deck : open.content().decks())
                for (const engine::CardSpec& card : deck.cards)
                    for (const engine::EffectSpec& effect : card.effects) {
                        const engine::EffectForm& form = *open.content().form(deck.id)->find(effect.verb);
                        const QString sentence = words.sentence(form, effect);
                        QVERIFY2(!sentence.contains(QLatin1Char('{')), qPrintable(sentence));
                        const bool says = !effect.args.empty() || !effect.lists.empty();
                        QVERIFY2(!says || !sentence.startsWith(DeckWords::verb(form)), qPrintable(sentence));
                    }
        }
        open.page().choose({"world", "classic-risk"});
        settle();
        const DeckWords words(open.desktop().application().catalogue(), open.page().model());
        const engine::DeckForm& missions = *open.content().form("missions");
        const engine::CardSpec& mission = *open.content().card("missions", "europe-oceania-and-another");
        QCOMPARE(words.effects(missions, mission),
                 QStringLiteral("Hold completely: Europe, Oceania, and 1 more of one’s choice."));
        QCOMPARE(
            words.effects(missions, *open.content().card("missions", "beat-red")),
            QStringLiteral("Take the last territory of: Red army. Where it is one’s own, or somebody else has done "
                           "it: hold 57 percent of all territories."));
        open.desktop().application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QCOMPARE(words.effects(missions, mission),
                 QStringLiteral("Tenir entièrement\u00a0: Europe, Océanie, et 1 de plus au choix."));
        // The same cards on a map that knows nothing of these regions.
        open.page().choose({"two-isles", "classic-risk"});
        settle();
        const DeckWords elsewhere(open.desktop().application().catalogue(), open.page().model());
        QVERIFY(elsewhere.place("europe").contains(QStringLiteral("qui n’est pas ici")));
    }

    /// One press from a changed card to a game that is played with it, by a person against bots.
    void changedCardsAreTriedAtOnce()
    {
        CardsOpen open(kCastle);
        QVERIFY(open.click(QStringLiteral("Spy")));
        type(open.panel().form()->copies(), 2);
        QCOMPARE(open.panel().tryButton()->text(), QStringLiteral("Try it"));
        QVERIFY(open.panel().tryButton()->isEnabled());
        QTest::mouseClick(open.panel().tryButton(), Qt::LeftButton);
        const GameSession* game = open.desktop().window().play().session();
        QVERIFY(game != nullptr && open.desktop().window().play().isVisible());
        QCOMPARE(game->setup().variant.content.decks.size(), std::size_t{1});
        QVERIFY(game->seats().size() >= 2 && !game->seats().front().isBot());
        for (std::size_t seat = 1; seat < game->seats().size(); ++seat) QVERIFY(game->seats()[seat].isBot());
    }

    void anotherLanguageIsSpokenAtOnce()
    {
        CardsOpen open(kCastle);
        QVERIFY(open.click(QStringLiteral("Spy")));
        open.desktop().application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QVERIFY(open.line(QStringLiteral("Spy")) == nullptr);
        QCOMPARE(open.page().ruleParts()->tabText(1), QStringLiteral("Cartes et tables"));
        QCOMPARE(open.panel().form()->copies()->accessibleName(), QStringLiteral("Exemplaires dans le paquet"));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    // Without a font every text is empty, and nothing can be clicked.
    if (QFontInfo(QApplication::font()).family().isEmpty()) qFatal("no font is installed");
    marches::app::CardsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_cards.moc"
