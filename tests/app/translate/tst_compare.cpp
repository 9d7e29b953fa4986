// SPDX-License-Identifier: GPL-3.0-or-later
// Comparing on the translator's bench by mouse and keys: with another language, with the file as it was opened, with
// what comes with the program; a changed source with what it was before.
#include "app/desktop/window/preparation.h"
#include "tests/app/translate/bench.h"

#include "app/desktop/translate/checkspanel.h"

#include <QComboBox>
#include <QLabel>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTreeView>

namespace marches::app {

class TestCompare : public BenchTest {
    Q_OBJECT

    /// Chooses what stands beside the texts, by keys, as a person does.
    void beside(const QString& words)
    {
        QComboBox& box = page().texts().beside();
        const int wanted = box.findText(words, Qt::MatchContains);
        QVERIFY2(wanted >= 0, qPrintable(words));
        box.setFocus();
        QTest::keyClick(&box, Qt::Key_Home);
        for (int i = 0; i < wanted; ++i) QTest::keyClick(&box, Qt::Key_Down);
        settle();
        QCOMPARE(box.currentIndex(), wanted);
    }
    QTreeView& list() { return page().list().view(); }
    QString third(const char* key)
    {
        const QAbstractItemModel& model = *list().model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (page().list().listed()[static_cast<std::size_t>(row)] == document().find(key))
                return model.index(row, TextListModel::Beside).data().toString();
        return {};
    }

private slots:
    void anotherLanguageStandsBeside()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        settle();
        QVERIFY(list().isColumnHidden(TextListModel::Beside));
        QVERIFY(page().sentence().besideText().isEmpty());
        choose("territory.lamppost.name");
        beside(QStringLiteral("Français"));
        QVERIFY(!list().isColumnHidden(TextListModel::Beside));
        QCOMPARE(third("territory.lamppost.name"), QStringLiteral("Réverbère"));
        QVERIFY2(page().sentence().besideText().contains(QStringLiteral("Réverbère")),
                 qPrintable(page().sentence().besideText()));
        QVERIFY(!page().sentence().takeButton().isVisible()); // nobody takes French into German
        QVERIFY(!page().texts().filter(TextFilter::Differing).isVisible());
        type(QStringLiteral("Laternenpfahl")); // what is typed goes where it went before
        QCOMPARE(text("territory.lamppost.name"), std::string("Laternenpfahl"));
        beside(QStringLiteral("No second language"));
        QVERIFY(list().isColumnHidden(TextListModel::Beside));
        QVERIFY(page().sentence().besideText().isEmpty());
    }

    void whatWasChangedSinceItWasOpenedIsSeenAndTakenBack()
    {
        begin();
        QVERIFY(page().controller().open(map(), QStringLiteral("fr")));
        settle();
        choose("territory.beruna.name");
        const std::string before = text("territory.beruna.name");
        type(QStringLiteral(" la Rouge"));
        const std::string typed = text("territory.beruna.name");
        QVERIFY(page().finish()); // saved: only the bench still knows
        beside(QStringLiteral("As opened"));
        QRadioButton& differing = page().texts().filter(TextFilter::Differing);
        QVERIFY(differing.isVisible());
        QTest::mouseClick(&differing, Qt::LeftButton, {}, QPoint(8, differing.height() / 2));
        QCOMPARE(page().list().listed(), std::vector<int>{document().find("territory.beruna.name")});
        QCOMPARE(third("territory.beruna.name"), QStringLiteral("≠ ") + QString::fromStdString(before));
        QVERIFY(page().sentence().takeButton().isVisible());
        QTest::mouseClick(&page().sentence().takeButton(), Qt::LeftButton);
        QCOMPARE(text("territory.beruna.name"), before);
        QVERIFY(page().sentence().besideText().contains(QStringLiteral("the same")));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(text("territory.beruna.name"), typed);
        // Another translation is compared with nothing.
        QVERIFY(page().controller().open(rules(), QStringLiteral("fr")));
        settle();
        QVERIFY(list().isColumnHidden(TextListModel::Beside));
        QCOMPARE(page().texts().beside().currentIndex(), 0);
        QVERIFY(page().texts().filter(TextFilter::Everything).isChecked());
    }

    void mineBesideWhatComesWithTheProgram()
    {
        QDir(m_data->filePath(QStringLiteral(".git"))).removeRecursively();
        begin();
        QVERIFY(page().controller().open(map(), QStringLiteral("fr")));
        settle();
        choose("territory.telmar.name");
        type(QStringLiteral(" le Sec"));
        beside(QStringLiteral("comes with Marches"));
        QCOMPARE(third("territory.telmar.name"), QStringLiteral("≠ Telmar"));
        QCOMPARE(third("territory.beruna.name"), QString::fromStdString(text("territory.beruna.name")));
        QVERIFY(page().finish());
        QVERIFY(page().controller().open(map(), QStringLiteral("fr"))); // in another session, too
        settle();
        beside(QStringLiteral("comes with Marches"));
        QCOMPARE(third("territory.telmar.name"), QStringLiteral("≠ Telmar"));
        choose("territory.telmar.name");
        QTest::mouseClick(&page().sentence().takeButton(), Qt::LeftButton);
        QCOMPARE(text("territory.telmar.name"), std::string("Telmar"));
    }

    void aChangedSourceShowsWhatItWas()
    {
        writeBytes(map(), bytesOf(map()).replace("with a lonely keep", "with a ruined keep"));
        begin();
        QVERIFY(page().controller().open(map(), QStringLiteral("fr")));
        settle();
        const int row = document().find("territory.telmar.text");
        QCOMPARE(document().state(row), TextState::Again);
        page().list().setCurrent(document().find("territory.beruna.name"));
        QTRY_VERIFY(!page().checks().buttons().empty());
        QCOMPARE(page().checks().buttons().front()->text(), QStringLiteral("Compare"));
        QTest::mouseClick(page().checks().buttons().front(), Qt::LeftButton);
        QCOMPARE(page().currentRow(), row);
        settle();
        QStringList read;
        for (const QLabel* label : page().sentence().findChildren<QLabel*>())
            if (label->isVisible()) read << label->text();
        const QString all = read.join(QLatin1Char('\n'));
        const auto marked = [&all](const char* look) { return all.contains(QRegularExpression(QLatin1String(look))); };
        QVERIFY2(marked("<s style=[^>]*>lonely </s>") && marked("<b style=[^>]*>ruined </b>"), qPrintable(all));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestCompare test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_compare.moc"
