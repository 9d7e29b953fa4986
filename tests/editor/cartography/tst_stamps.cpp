// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/cartography/stamps.h"
#include "editor/formats/boardsvg.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

namespace marches::test {

using editor::InkRole;
using editor::Stamp;
using editor::StampLibrary;

namespace {

QString stampsFolder() { return QStringLiteral(MARCHES_SOURCE_DIR "/resources/stamps"); }

const editor::Style& parchment() { return editor::StyleLibrary::shipped().findOrUsual("parchment"); }

/// A drawing of 100 by 100.
QByteArray drawing(const QByteArray& content)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 100\">\n" + content + "\n</svg>";
}

engine::Result<Stamp> read(const QByteArray& content) { return editor::readStamp(drawing(content), "own", "own.svg"); }

bool isNear(double a, double b, double slack = 1e-6) { return std::abs(a - b) <= slack; }

} // namespace

/// Small drawings for maps: those that are shipped, and those of strangers.
class TestStamps : public QObject {
    Q_OBJECT

private slots:
    void everyDrawingIsListed()
    {
        const StampLibrary& library = StampLibrary::shipped();
        const QStringList files = QDir(stampsFolder()).entryList({QStringLiteral("*.svg")}, QDir::Files);
        QVERIFY(files.size() >= 60);
        QCOMPARE(static_cast<qsizetype>(library.all().size()), files.size());
        for (const QString& file : files)
            QVERIFY2(library.find(file.chopped(4).toStdString()) != nullptr, qPrintable(file));
    }

    void everyStampHasItsGroupAndNames()
    {
        const StampLibrary& library = StampLibrary::shipped();
        std::size_t grouped = 0;
        for (const editor::StampGroup& group : library.groups()) {
            const std::vector<std::string> ids = library.idsIn(group.id);
            QVERIFY2(!ids.empty(), group.id.c_str());
            grouped += ids.size();
            for (const char* language : {"en", "fr"}) QVERIFY2(group.names.contains(language), group.id.c_str());
        }
        QCOMPARE(grouped, library.all().size());
        std::set<std::string> names;
        for (const auto& [id, stamp] : library.all()) {
            QVERIFY2(stamp.names.contains("en") && stamp.names.contains("fr"), id.c_str());
            QVERIFY2(stamp.height >= 2 && stamp.height <= 100, id.c_str());
            names.insert(stamp.name("fr"));
        }
        QVERIFY(names.size() + 2 >= library.all().size()); // variants may share one
    }

    /// Only so can a style paint them.
    void everyPartHasARole()
    {
        for (const auto& [id, stamp] : StampLibrary::shipped().all())
            for (const Stamp::Part& part : stamp.parts) {
                QVERIFY2(part.fill || part.line, id.c_str());
                QVERIFY2(!part.ownFill.isValid() && !part.ownLine.isValid(), id.c_str());
            }
    }

    void everyStampStandsOnItsFoot()
    {
        constexpr double kSlack = 0.12; // of the height
        for (const auto& [id, stamp] : StampLibrary::shipped().all()) {
            QRectF box;
            for (const Stamp::Part& part : stamp.parts) box |= part.path.boundingRect();
            QVERIFY2(box.bottom() <= kSlack && box.top() >= -1 - kSlack, id.c_str());
            QVERIFY2(box.left() >= -stamp.width / 2 - kSlack && box.right() <= stamp.width / 2 + kSlack, id.c_str());
            QVERIFY2(box.height() >= 0.6, id.c_str());
        }
    }

    void drawingsAreSmall()
    {
        for (const QFileInfo& file : QDir(stampsFolder()).entryInfoList({QStringLiteral("*.svg")}, QDir::Files))
            QVERIFY2(file.size() <= 8000, qPrintable(file.fileName()));
    }

    void aStampIsPutAtItsPlace()
    {
        const Stamp* castle = StampLibrary::shipped().find("castle-1");
        QVERIFY(castle != nullptr);
        const editor::StampPlace place{.foot = {100, 200}, .height = 30, .turn = 0, .mirrored = false, .tint = {}};
        const QRectF box = editor::boxOf(*castle, place);
        QVERIFY(isNear(box.bottom(), 200) && isNear(box.top(), 170) && isNear(box.center().x(), 100));
        const editor::Inks inks = editor::inksOf(*castle, place, parchment());
        QCOMPARE(inks.size(), castle->parts.size());
        QVERIFY(box.adjusted(-4, -4, 4, 4).contains(editor::boxOf(inks)));
        editor::StampPlace turned = place;
        turned.turn = 90;
        QVERIFY(isNear(editor::boxOf(*castle, turned).left(), 100) &&
                isNear(editor::boxOf(*castle, turned).right(), 130));
    }

