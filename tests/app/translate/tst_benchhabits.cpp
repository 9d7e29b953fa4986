// SPDX-License-Identifier: GPL-3.0-or-later
// What a translator takes for granted: a search that stays, keys that land where one looks, suggestions that are true.
#include "app/desktop/window/preparation.h"
#include "tests/app/translate/bench.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/formspanel.h"
#include "app/desktop/translate/previewpanel.h"
#include "app/desktop/welcome/welcomepage.h"

#include <QComboBox>
#include <QDesktopServices>
#include <QLabel>
#include <QListView>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTextBlock>
#include <QTextLayout>
#include <QTreeView>
#include <QUrl>

namespace marches::app {

class TestBenchHabits : public BenchTest {
    Q_OBJECT

public slots:
    void noteUrl(const QUrl& url) { m_opened = url; }

private:
    QUrl m_opened; ///< what was handed to the system

    QStringList suggestions()
    {
        QStringList words;
        for (const QPushButton* button : page().sentence().findChildren<QPushButton*>(QStringLiteral("suggestion")))
            if (!button->isHidden()) words << button->toolTip();
        return words;
    }

    QString spoken() { return m_desktop->application().language().current(); }
    QVariant stored() { return m_desktop->application().preferences().memory().value(QStringLiteral("language")); }
    /// The bench with a translation into French, in a window that speaks English.
    void beginFrench()
    {
        begin();
        QVERIFY(page().controller().open(rules(), QStringLiteral("fr")));
        settle();
        QCOMPARE(spoken(), QStringLiteral("en"));
    }
    void playFromTheBench()
    {
        page().sentence().field(0)->setFocus();
        key(Qt::Key_F5, Qt::NoModifier);
        settle();
        QCOMPARE(m_desktop->window().currentPage()->widget(), &m_desktop->window().newGame());
        QCOMPARE(spoken(), QStringLiteral("fr"));
    }

    /// A map of one's own, open in the editor; its file.
    QString drawOwnMap()
    {
        MapController& controller = m_desktop->window().edit().controller();
        const QString folder =
            QString::fromStdString(m_desktop->application().library().ownRoot()) + QStringLiteral("/maps/my-narnia");
        if (!controller.openCopy(QFileInfo(map()).path()) || !controller.saveAs(folder)) qFatal("no map");
        editor::LongWork::waitForAll(); // the library is looked through
        settle();
        return QFileInfo(folder + QStringLiteral("/map.yaml")).canonicalFilePath();
    }
    QString onTheBench() { return QFileInfo(page().controller().source()).canonicalFilePath(); }
    void comeBack()
    {
        m_desktop->window().goToEdit();
        m_desktop->window().goToTranslate();
        settle();
    }

private slots:
    void whoPlaysATranslationComesBackToItsPlace()
    {
        beginFrench();
        const std::vector<int> listed = page().list().listed();
        const int row = listed[listed.size() / 2];
        const auto isBack = [&] {
            return m_desktop->window().currentPage()->widget() == &page() && page().controller().source() == rules() &&
                   page().controller().language() == QStringLiteral("fr") && page().currentRow() == row;
        };
        page().list().setCurrent(row);
        settle();
        playFromTheBench();
        QTest::mouseClick(m_desktop->window().newGame().backButton(), Qt::LeftButton);
        settle();
        QVERIFY(isBack());
        QCOMPARE(spoken(), QStringLiteral("en"));
        playFromTheBench();
        QTest::mouseClick(m_desktop->window().newGame().startButton(), Qt::LeftButton);
        settle();
        QCOMPARE(m_desktop->window().currentPage()->widget(), &m_desktop->window().play());
        QTest::keyClick(&m_desktop->window(), Qt::Key_F5, Qt::ShiftModifier); // as back to the map
        settle();
        QVERIFY(isBack());
        // Who begins a game without the bench goes back to where that began.
        m_desktop->window().goToNewGame();
        QTest::mouseClick(m_desktop->window().newGame().backButton(), Qt::LeftButton);
        QVERIFY(m_desktop->window().currentPage()->widget() == m_desktop->window().welcome().widget());
    }

    void theBenchOpensOnTheMapThatIsDrawn()
    {
        const QString own = drawOwnMap();
        begin();
        QCOMPARE(onTheBench(), own);
        QVERIFY(page().controller().open(rules(), QStringLiteral("fr"))); // what is chosen here stays
        comeBack();
        QCOMPARE(page().controller().source(), rules());
    }

