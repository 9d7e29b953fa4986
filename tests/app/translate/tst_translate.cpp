// SPDX-License-Identifier: GPL-3.0-or-later
// The translator's bench in the real window, by mouse and keys: a new language, texts, plurals, forms of names, placeholders,
// mistakes, steps back, saving, what other programs and crashes do.
#include "tests/app/translate/bench.h"

#include "app/desktop/newgame/optionrow.h"
#include "app/desktop/translate/boardpreview.h"
#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/conflictdialog.h"
#include "app/desktop/translate/formspanel.h"
#include "app/desktop/translate/previewpanel.h"
#include "app/desktop/translate/samplepreview.h"
#include "app/desktop/translate/windowsample.h"
#include "editor/formats/tsfile.h"
#include "editor/translation/translationjournal.h"

#include <QCheckBox>
#include <QComboBox>
#include <QListView>
#include <QRadioButton>

#include <algorithm>

namespace marches::app {

class TestTranslate : public BenchTest {
    Q_OBJECT

private slots:
    void germanIsAddedToAMapByTheBenchAlone()
    {
        begin();
        QCOMPARE(page().desk().source(), map());
        QCOMPARE(page().desk().language(), QStringLiteral("fr"));
        QVERIFY2(page().strip().text().contains(QStringLiteral("are translated")), qPrintable(page().strip().text()));
        beginLanguage(QStringLiteral("deutsch"));
        QCOMPARE(page().desk().language(), QStringLiteral("de"));
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

    void theBoardSaysWhatIsTyped()
    {
        begin();
        QVERIFY(page().desk().begin(map(), QStringLiteral("de")));
        settle();
        QVERIFY(page().preview().board().hasMap());
        choose("territory.beruna.name");
        type(QStringLiteral("Furten von Beruna"));
        const auto& texts = page().preview().texts()->texts();
        QCOMPARE(texts.word("territory.beruna.name", "de"), std::string("Furten von Beruna"));
        QTRY_VERIFY2(!page().checks().text().contains(QStringLiteral("Wider")), qPrintable(page().checks().text()));
        type(QStringLiteral(" im sehr breiten und langen Tal der vielen breiten Namen des Landes"));
        QTRY_VERIFY2(page().checks().text().contains(QStringLiteral("Beruna")) ||
                         page().checks().text().contains(QStringLiteral("Furten")),
                     qPrintable(page().checks().text()));
    }

    void pluralsPlaceholdersAndMistakes()
    {
        begin();
        QVERIFY(page().desk().begin(rules(), QStringLiteral("de")));
        settle();
        int plural = -1;
        int holder = -1;
        for (int row = 0; row < document().count(); ++row) {
            const auto& source = document().row(row).source;
            if (plural < 0 && source.isPlural() && !source.pluralBy.empty() == false) plural = row;
            const bool refusal = document().group(row) == editor::TextGroup::Refusals;
            if (holder < 0 && refusal && !source.isPlural() && editor::sourcePlaceholders(document().row(row)).size() == 1)
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

    void theRealWidgetsSayWhatIsTyped()
    {
        begin();
        QVERIFY(page().desk().begin(rules(), QStringLiteral("de")));
        settle();
        const auto first = [this](const char* prefix, const char* suffix) {
            for (int row = 0; row < document().count(); ++row)
                if (document().row(row).key().starts_with(prefix) && document().row(row).key().ends_with(suffix)) return row;
            qFatal("no text %s", prefix);
        };
        const QStringList words{QStringLiteral("Schalter"), QStringLiteral("Karte"), QStringLiteral("Frage"),
                                QStringLiteral("Absage"), QStringLiteral("Zeile")};
        const std::array rows{first("option.", ".title"), first("card.", ".name"), first("question.", ""), first("refused.", ""),
                              first("log.", "")};
        for (std::size_t i = 0; i < rows.size(); ++i) {
            page().list().setCurrent(rows[i]);
            const QString word = words[static_cast<qsizetype>(i)];
            for (int form = 0; form < page().sentence().fieldCount(); ++form) {
                type(word + QLatin1Char(' '), form);
                for (const std::string& placeholder : editor::sourcePlaceholders(document().row(rows[i])))
                    QTest::keyClicks(page().sentence().field(form), QString::fromStdString(placeholder));
            }
            const QString shown = page().preview().sample().text();
            const bool isRow = page().preview().sample().findChild<OptionRow*>() != nullptr;
            QCOMPARE(i == 0 && !isRow, false); // an option is shown by its row
            QVERIFY2(shown.contains(word), qPrintable(word + QStringLiteral(": ") + shown));
            QVERIFY2(!shown.contains(word + QStringLiteral(" {")), qPrintable(shown));
        }
    }

    void laterAndAnotherLook()
    {
        begin();
        QVERIFY(page().desk().begin(map(), QStringLiteral("de")));
        settle();
        choose("territory.beruna.name");
        type(QStringLiteral("Beruna"));
        QTest::mouseClick(&page().sentence().laterButton(), Qt::LeftButton);
        QCOMPARE(state("territory.beruna.name"), TextState::Again);
        QVERIFY(page().currentRow() != document().find("territory.beruna.name"));
        QTest::mouseClick(&page().texts().filter(TextFilter::ToCheck), Qt::LeftButton);
        QCOMPARE(page().list().listed(), std::vector<int>{document().find("territory.beruna.name")});
        QTest::mouseClick(&page().sentence().again(), Qt::LeftButton, {}, QPoint(8, page().sentence().again().height() / 2));
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
        QVERIFY(!page().desk().store()->isModified());
    }

    void savesByItself()
    {
        begin();
        QVERIFY(page().desk().begin(map(), QStringLiteral("de")));
        choose("territory.beruna.name");
        type(QStringLiteral("Beruna an der Furt"));
        QTRY_VERIFY_WITH_TIMEOUT(bytesOf(po("de")).contains("Beruna an der Furt"), 8000);
        QVERIFY(!page().desk().store()->isModified());
    }

    void whatACrashLeftIsTakenUp()
    {
        m_desktop->window().goToTranslate();
        QVERIFY(page().desk().begin(map(), QStringLiteral("de")));
        const QString real = m_desktop->application().preferences().dataFolder() + QStringLiteral("/autosave/translations");
        m_desktop->window().goToWelcome();
        {
            // Another process would leave the same: a journal that nobody holds.
            auto store = editor::TranslationStore::open(map().toStdString(), "de", real.toStdString());
            QVERIFY(store.has_value());
            (*store)->document().typeForm((*store)->document().find("territory.anvard.name"), 0, "Anvard!");
        }
        QCOMPARE(static_cast<int>(editor::TranslationJournal::left(real.toStdString()).size()), 1);
        page().desk().close();
        m_desktop->window().goToTranslate();
        settle();
        QCOMPARE(text("territory.anvard.name"), std::string("Anvard!"));
        QVERIFY2(page().strip().text().contains(QStringLiteral("restored")), qPrintable(page().strip().text()));
        QVERIFY(page().finish());
        QVERIFY(bytesOf(po("de")).contains("Anvard!"));
    }

    void conflictsAreSettledTextByText()
    {
        begin();
        QVERIFY(page().desk().begin(map(), QStringLiteral("de")));
        for (const char* key : {"territory.beruna.name", "territory.anvard.name"}) {
            choose(key);
            type(QStringLiteral("eins"));
        }
        QVERIFY(page().finish());
        const QByteArray saved = bytesOf(po("de"));
        for (const char* key : {"territory.beruna.name", "territory.anvard.name"}) {
            choose(key);
            type(QStringLiteral("zwei"));
        }
        writeBytes(po("de"), QByteArray(saved).replace("\"eins\"", "\"drei\""));
        QTRY_VERIFY_WITH_TIMEOUT(page().desk().hasConflicts(), 8000);
        QVERIFY(bytesOf(po("de")).contains("drei") && !bytesOf(po("de")).contains("zwei"));
        QPushButton* button = offered(QStringLiteral("Choose what to keep"));
        QVERIFY(button != nullptr);
        QTest::mouseClick(button, Qt::LeftButton);
        auto* dialog = page().findChild<ConflictDialog*>();
        QVERIFY(dialog != nullptr);
        dialog->theirsButton(0).click();
        QTest::mouseClick(&dialog->keepButton(), Qt::LeftButton);
        settle();
        m_desktop->window().activateWindow();
        QVERIFY(!page().desk().hasConflicts());
        const QByteArray now = bytesOf(po("de"));
        QCOMPARE(now.count("drei"), 1);
        QCOMPARE(now.count("zwei"), 1);
    }

    void hostileFilesAreToldAndStay()
    {
        const QByteArray bad = "msgid \"\"\nmsgstr \"\"\n\n\nmsgctxt \"map.name\"\nmsgid \"Narnia\"\nmsgstr \"\\Narnia\"\n";
        writeBytes(po("fr"), bad);
        begin();
        page().desk().open(map(), QStringLiteral("fr"));
        settle();
        QVERIFY2(page().troubleText().contains(QStringLiteral("fr.po:7:")), qPrintable(page().troubleText()));
        QVERIFY(!page().list().isVisible());
        m_desktop->window().goToWelcome();
        QCOMPARE(bytesOf(po("fr")), bad);
        // Mended in a text editor, it opens.
        m_desktop->window().goToTranslate();
        writeBytes(po("fr"), QByteArray(bad).replace("\\Narnia", "Narnia"));
        QTest::mouseClick(&page().tryAgainButton(), Qt::LeftButton);
        QVERIFY(page().troubleText().isEmpty());
        QCOMPARE(text("map.name"), std::string("Narnia"));
    }

    void ownTranslationOfWhatIsShippedLiesOverIt()
    {
        QDir(m_data->filePath(QStringLiteral(".git"))).removeRecursively();
        const QByteArray shipped = bytesOf(po("fr"));
        begin();
        QVERIFY(page().desk().open(map(), QStringLiteral("fr")));
        choose("territory.beruna.name");
        type(QStringLiteral(" la Rouge"));
        QVERIFY(page().finish());
        QCOMPARE(bytesOf(po("fr")), shipped);
        const QString own = QString::fromStdString(page().desk().store()->files().front());
        QVERIFY(own != po("fr"));
        QVERIFY(bytesOf(own).contains("la Rouge") && !bytesOf(own).contains("Telmar"));
        checkFile(own);
        QVERIFY(page().desk().open(map(), QStringLiteral("fr")));
        QVERIFY(QString::fromStdString(text("territory.beruna.name")).contains(QStringLiteral("la Rouge")));
        QVERIFY(!text("territory.telmar.name").empty());
        QCOMPARE(document().counts().done, document().counts().total);
    }

    void theWindowSpeaksWhatIsTyped()
    {
        begin();
        QComboBox& sources = page().texts().sources();
        sources.setFocus();
        QTest::keyClick(&sources, Qt::Key_End);
        settle();
        QCOMPARE(page().desk().source(), window());
        QCOMPARE(page().desk().language(), QStringLiteral("fr"));
        QCOMPARE(document().counts().done, document().counts().total);
        beginLanguage(QStringLiteral("deutsch"));
        QCOMPARE(page().desk().language(), QStringLiteral("de"));
        const QString own = m_desktop->application().language().ownFile(QStringLiteral("de"));
        QVERIFY2(QFile::exists(own), qPrintable(own));
        QTRY_VERIFY(m_desktop->application().language().available().contains(QStringLiteral("de")));
        m_desktop->application().preferences().setLanguage(QStringLiteral("de"));
        settle();
        QCOMPARE(page().sentence().keepButton().text(), QStringLiteral("Keep and go on"));

        choose("marches::app::SentenceEditor: Keep and go on");
        type(QStringLiteral("Behalten und weiter"));
        const QString shown = page().preview().sample().text();
        QVERIFY2(shown.contains(QStringLiteral("Behalten und weiter")), qPrintable(shown));
        // In a moment of quiet it is saved, and the button itself says it; the field keeps the focus and what stands in it.
        QTRY_COMPARE_WITH_TIMEOUT(page().sentence().keepButton().text(), QStringLiteral("Behalten und weiter"), 8000);
        QVERIFY(page().sentence().field(0)->hasFocus());
        QCOMPARE(page().sentence().field(0)->text(), QStringLiteral("Behalten und weiter"));
        type(QStringLiteral("gehen"));
        QCOMPARE(text("marches::app::SentenceEditor: Keep and go on"), std::string("Behalten und weitergehen"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(page().finish());
        const auto read = editor::loadTs(own);
        QVERIFY(read.has_value());
        QCOMPARE(editor::writeTs(*read), bytesOf(own));
        // Another translation in which nothing is chosen: what was shown is gone, whatever the window speaks meanwhile.
        auto* sample = page().findChild<WindowSample*>();
        QVERIFY(sample != nullptr && !sample->place().isEmpty());
        QTest::keyClicks(&page().list().search(), QStringLiteral("no such sentence"));
        QVERIFY(page().desk().begin(window(), QStringLiteral("pl")));
        m_desktop->application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QCOMPARE(sample->place(), QString());
    }

    void openingSomethingElseChangesNothing()
    {
        const QByteArray before = bytesOf(po("fr"));
        begin();
        for (const QString& source : {rules(), map(), rules(), map()}) {
            QVERIFY(page().desk().open(source, QStringLiteral("fr")));
            settle();
            QTest::qWait(50); // for what was put off
            QVERIFY(!page().desk().store()->isModified());
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
