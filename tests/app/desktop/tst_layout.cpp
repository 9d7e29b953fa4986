// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests.h"
#include "widgettexts.h"

#include "app/desktop/base/textrole.h"
#include "app/desktop/newgame/newgamepage.h"
#include "app/desktop/widgets/card.h"
#include "app/desktop/widgets/chip.h"
#include "app/desktop/window/moderail.h"

#include <QTest>
#include <QTranslator>

namespace marches::app {

namespace {

/// A language 40 % longer than the one below it.
class Longer : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char* /*comment*/, int n) const override
    {
        if (qstrncmp(context, "marches::", 9) != 0) return {};
        QString text = QString::fromUtf8(source);
        if (n >= 0) text.replace(QStringLiteral("%n"), QString::number(n));
        const qsizetype more = text.size() * 2 / 5;
        return text +
               QStringLiteral("·").repeated(static_cast<int>(more > 2 && text.contains(QLatin1Char(' ')) ? 2 : more)) +
               (text.contains(QLatin1Char(' '))
                    ? QStringLiteral(" ") + QStringLiteral("xxxx ").repeated(static_cast<int>(more / 5))
                    : QString());
    }
};

class LayoutTest : public QObject {
    Q_OBJECT
private slots:
    /// As of a change that the lab suggests: an option and its value.
    void aLongTitleOfACardIsBrokenIntoLines()
    {
        Desktop desktop;
        constexpr int kWidth = 220;
        ActionCard brief(QStringLiteral("swap"));
        ActionCard lengthy(QStringLiteral("swap"));
        const QString title =
            QStringLiteral("Une armée attaque depuis plusieurs territoires → jamais, quoi qu’il arrive");
        brief.setTexts(QStringLiteral("Armée"), QStringLiteral("Maintenant"), {});
        lengthy.setTexts(title, QStringLiteral("Maintenant"), {});
        const int line = QFontMetrics(fontFor(TextRole::Card)).height();
        QVERIFY(lengthy.heightForWidth(kWidth) >= brief.heightForWidth(kWidth) + line);
        // All of it has room: its last letter changes what is painted.
        const auto painted = [&lengthy](const QString& words) {
            lengthy.setTexts(words, QStringLiteral("Maintenant"), {});
            lengthy.resize(kWidth, lengthy.heightForWidth(kWidth));
            return lengthy.grab().toImage();
        };
        QVERIFY(painted(title) != painted(title.chopped(1)));
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QSize>("size");
        for (const char* language : {"en", "fr", "longer"})
            for (const QSize size :
                 {QSize(1400, 900), QSize(1110, 760), QSize(1050, 720), QSize(900, 640), QSize(720, 540)})
                QTest::addRow("%s at %d", language, size.width()) << QString::fromLatin1(language) << size;
    }
    void nothingIsCutOff()
    {
        QFETCH(QString, language);
        QFETCH(QSize, size);
        const bool longer = language == QLatin1String("longer");
        Longer translator;
        if (longer) QCoreApplication::installTranslator(&translator);
        {
            Desktop desktop(longer ? QStringLiteral("en") : language, size);
            MainWindow& window = desktop.window();
            QCOMPARE(window.size(), size);
            check(window, "welcome");
            window.goToNewGame();
            window.newGame().model().setOption("advanced.wooded-two-dice", true);
            for (int column = 0; column < 3; ++column) {
                window.newGame().showColumn(column);
                check(window, "new game");
            }
            window.goToSettings();
            check(window, "settings");
        }
        if (longer) QCoreApplication::removeTranslator(&translator);
    }

    void theRailLosesItsWordsBeforeAnythingElse()
    {
        Desktop desktop(QStringLiteral("en"), QSize(1400, 900));
        auto* rail = desktop.window().findChild<ModeRail*>();
        const int wide = rail->width();
        desktop.window().resize(1050, 720);
        settle();
        QVERIFY(rail->width() < wide);
    }

    void smallestSizeIsPromised()
    {
        Desktop desktop(QStringLiteral("fr"), QSize(720, 540));
        QCOMPARE(desktop.window().size(), QSize(720, 540));
    }

private:
    static void check(MainWindow& window, const char* page)
    {
        settle();
        const QStringList found = clippedTexts(*window.centralWidget());
        QVERIFY2(found.isEmpty(),
                 qPrintable(QString::fromLatin1(page) + QStringLiteral("\n") + found.join(QLatin1Char('\n'))));
    }
};

} // namespace

std::unique_ptr<QObject> makeLayoutTest() { return std::make_unique<LayoutTest>(); }

} // namespace marches::app

#include "tst_layout.moc"
