// SPDX-License-Identifier: GPL-3.0-or-later
// From the map to a position on its board that games begin with, and back.
#include "fixture.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/play/editbar.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/window/preparation.h"
#include "engine/package/variantpackage.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QMenu>
#include <QTest>

namespace marches::app {

class TestMapSetUp : public QObject {
    Q_OBJECT

    static QString shipped(Desktop& desktop, const char* map)
    {
        return QString::fromStdString(desktop.application().library().dataRoot()) + QStringLiteral("/maps/") +
               QLatin1String(map);
    }
    static MapController& controller(Desktop& desktop) { return desktop.window().edit().controller(); }
    static void trigger(Desktop& desktop, const char* id)
    {
        desktop.window().actions().find(QLatin1String(id))->trigger();
        settle();
    }
    static engine::VariantData read(const QString& file)
    {
        auto variant = engine::loadVariant(file.toStdString());
        if (!variant) qFatal("no variant");
        return std::move(*variant);
    }

private slots:
    void aPositionBecomesAStartOfTheMap_data()
    {
        QTest::addColumn<bool>("saved");
        QTest::newRow("saved before") << true;
        QTest::newRow("never saved") << false;
    }
    void aPositionBecomesAStartOfTheMap()
    {
        QFETCH(bool, saved);
        Desktop desktop;
        desktop.window().activateWindow();
        const QString folder = desktop.folder() + QStringLiteral("/isles");
        QVERIFY(controller(desktop).openCopy(shipped(desktop, "two-isles")));
        if (saved) QVERIFY(controller(desktop).saveAs(folder));
        settle();
        QVERIFY(!controller(desktop).wouldLose());
        trigger(desktop, "map.set-up");
        PlayPage& play = desktop.window().play();
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&play));
        QVERIFY(play.isEditing() && play.editBar().isVisible());
        for (const char* id : {"winter", "winter-2"}) {
            const auto kept = play.keepVariant(QStringLiteral("Winter"));
            QVERIFY(kept);
            QCOMPARE(*kept, std::string(id));
        }
        QTest::keyClick(&desktop.window(), Qt::Key_F5, Qt::ShiftModifier);
        settle();
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&desktop.window().edit()));
        QVERIFY(controller(desktop).isModified() && controller(desktop).wouldLose());
        // F5 plays what was laid out last, saved or not, and the menu beside it offers both.
        const auto begins = [&desktop, &play](const char* name) {
            trigger(desktop, "map.play");
            const bool laidOut = !play.isEditing() && play.session()->setup().variant.content.start.has_value() &&
                                 play.session()->setup().variant.texts.front().one == name;
            desktop.window().goToEdit();
            settle();
            return laidOut;
        };
        QVERIFY(begins("Winter"));
        auto* menu = desktop.window().findChild<QMenu*>(QStringLiteral("playMenu"));
        emit menu->aboutToShow();
        const auto winters = [menu] {
            QList<QAction*> all = menu->actions();
            all.removeIf([](const QAction* action) { return action->text().trimmed() != QStringLiteral("Winter"); });
            return all;
        };
        QCOMPARE(winters().size(), 2);
        QCOMPARE(play.session()->setup().variant.id, std::string("winter-2"));
        QAction* other = winters().front()->isChecked() ? winters().back() : winters().front();
        QVERIFY(!other->isChecked());
        other->trigger();
        settle();
        QCOMPARE(play.session()->setup().variant.id, std::string("winter"));
        desktop.window().goToEdit();
        QVERIFY(saved ? controller(desktop).save() : controller(desktop).saveAs(folder));
        QVERIFY(!controller(desktop).isModified() && !controller(desktop).wouldLose());
        const engine::VariantData variant = read(folder + QStringLiteral("/variants/winter.yaml"));
        QCOMPARE(variant.map, std::string("isles"));
        QVERIFY(variant.content.start);
        QCOMPARE(variant.texts.front().one, std::string("Winter"));
        QVERIFY(QFileInfo::exists(folder + QStringLiteral("/variants/winter-2.yaml")));
        // F5 plays the same after that, wherever the map lies.
        QVERIFY(begins("Winter"));
        QVERIFY(play.session()->setup().variant.id == "winter");
        emit menu->aboutToShow();
        QCOMPARE(winters().size(), 2);
    }

    void aCrashKeepsIt()
    {
        QTemporaryDir folder;
        const QString map = folder.filePath(QStringLiteral("isles"));
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            QVERIFY(controller(desktop).openCopy(shipped(desktop, "two-isles")) && controller(desktop).saveAs(map));
            trigger(desktop, "map.set-up");
            QVERIFY(desktop.window().play().keepVariant(QStringLiteral("Winter")));
            controller(desktop).store()->flushJournal();
            desktop.crash();
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        const auto left = controller(desktop).recovery().left();
        QCOMPARE(left.size(), 1U);
        QVERIFY(controller(desktop).restore(left.front()));
        QVERIFY(controller(desktop).save());
        QVERIFY(read(map + QStringLiteral("/variants/winter.yaml")).content.start.has_value());
    }

    /// Of several open maps the changed one is restored, and the others are there beside it.
    void aCrashClosesNoOtherMap()
    {
        QTemporaryDir folder;
        const auto path = [&folder](int number) { return folder.filePath(QStringLiteral("map-%1").arg(number)); };
        {
            Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
            for (int number = 1; number <= 3; ++number)
                QVERIFY(controller(desktop).openCopy(shipped(desktop, "two-isles")) &&
                        controller(desktop).saveAs(path(number)));
            QCOMPARE(controller(desktop).count(), 3);
            controller(desktop).bringToFront(1);
            trigger(desktop, "map.set-up");
            QVERIFY(desktop.window().play().keepVariant(QStringLiteral("Winter")));
            controller(desktop).store()->flushJournal();
            desktop.crash();
        }
        Desktop desktop(folder.path(), QStringLiteral("en"), QSize(1400, 900));
        const auto left = controller(desktop).recovery().left();
        QCOMPARE(left.size(), 1U);
        QVERIFY(controller(desktop).restore(left.front()));
        QCOMPARE(controller(desktop).count(), 3);
        QCOMPARE(controller(desktop).front(), 1);
        QCOMPARE(controller(desktop).folder(), path(2));
        QCOMPARE(controller(desktop).store()->newVariants().size(), 1U);
        QVERIFY(controller(desktop).wouldLose());
        controller(desktop).bringToFront(0);
        QCOMPARE(controller(desktop).folder(), path(1));
        QVERIFY(controller(desktop).store()->newVariants().empty());
    }

    void onAMapThatComesWithTheProgramItIsOnesOwn()
    {
        Desktop desktop;
        QVERIFY(controller(desktop).open(shipped(desktop, "two-isles")));
        trigger(desktop, "map.set-up");
        const auto kept = desktop.window().play().keepVariant(QStringLiteral("Winter"));
        QVERIFY(kept);
        QVERIFY(QString::fromStdString(*kept).startsWith(
            QString::fromStdString(desktop.application().library().ownRoot())));
        QVERIFY(!controller(desktop).wouldLose());
    }

    void aMapThatWasClosedKeepsNothing()
    {
        Desktop desktop;
        QVERIFY(controller(desktop).openCopy(shipped(desktop, "two-isles")));
        trigger(desktop, "map.set-up");
        controller(desktop).close();
        const auto kept = desktop.window().play().keepVariant(QStringLiteral("Winter"));
        QVERIFY(!kept);
        QCOMPARE(kept.error().front().code, std::string("unknown-map"));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestMapSetUp test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_mapsetup.moc"
