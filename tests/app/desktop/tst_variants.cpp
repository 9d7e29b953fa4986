// SPDX-License-Identifier: GPL-3.0-or-later
// Variants that players make in New game: none is lost, each can be named anew and taken away.
#include "fixture.h"

#include "app/desktop/newgame/contentpanel.h"
#include "app/desktop/newgame/maptree.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/optionlist.h"
#include "app/desktop/newgame/optionrow.h"
#include "app/desktop/newgame/savevariantdialog.h"
#include "app/desktop/newgame/valuerow.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/widgets/chip.h"
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
