// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/edittexts.h"
#include "editor/document/picturefit.h"
#include "editor/panels/propertiespanel.h"
#include "editor/tools/picturetool.h"
#include "tests/editor/tools/tooltable.h"

#include <QDoubleSpinBox>
#include <QTest>

#include <cmath>
#include <memory>

namespace marches::test {

using namespace editor;

namespace {

bool isAt(const QPointF& a, const QPointF& b, double within = 0.02)
{
    return std::hypot(a.x() - b.x(), a.y() - b.y()) < within;
}

} // namespace

/// The picture to trace, turned and fitted by two or three points, by mouse, keys and numbers.
class TestPictureFit : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_table = std::make_unique<ToolTable>(ToolTable::emptyModel());
        QImage image(100, 80, QImage::Format_RGB32);
        image.fill(Qt::white);
        for (int y = 0; y < 10; ++y)
            for (int x = 0; x < 10; ++x) image.setPixelColor(x, y, Qt::red); // its upper left corner
        m_table->view.setTracedPicture(image);
        QVERIFY(m_table->document.edit(QStringLiteral("Picture"), [](MapEdit& edit) -> EditOutcome {
            MapInfo info = edit.model().info;
            info.picture = engine::TracePicture{"coast.png", {50, 50}, 2, 1, false};
            edit.setInfo(info);
            return {};
        }));
        m_table->begin(m_tool);
    }
    void cleanup()
    {
        m_table->view.setTool(nullptr);
        QVERIFY(m_table->isAsItBegan());
        m_table.reset();
    }

    void oneMoves()
    {
        pin({100, 100});
        m_table->drag({100, 100}, {130, 90});
        QVERIFY(isAt(corner(), {80, 40}, 2));
        QCOMPARE(picture().scale, 2.0);
        QCOMPARE(picture().turn, 0.0);
        QCOMPARE(m_table->stepsSinceBegin(), 2);
    }

    void twoTurnAndScale()
    {
        pin({100, 100});
        pin({200, 100});
        m_table->drag({200, 100}, {100, 250}); // a quarter turn, half as large again
        QVERIFY(isAt(pinPoint(picture(), 0), {100, 100}));
        QVERIFY(isAt(pinPoint(picture(), 1), {100, 250}, 2));
        QVERIFY(std::abs(picture().turn - 90) < 1);
        QVERIFY(std::abs(picture().scale - 3) < 0.05);
        QCOMPARE(picture().stretch, 1.0);
        QCOMPARE(picture().skew, 0.0);
        // What is seen is what is told: its corner is at (100 + 75, 100 - 75).
        const QPointF at = corner() + QPointF(-12, 12);
        QVERIFY(isAt(corner(), {175, 25}, 3));
        QCOMPARE(m_table->picture().pixelColor(m_table->view.toWidget(at).toPoint()).green() < 100, true);
        QCOMPARE(m_table->stepsSinceBegin(), 3);
    }

    void threeFitWhatIsBent()
    {
        pin({60, 60});
        pin({240, 60});
        pin({60, 200});
        m_table->drag({60, 200}, {100, 240});
        QVERIFY(isAt(pinPoint(picture(), 0), {60, 60}));
        QVERIFY(isAt(pinPoint(picture(), 1), {240, 60}));
        QVERIFY(isAt(pinPoint(picture(), 2), {100, 240}, 2));
        QVERIFY(picture().stretch > 1.2 && picture().skew > 10);
        // The others stay when another one is moved then.
        m_table->drag(pinPoint(picture(), 0), {70, 50});
        QVERIFY(isAt(pinPoint(picture(), 1), {240, 60}));
        QVERIFY(isAt(pinPoint(picture(), 2), {100, 240}, 2));
        m_table->document.undoStack().undo();
        QVERIFY(isAt(pinPoint(picture(), 0), {60, 60}));
    }

    void whatFitsNothingIsRefusedWithItsReason()
    {
        pin({60, 60});
        pin({240, 60});
        pin({60, 200});
        m_table->click({200, 200}, Qt::ShiftModifier);
        QCOMPARE(m_table->view.refusal(), refusalText({"too-many-pins", {}}));
        const engine::TracePicture before = picture();
        m_table->drag({60, 200}, {60, 20}); // upside down
        QCOMPARE(m_table->view.refusal(), refusalText({"picture-bent", {}}));
        QVERIFY(picture().stretch >= kLeastStretch);
        m_table->document.undoStack().setIndex(m_table->document.undoStack().count() - 1);
        const engine::TracePicture line{"coast.png", {50, 50}, 2, 1, false, 0, 1, 0, {{0, 0}, {40, 0}, {80, 0}}};
        QCOMPARE(withPinAt(line, 1, {100, 100}).error().code, std::string("pins-in-line"));
        for (const char* code : {"too-many-pins", "pin-on-pin", "pins-in-line", "picture-bent"})
            QVERIFY2(hasRefusalText(code), code);
    }

    void theHandleTurns()
    {
        // Its middle is at (150, 130); the handle above its upper edge.
        m_table->drag({150, 50 - 24 / scale()}, {250, 130});
        QVERIFY(std::abs(picture().turn - 90) < 2);
        QVERIFY(isAt(placeOf(picture()).map(QPointF(50, 40)), {150, 130}, 0.1));
        QCOMPARE(m_table->stepsSinceBegin(), 1);
        m_table->key(Qt::Key_Right, Qt::ControlModifier);
        m_table->key(Qt::Key_Right, Qt::ControlModifier);
        QVERIFY(std::abs(picture().turn - 92) < 2);
        QVERIFY(isAt(placeOf(picture()).map(QPointF(50, 40)), {150, 130}, 0.1));
    }

    void theKeysAloneFit()
    {
        m_table->move({100, 100});
        m_table->key(Qt::Key_K);
        m_table->key(Qt::Key_Right, Qt::ShiftModifier); // the pin over the picture
        QVERIFY(isAt(corner(), {50, 50}));
        QVERIFY(isAt(pinPoint(picture(), 0), {110, 100}, 1));
        m_table->key(Qt::Key_Return);
        QVERIFY(!picture().locked);
        const QPointF first = pinPoint(picture(), 0);
        m_table->key(Qt::Key_Right, Qt::ShiftModifier); // and the picture with the pin
        QVERIFY(isAt(corner(), {60, 50}));
        m_table->move({200, 100});
        m_table->key(Qt::Key_K);
        m_table->key(Qt::Key_Return);
        QTest::keyClick(&m_table->view, Qt::Key_Tab, Qt::ShiftModifier); // back to the first one
        m_table->key(Qt::Key_Down);
        QVERIFY(isAt(pinPoint(picture(), 0), first + QPointF(10, 1), 0.1));
        QVERIFY(isAt(pinPoint(picture(), 1), {200, 100}, 1));
        QVERIFY(picture().turn < 0);
        m_table->key(Qt::Key_Delete);
        QCOMPARE(picture().pins.size(), std::size_t(1));
        m_table->key(Qt::Key_Return);
        QVERIFY(picture().locked);
        m_table->key(Qt::Key_K);
        QCOMPARE(m_table->view.refusal(), refusalText({"picture-locked", {}}));
    }

    void numbersFitToo()
    {
        pin({100, 100});
        pin({200, 100});
        PropertiesPanel panel;
        panel.setMap(&m_table->selection);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        const auto field = [&panel](const char* name) { return panel.findChild<QDoubleSpinBox*>(QLatin1String(name)); };
        QTRY_VERIFY(field("pin-left-2")->isVisible());
        QVERIFY(!field("pin-left-3")->isVisible());
        QVERIFY(std::abs(field("pin-left-2")->value() - 200) < 1);
        field("pin-left-2")->setValue(300);
        QVERIFY(isAt(pinPoint(picture(), 1), {300, 100}, 1));
        QVERIFY(isAt(pinPoint(picture(), 0), {100, 100}, 1));
        QVERIFY(std::abs(picture().scale - 4) < 0.1);
        field("picture-turn")->setValue(30);
        QCOMPARE(picture().turn, 30.0);
        QTRY_COMPARE(field("picture-turn")->value(), 30.0);
        m_table->document.undoStack().undo();
        QTRY_VERIFY(std::abs(field("picture-turn")->value()) < 1);
    }

private:
    const engine::TracePicture& picture() const { return *m_table->document.model().info.picture; }
    QPointF corner() const { return placeOf(picture()).map(QPointF()); }
    double scale() const { return m_table->view.toWidget({1, 0}).x() - m_table->view.toWidget({0, 0}).x(); }
    void pin(const QPointF& at)
    {
        const std::size_t before = picture().pins.size();
        m_table->click(at, Qt::ShiftModifier);
        QCOMPARE(picture().pins.size(), before + 1);
        QVERIFY(isAt(pinPoint(picture(), before), at, 1));
    }

    std::unique_ptr<ToolTable> m_table;
    PictureTool m_tool;
};

} // namespace marches::test

QTEST_MAIN(marches::test::TestPictureFit)
#include "tst_picturefit.moc"
