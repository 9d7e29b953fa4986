// SPDX-License-Identifier: GPL-3.0-or-later
#include "fixture.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/foreignexportdialog.h"
#include "app/desktop/edit/importpage.h"
#include "app/desktop/edit/importpreview.h"
#include "app/desktop/edit/importreport.h"
#include "app/desktop/edit/importrows.h"
#include "app/desktop/edit/mapfileactions.h"
#include "app/desktop/edit/mapforms.h"
#include "app/desktop/edit/outputdialog.h"
#include "app/desktop/edit/playtests.h"
#include "app/desktop/edit/tracedpicture.h"
#include "app/desktop/widgets/messagebar.h"
#include "app/desktop/window/errorpage.h"
#include "app/desktop/window/preparation.h"
#include "editor/exchange/exportmap.h"
#include "editor/exchange/importmap.h"
#include "editor/exchange/zipfile.h"
#include "engine/io/files.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QImage>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <QUrl>

#include <cstdlib>
#include <cstring>

namespace marches::app {

namespace {

/// Two squares side by side, and a point, which is no territory.
constexpr const char* kLands = R"({"type":"FeatureCollection","features":[
{"type":"Feature","id":"aa","properties":{"name":"Aland"},
 "geometry":{"type":"Polygon","coordinates":[[[0,0],[10,0],[10,10],[0,10],[0,0]]]}},
{"type":"Feature","id":"bb","properties":{"name":"Bland"},
 "geometry":{"type":"Polygon","coordinates":[[[10,0],[20,0],[20,10],[10,10],[10,0]]]}},
{"type":"Feature","id":"dd","properties":{"name":"Dot"},"geometry":{"type":"Point","coordinates":[5,5]}}]})";

/// Aland has an island on the far side of Bland.
constexpr const char* kFarIsland = R"({"type":"FeatureCollection","features":[
{"type":"Feature","id":"aa","properties":{"name":"Aland"},
 "geometry":{"type":"MultiPolygon","coordinates":[[[[0,0],[10,0],[10,10],[0,10],[0,0]]],
 [[[26,3],[30,3],[30,7],[26,7],[26,3]]]]}},
{"type":"Feature","id":"bb","properties":{"name":"Bland"},
 "geometry":{"type":"Polygon","coordinates":[[[10,0],[20,0],[20,10],[10,10],[10,0]]]}}]})";

