// SPDX-License-Identifier: GPL-3.0-or-later
// What a translator takes for granted: a search that stays, keys that land where one looks, suggestions that are true.
#include "tests/app/translate/bench.h"

#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/formspanel.h"

#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QTreeView>

namespace marches::app {

class TestBenchHabits : public BenchTest {
    Q_OBJECT

    QStringList suggestions()
    {
        QStringList words;
        for (const QPushButton* button : page().sentence().findChildren<QPushButton*>(QStringLiteral("suggestion")))
            if (!button->isHidden()) words << button->toolTip();
        return words;
    }

private slots:
    void keepingAndGoingOnStaysInTheSearch()
    {
        begin();
        QVERIFY(page().desk().begin(map(), QStringLiteral("de")));
        settle();
        QLineEdit& search = page().list().search();
        search.setFocus();
        QTest::keyClicks(&search, QStringLiteral("beaver"));
        settle();
        const std::vector<int> found = page().list().listed();
        QVERIFY(found.size() > 2);
        QCOMPARE(page().currentRow(), found.front()); // what was found is shown at once
        page().sentence().field(0)->setFocus();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Biber"));
        key(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(search.text(), QStringLiteral("beaver"));
        QCOMPARE(page().currentRow(), found[1]);
        QCOMPARE(page().list().listed().size(), found.size());
    }

    void nothingFoundIsSaid()
    {
        begin();
        page().list().search().setText(QStringLiteral("qqqq"));
        settle();
        QVERIFY(page().list().listed().empty());
        const QList<QLabel*> labels = page().list().view().findChildren<QLabel*>();
        QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) { return label->isVisible() && !label->text().isEmpty(); }));
    }

    void aMarkedLetterHidesNoWord()
    {
        begin();
        QVERIFY(page().desk().open(window(), QStringLiteral("fr")));
        settle();
        page().list().search().setText(QStringLiteral("Needs another look"));
        settle();
        const std::vector<int> found = page().list().listed();
        QVERIFY(std::ranges::any_of(found,
                                    [this](int row) { return document().row(row).source.one.find('&') != std::string::npos; }));
        QVERIFY2(page().title().contains(QStringLiteral("window")), qPrintable(page().title()));
    }

    void aLetterTypedInTheListIsNotLost()
    {
        begin();
        QVERIFY(page().desk().begin(map(), QStringLiteral("de")));
        settle();
        choose("territory.beruna.name");
        const int row = page().currentRow();
        page().list().view().setFocus();
        QTest::keyClick(&page().list().view(), 'F');
        QVERIFY(page().sentence().field(0)->hasFocus());
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("urt"));
        QCOMPARE(page().currentRow(), row);
        QVERIFY(text("territory.beruna.name").ends_with("urt"));
        QCOMPARE(text("territory.beruna.name").size(), 4U);
    }

    void misspeltPlaceholdersAreSpeltRight()
    {
        begin();
        QVERIFY(page().desk().begin(rules(), QStringLiteral("de")));
        settle();
        int row = 0;
        const auto fits = [this](int at) {
            const auto names = editor::sourcePlaceholders(document().row(at));
            return !document().row(at).source.isPlural() && names.size() == 1 && names.front().size() > 7;
        };
        while (!fits(row)) ++row;
        const std::string right = editor::sourcePlaceholders(document().row(row)).front();
        std::string wrong = right;
        wrong.erase(3, 1); // "{charcter}"
        document().setForms(row, {"Ja " + wrong + " doch"}, QStringLiteral("x"));
        QCOMPARE(document().state(row), TextState::Mistake);
        for (const editor::TextFinding& finding : document().check(row).findings) {
            if (finding.issue != engine::TranslationIssue::Placeholder) continue;
            const auto mended = editor::mended(document().row(row), finding, "de");
            QCOMPARE(mended, std::vector<std::string>{"Ja " + right + " doch"});
        }
    }

    void whatIsWrongOrNoLongerSaidIsNotSuggested()
    {
        begin();
        QVERIFY(page().desk().begin(map(), QStringLiteral("de")));
        settle();
        choose("territory.beruna.name");
        type(QStringLiteral("Furt"));
        key(Qt::Key_Return, Qt::ControlModifier);
        choose("territory.beruna.with-article"); // another text with nearly that source
        settle();
        choose("territory.beruna.name");
        page().sentence().field(0)->selectAll();
        type(QStringLiteral("Beruna-Furt"));
        key(Qt::Key_Return, Qt::ControlModifier);
        const auto found = page().desk().memory().find(document().row(document().find("territory.beruna.name")).source.one);
        QVERIFY(std::ranges::any_of(found, [](const editor::Suggestion& one) { return one.text == "Beruna-Furt"; }));
        QVERIFY(std::ranges::none_of(found, [](const editor::Suggestion& one) { return one.text == "Furt"; }));
    }

    void theBenchOpensBeforeAllOtherTextsAreRead()
    {
        begin();
        const auto suggestsTheMap = [this] {
            const auto found = page().desk().memory().find("The Frozen Lake");
            return std::ranges::any_of(found, [](const editor::Suggestion& one) { return one.source == "Frozen Lake"; });
        };
        QSignalSpy filled(&page().desk(), &TranslateDesk::memoryFilled);
        QVERIFY(page().desk().open(rules(), QStringLiteral("fr")));
        page().list().setCurrent(document().find("rule.NRJ-36.title"));
        QVERIFY(filled.isEmpty() && !suggestsTheMap());
        QVERIFY(page().desk().memory().size() > 0); // what the open texts say is known
        type(QStringLiteral("!"));                  // what is being typed meanwhile stays
        QTRY_COMPARE(filled.size(), 1);
        QVERIFY(suggestsTheMap());
        QVERIFY2(!suggestions().filter(QStringLiteral("Frozen Lake = ")).isEmpty(),
                 qPrintable(suggestions().join(QLatin1Char('|'))));
        QVERIFY(page().sentence().field(0)->toPlainText().contains(QLatin1Char('!')));
        // One that is left before they are read has nothing to do with the next.
        QVERIFY(page().desk().open(map(), QStringLiteral("fr")));
        QVERIFY(page().desk().open(rules(), QStringLiteral("fr")));
        QTRY_COMPARE(filled.size(), 2);
        editor::LongWork::waitForAll();
        settle();
        QCOMPARE(filled.size(), 2);
    }

    void theFormThatTheGameWouldSayIsOffered()
    {
        begin();
        QVERIFY(page().desk().begin(map(), QStringLiteral("es")));
        settle();
        choose("territory.beruna.name");
        type(QStringLiteral("Vado"));
        choose("territory.beruna.with-article");
        type(QStringLiteral("el Vado"));
        choose("territory.beruna.of");
        QVERIFY2(suggestions().contains(QStringLiteral("del Vado")), qPrintable(suggestions().join(QLatin1Char('|'))));
    }

    void whatIsRememberedMoves()
    {
        begin();
        QVERIFY(page().desk().open(rules(), QStringLiteral("fr")));
        const QVariant remembered = m_desktop->application().preferences().memory().value(QStringLiteral("translate/source"));
        QVERIFY2(!remembered.toString().contains(m_data->path()), qPrintable(remembered.toString()));
        // Another start whose data are elsewhere.
        const QString folder = m_desktop->folder();
        QTemporaryDir moved;
        copyTree(m_data->path(), moved.path());
        qputenv("MARCHES_DATA", moved.path().toUtf8());
        Desktop second(folder, QStringLiteral("en"), QSize(1400, 900));
        second.window().goToTranslate();
        settle();
        QVERIFY2(second.window().translate().desk().source().startsWith(moved.path()),
                 qPrintable(second.window().translate().desk().source()));
        QVERIFY(second.window().translate().desk().source().endsWith(QStringLiteral("narnia-risk-junior/rules.yaml")));
    }

    void theStatusBarKeepsCount()
    {
        begin();
        QVERIFY(page().desk().begin(map(), QStringLiteral("de")));
        settle();
        const QString before = m_desktop->window().spokenLine();
        choose("territory.beruna.name");
        type(QStringLiteral("Furt"));
        QTRY_VERIFY(m_desktop->window().spokenLine() != before);
        QVERIFY(m_desktop->window().spokenLine().contains(QString::number(document().counts().empty)));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestBenchHabits test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_benchhabits.moc"
