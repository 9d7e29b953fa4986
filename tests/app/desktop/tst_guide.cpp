// SPDX-License-Identifier: GPL-3.0-or-later
// The guide in the window: F1 opens the page of what has the focus, its links lead somewhere, its pictures can be
// drawn, and rule numbers lead into the rule books.
#include "fixture.h"
#include "tests.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/screens/screenpicture.h"
#include "app/desktop/translate/translatepage.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/widgets/rulepopup.h"
#include "app/desktop/window/gamecontroller.h"
#include "app/desktop/window/guidebrowser.h"
#include "app/desktop/window/guidewindow.h"
#include "editor/guide/guide.h"
#include "editor/guide/guidepictures.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

namespace marches::app {

namespace {

QStringList listed(const GuideWindow& guide)
{
    QStringList pages;
    for (int row = 0; row < guide.list().count(); ++row) pages << guide.list().item(row)->data(Qt::UserRole).toString();
    return pages;
}

class GuideTest : public QObject {
    Q_OBJECT
private slots:
    /// A bar that comes while a page with pictures is laid out makes its room narrower: it was laid out within itself.
    void aPageStandsThereOnce()
    {
        Desktop desktop;
        desktop.window().goToTranslate();
        QTest::keyClick(&desktop.window(), Qt::Key_F1);
        GuideWindow& guide = desktop.window().guide();
        const QString title = guide.browser().toPlainText().section(QLatin1Char('\n'), 0, 0);
        QVERIFY(!title.isEmpty());
        const auto isOnce = [&] {
            QTest::qWait(100); // long pages are laid out in steps
            return guide.browser().toPlainText().count(title) == 1;
        };
        QVERIFY(isOnce()); // without its pictures
        guide.browser().waitForPictures();
        QVERIFY(isOnce());
        guide.showPage(guide.page());
        QVERIFY(isOnce());
        for (const int height : {3000, 400, 2000, 700}) {
            guide.resize(guide.width(), height);
            QVERIFY2(isOnce(), qPrintable(QString::number(height)));
        }
        for (const int width : {700, 1000, 1300}) {
            guide.resize(width, 700);
            QVERIFY2(isOnce(), qPrintable(QString::number(width)));
        }
    }

    void f1OpensThePageOfWhatHasTheFocus()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        QTest::keyClick(&window, Qt::Key_F1);
        QCOMPARE(window.guide().page(), QStringLiteral("first-game"));
        QVERIFY(window.guide().isVisible());
        QVERIFY(window.guide().browser().toPlainText().contains(QStringLiteral("A first game")));
        QCOMPARE(MainWindow::guidePageOf(*window.newGame().widget()), QStringLiteral("new-game"));
        QCOMPARE(MainWindow::guidePageOf(*window.edit().widget()), QStringLiteral("editor-tools"));
        QCOMPARE(MainWindow::guidePageOf(*window.translate().widget()), QStringLiteral("bench"));
        for (const auto& [part, page] : {std::pair{"problems", "problems"}, std::pair{"stamps", "stamps"}}) {
            auto* panel = window.edit().widget()->findChild<QWidget*>(QLatin1String(part));
            QVERIFY(panel != nullptr);
            QCOMPARE(MainWindow::guidePageOf(*panel), QLatin1String(page));
        }
        auto* timeline = window.play().findChild<QWidget*>(QStringLiteral("timeline"));
        QCOMPARE(MainWindow::guidePageOf(*timeline), QStringLiteral("going-back"));
    }

    /// Nothing in the guide leads nowhere, in any language.
    void linksAndPictures_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }
    void linksAndPictures()
    {
        QFETCH(QString, language);
        Desktop desktop;
        const auto guide = editor::Guide::read(Application::dataRoot() + QStringLiteral("/resources/guide"), language);
        QVERIFY(guide.has_value());
        const editor::GuidePictures pictures(desktop.application().library(), language.toStdString());
        for (const editor::GuidePage& page : guide->pages()) {
            QCOMPARE(page.language, language);
            const editor::GuideReferences references = editor::referencesOf(page);
            for (const QString& link : references.links) {
                const QString rest = link.section(QLatin1Char(':'), 1);
                const bool leads = link.endsWith(QLatin1String(".md")) ? guide->find(link.chopped(3)) != nullptr
                                   : link.startsWith(QLatin1String("do:"))
                                       ? desktop.window().actions().find(rest) != nullptr
                                   : link.startsWith(QLatin1String("rules:"))
                                       ? desktop.application().catalogue().rules(rest.toStdString()) != nullptr
                                       : link.startsWith(QLatin1String("https:"));
                QVERIFY2(leads, qPrintable(page.id + QLatin1Char(' ') + link));
            }
            for (const QString& picture : references.pictures) {
                if (picture.startsWith(QLatin1String("screen:")) && language != QLatin1String("fr")) {
                    QVERIFY2(ScreenPicture::screenNames().contains(picture.section(QLatin1Char(':'), 1)),
                             qPrintable(page.id + QLatin1Char(' ') + picture));
                    continue; // a second each: those of one language tell how it goes
                }
                const auto image = pictures.draw(picture, 320);
                QVERIFY2(image.has_value(), qPrintable(page.id + QLatin1Char(' ') + picture));
                QCOMPARE(image->width(), 320);
            }
        }
    }

