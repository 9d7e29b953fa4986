// SPDX-License-Identifier: GPL-3.0-or-later
// Every text of every kind is seen on the bench as a person will meet it: on the board, in the widget that says it, or
// on a card that tells where it is said.
#include "app/desktop/window/preparation.h"
#include "tests/app/translate/bench.h"

#include "app/desktop/translate/boardpreview.h"
#include "app/desktop/translate/previewpanel.h"
#include "app/desktop/translate/samplepreview.h"
#include "editor/canvas/boardscene.h"
#include "editor/canvas/boardview.h"

#include <QRegularExpression>

#include <algorithm>

namespace marches::app {

class TestSamples : public BenchTest {
    Q_OBJECT

    /// A text without the letters' marks and without spaces and line ends, which a widget may set otherwise.
    static QString bare(QString text)
    {
        static const QRegularExpression kSpaces(QStringLiteral("\\s+"));
        return text.remove(QLatin1Char('&')).remove(kSpaces);
    }
    /// All of a text, between its numbers.
    static bool holds(const QString& said, const QString& text)
    {
        static const QRegularExpression kNumber(QStringLiteral("%L?n"));
        const QStringList parts = text.split(kNumber);
        return !text.isEmpty() &&
               std::ranges::all_of(parts, [&said](const QString& part) { return said.contains(part); });
    }
    /// What is to be read: a text with its placeholders filled; of the window as it stands.
    QString wanted(int row)
    {
        const editor::TextRow& text = document().row(row);
        if (!text.window) return page().preview().texts()->sentence(document(), row);
        return QString::fromStdString(text.po.text.back());
    }

private slots:
    void everyTextIsSeen_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"map", "rules", "engine", "window"}) QTest::newRow(kind) << QString::fromLatin1(kind);
    }
    void everyTextIsSeen()
    {
        QFETCH(QString, kind);
        begin();
        const QString engine = m_data->filePath(QStringLiteral("resources/engine/texts.yaml"));
        const QString source = kind == QLatin1String("map")      ? map()
                               : kind == QLatin1String("rules")  ? rules()
                               : kind == QLatin1String("window") ? window()
                                                                 : engine;
        QVERIFY(page().controller().open(source, QStringLiteral("fr")));
        settle();
        QStringList unseen;
        // The window's own sentences are looked for among all widgets, which takes its time.
        const int step = kind == QLatin1String("window") ? 9 : 1;
        for (int row = 0; row < document().count(); row += step) {
            if (document().row(row).loose) continue;
            page().preview().show(row);
            const QString said = bare(page().preview().said());
            const QString text = bare(wanted(row));
            if (!holds(said, text))
                unseen << QString::fromStdString(document().row(row).key()) + QStringLiteral(": ") + text;
        }
        QVERIFY2(unseen.isEmpty(), qPrintable(QString::number(unseen.size()) + QLatin1Char('\n') +
                                              unseen.mid(0, 20).join(QLatin1Char('\n'))));
    }

    void aRuleIsOnItsCardWithItsNumber()
    {
        begin();
        QVERIFY(page().controller().open(rules(), QStringLiteral("fr")));
        settle();
        choose("rule.NRJ-30.text");
        const QString said = page().preview().said();
        QVERIFY2(said.contains(QString::fromStdString(text("rule.NRJ-30.title"))), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("number of the rule")), qPrintable(said));
        type(QStringLiteral(" Voila."));
        QVERIFY(page().preview().said().contains(QStringLiteral("Voila.")));
    }

    void aRegionAndARiverAreOutlinedOnTheBoard()
    {
        begin();
        choose("barrier.great-river.name");
        const editor::BoardModel& model = page().preview().board().view().scene().model();
        int outlined = 0;
        for (int place = 0; place < model.placeCount(); ++place)
            if (model.marks.highlighted.test(place)) ++outlined;
        QVERIFY2(outlined >= 4, qPrintable(QString::number(outlined))); // both banks
        QVERIFY(page().preview().said().contains(QString::fromStdString(text("barrier.great-river.name"))));
        choose("territory.beruna.with-article");
        QVERIFY(page().preview().said().contains(QString::fromStdString(text("territory.beruna.with-article"))));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestSamples test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_samples.moc"
