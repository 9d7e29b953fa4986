// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/renderboard.h"
#include "tests/editor/canvas/narniaboard.h"

#include <QDir>
#include <QElapsedTimer>
#include <QTest>

namespace marches::test {

using editor::BoardPicture;
using editor::Theme;

/// Pictures of the board. With MARCHES_PICTURES=<folder> they are kept there to be looked at.
class TestPictures : public QObject {
    Q_OBJECT

private slots:
    void images_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("asking");
        QTest::addColumn<QString>("language");
        QTest::newRow("usual-light") << QSize(875, 656) << false << true << "en";
        QTest::newRow("usual-dark") << QSize(875, 656) << true << true << "en";
        QTest::newRow("small-light") << QSize(560, 420) << false << false << "en";
        QTest::newRow("small-dark") << QSize(560, 420) << true << false << "fr";
        QTest::newRow("hundred-light-fr") << QSize(1200, 900) << false << false << "fr";
        QTest::newRow("double-light") << QSize(2400, 1800) << false << true << "en";
    }
    void images()
    {
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        QFETCH(bool, asking);
        QFETCH(QString, language);
        BoardPicture picture = this->picture(language.toStdString());
        picture.size = size;
        picture.theme = dark ? Theme::Dark : Theme::Light;
        if (asking) picture.marks = m_board.question();
        const QImage image = editor::renderImage(picture);
        QCOMPARE(image.size(), size);
        const QByteArray folder = qgetenv("MARCHES_PICTURES");
        if (!folder.isEmpty())
            QVERIFY(image.save(QString::fromUtf8(folder) + u'/' + QString::fromUtf8(QTest::currentDataTag()) +
                               QStringLiteral(".png")));
    }

    void vectors()
    {
        BoardPicture picture = this->picture("en");
        picture.marks = m_board.question();
        editor::renderSvg(picture); // the first one loads the fonts
        const QByteArray svg = editor::renderSvg(picture);
        const QByteArray pdf = editor::renderPdf(picture);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(svg.contains("clip-path"));
        QVERIFY2(!svg.contains("<text"), "letters are outlines");
        const QByteArray again = editor::renderSvg(picture);
        keep(QStringLiteral("again.svg"), again);
        keep(QStringLiteral("board.svg"), svg);
        QCOMPARE(again, svg);
        QCOMPARE(editor::renderPdf(picture), pdf);
        keep(QStringLiteral("board.svg"), svg);
        keep(QStringLiteral("board.pdf"), pdf);
    }

private:
    static void keep(const QString& name, const QByteArray& bytes)
    {
        const QByteArray folder = qgetenv("MARCHES_PICTURES");
        if (folder.isEmpty()) return;
        QFile file(QString::fromUtf8(folder) + u'/' + name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    BoardPicture picture(const std::string& language) const
    {
        BoardPicture picture;
        picture.drawing = m_board.drawing;
        picture.rules = m_board.rules;
        picture.facts = m_board.midgame();
        picture.wording = m_board.wording(language);
        return picture;
    }
    NarniaBoard m_board;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestPictures)
#include "tst_pictures.moc"
