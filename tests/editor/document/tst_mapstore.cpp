// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/document/gridmap.h"
#include "tests/engine/package/failingcalls.h"

#include "editor/document/contacts.h"
#include "editor/document/mapstore.h"
#include "editor/document/territories.h"
#include "editor/formats/svgtree.h"
#include "editor/geometry/outline.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace marches;
using namespace marches::editor;

namespace {

QString describe(const engine::Errors& errors)
{
    QString all;
    for (const engine::Error& error : errors) all += QString::fromStdString(error.code + " " + error.file + "; ");
    return all;
}

QPainterPath box(double x, double y, double width, double height)
{
    QPainterPath path;
    path.addRect(x, y, width, height);
    return path;
}

EditOutcome addLand(MapDocument& document, const char* name, const QPainterPath& path)
{
    return document.edit(QStringLiteral("Draw"), [&](MapEdit& edit) -> EditOutcome {
        const auto made = addTerritory(edit, path, {engine::PlaceKind::Land, name, "plain", {}});
        if (!made) return tl::unexpected(made.error());
        return {};
    });
}

std::unique_ptr<MapStore> newStore()
{
    auto store = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), {});
    if (!store) qFatal("%s", qPrintable(describe(store.error())));
    return std::move(*store);
}

/// A disk that takes its time over every record.
class SlowCalls final : public engine::FileSystem {
public:
    int syncData(int file) override
    {
        QThread::msleep(100);
        return FileSystem::syncData(file);
    }
};

QStringList filesIn(const QString& folder)
{
    QStringList names = QDir(folder).entryList(QDir::Files | QDir::Hidden | QDir::System, QDir::Name);
    for (const QString& name : QDir(folder + QStringLiteral("/i18n")).entryList(QDir::Files | QDir::Hidden, QDir::Name))
        names << QStringLiteral("i18n/") + name;
    return names;
}

} // namespace

class TestMapStore : public QObject {
    Q_OBJECT

private slots:
    void aNewMapIsSavedAndOpenedAgain()
    {
        const QTemporaryDir root;
        const std::string folder = root.filePath(QStringLiteral("my-shire")).toStdString();
        const std::unique_ptr<MapStore> store = newStore();
        MapDocument& document = store->document();
        QVERIFY(store->isModified());
        QVERIFY(addLand(document, "West", box(50, 50, 100, 100)));
        QVERIFY(addLand(document, "East", box(150, 50, 100, 100)));
        QVERIFY(document.edit(QStringLiteral("Words"), [](MapEdit& edit) -> EditOutcome {
            addRegion(edit, "Farthings",
                      std::vector<RecordId>{keyOf(edit.model(), "west"), keyOf(edit.model(), "east")});
            edit.setText("fr", "territory.west.name", "Ouest");
            return {};
        }));
        const engine::Result<void> saved = store->saveAs(folder);
        QVERIFY2(saved, qPrintable(saved ? QString() : describe(saved.error())));
        QVERIFY(!store->isModified());
        QCOMPARE(filesIn(QString::fromStdString(folder)),
                 QStringLiteral("board.svg map.yaml i18n/fr.po").split(QLatin1Char(' ')));

        const auto again = MapStore::open(folder, {});
        QVERIFY2(again, qPrintable(again ? QString() : describe(again.error())));
        const MapModel& model = (*again)->document().model();
        QCOMPARE(model.info.id, std::string("my-shire"));
        QCOMPARE(model.places().size(), std::size_t(2));
        QCOMPARE(model.name("fr", "territory.west"), std::string("Ouest"));
        QCOMPARE(model.connections().size(), std::size_t(1));
        QCOMPARE(model.connections().begin()->record.basis, engine::BorderOrigin::Derived);
        QVERIFY(model.place("east")->record.face != kOutside);

        // Saving what was not changed changes nothing on the disk.
        const auto files = readMapFiles(folder);
        QVERIFY((*again)->save());
        QVERIFY(files && readMapFiles(folder) && *readMapFiles(folder) == *files);
    }

