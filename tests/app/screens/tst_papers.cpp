// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of the README show the program as it is: each is taken anew, by the size, letters and moments of
// resources/desktop/screenshots.sh, and compared. Those of the guide can be taken, and come out the same.
#include "tests.h"

#include "app/desktop/base/application.h"
#include "app/desktop/screens/screenpicture.h"
#include "editor/canvas/canvasview.h"

#include <QApplication>
#include <QDir>
#include <QFont>
#include <QImage>
#include <QRegularExpression>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace marches::app {

namespace {

constexpr QSize kSize(1100, 700);
constexpr QSize kCells(110, 70);         ///< what is compared: small enough that letters of another system count little
constexpr int kDiffers = 24;             ///< of 255, on average of a cell
constexpr double kMostCells = 0.02;      ///< share of the cells that may differ
constexpr double kMostOfTheSame = 0.002; ///< the same of two pictures in a row: a clock goes on

/// Whatever size the picture has, its cells.
QImage cellsOf(const QImage& picture)
{
    return picture.convertToFormat(QImage::Format_RGB32)
        .scaled(kCells, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

double shareOfDifferentCells(const QImage& one, const QImage& other)
{
    const QImage first = cellsOf(one);
    const QImage second = cellsOf(other);
    int different = 0;
    for (int y = 0; y < kCells.height(); ++y)
        for (int x = 0; x < kCells.width(); ++x) {
            const QRgb a = first.pixel(x, y);
            const QRgb b = second.pixel(x, y);
            const int off =
                std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
            if (off > kDiffers) ++different;
        }
    return different / static_cast<double>(kCells.width() * kCells.height());
}

class PapersTest : public ScreensTest {
    Q_OBJECT
public:
    using ScreensTest::ScreensTest;

private slots:
    void initTestCase()
    {
        QFont letters = QApplication::font();
        letters.setPointSizeF(9);
        QApplication::setFont(letters);
    }

    void picturesAreNotStale_data()
    {
        QTest::addColumn<QString>("screen");
        QTest::addColumn<QString>("moment");
        const auto row = [](const char* picture, const char* screen, const char* moment) {
            QTest::newRow(picture) << QString::fromLatin1(screen) << QString::fromLatin1(moment);
        };
        row("play", "classic", "question.attack-form-2");
        row("edit", "panels", "panel-style");
        row("orders", "diplomacy", "why");
    }
    void picturesAreNotStale()
    {
        QFETCH(QString, screen);
        QFETCH(QString, moment);
        const QRegularExpression gap(QStringLiteral("[^\\w.-]+"));
        const auto found =
            std::ranges::find(screens(), screen, [](const Screen& one) { return QString::fromLatin1(one.name); });
        QVERIFY(found != screens().end());
        Desktop desktop(QStringLiteral("en"), kSize);
        desktop.application().thumbnails().waitForAll();
        QImage now;
        found->visit(desktop, [&](QWidget& shown, const QString& name) {
            if (!now.isNull() || QString(name).replace(gap, QStringLiteral("-")) != moment) return;
            settle();
            for (auto* canvas : shown.findChildren<editor::CanvasView*>())
                if (canvas->isVisible()) canvas->waitForArtwork();
            settle();
            now = shown.grab().toImage();
        });
        QVERIFY2(!now.isNull(), "the screen has no such moment");
        const QString file = QStringLiteral(MARCHES_SOURCE_DIR "/resources/desktop/screenshots/") +
                             QString::fromLatin1(QTest::currentDataTag()) + QStringLiteral(".png");
        const QImage then(file);
        QVERIFY2(!then.isNull(), qPrintable(file));
        QCOMPARE(then.size(), now.size());
        const double share = shareOfDifferentCells(then, now);
        QVERIFY2(share <= kMostCells,
                 qPrintable(QStringLiteral("%1 % of %2 look otherwise now: run resources/desktop/screenshots.sh")
                                .arg(share * 100, 0, 'f', 1)
                                .arg(file)));
    }

    /// Every part that the guide may show can be brought to the screen, and looks the same each time.
    void partsOfTheGuide_data()
    {
        QTest::addColumn<QString>("screen");
        for (const QString& screen : ScreenPicture::screenNames()) QTest::newRow(qPrintable(screen)) << screen;
    }
    void partsOfTheGuide()
    {
        QFETCH(QString, screen);
        ScreenPicture wanted;
        wanted.screen = screen;
        wanted.size = kSize;
        const std::optional<QImage> first = wanted.take();
        QVERIFY(first.has_value());
        const std::optional<QImage> again = wanted.take();
        QVERIFY(again.has_value());
        QCOMPARE(again->size(), first->size());
        const double share = shareOfDifferentCells(*first, *again);
        if (share <= kMostOfTheSame) return;
        const QString files = QDir::temp().filePath(QStringLiteral("marches-%1-%2.png").arg(screen));
        first->save(files.arg(1));
        again->save(files.arg(2));
        QFAIL(qPrintable(QStringLiteral("%1 % differ: %2, %3")
                             .arg(QString::number(share * 100, 'f', 1), files.arg(1), files.arg(2))));
    }

    void whatIsNoPartIsNotPhotographed()
    {
        ScreenPicture wanted;
        wanted.screen = QStringLiteral("nowhere");
        QVERIFY(!wanted.take().has_value());
    }
};

} // namespace

std::unique_ptr<QObject> makePapersTest(const QString& group) { return std::make_unique<PapersTest>(group); }

} // namespace marches::app

#include "tst_papers.moc"
