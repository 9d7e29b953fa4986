// SPDX-License-Identifier: GPL-3.0-or-later
// The guided first steps, done to their ends on the real window by mouse and keys, in every language they are in.
#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFontDatabase>
#include <QLineEdit>
#include <QtTest>

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/mapcontroller.h"
#include "app/desktop/lesson/lessonbar.h"
#include "app/desktop/lesson/lessoncoach.h"
#include "app/desktop/welcome/welcomepage.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/mapview.h"
#include "editor/document/mapdocument.h"
#include "engine/package/lesson.h"
#include "engine/text/translationfiles.h"
#include "playing.h"

using namespace marches;
using namespace marches::app;

namespace {

/// Pictures of every step, where they are wished for: MARCHES_PICTURES=<folder>.
void takePictureOf(PlayTable& table, const QString& language)
{
    const QString folder = qEnvironmentVariable("MARCHES_PICTURES");
    if (folder.isEmpty() || table.window().coach().lesson() == nullptr) return;
    QDir().mkpath(folder);
    QTest::qWait(50);
    const engine::Lesson& lesson = *table.window().coach().lesson();
    const int step = table.window().coach().step();
    table.window().grab().save(
        QDir(folder).filePath(QStringLiteral("%1-%2-%3-%4.png")
                                  .arg(QString::fromStdString(lesson.id), language)
                                  .arg(step)
                                  .arg(QString::fromStdString(lesson.steps[static_cast<std::size_t>(step)].id))));
}

/// The hands of somebody at the map editor.
class Drawer {
public:
    explicit Drawer(PlayTable& table) : m_edit(table.window().edit()) {}

    const editor::MapModel& model() const { return m_edit.controller().document()->model(); }
    editor::MapView& canvas() { return m_edit.canvas(); }
    QPoint onScreen(const QPointF& board) { return canvas().toWidget(board).toPoint(); }
    void click(const QPointF& board)
    {
        QTest::mouseMove(&canvas(), onScreen(board));
        QTest::mouseClick(&canvas(), Qt::LeftButton, {}, onScreen(board));
    }
    void drag(const QPointF& from, const QPointF& to)
    {
        QTest::mouseMove(&canvas(), onScreen(from));
        QTest::mousePress(&canvas(), Qt::LeftButton, {}, onScreen(from));
        for (int i = 1; i <= 10; ++i) QTest::mouseMove(&canvas(), onScreen(from + (to - from) * (i / 10.0)));
        QTest::mouseRelease(&canvas(), Qt::LeftButton, {}, onScreen(to));
    }
    void key(Qt::Key key) { QTest::keyClick(&canvas(), key); }

    /// The longest piece of border between two territories of the eastern island, where no river is yet: the vertices
    /// at its ends.
    std::pair<QPointF, QPointF> inlandBorder() const
    {
        const editor::PlanarMap& drawing = model().drawing;
        std::pair<QPointF, QPointF> longest;
        double most = 0;
        for (const editor::EdgeId id : drawing.edges()) {
            const editor::Edge& edge = drawing.edge(id);
            if (!isLand(edge.left) || !isLand(edge.right)) continue;
            if (drawing.at(edge.start).x() < kEasternIsle || drawing.at(edge.end).x() < kEasternIsle) continue;
            const QLineF line(drawing.at(edge.start), drawing.at(edge.end));
            if (line.length() <= most) continue;
            most = line.length();
            longest = {line.p1(), line.p2()};
        }
        return longest;
    }

    /// A whole border between two territories there: its two ends, and a vertex between them.
    std::array<QPointF, 3> wholeBorder() const
    {
        const editor::PlanarMap& drawing = model().drawing;
        std::map<std::pair<editor::FaceId, editor::FaceId>, std::map<editor::VertexId, int>> borders;
        for (const editor::EdgeId id : drawing.edges()) {
            const editor::Edge& edge = drawing.edge(id);
            if (!isLand(edge.left) || !isLand(edge.right) || drawing.at(edge.start).x() < kEasternIsle) continue;
            auto& ends = borders[std::minmax(edge.left, edge.right)];
            ++ends[edge.start];
            ++ends[edge.end];
        }
        for (const auto& [between, vertices] : borders) {
            std::vector<QPointF> ends;
            QPointF inside;
            for (const auto& [vertex, count] : vertices) {
                if (count == 1) ends.push_back(drawing.at(vertex));
                if (count == 2) inside = drawing.at(vertex);
            }
            if (ends.size() == 2 && !inside.isNull()) return {ends[0], ends[1], inside};
        }
        return {};
    }

private:
    static constexpr double kEasternIsle = 620; // board units

