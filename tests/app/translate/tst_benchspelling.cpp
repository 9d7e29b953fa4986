// SPDX-License-Identifier: GPL-3.0-or-later
// Spelling on the bench, with a German dictionary of a few words: what is underlined and when, the menu of a word by
// mouse and keys, words that are learnt, the switch, a language without a dictionary.
#include "app/desktop/window/preparation.h"
#include "tests/app/translate/bench.h"

#include "app/desktop/translate/benchspelling.h"

#include <QAction>
#include <QMenu>
#include <QTextBlock>
#include <QTextLayout>
#include <QWindow>

namespace marches::app {

class TestBenchSpelling : public BenchTest {
    Q_OBJECT

    FormField& field() { return *page().sentence().field(0); }
    QAction& choice() { return *m_desktop->window().actions().find(QStringLiteral("translate.spelling")); }

    static QStringList underlined(const FormField& field)
    {
        QStringList words;
        const QTextBlock block = field.document()->firstBlock();
        for (const QTextLayout::FormatRange& range : block.layout()->formats())
            if (range.format.underlineStyle() == QTextCharFormat::WaveUnderline)
                words << block.text().mid(range.start, range.length);
        return words;
    }
    /// A sentence without placeholders, that is no name.
    static int plainRow(const editor::TranslationDocument& document)
    {
        for (int row = 0; row < document.count(); ++row) {
            const editor::TextRow& text = document.row(row);
            if (!text.loose && !text.source.isPlural() && document.group(row) != editor::TextGroup::Names &&
                !text.key().ends_with(".name") && editor::sourcePlaceholders(text).empty())
                return row;
        }
        qFatal("no plain sentence");
    }
    void beginGerman()
    {
        begin();
        QVERIFY(page().controller().begin(rules(), QStringLiteral("de")));
        settle();
        page().list().setCurrent(plainRow(document()));
        settle();
    }
    QMenu* menuByMouse(int position)
    {
        QTextCursor cursor = field().textCursor();
        cursor.setPosition(position);
        QWidget* window = field().window();
        const QPoint at = field().viewport()->mapTo(window, field().cursorRect(cursor).center());
        QTest::mouseClick(window->windowHandle(), Qt::RightButton, {}, at);
        settle();
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    }
    QMenu* menuByKeys(int position)
    {
        field().setFocus();
        QTest::keyClick(&field(), Qt::Key_Home);
        for (int i = 0; i < position; ++i) QTest::keyClick(&field(), Qt::Key_Right);
        QTest::keyClick(&field(), Qt::Key_F10, Qt::ShiftModifier);
        settle();
        return qobject_cast<QMenu*>(QApplication::activePopupWidget());
    }

private slots:
    void aWrongWordIsUnderlinedWhenItIsThere()
    {
        beginGerman();
        type(QStringLiteral("der Konig"));
        QCOMPARE(underlined(field()), QStringList()); // it may become another one
        QTest::keyClicks(&field(), QStringLiteral(" "));
        QCOMPARE(underlined(field()), QStringList{QStringLiteral("Konig")});
        QTest::keyClicks(&field(), QStringLiteral("hirr"));
        QCOMPARE(underlined(field()), QStringList{QStringLiteral("Konig")});
        QTest::keyClick(&field(), Qt::Key_Left); // nobody types it any more
        QCOMPARE(underlined(field()), (QStringList{QStringLiteral("Konig"), QStringLiteral("hirr")}));
    }

    void aSuggestionIsOneStep()
    {
        beginGerman();
        type(QStringLiteral("der Konig "));
        QMenu* menu = menuByMouse(6);
        QVERIFY(menu != nullptr);
        QAction* first = menu->actions().front();
        QCOMPARE(first->text(), QString::fromUtf8("König"));
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(first).center());
        settle();
        const std::string key = document().row(page().currentRow()).key();
        QCOMPARE(text(key.c_str()), std::string("der König "));
        QCOMPARE(field().text(), QString::fromUtf8("der König "));
        QCOMPARE(underlined(field()), QStringList());
        field().setFocus();
        this->key(Qt::Key_Z, Qt::ControlModifier);
        settle();
        QCOMPARE(text(key.c_str()), std::string("der Konig "));
        QCOMPARE(field().text(), QStringLiteral("der Konig "));
        QCOMPARE(underlined(field()), QStringList{QStringLiteral("Konig")});
    }

