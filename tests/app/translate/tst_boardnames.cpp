// SPDX-License-Identifier: GPL-3.0-or-later
// Names that are too long for their place on the board, mended on the translator's bench by mouse and keys: a short
// name, lines, smaller letters; on the real board, in the file, and back again.
#include "app/desktop/window/preparation.h"
#include "tests/app/translate/bench.h"

#include "app/desktop/translate/boardnamebar.h"
#include "app/desktop/translate/boardpreview.h"
#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/previewpanel.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"

namespace marches::app {

class TestBoardNames : public BenchTest {
    Q_OBJECT

    BoardNameBar& bar() { return page().preview().nameBar(); }
    /// How the board itself writes a place now.
    editor::LabelPlace label(const char* place)
    {
        const editor::BoardModel& model = page().preview().board().view().scene().model();
        const auto index = model.drawing->board.findPlace(place);
        if (!index) qFatal("no place %s", place);
        return model.layout.labels[static_cast<std::size_t>(*index)];
    }
    void beginGerman(const char* key, const QString& name)
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        settle();
        choose(key);
        type(name);
        settle();
    }
    static void click(QPushButton& button)
    {
        QVERIFY2(button.isVisible() && button.isEnabled(), qPrintable(button.text()));
        QTest::mouseClick(&button, Qt::LeftButton);
        settle();
    }

private slots:
    void aLongNameIsBrokenIntoLines()
    {
        const QString name =
            QStringLiteral("Furten von Beruna im sehr breiten und langen Tal der vielen breiten Namen");
        beginGerman("territory.beruna.name", name);
        QVERIFY2(bar().state().contains(QStringLiteral("wider")) || bar().state().contains(QStringLiteral("no room")),
                 qPrintable(bar().state()));
        QTRY_VERIFY(page().checks().text().contains(QStringLiteral("breiten")));
        click(bar().linesButton());
        const QString written = QString::fromStdString(text("territory.beruna.board"));
        QVERIFY2(written.count(QLatin1Char('\n')) >= 2, qPrintable(written));
        QCOMPARE(QString(written).replace(QLatin1Char('\n'), QLatin1Char(' ')), name);
        QCOMPARE(label("beruna").lines, written.split(QLatin1Char('\n')));
        QVERIFY(page().finish());
        checkFile(po("de"));
        QVERIFY(bytesOf(po("de")).contains("msgctxt \"territory.beruna.board\""));
        // Read again, the board still has the lines; one step back takes them away.
        QVERIFY(page().controller().open(map(), QStringLiteral("fr")) &&
                page().controller().open(map(), QStringLiteral("de")));
        settle();
        choose("territory.beruna.name");
        QCOMPARE(label("beruna").lines, written.split(QLatin1Char('\n')));
        click(bar().plainButton());
        QCOMPARE(text("territory.beruna.board"), std::string());
        QVERIFY(label("beruna").lines.size() <= 2);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(label("beruna").lines, written.split(QLatin1Char('\n')));
    }

    void whatTheBoardBreaksByItselfIsNotOfferedAgain()
    {
        beginGerman("territory.western-wild.name", QStringLiteral("Der wilde Wald im Westen"));
        QCOMPARE(label("western-wild").lines.size(), 2);
        QVERIFY(text("territory.western-wild.board").empty());
        QVERIFY(!bar().linesButton().isVisible());
    }

    void aShortNameStandsOnTheBoardAlone()
    {
        beginGerman("territory.western-wild.name", QStringLiteral("Die Wilden Westlichen Waldungen der Wolken"));
        click(bar().shortButton());
        QVERIFY(bar().field().hasFocus());
        QTest::keyClicks(&bar().field(), QStringLiteral("Westwald"));
        settle();
        QCOMPARE(label("western-wild").lines, QStringList{QStringLiteral("Westwald")});
        QCOMPARE(text("territory.western-wild.name"), std::string("Die Wilden Westlichen Waldungen der Wolken"));
        QVERIFY2(bar().state().contains(QStringLiteral("fits")), qPrintable(bar().state()));
        QTRY_VERIFY(!page().checks().text().contains(QStringLiteral("Westlichen")));
        // Sentences say the whole name.
        QCOMPARE(page().preview().texts()->texts().form("territory.western-wild", "name", "de"),
                 std::string("Die Wilden Westlichen Waldungen der Wolken"));
        key(Qt::Key_Z, Qt::ControlModifier); // one word, one step
        QCOMPARE(text("territory.western-wild.board"), std::string());
        QVERIFY(page().finish());
        QVERIFY(!bytesOf(po("de")).contains("western-wild.board"));
    }

    void lettersGetSmallerStepByStep()
    {
        beginGerman("territory.beruna.name", QStringLiteral("Beruna"));
        const double usual = label("beruna").box.height();
        click(bar().smallerButton());
        QCOMPARE(text("territory.beruna.board-size"), std::string("85"));
        const double smaller = label("beruna").box.height();
        QVERIFY2(smaller < usual, qPrintable(QStringLiteral("%1 %2").arg(smaller).arg(usual)));
        click(bar().smallerButton());
        QCOMPARE(text("territory.beruna.board-size"), std::string("70"));
        QVERIFY(!bar().smallerButton().isEnabled());
        QVERIFY2(bar().state().contains(QStringLiteral("70")), qPrintable(bar().state()));
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(label("beruna").box.height(), usual);
    }

    void theNameOfASiteIsMeasuredInItsBox()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        settle();
        std::string site;
        for (const editor::TextRow& row : document().rows())
            if (site.empty() && row.key().starts_with("site.") && row.key().ends_with(".name")) site = row.key();
        QVERIFY(!site.empty());
        choose(site.c_str());
        type(QStringLiteral("Scherben"));
        settle();
        QVERIFY2(bar().isVisible() && bar().state().contains(QStringLiteral("fits")), qPrintable(bar().state()));
        type(QStringLiteral("haufenverwaltungsvorplatzbeleuchtung im langen Winter"));
        settle();
        QVERIFY2(bar().state().contains(QStringLiteral("no room")), qPrintable(bar().state()));
        QTRY_VERIFY2(page().checks().text().contains(QStringLiteral("Scherbenhaufen")),
                     qPrintable(page().checks().text()));
        click(bar().shortButton());
        QTest::keyClicks(&bar().field(), QStringLiteral("Scherben"));
        settle();
        QVERIFY2(bar().state().contains(QStringLiteral("fits")), qPrintable(bar().state()));
    }

    void thereIsNoBarForTextsThatAreNotOnTheBoard()
    {
        begin();
        choose("barrier.great-river.name");
        QVERIFY(!bar().isVisible());
        choose("map.name");
        QVERIFY(!bar().isVisible());
        choose("territory.beruna.with-article");
        QVERIFY(bar().isVisible());
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestBoardNames test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_boardnames.moc"
