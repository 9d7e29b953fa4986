// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"
#include "tests.h"

#include "app/desktop/play/playpage.h"
#include "app/desktop/shell/gamedesk.h"
#include "app/desktop/welcome/continuecard.h"
#include "app/desktop/welcome/recoverystrip.h"
#include "app/desktop/welcome/welcomepage.h"

#include <QDir>
#include <QFile>
#include <QPushButton>
#include <QTest>

namespace marches::app {

namespace {

QByteArray contents(const QString& file)
{
    QFile in(file);
    return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
}

class AutosaveTest : public QObject {
    Q_OBJECT
private slots:
    void aGameThatEndedWellIsGoneOnWith()
    {
        const QTemporaryDir folder;
        std::string before;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            QVERIFY(desktop.window().desk().startUsual(desktop.application().catalogue().games().front()));
            settle();
            before = desktop.window().play().session()->asFile();
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        auto* card = desktop.window().welcome().findChild<ContinueCard*>();
        QVERIFY(card->isVisible());
        QVERIFY(!desktop.window().welcome().findChild<RecoveryStrip*>()->isVisible());
        QTest::mouseClick(card->button(), Qt::LeftButton);
        QVERIFY(desktop.window().play().session() != nullptr);
        QCOMPARE(desktop.window().play().session()->asFile(), before);
    }

    void everyStepIsOnTheDisk()
    {
        Desktop desktop;
        QVERIFY(desktop.window().desk().startUsual(desktop.application().catalogue().games().front()));
        GameSession* session = desktop.window().play().session();
        for (int i = 0; i < 5; ++i) {
            session->touch();
            desktop.window().desk().autosave().waitForWrites();
            QString file;
            const QDir kept(desktop.application().preferences().dataFolder() + QStringLiteral("/autosave"));
            for (const QString& name : kept.entryList({QStringLiteral("game-*.marches-save")})) file = kept.filePath(name);
            QCOMPARE(contents(file).toStdString(), session->asFile());
        }
    }

    void aGameLeftByACrashIsOffered()
    {
        const QTemporaryDir folder;
        std::string before;
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            QVERIFY(desktop.window().desk().startUsual(desktop.application().catalogue().games().front()));
            desktop.window().desk().autosave().waitForWrites();
            before = desktop.window().play().session()->asFile();
            desktop.crash();
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        auto* strip = desktop.window().welcome().findChild<RecoveryStrip*>();
        QVERIFY(strip->isVisible());
        QTest::mouseClick(strip->findChildren<QPushButton*>().first(), Qt::LeftButton);
        QVERIFY(desktop.window().play().session() != nullptr);
        QCOMPARE(desktop.window().play().session()->asFile(), before);
        desktop.window().goToWelcome();
        QVERIFY(!strip->isVisible());
    }
};

} // namespace

std::unique_ptr<QObject> makeAutosaveTest() { return std::make_unique<AutosaveTest>(); }

} // namespace marches::app

#include "tst_autosave.moc"