    void aRightWordHasTheUsualMenu()
    {
        beginGerman();
        type(QStringLiteral("der Konig "));
        QMenu* menu = menuByKeys(1);
        QVERIFY(menu != nullptr);
        QVERIFY(menu->findChild<QAction*>(QStringLiteral("learn")) == nullptr);
        menu->close();
        settle();
    }

    void aLearntWordStaysLearnt()
    {
        beginGerman();
        type(QStringLiteral("der Konig "));
        QMenu* menu = menuByKeys(6);
        QVERIFY(menu != nullptr);
        const auto isLearn = [menu] {
            return menu->activeAction() != nullptr && menu->activeAction()->objectName() == QLatin1String("learn");
        };
        for (int i = 0; i < 20 && !isLearn(); ++i) QTest::keyClick(menu, Qt::Key_Down);
        QVERIFY(isLearn());
        QTest::keyClick(menu, Qt::Key_Return);
        settle();
        QCOMPARE(underlined(field()), QStringList());
        QVERIFY(m_desktop->window().spokenLine().contains(QStringLiteral("Konig")));
        const QString folder = m_desktop->folder();
        QCOMPARE(bytesOf(m_desktop->application().preferences().dataFolder() + QStringLiteral("/spelling/de.txt")),
                 QByteArray("Konig\n"));
        page().save();
        m_desktop->crash();
        Desktop later(folder, QStringLiteral("en"), QSize(1400, 900));
        later.window().goToTranslate();
        settle();
        TranslatePage& bench = later.window().translate();
        QVERIFY(bench.controller().open(rules(), QStringLiteral("de")));
        settle();
        bench.list().setCurrent(plainRow(*bench.controller().document()));
        settle();
        FormField& again = *bench.sentence().field(0);
        QCOMPARE(again.text(), QStringLiteral("der Konig "));
        QCOMPARE(underlined(again), QStringList());
        again.moveCursor(QTextCursor::End);
        QTest::keyClicks(&again, QStringLiteral("Kinig "));
        QCOMPARE(underlined(again), QStringList{QStringLiteral("Kinig")});
    }

    void namesElsewhereAreWords()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        settle();
        choose("territory.beruna.name");
        type(QStringLiteral("Berunafurt "));
        QCOMPARE(underlined(field()), QStringList{QStringLiteral("Berunafurt")}); // it proves nothing of itself
        choose("territory.anvard.name");
        QVERIFY(page().spelling().checker() != nullptr);
        QVERIFY(page().spelling().checker()->misspelt(QStringLiteral("Berunafurt")).empty());
    }

    void theSwitchIsRemembered()
    {
        beginGerman();
        type(QStringLiteral("der Konig "));
        QVERIFY(choice().isChecked());
        choice().trigger();
        QVERIFY(!choice().isChecked());
        QCOMPARE(underlined(field()), QStringList());
        BenchSpelling later(m_desktop->application().preferences());
        QVERIFY(!later.isOn());
        choice().trigger();
        QCOMPARE(underlined(field()), QStringList{QStringLiteral("Konig")});
    }

    void withoutADictionaryThePackageIsNamed()
    {
        begin();
        QVERIFY(page().controller().begin(rules(), QStringLiteral("pl")));
        settle();
        page().list().setCurrent(plainRow(document()));
        settle();
        type(QStringLiteral("qwxz qwxz "));
        QCOMPARE(underlined(field()), QStringList());
        QVERIFY(choice().isEnabled());
        QVERIFY2(choice().toolTip().contains(QStringLiteral("hunspell-pl")), qPrintable(choice().toolTip()));
        QCOMPARE(choice().statusTip(), choice().toolTip());
        choice().trigger();
        choice().trigger();
        QCOMPARE(m_desktop->window().spokenLine(), choice().toolTip());
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    // The dictionaries of the system have no say here.
    const QTemporaryDir folder;
    marches::app::writeBytes(folder.filePath(QStringLiteral("de_DE.aff")),
                             QByteArray("SET UTF-8\nTRY esianrtolcdugmphbyfvkwzäöü\n"));
    marches::app::writeBytes(folder.filePath(QStringLiteral("de_DE.dic")), QByteArray("4\nder\nKönig\nhier\nWald\n"));
    qputenv("DICPATH", folder.path().toUtf8());
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestBenchSpelling test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_benchspelling.moc"
