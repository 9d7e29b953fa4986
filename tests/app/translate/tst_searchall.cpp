// SPDX-License-Identifier: GPL-3.0-or-later
// The bench beyond the texts that are open: words that are looked for and replaced everywhere, and texts that are
// filled with what is translated elsewhere.
#include "app/desktop/translate/textsearchdialog.h"
#include "app/desktop/window/preparation.h"
#include "tests/app/translate/bench.h"

#include <QCheckBox>
#include <QLabel>
#include <QTreeWidget>

namespace marches::app {

class TestSearchAll : public BenchTest {
    Q_OBJECT

    QString rulesPo() const
    {
        return m_data->filePath(QStringLiteral("resources/rules/narnia-risk-junior/i18n/fr.po"));
    }
    TextSearchDialog& openSearch()
    {
        page().searchAllTexts();
        auto* dialog = page().findChild<TextSearchDialog*>();
        if (dialog == nullptr) qFatal("no dialog");
        return *dialog;
    }
    static void search(TextSearchDialog& dialog, const QString& words)
    {
        dialog.words().setFocus();
        dialog.words().selectAll();
        QTest::keyClicks(&dialog.words(), words);
        QTest::keyClick(&dialog.words(), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isSearching(), 20000);
        settle();
    }
    static QTreeWidgetItem* itemOf(TextSearchDialog& dialog, const QString& translation)
    {
        const auto found = dialog.list().findItems(translation, Qt::MatchExactly | Qt::MatchRecursive, 1);
        return found.isEmpty() ? nullptr : found.front();
    }
    void closeDialog(TextSearchDialog& dialog)
    {
        dialog.reject();
        QTRY_VERIFY(page().findChild<TextSearchDialog*>() == nullptr);
        m_desktop->window().activateWindow();
        settle();
    }

private slots:
    void aWordIsReplacedInEveryFileAtOnce()
    {
        begin();
        QVERIFY(page().controller().open(map(), QStringLiteral("fr")));
        settle();
        const QByteArray mapBefore = bytesOf(po("fr"));
        const QByteArray rulesBefore = bytesOf(rulesPo());
        QVERIFY(rulesBefore.contains("Narnia"));
        TextSearchDialog& dialog = openSearch();
        QVERIFY(!dialog.replaceButton().isEnabled());
        search(dialog, QStringLiteral("Narnia"));
        QVERIFY(dialog.list().topLevelItemCount() >= 2);
        // Who only searches replaces nothing by mistake.
        QVERIFY(!dialog.replaceButton().isEnabled());
        QTest::keyClicks(&dialog.replacement(), QStringLiteral("Narnie"));
        settle();
        QVERIFY(dialog.replaceButton().isEnabled());
        QTest::mouseClick(&dialog.replaceButton(), Qt::LeftButton);
        QTRY_VERIFY(page().findChild<TextSearchDialog*>() == nullptr);
        settle();
        QVERIFY(!bytesOf(rulesPo()).contains("msgstr \"Narnia"));
        QVERIFY(bytesOf(rulesPo()).contains("Narnie"));
        QVERIFY(bytesOf(po("fr")).contains("Narnie"));
        // Ids and sources stay, and so do the placeholders.
        QCOMPARE(bytesOf(rulesPo()).count("msgid "), rulesBefore.count("msgid "));
        checkFile(rulesPo());
        // What is open says so, too.
        const auto says = [this](const char* word) {
            for (int row = 0; row < document().count(); ++row)
                for (const std::string& form : document().row(row).po.text)
                    if (form.find(word) != std::string::npos) return true;
            return false;
        };
        QVERIFY(says("Narnie"));
        QVERIFY(!says("Narnia"));
        m_desktop->window().activateWindow();
        QPushButton* undo = offered(QStringLiteral("Undo the replacement"));
        QVERIFY(undo != nullptr);
        QTest::mouseClick(undo, Qt::LeftButton);
        settle();
        QCOMPARE(bytesOf(rulesPo()), rulesBefore);
        QCOMPARE(bytesOf(po("fr")), mapBefore);
        QVERIFY(says("Narnia"));
        QVERIFY(!says("Narnie"));
    }

    void onlyWhatIsTickedIsReplaced()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        for (const auto& [key, name] :
             {std::pair("territory.beruna.name", "Furt und Furten"), std::pair("territory.telmar.name", "Furtland")}) {
            choose(key);
            type(QString::fromLatin1(name));
        }
        TextSearchDialog& dialog = openSearch(); // what is typed is found, too
        search(dialog, QStringLiteral("furt"));
        QVERIFY(itemOf(dialog, QStringLiteral("Furt und Furten")) != nullptr);
        QVERIFY(itemOf(dialog, QStringLiteral("Furtland")) != nullptr);
        QTest::keyClicks(&dialog.replacement(), QStringLiteral("Steg"));
        QCOMPARE(itemOf(dialog, QStringLiteral("Furt und Furten"))->text(2), QStringLiteral("Steg und Stegen"));
        dialog.wholeWords().click();
        QTRY_VERIFY(!dialog.isSearching());
        QVERIFY(itemOf(dialog, QStringLiteral("Furtland")) == nullptr);
        QCOMPARE(itemOf(dialog, QStringLiteral("Furt und Furten"))->text(2), QStringLiteral("Steg und Furten"));
        dialog.wholeWords().click();
        dialog.matchCase().click();
        QTRY_VERIFY(!dialog.isSearching());
        QVERIFY(itemOf(dialog, QStringLiteral("Furtland")) == nullptr);
        dialog.matchCase().click();
        QTRY_VERIFY(!dialog.isSearching() && itemOf(dialog, QStringLiteral("Furtland")) != nullptr);
        itemOf(dialog, QStringLiteral("Furtland"))->setCheckState(0, Qt::Unchecked);
        settle();
        QCOMPARE(dialog.replaceButton().text(), QStringLiteral("Replace in 1 text"));
        QTest::mouseClick(&dialog.replaceButton(), Qt::LeftButton);
        settle();
        QCOMPARE(text("territory.beruna.name"), std::string("Steg und Stegen"));
        QCOMPARE(text("territory.telmar.name"), std::string("Furtland"));
    }

