// SPDX-License-Identifier: GPL-3.0-or-later
// The translator's bench in the real window, by mouse and keys: a new language, texts, plurals, forms of names, placeholders,
// mistakes, steps back, saving, what other programs and crashes do.
#include "tests/app/desktop/fixture.h"

#include "app/desktop/newgame/optionrow.h"
#include "app/desktop/shell/noticestrip.h"
#include "app/desktop/translate/boardpreview.h"
#include "app/desktop/translate/checkspanel.h"
#include "app/desktop/translate/conflictdialog.h"
#include "app/desktop/translate/formfield.h"
#include "app/desktop/translate/formspanel.h"
#include "app/desktop/translate/newlanguagedialog.h"
#include "app/desktop/translate/previewpanel.h"
#include "app/desktop/translate/samplepreview.h"
#include "app/desktop/translate/sentenceeditor.h"
#include "app/desktop/translate/textlist.h"
#include "app/desktop/translate/textspanel.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/translate/windowsample.h"
#include "editor/formats/tsfile.h"
#include "editor/translation/translationjournal.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDirIterator>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QProcess>
#include <QPushButton>
#include <QRadioButton>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>

namespace marches::app {

using editor::TextState;

namespace {

QByteArray bytesOf(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

void writeBytes(const QString& file, const QByteArray& bytes)
{
    QFile out(file);
    if (!out.open(QIODevice::WriteOnly) || out.write(bytes) != bytes.size()) qFatal("cannot write");
}

void copyTree(const QString& from, const QString& to)
{
    QDirIterator files(from, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString file = files.next();
        const QString target = to + QLatin1Char('/') + QDir(from).relativeFilePath(file);
        QDir().mkpath(QFileInfo(target).path());
        if (!QFile::copy(file, target)) qFatal("cannot copy");
        QFile::setPermissions(target, QFile::ReadOwner | QFile::WriteOwner);
    }
}

} // namespace

class TestTranslate : public QObject {
    Q_OBJECT

    QByteArray m_shipped; ///< folder of the data that everybody reads
    std::unique_ptr<QTemporaryDir> m_data;
    std::unique_ptr<Desktop> m_desktop;

    TranslatePage& page() { return m_desktop->window().translate(); }
    editor::TranslationDocument& document() { return *page().desk().document(); }
    QString po(const char* language) const
    {
        return m_data->filePath(QStringLiteral("maps/narnia/i18n/%1.po").arg(QLatin1String(language)));
    }
    QString map() const { return m_data->filePath(QStringLiteral("maps/narnia/map.yaml")); }
    QString window() const { return m_data->filePath(QStringLiteral("translations/marches_fr.ts")); }
    QString rules() const { return m_data->filePath(QStringLiteral("resources/rules/narnia-risk-junior/rules.yaml")); }
    void begin()
    {
        m_desktop->window().activateWindow();
        m_desktop->window().goToTranslate();
        settle();
    }
    void choose(const char* key)
    {
        const int row = document().find(key);
        if (row < 0) qFatal("no text %s", key);
        page().list().setCurrent(row);
        settle();
    }
    std::string text(const char* key, std::size_t form = 0) { return document().row(document().find(key)).po.text[form]; }
    TextState state(const char* key) { return document().state(document().find(key)); }
    void type(const QString& words, int form = 0)
    {
        page().sentence().field(form)->setFocus();
        QTest::keyClicks(page().sentence().field(form), words);
    }
    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    QPushButton* offered(const QString& words)
    {
        for (QPushButton* button : page().strip().findChildren<QPushButton*>())
            if (!button->isHidden() && button->text().startsWith(words)) return button;
        return nullptr;
    }
    /// By the button and the list of languages.
    void beginLanguage(const QString& name)
    {
        QTest::mouseClick(&page().texts().newLanguage(), Qt::LeftButton);
        auto* dialog = page().findChild<NewLanguageDialog*>();
        QVERIFY(dialog != nullptr);
        QVERIFY(!dialog->beginButton().isEnabled());
        QTest::keyClicks(&dialog->search(), name);
        QVERIFY(dialog->beginButton().isEnabled());
        QTest::mouseClick(&dialog->beginButton(), Qt::LeftButton);
        settle();
        m_desktop->window().activateWindow(); // no window manager does it here
        settle();
    }
    static void checkFile(const QString& file)
    {
        const QByteArray bytes = bytesOf(file);
        const auto read = engine::readPo(bytes.toStdString(), file.toStdString());
        QVERIFY(read.has_value());
        QCOMPARE(QByteArray::fromStdString(engine::writePo(*read)), bytes);
        const QString msgfmt = QStandardPaths::findExecutable(QStringLiteral("msgfmt"));
        if (msgfmt.isEmpty()) return;
        const QStringList arguments{QStringLiteral("--check"), QStringLiteral("-o"), QStringLiteral("/dev/null"), file};
        QCOMPARE(QProcess::execute(msgfmt, arguments), 0);
    }

private slots:
    void initTestCase() { m_shipped = qgetenv("MARCHES_DATA"); }
    void init()
    {
        m_data = std::make_unique<QTemporaryDir>();
        const QString shipped = QString::fromUtf8(m_shipped);
        copyTree(shipped + QStringLiteral("/maps/narnia"), m_data->filePath(QStringLiteral("maps/narnia")));
        QFile::remove(po("de"));
        QFile::remove(m_data->filePath(QStringLiteral("maps/narnia/variants/i18n/de.po")));
        for (const char* name : {"resources/engine", "resources/rules/narnia-risk-junior"})
            copyTree(shipped + QLatin1Char('/') + QLatin1String(name), m_data->filePath(QLatin1String(name)));
        QDir().mkpath(m_data->filePath(QStringLiteral("translations")));
        QVERIFY(QFile::copy(shipped + QStringLiteral("/translations/marches_fr.ts"), window()));
        // A working copy, whose translations are written beside their sources.
        QDir(m_data->path()).mkdir(QStringLiteral(".git"));
        qputenv("MARCHES_DATA", m_data->path().toUtf8());
        m_desktop = std::make_unique<Desktop>();
    }
    void cleanup()
    {
        m_desktop.reset();
        qputenv("MARCHES_DATA", m_shipped);
    }

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
