// SPDX-License-Identifier: GPL-3.0-or-later
// The translator's work on the bench, by mouse and keys in the real window: a new language, texts, plurals, forms of
// names, placeholders, mistakes, search, steps back.
#include "app/desktop/window/preparation.h"
#include "tests/app/translate/bench.h"

#include "app/desktop/base/language.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/formspanel.h"
#include "app/desktop/window/gamecontroller.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"

#include <QComboBox>
#include <QRadioButton>

namespace marches::app {

class TestTranslate : public BenchTest {
    Q_OBJECT

private slots:
    void aLanguageFromRightToLeftIsTypedFromTheRight()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("ar")));
        choose("territory.lamppost.name");
        FormField& field = *page().sentence().field(0);
        QCOMPARE(page().forms().field(2).layoutDirection(), Qt::RightToLeft);
        QTest::keyClicks(&field, QStringLiteral("{player}")); // of Latin letters alone, it is on the right all the same
        field.moveCursor(QTextCursor::Start);
        QVERIFY(field.cursorRect().center().x() > field.width() / 2);
        for (const QLabel* words : page().sentence().findChildren<QLabel*>()) // the source as it was written
            if (words->text() == QLatin1String("Lamppost")) QCOMPARE(words->layoutDirection(), Qt::LeftToRight);
        QVERIFY(page().controller().open(map(), QStringLiteral("fr")));
        QCOMPARE(page().forms().field(2).layoutDirection(), Qt::LeftToRight);
    }

    void germanIsAddedToAMapByTheBenchAlone()
    {
        begin();
        QCOMPARE(page().controller().source(), map());
        QCOMPARE(page().controller().language(), QStringLiteral("fr"));
        QVERIFY2(page().strip().text().contains(QStringLiteral("are translated")), qPrintable(page().strip().text()));
        beginLanguage(QStringLiteral("deutsch"));
        QCOMPARE(page().controller().language(), QStringLiteral("de"));
        QVERIFY(QFile::exists(po("de")));
        QVERIFY(QFile::exists(m_data->filePath(QStringLiteral("maps/narnia/variants/i18n/de.po"))));
        QCOMPARE(page().texts().languages().currentData().toString(), QStringLiteral("de"));
        QCOMPARE(document().counts().done, 0);

        choose("territory.lamppost.name");
        type(QStringLiteral("Laternenpfahl"));
        key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(document().row(page().currentRow()).key(), std::string("territory.lamppost.with-article"));
        QVERIFY(page().sentence().field(0)->hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("der Laternenpfahl"));
        // The other forms stand beside it.
        QCOMPARE(page().forms().base(), std::string("territory.lamppost"));
        QTest::keyClicks(&page().forms().field(2), QStringLiteral("des Laternenpfahls"));
        QVERIFY(page().forms().example(2).contains(QStringLiteral("des Laternenpfahls")));
        QCOMPARE(text("territory.lamppost.of"), std::string("des Laternenpfahls"));
        key(Qt::Key_Down, Qt::ControlModifier);
        QCOMPARE(page().currentRow(), document().find("territory.lamppost.at"));
        key(Qt::Key_B, Qt::ControlModifier);
        QCOMPARE(text("territory.lamppost.at"), std::string("at the Lamppost"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text("territory.lamppost.at"), std::string());

        key(Qt::Key_S, Qt::ControlModifier);
        checkFile(po("de"));
        QVERIFY(bytesOf(po("de")).contains("msgstr \"des Laternenpfahls\""));
        QVERIFY2(page().savingState().contains(QStringLiteral("de.po")), qPrintable(page().savingState()));
        QCOMPARE(document().counts().done, 3);
    }

    void aRunningGameSpeaksTheNewWords()
    {
        NewGame wanted;
        wanted.variant = *m_desktop->application().library().variant("narnia/official");
        QVERIFY(m_desktop->window().controller().start(wanted));
        settle();
        PlayPage& play = m_desktop->window().play();
        const int lamppost = *play.session()->setup().map.board.findPlace("lamppost");
        const int here = play.session()->game().here();
        begin();
        choose("territory.lamppost.name");
        page().sentence().field(0)->selectAll();
        type(QStringLiteral("Bec de gaz"));
        key(Qt::Key_F5, Qt::NoModifier);
        settle();
        QVERIFY(play.isVisible());
        QCOMPARE(m_desktop->application().language().current(), QStringLiteral("fr"));
        QCOMPARE(play.board().scene().model().placeName(lamppost), QStringLiteral("Bec de gaz"));
        QCOMPARE(play.session()->game().here(), here); // the same game
    }

    void pluralsPlaceholdersAndMistakes()
    {
        begin();
        QVERIFY(page().controller().begin(rules(), QStringLiteral("de")));
        settle();
        int plural = -1;
        int holder = -1;
        for (int row = 0; row < document().count(); ++row) {
            const auto& source = document().row(row).source;
            if (plural < 0 && source.isPlural() && !source.pluralBy.empty() == false) plural = row;
            const bool refusal = document().group(row) == editor::TextGroup::Refusals;
            if (holder < 0 && refusal && !source.isPlural() &&
                editor::sourcePlaceholders(document().row(row)).size() == 1)
                holder = row;
        }
        QVERIFY(plural >= 0 && holder >= 0);
        page().list().setCurrent(plural);
        QCOMPARE(page().sentence().fieldCount(), 2);
        type(QStringLiteral("einer"), 0);
        QCOMPARE(document().state(plural), TextState::Mistake); // the other form is empty
        type(QStringLiteral("viele "), 1);
        QVERIFY(!page().sentence().chips().empty());
        key(Qt::Key_1, Qt::ControlModifier);
        QCOMPARE(document().state(plural), TextState::Done);

        page().list().setCurrent(holder);
        const std::string placeholder = editor::sourcePlaceholders(document().row(holder)).front();
        type(QStringLiteral("Das geht nicht."));
        QCOMPARE(document().state(holder), TextState::Mistake);
        page().list().setCurrent(plural);
        key(Qt::Key_PageDown, Qt::AltModifier);
        QCOMPARE(page().currentRow(), holder);
        QTRY_VERIFY(!page().checks().buttons().empty());
        QTest::mouseClick(page().checks().buttons().front(), Qt::LeftButton);
        QCOMPARE(document().state(holder), TextState::Done);
        QCOMPARE(document().row(holder).po.text.front(), "Das geht nicht " + placeholder + ".");
        // A chip by the mouse: twice is once too often for a person, not for the rules.
        page().sentence().field(0)->clear();
        QTest::mouseClick(page().sentence().chips().front(), Qt::LeftButton);
        QCOMPARE(document().row(holder).po.text.front(), placeholder);

        page().finish();
        checkFile(m_data->filePath(QStringLiteral("resources/rules/narnia-risk-junior/i18n/de.po")));
    }

    void laterAndAnotherLook()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        settle();
        choose("territory.beruna.name");
        type(QStringLiteral("Beruna"));
        QTest::mouseClick(&page().sentence().laterButton(), Qt::LeftButton);
        QCOMPARE(state("territory.beruna.name"), TextState::Again);
        QVERIFY(page().currentRow() != document().find("territory.beruna.name"));
        QTest::mouseClick(&page().texts().filter(TextFilter::ToCheck), Qt::LeftButton);
        QCOMPARE(page().list().listed(), std::vector<int>{document().find("territory.beruna.name")});
        QTest::mouseClick(&page().sentence().again(), Qt::LeftButton, {},
                          QPoint(8, page().sentence().again().height() / 2));
        QCOMPARE(state("territory.beruna.name"), TextState::Done);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(state("territory.beruna.name"), TextState::Again);
    }

    void searchAndReplace()
    {
        begin();
        QTest::keyClicks(&page().list().search(), QStringLiteral("Grand Fleuve"));
        const auto found = page().list().listed().size();
        QVERIFY(found > 2 && found < 20);
        QTest::keyClicks(&page().list().replacement(), QStringLiteral("Long Fleuve"));
        QTest::mouseClick(&page().list().replaceButton(), Qt::LeftButton);
        QCOMPARE(text("barrier.great-river.name"), std::string("Le Long Fleuve"));
        page().undo(); // one step
        QCOMPARE(text("barrier.great-river.name"), std::string("Le Grand Fleuve"));
        QVERIFY(!page().controller().store()->isModified());
    }

    void openingSomethingElseChangesNothing()
    {
        const QByteArray before = bytesOf(po("fr"));
        begin();
        for (const QString& source : {rules(), map(), rules(), map()}) {
            QVERIFY(page().controller().open(source, QStringLiteral("fr")));
            settle();
            QTest::qWait(50); // for what was put off
            QVERIFY(!page().controller().store()->isModified());
            QVERIFY(!document().undoStack().canUndo());
        }
        QCOMPARE(bytesOf(po("fr")), before);
    }

    void noBreakSpacesStay()
    {
        begin();
        choose("map.name");
        const QString words = QStringLiteral("Narnia\u202f!\u00a0:");
        page().sentence().field(0)->clear();
        page().sentence().field(0)->insert(words);
        QCOMPARE(QString::fromStdString(text("map.name")), words);
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestTranslate test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_translate.moc"