    void placeholdersAreNoWords()
    {
        const editor::TextSearch place(QStringLiteral("place"), QStringLiteral("lieu"), {});
        QCOMPARE(place.replacedIn(QStringLiteral("{place}: Place %1 {place:of}, placé")),
                 QStringLiteral("{place}: Lieu %1 {place:of}, placé"));
        QVERIFY(!place.isIn(QStringLiteral("{place}")));
        QVERIFY(!editor::TextSearch({}, QStringLiteral("x"), {}).isIn(QStringLiteral("anything")));
        // Whatever stands for something in a pattern is only itself.
        QCOMPARE(
            editor::TextSearch(QStringLiteral("(.*"), QStringLiteral("\\1"), {}).replacedIn(QStringLiteral("a (.* b")),
            QStringLiteral("a \\1 b"));
        QVERIFY(!editor::TextSearch(QStringLiteral("%1"), {}, {}).isIn(QStringLiteral("%1 of %2")));
        // What is found in small letters is replaced in small letters, unless one asks for just these.
        const QString red = QStringLiteral("Rouge, l’armée rouge");
        QCOMPARE(editor::TextSearch(QStringLiteral("rouge"), QStringLiteral("Vermeil"), {}).replacedIn(red),
                 QStringLiteral("Vermeil, l’armée vermeil"));
        QCOMPARE(editor::TextSearch(QStringLiteral("Rouge"), QStringLiteral("vermeil"), {true, false}).replacedIn(red),
                 QStringLiteral("vermeil, l’armée rouge"));
        // A word ends where letters do, in every script.
        const editor::TextSearch whole(QStringLiteral("été"), QStringLiteral("hiver"), {false, true});
        QCOMPARE(whole.replacedIn(QStringLiteral("Été étés l’été")), QStringLiteral("Hiver étés l’hiver"));
    }

    void aTextThatIsFoundIsOpened()
    {
        begin();
        QVERIFY(page().controller().open(map(), QStringLiteral("fr")));
        settle();
        TextSearchDialog& dialog = openSearch();
        search(dialog, QStringLiteral("Sorci"));
        QTreeWidgetItem* wanted = nullptr;
        for (int top = 0; top < dialog.list().topLevelItemCount(); ++top)
            if (dialog.list().topLevelItem(top)->text(0).contains(QStringLiteral("Narnia Risk Junior")))
                wanted = dialog.list().topLevelItem(top)->child(0);
        QVERIFY(wanted != nullptr);
        const QString source = wanted->text(0);
        dialog.list().setCurrentItem(wanted);
        settle();
        QTest::mouseClick(&dialog.openButton(), Qt::LeftButton);
        settle();
        QCOMPARE(page().controller().source(), rules());
        QCOMPARE(QString::fromStdString(document().row(page().currentRow()).source.one).simplified(), source);
    }

    void emptyTextsAreFilledFromTheMemory()
    {
        begin();
        // What the map calls a thing in German is what the rules call it.
        QVERIFY(page().controller().open(rules(), QStringLiteral("fr")));
        std::string key;
        std::string source;
        std::string known;
        for (int row = 0; row < document().count() && key.empty(); ++row)
            if (document().row(row).po.text.size() == 1 && !document().row(row).loose &&
                document().state(row) == TextState::Done) {
                key = document().row(row).key();
                source = document().row(row).source.one;
                known = document().row(row).po.text.front();
            }
        const QString memory = m_data->filePath(QStringLiteral("memory-de.po"));
        writeBytes(memory, "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\nmsgid \"" +
                               QByteArray::fromStdString(source) + "\"\nmsgstr \"Anderswo\"\n");
        QVERIFY(page().controller().begin(rules(), QStringLiteral("de")));
        QTRY_VERIFY(page().controller().isMemoryFilled());
        const int before = document().counts().empty;
        page().fillFromMemory(); // nothing is known yet, and nothing is changed
        QCOMPARE(document().counts().empty, before);
        QVERIFY(!document().undoStack().canUndo());
        page().controller().setMemoryFiles({memory});
        QTRY_VERIFY(page().controller().isMemoryFilled());
        page().fillFromMemory();
        QCOMPARE(text(key.c_str()), std::string("Anderswo"));
        QCOMPARE(state(key.c_str()), TextState::Again);
        QVERIFY(document().counts().empty < before);
        page().undo();
        QCOMPARE(document().counts().empty, before);
        QCOMPARE(text(key.c_str()), std::string());
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestSearchAll test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_searchall.moc"