    void aStampIsMirrored()
    {
        const auto stamp = read("<path class='wall' d='M50 100H90V50Z'/>");
        QVERIFY(stamp.has_value());
        editor::StampPlace place{.foot = {0, 0}, .height = 100, .turn = 0, .mirrored = false, .tint = {}};
        QVERIFY(isNear(editor::inksOf(*stamp, place, parchment()).front().path.boundingRect().right(), 40));
        place.mirrored = true;
        QVERIFY(isNear(editor::inksOf(*stamp, place, parchment()).front().path.boundingRect().left(), -40));
    }

    void coloursAreTheStyles()
    {
        const auto stamp = read("<rect class='accent line-outline' width='100' height='100' stroke-width='4'/>"
                                "<rect fill='#123456' width='10' height='10'/>");
        QVERIFY(stamp.has_value());
        editor::StampPlace place;
        for (const editor::Style& style : editor::StyleLibrary::shipped().all()) {
            const editor::Inks inks = editor::inksOf(*stamp, place, style);
            QCOMPARE(inks[0].brush.color(), style.role(InkRole::Accent));
            QCOMPARE(inks[0].pen.color(), style.role(InkRole::Outline));
            QCOMPARE(inks[1].brush.color(), QColor(0x12, 0x34, 0x56));
            QCOMPARE(inks[1].pen.style(), Qt::NoPen);
        }
        place.tint = QColor(Qt::green);
        QCOMPARE(editor::inksOf(*stamp, place, parchment())[0].brush.color(), QColor(Qt::green));
        QCOMPARE(editor::inksOf(*stamp, place, parchment())[0].pen.color(), parchment().role(InkRole::Outline));
    }

    void pensGrowMoreSlowlyThanStamps()
    {
        const auto stamp = read("<path class='line-outline' fill='none' d='M0 0H100' stroke-width='4'/>");
        QVERIFY(stamp.has_value());
        editor::StampPlace place;
        place.height = stamp->height;
        const double usual = editor::inksOf(*stamp, place, parchment()).front().pen.widthF();
        QVERIFY(isNear(usual, 0.04 * stamp->height));
        place.height *= 4;
        const double large = editor::inksOf(*stamp, place, parchment()).front().pen.widthF();
        QVERIFY(large > usual && large < 4 * usual);
    }

    void paintIsInherited()
    {
        const auto stamp = read("<g class='leaf' stroke='#ff0000' stroke-width='2' transform='translate(10 0)' "
                                "opacity='0.5'><g transform='scale(2)'><rect width='10' height='10'/>"
                                "<circle class='line-water' fill='none' r='5'/></g>"
                                "<rect width='5' height='5' fill='blue' stroke='none' fill-opacity='0.5'/></g>");
        QVERIFY(stamp.has_value());
        QCOMPARE(stamp->parts.size(), std::size_t{3});
        const Stamp::Part& square = stamp->parts[0];
        QVERIFY(square.fill == InkRole::Leaf && !square.line);
        QCOMPARE(square.ownLine, QColor(255, 0, 0));
        QVERIFY(isNear(square.width, 0.04) && isNear(square.opacity, 0.5));
        QVERIFY(isNear(square.path.boundingRect().width(), 0.2) && isNear(square.path.boundingRect().left(), -0.4));
        const Stamp::Part& ring = stamp->parts[1];
        QVERIFY(!ring.fill && !ring.ownFill.isValid() && ring.line == InkRole::Water);
        const Stamp::Part& blue = stamp->parts[2];
        QVERIFY(!blue.fill && blue.ownFill == QColor(Qt::blue) && blue.width <= 0);
        QVERIFY(isNear(blue.opacity, 0.25));
    }

    void aLineOfAnotherOpacityIsAPartOfItsOwn()
    {
        const auto stamp =
            read("<rect class='rock line-outline' width='9' height='9' fill-opacity='0.4' stroke-opacity='0.8'/>");
        QVERIFY(stamp.has_value());
        QCOMPARE(stamp->parts.size(), std::size_t{2});
        QVERIFY(stamp->parts[0].fill == InkRole::Rock && !stamp->parts[0].line && isNear(stamp->parts[0].opacity, 0.4));
        QVERIFY(!stamp->parts[1].fill && stamp->parts[1].line == InkRole::Outline);
        QVERIFY(isNear(stamp->parts[1].opacity, 0.8) && isNear(stamp->parts[1].width, 0.01));
    }

