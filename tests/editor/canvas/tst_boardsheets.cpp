// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/canvas/boardsheets.h"
#include "tests/editor/canvas/narniaboard.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace marches::test {

using editor::BoardPicture;
using editor::Sheet;
using editor::SheetSettings;

namespace {

QString pdfinfo(const QByteArray& pdf)
{
    QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("sheets.pdf"));
    QFile file(name);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write(pdf);
    file.close();
    QProcess process;
    process.start(QStringLiteral("pdfinfo"), {name});
    process.waitForFinished();
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace

class TestBoardSheets : public QObject {
    Q_OBJECT

private slots:
    void oneSheetIsEnough()
    {
        SheetSettings settings;
        settings.boardWidth = 180;
        const auto sheets = editor::planSheets({1200, 900}, settings);
        QCOMPARE(sheets.size(), 1U);
        QCOMPARE(sheets[0].board, QRectF(0, 0, 1200, 900));
        QCOMPARE(sheets[0].paper, QRectF(15, 81, 180, 135)); // in the middle of it
        settings.paper.transpose();
        QCOMPARE(editor::planSheets({1200, 900}, settings)[0].paper, QRectF(58.5, 37.5, 180, 135));
    }

    void whatBleedsIsPrintedBeyondTheCut()
    {
        SheetSettings settings;
        settings.boardWidth = 150;
        settings.bleed = 4;
        const auto sheets = editor::planSheets(m_picture.drawing->size, settings);
        QCOMPARE(sheets.size(), 1U);
        const double edge = sheets[0].paper.left();
        QCOMPARE(edge, 30.0);
        constexpr double kFine = 4; // pixels a millimetre
        const QImage with = editor::renderSheet(m_picture, settings, sheets[0], kFine);
        const auto at = [&](const QImage& image, double x, double y) {
            return image.pixelColor(qRound(x * kFine), qRound(y * kFine));
        };
        const double middle = sheets[0].paper.center().y();
        QVERIFY(at(with, edge - 2, middle) != QColor(Qt::white)); // in the bleed
        QCOMPARE(at(with, edge - 6, middle), QColor(Qt::white));  // beyond it
        // Mirrored at the edge: what is there goes on.
        QCOMPARE(at(with, edge - 2, middle), at(with, edge + 1.75, middle));
        settings.bleed = 0;
        const auto bare = editor::planSheets(m_picture.drawing->size, settings);
        const QImage without = editor::renderSheet(m_picture, settings, bare[0], kFine);
        QCOMPARE(at(without, edge - 2, middle), QColor(Qt::white));
    }

    void sheetsOverlapAndCoverTheBoard()
    {
        const SheetSettings settings; // 600 mm on A4
        const QSizeF board(1200, 900);
        const auto sheets = editor::planSheets(board, settings);
        QCOMPARE(sheets.back().column + 1, 4); // (600 - 8) / (190 - 8)
        QCOMPARE(sheets.back().row + 1, 2);    // (450 - 8) / (277 - 8)
        QCOMPARE(sheets.size(), 8U);
        for (const Sheet& sheet : sheets) {
            QVERIFY(QRectF(QPointF(), board).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(sheet.board));
            QVERIFY(std::abs(sheet.paper.width() / sheet.board.width() - 0.5) < 1e-9); // millimetres per unit
            QVERIFY(sheet.paper.right() <= 200 + 1e-6);
            if (sheet.column > 0) {
                const Sheet& left = *(&sheet - 1);
                QVERIFY(std::abs((left.board.right() - sheet.board.left()) * 0.5 - settings.overlap) < 1e-6);
            }
        }
        QVERIFY(std::abs(sheets.back().board.right() - board.width()) < 1e-6);
        QVERIFY(std::abs(sheets.back().board.bottom() - board.height()) < 1e-6);
    }

