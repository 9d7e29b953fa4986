// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/document/gridmap.h"

#include "editor/document/borders.h"
#include "editor/document/edittexts.h"
#include "editor/document/maptables.h"
#include "editor/document/territories.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace marches;
using namespace marches::editor;
using What = TableColumn::What;

class TestMapTables : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_document = std::make_unique<MapDocument>(gridMap(3, 3));
        QVERIFY(m_document->edit(QStringLiteral("Region"), [](MapEdit& edit) -> EditOutcome {
            const std::array<RecordId, 2> both{keyOf(edit.model(), "t0"), keyOf(edit.model(), "t1")};
            addRegion(edit, "North March", both);
            const auto river = addBarrier(edit, false, "Rush", lineBetween(edit.model(), "t0", "t3"));
            return river ? EditOutcome() : EditOutcome(tl::unexpected(river.error()));
        }));
        m_start = m_document->undoStack().index();
    }

    void whatIsWrittenIsRead_data()
    {
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("shown");
        const auto row = [](const char* name, What what, const char* written, const char* shown) {
            QTest::newRow(name) << static_cast<int>(what) << QString::fromUtf8(written) << QString::fromUtf8(shown);
        };
        row("kind in words", What::Kind, "Sea Zone", "sea zone");
        row("kind as in files", What::Kind, "sea", "sea zone");
        row("terrain", What::Terrain, "MARSH", "marsh");
        row("terrain of one's own", What::Terrain, "Glass Fields", "glass-fields");
        row("terrain by another word", What::Terrain, "Forest", "wooded");
        row("terrain by its many", What::Terrain, "mountains", "mountain");
        row("no terrain", What::Terrain, " ", "");
        row("region by name", What::Region, "north march", "North March");
        row("region by id", What::Region, "north-march", "North March");
        row("no region", What::Region, "", "");
        row("abbreviation", What::Abbreviation, " LND ", "LND");
        row("marks", What::Marks, "supply centre, Port, own mark", "own-mark, port, supply centre");
        row("values", What::Values, "income 3, score", "income 3, score 1");
        row("spellings", What::Spellings, "Landia,  Terra ", "Landia, Terra");
    }
    void whatIsWrittenIsRead()
    {
        QFETCH(int, what);
        QFETCH(QString, written);
        QFETCH(QString, shown);
        const TableColumn column{static_cast<What>(what)};
        QVERIFY(set(MapTable::Territories, place("t4"), column, written));
        QCOMPARE(text(MapTable::Territories, place("t4"), column), shown);
        // And what is shown means the same again.
        QVERIFY(set(MapTable::Territories, place("t4"), column, shown));
        QCOMPARE(text(MapTable::Territories, place("t4"), column), shown);
    }

    void namesAndIds()
    {
        const RecordId t4 = place("t4");
        QVERIFY(set(MapTable::Territories, t4, {What::Name, "fr"}, QStringLiteral("Terre du Milieu")));
        QCOMPARE(m_document->model().text("fr", "territory.t4.name"), std::string("Terre du Milieu"));
        QVERIFY(set(MapTable::Territories, t4, {What::Id}, QStringLiteral("middle")));
        QCOMPARE(m_document->model().text("fr", "territory.middle.name"), std::string("Terre du Milieu"));
        QCOMPARE(set(MapTable::Territories, t4, {What::Id}, QStringLiteral("t0")).error().code,
                 std::string("id-taken"));
    }

    void connectionsAndTheirBarriers()
    {
        const RecordId border = connectionsBetween(m_document->model(), "t4", "t5").front();
        QCOMPARE(text(MapTable::Connections, border, {What::From}), QStringLiteral("Land 4"));
        QVERIFY(set(MapTable::Connections, border, {What::State}, QStringLiteral("Closed")));
        QCOMPARE(borderChoice(m_document->model().connections().at(border)), BorderChoice::Closed);
        QVERIFY(set(MapTable::Connections, border, {What::Barrier}, QStringLiteral("rush")));
        QCOMPARE(m_document->model().connections().at(border).barrier, std::string("rush"));
        QVERIFY(set(MapTable::Connections, border, {What::Kind}, QStringLiteral("bridge")));
        QCOMPARE(m_document->model().connections().at(border).over, std::string("rush"));
        QVERIFY(!MapTables::canEdit(*m_document, MapTable::Connections, border, {What::State}));
        QVERIFY(!MapTables::canEdit(*m_document, MapTable::Connections, border, {What::From}));
    }

    void regions()
    {
        const RecordId north = m_document->model().regions().begin()->key;
        QCOMPARE(text(MapTable::Regions, north, {What::Territories}), QStringLiteral("2"));
        QCOMPARE(text(MapTable::Regions, north, {What::Bonus}), QString()); // nothing is said
        QVERIFY(set(MapTable::Regions, north, {What::Bonus}, QStringLiteral("0")));
        QCOMPARE(m_document->model().regions().at(north).bonus, engine::kNoBonus);
        QCOMPARE(text(MapTable::Regions, north, {What::Bonus}), QStringLiteral("0"));
        QVERIFY(set(MapTable::Regions, north, {What::Bonus}, QStringLiteral("5")));
        QVERIFY(set(MapTable::Regions, north, {What::Pieces}, QStringLiteral("Ice Blue")));
        QCOMPARE(m_document->model().regions().at(north).pieces, std::string("ice"));
        QVERIFY(set(MapTable::Regions, north, {What::SitsOut}, QStringLiteral("2")));
        QCOMPARE(m_document->model().regions().at(north).sitsOut, 2);
    }

    void whatMeansNothingIsRefused_data()
    {
        QTest::addColumn<int>("table");
        QTest::addColumn<int>("what");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("code");
        const auto row = [](MapTable table, What what, const char* written, const char* code) {
            QTest::newRow(code) << static_cast<int>(table) << static_cast<int>(what) << QString::fromLatin1(written)
                                << QString::fromLatin1(code);
        };
        row(MapTable::Territories, What::Kind, "swamp", "no-such-kind");
        row(MapTable::Territories, What::Region, "South March", "no-such-region");
        row(MapTable::Territories, What::Abbreviation, "ABCDEFGHIJKLMNOP", "abbreviation-too-long");
        row(MapTable::Territories, What::Id, "A B", "bad-id");
        row(MapTable::Connections, What::State, "ajar", "no-such-state");
        row(MapTable::Connections, What::Barrier, "Nile", "no-such-barrier");
        row(MapTable::Regions, What::Bonus, "-3", "no-number");
        row(MapTable::Regions, What::SitsOut, "soon", "no-number");
    }
    void whatMeansNothingIsRefused()
    {
        QFETCH(int, table);
        QFETCH(int, what);
        QFETCH(QString, written);
        QFETCH(QString, code);
        const auto which = static_cast<MapTable>(table);
        const RecordId row = MapTables::rows(m_document->model(), which).front();
        const Snapshot before(m_document->model());
        const EditOutcome done = set(which, row, {static_cast<What>(what)}, written);
        QVERIFY(!done);
        QCOMPARE(done.error().code, code.toStdString());
        QVERIFY(hasRefusalText(done.error().code));
        QVERIFY(Snapshot(m_document->model()) == before);
    }

    void severalAreOneStepOrNone()
    {
        std::vector<CellEdit> edits;
        for (const RecordId row : MapTables::rows(m_document->model(), MapTable::Territories))
            edits.push_back({row, {What::Terrain}, QStringLiteral("hills")});
        QVERIFY(MapTables::set(*m_document, MapTable::Territories, edits));
        QCOMPARE(m_document->undoStack().index(), m_start + 1);
        edits.push_back({place("t0"), {What::Region}, QStringLiteral("nowhere")});
        for (CellEdit& edit : edits)
            if (edit.column.what == What::Terrain) edit.text = QStringLiteral("desert");
        QVERIFY(!MapTables::set(*m_document, MapTable::Territories, edits));
        QCOMPARE(m_document->model().place("t5")->record.terrain, std::string("hills"));
        // What went in the meantime is passed over.
        const RecordId gone = place("t8");
        QVERIFY(m_document->edit(QStringLiteral("Remove"),
                                 [&](MapEdit& edit) { return removeTerritories(edit, std::span(&gone, 1)); }));
        QVERIFY(set(MapTable::Territories, gone, {What::Terrain}, QStringLiteral("desert")));
    }

    void spreadsheets_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cells"); // between them ";", and "|" where a line ends
        const auto row = [](const char* name, const char* text, const char* cells) {
            QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(cells);
        };
        row("one", "a", "a|");
        row("two lines", "a\tb\r\nc\t\n", "a;b|c;|");
        row("quotes", "\"a \"\"b\"\"\tc\"\td\"e\n", "a \"b\"\tc;d\"e|");
        row("line within", "\"a\nb\"\tc", "a\nb;c|");
        row("never closed", "\"a\tb", "a\tb|");
        row("nothing", "", "");
    }
    void spreadsheets()
    {
        QFETCH(QString, text);
        QFETCH(QString, cells);
        const auto lines = MapTables::fromSpreadsheet(text);
        QVERIFY(lines);
        QString read;
        for (const QStringList& line : *lines) read += line.join(u';') + u'|';
        QCOMPARE(read, cells);
        QCOMPARE(MapTables::fromSpreadsheet(MapTables::toSpreadsheet(*lines)), lines);
    }

    void tooMuchIsNotPasted()
    {
        QVERIFY(!MapTables::fromSpreadsheet(QString(kMostPastedCells + 1, u'\t')));
        QVERIFY(!MapTables::fromSpreadsheet(QString(kMostPastedCells + 1, u'\n')));
    }

private:
    RecordId place(const std::string& id) const { return keyOf(m_document->model(), id); }
    EditOutcome set(MapTable table, RecordId row, const TableColumn& column, const QString& written)
    {
        return MapTables::set(*m_document, table, {{row, column, written}});
    }
    QString text(MapTable table, RecordId row, const TableColumn& column) const
    {
        return MapTables::text(*m_document, table, row, column);
    }

    std::unique_ptr<MapDocument> m_document;
    int m_start = 0;
};

QTEST_GUILESS_MAIN(TestMapTables)
#include "tst_maptables.moc"
