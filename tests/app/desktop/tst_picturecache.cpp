// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures that are kept from one start to the next.
#include "tests.h"

#include "app/desktop/base/picturecache.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace marches::app {

namespace {

QImage plain(QRgb colour, int width = 8)
{
    QImage image(width, 6, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

class PictureCacheTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_parent;
    QString folder() const { return m_parent.filePath(QStringLiteral("not yet there")); }
    QFileInfoList files() const { return QDir(folder()).entryInfoList(QDir::Files); }

private slots:
    void cleanup() { QDir(folder()).removeRecursively(); }

    void keepsWhatItWasGiven()
    {
        QVERIFY(!PictureCache(folder()).find("a"));
        PictureCache(folder()).keep("a", plain(0xff112233));
        PictureCache(folder()).keep("b", plain(0xff445566));
        QCOMPARE(*PictureCache(folder()).find("a"), plain(0xff112233));
        QCOMPARE(*PictureCache(folder()).find("b"), plain(0xff445566));
        QVERIFY(!PictureCache(folder()).find("c"));
        PictureCache(folder()).keep("a", plain(0xff778899));
        QCOMPARE(*PictureCache(folder()).find("a"), plain(0xff778899));
    }

    void brokenFilesAreNone()
    {
        PictureCache(folder()).keep("a", plain(0xff112233));
        QFile file(files().front().filePath());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() / 2));
        file.close();
        QVERIFY(!PictureCache(folder()).find("a"));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write("no picture");
        file.close();
        QVERIFY(!PictureCache(folder()).find("a"));
        // More than any of ours.
        QVERIFY(plain(0xff112233, 5000).save(file.fileName(), "png"));
        QVERIFY(!PictureCache(folder()).find("a"));
    }

    void theOldestGo()
    {
        PictureCache(folder()).keep("old", plain(0xff112233));
        QFile file(files().front().filePath());
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-1), QFileDevice::FileModificationTime));
        file.close();
        for (int i = 1; i < PictureCache::kMostFiles; ++i)
            PictureCache(folder()).keep(QByteArray::number(i), plain(0xff112233));
        QCOMPARE(files().size(), PictureCache::kMostFiles);
        QVERIFY(PictureCache(folder()).find("old"));
        PictureCache(folder()).keep("new", plain(0xff112233));
        QCOMPARE(files().size(), PictureCache::kMostFiles);
        QVERIFY(!PictureCache(folder()).find("old"));
        QVERIFY(PictureCache(folder()).find("new"));
    }

    void aFolderThatCannotBeMadeIsNoMatter()
    {
        QFile file(folder()); // where the folder should be
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.close();
        PictureCache(folder()).keep("a", plain(0xff112233));
        QVERIFY(!PictureCache(folder()).find("a"));
        QVERIFY(file.remove());
    }
};

} // namespace

std::unique_ptr<QObject> makePictureCacheTest() { return std::make_unique<PictureCacheTest>(); }

} // namespace marches::app

#include "tst_picturecache.moc"
