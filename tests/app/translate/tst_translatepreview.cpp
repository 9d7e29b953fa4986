// SPDX-License-Identifier: GPL-3.0-or-later
// What is translated is shown as one types it: on the real board, in the real widgets of a game and of the window.
#include "app/desktop/window/preparation.h"
#include "tests/app/translate/bench.h"

#include "app/desktop/newgame/optionrow.h"
#include "app/desktop/translate/boardpreview.h"
#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/previewpanel.h"
#include "app/desktop/translate/samplepreview.h"
#include "app/desktop/translate/windowsample.h"
#include "editor/formats/tsfile.h"

#include <QComboBox>

namespace marches::app {

class TestTranslatePreview : public BenchTest {
    Q_OBJECT

private slots:
    void theBoardSaysWhatIsTyped()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
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

    void theRealWidgetsSayWhatIsTyped()
    {
        begin();
        QVERIFY(page().controller().begin(rules(), QStringLiteral("de")));
        settle();
        const auto first = [this](const char* prefix, const char* suffix) {
            for (int row = 0; row < document().count(); ++row)
                if (document().row(row).key().starts_with(prefix) && document().row(row).key().ends_with(suffix))
                    return row;
            qFatal("no text %s", prefix);
        };
        const QStringList words{QStringLiteral("Schalter"), QStringLiteral("Karte"), QStringLiteral("Frage"),
                                QStringLiteral("Absage"), QStringLiteral("Zeile")};
        const std::array rows{first("option.", ".title"), first("card.", ".name"), first("question.", ""),
                              first("refused.", ""), first("log.", "")};
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

    /// What is searched for and not found leaves nothing on show.
    void whatIsNoLongerListedIsNoLongerShown()
    {
        begin();
        for (const QString& source : {map(), rules()}) {
            QVERIFY(page().controller().open(source, QStringLiteral("fr")));
            settle();
            if (source == map()) choose("territory.beruna.name");
            QVERIFY(page().currentRow() >= 0);
            QVERIFY(!page().preview().said().isEmpty());
            QTest::keyClicks(&page().list().search(), QStringLiteral("no such sentence"));
            QCOMPARE(page().currentRow(), -1);
            QCOMPARE(page().preview().said(), QString());
            page().list().search().clear();
            settle();
            QVERIFY(!page().preview().said().isEmpty());
        }
    }

    /// Of a sentence that is not translated, what is shown is the source as it is said of the number.
    void theWindowsSourceHasItsPlural()
    {
        QVERIFY(QFile::copy(QString::fromUtf8(m_shipped) + QStringLiteral("/translations/marches_en.ts"),
                            m_data->filePath(QStringLiteral("translations/marches_en.ts"))));
        begin();
        QVERIFY(page().controller().begin(window(), QStringLiteral("de")));
        settle();
        choose("marches::app::Application: %n more fault(s)");
        const QString said = page().preview().said();
        QVERIFY2(said.contains(QStringLiteral("1 more fault\n")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("2 more faults")), qPrintable(said));
    }

    void theWindowSpeaksWhatIsTyped()
    {
        begin();
        QComboBox& sources = page().texts().sources();
        sources.setFocus();
        QTest::keyClick(&sources, Qt::Key_End);
        settle();
        QCOMPARE(page().controller().source(), window());
        QCOMPARE(page().controller().language(), QStringLiteral("fr"));
        QCOMPARE(document().counts().done, document().counts().total);
        beginLanguage(QStringLiteral("deutsch"));
        QCOMPARE(page().controller().language(), QStringLiteral("de"));
        const QString own = m_desktop->application().language().ownFile(QStringLiteral("de"));
        QVERIFY2(QFile::exists(own), qPrintable(own));
        QTRY_VERIFY(m_desktop->application().language().available().contains(QStringLiteral("de")));
        m_desktop->application().preferences().setLanguage(QStringLiteral("de"));
        settle();
        QCOMPARE(page().sentence().keepButton().text(), QStringLiteral("Keep and continue"));

        choose("marches::app::SentenceEditor: Keep and continue");
        type(QStringLiteral("Behalten und weiter"));
        const QString shown = page().preview().sample().text();
        QVERIFY2(shown.contains(QStringLiteral("Behalten und weiter")), qPrintable(shown));
        // In a moment of quiet it is saved, and the button itself says it; the field keeps the focus and what stands in
        // it.
        QTRY_COMPARE_WITH_TIMEOUT(page().sentence().keepButton().text(), QStringLiteral("Behalten und weiter"), 8000);
        QVERIFY(page().sentence().field(0)->hasFocus());
        QCOMPARE(page().sentence().field(0)->text(), QStringLiteral("Behalten und weiter"));
        type(QStringLiteral("gehen"));
        QCOMPARE(text("marches::app::SentenceEditor: Keep and continue"), std::string("Behalten und weitergehen"));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(page().finish());
        const auto read = editor::loadTs(own);
        QVERIFY(read.has_value());
        QCOMPARE(editor::writeTs(*read), bytesOf(own));
        // Another translation in which nothing is chosen: what was shown is gone, whatever the window speaks meanwhile.
        auto* sample = page().findChild<WindowSample*>();
        QVERIFY(sample != nullptr && !sample->place().isEmpty());
        QTest::keyClicks(&page().list().search(), QStringLiteral("no such sentence"));
        QVERIFY(page().controller().begin(window(), QStringLiteral("pl")));
        m_desktop->application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QCOMPARE(sample->place(), QString());
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestTranslatePreview test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_translatepreview.moc"
