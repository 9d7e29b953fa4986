// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/foreignexportdialog.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/importreport.h"
#include "app/desktop/window/errorpage.h"
#include "app/desktop/window/preparation.h"
#include "editor/exchange/importmap.h"
#include "engine/io/files.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>
#include <QUrl>

namespace marches::app {

namespace {

/// Two squares side by side, and a point, which is no territory.
constexpr const char* kLands = R"({"type":"FeatureCollection","features":[
{"type":"Feature","id":"aa","properties":{"name":"Aland"},"geometry":{"type":"Polygon","coordinates":[[[0,0],[10,0],[10,10],[0,10],[0,0]]]}},
{"type":"Feature","id":"bb","properties":{"name":"Bland"},"geometry":{"type":"Polygon","coordinates":[[[10,0],[20,0],[20,10],[10,10],[10,0]]]}},
{"type":"Feature","id":"dd","properties":{"name":"Dot"},"geometry":{"type":"Point","coordinates":[5,5]}}]})";

} // namespace

class TestForeignMaps : public QObject {
    Q_OBJECT

    static QString shipped(Desktop& desktop, const char* map)
    {
        return QString::fromStdString(desktop.application().library().dataRoot()) + QStringLiteral("/maps/") +
               QLatin1String(map);
    }
    static QString written(Desktop& desktop, const char* name, const char* text)
    {
        const QString file = desktop.folder() + QLatin1Char('/') + QLatin1String(name);
        return engine::writeFile(file.toStdString(), text) ? file : QString();
    }
    static void drop(Desktop& desktop, const QString& file)
    {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&desktop.window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(100, 100), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&desktop.window(), &event);
    }
    /// Texts of the rows in the group of the report that is called so, with how many they are.
    static QStringList group(ImportReport& report, const QString& title)
    {
        QStringList rows;
        for (int i = 0; i < report.topLevelItemCount(); ++i)
            if (report.topLevelItem(i)->text(0).startsWith(title))
                for (int row = 0; row < report.topLevelItem(i)->childCount(); ++row)
                    rows << report.topLevelItem(i)->child(row)->text(0);
        return rows;
    }

private slots:
    void whatIsDroppedIsShownFirst()
    {
        Desktop desktop;
        drop(desktop, written(desktop, "Lands.geojson", kLands));
        ImportPage& page = desktop.window().importPage();
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&page));
        QVERIFY(page.ready() != nullptr);
        QCOMPARE(page.ready()->map.form, std::string("geojson"));
        QCOMPARE(page.shapes().topLevelItemCount(), 2);
        QCOMPARE(page.shapes().topLevelItem(0)->text(0), QStringLiteral("Aland"));
        QVERIFY(group(page.report(), QStringLiteral("Taken over")).contains(QStringLiteral("2 territories")));
        const QStringList dropped = group(page.report(), QStringLiteral("Dropped"));
        QCOMPARE(page.ready()->map.notes.size(), 1U); // on the point
        QCOMPARE(dropped, QStringList{desktop.application().catalogue().sentences(page.ready()->map.notes)});
        QVERIFY(desktop.window().edit().desk().document() == nullptr); // nothing is made yet

        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QVERIFY(group(page.report(), QStringLiteral("Repris")).contains(QStringLiteral("2 territoires")));
        desktop.application().preferences().setLanguage(QStringLiteral("en"));
        settle();

        auto* name = page.findChild<QLineEdit*>();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Two squares"));
        QTest::mouseClick(page.makeButton(), Qt::LeftButton);
        settle();
        const MapController& desk = desktop.window().edit().desk();
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&desktop.window().edit()));
        QVERIFY(desk.wouldLose() && desk.folder().isEmpty());
        QCOMPARE(desk.title(), QStringLiteral("Two squares"));
        QCOMPARE(desk.document()->model().places().size(), 2U);
        QCOMPARE(desk.document()->model().connections().size(), 1U);
    }

    void whatIsNoMapIsTold()
    {
        Desktop desktop;
        desktop.window().openFile(written(desktop, "notes.json", "{\"hello\": 1}"));
        settle();
        QVERIFY(!desktop.window().importPage().isUnderWay());
        QCOMPARE(desktop.window().currentPage()->widget(),
                 static_cast<QWidget*>(desktop.window().findChild<ErrorPage*>()));
    }

    void aCopyToSendBringsItsVariants()
    {
        Desktop desktop;
        MapController& desk = desktop.window().edit().desk();
        QVERIFY(desk.open(shipped(desktop, "amber-straits")));
        const std::size_t places = desk.document()->model().places().size();
        const QString file = desktop.folder() + QStringLiteral("/straits.marches-map");
        QVERIFY(desk.saveToSend(file));
        desktop.window().openFile(file);
        settle();
        ImportPage& page = desktop.window().importPage();
        QVERIFY(page.ready() != nullptr);
        QVERIFY(page.ready()->map.others.contains("variants/classic.yaml"));
        QTest::mouseClick(page.makeButton(), Qt::LeftButton);
        settle();
        QCOMPARE(desk.document()->model().places().size(), places);
        const QString folder = desktop.folder() + QStringLiteral("/my-straits");
        QVERIFY(desk.saveAs(folder));
        const auto variant =
            engine::readFile((folder + QStringLiteral("/variants/classic.yaml")).toStdString(), 100'000);
        QVERIFY(variant.has_value());
        QVERIFY2(variant->find("\nmap: my-straits\n") != std::string::npos, variant->c_str());
    }

    void anExportSaysWhatItLeavesOut()
    {
        Desktop desktop;
        MapController& desk = desktop.window().edit().desk();
        QVERIFY(desk.open(shipped(desktop, "two-isles")));
        ForeignExportDialog dialog(
            desk.store()->beginCopy(desk.folder().toStdString()),
            [&](const engine::Errors& errors) { return desktop.application().catalogue().sentences(errors); },
            &desktop.window());
        dialog.open();
        dialog.setForm("geojson");
        QTRY_VERIFY(!dialog.isBusy());
        QVERIFY(dialog.saveButton().isEnabled());
        QVERIFY(!dialog.told().isEmpty());
        // Where it cannot be written, the dialog says why.
        const QStringList before = dialog.told();
        const QString notFolder = written(desktop, "taken", "a file");
        QVERIFY(!dialog.writeTo(notFolder + QStringLiteral("/x.geojson")));
        QVERIFY(dialog.told() != before);
        const QString file = desktop.folder() + QStringLiteral("/isles.geojson");
        QVERIFY(dialog.writeTo(file));
        QCOMPARE(dialog.told(), before);
        const auto again = editor::importMap(file.toStdString());
        QVERIFY(again.has_value());
        QVERIFY(again->territories > 0);
        dialog.setForm("jdip");
        QTRY_VERIFY(!dialog.isBusy());
        QVERIFY(dialog.writeTo(desktop.folder() + QStringLiteral("/isles.zip")));
        const auto packed = editor::importMap((desktop.folder() + QStringLiteral("/isles.zip")).toStdString());
        QVERIFY(packed.has_value());
        QCOMPARE(packed->form, std::string("jdip"));
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestForeignMaps test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_foreignmaps.moc"