    bool isLand(editor::FaceId face) const
    {
        const auto place = model().placeOf(face);
        return place && model().places().at(*place).kind == engine::PlaceKind::Land;
    }

    EditPage& m_edit;
};

} // namespace

class TestLessons : public QObject {
    Q_OBJECT

    static LessonCoach& coach(PlayTable& table) { return table.window().coach(); }
    static std::string stepId(PlayTable& table)
    {
        const engine::Lesson& lesson = *coach(table).lesson();
        return lesson.steps[static_cast<std::size_t>(coach(table).step())].id;
    }
    static void press(PlayTable& table, const char* button)
    {
        auto* found = table.window().lessonBar().findChild<QPushButton*>(QLatin1String(button));
        QVERIFY(found != nullptr && found->isVisible() && found->isEnabled());
        QTest::mouseClick(found, Qt::LeftButton);
        QTest::qWait(0);
    }
    /// From the welcome page, as a person finds it.
    static void begin(PlayTable& table, const char* button, const QString& language)
    {
        table.preferences().setLanguage(language);
        table.window().goToWelcome();
        QTest::qWait(0);
        auto* found = table.window().welcome().findChild<QPushButton*>(QLatin1String(button));
        QVERIFY(found != nullptr && found->isVisible());
        if (const QString folder = qEnvironmentVariable("MARCHES_PICTURES"); !folder.isEmpty())
            table.window().grab().save(folder +
                                       QStringLiteral("/welcome-%1-%2.png").arg(QLatin1String(button), language));
        QTest::mouseClick(found, Qt::LeftButton);
        QTest::qWait(0);
        QVERIFY(coach(table).lesson() != nullptr);
        QVERIFY(table.window().lessonBar().isVisible());
    }
    /// What is said is said in the language, and what is pointed out is there.
    static void checkStep(PlayTable& table, const QString& language, QStringList& told)
    {
        const engine::Lesson& lesson = *coach(table).lesson();
        const auto& step = lesson.steps[static_cast<std::size_t>(coach(table).step())];
        const QString words = table.window().lessonBar().words();
        const auto written = std::ranges::find(lesson.texts, "step." + step.id + ".text", &engine::TextEntry::key);
        QVERIFY(!words.isEmpty() && !told.contains(words));
        QCOMPARE(words == QString::fromStdString(written->one), language == QLatin1String("en"));
        if (!step.lookAt.empty() && step.lookAt != "placeRest" && step.lookAt != "roll")
            QVERIFY2(coach(table).pointedAt() != nullptr, step.lookAt.c_str());
        told << words;
        takePictureOf(table, language);
    }

private slots:
    void initTestCase()
    {
        QVERIFY2(QFontDatabase::families().size() > 0, "without a font nothing can be read");
        prepareApplication();
    }

