// SPDX-License-Identifier: GPL-3.0-or-later
// One map open in the bench and in the editor at once: each sees what the other has saved.
#include "app/desktop/edit/editpage.h"
#include "app/desktop/window/preparation.h"
#include "editor/document/mapstore.h"
#include "tests/app/translate/bench.h"

namespace marches::app {

class TestBenchAndEdit : public BenchTest {
    Q_OBJECT

    static constexpr const char* kName = "territory.beruna.name";

    MapController& maps() { return m_desktop->window().edit().controller(); }
    QString lands() const
    {
        return QString::fromStdString(m_desktop->application().library().ownRoot()) + QStringLiteral("/maps/lands");
    }
    QString landsPo(const char* language) const
    {
        return lands() + QStringLiteral("/i18n/%1.po").arg(QLatin1String(language));
    }
    /// A copy of the map that is one's own, in the editor; its texts in the bench, which is in front.
    void openBoth(const char* language = "fr")
    {
        begin();
        m_desktop->window().goToEdit();
        QVERIFY(maps().open(QFileInfo(map()).path()));
        QVERIFY(maps().saveAs(lands()));
        m_desktop->application().catalogue().rescan();
        m_desktop->window().goToTranslate();
        QVERIFY(page().controller().open(lands() + QStringLiteral("/map.yaml"), QLatin1String(language)));
        page().controller().markAsChosen();
        settle();
    }
    void name(const char* language, const char* key, const char* words)
    {
        maps().document()->edit(QStringLiteral("Name"), [&](editor::MapEdit& edit) -> editor::EditOutcome {
            edit.setText(language, key, words);
            return {};
        });
    }
    std::string nameInEdit(const char* language, const char* key)
    {
        return maps().document()->model().text(language, key);
    }
    void goToEdit()
    {
        m_desktop->window().goToEdit();
        settle();
    }
    void goToBench()
    {
        m_desktop->window().goToTranslate();
        settle();
    }
    void typeAnew(const QString& words)
    {
        page().sentence().field(0)->setFocus();
        page().sentence().field(0)->selectAll();
        QTest::keyClicks(page().sentence().field(0), words);
    }

private slots:
    void aNameThatEditSavesIsNewInTheBench()
    {
        openBoth();
        QCOMPARE(state(kName), TextState::Done);
        choose(kName);
        goToEdit();
        name("en", kName, "Beruna Crossing");
        QVERIFY(maps().save());
        goToBench();
        QCOMPARE(document().row(document().find(kName)).source.one, std::string("Beruna Crossing"));
        QCOMPARE(state(kName), TextState::Again);
        QCOMPARE(text(kName), std::string("Béruna"));
        QCOMPARE(page().currentRow(), document().find(kName)); // one is where one was
        QVERIFY(page().strip().text().contains(QStringLiteral("1 text has changed in the original")));
        QVERIFY(!page().controller().hasConflicts());
        typeAnew(QStringLiteral("Le Passage"));
        QVERIFY(page().controller().save());
        QVERIFY(bytesOf(landsPo("fr")).contains("Le Passage"));
    }

    void aSourceChangedByAnotherProgramIsNewInTheOpenBench()
    {
        openBoth();
        choose(kName);
        const QString file = lands() + QStringLiteral("/map.yaml");
        QByteArray bytes = bytesOf(file);
        QVERIFY(bytes.contains("name: Beruna,"));
        writeBytes(file, bytes.replace("name: Beruna,", "name: Beruna Crossing,"));
        QTRY_COMPARE_WITH_TIMEOUT(document().row(document().find(kName)).source.one, std::string("Beruna Crossing"),
                                  5000);
        QCOMPARE(state(kName), TextState::Again);
        // What cannot be read in the midst of somebody's work leaves the bench as it is.
        writeBytes(file, "marches: map/1\nid: [");
        page().controller().lookOutside();
        QCOMPARE(state(kName), TextState::Again);
    }

    void aTranslationFromTheBenchIsInEdit()
    {
        openBoth();
        choose(kName);
        typeAnew(QStringLiteral("Le Passage"));
        goToEdit(); // which saves
        QCOMPARE(nameInEdit("fr", kName), std::string("Le Passage"));
        QVERIFY(!maps().isModified());
        QVERIFY(maps().changedOutside().empty());
        name("en", "territory.anvard.name", "Anvard Castle");
        QVERIFY(maps().save());
        QVERIFY(bytesOf(landsPo("fr")).contains("Le Passage"));
        goToBench();
        QCOMPARE(text(kName), std::string("Le Passage"));
    }

    /// What is not saved yet in Edit stays, and so does what the bench has saved.
    void unsavedWorkInEditStaysBesideIt()
    {
        openBoth();
        name("en", "territory.anvard.name", "Anvard Castle");
        choose(kName);
        typeAnew(QStringLiteral("Le Passage"));
        QVERIFY(page().controller().save());
        typeAnew(QStringLiteral("Au Passage"));
        goToEdit();
        QCOMPARE(nameInEdit("fr", kName), std::string("Au Passage"));
        QCOMPARE(nameInEdit("en", "territory.anvard.name"), std::string("Anvard Castle"));
        QVERIFY(maps().isModified());
        // Neither way back leads to a map that counts as saved and is another than the files.
        maps().document()->undoStack().undo();
        QCOMPARE(nameInEdit("fr", kName), std::string("Béruna"));
        QVERIFY(maps().isModified());
        maps().document()->undoStack().redo();
        QVERIFY(maps().save());
        QVERIFY(!maps().isModified());
        QVERIFY(bytesOf(landsPo("fr")).contains("Au Passage"));
        QVERIFY(bytesOf(lands() + QStringLiteral("/map.yaml")).contains("Anvard Castle"));
    }

    void aLanguageBegunInTheBenchIsInEdit()
    {
        openBoth();
        QVERIFY(page().controller().begin(lands() + QStringLiteral("/map.yaml"), QStringLiteral("de")));
        choose(kName);
        type(QStringLiteral("Beruna an der Furt"));
        goToEdit();
        QCOMPARE(nameInEdit("de", kName), std::string("Beruna an der Furt"));
        name("en", "territory.anvard.name", "Anvard Castle");
        QVERIFY(maps().save());
        QVERIFY(bytesOf(landsPo("de")).contains("Beruna an der Furt"));
    }

    void aNameChangedInBothIsAskedFor()
    {
        openBoth();
        name("fr", kName, "Béruna-le-Pont");
        choose(kName);
        typeAnew(QStringLiteral("Le Passage"));
        goToEdit();
        QCOMPARE(nameInEdit("fr", kName), std::string("Béruna-le-Pont"));
        QTRY_COMPARE_WITH_TIMEOUT(maps().changedOutside(), std::vector<std::string>{"i18n/fr.po"}, 5000);
        QVERIFY(!maps().save());
        QVERIFY(bytesOf(landsPo("fr")).contains("Le Passage"));
    }

    /// A map that was behind another one is looked at when it comes to the front.
    void aMapBehindTakesItToo()
    {
        openBoth();
        QVERIFY(maps().newMap());
        choose(kName);
        typeAnew(QStringLiteral("Le Passage"));
        QVERIFY(page().controller().save());
        maps().bringToFront(maps().placeOf(lands()));
        QCOMPARE(nameInEdit("fr", kName), std::string("Le Passage"));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestBenchAndEdit test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_benchandedit.moc"
