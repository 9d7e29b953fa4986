// SPDX-License-Identifier: GPL-3.0-or-later
// A newcomer's way from an empty map to a game on it and back, by mouse and keys on the real window.
#include "fixture.h"

#include "app/desktop/edit/editpage.h"
#include "app/desktop/edit/emptymapplaceholder.h"
#include "app/desktop/edit/toolbox.h"
#include "app/desktop/play/playpage.h"
#include "app/desktop/window/preparation.h"
#include "editor/canvas/mapview.h"
#include "editor/document/contacts.h"
#include "editor/document/drawingchecks.h"
#include "editor/panels/playablepanel.h"
#include "editor/panels/propertiespanel.h"
#include "editor/tools/maptool.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

namespace marches::app {

class TestNewcomer : public QObject {
    Q_OBJECT

    EditPage& edit() { return m_desktop->window().edit(); }
    const editor::MapModel& model() { return edit().controller().document()->model(); }
    QPoint onScreen(const QPointF& board) { return edit().canvas().toWidget(board).toPoint(); }
    void click(const QPointF& board, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseMove(&edit().canvas(), onScreen(board));
        QTest::mouseClick(&edit().canvas(), Qt::LeftButton, modifiers, onScreen(board));
    }
    void drag(const QPointF& from, const QPointF& to)
    {
        QTest::mouseMove(&edit().canvas(), onScreen(from));
        QTest::mousePress(&edit().canvas(), Qt::LeftButton, {}, onScreen(from));
        for (int i = 1; i <= 10; ++i) QTest::mouseMove(&edit().canvas(), onScreen(from + (to - from) * (i / 10.0)));
        QTest::mouseRelease(&edit().canvas(), Qt::LeftButton, {}, onScreen(to));
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&edit().canvas(), key, modifiers); }
    void use(const char* tool)
    {
        QVERIFY(edit().tools().choose(QLatin1String(tool)));
        edit().canvas().setFocus();
    }
    editor::RecordId at(const QPointF& board) { return *edit().canvas().placeAtPoint(onScreen(board)); }
    std::size_t territories()
    {
        return static_cast<std::size_t>(
            std::ranges::count_if(model().places(), [](const auto& row) { return row.record.isTerritory(); }));
    }
    void keepPicture(const char* name)
    {
        if (const QString folder = qEnvironmentVariable("MARCHES_PICTURES"); !folder.isEmpty()) {
            settle();
            m_desktop->window().grab().save(QDir(folder).filePath(QLatin1String(name) + QStringLiteral(".png")));
        }
    }

