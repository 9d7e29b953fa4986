// SPDX-License-Identifier: GPL-3.0-or-later
// Every screen in the pseudo language: whatever is not in brackets escaped translation, two brackets beside each other
// were glued, and what is 40 % longer must still fit. And a window that is left alone comes to rest.
#include "restlessness.h"
#include "screens.h"
#include "shownfaults.h"
#include "tests.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/translate/textsearchdialog.h"
#include "app/desktop/translate/translatepage.h"
#include "editor/formats/pseudotranslator.h"

#include <QRegularExpression>
#include <QTest>

namespace marches::app {

namespace {

/// The words of the map in the editor and of the translation on the bench.
QSet<QString> contentOf(MainWindow& window)
{
    const editor::TranslationDocument* document = window.translate().controller().document();
    std::string all;
    for (int row = 0; document != nullptr && row < document->count(); ++row) {
        const editor::TextRow& one = document->row(row);
        all += one.key() + '\n' + one.source.one + '\n' + one.source.other + '\n';
        for (const std::string& note : one.po.notes) all += note + '\n';
        for (const std::string& text : one.po.text) all += text + '\n';
    }
    if (const auto* search = window.findChild<TextSearchDialog*>())
        for (const editor::SourceChanges& changes : search->chosen())
            for (const editor::TextConflict& found : changes.incoming.differing) {
                const editor::TextRow& one = changes.read.rows[static_cast<std::size_t>(found.row)];
                all += one.source.one + '\n';
                for (const engine::PoEntry* entry : {&one.po, &found.theirs})
                    for (const std::string& text : entry->text) all += text + '\n';
            }
    if (const editor::MapDocument* map = window.edit().controller().document())
        for (const auto& [id, text] : map->model().texts()) all += text + '\n';
    QSet<QString> words;
    static const QRegularExpression word(QStringLiteral("\\p{L}{2,}"));
    const QString text = QString::fromStdString(all);
    for (auto found = word.globalMatch(text); found.hasNext();) words.insert(found.next().captured());
    return words;
}

class PseudoTest : public ScreensTest {
    Q_OBJECT
public:
    using ScreensTest::ScreensTest;
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

    void everyScreen_data() { addRows(); }
    void everyScreen()
    {
        QFETCH(int, screen);
        Desktop desktop(QStringLiteral("en-XA"));
        QStringList faults;
        int looks = 0;
        screens()[static_cast<std::size_t>(screen)].visit(desktop, [&](QWidget& shown, const QString& name) {
            ++looks;
            settle();
            for (const QString& fault :
                 restlessWidgets(shown) + textFaults(shown, {desktop.folder(), contentOf(desktop.window())}))
                if (!faults.contains(fault)) {
                    faults.append(fault);
                    qWarning("<%s> %s", qPrintable(name), qPrintable(fault));
                }
        });
        QVERIFY(looks > 0);
        QCOMPARE(faults.size(), 0);
    }
};

} // namespace

std::unique_ptr<QObject> makePseudoTest(const QString& group) { return std::make_unique<PseudoTest>(group); }

} // namespace marches::app

#include "tst_pseudo.moc"