    void whatNobodyChoseMakesRoomForTheMapThatIsDrawn()
    {
        begin(); // opens what there is
        QVERIFY(page().controller().store() != nullptr);
        const QString own = drawOwnMap();
        QVERIFY(onTheBench() != own);
        m_desktop->window().goToTranslate();
        settle();
        QCOMPARE(onTheBench(), own);
        QCOMPARE(page().texts().sources().currentData().toString(), page().controller().source());
    }

    void aFileThatWasAskedForStaysOnTheBench()
    {
        begin();
        const QString before = onTheBench(); // nobody has chosen it yet
        const QString file = QFileInfo(before).path() + QStringLiteral("/i18n/") + page().controller().language() +
                             QStringLiteral(".po");
        QVERIFY2(QFileInfo::exists(file), qPrintable(file));
        drawOwnMap();
        m_desktop->window().openFile(file);
        settle();
        QCOMPARE(onTheBench(), before);
    }

    void whatIsTypedAtStaysOnTheBench()
    {
        begin();
        const QString before = onTheBench();
        type(QStringLiteral("!"));
        settle();
        drawOwnMap();
        m_desktop->window().goToTranslate();
        settle();
        QCOMPARE(onTheBench(), before);
    }

    void tryingATranslationLendsItsLanguage()
    {
        beginFrench();
        const QVariant before = stored();
        playFromTheBench();
        QCOMPARE(stored(), before);
        QTest::mouseClick(m_desktop->window().newGame().startButton(), Qt::LeftButton);
        settle();
        QVERIFY(m_desktop->window().play().session() != nullptr);
        QCOMPARE(spoken(), QStringLiteral("fr"));
        m_desktop->window().goToTranslate();
        settle();
        QCOMPARE(spoken(), QStringLiteral("en"));
        QCOMPARE(page().sentence().keepButton().text(), QStringLiteral("Keep and continue"));
        m_desktop->window().goToPlay(); // the game is still there, and a game like any other
        settle();
        QCOMPARE(spoken(), QStringLiteral("en"));
        QCOMPARE(stored(), before);
    }

    void theCommandLinesLanguageComesBack()
    {
        Preferences& preferences = m_desktop->application().preferences();
        preferences.setLanguage(QStringLiteral("fr"));
        preferences.setLanguageOfThisRun(QStringLiteral("en")); // as marches --lang en
        settle();
        beginFrench();
        playFromTheBench();
        m_desktop->window().goToWelcome();
        settle();
        QCOMPARE(spoken(), QStringLiteral("en"));
        QCOMPARE(stored().toString(), QStringLiteral("fr"));
        preferences.setLanguageOfThisRun(std::nullopt);
        QCOMPARE(spoken(), QStringLiteral("fr"));
    }

    void aLanguageThatIsChosenMeanwhileStays()
    {
        beginFrench();
        playFromTheBench();
        m_desktop->application().preferences().setLanguage(QStringLiteral("fr"));
        m_desktop->window().goToSettings();
        settle();
        QCOMPARE(spoken(), QStringLiteral("fr"));
        QCOMPARE(stored().toString(), QStringLiteral("fr"));
    }

    void whatIsToBeLookedAtCanBeListed()
    {
        begin();
        QVERIFY(page().controller().begin(rules(), QStringLiteral("de")));
        settle();
        int row = 0;
        const auto ends = [this](int at) {
            const editor::TextRow& text = document().row(at);
            return !text.loose && !text.source.isPlural() && editor::sourcePlaceholders(text).empty() &&
                   text.source.one.ends_with('.');
        };
        while (!ends(row)) ++row;
        QRadioButton& filter = page().texts().filter(TextFilter::Warnings);
        document().setForms(row, {"Ohne Punkt"}, QStringLiteral("x"));
        QCOMPARE(document().state(row), TextState::Done);
        QVERIFY(document().check(row).hasWarning());
        QTest::mouseClick(&filter, Qt::LeftButton, {}, QPoint(8, filter.height() / 2));
        QVERIFY(filter.isChecked());
        QVERIFY2(page().list().isListed(row), "it has a warning");
        for (const int listed : page().list().listed())
            if (listed != page().currentRow()) QVERIFY(document().check(listed).hasWarning());
        // A mistake is no warning, and what is marked to be looked at again has a list of its own.
        document().setForms(row, {"Mit Punkt."}, QStringLiteral("x"));
        QVERIFY(!document().check(row).hasWarning());
        document().setAgain(row, true, QStringLiteral("x"));
        QVERIFY(!document().check(row).hasWarning());
    }

