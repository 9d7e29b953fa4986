// SPDX-License-Identifier: GPL-3.0-or-later
// Variants that players make in New game: none is lost, each can be named anew and taken away.
#include "fixture.h"

#include "app/desktop/newgame/contentpanel.h"
#include "app/desktop/newgame/deckwords.h"
#include "app/desktop/newgame/maptree.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/optionlist.h"
#include "app/desktop/newgame/optionrow.h"
#include "app/desktop/newgame/ownvariantbar.h"
#include "app/desktop/newgame/savevariantdialog.h"
#include "app/desktop/newgame/valuerow.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/widgets/chip.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/preparation.h"
#include "engine/package/variantpackage.h"

#include <algorithm>

#include <QAbstractButton>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>

namespace marches::app {

namespace {

const std::string kWoods = "advanced.wooded-two-dice";
const Catalogue::Game kJunior{"narnia", "narnia-risk-junior"};
const Catalogue::Game kCastle{"castle-europe", "castle-risk"};
constexpr int kPatience = 3000; ///< ms: what is kept is written a moment after it was changed

QDir drafts(const QString& folder) { return {folder + QStringLiteral("/data/drafts")}; }

QStringList draftFiles(const QString& folder)
{
    return drafts(folder).entryList({QStringLiteral("variant-*.json")}, QDir::Files);
}

/// The program, at New game.
class AtNewGame {
public:
    explicit AtNewGame(const QString& folder, const QString& language = QStringLiteral("en"))
        : m_desktop(folder, language, QSize(1400, 900))
    {
        m_desktop.window().goToNewGame();
        settle();
    }
    Desktop& desktop() { return m_desktop; }
    NewGamePage& page() { return m_desktop.window().newGame(); }
    NewGameModel& model() { return page().model(); }

    QList<QAbstractButton*> draftRows() { return seen(QStringLiteral("variantDraft")); }
    QList<QAbstractButton*> seen(const QString& name)
    {
        settle();
        QList<QAbstractButton*> found = page().findChildren<QAbstractButton*>(name);
        found.removeIf([](QAbstractButton* button) { return !button->isVisible(); });
        return found;
    }
    void press(QAbstractButton* button)
    {
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
    }
    /// Turns the switch of an option, as a person does.
    void turnWoods()
    {
        page().options()->showOption(kWoods);
        settle();
        press(page().options()->row(kWoods)->toggle());
    }

    /// Saves how it stands as a variant. Gives its file.
    std::string save(const QString& name)
    {
        SaveVariantDialog dialog(m_desktop.application(), model(), &m_desktop.window());
        dialog.nameField()->setText(name);
        QTest::mouseClick(dialog.saveButton(), Qt::LeftButton);
        page().tree()->setChosen(model().game(), model().variantFile());
        settle();
        return model().variantFile();
    }
    /// Variants of the game that come with the program.
    std::size_t shipped()
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(m_desktop.application().catalogue().variants(model().game()),
                                  [](const engine::LibraryEntry* entry) { return !entry->own; }));
    }

private:
    Desktop m_desktop;
};

