// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/painting/maplook.h"
#include "editor/tools/toolset.h"
#include "tests/editor/tools/tooltable.h"

#include <QApplication>
#include <QTest>

namespace marches::test {

using namespace editor;

/// What tools paint on a screen with two pixels for one.
class TestHighDpi : public QObject {
    Q_OBJECT

    /// Pixels of a colour in a part of a picture, given in the widget's own pixels.
    static int count(const QImage& picture, const QRectF& part, const QColor& colour)
    {
        const double ratio = picture.devicePixelRatio();
        int found = 0;
        for (int y = static_cast<int>(part.top() * ratio); y < static_cast<int>(part.bottom() * ratio); ++y)
            for (int x = static_cast<int>(part.left() * ratio); x < static_cast<int>(part.right() * ratio); ++x)
                if (picture.valid(x, y) && picture.pixelColor(x, y) == colour) ++found;
        return found;
    }

private slots:
    void snapLabelsStandWhereTheySnap()
    {
        ToolTable table;
        QCOMPARE(table.view.devicePixelRatioF(), 2.0);
        const auto tools = makeTools();
        table.view.setTool(findTool(tools, u"territory"));
        const QPointF corner(300, 300);
        table.move(corner);
        QVERIFY(!table.view.tool()->pointWords().isEmpty());
        const QImage picture = table.view.grab().toImage();
        const QPointF at = table.view.toWidget(corner);
        const QColor colour = mapColours(Theme::Light).change;
        QVERIFY(count(picture, QRectF(at - QPointF(60, 60), QSizeF(220, 45)), colour) > 1500);
        // Nothing of it is elsewhere.
        QCOMPARE(count(picture, QRectF(0, 0, at.x() - 80, at.y() - 80), colour), 0);
        table.view.setTool(nullptr);
    }
};

} // namespace marches::test

int main(int argc, char** argv)
{
    qputenv("QT_SCALE_FACTOR", "2");
    const QApplication application(argc, argv);
    marches::test::TestHighDpi test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_highdpi.moc"