    void languages_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << QStringLiteral("en");
        QTest::newRow("French") << QStringLiteral("fr");
    }

    void theFirstGameIsPlayed_data() { languages_data(); }
    void theFirstGameIsPlayed()
    {
        QFETCH(QString, language);
        PlayTable table({0}, 3, {}, 2, "narnia/official");
        table.window().resize(1000, 700);
        begin(table, "gameLesson", language);
        QCOMPARE(table.window().currentPage(), static_cast<ModePage*>(&table.page()));
        QStringList told;
        const int steps = static_cast<int>(coach(table).lesson()->steps.size());
        for (int step = 0; step < steps; ++step) {
            table.settle();
            QTest::qWait(0);
            QCOMPARE(coach(table).step(), step);
            checkStep(table, language, told);
            const engine::LessonGoal& goal = coach(table).lesson()->steps[static_cast<std::size_t>(step)].goal;
            if (goal.empty()) {
                press(table, "lessonNext");
            } else if (std::ranges::count(goal.deeds, engine::LessonDeed::Undo) > 0) {
                table.key(Qt::Key_Z, Qt::ControlModifier);
                QTest::qWait(0);
            } else {
                ::marches::app::play(table, byMouse(), [&] {
                    QTest::qWait(0);
                    return coach(table).lesson() == nullptr || coach(table).step() > step;
                });
            }
            if (QTest::currentTestFailed()) return;
        }
        QVERIFY(coach(table).lesson() == nullptr);
        QVERIFY(table.window().lessonBar().isHidden());
        QVERIFY(table.page().session() != nullptr); // the game stays
        QVERIFY(!table.runner().game().over());
    }

    void theFirstMapIsDrawn_data() { languages_data(); }
    void theFirstMapIsDrawn()
    {
        QFETCH(QString, language);
        PlayTable table({0}, 3, {}, 2, "narnia/official");
        table.window().resize(1400, 900);
        begin(table, "mapLesson", language);
        QCOMPARE(table.window().currentPage(), static_cast<ModePage*>(&table.window().edit()));
        Drawer drawer(table);
        QTest::qWait(100);
        drawer.canvas().fit();
        table.window().activateWindow();
        drawer.canvas().setFocus();
        QStringList told;
        const auto at = [&](const char* step) {
            QTRY_COMPARE(stepId(table), std::string(step));
            checkStep(table, language, told);
        };
        at("look");
        if (QTest::currentTestFailed()) return;
        press(table, "lessonNext");
        at("border");
        if (QTest::currentTestFailed()) return;
        drawer.key(Qt::Key_B);
        const QPointF point = drawer.inlandBorder().first;
        drawer.drag(point, point + QPointF(24, 16));
        at("territory");
        if (QTest::currentTestFailed()) return;
        drawer.key(Qt::Key_P);
        for (const QPointF& corner : {QPointF(40, 40), QPointF(120, 40), QPointF(120, 90), QPointF(40, 90)})
            drawer.click(corner);
        drawer.key(Qt::Key_Return);
        at("name");
        if (QTest::currentTestFailed()) return;
        drawer.key(Qt::Key_F2);
        QTest::qWait(20);
        QWidget* field = QApplication::focusWidget();
        QVERIFY(qobject_cast<QLineEdit*>(field) != nullptr);
        qobject_cast<QLineEdit*>(field)->selectAll();
        QTest::keyClicks(field, QStringLiteral("Gull Rock"));
        QTest::keyClick(field, Qt::Key_Return);
        at("river");
        if (QTest::currentTestFailed()) return;
        drawer.canvas().setFocus();
        drawer.key(Qt::Key_R);
        const auto [from, to, between] = drawer.wholeBorder();
        drawer.click(from);
        drawer.click(to);
        drawer.key(Qt::Key_Return);
        at("bridge");
        if (QTest::currentTestFailed()) return;
        drawer.key(Qt::Key_G);
        drawer.click(between);
        at("problems");
        if (QTest::currentTestFailed()) return;
        press(table, "lessonNext");
        at("play");
        if (QTest::currentTestFailed()) return;
        drawer.canvas().setFocus();
        drawer.key(Qt::Key_F5);
        at("done");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(table.window().currentPage(), static_cast<ModePage*>(&table.page()));
        press(table, "lessonNext");
        QVERIFY(coach(table).lesson() == nullptr);
        QVERIFY(table.window().edit().controller().document() != nullptr);
    }

    void itCanBeLeftAndGoneBackIn()
    {
        PlayTable table({0}, 3);
        table.window().actions().find(QStringLiteral("help.first-game"))->trigger();
        QTest::qWait(0);
        press(table, "lessonNext");
        QCOMPARE(coach(table).step(), 1);
        press(table, "lessonBack");
        QCOMPARE(coach(table).step(), 0);
        // Words follow the language at once.
        const QString before = table.window().lessonBar().words();
        table.preferences().setLanguage(QStringLiteral("fr"));
        QTest::qWait(0);
        QVERIFY(table.window().lessonBar().words() != before);
        press(table, "lessonLeave");
        QVERIFY(coach(table).lesson() == nullptr);
        QVERIFY(table.window().lessonBar().isHidden());
        QVERIFY(coach(table).pointedAt() == nullptr);
        QVERIFY(table.page().session() != nullptr);
    }

    /// No step can be waited for in vain: each can be skipped.
    void everyStepCanBeSkipped()
    {
        PlayTable table({0}, 3);
        for (const char* id : {"first-game", "first-map"}) {
            table.window().beginLesson(id);
            QVERIFY(coach(table).lesson() != nullptr);
            const int steps = static_cast<int>(coach(table).lesson()->steps.size());
            for (int pressed = 0; coach(table).lesson() != nullptr; ++pressed) {
                QVERIFY(pressed <= steps);
                press(table, "lessonNext");
            }
        }
    }
};

QTEST_MAIN(TestLessons)
#include "tst_lessons.moc"