    void undoLeadsBackToWhatIsSaved()
    {
        const QTemporaryDir root;
        const std::unique_ptr<MapStore> store = newStore();
        QVERIFY(addLand(store->document(), "West", box(50, 50, 100, 100)));
        QVERIFY(store->saveAs(root.filePath(QStringLiteral("a")).toStdString()));
        QSignalSpy modified(store.get(), &MapStore::modifiedChanged);
        QVERIFY(addLand(store->document(), "East", box(150, 50, 100, 100)));
        QVERIFY(store->isModified());
        store->document().undoStack().undo();
        QVERIFY(!store->isModified());
        QCOMPARE(modified.count(), 2);
        // Back before the save, and saved there: the territory goes from the file as well. The map stays in its folder.
        store->document().undoStack().undo();
        QVERIFY(!store->document().undoStack().canUndo());
        QCOMPARE(store->document().model().info.id, std::string("a"));
        QVERIFY(store->isModified());
        QVERIFY(store->save());
        const auto again = MapStore::open(store->folder(), {});
        QVERIFY(again);
        QVERIFY((*again)->document().model().places().empty());
        QCOMPARE((*again)->document().model().info.id, std::string("a"));
    }

    void whatTheMapSaysOfItselfIsTakenBackInItsNewFolder()
    {
        const QTemporaryDir root;
        const std::string journals = root.filePath(QStringLiteral("journals")).toStdString();
        auto made = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), journals);
        QVERIFY(made);
        MapDocument& document = (*made)->document();
        const auto write = [&document](const char* author) {
            document.edit(QStringLiteral("Author"), [author](MapEdit& edit) -> EditOutcome {
                MapInfo info = edit.model().info;
                info.author = author;
                edit.setInfo(info);
                return {};
            });
        };
        write("Anna");
        write("Berta");
        QVERIFY((*made)->saveAs(root.filePath(QStringLiteral("b")).toStdString()));
        document.undoStack().undo();
        QCOMPARE(document.model().info.author, std::string("Anna"));
        QCOMPARE(document.model().info.id, std::string("b"));
        // A crash now: the journal says the same.
        (*made)->flushJournal();
        made->reset();
        const auto left = MapStore::left(journals);
        QCOMPARE(left.size(), std::size_t(1));
        const auto back = MapStore::recover(left.front().folder, journals);
        QVERIFY2(back, qPrintable(back ? QString() : describe(back.error())));
        QCOMPARE((*back)->document().model().info.author, std::string("Anna"));
        QCOMPARE((*back)->document().model().info.id, std::string("b"));
    }

    void aPictureThatWasTakenBackIsNotWritten()
    {
        const QTemporaryDir root;
        const std::unique_ptr<MapStore> store = newStore();
        MapDocument& document = store->document();
        const auto trace = [&](const char* file, const char* bytes) {
            const std::string name = store->addPicture(file, bytes);
            document.edit(QStringLiteral("Picture"), [&](MapEdit& edit) -> EditOutcome {
                MapInfo info = edit.model().info;
                info.picture = engine::TracePicture{name, {0, 0}, 1, 0.5, false};
                edit.setInfo(info);
                return {};
            });
        };
        trace("first.png", "one");
        trace("second.png", "two");
        document.undoStack().undo();
        const QString folder = root.filePath(QStringLiteral("a"));
        QVERIFY(store->saveAs(folder.toStdString()));
        QVERIFY(filesIn(folder).contains(QStringLiteral("first.png")));
        QVERIFY(!filesIn(folder).contains(QStringLiteral("second.png")));
        // Done again it is still there, and written.
        document.undoStack().redo();
        QCOMPARE(store->pictureBytes(), std::string("two"));
        QVERIFY(store->save());
        QVERIFY(filesIn(folder).contains(QStringLiteral("second.png")));
        document.undoStack().undo();
        QCOMPARE(store->pictureBytes(), std::string("one"));
    }

    void whatIsGoneFromTheDiskIsTold()
    {
        const QTemporaryDir root;
        const std::unique_ptr<MapStore> store = newStore();
        const QString folder = root.filePath(QStringLiteral("a"));
        QVERIFY(addLand(store->document(), "West", box(50, 50, 100, 100)));
        QVERIFY(store->saveAs(folder.toStdString()));
        QVERIFY(store->missingOnDisk().empty());
        QVERIFY(QFile::remove(folder + QStringLiteral("/map.yaml")));
        QCOMPARE(store->missingOnDisk(), std::vector<std::string>{"map.yaml"});
        QVERIFY(QDir(folder).removeRecursively());
        QCOMPARE(store->missingOnDisk().size(), std::size_t(2));
        QVERIFY(store->save(true));
        QVERIFY(store->missingOnDisk().empty());
        QVERIFY(MapStore::open(folder.toStdString(), {}));
    }

    void whatWasAllTakenBackIsNotLeft()
    {
        const QTemporaryDir root;
        const std::string journals = root.filePath(QStringLiteral("journals")).toStdString();
        const std::string folder = root.filePath(QStringLiteral("a")).toStdString();
        const auto journalsNow = [&] {
            return QDir(QString::fromStdString(journals)).entryList(QDir::Dirs | QDir::NoDotAndDotDot).size();
        };
        {
            auto made = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), journals);
            QVERIFY(made && (*made)->saveAs(folder));
        }
        auto store = MapStore::open(folder, journals);
        QVERIFY(store);
        MapDocument& document = (*store)->document();
        QVERIFY(addLand(document, "West", box(50, 50, 100, 100)));
        (*store)->flushJournal();
        QCOMPARE(journalsNow(), 1);
        document.undoStack().undo();
        (*store)->flushJournal();
        QCOMPARE(journalsNow(), 0); // a crash now loses nothing
        // What is done from there on is kept, and comes back.
        QVERIFY(addLand(document, "East", box(150, 50, 100, 100)));
        (*store)->flushJournal();
        QCOMPARE(journalsNow(), 1);
        store->reset();
        const auto left = MapStore::left(journals);
        QCOMPARE(left.size(), std::size_t(1));
        const auto back = MapStore::recover(left.front().folder, journals);
        QVERIFY(back);
        QVERIFY((*back)->document().model().place("east") != nullptr);
        QVERIFY((*back)->document().model().place("west") == nullptr);
    }

    void whatWasTypedAndTypedBackIsNotLeft()
    {
        const QTemporaryDir root;
        const std::string journals = root.filePath(QStringLiteral("journals")).toStdString();
        const std::string folder = root.filePath(QStringLiteral("a")).toStdString();
        {
            auto made = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), {});
            QVERIFY(made && (*made)->saveAs(folder));
        }
        auto store = MapStore::open(folder, journals);
        QVERIFY(store);
        for (const char* name : {"The Farthings", "The Shire"})
            (*store)->document().edit(QStringLiteral("Name"), [name](MapEdit& edit) -> EditOutcome {
                edit.setText("en", "map.name", name);
                return {};
            });
        store->reset();
        QVERIFY(MapStore::left(journals).empty());
    }

    void aMapThatIsWorkAsItStandsIsLeft()
    {
        const QTemporaryDir root;
        const std::string journals = root.filePath(QStringLiteral("journals")).toStdString();
        MapFiles files;
        {
            auto made = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), {});
            QVERIFY(made && addLand((*made)->document(), "West", box(50, 50, 100, 100)));
            files = *(*made)->currentFiles();
        }
        for (const bool renamed : {false, true}) {
            {
                const auto made = MapStore::create(files, journals);
                QVERIFY(made);
                (*made)->markAsWork();
                if (renamed)
                    (*made)->document().edit(QStringLiteral("Name"), [](MapEdit& edit) -> EditOutcome {
                        edit.setText("en", "map.name", "The Farthings");
                        return {};
                    });
            }
            const auto left = MapStore::left(journals);
            QCOMPARE(left.size(), std::size_t(1));
            QCOMPARE(journaledName(left.front().folder), std::string(renamed ? "The Farthings" : "The Shire"));
            const auto back = MapStore::recover(left.front().folder, journals);
            QVERIFY(back && (*back)->hasUnsavedWork());
            QVERIFY((*back)->document().model().place("west") != nullptr);
            (*back)->discardChanges();
        }
        QVERIFY(MapStore::left(journals).empty());
    }

    void theJournalGoesOnUnderARedrawnBoard()
    {
        const QTemporaryDir root;
        const std::string journals = root.filePath(QStringLiteral("journals")).toStdString();
        const QString folder = root.filePath(QStringLiteral("a"));
        {
            auto made = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), {});
            QVERIFY(made && addLand((*made)->document(), "West", box(50, 50, 100, 100)) &&
                    (*made)->saveAs(folder.toStdString()));
        }
        auto store = MapStore::open(folder.toStdString(), journals);
        QVERIFY(store);
        (*store)->document().edit(QStringLiteral("Name"), [](MapEdit& edit) -> EditOutcome {
            edit.setText("en", "territory.west.name", "Westfarthing");
            return {};
        });
        QByteArray svg = (*store)->currentFiles()->svg;
        svg.replace("L50,50", "L30,50");
        svg.replace("</svg>", "<rect id='compass' x='300' y='200' width='20' height='20' fill='#ff0000'/></svg>");
        QFile file(folder + QStringLiteral("/board.svg"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(svg);
        file.close();
        QVERIFY((*store)->takeDrawing(svg));
        QVERIFY((*store)->changedOnDisk().empty());
        store->reset(); // as a crash leaves it
        const auto left = MapStore::left(journals);
        QCOMPARE(left.size(), std::size_t(1));
        const auto back = MapStore::recover(left.front().folder, journals);
        QVERIFY2(back, qPrintable(back ? QString() : describe(back.error())));
        const MapModel& model = (*back)->document().model();
        QCOMPARE(model.text("en", "territory.west.name"), std::string("Westfarthing"));
        QCOMPARE(outlineOf(model.drawing, model.place("west")->record.face).boundingRect().left(), 30.0);
        QVERIFY((*back)->currentFiles()->svg.contains("compass"));
        QVERIFY((*back)->save());
    }

    void whatAnotherProgramChangedIsNotOverwrittenUnasked()
    {
        const QTemporaryDir root;
        const std::unique_ptr<MapStore> store = newStore();
        QVERIFY(addLand(store->document(), "West", box(50, 50, 100, 100)));
        QVERIFY(store->saveAs(root.filePath(QStringLiteral("a")).toStdString()));
        QFile svg(QString::fromStdString(store->folder()) + QStringLiteral("/board.svg"));
        QVERIFY(svg.open(QIODevice::Append));
        svg.write("<!-- by another program -->\n");
        svg.close();
        QVERIFY(addLand(store->document(), "East", box(150, 50, 100, 100)));
        const engine::Result<void> refused = store->save();
        QVERIFY(!refused);
        QCOMPARE(refused.error().front().code, std::string("file-changed-on-disk"));
        QVERIFY(store->isModified());
        QVERIFY(store->save(true));
        QVERIFY(!store->isModified());
    }

    void aPictureToTraceGoesIntoTheFolder()
    {
        const QTemporaryDir root;
        const std::unique_ptr<MapStore> store = newStore();
        const std::string name = store->addPicture("/somewhere/My Coast.PNG", "not really a picture");
        QCOMPARE(name, std::string("my-coast.png"));
        QCOMPARE(store->addPicture("/elsewhere/my coast.png", "another"), std::string("my-coast-2.png"));
        QVERIFY(store->document().edit(QStringLiteral("Picture"), [&](MapEdit& edit) -> EditOutcome {
            MapInfo info = edit.model().info;
            info.picture = engine::TracePicture{name, {0, 0}, 1, 0.5, false};
            edit.setInfo(info);
            return {};
        }));
        QCOMPARE(store->pictureBytes(), std::string("not really a picture"));
        QVERIFY(store->saveAs(root.filePath(QStringLiteral("a")).toStdString()));
        const auto again = MapStore::open(store->folder(), {});
        QVERIFY(again);
        QCOMPARE((*again)->pictureBytes(), std::string("not really a picture"));
        // A copy elsewhere takes it along.
        QVERIFY(writeMapFiles((*again)->beginCopy(root.filePath(QStringLiteral("b")).toStdString())));
        const auto copy = MapStore::open(root.filePath(QStringLiteral("b")).toStdString(), {});
        QVERIFY(copy);
        QCOMPARE((*copy)->pictureBytes(), std::string("not really a picture"));
    }

    void aRedrawnBoardKeepsWhatIsKnownOfItsTerritories()
    {
        const QTemporaryDir root;
        const std::unique_ptr<MapStore> store = newStore();
        MapDocument& document = store->document();
        QVERIFY(addLand(document, "West", box(50, 50, 100, 100)));
        QVERIFY(addLand(document, "East", box(150, 50, 100, 100)));
        QVERIFY(addLand(document, "South", box(50, 150, 100, 100)));
        QVERIFY(document.edit(QStringLiteral("Words"), [](MapEdit& edit) -> EditOutcome {
            addRegion(edit, "Farthings", std::vector<RecordId>{keyOf(edit.model(), "west")});
            edit.setText("fr", "territory.west.name", "Ouest");
            return {};
        }));
        QVERIFY(store->saveAs(root.filePath(QStringLiteral("a")).toStdString()));
        // In another program: West grows to the left, East is gone, North is new.
        QByteArray svg = store->currentFiles()->svg;
        const QByteArray before = svg;
        svg.replace("L50,50", "L30,50");
        const qsizetype east = svg.lastIndexOf('<', svg.indexOf("id=\"east\""));
        svg.remove(east, svg.indexOf("/>", east) + 2 - east);
        svg.insert(east, "<path id=\"north\" fill=\"#abcdef\" d=\"M50,10L150,10 150,50 50,50Z\"/>");
        QFile file(QString::fromStdString(store->folder()) + QStringLiteral("/board.svg"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(svg);
        file.close();
        const auto taken = store->takeDrawing(svg);
        QVERIFY2(taken, qPrintable(taken ? QString() : describe(taken.error())));
        QCOMPARE(taken->added, std::vector<std::string>{"north"});
        QCOMPARE(taken->missing, std::vector<std::string>{"east"});
        const MapModel& model = document.model();
        QCOMPARE(model.place("west")->record.region, std::string("farthings"));
        QCOMPARE(model.name("fr", "territory.west"), std::string("Ouest"));
        QVERIFY(!connectionsBetween(model, "west", "south").empty());
        QVERIFY(!connectionsBetween(model, "north", "west").empty());
        QVERIFY(connectionsBetween(model, "west", "east").empty());
        QVERIFY(store->save());
        const auto again = MapStore::open(store->folder(), {});
        QVERIFY(again);
        QVERIFY((*again)->document().model().place("north")->record.face != kOutside);
        QVERIFY((*again)->document().model().place("east")->record.face == kOutside);

        document.undoStack().undo();
        QVERIFY(model.place("north") == nullptr);
        QVERIFY(model.place("east")->record.face != kOutside);
        QVERIFY(!connectionsBetween(model, "west", "east").empty());
        QVERIFY(store->save());
        const auto back = MapStore::open(store->folder(), {});
        QVERIFY(back);
        QVERIFY((*back)->document().model().place("east")->record.face != kOutside);
        QVERIFY((*back)->document().model().place("north") == nullptr);
    }

    void theJournalBringsBackWhatWasNotSaved_data()
    {
        QTest::addColumn<bool>("saved");
        QTest::newRow("never saved") << false;
        QTest::newRow("saved before") << true;
    }
    void theJournalBringsBackWhatWasNotSaved()
    {
        QFETCH(bool, saved);
        const QTemporaryDir root;
        const std::string journals = root.filePath(QStringLiteral("journals")).toStdString();
        const std::string folder = root.filePath(QStringLiteral("a")).toStdString();
        std::optional<Snapshot> before;
        {
            auto store = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), journals);
            QVERIFY(store);
            MapDocument& document = (*store)->document();
            QVERIFY(addLand(document, "West", box(50, 50, 100, 100)));
            QVERIFY(addLand(document, "East", box(150, 50, 100, 100)));
            if (saved) {
                QVERIFY((*store)->saveAs(folder));
                QCOMPARE((*store)->journaledSteps(), std::size_t(0));
                QVERIFY(MapStore::left(journals).empty());
            }
            QVERIFY(addLand(document, "South", box(50, 150, 100, 100)));
            document.undoStack().undo();
            document.undoStack().redo();
            static_cast<void>((*store)->addPicture("/x/coast.png", "a picture"));
            QVERIFY(addLand(document, "North", box(50, 0, 100, 50)));
            before.emplace(document.model());
            QVERIFY(MapStore::left(journals).empty()); // it is alive
            // The program ends here without a word; unsaved work stays in the journal.
        }
        const auto left = MapStore::left(journals);
        QCOMPARE(left.size(), std::size_t(1));
        QCOMPARE(left.front().document, saved ? folder : std::string());
        auto store = MapStore::recover(left.front().folder, journals);
        QVERIFY2(store, qPrintable(store ? QString() : describe(store.error())));
        QVERIFY((*store)->isModified());
        QCOMPARE((*store)->folder(), saved ? folder : std::string());
        QVERIFY(Snapshot((*store)->document().model()) == *before);
        // Work goes on, is saved, and then nothing waits any more.
        QVERIFY(addLand((*store)->document(), "Far East", box(250, 50, 100, 100)));
        QVERIFY((*store)->saveAs(folder));
        QVERIFY(!(*store)->isModified());
        (*store).reset();
        QVERIFY(MapStore::left(journals).empty());
        const auto again = MapStore::open(folder, journals);
        QVERIFY(again);
        QCOMPARE((*again)->document().model().places().size(), std::size_t(5));
    }

    void aDragIsOneRecord()
    {
        const QTemporaryDir root;
        auto store = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), root.path().toStdString());
        QVERIFY(store);
        MapDocument& document = (*store)->document();
        QVERIFY(addLand(document, "West", box(50, 50, 100, 100)));
        const auto drag = document.newMergeId();
        const RecordId west = keyOf(document.model(), "west");
        for (int i = 0; i < 20; ++i) {
            QVERIFY(document.edit(
                QStringLiteral("Move"),
                [&](MapEdit& edit) {
                    return moveTerritories(edit, std::span(&west, 1), {1, 0}, Borders::Part);
                },
                drag));
            QCoreApplication::processEvents();
        }
        (*store)->flushJournal();
        QCOMPARE((*store)->journaledSteps(), std::size_t(2));
        (*store)->discardChanges();
        store->reset();
        QVERIFY(MapStore::left(root.path().toStdString()).empty());
    }

    void aCommandIsWrittenWhenItIsOver()
    {
        const QTemporaryDir root;
        auto store = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), root.path().toStdString());
        QVERIFY(store);
        QVERIFY(addLand((*store)->document(), "West", box(50, 50, 100, 100)));
        QCoreApplication::processEvents();
        QCOMPARE((*store)->journaledSteps(), std::size_t(1));
        QVERIFY(addLand((*store)->document(), "East", box(150, 50, 100, 100)));
        (*store)->document().undoStack().undo();
        (*store)->document().undoStack().redo();
        QCoreApplication::processEvents();
        QCOMPARE((*store)->journaledSteps(), std::size_t(4));
    }

    void noMoreThanOneCommandIsNotOnTheDisk()
    {
        SlowCalls slow; // outlives the store
        const QTemporaryDir root;
        auto store = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), root.path().toStdString());
        QVERIFY(store);
        (*store)->setCalls(slow);
        std::size_t number = 0;
        for (const char* name : {"West", "East", "South"}) {
            QVERIFY(addLand((*store)->document(), name, box(50 + 100.0 * static_cast<double>(number), 50, 100, 100)));
            QString journal;
            for (const QString& folder : QDir(root.path()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
                journal = folder;
            if (number > 0) {
                const auto content = engine::readJournal(root.filePath(journal).toStdString());
                QVERIFY(content);
                QCOMPARE(content->records.size(), number);
            }
            ++number;
            if (number != 2) QCoreApplication::processEvents(); // it is on its way, or still to be sent
        }
    }

    void whatCannotBeJournaledIsToldOnceAndAgainAfterASave()
    {
        engine::test::FailingCalls full(1, engine::test::FailingCalls::Style::FailOn);
        engine::FileSystem good;
        const QTemporaryDir root;
        const std::string journals = root.filePath(QStringLiteral("journals")).toStdString();
        auto store = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), journals);
        QVERIFY(store);
        QSignalSpy failed(store->get(), &MapStore::journalFailed);
        (*store)->setCalls(full);
        QVERIFY(addLand((*store)->document(), "West", box(50, 50, 100, 100)));
        QVERIFY(failed.wait());
        QVERIFY(addLand((*store)->document(), "East", box(150, 50, 100, 100)));
        (*store)->flushJournal();
        QCOMPARE(failed.size(), 1);
        (*store)->setCalls(good);
        QVERIFY((*store)->saveAs(root.filePath(QStringLiteral("a")).toStdString()));
        QVERIFY(addLand((*store)->document(), "South", box(50, 150, 100, 100)));
        (*store)->flushJournal();
        QCOMPARE(failed.size(), 1);
        QCOMPARE((*store)->journaledSteps(), std::size_t(2)); // the whole map, and the command
    }

    void whatCouldNotBeReadAgainIsNotWritten()
    {
        const QTemporaryDir root;
        const std::string folder = root.filePath(QStringLiteral("a")).toStdString();
        // A drawing that is as large as may be read, but for a few bytes.
        MapFiles files = newMapFiles("shire", "en", "The Shire", 400, 300);
        const QByteArray end("</svg>");
        const QByteArray fill(kMaxSvgBytes - files.svg.size() - 80, 'x');
        files.svg.insert(files.svg.lastIndexOf(end), "<!--" + fill + "-->");
        auto store = MapStore::create(files, {});
        QVERIFY2(store, qPrintable(store ? QString() : describe(store.error())));
        QVERIFY((*store)->saveAs(folder));
        const auto before = readMapFiles(folder);
        QVERIFY(before);
        QVERIFY(addLand((*store)->document(), "West", box(50, 50, 100, 100)));
        const auto saved = (*store)->save();
        QVERIFY(!saved);
        QCOMPARE(saved.error().front().code, std::string("map-file-too-large"));
        QVERIFY((*store)->hasUnsavedWork());
        QVERIFY(*readMapFiles(folder) == *before);
        (*store)->document().undoStack().undo();
        QVERIFY((*store)->save());
    }

    void moreElementsThanAreReadAreNotWritten()
    {
        const QTemporaryDir root;
        const std::string folder = root.filePath(QStringLiteral("a")).toStdString();
        MapFiles files = newMapFiles("shire", "en", "The Shire", 400, 300);
        const engine::Result<SvgTree> tree = readSvgTree(files.svg, {});
        QVERIFY(tree);
        // As many elements as may be read; in a comment are none, whatever they look like.
        QByteArray fill("<!--<g/><g/><g/>-->");
        for (std::size_t i = tree->size(); i < kMaxSvgElements; ++i) fill += "<g/>";
        files.svg.insert(files.svg.lastIndexOf("</svg>"), fill);
        auto store = MapStore::create(files, {});
        QVERIFY2(store, qPrintable(store ? QString() : describe(store.error())));
        QVERIFY((*store)->saveAs(folder));
        const auto before = readMapFiles(folder);
        QVERIFY(addLand((*store)->document(), "West", box(50, 50, 100, 100)));
        const auto saved = (*store)->save();
        QVERIFY(!saved);
        QCOMPARE(saved.error().front().code, std::string("svg-too-many-elements"));
        QVERIFY(*readMapFiles(folder) == *before);
        (*store)->document().undoStack().undo();
        QVERIFY((*store)->save());
    }

    void whatIsDoneWhileItIsSavedIsNotSaved()
    {
        const QTemporaryDir root;
        const std::string journals = root.filePath(QStringLiteral("journals")).toStdString();
        const std::string folder = root.filePath(QStringLiteral("a")).toStdString();
        auto store = MapStore::create(newMapFiles("shire", "en", "The Shire", 400, 300), journals);
        QVERIFY(store);
        MapDocument& document = (*store)->document();
        QVERIFY(addLand(document, "West", box(50, 50, 100, 100)));
        const MapSaving saving = (*store)->beginSaveAs(folder);
        QVERIFY(addLand(document, "East", box(150, 50, 100, 100)));
        engine::Result<SavedBaseline> base = saveMap(saving);
        QVERIFY(base);
        (*store)->finish(saving, std::move(*base));
        QCOMPARE((*store)->folder(), folder);
        QVERIFY((*store)->isModified() && (*store)->hasUnsavedWork());
        {
            const auto there = MapStore::open(folder, {});
            QVERIFY(there);
            QVERIFY((*there)->document().model().place("west") != nullptr);
            QVERIFY((*there)->document().model().place("east") == nullptr);
        }
        document.undoStack().undo();
        document.undoStack().undo();
        QVERIFY((*store)->isModified()); // no step is known to be what was saved
        document.undoStack().redo();
        document.undoStack().redo();
        store->reset(); // as a crash leaves it
        const auto left = MapStore::left(journals);
        QCOMPARE(left.size(), std::size_t(1));
        auto back = MapStore::recover(left.front().folder, journals);
        QVERIFY2(back, qPrintable(back ? QString() : describe(back.error())));
        QVERIFY((*back)->document().model().place("east") != nullptr);
        QVERIFY((*back)->save());
        QVERIFY(!(*back)->isModified());
    }

    void aFolderThatCannotBeWrittenIsTold()
    {
        const std::unique_ptr<MapStore> store = newStore();
        QVERIFY(!store->saveAs("/proc/no-such-place/map"));
        QVERIFY(store->folder().empty());
        QVERIFY(store->isModified());
    }
};

QTEST_GUILESS_MAIN(TestMapStore)
#include "tst_mapstore.moc"