    void whatIsHiddenOrForeignIsLeftOut()
    {
        const auto stamp = read("<defs><rect width='9' height='9'/></defs><g display='none'><rect width='9' "
                                "height='9'/></g><text>no</text><rect class='cls-1 wood' width='9' height='9'/>"
                                "<rect width='9' height='9' fill='none'/><path d='M0 0L9 9' fill='url(#g)'/>");
        QVERIFY(stamp.has_value());
        QCOMPARE(stamp->parts.size(), std::size_t{1});
        QVERIFY(stamp->parts.front().fill == InkRole::Wood);
    }

    void refuses_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("line");
        QTest::newRow("no xml") << QByteArray("hello") << "svg-syntax" << 1;
        QTest::newRow("a document type") << QByteArray("<!DOCTYPE svg>\n<svg/>") << "svg-doctype" << 1;
        QTest::newRow("nothing") << drawing("<text>words</text>") << "stamp-empty" << 1;
        QTest::newRow("no box") << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\"><path d='M0 0L9 9'/></svg>")
                                << "svg-bad-view-box" << 1;
        QTest::newRow("a box of nothing")
            << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 0\"><path d='M0 0L9 9'/></svg>")
            << "svg-bad-view-box" << 1;
        QTest::newRow("a box that is a line")
            << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1000 2\"><path d='M0 0L9 9'/></svg>")
            << "svg-bad-view-box" << 1;
        QTest::newRow("a broken path") << drawing("<g/>\n<path d='M0 0 L5'/>") << "svg-bad-path" << 3;
        QTest::newRow("a width that is a word")
            << drawing("<path d='M0 0L9 9' stroke-width='thick'/>") << "svg-bad-number" << 2;
        QTest::newRow("a pen beyond reason")
            << drawing("<path d='M0 0L9 9' stroke='red' stroke-width='99999'/>") << "svg-number-too-large" << 2;
        QTest::newRow("a transform that is none")
            << drawing("\n<path transform='somewhere' d='M0 0L9 9'/>") << "svg-bad-transform" << 3;
        QTest::newRow("too many parts") << drawing(QByteArray("<rect width='9' height='9'/>").repeated(600))
                                        << "stamp-too-large" << 2;
        QTest::newRow("too many points") << drawing("<path d='M0 0" + QByteArray("L9 9L0 9").repeated(11000) + "'/>")
                                         << "stamp-too-large" << 2;
        QTest::newRow("too many bytes") << drawing("<!--" + QByteArray(300'000, 'x') + "-->") << "file-too-large" << 0;
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, code);
        QFETCH(int, line);
        const auto stamp = editor::readStamp(bytes, "own", "own.svg");
        QVERIFY(!stamp.has_value());
        QCOMPARE(QString::fromStdString(stamp.error().front().code), code);
        QCOMPARE(stamp.error().front().line, line);
        QCOMPARE(stamp.error().front().file, std::string("own.svg"));
    }

    void aPersonsOwnStampsComeBesides()
    {
        const QTemporaryDir folder;
        const auto put = [&](const QString& name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(bytes);
        };
        put(QStringLiteral("Old Mill.svg"), drawing("<rect fill='#ff8800' width='50' height='50'/>"));
        put(QStringLiteral("castle-1.svg"), drawing("<rect class='wall' width='50' height='50'/>"));
        put(QStringLiteral("broken.svg"), "<svg>");
        put(QStringLiteral("readme.txt"), "not a stamp");
        engine::Errors faults;
        const StampLibrary library = StampLibrary::with(folder.path().toStdString(), faults);
        QCOMPARE(library.all().size(), StampLibrary::shipped().all().size() + 1);
        const Stamp* mill = library.find("old-mill");
        QVERIFY(mill != nullptr);
        QCOMPARE(mill->group, std::string(editor::kOwnStamps));
        QCOMPARE(mill->name("fr"), std::string("Old Mill"));
        QCOMPARE(library.find("castle-1")->parts.size(), std::size_t{1});
        QCOMPARE(library.idsIn(editor::kOwnStamps).size(), std::size_t{2});
        QCOMPARE(faults.size(), std::size_t{1});
        QVERIFY(QString::fromStdString(faults.front().file).endsWith(QStringLiteral("broken.svg")));
    }

    /// `class` means something to stamps and nothing to a renderer.
    void artworkHasNoClasses()
    {
        const auto board = editor::BoardSvg::read(
            drawing("<g class='leaf'><rect class='wood line-outline' width='9' height='9'/></g>"), "board.svg");
        QVERIFY(board.has_value());
        QVERIFY(!board->artwork().contains("class"));
    }
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestStamps)
#include "tst_stamps.moc"