    void picturesComeIntoThePage()
    {
        Desktop desktop;
        GuideWindow& guide = desktop.window().guide();
        guide.showPage(QStringLiteral("first-map"));
        const auto middle = [&] {
            return guide.browser().viewport()->grab().toImage().scaled(8, 8, Qt::IgnoreAspectRatio,
                                                                       Qt::SmoothTransformation);
        };
        settle();
        const QImage before = middle();
        guide.browser().waitForPictures();
        settle();
        QVERIFY(middle() != before);
    }

    void searchFindsPages()
    {
        Desktop desktop;
        GuideWindow& guide = desktop.window().guide();
        guide.showPage({});
        QCOMPARE(guide.page(), editor::Guide::indexId());
        const QStringList all = listed(guide);
        QVERIFY(all.contains(QStringLiteral("borders")) && all.contains(QStringLiteral("rules:diplomacy")));
        QTest::keyClicks(&guide.search(), QStringLiteral("STAMP dragon"));
        QCOMPARE(listed(guide), QStringList{QStringLiteral("stamps")});
        QTest::keyClick(&guide.search(), Qt::Key_Return);
        QCOMPARE(guide.page(), QStringLiteral("stamps"));
        guide.search().setText(QStringLiteral("xyzzy"));
        QCOMPARE(guide.list().count(), 0);
        guide.search().clear();
        QCOMPARE(listed(guide), all);
        guide.goBack();
        QCOMPARE(guide.page(), editor::Guide::indexId());
        guide.goForward();
        QCOMPARE(guide.page(), QStringLiteral("stamps"));
    }

    void accentsDoNotMatterToTheSearch()
    {
        const auto guide =
            editor::Guide::read(Application::dataRoot() + QStringLiteral("/resources/guide"), QStringLiteral("fr"));
        QVERIFY(guide.has_value());
        const auto found = guide->search(QStringLiteral("FRONTIERES partagees"));
        QVERIFY(!found.empty());
        QCOMPARE(found.front().page, QStringLiteral("borders"));
    }

    void theGuideFollowsTheLanguage()
    {
        Desktop desktop;
        GuideWindow& guide = desktop.window().guide();
        guide.showPage(QStringLiteral("borders"));
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QVERIFY(guide.browser().toPlainText().contains(QStringLiteral("frontières partagées")));
        QVERIFY(guide.list().findItems(QStringLiteral("Les tampons"), Qt::MatchExactly).size() == 1);
    }

    void linksActInTheWindow()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        emit window.guide().browser().anchorClicked(QUrl(QStringLiteral("do:file.new")));
        QCOMPARE(window.currentPage()->scope(), Scope::NewGame);
        emit window.guide().browser().anchorClicked(QUrl(QStringLiteral("borders.md")));
        QCOMPARE(window.guide().page(), QStringLiteral("borders"));
        emit window.guide().browser().anchorClicked(QUrl(QStringLiteral("rules:castle-risk")));
        QCOMPARE(window.guide().page(), QStringLiteral("rules:castle-risk"));
        // What has no sense here is said.
        emit window.guide().browser().anchorClicked(QUrl(QStringLiteral("do:file.backups")));
        QVERIFY(!window.spokenLine().isEmpty());
    }

    /// Every rule of every game has its place in the book, with the options that touch it.
    void ruleBooks()
    {
        Desktop desktop;
        const Catalogue& catalogue = desktop.application().catalogue();
        GuideWindow& guide = desktop.window().guide();
        for (const Catalogue::Game& game : catalogue.oneEach()) {
            guide.showRules(game.ruleset);
            const QString book = guide.browser().toPlainText();
            const engine::RulesetData& data = catalogue.rules(game.ruleset)->data;
            for (const std::string& rule : data.rules) {
                const QString title = catalogue.rulesText(game.ruleset, "rule." + rule + ".title");
                QVERIFY2(!title.isEmpty() && book.count(title) >= 2, rule.c_str()); // contents, and the rule
            }
            for (const engine::OptionSpec& option : data.options)
                QVERIFY2(book.contains(catalogue.rulesText(game.ruleset, "option." + option.id + ".text")),
                         option.id.c_str());
        }
    }

    void ruleNumbersLeadIntoTheBook()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        QVERIFY(window.controller().startUsual({"world", "classic-risk"}));
        window.goToPlay();
        settle();
        window.play().showRule(QStringLiteral("CL-12"));
        auto* popup = window.findChild<RulePopup*>();
        QVERIFY(popup != nullptr && popup->bookButton() != nullptr);
        popup->bookButton()->click();
        QCOMPARE(window.guide().page(), QStringLiteral("rules:classic-risk"));
        QVERIFY(window.guide().browser().verticalScrollBar()->value() > 0); // at the rule, not at the beginning
    }
};

} // namespace

std::unique_ptr<QObject> makeGuideTest() { return std::make_unique<GuideTest>(); }

} // namespace marches::app

#include "tst_guide.moc"
