// SPDX-License-Identifier: GPL-3.0-or-later
// What is painted in a window that reads from right to left: at the other side, and each text still in its own order.
#include "fixture.h"
#include "tests.h"

#include "app/desktop/base/actions.h"
#include "app/desktop/base/icons.h"
#include "app/desktop/base/textdirection.h"
#include "app/desktop/widgets/elidedlabel.h"
#include "app/desktop/widgets/mirroring.h"
#include "app/desktop/window/moderail.h"

#include <QAction>
#include <QDockWidget>
#include <QHBoxLayout>
#include <QImage>
#include <QLabel>
#include <QListWidget>
#include <QMainWindow>
#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <functional>
#include <memory>
#include <tuple>

namespace marches::app {

namespace {

constexpr QSize kSize(240, 60);
constexpr int kRounding = 2; ///< pixels
const QString kWords = QStringLiteral("Yes.");
const QString kArabic = QString::fromUtf8("نعم");

QImage pictureOf(QWidget& widget)
{
    QImage picture(widget.size(), QImage::Format_ARGB32);
    picture.fill(Qt::white);
    widget.render(&picture);
    return picture;
}

/// The part of the picture that is not as its ground.
QRect ink(const QImage& picture)
{
    const QRgb ground = picture.pixel(picture.width() / 2, picture.height() - 2);
    QRect found;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (picture.pixel(x, y) != ground) found |= QRect(x, y, 1, 1);
    return found;
}

class RightToLeftTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { m_desktop = std::make_unique<Desktop>(); } // with the style of the program
    void cleanupTestCase() { m_desktop.reset(); }
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void glyphsOfBeforeAndAfterAreMirrored_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("mirrored");
        for (const char* name :
             {"step-first", "step-back", "step-forward", "step-last", "undo", "redo", "chevron-right"})
            QTest::newRow(name) << QString::fromLatin1(name) << true;
        for (const char* name : {"edit", "search", "tool-select", "play-triangle"})
            QTest::newRow(name) << QString::fromLatin1(name) << false;
    }
    void glyphsOfBeforeAndAfterAreMirrored()
    {
        QFETCH(QString, name);
        QFETCH(bool, mirrored);
        const QImage before = icon(name).pixmap(20, 20).toImage();
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const QImage after = icon(name).pixmap(20, 20).toImage();
        QVERIFY(after != (mirrored ? before : before.mirrored(true, false)));
        int differing = 0;
        const QImage expected = mirrored ? before.mirrored(true, false) : before;
        for (int y = 0; y < after.height(); ++y)
            for (int x = 0; x < after.width(); ++x)
                if (std::abs(qAlpha(after.pixel(x, y)) - qAlpha(expected.pixel(x, y))) > 16) ++differing;
        QCOMPARE(differing, 0);
    }

    void aShortLabelBeginsAtTheOtherSide_data() { addTexts(); }
    void aShortLabelBeginsAtTheOtherSide()
    {
        QFETCH(QString, text);
        checkMirrored([&] {
            auto label = std::make_unique<ElidedLabel>(1);
            label->setText(text);
            return label;
        });
    }