class VariantsTest : public QObject {
    Q_OBJECT
private slots:
    /// What was changed and not saved is there after the program was killed, and laid out as it was.
    void changesOutliveTheProgram()
    {
        const QTemporaryDir folder;
        std::string card;
        int copies = 0;
        {
            AtNewGame before(folder.path());
            before.page().choose(kCastle);
            settle();
            const engine::DeckSpec& deck = before.model().content().decks().front();
            card = deck.cards.front().id;
            copies = deck.cards.front().copies + 3;
            before.page().showCard(deck.id, card);
            settle();
            QSpinBox* field = nullptr;
            for (QSpinBox* one : before.page().content()->findChildren<QSpinBox*>())
                if (field == nullptr && one->isVisible() && one->value() == copies - 3) field = one;
            QVERIFY(field != nullptr);
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, QString::number(copies));
            QTest::keyClick(field, Qt::Key_Tab);
            QTRY_VERIFY_WITH_TIMEOUT(!draftFiles(folder.path()).isEmpty(), kPatience);
            QVERIFY(before.draftRows().isEmpty()); // it is on the page
            before.desktop().crash();
        }
        AtNewGame after(folder.path());
        QCOMPARE(after.draftRows().size(), 1);
        after.draftRows().front()->setFocus();
        QTest::keyClick(after.draftRows().front(), Qt::Key_Return);
        settle();
        QCOMPARE(after.model().game(), kCastle);
        const auto& decks = after.model().content().decks();
        const engine::CardSpec* laid = after.model().content().card(decks.front().id, card);
        QVERIFY(laid != nullptr);
        QCOMPARE(laid->copies, copies);
        QVERIFY(after.model().isEdited());
        QVERIFY(after.model().isEdited());
        QVERIFY(after.draftRows().isEmpty());
        // Taken back, nothing is left to keep.
        after.model().resetAll();
        QTRY_VERIFY_WITH_TIMEOUT(draftFiles(folder.path()).isEmpty(), kPatience);
    }

    /// Another game may be looked at meanwhile; closing writes what waits.
    void changesOfAnotherGameWait()
    {
        const QTemporaryDir folder;
        {
            AtNewGame before(folder.path());
            before.turnWoods();
            before.page().choose(kCastle);
            QCOMPARE(before.draftRows().size(), 1);
            before.model().setOption(before.model().data().options.front().id,
                                     before.model().official(before.model().data().options.front().id));
            QCOMPARE(draftFiles(folder.path()).size(), 1); // the same as before is no change
        }
        AtNewGame after(folder.path(), QStringLiteral("fr"));
        QCOMPARE(after.draftRows().size(), 1);
        after.press(after.draftRows().front());
        QCOMPARE(after.model().changedOptions(), std::vector<std::string>{kWoods});
    }

    void discardedChangesComeBackWithOnePress()
    {
        const QTemporaryDir folder;
        {
            AtNewGame before(folder.path());
            before.turnWoods();
        }
        AtNewGame after(folder.path());
        QCOMPARE(after.draftRows().size(), 1);
        after.press(after.seen(QStringLiteral("discardDraft")).front());
        QVERIFY(after.draftRows().isEmpty());
        QVERIFY(draftFiles(folder.path()).isEmpty());
        after.press(after.seen(QStringLiteral("takeBackDraft")).front());
        QCOMPARE(after.draftRows().size(), 1);
        after.press(after.seen(QStringLiteral("discardDraft")).front());
        AtNewGame later(folder.path());
        QVERIFY(later.draftRows().isEmpty());
    }

    /// A saved variant has no unsaved changes, nor has a game that keeps its options itself.
    void whatIsSavedOrStartedIsNoDraft()
    {
        const QTemporaryDir folder;
        AtNewGame open(folder.path());
        open.turnWoods();
        QTRY_VERIFY_WITH_TIMEOUT(!draftFiles(folder.path()).isEmpty(), kPatience);
        {
            SaveVariantDialog dialog(open.desktop().application(), open.model(), &open.desktop().window());
            QTest::keyClicks(dialog.nameField(), QStringLiteral("Evening"));
            QTest::mouseClick(dialog.saveButton(), Qt::LeftButton);
        }
        QVERIFY(draftFiles(folder.path()).isEmpty());
        // Further changes are those of the variant, and are put back on it.
        const std::string file = open.model().variantFile();
        open.turnWoods();
        QTRY_VERIFY_WITH_TIMEOUT(!draftFiles(folder.path()).isEmpty(), kPatience);
        open.page().choose(kCastle);
        QCOMPARE(open.draftRows().size(), 1);
        open.press(open.draftRows().front());
        QCOMPARE(open.model().variantFile(), file);
        QCOMPARE(open.model().ownName(), QStringLiteral("Evening"));
        QVERIFY(open.model().changedOptions().empty());
        open.press(open.page().startButton());
        QVERIFY(open.desktop().window().play().session() != nullptr);
        QVERIFY(draftFiles(folder.path()).isEmpty());
    }

    /// A fault in the cards does not cost what was right before it.
    void changesWithAFaultAreKeptFromBeforeIt()
    {
        const QTemporaryDir folder;
        std::string deck;
        std::string card;
        int copies = 0;
        {
            AtNewGame before(folder.path());
            before.page().choose(kCastle);
            deck = before.model().content().decks().front().id;
            card = before.model().content().decks().front().cards.front().id;
            copies = before.model().content().decks().front().cards.front().copies + 1;
            before.model().editContent(
                {}, [&](engine::ContentDraft& draft) { return draft.setCopies(deck, card, copies); });
            QTRY_VERIFY_WITH_TIMEOUT(!draftFiles(folder.path()).isEmpty(), kPatience);
            before.model().editContent(
                {}, [&](engine::ContentDraft& draft) { return draft.setTiming(deck, card, "never-heard-of"); });
            QVERIFY(!before.model().contentProblems().empty());
        }
        AtNewGame after(folder.path());
        QCOMPARE(after.draftRows().size(), 1);
        after.press(after.draftRows().front());
        QCOMPARE(after.model().content().card(deck, card)->copies, copies);
    }

    /// A name of one's own, and whoever changes it: file and id stay, unsaved changes too.
    void aVariantGetsAnotherName()
    {
        const QTemporaryDir folder;
        AtNewGame open(folder.path());
        QVERIFY(!open.page().ownVariants()->renameButton()->isVisible()); // the game itself is nobody's
        const std::string file = open.save(QStringLiteral("Evening"));
        open.page().options()->showOption(kWoods);
        open.turnWoods();
        QVERIFY(open.model().isEdited());
        QVERIFY(open.page().ownVariants()->renameButton()->isVisible());
        QString title;
        QString begins;
        QTimer::singleShot(0, [&] {
            auto* dialog = qobject_cast<SaveVariantDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            title = dialog->windowTitle();
            begins = dialog->nameField()->text();
            QTest::keyClicks(dialog->nameField(), QStringLiteral("Night"));
            QTest::mouseClick(dialog->saveButton(), Qt::LeftButton);
        });
        open.page().tree()->setFocus();
        QTest::keyClick(open.page().tree(), Qt::Key_F2);
        QCOMPARE(title, QStringLiteral("Rename variant"));
        QCOMPARE(begins, QStringLiteral("Evening"));
        QCOMPARE(open.page().tree()->currentItem()->text(0), QStringLiteral("Night"));
        QCOMPARE(open.model().ownName(), QStringLiteral("Night"));
        QCOMPARE(open.model().variantFile(), file);
        QVERIFY(open.model().isEdited());
        // It is written over by its new name, and not a second time beside it.
        SaveVariantDialog again(open.desktop().application(), open.model(), &open.desktop().window());
        QCOMPARE(again.nameField()->text(), QStringLiteral("Night"));
        again.show();
        QCOMPARE(again.findChild<QLabel*>(QStringLiteral("note"))->text(), QStringLiteral("“Night” is written over."));
        QTest::mouseClick(again.saveButton(), Qt::LeftButton);
        QCOMPARE(open.model().variantFile(), file);
        QVERIFY(!open.model().isEdited());
        QCOMPARE(open.desktop().application().catalogue().variants(open.model().game()).size(), open.shipped() + 1);
    }

    /// A game goes by the name of the variant that it was begun as, as long as it is that variant.
    void aGameGoesByTheNameOfItsVariant()
    {
        const QTemporaryDir folder;
        {
            AtNewGame open(folder.path());
            open.save(QStringLiteral("Evening"));
            MainWindow& window = open.desktop().window();
            open.press(open.page().startButton());
            QVERIFY2(window.play().title().contains(QStringLiteral("Evening")), qPrintable(window.play().title()));
            QVERIFY(window.windowTitle().contains(QStringLiteral("Evening")));
            QVERIFY(window.controller().saveAs(folder.filePath(QStringLiteral("a.marches-save"))));
            window.goToNewGame();
            settle();
            open.turnWoods(); // no longer as it was saved
            open.press(open.page().startButton());
            QVERIFY2(!window.play().title().contains(QStringLiteral("Evening")), qPrintable(window.play().title()));
        }
        AtNewGame open(folder.path(), QStringLiteral("fr"));
        MainWindow& window = open.desktop().window();
        window.openFile(folder.filePath(QStringLiteral("a.marches-save")));
        QVERIFY2(window.play().title().contains(QStringLiteral("Evening")), qPrintable(window.play().title()));
    }

    /// What an effect does now is said, and what it did.
    void theDifferenceSaysWhatACardDoes()
    {
        const QTemporaryDir folder;
        AtNewGame open(folder.path());
        NewGameModel& model = open.model();
        const Catalogue& catalogue = open.desktop().application().catalogue();
        int changed = 0;
        for (const Catalogue::Game& game : catalogue.oneEach()) {
            open.page().choose(game);
            for (const engine::DeckSpec& deck : std::vector(model.content().decks()))
                for (const engine::CardSpec& card : deck.cards) {
                    const engine::DeckForm* form = model.content().form(deck.id);
                    if (card.effects.empty() || form == nullptr) continue;
                    model.resetAll();
                    model.editContent(
                        {}, [&](engine::ContentDraft& draft) { return draft.removeEffect(deck.id, card.id, 0); });
                    const auto all = model.content().differences();
                    const DeckWords words(catalogue, model);
                    const QString before = words.effects(*form, card);
                    if (all.empty() || !all.front().effects || before.isEmpty()) continue;
                    ++changed;
                    QVERIFY2(words.difference(all.front()).contains(before), qPrintable(words.difference(all.front())));
                }
        }
        QVERIFY2(changed > 20, qPrintable(QString::number(changed)));
    }

    /// What saving does to others is said before.
    void savingBesideIsSaid()
    {
        const QTemporaryDir folder;
        AtNewGame open(folder.path());
        const std::string file = open.save(QStringLiteral("Evening"));
        const auto note = [&open](const QString& name) {
            SaveVariantDialog dialog(open.desktop().application(), open.model(), &open.desktop().window());
            dialog.show();
            dialog.nameField()->setText(name);
            const auto* label = dialog.findChild<QLabel*>(QStringLiteral("note"));
            return label->isVisible() ? label->text() : QString();
        };
        QVERIFY(note(QStringLiteral("evening")).contains(QStringLiteral("written over")));
        QVERIFY(note(QStringLiteral("Night")).isEmpty());
        // Another program has written it meanwhile.
        QFile bytes(QString::fromStdString(file));
        QVERIFY(bytes.open(QIODevice::Append) && bytes.write("# mine\n") > 0);
        bytes.close();
        QVERIFY(note(QStringLiteral("Evening")).contains(QStringLiteral("changed elsewhere")));
        const std::string beside = open.save(QStringLiteral("Evening"));
        QVERIFY(beside != file);
        QVERIFY(QFile::exists(QString::fromStdString(file)));
        // The game itself, saved by a name that is there.
        open.page().choose(kJunior);
        QVERIFY(note(QStringLiteral("Evening")).contains(QStringLiteral("already")));
    }

    /// Deleted, it is back with one press; so is one that is broken.
    void aDeletedVariantComesBack()
    {
        const QTemporaryDir folder;
        AtNewGame open(folder.path());
        const Catalogue& catalogue = open.desktop().application().catalogue();
        open.turnWoods();
        const std::string file = open.save(QStringLiteral("Evening"));
        const std::size_t all = catalogue.variants(kJunior).size();
        open.page().tree()->setFocus();
        QTest::keyClick(open.page().tree(), Qt::Key_Delete);
        settle();
        QVERIFY(!QFile::exists(QString::fromStdString(file)));
        QCOMPARE(catalogue.variants(kJunior).size(), all - 1);
        QCOMPARE(open.model().variantFile(), std::string());
        QVERIFY(open.model().changedOptions().empty());
        QCOMPARE(open.seen(QStringLiteral("takeBackVariant")).size(), 1);
        open.press(open.seen(QStringLiteral("takeBackVariant")).front());
        QVERIFY(QFile::exists(QString::fromStdString(file)));
        QCOMPARE(open.model().variantFile(), file);
        QCOMPARE(open.model().changedOptions(), std::vector<std::string>{kWoods});
        QVERIFY(open.seen(QStringLiteral("takeBackVariant")).isEmpty());
        // What was changed of it and not saved does not go with it.
        open.turnWoods();
        open.press(open.page().ownVariants()->deleteButton());
        QCOMPARE(open.draftRows().size(), 1);
        QCOMPARE(open.seen(QStringLiteral("takeBackVariant")).size(), 1);
        // Another page, and it is only in its folder.
        open.desktop().window().goToWelcome();
        open.desktop().window().goToNewGame();
        QVERIFY(open.seen(QStringLiteral("takeBackVariant")).isEmpty());
        QCOMPARE(QDir(folder.path() + QStringLiteral("/data/deleted/variants/narnia")).entryList(QDir::Files).size(),
                 1);

        QFile broken(QString::fromStdString(file));
        QVERIFY(broken.open(QIODevice::WriteOnly) && broken.write("marches: variant/1\nmap: [") > 0);
        broken.close();
        open.desktop().application().catalogue().rescan();
        QTreeWidgetItem* row = nullptr;
        for (QTreeWidgetItemIterator it(open.page().tree()); *it != nullptr; ++it)
            if ((*it)->text(0).contains(QStringLiteral("evening"), Qt::CaseInsensitive)) row = *it;
        QVERIFY(row != nullptr);
        open.page().tree()->setCurrentItem(row);
        QVERIFY(!open.page().ownVariants()->renameButton()->isEnabled());
        open.press(open.page().ownVariants()->deleteButton());
        QVERIFY(!broken.exists());
        QCOMPARE(open.page().tree()->currentItem()->text(0),
                 open.page().tree()->currentItem()->parent()->child(0)->text(0));
    }

    /// One that is called as a shipped one is not taken for it by those who know variants by their ids.
    void oneCalledAsAShippedOneIsAnother()
    {
        const QTemporaryDir folder;
        AtNewGame open(folder.path());
        const engine::Library& library = open.desktop().application().library();
        open.turnWoods();
        for (const Catalogue::Game& game : open.desktop().application().catalogue().games()) {
            const auto all = open.desktop().application().catalogue().variants(game);
            if (all.empty() || game.map == "narnia") continue;
            const std::string shipped = all.front()->id;
            open.page().choose(game);
            open.save(QString::fromStdString(shipped));
            const auto& variants = library.variants();
            QCOMPARE(std::ranges::count_if(variants,
                                           [&](const engine::LibraryEntry& entry) {
                                               return entry.map == game.map && entry.id == shipped;
                                           }),
                     1);
            const std::string file = open.model().variantFile();
            const auto own = std::ranges::find(variants, file, &engine::LibraryEntry::file);
            QVERIFY(own != variants.end() && own->own && !own->broken());
            QCOMPARE(library.variant(own->map + "/" + own->id)->file, file);
            return;
        }
        QFAIL("no variant");
    }

    /// A key that is held down does not lay out every game on its way, and what comes after it finds the last.
    void walkingThroughTheListIsQuick()
    {
        const QTemporaryDir folder;
        AtNewGame open(folder.path());
        MapTree* tree = open.page().tree();
        tree->setFocus();
        QSignalSpy laidOut(&open.model(), &NewGameModel::gameChanged);
        const Catalogue::Game before = open.model().game();
        for (int i = 0; i < 30; ++i) QTest::keyClick(tree, Qt::Key_Down);
        QCOMPARE(laidOut.size(), 0);
        QTRY_COMPARE(laidOut.size(), 1);
        QVERIFY(open.model().game() != before);
        const QString at = tree->currentItem()->text(0);
        // Enter starts what is marked, however soon it comes.
        QTest::keyClick(tree, Qt::Key_Up);
        QVERIFY(tree->currentItem()->text(0) != at);
        const std::string marked = tree->variant() == nullptr ? std::string() : tree->variant()->file;
        QTest::keyClick(tree, Qt::Key_Return);
        settle();
        QCOMPARE(open.model().variantFile(), marked);
        QVERIFY(open.desktop().window().play().session() != nullptr);
        QCOMPARE(open.desktop().window().play().session()->setup().variant.ruleset, open.model().game().ruleset);
    }

    /// Of what comes with the program nothing goes.
    void shippedVariantsStay()
    {
        const QTemporaryDir folder;
        AtNewGame open(folder.path());
        for (const Catalogue::Game& game : open.desktop().application().catalogue().games())
            for (const engine::LibraryEntry* entry : open.desktop().application().catalogue().variants(game)) {
                open.page().tree()->setChosen(game, entry->file);
                QVERIFY(open.page().tree()->variant() == entry);
                QVERIFY(!open.page().ownVariants()->deleteButton()->isVisible());
                QTest::keyClick(open.page().tree(), Qt::Key_Delete);
                QVERIFY(QFile::exists(QString::fromStdString(entry->file)));
            }
    }

    void aBrokenDraftIsSetAsideAndTold()
    {
        const QTemporaryDir folder;
        {
            AtNewGame before(folder.path());
        }
        QVERIFY(QDir().mkpath(drafts(folder.path()).path()));
        QFile file(drafts(folder.path()).filePath(QStringLiteral("variant-20260101-000000-00000001.json")));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"variant\": \"marches: var") > 0);
        file.close();
        AtNewGame after(folder.path());
        QVERIFY(after.draftRows().isEmpty());
        const auto* told = after.page().findChild<QLabel*>(QStringLiteral("draftTrouble"));
        QVERIFY(told != nullptr);
        QVERIFY(told->isVisible());
        QVERIFY2(told->text().contains(QStringLiteral("variant-20260101-000000-00000001.json.broken")),
                 qPrintable(told->text()));
        QVERIFY(QFile::exists(file.fileName() + QStringLiteral(".broken")));
        QVERIFY(!file.exists());
    }
};

} // namespace

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    // Without a font every text is empty, and nothing can be clicked.
    if (QFontInfo(QApplication::font()).family().isEmpty()) qFatal("no font is installed");
    marches::app::VariantsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_variants.moc"