/// Two lands, and a disc of artwork on one of them.
constexpr const char* kTwoLands = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100'>"
                                  "<g id='territories'><path id='west' fill='#ff0000' d='M0 0h100v100h-100z'/>"
                                  "<path id='east' fill='#00ff00' d='M100 0h100v100h-100z'/></g>"
                                  "<circle cx='50' cy='50' r='20' fill='#0000ff'/></svg>";

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
        QTreeWidget& rows = page.rows().tree();
        QCOMPARE(rows.topLevelItemCount(), 1);
        QCOMPARE(rows.topLevelItem(0)->text(0), QStringLiteral("Territories (2)"));
        QCOMPARE(rows.topLevelItem(0)->child(0)->text(0), QStringLiteral("Aland"));
        QVERIFY(group(page.report(), QStringLiteral("Imported")).contains(QStringLiteral("2 territories")));
        const QStringList dropped = group(page.report(), QStringLiteral("Dropped"));
        QCOMPARE(page.ready()->map.notes.size(), 1U); // on the point
        QCOMPARE(dropped,
                 QStringList{QStringLiteral("Features without an area (points, lines) that were left out: 1.")});
        QVERIFY(desktop.window().edit().controller().document() == nullptr); // nothing is made yet

        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        settle();
        QVERIFY(group(page.report(), QStringLiteral("Importé")).contains(QStringLiteral("2 territoires")));
        desktop.application().preferences().setLanguage(QStringLiteral("en"));
        settle();

        auto* name = page.findChild<QLineEdit*>();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Two squares"));
        QTest::mouseClick(page.makeButton(), Qt::LeftButton);
        settle();
        MapController& controller = desktop.window().edit().controller();
        QCOMPARE(desktop.window().currentPage(), static_cast<ModePage*>(&desktop.window().edit()));
        QVERIFY(controller.wouldLose() && controller.folder().isEmpty());
        QCOMPARE(controller.title(), QStringLiteral("Two squares"));
        QCOMPARE(controller.document()->model().places().size(), 2U);
        QCOMPARE(controller.document()->model().connections().size(), 1U);

        // Whatever ends the program now, nobody has to do it again.
        controller.close();
        const std::vector<LeftMap> left = controller.recovery().left();
        QCOMPARE(left.size(), 1U);
        QCOMPARE(left.front().name, QStringLiteral("Two squares"));
        QVERIFY(controller.restore(left.front()));
        QCOMPARE(controller.document()->model().places().size(), 2U);
    }

    void rowsAreLeftOutAndPropertiesChosen()
    {
        Desktop desktop;
        drop(desktop, QStringLiteral(MARCHES_SOURCE_DIR "/tests/data/foreign/geojson/lands.geojson"));
        ImportPage& page = desktop.window().importPage();
        QVERIFY(page.ready() != nullptr);
        QTreeWidget& rows = page.rows().tree();
        QVERIFY(page.findChild<QComboBox*>(QStringLiteral("object"))->isHidden()); // GeoJSON has no such thing
        auto* region = page.findChild<QComboBox*>(QStringLiteral("region-property"));
        region->setFocus();
        for (int i = 0; i < 3; ++i) QTest::keyClick(region, Qt::Key_Down);
        QCOMPARE(region->currentText(), QStringLiteral("zone"));
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(rows.topLevelItemCount(), 2);
        QCOMPARE(rows.topLevelItem(1)->text(0), QStringLiteral("South (2)"));
        QCOMPARE(page.ready()->map.regions, 2);

        // One row by the keyboard, and what the filter leaves by a button.
        rows.setFocus();
        rows.setCurrentItem(rows.topLevelItem(1)->child(1));
        QTest::keyClick(&rows, Qt::Key_Space);
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(rows.topLevelItem(1)->text(0), QStringLiteral("South (1 of 2)"));
        QCOMPARE(page.ready()->map.territories, 2);
        rows.clearSelection();
        page.rows().filter().setFocus();
        QTest::keyClicks(&page.rows().filter(), QStringLiteral("bla"));
        QTest::mouseClick(&page.rows().leaveButton(), Qt::LeftButton);
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.ready()->map.territories, 1);
        // Nothing that could become a map: it is said, and nothing can be made.
        page.rows().filter().clear();
        QVERIFY(!page.rows().leaveButton().isEnabled()); // nothing is selected
        rows.selectAll();
        QTest::mouseClick(&page.rows().leaveButton(), Qt::LeftButton);
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(!page.makeButton()->isEnabled());
        QVERIFY2(page.summary().text().contains(u"Nothing is included"), qPrintable(page.summary().text()));
        rows.clearSelection();
        QTest::mouseClick(&page.rows().takeButton(), Qt::LeftButton);
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(page.makeButton()->isEnabled());
        QCOMPARE(page.ready()->map.territories, 3);

        auto* projection = page.findChild<QComboBox*>(QStringLiteral("projection"));
        const double before = page.ready()->opened.model.info.height;
        projection->setFocus();
        QTest::keyClick(projection, Qt::Key_Down);
        QTest::keyClick(projection, Qt::Key_Down);
        QCOMPARE(projection->currentText(), QStringLiteral("Mercator"));
        QTRY_VERIFY(!page.isBusy());
        QVERIFY(page.ready()->opened.model.info.height != before);
        QVERIFY(page.hasWork()); // Cancel would ask
        QTest::mouseClick(page.makeButton(), Qt::LeftButton);
        settle();
        QCOMPARE(desktop.window().edit().controller().document()->model().places().size(), 3U);
        QCOMPARE(desktop.window().edit().controller().document()->model().regions().size(), 2U);
    }

    /// Beside what will be, the page shows what was: a drawing, or the picture of a program's map.
    void theOriginalStandsBesideTheNewMap()
    {
        Desktop desktop;
        ImportPage& page = desktop.window().importPage();
        drop(desktop, written(desktop, "Isles.svg", kTwoLands));
        QVERIFY(page.ready() != nullptr);
        QVERIFY(page.original().isVisible());
        const QImage shown = page.original().pixmap(Qt::ReturnByValue).toImage();
        const auto colourAt = [&shown](double x, double y) {
            return shown.pixelColor(static_cast<int>(x * shown.width()), static_cast<int>(y * shown.height()));
        };
        QCOMPARE(colourAt(0.05, 0.5), QColor(Qt::red));
        QCOMPARE(colourAt(0.25, 0.5), QColor(Qt::blue)); // artwork, too
        QCOMPARE(colourAt(0.9, 0.5), QColor(Qt::green));
        QVERIFY(page.original().geometry().right() < page.preview().geometry().left());
        page.giveUp();
        const QDir sample(QStringLiteral(MARCHES_SOURCE_DIR "/tests/data/foreign/domination"));
        const QDir small(desktop.folder());
        for (const QString& file : sample.entryList(QDir::Files))
            QVERIFY(QFile::copy(sample.filePath(file), small.filePath(file)));
        QImage picture(QImage(sample.filePath(QStringLiteral("small_map.png"))).size(), QImage::Format_RGB32);
        picture.fill(Qt::magenta);
        QVERIFY(picture.save(small.filePath(QStringLiteral("small_pic.png"))));
        drop(desktop, small.filePath(QStringLiteral("small.map")));
        QVERIFY(page.original().isVisible());
        QCOMPARE(page.original().pixmap(Qt::ReturnByValue).toImage().pixelColor(9, 9), QColor(Qt::magenta));
        page.giveUp();
        drop(desktop, written(desktop, "Lands.geojson", kLands)); // has no picture
        QVERIFY(!page.original().isVisible());
        QVERIFY(page.original().pixmap(Qt::ReturnByValue).isNull());
    }

    void placesArePickedInThePicture()
    {
        Desktop desktop;
        const QByteArray lands = QByteArray(kLands).replace("Aland", "Zland");
        drop(desktop, written(desktop, "Lands.geojson", lands.constData()));
        ImportPage& page = desktop.window().importPage();
        QTreeWidget& rows = page.rows().tree();
        QCOMPARE(rows.topLevelItem(0)->child(0)->text(0), QStringLiteral("Bland")); // by name, not as in the file
        QCOMPARE(rows.topLevelItem(0)->child(1)->text(0), QStringLiteral("Zland"));
        QVERIFY(!page.rows().onlyButton().isEnabled());

        const QString west = QStringLiteral("Zland");
        const QString east = QStringLiteral("Bland");
        const auto click = [&page](const QString& name, Qt::KeyboardModifiers modifiers = {}) {
            for (const ReadyMap::Place& place : page.ready()->places)
                if (place.name == name)
                    QTest::mouseClick(&page.preview(), Qt::LeftButton, modifiers,
                                      page.preview().toWidget(place.outline.boundingRect().center()).toPoint());
        };
        const QImage before = page.preview().grab().toImage();
        click(east);
        QCOMPARE(page.rows().selected(), std::set<QString>{east});
        QVERIFY(page.preview().grab().toImage() != before); // one sees which
        click(west, Qt::ShiftModifier);
        QCOMPARE(page.rows().selected(), (std::set<QString>{east, west}));
        click(west);
        QCOMPARE(page.rows().selected(), std::set<QString>{west});
        QTest::mouseClick(&page.rows().onlyButton(), Qt::LeftButton);
        QTRY_VERIFY(!page.isBusy());
        QCOMPARE(page.ready()->map.territories, 1);
        QCOMPARE(page.rows().leftOut().size(), std::size_t(1));

        const QRect all = page.preview().rect().adjusted(1, 1, -1, -1);
        QTest::mouseClick(&page.preview(), Qt::LeftButton, {}, all.topLeft()); // nothing lies there
        QVERIFY(page.rows().selected().empty());
        QTest::mousePress(&page.preview(), Qt::LeftButton, {}, all.topLeft());
        QTest::mouseMove(&page.preview(), all.center());
        QTest::mouseRelease(&page.preview(), Qt::LeftButton, {}, all.bottomRight());
        QCOMPARE(page.rows().selected(), std::set<QString>{west});
    }

    void aBoxTakesACountryByItsLargestPart()
    {
        Desktop desktop;
        drop(desktop, written(desktop, "Far.geojson", kFarIsland));
        ImportPage& page = desktop.window().importPage();
        QVERIFY(page.ready() != nullptr);
        settle(); // the picture has its place
        QRectF east;
        for (const ReadyMap::Place& place : page.ready()->places)
            if (place.name == QLatin1String("Bland")) east = place.outline.boundingRect();
        // Round Bland, in which the middle of all of Aland lies as well.
        const QPoint from = page.preview().toWidget(east.topLeft() - QPointF(2, 2)).toPoint();
        const QPoint to = page.preview().toWidget(east.bottomRight() + QPointF(2, 2)).toPoint();
        QTest::mousePress(&page.preview(), Qt::LeftButton, {}, from);
        QTest::mouseMove(&page.preview(), (from + to) / 2);
        QTest::mouseRelease(&page.preview(), Qt::LeftButton, {}, to);
        QCOMPARE(page.rows().selected(), std::set<QString>{QStringLiteral("Bland")});
    }

    /// What is too large is refused by what its first bytes say; what is merely large is made smaller.
    void picturesThatAreTooLargeAreRefused_data()
    {
        QTest::addColumn<QByteArray>("size");
        QTest::addColumn<QByteArray>("sum");
        QTest::addColumn<QString>("code");
        QTest::newRow("30,000 x 30,000") << QByteArray("0000753000007530") << QByteArray("434ca766")
                                         << QStringLiteral("picture-too-big");
        QTest::newRow("as large as numbers")
            << QByteArray("7fffffff7fffffff") << QByteArray("31a254ba") << QStringLiteral("picture-unknown");
    }
    void picturesThatAreTooLargeAreRefused()
    {
        QFETCH(QByteArray, size);
        QFETCH(QByteArray, sum);
        QFETCH(QString, code);
        Desktop desktop;
        const QByteArray png = QByteArray::fromHex("89504e470d0a1a0a0000000d49484452" + size + "0800000000" + sum +
                                                   "0000000b4944415478da6360440300009900117b5c0fe7"
                                                   "0000000049454e44ae426082");
        const QString file = desktop.folder() + QStringLiteral("/huge.png");
        QVERIFY(engine::writeFile(file.toStdString(), png.toStdString()));
        const engine::Result<QImage> read = TracedPicture::read(file);
        QVERIFY(!read);
        QCOMPARE(read.error().front().code, code.toStdString());
        desktop.window().fileActions().openSample();
        MapController& controller = desktop.window().edit().controller();
        const engine::Result<void> put = TracedPicture::put(controller, file);
        QVERIFY(!put);
        QCOMPARE(put.error().front().code, code.toStdString());
        QVERIFY(!controller.document()->model().info.picture);
    }

    void largePicturesAreMadeSmaller()
    {
        Desktop desktop;
        QImage sheet(9'000, 6'000, QImage::Format_RGB888);
        sheet.fill(0);
        for (int y = 0; y < sheet.height(); ++y) std::memset(sheet.scanLine(y), 0xff, 13'500); // the left half
        const QString file = desktop.folder() + QStringLiteral("/large.png");
        QVERIFY(sheet.save(file));
        const engine::Result<QImage> read = TracedPicture::read(file);
        QVERIFY(read);
        QVERIFY(read->width() < 8'000 && read->width() > 7'000);
        QVERIFY(std::abs(read->height() - read->width() * 2 / 3) <= 1);
        QVERIFY(read->pixelColor(100, 100) != read->pixelColor(read->width() - 100, 100));
        // Also below a map that is drawn over it: over all of the board, as it would lie itself.
        desktop.window().fileActions().openSample();
        MapController& controller = desktop.window().edit().controller();
        QVERIFY(TracedPicture::put(controller, file));
        const auto& info = controller.document()->model().info;
        QVERIFY(info.picture);
        const QImage below = TracedPicture::of(controller);
        QCOMPARE(below.size(), read->size());
        QCOMPARE(info.picture->scale, std::min(info.width / read->width(), info.height / read->height()));
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
        MapController& controller = desktop.window().edit().controller();
        QVERIFY(controller.open(shipped(desktop, "amber-straits")));
        const std::size_t places = controller.document()->model().places().size();
        const QString file = desktop.folder() + QStringLiteral("/straits.marches-map");
        QVERIFY(controller.saveToSend(file));
        desktop.window().openFile(file);
        settle();
        ImportPage& page = desktop.window().importPage();
        QVERIFY(page.ready() != nullptr);
        QVERIFY(page.ready()->map.others.contains("variants/classic.yaml"));
        QTest::mouseClick(page.makeButton(), Qt::LeftButton);
        settle();
        QCOMPARE(controller.document()->model().places().size(), places);
        const QString folder = desktop.folder() + QStringLiteral("/my-straits");
        QVERIFY(controller.saveAs(folder));
        const auto variant =
            engine::readFile((folder + QStringLiteral("/variants/classic.yaml")).toStdString(), 100'000);
        QVERIFY(variant.has_value());
        QVERIFY2(variant->find("\nmap: my-straits\n") != std::string::npos, variant->c_str());
    }

    void anExportSaysWhatItLeavesOut()
    {
        Desktop desktop;
        MapController& controller = desktop.window().edit().controller();
        QVERIFY(controller.open(shipped(desktop, "two-isles")));
        ForeignExportDialog dialog(
            controller.store()->beginCopy(controller.folder().toStdString()),
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

    void filesGoWhereTheLastOneWent()
    {
        Desktop desktop;
        QVERIFY(desktop.window().edit().controller().open(shipped(desktop, "two-isles")));
        MapFileActions& fileActions = desktop.window().edit().fileActions();
        const QString away = desktop.folder() + QStringLiteral("/away");
        QVERIFY(QDir().mkpath(away));
        QStringList folders;
        QTimer answers; // the dialog of files, in which a name is written
        connect(&answers, &QTimer::timeout, this, [&] {
            auto* files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (files == nullptr) return;
            folders << files->directory().path();
            // Not by selectFile(), which leaves what is written there alone while the keys go there.
            files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"))
                ->setText(QStringLiteral("%1/%2").arg(away, QString::number(folders.size())));
            QMetaObject::invokeMethod(files, "accept");
        });
        QTimer saves; // the dialog before it
        connect(&saves, &QTimer::timeout, this, [&] {
            QWidget* top = QApplication::activeModalWidget();
            if (auto* other = qobject_cast<ForeignExportDialog*>(top); other != nullptr && !other->isBusy())
                other->saveButton().click();
            if (auto* output = qobject_cast<OutputDialog*>(top); output != nullptr) {
                output->setKind(OutputDialog::Kind::Svg);
                for (QPushButton* button : output->findChildren<QPushButton*>())
                    if (button->isDefault()) button->click();
            }
        });
        answers.start(20);
        saves.start(20);
        const MessageBar& strip = desktop.window().edit().strip();
        QStringList told;
        for (const auto& send : {&MapFileActions::exportMap, &MapFileActions::printMap, &MapFileActions::saveToSend}) {
            (fileActions.*send)();
            told << strip.text();
        }
        for (int i = 0; i < 3; ++i) {
            const QString name =
                QString::number(i + 1) + (i < 2 ? QStringLiteral(".svg") : QStringLiteral(".marches-map"));
            QVERIFY2(told[i].contains(name) && told[i].contains(QDir::toNativeSeparators(away)), qPrintable(told[i]));
        }
        QVERIFY(strip.findChild<QPushButton*>(QStringLiteral("open-folder")) != nullptr);
        QCOMPARE(folders.size(), 3);
        const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
        QCOMPARE(folders[0], QFileInfo(documents).isDir() ? documents : QDir::homePath());
        QCOMPARE(folders.mid(1), QStringList({away, away}));
        QVERIFY(QFileInfo::exists(away + QStringLiteral("/1.svg")));
        QVERIFY(QFileInfo::exists(away + QStringLiteral("/2.svg")));
        QVERIFY(QFileInfo::exists(away + QStringLiteral("/3.marches-map")));
    }

    void listsBeginAtTheirTopWithEachFile()
    {
        Desktop desktop;
        desktop.window().resize(700, 450);
        const char* file = MARCHES_SOURCE_DIR "/tests/data/foreign/geojson/lands.geojson";
        drop(desktop, QString::fromUtf8(file));
        settle();
        ImportPage& page = desktop.window().importPage();
        for (QTreeWidget* list : {static_cast<QTreeWidget*>(&page.report()), &page.rows().tree()}) {
            list->setMaximumHeight(60); // as of a file of many
            settle();
            QVERIFY(list->verticalScrollBar()->maximum() > 0);
            list->scrollToBottom();
        }
        drop(desktop, written(desktop, "Lands.geojson", kLands));
        settle();
        for (QTreeWidget* list : {static_cast<QTreeWidget*>(&page.report()), &page.rows().tree()})
            QCOMPARE(list->verticalScrollBar()->value(), 0);
    }

    void cancelLeadsBackToWhereItWasBegun()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        const QString file = written(desktop, "Lands.geojson", kLands);
        const auto cancelled = [&] {
            drop(desktop, file);
            drop(desktop, file); // one after another
            if (window.currentPage() != static_cast<ModePage*>(&window.importPage())) return false;
            window.importPage().giveUp();
            settle();
            return true;
        };
        QVERIFY(cancelled());
        QCOMPARE(window.currentPage()->scope(), Scope::Welcome);
        window.fileActions().openSample();
        settle();
        QVERIFY(cancelled());
        QCOMPARE(window.currentPage(), static_cast<ModePage*>(&window.edit()));
        window.goToSettings();
        ModePage* settings = window.currentPage();
        QVERIFY(cancelled());
        QCOMPARE(window.currentPage(), settings);
    }

    /// Only one that is dropped on a map goes below it.
    void anOpenedPictureIsOfNoOpenMap()
    {
        Desktop desktop;
        MainWindow& window = desktop.window();
        QImage sheet(90, 60, QImage::Format_RGB888);
        sheet.fill(Qt::gray);
        const QString file = desktop.folder() + QStringLiteral("/sheet.png");
        QVERIFY(sheet.save(file));
        window.fileActions().openSample();
        settle();
        const MapController& controller = window.edit().controller();
        const auto hasPicture = [&](int map) {
            return controller.map(map).store->document().model().info.picture.has_value();
        };
        window.openFile(file);
        settle();
        QCOMPARE(controller.count(), 2);
        QVERIFY(!hasPicture(0) && hasPicture(1));
        QCOMPARE(controller.front(), 1);
        window.edit().controller().bringToFront(0);
        drop(desktop, file);
        settle();
        QCOMPARE(controller.count(), 2);
        QVERIFY(hasPicture(0));
        QCOMPARE(window.currentPage(), static_cast<ModePage*>(&window.edit()));
    }

    void whatWentWrongIsToldUntilItGoesRight()
    {
        Desktop desktop;
        EditPage& edit = desktop.window().edit();
        desktop.window().fileActions().openSample();
        settle();
        const QString before = edit.strip().text();
        edit.setPicture(written(desktop, "bad.png", "no picture"));
        QVERIFY2(edit.strip().text().contains(u"bad.png"), qPrintable(edit.strip().text()));
        QImage sheet(90, 60, QImage::Format_RGB888);
        sheet.fill(Qt::gray);
        const QString file = desktop.folder() + QStringLiteral("/good.png");
        QVERIFY(sheet.save(file));
        edit.setPicture(file);
        QCOMPARE(edit.strip().text(), before);
    }

    void aMapWithPowersIsPlayedWithThem()
    {
        Desktop desktop;
        MapController& controller = desktop.window().edit().controller();
        QVERIFY(controller.open(shipped(desktop, "diplomacy-europe")));
        const auto made = editor::exportMap(controller.document()->model(), "jdip");
        QVERIFY(made.has_value());
        const QString file = desktop.folder() + QStringLiteral("/europe.zip");
        const auto zip = editor::makeZip(made->files, file.toStdString());
        QVERIFY(zip && engine::writeFile(file.toStdString(), zip->toStdString()));
        drop(desktop, file);
        QTest::mouseClick(desktop.window().importPage().makeButton(), Qt::LeftButton);
        settle();
        const Playtests tests(desktop.application());
        const auto usual = tests.usual(*controller.store());
        QVERIFY(usual.has_value());
        QCOMPARE(usual->ruleset, std::string("diplomacy"));
        QVERIFY(controller.open(shipped(desktop, "two-isles"))); // nobody is at home there
        QCOMPARE(tests.usual(*controller.store())->ruleset, std::string("classic-risk"));
    }

    void aZipIsCalledOne()
    {
        QCOMPARE(MapForms::withSuffix(QStringLiteral("/a/isles.map"), QStringLiteral("zip")),
                 QStringLiteral("/a/isles.map.zip"));
        QCOMPARE(MapForms::withSuffix(QStringLiteral("/a/isles.ZIP"), QStringLiteral("zip")),
                 QStringLiteral("/a/isles.ZIP"));
        QCOMPARE(MapForms::withSuffix(QStringLiteral("/a/isles"), QStringLiteral("geojson")),
                 QStringLiteral("/a/isles.geojson"));
        QCOMPARE(MapForms::withSuffix(QStringLiteral("/a/isles.json"), QStringLiteral("geojson")),
                 QStringLiteral("/a/isles.json"));
    }

    void buttonsOfANarrowListAreWhole()
    {
        Desktop desktop;
        desktop.application().preferences().setLanguage(QStringLiteral("fr"));
        drop(desktop, QStringLiteral(MARCHES_SOURCE_DIR "/tests/data/foreign/geojson/lands.geojson"));
        settle();
        ImportRows& rows = desktop.window().importPage().rows();
        desktop.window().resize(700, 450); // as of a small screen whose letters are twice as large
        settle();
        int seen = 0;
        for (const QPushButton* button : rows.findChildren<QPushButton*>()) {
            if (!button->isVisible()) continue;
            ++seen;
            QVERIFY2(button->width() >= button->sizeHint().width(), qPrintable(button->text()));
            QVERIFY2(rows.rect().contains(button->geometry()), qPrintable(button->text()));
        }
        QCOMPARE(seen, 4);
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