    void aLabelBeginsAtTheOtherSide_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("alignment");
        QTest::addColumn<bool>("wraps");
        for (const QString& text : {kWords, kArabic})
            for (const Qt::Alignment side : {Qt::AlignLeft, Qt::AlignRight})
                for (const bool wraps : {false, true})
                    QTest::addRow("%s, %s, %s", text == kWords ? "Latin" : "Arabic",
                                  side == Qt::AlignLeft ? "before" : "after", wraps ? "lines" : "line")
                        << text << static_cast<int>(side | Qt::AlignTop) << wraps;
    }
    void aLabelBeginsAtTheOtherSide()
    {
        QFETCH(QString, text);
        QFETCH(int, alignment);
        QFETCH(bool, wraps);
        checkMirrored([&] {
            auto label = std::make_unique<QLabel>(text);
            label->setAlignment(Qt::Alignment(alignment));
            label->setWordWrap(wraps);
            return label;
        });
    }

    void marginsAreMirrored()
    {
        QWidget around;
        auto* row = new QHBoxLayout(&around);
        setMirroredMargins(row, {1, 2, 16, 3});
        QCOMPARE(row->contentsMargins(), QMargins(1, 2, 16, 3));
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(row->contentsMargins(), QMargins(16, 2, 1, 3));
        setMirroredMargins(row, {5, 0, 0, 0});
        QCOMPARE(row->contentsMargins(), QMargins(0, 0, 5, 0));
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(row->contentsMargins(), QMargins(5, 0, 0, 0));
    }

    void theKeysOfBeforeAndAfterChangePlaces()
    {
        Actions& actions = m_desktop->window().actions();
        const QAction* back = actions.find(QStringLiteral("play.back"));
        const QKeySequence left(Qt::ALT | Qt::Key_Left);
        const QKeySequence right(Qt::ALT | Qt::Key_Right);
        QCOMPARE(back->shortcut(), left);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(back->shortcut(), right);
        QCOMPARE(actions.find(QStringLiteral("play.forward"))->shortcut(), left);
        // What was chosen is what was meant.
        actions.setKeys(QStringLiteral("play.back"), {QKeySequence(Qt::CTRL | Qt::Key_Left)});
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(back->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Left));
        actions.resetKeys();
        QCOMPARE(back->shortcut(), left);
    }

    void theTitleOfAPanelBeginsAtTheOtherSide_data() { addTexts(); }
    void theTitleOfAPanelBeginsAtTheOtherSide()
    {
        QFETCH(QString, text);
        const auto words = [&](Qt::LayoutDirection direction) {
            QMainWindow page;
            auto* dock = new QDockWidget(text, &page);
            dock->setFeatures(QDockWidget::NoDockWidgetFeatures);
            page.addDockWidget(Qt::TopDockWidgetArea, dock);
            QGuiApplication::setLayoutDirection(direction);
            page.resize(kSize);
            const QImage title = pictureOf(page).copy(0, 4, kSize.width(), 16);
            const QRgb ground = title.pixel(kSize.width() / 2, 2);
            QRect found;
            for (int y = 0; y < title.height(); ++y)
                for (int x = 4; x < title.width() - 4; ++x)
                    if (title.pixel(x, y) != ground) found |= QRect(x, y, 1, 1);
            return found;
        };
        const QRect before = words(Qt::LeftToRight);
        const QRect after = words(Qt::RightToLeft);
        const auto told = QStringLiteral("%1 to %2, before %3 to %4")
                              .arg(after.left())
                              .arg(after.right())
                              .arg(before.left())
                              .arg(before.right());
        QVERIFY2(before.right() < kSize.width() / 2, qPrintable(told));
        QVERIFY2(std::abs(after.right() - (kSize.width() - 1 - before.left())) <= kRounding, qPrintable(told));
    }

    void glyphAndWordsOfAButtonStayTogether_data() { addTexts(); }
    void glyphAndWordsOfAButtonStayTogether()
    {
        QFETCH(QString, text);
        checkMirrored([&] {
            auto button = std::make_unique<QPushButton>(icon(QStringLiteral("search")), text);
            button->setFlat(true);
            return button;
        });
    }

    void theArrowOfAFoldStandsBeforeItsWords()
    {
        checkMirrored([] {
            auto button = std::make_unique<QToolButton>();
            button->setAutoRaise(true);
            button->setText(QStringLiteral("HHHHHHHHHHHHHHHHHHHHHHHH"));
            button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
            button->setArrowType(Qt::RightArrow);
            return button;
        });
    }

    void theBarOfTheChosenModeIsAtTheEdgeOfTheWindow()
    {
        QAction action(icon(QStringLiteral("edit")), kWords);
        action.setCheckable(true);
        action.setChecked(true);
        ModeRail rail;
        rail.addMode(&action);
        rail.resize(rail.width(), 200);
        const auto edges = [&] {
            const QImage picture = pictureOf(rail);
            const int y = rail.findChild<QToolButton*>()->geometry().center().y();
            return std::pair(picture.pixel(1, y), picture.pixel(rail.width() - 2, y));
        };
        const auto before = edges();
        QVERIFY(before.first != before.second);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(edges(), std::pair(before.second, before.first));
    }

    void wordsOfAnotherLanguageKeepTheirOrderInLists()
    {
        const auto words = [](Qt::LayoutDirection direction) {
            QListWidget list;
            list.setFrameShape(QFrame::NoFrame);
            list.addItem(kWords);
            QGuiApplication::setLayoutDirection(direction);
            list.resize(kSize);
            const QImage picture = pictureOf(list);
            const QRect all = ink(picture);
            const QRect end = ink(picture.copy(all.right() - 1, 0, 2, kSize.height()));
            return std::tuple(all.left(), all.height(), end.height());
        };
        const auto [before, height, stop] = words(Qt::LeftToRight);
        const auto [after, heightAfter, stopAfter] = words(Qt::RightToLeft);
        QVERIFY(before < kSize.width() / 2);
        QVERIFY(after > kSize.width() / 2);
        QVERIFY(stop < height / 2);
        QCOMPARE(heightAfter, height);
        QCOMPARE(stopAfter, stop);
    }

    void onlyWordsOfAnotherDirectionAreIsolated()
    {
        QCOMPARE(inOwnDirection(kWords, Qt::LeftToRight), kWords);
        QCOMPARE(inOwnDirection(kArabic, Qt::RightToLeft), kArabic);
        QCOMPARE(inOwnDirection(QStringLiteral("12/5"), Qt::RightToLeft), QStringLiteral("12/5"));
        QVERIFY(inOwnDirection(kWords, Qt::RightToLeft) != kWords);
        QVERIFY(inOwnDirection(kArabic, Qt::LeftToRight) != kArabic);
    }

private:
    static void addTexts()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("left to right") << kWords;
        QTest::newRow("right to left") << kArabic;
    }
    static void checkMirrored(const std::function<std::unique_ptr<QWidget>()>& make)
    {
        const auto inkOf = [&](Qt::LayoutDirection direction) {
            const std::unique_ptr<QWidget> widget = make();
            QGuiApplication::setLayoutDirection(direction);
            widget->resize(kSize);
            return ink(pictureOf(*widget));
        };
        const QRect before = inkOf(Qt::LeftToRight);
        const QRect after = inkOf(Qt::RightToLeft);
        QVERIFY(!before.isEmpty());
        QVERIFY2(std::abs(after.left() - (kSize.width() - 1 - before.right())) <= kRounding,
                 qPrintable(QStringLiteral("%1 to %2, before %3 to %4")
                                .arg(after.left())
                                .arg(after.right())
                                .arg(before.left())
                                .arg(before.right())));
        QVERIFY(std::abs(after.width() - before.width()) <= kRounding);
    }

    std::unique_ptr<Desktop> m_desktop;
};

} // namespace

std::unique_ptr<QObject> makeRightToLeftTest() { return std::make_unique<RightToLeftTest>(); }

} // namespace marches::app

#include "tst_righttoleft.moc"
