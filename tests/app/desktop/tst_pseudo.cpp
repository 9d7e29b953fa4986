// SPDX-License-Identifier: GPL-3.0-or-later
// Pages in the pseudo language: whatever is not in brackets escaped translation, two brackets beside each other were
// glued, and what is 40 % longer must still fit.
#include "fixture.h"
#include "tests.h"
#include "widgettexts.h"

#include "app/desktop/edit/backupsdialog.h"
#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/mapfiling.h"
#include "app/desktop/edit/outputdialog.h"
#include "app/desktop/edit/unsaveddialog.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/newgame/savevariantdialog.h"
#include "app/desktop/shell/helpdialogs.h"
#include "editor/formats/pseudotranslator.h"

#include <QRegularExpression>
#include <QTest>

namespace marches::app {

namespace {

/// What people, files and keyboards bring along.
QString withoutNames(QString text, const QString& folder)
{
    text.replace(QRegularExpression(QStringLiteral("<[^<>]+>")), QStringLiteral("\n")); // marks part what they stand between
    text.remove(QRegularExpression(QRegularExpression::escape(folder) + QStringLiteral("\\S*")));
    static const QRegularExpression names(QStringLiteral(
        "Anna|Bo\\b|Marches|English|[Ff]rançais|Deutsch|PDF|PNG|SVG|Qt \\d[\\d.]*|\\(Ctrl[^)]*\\)|\\[\\*\\]|"
        "(Ctrl|Shift|Alt|Meta)(\\+\\S+)+|\\bF\\d+\\b|\\b(Del|Esc|Return|Enter|Space|Left|Right|Up|Down|Home|End|"
        "Backspace|Ins|Tab)\\b|"
        "\\b[A-Z]{2,4}-[A-Z]*\\d+[a-z]?\\b|\\S+\\.(yaml|svg|po|marches-save)\\b|#[0-9a-f]{6}\\b|&\\w+;|\\b[A-Z][a-z]{2}\\b"));
    return text.remove(names);
}

/// The text with each outermost bracket as one sign.
QString pieces(const QString& text)
{
    QString out;
    int depth = 0;
    for (const QChar sign : text) {
        if (sign == QLatin1Char('[') && depth++ == 0) out += QChar(0xa7);
        if (depth == 0) out += sign;
        if (sign == QLatin1Char(']') && depth > 0) --depth;
    }
    return out;
}

class PseudoTest : public QObject {
    Q_OBJECT
private slots:
    void sentencesKeepWhatIsNoWord()
    {
        using editor::pseudoSentence;
        QCOMPARE(pseudoSentence(QStringLiteral("%1 of %n")), QStringLiteral("[%1 öƒ %n··]"));
        QCOMPARE(pseudoSentence(QStringLiteral("&Open")), QStringLiteral("[&Öþéñ··]"));
        QCOMPARE(pseudoSentence(QStringLiteral("<b>Go</b>")), QStringLiteral("[<b>Ĝö</b>·]"));
        QVERIFY(pseudoSentence(QStringLiteral("Maps (*.yaml);;All (*)")).contains(QStringLiteral("(*.yaml);;")));
        QCOMPARE(pseudoSentence(QStringLiteral(", ")), QStringLiteral(", "));
        QCOMPARE(pseudoSentence(QStringLiteral("%1: %2")), QStringLiteral("[%1: %2·]"));
    }

    void everyPage_data()
    {
        QTest::addColumn<QString>("page");
        for (const char* page : {"welcome", "newgame", "settings", "import", "dialogs"})
            QTest::newRow(page) << QString::fromLatin1(page);
    }
    void everyPage()
    {
        QFETCH(QString, page);
        Desktop desktop(QStringLiteral("en-XA"));
        m_faults.clear();
        m_folder = desktop.folder();
        MainWindow& window = desktop.window();
        if (page == QLatin1String("newgame"))
            newGame(window);
        else if (page == QLatin1String("settings"))
            window.goToSettings();
        else if (page == QLatin1String("import"))
            import(window);
        else if (page == QLatin1String("dialogs"))
            dialogs(desktop);
        look(window);
        m_faults.removeDuplicates();
        QVERIFY2(m_faults.isEmpty(), qPrintable(m_faults.join(QLatin1Char('\n'))));
    }

private:
    void look(QWidget& window)
    {
        settle();
        static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
        static const QRegularExpression list(QStringLiteral("§(, |; |\\. |\\s*\\n\\s*| · |\\t| \\| )?(?=§)"));
        for (const ShownText& each : textsIn(window)) {
            // Names of the map that is edited are in its own languages, whatever the window speaks.
            if (each.way.contains(QStringLiteral("RegionTree/"))) continue;
            const QString bare = pieces(withoutNames(each.text, m_folder));
            const QString where = each.way.section(QLatin1Char('/'), -4) + each.what + QStringLiteral(": ") + each.text;
            if (bare.contains(word)) m_faults.append(QStringLiteral("escaped: ") + where);
            if (QString(bare).remove(list).count(QChar(0xa7)) > 1) m_faults.append(QStringLiteral("glued: ") + where);
        }
        for (const QString& clipped : clippedTexts(window)) m_faults.append(QStringLiteral("clipped: ") + clipped);
    }
    void lookAndClose(QWidget* dialog)
    {
        QVERIFY(dialog != nullptr);
        dialog->show();
        look(*dialog);
        dialog->close();
        settle();
    }

    void newGame(MainWindow& window)
    {
        window.goToNewGame();
        look(window);
        NewGameModel& model = window.newGame().model();
        for (const engine::OptionSpec& option : model.data().options)
            if (option.isSwitch()) model.setOption(option.id, true);
        model.setPlayers(model.data().maxSeats);
    }

    void import(MainWindow& window)
    {
        auto plan = editor::planFromSvg("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 300 200'>"
                                        "<path id='a1' d='M20,20H150V180H20Z' fill='#aa8844'/>"
                                        "<path id='a2' d='M150.2,20H280V110H150.2Z' fill='#88aa44'/></svg>",
                                        "coast.svg");
        QVERIFY(plan.has_value());
        window.importPage().begin(std::move(*plan), QStringLiteral("12"), "en");
        window.goToEdit();
        look(window);
        window.importPage().finish();
    }

    void dialogs(Desktop& desktop)
    {
        MainWindow& window = desktop.window();
        ShortcutsDialog shortcuts(window.actions(), &window);
        lookAndClose(&shortcuts);
        AboutDialog about(&window);
        lookAndClose(&about);
        window.goToNewGame();
        SaveVariantDialog variant(desktop.application(), window.newGame().model(), &window);
        lookAndClose(&variant);
        window.filing().openSample();
        UnsavedDialog unsaved(window.edit().desk().title(), &window);
        lookAndClose(&unsaved);
        BackupsDialog backups(window.edit().desk(), &window);
        lookAndClose(&backups);
        OutputDialog output(
            *window.edit().desk().document(), window.edit().desk().boardSvg(), [](const engine::Errors&) { return QString(); },
            &window);
        lookAndClose(&output);
        window.openFile(desktop.folder() + QStringLiteral("/marches.ini"));
    }

    QStringList m_faults;
    QString m_folder;
};

} // namespace

std::unique_ptr<QObject> makePseudoTest() { return std::make_unique<PseudoTest>(); }

} // namespace marches::app

#include "tst_pseudo.moc"