    void aNameWithoutRoomIsToBeLookedAt()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        settle();
        choose("territory.beruna.name");
        type(QStringLiteral("Furten von Beruna im sehr breiten und langen Tal der vielen breiten Namen des Landes"));
        QTRY_VERIFY(page().checks().text().contains(QStringLiteral("Furten")));
        choose("territory.anvard.name");
        QRadioButton& filter = page().texts().filter(TextFilter::Warnings);
        QTest::mouseClick(&filter, Qt::LeftButton, {}, QPoint(8, filter.height() / 2));
        QVERIFY(page().list().isListed(document().find("territory.beruna.name")));
    }

    void theGroupsHaveRoomInTheLowestWindow()
    {
        begin();
        m_desktop->window().resize(720, 540);
        QComboBox& beside = page().texts().beside();
        beside.setCurrentIndex(beside.findData(QString(TextsPanel::kOpened)));
        emit beside.activated(beside.currentIndex());
        settle();
        QVERIFY(page().texts().filter(TextFilter::Differing).isVisible()); // one filter more
        const QListView& groups = page().texts().groups();
        QVERIFY2(groups.viewport()->height() >= groups.sizeHintForRow(0), qPrintable(QString::number(groups.height())));
    }

    void chipsAreAboutTheFormThatIsWorkedOn()
    {
        begin();
        QVERIFY(page().controller().begin(rules(), QStringLiteral("de")));
        settle();
        int row = 0;
        const auto fits = [this](int at) {
            const editor::TextRow& text = document().row(at);
            return text.source.isPlural() && editor::sourcePlaceholders(text).size() >= 2 &&
                   editor::needsPlaceholder(text, 0, editor::sourcePlaceholders(text)[1]);
        };
        while (!fits(row)) ++row;
        page().list().setCurrent(row);
        settle();
        const std::vector<std::string> placeholders = editor::sourcePlaceholders(document().row(row));
        QString first;
        for (const std::string& one : placeholders) first += QString::fromStdString(one) + QLatin1Char(' ');
        page().sentence().field(0)->setFocus();
        page().sentence().field(0)->insert(first);
        const auto chip = [this] { return page().sentence().chips()[1]->accessibleName(); };
        QVERIFY2(chip().contains(QStringLiteral("there")), qPrintable(chip()));
        // The list shows what there is, though the last form is still empty.
        const QModelIndex shown = page().list().view().currentIndex().siblingAtColumn(TextListModel::Translation);
        QCOMPARE(shown.data().toString().trimmed(), first.trimmed());
        page().sentence().field(1)->setFocus();
        QVERIFY2(chip().contains(QStringLiteral("missing")), qPrintable(chip()));
    }