    void sillySettingsHaveNoSheets_data()
    {
        QTest::addColumn<double>("width");
        QTest::addColumn<double>("margin");
        QTest::addColumn<double>("overlap");
        QTest::newRow("no board") << 0.0 << 10.0 << 8.0;
        QTest::newRow("all margin") << 600.0 << 100.0 << 8.0;
        QTest::newRow("all overlap") << 600.0 << 10.0 << 180.0;
        QTest::newRow("a house wall") << 30000.0 << 10.0 << 8.0;
    }
    void sillySettingsHaveNoSheets()
    {
        QFETCH(double, width);
        QFETCH(double, margin);
        QFETCH(double, overlap);
        SheetSettings settings;
        settings.boardWidth = width;
        settings.margin = margin;
        settings.overlap = overlap;
        QVERIFY(editor::planSheets({1200, 900}, settings).empty());
        QVERIFY(editor::renderSheetsPdf(m_picture, settings).isEmpty());
    }

    void pdfHasItsPagesAtTheirSize()
    {
        SheetSettings settings;
        settings.paper = QSizeF(297, 210);
        settings.boardWidth = 400;
        const QByteArray pdf = editor::renderSheetsPdf(m_picture, settings);
        const QString info = pdfinfo(pdf);
        QVERIFY2(QRegularExpression(QStringLiteral("Title: +Narnia\n")).match(info).hasMatch(), qPrintable(info));
        const auto expected = editor::planSheets(m_picture.drawing->size, settings).size();
        QVERIFY(expected > 1);
        QVERIFY2(info.contains(QRegularExpression(QStringLiteral("Pages: +%1\n").arg(expected))), qPrintable(info));
        const auto size = QRegularExpression(QStringLiteral("Page size: +([\\d.]+) x ([\\d.]+) pts")).match(info);
        QVERIFY2(size.hasMatch(), qPrintable(info));
        QVERIFY(std::abs(size.captured(1).toDouble() - 297 / 25.4 * 72) < 1);
        QVERIFY(std::abs(size.captured(2).toDouble() - 210 / 25.4 * 72) < 1);
        QCOMPARE(editor::renderSheetsPdf(m_picture, settings), pdf);
    }

    void cropMarksStandOutsideOfThePicture()
    {
        SheetSettings settings;
        settings.boardWidth = 180;
        const Sheet sheet = editor::planSheets(m_picture.drawing->size, settings).front();
        const auto darkPixels = [&](bool marks) {
            settings.cropMarks = marks;
            const QImage image = editor::renderSheet(m_picture, settings, sheet, 8);
            int dark = 0;
            for (int x = 0; x < 8 * (sheet.paper.left() - 1); ++x) // beside the board
                for (int y = 0; y < image.height(); ++y) dark += qGray(image.pixel(x, y)) < 160;
            return dark;
        };
        QCOMPARE(darkPixels(false), 0);
        QVERIFY(darkPixels(true) > 20);
    }

    void tilesMakeTheWholePicture()
    {
        const QSize whole(1000, 750);
        const auto tiles = editor::planTiles(whole, 400);
        QCOMPARE(tiles.size(), 6U);
        const double scale = whole.width() / m_picture.drawing->size.width();
        const QImage one = editor::renderTile(m_picture, scale, QRect(QPoint(), whole));
        QCOMPARE(one.size(), whole);
        int pixels = 0;
        for (const QRect& tile : tiles) {
            const QImage part = editor::renderTile(m_picture, scale, tile);
            QCOMPARE(part.size(), tile.size());
            pixels += tile.width() * tile.height();
            const QPoint middle = QRect(QPoint(), tile.size()).center();
            const QRgb a = part.pixel(middle);
            const QRgb b = one.pixel(tile.topLeft() + middle);
            QVERIFY(std::abs(qGray(a) - qGray(b)) < 24);
        }
        QCOMPARE(pixels, whole.width() * whole.height());
        QVERIFY(editor::planTiles({100'000, 100'000}).empty());
        QCOMPARE(editor::planTiles({12'000, 9'000}).size(), 4U);
    }

    void initTestCase()
    {
        m_picture.drawing = m_board.drawing;
        m_picture.wording = m_board.wording("fr");
    }

private:
    NarniaBoard m_board;
    BoardPicture m_picture;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestBoardSheets)
#include "tst_boardsheets.moc"