    std::unique_ptr<Desktop> m_desktop;

private slots:
    void fromNothingToAGameAndBack()
    {
        m_desktop = std::make_unique<Desktop>();
        MainWindow& window = m_desktop->window();
        window.activateWindow();
        settle();
        QTest::keyClick(&window, Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
        settle();
        QVERIFY(edit().offersStart());
        keepPicture("newcomer-1-start");
        QTest::mouseClick(edit().findChild<EmptyMapPlaceholder*>()->findChild<QAbstractButton*>(), Qt::LeftButton);
        settle();
        QVERIFY(!edit().offersStart());

        // A picture to trace.
        const QString picture = m_desktop->folder() + QStringLiteral("/coast.png");
        QImage image(600, 450, QImage::Format_RGB32);
        image.fill(QColor(200, 215, 190));
        QVERIFY(image.save(picture));
        edit().setPicture(picture);
        QVERIFY(model().info.picture.has_value());
        edit().canvas().fit();
        settle();

        // Ten territories that share their borders: five columns, two rows.
        use("territory");
        for (int i = 0; i < 10; ++i) {
            const double x = 200 + 120 * (i % 5);
            const double y = 200 + 120 * (i / 5);
            for (const QPointF& corner :
                 {QPointF(x, y), QPointF(x + 120, y), QPointF(x + 120, y + 120), QPointF(x, y + 120)})
                click(corner);
            if (territories() == static_cast<std::size_t>(i)) key(Qt::Key_Return);
            QCOMPARE(territories(), static_cast<std::size_t>(i + 1));
        }
        // Side by side in both rows, and each row with the other.
        QCOMPARE(model().connections().size(), std::size_t(4 + 4 + 5));
        keepPicture("newcomer-2-ten");

        use("split");
        click({740, 200});
        click({740, 320});
        if (territories() == 10) key(Qt::Key_Return);
        QCOMPARE(territories(), std::size_t(11));

        use("river");
        click({320, 200});
        click({320, 440});
        key(Qt::Key_Return);
        QCOMPARE(model().barriers().size(), std::size_t(1));
        use("bridge");
        click({320, 260});
        const auto isBridge = [](const auto& row) { return row.record.kind == engine::ConnectionKind::Bridge; };
        QCOMPARE(std::ranges::count_if(model().connections(), isBridge), 1);

        use("lane");
        click({200, 260});
        click({150, 500});
        click({260, 440});
        const auto isLane = [](const auto& row) { return row.record.kind == engine::ConnectionKind::SeaLane; };
        QCOMPARE(std::ranges::count_if(model().connections(), isLane), 1);

        use("ground");
        key(Qt::Key_2);
        drag({480, 230}, {600, 230});
        QCOMPARE(model().places().at(at({500, 230})).terrain, std::string("wooded"));

        // Two regions: the row above, the row below.
        use("select");
        for (const double y : {230.0, 410.0}) {
            edit().controller().selection()->clear();
            for (const double x : {230.0, 350.0, 470.0, 590.0, 710.0, 790.0}) {
                const editor::RecordId place = at({x, y});
                if (!edit().controller().selection()->has(place)) click({x, y}, Qt::ShiftModifier);
            }
            key(Qt::Key_G, Qt::ControlModifier);
        }
        QCOMPARE(model().regions().size(), std::size_t(2));
        QVERIFY(std::ranges::none_of(
            model().places(), [](const auto& row) { return row.record.isTerritory() && row.record.region.empty(); }));
        keepPicture("newcomer-3-drawn");

        // What the problems panel lists is mended by its first fix.
        edit().controller().analysis()->waitUntilCurrent();
        for (int i = 0; i < 20 && !edit().controller().analysis()->problems().empty(); ++i) {
            key(Qt::Key_F8);
            key(Qt::Key_1, Qt::AltModifier);
            edit().controller().analysis()->waitUntilCurrent();
        }
        QStringList left;
        for (const engine::Problem& problem : edit().controller().analysis()->problems())
            if (!problem.approved)
                left << QString::fromStdString(problem.id + (problem.at.empty() ? "" : " " + problem.at.front()));
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QStringLiteral("; "))));

        // A name in both languages, typed into the properties.
        edit().canvas().setFocus();
        edit().controller().selection()->clear();
        click({230, 230});
        settle();
        // The form of the map has fields of the same name, hidden now.
        const auto visible = [this](const char* field) {
            for (QLineEdit* one : edit().properties().findChildren<QLineEdit*>(QLatin1String(field)))
                if (one->isVisible()) return one;
            return static_cast<QLineEdit*>(nullptr);
        };
        for (const auto& [field, text] : {std::pair("en.name", "West March"), std::pair("fr.name", "Marche Ouest")}) {
            const std::string key = editor::textBase(model().places().at(at({230, 230}))) + ".name";
            const std::string before = model().text(std::string(field).substr(0, 2), key);
            QTRY_VERIFY(visible(field) != nullptr && visible(field)->text().toStdString() == before);
            visible(field)->setFocus();
            visible(field)->selectAll();
            QTest::keyClicks(visible(field), QLatin1String(text));
            QTest::keyClick(visible(field), Qt::Key_Return);
        }
        const editor::PlaceRecord named = model().places().at(at({230, 230}));
        QCOMPARE(model().text("en", editor::textBase(named) + ".name"), std::string("West March"));
        QCOMPARE(model().text("fr", editor::textBase(named) + ".name"), std::string("Marche Ouest"));
        keepPicture("newcomer-4-named");

        // Played as it is, unsaved, and back.
        const int steps = edit().controller().document()->undoStack().count();
        edit().canvas().setFocus();
        key(Qt::Key_F5);
        settle();
        QCOMPARE(window.currentPage(), &window.play());
        QVERIFY(window.play().session() != nullptr);
        keepPicture("newcomer-5-played");
        QTest::keyClick(&window, Qt::Key_F5, Qt::ShiftModifier);
        settle();
        QCOMPARE(window.currentPage(), &edit());
        QCOMPARE(edit().controller().document()->undoStack().count(), steps);

        // Saved, closed, opened again: nothing is lost, and it is sound.
        const QString folder = edit().controller().proposedFolder();
        QVERIFY(edit().controller().saveAs(folder));
        const std::size_t connections = model().connections().size();
        edit().controller().close();
        window.openFile(folder + QStringLiteral("/map.yaml"));
        settle();
        QCOMPARE(territories(), std::size_t(11));
        QCOMPARE(model().connections().size(), connections);
        QCOMPARE(model().text("fr", editor::textBase(named) + ".name"), std::string("Marche Ouest"));
        QCOMPARE(model().barriers().begin()->record.line.size(), std::size_t(3));
        QVERIFY(editor::checkWholeMap(model()).empty());
        keepPicture("newcomer-6-reopened");
    }

    void aMapInPiecesSaysWhatItLacks()
    {
        m_desktop = std::make_unique<Desktop>();
        MainWindow& window = m_desktop->window();
        window.activateWindow();
        settle();
        QTest::keyClick(&window, Qt::Key_3, Qt::ControlModifier | Qt::AltModifier);
        settle();
        QTest::mouseClick(edit().findChild<EmptyMapPlaceholder*>()->findChild<QAbstractButton*>(), Qt::LeftButton);
        settle();
        use("territory");
        const auto draw = [this](double x) {
            const std::size_t before = territories();
            for (const QPointF& corner :
                 {QPointF(x, 200), QPointF(x + 120, 200), QPointF(x + 120, 320), QPointF(x, 320)})
                click(corner);
            if (territories() == before) key(Qt::Key_Return);
            QCOMPARE(territories(), before + 1);
        };
        const auto lacks = [this](const char* words) {
            const auto* list = edit().findChild<editor::PlayablePanel*>()->findChild<QTreeWidget*>();
            return !list->findItems(QLatin1String(words), Qt::MatchContains | Qt::MatchRecursive).isEmpty();
        };
        // Two territories far from each other: nothing can be played, and the panel that opens says why.
        draw(200);
        draw(600);
        QVERIFY(model().connections().size() == 0);
        key(Qt::Key_F5);
        settle();
        QCOMPARE(window.currentPage(), &edit());
        QPushButton* show = nullptr;
        for (QPushButton* button : edit().findChildren<QPushButton*>())
            if (button->isVisible() && button->text() == QLatin1String("Show what is missing")) show = button;
        QVERIFY(show != nullptr);
        QTest::mouseClick(show, Qt::LeftButton);
        settle();
        QTRY_VERIFY(lacks("These rules need at least 2 territories"));
        keepPicture("newcomer-7-pieces");

        // A third one beside the first is enough for a game of two; the one that lies apart is named.
        edit().canvas().setFocus();
        use("territory");
        draw(320);
        settle();
        QTRY_VERIFY(lacks("take no part in this game: 1"));
        edit().canvas().setFocus();
        key(Qt::Key_F5);
        settle();
        QCOMPARE(window.currentPage(), &window.play());
        const GameRunner& runner = *window.play().runner();
        QCOMPARE(runner.rules().vocabulary().find(engine::Space::Verb, "claim").has_value(), true); // Classic Risk
        QVERIFY(runner.waiting() != GameRunner::Waiting::Over);
        keepPicture("newcomer-8-two");
    }
};

} // namespace marches::app

int main(int argc, char** argv)
{
    QApplication qt(argc, argv);
    marches::app::prepareApplication();
    marches::app::TestNewcomer test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_newcomer.moc"