    void theFileCanBeSeen()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
        settle();
        QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "noteUrl");
        m_desktop->window().actions().find(QStringLiteral("translate.show-file"))->trigger();
        QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
        QCOMPARE(m_opened.toLocalFile(), QFileInfo(po("de")).path());
        QVERIFY2(m_desktop->window().spokenLine().contains(po("de")), qPrintable(m_desktop->window().spokenLine()));
        QCOMPARE(page().savingPlace(), po("de"));
    }

    void aTranslationIsOpenedOnTheBench()
    {
        const QString variants = m_data->filePath(QStringLiteral("maps/narnia/variants/i18n/fr.po"));
        for (const QString& file : {m_data->filePath(QStringLiteral("resources/rules/narnia-risk-junior/i18n/fr.po")),
                                    po("fr"), variants, window()}) {
            m_desktop->window().goToWelcome();
            m_desktop->window().openFile(file);
            settle();
            QCOMPARE(m_desktop->window().currentPage()->widget(), &page());
            QCOMPARE(page().controller().language(), QStringLiteral("fr"));
            const std::vector<std::string> files = page().controller().store()->files();
            QVERIFY2(std::ranges::find(files, file.toStdString()) != files.end() || file == window(), qPrintable(file));
        }
        QCOMPARE(page().controller().source(), window());
        // One that belongs to nothing is no game either.
        QTemporaryDir elsewhere;
        const QString stray = elsewhere.filePath(QStringLiteral("es.po"));
        writeBytes(stray,
                   "msgid \"\"\nmsgstr \"\"\n\"Language: es\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\n"
                   "msgctxt \"nowhere.name\"\nmsgid \"Nowhere at all\"\nmsgstr \"En ninguna parte\"\n");
        m_desktop->window().openFile(stray);
        QVERIFY2(m_desktop->window().currentPage()->title().contains(QStringLiteral("does not translate anything")),
                 qPrintable(m_desktop->window().currentPage()->title()));
    }

    void aBrokenTranslationIsTold()
    {
        writeBytes(po("fr"), "msgid \"\"\nmsgstr \"\"\n\nmsgid \"a\nmsgstr \"b\"\n");
        m_desktop->window().openFile(po("fr"));
        settle();
        QVERIFY2(page().troubleText().contains(QStringLiteral("fr.po:")), qPrintable(page().troubleText()));
    }

    void theModesHaveKeysInARow()
    {
        const Actions& actions = m_desktop->window().actions();
        const QStringList modes{QStringLiteral("mode.welcome"), QStringLiteral("mode.play"),
                                QStringLiteral("mode.edit"),    QStringLiteral("mode.lab"),
                                QStringLiteral("mode.mail"),    QStringLiteral("mode.translate")};
        for (int i = 0; i < modes.size(); ++i)
            QCOMPARE(actions.find(modes[i])->shortcut(),
                     QKeySequence(QStringLiteral("Ctrl+Alt+%1").arg(i + 1), QKeySequence::PortableText));
    }

    void keepingAndGoingOnStaysInTheSearch()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
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
        QVERIFY(std::ranges::any_of(
            labels, [](const QLabel* label) { return label->isVisible() && !label->text().isEmpty(); }));
    }

    void aMarkedLetterHidesNoWord()
    {
        begin();
        QVERIFY(page().controller().open(window(), QStringLiteral("fr")));
        settle();
        page().list().search().setText(QStringLiteral("Needs another look"));
        settle();
        const std::vector<int> found = page().list().listed();
        QVERIFY(std::ranges::any_of(
            found, [this](int row) { return document().row(row).source.one.find('&') != std::string::npos; }));
        QVERIFY2(page().title().contains(QStringLiteral("window")), qPrintable(page().title()));
    }

    void aLetterTypedInTheListIsNotLost()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
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
        QVERIFY(page().controller().begin(rules(), QStringLiteral("de")));
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
        // The field marks it as well, and a good one not.
        page().list().setCurrent(row);
        settle();
        const auto isMarked = [this] {
            const QTextBlock line = page().sentence().field(0)->document()->firstBlock();
            return std::ranges::any_of(line.layout()->formats(), [](const QTextLayout::FormatRange& range) {
                return range.start == 3 && range.format.underlineStyle() == QTextCharFormat::WaveUnderline;
            });
        };
        QCOMPARE(page().sentence().field(0)->text(), QString::fromStdString("Ja " + wrong + " doch"));
        QVERIFY(isMarked());
        document().setForms(row, {"Ja " + right + " doch"}, QStringLiteral("x"));
        settle();
        QVERIFY(!isMarked());
        // What is good is suggested for other texts, what is wrong is not.
        const auto isSuggested = [&](const std::string& text) {
            return std::ranges::any_of(page().controller().memory().find(document().row(row).source.one),
                                       [&](const editor::Suggestion& one) { return one.text == text; });
        };
        document().setAgain(row, false, QStringLiteral("x"));
        QTRY_VERIFY(isSuggested("Ja " + right + " doch"));
        document().setForms(row, {"Ja " + wrong + " doch"}, QStringLiteral("x"));
        document().setAgain(row, false, QStringLiteral("x"));
        QVERIFY(!isSuggested("Ja " + right + " doch"));
        QVERIFY(!isSuggested("Ja " + wrong + " doch"));
        for (const editor::TextFinding& finding : document().check(row).findings) {
            if (finding.issue != engine::TranslationIssue::Placeholder) continue;
            const auto mended = editor::mended(document().row(row), finding, "de");
            QCOMPARE(mended, std::vector<std::string>{"Ja " + right + " doch"});
        }
    }

    void whatIsWrongOrNoLongerSaidIsNotSuggested()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
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
        const auto found =
            page().controller().memory().find(document().row(document().find("territory.beruna.name")).source.one);
        QVERIFY(std::ranges::any_of(found, [](const editor::Suggestion& one) { return one.text == "Beruna-Furt"; }));
        QVERIFY(std::ranges::none_of(found, [](const editor::Suggestion& one) { return one.text == "Furt"; }));
    }

    void theBenchOpensBeforeAllOtherTextsAreRead()
    {
        begin();
        const auto suggestsTheMap = [this] {
            const auto found = page().controller().memory().find("The Frozen Lake");
            return std::ranges::any_of(found,
                                       [](const editor::Suggestion& one) { return one.source == "the Frozen Lake"; });
        };
        QSignalSpy filled(&page().controller(), &TranslationController::memoryFilled);
        QVERIFY(page().controller().open(rules(), QStringLiteral("fr")));
        page().list().setCurrent(document().find("rule.NRJ-36.title"));
        QVERIFY(filled.isEmpty() && !suggestsTheMap());
        QVERIFY(page().controller().memory().size() > 0); // what the open texts say is known
        type(QStringLiteral("!"));                        // what is being typed meanwhile stays
        QTRY_COMPARE(filled.size(), 1);
        QVERIFY(suggestsTheMap());
        QVERIFY2(!suggestions().filter(QStringLiteral("the Frozen Lake")).isEmpty(),
                 qPrintable(suggestions().join(QLatin1Char('|'))));
        QVERIFY(page().sentence().field(0)->toPlainText().contains(QLatin1Char('!')));
        // One that is left before they are read has nothing to do with the next.
        QVERIFY(page().controller().open(map(), QStringLiteral("fr")));
        QVERIFY(page().controller().open(rules(), QStringLiteral("fr")));
        QTRY_COMPARE(filled.size(), 2);
        editor::LongWork::waitForAll();
        settle();
        QCOMPARE(filled.size(), 2);
    }

    void theFormThatTheGameWouldSayIsOffered()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("es")));
        settle();
        choose("territory.beruna.name");
        type(QStringLiteral("Vado"));
        choose("territory.beruna.with-article");
        type(QStringLiteral("el Vado"));
        choose("territory.beruna.of");
        // A form is no word to read on into: it stands in marks.
        QStringList examples;
        for (const QLabel* label : page().findChild<FormsPanel*>()->findChildren<QLabel*>()) examples << label->text();
        QVERIFY2(examples.contains(QStringLiteral("For “of”: … del Vado")),
                 qPrintable(examples.join(QLatin1Char('|'))));
        QVERIFY2(suggestions().contains(QStringLiteral("del Vado")), qPrintable(suggestions().join(QLatin1Char('|'))));
        // And so the card beside the board says it.
        const QStringList said = page().preview().said().split(QLatin1Char('\n'));
        QVERIFY2(said.contains(QStringLiteral("del Vado")), qPrintable(page().preview().said()));
    }

    void whatCannotBeReadIsNotLeftOutInSilence()
    {
        writeBytes(m_data->filePath(QStringLiteral("maps/narnia/variants/broken.yaml")),
                   "marches: variant/1\nid: broken\nname: Broken\nmap: narnia\nruleset: narnia-risk-junior\n"
                   "language: ../../en\n");
        begin();
        QVERIFY(page().controller().open(map(), QStringLiteral("fr")));
        settle();
        QVERIFY2(page().strip().text().contains(QStringLiteral("broken.yaml")) &&
                     page().strip().text().contains(QStringLiteral("is not a language code")),
                 qPrintable(page().strip().text()));
        QTest::mouseClick(offered(QStringLiteral("OK")), Qt::LeftButton);
        settle();
        QVERIFY2(!page().strip().text().contains(QStringLiteral("broken.yaml")), qPrintable(page().strip().text()));
        QVERIFY(page().controller().open(rules(), QStringLiteral("fr"))); // that is whole
        settle();
        QVERIFY(!page().strip().text().contains(QStringLiteral("broken.yaml")));
    }

    void whatIsRememberedMoves()
    {
        begin();
        QVERIFY(page().controller().open(rules(), QStringLiteral("fr")));
        const QVariant remembered =
            m_desktop->application().preferences().memory().value(QStringLiteral("translate/source"));
        QVERIFY2(!remembered.toString().contains(m_data->path()), qPrintable(remembered.toString()));
        // Another start whose data are elsewhere.
        const QString folder = m_desktop->folder();
        QTemporaryDir moved;
        copyTree(m_data->path(), moved.path());
        qputenv("MARCHES_DATA", moved.path().toUtf8());
        Desktop second(folder, QStringLiteral("en"), QSize(1400, 900));
        second.window().goToTranslate();
        settle();
        QVERIFY2(second.window().translate().controller().source().startsWith(moved.path()),
                 qPrintable(second.window().translate().controller().source()));
        QVERIFY(second.window().translate().controller().source().endsWith(
            QStringLiteral("narnia-risk-junior/rules.yaml")));
    }

    void theStatusBarKeepsCount()
    {
        begin();
        QVERIFY(page().controller().begin(map(), QStringLiteral("de")));
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
